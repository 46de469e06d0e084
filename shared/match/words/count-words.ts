const letterOrDigit = /[\p{L}\p{N}]/u;
const space = /\s/;

const isAsciiWord = (code: number) =>
  (code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123);
const isAsciiSpace = (code: number) => code === 32 || (code > 8 && code < 14);

/** Words as a person counts them: runs between white space that hold a letter or digit. */
export function countWords(text: string): number {
  let count = 0;
  let counted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 128 ? isAsciiSpace(code) : space.test(text.charAt(at))) counted = false;
    else if (!counted && isWordAt(text, at, code)) {
      counted = true;
      count += 1;
    }
  }
  return count;
}

function isWordAt(text: string, at: number, code: number): boolean {
  if (code < 128) return isAsciiWord(code);
  return letterOrDigit.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

/** True when the text holds any word at all. */
export function hasWord(text: string): boolean {
  return letterOrDigit.test(text);
}
