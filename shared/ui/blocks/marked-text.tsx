import { classNames } from "../primitives/class-names.ts";
import { markParts } from "./mark-parts.ts";

export interface MarkedTextProps {
  text: string;
  terms: readonly string[];
  /** Found in both texts (green), or only required (ochre). */
  tone?: "found" | "missing" | undefined;
}

/** A sentence with the important words marked. */
export function MarkedText({ text, terms, tone = "found" }: MarkedTextProps) {
  const look = classNames(
    "-mx-px rounded-paper box-decoration-clone px-px text-ink",
    tone === "found" ? "bg-primary-soft" : "bg-accent-soft",
  );
  return markParts(text, terms).map((part) =>
    part.isMarked ? (
      <mark key={part.at} className={look}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
