import { Button } from "#shared/ui/primitives/button.tsx";
import { bankTexts as texts } from "./bank-texts.ts";

/** How a form of the bank is left. */
export function FormButtons({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.busy}>
        {texts.save}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
