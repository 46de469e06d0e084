/** The names of each level in lists of degrees. Only whole options are compared with them. */
const LEVELS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bph ?d\b|\bdoctor of philosophy\b|\bdoctorate\b/,
    ["Doctorate", "Doctoral Degree", "PhD", "Doctor of Philosophy"],
  ],
  [/\bmasters?\b/, ["Master's Degree", "Masters Degree", "Master Degree", "Masters", "Master's", "Master"]],
  [/\bgraduate diploma\b/, ["Graduate Diploma"]],
  [/\bgraduate certificate\b/, ["Graduate Certificate"]],
  [
    /\bbachelors?\b/,
    ["Bachelor's Degree", "Bachelors Degree", "Bachelor Degree", "Bachelors", "Bachelor's", "Bachelor"],
  ],
  [/\bassociate degree\b/, ["Associate Degree", "Associate's Degree", "Associates"]],
  [/\badvanced diploma\b/, ["Advanced Diploma"]],
  [/(?<!graduate )(?<!advanced )\bdiploma\b/, ["Diploma"]],
  [/\bcert(?:ificate)? (?:iv|4)\b/, ["Certificate IV", "Certificate 4"]],
  [/\bcert(?:ificate)? (?:iii|3)\b/, ["Certificate III", "Certificate 3"]],
  [/\bcert(?:ificate)? (?:ii|2)\b/, ["Certificate II", "Certificate 2"]],
  [/\b(?:hsc|vce|year 12|higher school certificate)\b/, ["Year 12", "High School", "Secondary School"]],
];

/**
 * The names of a qualification's level; none if it is not a single level ('Bachelor of Arts and Master of Teaching').
 */
export function degreeWords(studyType: string): string[] {
  const said = studyType.toLowerCase().replace(/[^a-z\d]+/g, " ");
  const found = LEVELS.filter(([pattern]) => pattern.test(said));
  return found.length === 1 ? [...(found[0]?.[1] ?? [])] : [];
}
