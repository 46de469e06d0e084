import { type Files, insertBefore, type Names, type ReadText } from "./names.ts";

const contractFile = "shared/contract/index.ts";
const handlersFile = "api/src/features/handlers.ts";

/**
 * A feature with one GET route, its handler and its test over HTTP. As a placeholder, the route answers with the
 * account and the time.
 * @param decision the reason for a route that the specification does not name.
 */
export function routeFiles({ kebab, camel }: Names, read: ReadText, decision: string): Files {
  const folder = `api/src/features/${kebab}`;
  const contract = insertBefore(read(contractFile), "} as const;", `  ${camel},\n`);
  const handlers = insertBefore(read(handlersFile), "};", `  ${camel}: ${camel}Handlers,\n`);
  return {
    [`shared/contract/${kebab}.ts`]: `import * as z from "zod/mini";
import type { Feature } from "./route.ts";

export const ${camel} = {
  get: {
    method: "GET",
    path: "/api/${kebab}",
    access: "user",
    response: z.object({ email: z.string(), at: z.string() }),
    own: "${decision}",
  },
} as const satisfies Feature;
`,
    [contractFile]: `import { ${camel} } from "./${kebab}.ts";\n${contract}`,
    [`${folder}/${kebab}.handlers.ts`]: `import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";

export const ${camel}Handlers: FeatureHandlers<KelpieContract["${camel}"]> = {
  get: async ({ user, services }) => ({ email: user.email, at: services.now().toISOString() }),
};
`,
    [handlersFile]: `import { ${camel}Handlers } from "./${kebab}/${kebab}.handlers.ts";\n${handlers}`,
    [`${folder}/${kebab}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

const now = new Date("2026-03-05T01:00:00Z");
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.stop());

describe("GET /api/${kebab}", () => {
  it("answers the person who asks", async () => {
    const person = await api.signedUp({ email: "${kebab}@example.com" });
    expect(await person.api.${camel}.get()).toEqual({ email: "${kebab}@example.com", at: now.toISOString() });
  });

  it("a visitor, answers 401", async () => {
    await expect(api.visitor().api.${camel}.get()).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
`,
  };
}

const pagesFile = "shared/domain/pages.ts";
const routerFile = "dashboard/src/app/router.tsx";

/** A screen for signed-in people: its address, its page, the router's line and a test. */
export function screenFiles({ kebab, camel, pascal, words }: Names, read: ReadText): Files {
  const file = `dashboard/src/pages/${kebab}-page`;
  const pages = insertBefore(
    read(pagesFile),
    "} as const;\n\n/** The tabs of a saved job's page",
    `  ${camel}: "/${kebab}",\n`,
  );
  const lazyPage = `const ${pascal}Page = lazy(async () => ({
  default: (await import("../pages/${kebab}-page.tsx")).${pascal}Page,
}));
`;
  const router = insertBefore(read(routerFile), "/** Left out of the production bundle", lazyPage);
  return {
    [pagesFile]: pages,
    [routerFile]: insertBefore(
      router,
      "              <Route path={pages.subscription}",
      `              <Route path={pages.${camel}} element={<${pascal}Page />} />\n`,
    ),
    [`${file}.tsx`]: `import { PageHead } from "../platform/page-head.tsx";

export function ${pascal}Page() {
  return <PageHead title="${words}" />;
}
`,
    [`${file}.test.tsx`]: `import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { ${pascal}Page } from "./${kebab}-page.tsx";

it("the screen at its address, names itself in its heading", () => {
  expect(pages.${camel}).toBe("/${kebab}");
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[pages.${camel}]}>
      <${pascal}Page />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<h1[^>]*>${words}<\\/h1>/);
});
`,
  };
}
