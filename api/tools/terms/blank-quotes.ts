const fence = /^```[\s\S]*?(?:^```|$(?![\s\S]))/gm;

/** Quotes of ads, resumes and the specification, and names and paths, which are checked where they are declared. */
const quotes = [
  /`[^`]*`/g,
  /"[^"]{1,400}"/g,
  /“[^”]{1,400}”/g,
  // An apostrophe inside a word or after a plural opens no quote.
  /(?<![\w'’])'[^'\n]{1,200}(?:\w'\w[^'\n]{0,200})*'(?!\w)/g,
  /(?<![\w'’])‘[^’\n]{1,200}’(?!\w)/g,
  /^>.*$/gm,
  /\{@link [^}]*\}|@param [\w.]+/g,
  /\]\([^)\s]*\)|https?:\/\/[^\s)]+/g,
  /[\w.@#-]+(?:\/[\w.@#-]+)+\/?|[\w-]+\.(?:tsx?|mjs|md|json|html)\b/g,
];

/** Replaces everything but line ends with spaces, so that positions stay the same. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

/** A page with its code blocks replaced by spaces. */
export function blankCode(text: string): string {
  return text.replace(fence, blank);
}

/**
 * One comment or paragraph with its quotes replaced by spaces: an odd quotation mark must not reach into the next
 * one.
 */
export function blankQuotes(text: string): string {
  return quotes.reduce((rest, quote) => rest.replace(quote, blank), text);
}
