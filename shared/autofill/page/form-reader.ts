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
  const elements: FormReading["elements"] = [];
  const places = new Map<Element | undefined, number>();
  /** A control has the same place while it is in the page, whatever appears before it. */
  const placeOf = (own: Element[]): number => {
    const place = places.get(own[0]) ?? elements.length;
    places.set(own[0], place);
    elements[place] = own;
    return place;
  };
  return {
    read: () => {
      const { snapshot, elements: read } = readForm(page);
      const kept = read.map(placeOf);
      const inPlace = <One extends { ref: number }>(one: One): One => ({ ...one, ref: kept[one.ref] ?? -1 });
      const [controls, adders] = [snapshot.controls.map(inPlace), (snapshot.adders ?? []).map(inPlace)];
      return { snapshot: { ...snapshot, controls, adders }, foreignFrames: foreignFrames(page) };
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
