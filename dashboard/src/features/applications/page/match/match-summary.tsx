import type { ReactNode } from "react";
import { pages } from "#shared/domain/pages.ts";
import { counted } from "#shared/domain/text.ts";
import type { Analysis, MatchResult } from "#shared/engine/analysis.ts";
import { headCounts, type LedgerEntry } from "#shared/engine/ledger.ts";
import { CreditPip } from "#shared/ui/blocks/requirements/credit-pip.tsx";
import { bandTitle } from "#shared/ui/blocks/score/band-style.ts";
import { ScoreNote } from "#shared/ui/blocks/score/score-note.tsx";
import {
  heldSentence,
  isOfOtherField,
  noScoreText,
  rangeSentence,
} from "#shared/ui/blocks/score/score-sentence.ts";
import { ScoreSum } from "#shared/ui/blocks/score/score-sum.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";

export interface MatchSummaryProps {
  analysis: Analysis;
  ledger: readonly LedgerEntry[];
  /** Of the resume tailored for this job; null while there is none. Shown where it differs. */
  tailored: number | null;
}

/** How many must-haves are shown, the two numbers, and how the first is made. */
export function MatchSummary({ analysis, ledger, tailored }: MatchSummaryProps) {
  const { match, fields } = analysis;
  const { shown, asked, isMust } = headCounts(ledger);
  const what = counted(asked, isMust ? "must-have" : "requirement");
  return (
    <Card as="section" inset={16} aria-label="Your match">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3">
        <h2 className="text-18 font-bold">{`${shown} of ${what}`}</h2>
        <span aria-hidden="true" className="flex flex-wrap gap-1">
          {ledger
            .filter(({ importance }) => !isMust || importance === "must")
            .sort((a, b) => b.best.evidence.credit - a.best.evidence.credit)
            .map(({ id, best }) => (
              <CreditPip key={id} credit={best.evidence.credit} />
            ))}
        </span>
      </div>
      <div className="flex divide-x divide-line border-b border-line">
        <Figure label={<MatchLabel match={match} />} after={tailored === match.value ? null : tailored}>
          {match.value ?? "–"}
        </Figure>
        <Figure label="Keyword match">
          {fields.keywordMatchPercentage === null ? "–" : `${fields.keywordMatchPercentage}%`}
        </Figure>
      </div>
      <div className="grid gap-2 px-4 py-2.5">
        <Reservations match={match} />
        <ScoreNote />
      </div>
      {match.value !== null && <ScoreSum match={match} about={{ href: pages.howTheScoreWorks }} />}
    </Card>
  );
}

function Figure(props: { label: ReactNode; after?: number | null; children: ReactNode }) {
  const { label, after = null, children } = props;
  return (
    <div className="flex-1 px-4 py-2">
      <p className="text-18 font-bold tabular-nums">
        {children}
        {after !== null && (
          <span className="ml-2 text-14 font-normal text-muted">
            <span aria-hidden="true">→ </span>
            <b className="font-bold text-success">{after}</b> tailored
          </span>
        )}
      </p>
      <p className="text-13 text-muted">{label}</p>
    </div>
  );
}

function MatchLabel({ match }: { match: MatchResult }) {
  if (match.value === null) return "No score";
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {bandTitle(match.value, "match", isOfOtherField(match))}
      {match.provisional && (
        <Badge plain tone="accent">
          Provisional
        </Badge>
      )}
    </span>
  );
}

/** Why there is no number, why it is capped, and how far it may be off. */
function Reservations({ match }: { match: MatchResult }) {
  const { value, reason, cap, range } = match;
  const line = value === null ? noScoreText(reason) : cap && heldSentence(cap);
  return (
    <>
      {line && <p className="text-14">{line}</p>}
      {value !== null && range && <p className="text-14">{rangeSentence(range)}</p>}
    </>
  );
}
