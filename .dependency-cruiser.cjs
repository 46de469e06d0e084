/** The room rules of docs/architecture.md. Each has a planted violation in docs/boundaries/. */

const vendors = (names) => `node_modules/(${names.join("|")})(/|$)`;
/** A room in the real tree or under docs/boundaries/planted, where each rule is proven. */
const room = (path) => `^(?:docs/boundaries/planted/)?${path}`;
const tests = "\\.(test|e2e|limits)\\.tsx?$|/(testing|e2e)/";

/** Vendors and the only places that may name them. */
const doors = [
  [
    "prisma",
    ["@prisma/client", "pglite-prisma-adapter", "@prisma/adapter-pg", "@electric-sql/pglite", "pg"],
    "api/src/db/|\\.store\\.ts$|api/tools/|api/src/testing/",
  ],
  ["documents", ["docx", "pdf-parse", "word-extractor", "pdfkit"], "api/src/adapters/|api/tools/bench/"],
  // The browser draws the person's own PDF with it (D-97); the api reads with it.
  [
    "pdf-pages",
    ["pdfjs-dist"],
    "api/src/adapters/|api/tools/(bench|evaluate)/|dashboard/src/features/resumes/confirm/|extension/platform/pdf/",
  ],
  [
    "outside-services",
    ["stripe", "openai", "nodemailer", "twilio", "web-push", "undici", "aws4fetch"],
    "api/src/adapters/",
  ],
  ["one-time-codes", ["otpauth"], "api/src/adapters/"],
  ["passkeys", ["@simplewebauthn/server"], "api/src/adapters/"],
  ["passkeys-in-browser", ["@simplewebauthn/browser"], "dashboard/src/platform/browser/"],
  ["qr-codes", ["uqr"], "dashboard/src/features/two-step/"],
  ["task-queue", ["pg-boss"], "api/src/queue/"],
  ["metrics", ["prom-client"], "api/src/metrics/"],
  ["threads", ["tinypool"], "api/src/workers/"],
  [
    "passport",
    ["passport", "passport-local", "passport-http-bearer", "passport-google-oauth20"],
    "api/src/http/|api/src/features/auth/",
  ],
  [
    "browser",
    ["webextension-polyfill", "@plasmohq/storage", "wxt"],
    "extension/platform/|extension/entrypoints/|wxt\\.config\\.ts|extension/vitest\\.config\\.ts",
  ],
  ["mail", ["postal-mime"], "dashboard/src/features/applications/mail/|api/src/adapters/"],
  ["cmdk", ["cmdk"], "shared/ui/primitives/"],
  ["radix", ["radix-ui", "@radix-ui"], "shared/ui/primitives/"],
  ["cheerio", ["cheerio"], "shared/job-ad/|api/tools/bench/|api/src/adapters/read-document/"],
];

/** How a site's pages are read, beside the facts of it; docs/capture.md. */
const siteReaders = "shared/sites/(?:[^/]+/reader|generated/reader-list|australian-boards)\\.ts$";

/** What reads, scores or writes a text of any length. */
const heavyRooms =
  "shared/(writing/(realise|built-in|model)/|resume/(analyse-resume|read-resume|document/)|job-ad/extract-job-ad|engine/(match-ad|read-pair|read-ad/))";
/** Pure files of the api that may call them: heavyWork and the match thread call these, on a thread. */
const threadFiles =
  "api/src/workers/|-work\\.ts$|api/src/scoring/(measure|score-ads|ranking-words)\\.ts$|/(letter-lines|report-lines|read-ad-page|skills-of-ad|export-check)\\.ts$";

/** Who may open what came from outside: within caps, or to pass it on. */
const bytesOpen =
  "api/src/(bytes|workers|db)/|-work\\.ts$|\\.store\\.ts$|api/src/adapters/(read-document/|read-mail\\.ts|stripe\\.ts)|api/src/http/(upload|send-file)\\.ts$";
/** Where requests are met: the room for it, the server's parts, what sends built files, the test payments. */
const requestsMeet = "api/src/(http|site|metrics)/|api/src/(app|open-server|server)\\.ts$|api/src/adapters/";

const stack = (name, from, allowed, but = []) => ({
  name: `stack-${name}`,
  comment: `shared/${from} may import only: ${allowed.join(", ") || "itself"}.`,
  severity: "error",
  from: { path: room(`shared/${from}/`), pathNot: [tests, ...but] },
  to: { path: room("shared/"), pathNot: room(`shared/(${[from, ...allowed].join("|")})/`) },
});

