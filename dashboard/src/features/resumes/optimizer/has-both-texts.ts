import * as z from "zod/mini";
import { readValue } from "../../../platform/browser/browser-storage.ts";

/** Where the tab keeps what is typed on the optimizer. */
export const draftKey = "kelpie_optimizer";

const texts = z.object({ resumeText: z.string(), adText: z.string() });

/** A resume and an ad were typed on the optimizer, so it showed their score. The first screen loads no more of it. */
export function hasBothTexts(): boolean {
  const typed = readValue("session", draftKey, texts);
  return typed !== null && typed.resumeText.trim() !== "" && typed.adText.trim() !== "";
}
