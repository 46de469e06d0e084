import { useEffect, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { DeviceWriterSwitch } from "#shared/device/device-writer-switch.tsx";
import { letterPath, pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { redirectDelayMs } from "#shared/domain/ui-constants.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { usePlan } from "../features/account/use-plan.ts";
import { WritingConsentLine } from "../features/account/writing-consent-card.tsx";
import { useSaveResultJob } from "../features/applications/use-save-result-job.ts";
import { useUser } from "../features/auth/use-user.ts";
import { type LetterAnswer, storedAnswer } from "../features/cover-letters/letter-answer.ts";
import {
  changedLetterDraft,
  draftOf,
  keepLetterDraft,
  type LetterDraft,
  readLetterDraft,
} from "../features/cover-letters/letter-draft.ts";
import { LetterForm } from "../features/cover-letters/letter-form.tsx";
import { LetterHistory } from "../features/cover-letters/letter-history.tsx";
import { LetterProgress } from "../features/cover-letters/letter-progress.tsx";
import { LetterResult, type LetterResultProps } from "../features/cover-letters/letter-result.tsx";
import { letterToasts, letterTexts as texts } from "../features/cover-letters/letter-texts.ts";
import { LetterheadCard } from "../features/cover-letters/letterhead/letterhead-card.tsx";
import { useFileLetter, useLettersChanged, useStoredLetter } from "../features/cover-letters/use-letters.ts";
import { useWriteLetter } from "../features/cover-letters/use-write-letter.ts";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

export function CoverLetterPage() {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  const { id } = useParams();
  const [search] = useSearchParams();
  const onNavigate = useNavigateTo();
  // Links of earlier mails and bookmarks name it behind a question mark.
  const openId = id ?? search.get("letter");
  const leave = (removed: string) => {
    if (removed === openId) onNavigate(pages.coverLetter);
  };
  const canWrite = may(tier, "write-letters");
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      <div className="grid gap-4 md:gap-6">
        {canWrite ? <LetterDesk openId={openId} /> : <Gate openId={openId} onNavigate={onNavigate} />}
        <LetterHistory openId={openId} onNavigate={onNavigate} onRemoved={leave} />
      </div>
    </>
  );
}

/** Letters of an earlier plan stay the person's own: they open below the gate too. */
function Gate({ openId, onNavigate }: { openId: string | null; onNavigate: (href: string) => void }) {
  return (
    <>
      <Card as="section" className="max-w-[42rem]">
        <CardBody>
          <h2 className="text-18 font-bold">{texts.gateTitle}</h2>
          <p className="mt-1 mb-4 text-14 text-muted">{texts.gateText}</p>
          <ButtonLink variant="primary" href={pages.subscription} onNavigate={onNavigate}>
            {texts.gateButton}
          </ButtonLink>
        </CardBody>
      </Card>
      {openId && <StoredLetter id={openId} onRegenerate={() => onNavigate(pages.subscription)} />}
      <LetterheadCard onlyKept />
    </>
  );
}

function LetterDesk({ openId }: { openId: string | null }) {
  const [draft, setDraft] = useState(readLetterDraft);
  const [answer, setAnswer] = useState<LetterAnswer | null>(null);
  const onNavigate = useNavigateTo();
  const changed = useLettersChanged();
  const toPlans = useLater(() => onNavigate(pages.subscription), redirectDelayMs.upgrade);
  const show = (written: LetterAnswer) => {
    setAnswer(written);
    changed();
    onNavigate(letterPath(written.id));
  };
  const { running, problem, write, writeAnyway, cancel } = useWriteLetter(show, toPlans);
  useEffect(() => keepLetterDraft(draft), [draft]);
  const change = (part: Partial<LetterDraft>) => setDraft((before) => changedLetterDraft(before, part));
  const again = useAnother((letter, variant) => write(draftOf(letter), { variant, from: letter.id }));
  const fresh = answer?.id === openId ? answer : null;
  const isIdle = running === null;
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-4">
        <LetterForm
          draft={draft}
          isBusy={!isIdle}
          hasLetter={isIdle && (fresh !== null || openId !== null)}
          onChange={change}
          onSubmit={() => write(draft, isSameJob(fresh, draft) ? { from: fresh?.id } : {})}
        />
        <WritingConsentLine />
        <DeviceWriterSwitch />
        <LetterheadCard />
      </div>
      <div className="grid min-w-0 gap-4">
        {running && <LetterProgress reached={running.step} download={running.download} onCancel={cancel} />}
        {isIdle && problem?.kind === "no-resume" && <NoResume onNavigate={onNavigate} />}
        {isIdle && problem?.kind === "withheld" && (
          <Withheld
            text={problem.text}
            onAnyway={() => writeAnyway(problem.request)}
            onShow={() => onNavigate(pages.evidence)}
          />
        )}
        {isIdle && fresh && <FiledLetter key={fresh.id} answer={fresh} onRegenerate={() => again(fresh)} />}
        {isIdle && openId && !fresh && <StoredLetter id={openId} onRegenerate={again} />}
        {isIdle && !openId && !problem && (
          <EmptyState level={2} title={texts.empty} text={texts.emptyText} className="max-lg:hidden" />
        )}
      </div>
    </div>
  );
}

