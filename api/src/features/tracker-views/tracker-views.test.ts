import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { trackerViewLimits } from "#shared/domain/applications/tracker-query.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const premium = (email: string) => api.signedUp({ email, tier: "premium" });

describe("views of one's own over the tracker", () => {
  it("are made, listed in their order, renamed and deleted", async () => {
    const { api: own } = await premium("views@example.com");
    const made = await own.trackerViews.create({
      body: { name: " Nurses ", query: "?view=list&q=nurse&add=1&sort=-match" },
    });
    expect(made).toMatchObject({ name: "Nurses", query: "q=nurse&sort=-match&view=list" });
    const other = await own.trackerViews.create({ body: { name: "All", query: "" } });
    const renamed = await own.trackerViews.rename({ params: { id: made.id }, body: { name: "Wards" } });
    expect(await own.trackerViews.list()).toEqual([renamed, other]);
    await own.trackerViews.remove({ params: { id: other.id } });
    expect(await own.trackerViews.list()).toEqual([{ ...made, name: "Wards" }]);
  });

  it("a name that is taken, an empty one and a search too long, are refused in words", async () => {
    const { api: own } = await premium("views-names@example.com");
    const make = (name: string, query = "") => own.trackerViews.create({ body: { name, query } });
    await make("One");
    const two = await make("Two");
    const taken = { code: "conflict", message: "You have a view of this name already." };
    await expect(make("One")).rejects.toMatchObject(taken);
    await expect(
      own.trackerViews.rename({ params: { id: two.id }, body: { name: "One" } }),
    ).rejects.toMatchObject(taken);
    await expect(make("  ")).rejects.toMatchObject({ code: "invalid" });
    await expect(make("Long", `q=${"a".repeat(trackerViewLimits.query)}`)).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("the twenty-first, asked for at once with the twentieth, answers 409", async () => {
    const { api: own } = await premium("views-many@example.com");
    const make = (n: number) => own.trackerViews.create({ body: { name: `View ${n}`, query: "" } });
    for (let n = 1; n < trackerViewLimits.views; n += 1) await make(n);
    const answers = await Promise.allSettled([make(100), make(101)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await own.trackerViews.list()).toHaveLength(trackerViewLimits.views);
  });

  it("another person's view, answers 404 and stays", async () => {
    const { api: own } = await premium("views-mine@example.com");
    const { api: theirs } = await premium("views-theirs@example.com");
    const { id } = await own.trackerViews.create({ body: { name: "Mine", query: "" } });
    const params = { id };
    await expect(theirs.trackerViews.remove({ params })).rejects.toMatchObject({ code: "not_found" });
    await expect(theirs.trackerViews.rename({ params, body: { name: "Theirs" } })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await own.trackerViews.list()).toMatchObject([{ name: "Mine" }]);
  });

  it("a free person and a visitor, are refused", async () => {
    const { api: free } = await api.signedUp({ email: "views-free@example.com" });
    const body = { name: "Mine", query: "" };
    await expect(free.trackerViews.create({ body })).rejects.toMatchObject({ requiresUpgrade: true });
    await expect(api.visitor().api.trackerViews.list()).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
