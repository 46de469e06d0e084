import { Bookmark, Copy, Download, GitCompare, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { lengthNote } from "#shared/domain/cover-letters/letter-words.ts";
import { counted, countWords } from "#shared/domain/text.ts";
import { scrollToResultMs } from "#shared/domain/ui-constants.ts";
import { UnusedLines } from "#shared/ui/blocks/letter/unused-lines.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import type { LetterAnswer } from "./letter-answer.ts";
import { LetterCompare } from "./letter-compare.tsx";
import { Details, FlaggedStatements, Suggestions, Tiles } from "./letter-details.tsx";
import { ReasonCard } from "./letter-reason.tsx";
import { LetterSheet, useLetterEdit } from "./letter-sheet.tsx";
import { LetterSources } from "./letter-sources.tsx";
import { letterTexts as texts } from "./letter-texts.ts";
import { letterheadTexts } from "./letterhead/letterhead-texts.ts";
import { useLetterhead } from "./letterhead/use-letterhead.ts";
import { useLetterFile } from "./use-letter-file.ts";

export interface LetterResultProps {
  answer: LetterAnswer;
  onRegenerate: () => void;
  /** null once the job is tracked, or while nobody has named it. */
  onSaveJob: (() => void) | null;
}

/** The letter on its sheet, open for the person's changes, what was measured of it, and what to do with it. */
export function LetterResult({ answer, onRegenerate, onSaveJob }: LetterResultProps) {
  const edit = useLetterEdit(answer);
  const { current, isEdited } = edit;
  const [isComparing, setIsComparing] = useState(false);
  const card = useScrollHere(answer.id);
  const words = countWords(current.text);
  const note = lengthNote(words, current.kind === "generated" && !isEdited && !current.isShort);
  return (
    <div ref={card} className="@container min-w-0 scroll-mt-[var(--above,5rem)]">
      <Card as="section" aria-label={texts.resultTitle}>
        <Head
          answer={current}
          isComparing={isComparing}
          onCompare={() => setIsComparing(!isComparing)}
          onRegenerate={onRegenerate}
        />
        {current.measures && <Tiles measures={current.measures} />}
        <LetterSheet edit={edit} />
        {note && <p className="px-4 py-3 text-13 text-muted @md:px-6">{note}</p>}
        <LetterSources answer={current} />
        {isComparing && <LetterCompare answer={current} isEdited={isEdited} />}
        <FlaggedStatements flagged={current.flagged} blocked={current.blocked} />
        {current.measures && current.measures.improvements.length > 0 && (
          <Details measures={current.measures} />
        )}
        {current.suggestions.length > 0 && <Suggestions suggestions={current.suggestions} />}
        <CardFooter className="text-13 text-muted">
          <p>{isEdited ? `${current.writer}, changed by you` : current.writer}</p>
          {onSaveJob && (
            <Button compact icon={<Bookmark aria-hidden="true" />} onClick={onSaveJob}>
              {texts.saveJob}
            </Button>
          )}
        </CardFooter>
      </Card>
      {current.quoted && current.writtenQuoted && (
        <div className="mt-4 grid items-start gap-4 @3xl:grid-cols-2">
          <ReasonCard letter={current.quoted} onChange={edit.arrange} />
          <UnusedLines letter={current.quoted} written={current.writtenQuoted} onChange={edit.arrange} />
        </div>
      )}
    </div>
  );
}

function useScrollHere(id: string) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id === "") return;
    const timer = setTimeout(() => place.current?.scrollIntoView({ block: "start" }), scrollToResultMs);
    return () => clearTimeout(timer);
  }, [id]);
  return place;
}

interface HeadProps {
  answer: LetterAnswer;
  isComparing: boolean;
  onCompare: () => void;
  onRegenerate: () => void;
}

function Head({ answer, isComparing, onCompare, onRegenerate }: HeadProps) {
  const { downloading, download, copy } = useLetterFile();
  const letterhead = useLetterhead();
  return (
    <>
      <CardHeader
        title={texts.resultTitle}
        text={counted(countWords(answer.text), "word")}
        action={
          <div className="flex flex-wrap gap-2">
            <Button
              compact
              icon={<GitCompare aria-hidden="true" />}
              aria-expanded={isComparing}
              onClick={onCompare}
            >
              {texts.compare}
            </Button>
            <Button compact icon={<RotateCcw aria-hidden="true" />} onClick={onRegenerate}>
              {texts.regenerate}
            </Button>
            <Button compact icon={<Copy aria-hidden="true" />} onClick={() => copy(answer)}>
              {texts.copy}
            </Button>
            <Button
              compact
              busy={downloading === "pdf"}
              busyLabel="Downloading..."
              onClick={() => download(answer, "pdf")}
            >
              PDF
            </Button>
            <Button
              compact
              variant="primary"
              icon={<Download aria-hidden="true" />}
              busy={downloading === "docx"}
              busyLabel="Downloading..."
              onClick={() => download(answer, "docx")}
            >
              {texts.download}
            </Button>
          </div>
        }
      />
      {letterhead && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-13 text-muted @md:px-6">
          {letterheadTexts.used}
          <Button
            compact
            variant="ghost"
            className="-mx-3"
            busy={downloading === "ours"}
            busyLabel="Downloading..."
            onClick={() => download(answer, "ours")}
          >
            {letterheadTexts.ours}
          </Button>
        </p>
      )}
    </>
  );
}
