import type { OwnWordPlan } from "#shared/contract/resumes/own-word.ts";
import { unchangeableReasons } from "#shared/domain/resumes/unplaced-words.ts";
import { UnplacedLines } from "#shared/ui/blocks/unplaced-lines.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { changesText, type OwnWord } from "./use-own-word.ts";

function titleOf({ unchangeable, unplaced }: OwnWordPlan): string {
  if (unchangeable !== null) return "Your Word file stays as it is";
  const count = changesText(unplaced.length);
  return unplaced.length === 1 ? `${count} has no place in your file` : `${count} have no place in your file`;
}

function wordsOf({ file, unchangeable, placed }: OwnWordPlan): string {
  if (unchangeable !== null)
    return `${file?.name}: ${unchangeableReasons[unchangeable]} Your original is not touched; our designs hold every change.`;
  if (placed === 0) return `${file?.name} would stay as it is. Our designs hold every change.`;
  return `${changesText(placed)} can go into ${file?.name}. These lines would stay as they are there; our designs hold every change.`;
}

interface OwnWordQuestionProps {
  plan: OwnWordPlan;
  answer: OwnWord["answer"];
}

/** What the person's own Word file cannot hold, with the choice. decision: D-77. */
export function OwnWordQuestion({ plan, answer }: OwnWordQuestionProps) {
  const mayTakeOwn = plan.unchangeable === null && plan.placed > 0;
  return (
    <Dialog
      open
      onOpenChange={() => answer("neither")}
      title={titleOf(plan)}
      description={wordsOf(plan)}
      footer={
        <>
          <Button variant={mayTakeOwn ? "secondary" : "primary"} onClick={() => answer("ours")}>
            Use our design
          </Button>
          {mayTakeOwn && (
            <Button variant="primary" onClick={() => answer("own")}>
              Download my file
            </Button>
          )}
        </>
      }
    >
      {plan.unplaced.length > 0 && <UnplacedLines lines={plan.unplaced} />}
    </Dialog>
  );
}
