const monthNumber = (name: string) =>
  "jan feb mar apr may jun jul aug sep oct nov dec".split(" ").indexOf(name.slice(0, 3).toLowerCase()) + 1;
const ends =
  /\b(?:valid|current|expir\w*|exp|renew\w*|until|till|to|due)\b[^\d\n]{0,14}?(?:(\d{1,2})[/.-])?(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? )?(20\d\d)\b/gi;
/** Words by which a line says that a credential is held no longer. */
export const ranOut = /\b(?:lapsed|expired|no longer|not (?:current|renewed|held)|ran out|suspended)\b/i;

/** True for a credential that has expired by the date of the letter. */
export function hasRunOut(text: string, asOf: string): boolean {
  if (ranOut.test(text)) return true;
  return [...text.matchAll(ends)].some(([, number, name, year = ""]) => {
    const month = name === undefined ? Number(number ?? 12) : monthNumber(name);
    return `${year}-${String(month).padStart(2, "0")}` < asOf.slice(0, 7);
  });
}
