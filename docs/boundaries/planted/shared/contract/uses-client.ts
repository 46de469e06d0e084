import { k } from "../client/thing.ts"; // expect: stack-contract
export const j = k;
