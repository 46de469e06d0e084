/** "PRIYA O'NEILL" is written so at the head of a resume; under a letter it is "Priya O'Neill". */
export function signedName(name: string): string {
  if (name !== name.toUpperCase() || !/\p{Lu}{2}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replace(/(?<!\p{L}['\u2019]?)\p{L}|(?<=\b[do]['\u2019])\p{L}/gu, (first) => first.toUpperCase())
    .replace(/\bMc\p{Ll}/gu, (start) => `Mc${start.slice(2).toUpperCase()}`);
}
