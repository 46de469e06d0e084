import { createHash } from "node:crypto";
import type { BucketConfig } from "../bucket-config.ts";

/** S3-compatible storage did not do what it was asked; trying again later may help. */
export class BucketError extends Error {}

/** Objects in S3-compatible storage. Each call throws `BucketError` when the storage fails. */
export interface Bucket {
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** @returns null when there is no such object. */
  get(key: string): Promise<Uint8Array | null>;
  /** The bytes from an offset, at most `most`: none at the end. @returns null when there is no such object. */
  getPart(key: string, from: number, most: number): Promise<Uint8Array | null>;
  /** Also where there is no such object. */
  remove(key: string): Promise<void>;
}

/** For ten megabytes, further tries included. */
const timeoutMs = 20_000;
const retries = 2;

/** The library is loaded here: most installations have no bucket. */
export async function openBucket({ url, region, ...keys }: BucketConfig): Promise<Bucket> {
  const { AwsClient } = await import("aws4fetch");
  const client = new AwsClient({ ...keys, ...(region && { region }), service: "s3", retries });

  async function send(method: string, key: string, init: RequestInit, accepted: readonly number[]) {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await client.fetch(`${url}/${encodeURIComponent(key)}`, { ...init, method, signal });
      // Read whatever it is: a body that nobody reads holds its connection.
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (!accepted.includes(response.status)) throw new Error(`${response.status} ${textOf(bytes)}`);
      return { status: response.status, bytes };
    } catch (error) {
      throw new BucketError(`${method} of ${key} failed: ${String(error)}`);
    }
  }

  return {
    async put(key, bytes) {
      // Signed with the request, so that the storage refuses a body that was damaged on its way.
      const hash = createHash("sha256").update(bytes).digest("hex");
      await send("PUT", key, { body: bytes, headers: { "x-amz-content-sha256": hash } }, [200]);
    },
    async get(key) {
      const { status, bytes } = await send("GET", key, {}, [200, 404]);
      return status === 404 ? null : bytes;
    },
    async getPart(key, from, most) {
      const headers = { range: `bytes=${from}-${from + most - 1}` };
      const { status, bytes } = await send("GET", key, { headers }, [200, 206, 404, 416]);
      if (status === 404) return null;
      // 416: the object ends before. 200: an empty one, or storage without ranges.
      if (status === 416) return new Uint8Array();
      return status === 206 ? bytes : bytes.subarray(from, from + most);
    },
    async remove(key) {
      await send("DELETE", key, {}, [200, 204, 404]);
    },
  };
}

/** The beginning of what the storage says, for the log. */
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, 300));
