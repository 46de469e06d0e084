import { useRef } from "react";
import { Button, type ButtonProps } from "./button.tsx";

export interface FileButtonProps extends Omit<ButtonProps, "onClick"> {
  /** File endings or types, as in `accept` of a file input. */
  accept: string;
  /** Names the hidden input for screen readers. */
  fileLabel: string;
  onFile: (file: File) => void;
}

/** A button that asks for a file. The same file can be chosen again. */
export function FileButton({ accept, fileLabel, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={fileLabel}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
      <Button compact {...button} onClick={() => input.current?.click()} />
    </>
  );
}
