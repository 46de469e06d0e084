import { describe, expect, it } from "vitest";
import { createCircuit } from "./circuit.ts";

describe("createCircuit", () => {
  let ms = 0;
  const pass = (seconds: number) => {
    ms += seconds * 1000;
  };
  const failing = (times: number, seconds: number) => {
    const circuit = createCircuit(() => new Date(ms));
    for (let n = 0; n < times; n++) {
      circuit.failed();
      pass(seconds);
    }
    return circuit;
  };

  it("five failures within 30 s open it for 30 s; four, or five over a longer time, do not", () => {
    expect(failing(4, 1).isOpen()).toBe(false);
    expect(failing(5, 8).isOpen()).toBe(false);
    const circuit = failing(5, 1);
    expect(circuit.isOpen()).toBe(true);
    pass(28);
    expect(circuit.isOpen()).toBe(true);
    pass(2);
    expect(circuit.isOpen()).toBe(false);
  });

  it("after that one failure opens it again, and a good answer forgets all", () => {
    const circuit = failing(5, 1);
    pass(30);
    circuit.failed();
    expect(circuit.isOpen()).toBe(true);
    pass(31);
    circuit.succeeded();
    for (let n = 0; n < 4; n++) circuit.failed();
    expect(circuit.isOpen()).toBe(false);
  });
});
