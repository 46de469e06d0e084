import { load } from "cheerio/slim"; // expect: door-cheerio
export const t = load;
