import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { PastLetter } from "#shared/contract/cover-letters/written-letters.ts";
import { longDate } from "#shared/domain/dates.ts";
import { applicationPath, letterPath } from "#shared/domain/pages.ts";
import { counted } from "#shared/domain/text.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { AlertDialog } from "#shared/ui/primitives/overlay/alert-dialog.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { letterName } from "./letter-compare.tsx";
import { letterToasts, letterTexts as texts } from "./letter-texts.ts";
import { useLetters, useRemoveLetter } from "./use-letters.ts";

export interface LetterHistoryProps {
  openId: string | null;
  /** The saved job's match, where it is known. */
  scoreOf: (applicationId: string) => number | null;
  onNavigate: (href: string) => void;
  onRemoved: (id: string) => void;
}

/** The letters that were written; each opens again as it was. Nothing where there are none. */
export function LetterHistory({ openId, scoreOf, onNavigate, onRemoved }: LetterHistoryProps) {
  const { data } = useLetters();
  const { toast } = useToast();
  const [asked, setAsked] = useState<string | null>(null);
  const remove = useRemoveLetter({
    onRemoved: (id) => {
      toast(letterToasts.removed);
      onRemoved(id);
    },
    onFail: () => toast(letterToasts.removeFailed),
  });
  if (!data || data.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title={texts.history} count={data.length} />
      <ul className="divide-y divide-line">
        {data.map((letter) => (
          <Row
            key={letter.id}
            letter={letter}
            isOpen={letter.id === openId}
            jobScore={letter.applicationId === null ? null : scoreOf(letter.applicationId)}
            onNavigate={onNavigate}
            onRemove={() => setAsked(letter.id)}
          />
        ))}
      </ul>
      <AlertDialog
        destructive
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={texts.removeTitle}
        description={texts.removeText}
        confirmLabel="Delete"
        onConfirm={() => {
          if (asked !== null) remove.mutate(asked);
        }}
      />
    </Card>
  );
}

interface RowProps {
  letter: PastLetter;
  isOpen: boolean;
  jobScore: number | null;
  onNavigate: (href: string) => void;
  onRemove: () => void;
}

function Row({ letter, isOpen, jobScore, onNavigate, onRemove }: RowProps) {
  const { id, createdAt, kind, words, applicationId, editedAt } = letter;
  const name = letterName(letter);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 text-14 @2xl:grid-cols-[minmax(0,1fr)_auto_9rem_auto] @2xl:px-6">
      <div className="min-w-0">
        <h3 className="font-medium wrap-anywhere">
          <TextLink href={letterPath(id)} onNavigate={onNavigate} aria-current={isOpen || undefined}>
            {name}
          </TextLink>
        </h3>
        <p className="text-13 text-muted">
          {longDate(createdAt)}
          {applicationId && (
            <>
              {", "}
              <TextLink href={applicationPath(applicationId)} onNavigate={onNavigate}>
                the saved job
              </TextLink>
            </>
          )}
        </p>
      </div>
      <p className="flex flex-wrap gap-1 @max-2xl:col-start-1">
        <Badge plain tone={kind === "generated" ? "neutral" : "info"}>
          {kind === "generated" ? texts.generated : texts.optimised}
        </Badge>
        {editedAt && (
          <Badge plain tone="neutral">
            {texts.edited}
          </Badge>
        )}
      </p>
      <p className="text-13 text-muted tabular-nums @max-2xl:col-start-1">
        {counted(words, "word")}
        {jobScore !== null && `, match ${jobScore}%`}
      </p>
      <IconButton
        compact
        label={`Delete ${name}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
        className="@max-2xl:col-start-2 @max-2xl:row-span-3 @max-2xl:row-start-1"
      />
    </li>
  );
}
