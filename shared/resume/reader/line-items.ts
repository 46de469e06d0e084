import type { TaggerItem } from "#shared/language/sequence-tagger.ts";
import { type HeadingKind, headingKind } from "./headings.ts";
import type { LineFacts } from "./line-facts.ts";
import { type LineLabel, lineLabels } from "./line-features.ts";

/** Places of labels in `lineLabels`, and of all others. */
const only = (...labels: LineLabel[]) => labels.map((label) => lineLabels.indexOf(label));
const allBut = (...labels: LineLabel[]) =>
  lineLabels.flatMap((label, at) => (labels.includes(label) ? [] : [at]));

const noHeads = only("NAME", "HEAD", "BANNER", "JOB", "JOB+");
const onlyHeading = allBut("HEAD", "SUB", "TABLE", "OTHER", "SKILL");
const surelyHeading = allBut("HEAD", "TABLE");
const mostHeadingWords = 4;
const sureKinds: readonly string[] = ["work", "education", "summary", "referees"];

/** Labels that a heading everybody knows cannot have, alone on its line; undefined for other lines. */
function forbiddenByHeading({ line, plainCount, dates }: LineFacts): readonly number[] | undefined {
  if (line.mark !== undefined || plainCount > mostHeadingWords || dates !== "none") return undefined;
  const kind = headingKind(line.text);
  if (kind === undefined || kind === "inner") return undefined;
  return sureKinds.includes(kind) ? surelyHeading : onlyHeading;
}

/** Labels of lines that have nothing to do with a role. */
const nothingOfWork = only("OTHER", "SKILL", "SUMMARY", "REF", "CERT");
/** Labels that names, titles, employers and phones of referees look like. */
const noReferee = only("NAME", "TAG", "CONTACT", "HEAD", "JOB", "JOB+", "BANNER", "POINT");
/** A membership or a ticket in a list names no role, whatever office or year it tells. */
const noRole = only("JOB", "JOB+", "PROSE", "BANNER");
const mostDatedWords = 14;

/** Under a heading of work a short line with a range of dates at an end of it is about a role. */
function isDatedHead({ line, plainCount, dates, datePlace }: LineFacts): boolean {
  const isAtEnd = datePlace === "start" || datePlace === "end" || datePlace === "alone";
  return line.mark === undefined && dates === "range" && isAtEnd && plainCount <= mostDatedWords;
}

/** What the known heading above a line rules out. */
function forbiddenInSection(section: HeadingKind | undefined, one: LineFacts): readonly number[] | undefined {
  if (section === "work" && isDatedHead(one)) return nothingOfWork;
  if (section === "credentials" && one.line.mark !== undefined) return noRole;
  const isHeading = one.isCapitals || headingKind(one.line.text) !== undefined;
  return section === "referees" && one.dates === "none" && !isHeading ? noReferee : undefined;
}

/**
 * The lines as items of the tagger. Where no list item holds a date range and other lines do, a list item opens
 * nothing: heads of roles carry no list marks in such a resume.
 */
export function lineItems(
  facts: readonly LineFacts[],
  features: readonly (readonly string[])[],
): TaggerItem[] {
  const isDated = ({ segments, dates }: LineFacts) =>
    dates === "range" || dates === "several" || segments.some((one) => one.isDate);
  const marked = facts.filter(({ line }) => line.mark !== undefined);
  const isPlain =
    marked.length > 0 &&
    !marked.some(isDated) &&
    facts.some((one) => one.line.mark === undefined && isDated(one));
  let section: HeadingKind | undefined;
  return facts.map((one, at) => {
    const kind = one.line.mark === undefined && one.dates === "none" ? headingKind(one.line.text) : undefined;
    if (kind !== undefined && kind !== "inner") section = kind;
    const forbidden = [
      ...(isPlain && one.line.mark !== undefined ? noHeads : []),
      ...(forbiddenInSection(section, one) ?? forbiddenByHeading(one) ?? []),
    ];
    return {
      features: features[at] ?? [],
      step: one.line.gapBefore ? 1 : 0,
      ...(forbidden.length > 0 ? { forbidden } : {}),
    };
  });
}
