/**
 * A letter as data: fixed sentences around lines that the person wrote. A quoted line is an id in the resume or the
 * evidence bank, so that no other words can replace it. decision: D-111.
 */

/**
 * `id` is the source and the UTF-16 offsets in it ("line:12:0:54"), or "own:1" for a line that the person added here.
 */
export interface QuotedLine {
  id: string;
  text: string;
  /** False for a line that is offered but not used. */
  isOn: boolean;
}

/** Lines of one job below the sentence that names it. */
export interface QuotedJob {
  id: string;
  lead: string;
  /** The employer or the heading, which identifies unused lines. */
  label: string;
  lines: QuotedLine[];
  /** True if the resume does not say which job these lines belong to. */
  asksWhichJob?: boolean | undefined;
}

/** What the resume says about a formal requirement of the ad. */
export interface FormalRow {
  id: string;
  /** The ad's name for it; empty if the person's own words identify it. */
  ask: string;
  own: string;
  isOn: boolean;
}

export interface QuotedLetter {
  /** Name and contact line. */
  head: string[];
  addressee: string[];
  greeting: string;
  subject: string;
  opening: string[];
  /** The person's own sentences: from their resume, and those they wrote for this letter. */
  own: QuotedLine[];
  /** Why the person wants this job, word for word; may be empty. */
  reason: string;
  jobs: QuotedJob[];
  formal: { lead: string; rows: FormalRow[] };
  closing: string[];
  signOff: string[];
}

/** The person's choices about a letter. Resume lines are referred to by id; only the person's own lines have text. */
export interface LetterArrangement {
  reason: string;
  own: ArrangedLine[];
  jobs: { id: string; lines: ArrangedLine[] }[];
  formal: { id: string; isOn: boolean }[];
}

export interface ArrangedLine {
  id: string;
  isOn: boolean;
  /** Only for a line that the person added. */
  text?: string | undefined;
}

export const isOwnLine = ({ id }: Pick<QuotedLine, "id">): boolean => id.startsWith("own:");

/** Verbs in a past form that has no other meaning at the beginning of a bullet. */
const pastVerbs = new Set(
  "achieved acted administered advised analysed answered approved arranged assembled assessed assisted audited automated booked briefed budgeted carried chaired cleaned closed coached collected commissioned compiled completed conducted configured coordinated created cut decreased delivered designed developed devised diagnosed directed documented doubled drafted drove earned edited eliminated enrolled ensured established evaluated examined exceeded expanded facilitated fixed founded gave greeted grew guided halved handled helped hired hosted identified implemented improved increased inspected installed introduced investigated invoiced kept launched led lifted liaised looked lowered made maintained managed marketed mentored met migrated monitored moved negotiated operated ordered organised organized oversaw packed performed piloted planned prepared presented prevented processed produced promoted provided raised ran rebuilt received reconciled recruited redesigned reduced refined repaired replaced reported resolved responded reviewed rolled rostered saved scheduled secured served serviced simplified sold solved sourced started streamlined supervised supported taught tested took trained transformed treated tripled tuned upgraded used was welcomed won worked wrote".split(
    " ",
  ),
);

/** True for a bullet that can be worded as "I led ...". */
export function canTellAsI(text: string): boolean {
  const [first = "", second] = text.split(/\s+/);
  return second !== undefined && pastVerbs.has(first.toLowerCase()) && !/\b(?:I|my|me|we|our)\b/.test(text);
}

