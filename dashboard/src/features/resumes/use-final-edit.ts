import { useState } from "react";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { previewToasts } from "./preview-texts.ts";
import { withoutHandEdits } from "./review.ts";
import type { Reviewed } from "./use-review.ts";

/** The edit mode of the Final Resume: Save keeps what was typed, Cancel brings the text back as it was. */
export function useFinalEdit({ review, change, proposals }: Reviewed) {
  const [wasLeft, setWasLeft] = useState(false);
  const { toast } = useToast();
  const leave = (text: string) => {
    setWasLeft(true);
    change({ ...review, text, draft: null });
  };
  const unedited = withoutHandEdits(review, proposals);
  return {
    wasLeft,
    undoEdits: unedited.text === review.text ? null : () => leave(unedited.text),
    start: () => change({ ...review, draft: review.text }),
    type: (draft: string) => change({ ...review, draft }),
    cancel: () => leave(review.text),
    save: () => {
      const before = review.text;
      leave(review.draft ?? before);
      toast({
        ...previewToasts.saved,
        action: { label: "Undo", onAction: () => change({ ...review, text: before, draft: null }) },
      });
    },
  };
}
