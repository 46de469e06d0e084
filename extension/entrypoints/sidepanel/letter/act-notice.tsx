import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";

export type Act =
  | "no-other"
  | "copied"
  | "copy-failed"
  | "downloading"
  | "downloaded"
  | "download-failed"
  /** Why the letter does not fit the person's letterhead, in the server's words. */
  | { refused: string }
  | null;

export function ActNotice({ act, onOurs }: { act: Act; onOurs: () => void }) {
  if (act !== null && typeof act === "object")
    return (
      <Notice
        tone="danger"
        role="alert"
        title="Not in your letterhead"
        action={
          <Button compact onClick={onOurs}>
            Our design
          </Button>
        }
      >
        {act.refused}
      </Notice>
    );
  if (act === "copied" || act === "downloaded")
    return (
      <Notice tone="success" role="status">
        {act === "copied" ? "Copied to clipboard" : "Downloaded. Read it through once before you send it."}
      </Notice>
    );
  if (act === "no-other")
    return (
      <Notice role="status" title="No other letter">
        Your resume has no other lines for this ad. Try another style.
      </Notice>
    );
  if (act === "copy-failed")
    return (
      <Notice tone="danger" role="alert" title="Copy failed">
        Could not copy to clipboard.
      </Notice>
    );
  if (act !== "download-failed") return null;
  return (
    <Notice tone="danger" role="alert" title="Download failed">
      Please try again later.
    </Notice>
  );
}
