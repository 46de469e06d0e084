import type { FormSnapshot } from "../form-snapshot.ts";
import { type FillResult, type FillRun, type FillStep, fillForm } from "./fill-form.ts";
import { pickOption } from "./pick-option.ts";
import { readForm } from "./read-form.ts";

/** What one frame answers: its controls, and forms in frames of other sites that nobody let us read. */
export type FrameReading = { snapshot: FormSnapshot; foreignForms: string[] };

/** The side of form filling that lives in the page; the panel calls it, the page cannot. */
export type FormFiller = {
  read: () => FrameReading;
  fill: (steps: readonly FillStep[]) => Promise<FillResult[]>;
  /** Takes back all that was filled. Answers how many fields that were. */
  undo: () => number;
  /** Brings a control into view and gives it the focus. */
  show: (ref: number) => void;
};

const FORM_HOSTS =
  /(?:^|\.)(?:greenhouse\.io|lever\.co|ashbyhq\.com|workable\.com|smartrecruiters\.com|teamtailor\.com|myworkdayjobs\.com|pageuppeople\.com|jobvite\.com|icims\.com|bamboohr\.com|recruitee\.com|jobadder\.com)$/;

function foreignForms(page: Document): string[] {
  const found: string[] = [];
  for (const { src, contentDocument } of page.querySelectorAll("iframe")) {
    if (contentDocument !== null || !URL.canParse(src)) continue;
    const { protocol, hostname } = new URL(src);
    if (protocol === "https:" && FORM_HOSTS.test(hostname)) found.push(src);
  }
  return found;
}

function isList(element: Element | undefined): element is Element {
  return element?.getAttribute("role") === "combobox";
}

/** A box with a list below it holds a value only once something was picked from the list. */
async function isPicked(
  element: Element | undefined,
  { action }: FillStep,
  { results }: FillRun,
): Promise<boolean> {
  if (element === undefined || action.kind !== "text" || results[0]?.done !== true) return false;
  return pickOption(element, action.text);
}

/** Keeps the elements of the last reading, so that a plan's places mean the controls that the person was shown. */
export function createFormFiller(page: Document): FormFiller {
  let elements: readonly (readonly Element[])[] = [];
  const runs: FillRun[] = [];
  return {
    read: () => {
      const reading = readForm(page);
      elements = reading.elements;
      return { snapshot: reading.snapshot, foreignForms: foreignForms(page) };
    },
    fill: async (steps) => {
      const lists = steps.filter(({ ref }) => isList(elements[ref]?.[0]));
      const run = fillForm(
        elements,
        steps.filter((step) => !lists.includes(step)),
      );
      runs.push(run);
      const results = [...run.results];
      // One after the other: a page has one list open at a time.
      for (const step of lists) {
        const typed = fillForm(elements, [step]);
        runs.push(typed);
        results.push({ ref: step.ref, done: await isPicked(elements[step.ref]?.[0], step, typed) });
      }
      return results;
    },
    undo: () => runs.splice(0).reduce((count, run) => count + run.undo(), 0),
    show: (ref) => {
      const element = elements[ref]?.[0];
      element?.scrollIntoView({ block: "center" });
      if (element !== undefined && "focus" in element)
        (element as HTMLElement).focus({ preventScroll: true });
    },
  };
}
