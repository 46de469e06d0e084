import { describe, expect, it } from "vitest";
import { answers, body, consenting, honest, nthBody, openModelDesk } from "../../testing/model-fixtures.ts";
import {
  answerStatus,
  answerText,
  type SeenRequest,
  type StubBehaviour,
  startStubModelServer,
} from "../../testing/stub-model-server.ts";

const desk = openModelDesk();

describe("a model that fails", () => {
  const edits = (request: SeenRequest, text: string) =>
    JSON.stringify({ edits: honest(request).edits.map((one) => ({ ...one, text })) });
  const bad: [string, StubBehaviour, string][] = [
    ["429 with Retry-After", (res) => answerStatus(res, 429, { "retry-after": "60" }), "is busy"],
    ["401", (res) => answerStatus(res, 401), "refused"],
    ["500", (res) => answerStatus(res, 500), "could not be reached"],
    ["hangs up at once", (res) => res.destroy(), "could not be reached"],
    ["hangs", () => undefined, "did not answer in time"],
    [
      "half a stream, then silence",
      (res) => {
        res.writeHead(200, { "content-type": "text/event-stream" });
        res.write('data: {"choices":[{"index":0,"delta":{"content":"{\\"edits\\""}}]}\n\n');
      },
      "did not answer in time",
    ],
    ["half a stream, then the end", (res, one) => answerText(res, edits(one, "Wrote SQL"), "cut"), "used"],
    ["cut at its length", (res, one) => answerText(res, edits(one, "Wrote SQL"), "length"), "used"],
    ["malformed JSON", (res) => answerText(res, '{"edits": [{'), "used"],
    ["no edits at all", (res) => answerText(res, '{"edits": []}'), "changed nothing"],
    ["another schema", (res) => answerText(res, '{"edits": [], "score": 100}'), "used"],
    ["empty", (res) => answerText(res, ""), "used"],
    ["10 MB", (res) => answerText(res, `{"edits": "${"x".repeat(10 * 1024 * 1024)}"}`), "used"],
    ["10 MB in one line without end", (res) => void res.end("x".repeat(10 * 1024 * 1024)), "used"],
    [
      "repeats the canary",
      (res, one) => answerText(res, edits(one, `Wrote SQL queries ${one.instructions.slice(-17, -1)}`)),
      "used",
    ],
    ["invents", (res, one) => answerText(res, edits(one, "Led 90 analysts at Google")), "fact check"],
  ];

  it.each(bad)("%s: 200 with the built-in result, said so, not counted", async (_name, behaviour, why) => {
    // Only what hangs is given up by the clock: on a busy machine any other answer may take longer than that.
    const on = await desk.start({ timeoutMs: why === "did not answer in time" ? 700 : 20_000 });
    desk.stub.behave(behaviour);
    const [person, plain] = [await consenting(on), await on.signedUp()];
    const answer = await person.api.resumes.optimise({ body });
    const expected = await plain.api.resumes.optimise({ body });
    expect(desk.stub.requests.length).toBeGreaterThan(0);
    expect(answer.fallback).toContain(why);
    expect({ ...answer, id: "", fallback: undefined }).toEqual({ ...expected, id: "", fallback: undefined });
    expect(answer.fallback).toContain("not counted");
    expect(await person.api.resumes.usage()).toEqual({ count: 0 });
    const usage = await on.services.db.usage.findUnique({ where: { userId: person.userId } });
    expect(usage).toMatchObject({ used: 0, reserved: 0 });
    expect(await person.api.resumes.history()).toHaveLength(1);
  });

  it("a server that is not there: the built-in result", async () => {
    const on = await desk.start({ baseUrl: "http://127.0.0.1:9/v1" });
    const person = await consenting(on);
    expect((await person.api.resumes.optimise({ body })).fallback).toContain("could not be reached");
  });

  it("a server that asks for a long wait is not waited for", async () => {
    const on = await desk.start({ retries: 2 });
    desk.stub.behave((res) => answerStatus(res, 429, { "retry-after": "30" }));
    const person = await consenting(on);
    expect((await person.api.resumes.optimise({ body })).fallback).toContain("is busy");
    expect(desk.stub.requests).toHaveLength(1);
  });

  it("a redirect is not followed: the person agreed to one host", async () => {
    const on = await desk.start();
    const other = await startStubModelServer();
    try {
      other.behave(answers(honest));
      const location = `${other.config().baseUrl}/chat/completions`;
      desk.stub.behave((res) => void res.writeHead(307, { location }).end());
      const person = await consenting(on);
      expect((await person.api.resumes.optimise({ body })).writer).toBe("built-in");
      expect(other.requests).toHaveLength(0);
    } finally {
      await other.stop();
    }
  });

  it("a short outage is tried again, and the model's answer counts", async () => {
    const on = await desk.start({ retries: 2 });
    let calls = 0;
    desk.stub.behave((res, request) =>
      ++calls === 1
        ? answerStatus(res, 500, { "retry-after-ms": "1" })
        : answerText(res, JSON.stringify(honest(request))),
    );
    const person = await consenting(on);
    expect(await person.api.resumes.optimise({ body })).toMatchObject({ writer: "model" });
    expect(calls).toBe(2);
    expect(await person.api.resumes.usage()).toEqual({ count: 1 });
  });

  it("the circuit opens after 5 failures in 30 s and closes again with a good answer", async () => {
    let now = new Date("2026-03-01T00:00:00Z");
    const on = await desk.start({}, () => now);
    desk.stub.behave((res) => answerStatus(res, 500));
    const person = await consenting(on, "premium");
    for (let run = 0; run < 5; run++) await person.api.resumes.optimise({ body });
    expect(desk.stub.requests).toHaveLength(5);
    expect((await person.api.resumes.optimise({ body })).fallback).toContain("failed several times");
    expect(desk.stub.requests).toHaveLength(5);
    now = new Date(now.getTime() + 31_000);
    desk.stub.behave(answers(honest));
    expect(await person.api.resumes.optimise({ body })).toMatchObject({ writer: "model" });
    expect(await person.api.resumes.optimise({ body: nthBody(1) })).toMatchObject({ writer: "model" });
  });

  it("the account's calls of a day end, also under concurrency, and come back the next day", async () => {
    let now = new Date("2026-03-01T10:00:00Z");
    const on = await desk.start({ dailyCalls: 3 }, () => now);
    desk.stub.behave(answers(honest));
    const person = await consenting(on, "premium");
    const runs = await Promise.all(
      Array.from({ length: 8 }, (_, n) => person.api.resumes.optimise({ body: nthBody(n) })),
    );
    expect(runs.filter((one) => one.writer === "model")).toHaveLength(3);
    expect(desk.stub.requests).toHaveLength(3);
    const over = runs.filter((one) => one.fallback?.includes("used up"));
    expect(over).toHaveLength(5);
    const other = await consenting(on);
    expect(await other.api.resumes.optimise({ body })).toMatchObject({ writer: "model" });
    now = new Date("2026-03-02T10:00:00Z");
    expect(await person.api.resumes.optimise({ body: nthBody(9) })).toMatchObject({ writer: "model" });
  });

  it("who leaves in the middle ends the call, pays nothing and finds the built-in result", async () => {
    const on = await desk.start({ timeoutMs: 60_000 });
    const person = await consenting(on);
    const leave = new AbortController();
    let serverSawTheEnd = () => {};
    const ended = new Promise<void>((resolve) => {
      serverSawTheEnd = resolve;
    });
    desk.stub.behave((res) => {
      res.once("close", serverSawTheEnd);
      leave.abort();
    });
    await expect(person.api.resumes.optimise({ body }, { signal: leave.signal })).rejects.toThrow();
    await ended;
    await expect.poll(async () => (await person.api.resumes.history()).length).toBe(1);
    expect(await person.api.resumes.usage()).toEqual({ count: 0 });
  });
});
