import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import type { OwnWordPlan } from "#shared/contract/resumes/own-word.ts";
import { unchangeableReasons } from "#shared/domain/resumes/unplaced-words.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { UnplacedLines } from "#shared/ui/blocks/unplaced-lines.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { type Downloaded, downloadResume, type TailoredText } from "./download-resume.ts";

/** `refusal`: the server's own words; undefined if it could not be reached. */
type State = { kind: "idle" | "running" } | { kind: "failed"; refusal: string | undefined } | Downloaded;

/** The download of the current text; another decision makes a new one. */
export function useResumeDownload(tailored: TailoredText) {
  const [state, setState] = useState<State>({ kind: "idle" });
  return {
    state,
    forget: () => setState({ kind: "idle" }),
    start: (choice?: "own" | "ours") => {
      setState({ kind: "running" });
      downloadResume(tailored, choice).then(setState, (error: unknown) =>
        setState({ kind: "failed", refusal: refusalOf(error) }),
      );
    },
  };
}

function refusalOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.code !== "offline" ? error.message : undefined;
}

interface DownloadNoticeProps {
  state: State;
  onChoose: (choice: "own" | "ours") => void;
}

/** The result of the download, or the question before it. */
export function DownloadNotice({ state, onChoose }: DownloadNoticeProps) {
  if (state.kind === "asks") return <OwnWordNotice plan={state.plan} onChoose={onChoose} />;
  if (state.kind === "own" || state.kind === "ours")
    return (
      <Notice tone="success" role="status">
        {state.kind === "own" ? "Downloaded: your own Word file with these changes." : "Downloaded."} Read it
        through once before you send it.
      </Notice>
    );
  if (state.kind !== "failed") return null;
  return (
    <Notice tone="danger" role="alert" title="Not downloaded">
      {state.refusal ?? "Kelpie could not be reached."} Your changes are still here; try again.
    </Notice>
  );
}

function OwnWordNotice({ plan, onChoose }: { plan: OwnWordPlan } & Pick<DownloadNoticeProps, "onChoose">) {
  const { unchangeable, unplaced, placed } = plan;
  const count = unplaced.length === 1 ? "1 change has" : `${unplaced.length} changes have`;
  const title =
    unchangeable === null ? `${count} no place in your Word file` : "Your Word file stays as it is";
  return (
    <Notice tone="warn" role="alert" title={title}>
      <div className="grid gap-3">
        <p>
          {unchangeable === null
            ? "These lines would stay as they are there. Our design holds every change."
            : `${unchangeableReasons[unchangeable]} Our design holds every change.`}
        </p>
        <UnplacedLines lines={unplaced} />
        <div className="flex flex-wrap gap-2">
          {unchangeable === null && placed > 0 && (
            <Button compact onClick={() => onChoose("own")}>
              Download my file
            </Button>
          )}
          <Button compact onClick={() => onChoose("ours")}>
            Use our design
          </Button>
        </div>
      </div>
    </Notice>
  );
}
