/** What interviewers for one kind of work usually ask, and what a person may ask them. */
export interface OccupationFamily {
  name: string;
  titles: RegExp;
  usual: readonly string[];
  toAsk: readonly string[];
}

/**
 * Families by title, the most certain first. We wrote the questions from how such interviews are commonly held; none
 * comes from an employer. Source: docs/australian-applications.md, Interviews.
 */
export const occupationFamilies: readonly OccupationFamily[] = [
  {
    name: "Nursing and midwifery",
    titles: /\b(?:nurse|nursing|midwi\w+|RN|EN|NUM)\b/i,
    usual: [
      "Tell us about a patient whose condition changed under your care. What did you notice and do?",
      "You have four patients who need you at once. How do you decide who comes first?",
      "Describe a medication error or near miss, and what you did afterwards.",
      "How have you dealt with a distressed family member?",
    ],
    toAsk: [
      "What is the usual patient ratio on each shift?",
      "How are new staff supported in the first three months?",
    ],
  },
  {
    name: "Aged care and disability support",
    titles:
      /\b(?:aged care|personal care|care ?(?:worker|giver|assistant)|carer|support worker|disability|AIN)\b/i,
    usual: [
      "How do you keep a person's dignity while you help with showering or dressing?",
      "A resident refuses care this morning. What do you do?",
      "Tell us about a change in someone that you noticed and reported.",
      "How do you move and lift people safely?",
    ],
    toAsk: [
      "How many residents does one carer look after on this shift?",
      "How far ahead is the roster known?",
    ],
  },
  {
    name: "Allied health and medicine",
    titles:
      /\b(?:physiotherap\w+|occupational therap\w+|psycholog\w+|speech patholog\w+|dietiti\w+|doctor|registrar|medical officer|pharmacist|dent\w+|radiograph\w+|paramedic)\b/i,
    usual: [
      "Take us through a complex case and how you reached your plan.",
      "When did you disagree with another clinician, and how was it settled?",
      "How do you know that a treatment is working?",
      "How do you keep your caseload and your notes up to date?",
    ],
    toAsk: ["How is supervision arranged?", "What does a usual caseload look like?"],
  },
  {
    name: "School teaching",
    titles: /\b(?:teacher|teaching|head of department|principal|learning support)\b/i,
    usual: [
      "Walk us through a unit you taught and how you knew that students had learnt.",
      "How have you adjusted a lesson for a student with additional needs?",
      "Tell us about a class that was hard to settle. What changed it?",
      "How do you work with a parent who is unhappy?",
    ],
    toAsk: ["Which classes would be mine, and who teaches beside me?", "How is planning time arranged?"],
  },
  {
    name: "Early childhood",
    titles: /\b(?:early childhood|childcare|child care|kindergarten|educator|room leader|OSHC)\b/i,
    usual: [
      "How does play become learning in your room? Give one example.",
      "What do you do when you have a concern for a child's safety?",
      "Tell us about a child who found separation hard.",
      "How do you document learning without losing time with the children?",
    ],
    toAsk: ["What are the ratios in this room?", "How much programming time does each educator have?"],
  },
  {
    name: "Software and data",
    titles:
      /\b(?:software|developer|engineer \(?(?:full|front|back)|full[- ]?stack|front[- ]?end|back[- ]?end|web developer|data (?:engineer|scientist|analyst)|devops|platform engineer|site reliability|tester|QA (?:engineer|analyst|lead)|android|iOS|programmer|cyber|cloud)\b/i,
    usual: [
      "Describe a system you built or changed. What would you do differently now?",
      "Tell us about the hardest fault you found in production.",
      "How do you decide what to test?",
      "When did you disagree about a design, and how was it decided?",
    ],
    toAsk: ["How does a change get from an idea to production here?", "What does being on call look like?"],
  },
  {
    name: "Electrical, mechanical and building trades",
    titles:
      /\b(?:electrician|plumber|carpenter|fitter|mechanic|boilermaker|welder|refrigeration|technician|apprentice|trades?\w*|painter|tiler)\b/i,
    usual: [
      "How do you make a job safe before you start?",
      "Tell us about a fault that was hard to find.",
      "When did you stop work because something was not right?",
      "How do you deal with a change on site that is not on the drawing?",
    ],
    toAsk: ["What sort of jobs fill a usual week?", "Are vehicle and tools supplied?"],
  },
  {
    name: "Construction and engineering",
    titles:
      /\b(?:project engineer|site (?:manager|supervisor|engineer)|construction|civil|structural|estimator|contract\w* (?:administrator|manager)|surveyor|engineer|foreman)\b/i,
    usual: [
      "Tell us about a project that fell behind. What did you do?",
      "How do you manage a variation with a client and a subcontractor?",
      "Describe a safety decision that cost time or money.",
      "How do you keep a budget when quantities change?",
    ],
    toAsk: ["What stage is the project at?", "How large is the team on site?"],
  },
  {
    name: "Hospitality and kitchen",
    titles:
      /\b(?:chef|cook|kitchen\w*|barista|waiter|waitress|bartender|food and beverage|venue|restaurant|hotel|housekeep\w+|front desk)\b/i,
    usual: [
      "What was your busiest service, and how did you get through it?",
      "How do you handle a complaint about a meal or a room?",
      "How do you keep food safe when it is hectic?",
      "What do you do when a colleague does not turn up?",
    ],
    toAsk: ["How many covers or rooms is a usual day?", "How are weekends and split shifts shared?"],
  },
  {
    name: "Retail, sales and customer service",
    titles:
      /\b(?:retail|store manager|sales|shop assistant|cashier|customer service|call centre|contact centre|account manager|business development|merchandis\w+)\b/i,
    usual: [
      "Tell us about a customer who left happier than they came.",
      "How have you reached a target that looked out of reach?",
      "What do you do when the policy says no and the customer is right?",
      "How do you learn a new range or product fast?",
    ],
    toAsk: ["How are targets set, and who reaches them?", "What do customers complain about most?"],
  },
  {
    name: "Warehouse and transport",
    titles:
      /\b(?:warehouse|storeperson|pick(?:er)?|forklift|driver|logistics|dispatch|supply chain|courier|freight|fleet)\b/i,
    usual: [
      "How do you keep your picks or deliveries accurate when it is busy?",
      "Tell us about a near miss, and what changed after it.",
      "What do you check on a vehicle or forklift before you use it?",
      "How do you deal with stock that does not match the system?",
    ],
    toAsk: ["Which shifts are there, and how is overtime given out?", "Which system is used for stock?"],
  },
  {
    name: "Accounting and finance",
    titles: /\b(?:account(?:ant|s|ing)|bookkeep\w+|payroll|finance|financial|audit\w*|tax)\b/i,
    usual: [
      "Walk us through a month end you ran. Where was time lost?",
      "Tell us about an error you found before it reached a report.",
      "How have you explained a figure to somebody who is no accountant?",
      "Which process have you made faster, and by how much?",
    ],
    toAsk: ["Which systems are used, and is a change planned?", "How long does month end take today?"],
  },
  {
    name: "Government policy and programs",
    titles:
      /\b(?:policy|grants?|program (?:officer|manager)|ministerial|regulat\w+|APS\d?|project officer|council|government)\b/i,
    usual: [
      "Describe advice you gave that was not what was hoped for.",
      "How have you brought parties with different interests to one position?",
      "Tell us how you judged evidence that pointed two ways.",
      "Which of the public service's values has cost you something, and when?",
    ],
    toAsk: [
      "What are the branch's priorities for the next six months?",
      "How is hybrid work arranged in this team?",
    ],
  },
  {
    name: "Administration and office",
    titles:
      /\b(?:administrat\w+|reception\w*|executive assistant|personal assistant|office (?:manager|coordinator)|clerk|secretary|records|coordinator)\b/i,
    usual: [
      "How do you order a day in which three people need something at once?",
      "Tell us about a process that you made simpler.",
      "How do you keep what is confidential confidential?",
      "Describe a mistake in a booking, letter or record and how you put it right.",
    ],
    toAsk: [
      "Whom does this role support, and how do they like to work?",
      "Which systems would I use each day?",
    ],
  },
  {
    name: "Marketing and communications",
    titles:
      /\b(?:marketing|communications?|content|social media|brand|public relations|copywriter|campaign)\b/i,
    usual: [
      "Take us through a campaign from brief to result.",
      "Which figure told you that something did not work, and what did you do?",
      "How do you write for people who do not want to read?",
      "Tell us about feedback on your work that you disagreed with.",
    ],
    toAsk: ["How is success measured in this role?", "Who signs off what is published?"],
  },
  {
    name: "Management and human resources",
    titles:
      /\b(?:manager|director|human resources|HR\b|people and culture|recruit|team leader|supervisor|head of)/i,
    usual: [
      "Tell us about a person whose work you helped to improve.",
      "Describe a decision that your team did not like.",
      "How do you know how your team is going?",
      "When did you change your mind because of somebody below you?",
    ],
    toAsk: [
      "What would you want changed in the first six months?",
      "How is the team made up, and who has just left?",
    ],
  },
];

/** Questions for every occupation. */
export const commonQuestions = {
  self: "Tell us about yourself.",
  why: (company: string) => (company === "" ? "Why this job, and why now?" : `Why ${company}, and why now?`),
} as const;

export const commonToAsk = [
  "What would make you say in six months that this hire worked?",
  "What are the next steps, and when will people hear?",
] as const;

/** The family of a title, or null if none is certain: then all questions come from the ad. */
export function occupationFamily(title: string): OccupationFamily | null {
  return occupationFamilies.find(({ titles }) => titles.test(title)) ?? null;
}
