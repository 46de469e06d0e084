import { Copy, Download, Lightbulb, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { scrollToResultMs } from "#shared/domain/ui-constants.ts";
import { bandStyle } from "#shared/ui/blocks/band-style.ts";
import { MarkedText } from "#shared/ui/blocks/marked-text.tsx";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import type { LetterAnswer, LetterMeasures } from "./letter-answer.ts";
import { wordCount } from "./letter-rules.ts";
import { letterTexts as texts } from "./letter-texts.ts";

/** The specification shows at most three improvements and five keywords (part 2, section 9). */
const shown = { improvements: 3, keywords: 5 } as const;

export interface LetterResultProps {
  answer: LetterAnswer;
  isDownloading: boolean;
  onCopy: () => void;
  onDownload: () => void;
  onRegenerate: () => void;
}

/** The letter on its sheet, what was measured of it, and what to do with it. */
export function LetterResult({ answer, ...actions }: LetterResultProps) {
  const { text, measures, suggestions, blocked, writer } = answer;
  const card = useScrollHere(text);
  return (
    <div ref={card} className="scroll-mt-20">
      <Card as="section" aria-label={texts.resultTitle}>
        <Head words={wordCount(text)} {...actions} />
        {measures && <Tiles measures={measures} />}
        <div className="border-y border-line bg-sunken p-4 @md:p-6">
          <Paper className="text-14 leading-6 whitespace-pre-wrap wrap-anywhere">
            <MarkedText text={text} terms={measures?.keywords.slice(0, shown.keywords) ?? []} />
          </Paper>
        </div>
        {measures && measures.improvements.length > 0 && <Details measures={measures} />}
        {suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
        {blocked.length > 0 && <Blocked blocked={blocked} />}
        <CardFooter className="text-13 text-muted">
          <p>{writer}</p>
        </CardFooter>
      </Card>
    </div>
  );
}

function useScrollHere(text: string) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text === "") return;
    const timer = setTimeout(() => place.current?.scrollIntoView({ block: "start" }), scrollToResultMs);
    return () => clearTimeout(timer);
  }, [text]);
  return place;
}

function Head(props: Omit<LetterResultProps, "answer"> & { words: number }) {
  const { words, isDownloading, onCopy, onDownload, onRegenerate } = props;
  return (
    <CardHeader
      title={texts.resultTitle}
      text={words === 1 ? "1 word" : `${words} words`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button compact icon={<RotateCcw aria-hidden="true" />} onClick={onRegenerate}>
            {texts.regenerate}
          </Button>
          <Button compact icon={<Copy aria-hidden="true" />} onClick={onCopy}>
            {texts.copy}
          </Button>
          <Button
            compact
            variant="primary"
            icon={<Download aria-hidden="true" />}
            busy={isDownloading}
            busyLabel="Downloading..."
            onClick={onDownload}
          >
            {texts.download}
          </Button>
        </div>
      }
    />
  );
}

function Tiles({ measures }: { measures: LetterMeasures }) {
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

function Details({ measures }: { measures: LetterMeasures }) {
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

function Suggestions({ suggestions }: { suggestions: readonly string[] }) {
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

function Blocked({ blocked }: Pick<LetterAnswer, "blocked">) {
  return (
    <CardBody className="border-t border-line">
      <Notice tone="warn" title="Not in your resume">
        <ul className="grid gap-2">
          {blocked.map(({ line, reason }) => (
            <li key={line}>
              "{line}" {reason}
            </li>
          ))}
        </ul>
      </Notice>
    </CardBody>
  );
}
