/** Spellings that no suffix rule reaches; both sides of a comparison are mapped, so direction is free. */
const irregular = new Map<string, string>([
  ["licence", "license"],
  ["licences", "license"],
  ["licencing", "license"],
  ["licenced", "license"],
  ["practice", "practise"],
  ["practices", "practise"],
  ["programme", "program"],
  ["programmes", "program"],
  ["enrolment", "enrollment"],
  ["enrolments", "enrollment"],
  ["fulfilment", "fulfillment"],
  ["instalment", "installment"],
  ["judgement", "judgment"],
  ["defence", "defense"],
  ["cheque", "check"],
  ["tyre", "tire"],
  ["tyres", "tire"],
  ["aluminium", "aluminum"],
  ["jewellery", "jewelry"],
  ["mum", "mom"],
  ["children", "child"],
  ["people", "person"],
]);

/**
 * The stem of a longer word that starts so may have other letters in this place: "colou" + "ring" is "color", and an
 * irregular form may change anywhere. Of every other start the stem keeps all letters, but for an ending of its own.
 */
export function changesInStem(start: string): boolean {
  if (/ae|iz|yz|our|ou$|a$/.test(start)) return true;
  for (const word of irregular.keys()) if (word.startsWith(start)) return true;
  return false;
}

/** Words whose -er / -or is no ending: stripping it would join them to another word. */
const keepEnding = new Set(
  (
    "customer computer server order border number paper water power career member center other over under never " +
    "letter matter master cover river weather whether together however rather after later former either officer " +
    "offer director major minor senior junior motor sector factor error mirror interior exterior layer buyer user " +
    "prior color labor harbor flavor color behavior theater meter fiber liter filter copper timber lumber trailer " +
    "silver leather consumer premier carrier partner corner proper counter solder shoulder muster manner porter super hyper cyber summer winter dinner doctor"
  ).split(" "),
);

/** Most words hold none of the letter groups that differ between spellings. */
const spellable = /ae|iz|yz|our|ogue$|[tb]re$/;

function spelling(word: string): string {
  let w = word;
  if (!spellable.test(w)) return w;
  if (w.length > 5 && w.includes("ae")) w = w.replace("ae", "e");
  const iz = w.lastIndexOf("iz");
  if (iz > 1 && /^iz(e[sdr]?|ers|ing|able|ation(s|al)?)$/.test(w.slice(iz)))
    w = `${w.slice(0, iz)}is${w.slice(iz + 2)}`;
  const yz = w.lastIndexOf("yz");
  if (yz > 1) w = `${w.slice(0, yz)}ys${w.slice(yz + 2)}`;
  const our = w.lastIndexOf("our");
  if (our > 1 && w.length > 4 && /^our(s|ed|ing|al|ist|able)?$/.test(w.slice(our)))
    w = `${w.slice(0, our)}or${w.slice(our + 3)}`;
  if (w.endsWith("ogue")) w = w.slice(0, -2);
  if (w.length > 4 && /[tb]re$/.test(w.slice(-3))) w = `${w.slice(0, -2)}er`;
  return w;
}

function singular(word: string): string {
  const n = word.length;
  if (!word.endsWith("s") || n <= 3) return word;
  if (word.endsWith("ies")) return n > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(ss|us|is)$/.test(word.slice(-2))) return word;
  if (/(sses|shes|ches|xes|zes)$/.test(word.slice(-4))) return word.slice(0, -2);
  return word.slice(0, -1);
}

const plainWord = /^[a-z]+$/;

/**
 * The form of a word under plurals and en-AU / en-US spelling only: "licences" and "license" agree,
 * "marketing" and "market" do not. Words of three letters or fewer, and tokens with digits or symbols,
 * stay as they are. Source: docs/engine.md, Words and terms.
 */
export function lightStem(word: string): string {
  if (word.length <= 3 || word.length > 40 || !plainWord.test(word)) return word;
  const one = singular(word);
  return spelling(irregular.get(word) ?? irregular.get(one) ?? one);
}

function undouble(word: string): string {
  const n = word.length;
  if (n < 4 || word[n - 1] !== word[n - 2]) return word;
  const last = word[n - 1] ?? "";
  if ("sfzaeiou".includes(last) || (last === "l" && n < 6)) return word;
  return word.slice(0, -1);
}

/** "evening" is no form of "even". */
const keepsGerund = new Set(["evening"]);

function withoutVerbEnding(word: string): string {
  if (keepsGerund.has(word)) return word;
  if (word.endsWith("ied") && word.length > 5) return `${word.slice(0, -3)}y`;
  if (word.endsWith("ing") && word.length >= 7) return undouble(word.slice(0, -3));
  if (word.endsWith("ed") && word.length >= 6 && !word.endsWith("eed")) return undouble(word.slice(0, -2));
  return word;
}

function withoutAgentEnding(word: string): string {
  const ending = word.slice(-2);
  if ((ending !== "er" && ending !== "or") || word.length < 6) return word;
  if (word.endsWith("eer") || keepEnding.has(word)) return word;
  return undouble(word.slice(0, -2));
}

/**
 * The common stem of a lower-case word: plurals, -ing, -ed, -er / -or and spelling variants agree
 * ("welder", "welding", "welded"). Not a linguist's stem: only equality of two stems means anything.
 */
export function stem(word: string): string {
  if (word.length <= 3 || word.length > 40 || !plainWord.test(word)) return word;
  let w = withoutAgentEnding(withoutVerbEnding(lightStem(word)));
  if (w.length >= 5 && w.endsWith("e")) w = w.slice(0, -1);
  if (w.length >= 6 && w.endsWith("ll")) w = w.slice(0, -1);
  return w;
}
