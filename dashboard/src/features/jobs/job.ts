import type { z } from "zod/mini";
import type { contract } from "#shared/contract/index.ts";

/** A job as its page shows it. */
export type Job = z.infer<typeof contract.jobs.get.response>;
