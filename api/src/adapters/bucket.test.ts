import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type BucketServer, startBucketServer } from "../testing/bucket-server.ts";
import { type Bucket, BucketError, openBucket } from "./bucket.ts";

let server: BucketServer;
let bucket: Bucket;
beforeAll(async () => {
  server = await startBucketServer();
  bucket = await openBucket(server.config);
});
afterEach(() => {
  server.failWith = undefined;
});
afterAll(() => server.close());

const bytes = Uint8Array.from({ length: 1000 }, (_, at) => at % 251);

describe("a bucket", () => {
  it("gives back what was put, whole and in parts, until it is removed", async () => {
    await bucket.put("one", bytes);
    expect(server.objects.get("one")?.equals(bytes)).toBe(true);
    expect(await bucket.get("one")).toEqual(bytes);
    expect(await bucket.getPart("one", 0, 600)).toEqual(bytes.subarray(0, 600));
    expect(await bucket.getPart("one", 600, 600)).toEqual(bytes.subarray(600));
    expect(await bucket.getPart("one", 1000, 600)).toHaveLength(0);
    await bucket.remove("one");
    expect([await bucket.get("one"), await bucket.getPart("one", 0, 9)]).toEqual([null, null]);
    await bucket.remove("one");
  });

  it("holds an empty object", async () => {
    await bucket.put("empty", new Uint8Array());
    expect(await bucket.get("empty")).toHaveLength(0);
    expect(await bucket.getPart("empty", 0, 9)).toHaveLength(0);
  });

  it.each([
    ["secret", { secretAccessKey: "another-secret" }],
    ["key", { accessKeyId: "somebody-else" }],
    ["region", { region: "eu-west-1" }],
  ])("refuses another %s", async (_, wrong) => {
    const other = await openBucket({ ...server.config, ...wrong });
    await expect(other.put("two", bytes)).rejects.toThrow("403");
    await expect(other.get("one")).rejects.toThrow("SignatureDoesNotMatch");
    expect(server.objects.has("two")).toBe(false);
  });

  it("that fails is asked three times, then an error says so", async () => {
    server.failWith = 503;
    server.requests.length = 0;
    await expect(bucket.put("three", bytes)).rejects.toThrow(BucketError);
    expect(server.requests).toEqual(["PUT", "PUT", "PUT"]);
    await expect(bucket.remove("three")).rejects.toThrow("503");
  });

  it("that is not there is an error of the same kind", async () => {
    const gone = await startBucketServer();
    await gone.close();
    const nowhere = await openBucket(gone.config);
    await expect(nowhere.get("one")).rejects.toThrow(BucketError);
  });
});
