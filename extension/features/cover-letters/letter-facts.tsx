import { Card } from "#shared/ui/primitives/card.tsx";

/** The person's own lines that support the numbered sentences. */
export function LetterFacts({ facts }: { facts: readonly string[][] }) {
  if (facts.length === 0) return null;
  return (
    <Card as="section" className="p-4">
      <h2 className="mb-3 font-bold">Where each fact comes from</h2>
      <ol className="grid gap-3 text-14">
        {facts.map((lines, at) => (
          <li key={lines.join("\n")} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            <span className="font-bold text-primary tabular-nums">{at + 1}</span>
            <span className="grid gap-1">
              {lines.slice(0, 2).map((line) => (
                <q key={line}>{line}</q>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
