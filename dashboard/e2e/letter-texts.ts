/** An ad and a weak draft for it; people and firms are invented. */
export const ad = `About the role
Bellwether Energy is looking for a Business Analyst to join a delivery team of eight people in Melbourne.
- Requirements gathering and SQL are required
- Experience with Jira and BPMN is highly regarded
- At least 5 years of experience as a business analyst is essential
You will run workshops with people from the network, write user stories and plan UAT with two vendors all year.`;

export const draft = `Dear Hiring Manager,

I am writing to apply for the Business Analyst position. I is a passionate team player. I led requirements workshops with 40 stakeholders for a new billing platform.

Yours sincerely,
Priya Raman`;
