import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import type { MatchResult } from "#shared/match/analysis.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { JobAd } from "../../features/jobs/job-ad.ts";
import { TailoringCard } from "../../features/resumes/tailoring-card.tsx";
import type { Compared } from "../../features/resumes/use-analysis.ts";
import type { TailorState } from "../../features/resumes/use-tailor.ts";
import { ChangesScreen } from "./changes-screen.tsx";
import { CondensedHead } from "./condensed-head.tsx";
import { Screen } from "./screen.tsx";

interface TailorScreenProps {
  header: ReactNode;
  state: Exclude<TailorState, { status: "idle" | "limit" }>;
  ad: JobAd;
  compared: Compared;
  before: MatchResult | undefined;
  onLeave: () => void;
  onRetry: (() => void) | undefined;
}

/** The resume being written towards this ad, and what came of it. */
export function TailorScreen({ header, state, ad, compared, before, onLeave, onRetry }: TailorScreenProps) {
  if (state.status === "done")
    return (
      <ChangesScreen
        header={header}
        resume={state.resume}
        answer={state.answer}
        compared={compared}
        before={before}
        onLeave={onLeave}
      />
    );
  const head = <CondensedHead ad={ad} match={before} />;
  if (state.status === "failed")
    return (
      <Screen
        header={header}
        head={head}
        bar={
          <>
            <Button
              variant="primary"
              className="flex-1"
              icon={<RotateCcw aria-hidden="true" />}
              onClick={onRetry}
            >
              Retry
            </Button>
            <Button onClick={onLeave}>Back</Button>
          </>
        }
      >
        <h1 className="sr-only">Tailoring</h1>
        <Notice tone="danger" role="alert" title="Not tailored">
          {state.text}
        </Notice>
      </Screen>
    );
  return (
    <Screen
      header={header}
      head={head}
      bar={
        <>
          <p className="flex-1 text-13 text-muted">It counts only when it succeeds.</p>
          <Button onClick={onLeave}>Cancel</Button>
        </>
      }
    >
      <TailoringCard step={state.step} />
    </Screen>
  );
}