/** A letter for the same job again keeps what the person wrote for the one before. */
const isSameJob = (letter: LetterAnswer | null, { jobTitle, company }: LetterDraft) =>
  letter !== null && letter.jobTitle === jobTitle && letter.company === company;

/** Regenerate: the next true letter, or the word that there is none. */
function useAnother(write: (letter: LetterAnswer, variant: number) => void) {
  const { toast } = useToast();
  return (letter: LetterAnswer) => {
    if (letter.nextVariant === null) toast(letterToasts.noOther);
    else write(letter, letter.nextVariant);
  };
}

function StoredLetter({ id, onRegenerate }: { id: string; onRegenerate: (letter: LetterAnswer) => void }) {
  const { data, error, isPending } = useStoredLetter(id);
  if (isPending) return <SkeletonCard />;
  if (error) return <EmptyState level={2} plain title={texts.loadFailed} text={texts.loadFailedText} />;
  const letter = storedAnswer(data);
  return <FiledLetter key={id} answer={letter} onRegenerate={() => onRegenerate(letter)} />;
}

/** A letter, and the way to track its job where it is of none. */
function FiledLetter({ answer, onRegenerate }: Omit<LetterResultProps, "onSaveJob">) {
  const [applicationId, setApplicationId] = useState(answer.applicationId);
  const file = useFileLetter((letter) => setApplicationId(letter.applicationId));
  const { save, isSaving } = useSaveResultJob((saved) =>
    file.mutate({ id: answer.id, applicationId: saved }),
  );
  const { jobTitle, company, jobDescription } = answer;
  const canSave = applicationId === null && jobTitle.trim() !== "" && company.trim() !== "" && !isSaving;
  const onSaveJob = () => save({ jobTitle, company, jobDescription, jobUrl: "" });
  return <LetterResult {...{ answer, onRegenerate }} onSaveJob={canSave ? onSaveJob : null} />;
}

/** Too little was found: the person may know better, or want the letter all the same. */
function Withheld({ text, onAnyway, onShow }: { text: string; onAnyway: () => void; onShow: () => void }) {
  return (
    <Notice tone="warn" role="alert" title={texts.withheld}>
      <p>{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button compact onClick={onAnyway}>
          {texts.writeAnyway}
        </Button>
        <Button compact onClick={onShow}>
          {texts.showWhere}
        </Button>
      </div>
    </Notice>
  );
}

function NoResume({ onNavigate }: { onNavigate: (href: string) => void }) {
  return (
    <Notice
      tone="warn"
      role="alert"
      title={texts.noResume}
      action={
        <TextLink href={pages.resumes} onNavigate={onNavigate} className="shrink-0">
          {texts.noResumeLink}
        </TextLink>
      }
    >
      {texts.noResumeText}
    </Notice>
  );
}

/** Does something a while after it was asked for, unless the screen is left before. */
function useLater(act: () => void, delayMs: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delayMs);
  };
}
