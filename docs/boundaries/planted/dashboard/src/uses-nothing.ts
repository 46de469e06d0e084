import { y } from "a-package-that-is-not-there"; // expect: not-to-unresolvable
export const t = y;
