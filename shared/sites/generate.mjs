/**
 * `npm run gen`, and before every check, test, build and start: lists the folders of this package, so that a new site
 * is a new folder and nothing else. Vite, WXT, Node and Vitest read the lists, which are not committed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const room = fileURLToPath(new URL(".", import.meta.url));
const header =
  "// Made by shared/sites/generate.mjs from the folders beside it. Not committed, never edited.\n";

/** The name `jobs-tas` as an identifier. */
const nameOf = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const sites = readdirSync(room)
  .filter((id) => existsSync(path.join(room, id, "site.ts")))
  .sort();
const read = sites.filter((id) => existsSync(path.join(room, id, "reader.ts")));
const importsOf = (ids, what, as, file = what) =>
  ids.map((id) => `import { ${what} as ${nameOf(id)}${as} } from "../${id}/${file}.ts";\n`).join("");

/** The source of one list, by the sites' ids. */
const listOf = (types, imports, comment, declared, rows) =>
  `${header}${imports}${types}\n/** ${comment} */\nexport const ${declared};\n`.replace("ROWS", rows);

const siteList = listOf(
  'import type { Site } from "../site.ts";\n',
  importsOf(sites, "site", "Site"),
  "Every site.",
  "siteList: readonly Site[] = [ROWS]",
  sites.map((id) => `${nameOf(id)}Site`).join(", "),
);
const pagesList = listOf(
  'import type { SitePages } from "../site.ts";\n',
  importsOf(sites, "pages", "Pages", "site"),
  "What is known of every site's pages.",
  "pagesList: readonly SitePages[] = [ROWS]",
  sites.map((id) => `${nameOf(id)}Pages`).join(", "),
);
const readerList = listOf(
  'import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";\n',
  importsOf(read, "reader", "Reader"),
  "How the pages of a site are read, for each that has a reader.",
  "readerList: readonly (readonly [site: string, reader: SiteSelectors])[] = [ROWS]",
  read.map((id) => `["${id}", ${nameOf(id)}Reader]`).join(", "),
);

/** Writes only a changed file, because a watching tool would restart. */
function keep(name, text) {
  const file = path.join(room, "generated", name);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
keep("site-list.ts", siteList);
keep("pages-list.ts", pagesList);
keep("reader-list.ts", readerList);
