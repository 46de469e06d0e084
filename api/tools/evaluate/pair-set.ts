import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { readAdUnits } from "#shared/engine/ad/read-ad-units.ts";
import { readRequirements } from "#shared/engine/ad/read-requirements.ts";
import type { AdInput, MatchResult } from "#shared/engine/analysis.ts";
import { matchAd } from "#shared/engine/match-ad.ts";
import type { MatchInput } from "#shared/engine/read-pair.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { readRows } from "./read-rows.ts";
import { documentReader } from "./resume/document-reader.ts";

export interface LabelledPair {
  resume: string;
  ad: string;
  label: number;
}

/** Ads, resumes and labelled pairs of one folder (../shared/data/README.md, section 9). */
export interface PairSet {
  pairs: LabelledPair[];
  ads: Map<string, AdInput>;
  /** Text of each resume by the name of its file. */
  resumes: Map<string, string>;
}

/** The date of the figures, fixed so that recency does not change them. */
export const measuredOn = "2026-11-01";

async function readText(path: string, name: string): Promise<string> {
  return name.endsWith(".txt")
    ? readFileSync(path, "utf8")
    : (await documentReader.read({ path, name })).text;
}

/** Reads a folder with ads.jsonl and pairs.jsonl; the resumes are next to it in `resumes`, as plain text or files. */
export async function readPairSet(directory: string): Promise<PairSet> {
  const pairs = readRows<LabelledPair>(join(directory, "pairs.jsonl"));
  const ads = readRows<AdInput & { id: string }>(join(directory, "ads.jsonl"));
  const resumes = new Map<string, string>();
  for (const name of new Set(pairs.map(({ resume }) => resume)))
    resumes.set(name, await readText(join(directory, "../resumes", name), name));
  return { pairs, ads: new Map(ads.map((ad) => [ad.id, ad])), resumes };
}

function remember<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

/** MATCH of any ad with any resume of a set; each text is read once. */
export function pairMatcher({ ads, resumes }: PairSet): (pair: LabelledPair) => MatchResult {
  const modelOf = remember((name: string): ResumeModel => readResume(resumes.get(name) ?? ""));
  const readAd = remember((id: string): Pick<MatchInput, "ad" | "adWords" | "requirements"> => {
    const ad = ads.get(id) ?? { text: "" };
    const adWords = tokenise(ad.text);
    return { ad, adWords, requirements: readRequirements(ad, readAdUnits(ad.text, adWords)) };
  });
  return ({ resume, ad }) =>
    matchAd({
      ...readAd(ad),
      resume: modelOf(resume),
      resumeText: resumes.get(resume) ?? "",
      asOf: measuredOn,
    });
}
