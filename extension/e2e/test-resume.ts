import { readFileSync } from "node:fs";
import path from "node:path";

/** An invented nurse's resume that matches `pages/nurse-ad.html` in part. */
export const testResume = readFileSync(path.join(import.meta.dirname, "pages/resume.txt"), "utf8");
