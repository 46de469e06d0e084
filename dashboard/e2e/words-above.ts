import type { Page } from "puppeteer";

/**
 * The words that a person sees in a part of the page down to a line, those in its fields included; without a line all of
 * them, with what its columns scroll to.
 * @param without what is not counted: texts of the person's own.
 */
export function wordsAbove(
  page: Page,
  part: string,
  line: number | null,
  without = "[data-none]",
): Promise<string[]> {
  return page.$eval(
    part,
    (root, fold, own) => {
      const isSeen = (box: DOMRect | undefined) =>
        box !== undefined &&
        box.width > 1 &&
        box.height > 1 &&
        (fold === null || box.top + window.scrollY < fold);
      // What a column that scrolls by itself has below its edge is not seen either.
      const isCut = (element: Element, box: DOMRect | undefined) => {
        const column = element.closest("[data-column]");
        return fold !== null && column !== null && (box?.top ?? 0) >= column.getBoundingClientRect().bottom;
      };
      const found: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const element = node.parentElement;
        const isShown = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const [box] = range.getClientRects();
        const isOurs = element && isShown && !element.closest(`option, .sr-only, ${own}`);
        if (isOurs && element.clientWidth !== 1 && isSeen(box) && !isCut(element, box))
          found.push(node.textContent ?? "");
      }
      for (const field of root.querySelectorAll<HTMLInputElement>("textarea, input[type=text]"))
        if (isSeen(field.getBoundingClientRect())) found.push(field.value);
      for (const select of root.querySelectorAll("select"))
        found.push(select.selectedOptions[0]?.textContent ?? "");
      return found.flatMap((text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));
    },
    line,
    without,
  );
}
