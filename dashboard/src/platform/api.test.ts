import { afterEach, expect, it, vi } from "vitest";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { postJobBody } from "#shared/contract/posting-fields.ts";
import { postings } from "#shared/contract/postings.ts";
import { api, ownOrigin } from "./api.ts";

afterEach(() => vi.unstubAllGlobals());

it("every call carries the session's cookie, a visitor's job posting too [P1-6.02]", async () => {
  const sent: [unknown, RequestInit | undefined][] = [];
  vi.stubGlobal("fetch", async (url: unknown, init?: RequestInit) => {
    sent.push([url, init]);
    return Response.json({}, { status: 401 });
  });
  const body = postJobBody.parse({
    ...{ title: "Fitter", company: "Emu", location: "Sydney NSW", description: "Fits." },
    contactEmail: "depot@example.com",
  });
  const { post } = createApiClient({ postings }, ownOrigin).postings;
  await expect(post({ body })).rejects.toMatchObject({ status: 401 });
  expect(sent.map(([url]) => url)).toContain("/api/jobs");
  expect(sent.map(([, init]) => init?.credentials)).toEqual(sent.map(() => "include"));
});

it("the current user is asked for uncached and as JSON, with the cookie [P1-7.01, P1-7.05, P1-7.34]", async () => {
  const sent: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_url: unknown, init: RequestInit) => {
    sent.push(init);
    return Response.json({ message: "M" }, { status: 401 });
  });
  await expect(api.auth.user()).rejects.toMatchObject({ status: 401 });
  const headers = new Headers(sent[0]?.headers);
  expect([headers.get("cache-control"), headers.get("accept")]).toEqual(["no-cache", "application/json"]);
  expect(sent[0]?.credentials).toBe("include");
});
