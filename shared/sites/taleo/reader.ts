import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { countWords } from "../../job-ad/page/element-text.ts";
import { htmlText } from "../../job-ad/page/html-text.ts";
import type { PageDocument } from "../../job-ad/page/page-document.ts";

const LIST = "'requisitionDescriptionInterface','descRequisition',[";
const MAX_LIST = 300_000;

/** Percent-decoding that does not change invalid sequences. */
function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

/** The single-quoted texts of the page's own fill list, in order. */
function fillList(page: PageDocument): string[] {
  for (const { text } of page.scripts) {
    const packed = text.includes("descRequisition") ? text.replace(/,\s+/g, ",") : "";
    const at = packed.indexOf(LIST);
    if (at < 0) continue;
    const list = packed.slice(at + LIST.length, at + MAX_LIST);
    const texts: string[] = [];
    const end = /'\]\s*\)/.exec(list)?.index ?? list.length;
    for (const [, value] of list.slice(0, end + 1).matchAll(/(?<!\\)'((?:[^'\\]|\\.)*)'/g)) {
      const plain = (value ?? "").replace(/^!\*!/, "").replace(/\\(['":\\])/g, "$1");
      texts.push(decoded(plain).replace(/\\:/g, ":"));
    }
    return texts;
  }
  return [];
}

/** Taleo career sections: ids with dots on the page, and the texts in a URL-encoded fill list. */
export const reader: SiteSelectors = {
  turn: 19,
  marks: ["requisitionDescriptionInterface"],
  roots: ["body"],
  fields: {
    title: ['[id="requisitionDescriptionInterface.reqTitleLinkAction.row1"]', "h1.titlepage", ".titlepage"],
  },
  description: ['[id^="requisitionDescriptionInterface.ID"][id$=".row1"] p'],
  extra: (page) => {
    const list = fillList(page).map((text) => (/<[a-z]/i.test(text) ? htmlText(text) : text.trim()));
    const texts = list.filter((text) => countWords(text) >= 30);
    const title = /^Job Description\s*-\s*(.{3,150}?)(?:\s*\([\w-]+\))?$/i.exec(page.title)?.[1] ?? "";
    const isListed = title !== "" && list.includes(title);
    return {
      readings: isListed
        ? [{ field: "title", value: title, confidence: 0.9, reader: "taleo", evidence: "fill list" }]
        : [],
      descriptions:
        texts.length === 0 ? [] : [{ text: texts.join("\n\n"), confidence: 0.9, reader: "taleo" }],
    };
  },
};
