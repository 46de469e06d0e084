import { describe, expect, test } from "vitest";
import { packPlaces, unpackPlaces } from "./packed-places.ts";

describe("places packed as gaps", () => {
  test.each([[[]], [[0]], [[0, 1, 2]], [[47, 48, 120, 121]], [[48]], [[49, 3400]], [[3440]]])(
    "%j",
    (places) => expect(unpackPlaces(packPlaces(places))).toEqual(places),
  );

  test("any rising numbers come back", () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let run = 0; run < 200; run += 1) {
      const places: number[] = [];
      let at = -1;
      for (let n = 0; n < next(60); n += 1) {
        at += 1 + next(run % 2 === 0 ? 70 : 900);
        places.push(at);
      }
      expect(unpackPlaces(packPlaces(places))).toEqual(places);
    }
  });

  test.each([[[3, 3]], [[5, 4]], [[90_000]]])("%j is refused", (places) =>
    expect(() => packPlaces(places)).toThrow(RangeError),
  );

  test("nothing that ends a template literal is written", () =>
    expect(packPlaces(Array.from({ length: 500 }, (_, n) => n * 13))).not.toMatch(/[`$\\\s=]/));
});
