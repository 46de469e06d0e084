import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { FileButton } from "#shared/ui/primitives/file-button.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { pictureTexts as texts } from "./settings-texts.ts";

export interface PictureButtonsProps {
  hasPicture: boolean;
  /** Loads the current user anew: the shell shows the picture. */
  onChanged: () => Promise<void>;
}

/** An own picture beside the name, or none. */
export function PictureButtons({ hasPicture, onChanged }: PictureButtonsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const change = async (act: () => Promise<unknown>, done: string) => {
    setIsBusy(true);
    try {
      await act();
      await onChanged();
      toast({ title: done });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500 && error.body;
      toast({ ...texts.failed, ...(isRefused && { description: error.message }) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <span className="flex flex-wrap gap-2">
      <FileButton
        accept="image/png,image/jpeg,image/webp"
        fileLabel={texts.input}
        onFile={(file) => void change(() => api.account.savePicture({ file }), texts.kept)}
        busy={isBusy}
        busyLabel={texts.busy}
      >
        {hasPicture ? texts.change : texts.add}
      </FileButton>
      {hasPicture && (
        <Button
          compact
          variant="ghost"
          disabled={isBusy}
          onClick={() => void change(() => api.account.removePicture(), texts.removed)}
        >
          {texts.remove}
        </Button>
      )}
    </span>
  );
}
