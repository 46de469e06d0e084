import type { FileAnswer } from "#shared/contract/route.ts";

/** Hands produced bytes to the browser's own download. */
export function saveFile({ bytes, type }: FileAnswer, name: string): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
