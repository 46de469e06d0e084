import { Bookmark, Copy, Download, GitCompare, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { lengthNote, letterFileName } from "#shared/domain/cover-letters/letter-words.ts";
import { counted, countWords } from "#shared/domain/text.ts";
import { scrollToResultMs } from "#shared/domain/ui-constants.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { saveFile } from "../../platform/save-file.ts";
import { useDesign } from "../../platform/use-design.ts";
import type { LetterAnswer } from "./letter-answer.ts";
import { LetterCompare } from "./letter-compare.tsx";
import { Details, Judgements, Suggestions, Tiles } from "./letter-details.tsx";
import { LetterSheet, useLetterEdit } from "./letter-sheet.tsx";
import { letterToasts, letterTexts as texts } from "./letter-texts.ts";

type LetterFormat = "docx" | "pdf";

/** The letter as a file, and on the clipboard: the text as it stands now. */
function useLetterFile() {
  const [downloading, setDownloading] = useState<LetterFormat | null>(null);
  // The letterhead matches the resume that goes with it.
  const [design] = useDesign();
  const { toast } = useToast();
  const download = async ({ text, company }: LetterAnswer, format: LetterFormat) => {
    setDownloading(format);
    try {
      const body = { resumeContent: text, format, design, kind: "letter" } as const;
      saveFile(await api.resumes.download({ body }), letterFileName(company, format));
    } catch {
      toast(letterToasts.downloadFailed);
    } finally {
      setDownloading(null);
    }
  };
  const copy = async ({ text }: LetterAnswer) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(letterToasts.copied);
    } catch {
      toast(letterToasts.copyFailed);
    }
  };
  return {
    downloading,
    download: (answer: LetterAnswer, format: LetterFormat) => void download(answer, format),
    copy: (answer: LetterAnswer) => void copy(answer),
  };
}

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
    <div ref={card} className="min-w-0 scroll-mt-20">
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
        {isComparing && <LetterCompare answer={current} isEdited={isEdited} />}
        <Judgements flagged={current.flagged} blocked={current.blocked} />
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
  return (
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
  );
}
