const upToTwenty = (
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen twenty"
).split(" ");
const tens = "ten twenty thirty forty fifty sixty seventy eighty ninety hundred".split(" ");

/**
 * 'one' to 'twenty', the tens, 'hundred'. A map, because a text may contain words like "constructor", which every
 * object has.
 */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...upToTwenty.map((word, at) => [word, at + 1] as const),
  ...tens.map((word, at) => [word, (at + 1) * 10] as const),
]);
