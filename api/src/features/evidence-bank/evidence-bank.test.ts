import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiError } from "#shared/client/api-error.ts";
import type { BankEntry, EvidenceBank } from "#shared/contract/evidence-bank.ts";
import { bankLimits } from "#shared/domain/evidence-bank/bank-entry.ts";
import {
  answers,
  body,
  consenting,
  personal,
  resumeText,
  startWithModel,
} from "../../testing/model-fixtures.ts";
import { startTestApi, type TestApi, testPassword } from "../../testing/start-test-api.ts";
import { lineId, startStubModelServer } from "../../testing/stub-model-server.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const nowhere = { role: null, since: null, until: null } as const;
const tableau = {
  ...({ kind: "fact", term: "Tableau", subject: "tool", state: null, ...nowhere } as const),
  words: "I built Tableau dashboards for 40 stakeholders at Bellwether Energy.",
};
const story = {
  ...({ kind: "story", title: "The audit week", situation: "Forty reports, two of us.", task: "" } as const),
  ...{ action: "I scripted the checks.", result: "Done in four days.", role: null, terms: ["audit"] },
};

describe("/api/evidence-bank", () => {
  it("starts empty, keeps facts and stories, the newest first, edits, deletes, and belongs to one account", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    expect(await person.api.evidenceBank.list()).toEqual({ facts: [], stories: [] });
    const role = { position: "Analyst", employer: "Bellwether Energy" };
    const held = { ...tableau, term: "Power BI", state: "held", role, since: "2022", words: " " } as const;
    await person.api.evidenceBank.add({ body: held });
    await person.api.evidenceBank.add({ body: tableau });
    const { facts, stories } = await person.api.evidenceBank.add({ body: story });
    expect(facts).toMatchObject([
      { term: "Tableau", state: null, words: tableau.words, saidThrough: "dashboard" },
      { term: "Power BI", state: "held", role, since: "2022", until: null, words: "" },
    ]);
    expect(stories).toMatchObject([{ title: "The audit week", terms: ["audit"], saidThrough: "dashboard" }]);
    expect(await other.api.evidenceBank.list()).toEqual({ facts: [], stories: [] });

    for (const [body, kept] of [
      [tableau, facts[0]],
      [story, stories[0]],
    ] as const) {
      const params = { id: kept?.id ?? "" };
      await expect(other.api.evidenceBank.update({ params, body })).rejects.toMatchObject({ status: 404 });
      await expect(other.api.evidenceBank.remove({ params })).rejects.toMatchObject({ status: 404 });
    }
    expect(await person.api.evidenceBank.list()).toEqual({ facts, stories });

    const [first] = facts;
    const [told] = stories;
    const body = { ...story, result: "Done in three days." };
    await person.api.evidenceBank.update({ params: { id: told?.id ?? "" }, body });
    const params = { id: first?.id ?? "" };
    // A story is no fact: its id means nothing there.
    await expect(person.api.evidenceBank.update({ params, body: story })).rejects.toMatchObject({
      status: 404,
    });
    await person.api.evidenceBank.remove({ params });
    await expect(person.api.evidenceBank.remove({ params })).rejects.toMatchObject({ status: 404 });
    const left = await person.api.evidenceBank.list();
    expect(left.facts).toMatchObject([{ term: "Power BI" }]);
    expect(left.stories).toMatchObject([
      { id: told?.id, result: "Done in three days.", saidAt: told?.saidAt },
    ]);
  });

  it("another answer about the same thing in the same role takes the place of the first; other roles stand beside it", async () => {
    const { evidenceBank } = (await api.signedUp()).api;
    const at = (employer: string) => ({ ...tableau, role: { position: "", employer } });
    await evidenceBank.add({ body: { ...at("Acme"), words: "An earlier answer" } });
    await evidenceBank.add({ body: at("Bellwether") });
    const { facts } = await evidenceBank.add({ body: { ...at("ACME"), term: "TABLEAU" } });
    expect(facts.map(({ term, role }) => [term, role?.employer])).toEqual([
      ["Tableau", "Bellwether"],
      ["TABLEAU", "ACME"],
    ]);
    // An edit that makes it the twin of another leaves one of the two.
    const [bellwether] = facts;
    const after = await evidenceBank.update({ params: { id: bellwether?.id ?? "" }, body: at("acme") });
    expect(after.facts).toMatchObject([{ id: bellwether?.id, role: { employer: "acme" } }]);
  });

  it("remembers a no, of which nothing but its term is kept; a yes ends it, and no no contradicts a yes", async () => {
    const { evidenceBank } = (await api.signedUp()).api;
    const no = { ...tableau, state: "not", since: "2020", words: "Never" } as const;
    const kept = await evidenceBank.add({ body: no });
    expect(kept.facts).toMatchObject([{ term: "Tableau", state: "not", since: null, words: "" }]);
    const { facts } = await evidenceBank.add({ body: tableau });
    expect(facts).toMatchObject([{ id: kept.facts[0]?.id, state: null, words: tableau.words }]);
    await expect(evidenceBank.add({ body: no })).rejects.toMatchObject({ status: 409 });
    expect(await evidenceBank.list()).toEqual({ facts, stories: [] });
  });

  it("the panel asks and keeps, is named as where it was said, and deletes nothing", async () => {
    const person = await api.signedUp();
    const { token } = await api
      .visitor()
      .api.auth.connectExtension({ body: { email: person.email, password: testPassword } });
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const call = (method: string, path = "", body?: object) =>
      fetch(`${api.url}/api/evidence-bank${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
    expect((await call("POST", "", tableau)).status).toBe(200);
    const { facts } = (await (await call("GET")).json()) as EvidenceBank;
    expect(facts).toMatchObject([{ term: "Tableau", saidThrough: "panel" }]);
    expect((await call("DELETE", `/${facts[0]?.id}`)).status).toBe(403);
    expect((await person.api.evidenceBank.list()).facts).toEqual(facts);
  });

  const long = "x".repeat(10_000);
  it.each([
    [{ ...tableau, words: " " }, "words", "own"],
    [{ ...tableau, words: long }, "words", "500"],
    [{ ...tableau, words: "Used it\u202e daily" }, "words", "seen"],
    [{ ...tableau, words: "No, never" }, "words", "a no"],
    [{ ...tableau, term: " " }, "term", "name"],
    [{ ...tableau, term: "Tab\u200bleau" }, "term", "seen"],
    [{ ...tableau, state: "held", since: "2099-01" }, "since", "not come"],
    [{ ...tableau, state: "held", since: "2021", until: "2020-12" }, "until", "before"],
    [{ ...tableau, role: { position: "A\u202e", employer: "" } }, "role", "seen"],
    [{ ...story, title: "" }, "title", "name"],
    [{ ...story, action: " " }, "action", "what you did"],
    [{ ...story, result: long }, "result", "800"],
    [{ ...story, terms: ["A\u200bB"] }, "terms", "seen"],
  ])("%# is refused in words at its field, and nothing is stored", async (sent, field, words) => {
    const person = await api.signedUp();
    const added = await person.api.evidenceBank.add({ body: { ...tableau, term: "Excel" } });
    const id = added.facts[0]?.id ?? "";
    const calls = [
      person.api.evidenceBank.add({ body: sent as BankEntry }),
      person.api.evidenceBank.update({ params: { id }, body: sent as BankEntry }),
    ];
    for (const one of await Promise.allSettled(calls)) {
      expect(one).toMatchObject({ status: "rejected", reason: { status: 422 } });
      const { body: refused } = (one as { reason: ApiError }).reason;
      expect(refused?.message).toContain(words);
      expect(refused?.details).toMatchObject({ fields: { [field]: refused?.message } });
    }
    expect(await person.api.evidenceBank.list()).toEqual(added);
  });

  it.each([
    [{ ...tableau, userId: "another" }],
    [{ ...tableau, state: "expert" }],
    [{ ...tableau, kind: "rumour" }],
    [{ kind: "fact" }],
    [{ ...story, terms: "audit" }],
    [[tableau]],
  ])("%j is no entry", async (sent) => {
    const person = await api.signedUp();
    const answer = await person.send("/api/evidence-bank", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sent),
    });
    expect(answer.status).toBe(400);
    expect(await person.api.evidenceBank.list()).toEqual({ facts: [], stories: [] });
  });

  it("so many and no more, also when two come at once; one that is there can still be said anew", async () => {
    const person = await api.signedUp();
    const { userId } = person;
    const { db } = api.services;
    const data = Array.from({ length: bankLimits.facts - 1 }, (_, at) => ({
      ...{ userId, term: `Tool ${at}`, words: "Used it" },
    }));
    await db.bankFact.createMany({ data });
    const keep = (term: string) => person.api.evidenceBank.add({ body: { ...tableau, term } });
    const both = await Promise.allSettled([keep("Procore"), keep("Tableau")]);
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find((one) => one.status === "rejected")?.reason).toMatchObject({ status: 409 });
    expect((await keep("Tool 5")).facts).toHaveLength(bankLimits.facts);

    const told = Array.from({ length: bankLimits.stories }, () => ({ userId, title: "T", action: "A" }));
    await db.bankStory.createMany({ data: told });
    await expect(person.api.evidenceBank.add({ body: story })).rejects.toMatchObject({ status: 409 });
    expect(await db.bankStory.count({ where: { userId } })).toBe(bankLimits.stories);
  });

  it("goes into the export whole, and away with the account", async () => {
    const person = await api.signedUp();
    await person.api.evidenceBank.add({ body: tableau });
    await person.api.evidenceBank.add({ body: story });
    const file = await person.api.account.exportData();
    const all = Object.values(unzipSync(file.bytes))
      .map((bytes) => strFromU8(bytes))
      .join("\n");
    for (const words of [tableau.words, story.situation, story.action, story.result, "audit"])
      expect(all).toContain(words);
    await person.api.account.remove({ body: { confirmation: testPassword } });
    const { db } = api.services;
    const where = { userId: person.userId };
    expect([await db.bankFact.count({ where }), await db.bankStory.count({ where })]).toEqual([0, 0]);
  });
});

describe("writing with the evidence bank", () => {
  it("by itself it changes no score and no text: only what stands in the resume counts", async () => {
    const person = await api.signedUp({ tier: "premium" });
    const before = await person.api.resumes.optimise({ body });
    await person.api.evidenceBank.add({ body: tableau });
    const after = await person.api.resumes.optimise({ body });
    expect({ ...after, id: before.id }).toEqual(before);
    expect(after.missingKeywords).toContain("Tableau");
  });

  it("it supports a sentence of the person's letter, which is flagged without it", async () => {
    const person = await api.signedUp({ tier: "premium" });
    await person.api.resumes.keepDefault({ body: { name: "Mine", text: resumeText } });
    const letter = {
      coverLetterText: `Dear team,\n\nI wrote SQL queries for weekly reports. ${tableau.words}\n\nRobin`,
      jobDescription: body.jobAdText,
    };
    const flagged = async () => (await person.api.coverLetters.optimise({ body: letter })).flagged;
    expect((await flagged()).map((one) => one.line)).toEqual([tableau.words]);
    await person.api.evidenceBank.add({ body: tableau });
    expect(await flagged()).toEqual([]);
  });

  it("it supports a model's line, without it the same line is blocked; names and contacts in it are hidden", async () => {
    const stub = await startStubModelServer();
    const on = await startWithModel(stub);
    // Two facts, each as it was said: one task made of both would be nobody's.
    const line = "Wrote SQL queries for weekly reports and built Tableau dashboards";
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
      const words = `${tableau.words} Robin, robin.fraser@example.com, 0491 570 156`;
      await person.api.evidenceBank.add({ body: { ...tableau, words } });
      const answer = await person.api.resumes.optimise({ body });
      expect(answer).toMatchObject({ writer: "model" });
      expect(answer.optimizedText).toContain(`- ${line}`);
      expect(stub.requests.at(-1)?.material).toContain("| stated | I built Tableau dashboards");
      expect(stub.requests.at(-1)?.raw).not.toMatch(personal);
      expect(resumeText).not.toContain("Tableau");
    } finally {
      await on.stop();
      await stub.stop();
    }
  });
});
