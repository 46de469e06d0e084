import { type Files, insertBefore, type Names, type ReadText } from "./names.ts";

const pagesFile = "shared/domain/pages.ts";
const routerFile = "dashboard/src/app/router.tsx";

/** A screen for signed-in people: its address, its page, the router's line and a test. */
export function screenFiles({ kebab, camel, pascal, words }: Names, read: ReadText): Files {
  const file = `dashboard/src/pages/${kebab}-page`;
  const pages = insertBefore(read(pagesFile), "} as const;\n\nconst sitePaths", `  ${camel}: "/${kebab}",\n`);
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
