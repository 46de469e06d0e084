import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const rooms = ["extension", "dashboard", "api", "shared", "docs"];
const atTheTop = ["README.md", "wxt.config.ts", "package.json", ".dependency-cruiser.cjs", ".env.example"];
const madeByTools = /(^|\/)(node_modules|dist|generated|screenshots|\.output|\.wxt|\.vite)(\/|$)/;
const written = /\.(?:[cm]?js|tsx?|css|prisma|sql|ya?ml|md|html|tsv)$/;
const named = /^[\w.@/-]+\.(?:tsx?|[cm]js|css|prisma|md|tsv)$/;
/** Placeholders for names that the reader chooses, or for other people's files next to the checkout. */
const placeholder = /(?:^|\/)(?:x\.|ID\.|NAME|your-)|^\.\.\/shared\/(?:data|spec)\//;

/** Everything that a reference may name. */
export interface Books {
  /** Every file of the tree, from its top. */
  files: ReadonlySet<string>;
  /** The headings of each file in `docs` and of the README. */
  headings: ReadonlyMap<string, readonly string[]>;
  /** Ids in the tables of docs/decisions, in the order of the pages. */
  decisions: readonly string[];
  /** Ids of docs/security.md: `AU-05`. */
  rules: ReadonlySet<string>;
  /** Numbers of docs/engine.md, Properties. */
  properties: ReadonlySet<string>;
}

/** Every source file, from the top of the tree. */
export function listFiles(top: string): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(path.join(top, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (madeByTools.test(file)) return [];
      return entry.isDirectory() ? walk(file) : [file];
    });
  return [...atTheTop, "LICENSE", ...rooms.flatMap(walk)];
}

/** The files whose text may contain a reference, without saved pages, documents and what this test plants. */
export function listTexts(files: readonly string[]): string[] {
  const isOther = /\/fixtures\/.*\.html$|templates\/sources\/|blog\/articles\/|^shared\/testing\/pointers/;
  return files.filter((file) => (written.test(file) || atTheTop.includes(file)) && !isOther.test(file));
}

export function readBooks(top: string, files: readonly string[]): Books {
  const books = files.filter((file) => /^docs\/.*\.md$|^README\.md$/.test(file));
  const text = (file: string) => readFileSync(path.join(top, file), "utf8");
  const headings = new Map(
    books.map((file) => [file, [...text(file).matchAll(/^#{1,4} (.+)$/gm)].map(([, title = ""]) => title)]),
  );
  const found = (file: string, id: RegExp) => [...text(file).matchAll(id)].map(([, match = ""]) => match);
  const decisions = books
    .filter((file) => file.startsWith("docs/decisions/"))
    .flatMap((file) => found(file, /^\| (D-\d+) \|/gm));
  return {
    files: new Set(files),
    headings,
    decisions,
    rules: new Set(found("docs/security.md", /^- ([A-Z]{2}-\d\d): /gm)),
    properties: new Set(found("docs/engine.md", /^(\d+)\. /gm)),
  };
}

/** Documents that are not in the repository, so a reader cannot open them. */
const foreign = [
  /\bpart [12],? sections?\b/i,
  /\b(?:specification|guide|README),? (?:part \d,? )?sections? \d/i,
  /(?<![\w/-])(?:ux|stack|house|security|capture|extension|match-engine|judgement|decisions)\.md/,
  /\.\.\/shared\/(?:guides|spec\/part)/,
];

function ids(text: string, pattern: RegExp, known: ReadonlySet<string>, what: string): string[] {
  const found = [...text.matchAll(pattern)].map(([id]) => id);
  return [...new Set(found)].filter((id) => !known.has(id)).map((id) => `${what} ${id}`);
}

/** `docs/x.md`, or `docs/x.md, Title` if a capital follows: a heading of it, or a rule's id. */
function bookErrors(text: string, books: Books): string[] {
  return [...text.matchAll(/(?<![\w./-])(docs\/[\w./-]+\.md)(?:, (?=[A-Z])([^\n]{1,80}))?/g)].flatMap(
    ([, file = "", rest]) => {
      const titles = books.headings.get(file);
      if (titles === undefined) return [`no file ${file}`];
      if (rest === undefined || titles.some((title) => rest.startsWith(title))) return [];
      const id = /^[A-Z]{2}-\d\d/.exec(rest)?.[0];
      return id !== undefined && books.rules.has(id) ? [] : [`no section "${rest}" in ${file}`];
    },
  );
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

function linkErrors(file: string, text: string, books: Books): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)].flatMap(([, link = ""]) => {
    const [target = "", anchor] = link.split("#");
    const to = target === "" ? file : path.posix.join(path.posix.dirname(file), target);
    const isThere = books.files.has(to) || [...books.files].some((one) => one.startsWith(`${to}/`));
    if (!isThere) return [`no file ${link}`];
    const titles = books.headings.get(to) ?? [];
    return anchor === undefined || titles.some((title) => slug(title) === anchor)
      ? []
      : [`no heading ${link}`];
  });
}

/** A file named in backticks must exist, by its path or the end of it. */
function fileErrors(text: string, books: Books): string[] {
  const names = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = ""]) => name);
  const isThere = (name: string) =>
    books.files.has(name) || [...books.files].some((file) => file.endsWith(`/${name}`));
  return [...new Set(names)]
    .filter((name) => named.test(name) && !placeholder.test(name) && !isThere(name))
    .map((name) => `no file ${name}`);
}

