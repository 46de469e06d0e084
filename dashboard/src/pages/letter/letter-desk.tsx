import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { DeviceWriterSwitch } from "#shared/device/device-writer-switch.tsx";
import { pages } from "#shared/domain/pages.ts";
import { redirectDelayMs } from "#shared/domain/ui-constants.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { WritingConsentLine } from "../../features/account/writing-consent-card.tsx";
import type { ApplicationDetail } from "../../features/applications/application-cache.ts";
import type { LetterAnswer } from "../../features/cover-letters/letter-answer.ts";
import {
  changedLetterDraft,
  draftOf,
  type LetterDraft,
  readJobDraft,
  readLetterDraft,
  saveLetterDraft,
} from "../../features/cover-letters/letter-draft.ts";
import { LetterForm } from "../../features/cover-letters/letter-form.tsx";
import { LetterProgress } from "../../features/cover-letters/letter-progress.tsx";
import { letterToasts, letterTexts as texts } from "../../features/cover-letters/letter-texts.ts";
import { LetterheadCard } from "../../features/cover-letters/letterhead/letterhead-card.tsx";
import { useLettersChanged } from "../../features/cover-letters/use-letters.ts";
import { useWriteLetter } from "../../features/cover-letters/use-write-letter.ts";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { FiledLetter, StoredLetter } from "./stored-letter.tsx";

export interface LetterDeskProps {
  /** The letter that is open. */
  openId: string | null;
  /** The saved job on whose page it is; without one the form asks for the job. */
  job?: ApplicationDetail | undefined;
  onWritten: (id: string) => void;
}

/** The letter, and the form that it is made with: beside it, folded once there is a letter. */
export function LetterDesk({ openId, job, onWritten }: LetterDeskProps) {
  const jobId = job?.id ?? null;
  const [draft, setDraft] = useState(() => (job ? readJobDraft(job) : readLetterDraft()));
  const [answer, setAnswer] = useState<LetterAnswer | null>(null);
  const onNavigate = useNavigateTo();
  const changed = useLettersChanged();
  const toPlans = useLater(() => onNavigate(pages.subscription), redirectDelayMs.upgrade);
  const show = (written: LetterAnswer) => {
    setAnswer(written);
    changed();
    onWritten(written.id);
  };
  const { running, problem, write, writeAnyway, cancel } = useWriteLetter(show, toPlans);
  useEffect(() => saveLetterDraft(draft, jobId), [draft, jobId]);
  const change = (part: Partial<LetterDraft>) => setDraft((before) => changedLetterDraft(before, part));
  const again = useAnother((letter, variant) => write(draftOf(letter), { variant, from: letter.id }));
  const fresh = answer !== null && answer.id === openId ? answer : null;
  const isIdle = running === null;
  const hasLetter = isIdle && openId !== null;
  return (
    <div
      className={classNames(
        "grid items-start gap-4 md:gap-6",
        hasLetter ? "lg:grid-cols-[minmax(0,1fr)_19rem]" : "lg:grid-cols-[21rem_minmax(0,1fr)]",
      )}
    >
      <div className={classNames("grid min-w-0 gap-4", hasLetter && "order-2")}>
        <Foldable key={openId} isFolded={hasLetter}>
          <LetterForm
            draft={draft}
            isBusy={!isIdle}
            hasLetter={hasLetter}
            isJobKnown={job !== undefined}
            onChange={change}
            onSubmit={() => write(draft, isSameJob(fresh, draft) ? { from: fresh?.id } : {})}
          />
        </Foldable>
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

/** The form stays one press away while a letter is open. */
function Foldable({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isFolded && (
        <Button
          block
          icon={<Plus aria-hidden="true" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.another}
        </Button>
      )}
      {(isOpen || !isFolded) && children}
    </>
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
