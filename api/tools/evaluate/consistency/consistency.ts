import type { Analysis } from "#shared/engine/analysis.ts";
import { headCounts, ledgerOf } from "#shared/engine/ledger.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { hasGain, type ScoreGain } from "#shared/resume/score-gain.ts";
import { scoreAds } from "../../../src/scoring/score-ads.ts";
import { startTestApi, type TestApi } from "../../../src/testing/start-test-api.ts";
import { type GoldAd, type GoldPair, readGoldSet } from "../reading/gold.ts";
import { type Contradiction, claimsOf } from "./ledger-claims.ts";

const asOf = "2026-11-28";

/** What a screen shows of a pair: the score, the keyword match, and what is shown, partly shown and missing. */
function countsOf(analysis: Analysis): Record<string, unknown> {
  const { match, fields } = analysis;
  const ledger = ledgerOf(match);
  return {
    number: match.value,
    keywords: fields.keywordMatchPercentage,
    found: fields.foundKeywords,
    missing: fields.missingKeywords,
    head: headCounts(ledger),
    verdicts: ledger.map(({ term, state }) => `${state}: ${term}`),
    conditions: analysis.knockOuts.map(({ id, result }) => `${result}: ${id}`),
    cap: match.cap ?? null,
  };
}

function differences(
  surface: string,
  found: Record<string, unknown>,
  expected: Record<string, unknown>,
): Contradiction[] {
  return Object.entries(found)
    .filter(([what, value]) => JSON.stringify(value) !== JSON.stringify(expected[what]))
    .map(([what, value]) => ({ surface, what, found: value, expected: expected[what] }));
}

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;

interface Drawn {
  person: Person;
  api: TestApi;
  resumeText: string;
  ad: { text: string; title: string; company: string };
}

/** The optimiser: the pair before and after, the stored result, and whether it counted as a use. */
async function tailoring({ person, resumeText, ad }: Drawn, panel: Analysis): Promise<Contradiction[]> {
  const used = async () => (await person.api.resumes.usage()).count;
  const usedBefore = await used();
  const body = { resumeText, jobAdText: ad.text, jobTitle: ad.title, company: ad.company };
  const result = await person.api.resumes.optimise({ body });
  const { before, analysis, optimizedText } = result;
  const numbers: ScoreGain = {
    score: { before: before.atsScore, after: result.atsScore },
    keywords: { before: before.keywordMatchPercentage, after: result.keywordMatchPercentage },
  };
  const stored =
    result.id === undefined
      ? undefined
      : await person.api.resumes.pastOptimisation({ params: { id: result.id } });
  const isCounted = (await used()) > usedBefore;
  return [
    ...differences(
      "desk, before",
      { number: before.atsScore, keywords: before.keywordMatchPercentage },
      { number: panel.fields.atsScore, keywords: panel.fields.keywordMatchPercentage },
    ),
    ...differences(
      "desk, after",
      {
        number: result.atsScore,
        keywords: result.keywordMatchPercentage,
        found: result.foundKeywords,
        missing: result.missingKeywords,
      },
      { ...countsOf(analysis), number: analysis.fields.atsScore },
    ),
    ...claimsOf(analysis, optimizedText, "analysis"),
    ...(stored === undefined
      ? []
      : differences("preview", countsOf(stored.optimisation.analysis), countsOf(analysis))),
    ...(isCounted && !hasGain(numbers)
      ? [{ surface: "desk, after", what: "a use without a gain", found: "counted", expected: "not counted" }]
      : []),
  ];
}

/** Null if the resume shows too little of the ad for a letter. */
async function letterOf(
  person: Person,
  body: Parameters<Person["api"]["coverLetters"]["generate"]>[0]["body"],
) {
  try {
    return await person.api.coverLetters.generate({ body });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "unreadable") return null;
    throw error;
  }
}

