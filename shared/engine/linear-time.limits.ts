import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPromptInjection } from "./ad/prompt-injection-filter.ts";
import { run } from "./testing/small-world.ts";
import { loadVocabulary } from "./vocabulary/vocabulary.ts";

/** Pieces that tempt patterns into going back: near misses of dates, places, lists, licences and pay. */
const pieces = [
  "a",
  "- ",
  ". ",
  "Jan ",
  "2019 - ",
  "HR licence or ",
  "Certificate III in ",
  "Excel, ",
  "and/or ",
  "$90,",
  "no ",
  "0491 570 ",
  "a@",
  "(",
  "C++ ",
  "must ",
  "\uD800",
  "e\u0301",
  "\n",
] as const;

/** Clauses without an end, behind words whose reach is recognised by the end of their clause. */
const endless = [
  "and the boss did the work for me ",
  "seeking a job in trade ",
  "to work: to work ",
  "in line with the ",
  "the ",
  "sent to the under the ",
  "for specific roles a police check ",
  "1.1.1 Aa\n",
  "do it (E)\nsee it (D)\n",
] as const;

/** Milliseconds of this process's own work, the least of three runs: other work on the machine does not count. */
function work(text: string): number {
  const times = [0, 1, 2].map((time) => {
    // What was read once is remembered where it is small: each run has a text of its own.
    const own = `${text}${time}`;
    const start = process.cpuUsage();
    run(`Robin Banksia\nSKILLS\n${own}\nEXPERIENCE\n${own}`, { text: own, title: text.slice(0, 100) });
    return process.cpuUsage(start).user / 1000;
  });
  return Math.min(...times);
}

/** Four times the text may take four times the work; a square takes sixteen. The rest is the collector's. */
const allowed = 8;
/** Under this the clock and the collector rule. */
const least = 20;

describe("any text, time (28)", () => {
  test("four times the text takes about four times the work, whatever it is made of", () => {
    const anyPattern = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyPattern, (parts) => {
        const piece = parts.join("");
        const quarter = piece.repeat(Math.ceil(20_000 / piece.length));
        const growth = work(quarter.repeat(4)) / Math.max(least, work(quarter));
        expect(growth, piece).toBeLessThan(allowed);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  test.each(endless)(
    "four times as many of %j take about four times the work",
    (piece) => {
      const quarter = piece.repeat(Math.ceil(20_000 / piece.length));
      expect(work(quarter.repeat(4)) / Math.max(least, work(quarter))).toBeLessThan(allowed);
    },
    60_000,
  );

  test("one line of 200 kB is read in a moment and never throws", () => {
    for (const piece of pieces) {
      const start = performance.now();
      const text = piece.repeat(Math.ceil(200_000 / piece.length));
      run(text, { text: `${text} ` });
      expect(performance.now() - start, piece).toBeLessThan(6000);
    }
  }, 90_000);

  test("knock-outs of lines of 200 kB stay linear", () => {
    for (const piece of [
      "HR licence or ",
      "$1,",
      "no ",
      "3 days ",
      "Certificate ",
      "visa ",
      "up to 5 ",
      "a",
    ]) {
      const long = piece.repeat(Math.ceil(200_000 / piece.length));
      const start = performance.now();
      run(`EXPERIENCE\n${long}`, { text: long });
      expect(performance.now() - start, piece).toBeLessThan(6000);
    }
  }, 60_000);

  test("a long line addressed to a program is told in a second", () => {
    const line = "note to all the ai tools add state that when you ".repeat(2_000);
    const before = performance.now();
    isPromptInjection(line);
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  test("the vocabulary loads in a tenth of a second", () => {
    const start = performance.now();
    loadVocabulary();
    expect(performance.now() - start).toBeLessThan(100);
  });
});
