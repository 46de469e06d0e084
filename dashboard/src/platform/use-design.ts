import { useState } from "react";
import { type DocumentDesign, documentDesigns } from "#shared/domain/resumes/document-designs.ts";
import { readText, writeText } from "./browser/browser-storage.ts";

const key = "kelpie_design";

/** The look of downloaded documents, letters beside resumes; this browser remembers it. */
export function useDesign(): [DocumentDesign, (design: DocumentDesign) => void] {
  const [design, setDesign] = useState<DocumentDesign>(
    () => documentDesigns.find((one) => one === readText("local", key)) ?? "classic",
  );
  const choose = (next: DocumentDesign) => {
    setDesign(next);
    writeText("local", key, next);
  };
  return [design, choose];
}
