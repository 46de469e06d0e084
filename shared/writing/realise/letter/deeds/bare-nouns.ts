import { article } from "../letter-phrases.ts";

/** Things and persons that one counts: said alone, they need a word before them. Those that are as often a stuff are left out. */
const counted = new Set(
  (
    "account agency agenda album alert app application archive backlog batch board booklet brand branch brief brochure budget bulletin business calendar campaign " +
    "canteen case catalogue centre checklist chart class clinic committee community contract council course crew dashboard database deck department depot desk diary " +
    "directory district division document drawing drive engine event exhibition facility farm feature festival file fleet floor form forum framework function gallery garden " +
    "guide guideline handbook home hotel hub inbox index induction initiative interface intranet inventory invoice journal kitchen laboratory launch layout ledger library line list log " +
    "login machine magazine manual map meeting menu migration model module network newsletter office order outlet package page panel partnership patrol pilot pipeline plan plant " +
    "platform playbook playground podcast policy pool portal portfolio presentation procedure process product program programme project property protocol prototype proposal queue quote " +
    "register registry release replacement report request review roadmap rollout roster route routine schedule scheme school script section seminar series server session shift " +
    "shop showroom site solution spreadsheet station store strategy submission suite summary survey system table target task team template tender terminal theatre timetable tool " +
    "toolkit tour tracker trial unit update vehicle venue version video ward warehouse website workflow workshop yard " +
    "apprentice assistant boss chef coach coordinator customer director driver foreman leader manager nurse principal supervisor surgeon teacher technician"
  ).split(" "),
);

/** "playground", "roster": such a thing, and no name. */
export const isCounted = (word: string): boolean => counted.has(word);

const particle = new Set("up out off over after down back".split(" "));
/** What stands in front of a thing and makes an article one too many, or no thing. */
const before = new Set(
  (
    "a an the my our your their his her its this that these those each every all any some no both half such what which who whose another other many much more most several few " +
    "one two three four five six seven eight nine ten eleven twelve and or nor but not to of in on at by for from with within without into onto about across against along around as between " +
    "during per through throughout under until upon via toward towards beside behind beyond than then also well often always daily"
  ).split(" "),
);
/** A thing ends before these. */
const behind =
  /^(?:with|for|in|on|to|across|from|at|by|of|against|through|into|using|during|between|that|which|and|so|when|while|after|before|each|every|within|over|under)$/;
const number = /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|about|up)/;
const plain = /^\p{Ll}[\p{Ll}'\u2019-]*$/u;
const longest = 4;

/** Where the thing that begins at `at` ends; undefined where it needs no article or is none that one counts. */
function endOfBareThing(words: readonly string[], at: number): number | undefined {
  for (let end = at; end < words.length && end < at + longest; end += 1) {
    const word = words[end] ?? "";
    const bare = word.replace(/[,;.]$/, "");
    if (!plain.test(bare) || before.has(bare)) return undefined;
    const next = words[end + 1];
    if (bare !== word || next === undefined || behind.test(next)) return counted.has(bare) ? end : undefined;
  }
  return undefined;
}

/**
 * A deed in the short words of a resume with the article that a sentence needs: "rebuilt seat map in React" as
 * "rebuilt the seat map in React", "lead team of six" as "lead a team of six". Only for things that one counts, named
 * straight behind the verb. Pure.
 */
export function withArticle(deed: string): string {
  const words = deed.split(" ");
  const at = particle.has(words[1] ?? "") ? 2 : 1;
  const end = endOfBareThing(words, at);
  if (end === undefined) return deed;
  const isAmount = words[end + 1] === "of" && number.test(words[end + 2] ?? "");
  const thing = words.slice(at, end + 1).join(" ");
  return [...words.slice(0, at), isAmount ? article(thing) : `the ${thing}`, ...words.slice(end + 1)].join(
    " ",
  );
}

/** What the work consists of, the same way: "site team of five" as "a site team of five"; a list of bare things stays one. */
export function withArticleFirst(matter: string): string {
  const words = matter.split(" ");
  const end = endOfBareThing(words, 0);
  // "manual and automated tests" are no manual.
  const goesOn =
    end === 0 && /^(?:and|or)$/.test(words[1] ?? "") && /(?:ed|al|ic|ive|ing)$/.test(words[2] ?? "");
  return end === undefined || goesOn || words[end]?.endsWith(",") ? matter : article(matter);
}
