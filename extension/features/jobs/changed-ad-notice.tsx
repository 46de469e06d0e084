import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";

/** The page went on to another ad, and this one is what was read before; nothing is read without a press. */
export function ChangedAdNotice({ onRead }: { onRead: () => void }) {
  return (
    <Notice
      tone="warn"
      role="status"
      className="mb-3"
      title="The ad changed."
      action={
        <Button compact onClick={onRead}>
          Read it
        </Button>
      }
    >
      Below is the one that Kelpie read before.
    </Notice>
  );
}
