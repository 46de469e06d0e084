import type { FormSnapshot } from "../form-snapshot.ts";
import { type FormReading, readForm } from "./read-form.ts";

/** What one frame answers: its controls, and the addresses of frames of other sites that nobody let us read. */
export type FrameReading = { snapshot: FormSnapshot; foreignFrames: string[] };

/** The side of form filling that looks at the page; the panel calls it, the page cannot. */
export type FormReader = {
  read: () => FrameReading;
  /** Brings a control into view and gives it the focus. */
  show: (ref: number) => void;
  /** The controls of the last reading, for the writer. */
  elements: () => FormReading["elements"];
};

function foreignFrames(page: Document): string[] {
  return Array.from(page.querySelectorAll("iframe"))
    .filter(({ contentDocument }) => contentDocument === null)
    .map(({ src }) => src);
}

/** Keeps the elements of the last reading, so that a plan's places mean the controls that the person was shown. */
export function createFormReader(page: Document): FormReader {
  let elements: FormReading["elements"] = [];
  return {
    read: () => {
      const reading = readForm(page);
      elements = reading.elements;
      return { snapshot: reading.snapshot, foreignFrames: foreignFrames(page) };
    },
    show: (ref) => {
      const element = elements[ref]?.[0];
      element?.scrollIntoView({ block: "center" });
      if (element !== undefined && "focus" in element)
        (element as HTMLElement).focus({ preventScroll: true });
    },
    elements: () => elements,
  };
}
