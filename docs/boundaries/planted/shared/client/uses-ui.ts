import { u } from "../ui/thing.ts"; // expect: stack-client
export const l = u;
