import { compareForm } from "../../domain/jobs/compare-form.ts";
import type { PageDocument } from "../page/page-document.ts";
import type { PageLine } from "../page/page-lines.ts";
import { fieldOfLabel } from "../words/field-labels.ts";
import { isNamedAbove } from "../words/name-hints.ts";
import { looksLikeRole } from "../words/role-words.ts";
import { isBoardName, isInPageTitle } from "../words/title-patterns.ts";

/** Headings that are never the name of a job. */
const NOT_A_TITLE = [
  /^(?:careers?|jobs?|vacanc(?:y|ies)|menu|home|search|apply(?: now)?|overview|description|responsibilities|requirements|qualifications|benefits|contact(?: us)?|login|sign (?:in|up)|register|share|profile|details|location|department|employment type|error|join us|welcome.*|who we are|what we offer|what you.*|how to apply|personal information|similar jobs)$/i,
  /^(?:about(?: (?:us|the (?:job|role|company|team)))?|job (?:description|details|summary|search|post details|overview)|position (?:description|summary)|our (?:team|values|story)|the (?:role|opportunity|company|team)|your (?:role|profile|tasks|mission).*|key .*|company profile|skills|perks|summary)$/i,
  /^(?:thank you.*|application submitted|privacy.*|cookie.*|this website uses cookies.*|page not found|404.*|be (?:among|one of) the first.*|(?:create|set up) .{0,20}(?:job )?alerts?.*|get notified.*|sign in to .*|join (?:now|to apply).*|skip to .*|share this .*)$/i,
  /^(?:careers? (?:at|with) .*|jobs at .*|.{0,80} careers?(?: (?:site|page|portal|centre|center))?|work (?:at|with) .*|[\d,+]+ .{0,80}jobs?.*|.{0,80} jobs in .*|(?:current|all|open|latest|similar|more|related|other) (?:openings?|vacancies|jobs|positions|roles|opportunities).*)$/i,
  /^(?:apply|bewirb|bewerben?|postulez?|candidate[rz]?|inscr[ií]b\p{L}{1,6}) .*$/iu,
  /^(?:submit your application|apply for this (?:job|position|role)|(?:your )?application(?: form)?|upload .{0,20}(?:cv|resume)|(?:stellenangebote?|offene stellen|bewerbung|jetzt bewerben|karriere|über uns|aufgaben|ihr profil|dein profil|wir bieten)|(?:candidature|postuler|nos offres|qui sommes[- ]nous.*)|(?:empleo|ofertas|inscr[ií]bete|quiénes somos)|(?:volná místa|kariéra|o nás|odpovědět))$/i,
];

/** A line of the page with its place and how much speaks for it. */
export type FoundHeading = { line: PageLine; index: number; score: number };

/** True when a text can be a job's name: letters, a fit length, neither a section's name nor a label. */
export function isTitleShaped(text: string): boolean {
  if (text.length < 3 || text.length > 160 || !/\p{L}/u.test(text)) return false;
  const isSentence = /[.!]$/.test(text) && text.split(" ").length > 12;
  if (isSentence || isBoardName(text)) return false;
  return !NOT_A_TITLE.some((pattern) => pattern.test(text)) && fieldOfLabel(text) === null;
}

function isOfPageTitle(line: PageLine, page: PageDocument): boolean {
  return [page.title, page.metas.get("og:title") ?? ""].some((title) => isInPageTitle(line.text, title));
}

/** What markup says of a line as title; 0 when it says nothing. */
function markupScore(line: PageLine): number {
  const level = line.heading === 0 ? 0 : line.heading === 1 ? 4 : line.heading === 2 ? 2 : 1;
  const element = line.pieces.find(({ isHidden }) => !isHidden)?.element ?? line.block;
  return level + (isNamedAbove(element, "title", 1) ? 4 : 0);
}

function score(line: PageLine, page: PageDocument, index: number, bodyAt: number): number {
  const markup = markupScore(line);
  if (markup === 0) return 0;
  // A heading behind the text names the next thing; the nearer before it, the likelier it is its title.
  const position = bodyAt < 0 ? 0 : index <= bodyAt ? 2 - Math.min(2, (bodyAt - index) / 60) : -2;
  const bonus = (isOfPageTitle(line, page) ? 4 : 0) + (looksLikeRole(line.text) ? 3 : 0);
  return markup + bonus + position - (line.isLink ? 2 : 0);
}

/**
 * The ad's heading among all headings of the page: never simply the first h1, never one
 * the reader's browser hides. On an application form only a heading that the page's title repeats may name the
 * job: the others name questions.
 */
export function bestHeading(
  page: PageDocument,
  lines: readonly PageLine[],
  bodyAt: number,
  isForm = false,
): FoundHeading | null {
  let best: FoundHeading | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.words === 0 || line.words > 30 || page.hiddenHeadings.has(compareForm(line.text))) continue;
    if (isForm && (line.heading > 2 || !isOfPageTitle(line, page))) continue;
    const own = score(line, page, index, bodyAt);
    if (own >= 2 && (best === null || own > best.score) && isTitleShaped(line.text))
      best = { line, index, score: own };
  }
  return best;
}
