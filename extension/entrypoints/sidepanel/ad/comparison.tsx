import { FilePlus } from "lucide-react";
import { adWords } from "#shared/contract/jobs.ts";
import { pages, resumePath } from "#shared/domain/pages.ts";
import type { Move } from "#shared/engine/analysis.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { FailedKnockOutLine } from "#shared/ui/blocks/knock-outs/failed-knock-out-line.tsx";
import { KnockOutList } from "#shared/ui/blocks/knock-outs/knock-out-list.tsx";
import { MoveList } from "#shared/ui/blocks/move-list.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { AskedCard } from "../../../features/criteria/asked-card.tsx";
import { HowToApply } from "../../../features/jobs/how-to-apply.tsx";
import type { JobAd } from "../../../features/jobs/job-ad.ts";
import { type Corrections, MatchCard } from "../../../features/resumes/match-card.tsx";
import { PageMarks } from "../../../features/resumes/page-marks.tsx";
import { ReadLine } from "../../../features/resumes/read-line.tsx";
import { ReviewLine } from "../../../features/resumes/review-line.tsx";
import type { useKnockOutAnswers } from "../../../features/resumes/use-knock-out-answers.ts";
import type { ResumeState } from "../../../features/resumes/use-resume.ts";
import { openDashboard } from "../../../platform/browser.ts";
import type { Draft, SavedJob } from "../../../platform/storage.ts";
import { useAsides } from "../aside/aside.tsx";

interface ComparisonProps {
  ad: JobAd;
  analysis: ResumeAnalysis | undefined;
  resume: ResumeState;
  draft: Draft | undefined;
  onDraft: (part: Draft) => void;
  gateAnswers: ReturnType<typeof useKnockOutAnswers>;
  corrections: Corrections;
  /** Saved before this opening. */
  known: SavedJob | undefined;
}

const optimizer = __DASHBOARD_ORIGIN__ + pages.resumeOptimizer;
const openOptimizer = () => void openDashboard(pages.resumeOptimizer);

/** The ad beside the resume, then what it wants in writing: all of it comes after the first paint. */
export function Comparison(props: ComparisonProps) {
  const { ad, known } = props;
  return (
    <>
      <Compared {...props} />
      <AskedCard
        key={ad.key}
        ad={{ title: ad.fields.title.value, company: ad.fields.company.value, text: ad.text }}
        applicationId={known?.id}
      />
    </>
  );
}

/** A failed knock-out in one line, READ, MATCH, KNOCK-OUTS, what would move it; or why there is no comparison. */
function Compared(props: ComparisonProps) {
  const { ad, analysis, resume, draft, onDraft, gateAnswers } = props;
  const asides = useAsides();
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
  const moves = movesOf(analysis);
  const isThin = ad.words < adWords.provisional || draft?.adText !== undefined;
  return (
    <>
      <FailedKnockOutLine knockOuts={analysis.knockOuts} />
      <ReadLine
        resumeId={resume.resume.id}
        name={resume.resume.name}
        read={analysis.read}
        lines={analysis.model.meta.lines}
        hidden={resume.resume.facts?.hidden}
        href={__DASHBOARD_ORIGIN__ + resumePath(resume.resume.id)}
        onNavigate={() => void openDashboard(resumePath(resume.resume.id))}
      />
      <ReviewLine model={analysis.model} onOpen={() => asides.open("review")} />
      <MatchCard match={analysis.match} reason={thinReason(ad.words)} corrections={props.corrections}>
        {isThin && (
          <FullAd words={ad.words} text={draft?.adText ?? ""} onChange={(adText) => onDraft({ adText })} />
        )}
      </MatchCard>
      {analysis.match.value !== null && draft?.adText === undefined && (
        <PageMarks match={analysis.match} adText={ad.text} />
      )}
      <HowToApply ad={ad} />
      <KnockOutList level={2} knockOuts={analysis.knockOuts} onAnswer={gateAnswers.answer} />
      {moves.length > 0 && (
        <Card as="section" className="p-4">
          <h2 className="mb-3 font-bold">Raise your score</h2>
          <MoveList moves={moves} />
        </Card>
      )}
    </>
  );
}

/** The best of both kinds: what the resume holds already must not drown in the gaps. */
function movesOf(analysis: ResumeAnalysis): Move[] {
  if (analysis.match.value === null) return [];
  const best = (basis: Move["basis"]) =>
    analysis.match.moves.filter((move) => move.basis === basis).slice(0, 3);
  return [...best("supported"), ...best("gap")];
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
