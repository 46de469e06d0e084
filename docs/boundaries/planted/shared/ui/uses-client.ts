import { k } from "../client/thing.ts"; // expect: stack-ui
export const n = k;
