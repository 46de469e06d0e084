import { m } from "../../match/thing.ts"; // expect: stack-site-readers
export const reader = m;
