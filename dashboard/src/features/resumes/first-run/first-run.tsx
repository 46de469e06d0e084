import { useId, useRef, useState } from "react";
import type { Tier } from "#shared/domain/plans.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { FileZone } from "../file-zone.tsx";
import { SavedResumeLine } from "../optimizer/saved-resume-line.tsx";
import { useLocalScore } from "../optimizer/use-local-score.ts";
import { measuredDraft, useOptimizer } from "../optimizer/use-optimizer.ts";
import { useSaveScored } from "../optimizer/use-saved-resume.ts";
import { FirstScore } from "./first-score.tsx";
import { sampleAdFor } from "./sample-ads.ts";

export interface FirstRunProps {
  tier: Tier;
  /** To the analysis of what is on the screen. */
  onSeeWhy: () => void;
  onSkip: () => void;
}

/**
 * The home of an account with nothing in it: a resume, an ad, and the score between them. Everything is worked out on
 * this computer; a file is read by the server, as its zone says everywhere.
 */
export function FirstRun({ tier, onSeeWhy, onSkip }: FirstRunProps) {
  const { draft, change, takeFile, saved, analyse } = useOptimizer(() => undefined);
  const [isTyping, setIsTyping] = useState(false);
  const adField = useRef<HTMLTextAreaElement>(null);
  const { adText, adTitle: title, adCompany: company } = draft;
  const analysis = useLocalScore({ ...measuredDraft(draft, saved.resume), adText, title, company });
  const hasResume = draft.resumeText.trim() !== "";
  const hasAd = adText.trim() !== "";
  useSaveScored(saved, typeof analysis?.match.value === "number", isTyping);
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
              onFile={(file) => {
                takeFile(file);
                // The ad is next, and is pasted without a click.
                if (!hasAd) adField.current?.focus();
              }}
            />
            <Field label="Resume text" hint="PDF, DOC, DOCX or TXT up to 10MB, or paste it here.">
              <Textarea
                name="resumeText"
                rows={10}
                value={draft.resumeText}
                onChange={(event) => change({ resumeText: event.currentTarget.value })}
                onFocus={() => setIsTyping(true)}
                onBlur={() => setIsTyping(false)}
              />
            </Field>
            {hasResume && <SavedResumeLine draft={draft} saved={saved} tier={tier} />}
          </div>
          <div className="grid gap-4 @3xl:order-3">
            {!hasAd && (
              <div className="flex min-h-18 flex-wrap items-center justify-between gap-3 rounded-control border border-dashed border-control bg-canvas px-4 py-4 text-14">
                <p className="font-medium">No ad handy?</p>
                <Button compact onClick={() => change({ adText: sampleAdFor(draft.resumeText) })}>
                  Use a sample ad
                </Button>
              </div>
            )}
            <Field label="Job ad" hint="Paste the whole ad: title, tasks and what they ask for.">
              <Textarea
                ref={adField}
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
            See the details
          </Button>
        )}
      </CardFooter>
    </Card>
  );
}

function missingOf(hasResume: boolean, hasAd: boolean): string | null {
  if (!hasResume && !hasAd) return "Add your resume and an ad.";
  if (!hasResume) return "Now your resume.";
  return hasAd ? null : "Now add a job ad.";
}
