import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

/**
 * Puts the focus on the first field that is wrong, with the errors drawn, so that the field's description is there when
 * it takes the focus; and no frame later, when the person may have begun to type in another field.
 * @returns to be called with new faults.
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
