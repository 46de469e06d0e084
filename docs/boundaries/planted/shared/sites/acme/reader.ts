import { m } from "../../engine/thing.ts"; // expect: stack-site-readers
export const reader = m;
