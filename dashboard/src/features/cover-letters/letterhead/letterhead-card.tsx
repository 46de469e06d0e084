import { useState } from "react";
import type { Letterhead } from "#shared/contract/resumes/letterhead.ts";
import { uploadLimit } from "#shared/contract/resumes/resumes.ts";
import { counted } from "#shared/domain/text.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { FileButton } from "#shared/ui/primitives/file-button.tsx";
import { AlertDialog } from "#shared/ui/primitives/overlay/alert-dialog.tsx";
import { letterheadTexts as texts } from "./letterhead-texts.ts";
import { useLetterhead, useLetterheadFile } from "./use-letterhead.ts";

/** The Word file that letters are set in: stored, looked at, replaced, removed. @param onlySaved nothing where there is none. */
export function LetterheadCard({ onlySaved = false }: { onlySaved?: boolean }) {
  const letterhead = useLetterhead();
  const file = useLetterheadFile();
  const [isTooLarge, setIsTooLarge] = useState(false);
  if (letterhead === undefined || (onlySaved && !letterhead)) return null;
  const choose = (chosen: File) => {
    setIsTooLarge(chosen.size > uploadLimit);
    if (chosen.size <= uploadLimit) file.keep(chosen);
  };
  const reason = isTooLarge ? texts.tooLarge : file.reason;
  return (
    <Card as="section" aria-label={texts.title}>
      <CardBody className="grid gap-3">
        <div>
          <h2 className="text-16 font-bold">{texts.title}</h2>
          {letterhead ? <Kept letterhead={letterhead} /> : <p className="text-13 text-muted">{texts.none}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          <Choose label={letterhead ? texts.replace : texts.add} isBusy={file.isReading} onFile={choose} />
          {letterhead && (
            <>
              <Button compact busy={file.isOpening} busyLabel={texts.opening} onClick={file.open}>
                {texts.open}
              </Button>
              <Remove onRemove={file.remove} />
            </>
          )}
        </div>
        {reason && (
          <Notice role="alert" tone="danger">
            {reason}
          </Notice>
        )}
      </CardBody>
    </Card>
  );
}

/** What of the file stays, and where a letter goes. */
function Kept({ letterhead: { name, stays, from, replaced } }: { letterhead: Letterhead }) {
  return (
    <div className="grid gap-1 text-13 text-muted">
      <p className="text-14 font-medium text-ink wrap-anywhere">{name}</p>
      {stays.length > 0 && (
        <p className="wrap-anywhere">
          {texts.stays} {stays.slice(0, shown).join(" / ")}
          {stays.length > shown && " ..."}
        </p>
      )}
      <p className="wrap-anywhere">
        {from === null
          ? texts.fromEmpty
          : `${texts.from} “${from}” (${counted(replaced, "line")} of its own).`}
      </p>
    </div>
  );
}

/** Lines that are enough to know the file by. */
const shown = 4;

interface ChooseProps {
  label: string;
  isBusy: boolean;
  onFile: (file: File) => void;
}

function Choose({ label, isBusy, onFile }: ChooseProps) {
  return (
    <FileButton accept=".docx" fileLabel={texts.file} onFile={onFile} busy={isBusy} busyLabel={texts.reading}>
      {label}
    </FileButton>
  );
}

function Remove({ onRemove }: { onRemove: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button compact variant="ghost" onClick={() => setIsAsked(true)}>
        {texts.remove}
      </Button>
      <AlertDialog
        destructive
        open={isAsked}
        onOpenChange={setIsAsked}
        title={texts.removeTitle}
        description={texts.removeText}
        confirmLabel={texts.remove}
        onConfirm={onRemove}
      />
    </>
  );
}
