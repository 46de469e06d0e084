import { expect, test } from "vitest";
import { documentWords } from "./export-check.ts";

const marks = ["• ", "⌕ ", "• ⌕ ", "o A", "- ", "→ ", "\uE000 ", "=", "* ", "•", "1,", "A\u0300", "\n• "];

test.each(marks)("200 kB of %j are taken apart in a moment", (mark) => {
  const text = mark.repeat(Math.ceil(200_000 / mark.length));
  const start = performance.now();
  documentWords(`Kim Acacia\n${text} planned care`);
  expect(performance.now() - start).toBeLessThan(1500);
});