/** The sub-rooms of a room, in the order in which work flows through them: none reaches back to a later one. */
const pipeline = (from, steps) =>
  steps.slice(0, -1).map((step, at) => ({
    name: `${from}-flows-from-${step}`,
    comment: `shared/${from}: ${steps.join(" -> ")}.`,
    severity: "error",
    from: { path: room(`shared/${from}/${step}/`), pathNot: tests },
    to: { path: room(`shared/${from}/(${steps.slice(at + 1).join("|")})/`) },
  }));

/** Of the changed files alone what needs all of them cannot be said. */
const isDirect = process.env.KELPIE_DIRECT_ROOMS === "1";

const noOrphans = {
  name: "no-orphans",
  severity: "error",
  from: {
    orphan: true,
    pathNot: `${tests}|\\.d\\.ts$|\\.css$|config\\.ts$|theme-boot\\.ts$|public/(push|service)-worker\\.js$|docs/boundaries/`,
  },
  to: {},
};

module.exports = {
  forbidden: [
    ...(isDirect ? [] : [{ name: "no-cycles", severity: "error", from: {}, to: { circular: true } }]),
    {
      name: "apps-apart",
      comment: "api, dashboard and extension never import each other.",
      severity: "error",
      from: { path: room("(api|dashboard|extension)/") },
      to: { path: room("(api|dashboard|extension)/"), pathNot: room("$1/") },
    },
    {
      name: "shared-imports-no-app",
      severity: "error",
      from: { path: room("shared/") },
      to: { path: room("(api|dashboard|extension)/") },
    },
    stack("sites", "sites", [], [siteReaders]),
    {
      name: "stack-site-readers",
      comment: "A site's reader is made of what the ad's reader offers it.",
      severity: "error",
      from: { path: room(siteReaders) },
      to: {
        path: room("shared/"),
        pathNot: room("shared/(sites|domain|job-ad/(page|words|candidates|capture))"),
      },
    },
    {
      name: "sites-apart",
      comment: "A site's folder never imports another's.",
      severity: "error",
      from: { path: room("shared/sites/([^/]+)/(site|reader)\\.ts$") },
      to: { path: room("shared/sites/[^/]+/(site|reader)\\.ts$"), pathNot: room("shared/sites/$1/") },
    },
    {
      name: "site-readers-in-job-ad",
      comment: "Everybody may know a site's facts; its reader belongs to the ad's reader.",
      severity: "error",
      from: {
        path: room("(api|dashboard|extension|shared)/"),
        pathNot: [tests, room("shared/(job-ad|sites)/")],
      },
      to: { path: room(siteReaders) },
    },
    ...pipeline("job-ad", ["page", "words", "sections", "candidates", "ad"]),
    stack("domain", "domain", ["sites"]),
    stack("language", "language", ["domain"]),
    stack("messages", "messages", ["domain", "language"]),
    stack("engine", "engine", ["domain", "language"]),
    stack("job-ad", "job-ad", ["domain", "language", "sites"]),
    stack("autofill", "autofill", ["domain", "sites"]),
    stack("resume", "resume", ["domain", "language", "engine"]),
    stack("writing", "writing", ["domain", "language", "engine", "resume"]),
    // The contract carries the engine's answer by its type; engine/analysis.ts holds nothing else; the look book makes a ledger.
    stack("contract", "contract", ["domain", "engine"]),
    stack("client", "client", ["domain", "contract"]),
    stack("ui", "ui", ["domain", "engine"]),
    // The list of what was read of a resume, for panel and dashboard.
    stack("resume-review", "resume-review", ["domain", "language", "resume", "ui"]),
    stack("device", "device", ["domain", "engine", "resume", "writing", "ui"]),
    {
      name: "types-only-from-engine",
      comment: "Contract and ui know the engine's answer, not the engine.",
      severity: "error",
      from: { path: room("shared/(contract|ui)/"), pathNot: tests },
      to: { path: room("shared/engine/"), pathNot: "shared/engine/(analysis|ledger)\\.ts$" },
    },
    {
      name: "fact-check-door",
      comment:
        "Whoever writes asks groundResumeLine or groundLetter, which judge through groundWithin; its checks are nobody's own.",
      severity: "error",
      from: {
        path: room("(api|dashboard|extension|shared)/"),
        pathNot: [tests, room("shared/writing/verify/"), "api/tools/"],
      },
      to: { path: room("shared/writing/verify/(check-|frames/|given-words|own-parts|strength)") },
    },
    {
      name: "pure-rooms-no-vendors",
      severity: "error",
      from: {
        path: room("shared/(domain|sites|engine|resume|writing|autofill)/"),
        pathNot: [tests, "shared/sites/generate\\.mjs$"],
      },
      to: { dependencyTypes: ["npm", "npm-dev", "npm-optional", "core"] },
    },
    {
      name: "features-apart",
      comment: "A feature never imports another feature of its app; pages and app/ compose.",
      severity: "error",
      from: { path: room("(api/src|dashboard/src|extension)/features/([^/]+)/"), pathNot: tests },
      to: {
        path: room("(api/src|dashboard/src|extension)/features/[^/]+/"),
        pathNot: room("$1/features/$2/"),
      },
    },
    ...doors.map(([name, packages, places]) => ({
      name: `door-${name}`,
      comment: `${packages.join(", ")} only in ${places}`,
      severity: "error",
      from: { pathNot: `${places}|${tests}` },
      to: { path: vendors(packages) },
    })),
    {
      name: "heavy-work-on-threads",
      comment:
        "Who answers requests never reads, scores or writes a text itself: services.workers does (api/src/workers).",
      severity: "error",
      from: { path: room("api/src/"), pathNot: `${threadFiles}|${tests}` },
      to: { path: heavyRooms, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "outside-bytes-stay-closed",
      comment:
        "What came from outside is opened on a thread, in a document's process, behind a vendor's door, or to be passed on unread.",
      severity: "error",
      from: { path: room("api/src/"), pathNot: `${bytesOpen}|${tests}` },
      to: { path: room("api/src/bytes/open-outside\\.ts$") },
    },
    {
      name: "door-requests",
      comment:
        "A request and its body belong to api/src/http: a feature gets what was parsed, cleaned or closed there.",
      severity: "error",
      from: { path: room("api/src/"), pathNot: `${requestsMeet}|${tests}` },
      to: {
        path: `${vendors(["express", "@types/express", "multer", "busboy", "body-parser"])}|^(node:)?https?$`,
      },
    },
    {
      name: "one-database-client",
      comment:
        "openClient cleans every text on its way into the database; no store gets what another client is made with.",
      severity: "error",
      from: { path: room("api/src/"), pathNot: `api/src/db/open(-embedded)?\\.ts$|${tests}` },
      to: { path: vendors(["@prisma/adapter-pg", "pglite-prisma-adapter"]) },
    },
    {
      name: "door-prisma-client",
      comment: "The generated client, by value or by type, only in stores and db/.",
      severity: "error",
      from: { pathNot: `api/src/db/|\\.store\\.ts$|api/tools/|${tests}` },
      to: { path: "api/src/db/generated/" },
    },
    {
      name: "api-knows-no-screen",
      severity: "error",
      from: { path: room("api/"), pathNot: tests },
      to: { path: room("shared/(ui|client|device)/") },
    },
    {
      name: "dashboard-reads-no-ads",
      comment: "It reads no pages; a pasted text it names by its first lines.",
      severity: "error",
      from: { path: room("dashboard/") },
      to: { path: room("shared/job-ad/"), pathNot: room("shared/job-ad/name-pasted-ad\\.ts$") },
    },
    {
      name: "small-worker",
      comment:
        "The worker and what is injected into a page reach no screen and no parser, also through a middle file.",
      severity: "error",
      from: {
        path: room(
          "extension/(entrypoints/(background|follow-ad|form-reader|form-filler)\\.ts|platform/page/page-html\\.ts)$",
        ),
      },
      to: {
        reachable: true,
        path: `${vendors(["react", "react-dom", "cheerio", "radix-ui"])}|shared/(ui|job-ad|engine)/`,
        // Its types only.
        pathNot: "shared/job-ad/capture\\.ts$",
      },
    },
    {
      name: "no-full-zod-in-browsers",
      severity: "error",
      from: { path: room("(dashboard/src|extension|shared)/"), pathNot: tests },
      to: { path: vendors(["zod"]), pathNot: "node_modules/zod/.*mini" },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    ...(isDirect ? [] : [noOrphans]),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules|api/src/db/generated/" },
    // Only our own folders: a bare "dist/" would also hide every vendor that ships in one.
    exclude: {
      path: "^dashboard/dist/|^(?:api|extension)/.output/|^shared/(?:job-ad|autofill)/fixtures/|^.wxt/",
    },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".css"],
    },
    moduleSystems: ["es6", "cjs"],
  },
};
