import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect as connectSocket } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPageFetcher } from "./fetch-page.ts";
import { type Connect, isForbiddenAddress, type Resolve } from "./pinned-connection.ts";

const publicAddress = "93.184.216.34";
let respond: RequestListener;
let server: Server;
let accepted: { host: string | undefined; target: string }[];

beforeAll(async () => {
  server = createServer((req, res) => respond(req, res));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Resolves every name to a public address and connects to our own server instead. decision: D-55. */
function fetcher(options: { resolve?: Resolve } = {}) {
  accepted = [];
  const { port } = server.address() as AddressInfo;
  const connect: Connect = (wanted, callback) => {
    accepted.push({ host: wanted.host, target: wanted.hostname });
    const socket = connectSocket(port, "127.0.0.1", () => callback(null, socket));
    socket.once("error", (error) => callback(error, null));
  };
  return createPageFetcher({
    resolve: options.resolve ?? (async () => [{ address: publicAddress, family: 4 }]),
    connect,
  });
}

const html: RequestListener = (_req, res) => {
  res.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  res.end("<h1>Nurse</h1>");
};

describe("isForbiddenAddress", () => {
  it.each([
    ["93.184.216.34", false],
    ["2606:2800:220:1::1", false],
    ["127.0.0.1", true],
    ["10.1.2.3", true],
    ["172.16.0.1", true],
    ["192.168.1.1", true],
    ["169.254.169.254", true],
    ["100.64.0.1", true],
    ["0.0.0.0", true],
    ["224.0.0.1", true],
    ["255.255.255.255", true],
    ["168.63.129.16", true],
    ["::1", true],
    ["::", true],
    ["::ffff:10.0.0.1", true],
    ["::7f00:1", true],
    ["64:ff9b::7f00:1", true],
    ["2002:7f00:1::", true],
    ["fd00::1", true],
    ["fe80::1", true],
    ["not an address", true],
  ])("%s: %s", (address, expected) => expect(isForbiddenAddress(address)).toBe(expected));
});

describe("the page fetcher", () => {
  it("reads a public page and connects to the address it checked, not to the name", async () => {
    respond = html;
    const page = await fetcher().fetch("https://example.com/job/1".replace("https", "http"));
    expect(page).toEqual({ url: "http://example.com/job/1", type: "text/html", text: "<h1>Nurse</h1>" });
    expect(accepted).toEqual([{ host: "example.com", target: publicAddress }]);
  });

  it.each([
    [
      "a mixed set",
      [
        { address: publicAddress, family: 4 },
        { address: "10.0.0.1", family: 4 },
      ],
    ],
    ["a private answer", [{ address: "192.168.0.10", family: 4 }]],
    ["an IPv6 loopback", [{ address: "::1", family: 6 }]],
    ["no answer", []],
  ])("%s from the name server is refused without a connection", async (_name, addresses) => {
    await expect(fetcher({ resolve: async () => addresses }).fetch("http://example.com/")).rejects.toThrow(
      "cannot be read from here",
    );
    expect(accepted).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])("a %d to the inside is refused at the second hop", async (status) => {
    respond = (_req, res) => {
      res.writeHead(status, { location: "http://127.0.0.1/admin" });
      res.end();
    };
    await expect(fetcher().fetch("http://example.com/")).rejects.toThrow("cannot be read from here");
    expect(accepted).toHaveLength(1);
  });

  it("follows three redirects and no fourth", async () => {
    let hops = 0;
    respond = (_req, res) => {
      hops++;
      res.writeHead(302, { location: `/hop${hops}` });
      res.end();
    };
    await expect(fetcher().fetch("http://example.com/")).rejects.toThrow("cannot be read from here");
    expect(hops).toBe(4);
  });

  it("a page of 20 MB is cut off, with its own sentence", async () => {
    let sent = 0;
    respond = (_req, res) => {
      res.writeHead(200, { "content-type": "text/html" });
      const chunk = Buffer.alloc(256 * 1024, "x");
      const push = () => {
        while (sent < 20 * 1024 * 1024 && !res.destroyed) {
          sent += chunk.length;
          if (!res.write(chunk)) {
            res.once("drain", push);
            return;
          }
        }
        res.end();
      };
      push();
    };
    await expect(fetcher().fetch("http://example.com/")).rejects.toThrow("too large to read");
    expect(sent).toBeLessThan(15 * 1024 * 1024);
  });

  it.each([
    ["an error page", 404, "text/html"],
    ["a picture", 200, "image/png"],
    ["no type", 200, ""],
  ])("%s is one and the same refusal", async (_name, status, type) => {
    respond = (_req, res) => {
      res.writeHead(status, type ? { "content-type": type } : {});
      res.end("x");
    };
    await expect(fetcher().fetch("http://example.com/")).rejects.toThrow(
      "This page cannot be read from here. Please paste the job description manually.",
    );
  });

  it("a compressed body is refused: it could unpack to anything", async () => {
    respond = (_req, res) => {
      res.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" });
      res.end("x");
    };
    await expect(fetcher().fetch("http://example.com/")).rejects.toThrow("cannot be read from here");
  });

  it.each([
    "http://localhost/",
    "http://127.0.0.1:4310/",
    "http://user:pass@example.com/",
    "http://example.com:8080/",
    "ftp://example.com/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "not a url",
    `http://example.com/${"x".repeat(2100)}`,
  ])("%s is refused without a connection", async (url) => {
    const resolve: Resolve = async (name) => [
      { address: name === "localhost" ? "127.0.0.1" : publicAddress, family: 4 },
    ];
    await expect(fetcher({ resolve }).fetch(url)).rejects.toThrow("cannot be read from here");
    expect(accepted).toEqual([]);
  });

  const list = path.resolve(import.meta.dirname, "../../../../shared/data/hostile/ssrf-urls.jsonl");
  it(`every address of the hostile list is refused without a connection${existsSync(list) ? "" : " (NOT CHECKED: ../shared is absent)"}`, async () => {
    if (!existsSync(list)) return;
    const urls = readFileSync(list, "utf8")
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { url: string }).url);
    expect(urls.length).toBeGreaterThan(100);
    // Names resolve to where they point inside; anything unknown to a private address.
    const guard = fetcher({ resolve: async () => [{ address: "127.0.0.1", family: 4 }] });
    const let_through: string[] = [];
    for (const url of urls) {
      await guard.fetch(url).then(
        () => let_through.push(url),
        () => undefined,
      );
    }
    expect(let_through).toEqual([]);
    expect(accepted).toEqual([]);
  });
});
