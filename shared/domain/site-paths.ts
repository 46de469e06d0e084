import { pages } from "./pages.ts";

const sitePaths: readonly string[] = [
  pages.home,
  pages.landing,
  pages.blog,
  pages.help,
  pages.support,
  pages.extension,
  pages.howTheScoreWorks,
  pages.privacy,
  pages.terms,
  pages.templates,
  pages.login,
  pages.signup,
  pages.register,
];
/** Articles and templates. */
const siteFolders = ["/blog/", "/templates/", "/resume-templates/"];

/** True for a page of the public site: a separate file, which the app opens with a full page load. */
export function isSitePath(href: string): boolean {
  const [path = ""] = href.split(/[?#]/, 1);
  return sitePaths.includes(path) || siteFolders.some((folder) => path.startsWith(folder));
}
