import { Upload } from "lucide-react";
import { type DragEvent, useState } from "react";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { FileButton } from "#shared/ui/primitives/file-button.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { ImportColumns } from "./import-columns.tsx";
import { ImportCounts } from "./import-counts.tsx";
import { useImport } from "./use-import.ts";

/** A backup or a spreadsheet in again: first what would happen, then, when the person says so, all of it or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const reading = useImport();
  const { file, report, changed, setChanged, isReading, isApplying, fault } = reading;
  const willChange = report ? report.counts.new + (changed === "replace" ? report.counts.changed : 0) : 0;
  const isDone = report?.isApplied === true;
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => open || isApplying || onClose()}
      title="Import applications"
      description="A backup of Kelpie's (.json), or a table from any spreadsheet or tracker (.csv). You see what it would change before anything is stored."
      footer={
        isDone ? (
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            {file && (
              <Button variant="ghost" onClick={reading.again} disabled={isApplying}>
                Choose another file
              </Button>
            )}
            {report && (
              <Button
                variant="primary"
                busy={isApplying}
                busyLabel="Importing..."
                disabled={willChange === 0 || isReading}
                onClick={reading.apply}
              >
                {willChange === 1 ? "Import 1 application" : `Import ${willChange} applications`}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-4" aria-busy={isReading}>
        {!file && <DropPlace onFile={reading.choose} />}
        {file && (
          <p className="font-medium wrap-anywhere">
            {file.name}
            {isReading && <span className="font-normal text-muted"> Reading...</span>}
          </p>
        )}
        {fault && (
          <Notice role="alert" tone="danger" title="Nothing was stored">
            {fault}
          </Notice>
        )}
        {report && <ImportCounts report={report} changed={changed} onChanged={setChanged} isDone={isDone} />}
        {report && !isDone && report.columns.length > 0 && (
          <ImportColumns columns={report.columns} onChoose={reading.chooseField} />
        )}
      </div>
    </Dialog>
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
        "flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed border-control px-4 py-4",
        isOver ? "bg-primary-soft" : "bg-canvas",
      )}
    >
      <Upload aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-muted" />
      <div className="min-w-36 flex-1">
        <p className="font-medium">Drop a file here</p>
        <p className="text-13 text-muted">or choose one</p>
      </div>
      <FileButton accept=".json,.csv" fileLabel="Import file" onFile={onFile}>
        Choose File
      </FileButton>
    </section>
  );
}
