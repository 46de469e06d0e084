import { z } from "zod";
import { hasHost, isPlainAddress } from "./written-address.ts";

/** The bucket's part of the environment, read by `config.ts`. */
export const bucketVariables = {
  S3_BUCKET_URL: z
    .string()
    .refine(
      (address) => hasHost(address, ["http", "https"]) && isPlainAddress(address),
      "expected an address such as https://s3.example/kelpie-files, without user name and query",
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]+$/, "expected a region such as ap-southeast-2")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

/** Where files are stored outside the database. Absent: they are in it. */
export interface BucketConfig {
  /** With the bucket in its host or its path, without a slash at its end. */
  url: string;
  /** Where the address does not name it. */
  region: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What is missing of the three that belong together. */
export function bucketErrors(given: Record<string, string | undefined>): string[] {
  const names = ["S3_BUCKET_URL", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];
  const missing = names.filter((name) => !given[name]);
  if (missing.length < names.length)
    return missing.map((name) => `  ${name}: ${names.join(", ")} belong together`);
  return given.S3_REGION ? ["  S3_REGION: needs S3_BUCKET_URL and its keys"] : [];
}

/** @param env in which the three are all or none. */
export function bucketConfig(
  env: Partial<Record<keyof typeof bucketVariables, string | undefined>>,
): BucketConfig | undefined {
  const { S3_BUCKET_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!url || !accessKeyId || !secretAccessKey) return undefined;
  return {
    url: url.endsWith("/") ? url.slice(0, -1) : url,
    region: env.S3_REGION,
    accessKeyId,
    secretAccessKey,
  };
}
