import { v } from "../../shared/job-ad/thing.ts"; // expect: dashboard-reads-no-ads
export const t = v;
