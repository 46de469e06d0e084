import { useState } from "react";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { FileButton } from "#shared/ui/primitives/file-button.tsx";
import { importJsonResume } from "./json-resume-file.ts";

const largest = 1024 * 1024;

export interface JsonZoneProps {
  /** The text that was made from the file; "" before. */
  text: string;
  onRead: (resume: { name: string; text: string }) => void;
}

/** Takes a JSON Resume and shows the text that will be stored. Read on this computer. */
export function JsonZone({ text, onRead }: JsonZoneProps) {
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
        <FileButton
          accept=".json,application/json"
          fileLabel="JSON Resume file"
          onFile={(file) => void read(file)}
        >
          {text === "" ? "Choose file" : "Change file"}
        </FileButton>
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
