import { useEffect, useEffectEvent } from "react";

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/** Those who would take a file, the one that was drawn last at the end: a dialog goes before its page. */
const takers: ((file: File) => void)[] = [];

function onDragOver(event: DragEvent): void {
  if (holdsFiles(event)) event.preventDefault();
}

function onDrop(event: DragEvent): void {
  // A zone of its own has taken it already.
  if (event.defaultPrevented || !holdsFiles(event)) return;
  event.preventDefault();
  const [file] = event.dataTransfer?.files ?? [];
  if (file) takers.at(-1)?.(file);
}

/**
 * Takes a file that is dropped anywhere on the page: beside a zone the browser would open it in the page's place, and
 * what was typed would be gone.
 */
export function useDroppedOnPage(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const taker = (file: File) => take(file);
    if (takers.push(taker) === 1) {
      window.addEventListener("dragover", onDragOver);
      window.addEventListener("drop", onDrop);
    }
    return () => {
      takers.splice(takers.indexOf(taker), 1);
      if (takers.length > 0) return;
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("drop", onDrop);
    };
  }, []);
}
