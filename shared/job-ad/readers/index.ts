import type { SiteReader } from "../site-reader.ts";
import { ashby } from "./ashby.ts";
import { glassdoor } from "./glassdoor.ts";
import { greenhouse } from "./greenhouse.ts";
import { icims } from "./icims.ts";
import { indeed } from "./indeed.ts";
import { jobsCz } from "./jobs-cz.ts";
import { jobvite } from "./jobvite.ts";
import { jora } from "./jora.ts";
import { lever } from "./lever.ts";
import { linkedin } from "./linkedin.ts";
import { pageup } from "./pageup.ts";
import { seek } from "./seek.ts";
import { smartrecruiters } from "./smartrecruiters.ts";
import { successfactors } from "./successfactors.ts";
import { talentclue } from "./talentclue.ts";
import { taleo } from "./taleo.ts";
import { teamtailor } from "./teamtailor.ts";
import { weworkremotely } from "./weworkremotely.ts";
import { workable } from "./workable.ts";
import { workday } from "./workday.ts";

/** Every site we know by its hooks. A page may match one at most; the order settles the rest. */
export const SITE_READERS: readonly SiteReader[] = [
  seek,
  linkedin,
  indeed,
  workday,
  lever,
  ashby,
  workable,
  smartrecruiters,
  icims,
  pageup,
  successfactors,
  jobsCz,
  talentclue,
  jora,
  jobvite,
  glassdoor,
  weworkremotely,
  taleo,
  greenhouse,
  teamtailor,
];
