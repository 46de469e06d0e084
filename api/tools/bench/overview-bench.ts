import { randomUUID } from "node:crypto";
import { Worker } from "node:worker_threads";
import { contract } from "#shared/contract/index.ts";
import { applicationStatuses, sentStatus } from "#shared/domain/applications/status.ts";
import { type Owner, rowsOf } from "../../src/db/owner.ts";
import { startTestApi, type TestApi, testPassword } from "../../src/testing/start-test-api.ts";
import { spread } from "../evaluate/capture-score.ts";
import type { BenchLine } from "./capture-bench.ts";
import type { PacedLoad } from "./paced-load.ts";

const applications = 1000;
const perSecond = 100;
const seconds = 20;

const resumeText = `Dana Wattle
Senior Accountant
Dubbo NSW 2830 | 0491 570 158 | dana@example.org

Key skills
Xero, Excel, financial reporting, budgeting, payroll, BAS

Experience
Senior Accountant, Wattle Creek Council
Mar 2019 - Present
- Prepared monthly financial reports and BAS for four funds
- Ran payroll for 120 staff

Education
Bachelor of Commerce, Charles Sturt University, 2004
`;

interface PostgresScript {
  /** Null if PostgreSQL is not available. */
  startPostgres: () => Promise<{ url: string; stop: () => void } | null>;
}

async function fill({ services }: TestApi, userId: Owner): Promise<void> {
  const ids = Array.from({ length: applications }, () => randomUUID());
  await rowsOf(services.db, userId).application.createMany({
    data: ids.map((id, n) => ({
      id,
      userId,
      jobTitle: `Accountant ${n}`,
      company: `Employer ${n % 90}`,
      location: "Dubbo NSW",
      status: applicationStatuses[n % applicationStatuses.length] ?? sentStatus,
      jobDescription: "We need an accountant with Xero. ".repeat(60),
      matchScore: n % 101,
      appliedDate: new Date(Date.UTC(2026, n % 12, 1 + (n % 28))),
    })),
  });
  await rowsOf(services.db, userId).applicationEvent.createMany({
    data: ids.map((applicationId) => ({ applicationId, kind: "added", detail: "Applied" })),
  });
}

async function measure(name: string, url: string, cookie: string): Promise<BenchLine> {
  const workerData: PacedLoad = { url, cookie, perSecond, seconds };
  // A separate thread, so that the caller does not wait for the server.
  const worker = new Worker(new URL("./paced-load.ts", import.meta.url), { workerData });
  const taken = await new Promise<number[]>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  return { name, unit: "ms", n: taken.length, ...spread(taken) };
}

/**
 * The dashboard's call for an account of a thousand applications at a hundred requests a second, compared with a call
 * that does nothing, in the same run.
 */
export async function overviewBench(): Promise<BenchLine[]> {
  // A plain script without types, because it also runs before anything is installed.
  const { startPostgres }: PostgresScript = await import(new URL("../postgres.mjs", import.meta.url).href);
  const postgres = await startPostgres();
  if (!postgres) return [];
  process.env.TEST_DATABASE_URL = postgres.url;
  const api = await startTestApi();
  try {
    const person = await api.signedUp({ tier: "premium" });
    await person.api.resumes.keepDefault({ body: { name: "Mine", text: resumeText } });
    await fill(api, person.userId);
    const signedIn = await api.visitor().send(contract.auth.login.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: person.email, password: testPassword }),
    });
    const cookie =
      signedIn.headers
        .getSetCookie()
        .find((one) => one.startsWith("kelpie="))
        ?.split(";")[0] ?? "";
    return [
      await measure("baseline: GET /api/health", `${api.url}/api/health`, cookie),
      await measure(
        `overview: ${applications} applications, ${perSecond} requests a second, PostgreSQL`,
        api.url + contract.overview.summary.path,
        cookie,
      ),
    ];
  } finally {
    // Answers that the load generator did not wait for.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await api.stop();
    postgres.stop();
  }
}
