import { m } from "../engine/thing.ts"; // expect: stack-domain
export const e = m;
