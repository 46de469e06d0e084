/**
 * For every browser of the tests. What a page runs is thrown away with the page, mostly after a second: compilers that
 * make code fast for hours were a twelfth of all work. Pages behave the same without them.
 */
export const browserFlags: readonly string[] = [
  "--js-flags=--no-maglev --no-turbofan",
  // Chromium's sandbox does not run as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
