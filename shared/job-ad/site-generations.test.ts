import { expect, test } from "vitest";
import { extractJobAd } from "./extract-job-ad.ts";

/** Hand-written pages: invented employers and texts, markup as the sites' generations write it. */
const TITLE = "Site Supervisor";
const COMPANY = "Quokka Civil";
const TEXT = `<p>Quokka Civil is looking for an experienced person to lead crews on road and rail works around the bay. You will plan the week, keep people safe and hand over finished sections on time.</p><h3>Responsibilities</h3><ul><li>Plan crews and plant for the week ahead</li><li>Check finished work against drawings and hand it over</li><li>Keep records that an engineer can trust</li></ul><h3>Requirements</h3><ul><li>Five years of experience in civil work</li><li>A licence for a light vehicle and good skills with people</li></ul><p>We offer a salary above award, a full-time permanent role, paid leave and training. Apply with a resume and a short cover letter that tells us what you have built.</p>`;

/** Name, address, page, title, employer, place; null if any answer is accepted. */
type Row = [string, string, string, string, string | null, string | null];

function page(title: string, body: string, head = ""): string {
  return `<!DOCTYPE html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
}

function og(title: string, site = ""): string {
  const name = site === "" ? "" : `<meta property="og:site_name" content="${site}">`;
  return `<meta property="og:title" content="${title}">${name}`;
}

const PAGES: Row[] = [
  [
    "linkedin 2020 logged in",
    "https://www.linkedin.com/jobs/view/70000001/",
    page(
      "Site Supervisor | Quokka Civil | LinkedIn",
      `<main><div class="jobs-details-top-card__content-container"><h1 class="jobs-details-top-card__job-title t-20">${TITLE}</h1><h3 class="jobs-details-top-card__company-info"><span class="a11y-text">Company Name</span><a class="jobs-details-top-card__company-url" href="/company/1/">${COMPANY}</a><span class="a11y-text">Company Location</span><span class="jobs-details-top-card__bullet">Geelong, Victoria, Australia</span></h3></div><div class="jobs-box__html-content" id="job-details">${TEXT}</div></main>`,
    ),
    TITLE,
    COMPANY,
    "Geelong, Victoria, Australia",
  ],
  [
    "linkedin 2022 search pane",
    "https://www.linkedin.com/jobs/search/?currentJobId=70000001",
    page(
      "(3) supervisor Jobs | LinkedIn",
      `<div class="scaffold-layout__list">${[1, 2, 3, 4].map((i) => `<li class="jobs-search-results__list-item"><a href="/jobs/view/${i}0000000">Other job ${i}</a></li>`).join("")}</div><div class="jobs-search__job-details--container"><div class="jobs-unified-top-card"><h2 class="t-24 t-bold jobs-unified-top-card__job-title">${TITLE}</h2><span class="jobs-unified-top-card__subtitle-primary-grouping"><span class="jobs-unified-top-card__company-name"><a href="/company/q/">${COMPANY}</a></span><span class="jobs-unified-top-card__bullet">Geelong, Victoria, Australia</span><span class="jobs-unified-top-card__workplace-type">On-site</span></span></div><div class="jobs-description__content"><div id="job-details">${TEXT}</div></div></div>`,
    ),
    TITLE,
    COMPANY,
    "Geelong, Victoria, Australia",
  ],
  [
    "indeed 2019",
    "https://au.indeed.com/viewjob?jk=0123456789abcdef",
    page(
      "Site Supervisor - Geelong VIC - Indeed.com",
      `<div class="jobsearch-ViewJobLayout"><div class="jobsearch-JobComponent"><h3 class="icl-u-xs-mb--xs icl-u-xs-mt--none jobsearch-JobInfoHeader-title">${TITLE}</h3><div class="jobsearch-InlineCompanyRating icl-u-xs-mt--xs jobsearch-DesktopStickyContainer-companyrating"><div class="icl-u-lg-mr--sm icl-u-xs-mr--xs">${COMPANY}</div><div>-</div><div>Geelong VIC</div></div><div id="jobDescriptionText">${TEXT}</div></div></div>`,
    ),
    TITLE,
    COMPANY,
    "Geelong VIC",
  ],
  [
    "indeed 2022",
    "https://au.indeed.com/viewjob?jk=0123456789abcdef",
    page(
      "Site Supervisor - Geelong VIC 3220 - Indeed.com",
      `<div class="jobsearch-ViewJobLayout"><h1 class="icl-u-xs-mb--xs jobsearch-JobInfoHeader-title"><span>${TITLE}</span></h1><div class="jobsearch-CompanyInfoContainer"><div class="jobsearch-InlineCompanyRating"><div></div><div class="jobsearch-InlineCompanyRating-companyHeader"><a href="/cmp/q">${COMPANY}</a></div></div><div class="jobsearch-JobInfoHeader-subtitle"><div>${COMPANY}</div><div><div>Geelong VIC 3220</div></div></div></div><div id="jobDescriptionText">${TEXT}</div></div>`,
    ),
    TITLE,
    COMPANY,
    "Geelong VIC 3220",
  ],
  [
    "greenhouse old",
    "https://boards.greenhouse.io/quokka/jobs/4000001",
    page(
      "Job Application for Site Supervisor at Quokka Civil",
      `<div id="wrapper"><div id="main"><div id="app_body"><div id="header"><h1 class="app-title">${TITLE}</h1><span class="company-name"> at ${COMPANY} </span><div class="location"> Geelong, VIC </div></div><div id="content">${TEXT}</div><form id="application_form"><input name=first_name><input type=email name=email><input type=file></form></div></div></div>`,
      og(TITLE),
    ),
    TITLE,
    COMPANY,
    "Geelong, VIC",
  ],
  [
    "greenhouse embed frame doc",
    "https://boards.greenhouse.io/embed/job_app?for=quokka&token=4000001",
    page(
      "Job Application for Site Supervisor at Quokka Civil",
      `<div id="app_body"><div id="header"><h1 class="app-title">${TITLE}</h1><div class="location">Geelong, VIC</div></div><div id="content">${TEXT}</div></div><script src="https://boards.greenhouse.io/x.js"></script>`,
    ),
    TITLE,
    COMPANY,
    "Geelong, VIC",
  ],
  [
    "greenhouse new",
    "https://job-boards.greenhouse.io/quokka/jobs/4000001",
    page(
      "Job Application for Site Supervisor at Quokka Civil",
      `<main class="main"><div class="job-post"><div class="job__header"><div class="job__title"><h1 class="section-header section-header--large">${TITLE}</h1></div><div class="job__location"><svg></svg><div>Geelong, VIC</div></div></div><div class="job__description body">${TEXT}</div><form><input name=first_name><input type=email><input type=file></form></div></main><link href="https://job-boards.greenhouse.io/x.css">`,
    ),
    TITLE,
    COMPANY,
    "Geelong, VIC",
  ],
  [
    "jobvite",
    "https://jobs.jobvite.com/quokka/job/oAbCdfw1",
    page(
      "Quokka Civil Careers - Site Supervisor",
      `<div class="jv-page-body"><h2 class="jv-header">${TITLE}</h2><p class="jv-job-detail-meta">Operations<span class="jv-inline-separator"></span>Geelong, Australia</p><div class="jv-job-detail-description">${TEXT}</div></div>`,
    ),
    TITLE,
    COMPANY,
    "Geelong, Australia",
  ],
  [
    "glassdoor",
    "https://www.glassdoor.com.au/job-listing/site-supervisor-JV_IC1.htm?jl=1009",
    page(
      "Quokka Civil Site Supervisor Job in Geelong | Glassdoor",
      `<main><header><div class="EmployerProfile_employerNameHeading__bXBYr"><h4>${COMPANY}</h4></div><h1 id="jd-job-title-1009">${TITLE}</h1><div data-test="location">Geelong</div></header><div class="JobDetails_jobDescription__uW_fK">${TEXT}</div></main>`,
    ),
    TITLE,
    COMPANY,
    "Geelong",
  ],
  [
    "wwr new",
    "https://weworkremotely.com/remote-jobs/quokka-site-supervisor",
    page(
      "Quokka Civil: Site Supervisor",
      `<nav class="x">We Work Remotely</nav><section class="lis-container__header"><h2 class="lis-container__header__hero__company-info__title">${TITLE}</h2></section><div class="lis-container__job__content__description">${TEXT}</div><div class="lis-container__job__sidebar"><div class="lis-container__job__sidebar__companyDetails__info__title"><h3>${COMPANY}</h3></div><ul><li class="lis-container__job__sidebar__job-about__list__item">Region <span>Anywhere in the World</span></li></ul></div>`,
      og("Quokka Civil: Site Supervisor", "We Work Remotely"),
    ),
    TITLE,
    COMPANY,
    null,
  ],
  [
    "taleo",
    "https://quokka.taleo.net/careersection/2/jobdetail.ftl?job=1700ABC",
    page(
      "Job Description - Site Supervisor (1700ABC)",
      `<div id="requisitionDescriptionInterface"><span id="requisitionDescriptionInterface.reqTitleLinkAction.row1"></span></div><script>api.fillList('requisitionDescriptionInterface', 'descRequisition', ['1','Site Supervisor','!*!${encodeURIComponent(TEXT).replace(/'/g, "%27")}','Australia-Victoria-Geelong','false']);</script>`,
    ),
    TITLE,
    null,
    null,
  ],
  [
    "breezy",
    "https://quokka.breezy.hr/p/abcdef123456-site-supervisor",
    page(
      "Site Supervisor at Quokka Civil",
      `<div class="position"><div class="banner"><h1 class="ng-binding">${TITLE}</h1><ul class="meta"><li class="location"><i></i><span>Geelong, VIC</span></li><li class="type"><span>Full-Time</span></li></ul></div><div class="description">${TEXT}</div><a class="button apply" href="/p/x/apply">Apply To Position</a></div>`,
    ),
    TITLE,
    COMPANY,
    "Geelong, VIC",
  ],
  [
    "smartrecruiters",
    "https://jobs.smartrecruiters.com/Quokka/743999000000001-site-supervisor",
    page(
      "Quokka Civil Site Supervisor | SmartRecruiters",
      `<main class="jobad site" itemscope itemtype="http://schema.org/JobPosting"><h1 class="job-title" itemprop="title">${TITLE}</h1><ul class="job-details"><li itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="addressLocality">Geelong</span>, <span itemprop="addressRegion">VIC</span>, <span itemprop="addressCountry">Australia</span></span></li></ul><div itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><meta itemprop="name" content="${COMPANY}"></div><div itemprop="description" class="job-sections">${TEXT}</div></main>`,
    ),
    TITLE,
    COMPANY,
    "Geelong, VIC, Australia",
  ],
  [
    "stackoverflow 2017",
    "https://stackoverflow.com/jobs/100001/site-supervisor-quokka",
    page(
      "Site Supervisor at Quokka Civil - Stack Overflow",
      `<div id="job-detail"><h1 class="-title"><a class="job-link" href="/jobs/100001/x">${TITLE}</a></h1><div class="-name"><a class="employer" href="/jobs/companies/quokka">${COMPANY}</a></div><div class="-location"> - Geelong, Australia </div><div class="description">${TEXT}</div><a class="_apply">Apply now</a></div>`,
    ),
    TITLE,
    COMPANY,
    "Geelong, Australia",
  ],
  [
    "remoteok",
    "https://remoteok.com/remote-jobs/remote-site-supervisor-quokka-civil-100001",
    page(
      "Remote Site Supervisor at Quokka Civil",
      `<h1>Remote OK</h1><table>${[0, 1, 2].map((i) => `<tr class="job" data-id="10000${i + 1}" data-url="/remote-jobs/x-10000${i + 1}"><td><a href="/remote-jobs/x-10000${i + 1}"><h2 itemprop="title">${i ? `Other Engineer ${i}` : TITLE}</h2></a><span class="companyLink"><h3 itemprop="name">${i ? `Other ${i}` : COMPANY}</h3></span><div class="location">🌏 Worldwide</div></td></tr>${i ? "" : `<tr class="expand expand-100001 active"><td><div class="description"><div class="markdown">${TEXT}</div></div></td></tr>`}`).join("")}</table><script type="application/ld+json">{"@type":"JobPosting","title":"Site Supervisor","hiringOrganization":{"@type":"Organization","name":"Quokka Civil"},"jobLocationType":"TELECOMMUTE","applicantLocationRequirements":{"@type":"Country","name":"Anywhere"},"description":"${TEXT.replace(/"/g, '\\"')}"}</script>`,
    ),
    TITLE,
    COMPANY,
    "Remote",
  ],
  [
    "jora page",
    "https://au.jora.com/job/Site-Supervisor-0123456789abcdef0123456789abcdef",
    page(
      "Site Supervisor Job in Geelong VIC at Quokka Civil - Jora",
      `<div class="job-view-container"><div class="job-info-container"><h3 class="job-title heading-xxlarge">${TITLE}</h3><div class="company-location-container"><span class="company">${COMPANY}</span><span class="location">Geelong VIC</span></div></div><div id="job-description-container">${TEXT}</div></div>`,
    ),
    TITLE,
    COMPANY,
    "Geelong VIC",
  ],
  [
    "icims frame",
    "https://careers-quokka.icims.com/jobs/1001/site-supervisor/job?in_iframe=1",
    page(
      "Site Supervisor in Geelong, Australia | Careers at Quokka Civil",
      `<div class="iCIMS_MainWrapper"><div class="iCIMS_JobPage"><h1 class="iCIMS_Header">${TITLE}</h1><div class="col-xs-6 header left"><span class="sr-only field-label">Job Locations</span><span>AU-VIC-Geelong</span></div><div class="iCIMS_JobContent"><h2 class="iCIMS_InfoMsg iCIMS_InfoField_Job">Overview</h2><div class="iCIMS_InfoMsg iCIMS_InfoMsg_Job">${TEXT}</div></div></div></div>`,
    ),
    TITLE,
    COMPANY,
    "AU-VIC-Geelong",
  ],
  [
    "pageup custom",
    "https://jobs.banksia.edu.au/en/job/500001/site-supervisor",
    page(
      "Site Supervisor : Careers at Banksia University",
      `<div id="job"><div id="job-content"><h2>${TITLE}</h2><p><b>Job no:</b> <span class="job-externalJobNo">500001</span><br><b>Work type:</b> <span class="work-type full-time">Full time</span><br><b>Location:</b> <span class="location">Bendigo</span><br></p><div id="job-details">${TEXT}</div><p><b>Applications close:</b> <span class="close-date"><time datetime="2026-12-12">12 Dec 2026</time></span></p></div></div>`,
      og(TITLE, "Banksia University"),
    ),
    TITLE,
    "Banksia University",
    "Bendigo",
  ],
];

test.each(PAGES.flatMap((row) => [row, [row[0], "", ...row.slice(2)] as Row]))(
  "extractJobAd, %s at '%s', reads the one ad",
  (_name, url, html, title, company, location) => {
    const snapshot = { url, title: "", lang: "", html, frames: [], selection: null, truncated: false };
    const { isAd, fields, description } = extractJobAd(snapshot, { capturedAt: "2026-11-21T02:00:00.000Z" });
    expect({ isAd, title: fields.title.value }).toEqual({ isAd: true, title });
    if (company !== null) expect(fields.company.value).toBe(company);
    if (location !== null) expect(fields.location.value).toBe(location);
    expect(description?.text).toContain("\n- ");
  },
);
