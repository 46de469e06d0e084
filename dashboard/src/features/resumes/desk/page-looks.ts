import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import type { RowKind } from "./row-facts.ts";

/** What the designs share, as the files' own styles do. */
const shared: Record<RowKind, string> = {
  name: "text-22 leading-8 font-bold",
  contact: "text-muted",
  heading: "mt-4 mb-1 pb-0.5 text-14 font-bold",
  entry: "font-medium",
  bullet: "pl-4 before:absolute before:left-1 before:content-['•']",
  text: "",
};

/** Where a design differs: the same marks of it that its Word and PDF files have. */
const own: Record<DocumentDesign, Partial<Record<RowKind, string>>> = {
  classic: { name: "text-center", contact: "text-center text-muted" },
  modern: {
    name: "text-28 leading-9 text-primary",
    heading: "border-b border-line text-primary",
  },
  compact: {
    name: "text-18 leading-6",
    heading: "mt-2 mb-0.5 border-b border-control text-13",
  },
  plain: { name: "text-16 leading-6 text-ink", contact: "text-ink", heading: "text-ink" },
};

/** Type of the whole sheet. */
export const sheetLooks: Record<DocumentDesign, string> = {
  classic: "font-serif",
  modern: "",
  compact: "leading-4.5",
  plain: "",
};

/** How a row looks in a design: near enough to see what is chosen; the file itself is set by the server. */
export function lookOf(design: DocumentDesign, kind: RowKind): string {
  return `${shared[kind]} ${own[design][kind] ?? ""}`;
}
