import { Undo2 } from "lucide-react";
import { longDate } from "#shared/domain/dates.ts";
import { counted, grouped } from "#shared/domain/text.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { PageHead } from "../../../platform/page-head.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { trackerAddress } from "../tracker/tracker-address.ts";
import { BackupPreview, Rows } from "./backup-preview.tsx";
import { ImportPlace } from "./import-place.tsx";
import { StatusTable } from "./status-table.tsx";
import { TablePreview } from "./table-preview.tsx";
import { type Changed, type Reading, useImport, useLastImport } from "./use-import.ts";

/** A table or a backup in: first what would happen, then, when the person says so, all of it; and the way back. */
export function ImportScreen() {
  const importing = useImport();
  const { file, reading, changed, isReading, error } = importing;
  const isDone = reading?.report.isApplied === true;
  const willChange = reading ? changeCount(reading, changed) : 0;
  return (
    <div aria-busy={isReading}>
      <PageHead
        title="Import applications"
        text={
          file
            ? `${file.name}${rowsText(reading)}. ${stateText(isReading, isDone)}`
            : "You see what becomes of every column before anything is saved."
        }
        actions={reading && !isDone && <Counts reading={reading} />}
      />
      {error && (
        <Notice role="alert" tone="danger" title="Nothing was saved" className="mb-4">
          {error}
        </Notice>
      )}
      {isDone ? (
        <Done count={willChange} onAgain={importing.again} />
      ) : (
        <>
          {(!file || error) && <ImportPlace onFile={importing.choose} />}
          {!file && <LastImport />}
          {reading && <Preview {...importing} reading={reading} />}
        </>
      )}
      {reading && !isDone && (
        <div
          data-foot-bar
          className="sticky bottom-(--foot,0px) z-10 mt-4 flex flex-wrap items-center gap-2 border-t border-line bg-canvas py-3"
        >
          <p className="flex flex-1 basis-64 items-center gap-2 text-14 text-muted">
            <Undo2 aria-hidden="true" className="size-4 shrink-0" />
            One Undo takes the whole import back.
          </p>
          <Button variant="ghost" onClick={importing.again} disabled={importing.isApplying}>
            Choose another file
          </Button>
          <Button
            variant="primary"
            busy={importing.isApplying}
            busyLabel="Importing..."
            disabled={willChange === 0 || isReading}
            onClick={importing.apply}
          >
            Import {counted(willChange, "application")}
          </Button>
        </div>
      )}
    </div>
  );
}

function changeCount({ report }: Reading, changed: Changed): number {
  return report.counts.new + (changed === "replace" ? report.counts.changed : 0);
}

function rowsText(reading: Reading | null): string {
  if (!reading) return "";
  const all = Object.entries(reading.report.counts).filter(([name]) => name !== "check");
  return `, ${counted(
    all.reduce((sum, [, n]) => sum + n, 0),
    "row",
  )}`;
}

const stateText = (isReading: boolean, isDone: boolean) =>
  isReading ? "Reading..." : isDone ? "" : "Nothing saved yet.";

function Counts({ reading }: { reading: Reading }) {
  const { counts } = reading.report;
  const toCheck = reading.kind === "table" ? reading.report.counts.check : 0;
  return (
    <dl className="flex flex-wrap gap-x-5 text-14 text-muted">
      <Count name="ready" value={counts.new - toCheck} />
      {toCheck > 0 && <Count name="to check" value={toCheck} isMarked />}
      {counts.changed > 0 && <Count name="different" value={counts.changed} />}
      <Count name="already here" value={counts.same} />
      {reading.kind === "backup" && reading.report.counts.refused > 0 && (
        <Count name="not readable" value={reading.report.counts.refused} isMarked />
      )}
    </dl>
  );
}

function Count({ name, value, isMarked = false }: { name: string; value: number; isMarked?: boolean }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-1.5">
      <dt className={isMarked ? "text-accent" : undefined}>{name}</dt>
      <dd className={isMarked ? "text-18 font-bold text-accent" : "text-18 font-bold text-ink"}>
        {grouped(value)}
      </dd>
    </div>
  );
}

type Importing = ReturnType<typeof useImport>;

function Preview({ reading, changed, setChanged, choices, correct }: Importing & { reading: Reading }) {
  return (
    <>
      {reading.report.counts.changed > 0 && (
        <div className="mb-3">
          <Checkbox
            name="replace"
            checked={changed === "replace"}
            onChange={(event) => setChanged(event.currentTarget.checked ? "replace" : "keep")}
            label="Overwrite with the file's values"
            hint="Otherwise yours stay as they are."
          />
        </div>
      )}
      {reading.kind === "backup" ? (
        <BackupPreview report={reading.report} />
      ) : (
        <>
          {reading.isRemembered && (
            <p className="mb-3 text-14 text-muted">Columns are read as you chose last time.</p>
          )}
          <StatusTable statuses={reading.report.statuses} choices={choices} onCorrect={correct} />
          <TablePreview report={reading.report} choices={choices} onCorrect={correct} />
          <div className="mt-3">
            <Rows
              title="Rows that are no application"
              more={Math.max(0, reading.report.counts.leftOut - reading.report.leftOut.length)}
              rows={reading.report.leftOut.map(({ row, text }) => ({ row, name: "", text }))}
            />
          </div>
        </>
      )}
    </>
  );
}

/** After the import: what was done, and the way back. */
function Done({ count, onAgain }: { count: number; onAgain: () => void }) {
  const { undo } = useLastImport();
  const onNavigate = useNavigateTo();
  return (
    <div className="grid gap-4">
      <Notice
        role="status"
        tone={undo.isSuccess ? "neutral" : "success"}
        title={undo.isSuccess ? "The import was undone" : `${counted(count, "application")} imported`}
      >
        {undo.isSuccess
          ? "Your tracker is as it was before."
          : undo.isError
            ? "The import could not be undone. Nothing was changed; please try again."
            : "Nothing else was changed. Match scores follow in a moment."}
      </Notice>
      <div className="flex flex-wrap gap-2">
        {!undo.isSuccess && (
          <Button
            icon={<Undo2 aria-hidden="true" />}
            busy={undo.isPending}
            busyLabel="Undoing..."
            onClick={() => undo.mutate()}
          >
            Undo import
          </Button>
        )}
        <Button variant="ghost" onClick={onAgain}>
          Import another file
        </Button>
        <ButtonLink variant="primary" href={trackerAddress()} onNavigate={onNavigate}>
          Go to Application Tracker
        </ButtonLink>
      </div>
    </div>
  );
}

/** The newest import can be taken back later, too. */
function LastImport() {
  const { last, undo } = useLastImport();
  if (undo.isSuccess)
    return (
      <Notice role="status" title="The import was undone" className="mt-4">
        Your tracker is as it was before.
      </Notice>
    );
  if (!last) return null;
  return (
    <Notice
      className="mt-4"
      title={`Last import: ${counted(last.added, "application")} on ${longDate(last.at)}`}
      action={
        <Button compact busy={undo.isPending} busyLabel="Undoing..." onClick={() => undo.mutate()}>
          Undo import
        </Button>
      }
    >
      {undo.isError
        ? "The import could not be undone. Please try again."
        : "Undo removes them again, with everything that you have added to them since."}
    </Notice>
  );
}
