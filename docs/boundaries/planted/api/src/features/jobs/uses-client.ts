import { p } from "../../db/generated/client.ts"; // expect: door-prisma-client
export const t = p;
