import { type Files, insertBefore, type Names, type ReadText } from "./names.ts";

const contractFile = "shared/contract/index.ts";
const handlersFile = "api/src/features/handlers.ts";

/**
 * A feature with one GET row, its handler and its test over HTTP. The row answers whose it is and when: what every
 * signed-in row has at hand, to be replaced by what the feature is for.
 * @param decision the one that says why there is a row that the specification does not name.
 */
export function routeFiles({ kebab, camel }: Names, read: ReadText, decision: string): Files {
  const folder = `api/src/features/${kebab}`;
  const contract = insertBefore(read(contractFile), " } as const;", `, ${camel}`);
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
