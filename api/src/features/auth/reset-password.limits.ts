import { expect, it } from "vitest";
import { startTestApi } from "../../testing/start-test-api.ts";
import { askForReset } from "./forgot-password.ts";

it("takes the same time for a known and an unknown address", async () => {
  const timed = await startTestApi();
  try {
    const person = await timed.signedUp();
    const spent = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 40; round++) {
      for (const who of round % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
        const began = performance.now();
        await askForReset(timed.services, who === "known" ? person.email : `nobody${round}@example.com`);
        spent[who].push(performance.now() - began);
      }
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length / 2] ?? 0;
    const [known, unknown] = [median(spent.known), median(spent.unknown)];
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown) / 2);
  } finally {
    await timed.stop();
  }
});
