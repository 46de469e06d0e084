import { FilePlus } from "lucide-react";
import { adWords } from "#shared/contract/jobs.ts";
import { pages } from "#shared/domain/pages.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { JobAd } from "../../features/jobs/job-ad.ts";
import { MatchCard } from "../../features/resumes/match-card.tsx";
import { ReadLine } from "../../features/resumes/read-line.tsx";
import type { ResumeState } from "../../features/resumes/use-resume.ts";
import { openDashboard } from "../../platform/browser.ts";
import type { Draft } from "../../platform/storage.ts";

interface ComparisonProps {
  ad: JobAd;
  analysis: ResumeAnalysis | undefined;
  resume: ResumeState;
  draft: Draft | undefined;
  onDraft: (part: Draft) => void;
}

const optimizer = __API_ORIGIN__ + pages.resumeOptimizer;
const openOptimizer = () => void openDashboard(pages.resumeOptimizer);

/** READ and MATCH, or why there is none. */
export function Comparison({ ad, analysis, resume, draft, onDraft }: ComparisonProps) {
  if (resume.status === "none") return <NoResume />;
  if (resume.status === "unreachable")
    return (
      <Card>
        <ErrorState
          className="py-6"
          title="Your resume could not be loaded."
          text="The ad is read and can be saved once Kelpie can be reached."
          onRetry={resume.retry}
        />
      </Card>
    );
  if (resume.status !== "ready" || !analysis) return null;
  const isThin = ad.words < adWords.provisional || draft?.adText !== undefined;
  return (
    <>
      <ReadLine name={resume.resume.name} read={analysis.read} href={optimizer} onNavigate={openOptimizer} />
      <MatchCard match={analysis.match} reason={thinReason(ad.words)}>
        {isThin && (
          <FullAd words={ad.words} text={draft?.adText ?? ""} onChange={(adText) => onDraft({ adText })} />
        )}
      </MatchCard>
    </>
  );
}

function thinReason(words: number): string | undefined {
  if (words >= adWords.minimum) return undefined;
  return `This page shows ${words} words of the ad. A score needs ${adWords.minimum}, and is firm from ${adWords.provisional}.`;
}

interface FullAdProps {
  words: number;
  text: string;
  onChange: (text: string) => void;
}

/** The way out of an ad that the page shows only in part. */
function FullAd({ words, text, onChange }: FullAdProps) {
  const isShort = words >= adWords.minimum && words < adWords.provisional;
  return (
    <Field
      className="mt-4"
      label="The full ad"
      hint={
        isShort
          ? `Provisional: it rests on ${words} words. It is firm from ${adWords.provisional}.`
          : undefined
      }
    >
      <Textarea
        rows={text === "" && isShort ? 2 : 5}
        value={text}
        placeholder="Paste the whole ad here. It stays on this computer until you save."
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

function NoResume() {
  return (
    <Card as="section" className="grid justify-items-start gap-2 p-4">
      <h2 className="text-18 font-bold">No resume yet</h2>
      <p className="text-muted">
        Add yours once, and every ad shows how it compares. You can save this ad without it.
      </p>
      <ButtonLink
        href={optimizer}
        onNavigate={openOptimizer}
        icon={<FilePlus aria-hidden="true" />}
        className="mt-1"
      >
        Add your resume
      </ButtonLink>
    </Card>
  );
}
