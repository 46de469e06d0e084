import { type HeaderPart, judgePart, type PartKind, titleWord } from "./judge-part.ts";
import {
  splitComma,
  splitEmployer,
  splitLinked,
  splitPlace,
  splitSigns,
  splitTail,
  terms,
} from "./split-header.ts";

/** "Barista - Casual, Mallee Cafe": before a comma too, the kind of contract says nothing about who or what. */
const termsBehindDash =
  /\s[–—-]\s(?:full[- ]?time|part[- ]?time|casual|permanent|temporary|temp|fixed[- ]term|seasonal)(?=, )/gi;
/** "Job Title Lab Manager" is such a label without its colon; "Company Secretary" is none. */
const label =
  /^(?:(employer|company|client|organisation|organization|(?:job )?(?:position|role|title)|designation|location)(?: name| held| title)?\s?:\s*|(job title|position title|company name|employer name) (?=[\p{Lu}[]))/iu;
const labelKinds: Readonly<Record<string, PartKind>> = {
  employer: "employer",
  company: "employer",
  client: "employer",
  organisation: "employer",
  organization: "employer",
  location: "location",
};

function kindOfLabel(written: string): PartKind {
  return labelKinds[written.toLowerCase().replace(/ name$/, "")] ?? "title";
}

/** "Industry: Media", "(in between houses)": said of an employer, and no name. */
const aside = /^[Ii]ndustry\s?:|^\(\p{Ll}[^()]*\)\.?$|^my own \p{L}+$/u;

function toPart(whole: string): HeaderPart {
  // "Lead installer." ends like a sentence; "Gum Corp." is a name.
  const text = whole.replace(/(?<=\p{Ll}{3})(?<!Corp)\.$/u, "");
  const found = label.exec(text);
  if (found !== null)
    return { text: text.slice(found[0].length), kind: kindOfLabel(found[1] ?? found[2] ?? "") };
  const kind = judgePart(text);
  return kind === "title" && !titleWord.test(text) ? { text, kind, weak: true } : { text, kind };
}

/** "[CITY], [STATE]": a form that was never filled in, or a resume without its places. */
const blankPlace = /(?:,| in)?\s?\[(?:city|state|country|location|suburb|town|zip ?code|postcode)\]/gi;

/** "(University of Bremen)" is a part of its own, "(Casual)" says nothing about who or what. */
function openBrackets(text: string): string {
  return text.replace(blankPlace, "").replace(/\(([^()]{2,60})\)/g, (whole, inner: string) => {
    if (terms.test(inner.trim())) return " ";
    return (/^\p{Lu}/u.test(inner) && ["employer", "location"].includes(judgePart(inner))) ||
      /^[\w-]+(?:\.[\w-]+){1,3}$/.test(inner)
      ? ` | ${inner} | `
      : whole;
  });
}

/** "School van, Moora (four weeks, 2025)": what is left of a bracket whose date was read. */
const restOfBracket = /\s?\((?=[\p{Ll}\d])[^()]{0,40}(?:,\s*\))?\s*$/u;

/** The pieces of one header line, dates already removed. */
export function headerParts(text: string): HeaderPart[] {
  const clean = openBrackets(text)
    .replace(restOfBracket, "")
    .replace(termsBehindDash, "")
    .replace(/[()[\]]\s*[()[\]]/g, " ")
    .replace(/^[\s|,;:.•·–—()-]+|(?<![\s|,;:•·–—(-])[\s|,;:•·–—(-]+$/g, "");
  if (clean === "") return [];
  return splitSigns(clean)
    .flatMap((piece) => splitPlace(piece.trim()))
    .flatMap((piece) => splitComma(piece))
    .flatMap(splitEmployer)
    .flatMap(splitLinked)
    .flatMap(splitTail)
    .map((piece) => piece.replace(/^[\s|,;:–—-]+|(?<![\s|,;:–—-])[\s|,;:–—-]+$/g, ""))
    .filter((piece) => /\p{L}/u.test(piece) && !terms.test(piece) && !aside.test(piece))
    .map(toPart)
    .filter((part) => part.text !== "");
}

/** "E X P E R I E N C E" back to a word; words of a spaced line are two or more spaces apart. */
export function unspaced(text: string): string {
  if (!/^(\S\s){3,}/.test(text)) return text;
  return text
    .split(/\s{2,}/)
    .map((word) => (/^(\S )+\S$/.test(word) ? word.replaceAll(" ", "") : word))
    .join(" ");
}
