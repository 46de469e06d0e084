import { RotateCcw, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { DownloadLine } from "#shared/device/download-line.tsx";
import type { MatchResult } from "#shared/engine/analysis.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Steps } from "#shared/ui/blocks/steps.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Progress } from "#shared/ui/primitives/progress.tsx";
import type { JobAd } from "../../../features/jobs/job-ad.ts";
import type { Compared } from "../../../features/resumes/use-analysis.ts";
import type { TailorState } from "../../../features/resumes/use-tailor.ts";
import { CondensedHead } from "../ad/condensed-head.tsx";
import { Screen } from "../screen.tsx";
import { ChangesScreen } from "./changes-screen.tsx";

/** The specification's names of the five steps. decision: D-48. */
const steps = [
  "Analyzing Resume",
  "Job Analysis",
  "Keyword Matching",
  "Content Enhancement",
  "Final Optimization",
].map((label) => ({ label }));

/** The writer at work: the step that the server has reached, never further. */
function TailoringCard({ step, download }: { step: number; download: number | null }) {
  const label = steps[step]?.label ?? "";
  return (
    <div className="grid gap-3">
      <Card as="section" aria-busy="true" className="p-4">
        <h1 className="text-18 font-bold">
          <span role="status">{label}</span>
        </h1>
        <Progress label="Tailoring" value={(step / steps.length) * 100} className="mt-2" />
        <p className="mt-2 mb-4 text-13 text-muted">
          Step {step + 1} of {steps.length}
        </p>
        <Steps steps={steps} current={step} />
      </Card>
      <p className="flex gap-2 text-13 text-muted">
        <ShieldCheck aria-hidden="true" className="mt-px size-4 shrink-0" />
        Every new line is checked against your own resume. A line with a fact that is not in it is blocked.
      </p>
      <DownloadLine share={download} />
    </div>
  );
}

interface TailorScreenProps {
  header: ReactNode;
  state: Exclude<TailorState, { status: "idle" | "limit" }>;
  ad: JobAd;
  compared: Compared;
  before: MatchResult | undefined;
  onLeave: () => void;
  onRetry: (() => void) | undefined;
}

/** The resume while it is tailored to this ad, and the result. */
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
          <p className="flex-1 text-13 text-muted">It counts only if a number goes up.</p>
          <Button onClick={onLeave}>Cancel</Button>
        </>
      }
    >
      <TailoringCard step={state.step} download={state.download} />
    </Screen>
  );
}
