import { RotateCcw, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { DownloadLine } from "#shared/device/download-line.tsx";
import { letterSteps } from "#shared/domain/cover-letters/letter-words.ts";
import { pages } from "#shared/domain/pages.ts";
import type { MatchResult } from "#shared/engine/analysis.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Steps } from "#shared/ui/blocks/steps.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Progress } from "#shared/ui/primitives/progress.tsx";
import { type PanelLetter, useLetter } from "../../../features/cover-letters/use-letter.ts";
import type { JobAd } from "../../../features/jobs/job-ad.ts";
import { openDashboard } from "../../../platform/browser.ts";
import { CondensedHead } from "../ad/condensed-head.tsx";
import { LimitScreen } from "../limit-screen.tsx";
import { Screen } from "../screen.tsx";
import { LetterDone } from "./letter-done.tsx";

const steps = letterSteps.map((label) => ({ label }));

/** The letter while it is written: the step that the server has reached, never further. */
function LetterWriting({ step, download }: { step: number; download: number | null }) {
  return (
    <div className="grid gap-3">
      <Card as="section" aria-busy="true" className="p-4">
        <h1 className="text-18 font-bold">
          <span role="status">{letterSteps[step] ?? ""}</span>
        </h1>
        <Progress label="Writing your letter" value={(step / steps.length) * 100} className="mt-2" />
        <p className="mt-2 mb-4 text-13 text-muted">
          Step {step + 1} of {steps.length}
        </p>
        <Steps steps={steps} current={step} />
      </Card>
      <p className="flex gap-2 text-13 text-muted">
        <ShieldCheck aria-hidden="true" className="mt-px size-4 shrink-0" />
        Every sentence is checked against your own resume. One with a fact that is not in it is left out.
      </p>
      <DownloadLine share={download} />
    </div>
  );
}

export interface LetterScreenProps {
  header: ReactNode;
  ad: JobAd;
  match: MatchResult | undefined;
  savedCount: number | null;
  /** The saved job that the letter belongs to. */
  applicationId: string | undefined;
  /** An earlier letter for this ad. */
  before: PanelLetter | null;
  onLetter: (letter: PanelLetter) => void;
  onLeave: () => void;
}

/** A letter for this ad: written, read, changed, copied, downloaded. */
export function LetterScreen(props: LetterScreenProps) {
  const { header, ad, match, savedCount, applicationId, before, onLetter, onLeave } = props;
  const request = {
    jobTitle: ad.fields.title.value,
    company: ad.fields.company.value,
    jobDescription: ad.text,
    applicationId,
  };
  const { state, write } = useLetter(request, before, onLetter);
  const frame = { header, head: <CondensedHead ad={ad} match={match} /> };
  if (state.status === "limit")
    return (
      <LimitScreen
        header={header}
        what="letter"
        ad={ad}
        match={match}
        savedCount={savedCount}
        onBack={onLeave}
      />
    );
  if (state.status === "done")
    return (
      <LetterDone
        key={state.letter.answer.id}
        frame={frame}
        letter={state.letter}
        company={request.company}
        onChanged={onLetter}
        onWrite={write}
        onLeave={onLeave}
      />
    );
  if (state.status === "running")
    return (
      <Screen
        {...frame}
        bar={
          <>
            <p className="flex-1 text-13 text-muted">A letter that was begun is kept in your dashboard.</p>
            <Button onClick={onLeave}>Back</Button>
          </>
        }
      >
        <LetterWriting step={state.step} download={state.download} />
      </Screen>
    );
  return (
    <Screen
      {...frame}
      bar={
        <>
          <Button
            variant="primary"
            className="flex-1"
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() =>
              state.status === "withheld" ? write(state.tone, { anyway: true }) : write("professional")
            }
          >
            {state.status === "withheld" ? "Write it anyway" : "Retry"}
          </Button>
          <Button onClick={onLeave}>Back</Button>
        </>
      }
    >
      <h1 className="sr-only">Cover letter</h1>
      {state.status === "withheld" && (
        <Notice
          tone="warn"
          role="alert"
          title="We could not find enough for a letter"
          action={
            <Button compact onClick={() => void openDashboard(pages.evidence)}>
              Show me where it is
            </Button>
          }
        >
          {state.text}
        </Notice>
      )}
      {state.status === "no-resume" && (
        <Notice
          tone="warn"
          role="alert"
          title="Save a resume first"
          action={
            <Button compact onClick={() => void openDashboard(pages.resumes)}>
              Save a resume
            </Button>
          }
        >
          A letter is written from the facts in your default resume.
        </Notice>
      )}
      {state.status === "failed" && (
        <Notice tone="danger" role="alert" title="Not written">
          {state.text}
        </Notice>
      )}
    </Screen>
  );
}
