import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { Desk } from "../desk/desk.tsx";
import type { Reviewed } from "../review/use-review.ts";
import { ResultList } from "./result-list.tsx";
import type { OptimizerResult } from "./stored-result.ts";

export interface ResultDeskProps {
  original: OptimizerResult["original"];
  reviewed: Reviewed;
  design: DocumentDesign;
}

/** The desk of a result, with its questions and its criteria beside the page. */
export function ResultDesk({ original, reviewed, design }: ResultDeskProps) {
  const { jobDescription: text, jobTitle: title, company } = original;
  return (
    <Desk
      reviewed={reviewed}
      ad={{ text, title, company }}
      design={design}
      renderList={(shared) => <ResultList reviewed={reviewed} {...shared} />}
    />
  );
}
