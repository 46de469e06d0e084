import { Button } from "#shared/ui/primitives/button.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { recoveryTexts as texts } from "./two-step-texts.ts";

/** Closed by its button only: what it shows is not shown again. */
export function RecoveryDialog({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.text}
      footer={
        <Button variant="primary" onClick={onDone}>
          {texts.done}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}
