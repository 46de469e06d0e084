import { x } from "../middle.ts"; // expect: small-worker
export const t = x;
