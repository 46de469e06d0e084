import { ArrowUpRight, Bookmark, CloudOff, FilePen, MailOpen, RotateCcw } from "lucide-react";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { SaveState } from "../../../features/applications/use-save-job.ts";
import { openApplication } from "../open-application.ts";
import { Tool } from "../screen.tsx";

interface AdBarProps {
  applicationId: string | undefined;
  /** True if the job was saved just now and is not tailored yet. */
  isNextTailoring: boolean;
  saveStatus: SaveState["status"];
  /** The save is stored here until it can be sent. */
  isWaiting: boolean;
  onSave: () => void;
  /** Absent while there is nothing to tailor: no resume, or too little of an ad. */
  onTailor: (() => void) | undefined;
  /** Absent while there is no ad to answer. */
  onLetter: (() => void) | undefined;
}

/** One primary button for the next step: Save, then Tailor resume, then Open application; Retry after a failure. */
export function AdBar(props: AdBarProps) {
  const { applicationId, isNextTailoring, saveStatus, isWaiting, onSave, onTailor, onLetter } = props;
  const tailor = onTailor && (
    <Tool icon={FilePen} onClick={onTailor}>
      Tailor
    </Tool>
  );
  const letter = onLetter && (
    <Tool icon={MailOpen} onClick={onLetter}>
      Letter
    </Tool>
  );
  const open = applicationId === undefined ? undefined : () => openApplication(applicationId);

  if (open && isNextTailoring && onTailor)
    return (
      <>
        <Button variant="primary" className="flex-1" icon={<FilePen aria-hidden="true" />} onClick={onTailor}>
          Tailor resume
        </Button>
        {letter}
        <Tool icon={ArrowUpRight} onClick={open}>
          Open
        </Tool>
      </>
    );
  if (open)
    return (
      <>
        <Button
          variant="primary"
          className="flex-1"
          icon={<ArrowUpRight aria-hidden="true" />}
          onClick={open}
        >
          Open application
        </Button>
        {tailor}
        {letter}
      </>
    );
  if (isWaiting)
    return (
      <>
        <Button disabled className="flex-1" icon={<CloudOff aria-hidden="true" />}>
          Waiting to send
        </Button>
        {tailor}
        {letter}
      </>
    );
  const isRetry = saveStatus === "failed";
  return (
    <>
      <Button
        variant="primary"
        className="flex-1"
        icon={isRetry ? <RotateCcw aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
        busy={saveStatus === "saving"}
        busyLabel="Saving..."
        onClick={onSave}
      >
        {isRetry ? "Retry" : "Save"}
      </Button>
      {tailor}
      {letter}
    </>
  );
}
