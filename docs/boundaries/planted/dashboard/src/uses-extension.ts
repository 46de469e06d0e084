import { b } from "../../extension/thing.ts"; // expect: apps-apart
export const c = b;
