import { ArrowLeft, Copy, Download, PenLine, RotateCcw } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { type LetterTone, lengthNote, letterTones } from "#shared/domain/cover-letters/letter-words.ts";
import { pages } from "#shared/domain/pages.ts";
import { countWords } from "#shared/domain/text.ts";
import { writerLine } from "#shared/domain/writers.ts";
import { QuotedSheet } from "#shared/ui/blocks/letter/quoted-sheet.tsx";
import { UnusedLines } from "#shared/ui/blocks/letter/unused-lines.tsx";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import { downloadLetter } from "../../../features/cover-letters/download-letter.ts";
import { LetterFacts } from "../../../features/cover-letters/letter-facts.tsx";
import { LetterPaper } from "../../../features/cover-letters/letter-paper.tsx";
import { proveLetter } from "../../../features/cover-letters/letter-proof.ts";
import type { NextLetter, PanelLetter } from "../../../features/cover-letters/use-letter.ts";
import { useLetterEdit } from "../../../features/cover-letters/use-letter-edit.ts";
import { openDashboard } from "../../../platform/browser.ts";
import { Screen, Tool } from "../screen.tsx";
import { useShortcuts } from "../use-shortcuts.ts";
import { type Act, ActNotice } from "./act-notice.tsx";

interface LetterDoneProps {
  frame: { header: ReactNode; head: ReactNode };
  letter: PanelLetter;
  company: string;
  onChanged: (letter: PanelLetter) => void;
  onWrite: (tone: LetterTone, wish?: NextLetter) => void;
  onLeave: () => void;
}

/** The finished letter with its proof, which the person can edit and download. */
export function LetterDone({ frame, letter, company, onChanged, onWrite, onLeave }: LetterDoneProps) {
  const edit = useLetterEdit(letter, onChanged);
  const [isOpen, setIsOpen] = useState(false);
  const [act, setAct] = useState<Act>(null);
  const { text, isEdited } = edit;
  const { answer, tone } = letter;
  const { parts, facts } = useMemo(() => proveLetter(text, answer.evidence), [text, answer.evidence]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setAct("copied"),
      () => setAct("copy-failed"),
    );
  const download = (isOurs = false) => {
    setAct("downloading");
    downloadLetter(text, company, isOurs).then(
      () => setAct("downloaded"),
      (error: unknown) => setAct(isRefusal(error) ? { refused: error.message } : "download-failed"),
    );
  };
  const regenerate = () => {
    if (answer.hasNext === false) setAct("no-other");
    else onWrite(tone, { variant: (answer.variant ?? 0) + 1, from: answer.id });
  };
  useShortcuts({ c: () => void copy(), d: () => download() });
  return (
    <Screen
      {...frame}
      scrollKey={answer.id}
      bar={
        <>
          <Button
            variant="primary"
            className="flex-1"
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copy()}
          >
            Copy<span className="max-[360px]:sr-only"> to Clipboard</span>
          </Button>
          <Tool icon={Download} onClick={() => download()} disabled={act === "downloading"}>
            Download
          </Tool>
          <Tool icon={RotateCcw} onClick={regenerate}>
            Regenerate
          </Tool>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h1 className="sr-only">Cover letter</h1>
        <Segmented
          block
          label="Writing style"
          options={letterTones}
          value={tone}
          onValueChange={(one) => onWrite(one, { from: answer.id })}
        />
        <ActNotice act={act} onOurs={() => download(true)} />
        <LetterPaper
          text={text}
          parts={parts}
          sheet={
            edit.quoted &&
            edit.writtenQuoted && (
              <QuotedSheet
                letter={edit.quoted}
                written={edit.writtenQuoted}
                onChange={edit.arrange}
                whichJob={
                  <Button compact variant="ghost" onClick={() => void openDashboard(pages.resumes)}>
                    Which job is this?
                  </Button>
                }
              />
            )
          }
          isOpen={isOpen}
          onOpen={setIsOpen}
          onEdit={edit.edit}
          onUndo={isEdited ? edit.undo : undefined}
          state={edit.state}
          onSaveNow={edit.saveNow}
        />
        <Flagged flagged={edit.flagged} />
        {edit.quoted && edit.writtenQuoted ? (
          <UnusedLines letter={edit.quoted} written={edit.writtenQuoted} onChange={edit.arrange} />
        ) : (
          <LetterFacts facts={facts} />
        )}
        <About words={countWords(text)} letter={letter} isEdited={isEdited} />
        <Button block icon={<ArrowLeft aria-hidden="true" />} onClick={onLeave}>
          Back to the ad
        </Button>
      </div>
    </Screen>
  );
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === "unsupported";

function Flagged({ flagged }: { flagged: readonly { line: string; reason: string }[] }) {
  if (flagged.length === 0) return null;
  return (
    <Notice tone="warn" title="Your own words: please check">
      <ul className="grid gap-2">
        {flagged.map(({ line, reason }) => (
          <li key={line}>
            <q>{line}</q> <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Its length, its writer, and what was left out. */
function About({ words, letter, isEdited }: { words: number; letter: PanelLetter; isEdited: boolean }) {
  const { blocked } = letter.answer;
  const note = lengthNote(words, !isEdited);
  const { writer } = letter.answer;
  const by = isEdited ? `${writerLine({ writer })}, changed by you` : writerLine(letter.answer);
  return (
    <div className="grid gap-2 text-13 text-muted">
      {note && <p>{note}</p>}
      {blocked.length > 0 && (
        <p>
          {blocked.length === 1 ? "1 sentence was" : `${blocked.length} sentences were`} left out: your resume
          does not support what they said.
        </p>
      )}
      <p className="flex gap-2">
        <PenLine aria-hidden="true" className="mt-px size-4 shrink-0" />
        {by}
      </p>
    </div>
  );
}
