import { site as acme } from "../acme/site.ts"; // expect: sites-apart
export const site = acme;
