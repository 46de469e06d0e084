import { readValue, writeValue } from "../../platform/browser-storage.ts";

/** What is typed on the optimizer; survives a reload, belongs to the tab. */
export interface OptimizerDraft {
  resumeText: string;
  /** The uploaded file's name, or the kept resume's. */
  resumeName: string;
  jobUrl: string;
  adText: string;
  /** "Senior Business Analyst, Bellwether Energy" when the ad came from somewhere that knows. */
  adTitle: string;
}

const draftKey = "kelpie_optimizer";

export const emptyDraft: OptimizerDraft = {
  resumeText: "",
  resumeName: "",
  jobUrl: "",
  adText: "",
  adTitle: "",
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

/** The ad of an application, put into the optimizer before going there. */
export function handOverAd(ad: { title: string; company: string; text: string; url: string }): void {
  const before = readDraft() ?? emptyDraft;
  keepDraft({ ...before, adText: ad.text, jobUrl: ad.url, adTitle: `${ad.title}, ${ad.company}` });
}
