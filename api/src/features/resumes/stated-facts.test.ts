import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statedFactLimits } from "#shared/domain/resumes/stated-facts.ts";
import {
  answers,
  body,
  consenting,
  personal,
  resumeText,
  startWithModel,
} from "../../testing/model-fixtures.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { lineId, startStubModelServer } from "../../testing/stub-model-server.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const tableau = {
  term: "Tableau",
  text: "I built Tableau dashboards for 40 stakeholders at Bellwether Energy.",
};

describe("/api/user/stated-facts", () => {
  it("starts empty, keeps one per term, lists the newest first, deletes, and belongs to one account", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    expect(await person.api.resumes.statedFacts()).toEqual({ facts: [] });
    await person.api.resumes.keepStatedFact({ body: { term: "Power BI", text: " For a year " } });
    await person.api.resumes.keepStatedFact({ body: { ...tableau, text: "An earlier answer" } });
    const { facts } = await person.api.resumes.keepStatedFact({ body: { ...tableau, term: "TABLEAU" } });
    expect(facts).toMatchObject([{ ...tableau, term: "TABLEAU" }, { text: "For a year" }]);
    expect(await other.api.resumes.statedFacts()).toEqual({ facts: [] });

    const id = facts[0]?.id ?? "";
    await expect(other.api.resumes.removeStatedFact({ params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    const left = await person.api.resumes.removeStatedFact({ params: { id } });
    expect(left.facts).toMatchObject([{ term: "Power BI" }]);
    await expect(person.api.resumes.removeStatedFact({ params: { id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it.each([
    [{ term: "Tableau", text: " " }, "own"],
    [{ term: "Tableau", text: "x".repeat(501) }, "500"],
    [{ term: "Tableau", text: "Used it\u202e daily" }, "seen"],
    [{ term: "Tableau", text: "No, never" }, "a no"],
    [{ term: " ", text: "Used it" }, ""],
    [{ term: "x".repeat(121), text: "Used it" }, ""],
    [{ term: "Tab\u200bleau", text: "Used it" }, "name"],
    [{ term: "Tableau", text: "Used it", userId: "another" }, ""],
    [{ term: "Tableau" }, ""],
  ])("%j is refused in words and nothing is stored", async (sent, words) => {
    const person = await api.signedUp();
    const answer = await person.send("/api/user/stated-facts", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sent),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
    expect(await api.services.db.statedFact.count({ where: { userId: person.userId } })).toBe(0);
  });

  it("a hundred and no more, also when two come at once; one that is there can still be said anew", async () => {
    const person = await api.signedUp();
    const { userId } = person;
    const data = Array.from({ length: statedFactLimits.facts - 1 }, (_, at) => ({
      ...{ userId, term: `Tool ${at}`, text: "Used it" },
    }));
    await api.services.db.statedFact.createMany({ data });
    const keep = (term: string) =>
      person.api.resumes.keepStatedFact({ body: { term, text: "Used it daily" } });
    const both = await Promise.allSettled([keep("Procore"), keep("Tableau")]);
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find((one) => one.status === "rejected")?.reason).toMatchObject({ status: 409 });
    expect((await keep("Tool 5")).facts).toHaveLength(statedFactLimits.facts);
    expect(await api.services.db.statedFact.count({ where: { userId } })).toBe(statedFactLimits.facts);
  });
});

describe("optimising with a statement", () => {
  it("by itself it changes no score and no text: only what stands in the resume counts", async () => {
    const person = await api.signedUp({ tier: "premium" });
    const before = await person.api.resumes.optimise({ body });
    await person.api.resumes.keepStatedFact({ body: tableau });
    const after = await person.api.resumes.optimise({ body });
    expect(after).toEqual(before);
    expect(after.missingKeywords).toContain("Tableau");
  });

  it("it supports a sentence of the person's letter, which is flagged without it", async () => {
    const person = await api.signedUp({ tier: "premium" });
    await person.api.resumes.keepDefault({ body: { name: "Mine", text: resumeText } });
    const letter = {
      coverLetterText: `Dear team,\n\nI wrote SQL queries for weekly reports. ${tableau.text}\n\nRobin`,
      jobDescription: body.jobAdText,
    };
    const flagged = async () => (await person.api.coverLetters.optimise({ body: letter })).flagged;
    expect((await flagged()).map((one) => one.line)).toEqual([tableau.text]);
    await person.api.resumes.keepStatedFact({ body: tableau });
    expect(await flagged()).toEqual([]);
  });

  it("it supports a model's line, without it the same line is blocked; names and contacts in it are hidden", async () => {
    const stub = await startStubModelServer();
    const on = await startWithModel(stub);
    const line = "Wrote SQL queries and Tableau dashboards for weekly reports";
    try {
      stub.behave(
        answers((request) => {
          const own = lineId(request, "Wrote SQL queries");
          const stated = request.material.includes("dashboards") ? [lineId(request, "dashboards")] : [];
          return { edits: [{ lineId: own, text: line, factIds: [own, ...stated], reason: "" }] };
        }),
      );
      const person = await consenting(on);
      const without = await person.api.resumes.optimise({ body });
      expect(without.optimizedText).not.toContain("Tableau");
      expect(without.fallback).toContain("passed the fact check");
      const text = `${tableau.text} Robin, robin.fraser@example.com, 0491 570 156`;
      await person.api.resumes.keepStatedFact({ body: { ...tableau, text } });
      const answer = await person.api.resumes.optimise({ body });
      expect(answer).toMatchObject({ writer: "model" });
      expect(answer.optimizedText).toContain(`- ${line}`);
      expect(stub.requests[1]?.material).toContain("| stated | I built Tableau dashboards");
      expect(stub.requests[1]?.raw).not.toMatch(personal);
      expect(resumeText).not.toContain("Tableau");
    } finally {
      await on.stop();
      await stub.stop();
    }
  });
});
