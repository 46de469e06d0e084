import { setImmediate } from "node:timers/promises";
import { AppError } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";

interface Ad {
  title: string;
  text: string;
}

/** A person's call waits for an order under way at most: about fifteen milliseconds of ordinary ads. */
const orderSize = 30;
/** As few as a source has on a usual day are read here: what travels to a thread and back costs more than it saves. */
const few = 10;

/**
 * Skills of an import's ads in their order, read on threads behind everything that people wait for. An ad that is too much
 * for the engine, or that it fails on, has none and is named in the log; the others lose nothing by it.
 * @throws AppError `unavailable` when the process stops meanwhile.
 */
export async function readSkills(
  services: Pick<Services, "workers" | "log">,
  ads: readonly Ad[],
): Promise<string[][]> {
  if (ads.length <= few) return readHere(services, ads);
  const orders: Promise<string[][]>[] = [];
  for (let at = 0; at < ads.length; at += orderSize)
    orders.push(readOrder(services, ads.slice(at, at + orderSize)));
  return (await Promise.all(orders)).flat();
}

/** Other requests get their turn between two ads. */
async function readHere({ log }: Pick<Services, "log">, ads: readonly Ad[]): Promise<string[][]> {
  // The engine is loaded by a process that has an ad to read, not by each that starts.
  const { skillsOfAd } = await import("./skills-of-ad.ts");
  const skills: string[][] = [];
  for (const ad of ads) {
    skills.push(await Promise.resolve(ad).then(skillsOfAd).catch(withoutSkills(log, ad)));
    await setImmediate();
  }
  return skills;
}

/** An order that fails is read ad by ad. */
async function readOrder(services: Pick<Services, "workers" | "log">, ads: Ad[]): Promise<string[][]> {
  const order = (some: Ad[]) =>
    services.workers.run("skills-of-ads", some, { payer: "import", isBackground: true });
  try {
    return await order(ads);
  } catch (error) {
    if (isStopping(error)) throw error;
    const alone = ads.map((ad) => order([ad]).catch((thrown) => [withoutSkills(services.log, ad)(thrown)]));
    return (await Promise.all(alone)).flat();
  }
}

function isStopping(error: unknown): boolean {
  return error instanceof AppError && error.code === "unavailable";
}

function withoutSkills(log: Services["log"], { title }: Ad): (error: unknown) => string[] {
  return (error) => {
    if (isStopping(error)) throw error;
    log.warn({ err: error, title }, "an ad's skills could not be read");
    return [];
  };
}
