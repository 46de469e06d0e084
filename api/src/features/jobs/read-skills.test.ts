import { describe, expect, it } from "vitest";
import { AppError, unreadable } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import type { Workers, WorkOptions } from "../../workers/workers.ts";
import { readSkills } from "./read-skills.ts";
import { skillsOfAd, skillsOfAds } from "./skills-of-ad.ts";

const adOf = (n: number) => ({
  title: `Analyst ${n}`,
  text: `Essential criteria\n- Experience with ${["SQL", "Power BI", "Jira", "Xero"][n % 4]}\n- Experience with payroll`,
});
type Ad = ReturnType<typeof adOf>;
const ads = (count: number) => Array.from({ length: count }, (_, n) => adOf(n));

/** Threads that do the work here, and note each order. @param refuse throws for an order that is not to be read. */
function open(refuse: (order: readonly Ad[]) => void = () => undefined) {
  const orders: { size: number; options: WorkOptions }[] = [];
  const told: unknown[] = [];
  const run = async (_name: string, order: Ad[], options: WorkOptions) => {
    orders.push({ size: order.length, options });
    refuse(order);
    return skillsOfAds(order);
  };
  const services = {
    workers: { run } as unknown as Workers,
    log: { warn: (line: unknown) => told.push(line) } as unknown as Services["log"],
  };
  return { services, orders, told };
}

const isBad = (order: readonly Ad[]) => order.some(({ title }) => title === "Analyst 41");

describe("readSkills", () => {
  it("many ads, each has the skills that it has alone, in order, and every order waits behind people's", async () => {
    const { services, orders } = open();
    expect(await readSkills(services, ads(100))).toEqual(ads(100).map(skillsOfAd));
    expect(orders.length).toBeGreaterThan(2);
    for (const { size, options } of orders) {
      expect(size).toBeLessThanOrEqual(30);
      expect(options.isBackground).toBe(true);
    }
  });

  it("a few ads, no thread is asked", async () => {
    const { services, orders } = open();
    expect(await readSkills(services, ads(10))).toEqual(ads(10).map(skillsOfAd));
    expect(orders).toEqual([]);
  });

  it.each([
    ["too much for the engine", () => unreadable("too_complex", "Too much.")],
    ["one that the engine fails on", () => new TypeError("an error of ours")],
  ])("an ad that is %s has none and is told, the others lose nothing", async (_what, error) => {
    const { services, told } = open((order) => {
      if (isBad(order)) throw error();
    });
    const read = await readSkills(services, ads(100));
    expect(read).toEqual(ads(100).map((ad, n) => (n === 41 ? [] : skillsOfAd(ad))));
    expect(told).toMatchObject([{ title: "Analyst 41" }]);
  });

  it("threads that stop, nothing is taken for an ad without skills", async () => {
    const { services } = open((order) => {
      if (isBad(order)) throw new AppError("unavailable", "Kelpie is restarting.");
    });
    await expect(readSkills(services, ads(100))).rejects.toMatchObject({ code: "unavailable" });
  });
});
