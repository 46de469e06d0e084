import { describe, expect, it } from "vitest";
import { readResume } from "#shared/resume/read-resume.ts";
import { readFactSources } from "./fact-sources.ts";
import { groundLetter } from "./ground-letter.ts";

const resumeText = `Pat Banksia
pat@example.com

EXPERIENCE
Hive Keeper, Wattle Honey
Jan 2021 - Mar 2026
- Looked after 80 hives
Shed Hand, Gum Orchards
2017 - 2020
- Packed mostly apples for families
- Counted the trees for the 2024 plan
- Planted the rows of 2019

EDUCATION
Certificate IV in Shed Management, 2023 (paid by the orchard)
HSC, 2016

LICENCES
National police check June 2026 (no result). Ute of my own.`;

const sources = readFactSources(readResume(resumeText));
const isSupported = (sentence: string) =>
  groundLetter(sentence, sources, {
    target: { title: "Keeper", company: "Acacia" },
    asOf: "2026-11-01",
  }).every(({ supported }) => supported);

describe("what a letter says of the latest role", () => {
  it.each<[string, boolean]>([
    ["My most recent role was Hive Keeper at Wattle Honey.", true],
    ["Most recently I was a Hive Keeper at Wattle Honey.", true],
    ["Most recently I worked as a Hive Keeper at Wattle Honey.", true],
    ["My most recent role was Shed Hand at Gum Orchards.", false],
    ["Most recently I was a Shed Hand at Gum Orchards.", false],
    ["At Wattle Honey, I looked after most hives.", false],
  ])("%s %s", (sentence, wanted) => expect(isSupported(sentence)).toBe(wanted));
});

describe("papers with and without their dates", () => {
  it.each<[string, boolean]>([
    ["I hold a Certificate IV in Shed Management (2023).", true],
    ["I hold a Certificate IV in Shed Management.", true],
    // Dates of another certificate and of a role.
    ["I hold a Certificate IV in Shed Management (2016).", false],
    ["I hold a Certificate IV in Shed Management (2021).", false],
    ["I hold a national police check.", true],
    ["I hold a national police check (June 2026).", true],
    ["I hold a national police check (May 2026).", false],
  ])("%s %s", (sentence, wanted) => expect(isSupported(sentence)).toBe(wanted));
});

describe("a year after the role's end", () => {
  it.each<[string, boolean]>([
    ["At Gum Orchards, I counted the trees for the 2024 plan.", false],
    ["At Gum Orchards, I planted the rows of 2019.", true],
  ])("%s %s", (sentence, wanted) => expect(isSupported(sentence)).toBe(wanted));
});
