import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

/**
 * Focuses the first field with an error once the errors are drawn, so that the field's description exists when it
 * takes the focus. A frame later the person may already be typing in another field.
 * @returns a function to call when there are new errors.
 */
export function useErrorFocus(form: RefObject<HTMLElement | null>, faults: object): () => void {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current || Object.keys(faults).length === 0) return;
    isWanted.current = false;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, faults]);
  return useCallback(() => {
    isWanted.current = true;
  }, []);
}
