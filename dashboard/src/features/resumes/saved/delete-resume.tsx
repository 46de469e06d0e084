import { AlertDialog } from "#shared/ui/primitives/overlay/alert-dialog.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { savedToasts, savedTexts as texts } from "./saved-texts.ts";
import { useRemoveResume } from "./use-saved-resumes.ts";

export interface DeleteResumeProps {
  /** The resume in question; null is closed. */
  id: string | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks, deletes, and says what came of it. */
export function DeleteResume({ id, onClose, onDeleted }: DeleteResumeProps) {
  const { toast } = useToast();
  const { mutate } = useRemoveResume();
  const remove = (one: string) =>
    mutate(one, {
      onSuccess: () => {
        toast(savedToasts.removed);
        onDeleted?.();
      },
      onError: () => toast(savedToasts.removeFailed),
    });
  return (
    <AlertDialog
      destructive
      open={id !== null}
      onOpenChange={(open) => open || onClose()}
      title={texts.removeTitle}
      description={texts.removeText}
      confirmLabel="Delete"
      onConfirm={() => {
        if (id !== null) remove(id);
      }}
    />
  );
}
