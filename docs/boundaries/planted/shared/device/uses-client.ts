import { k } from "../client/thing.ts"; // expect: stack-device
export const d = k;
