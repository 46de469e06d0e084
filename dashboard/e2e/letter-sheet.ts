import type { Page } from "puppeteer";

/** The words of the letter on its sheet, without the buttons beside its lines. */
export const sheetText = (page: Page) =>
  page.$eval(".paper", (sheet) => {
    const copy = sheet.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll("button")) one.remove();
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
    return texts.join(" ");
  });
