import type { FillResult, FillStep } from "#shared/autofill/page/fill-form.ts";
import type { FormFiller } from "#shared/autofill/page/form-filler.ts";
import type { FormReader, FrameReading } from "#shared/autofill/page/form-reader.ts";
import { browser } from "../browser.ts";

// Runs in the page's isolated world, where form-reader.ts and form-filler.ts define it.
declare const kelpieForm: FormReader | undefined;
declare const kelpieFill: FormFiller | undefined;

/** The forms of one frame of a tab. */
export interface FrameForms extends FrameReading {
  frameId: number;
}

/**
 * Reads the controls of a tab's page and of the frames that the browser lets us read (its own site's, by activeTab).
 * Nothing is written and nothing leaves the browser. Empty if we may not see the tab.
 */
export async function readForms(tabId: number): Promise<FrameForms[]> {
  const target = { tabId, allFrames: true };
  try {
    await browser.scripting.executeScript({ target, files: ["/form-reader.js"] });
    const answers = await browser.scripting.executeScript({ target, func: () => kelpieForm?.read() ?? null });
    return answers.flatMap(({ frameId, result }) => (result ? [{ ...result, frameId }] : []));
  } catch {
    return [];
  }
}

async function inFrame<Args extends unknown[], Answer>(
  { tabId, frameId }: { tabId: number; frameId: number },
  func: (...args: Args) => Answer,
  args: Args,
): Promise<Awaited<Answer> | undefined> {
  const target = { tabId, frameIds: [frameId] };
  const [answer] = await browser.scripting.executeScript({ target, func, args }).catch(() => []);
  return answer?.result as Awaited<Answer> | undefined;
}

async function putFiller(tabId: number, frameId: number): Promise<void> {
  const target = { tabId, frameIds: [frameId] };
  await browser.scripting.executeScript({ target, files: ["/form-filler.js"] }).catch(() => []);
}

/** Fills controls of one frame as last read. A frame that is gone fills nothing. */
export async function fillFrame(tabId: number, frameId: number, steps: FillStep[]): Promise<FillResult[]> {
  await putFiller(tabId, frameId);
  const fill = async (wanted: FillStep[]) => (await kelpieFill?.fill(wanted)) ?? [];
  return (await inFrame({ tabId, frameId }, fill, [steps])) ?? [];
}

/** Presses a button of a frame that adds an entry to a list. True once the page has drawn one. */
export async function addToForm(tabId: number, frameId: number, ref: number): Promise<boolean> {
  await putFiller(tabId, frameId);
  const add = async (wanted: number) => (await kelpieFill?.add(wanted)) ?? false;
  return (await inFrame({ tabId, frameId }, add, [ref])) ?? false;
}

/** Undoes what was filled in a frame. */
export async function undoFrame(tabId: number, frameId: number): Promise<number> {
  return (await inFrame({ tabId, frameId }, async () => (await kelpieFill?.undo()) ?? 0, [])) ?? 0;
}

/** Scrolls to a control of the page. */
export async function showControl(tabId: number, frameId: number, ref: number): Promise<void> {
  await inFrame({ tabId, frameId }, (wanted: number) => kelpieForm?.show(wanted), [ref]);
}

/** Opens a form from another site's frame in its own tab. */
export async function openForm(url: string): Promise<void> {
  await browser.tabs.create({ url });
}
