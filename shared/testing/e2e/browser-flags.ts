/**
 * For every browser of the tests. A page's code is discarded after about a second, so optimising compilers only cost
 * time: a twelfth of all work. Pages behave the same without them.
 */
export const browserFlags: readonly string[] = [
  "--js-flags=--no-maglev --no-turbofan",
  // Chromium's sandbox does not run as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
