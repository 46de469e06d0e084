import { readFileSync } from "node:fs";

/** The rows of a file with one JSON object a line. */
export function readRows<T>(file: string): T[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as T);
}
