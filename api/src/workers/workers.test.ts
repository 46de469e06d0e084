import { afterAll, describe, expect, it } from "vitest";
import { nurseAd, nurseResume } from "#shared/engine/fixtures/nurse.ts";
import { tailorResume } from "#shared/writing/realise/resume/tailor-resume.ts";
import { closeFile } from "../bytes/outside.ts";
import { AppError } from "../http/app-error.ts";
import { createCpuBudget } from "./cpu-budget.ts";
import { ThreadError } from "./thread-pool.ts";
import { createTurns } from "./turns.ts";
import { createWorkers, isTooComplex } from "./workers.ts";

const input = { resumeText: nurseResume, ad: nurseAd, asOf: "2026-11-01" };

describe("createWorkers, on threads", () => {
  const workers = createWorkers();
  afterAll(() => workers.close());

  it("a resume is tailored as in this thread, with all its steps in order", async () => {
    const steps: number[] = [];
    const onStep = (step: number) => void steps.push(step);
    const tailored = await workers.run("tailor", input, { payer: "one", onStep });
    expect(tailored).toEqual(tailorResume(input));
    expect(steps).toEqual([0, 1, 2, 3, 4]);
  });

  it("what a work refuses in words keeps its words and its status on the way out of its thread", async () => {
    const file = closeFile(import.meta.filename);
    const refusal = await workers.run("part-backup", { file }, { payer: "one" }).catch((error) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ status: 422, extra: { details: { reason: "corrupt" } } });
  });
});

describe("createWorkers, refusals", () => {
  const answer = { result: [], steps: [], cpuMs: 40 };
  const pool = (run: (order: unknown) => Promise<unknown>) => ({
    run,
    warm: () => undefined,
    close: async () => undefined,
  });
  it("an import's orders are counted, never refused, and let a person's work before them", async () => {
    const begun: unknown[] = [];
    let answerAll = () => {};
    const first = new Promise<void>((resolve) => (answerAll = resolve));
    const gated = pool(async (order) => {
      begun.push(Reflect.get(Object(order), "input"));
      await first;
      return answer;
    });
    const workers = createWorkers({ pool: gated, turns: createTurns({ atOnce: 1, mostWaiting: 1 }) });
    const ask = (text: string, isBackground: boolean) =>
      workers.run("ranking-words", text, { payer: text, isBackground });
    const all = [ask("a", true), ask("b", true), ask("c", true), ask("person", false)];
    answerAll();
    await Promise.all(all);
    expect(begun).toEqual(["a", "person", "b", "c"]);
  });

  const run = (workers: ReturnType<typeof createWorkers>, isPatient = false) =>
    workers.run("ranking-words", "text", { payer: "one", isPatient });

  it("a payer whose time is used up is refused in words; others, and what is stored already, are not", async () => {
    const budget = createCpuBudget(() => 0, { storeMs: 50, perMinuteMs: 60 });
    const workers = createWorkers({ pool: pool(async () => answer), budget });
    await run(workers);
    await run(workers);
    await expect(run(workers)).rejects.toMatchObject({ code: "rate_limited", extra: { retryAfter: 30 } });
    await workers.run("ranking-words", "text", { payer: "other" });
    await run(workers, true);
  });

  it("a full line answers 503 with the seconds to wait", async () => {
    const turns = createTurns({ atOnce: 1, mostWaiting: 0 });
    const workers = createWorkers({ pool: pool(() => new Promise(() => undefined)), turns });
    void run(workers);
    await expect(run(workers)).rejects.toMatchObject({ code: "unavailable", extra: { retryAfter: 2 } });
  });

  it("work that was given up is a refusal in words and costs its time", async () => {
    const budget = createCpuBudget(() => 0, { storeMs: 50, perMinuteMs: 60 });
    const slow = pool(() => Promise.reject(new ThreadError("too_slow", 1500)));
    const workers = createWorkers({ pool: slow, budget });
    const error: unknown = await run(workers).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "unreadable", extra: { details: { reason: "too_complex" } } });
    expect(isTooComplex(error)).toBe(true);
    expect(() => workers.admit("one")).toThrow("great deal of work");
  });
});
