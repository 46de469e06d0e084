import type { SiteReader } from "../site-reader.ts";
import { ashby } from "./ashby.ts";
import { greenhouse } from "./greenhouse.ts";
import { icims } from "./icims.ts";
import { indeed } from "./indeed.ts";
import { jobsCz } from "./jobs-cz.ts";
import { jora } from "./jora.ts";
import { lever } from "./lever.ts";
import { linkedin } from "./linkedin.ts";
import { pageup } from "./pageup.ts";
import { seek } from "./seek.ts";
import { smartrecruiters } from "./smartrecruiters.ts";
import { successfactors } from "./successfactors.ts";
import { talentclue } from "./talentclue.ts";
import { teamtailor } from "./teamtailor.ts";
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
  greenhouse,
  teamtailor,
];
