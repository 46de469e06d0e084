import { useEffect, useMemo, useRef } from "react";
import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { counted } from "#shared/domain/text.ts";
import type { Pointed } from "#shared/resume-review/pointed.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { createPlaceFinder, type Place } from "./find-places.ts";
import { PdfSheet } from "./pdf-sheet.tsx";
import type { ShownFile } from "./use-own-file.ts";
import { TextSheet, WordSheet } from "./word-sheet.tsx";

export interface OwnFileProps {
  /** Undefined while it is being opened. */
  file: ShownFile | undefined;
  lines: readonly ResumeLine[];
  /** What is pointed at beside it. */
  pointed: Pointed | null;
}

/** The file's own text in its order: what the read lines are looked up in. */
function piecesOf(file: ShownFile | undefined, lines: readonly ResumeLine[]): string[] {
  if (!file) return [];
  if (file.kind === "pages") return file.pages.flatMap(({ words }) => words.map(({ text }) => text));
  if (file.kind === "text") return lines.map(({ text }) => text);
  return file.blocks.flatMap(({ cells }) => cells.flatMap((cell) => cell.map(({ text }) => text)));
}

/** Where in the file is what is pointed at. */
function useMarked({ file, lines, pointed }: OwnFileProps): Place[] {
  const finder = useMemo(() => createPlaceFinder(piecesOf(file, lines)), [file, lines]);
  const places = useMemo(() => finder.lines(lines.map(({ text }) => text)), [finder, lines]);
  return useMemo(() => {
    if (!pointed) return [];
    const near = pointed.lines.flatMap((id) => places[id] ?? []);
    return pointed.value ? finder.value(pointed.value, near) : near;
  }, [finder, places, pointed]);
}

/** An empty field names nothing that the file could hold. */
const isNamed = ({ lines, value }: Pointed) => lines.length > 0 || Boolean(value);

/** The person's own file; the place of what is pointed at is marked in it and comes into view. */
export function OwnFile(props: OwnFileProps) {
  const { file, lines, pointed } = props;
  const marked = useMarked(props);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = pointed && place.current?.querySelector("[data-marked]");
    const box = place.current?.closest("[data-file-box]");
    if (!first || !box) return;
    // Within its own box alone: the screen stays where the person reads.
    const [inner, outer] = [first.getBoundingClientRect(), box.getBoundingClientRect()];
    const isSeen = inner.top >= outer.top && inner.bottom <= outer.bottom;
    if (!isSeen) box.scrollTop += inner.top - outer.top - outer.height / 3;
  }, [pointed]);
  return (
    <div ref={place} className="grid gap-3">
      {file && pointed && isNamed(pointed) && marked.length === 0 && (
        <p role="status" className="sticky top-2 z-1 -mb-3 h-0 px-2 text-13">
          <span className="inline-block rounded-control border border-line bg-surface px-2 py-1 shadow-1">
            Not found in the file word for word.
          </span>
        </p>
      )}
      {file ? (
        <Sheets file={file} lines={lines} marked={marked} />
      ) : (
        <Skeleton className="aspect-[210/297] w-full" />
      )}
    </div>
  );
}

interface SheetsProps {
  file: ShownFile;
  lines: readonly ResumeLine[];
  marked: readonly Place[];
}

function Sheets({ file, lines, marked }: SheetsProps) {
  const pieces = useMemo(() => new Set(marked.map(({ piece }) => piece)), [marked]);
  if (file.kind === "word") return <WordSheet blocks={file.blocks} marked={pieces} />;
  if (file.kind === "text")
    return (
      <>
        {file.reason && <Notice>{file.reason}</Notice>}
        <TextSheet lines={lines.map(({ text }) => text)} marked={pieces} />
      </>
    );
  const { pages, more } = file;
  let first = 0;
  return (
    <>
      {pages.map((page, at) => {
        const firstPiece = first;
        first += page.words.length;
        const label = `Page ${at + 1} of ${pages.length + more} of your file`;
        return <PdfSheet key={label} page={page} label={label} firstPiece={firstPiece} marked={marked} />;
      })}
      {more > 0 && (
        <p className="text-13 text-muted">{counted(more, "further page")} of your file are not drawn here.</p>
      )}
    </>
  );
}
