import type { ReactNode } from "react";
import { type LedgerEntry, ledgerOf } from "#shared/engine/ledger.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { KnockOutList } from "#shared/ui/blocks/knock-outs/knock-out-list.tsx";
import type { useKnockOutAnswers } from "../../features/account/use-knock-out-answers.ts";
import { MatchSummary } from "../../features/applications/page/match/match-summary.tsx";
import { OnlyYou, type OnlyYouProps } from "../../features/applications/page/match/only-you.tsx";

export interface ComparedProps
  extends Pick<OnlyYouProps, "resume">,
    Pick<ReturnType<typeof useKnockOutAnswers>, "answer" | "busyId"> {
  analysis: ResumeAnalysis;
  /** Of the resume tailored for this job; null while there is none. */
  tailored: number | null;
  /** What the ad asks for, and what belongs below it. */
  renderList: (ledger: readonly LedgerEntry[]) => ReactNode;
}

/** What the ad asks for; the count, the conditions and the open questions beside it. The job page and the analysis show it. */
export function Compared(props: ComparedProps) {
  const { analysis, resume, tailored, answer, busyId, renderList } = props;
  const ledger = ledgerOf(analysis.match);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-4 max-lg:order-2">{renderList(ledger)}</div>
      <div className="grid min-w-0 gap-4">
        <MatchSummary analysis={analysis} ledger={ledger} tailored={tailored} />
        <KnockOutList isFolded knockOuts={analysis.knockOuts} onAnswer={answer} busyId={busyId} />
        <OnlyYou match={analysis.match} resume={resume} />
      </div>
    </div>
  );
}
