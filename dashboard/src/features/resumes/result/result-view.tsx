import { AlignLeft, ChevronDown, ScanSearch, Users, Wrench } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { pages, resultPath } from "#shared/domain/pages.ts";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { writerLine } from "#shared/domain/writers.ts";
import { ScoreTile } from "#shared/ui/blocks/score/score-tile.tsx";
import { Card, CardFooter } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { SkeletonCard } from "../../../platform/loading/skeleton-card.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { optimizerTexts as texts } from "../optimizer/optimizer-texts.ts";
import type { Reviewed } from "../review/use-review.ts";
import { ReadRate } from "./read-rate.tsx";
import { categoryNotes } from "./result-facts.ts";
import { ResultTabs } from "./result-tabs.tsx";
import type { OptimizerResult } from "./stored-result.ts";
import { WriterNotice } from "./writer-line.tsx";

/** Heavier than the rest: the page reads the resume as the engine does. */
const ResultDesk = lazy(async () => ({
  default: (await import("./result-desk.tsx")).ResultDesk,
}));

export interface ResultViewProps {
  original: OptimizerResult["original"];
  /** The answer as the person left it here or on the preview. */
  reviewed: Reviewed;
  design: DocumentDesign;
}

/** The desk with the score and every change on the page; then what was measured, and why. */
export function ResultView({ original, reviewed, design }: ResultViewProps) {
  const { current: optimisation } = reviewed;
  const isMatch = optimisation.scoreBasis === "match";
  const tabs = <ResultTabs originalText={original.originalText} reviewed={reviewed} />;
  return (
    <div className="grid gap-4 md:gap-6">
      <WriterNotice {...optimisation} uncounted={undefined} />
      {isMatch ? (
        <Suspense fallback={<SkeletonCard />}>
          <ResultDesk original={original} reviewed={reviewed} design={design} />
        </Suspense>
      ) : (
        <div className="@container">
          <div className="grid gap-4 @3xl:grid-cols-[19rem_minmax(0,1fr)] @3xl:gap-6">
            <ReadRate result={optimisation} />
            <Categories result={optimisation} />
          </div>
        </div>
      )}
      <Card as="section" aria-label="Details of the result">
        {isMatch ? (
          <Fold>
            <div className="border-t border-line p-4 @md:p-6">
              <Categories result={optimisation} isRow />
            </div>
            {tabs}
          </Fold>
        ) : (
          tabs
        )}
        <WaysOn result={optimisation} />
      </Card>
    </div>
  );
}

/** What the desk has said in other words already: for who wants it measured by category, and change by change. */
function Fold({ children }: { children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center gap-1.5 rounded-card px-4 text-16 font-medium @md:px-6 [&::-webkit-details-marker]:hidden">
        Details
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

function Categories({ result, isRow = false }: { result: Optimisation; isRow?: boolean }) {
  const { hardSkills, softSkills, formatting } = result.powerEditAnalysis;
  const notes = categoryNotes(result);
  return (
    <div className={classNames("grid grid-cols-1 gap-3 @md:grid-cols-2", isRow && "@4xl:grid-cols-4")}>
      <ScoreTile
        title="Searchability"
        value={result.searchability}
        icon={<ScanSearch />}
        note={notes.searchability}
      />
      <ScoreTile title="Hard Skills" value={hardSkills.score} icon={<Wrench />} note={notes.hardSkills} />
      <ScoreTile title="Soft Skills" value={softSkills.score} icon={<Users />} note={notes.softSkills} />
      <ScoreTile title="Formatting" value={formatting.score} icon={<AlignLeft />} note={notes.formatting} />
    </div>
  );
}

/** Who wrote it, and the two screens that say more. */
function WaysOn({ result }: { result: Optimisation }) {
  const onNavigate = useNavigateTo();
  return (
    <CardFooter className="text-14 text-muted">
      <p>{writerLine({ writer: result.writer })}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <TextLink look="go" href={resultPath(pages.resumeAnalysis, result.id)} onNavigate={onNavigate}>
          {texts.fullAnalysis}
        </TextLink>
        <TextLink look="go" href={resultPath(pages.resumePreview, result.id)} onNavigate={onNavigate}>
          {texts.review}
        </TextLink>
      </p>
    </CardFooter>
  );
}
