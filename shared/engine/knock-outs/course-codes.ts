/**
 * Codes of Australian vocational courses: three letters of the training package, the level of the Australian
 * Qualifications Framework, and a number. "CHC33021" is a Certificate III of the community services package.
 * Source: training.gov.au, naming rules of training packages.
 */
const courseCode = /^[a-z]{3}[1-68]\d{4}$/;

/** The fields that the letters name, and for packages of many fields the first digits behind them. */
const table = `
acm: animal
ahc: agriculture horticulture
ahc3: horticulture landscaping conservation
aur: automotive
bsb: business
chc: community
chc30: education childhood early
chc40: education childhood youth
chc50: education childhood early
chc33: support individual ageing disability
chc43: ageing disability health mental
chc52: community services
chc53: mental health
cpc: building construction
cpc30: carpentry construction
cpc32: plumbing
cpp: property
cua: arts
fbp: food processing
fns: finance financial
fns40: accounting mortgage broking bookkeeping finance
fns50: accounting finance
hlt: health
hlt5: nursing health
ict: information technology
lga: government
mem: engineering fabrication mechanical
msl: laboratory
nwp: water
psp: government
pua: safety
rii: civil construction mining
shb: beauty hairdressing
sir: retail
sis: sport fitness
sit: hospitality tourism
sit30: hospitality cookery
sit40: hospitality cookery
tae: training assessment
tli: logistics transport warehousing
uee: electrotechnology electrical
`;

const fields = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => line.split(": ") as [string, string]),
);
const longestPrefix = 5;

/** The level of the framework that a course code names, 1 to 8; undefined for any other word. @param low folded. */
export function levelOfCode(low: string): number | undefined {
  return courseCode.test(low) && fields.has(low.slice(0, 3)) ? Number(low[3]) : undefined;
}

/** Words for the field of a course code, most special first; empty for any other word. @param low folded. */
export function fieldsOfCode(low: string): readonly string[] {
  if (levelOfCode(low) === undefined) return [];
  for (let length = longestPrefix; length >= 3; length -= 1) {
    const found = fields.get(low.slice(0, length));
    if (found !== undefined) return found.split(" ");
  }
  return [];
}
