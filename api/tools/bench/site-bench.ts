import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer";
import { ensureDashboard } from "#shared/builds/ensure-built.ts";
import { articlePath, pages, templatePath } from "#shared/domain/pages.ts";
import { readSiteList } from "../../src/site/site-pages.ts";

const top = path.resolve(import.meta.dirname, "../../..");
const port = 4399;
const origin = `http://localhost:${port}`;

/** The target of each measure. */
const targets = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  lcp: 1500,
  cls: 0.02,
  tbt: 100,
} as const;

const audits = {
  lcp: "largest-contentful-paint",
  cls: "cumulative-layout-shift",
  tbt: "total-blocking-time",
} as const;

/** One figure of one page, with its maximum, or its minimum for the four scores. */
interface SiteLine {
  name: string;
  value: number;
  target: number;
  /** Audits that found something; listed with the page's first line. */
  failed?: string[];
}

/** Lighthouse's mobile profile on the built site, served by the API; each figure with its target. */
export async function siteBench(): Promise<SiteLine[]> {
  ensureDashboard();
  const dataDir = await mkdtemp(path.join(tmpdir(), "kelpie-site-bench-"));
  const server = spawn(process.execPath, ["--no-warnings", "api/src/server.ts"], {
    cwd: top,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), APP_URL: origin, LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isRoot = process.getuid?.() === 0;
  const browser = await puppeteer.launch({ headless: true, args: isRoot ? ["--no-sandbox"] : [] });
  try {
    await answering();
    const lines: SiteLine[] = [];
    for (const address of measuredPages()) {
      const page = await browser.newPage();
      lines.push(...(await measure(page, address)));
      await page.close();
    }
    return lines;
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Landing, an article, a template, sign-in. */
function measuredPages(): string[] {
  const list = readSiteList(path.join(top, "dashboard/dist"));
  const article = list.find(({ published }) => published)?.path ?? articlePath("none");
  const hasArticle = list.some((one) => one.path === article);
  return [pages.home, ...(hasArticle ? [article] : []), templatePath("it-template"), pages.login];
}

async function answering(): Promise<void> {
  for (let wait = 0; wait < 600; wait++) {
    const answer = await fetch(`${origin}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The API was not ready within a minute");
}

async function measure(page: Parameters<typeof lighthouse>[3], address: string): Promise<SiteLine[]> {
  const found = await lighthouse(origin + address, { output: "json", logLevel: "error" }, undefined, page);
  if (!found) throw new Error(`Lighthouse has nothing to say of ${address}`);
  const { categories, audits: told } = found.lhr;
  const numbers: Record<string, number> = {};
  for (const [id, { score }] of Object.entries(categories)) numbers[id] = Math.round((score ?? 0) * 100);
  for (const [name, id] of Object.entries(audits)) numbers[name] = round(told[id]?.numericValue ?? -1);
  const failed = Object.values(told)
    .filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode !== "informative" && score !== null && score < 0.9,
    )
    .map(({ id }) => id);
  return Object.entries(targets).map(([name, target]) => ({
    name: `site ${address} ${name}`,
    value: numbers[name] ?? -1,
    target,
    ...(name === "performance" && { failed }),
  }));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
