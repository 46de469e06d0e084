import { RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { countWords } from "#shared/domain/text.ts";
import { KelpieDrawing } from "#shared/ui/blocks/kelpie-drawing.tsx";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { SaveNotice } from "../../../features/applications/save-notice.tsx";
import { SavedCard } from "../../../features/applications/saved-card.tsx";
import { useQueue } from "../../../features/applications/use-queue.ts";
import { useSaveJob } from "../../../features/applications/use-save-job.ts";
import { useSavedJobs } from "../../../features/applications/use-saved-jobs.ts";
import { ForeignForm } from "../../../features/autofill/form-notice.tsx";
import { useFormOffer } from "../../../features/autofill/use-form-offer.ts";
import { ReportReading } from "../../../features/job-sites/report-reading.tsx";
import { adKey, sourceName } from "../../../features/jobs/job-ad.ts";
import { NoAdChoice, type NoAdSource } from "../../../features/jobs/no-ad-choice.tsx";
import { draftOfText, usePdfAd } from "../../../features/jobs/use-pdf-ad.ts";
import { nowIso } from "../../../platform/clock.ts";
import type { PageRead } from "../../../platform/page/read-page.ts";
import type { Draft } from "../../../platform/storage.ts";
import { Fold } from "../fold.tsx";
import { Screen, Tool } from "../screen.tsx";
import {
  foldTitle,
  hasOwnStep,
  type KnownPage,
  KnownPageBody,
  KnownPagePrimary,
  knownPageOf,
} from "./known-page.tsx";
import { NoAdPrimary } from "./no-ad-primary.tsx";

interface NoAdScreenProps {
  page: PageRead;
  header: ReactNode;
  /** A notice about something else on the page: an application form. */
  notice: ReactNode;
  /** Chosen in the context menu or with a key; done once. */
  asked: Wish | undefined;
  onAskedTaken: () => void;
  onDraft: (key: string, part: Draft) => void;
  onReadAgain: () => void;
  onFill: () => void;
}

/**
 * A list, a thank-you page or a form with its next step; else "This does not look like a job ad." and the other
 * options.
 */
export function NoAdScreen(props: NoAdScreenProps) {
  const { page, header, notice, onDraft, onReadAgain, asked, onAskedTaken, onFill } = props;
  const selection = page.capture.description;
  const hasPage = isOnWeb(page);
  const [way, setWay] = useState<NoAdSource>(firstWay(page));
  const [pasted, setPasted] = useState("");
  const link = useLinkSave(page);
  const { saved, saving, isWaiting, job, saveLink } = link;
  const key = adKey(page);
  const pdf = usePdfAd(page.tabId, (draft) => onDraft(key, draft));
  const forms = useFormOffer(page, onFill);
  const hasForm = forms.frames.length > 0;
  const known = knownPageOf(page, hasForm);
  const [isFoldOpen, setFoldOpen] = useState(false);
  const takeSelection = () => onDraft(key, { adText: selection?.text ?? "" });
  useWish(saved.isKnown ? asked : undefined, onAskedTaken, {
    "save-selection": selection ? takeSelection : undefined,
    "save-page": !job && hasPage ? saveLink : undefined,
  });

  const choice = (
    <NoAdChoice
      isPdf={page.isPdf === true}
      way={way}
      onWayChange={setWay}
      selection={selection}
      pasted={pasted}
      onPastedChange={setPasted}
      pageTitle={page.title}
      isPasteOnly={!hasPage}
    />
  );
  return (
    <Screen
      header={header}
      bar={
        <>
          {known && !isFoldOpen ? (
            <KnownPagePrimary known={known} hasForm={hasForm} onFill={onFill} onReadAgain={onReadAgain} />
          ) : (
            <NoAdPrimary
              way={way}
              pastedWords={countWords(pasted)}
              isSaving={saving.state.status === "saving"}
              isWaiting={isWaiting}
              onSelection={takeSelection}
              pdf={pdf}
              onPaste={() => onDraft(key, draftOfText(pasted))}
              onLink={saveLink}
              openId={way === "link" ? job?.id : undefined}
            />
          )}
          {hasPage && (!known || isFoldOpen || hasOwnStep(known, hasForm)) && (
            <Tool icon={RotateCw} onClick={onReadAgain}>
              Read again
            </Tool>
          )}
        </>
      }
    >
      {notice}
      <div className="grid gap-4 pt-2">
        {known ? (
          <KnownPageBody known={known} page={page} saved={saved} foreignForms={forms.foreign} />
        ) : (
          <Greeting page={page} foreignForms={forms.foreign} />
        )}
        <SavedLink page={page} {...link} />
        {pdf.error && <Notice tone="danger" role="alert" title={pdf.error} />}
        <Ways known={known} isOpen={isFoldOpen} onToggle={setFoldOpen}>
          {choice}
        </Ways>
        <ReportReading page={page} />
      </div>
    </Screen>
  );
}

interface WaysProps {
  known: KnownPage | null;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The options for a page that is not an ad; folded if the page has its own next step. */
function Ways({ known, isOpen, onToggle, children }: WaysProps) {
  if (known === null) return children;
  return (
    <Fold holdsCards title={foldTitle(known)} isOpen={isOpen} onToggle={onToggle}>
      {children}
    </Fold>
  );
}

/** Saves the page's address and title as a job, and knows whether it is saved already. */
function useLinkSave(page: PageRead) {
  const saved = useSavedJobs();
  const saving = useSaveJob(saved.remember);
  const queue = useQueue();
  const { identityKey, board } = page.capture;
  return {
    saved,
    saving,
    isWaiting: queue.calls.some((call) => call.identityKey === identityKey && !call.refusal),
    job: saved.jobOf(identityKey),
    saveLink: () =>
      saving.save({
        identityKey,
        title: page.title || page.url,
        company: sourceName(board, page.url),
        location: "",
        salary: "",
        url: page.url,
        text: "",
        isApplied: false,
        requirementEdits: [],
        note: "",
        followUpDate: "",
      }),
  };
}

/** The result of the save, or of an earlier one. */
function SavedLink({
  page,
  saved,
  saving,
  isWaiting,
  job,
}: ReturnType<typeof useLinkSave> & { page: PageRead }) {
  const { identityKey } = page.capture;
  return (
    <>
      <SaveNotice state={saving.state} isWaiting={isWaiting} />
      {job && saving.state.status !== "saved" && (
        <SavedCard identityKey={identityKey} job={job} now={nowIso()} onChanged={saved.remember} />
      )}
    </>
  );
}

const isOnWeb = (page: PageRead) => /^https?:/.test(page.url);

function firstWay(page: PageRead): NoAdSource {
  if (page.isPdf) return "pdf";
  if (page.capture.description) return "selection";
  return isOnWeb(page) ? "link" : "paste";
}

function Greeting({ page, foreignForms }: { page: PageRead; foreignForms: readonly string[] }) {
  const [title, text] = greetingOf(page);
  return (
    <>
      <ForeignForm addresses={foreignForms} isAd={false} />
      <div className="grid gap-1">
        <KelpieDrawing className="mb-2 -ml-1" />
        <h1 className="text-22 font-bold">{title}</h1>
        <p className="text-muted">{text}</p>
      </div>
    </>
  );
}

function greetingOf(page: PageRead): [title: string, text: string] {
  if (page.isPdf)
    return [
      "This is a PDF.",
      "If it is a job ad or a position description, Kelpie reads it on this computer.",
    ];
  if (page.capture.kind === "wall")
    return [
      "This page is not open yet.",
      "Sign in or pass its check on the page, then read it again. You can also paste the ad.",
    ];
  if (isOnWeb(page))
    return [
      "This does not look like a job ad.",
      "If it is one, give Kelpie the text. You can also keep the link and come back.",
    ];
  return ["Paste the job ad", "Kelpie scores it on this computer. Nothing is sent until you save."];
}

type Wish = "save-page" | "save-selection";

/** Does once what was requested from outside the panel. A selection becomes an ad, whose own screen then saves it. */
function useWish(
  asked: Wish | undefined,
  onTaken: () => void,
  acts: Record<Wish, (() => void) | undefined>,
): void {
  const latest = useRef({ onTaken, acts });
  latest.current = { onTaken, acts };
  useEffect(() => {
    if (asked === undefined) return;
    const act = latest.current.acts[asked];
    if (asked !== "save-selection" || act === undefined) latest.current.onTaken();
    act?.();
  }, [asked]);
}
