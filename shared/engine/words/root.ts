import { stem as stemOf } from "./stem.ts";

/** Nouns and verbs of one family that no ending rule joins; both sides are mapped. */
const irregular = new Map<string, string>(
  (
    "maintenanc maintain|complianc comply|compli comply|analysi analys|analysis analys|analyst analys|analytic analys|analytical analys|led lead|taught teach|wrote write|written write|" +
    "writ write|ran run|built build|sold sell|sal sell|bought buy|drove driv|driven driv|spok speak|spoken speak|taken take|took take|gav give|held hold|met meet|made make|grew grow|" +
    "won win|kept keep|knew know|known know|chos choos|resolut resolv|decis decid|delivery deliv|deliver deliv|discovery discov|discover discov|recovery recov|" +
    "recover recov|procur procur|pharmacist pharmacy|diagnosi diagnos|diagnosis diagnos|diagnostic diagnos|governanc govern|assuranc assur|insuranc insur|guidanc guid|" +
    "publication publish|restor restore|restoration restore|performanc perform|resilient resilienc|agil agile|strategic strategy|strateg strategy|strategi strategy|technical technology|technolog technology|political policy|policy policy|polici policy|electrician electric|" +
    "electrical electric|mathematical mathematic|math mathematic|statistical statistic|description describ|receptionist reception|" +
    "medication medicat|medicat medicat|understood understand|brought bring|thought think|began begin|flown fly|flew fly|shown show|paid pay|payment pay|costing cost|coding code|coded code|" +
    "driving driv|baking bake|buying buy|using use|making make|taking take|rating rate|women woman|men man|criteria criterion|data data|staffing staff|" +
    "planner plan|planned plan|leader lead|teacher teach|seller sell|carer care|caring care|paediatric child|organization organis|organisation organis|pickers pick|crew team|hep hepatit|hepatitis hepatit|hepatiti hepatit|dogg dogman|cert certific|certify certific|uni univers"
  )
    .split("|")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** Their ending is none, or makes another thing of them: "personal" is about no person, who is "excellent" knows no Excel. */
const whole = new Set(
  (
    "personal excellent internal various variation general generous mobility statement station production important integrity priority " +
    "passion mission mention portion several million conversion conversation courteous stringent apartment partial wellness reaction " +
    "applicant implant invention probation probity threat termination terminal format reception secondment succession department " +
    "political resident residential president"
  )
    .split(" ")
    .map(stemOf),
);

/** Starts of words whose root or spelling begins otherwise: led, taught, people, tyre, mum, paediatric. */
const otherStarts = new Set([
  "peo",
  "tyr",
  "mum",
  ...[...irregular].flatMap(([from, to]) => (from.slice(0, 3) === to.slice(0, 3) ? [] : [from.slice(0, 3)])),
]);

/** The first letters of a word are not those of its root. */
export function hasOtherStart(word: string): boolean {
  const start = word.slice(0, 3);
  return otherStarts.has(start) || start.includes("ae");
}

const endings = [
  "isation",
  "ation",
  "ness",
  "ment",
  "ance",
  "ence",
  "anc",
  "enc",
  "ant",
  "ent",
  "ity",
  "ive",
  "ist",
  "ous",
  "ion",
  "al",
  "ic",
  "ly",
] as const;

/** Letters that must remain before an ending is taken off. */
const leastLeft = 4;
/** Short endings are often no ending: "install", "apply". */
const leastBeforeShort = 5;

function withoutEnding(word: string): string {
  for (const ending of endings) {
    const least = ending.length === 2 ? leastBeforeShort : leastLeft;
    if (word.length - ending.length >= least && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}

const plain = /^[a-z]+$/;
const seen = new Map<string, string>();
const mostSeen = 4000;

function readRoot(stem: string): string {
  const known = irregular.get(stem);
  if (known !== undefined) return known;
  if (stem.length < 6 || !plain.test(stem) || whole.has(stem)) return stem;
  let root = withoutEnding(stem);
  // "physiotherapist" and "physiotherapy", "geologist" and "geology"
  if (/(?:log|graph|therap|iatr|metr)y$/.test(root)) root = root.slice(0, -1);
  if (root.length >= 6 && root.endsWith("at")) root = root.slice(0, -2);
  if (root.length >= 5 && root.endsWith("e")) root = root.slice(0, -1);
  if (root.length >= 6 && root.endsWith("ll")) root = root.slice(0, -1);
  // "reconciliation" and "reconcile", "prioritisation" and "prioritise"
  if (root.length >= 8 && (root.endsWith("i") || root.endsWith("is"))) root = root.replace(/is?$/, "");
  return irregular.get(root) ?? root;
}

/**
 * The root that a word shares with the nouns and verbs of its family: "communicate" and "communication",
 * "recruit" and "recruitment", "govern" and "governance". Only equality of two roots means anything.
 * @param stem as `stem` of stem.ts gives it.
 */
export function rootOf(stem: string): string {
  const known = seen.get(stem);
  if (known !== undefined) return known;
  const root = readRoot(stem);
  if (seen.size >= mostSeen) seen.clear();
  if (stem.length <= 24) seen.set(stem, root);
  return root;
}
