import { fieldsOfCode } from "../knock-outs/course-codes.ts";
import { readDegreeCode } from "../knock-outs/degree-codes.ts";
import { rootOf } from "../words/root.ts";
import { stem } from "../words/stem.ts";
import type { Token } from "../words/tokenise.ts";

/** The fields that the short forms of awards name, as Australian universities and their graduates write them. */
const table = `
eng beng meng mech: engineering
bed med ed bteach mteach bteaching: education teaching
sc bsc msc sci bs ms: science
comp compsc bcompsc: computer
compsc bcompsc: science
cs: computer science
it bit infotech inftech binftech binfotech: information technology
vsc bvsc vet: veterinary
vsc bvsc: science
psych bpsych mpsych psyc bpsychsc: psychology
bsw msw socwk bsocwk: social work
mph: public health
mba bba: business administration
bus bbus: business
com comm bcom bcomm mcom: commerce
llb llm jd: law laws
bn nurs bnurs bnursing mnurs bsn msn bnsg mnsg: nursing
phty physio bphty bphysio: physiotherapy
pharm bpharm mpharm pharmd: pharmacy
mid bmid: midwifery
arch barch march: architecture
des bdes: design
bfa mfa: fine arts
socsc bsocsc: social science
medsci bmedsci: medical science
appsc bappsc mappsc: applied science
hsc bhsc hlthsc: health science
mbbs: medicine surgery medical
occther bocctherapy occthy bot: occupational therapy
acc acct acctg: accounting
fin: finance
mgmt mgt: management
mktg mktng: marketing
hr hrm: human resources
econ ec: economics
admin: administration
mech: mechanical
elec: electrical
civ: civil
env envsc: environmental
biomed: biomedical
crim: criminology
constr: construction
ind: individual
`;

function readTable(): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const line of table.trim().split("\n")) {
    const [short = "", words = ""] = line.split(": ");
    const roots = words.split(" ").map((word) => rootOf(stem(word)));
    for (const form of short.split(" ")) fields.set(form, [...(fields.get(form) ?? []), ...roots]);
  }
  return fields;
}

let fields: Map<string, string[]> | undefined;

/** "CHC33021 - 2022", "BConMgt": a course by its code alone. */
function rootsOfCode(low: string): string[] {
  const words = readDegreeCode(low)?.field ?? fieldsOfCode(low);
  return words.map((word) => rootOf(stem(word)));
}

/** The roots of the fields that a line with an award names by short forms: "B.Eng (Civil)", "BSc Comp Sci", "Grad Dip Psych". */
export function shortFieldRoots(tokens: readonly Token[]): ReadonlySet<string> {
  fields ??= readTable();
  return new Set(tokens.flatMap(({ low }) => fields?.get(low) ?? rootsOfCode(low)));
}
