import { useId } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { FileZone } from "../file-zone.tsx";
import { useLocalScore } from "../optimizer/use-local-score.ts";
import { measuredDraft, useOptimizer } from "../optimizer/use-optimizer.ts";
import { useDefaultResume } from "../use-default-resume.ts";
import { FirstScore } from "./first-score.tsx";
import { sampleAdFor } from "./sample-ads.ts";

export interface FirstRunProps {
  /** To the analysis of what is on the screen. */
  onSeeWhy: () => void;
  onSkip: () => void;
}

/**
 * The home of an account with nothing in it: a resume, an ad, and the score between them. Everything is worked out on
 * this computer; a file is read by the server, as its zone says everywhere.
 */
export function FirstRun({ onSeeWhy, onSkip }: FirstRunProps) {
  const { draft, change, analyse } = useOptimizer(() => undefined);
  const { resume } = useDefaultResume();
  const { adText, adTitle: title, adCompany: company } = draft;
  const analysis = useLocalScore({ ...measuredDraft(draft, resume), adText, title, company });
  const hasResume = draft.resumeText.trim() !== "";
  const hasAd = adText.trim() !== "";
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <CardBody>
        <h2 id={heading} className="text-18 font-bold">
          Your first score
        </h2>
        <p className="text-14 text-muted">Your resume, a job ad, and how well they fit.</p>
        <div className="mt-4 grid items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_12rem_minmax(0,1fr)]">
          <div className="grid gap-4">
            <FileZone
              text={draft.resumeText}
              name={draft.resumeName}
              onFile={({ text, name, fileId, facts }) =>
                change({ resumeText: text, resumeName: name, resumeFile: { id: fileId, facts } })
              }
            />
            <Field label="Resume text" hint="PDF, DOC, DOCX or TXT up to 10MB, or paste it here.">
              <Textarea
                name="resumeText"
                rows={10}
                value={draft.resumeText}
                onChange={(event) => change({ resumeText: event.currentTarget.value })}
              />
            </Field>
          </div>
          <div className="grid gap-4 @3xl:order-3">
            {!hasAd && (
              <div className="flex min-h-18 flex-wrap items-center justify-between gap-3 rounded-control border border-dashed border-control bg-canvas px-4 py-4 text-14">
                <p className="font-medium">No ad at hand?</p>
                <Button compact onClick={() => change({ adText: sampleAdFor(draft.resumeText) })}>
                  Use a sample ad
                </Button>
              </div>
            )}
            <Field label="Job ad" hint="Paste the whole ad: title, tasks and what they ask for.">
              <Textarea
                name="jobDescription"
                rows={10}
                value={adText}
                onChange={(event) => change({ adText: event.currentTarget.value })}
              />
            </Field>
          </div>
          <FirstScore
            analysis={analysis}
            missing={missingOf(hasResume, hasAd)}
            className="@3xl:order-2 @3xl:mt-6"
          />
        </div>
      </CardBody>
      <CardFooter>
        <Button variant="ghost" onClick={onSkip}>
          Skip for now
        </Button>
        {hasResume && hasAd && (
          <Button variant="primary" onClick={() => void analyse().then(onSeeWhy)}>
            See what is shown and what is missing
          </Button>
        )}
      </CardFooter>
    </Card>
  );
}

function missingOf(hasResume: boolean, hasAd: boolean): string | null {
  if (!hasResume && !hasAd) return "Add your resume and an ad.";
  if (!hasResume) return "Now your resume.";
  return hasAd ? null : "Now an ad.";
}
