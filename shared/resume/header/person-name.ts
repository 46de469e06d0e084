/** Icons of symbol fonts, and the lone Greek letters they come out as. */
const separator =
  /\s{2,}|\t|\s?[|•·;⋄◆]\s?|\s?[\p{Co}\p{So}]\s?|\s[\u0370-\u03ff]\s|\s[–—-]\s|\s?,\s|(?:^|\s)(?:e-?mail|mobile|phone|tel|ph|address)\b\s?:?\s?/iu;

/** Pieces of a packed header line: "Jane Citizen | 0491 570 006 | Geelong VIC". */
export function headerPieces(text: string): string[] {
  return text
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}

const noName =
  /\b(resume|curriculum|vitae|cv|address|phone|mobile|email|page|profile|contact|details|application|confidential|bachelor|master|diploma|certificate|university|college|degree|about|street|road|avenue|new york|san francisco|los angeles|summary|objective|education|experience|skills|dear|available|references|australia|linkedin|github|licence|citizenship|citizen of)\b/i;
const nameWord = /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*$/u;
/** "(Bob)", a quoted short name, or one word of a bracketed second name. */
const nickname = /^(?:[("“‘']\p{L}+[)"”’']?|[\p{Lu}\p{Lo}][\p{L}’'-]*\))$/u;
const particle =
  /^(de|da|di|del|della|van|von|der|den|la|le|bin|binti|al|el|dos|du|ter|ten|of|y|e|a\/l|s\/o|d\/o)$/;

const lead =
  /^(?:(?:full )?name\s?:|resum[eé] of|resum[eé]\s?[:–—-]|curriculum vitae(?: of|\s?[:–—-])|cv(?: of|\s?[:–—-]))\s*/i;
const tail = /(?:['’]s)?(?<!\s)\s+(?:resum[eé]|curriculum vitae|cv)$/i;
const honorific = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|rev)\b\.?\s+/i;
const postNominal =
  /(?<![,\s])[,\s]+\(?(?:ph\.?d|mba|am|ao|oam|rn|en|ba|bsc|beng|bcom|llb|msc|meng|cpa|fcpa|ca|cfa|md|mbbs|jp|pmp|csm|gaicd|maicd|faicd|mieaust|cpeng|ner|maiqs|faiqs|mrics|frics|m?ausimm|rpeq|cisa|cissp|racgp|m?cips|fcips|cahri|fcahri|fracgp|fracp|rpn|een)\)?[.,]?$/i;
const pronouns = /(?:(?<!\s)\s+)?\((?:she|he|they)\b[^()]{0,20}\)$/i;

/** The name without "Resume of", "Dr", "RN, MBA" or pronouns around it. */
export function bareName(text: string): string {
  let name = text.trim().replace(lead, "").replace(tail, "").replace(pronouns, "").replace(honorific, "");
  for (let n = 0; n < 5 && postNominal.test(name); n += 1) {
    const shorter = name.replace(postNominal, "");
    if (!/\s/.test(shorter)) break;
    name = shorter;
  }
  const turned = /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u.exec(name);
  return (turned === null ? name : `${turned[2]} ${turned[1]}`)
    .replace(/(?<![,;:])[,;:]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Two to five capitalised words and nothing else: a person's name. */
export function looksLikeName(text: string): boolean {
  const clean = bareName(text);
  if (clean.length > 60 || noName.test(clean) || /\d|@/.test(clean)) return false;
  const words = clean.split(/\s+/);
  if (words.length < 2 || words.length > 5 || particle.test(words.at(-1) ?? "")) return false;
  return words.every((w) => nameWord.test(w) || particle.test(w) || nickname.test(w));
}
