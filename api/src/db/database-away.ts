/**
 * Signs that the database itself is not to be had, by who says so: the network, PostgreSQL's classes 08 (connection), 53
 * (resources, a full disk among them), 57P (shut down) and 57014 (too slow), Prisma's own of connecting and pooling.
 */
const networkCodes = ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EAI_AGAIN"];
const prismaCodes = ["P1001", "P1002", "P1008", "P1011", "P1017", "P2024", "P2037"];
const postgresCode = /^(?:08...|53...|57P..|57014)$/;
const words =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|server closed the connection|ConnectionClosed|DatabaseNotReachable|TooManyConnections|SocketTimeout/;

/** How deep a cause may lie: Prisma wraps its adapter, and that wraps the driver. */
const mostCauses = 5;

/** True for a fault of the database as a whole: trying again later helps, and nothing is wrong with what was asked. */
export function isDatabaseAway(thrown: unknown): boolean {
  let one: unknown = thrown;
  for (let depth = 0; depth < mostCauses && typeof one === "object" && one !== null; depth++) {
    const { code, originalCode, kind, message, cause } = one as Record<string, unknown>;
    if ([code, originalCode].some(isAwayCode)) return true;
    if ([kind, message].some((text) => typeof text === "string" && words.test(text))) return true;
    one = cause;
  }
  return false;
}

function isAwayCode(code: unknown): boolean {
  return (
    typeof code === "string" &&
    (networkCodes.includes(code) || prismaCodes.includes(code) || postgresCode.test(code))
  );
}
