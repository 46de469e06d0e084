import { useEffect, useEffectEvent } from "react";

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/**
 * Takes a file that is dropped anywhere on the page: beside the zone the browser would open it in the page's place, and
 * what was typed would be gone.
 */
export function useDroppedOnPage(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      // A zone of its own has taken it already.
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) take(file);
    };
    window.addEventListener("dragover", onDragOver);
    window.addEventListener("drop", onDrop);
    return () => {
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("drop", onDrop);
    };
  }, []);
}
