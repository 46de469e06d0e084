import { u } from "../ui/thing.ts"; // expect: stack-writing
export const i = u;
