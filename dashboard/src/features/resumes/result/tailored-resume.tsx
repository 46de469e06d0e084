import { Pencil, Upload } from "lucide-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { clockTime, longDate } from "#shared/domain/dates.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useDesign } from "../../../platform/use-design.ts";
import { ResultDownload } from "../download/result-download.tsx";
import { optimizerTexts as texts } from "../optimizer/optimizer-texts.ts";
import { useReview } from "../review/use-review.ts";
import { ResultView } from "./result-view.tsx";
import type { OptimizerResult } from "./stored-result.ts";

export interface TailoredResumeProps {
  result: OptimizerResult;
  /** When it was made; undefined while that is not known. */
  createdAt: string | undefined;
  onEdit: (text: string) => void;
  onRescan: () => void;
  /** In the page's head, where the download goes. */
  downloadPlace: HTMLElement | null;
  /** The match after every accepted and rejected change, for the ring in the head; null once the result is closed. */
  onMatch: (value: number | null) => void;
}

/** When a result was made. */
export function tailoredText(createdAt: string): string {
  return `Tailored ${longDate(createdAt)}, ${clockTime(createdAt)}`;
}

/** A finished optimisation under a head that names its job: in a tab of the saved job, or at its own address. */
export function TailoredResume({ result, createdAt, onEdit, onRescan, ...head }: TailoredResumeProps) {
  const { downloadPlace, onMatch } = head;
  const reviewed = useReview(result);
  const { current } = reviewed;
  const { original } = result;
  const [design, setDesign] = useDesign();
  // Why it cost no use, in the server's words.
  const { uncounted } = current;
  const match = current.scoreBasis === "match" ? current.atsScore : null;
  useEffect(() => {
    onMatch(match);
    return () => onMatch(null);
  }, [match, onMatch]);
  const file = { result: current, originalText: original.originalText, design };
  return (
    <>
      {downloadPlace && createPortal(<ResultDownload {...file} onDesign={setDesign} />, downloadPlace)}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-16 font-bold">{texts.resultTitle}</h2>
          {createdAt && <p className="text-14 text-muted">Tailored {longDate(createdAt)}</p>}
          {uncounted && <p className="text-14 text-muted">{uncounted}</p>}
        </div>
        <div className="grid w-full grid-cols-2 gap-2 md:flex md:w-auto">
          <Button compact variant="ghost" icon={<Upload aria-hidden="true" />} onClick={onRescan}>
            {texts.rescan}
          </Button>
          <Button compact icon={<Pencil aria-hidden="true" />} onClick={() => onEdit(current.optimizedText)}>
            {texts.edit}
          </Button>
        </div>
      </div>
      {/* The top bar, the page's head and the line above. */}
      <div className="[--above:14.5rem]">
        <ResultView original={original} reviewed={reviewed} design={design} />
      </div>
    </>
  );
}
