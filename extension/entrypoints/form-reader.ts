import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { createFormReader, type FormReader } from "#shared/autofill/page/form-reader.ts";

declare global {
  /** In the extension's isolated world of a page: the page's scripts cannot see it. */
  var kelpieForm: FormReader | undefined;
}

/** The panel injects this after a click; it does nothing until it is called. */
export default defineUnlistedScript(() => {
  globalThis.kelpieForm ??= createFormReader(document);
});
