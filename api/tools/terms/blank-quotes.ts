const fence = /^```[\s\S]*?(?:^```|$(?![\s\S]))/gm;

/** What ads, resumes and the specification say, and names and paths, which are checked where they are declared. */
const quotes = [
  /`[^`]*`/g,
  /"[^"]{1,400}"/g,
  /“[^”]{1,400}”/g,
  // An apostrophe inside a word or behind a plural opens no quote.
  /(?<![\w'’])'[^'\n]{1,200}(?:\w'\w[^'\n]{0,200})*'(?!\w)/g,
  /(?<![\w'’])‘[^’\n]{1,200}’(?!\w)/g,
  /^>.*$/gm,
  /\{@link [^}]*\}|@param [\w.]+/g,
  /\]\([^)\s]*\)|https?:\/\/[^\s)]+/g,
  /[\w.@#-]+(?:\/[\w.@#-]+)+\/?|[\w-]+\.(?:tsx?|mjs|md|json|html)\b/g,
];

/** Spaces for everything but the ends of lines, so that the places of what is left can be reported. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

/** A page with the blocks of code as spaces. */
export function blankCode(text: string): string {
  return text.replace(fence, blank);
}

/** One comment or paragraph with what it quotes as spaces: an odd quotation mark must not reach into the next one. */
export function blankQuotes(text: string): string {
  return quotes.reduce((rest, quote) => rest.replace(quote, blank), text);
}
