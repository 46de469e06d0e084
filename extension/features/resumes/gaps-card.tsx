import { useState } from "react";
import { capitalised } from "#shared/domain/text.ts";
import type { MatchResult, RequirementEdit } from "#shared/engine/analysis.ts";
import type { LedgerEntry } from "#shared/engine/ledger.ts";
import { CreditPip } from "#shared/ui/blocks/requirements/credit-pip.tsx";
import { ProofThread } from "#shared/ui/blocks/requirements/proof-thread.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import type { PanelLedger } from "./match-summary.ts";
import { RequirementMore } from "./requirement-more.tsx";

interface GapsCardProps {
  match: Pick<MatchResult, "value" | "filled">;
  ledger: PanelLedger;
  onEdit: (edit: RequirementEdit) => void;
}

/** What the resume shows only in part or not at all, with the points it would add, the heaviest first. */
export function GapsCard({ match, ledger, onEdit }: GapsCardProps) {
  const { missing, partly, gaps } = ledger;
  if (gaps.length === 0) return null;
  const gain = (match.filled ?? 0) - (match.value ?? 0);
  return (
    <Card as="section" aria-label="Missing">
      <h2 className="flex items-baseline gap-3 px-4 pt-3 pb-2 text-14 font-bold">
        {missing > 0 && <Count word="Missing" count={missing} />}
        {partly > 0 && <Count word="Partly" count={partly} />}
        {gain > 0 && <span className="ml-auto font-medium text-accent">up to +{gain}</span>}
      </h2>
      <ul id="gaps" className="divide-y divide-line border-t border-line">
        {gaps.map((entry) => (
          <GapRow key={entry.id} entry={entry} onEdit={onEdit} />
        ))}
      </ul>
    </Card>
  );
}

function Count({ word, count }: { word: string; count: number }) {
  return (
    <span>
      {word} <span className="font-normal text-muted tabular-nums">{count}</span>
    </span>
  );
}

/** Closed, with its proof, or with the answer that the person is giving. */
type Look = "closed" | "proof" | "yes";

function GapRow({ entry, onEdit }: { entry: LedgerEntry; onEdit: (edit: RequirementEdit) => void }) {
  const [look, setLook] = useState<Look>("closed");
  const { evidence } = entry.best;
  const isOpen = look !== "closed";
  const name = capitalised(entry.term);
  return (
    <li
      className={`grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-2.5 px-4 py-2 text-14 ${isOpen ? "bg-sunken/45" : ""}`}
      onKeyDown={(event) => {
        if (!isOpen || event.key !== "Escape") return;
        event.stopPropagation();
        setLook("closed");
      }}
    >
      <CreditPip credit={evidence.credit} className="mt-1" />
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setLook(isOpen ? "closed" : "proof")}
        className="min-h-6 rounded-paper text-left font-medium wrap-anywhere"
      >
        <span className={isOpen ? undefined : "line-clamp-2"}>{name}</span>
      </button>
      <span className="text-right text-13 leading-6 font-medium text-accent tabular-nums">
        {entry.worth > 0 && `+${Number(entry.worth.toFixed(1))}`}
      </span>
      {!isOpen && (
        <div className="col-span-2 col-start-2 mt-0.5 flex min-h-6 items-center gap-3 text-13 text-muted">
          {evidence.credit === 0 ? (
            <Button
              compact
              className="rounded-full"
              aria-label={`Yes, add it: ${name}`}
              onClick={() => setLook("yes")}
            >
              Yes, add it
            </Button>
          ) : (
            evidence.resumeLine && <q className="line-clamp-1 min-w-0">{evidence.resumeLine}</q>
          )}
          {entry.importance === "must" && (
            <span className="ml-auto shrink-0 font-medium text-ink">Must-have</span>
          )}
        </div>
      )}
      {isOpen && (
        <div className="@container col-span-full">
          <ProofThread entry={entry} className="mt-2" />
          <div className="mt-3 pl-6">
            <RequirementMore {...entry.best} isYes={look === "yes"} onEdit={onEdit} />
          </div>
        </div>
      )}
    </li>
  );
}
