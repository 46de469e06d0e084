import { Lightbulb } from "lucide-react";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { bandStyle } from "#shared/ui/blocks/score/band-style.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { CardBody } from "#shared/ui/primitives/card.tsx";
import type { LetterAnswer, LetterMeasures } from "./letter-answer.ts";
import { letterTexts as texts } from "./letter-texts.ts";

/** The specification shows at most three improvements and five keywords. */
export const shown = { improvements: 3, keywords: 5 } as const;

/** What was measured of the letter as it is. */
export function Tiles({ measures }: { measures: LetterMeasures }) {
  const { matchScore, atsScore, keywordAlignment, improvements } = measures;
  return (
    <>
      <dl className="grid grid-cols-2 divide-line @lg:grid-cols-4 @lg:divide-x">
        <Tile label="Match score" value={matchScore} />
        <Tile label="ATS score" value={atsScore} />
        <Tile label="Keyword alignment" value={keywordAlignment} />
        <div className="px-4 py-4 @md:px-6">
          <dt className="text-13 text-muted">Improvements</dt>
          <dd className="text-22 font-bold tabular-nums">{improvements.length}</dd>
          {improvements.length > shown.improvements && (
            <dd className="text-13 text-muted">First {shown.improvements} below</dd>
          )}
        </div>
      </dl>
      <p className="border-t border-line px-4 py-3 text-13 text-muted @md:px-6">{texts.measure}</p>
    </>
  );
}

function Tile({ label, value }: { label: string; value: number | null }) {
  return (
    <div className="px-4 py-4 @md:px-6">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="text-22 font-bold tabular-nums">
        {value === null ? <span className="text-muted">–</span> : `${value}%`}
      </dd>
      <dd className="text-13 text-muted">{value === null ? "Not measured" : bandStyle(value).label}</dd>
    </div>
  );
}

/** What was done to the draft, the first three. */
export function Details({ measures }: { measures: LetterMeasures }) {
  return (
    <CardBody className="grid gap-4">
      <h3 className="text-16 font-medium">Optimization details</h3>
      <ul className="grid gap-4">
        {measures.improvements.slice(0, shown.improvements).map(({ section, impact, reason }) => (
          <li key={`${section} ${reason}`} className="grid gap-1 text-14">
            <p className="flex flex-wrap items-center justify-between gap-2 font-medium">
              {section}
              <Badge plain tone="success">
                {impact}
              </Badge>
            </p>
            <p className="text-muted">{reason}</p>
          </li>
        ))}
      </ul>
    </CardBody>
  );
}

/** What the person could still do. */
export function Suggestions({ suggestions }: { suggestions: readonly string[] }) {
  return (
    <CardBody className="grid gap-3 border-t border-line">
      <h3 className="text-16 font-medium">Suggestions</h3>
      <ul className="grid gap-2 text-14">
        {suggestions.map((suggestion) => (
          <li key={suggestion} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3">
            <Lightbulb aria-hidden="true" className="mt-0.5 size-4 text-primary" />
            {suggestion}
          </li>
        ))}
      </ul>
    </CardBody>
  );
}

/** Two different things, shown apart: the person's own words that nothing supports, and what a writer may not say. */
export function FlaggedStatements({ flagged, blocked }: Pick<LetterAnswer, "flagged" | "blocked">) {
  if (flagged.length + blocked.length === 0) return null;
  return (
    <CardBody className="grid gap-3 border-t border-line">
      {flagged.length > 0 && (
        <Notice tone="warn" title={texts.flagged}>
          <p>{texts.flaggedText}</p>
          <Lines lines={flagged} />
        </Notice>
      )}
      {blocked.length > 0 && (
        <Notice title={texts.blocked}>
          <p>{texts.blockedText}</p>
          <Lines lines={blocked} />
        </Notice>
      )}
    </CardBody>
  );
}

function Lines({ lines }: { lines: LetterAnswer["flagged"] }) {
  return (
    <ul className="mt-2 grid gap-2">
      {lines.map(({ line, reason }) => (
        <li key={line}>
          <q>{line}</q> <span className="text-muted">{reason}</span>
        </li>
      ))}
    </ul>
  );
}
