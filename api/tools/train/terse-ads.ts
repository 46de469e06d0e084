import type { AdLabel } from "#shared/engine/ad/ad-labels.ts";
import { families } from "#shared/engine/vocabulary/families.ts";
import { readFamily } from "#shared/engine/vocabulary/term-lines.ts";
import { seededRandom } from "./fit-tagger.ts";
import type { LabelledAd } from "./labelled-ad.ts";

/** Headings of short lists, by their content. */
const headings: Partial<Record<AdLabel, readonly string[]>> = {
  essential:
    "About you|Requirements|Essential|Essential criteria|What you need|You must have|Must have|Skills and experience|What you bring|Who you are|You will have:|Key skills|Selection criteria|Mandatory|To be successful you will need|Your profile|Qualifications and experience|What we're looking for|Skills|You will need to have the following:|We're looking for:|The successful applicant will have:|Our ideal candidate will have:".split(
      "|",
    ),
  desirable:
    "Desirable|Nice to have|Desirable criteria|Preferred|Bonus points|Highly regarded|Ideally you also have|It would be great if you have:|Advantageous|A plus|Ideally you will also have:|Ideally|Not essential but helpful".split(
      "|",
    ),
  benefit:
    "Benefits|Perks|What we offer|We offer:|Why join us?|What's in it for you|What you'll get|Perks and benefits|On offer|In return|Your benefits|Why work with us?|Benefits you will have:|As a perk you will have:|You will receive:|You will enjoy:".split(
      "|",
    ),
  duty: "Duties|Responsibilities|What you'll do|The role|You will:|Key responsibilities|Your day|Tasks|Main duties|In this role you will|Key accountabilities|The job".split(
    "|",
  ),
};

const marks = ["- ", "\u2022 ", "* ", "", "1. "];
const asked = ["", "", "", "Experience in ", "Experience with ", "Knowledge of ", "Good "];
const leads: Partial<Record<AdLabel, readonly string[]>> = {
  essential: asked,
  desirable: asked,
  benefit: ["", "", "Paid ", "Free ", "Your own ", "Training in "],
};
const tails: Partial<Record<AdLabel, readonly string[]>> = {
  essential: ["", "", "", " skills", " experience"],
  desirable: ["", "", " experience", " would be great"],
  benefit: ["", "", " training", " paid for", " after 12 months", " discount"],
  duty: ["", "", " for our customers", " every day"],
};

/**
 * Ads that are mostly lists of terms, as owners of small firms write them: headings and the names of the term lists.
 * Deterministic.
 */
export function terseAds(count: number): LabelledAd[] {
  const random = seededRandom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const terms = Object.entries(families)
    .filter(([family]) => family !== "decoys")
    .flatMap(([family, text]) => readFamily(family, text));
  const skills = terms.filter(({ kind }) => kind !== "licence" && kind !== "qualification");
  return Array.from({ length: count }, (_, n) => {
    let text = "";
    const spans: LabelledAd["spans"][number][] = [];
    const add = (label: AdLabel, words: string) => {
      spans.push({ start: text.length, end: text.length + words.length, label, isCore: false });
      text += `${words}\n`;
    };
    const parts = (["essential", "desirable", "duty", "benefit"] as const).filter(() => random() < 0.5);
    for (const label of parts.length > 0 ? parts : (["essential"] as const)) {
      add("heading", pick(headings[label] ?? [""]));
      const mark = pick(marks);
      const items = 1 + Math.floor(random() * 5);
      for (let at = 0; at < items; at += 1) {
        const name = pick(label === "benefit" ? terms : skills).canonical;
        add(
          label,
          `${mark}${pick(leads[label] ?? [""])}${random() < 0.5 ? name : name.toLowerCase()}${pick(tails[label] ?? [""])}`,
        );
      }
      if (random() < 0.6) text += "\n";
    }
    return { id: `terse/${n}`, text, title: "", company: "", spans };
  });
}
