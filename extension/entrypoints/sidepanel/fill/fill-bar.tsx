import { Check, TextCursorInput } from "lucide-react";
import { pages } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { FillState } from "../../../features/autofill/use-fill.ts";
import { openDashboard } from "../../../platform/browser.ts";

interface FillBarProps {
  status: FillState["status"];
  canFill: boolean;
  mayFill: boolean;
  canRecord: boolean;
  onFill: () => void;
  onSubmitted: () => void;
  onLeave: () => void;
}

/** The one button of each state; never Submit. decision: D-10. */
export function FillBar({ status, canFill, mayFill, canRecord, onFill, onSubmitted, onLeave }: FillBarProps) {
  if (status === "filled")
    return (
      <>
        <p className="min-w-0 flex-1 text-14">
          <b className="block font-medium">You press Submit</b>
          <span className="text-13 text-muted">on the page</span>
        </p>
        <Button variant="primary" icon={<Check aria-hidden="true" />} onClick={onSubmitted}>
          {canRecord ? "I submitted it" : "Done"}
        </Button>
      </>
    );
  return (
    <>
      {mayFill ? (
        <Button
          variant="primary"
          className="flex-1"
          icon={<TextCursorInput aria-hidden="true" />}
          busy={status === "filling"}
          busyLabel="Filling..."
          disabled={!canFill && status !== "filling"}
          onClick={onFill}
        >
          Fill this form
        </Button>
      ) : (
        <Button variant="primary" className="flex-1" onClick={() => void openDashboard(pages.subscription)}>
          Upgrade to Premium
        </Button>
      )}
      <Button onClick={onLeave}>Back</Button>
    </>
  );
}
