import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { User } from "#shared/contract/auth.ts";
import { may } from "#shared/domain/plans.ts";
import { savedJobOf } from "../../../features/applications/use-saved-jobs.ts";
import type { PanelLetter } from "../../../features/cover-letters/use-letter.ts";
import { ReportReading } from "../../../features/job-sites/report-reading.tsx";
import { useReadJobs } from "../../../features/jobs/read-jobs.ts";
import { useCachedScore } from "../../../features/resumes/use-cached-score.ts";
import type { PageRead } from "../../../platform/page/read-page.ts";
import type { Draft } from "../../../platform/storage.ts";
import { useJobMemory } from "../../../platform/use-job-memory.ts";
import { openApplication } from "../open-application.ts";
import { Screen } from "../screen.tsx";
import { useShortcuts } from "../use-shortcuts.ts";
import { AdBar } from "./ad-bar.tsx";
import { AdBody } from "./ad-body.tsx";
import { useAd } from "./use-ad.ts";

// Needed only after a click or while scrolling, so not part of the first paint.
const ScrolledHead = lazy(() =>
  import("./scrolled-head.tsx").then((file) => ({ default: file.ScrolledHead })),
);
const LimitScreen = lazy(() => import("../limit-screen.tsx").then((file) => ({ default: file.LimitScreen })));
const TailorScreen = lazy(() =>
  import("../tailor/tailor-screen.tsx").then((file) => ({ default: file.TailorScreen })),
);

const LetterScreen = lazy(() =>
  import("../letter/letter-screen.tsx").then((file) => ({ default: file.LetterScreen })),
);

interface AdScreenProps {
  page: PageRead;
  draft: Draft | undefined;
  user: User | undefined;
  header: ReactNode;
  /** A notice about something else on the page: an application form. */
  notice: ReactNode;
  /** True if Save was chosen in the context menu or with a key; done once. */
  isSaveDue: boolean;
  onSaveTaken: () => void;
  onDraft: (key: string, part: Draft) => void;
  onReadAgain: () => void;
}

const noLetter: PanelLetter | null = null;

/** One ad: its content, the comparison with the resume, and the next step. */
export function AdScreen(props: AdScreenProps) {
  const { page, draft, user, header, onDraft } = props;
  const state = useAd(page, draft, onDraft);
  const { ad, analysis, saved, saving, tailor } = state;
  const [letter, setLetter] = useJobMemory(ad.key, "letter", noLetter);
  const [isLetterOpen, setIsLetterOpen] = useState(false);
  const closeLetter = () => setIsLetterOpen(false);
  const isFree = !may(user?.subscriptionTier ?? "premium", "write-letters");
  if (saving.state.status === "limit" || tailor.state.status === "limit" || (isLetterOpen && isFree))
    return (
      <Suspense>
        <LimitScreen
          header={header}
          what={limitOf(saving.state.status, tailor.state.status)}
          ad={ad}
          match={analysis?.match}
          savedCount={saved.count}
          onBack={() => {
            saving.reset();
            tailor.leave();
            closeLetter();
          }}
        />
      </Suspense>
    );
  if (isLetterOpen)
    return (
      <Suspense>
        <LetterScreen
          header={header}
          ad={ad}
          match={analysis?.match}
          savedCount={saved.count}
          applicationId={state.savedNow?.id ?? state.known?.id}
          before={letter}
          onLetter={setLetter}
          onLeave={closeLetter}
        />
      </Suspense>
    );
  if (tailor.state.status !== "idle")
    return (
      <Suspense>
        <TailorScreen
          header={header}
          state={tailor.state}
          ad={ad}
          compared={state.compared}
          before={analysis?.match}
          onLeave={tailor.leave}
          onRetry={state.startTailoring}
        />
      </Suspense>
    );
  const openLetter = () => {
    if (state.askForNames()) setIsLetterOpen(true);
  };
  return <OpenAd {...props} state={state} onLetter={ad.text.trim() === "" ? undefined : openLetter} />;
}

function limitOf(saving: string, tailoring: string) {
  if (tailoring === "limit") return "optimise";
  return saving === "limit" ? "save" : "letter";
}

interface OpenAdProps extends AdScreenProps {
  state: ReturnType<typeof useAd>;
  onLetter: (() => void) | undefined;
}

/** The keys of the bar's buttons. */
function useAdKeys({ page, state, onLetter, onReadAgain }: OpenAdProps): void {
  const id = state.savedNow?.id ?? state.known?.id;
  useShortcuts({
    s: id === undefined && !state.isWaiting ? state.save : undefined,
    t: state.startTailoring,
    l: onLetter,
    r: page.tabId === -1 ? undefined : onReadAgain,
    o: id === undefined ? undefined : () => openApplication(id),
  });
}

/** Saves on a request from outside the panel, as soon as it is known whether the job is saved already. */
function useAskedSave({ state, isSaveDue, onSaveTaken }: OpenAdProps): void {
  const { save, saved } = state;
  useEffect(() => {
    if (!isSaveDue || !saved.isKnown) return;
    onSaveTaken();
    save();
  }, [isSaveDue, saved.isKnown, save, onSaveTaken]);
}

function OpenAd(props: OpenAdProps) {
  useAdKeys(props);
  useAskedSave(props);
  const { page, draft, user, header, onDraft, onReadAgain, state } = props;
  const { ad, saving, tailor, known, savedNow } = state;
  useReadJobs(page.tabId, ad);
  useCachedScore({
    tabId: page.tabId,
    identityKey: ad.identityKey,
    value: state.analysis?.match.value,
    resume: state.resume.status === "ready" ? state.resume.resume : undefined,
    status: `${(savedNow ?? known)?.status} ${state.isWaiting}`,
  });
  return (
    <Screen
      header={header}
      // Note and date of a job that was just saved are at the top.
      scrollKey={`${ad.key} ${saving.state.status === "saved"}`}
      bar={
        <AdBar
          applicationId={savedNow?.id ?? known?.id}
          isNextTailoring={savedNow !== undefined && !tailor.isTailored}
          saveStatus={saving.state.status}
          isWaiting={state.isWaiting}
          onSave={state.save}
          onTailor={state.startTailoring}
          onLetter={props.onLetter}
        />
      }
    >
      <Suspense>
        <ScrolledHead ad={ad} match={state.analysis?.match} />
      </Suspense>
      {props.notice}
      <AdBody
        ad={ad}
        draft={draft}
        analysis={state.analysis}
        resume={state.resume}
        saveState={saving.state}
        isWaiting={state.isWaiting}
        known={known ?? (savedNow && savedJobOf(savedNow))}
        isFree={user?.subscriptionTier === "free"}
        saved={state.saved}
        pageUrl={page.url}
        editing={state.editing}
        missing={state.missing}
        onEdit={state.setEditing}
        onReadAgain={page.tabId === -1 ? undefined : onReadAgain}
        onDraft={(part) => onDraft(ad.key, part)}
        gateAnswers={state.gateAnswers}
        corrections={state.corrections}
      />
      <ReportReading page={page} />
    </Screen>
  );
}
