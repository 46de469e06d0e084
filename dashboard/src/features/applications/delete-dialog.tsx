import { AlertDialog } from "#shared/ui/primitives/overlay/alert-dialog.tsx";
import { trackerTexts as texts } from "./applications-texts.ts";

export interface DeleteDialogProps {
  /** The application in question; null is closed. */
  id: string | null;
  onClose: () => void;
  onDelete: (id: string) => void;
}

export function DeleteDialog({ id, onClose, onDelete }: DeleteDialogProps) {
  return (
    <AlertDialog
      destructive
      open={id !== null}
      onOpenChange={(open) => open || onClose()}
      title={texts.deleteTitle}
      description={texts.deleteText}
      confirmLabel="Delete"
      onConfirm={() => {
        if (id !== null) onDelete(id);
      }}
    />
  );
}
