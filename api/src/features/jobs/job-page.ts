import { readFile } from "node:fs/promises";
import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import { jobPath } from "#shared/domain/pages.ts";
import { escapeHtml, oneLine } from "#shared/domain/text.ts";
import { AppError } from "../../http/app-error.ts";
import type { HtmlPage } from "../../http/html-page.ts";
import type { Services } from "../../services.ts";
import { getJob } from "./list-jobs.ts";
import { asHtml } from "./posting-data.ts";

type Job = ResponseOf<KelpieContract["jobs"]["get"]>;

const descriptionLength = 155;
const knownId = /^[\w-]{1,100}$/;

/**
 * The page of a job with its words and its data in the HTML itself: search engines and other readers run no script. A closed
 * job answers 410, one that never was 404; people see the same screen. Of a job that the operator removed no word is left
 * (D-120).
 * @param file the built dashboard's one page; null where nothing is built.
 */
export function jobPage(services: Services, file: string): (id: string) => Promise<HtmlPage | null> {
  return async (id) => {
    const page = await readFile(file, "utf8").catch(() => null);
    if (page === null) return null;
    const job = knownId.test(id) ? await getJob(services, id).catch(statusOf) : 404;
    if (typeof job === "number") return { status: job, html: withHead(page, hidden) };
    const html = withHead(withWords(page, job), headOf(services.config.appUrl, job));
    return { status: job.isClosed ? 410 : 200, html };
  };
}

/** @throws what is no word on the job itself. */
function statusOf(error: unknown): number {
  if (error instanceof AppError && (error.code === "not_found" || error.code === "gone")) return error.status;
  throw error;
}

function withHead(page: string, head: string): string {
  return page.replace("</head>", () => `${head}</head>`);
}

/** Title, description and, for readers without script, the whole ad. */
function withWords(page: string, job: Job): string {
  const name = escapeHtml(`${job.title}, ${job.company}`);
  const about = oneLine(`${job.location}. ${job.description}`).slice(0, descriptionLength);
  const ad = `<h1>${escapeHtml(job.title)}</h1><p>${escapeHtml(`${job.company}, ${job.location}`)}</p>`;
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name} - Kelpie</title>`)
    .replace(
      /<meta\s+name="description"[^<>]*>/,
      () => `<meta name="description" content="${escapeHtml(about)}" />`,
    )
    .replace(
      /<noscript>[^<]*<\/noscript>/,
      () =>
        `<noscript>${ad}${job.isClosed ? "<p>This job is closed.</p>" : ""}${asHtml(job.description)}</noscript>`,
    );
}

const hidden = '<meta name="robots" content="noindex" />';

function headOf(appUrl: string, job: Job): string {
  // An ad of a source is its employer's to publish, and what is closed helps nobody.
  if (!job.jobPosting) return hidden;
  // A script element ends at the first "</", also inside of data.
  const data = JSON.stringify(job.jobPosting).replace(/</g, "\\u003c");
  return (
    `<link rel="canonical" href="${escapeHtml(appUrl + jobPath(job.id))}" />` +
    `<script type="application/ld+json">${data}</script>`
  );
}
