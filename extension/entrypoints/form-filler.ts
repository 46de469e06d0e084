import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { createFormFiller, type FormFiller } from "#shared/autofill/page/form-filler.ts";

declare global {
  /** In the extension's own world of a page: the page's scripts cannot see it. */
  var kelpieFill: FormFiller | undefined;
}

/** Put into a frame by the panel beside the reader, once the person has pressed 'Fill this form'. */
export default defineUnlistedScript(() => {
  globalThis.kelpieFill ??= createFormFiller(() => globalThis.kelpieForm?.elements() ?? []);
});
