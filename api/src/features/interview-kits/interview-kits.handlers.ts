import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { downloadKit } from "./download-kit.ts";
import { makeKit } from "./make-kit.ts";

export const interviewKitsHandlers: FeatureHandlers<KelpieContract["interviewKits"]> = {
  get: makeKit,
  download: downloadKit,
};
