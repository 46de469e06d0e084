import { m } from "../engine/thing.ts"; // expect: stack-messages
export const g = m;
