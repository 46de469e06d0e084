import { Prisma } from "@prisma/client"; // expect: door-prisma
export const t = Prisma;
