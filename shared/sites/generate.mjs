/**
 * `npm run gen`, and before every check, test, build and start: lists the folders of this room, so that a new site is a
 * new folder and nothing else. Lists for Vite, WXT, Node and Vitest alike, and not committed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const room = fileURLToPath(new URL(".", import.meta.url));
const header =
  "// Made by shared/sites/generate.mjs from the folders beside it. Not committed, never edited.\n";

/** `jobs-tas` as a name in code. */
const nameOf = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const sites = readdirSync(room)
  .filter((id) => existsSync(path.join(room, id, "site.ts")))
  .sort();
const read = sites.filter((id) => existsSync(path.join(room, id, "reader.ts")));
const importsOf = (ids, what, as, file = what) =>
  ids.map((id) => `import { ${what} as ${nameOf(id)}${as} } from "../${id}/${file}.ts";\n`).join("");

const siteList = `${header}${importsOf(sites, "site", "Site")}import type { Site } from "../site.ts";

/** Every site, by id. */
export const siteList: readonly Site[] = [${sites.map((id) => `${nameOf(id)}Site`).join(", ")}];
`;
const pagesList = `${header}${importsOf(sites, "pages", "Pages", "site")}${importsOf(sites, "site", "Site")}import type { Site, SitePages } from "../site.ts";

/** What is known of every site's pages, by id. */
export const pagesList: readonly { site: Site; pages: SitePages }[] = [
${sites.map((id) => `  { site: ${nameOf(id)}Site, pages: ${nameOf(id)}Pages },\n`).join("")}];
`;
const readerList = `${header}${importsOf(read, "site", "Site")}${importsOf(read, "reader", "Reader")}import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import type { Site } from "../site.ts";

/** Every site whose pages have a reader of their own, by id. */
export const readerList: readonly { site: Site; reader: SiteSelectors }[] = [
${read.map((id) => `  { site: ${nameOf(id)}Site, reader: ${nameOf(id)}Reader },\n`).join("")}];
`;

/** Only when it differs: a watching tool would start again. */
function keep(name, text) {
  const file = path.join(room, "generated", name);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
keep("site-list.ts", siteList);
keep("pages-list.ts", pagesList);
keep("reader-list.ts", readerList);
