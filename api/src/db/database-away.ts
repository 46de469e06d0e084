/**
 * Signs that the database itself is not to be had, by who says so: the network, PostgreSQL's classes 08 (connection), 53
 * (resources), 57P (shut down) and 57014 (too slow), Prisma's own of connecting and pooling; a transaction that found no
 * connection in its time, or outlived it, has no code of its own (P2028 is misuse, too) and is known by its words.
 */
const networkCodes = ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EAI_AGAIN"];
const prismaCodes = ["P1001", "P1002", "P1008", "P1011", "P1017", "P2024", "P2037"];
const postgresCode = /^(?:08...|53...|57P..|57014)$/;
const words =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|server closed the connection|ConnectionClosed|DatabaseNotReachable|TooManyConnections|SocketTimeout|Unable to start a transaction in the given time|on an expired transaction/;

/** How deep a cause may lie: Prisma wraps its adapter, and that wraps the driver. */
const mostCauses = 5;

type Thrown = Record<string, unknown>;

const isObject = (one: unknown): one is Thrown => typeof one === "object" && one !== null;

/** Prisma keeps what its adapter threw in a statement apart from an error's own cause. */
function beneath({ cause, meta }: Thrown): unknown {
  return cause ?? (isObject(meta) ? meta.driverAdapterError : undefined);
}

/** What was thrown, and what lies beneath it, outermost first. */
function* causesOf(thrown: unknown): Generator<Thrown> {
  let one = thrown;
  for (let depth = 0; depth < mostCauses && isObject(one); depth++) {
    yield one;
    one = beneath(one);
  }
}

const codesOf = ({ code, originalCode }: Thrown) =>
  [code, originalCode].filter((one) => typeof one === "string");
const textsOf = ({ kind, message }: Thrown) => [kind, message].filter((one) => typeof one === "string");

/** True for an error of the database as a whole: trying again later helps, and nothing is wrong with what was asked. */
export function isDatabaseAway(thrown: unknown): boolean {
  return [...causesOf(thrown)].some(
    (error) => codesOf(error).some(isAwayCode) || textsOf(error).some((text) => words.test(text)),
  );
}

function isAwayCode(code: string): boolean {
  return networkCodes.includes(code) || prismaCodes.includes(code) || postgresCode.test(code);
}

/** The system's own codes, and PostgreSQL's. */
const fullCodes = ["ENOSPC", "EDQUOT", "53100"];

/** True when the disk has no room, ours or the database's. */
export function isDiskFull(thrown: unknown): boolean {
  return [...causesOf(thrown)].some(
    (error) =>
      codesOf(error).some((code) => fullCodes.includes(code)) ||
      textsOf(error).some((text) => /no space left on device/i.test(text)),
  );
}