const asI = (text: string) => `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The used lines of a block: worded as "I led ..." if all of them can be. */
export function worded(lines: readonly QuotedLine[]): string[] {
  const texts = lines.filter(({ isOn }) => isOn).map(({ text }) => text);
  return texts.every(canTellAsI) ? texts.map(asI) : texts;
}

const bullets = (lines: readonly string[]) => lines.map((line) => `• ${line}`);
/** The text with a full stop, unless it ends with a punctuation mark. */
export const asSentence = (text: string): string => (/[.!?]["'’)]?$/.test(text) ? text : `${text}.`);

/** True if it is already written in the first person. */
const isWhole = /^(?:I|My|As an?|Over|For|With|In|Since|After)\b/;

/**
 * A sentence outside the jobs: one from the resume without "I" gets an introduction; the person's own are unchanged.
 */
export function sideSentence(line: QuotedLine): string {
  const text = asSentence(line.text);
  return isOwnLine(line) || isWhole.test(text) ? text : `In short: ${text}`;
}

/** A formal requirement as the letter writes it. */
export const rowText = ({ ask, own }: FormalRow): string => (ask === "" ? own : `${ask}: ${own}`);

/** The parts between greeting and sign-off: each a paragraph, or an introduction with bullets. */
export function contentParts(letter: QuotedLetter): string[] {
  const { opening, own, reason, jobs, formal, closing } = letter;
  const said = own.filter(({ isOn }) => isOn);
  const fromResume = said.filter((one) => !isOwnLine(one)).map(sideSentence);
  const added = said.filter(isOwnLine).map(sideSentence);
  const rows = formal.rows.filter(({ isOn }) => isOn).map(rowText);
  return [
    [...opening, ...fromResume].join(" "),
    reason === "" ? "" : asSentence(reason),
    added.join(" "),
    ...jobs.map(({ lead, lines }) => {
      const told = worded(lines);
      return told.length === 0 ? "" : [lead, ...bullets(told)].join("\n");
    }),
    rows.length === 0 ? "" : [formal.lead, ...bullets(rows)].join("\n"),
    closing.join(" "),
  ].filter((part) => part !== "");
}

/** The whole letter as text; the export sets real bullets and the date. */
export function letterText(letter: QuotedLetter): string {
  const { head, addressee, greeting, subject, signOff } = letter;
  return [
    head.join("\n"),
    addressee.join("\n"),
    greeting,
    subject,
    ...contentParts(letter),
    signOff.join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The person's choices, to be sent and stored. */
export function arrangementOf({ reason, own, jobs, formal }: QuotedLetter): LetterArrangement {
  const arranged = (line: QuotedLine): ArrangedLine => ({
    id: line.id,
    isOn: line.isOn,
    ...(isOwnLine(line) && { text: line.text }),
  });
  return {
    reason,
    own: own.map(arranged),
    jobs: jobs.map(({ id, lines }) => ({ id, lines: lines.map(arranged) })),
    formal: formal.rows.map(({ id, isOn }) => ({ id, isOn })),
  };
}

/** The letter with the person's order and choices. Unknown ids are ignored; lines without a choice are unused. */
export function arrangeLetter(letter: QuotedLetter, arrangement: LetterArrangement): QuotedLetter {
  const rows = new Map(arrangement.formal.map(({ id, isOn }) => [id, isOn]));
  const jobs = new Map(arrangement.jobs.map(({ id, lines }) => [id, lines]));
  return {
    ...letter,
    reason: arrangement.reason.trim(),
    own: arrangeLines(letter.own, arrangement.own),
    jobs: letter.jobs.map((job) => ({ ...job, lines: arrangeLines(job.lines, jobs.get(job.id) ?? []) })),
    formal: {
      ...letter.formal,
      rows: letter.formal.rows.map((row) => ({ ...row, isOn: rows.get(row.id) ?? row.isOn })),
    },
  };
}

function arrangeLines(lines: readonly QuotedLine[], arranged: readonly ArrangedLine[]): QuotedLine[] {
  const known = new Map(lines.map((line) => [line.id, line]));
  const placed = arranged.flatMap(({ id, isOn, text }): QuotedLine[] => {
    const line = known.get(id);
    known.delete(id);
    const words = text?.replace(/\s+/g, " ").trim() ?? "";
    if (isOwnLine({ id })) return words === "" ? [] : [{ id, text: words, isOn }];
    return line === undefined ? [] : [{ ...line, isOn }];
  });
  const left = [...known.values()].filter((line) => !isOwnLine(line));
  return [...placed, ...left.map((line) => ({ ...line, isOn: false }))];
}
