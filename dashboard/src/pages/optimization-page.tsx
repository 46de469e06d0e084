import { lazy, Suspense, useEffect } from "react";
import { useNavigate, useNavigationType, useParams } from "react-router";
import { scrollToResultMs } from "#shared/domain/ui-constants.ts";
import { NoResult } from "../features/resumes/result/no-result.tsx";
import type { OptimizerResult } from "../features/resumes/result/stored-result.ts";
import { useResult } from "../features/resumes/result/use-result.ts";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { ResultJobLine } from "./result/result-job-line.tsx";
import { useResultJob } from "./result/use-result-job.ts";

/** Drawn once the result is there. */
const OptimizerResultScreen = lazy(async () => ({
  default: (await import("../features/resumes/optimizer/optimizer-result.tsx")).OptimizerResultScreen,
}));

/** What its ad wants in writing: read once the result stands there. */
const ResultAsked = lazy(async () => ({
  default: (await import("../features/criteria/result-asked.tsx")).ResultAsked,
}));

/** A finished optimisation at its own address. decision: D-64. */
export function OptimizationPage() {
  const { id = "" } = useParams();
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const { result, ...state } = useResult(id);
  if (result) return <Shown id={id} result={result} />;
  return <NoResult {...state} />;
}

function Shown({ id, result }: { id: string; result: OptimizerResult }) {
  const navigate = useNavigate();
  const job = useResultJob(id, result);
  // Who comes back stands where they were; a jump would take what they are about to press from under the hand.
  const isReturn = useNavigationType() === "POP";
  useEffect(() => {
    if (isReturn) return;
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), scrollToResultMs);
    return () => clearTimeout(timer);
  }, [isReturn]);
  return (
    <Suspense fallback={<SkeletonCard />}>
      <OptimizerResultScreen
        result={job.result}
        onEdit={job.toInput}
        onRescan={() => job.toInput(result.original.originalText)}
        job={job.bar}
        jobLine={<ResultJobLine resultId={id} job={job.result.original} />}
        asked={
          job.bar && (
            <Suspense>
              <ResultAsked optimizationId={id} ad={job.ad} onNavigate={(href) => void navigate(href)} />
            </Suspense>
          )
        }
      />
    </Suspense>
  );
}
