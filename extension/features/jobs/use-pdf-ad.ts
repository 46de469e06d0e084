import { useState } from "react";
import { labelledLines } from "#shared/job-ad/labelled-lines.ts";
import { namePastedAd } from "#shared/job-ad/name-pasted-ad.ts";
import type { Draft } from "../../platform/storage.ts";

type PdfError = "too-large" | "gone" | "locked" | "pictures" | "unreadable";

const errorTexts: Record<PdfError, string> = {
  "too-large": "This PDF is over 10 MB. Paste the ad instead.",
  gone: "The browser did not hand over this file. Paste the ad instead.",
  locked: "This PDF has a password. Paste the ad instead.",
  pictures: "This PDF holds pictures of its pages and no text. Paste the ad instead.",
  unreadable: "This PDF is damaged. Paste the ad instead.",
};

export interface PdfAd {
  isReading: boolean;
  /** Why it could not be read; "" without an error. */
  error: string;
  read: () => void;
}

/** A text as an ad, named by its first lines. The person fills in what they do not say. */
export function draftOfText(text: string): Draft {
  const said = Object.entries({ ...namePastedAd(text), ...labelledLines(text) });
  return { adText: text, ...Object.fromEntries(said.filter(([, value]) => value !== "")) };
}

/** Reads the PDF in the tab when the person asks for it; its reader is loaded then. */
export function usePdfAd(tabId: number, onRead: (draft: Draft) => void): PdfAd {
  const [isReading, setIsReading] = useState(false);
  const [error, setError] = useState("");
  const read = async () => {
    setIsReading(true);
    setError("");
    const { readPdf } = await import("../../platform/pdf/read-pdf.ts");
    const found = await readPdf(tabId);
    setIsReading(false);
    if ("text" in found) onRead(draftOfText(found.text));
    else setError(errorTexts[found.error]);
  };
  return { isReading, error, read: () => void read() };
}
