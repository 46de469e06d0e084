import { Trash2 } from "lucide-react";
import type { PastOptimisation } from "#shared/contract/resumes/resume-history.ts";
import { longDate } from "#shared/domain/dates.ts";
import { optimizationPath } from "#shared/domain/pages.ts";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { historyToasts } from "./saved-texts.ts";
import { useHistory, useRemovePast } from "./use-history.ts";

export interface HistoryCardProps {
  onNavigate: (href: string) => void;
}

/** Optimisations that were made; each opens again as it was. Nothing where there are none. */
export function HistoryCard({ onNavigate }: HistoryCardProps) {
  const { data } = useHistory();
  const { toast } = useToast();
  const remove = useRemovePast(() => toast(historyToasts.removeFailed));
  if (!data || data.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Earlier optimizations" count={data.length} />
      <ul className="divide-y divide-line">
        {data.map((past) => (
          <Row key={past.id} past={past} onRemove={() => remove.mutate(past.id)} onNavigate={onNavigate} />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  past: PastOptimisation;
  onRemove: () => void;
  onNavigate: (href: string) => void;
}

function Row({ past, onRemove, onNavigate }: RowProps) {
  const { before, atsScore, scoreBasis } = past;
  const name = nameOf(past);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 text-14 md:grid-cols-[minmax(0,1fr)_12rem_auto] md:px-6">
      <div className="min-w-0">
        <h3 className="font-medium wrap-anywhere">
          <TextLink href={optimizationPath(past.id)} onNavigate={onNavigate}>
            {name}
          </TextLink>
        </h3>
        <p className="text-13 text-muted">{longDate(past.createdAt)}</p>
      </div>
      <p className="tabular-nums max-md:col-start-1">
        <span className="text-13 text-muted">{scoreBasis === "match" ? "Match" : "Resume score"}</span>{" "}
        {before.atsScore}% <span className="sr-only">before, now</span>
        <span aria-hidden="true">→</span> <b className="font-bold">{atsScore}%</b>
      </p>
      <div className="flex gap-2 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
        <IconButton
          compact
          label={`Delete ${name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

function nameOf({ jobTitle, company, hasAd }: PastOptimisation): string {
  const named = [jobTitle, company].filter(Boolean).join(", ");
  return named || (hasAd ? "A pasted ad" : "Without an ad");
}
