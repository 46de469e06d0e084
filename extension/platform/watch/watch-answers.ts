import type { FormReader } from "#shared/autofill/page/form-reader.ts";
import { browser } from "../browser.ts";

// Runs in the page's isolated world, where form-reader.ts defines it.
declare const kelpieForm: Pick<FormReader, "elements"> | undefined;

/** The person's answer to one question, in the page's words. */
export interface TypedAnswer {
  ref: number;
  answer: string;
}

/**
 * Waits in a frame until the person has answered one of these controls and moved on. Serialised, so it refers to
 * nothing outside itself. It looks at no other control, and only once the person has changed one of these.
 */
export function waitForAnswer(refs: number[]): Promise<TypedAnswer> {
  const words = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
  const answerOf = (target: Element): string => {
    if (target instanceof HTMLSelectElement) return words(target.selectedOptions[0]?.text);
    if (target instanceof HTMLTextAreaElement) return target.value.trim();
    if (!(target instanceof HTMLInputElement)) return "";
    if (target.type === "radio") return target.checked ? words(target.labels?.[0]?.textContent) : "";
    return /^(?:text|url|number|search|)$/.test(target.type) ? words(target.value) : "";
  };
  return new Promise((resolve) => {
    const hear = (event: Event) => {
      const target = event.composedPath()[0];
      const ref = refs.find((one) => kelpieForm?.elements()[one]?.some((element) => element === target));
      const answer = ref === undefined ? "" : answerOf(target as Element);
      if (ref === undefined || answer === "") return;
      document.removeEventListener("change", hear, true);
      resolve({ ref, answer });
    };
    document.addEventListener("change", hear, true);
  });
}

/** The person's next answer in a frame; undefined once the page is gone or may not be read. */
export async function nextAnswer(
  tabId: number,
  frameId: number,
  refs: number[],
): Promise<TypedAnswer | undefined> {
  const target = { tabId, frameIds: [frameId] };
  const [answer] = await browser.scripting
    .executeScript({ target, func: waitForAnswer, args: [refs] })
    .catch(() => []);
  return (answer?.result as TypedAnswer | null | undefined) ?? undefined;
}
