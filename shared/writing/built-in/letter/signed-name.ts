/** The name as a signature: "PRIYA O'NEILL" at the head of a resume becomes "Priya O'Neill" in a letter. */
export function signedName(name: string): string {
  if (name !== name.toUpperCase() || !/\p{Lu}{2}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replace(/(?<!\p{L}['\u2019]?)\p{L}|(?<=\b[do]['\u2019])\p{L}/gu, (first) => first.toUpperCase())
    .replace(/\bMc\p{Ll}/gu, (start) => `Mc${start.slice(2).toUpperCase()}`);
}
