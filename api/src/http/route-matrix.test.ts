import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contract } from "#shared/contract/index.ts";
import type { Route } from "#shared/contract/route.ts";
import { fillEveryColumn, ownedModels, readModels } from "../testing/fill-every-column.ts";
import { startTestApi, type TestApi } from "../testing/start-test-api.ts";

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;

const rows = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({
    name: `${feature}.${name}`,
    route,
  })),
);

/** A body that each row with an id in its address takes: only then is the id what it refuses. */
const bodies: Record<string, object> = {
  "resumes.update": { name: "Mine" },
  "resumes.correct": { edits: [] },
  "resumes.restore": { versionId: "00000000-0000-4000-8000-000000000000" },
  "resumes.filePastOptimisation": { jobTitle: "Fitter", company: "Emu Rail" },
  "coverLetters.keep": { text: "Dear Emu Rail, I write to apply for the role of fitter." },
  "coverLetters.file": { applicationId: "00000000-0000-4000-8000-000000000000" },
  "applications.update": { notes: "Mine" },
  "applications.recordFilled": { asked: ["Name"] },
  "applicationFiles.storeSentDocuments": { kind: "resume", source: null },
  "criteria.keep": {
    ...{ kind: "selection_criteria", limits: [], criteria: [], pasted: "", chosen: {}, answers: {} },
  },
  "criteria.readPasted": { text: "1. Experience with pumps" },
  "criteria.draft": {},
  "evidenceBank.update": {
    ...{ kind: "fact", term: "Pumps", subject: "skill", state: "held", role: null, since: null, until: null },
    words: "I have worked with pumps",
  },
  "dismissedJobs.keep": { isDismissed: true },
  "trackerViews.rename": { name: "Theirs" },
};

const guarded = rows.filter(({ route }) => route.access === "user" && route.path.includes("{id}"));
const withBody = rows.filter(
  ({ route }) => route.body !== undefined && route.access === "user" && route.streams !== "live",
);
const made = "00000000-0000-4000-8000-0000000000ff";

let api: TestApi;
let owner: Person;
let other: Person;
let ids: string[];
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedUp({ tier: "premium" });
  other = await api.signedUp({ tier: "premium" });
  const models = ownedModels(readModels()).filter(({ columns }) => columns.some(({ name }) => name === "id"));
  await fillEveryColumn(api.services.db, ownedModels(readModels()), owner.userId, {
    "User.email": owner.email,
  });
  const found = await Promise.all(
    models
      .filter(({ name }) => name !== "User")
      .map(({ name }) =>
        api.services.db.$queryRawUnsafe<{ id: unknown }[]>(`SELECT id FROM "${name}" LIMIT 1`),
      ),
  );
  ids = [...new Set([owner.userId, ...found.flat().map(({ id }) => String(id))])].filter(Boolean);
});
afterAll(() => api.stop());
// What each row allows in a minute is the test of another file.
const forgetLimits = () => api.services.db.rateLimiterFlexible.deleteMany();
beforeEach(async () => {
  await forgetLimits();
});

function send(by: Person, route: Route, id: string, body: object): Promise<Response> {
  const path = route.path.replace("{id}", encodeURIComponent(id));
  if (route.method === "GET") return by.send(path);
  if (route.sends === "multipart") {
    const form = new FormData();
    form.append("file", new File(["Mine"], "mine.txt"));
    return by.send(path, { method: route.method, body: form });
  }
  const headers = { "content-type": "application/json" };
  return by.send(path, { method: route.method, headers, body: JSON.stringify(body) });
}

const answerOf = async (response: Response) => {
  const text = await response.text();
  return `${response.status} ${text.replace(/"requestId":"[^"]*"/, "")}`;
};

/** What is in the tables of people, in a few characters; a visit moves the visitor's own session. */
async function stateOf(): Promise<string> {
  const sums = ownedModels(readModels())
    .filter(({ name }) => name !== "Session")
    .map(
      ({ name }) =>
        `SELECT '${name}', md5(string_agg(to_jsonb(r)::text, '' ORDER BY to_jsonb(r)::text)) FROM "${name}" r`,
    );
  return JSON.stringify(await api.services.db.$queryRawUnsafe(sums.join(" UNION ALL ")));
}

