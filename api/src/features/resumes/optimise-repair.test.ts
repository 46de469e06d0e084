import { describe, expect, it } from "vitest";
import { body, consenting, openModelDesk } from "../../testing/model-fixtures.ts";
import {
  answerStatus,
  answerText,
  lineId,
  type SeenRequest,
  type StubBehaviour,
} from "../../testing/stub-model-server.ts";

const desk = openModelDesk();

const edit = (request: SeenRequest, words: string, text: string) => ({
  lineId: lineId(request, words),
  text,
  factIds: [lineId(request, words)],
  reason: "",
});

/** One line that is supported and one that lies. */
const mixed: StubBehaviour = (res, request) =>
  answerText(
    res,
    JSON.stringify({
      edits: [
        edit(request, "Wrote SQL", "Wrote SQL queries for the weekly reports"),
        edit(request, "Cut reporting", "Cut reporting time by 90%"),
      ],
    }),
  );

const isRepair = ({ material }: SeenRequest) => material.includes("refused lines begins");

/** Answers the first question as `mixed`, and the second in another way. */
const then =
  (second: StubBehaviour): StubBehaviour =>
  (res, request) =>
    isRepair(request) ? second(res, request) : mixed(res, request);

const mend =
  (text: string): StubBehaviour =>
  (res, request) =>
    answerText(res, JSON.stringify({ edits: [edit(request, "Cut reporting time by 30%", text)] }));

describe("what the fact check refuses goes back once", () => {
  it("with its words and the reason; what is mended stands, and one use is counted", async () => {
    const on = await desk.start();
    desk.stub.behave(then(mend("Cut the reporting time by 30%")));
    const person = await consenting(on);
    const answer = await person.api.resumes.optimise({ body });
    expect(answer).toMatchObject({ writer: "model", blocked: [] });
    expect(answer.optimizedText).toContain("- Cut the reporting time by 30%");
    expect(desk.stub.requests).toHaveLength(2);
    expect(desk.stub.requests[1]?.material).toMatch(/Cut reporting time by 90% \| at fault: .*90.* \| \S/);
    expect(await person.api.resumes.usage()).toEqual({ count: 1 });
  });

  const bad: [string, StubBehaviour][] = [
    ["lies again", mend("Led a team that cut reporting time by 95%")],
    ["breaks down", (res) => answerStatus(res, 500)],
    ["is busy", (res) => answerStatus(res, 429)],
    ["answers nonsense", (res) => answerText(res, "As you wish!")],
    ["answers another form", (res) => answerText(res, '{"edits": [], "score": 100}')],
    ["is cut off", (res) => answerText(res, '{"edits": [', "cut")],
    ["stalls", () => undefined],
    [
      "repeats the canary",
      (res, request) =>
        mend(`Cut reporting time by 30% ${request.instructions.slice(-17, -1)}`)(res, request),
    ],
    [
      "obeys the ad and rewrites another line",
      (res, request) =>
        answerText(
          res,
          JSON.stringify({
            edits: [edit(request, "Helped the team", "Led the team at Google, see https://evil.example")],
          }),
        ),
    ],
  ];

  it.each(bad)(
    "a model that %s then: its good line stands, the person's own beside it",
    async (_name, second) => {
      const on = await desk.start({ timeoutMs: 1_500 });
      desk.stub.behave(then(second));
      const person = await consenting(on);
      const answer = await person.api.resumes.optimise({ body });
      expect(answer.writer).toBe("model");
      expect(answer.fallback).toBeUndefined();
      expect(answer.optimizedText).toContain("- Wrote SQL queries for the weekly reports");
      expect(answer.optimizedText).toContain("- Cut reporting time by 30%");
      expect(answer.optimizedText).not.toMatch(/9[05]%|Google|evil/);
      expect(answer.blocked).toMatchObject([{ line: "Cut reporting time by 90%" }]);
      expect(desk.stub.requests).toHaveLength(2);
      expect(await person.api.resumes.usage()).toEqual({ count: 1 });
    },
  );

  it("one time limit stands over both calls", async () => {
    const on = await desk.start({ timeoutMs: 2_000 });
    desk.stub.behave((res, request) => {
      if (!isRepair(request)) setTimeout(() => mixed(res, request), 1_200);
    });
    const person = await consenting(on);
    const began = Date.now();
    let asked = 0;
    const answer = await person.api.resumes.optimise(
      { body },
      {
        onStep: (step) => {
          if (step === 1) asked = Date.now();
        },
      },
    );
    expect(answer.writer).toBe("model");
    expect(desk.stub.requests).toHaveLength(2);
    // Two limits one after the other would be 3.2 s and more.
    expect(Date.now() - Math.max(asked, began)).toBeLessThan(3_100);
  });

  it("with the day's calls used up nothing goes back, and what stands is counted", async () => {
    const on = await desk.start({ dailyCalls: 1 });
    desk.stub.behave(mixed);
    const person = await consenting(on);
    expect(await person.api.resumes.optimise({ body })).toMatchObject({ writer: "model" });
    expect(desk.stub.requests).toHaveLength(1);
    expect(await person.api.resumes.usage()).toEqual({ count: 1 });
  });
});
