import "../style.css";
import { followGatedLinks } from "./gated-links.ts";
import { startSiteHeader } from "./site-header-script.ts";
import { startVisitorsOnly } from "./visitors-only.ts";
import { wakeIslands } from "./wake-islands.ts";

/** All the script that a public page has before somebody turns to an interactive part. */
const header = document.querySelector("header");
if (header) startSiteHeader(header);
startVisitorsOnly();
followGatedLinks();
wakeIslands();
