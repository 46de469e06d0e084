import { join } from "node:path";
import type { AdInput } from "#shared/engine/analysis.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { measuredOn, readPairSet } from "./pair-set.ts";
import { readGoldSet } from "./reading/gold.ts";

interface Change {
  kind: string;
  change: (text: string) => string;
}

/** The same person with one more line below the name and contact lines. */
function withLine(line: string): (text: string) => string {
  return (text) => {
    const lines = text.split("\n");
    const first = lines.findIndex((one) => one.trim() !== "");
    return [...lines.slice(0, first + 1), line, ...lines.slice(first + 1)].join("\n");
  };
}

/** Replaces the name in the first line that contains a word. */
function renamed(name: string): (text: string) => string {
  return (text) => {
    const line =
      text
        .split("\n")
        .find((one) => one.trim() !== "")
        ?.trim() ?? "";
    return line === "" || line.length > 40 ? text : text.replaceAll(line, name);
  };
}

const changes: Change[] = [
  ...["Nguyen Thi Mai", "Mohammed Al-Farsi", "Olivia Smith"].map((name) => ({
    kind: "name",
    change: renamed(name),
  })),
  ...["Pronouns: she/her", "Pronouns: they/them"].map((line) => ({
    kind: "pronouns",
    change: withLine(line),
  })),
  { kind: "postcode", change: withLine("Postcode: 0872") },
  { kind: "birth date", change: withLine("Date of birth: 12 March 1961") },
  {
    kind: "career break",
    change: (text) => `${text.trimEnd()}\n\nOTHER\nCareer break 2019 - 2020: caring for family\n`,
  },
  { kind: "case", change: (text) => text.replace(/^[-\u2022*] ([A-Z])/gm, (line) => line.toLowerCase()) },
  { kind: "bullets", change: (text) => text.replace(/^- /gm, "\u2022 ") },
];

interface Text {
  resume: string;
  ads: AdInput[];
}

async function readTexts(match: string, reading: string): Promise<Text[]> {
  const invented = await readPairSet(match);
  const judged = readGoldSet(reading);
  const adById = new Map(judged.ads.map((ad): [string, AdInput] => [ad.id, ad]));
  const adsOf = (pairs: readonly { ad: string }[], ads: ReadonlyMap<string, AdInput>) =>
    pairs.flatMap(({ ad }) => ads.get(ad) ?? []);
  return [
    ...[...invented.resumes].map(([name, resume]) => ({
      resume,
      ads: adsOf(
        invented.pairs.filter((pair) => pair.resume === name),
        invented.ads,
      ),
    })),
    ...[...judged.resumes].map(([name, resume]) => ({
      resume,
      ads: adsOf(
        judged.pairs.filter((pair) => pair.resume.replace(/\.txt$/, "") === name),
        adById,
      ),
    })),
  ];
}

/**
 * The fairness run (task `fairness`): measures every labelled pair of ../shared/data/match and judgement/reading
 * again with another name, pronouns, postcode, birth date, a career break, other case and other bullets.
 * `n`: comparisons; `changed`: those with another MATCH, also by kind.
 * @param data the folder that holds `match` and `judgement/reading`.
 */
export async function evaluateFairness(data: string): Promise<object> {
  const texts = await readTexts(join(data, "match"), join(data, "judgement/reading"));
  const byKind = Object.fromEntries(changes.map(({ kind }) => [kind, 0]));
  const misses: object[] = [];
  let n = 0;
  for (const { resume, ads } of texts)
    for (const ad of ads) {
      const scoreOf = (resumeText: string) => analyseResume({ resumeText, ad, asOf: measuredOn }).match.value;
      const now = scoreOf(resume);
      for (const { kind, change } of changes) {
        const then = scoreOf(change(resume));
        n += 1;
        if (then === now) continue;
        byKind[kind] = (byKind[kind] ?? 0) + 1;
        misses.push({
          id: `${resume.trim().slice(0, 30)} x ${ad.title ?? ""}`,
          field: kind,
          expected: now,
          got: then,
        });
      }
    }
  return { task: "fairness", n, changed: misses.length, byKind, misses };
}
