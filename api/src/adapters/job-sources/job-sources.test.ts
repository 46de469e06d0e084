import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect as connectSocket } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boardName, employerBoards } from "#shared/domain/jobs/employer-boards.ts";
import type { Connect } from "../pinned-connection.ts";
import { adzuna } from "./adzuna.ts";
import { ashbyBoard } from "./ashby.ts";
import { greenhouseBoard } from "./greenhouse.ts";
import type { JobSource } from "./job-source.ts";
import { leverBoard } from "./lever.ts";
import { openJobSources } from "./open-job-sources.ts";
import { schemaOrgFeed } from "./schema-org-feed.ts";
import { smartRecruitersBoard } from "./smartrecruiters.ts";
import { createSourceFetch } from "./source-fetch.ts";
import { workableBoard } from "./workable.ts";
import { workdayBoard } from "./workday.ts";

let respond: RequestListener;
let server: Server;
let asked: { host: string; url: string; headers: NodeJS.Dict<string | string[]> }[] = [];
let pauses: number[] = [];
beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push({ host: req.headers.host ?? "", url: req.url ?? "", headers: req.headers });
    respond(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Every host resolves to a public address, and the socket is opened to our own server. decision: D-55. */
function sourceFetch(address = "93.184.216.34") {
  asked = [];
  pauses = [];
  const { port } = server.address() as AddressInfo;
  const connect: Connect = (_wanted, callback) => {
    const socket = connectSocket(port, "127.0.0.1", () => callback(null, socket));
    socket.once("error", (error) => callback(error, null));
  };
  return createSourceFetch({
    resolve: async () => [{ address, family: 4 }],
    connect,
    pause: async (ms) => void pauses.push(ms),
  });
}

const json =
  (body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_req, res) => {
    res.writeHead(200, { "content-type": "application/json", ...headers });
    res.end(JSON.stringify(body));
  };

async function read(source: JobSource, known: string[] = [], fetch = sourceFetch()) {
  const answer = await source.read({
    fetch,
    mark: { etag: null, lastModified: null },
    knownIds: new Set(known),
  });
  if (answer.isUnchanged) throw new Error("unchanged");
  return answer;
}

describe("each source's own words become a job", () => {
  const greenhouseJob = {
    id: 41,
    title: "Senior Fitter ",
    absolute_url: "https://job-boards.greenhouse.io/emu/jobs/41",
    location: { name: "Sydney, Australia" },
    first_published: "2026-11-01T10:00:00+11:00",
    content: "&lt;p&gt;Repair trains.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Welding&lt;/li&gt;&lt;/ul&gt;",
    metadata: [{ name: "Employment Type", value: "Regular" }],
  };

  it("Greenhouse, and ads of other countries stay out", async () => {
    respond = json({ jobs: [greenhouseJob, { ...greenhouseJob, id: 42, location: { name: "London, UK" } }] });
    const { jobs, openIds } = await read(greenhouseBoard("emu", "Emu Rail"));
    expect(openIds).toEqual(["41", "42"]);
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toMatchObject({
      sourceId: "41",
      title: "Senior Fitter",
      company: "Emu Rail",
      jobType: "Permanent",
      experience: "Senior Level",
    });
    expect(jobs[0]?.description).toMatch(/Repair trains\.\n+.*Welding/);
  });

  it("Lever, with pay in Australian dollars only", async () => {
    const entry = {
      id: "a",
      text: "Nurse",
      hostedUrl: "https://jobs.lever.co/emu/a",
      country: "AU",
      workplaceType: "remote",
      categories: { commitment: "Part-time", location: "Perth" },
      description: "<p>Care.</p>",
      lists: [{ text: "You bring", content: "<li>AHPRA</li>" }],
      salaryRange: { min: 80000, max: 90000, interval: "per-year-salary", currency: "AUD" },
    };
    const hourly = { min: 38, max: 45.5, interval: "per-hour-wage", currency: "AUD" };
    respond = json([
      entry,
      { ...entry, id: "b", salaryRange: { ...entry.salaryRange, currency: "USD" } },
      { ...entry, id: "c", salaryRange: hourly },
    ]);
    const { jobs } = await read(leverBoard("emu", "Emu"));
    expect(jobs[0]).toMatchObject({
      jobType: "Part-time",
      isRemote: true,
      salaryMin: 80_000,
      salaryMax: 90_000,
    });
    expect(jobs[0]?.description).toContain("AHPRA");
    expect(jobs[1]).toMatchObject({ salaryMin: 0, salaryMax: 0 });
    expect(jobs[2]).toMatchObject({ payText: "$38 - $45.50 an hour", salaryMin: 75_088 });
  });

  it("Ashby, with the ad's second place where that is in Australia; unlisted ads stay out", async () => {
    const entry = {
      id: "a",
      title: "Designer",
      jobUrl: "https://jobs.ashbyhq.com/emu/a",
      employmentType: "FullTime",
      location: "London",
      isListed: true,
      secondaryLocations: [
        { location: "Melbourne", address: { postalAddress: { addressCountry: "Australia" } } },
      ],
      descriptionHtml: "<p>Draw.</p>",
    };
    respond = json({ jobs: [entry, { ...entry, id: "b", isListed: false }] });
    const { jobs, openIds } = await read(ashbyBoard("emu", "Emu"));
    expect(jobs.map(({ location, jobType }) => [location, jobType])).toEqual([["Melbourne", "Full-time"]]);
    expect(openIds).toEqual(["a"]);
  });

  it("SmartRecruiters, asking for the words of new ads only", async () => {
    const entry = (id: string) => ({
      id,
      name: "Analyst",
      releasedDate: "2026-11-01T00:00:00.000Z",
      location: { city: "Brisbane", region: "QLD", country: "au" },
      typeOfEmployment: { label: "Full-time" },
    });
    respond = (req, res) =>
      json(
        req.url?.includes("?")
          ? { content: [entry("1"), entry("2")] }
          : { jobAd: { sections: { jobDescription: { title: "The job", text: "<p>Count.</p>" } } } },
      )(req, res);
    const { jobs, openIds } = await read(smartRecruitersBoard("Emu", "Emu"), ["1"]);
    expect(openIds).toEqual(["1", "2"]);
    expect(jobs).toMatchObject([
      { sourceId: "2", location: "Brisbane, QLD", description: "The job\nCount." },
    ]);
    expect(asked).toHaveLength(2);
  });

  it("Workday, asking for the words of new ads that may be here, and for no path that leads elsewhere", async () => {
    const listed = (externalPath: string, locationsText: string) => ({
      title: "Nurse",
      externalPath,
      locationsText,
    });
    const jobPostingInfo = {
      title: "Registered Nurse",
      jobDescription: "<p>Care for people.</p>",
      location: "Subiaco",
      timeType: "Part time",
      startDate: "2026-11-01",
      endDate: "2026-12-01",
      country: { descriptor: "Australia" },
      externalUrl: "https://emu.wd3.myworkdayjobs.com/Emu/job/Subiaco/Nurse_1",
    };
    const abroad = { ...jobPostingInfo, country: { descriptor: "New Zealand" } };
    respond = (req, res) => {
      if (req.method === "POST")
        return json({
          jobPostings: [
            listed("/job/Auckland/Nurse_3", "2 Locations"),
            listed("/job/Subiaco/Nurse_1", "Perth, WA"),
            listed("/job/Troy-NC/Nurse_2", "Troy, NC"),
            listed("/job/../../secret", "Sydney"),
            listed("/job/Perth/Known_4", "Perth"),
          ],
        })(req, res);
      json({ jobPostingInfo: req.url?.includes("Auckland") ? abroad : jobPostingInfo })(req, res);
    };
    const source = workdayBoard("emu.wd3.myworkdayjobs.com/emu/Emu", "Emu Health");
    const { jobs, openIds, skipped } = await read(source, ["emu/job/Perth/Known_4"]);
    expect(jobs).toMatchObject([
      {
        ...{ sourceId: "emu/job/Subiaco/Nurse_1", company: "Emu Health", location: "Subiaco" },
        ...{ jobType: "Part-time", description: "Care for people.", closesAt: new Date("2026-12-01") },
      },
    ]);
    expect(openIds).toHaveLength(5);
    expect(skipped).toBe(1);
    expect(asked.map(({ url }) => url)).toEqual([
      "/wday/cxs/emu/Emu/jobs",
      "/wday/cxs/emu/Emu/job/Subiaco/Nurse_1",
      "/wday/cxs/emu/Emu/job/Auckland/Nurse_3",
    ]);
    expect(() => workdayBoard("evil.example/emu/Emu", "Emu")).toThrow("no Workday board");
  });

  it("every board of the list opens, and none stands there twice", () => {
    const { list } = openJobSources({ boards: true, feeds: [], adzuna: undefined });
    expect(list.map(({ board }) => board)).toEqual(employerBoards.map(boardName));
    expect(new Set(list.map(({ board }) => board)).size).toBe(list.length);
    expect(list.length).toBeGreaterThanOrEqual(54);
  });

  it("Workable", async () => {
    respond = json({
      jobs: [
        {
          shortcode: "AB12",
          title: "Cook",
          url: "https://apply.workable.com/j/AB12",
          city: "Hobart",
          state: "Tasmania",
          country: "Australia",
          employment_type: "Contract",
          telecommuting: false,
          published_on: "2026-11-01",
          description: "<p>Cook.</p>",
        },
      ],
    });
    expect((await read(workableBoard("emu", "Emu"))).jobs).toMatchObject([
      { sourceId: "AB12", location: "Hobart, Tasmania", jobType: "Contract" },
    ]);
  });

  it("Adzuna, whose own salary estimate is no salary of the ad", async () => {
    const entry = {
      id: "9",
      title: "<strong>Driver</strong>",
      description: "Drive…",
      redirect_url: "https://www.adzuna.com.au/land/ad/9",
      company: { display_name: "Emu" },
      location: { display_name: "Geelong, Victoria" },
      salary_min: 70_000,
      salary_max: 80_000,
      salary_is_predicted: "0",
      contract_time: "full_time",
    };
    respond = json({ results: [entry, { ...entry, id: "10", salary_is_predicted: "1" }] });
    const { jobs } = await read(adzuna({ appId: "id", appKey: "secret" }));
    expect(jobs[0]).toMatchObject({ title: "Driver", salaryMin: 70_000, jobType: "Full-time" });
    expect(jobs[1]).toMatchObject({ salaryMin: 0 });
  });

  it("a schema.org feed", async () => {
    const posting = {
      "@type": "JobPosting",
      title: "Farm Hand",
      url: "https://emu.example/jobs/1",
      hiringOrganization: { name: "Emu Farms" },
      datePosted: "2026-11-01",
      validThrough: "2026-12-24",
      employmentType: "FULL_TIME",
      description: "<p>Feed the emus.</p>",
      jobLocation: { address: { addressLocality: "Dubbo", addressRegion: "NSW", addressCountry: "AU" } },
      baseSalary: { currency: "AUD", value: { minValue: 60_000, maxValue: 65_000, unitText: "YEAR" } },
    };
    const abroad = {
      ...posting,
      jobLocation: { address: { addressLocality: "Madrid", addressCountry: "ES" } },
    };
    respond = json({ items: [{ _jobposting: posting }, { _jobposting: abroad }] });
    const { jobs } = await read(schemaOrgFeed("https://emu.example/feed.json"));
    expect(jobs).toMatchObject([
      { title: "Farm Hand", company: "Emu Farms", salaryMin: 60_000, closesAt: new Date("2026-12-24") },
    ]);
  });
});

describe("a source in a bad state", () => {
  const board = greenhouseBoard("emu", "Emu");

  it.each<[string, RequestListener, RegExp, number]>([
    ["500", (_req, res) => void res.writeHead(500).end("oops"), /answered 500/, 3],
    ["429", (_req, res) => void res.writeHead(429, { "retry-after": "4" }).end(), /answered 429/, 3],
    ["404", (_req, res) => void res.writeHead(404).end(), /no such board/, 1],
    ["HTML", (_req, res) => void res.writeHead(200).end("<!doctype html><p>Sign in"), /web page/, 1],
    ["half a JSON", (_req, res) => void res.writeHead(200).end('{"jobs":[{"id":1,'), /cut short/, 1],
    ["another form", json({ positions: [] }), /form that is not known/, 1],
    ["entries of another form", json({ jobs: [{ uuid: 1 }] }), /form that is not known/, 1],
    [
      "10 GB announced",
      (_req, res) => {
        res.writeHead(200, { "content-length": String(10 * 1024 ** 3) });
        res.write("[");
      },
      /more than 25 MB/,
      1,
    ],
    [
      "10 GB unannounced",
      (_req, res) => {
        res.writeHead(200);
        const more = () => {
          while (res.writable && res.write(Buffer.alloc(1024 * 1024, 32)));
        };
        res.on("drain", more);
        more();
      },
      /more than 25 MB/,
      1,
    ],
    ["a closed connection", (req) => void req.socket.destroy(), /cannot be reached/, 3],
  ])("answering %s is told in one sentence", async (_name, listener, sentence, tries) => {
    respond = listener;
    await expect(read(board)).rejects.toThrow(sentence);
    expect(asked).toHaveLength(tries);
    server.closeAllConnections();
  });

  it("waits as long as it is asked to, and longer each time otherwise", async () => {
    respond = (_req, res) => void res.writeHead(429, { "retry-after": "4" }).end();
    await expect(read(board)).rejects.toThrow();
    expect(pauses.filter((ms) => ms === 4000)).toHaveLength(2);
    respond = (_req, res) => void res.writeHead(503).end();
    await expect(read(board)).rejects.toThrow();
    expect(pauses.filter((ms) => ms >= 500)).toEqual([500, 1000]);
  });

  it("one broken entry costs only itself", async () => {
    const good = {
      id: 1,
      title: "Fitter",
      absolute_url: "https://x.example/1",
      location: { name: "Sydney" },
    };
    respond = json({ jobs: [good, { id: 2 }, null] });
    const { jobs, skipped } = await read(board);
    expect(jobs.map(({ sourceId }) => sourceId)).toEqual(["1"]);
    expect(skipped).toBe(2);
  });

  it("a name that leads inside our own network is never connected to", async () => {
    respond = json({ jobs: [] });
    await expect(read(board, [], sourceFetch("127.0.0.1"))).rejects.toThrow(/cannot be reached/);
    expect(asked).toHaveLength(0);
  });

  it("an unchanged board is asked with its mark and sends nothing", async () => {
    respond = (req, res) => void res.writeHead(req.headers["if-none-match"] === '"v1"' ? 304 : 500).end();
    const mark = { etag: '"v1"', lastModified: null };
    expect(await board.read({ fetch: sourceFetch(), mark, knownIds: new Set() })).toEqual({
      isUnchanged: true,
    });
  });

  it("Adzuna's keys stand in no sentence", async () => {
    respond = (_req, res) => void res.writeHead(500).end();
    const failure = await read(adzuna({ appId: "my-id", appKey: "my-secret" })).catch(
      (error: Error) => error,
    );
    expect(String(failure)).not.toMatch(/my-id|my-secret/);
  });
});

const recorded = path.resolve(import.meta.dirname, "../../../../../shared/data/sources");

describe.runIf(existsSync(recorded))("recorded answers of the real boards", () => {
  const load = (name: string) =>
    JSON.parse(readFileSync(path.join(recorded, `${name}.json`), "utf8")) as unknown;

  it.each([
    ["greenhouse_lalalune", greenhouseBoard("x", "X"), 4],
    ["greenhouse_omoji", greenhouseBoard("x", "X"), undefined],
    ["lever_lalalune", leverBoard("x", "X"), 4],
    ["lever_midat", leverBoard("x", "X"), 2],
    ["ashby_lalalune", ashbyBoard("x", "X"), 4],
    ["ashby_omoji", ashbyBoard("x", "X"), undefined],
  ] as const)("%s is read without a broken entry", async (name, source, count) => {
    respond = json(load(name));
    const { openIds, skipped } = await read(source);
    expect(skipped).toBe(0);
    if (count !== undefined) expect(openIds).toHaveLength(count);
    else expect(openIds.length).toBeGreaterThan(0);
  });

  it("greenhouse_lalalune: of four ads the one in Sydney is Australian", async () => {
    respond = json(load("greenhouse_lalalune"));
    const { jobs } = await read(greenhouseBoard("anthropic", "Anthropic"));
    expect(jobs.map(({ title, location }) => [title, location])).toEqual([
      ["Account Executive, Public Sector", "Sydney, Australia"],
    ]);
    expect(jobs[0]?.description.length).toBeGreaterThan(200);
  });

  it("smartrecruiters_manwith: none of its ads is in Australia, all are seen as open", async () => {
    const { list_pages: pages } = load("smartrecruiters_manwith") as { list_pages: { content: unknown[] }[] };
    respond = json({ content: pages.flatMap(({ content }) => content) });
    expect(await read(smartRecruitersBoard("x", "X"))).toMatchObject({ jobs: [], skipped: 0 });
  });

  it("workday: a list and a detail of real boards are read without a broken entry", async () => {
    const list = load("workday_saputo_shellrazer");
    const info = load("workday_bega_detail_shellrazer");
    respond = (req, res) => json(req.method === "POST" ? list : info)(req, res);
    const all = (list as { jobPostings: unknown[] }).jobPostings.length;
    const pages = await read(workdayBoard("emu.wd3.myworkdayjobs.com/emu/Emu", "Emu"));
    expect(pages.skipped).toBe(0);
    expect(pages.openIds.length % all).toBe(0);
  });

  it("teamtailor_omoji: a JSON feed of JobPosting data from Europe gives no Australian ad", async () => {
    respond = json(load("teamtailor_omoji"));
    expect(await read(schemaOrgFeed("https://career.example/jobs.json"))).toMatchObject({
      jobs: [],
      skipped: 0,
    });
  });
});
