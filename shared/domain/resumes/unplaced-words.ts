import type { UnchangeableReason, UnplacedReason } from "./unplaced-lines.ts";

/** The sentence for each reason; separate from the names, which every screen's contract loads. */
export const unplacedReasons: Readonly<Record<UnplacedReason, string>> = {
  header: "It stands in the page's header or footer.",
  "text-box": "It stands in a text box.",
  "tracked-changes": "The paragraph has tracked changes that are not settled yet.",
  "content-control": "It stands in a form field of the file.",
  link: "The change touches a link or a field.",
  "line-breaks": "Several lines share one paragraph there.",
  tabs: "The line is laid out with tabs or table cells, and the new one is not.",
  "mixed-format": "The words that change are formatted in different ways.",
  "list-mark": "The line is a list item of the file, and the new one is not.",
  "no-neighbour": "There is no line like it beside it whose look it could take.",
  layout: "A picture, a page break or a note hangs on it.",
  table: "It stands in a table.",
};

/** Why the file stays as it is. */
export const unchangeableReasons: Readonly<Record<UnchangeableReason, string>> = {
  macros: "This Word file holds macros; Kelpie does not write into such files.",
  protected: "This Word file is protected against changes.",
  signed: "This Word file is signed; a change would break the signature.",
  damaged: "This Word file is built in a way that Kelpie cannot change safely.",
  "too-long": "This Word file is too long to be changed line by line.",
  "not-proven": "We checked the changed file and it did not read back whole, so it was not handed over.",
};
