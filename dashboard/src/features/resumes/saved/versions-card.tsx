import { RotateCcw } from "lucide-react";
import type { ResumeVersion } from "#shared/contract/resumes/saved-resume.ts";
import { clockTime, longDate } from "#shared/domain/dates.ts";
import { DiffLine } from "#shared/ui/blocks/diff/diff-line.tsx";
import { type ChangedLine, lineDiff } from "#shared/ui/blocks/diff/line-diff.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { originWords } from "./saved-texts.ts";

export interface VersionsCardProps {
  /** The text as it is now. */
  text: string;
  /** Newest first. */
  versions: readonly ResumeVersion[];
  busyId: string | undefined;
  onRestore: (versionId: string) => void;
}

/** Earlier texts of the resume, each with what changed after it, and the way back. */
export function VersionsCard({ text, versions, busyId, onRestore }: VersionsCardProps) {
  if (versions.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Earlier versions" count={versions.length} />
      <ol className="divide-y divide-line">
        {versions.map((version, at) => (
          <li key={version.id}>
            <Version
              version={version}
              after={versions[at - 1]?.text ?? text}
              isBusy={busyId === version.id}
              onRestore={() => onRestore(version.id)}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface VersionProps {
  version: ResumeVersion;
  /** The text that took its place. */
  after: string;
  isBusy: boolean;
  onRestore: () => void;
}

function Version({ version, after, isBusy, onRestore }: VersionProps) {
  const changed = lineDiff(version.text, after);
  return (
    <CardBody className="grid gap-3 text-14">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-medium">
            {originWords[version.origin]} {longDate(version.contentAt)}, {clockTime(version.contentAt)}
          </h3>
          {version.file && <p className="text-13 text-muted wrap-anywhere">{version.file.name}</p>}
        </div>
        <Button
          compact
          icon={<RotateCcw aria-hidden="true" />}
          busy={isBusy}
          busyLabel="Restoring..."
          onClick={onRestore}
        >
          Restore
        </Button>
      </div>
      <details>
        <summary className="inline-block min-h-6 rounded-paper text-13 text-muted">
          {changeWords(changed)}
        </summary>
        <ul className="mt-2 grid gap-2">
          {changed.slice(0, mostShown).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and the list never changes.
            <li key={at}>
              <DiffLine before={line.before} after={line.after} />
            </li>
          ))}
        </ul>
        {changed.length > mostShown && (
          <p className="mt-2 text-13 text-muted">and {changed.length - mostShown} more lines</p>
        )}
      </details>
    </CardBody>
  );
}

const mostShown = 40;

function changeWords(changed: readonly ChangedLine[]): string {
  const count = (test: (line: ChangedLine) => boolean) => changed.filter(test).length;
  const reworded = count(({ before, after }) => before !== undefined && after !== undefined);
  const added = count(({ before }) => before === undefined);
  const removed = count(({ after }) => after === undefined);
  const parts = [
    reworded > 0 && `${reworded} changed`,
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
  ].filter(Boolean);
  return parts.length > 0 ? `After it: ${parts.join(", ")}` : "After it: only spacing";
}
