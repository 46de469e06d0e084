import { fold } from "../fold.ts";
import { addEntry } from "./add-entry.ts";
import { canBeSeen } from "./control-hit.ts";
import { hasValue } from "./control-value.ts";
import { isDrawnControl, isOn, pickedText } from "./custom-control.ts";
import { type FillResult, type FillRun, type FillStep, fillForm } from "./fill-form.ts";
import { pickOption, unpick } from "./pick-option.ts";
import type { FormReading } from "./read-form.ts";

/** The script that writes to the page; the panel can call it, the page cannot. */
export type FormFiller = {
  fill: (steps: readonly FillStep[]) => Promise<FillResult[]>;
  /** Presses a button that adds an entry to a list. True once the page has more controls. */
  add: (ref: number) => Promise<boolean>;
  /**
   * Undoes everything that was filled, including picks. Returns the number of fields; a pick that the page does not
   * undo is not counted.
   */
  undo: () => Promise<number>;
};

/** True if the person can see what is written: the box itself, or the choices that are made. */
async function mayWrite(elements: readonly Element[], { action }: FillStep): Promise<boolean> {
  const [first] = elements;
  const isGroup = action.kind === "options" && first?.tagName !== "SELECT";
  const written = isGroup ? action.indexes.map((index) => elements[index]) : [first];
  for (const one of written) if (one === undefined || !(await canBeSeen(one))) return false;
  return true;
}

/** Lets the page's own script react to what was written: it may refuse or reformat it. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

/** True if the page now shows what was written, in any format. */
function isStored(elements: readonly Element[], { action }: FillStep): boolean {
  const [first] = elements;
  if (first === undefined) return false;
  if (action.kind === "options" && isDrawnControl(first))
    return action.indexes.every((index) => elements[index] !== undefined && isOn(elements[index] as Element));
  if (action.kind !== "text" || first.tagName !== "INPUT")
    return elements.some(hasValue) || action.kind === "file";
  const [shown, meant] = [(first as HTMLInputElement).value, action.text].map((one) =>
    fold(one).replace(/ /g, ""),
  );
  // A mask may drop the leading zero of a number, or put its country before it.
  const digits = [shown, meant].map((one) => one?.replace(/\D/g, "").slice(-8));
  return shown === meant || (digits[0] !== "" && digits[0] === digits[1]);
}

/** A control of a run that the person can undo. */
type Taken = { box: Element | undefined; run: FillRun };

async function takeBack({ box, run }: Taken): Promise<number> {
  const wasPicked = box !== undefined && pickedText(box) !== "";
  const count = run.undo();
  if (!wasPicked) return count;
  return (await unpick(box)) ? count : 0;
}

/** @param lastRead the controls of the last reading, which the person was shown and the plan refers to. */
export function createFormFiller(lastRead: () => FormReading["elements"]): FormFiller {
  const taken: Taken[] = [];
  const take = async (step: FillStep): Promise<boolean> => {
    const elements = lastRead();
    const own = elements[step.ref] ?? [];
    if (!(await mayWrite(own, step))) return false;
    const run = fillForm(elements, [step]);
    const [box] = own;
    const { action } = step;
    taken.push({ box: action.kind === "pick" ? box : undefined, run });
    if (!run.results.some(({ done }) => done)) return false;
    return action.kind !== "pick" || (box !== undefined && pickOption(box, action.wanted));
  };
  const isStillThere = (step: FillStep): boolean =>
    step.action.kind === "pick" || isStored(lastRead()[step.ref] ?? [], step);
  return {
    fill: async (steps) => {
      const results: FillResult[] = [];
      const { scrollX: left, scrollY: top } = window;
      // One after the other, because a page has one list open at a time.
      for (const step of steps) results.push({ ref: step.ref, done: await take(step) });
      // The visibility tests have scrolled the page.
      if (left !== scrollX || top !== scrollY) window.scrollTo({ left, top, behavior: "instant" });
      await settled();
      return results.map(({ ref, done }, at) => {
        const step = steps[at];
        return { ref, done: done && step !== undefined && isStillThere(step) };
      });
    },
    add: async (ref) => {
      const [button] = lastRead()[ref] ?? [];
      if (button === undefined || !(await canBeSeen(button))) return false;
      const added = await addEntry(button);
      if (added !== undefined) taken.push({ box: undefined, run: { results: [], undo: added.undo } });
      return added !== undefined;
    },
    undo: async () => {
      let count = 0;
      // The last one first: undo a list that depends on an answer before that answer.
      for (const one of taken.splice(0).reverse()) count += await takeBack(one);
      return count;
    },
  };
}