/** The numbers of the saved job, its letter in the history, and the board. */
async function numbers({ person, api, resumeText, ad }: Drawn, panel: Analysis): Promise<Contradiction[]> {
  const job = { jobTitle: ad.title, company: ad.company, jobDescription: ad.text };
  const saved = await person.api.applications.create({ body: { ...job, status: "saved" } });
  const expected = { number: panel.match.value };
  const letter = await letterOf(person, { ...job, applicationId: saved.id });
  const [listed] = await person.api.coverLetters.list();
  const resume = { resumeText, resumeEdits: [] };
  const [onBoard] = scoreAds({ key: saved.id, resume }, [{ key: saved.id, ...ad }], asOf);
  const opened = await person.api.applications.get({ params: { id: saved.id } });
  const kit = await person.api.interviewKits.get({ params: { id: saved.id } });
  const desk = await person.api.criteria.get({ params: { id: saved.id } });
  await api.services.db.rateLimiterFlexible.deleteMany({});
  // The "(desirable)" of a criterion is separate from its words.
  const plain = (text: string) =>
    text.replace(/ ?\((?:essential|mandatory|desirable)\)/gi, "").replace(/\s+/g, " ");
  const isWritten = (words: string, text: string) => plain(text).includes(plain(words));
  return [
    ...differences("saved job", { number: saved.matchScore ?? null }, expected),
    ...differences("saved job, opened", { number: opened.matchScore ?? null }, expected),
    ...(letter === null
      ? []
      : [
          // The history shows the score of the job that the letter belongs to.
          ...differences("letter history", { job: listed?.applicationId ?? null }, { job: saved.id }),
        ]),
    ...differences("board", { number: onBoard?.value ?? null }, expected),
    ...kit.questions.flatMap(({ line, adWords }) => [
      ...(line !== null && !isWritten(line, resumeText)
        ? [
            {
              surface: "interview kit",
              what: "a line of nobody's",
              found: line,
              expected: "a line of the resume",
            },
          ]
        : []),
      ...(adWords !== null && !isWritten(adWords, ad.text)
        ? [{ surface: "interview kit", what: "words of no ad", found: adWords, expected: "words of the ad" }]
        : []),
    ]),
    ...desk.work.criteria
      .filter(({ text }) => !isWritten(text, ad.text))
      .map(({ text }) => ({
        surface: "criteria",
        what: "a criterion of no ad",
        found: text,
        expected: "words of the ad",
      })),
  ];
}

async function comparePair(api: TestApi, pair: GoldPair, ad: GoldAd, resumeText: string) {
  const person = await api.signedUp({ tier: "premium" });
  await person.api.resumes.keepDefault({ body: { name: "Resume", text: resumeText } });
  const own = { text: ad.text, title: ad.title ?? "", company: ad.company ?? "" };
  const panel = analyseResume({ resumeText, ad: own, asOf });
  const drawn = { person, api, resumeText, ad: own };
  const found = [
    ...claimsOf(panel, resumeText, "panel"),
    ...(await tailoring(drawn, panel)),
    ...(await numbers(drawn, panel)),
  ];
  return found.map((one) => ({ id: `${pair.ad} x ${pair.resume}`, ...one }));
}

/**
 * Loads every screen that shows a verdict, a count or a score of a pair from the real server, and compares them (task
 * `consistency`): panel, optimiser, analysis, preview, saved job, board, letter and its history, criteria, interview
 * kit. Counts claims that neither text supports, and uses that were counted although no score rose.
 * @param directory a folder like `../shared/data/judgement/reading`.
 */
export async function evaluateConsistency(directory: string): Promise<object> {
  const { ads, pairs, resumes } = readGoldSet(directory);
  const api = await startTestApi({ now: () => new Date(`${asOf}T02:00:00Z`) });
  const misses: (Contradiction & { id: string })[] = [];
  try {
    for (const pair of pairs) {
      const ad = ads.find(({ id }) => id === pair.ad);
      const resume = resumes.get(pair.resume.replace(/\.txt$/, ""));
      if (ad === undefined || resume === undefined)
        throw new Error(`Neither ad nor resume may be missing: ${pair.ad}, ${pair.resume}`);
      misses.push(...(await comparePair(api, pair, ad, resume)));
    }
  } finally {
    await api.stop();
  }
  const bySurface: Record<string, number> = {};
  for (const { surface } of misses) bySurface[surface] = (bySurface[surface] ?? 0) + 1;
  return { task: "consistency", pairs: pairs.length, contradictions: misses.length, bySurface, misses };
}
