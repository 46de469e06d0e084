import { monthNames } from "#shared/domain/dates.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { Analysis } from "#shared/engine/analysis.ts";
import { findDates } from "#shared/language/dates.ts";
import type { DraftLine, Rewrite, Rule } from "../../changes/edit-line.ts";
import type { TermMatch } from "../../plan/ad-terms.ts";
import type { FactSources } from "../../verify/fact-sources.ts";
import { adWording } from "./ad-wording.ts";
import { addAdName, openRequirements } from "./add-ad-name.ts";
import { australianSpelling } from "./australian-spelling.ts";
import { pastOfGerund } from "./plain-verbs.ts";
import { resultFirst } from "./result-first.ts";
import { type Addition, placeAdditions, relevantFirst, splitList } from "./skills-line.ts";
import { summaryForAd, summaryRow } from "./summary-for-ad.ts";

const weak =
  /^(?:was |were )?(?:mainly |primarily |also )?(?:responsible for|in charge of|duties included|duties include|tasked with|my role was|role included|responsibilities included|accountable for)[:\s]+(?:the )?([a-z]+ing)\b/i;

/**
 * "Responsible for managing rosters" becomes "Managed rosters": the same claim with its own verb. Only a verb that
 * the line already contains is used, never a stronger one (docs/engine.md, Writing).
 */
export function strongerOpening(text: string): Rewrite | undefined {
  const found = weak.exec(text);
  const past = found?.[1] && pastOfGerund(found[1]);
  if (!found || !past) return undefined;
  // "the planning of menus" becomes "planned menus"; any other "of" belongs to the words after it.
  const rest = text.slice(found[0].length).replace(/^ of /, " ");
  const opened = past[0]?.toUpperCase() + past.slice(1);
  return { text: opened + restInPast(rest), reason: "Says what you did with its own verb" };
}

/** Also changes the verbs that follow: "managing rosters and ordering stock" becomes "managed ... and ordered ...". */
function restInPast(rest: string): string {
  return rest.replace(
    /(, | and |, and )([a-z]+ing)\b(?! (?:of|for|and|team|teams|skills|systems|staff)\b)/g,
    (whole, joint: string, word: string) => {
      const past = pastOfGerund(word);
      return past ? joint + past : whole;
    },
  );
}

/** One format for all date ranges, "Mar 2019 - Present", because parsers misread mixed formats (F8). */
export function consistentDates(text: string): Rewrite | undefined {
  const { range } = findDates(text);
  // A bare year cannot gain a month that nobody wrote.
  if (!range?.endDate || range.style === "year") return undefined;
  const start = written(range.startDate);
  const end = written(range.endDate);
  if (!start || !end) return undefined;
  const result = `${text.slice(0, range.from)}${start} - ${end}${text.slice(range.to)}`;
  return result === text ? undefined : { text: result, reason: "One form for all dates", housekeeping: true };
}

function written(date: string): string | undefined {
  if (date === "present") return "Present";
  const [year, month] = date.split("-");
  if (!month) return year;
  const name = monthNames[Number(month) - 1];
  return name && `${name} ${year}`;
}

