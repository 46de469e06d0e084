import { LocateFixed } from "lucide-react";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";

/** The way to an entry's place in the file, for keys and for where the file is not in view. */
export function ShowInFile({ what, onShow }: { what: string; onShow: () => void }) {
  return (
    <IconButton
      compact
      label={`Show ${what} in your file`}
      icon={<LocateFixed aria-hidden="true" />}
      onClick={onShow}
    />
  );
}
