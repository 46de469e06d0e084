import { useSyncExternalStore } from "react";

/** Tailwind's `sm` and `xl`, where the tiles stand two and three abreast. */
const two = "(min-width: 40rem)";
const three = "(min-width: 80rem)";

function subscribe(listener: () => void): () => void {
  const queries = [two, three].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

function read(): number {
  if (window.matchMedia(three).matches) return 3;
  return window.matchMedia(two).matches ? 2 : 1;
}

/** How many tiles stand abreast. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, read);
}
