import { Copy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { pages } from "#shared/domain/pages.ts";
import { freeLimits, prices } from "#shared/domain/plans.ts";
import { capitalised } from "#shared/domain/text.ts";
import type { MatchResult } from "#shared/engine/analysis.ts";
import { MoveList } from "#shared/ui/blocks/move-list.tsx";
import { ScoreNote } from "#shared/ui/blocks/score/score-note.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import type { JobAd } from "../../features/jobs/job-ad.ts";
import { openDashboard } from "../../platform/browser.ts";
import { CondensedHead } from "./ad/condensed-head.tsx";
import { Screen } from "./screen.tsx";

interface LimitScreenProps {
  header: ReactNode;
  what: "optimise" | "save" | "letter";
  ad: JobAd;
  match: MatchResult | undefined;
  savedCount: number | null;
  onBack: () => void;
}

/** Texts of the specification for the optimizer; ours for the saved jobs. decision: D-04, D-48. */
const words = {
  optimise: {
    limit: freeLimits.optimisations,
    title: "Optimization limit reached",
    text: "Upgrade to premium for unlimited optimizations.",
  },
  save: {
    limit: freeLimits.savedApplications,
    title: "Saved jobs limit reached",
    text: "Upgrade to premium to save more, or delete a job you no longer need.",
  },
  /** The free plan includes no letters. */
  letter: {
    limit: null,
    title: "Premium Feature Required",
    text: "Cover letters are part of the Premium plan. Scoring your resume against any ad stays free.",
  },
};

/**
 * Shown when the free plan is used up: what is saved, what people can do without paying, and how to pay in the
 * dashboard.
 */
export function LimitScreen({ header, what, ad, match, savedCount, onBack }: LimitScreenProps) {
  const { limit, title, text } = words[what];
  const moves = match?.moves.filter((move) => move.basis === "supported") ?? [];
  return (
    <Screen
      header={header}
      head={<CondensedHead ad={ad} match={match} />}
      bar={
        <>
          <Button variant="primary" className="flex-1" onClick={() => void openDashboard(pages.subscription)}>
            Upgrade to Premium
          </Button>
          {moves.length > 0 && <CopyMoves moves={moves} />}
        </>
      }
    >
      <div className="grid gap-3">
        <div className="grid gap-1 py-1">
          {limit !== null && <UsedUp limit={limit} />}
          <h1 className="text-22 font-bold">{title}</h1>
          <p className="text-muted">{text}</p>
          <p>
            <b>${prices.monthly}</b> a month, or <b>${prices.annual}</b> a year{" "}
            <Badge plain tone="success">
              save ${prices.savingDollars}
            </Badge>
          </p>
        </div>
        {moves.length > 0 && (
          <Card as="section" className="p-4">
            <h2 className="mb-3 font-bold">You can make these changes yourself</h2>
            <MoveList moves={moves} />
            <ScoreNote className="mt-3" />
          </Card>
        )}
        <StillYours savedCount={savedCount} />
        <Button block onClick={onBack}>
          Back to the ad
        </Button>
      </div>
    </Screen>
  );
}

function UsedUp({ limit }: { limit: number }) {
  return (
    <p className="flex flex-wrap items-center gap-1 text-13 text-muted">
      {Array.from({ length: limit }, (_, index) => `use-${index}`).map((use) => (
        <span
          key={use}
          aria-hidden="true"
          className={`fc-fill h-1.5 rounded-full bg-accent-fill ${limit > 5 ? "w-3" : "w-6"}`}
        />
      ))}
      <span className="ml-2">
        {limit} of {limit} used
      </span>
    </p>
  );
}

function StillYours({ savedCount }: { savedCount: number | null }) {
  const rows = [
    ["Scores and re-scans", "No limit"],
    ...(savedCount === null ? [] : [["Saved jobs", `${savedCount} of ${freeLimits.savedApplications}`]]),
    ["This job, your edits and note", "Kept"],
  ];
  return (
    <Card as="section" className="p-4">
      <h2 className="font-bold">Still yours on the free plan</h2>
      <dl className="mt-2 grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="text-muted">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function CopyMoves({ moves }: { moves: MatchResult["moves"] }) {
  const [isCopied, setCopied] = useState(false);
  const text = moves
    .map(
      (move) =>
        `${capitalised(move.term)}: show it in a role.${move.evidenceLine ? ` Today: ${move.evidenceLine}` : ""}`,
    )
    .join("\n");
  return (
    <Button
      icon={<Copy aria-hidden="true" className="max-[360px]:hidden" />}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {isCopied ? "Copied" : "Copy changes"}
    </Button>
  );
}
