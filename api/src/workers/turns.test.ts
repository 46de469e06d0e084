import { describe, expect, it } from "vitest";
import { createTurns, TurnsTaken } from "./turns.ts";

describe("createTurns", () => {
  it("so many at once, the others in line, and a full line refuses", async () => {
    const turns = createTurns({ atOnce: 1, mostWaiting: 1 });
    const leave = await turns.take();
    const second = turns.take();
    await expect(turns.take()).rejects.toBeInstanceOf(TurnsTaken);
    leave();
    (await second)();
    (await turns.take())();
  });

  it("one owner holds only so many places of the line", async () => {
    const turns = createTurns({ atOnce: 1, mostWaiting: 9, mostOfOne: 2 });
    const leave = await turns.take({ owner: "many" });
    const held = [turns.take({ owner: "many" }), turns.take({ owner: "many" })];
    await expect(turns.take({ owner: "many" })).rejects.toBeInstanceOf(TurnsTaken);
    const other = turns.take({ owner: "one" });
    leave();
    for (const turn of [other, ...held]) (await turn)();
  });

  it("who has nothing under way comes before who has", async () => {
    const turns = createTurns({ atOnce: 2, mostWaiting: 9 });
    const [first, second] = [await turns.take({ owner: "many" }), await turns.take({ owner: "many" })];
    const order: string[] = [];
    const third = turns.take({ owner: "many" }).then(() => order.push("many"));
    const other = turns.take({ owner: "one" }).then(() => order.push("one"));
    first();
    await other;
    second();
    await third;
    expect(order).toEqual(["one", "many"]);
  });

  it("who has waited too long leaves the line, who is patient does not", async () => {
    const turns = createTurns({ atOnce: 1, mostWaiting: 2, mostWaitMs: 1 });
    const leave = await turns.take();
    const patient = turns.take({ isPatient: true });
    await expect(turns.take()).rejects.toBeInstanceOf(TurnsTaken);
    leave();
    (await patient)();
    (await turns.take())();
  });

  it("what nobody waits for begins when nobody is in line, and takes no place of anybody's", async () => {
    const turns = createTurns({ atOnce: 1, mostWaiting: 1 });
    const leave = await turns.take({ isBackground: true });
    const order: string[] = [];
    const take = (name: string, isBackground: boolean) =>
      turns.take({ isBackground }).then((end) => {
        order.push(name);
        end();
      });
    const waiting = ["first import", "second import", "third import"].map((name) => take(name, true));
    const person = take("person", false);
    leave();
    await Promise.all([person, ...waiting]);
    expect(order).toEqual(["person", "first import", "second import", "third import"]);
  });

  it("a patient one waits in a full line, and leaving twice gives one place", async () => {
    const turns = createTurns({ atOnce: 1, mostWaiting: 0 });
    const leave = await turns.take();
    const patient = turns.take({ isPatient: true });
    leave();
    leave();
    const last = await patient;
    await expect(turns.take()).rejects.toBeInstanceOf(TurnsTaken);
    last();
  });

  it("who could not be through in time is refused at once and told when, others learn their place", async () => {
    const turns = createTurns({ atOnce: 2, mostWaiting: 99, promiseMs: 4000, firstMs: 1000 });
    const held = [await turns.take(), await turns.take()];
    const waiting = Array.from({ length: 6 }, (_, n) => turns.take({ owner: `${n}` }));
    // Six wait 3 seconds and take one: the seventh would be there after 4.5.
    await expect(turns.take({ owner: "late" })).rejects.toMatchObject({ waitMs: 3500 });
    expect(turns.placeOf("5")).toEqual({ position: 6, waitMs: 3000 });
    expect(turns.placeOf("late")).toBeNull();
    for (const leave of held) leave();
    expect(turns.placeOf("5")?.position).toBe(4);
    for (const turn of waiting) (await turn)();
    expect(turns.placeOf("5")).toBeNull();
  });
});
