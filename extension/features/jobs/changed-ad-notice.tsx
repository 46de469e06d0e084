import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";

/** The page now shows another ad, and the panel still shows the earlier one. The new one is read on a click. */
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
