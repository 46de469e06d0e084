import { readValue, writeValue } from "../../platform/browser-storage.ts";

/** What is typed on the optimizer; survives a reload, belongs to the tab. */
export interface OptimizerDraft {
  resumeText: string;
  /** The uploaded file's name, or the kept resume's. */
  resumeName: string;
  jobUrl: string;
  adText: string;
  /** Job title and employer when the ad came from somewhere that knows, else "". */
  adTitle: string;
  adCompany: string;
}

const draftKey = "kelpie_optimizer";

export const emptyDraft: OptimizerDraft = {
  resumeText: "",
  resumeName: "",
  jobUrl: "",
  adText: "",
  adTitle: "",
  adCompany: "",
};

/** Field by field: a draft of an older version keeps what it has. */
const parser = {
  safeParse: (value: unknown) => {
    if (typeof value !== "object" || value === null) return { success: false } as const;
    const given = new Map(Object.entries(value));
    const text = (name: keyof OptimizerDraft) => {
      const field: unknown = given.get(name);
      return typeof field === "string" ? field : "";
    };
    const data: OptimizerDraft = {
      resumeText: text("resumeText"),
      resumeName: text("resumeName"),
      jobUrl: text("jobUrl"),
      adText: text("adText"),
      adTitle: text("adTitle"),
      adCompany: text("adCompany"),
    };
    return { success: true, data } as const;
  },
};

export function readDraft(): OptimizerDraft | null {
  return readValue("session", draftKey, parser);
}

export function keepDraft(draft: OptimizerDraft): void {
  writeValue("session", draftKey, draft);
}

/** Letters that tell one ad's beginning from another's. */
const beginning = 60;

/** The draft after a change. Another ad typed over the old one no longer has the old one's title and employer. */
export function changedDraft(before: OptimizerDraft, part: Partial<OptimizerDraft>): OptimizerDraft {
  const isOtherAd =
    part.adText !== undefined &&
    part.adTitle === undefined &&
    part.adText.slice(0, beginning) !== before.adText.slice(0, beginning);
  return { ...before, ...(isOtherAd && { adTitle: "", adCompany: "" }), ...part };
}

/** "Senior Business Analyst, Bellwether Energy", as far as it is known. */
export function adName({ adTitle, adCompany }: Pick<OptimizerDraft, "adTitle" | "adCompany">): string {
  return [adTitle, adCompany].filter(Boolean).join(", ");
}

/** The ad of an application, put into the optimizer before going there. */
export function handOverAd(ad: { title: string; company: string; text: string; url: string }): void {
  const before = readDraft() ?? emptyDraft;
  keepDraft({ ...before, adText: ad.text, jobUrl: ad.url, adTitle: ad.title, adCompany: ad.company });
}
