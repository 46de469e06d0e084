import { storable } from "../bytes/storable.ts";
import { Prisma, PrismaClient } from "./generated/client.ts";

type Adapter = NonNullable<ConstructorParameters<typeof PrismaClient>[0]["adapter"]>;

/**
 * The one way to a client: every text that goes into a query loses what the database cannot hold (docs/security.md, RE-09),
 * whoever sends it and wherever it came from. A store that cleans nothing stores clean text.
 */
export function openClient(adapter: Adapter): PrismaClient {
  const client = new PrismaClient({ adapter });
  const cleaned = client.$extends({
    name: "storable",
    query: { $allOperations: ({ args, query }) => query(isSql(args) ? cleanSql(args) : storable(args)) },
  });
  // What is extended has no `$on`, which nobody here calls.
  return cleaned as unknown as PrismaClient;
}

function isSql(args: unknown): args is Prisma.Sql {
  return args instanceof Prisma.Sql;
}

const cleanSql = ({ strings, values }: Prisma.Sql) => new Prisma.Sql(strings, values.map(storable));
