import { readFile } from "node:fs/promises";
import type { RequestHandler } from "express";
import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import { jobPath } from "#shared/domain/pages.ts";
import { escapeHtml, oneLine } from "#shared/domain/text.ts";
import { AppError } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import { getJob } from "./list-jobs.ts";
import { asHtml } from "./posting-data.ts";

type Job = ResponseOf<KelpieContract["jobs"]["get"]>;

const descriptionLength = 155;
const knownId = /^[\w-]{1,100}$/;

/**
 * The page of a job with its words and its data in the HTML itself: search engines and other readers run no script. A closed
 * job answers 410, one that never was 404; people see the same screen.
 * @param file the built dashboard's one page.
 */
export function jobPage(services: Services, file: string): RequestHandler<{ id: string }> {
  return async (req, res, next) => {
    const page = await readFile(file, "utf8").catch(() => null);
    if (page === null) return next();
    const { id } = req.params;
    const job = knownId.test(id) ? await getJob(services, id).catch(missing) : null;
    res.setHeader("Cache-Control", "no-cache");
    res.status(job === null ? 404 : job.isClosed ? 410 : 200).type("html");
    res.send(withHead(job === null ? page : withWords(page, job), headOf(services.config.appUrl, job)));
  };
}

function missing(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
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

function headOf(appUrl: string, job: Job | null): string {
  // An ad of a source is its employer's to publish, and what is closed helps nobody.
  if (!job?.jobPosting) return '<meta name="robots" content="noindex" />';
  // A script element ends at the first "</", also inside of data.
  const data = JSON.stringify(job.jobPosting).replace(/</g, "\\u003c");
  return (
    `<link rel="canonical" href="${escapeHtml(appUrl + jobPath(job.id))}" />` +
    `<script type="application/ld+json">${data}</script>`
  );
}
