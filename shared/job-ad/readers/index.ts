import type { SiteReader } from "../candidates/site-reader.ts";
import { adzuna } from "./adzuna.ts";
import { apsjobs } from "./apsjobs.ts";
import { ashby } from "./ashby.ts";
import { bamboohr } from "./bamboohr.ts";
import { careerone } from "./careerone.ts";
import { careersVic } from "./careers-vic.ts";
import { ethicaljobs } from "./ethicaljobs.ts";
import { glassdoor } from "./glassdoor.ts";
import { greenhouse } from "./greenhouse.ts";
import { icims } from "./icims.ts";
import { indeed } from "./indeed.ts";
import { iworkforNsw } from "./iworkfor-nsw.ts";
import { iworkforSa } from "./iworkfor-sa.ts";
import { jobadder } from "./jobadder.ts";
import { jobsCz } from "./jobs-cz.ts";
import { jobsTas } from "./jobs-tas.ts";
import { jobsWa } from "./jobs-wa.ts";
import { jobvite } from "./jobvite.ts";
import { jora } from "./jora.ts";
import { lever } from "./lever.ts";
import { linkedin } from "./linkedin.ts";
import { pageup } from "./pageup.ts";
import { recruitee } from "./recruitee.ts";
import { seek } from "./seek.ts";
import { smartjobsQld } from "./smartjobs-qld.ts";
import { smartrecruiters } from "./smartrecruiters.ts";
import { successfactors } from "./successfactors.ts";
import { talentclue } from "./talentclue.ts";
import { taleo } from "./taleo.ts";
import { teamtailor } from "./teamtailor.ts";
import { weworkremotely } from "./weworkremotely.ts";
import { workable } from "./workable.ts";
import { workday } from "./workday.ts";
import { workforceAustralia } from "./workforce-australia.ts";

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
  jobsTas,
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
  adzuna,
  apsjobs,
  bamboohr,
  careerone,
  careersVic,
  ethicaljobs,
  iworkforNsw,
  iworkforSa,
  jobadder,
  jobsWa,
  recruitee,
  smartjobsQld,
  workforceAustralia,
];
