import type { Analysis } from "#shared/match/analysis.ts";
import { adWording } from "./ad-wording.ts";
import { australianSpelling } from "./australian-spelling.ts";
import { consistentDates } from "./consistent-dates.ts";
import type { DraftLine, Rewrite } from "./edit-line.ts";
import { nameAsAsked, openRequirements } from "./name-as-asked.ts";
import { plainHeading } from "./plain-heading.ts";
import { type Addition, relevantFirst, splitList } from "./skills-line.ts";
import { strongerOpening } from "./stronger-opening.ts";

/** A rule of the writer: a better wording of the text, or nothing. */
export type Rule = (text: string) => Rewrite | undefined;

/** Adds what a role proves and the skills section does not name to the end of a list. */
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

/**
 * The rules for each line of one resume and one ad.
 * @param written ids of terms that are written out already; each is done once.
 */
export function rulesFor(
  draft: readonly DraftLine[],
  before: Analysis,
  additions: readonly Addition[],
  written: Set<string>,
): (line: DraftLine) => Rule[] {
  const { requirements } = before.match;
  const open = openRequirements(before.match);
  const target = draft.find(
    (line) => line.read?.section === "skills" && !line.read.heading && splitList(line.text) !== undefined,
  );
  const asAd: Rule = (text) => adWording(text, requirements, written);
  const bullet = [
    strongerOpening,
    australianSpelling,
    asAd,
    (text: string) => nameAsAsked(text, open, written),
  ];
  // The list grows first and is put in order afterwards, so that a second run finds nothing to do.
  const list = [asAd, (text: string) => relevantFirst(text, requirements)];
  return (line) => {
    const { read } = line;
    if (read?.heading === true) return [plainHeading];
    switch (read?.section) {
      case "work":
        return line.lead.trim() === "" ? [consistentDates] : bullet;
      case "skills":
        return line === target ? [withProven(additions), ...list] : list;
      case "summary":
        return [australianSpelling];
      default:
        return [];
    }
  };
}
