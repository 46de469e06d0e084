import { isPrivateQuestion } from "./private-questions.ts";

/** Where the answer of a family comes from. */
export type AnswerOrigin =
  /** Stories and the resume. */
  | "told"
  /** The person's own reason, then stories and the resume. */
  | "reason"
  /** The profile of the form filling screen. */
  | "profile"
  /** The person only. */
  | "own";

interface FamilyFacts {
  name: string;
  /** A common wording of the question. */
  example: string;
  way: AnswerOrigin;
  /** The answers name the employer. */
  isOfJob?: true;
  /** Each answer is about one thing, such as one tool, and fits no other question of the family. */
  isOfThing?: true;
}

/** Families of questions that forms ask in many wordings; one stored answer fits each. decision: D-88. */
export const questionFamilies = {
  why: { name: "Why this job", example: "Why do you want to work here?", way: "reason", isOfJob: true },
  you: { name: "About you", example: "Tell us about yourself.", way: "told" },
  strengths: { name: "Strengths", example: "What are your strengths?", way: "told" },
  growing: { name: "What you are working on", example: "What would you like to get better at?", way: "told" },
  proud: { name: "An achievement", example: "What achievement are you proud of?", way: "told" },
  leading: { name: "Leading people", example: "Describe a time when you led a team.", way: "told" },
  conflict: { name: "Disagreement", example: "Describe a conflict at work and what you did.", way: "told" },
  mistake: { name: "A mistake", example: "Tell us about a mistake and what you learnt.", way: "told" },
  customer: {
    name: "A difficult customer",
    example: "Describe a time you helped an unhappy customer.",
    way: "told",
  },
  deadline: {
    name: "Pressure and deadlines",
    example: "Describe a time you met a tight deadline.",
    way: "told",
  },
  problem: { name: "Solving a problem", example: "Describe a problem you solved.", way: "told" },
  change: {
    name: "Improving how work is done",
    example: "Tell us about something you improved.",
    way: "told",
  },
  team: { name: "Working with others", example: "Give an example of working in a team.", way: "told" },
  papers: { name: "Qualifications and licences", example: "Which qualifications do you hold?", way: "told" },
  experience: {
    ...{ name: "Experience in something", example: "What is your experience with rostering?" },
    ...{ way: "told", isOfThing: true },
  },
  salary: { name: "Pay you expect", example: "What are your salary expectations?", way: "profile" },
  notice: { name: "Notice and start", example: "What is your notice period?", way: "profile" },
  relocation: { name: "Moving", example: "Are you willing to relocate?", way: "own" },
  travel: { name: "Travel", example: "Are you willing to travel for work?", way: "own" },
  hours: { name: "Days and hours", example: "Which days and hours can you work?", way: "own" },
  found: { name: "How you heard of it", example: "How did you hear about this job?", way: "own" },
} as const satisfies Record<string, FamilyFacts>;

export type QuestionFamily = keyof typeof questionFamilies;
export const familyNames = Object.keys(questionFamilies) as QuestionFamily[];

/** The facts of a family in their common type. */
export const familyFacts = (family: QuestionFamily): FamilyFacts => questionFamilies[family];

