import { JSDOM, VirtualConsole } from "jsdom";
import type { FillAnswers } from "#shared/autofill/answer-field.ts";
import type { FillPlan } from "#shared/autofill/fill-plan.ts";
import { fillForm } from "#shared/autofill/page/fill-form.ts";
import { readForm } from "#shared/autofill/page/read-form.ts";
import { planFill } from "#shared/autofill/plan-fill.ts";

export type FilledPage = {
  page: Document;
  plan: FillPlan;
  elements: readonly (readonly Element[])[];
  /** The places of the controls that the plan filled. */
  done: ReadonlySet<number>;
  submits: number;
};

/** jsdom cannot put files into a control, so this records them. */
function giveFiles(view: JSDOM["window"]): void {
  const files = new WeakMap<object, unknown>();
  class Carrier {
    files: unknown[] = [];
    items = { add: (file: unknown): void => void this.files.push(file) };
  }
  Object.defineProperty(view, "DataTransfer", { value: Carrier });
  Object.defineProperty(view.HTMLInputElement.prototype, "files", {
    configurable: true,
    get(this: object) {
      return files.get(this) ?? [];
    },
    set(this: object, value: unknown) {
      files.set(this, value);
    },
  });
}

/** Counts every attempt of a page to send a form. */
function countSubmits(view: JSDOM["window"]): () => number {
  let submits = 0;
  const count = (event: { preventDefault: () => void }): void => {
    submits += 1;
    event.preventDefault();
  };
  view.document.addEventListener("submit", count, true);
  for (const name of ["submit", "requestSubmit"])
    Object.defineProperty(view.HTMLFormElement.prototype, name, { value: () => (submits += 1) });
  view.document.addEventListener(
    "click",
    ({ target }: Event) => {
      const pressed = target as HTMLElement | null;
      if (pressed?.closest("button,input[type=submit],input[type=image],a[href]") != null) submits += 1;
    },
    true,
  );
  return () => submits;
}

/** Opens a saved page without its scripts, and fills it with the extension's own reading, plan and filling. */
export function fillSavedPage(html: string, url: string, answers: FillAnswers): FilledPage {
  return fillPage(openSavedPage(html, url), answers);
}

/** A saved page without its scripts. */
export function openSavedPage(html: string, url: string): JSDOM {
  return new JSDOM(html, { url, virtualConsole: new VirtualConsole() });
}

/** Fills an opened page; `fillSavedPage` also opens it. */
export function fillPage({ window }: JSDOM, answers: FillAnswers): FilledPage {
  giveFiles(window);
  const submits = countSubmits(window);
  const { snapshot, elements } = readForm(window.document);
  const plan = planFill(snapshot, answers);
  const file = { name: "document.pdf", type: "application/pdf", base64: "JVBERg==" };
  const { results } = fillForm(
    elements,
    plan.fill
      .filter(({ needsConsent, isSensitive }) => !needsConsent || isSensitive)
      .map(({ ref, action }) => ({ ref, action, file })),
  );
  const done = new Set(results.filter((result) => result.done).map(({ ref }) => ref));
  return { page: window.document, plan, elements, done, submits: submits() };
}
