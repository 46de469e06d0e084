import { FilePlus } from "lucide-react";
import { useState } from "react";
import { adWords } from "#shared/contract/jobs.ts";
import { pages, resumePath } from "#shared/domain/pages.ts";
import { counted } from "#shared/domain/text.ts";
import { readAdFacts } from "#shared/engine/ad/facts/ad-facts.ts";
import type { Move } from "#shared/engine/analysis.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { KnockOutList } from "#shared/ui/blocks/knock-outs/knock-out-list.tsx";
import { MoveList } from "#shared/ui/blocks/move-list.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { JobAd } from "../../../features/jobs/job-ad.ts";
import { ConditionsCard } from "../../../features/resumes/conditions-card.tsx";
import { GapsCard } from "../../../features/resumes/gaps-card.tsx";
import { MatchCard } from "../../../features/resumes/match-card.tsx";
import { type PanelLedger, panelLedger, summaryOf } from "../../../features/resumes/match-summary.ts";
import { PageMarks } from "../../../features/resumes/page-marks.tsx";
import { ReadLine } from "../../../features/resumes/read-line.tsx";
import {
  type Corrections,
  CorrectionsLine,
  FoldedRequirements,
  Pips,
} from "../../../features/resumes/requirement-folds.tsx";
import { ReviewLine } from "../../../features/resumes/review-line.tsx";
import type { useKnockOutAnswers } from "../../../features/resumes/use-knock-out-answers.ts";
import type { ResumeState } from "../../../features/resumes/use-resume.ts";
import { openDashboard } from "../../../platform/browser.ts";
import { today } from "../../../platform/clock.ts";
import type { Draft } from "../../../platform/storage.ts";
import { useAsides } from "../aside/aside.tsx";
import { Fold } from "../fold.tsx";

interface ComparisonProps {
  ad: JobAd;
  analysis: ResumeAnalysis | undefined;
  resume: ResumeState;
  draft: Draft | undefined;
  onDraft: (part: Draft) => void;
  gateAnswers: ReturnType<typeof useKnockOutAnswers>;
  corrections: Corrections;
}

const optimizer = __DASHBOARD_ORIGIN__ + pages.resumeOptimizer;
const openOptimizer = () => void openDashboard(pages.resumeOptimizer);

/** The ad compared with the resume, all after the first paint. */
export function Comparison(props: ComparisonProps) {
  const { resume, analysis } = props;
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
  return <Compared {...props} resume={resume} analysis={analysis} />;
}

interface ComparedProps extends ComparisonProps {
  resume: Extract<ResumeState, { status: "ready" }>;
  analysis: ResumeAnalysis;
}

/** Ring and one line, the gaps and the conditions; everything else is folded. */
function Compared(props: ComparedProps) {
  const { ad, analysis, draft, onDraft, corrections } = props;
  const { match, knockOuts } = analysis;
  // Decided once, so that the box does not move while somebody types in it.
  const [isTooShort] = useState(ad.words < adWords.minimum);
  const closes =
    ad.closingDate ?? readAdFacts(ad.text, { asOf: today(), location: ad.fields.location.value }).closes;
  const ledger = panelLedger(match, knockOuts);
  const box = <FullAd text={draft?.adText ?? ""} onChange={(adText) => onDraft({ adText })} />;
  return (
    <>
      <MatchCard
        match={match}
        summary={summaryOf(match, knockOuts, closes, today())}
        reason={thinReason(ad.words)}
      />
      {isTooShort && box}
      {match.value !== null && <GapsCard match={match} ledger={ledger} onEdit={corrections.onEdit} />}
      <ConditionsCard knockOuts={knockOuts} onAnswer={props.gateAnswers.answer} />
      {match.value !== null && <LedgerFolds {...props} ledger={ledger} />}
      {match.value !== null && draft?.adText === undefined && <PageMarks match={match} adText={ad.text} />}
      <ResumeLines {...props} />
      {!ad.isWhole && !isTooShort && <Fold title="Paste the whole ad">{box}</Fold>}
    </>
  );
}

/** What is shown, all conditions, and what would raise the score: each one row until it is opened. */
function LedgerFolds({
  analysis,
  corrections,
  gateAnswers,
  ledger,
}: ComparedProps & { ledger: PanelLedger }) {
  const { musts, others } = ledger;
  const { knockOuts } = analysis;
  const moves = movesOf(analysis);
  const areShown = musts.every(({ state }) => state === "shown");
  return (
    <>
      {musts.length > 0 && (
        <Fold
          title={`${counted(musts.length, areShown ? "must-have" : "other must-have")}${areShown ? " shown" : ""}`}
          aside={<Pips entries={musts} />}
        >
          <FoldedRequirements title="Must-haves" entries={musts} corrections={corrections} />
        </Fold>
      )}
      <Fold title={counted(others.length, "other")} aside={<Pips entries={others} />}>
        {others.length > 0 && (
          <FoldedRequirements title="Preferred and duties" entries={others} corrections={corrections} />
        )}
        <CorrectionsLine corrections={corrections} />
      </Fold>
      {knockOuts.length > 0 && (
        <Fold holdsCards title="All conditions">
          <KnockOutList level={2} knockOuts={knockOuts} onAnswer={gateAnswers.answer} />
        </Fold>
      )}
      {moves.length > 0 && (
        <Fold title="Raise your score">
          <div className="px-4 pb-4">
            <MoveList moves={moves} />
          </div>
        </Fold>
      )}
    </>
  );
}

/** Which resume is compared, and what in it needs attention. */
function ResumeLines({ analysis, resume: { resume } }: ComparedProps) {
  const asides = useAsides();
  return (
    <>
      <ReadLine
        resumeId={resume.id}
        name={resume.name}
        read={analysis.read}
        lines={analysis.model.meta.lines}
        hidden={resume.facts?.hidden}
        href={__DASHBOARD_ORIGIN__ + resumePath(resume.id)}
        onNavigate={() => void openDashboard(resumePath(resume.id))}
      />
      <ReviewLine model={analysis.model} onOpen={() => asides.open("review")} />
    </>
  );
}

/** The best of both kinds, so that the gaps do not crowd out what the resume already contains. */
function movesOf(analysis: ResumeAnalysis): Move[] {
  if (analysis.match.value === null) return [];
  const best = (basis: Move["basis"]) =>
    analysis.match.moves.filter((move) => move.basis === basis).slice(0, 3);
  return [...best("supported"), ...best("gap")];
}

function thinReason(words: number): string | undefined {
  if (words >= adWords.minimum) return undefined;
  return `This page shows ${words} words of the ad. A score needs ${adWords.minimum}.`;
}

interface FullAdProps {
  text: string;
  onChange: (text: string) => void;
}

/** Lets the person paste an ad that the page shows only in part. */
function FullAd({ text, onChange }: FullAdProps) {
  return (
    <Field label="The full ad" className="px-4 pb-4">
      <Textarea
        rows={5}
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
