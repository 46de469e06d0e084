import { useEffect, useState } from "react";

/**
 * For a dialog whose code comes after the screen: true from its first opening on, since one that closes keeps what was
 * typed.
 * @param load the import of its code; asked for behind the first picture, so that the first press opens at once.
 */
export function useHasOpened(isOpen: boolean, load: () => Promise<unknown>): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  useEffect(() => void load(), [load]);
  return hasOpened;
}