/** A path from the top of the tree, also inside a diagram, must be a file or a folder. */
function pathErrors(text: string, books: Books): string[] {
  const paths = [...text.matchAll(/(?<![\w./-])(?:api|dashboard|extension|shared|docs)\/[\w./-]*\w/g)];
  const isThere = (name: string) =>
    books.files.has(name) || [...books.files].some((file) => file.startsWith(`${name}/`));
  return [...new Set(paths.map(([name]) => name))]
    .filter((name) => !madeByTools.test(`${name}/`) && !placeholder.test(name) && !isThere(name))
    .map((name) => `no path ${name}`);
}

function propertyErrors(text: string, books: Books): string[] {
  const names = [...text.matchAll(/\b(?:test|describe|it)\(\s*"([^"]+)"/g)].map(([, name = ""]) => name);
  const numbers = names.flatMap((name) => [...name.matchAll(/\((\d+(?:, \d+)*)\)/g)]).map(([, n = ""]) => n);
  return numbers
    .flatMap((list) => list.split(", "))
    .filter((number) => !books.properties.has(number))
    .map((number) => `no property ${number}`);
}

/** References in a file's comments and sentences to things that do not exist. */
export function brokenPointers(file: string, text: string, books: Books): string[] {
  // A reference may continue on the next line of a comment.
  const joined = text.replace(/\n[ \t]*(?:\*|\/\/+)[ \t]/g, " ");
  const isBook = file.endsWith(".md");
  // The target of a link is checked as a path.
  const prose = isBook ? joined.replace(/\]\([^)]*\)/g, "]") : joined;
  const strange = foreign.flatMap((pattern) => pattern.exec(prose)?.[0] ?? []);
  return [
    ...ids(joined, /\bD-\d{2,}\b/g, new Set(books.decisions), "no decision"),
    ...ids(joined, /\b(?:AU|AZ|DR|EX|LL|SS|ST|UP|XS)-\d\d\b/g, books.rules, "no rule"),
    ...bookErrors(joined, books),
    ...strange.map((words) => `a book that is not here: ${words}`),
    ...(isBook
      ? [...linkErrors(file, text, books), ...fileErrors(text, books), ...pathErrors(prose, books)]
      : []),
    ...(/^shared\/(?:engine|resume)\/.*\.(?:test|limits)\.ts$/.test(file) ? propertyErrors(text, books) : []),
  ];
}
