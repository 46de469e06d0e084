import { runInNewContext } from "node:vm";
import { check } from "recheck";

/** After this time the verdict is "not known", which does not count as "safe". */
const mostMs = 10_000;
/** As long as any text that a route accepts. */
const length = 200_000;
/** A linear pattern takes some milliseconds, one with bounded repeats some hundreds; a quadratic one takes minutes. */
const linearMs = 2000;

/**
 * "safe" if a pattern's time is linear in the text, else the reason, with a text that shows it. recheck finds the
 * text; its suspicion counts only if Node's own engine is slow too.
 */
export async function classifyPattern({ source, flags }: { source: string; flags: string }): Promise<string> {
  const result = await check(source, flags, { timeout: mostMs });
  if (result.status === "safe") return "safe";
  if (result.status === "unknown") return `is not known: ${result.error.kind}`;
  const { pumps, suffix, pattern } = result.attack;
  const share = length / Math.max(1, pumps.length);
  const repeated = pumps.map((one) => one.prefix + one.pump.repeat(Math.ceil(share / one.pump.length)));
  const text = repeated.join("") + suffix;
  return isSlow(new RegExp(source, flags), text)
    ? `is ${result.complexity.summary}: ${pattern.slice(0, 100)}`
    : "safe";
}

/** A replacement tries every position of the text. */
function isSlow(pattern: RegExp, text: string): boolean {
  try {
    runInNewContext("text.replace(pattern, '')", { pattern, text }, { timeout: linearMs });
    return false;
  } catch {
    return true;
  }
}
