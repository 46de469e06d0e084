import type { FormSnapshot } from "../form-snapshot.ts";
import { type FormReading, readForm } from "./read-form.ts";

/** One frame's controls, and the addresses of frames from other sites that we may not read. */
export type FrameReading = { snapshot: FormSnapshot; foreignFrames: string[] };

/** The script that reads the page; the panel can call it, the page cannot. */
export type FormReader = {
  read: () => FrameReading;
  /** Scrolls to a control and focuses it. */
  show: (ref: number) => void;
  /** The elements of the last reading, for the writer. */
  elements: () => FormReading["elements"];
};

function foreignFrames(page: Document): string[] {
  return Array.from(page.querySelectorAll("iframe"))
    .filter(({ contentDocument }) => contentDocument === null)
    .map(({ src }) => src);
}

/** Remembers the elements of the last reading, so that a plan's places mean the controls that the person was shown. */
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
