import { createRequire } from "node:module";
import path from "node:path";
import { createWorker, type Page, PSM } from "tesseract.js";
import { asGreyMap, type PagePicture } from "./page-picture.ts";

export interface Recogniser {
  /** Words of a picture in blocks and lines; a page that is a little askew is set straight first. */
  recognise(picture: PagePicture): Promise<Page>;
}

/** The language data as their package ships them: nothing is downloaded, and nothing is cached. */
const languageData = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json")),
  "4.0.0_best_int",
);

/** Loads the recogniser on a thread of this process; both are made for one document and end with it. */
export async function openRecogniser(): Promise<Recogniser> {
  const worker = await createWorker("eng", undefined, {
    langPath: languageData,
    cacheMethod: "none",
    gzip: true,
    // Without it the library throws where nobody can catch; the call itself is rejected as well.
    errorHandler: () => undefined,
  });
  // The library's own default takes a page for a single block and mixes its columns.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return {
    recognise: async (picture) =>
      (await worker.recognize(asGreyMap(picture), { rotateAuto: true }, { blocks: true, text: false })).data,
  };
}
