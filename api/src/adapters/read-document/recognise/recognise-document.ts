/**
 * The recogniser's own process, for one PDF whose pages are pictures. It waits for one line of JSON on its standard
 * input, {file}; prints a line {page, pages} as it begins each page, then the answer as `parse-document.ts` does; and
 * ends. Whatever it dies of, the server lives on.
 */
import { createInterface } from "node:readline";
import { type ParseResult, parseWith } from "../parse-file.ts";
import { recognisePdf } from "./recognise-pdf.ts";

const print = (value: unknown, then?: () => void) => process.stdout.write(`${JSON.stringify(value)}\n`, then);

function answer(result: ParseResult): void {
  print(result, () => process.exit(0));
}

// pdf.js and the recogniser's thread may throw outside of any promise that we hold.
process.on("uncaughtException", () => answer({ error: "corrupt" }));
const input = createInterface({ input: process.stdin });
// The server has gone, or needs this process no longer.
input.once("close", () => process.exit(0));
input.once("line", (line) => {
  const { file } = JSON.parse(line) as { file: string };
  const onPage = (page: number, pages: number) => void print({ page, pages });
  void parseWith("pdf", file, (_type, bytes) => recognisePdf(new Uint8Array(bytes), onPage)).then(answer);
});
