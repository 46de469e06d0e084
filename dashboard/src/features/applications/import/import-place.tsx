import { Upload } from "lucide-react";
import { type ClipboardEvent, type DragEvent, useState } from "react";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Field } from "#shared/ui/primitives/field.tsx";
import { FileButton } from "#shared/ui/primitives/file-button.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";

/** Where a file or copied cells come in. */
export function ImportPlace({ onFile }: { onFile: (file: File) => void }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <DropPlace onFile={onFile} />
      <PastePlace onFile={onFile} />
    </div>
  );
}

function DropPlace({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <section
      aria-label="File to import"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-dashed border-control p-4 lg:min-h-40",
        isOver ? "bg-primary-soft" : "bg-surface",
      )}
    >
      <Upload aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-muted" />
      <div className="min-w-36 flex-1">
        <p className="font-medium">Drop a file here</p>
        <p className="text-13 text-muted">
          CSV, TSV or Excel (.xlsx) from any tracker or spreadsheet, or a Kelpie backup (.json)
        </p>
      </div>
      <FileButton accept=".json,.csv,.tsv,.txt,.xlsx" fileLabel="Import file" onFile={onFile}>
        Choose File
      </FileButton>
    </section>
  );
}

/** Cells that were copied in a spreadsheet arrive as lines with tabs. */
function PastePlace({ onFile }: { onFile: (file: File) => void }) {
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (!text.trim()) return;
    event.preventDefault();
    onFile(new File([text], "Pasted cells"));
  };
  return (
    <Field label="Or paste cells" hint="Copy them in Excel, Google Sheets or Airtable, with their titles.">
      <Textarea rows={3} onPaste={paste} placeholder="Ctrl V" />
    </Field>
  );
}
