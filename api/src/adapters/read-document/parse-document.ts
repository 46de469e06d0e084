/**
 * The parser's own process. It loads all parsers, then waits for one line of JSON on its standard input,
 * {type, file}; prints one JSON object, {text, facts} or {error}; and ends. Whatever it dies of, the server
 * lives on. One document each: nothing a file does to this process can touch the next file.
 */
import { createInterface } from "node:readline";
import type { DocumentType } from "#shared/domain/resumes/document-facts.ts";
import { type ParseResult, parseFile } from "./parse-file.ts";

function answer(result: ParseResult): void {
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
}

// A parser may throw outside of any promise that we hold.
process.on("uncaughtException", () => answer({ error: "corrupt" }));
const input = createInterface({ input: process.stdin });
// The server has gone, or needs this process no longer.
input.once("close", () => process.exit(0));
input.once("line", (line) => {
  input.removeAllListeners("close");
  const { type, file } = JSON.parse(line) as { type: DocumentType; file: string };
  void parseFile(type, file).then(answer);
});
