import { describe, expect, test } from "vitest";
import { gateSentences } from "../fixtures/gate-sentences.ts";
import { readAdSections } from "../read-ad-sections.ts";
import { readAsks } from "./read-asks.ts";

const asks = (text: string) => readAsks(text, readAdSections(text));
const ids = (text: string) => asks(text).map((a) => (a.mandatory ? a.id : `${a.id}?`));

describe("readAsks", () => {
  test.each(gateSentences.map((s) => [s.text, s.gates] as const))("%s", (text, gates) => {
    expect(ids(text).sort()).toEqual(gates.map((g) => (g.mandatory ? g.id : `${g.id}?`)).sort());
  });
});
