const size = 5000;

const adParagraph = `About the role
You will run the month-end close, prepare BAS and payroll and report to the finance manager. You work with budget owners across three sites.

Essential criteria
- Experience in accounts payable, bank reconciliations and financial reporting
- Advanced Excel skills and knowledge of Xero or MYOB
- CPA or CA qualification, or willing to obtain
- Strong communication skills, attention to detail and time management
- Current driver licence and a national police check

Desirable
- Experience with Power BI, SQL and grant acquittals
- Certificate IV in Accounting and Bookkeeping
`;

const resumeParagraph = `EMPLOYMENT HISTORY
Senior Accountant, Wattle Creek Council
Mar 2019 - Present
- Prepared monthly financial reports and BAS for four funds
- Ran payroll for 120 staff and reconciled bank accounts each week
- Built budget models in Excel and trained two assistants
Assistant Accountant, Murray Mallee Foods Pty Ltd
2015 - 2019
- Processed accounts payable and receivable in MYOB
- Helped with stock takes and year-end audit files
KEY SKILLS
Xero, Excel, financial reporting, budgeting, communication, accounts payable
`;

function fill(head: string, paragraph: string): string {
  let text = head;
  for (let n = 0; text.length < size; n += 1) text += paragraph.replaceAll("site", `site ${n}`);
  return text.slice(0, size);
}

/** A resume and an ad of 5 kB each, as the engine's input. */
export const benchInput = {
  resumeText: fill(
    "Dana Wattle\nAccountant\nDubbo NSW 2830 | 0491 570 158 | dana@example.org\n\n",
    resumeParagraph,
  ),
  ad: { text: fill("", adParagraph), title: "Accountant" },
  asOf: "2026-11-01",
};
