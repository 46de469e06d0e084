import { type ApplicationStatus, applicationStatuses, statusFacts } from "../status.ts";

export interface ReadStatus {
  status: ApplicationStatus;
  /** True if the text states it clearly, so that nobody needs to be asked. */
  isSure: boolean;
}

/**
 * The meaning of status words; the first matching rule counts. A refusal comes before an interview, which its text
 * may mention. Hopes and plans have no meaning.
 */
const meanings: readonly [pattern: RegExp, status: ApplicationStatus, isSure: boolean][] = [
  [/\b(?:not|never|haven'?t|didn'?t)\b.{0,12}\b(?:appl(?:y|ied)|sent|submitted|started)\b/, "saved", true],
  [
    /\bno (?:response|reply|answer|news|word|contact|update|feedback)\b|\bnot? heard\b|\bsilence\b|\bcrickets\b|^no\b.{0,30}\byet\b/,
    "applied",
    true,
  ],
  [/\bghost/, "rejected", false],
  [
    /\b(?:re?jected?|rejection|declined?|unsuccessful|not (?:selected|successful|progress\w*|proceed\w*|shortlisted|suitable|interested)|knocked ?back|nope?|nah|nup|regret|turned (?:it |them |me )?down|withdr[ae]w\w*|withdrawn|pulled out|missed out|position filled|filled|cancell?ed|closed|expired|archived|dead|lost|denied|dismissed|failed|passed on|said no)\b|^no\b/,
    "rejected",
    true,
  ],
  [
    /^(?:applied|submitted|sent)\b.{0,20}\b(?:await\w*|wait\w*|hop\w*|pending|no)\b|\b(?:await\w*|waiting (?:for|on)|hoping for|pending)\b.{0,12}\b(?:interview|reply|response|answer|result|news|outcome)\b/,
    "applied",
    true,
  ],
  [
    /\b(?:offer(?:ed|s)?|accepted|hired|got (?:it|the job)|negotiat\w*|signed|contract|won|successful)\b/,
    "offered",
    true,
  ],
  [
    /\b(?:interview\w*|screen(?:ing|ed)?|phone ?screen\w*|phone ?call|final|round|onsite|on site|panel|trial|assessment|test|task|shortlist\w*|short ?listed|references?|ref checks?|meeting|chat|second stage|stage [2-9])\b/,
    "interviewing",
    true,
  ],
  [
    /\b(?:saved?|wish ?list\w*|bookmark\w*|interested|to ?apply|to ?do|drafts?|drafting|applying|might|maybe|want\w*|planning|planned|plan|ideas?|research\w*|backlog|consider\w*|preparing|prospect\w*|watching|upcoming|started|new)\b/,
    "saved",
    true,
  ],
  [
    /\b(?:applied|submitted|submission|sent|waiting|await\w*|pending|in ?review|under review|under consideration|received|acknowledged|lodged|application in|no response yet|responded|done)\b/,
    "applied",
    true,
  ],
  [/\bin (?:progress|process)\b|\bactive\b|\bprogress\w*\b|\bongoing\b/, "applied", false],
  [/^yes\b/, "applied", false],
];

const symbols: readonly [pattern: RegExp, status: ApplicationStatus][] = [
  [/[❌✖✗✘🚫⛔👎💔]/u, "rejected"],
  [/[🎉🏆🥳🎊🤝]/u, "offered"],
  [/[📞☎🗣🎤]/u, "interviewing"],
  [/[⭐🔖📌💡👀]/u, "saved"],
  [/[📨📤📧✉📬📮]/u, "applied"],
];

const fold = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim();
const letters = (text: string) => fold(text).replace(/[^a-z]/g, "");

/** True if the text is only a status, such as "Interview" and "✅ Applied". */
export function isPlainStatus(text: string, status: ApplicationStatus): boolean {
  const [word, label] = [fold(text), statusFacts[status].label.toLowerCase()];
  return /^[a-z]+$/.test(word) && word.length <= label.length + 1 && word.slice(0, 5) === label.slice(0, 5);
}

/** The status behind the words of a person or another tracker; null if there is none. */
export function readStatus(text: string): ReadStatus | null {
  const word = letters(text);
  const exact = applicationStatuses.find((one) => one === word || statusFacts[one].otherWords.includes(word));
  if (exact !== undefined) return { status: exact, isSure: word !== "ghosted" };
  const words = fold(text);
  for (const [pattern, status, isSure] of meanings)
    if (words !== "" && pattern.test(words.slice(0, 200))) return { status, isSure };
  const symbol = words === "" ? symbols.find(([pattern]) => pattern.test(text)) : undefined;
  return symbol === undefined ? null : { status: symbol[1], isSure: false };
}
