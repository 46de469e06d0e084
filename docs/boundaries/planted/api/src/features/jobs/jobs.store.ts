import { PrismaPg } from "@prisma/adapter-pg"; // expect: one-database-client

export const another = PrismaPg;
