import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

describe("/api/user/gate-answers", () => {
  it("starts empty, keeps what is sent, and belongs to one account", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    expect(await person.api.account.gateAnswers()).toEqual({ answers: {} });
    const answers = { "work-rights": "citizen", "roster:nights": "no" };
    expect(await person.api.account.saveGateAnswers({ body: { answers } })).toEqual({ answers });
    expect(await person.api.account.gateAnswers()).toEqual({ answers });
    expect(await other.api.account.gateAnswers()).toEqual({ answers: {} });
  });

  it.each([{ "no-such-gate": "yes" }, { "work-rights": "" }, { __proto__x: "yes" }, { "work-rights": 5 }])(
    "%j answers 400 and changes nothing",
    async (answers) => {
      const person = await api.signedUp();
      const response = await person.send("/api/user/gate-answers", {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ answers }),
      });
      expect(response.status).toBe(400);
      expect(await person.api.account.gateAnswers()).toEqual({ answers: {} });
    },
  );
});
