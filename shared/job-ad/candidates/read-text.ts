import { blockText, countWords } from "../page/element-text.ts";
import { elementsIn } from "../page/page-node.ts";
import { countJobLinks } from "../sections/page-indicators.ts";
import type { PageFacts } from "./page-facts.ts";
import type { DescriptionReading } from "./reading.ts";

/** Headings after which the page has other content: similar ads, sharing, legal small print. */
const END =
  /^(?:(?:similar|related|more|other|recommended) (?:jobs?|vacancies|positions|roles|opportunities)(?: .{0,40})?|people also viewed|jobs you (?:may|might) .{0,30}|share (?:this )?(?:job|position|vacancy|ad|role)?(?: (?:on|with) .{0,30})?|report (?:this )?(?:job|ad|listing)|(?:want to )?(?:get|be) notified (?:about|of|when) .{0,80}|help us (?:maintain|improve) .{0,80}|see all jobs.{0,40}|more from this employer|apply on company (?:web)?site|get (?:new )?job alerts?.{0,40}|set alert.{0,40}|email me jobs.{0,30}|ähnliche (?:jobs|stellen).{0,30}|weitere (?:jobs|stellen).{0,30}|mira el resto de nuestras ofertas.{0,20}|más ofertas.{0,40}|ofertas (?:similares|relacionadas).{0,20}|mira la resta .{0,40}|offres similaires.{0,20}|podobné nabídky.{0,30}|další nabídky.{0,30}|powered by.{0,30}|back to (?:all )?(?:jobs|search|results).{0,20}|see more .{1,40} jobs.{0,5}|view all jobs.{0,20}|browse (?:all )?jobs.{0,20})[:!?…\s]*$/i;
const LEADING =
  /^(?:apply(?: now| for this job)?|save(?: job)?|share|back(?: to .{1,30})?|print|email|refer a friend)$/i;

/**
 * Removes what is not part of the ad from both ends of a generically found text: title and controls at the top, other
 * ads and sharing at the bottom. Text from selectors and data is never trimmed.
 */
function trimDescription(text: string, title: string): string {
  const lines = text.split("\n");
  const titleAt = lines
    .slice(0, 40)
    .findIndex((line) => title !== "" && line.toLowerCase() === title.toLowerCase());
  let start = titleAt < 0 ? 0 : titleAt + 1;
  while (start < lines.length && (lines[start] === "" || LEADING.test(lines[start] ?? ""))) start += 1;
  const minimum = start + Math.max(3, Math.floor((lines.length - start) * 0.2));
  const endAt = lines.findIndex((line, index) => index >= minimum && END.test(line.replace(/^- /, "")));
  return lines
    .slice(start, endAt < 0 ? undefined : endAt)
    .join("\n")
    .trim();
}

/** The running text of any page, and the number of other ads it links to. */
export function readText(
  { page, block }: PageFacts,
  title: string,
): { descriptions: DescriptionReading[]; linksInText: number } {
  if (block === null) return { descriptions: [], linksInText: 0 };
  const text = trimDescription(blockText([block.element], page.noise), title);
  return {
    descriptions: countWords(text) >= 25 ? [{ text, confidence: 0.6, reader: "density" }] : [],
    linksInText: countJobLinks(elementsIn(block.element)),
  };
}
