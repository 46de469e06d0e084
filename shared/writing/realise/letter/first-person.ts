import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";

const bases =
  "achieve act adapt administer advise analyse answer apply arrange assemble assess assist audit balance bill book build buy " +
  "calculate calibrate care carry chair check clean close coach code collaborate collect commission compile complete conduct " +
  "configure construct consult contribute control cook coordinate counsel create cut decide deliver design develop diagnose " +
  "direct dispatch document draft draw drive edit educate ensure establish estimate evaluate examine execute facilitate file " +
  "fix forecast fund gather generate grow guide handle head help hire identify implement improve increase inspect install " +
  "instruct interview investigate issue keep launch lead liaise load log maintain make manage map measure mentor migrate " +
  "model monitor negotiate open operate order organise oversee own pack paint perform plan prepare present process produce " +
  "program promote provide purchase raise receive reconcile record recruit reduce refer repair report represent research " +
  "resolve review roster rotate run schedule sell serve service set ship solve source supervise supply support survey teach " +
  "test track train translate transport treat triage tutor update use verify weld work write";
const base = new Set(bases.split(" "));
const irregularPasts = new Set(
  "led built wrote ran taught made gave took kept oversaw sold bought drove held met grew drew brought dealt fed undertook did sent spent spoke won chose set cut put read rose saw sought swept laid paid began left found hit lent shut split fought broke came became stood spread threw won overcame heard understood".split(
    " ",
  ),
);
const noVerbs = new Set(
  "advanced detailed skilled experienced qualified licensed registered certified unmatched embedded related varied limited based dedicated".split(
    " ",
  ),
);

/** "Promoted to team leader", "Awarded the Dean's prize": done to the person, not by them. */
const passive = new Set(
  "promoted nominated awarded selected recognised recognized appointed invited tasked chosen named elected seconded".split(
    " ",
  ),
);
/** "Rated 4.5 of 5 by students". */
const judged = /^(?:rated|ranked|voted|graded)\b.* by \p{L}/iu;
const passiveLink = /^\S+ (?:to|for|as|with|by|among)\b/i;

/** "Preceptor for six nurses": what the person was. */
const personNoun =
  /^(?:preceptor|mentor|supervisor|coordinator|trainer|member|chair|secretary|treasurer|captain|warden|officer|assistant|representative|champion|instructor|tutor|facilitator|author|editor|organiser)$/;

/** The line without its final stop, its first letter small unless it begins a name, an acronym or a tool. */
function lowered(text: string): string {
  const first = /^\S+/.exec(text)?.[0] ?? "";
  const isPlain = /^\p{Lu}[\p{Ll}'\u2019-]*$/u.test(first);
  const isTool = findTerms(first).some(({ term }) => term.kind === "tool");
  return isPlain && !isTool ? (first[0] ?? "").toLowerCase() + text.slice(1) : text;
}

const firstWord = (text: string) => (/^[\p{L}-]+/u.exec(text)?.[0] ?? "").toLowerCase();

/** It begins with a verb: what was done, or is done. */
function tellsDeed(text: string): boolean {
  const low = firstWord(text);
  const isPast = (/ed$/.test(low) && !noVerbs.has(low)) || irregularPasts.has(low);
  return isPast || base.has(low) || /^re(?:built|wrote|ran)$/.test(low);
}

/**
 * A resume line as what one says of oneself: "Reduced errors by 18%" gives "I reduced errors by 18%",
 * "Fault finding on conveyors" gives "my work included fault finding on conveyors".
 * @returns undefined for a line that is no single statement of work.
 */
export function firstPerson(line: string): { text: string; isClause: boolean } | undefined {
  const whole = line.trim().replace(/[.;,]+$/, "");
  // "Work across the stack: React and Node" says what was done; "Tools: React and Node" only has a label.
  const text = tellsDeed(whole) ? whole : whole.replace(/^[\p{L}&/ -]{2,40}: (?=\p{Lu})/u, "");
  const words = text.split(/\s+/).length;
  const parts = text === whole && tellsDeed(whole) ? /[.!?]\s/ : /[.!?:]\s/;
  if (words < 3 || words > 40 || parts.test(text) || /^\W|\b(?:I|my)\b/.test(text)) return undefined;
  const low = firstWord(text);
  if (/^(?:responsible|accountable) for\b/i.test(text))
    return { text: `I was ${lowered(text)}`, isClause: true };
  if (passive.has(low))
    return passiveLink.test(text) ? { text: `I was ${lowered(text)}`, isClause: true } : undefined;
  if (judged.test(text)) return { text: `I was ${lowered(text)}`, isClause: true };
  if (tellsDeed(text)) return { text: `I ${lowered(text)}`, isClause: true };
  if (/^(?:no|zero|nil)$/.test(low)) return { text: `I had ${lowered(text)}`, isClause: true };
  if (personNoun.test(low)) return { text: `I was ${lowered(text)}`, isClause: true };
  return { text: lowered(text), isClause: false };
}
