import { useEffect, useState } from "react";
import { may } from "#shared/domain/plans.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { usePlan } from "../features/account/use-plan.ts";
import { useUser } from "../features/auth/use-user.ts";
import type { LetterAnswer } from "../features/cover-letters/letter-answer.ts";
import {
  changedLetterDraft,
  keepLetterDraft,
  type LetterDraft,
  readLetterDraft,
} from "../features/cover-letters/letter-draft.ts";
import { LetterForm } from "../features/cover-letters/letter-form.tsx";
import { LetterProgress } from "../features/cover-letters/letter-progress.tsx";
import { LetterResult } from "../features/cover-letters/letter-result.tsx";
import { letterTexts as texts } from "../features/cover-letters/letter-texts.ts";
import { useLetterFile } from "../features/cover-letters/use-letter-file.ts";
import { useWriteLetter } from "../features/cover-letters/use-write-letter.ts";
import { PageHead } from "../platform/page-head.tsx";

export function CoverLetterPage() {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      {may(tier, "write-letters") ? <LetterDesk /> : <Gate />}
    </>
  );
}

/** The way to the plans joins with their screen. */
function Gate() {
  return (
    <Card as="section" className="max-w-[42rem]">
      <CardBody>
        <h2 className="text-18 font-bold">{texts.gateTitle}</h2>
        <p className="mt-1 text-14 text-muted">{texts.gateText}</p>
      </CardBody>
    </Card>
  );
}

function LetterDesk() {
  const [draft, setDraft] = useState(readLetterDraft);
  const [answer, setAnswer] = useState<LetterAnswer | null>(null);
  const { running, write, cancel } = useWriteLetter(setAnswer, () => undefined);
  const { isDownloading, download, copy } = useLetterFile();
  useEffect(() => keepLetterDraft(draft), [draft]);
  const change = (part: Partial<LetterDraft>) => setDraft((before) => changedLetterDraft(before, part));
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <LetterForm draft={draft} isBusy={running !== null} onChange={change} onSubmit={() => write(draft)} />
      {running && <LetterProgress reached={running.step} onCancel={cancel} />}
      {!running && !answer && (
        <EmptyState level={2} title={texts.empty} text={texts.emptyText} className="max-lg:hidden" />
      )}
      {!running && answer && (
        <LetterResult
          answer={answer}
          isDownloading={isDownloading}
          onCopy={() => copy(answer)}
          onDownload={() => download(answer)}
          onRegenerate={() => write(draft)}
        />
      )}
    </div>
  );
}
