import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin, ViteDevServer } from "vite";
import { hashSources, writeFacts } from "../../shared/builds/built-of.ts";
import { neededStyle } from "../../shared/builds/needed-style.ts";
import { builtOrigin } from "../../shared/domain/built-origin.ts";
import type { DrawnPage } from "../src/site/draw-site.tsx";

const room = path.resolve(import.meta.dirname, "..");
const dist = path.join(room, "dist");
/** Made by the build to draw the pages, and gone after it. */
const drawFolder = path.join(dist, ".draw");
const drawing = "src/site/draw-site.tsx";

type DrawSite = { drawSite: () => DrawnPage[] };

/** Draws the public site into HTML files: the same components, once by the build, live by the development server. */
export function sitePages(): Plugin {
  return {
    name: "kelpie-site-pages",
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: { input: [path.join(room, "index.html"), path.join(room, "site.html")] },
          },
        },
        ssr: {
          build: {
            outDir: drawFolder,
            emptyOutDir: true,
            emitAssets: true,
            manifest: false,
            copyPublicDir: false,
            rolldownOptions: { input: path.join(room, drawing) },
          },
        },
      },
      builder: {
        buildApp: async (builder) => {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error("vite has no environments for the site");
          const sources = hashSources(path.dirname(room), "dashboard");
          await builder.build(client);
          await builder.build(ssr);
          await writeOffline();
          await writeSite();
          await compressFiles(dist);
          // No address: it asks the server that it came from.
          writeFacts(dist, { sources, address: null });
        },
      },
    }),
    configureServer: (server) => {
      server.middlewares.use((req, res, next) => {
        const asked = new URL(req.url ?? "/", "http://localhost").pathname;
        drawLive(server, asked, `http://${req.headers.host}`).then(
          (html) => (html === null ? next() : void res.setHeader("Content-Type", "text/html").end(html)),
          next,
        );
      });
    },
  };
}

/** The drawn files, and `site.json` for the server: addresses, lists, feed. */
async function writeSite(): Promise<void> {
  const { drawSite } = (await import(pathToFileURL(path.join(drawFolder, "draw-site.js")).href)) as DrawSite;
  const shell = await readFile(path.join(dist, "site.html"), "utf8");
  const drawn = drawSite();
  for (const page of drawn) {
    const file = path.join(dist, page.file);
    await mkdir(path.dirname(file), { recursive: true });
    const html = fill(shell, page);
    await writeFile(file, page.inlineStyle ? await paintsEarly(html) : html);
  }
  const list = drawn.map(({ head: _head, body: _body, inlineStyle: _style, ...told }) => told);
  await writeFile(path.join(dist, "site.json"), JSON.stringify(list));
  for (const name of await readdir(path.join(drawFolder, "assets")).catch(() => []))
    await rename(path.join(drawFolder, "assets", name), path.join(dist, "assets", name));
  await rm(drawFolder, { recursive: true });
  await rm(path.join(dist, "site.html"));
}

/**
 * Nothing is waited for before the first paint: the rules that the page needs and the script that sets the theme stand
 * in it, and the other scripts let font and pictures go first.
 */
async function paintsEarly(html: string): Promise<string> {
  const [link, sheet] = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/.exec(html) ?? [];
  const boot = '<script src="/theme-boot.js"></script>';
  if (link === undefined || sheet === undefined || !html.includes(boot))
    throw new Error("The page asks for no style sheet, or sets no theme");
  const style = neededStyle(await readFile(path.join(dist, sheet), "utf8"), html);
  const script = await readFile(path.join(dist, "theme-boot.js"), "utf8");
  return html
    .replace(link, () => `<style>${style}</style>`)
    .replace(boot, () => `<script>${script.replace(/^ *\/\/.*\n/gm, "")}</script>`)
    .replace(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" ');
}

/** Readers of files and the engine are no part of reading without a connection. */
const mostOfflineBytes = 100_000;

/**
 * What the service worker fetches ahead: the files behind the app's first page, and every smaller one, so that a screen
 * that was never opened opens offline, too.
 */
async function writeOffline(): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string; imports?: string[]; css?: string[] }
  >;
  const files = new Set<string>();
  const follow = (key: string) => {
    const { file, imports = [], css = [] } = manifest[key] ?? { file: "" };
    if (file === "" || files.has(file)) return;
    for (const one of [file, ...css]) files.add(one);
    for (const one of imports) follow(one);
  };
  follow("index.html");
  for (const { file } of Object.values(manifest))
    if (
      /\.(js|css)$|figtree.*\.woff2$/.test(file) &&
      (await stat(path.join(dist, file))).size <= mostOfflineBytes
    )
      files.add(file);
  await writeFile(
    path.join(dist, "offline.json"),
    JSON.stringify({ files: [...files].map((file) => `/${file}`).sort() }),
  );
}

function fill(shell: string, { head, body }: DrawnPage): string {
  return shell.replace("<!--page-head-->", () => head).replace("<!--page-body-->", () => body);
}

async function drawLive(server: ViteDevServer, asked: string, origin: string): Promise<string | null> {
  if (path.extname(asked) !== "" || asked.startsWith("/@")) return null;
  const { drawSite } = (await server.ssrLoadModule(`/${drawing}`)) as DrawSite;
  const page = drawSite().find((one) => one.path === asked || one.also.includes(asked));
  if (!page) return null;
  const shell = readFileSync(path.join(room, "site.html"), "utf8");
  const html = await server.transformIndexHtml(asked, shell);
  return fill(html, page).replaceAll(builtOrigin, origin);
}

const compress = promisify(brotliCompress);

/** A `.br` beside each file that gets smaller by it: the server sends it as it is. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile() && /\.(m?js|css|svg|webmanifest)$/.test(one.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const bytes = await readFile(file);
      const smaller = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      if (smaller.length < bytes.length * 0.9) await writeFile(`${file}.br`, smaller);
    }),
  );
}
