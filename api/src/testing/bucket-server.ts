import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { AwsV4Signer } from "aws4fetch";
import type { BucketConfig } from "../bucket-config.ts";

/** S3-compatible storage of one bucket, in memory; a request with a wrong signature is refused. */
export interface BucketServer {
  config: BucketConfig;
  objects: Map<string, Buffer>;
  /** Requests of each method that were answered, refused ones included. */
  requests: string[];
  /** Answers everything with this status until it is set to undefined. */
  failWith: number | undefined;
  close(): Promise<void>;
}

const region = "ap-southeast-2";
const keys = { accessKeyId: "kelpie-test", secretAccessKey: "s3-secret-of-the-tests" };

/** Signs what came once more: equal only if the caller has the same secret and nothing was changed on the way. */
async function isSigned(req: IncomingMessage, body: Buffer): Promise<boolean> {
  const given = req.headers.authorization ?? "";
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(";") ?? [];
  const headers = names.map((name): [string, string] => [name, String(req.headers[name] ?? "")]);
  const hash = req.headers["x-amz-content-sha256"];
  if (body.length > 0 && hash !== createHash("sha256").update(body).digest("hex")) return false;
  const signer = new AwsV4Signer({
    ...{ ...keys, region, service: "s3", method: req.method ?? "", headers },
    url: `http://${req.headers.host}${req.url}`,
    datetime: String(req.headers["x-amz-date"]),
  });
  return given === (await signer.authHeader());
}

/** @returns status and body, as S3 answers. */
function answer(
  objects: Map<string, Buffer>,
  req: IncomingMessage,
  key: string,
  body: Buffer,
): [number, Buffer | string] {
  if (req.method === "PUT") {
    objects.set(key, body);
    return [200, ""];
  }
  if (req.method === "DELETE") {
    objects.delete(key);
    return [204, ""];
  }
  const object = objects.get(key);
  if (!object) return [404, "<Code>NoSuchKey</Code>"];
  const range = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? "");
  if (!range) return [200, object];
  const [from, to] = [Number(range[1]), Number(range[2])];
  return from >= object.length ? [416, "<Code>InvalidRange</Code>"] : [206, object.subarray(from, to + 1)];
}

export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const server = createServer(async (req, res) => {
    const body = await buffer(req);
    requests.push(req.method ?? "");
    const key = /^\/kelpie\/files\/([\w-]+)$/.exec(req.url ?? "")?.[1];
    if (bucket.failWith !== undefined) res.writeHead(bucket.failWith).end("<Code>SlowDown</Code>");
    else if (!(await isSigned(req, body))) res.writeHead(403).end("<Code>SignatureDoesNotMatch</Code>");
    else if (!key) res.writeHead(400).end("<Code>InvalidURI</Code>");
    else {
      const [status, content] = answer(objects, req, key, body);
      res.writeHead(status).end(content);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/kelpie/files`;
  const bucket: BucketServer = {
    config: { ...keys, region, url },
    ...{ objects, requests, failWith: undefined },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return bucket;
}
