import { v } from "../../job-ad/thing.ts"; // expect: stack-sites
export const site = v;
