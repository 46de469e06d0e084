import { u } from "../../shared/ui/thing.ts"; // expect: api-knows-no-screen
export const t = u;
