import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { createFormFiller, type FormFiller } from "#shared/autofill/page/form-filler.ts";

declare global {
  /** In the extension's isolated world of a page: the page's scripts cannot see it. */
  var kelpieFill: FormFiller | undefined;
}

/** The panel injects this next to the reader once the person has pressed 'Fill this form'. */
export default defineUnlistedScript(() => {
  globalThis.kelpieFill ??= createFormFiller(() => globalThis.kelpieForm?.elements() ?? []);
});
