import { reader } from "../sites/acme/reader.ts"; // expect: site-readers-in-job-ad
export const r = reader;
