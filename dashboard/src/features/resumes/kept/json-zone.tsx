import { useRef, useState } from "react";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { importJsonResume } from "./json-resume-file.ts";

const largest = 1024 * 1024;

export interface JsonZoneProps {
  /** The text that was made from the file; "" before. */
  text: string;
  onRead: (resume: { name: string; text: string }) => void;
}

/** Takes a JSON Resume and shows the text that will be kept. Read on this computer. */
export function JsonZone({ text, onRead }: JsonZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const read = async (file: File) => {
    if (file.size > largest) return setFault("This file is larger than a JSON Resume can be.");
    const answer = await importJsonResume(await file.text());
    if ("fault" in answer) return setFault(answer.fault);
    setFault(undefined);
    onRead(answer);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-48 flex-1 text-14 text-muted">
          A file in the open JSON Resume format (jsonresume.org), as many resume builders write it.
        </p>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="JSON Resume file"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (file) void read(file);
          }}
        />
        <Button compact onClick={() => input.current?.click()}>
          {text === "" ? "Choose file" : "Change file"}
        </Button>
      </div>
      {fault && (
        <Notice role="alert" tone="danger">
          {fault}
        </Notice>
      )}
      {text !== "" && (
        <Paper className="max-h-64 overflow-y-auto whitespace-pre-wrap wrap-anywhere" tabIndex={0}>
          {text}
        </Paper>
      )}
    </div>
  );
}
