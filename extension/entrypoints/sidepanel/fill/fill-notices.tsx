import { pages } from "#shared/domain/pages.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { FillState } from "../../../features/autofill/use-fill.ts";
import { openDashboard } from "../../../platform/browser.ts";

/** What will be recorded about the form. */
export interface Recording {
  /** Whether the job is saved, will be saved, or is unknown. */
  saves: "known" | "new" | "nothing";
  /** The fields filled in each earlier step. */
  steps: readonly (readonly string[])[];
}

interface NoticesProps {
  state: Extract<FillState, { status: "planned" | "filling" | "filled" }>;
  recording: Recording;
  mayFill: boolean;
}

/** What prevents filling, or must be known first; shown above the lists. */
export function FillNotices({ state, recording, mayFill }: NoticesProps) {
  if (!mayFill)
    return (
      <Notice tone="neutral" title="Premium Feature Required">
        This is what Kelpie would fill. Filling is part of the Premium plan; you can copy the values yourself.
      </Notice>
    );
  if (state.plan.fill.length === 0 && state.plan.lists.length === 0)
    return (
      <Notice
        tone="warn"
        title="Nothing to fill from yet"
        action={
          <Button compact onClick={() => void openDashboard(pages.autofill)}>
            Open your profile
          </Button>
        }
      >
        Save your profile once, and Kelpie fills forms from it.
      </Notice>
    );
  if (state.status === "planned" && (state.stayed ?? 0) > 0)
    return (
      <Notice tone="warn" role="status">
        {state.stayed === 1 ? "1 choice stays: the page" : `${state.stayed} choices stay: the page`} has no
        way to take it back. Please check it.
      </Notice>
    );
  if (state.status === "filled" && recording.saves !== "known")
    return (
      <Notice tone="neutral">
        {recording.saves === "new"
          ? "This job is not saved yet. It is saved once you say that you submitted the form."
          : "It is not known which job this form is for, so no record of it is kept."}
      </Notice>
    );
  return null;
}
