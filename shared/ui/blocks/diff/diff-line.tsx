import { Fragment, type ReactNode } from "react";
import { classNames } from "../../primitives/class-names.ts";
import { type DiffPart, wordDiff } from "./word-diff.ts";

export interface DiffLineProps {
  /** The current line; absent if the line is new. */
  before?: string | undefined;
  /** The suggested line; absent if the line is removed. */
  after?: string | undefined;
  className?: string | undefined;
}

/** One line before and after, with the changed words marked by sign and colour, never by colour alone. */
export function DiffLine({ before, after, className }: DiffLineProps) {
  const parts = before !== undefined && after !== undefined ? wordDiff(before, after) : null;
  return (
    <div className={classNames("overflow-hidden rounded-control border border-line text-14", className)}>
      {before !== undefined && (
        <Side sign="−" word="Was" look="bg-danger-soft" signLook="text-danger">
          <Words parts={parts ?? [{ text: before, kind: "same" }]} without="added" />
        </Side>
      )}
      {after !== undefined && (
        <Side sign="+" word="Now" look="bg-success-soft" signLook="text-success">
          <Words parts={parts ?? [{ text: after, kind: "same" }]} without="removed" />
        </Side>
      )}
    </div>
  );
}

interface SideProps {
  sign: string;
  word: string;
  look: string;
  signLook: string;
  children: ReactNode;
}

function Side({ sign, word, look, signLook, children }: SideProps) {
  return (
    <p className={classNames("grid grid-cols-[1.75rem_minmax(0,1fr)] py-2 pr-3 text-ink", look)}>
      <span className={classNames("text-center font-bold", signLook)}>
        <span aria-hidden="true">{sign}</span>
        <span className="sr-only">{word}: </span>
      </span>
      <span className="wrap-anywhere">{children}</span>
    </p>
  );
}

/** One side of the change, with its own words and without the other side's. */
function Words({ parts, without }: { parts: readonly DiffPart[]; without: "added" | "removed" }) {
  let at = 0;
  return parts
    .filter((part) => part.kind !== without)
    .map((part) => {
      const space = at === 0 ? "" : " ";
      at += part.text.length + 1;
      return (
        <Fragment key={at}>
          {space}
          <Word part={part} />
        </Fragment>
      );
    });
}

function Word({ part }: { part: DiffPart }) {
  if (part.kind === "same") return part.text;
  if (part.kind === "added") return <ins className="font-medium text-success no-underline">{part.text}</ins>;
  return <del className="decoration-danger decoration-[1.5px]">{part.text}</del>;
}
