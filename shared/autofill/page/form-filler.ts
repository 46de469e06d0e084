import { canBeSeen } from "./control-hit.ts";
import { type FillResult, type FillRun, type FillStep, fillForm } from "./fill-form.ts";
import type { FormReading } from "./read-form.ts";

/** Never what could send a form or open a page: an option is a line of a list. */
const AWAY = "a,button,input";

/** Looks until it is there, for as long as a page may take to open a list or to show what was picked. */
async function soon<Found>(find: () => Found | undefined): Promise<Found | undefined> {
  for (let look = 0; look < 60; look += 1) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return undefined;
}

/**
 * Picks what was typed from the list that the page opened for it. True only once the page itself shows it as picked:
 * what was typed and not taken is the person's to pick.
 */
async function pickOption(box: Element, text: string): Promise<boolean> {
  const says = (words: string | null): boolean => words?.trim().toLowerCase() === text.toLowerCase();
  const list = (): Element | null => {
    const id = box.getAttribute("aria-controls") ?? "";
    return (box.getRootNode() as Document).getElementById(id);
  };
  // The only one that says just that; nothing is picked where two do.
  const option = await soon(() => {
    const same = Array.from(list()?.querySelectorAll<HTMLElement>("[role=option]") ?? []).filter(
      (one) => says(one.textContent) && one.ariaDisabled !== "true",
    );
    return same.length === 1 ? same[0] : undefined;
  });
  if (option === undefined || option.closest(AWAY) || option.querySelector(AWAY)) return false;
  for (const name of ["mousedown", "mouseup", "click"])
    option.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
  const holder = box.parentElement?.parentElement;
  const shows = (): boolean =>
    says((box as HTMLInputElement).value) ||
    Array.from(holder?.querySelectorAll("*") ?? []).some(
      (one) => one.childElementCount === 0 && !list()?.contains(one) && says(one.textContent),
    );
  return (await soon(() => (box.ariaExpanded !== "true" && shows()) || undefined)) ?? false;
}

/** The side of form filling that writes to the page; the panel calls it, the page cannot. */
export type FormFiller = {
  fill: (steps: readonly FillStep[]) => Promise<FillResult[]>;
  /** Takes back all that was filled. Answers how many fields that were. */
  undo: () => number;
};

/** What is written is seen by its person: the box itself, or the very choices that are made. */
async function mayWrite(elements: readonly Element[], { action }: FillStep): Promise<boolean> {
  const [first] = elements;
  const isGroup = action.kind === "options" && first?.tagName !== "SELECT";
  const written = isGroup ? action.indexes.map((index) => elements[index]) : [first];
  for (const one of written) if (one === undefined || !(await canBeSeen(one))) return false;
  return true;
}

/** @param lastRead the controls as they were read last: a plan's places mean those that the person was shown. */
export function createFormFiller(lastRead: () => FormReading["elements"]): FormFiller {
  const runs: FillRun[] = [];
  const take = async (step: FillStep): Promise<boolean> => {
    const elements = lastRead();
    const own = elements[step.ref] ?? [];
    if (!(await mayWrite(own, step))) return false;
    const run = fillForm(elements, [step]);
    runs.push(run);
    const isDone = run.results.some(({ done }) => done);
    const [box] = own;
    // A box with a list below it holds a value only once something was picked from the list.
    return isDone && step.action.kind === "text" && box?.role === "combobox"
      ? pickOption(box, step.action.text)
      : isDone;
  };
  return {
    fill: async (steps) => {
      const results: FillResult[] = [];
      const { scrollX: left, scrollY: top } = window;
      // One after the other: a page has one list open at a time.
      for (const step of steps) results.push({ ref: step.ref, done: await take(step) });
      // Looking has scrolled the page.
      if (left !== scrollX || top !== scrollY) window.scrollTo({ left, top, behavior: "instant" });
      return results;
    },
    undo: () => runs.splice(0).reduce((count, run) => count + run.undo(), 0),
  };
}