/** Headings that people understand and parsers do not, each with one that both understand. */
const headings: [RegExp, string][] = [
  [
    /^(?:where i(?:'|\u2019)?(?:ve| have)? worked|my (?:career )?journey|career journey|what i(?:'|\u2019)?ve done|jobs i(?:'|\u2019)?ve had|my story so far)$/i,
    "Work Experience",
  ],
  [
    /^(?:what i (?:can do|do best|bring|am good at)|my tool ?(?:box|kit)|tool ?(?:box|kit)|superpowers|things i(?:'|\u2019)?m good at)$/i,
    "Skills",
  ],
  [
    /^(?:where i studied|what i(?:'|\u2019)?ve studied|my learning|schooling|learning journey)$/i,
    "Education",
  ],
  [/^(?:my tickets|bits of paper|what i(?:'|\u2019)?m licensed for)$/i, "Licences"],
];

/** Replaces an unusual heading with the usual one, so that parsers recognise the section (READ issue F7). */
function plainHeading(text: string): Rewrite | undefined {
  const usual = headings.find(([pattern]) => pattern.test(text.replace(/[:.]$/, "").trim()))?.[1];
  return usual === undefined
    ? undefined
    : { text: usual, reason: `"${usual}" is the heading that machines know`, housekeeping: true };
}

/** Adds terms that a role proves and the skills section lacks to the end of a list. */
function withProven(additions: readonly Addition[]): Rule {
  return (text) => {
    const list = splitList(text);
    if (list === undefined || additions.length === 0) return undefined;
    const stop = text.endsWith(".") ? "." : "";
    const terms = additions.map((one) => one.term);
    return {
      text: [stop ? text.slice(0, -1) : text, ...terms].join(list.separator) + stop,
      reason: `Names what your roles show: ${terms.join(", ")}`,
      evidenceLines: additions.map((one) => one.evidenceLine),
    };
  };
}

/** What the rules for one resume and one ad use. */
export interface RuleContext {
  draft: readonly DraftLine[];
  model: ResumeModel;
  before: Analysis;
  /** The terms of the ad, and which of them the resume contains. */
  terms: TermMatch;
  /** The job's title, which is not a strength of the person. */
  title: string;
  facts: FactSources;
  asOf: string;
  additions: readonly Addition[];
  /** Ids of terms that are written out already; each is done once. */
  written: Set<string>;
}

/** Ids of the lines that show something the ad requires. */
function showing({ evidence }: Analysis["match"]): Set<number> {
  return new Set(
    evidence.flatMap(({ credit, resumeLineId }) =>
      credit > 0 && resumeLineId !== undefined ? [resumeLineId] : [],
    ),
  );
}

/** True for a line whose bullet continues in the next row, so that it is half a sentence. */
function goesOn(draft: readonly DraftLine[], line: DraftLine): boolean {
  const next = draft[draft.indexOf(line) + 1];
  return next?.read?.section === "work" && next.lead.trim() === "" && /^\p{Ll}/u.test(next.text);
}

/** True for dates with months in more than one format; a bare year cannot gain a month. */
function isMixed(draft: readonly DraftLine[]): boolean {
  const styles = draft
    .filter(({ read, lead }) => read?.section === "work" && lead.trim() === "")
    .flatMap(({ text }) => findDates(text).range?.style ?? [])
    .filter((style) => style !== "year");
  return new Set(styles).size > 1;
}

/** The rules for each line of one resume and one ad. */
export function rulesFor(context: RuleContext): (line: DraftLine) => Rule[] {
  const { draft, model, before, terms, additions, written } = context;
  const { requirements } = terms;
  const open = openRequirements(terms);
  const lists = draft.filter(
    ({ read, text }) => read?.section === "skills" && !read.heading && splitList(text) !== undefined,
  );
  const placed = placeAdditions(lists, additions);
  const shown = showing(before.match);
  const summary = summaryRow(draft);
  const strengths = summaryForAd(model, terms, { ...context, summary });
  const asAd: Rule = (text) => adWording(text, requirements, written);
  const bullet = [
    strongerOpening,
    australianSpelling,
    asAd,
    (text: string) => addAdName(text, open, written),
  ];
  // First the list grows, then it is sorted, so that a second run changes nothing.
  const list = [asAd, (text: string) => relevantFirst(text, requirements)];
  const dates = isMixed(draft) ? [consistentDates] : [];
  return (line) => {
    const { read } = line;
    if (read?.heading === true) return [plainHeading];
    switch (read?.section) {
      case "work":
        if (line.lead.trim() === "") return dates;
        return shown.has(read.id) && !goesOn(draft, line) ? [...bullet, resultFirst] : bullet;
      case "skills":
        return [withProven(placed.get(line) ?? []), ...list];
      case "summary":
        return line === summary ? [australianSpelling, strengths] : [australianSpelling];
      default:
        return [];
    }
  };
}
