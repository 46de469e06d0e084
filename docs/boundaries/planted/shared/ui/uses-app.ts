import { b } from "../../extension/thing.ts"; // expect: shared-imports-no-app
export const d = b;
