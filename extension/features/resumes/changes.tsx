import { Check, PenLine, ShieldX, Undo2 } from "lucide-react";
import type { Optimisation } from "#shared/contract/resumes.ts";
import { DiffLine } from "#shared/ui/blocks/diff-line.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { builtInWriter } from "./built-in-writer.ts";
import type { TailoredLine } from "./tailored-lines.ts";

interface ChangesProps {
  lines: readonly TailoredLine[];
  blocked: Optimisation["blocked"];
  refused: ReadonlySet<number>;
  onToggle: (index: number) => void;
}

/** What the writer changed, line by line, and what it was not allowed to. */
export function Changes({ lines, blocked, refused, onToggle }: ChangesProps) {
  const used = lines.length - refused.size;
  return (
    <section className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-bold">{lines.length === 1 ? "1 change" : `${lines.length} changes`}</h2>
        <p className="text-13 text-muted">
          {refused.size > 0 && `${used} used, ${refused.size} kept as yours`}
        </p>
      </div>
      {lines.length === 0 ? (
        <p className="text-muted">Your resume already says what it can for this ad. No line was changed.</p>
      ) : (
        <Card as="section" aria-label="Changed lines">
          <ul>
            {lines.map((line) => (
              <ChangeRow
                key={line.index}
                line={line}
                isRefused={refused.has(line.index)}
                onToggle={() => onToggle(line.index)}
              />
            ))}
          </ul>
        </Card>
      )}
      {blocked.length > 0 && <Blocked blocked={blocked} />}
      <p className="flex gap-2 text-13 text-muted">
        <PenLine aria-hidden="true" className="mt-px size-4 shrink-0" />
        {builtInWriter}
      </p>
    </section>
  );
}

interface ChangeRowProps {
  line: TailoredLine;
  isRefused: boolean;
  onToggle: () => void;
}

function ChangeRow({ line, isRefused, onToggle }: ChangeRowProps) {
  return (
    <li className="border-t border-line px-4 pt-4 pb-2 first:border-t-0">
      {isRefused ? (
        <p className="wrap-anywhere">{line.before}</p>
      ) : (
        <DiffLine before={line.before} after={line.after} />
      )}
      {line.reason && !isRefused && <p className="mt-2 text-13 text-muted">{line.reason}.</p>}
      <div className="mt-1 flex items-center justify-between gap-4">
        <span
          className={`inline-flex items-center gap-1 text-13 font-medium ${isRefused ? "text-muted" : "text-success"}`}
        >
          {isRefused ? null : <Check aria-hidden="true" className="size-4" />}
          {isRefused ? "Your own line stays" : "In the download"}
        </span>
        <Button
          compact
          variant="ghost"
          className="-mr-3"
          icon={isRefused ? undefined : <Undo2 aria-hidden="true" />}
          onClick={onToggle}
        >
          {isRefused ? "Use the new line" : "Keep mine"}
        </Button>
      </div>
    </li>
  );
}

function Blocked({ blocked }: { blocked: Optimisation["blocked"] }) {
  return (
    <Card as="section" className="p-4">
      <h3 className="flex gap-2 font-medium">
        <ShieldX aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
        Blocked, your own lines stay
      </h3>
      <ul className="mt-2 grid gap-3 text-13">
        {blocked.map(({ line, claim, reason }) => (
          <li key={line} className="wrap-anywhere">
            <p>{line}</p>
            <p className="text-muted">
              “{claim}”: {reason}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
