import type { OutsideBytes, OutsideFile } from "./outside.ts";

/** For who works within caps of time and memory, and for who only passes bytes on. */
export function openBytes(bytes: OutsideBytes | Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as unknown as Uint8Array<ArrayBuffer>;
}

/** Where the file lies. */
export function openFile(file: OutsideFile | string): string {
  return file as unknown as string;
}
