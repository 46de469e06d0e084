import { lineWords } from "#shared/language/line-words.ts";
import type { HeadValue } from "./head-values.ts";
import type { TaggedHead, TaggedResume } from "./tag-resume.ts";

const stateNames =
  /\b(?:new south wales|western australia|south australia|northern territory|australian capital territory|new zealand|united (?:kingdom|states))\b/gi;
const wide = ["state", "country"] as const;

/** What a name is by its words: "region" ends in a state, country or postcode; "town" is made of localities alone. */
export function placeKind(name: string): "region" | "town" | undefined {
  const rest = name.replace(stateNames, " ");
  const words = lineWords(rest);
  const isWide = (one: (typeof words)[number]) =>
    /^\d{4}$/.test(one.low) || wide.some((kind) => one.classes.includes(kind));
  if (!words.every((one) => one.isLocality || isWide(one))) return undefined;
  if (rest !== name || words.some(isWide)) return "region";
  return words.length > 0 ? "town" : undefined;
}

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();

/** The places that the resume names as such: beside its roles and in its contact lines. */
function namedPlaces({ heads, lines, labels }: TaggedResume): string {
  const values = heads.flatMap((head) =>
    head.values.filter((one) => one.label === "P").map((one) => one.text),
  );
  const contacts = lines.filter((_, at) => labels[at] === "CONTACT").map((one) => one.text);
  return ` ${[...values, ...contacts].map(keyOf).join(" ")} `;
}

/**
 * The heads of a resume with places where places were taken for employers: a state or country, a town with its state,
 * and a town that the resume names as a place elsewhere are never an employer. Whatever is only a candidate is none
 * where it is a place at all.
 */
export function withoutPlaceEmployers(tagged: TaggedResume): TaggedHead[] {
  const places = namedPlaces(tagged);
  const isPlace = (text: string) => {
    const kind = placeKind(text);
    return kind === "region" || (kind === "town" && places.includes(` ${keyOf(text)} `));
  };
  return tagged.heads.map(({ group, values, spare }) => {
    const { E: employer, ...others } = spare;
    const isStored = employer !== undefined && placeKind(employer.text) === undefined;
    return {
      group,
      values: values.map(
        (value): HeadValue => (value.label === "E" && isPlace(value.text) ? { ...value, label: "P" } : value),
      ),
      spare: isStored ? spare : others,
    };
  });
}
