import { counted } from "#shared/domain/text.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";

interface NextStepProps {
  /** Number of fields that appeared because of the answers. */
  appeared: number;
  onPlanAgain: () => void;
}

/** Forms of several steps change in place: the new content is read when the person asks for it. */
export function NextStep({ appeared, onPlanAgain }: NextStepProps) {
  const isMore = appeared > 0;
  return (
    <Notice
      tone="neutral"
      title={isMore ? `${counted(appeared, "field")} more on the page` : "More steps on this page?"}
      action={
        <Button compact onClick={onPlanAgain}>
          {isMore ? "Read them" : "Read the next step"}
        </Button>
      }
    >
      {isMore
        ? "Your answers brought them up. Kelpie then shows what would go in."
        : "Press the page's own button first. Kelpie then shows what the next step asks."}
    </Notice>
  );
}
