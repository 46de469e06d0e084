import { useEffect, useRef, useState } from "react";
import type { MatchResult } from "#shared/engine/analysis.ts";
import { ledgerOf } from "#shared/engine/ledger.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { hideMarks, type MarksAnswer, type PageMark, showMarks } from "../../platform/page/page-marks.ts";
import { marksOf } from "./marks-of.ts";

interface PageMarksProps {
  match: MatchResult;
  adText: string;
}

function wordsFor(answer: MarksAnswer, marks: readonly PageMark[]): string {
  if (answer === "closed") return "Click the Kelpie icon on the ad's page first.";
  if (answer === "unsupported")
    return "This browser cannot underline words without changing the page, so nothing is shown.";
  if (answer.found === 0) return "None of the ad's words were found on this page.";
  const count = (state: PageMark["state"]) => marks.filter((one) => one.state === state).length;
  return `Solid: shown (${count("shown")}). Dashed: partly (${count("partly")}). Dotted: missing (${count("missing")}).`;
}

/** Underlines the ad's requirements on the page, by how much the resume shows; a second click removes the lines. */
export function PageMarks({ match, adText }: PageMarksProps) {
  const marks = marksOf(ledgerOf(match), adText);
  const [answer, setAnswer] = useState<MarksAnswer | null>(null);
  const drawnOn = useRef<number | null>(null);
  const hide = () => {
    const tabId = drawnOn.current;
    drawnOn.current = null;
    setAnswer(null);
    if (tabId !== null) void hideMarks(tabId);
  };
  // For another ad or screen, the lines would no longer match what is shown.
  useEffect(
    () => () => {
      if (drawnOn.current !== null) void hideMarks(drawnOn.current);
    },
    [],
  );
  const show = async () => {
    const { tabId, answer: drawn } = await showMarks(marks);
    const isDrawn = typeof drawn === "object" && drawn.found > 0;
    drawnOn.current = isDrawn ? tabId : null;
    setAnswer(drawn);
  };
  if (marks.length === 0) return null;
  const isOn = typeof answer === "object" && answer !== null && answer.found > 0;
  return (
    <div className="grid justify-items-start gap-1 px-1">
      <Button compact aria-pressed={isOn} onClick={() => (isOn ? hide() : void show())}>
        {isOn ? "Hide on the page" : "Show on the page"}
      </Button>
      <p role="status" className="text-13 text-muted">
        {answer !== null && wordsFor(answer, marks)}
      </p>
    </div>
  );
}
