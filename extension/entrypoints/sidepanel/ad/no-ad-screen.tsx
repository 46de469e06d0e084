import { Bookmark, ClipboardPaste, RotateCw, TextSelect } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { adWords } from "#shared/contract/jobs.ts";
import { countWords } from "#shared/domain/text.ts";
import { KelpieDrawing } from "#shared/ui/blocks/kelpie-drawing.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { SaveNotice } from "../../../features/applications/save-notice.tsx";
import { SavedCard } from "../../../features/applications/saved-card.tsx";
import { useQueue } from "../../../features/applications/use-queue.ts";
import { useSaveJob } from "../../../features/applications/use-save-job.ts";
import { useSavedJobs } from "../../../features/applications/use-saved-jobs.ts";
import { ReportReading } from "../../../features/job-sites/report-reading.tsx";
import { adKey, sourceName } from "../../../features/jobs/job-ad.ts";
import { NoAdChoice, type NoAdWay } from "../../../features/jobs/no-ad-choice.tsx";
import { nowIso } from "../../../platform/clock.ts";
import type { PageRead } from "../../../platform/read-page.ts";
import type { Draft } from "../../../platform/storage.ts";
import { openApplication } from "../open-application.ts";
import { Screen, Tool } from "../screen.tsx";

interface NoAdScreenProps {
  page: PageRead;
  header: ReactNode;
  /** What the page asks for besides: an application form. */
  notice: ReactNode;
  /** Chosen from the page's menu or by a key, to be done once. */
  asked: Wish | undefined;
  onAskedTaken: () => void;
  onDraft: (key: string, part: Draft) => void;
  onReadAgain: () => void;
}

/** "This does not look like a job ad.", and the ways on. */
export function NoAdScreen(props: NoAdScreenProps) {
  const { page, header, notice, onDraft, onReadAgain, asked, onAskedTaken } = props;
  const selection = page.capture.description;
  const hasPage = /^https?:/.test(page.url);
  const [way, setWay] = useState<NoAdWay>(selection ? "selection" : hasPage ? "link" : "paste");
  const [pasted, setPasted] = useState("");
  const saved = useSavedJobs();
  const saving = useSaveJob(saved.remember);
  const queue = useQueue();
  const { identityKey } = page.capture;
  const isWaiting = queue.calls.some((call) => call.identityKey === identityKey && !call.refusal);
  const key = adKey(page);
  const job = saved.jobOf(identityKey);

  const saveLink = () =>
    saving.save({
      identityKey,
      title: page.title || page.url,
      company: sourceName(page.capture.board, page.url),
      location: "",
      salary: "",
      url: page.url,
      text: "",
      isApplied: false,
      requirementEdits: [],
      note: "",
      followUpDate: "",
    });

  const takeSelection = () => onDraft(key, { adText: selection?.text ?? "" });
  useWish(saved.isKnown ? asked : undefined, onAskedTaken, {
    "save-selection": selection ? takeSelection : undefined,
    "save-page": !job && hasPage ? saveLink : undefined,
  });

  return (
    <Screen
      header={header}
      bar={
        <>
          <Primary
            way={way}
            pastedWords={countWords(pasted)}
            isSaving={saving.state.status === "saving"}
            isWaiting={isWaiting}
            onSelection={takeSelection}
            onPaste={() => onDraft(key, { adText: pasted })}
            onLink={saveLink}
            openId={way === "link" ? job?.id : undefined}
          />
          {hasPage && (
            <Tool icon={RotateCw} onClick={onReadAgain}>
              Read again
            </Tool>
          )}
        </>
      }
    >
      {notice}
      <div className="grid gap-4 pt-2">
        <div className="grid gap-1">
          <KelpieDrawing className="mb-2 -ml-1" />
          <h1 className="text-22 font-bold">
            {hasPage ? "This does not look like a job ad." : "Paste the job ad"}
          </h1>
          <p className="text-muted">
            {hasPage
              ? "If it is one, give Kelpie the text. You can also keep the link and come back."
              : "Kelpie scores it on this computer. Nothing is sent until you save."}
          </p>
        </div>
        <SaveNotice state={saving.state} isWaiting={isWaiting} />
        {job && saving.state.status !== "saved" && (
          <SavedCard identityKey={identityKey} job={job} now={nowIso()} onChanged={saved.remember} />
        )}
        <NoAdChoice
          way={way}
          onWayChange={setWay}
          selection={selection}
          pasted={pasted}
          onPastedChange={setPasted}
          pageTitle={page.title}
          isPasteOnly={!hasPage}
        />
        <ReportReading page={page} />
      </div>
    </Screen>
  );
}

type Wish = "save-page" | "save-selection";

/** Does what was asked for outside of the panel, once. A selection becomes an ad, whose own screen then saves it. */
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

interface PrimaryProps {
  way: NoAdWay;
  pastedWords: number;
  isSaving: boolean;
  isWaiting: boolean;
  openId: string | undefined;
  onSelection: () => void;
  onPaste: () => void;
  onLink: () => void;
}

function Primary({
  way,
  pastedWords,
  isSaving,
  isWaiting,
  openId,
  onSelection,
  onPaste,
  onLink,
}: PrimaryProps) {
  if (way === "selection")
    return (
      <Button
        variant="primary"
        className="flex-1"
        icon={<TextSelect aria-hidden="true" />}
        onClick={onSelection}
      >
        Score the selection
      </Button>
    );
  if (way === "paste")
    return (
      <Button
        variant="primary"
        className="flex-1"
        icon={<ClipboardPaste aria-hidden="true" />}
        disabled={pastedWords === 0}
        onClick={onPaste}
      >
        {pastedWords > 0 && pastedWords < adWords.minimum ? "Take this text" : "Score this text"}
      </Button>
    );
  if (openId !== undefined)
    return (
      <Button variant="primary" className="flex-1" onClick={() => openApplication(openId)}>
        Open application
      </Button>
    );
  return (
    <Button
      variant="primary"
      className="flex-1"
      icon={<Bookmark aria-hidden="true" />}
      busy={isSaving}
      busyLabel="Saving..."
      disabled={isWaiting}
      onClick={onLink}
    >
      {isWaiting ? "Waiting to send" : "Save link only"}
    </Button>
  );
}