describe("every row with an id in its address (AZ-01)", () => {
  it.each(guarded)(
    "$name answers another person's id like one that was never made",
    async ({ name, route }) => {
      const body = bodies[name] ?? {};
      // A row whose body is not known here would refuse that instead of the id.
      if (route.body) expect(Object.keys(bodies)).toContain(name);
      const expected = await answerOf(await send(other, route, made, body));
      expect(expected).toMatch(/^404 /);
      const before = await stateOf();
      for (const [at, id] of ids.entries()) {
        if (at % 10 === 9) await forgetLimits();
        const answer = await send(other, route, id, body);
        if (answer.status === 429) throw new Error("The limit hides the answer.");
        expect(await answerOf(answer), id).toBe(expected);
      }
      expect(await stateOf()).toBe(before);
    },
  );
});

/** The keys that a schema names. */
function fieldsOf(route: Route): string[] {
  const shape: unknown = Reflect.get(Object(route.body), "def") ?? {};
  return Object.keys(Object(Reflect.get(Object(shape), "shape")));
}

const grants = {
  ...{ subscriptionTier: "premium", tier: "premium", role: "admin", isAdmin: true, emailVerified: true },
  ...{ emailVerifiedAt: "2026-01-01", userId: made, id: made, stripeCustomerId: "cus_1", usage: 0 },
  ...{ matchScore: 100, createdAt: "2020-01-01T00:00:00Z", passwordHash: "x", count: 0 },
};

describe("what a body may not carry", () => {
  it("no field that the row does not name is taken, and no prototype is touched (AZ-02)", async () => {
    const free = await api.signedUp();
    const account = () => api.services.db.user.findUniqueOrThrow({ where: { id: free.userId } });
    const before = await account();
    for (const { name, route } of withBody) {
      await api.services.db.rateLimiterFlexible.deleteMany();
      if (/^(account\.remove|auth\.)/.test(name)) continue;
      const own = bodies[name] ?? {};
      const text = JSON.stringify({ ...own, ...grants }).replace(/^\{/, '{"__proto__":{"polluted":true},');
      const headers = { "content-type": "application/json" };
      const path = route.path.replace("{id}", made);
      const answer = await free.send(path, { method: route.method, headers, body: text });
      expect(answer.status, name).toBeGreaterThanOrEqual(400);
      expect(answer.status, name).toBeLessThan(500);
    }
    expect(await account()).toEqual(before);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  const wrong = [{ not: "" }, [["x"]]];

  it.each(withBody)(
    "$name refuses a search in place of each of its fields (AZ-03)",
    async ({ name, route }) => {
      const own = bodies[name] ?? {};
      for (const field of fieldsOf(route))
        for (const value of wrong) {
          const answer = await send(other, route, made, { ...own, [field]: value });
          if (answer.status === 429) await api.services.db.rateLimiterFlexible.deleteMany();
          else
            expect([400, 403, 404, 413, 415, 422], `${field} ${JSON.stringify(value)}`).toContain(
              answer.status,
            );
        }
    },
  );

  it("an address with the same word twice, or in brackets, never answers 500 (AZ-03)", async () => {
    for (const { name, route } of rows) {
      if (route.method !== "GET" || !route.query || route.streams === "live") continue;
      const { def } = route.query as unknown as { def: { shape?: object } };
      for (const field of Object.keys(def.shape ?? {}))
        for (const query of [
          `${field}=a&${field}=b`,
          `${field}[not]=`,
          `${field}[]=a`,
          `${field}.contains=`,
        ]) {
          const answer = await other.send(`${route.path.replace("{id}", made)}?${query}`);
          expect(answer.status, `${name} ${query}`).toBeLessThan(500);
        }
    }
  });
});
