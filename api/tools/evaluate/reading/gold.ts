import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AdInput, Importance, Span } from "#shared/engine/analysis.ts";

/** Formats: ../shared/data/judgement/reading/README.md. */
export interface GoldRequirement {
  id: string;
  quote: string;
  nth?: number;
  name: string;
  level: Importance;
  core: boolean;
  group: string | null;
  gate: string | null;
  also?: string[];
}

export interface GoldAsk {
  kind: string;
  limit: string | null;
}

export interface Gold {
  id: string;
  requirements: GoldRequirement[];
  closes: string | null;
  workplace: string | null;
  asks: GoldAsk | null;
}

export type Verdict = "yes" | "partly" | "no";
export type Fit = "strong" | "possible" | "weak" | "none";

export interface GoldPair {
  ad: string;
  resume: string;
  fit: Fit;
  proofs: Record<string, Verdict>;
}

/** A labelled requirement with the positions of its words in the ad. */
export interface PlacedGold extends GoldRequirement {
  spans: Span[];
}

export interface GoldAd extends AdInput {
  id: string;
  location?: string;
}

export interface GoldSet {
  ads: GoldAd[];
  golds: Map<string, Gold>;
  pairs: GoldPair[];
  /** Text of each resume by its name without ending. */
  resumes: Map<string, string>;
}

function rows<T>(file: string): T[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as T);
}

/** Reads a folder with the format of `../shared/data/judgement/reading`. */
export function readGoldSet(directory: string): GoldSet {
  const folder = join(directory, "resumes");
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return {
    ads: rows<GoldAd>(join(directory, "ads.jsonl")),
    golds: new Map(rows<Gold>(join(directory, "golds.jsonl")).map((gold) => [gold.id, gold])),
    pairs: rows<GoldPair>(join(directory, "pairs.jsonl")),
    resumes: new Map(names.map((name) => [name.slice(0, -4), readFileSync(join(folder, name), "utf8")])),
  };
}

function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) places.push(at);
  return places;
}

/** The labelled requirements with the positions of their quotes; for `also` its first occurrence. */
export function placeGolds(text: string, gold: Gold): PlacedGold[] {
  return gold.requirements.map((one) => {
    const own = placesOf(text, one.quote)[(one.nth ?? 1) - 1];
    const spans = own === undefined ? [] : [{ start: own, end: own + one.quote.length }];
    for (const words of one.also ?? []) {
      const at = text.indexOf(words);
      if (at >= 0) spans.push({ start: at, end: at + words.length });
    }
    return { ...one, spans };
  });
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
