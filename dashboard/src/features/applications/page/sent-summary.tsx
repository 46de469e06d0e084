import type { SentDocument } from "#shared/contract/applications/application.ts";
import { longDate } from "#shared/domain/dates.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";

const pageLines = 22;
const fullLine = 90;

/** A page as small as a stamp: each bar is as long as the line it stands for. */
function SmallPage({ text }: { text: string }) {
  const lines = text
    .split("\n")
    .flatMap((line) => line.match(/.{1,90}/g) ?? [""])
    .slice(0, pageLines)
    .map((line, index) => ({ place: `line ${index}`, share: Math.min(1, line.trim().length / fullLine) }));
  return (
    <span
      aria-hidden="true"
      className="fc-border grid h-36 content-start gap-1 overflow-hidden rounded-small border border-line bg-surface p-3"
    >
      {lines.map(({ place, share }, index) => (
        <span
          key={place}
          style={{ width: `${Math.round(share * 100)}%` }}
          className={classNames(
            "h-0.5 rounded-full",
            index === 0 ? "bg-primary" : "bg-line",
            share === 0 && "invisible",
          )}
        />
      ))}
    </span>
  );
}

interface SentSummaryProps {
  sent: readonly SentDocument[];
  onOpen: () => void;
}

/** What went with it, at a look; each page leads to the documents. Nothing where nothing is recorded. */
export function SentSummary({ sent, onOpen }: SentSummaryProps) {
  if (sent.length === 0) return null;
  return (
    <Card as="section" inset={16}>
      <CardHeader title="What you sent" />
      <CardBody className="grid grid-cols-2 gap-3 text-14">
        {sent.map(({ kind, name, contentAt, text }) => (
          <button
            key={kind}
            type="button"
            onClick={onOpen}
            className="grid min-w-0 content-start gap-2 rounded-small text-left"
          >
            <SmallPage text={text} />
            <span className="min-w-0">
              <span className="block truncate font-medium" title={name}>
                {name}
              </span>
              <span className="block text-13 text-muted">{longDate(contentAt)}</span>
            </span>
          </button>
        ))}
      </CardBody>
    </Card>
  );
}
