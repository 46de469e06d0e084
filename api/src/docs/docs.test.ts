import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "#shared/contract/index.ts";
import type { Feature } from "#shared/contract/route.ts";
import { startTestApi, type TestApi } from "../testing/start-test-api.ts";
import { docsPage } from "./docs-page.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const routes = Object.values(contract as Record<string, Feature>).flatMap((feature) =>
  Object.values(feature),
);

it("every row of the contract stands in the document, with its body and its answer", async () => {
  const response = await api.visitor().send("/api/openapi.json");
  const document = (await response.json()) as {
    openapi: string;
    paths: Record<string, Record<string, { requestBody?: object; responses: object; security: object[] }>>;
  };
  expect(document.openapi).toBe("3.1.0");
  for (const route of routes) {
    const operation = document.paths[route.path]?.[route.method.toLowerCase()];
    expect(operation, `${route.method} ${route.path}`).toBeDefined();
    expect(Boolean(operation?.requestBody)).toBe(Boolean(route.body ?? route.sends));
    expect(operation?.security.length === 0).toBe(route.access === "public");
  }
});

it("says what a field must be", async () => {
  const document = await (await api.visitor().send("/api/openapi.json")).text();
  expect(document).toContain('"minLength":6');
  expect(document).toContain('"format":"email"');
});

it("the page lists every call and runs nothing", async () => {
  const response = await api.visitor().send("/api/docs");
  const page = await response.text();
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  for (const route of routes) expect(page).toContain(`${route.method} ${route.path}</h3>`);
  expect(page).not.toMatch(/<script|<style|style=|https?:\/\//i);
});

it("text of the table cannot become markup", () => {
  const evil = { x: { get: { ...contract.auth.user, path: '/api/<img src=x>"' } } } as Record<
    string,
    Feature
  >;
  expect(docsPage(evil)).not.toContain("<img");
});