/** The more certain patterns first; a question that matches none has no family. */
const signs: readonly (readonly [QuestionFamily, RegExp])[] = [
  ["found", /\b(?:how|where) did you (?:hear|find out|learn)\b|\bhow you (?:heard|found)\b/i],
  [
    "salary",
    /\b(?:salary|remuneration|pay|wage|rate)\b.{0,40}\b(?:expect\w*|requirement|range|seek\w*|desired)|\b(?:expected|desired|expectations?)\b.{0,30}\b(?:salary|remuneration|pay|wage|rate)\b/i,
  ],
  [
    "notice",
    /\bnotice\b.{0,30}\b(?:period|give|required|weeks)|\bnotice period\b|\bwhen (?:can|could|would|are) you (?:be )?(?:able to |available to )?(?:start|commence)|\b(?:start|commence\w*) date\b|\bearliest (?:start|date)\b/i,
  ],
  ["relocation", /\brelocat\w+|\bmove to\b/i],
  ["travel", /\bto travel\b|\btravel requirements?\b/i],
  [
    "hours",
    /\b(?:which|what) (?:days|hours|shifts)\b|\b(?:days|hours|shifts)\b.{0,30}\bavailab\w+|\bavailab\w+\b.{0,40}\b(?:days|hours|shifts|weekends?|evenings?|nights?)\b/i,
  ],
  [
    "why",
    /\bwhy you (?:are|would|want|wish)\b|\bwhy (?:do|are|would|did|have) you\b.{0,60}\b(?:work|join|role|job|position|appl\w+|interested|us|organisation|company|team)\b|\bwhat (?:attracts?|attracted|interests?|draws|drew|motivates?|excites?) you\b|\bwhy (?:us|this (?:role|job|position|organisation|company))\b|\breasons? for applying\b|\bmotivation\b/i,
  ],
  [
    "papers",
    /\b(?:which|what|list|outline|detail)\b.{0,30}\b(?:qualifications?|licen[cs]es|certificat\w+|accreditations?|tickets)\b/i,
  ],
  [
    "leading",
    /\b(?:led|lead|leading|managed|supervised|coached|mentored|leadership)\b.{0,40}\b(?:team|people|others|staff|someone|colleagues?|group|project|style|experience|skills?)\b|\bleadership\b/i,
  ],
  [
    "conflict",
    /\bconflicts?\b(?! of interest)|\bdisagree\w*|\bdifficult (?:colleague|co-?worker|team member|stakeholder|conversation)/i,
  ],
  [
    "mistake",
    /\bmistakes?\b|\bfail(?:ed|ure|ures)\b|\bwent wrong\b|\bdid(?:n['\u2019]t| not) go (?:as|to) plan/i,
  ],
  [
    "customer",
    /\b(?:difficult|unhappy|upset|angry|challenging|dissatisfied|complain\w+)\b.{0,20}\b(?:customer|client|patient|guest|resident|parent)s?\b|\b(?:above and beyond|excellent|great|exceptional|outstanding)\b.{0,40}\b(?:customer|client|service)\b|\bcustomer service\b/i,
  ],
  [
    "deadline",
    /\bdeadlines?\b|\bunder pressure\b|\bcompeting (?:priorities|demands)\b|\bpriorit\w+\b.{0,30}\b(?:work|tasks|workload)\b|\bmultiple (?:tasks|priorities|projects)\b/i,
  ],
  [
    "change",
    /\b(?:improved?|improvement|streamlin\w+|innovat\w+|chang(?:ed?|ing)|new (?:idea|process|way))\b.{0,40}\b(?:process\w*|something|work|system|way|things|practice)\b|\bprocess improvement\b|\bsomething you (?:improved|changed)\b/i,
  ],
  [
    "problem",
    /\bproblems?\b.{0,30}\b(?:solv\w+|fac\w+|overc\w+)|\bsolv(?:ed?|ing)\b.{0,30}\bproblems?\b|\bproblem[- ]solving\b|\b(?:difficult|challeng\w+) (?:situation|problem|task|project)\b|\bchallenges? (?:you|that)\b/i,
  ],
  ["proud", /\bproud\w*\b|\bachievements?\b|\baccomplish\w*|\bbiggest success\b|\bgreatest success\b/i],
  [
    "growing",
    /\bweakness\w*|\bareas? (?:for|of) (?:improvement|development|growth)\b|\b(?:get|become) better at\b|\bdevelopment (?:areas?|goals?|needs?)\b/i,
  ],
  [
    "strengths",
    /\bstrengths?\b|\bwhat (?:can|would|do) you bring\b|\bwhy should we hire you\b|\bwhat makes you (?:a |the )?(?:good|suitable|right|best|ideal|stand out)|\b(?:suitable|right|good fit|best) for (?:this|the) (?:role|job|position)\b/i,
  ],
  [
    "you",
    /\babout yourself\b|\bintroduce yourself\b|\bsummar\w+ (?:of )?your (?:experience|background|career)\b|\byour (?:professional )?background\b/i,
  ],
  [
    "team",
    /\b(?:team\s?work|part of a team|in a team|collaborat\w+|worked with others|working with others)\b/i,
  ],
  [
    "experience",
    /\bexperience (?:with|in|of|using|working)\b|\bexperience do you have\b|\bhow (?:have you|do you) use\b/i,
  ],
];

const longest = 500;

/** The family of a question; null for a question without one and for a private question. */
export function familyOf(question: string): QuestionFamily | null {
  const words = question.slice(0, longest);
  if (isPrivateQuestion(words)) return null;
  return signs.find(([, sign]) => sign.test(words))?.[0] ?? null;
}
