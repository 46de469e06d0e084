import { ClipboardPaste, RotateCw } from "lucide-react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Tool } from "../screen.tsx";

interface NeedsClickBarProps {
  onReadAgain: () => void;
  onPaste: () => void;
}

/** A tab that was clicked before may be read from here; another one shows the same screen again. */
export function NeedsClickBar({ onReadAgain, onPaste }: NeedsClickBarProps) {
  return (
    <>
      <Button className="flex-1" icon={<ClipboardPaste aria-hidden="true" />} onClick={onPaste}>
        Paste an ad instead
      </Button>
      <Tool icon={RotateCw} onClick={onReadAgain}>
        Read again
      </Tool>
    </>
  );
}
