import { cards, page, TALK } from "./page-parts.ts";

/** Name, address and HTML of pages that use words of ads but are not ads. */
export const NO_AD: readonly [string, string, string][] = [
  [
    "greenhouse board",
    "https://boards.greenhouse.io/quokka",
    `<html><head><title>Jobs at Quokka Civil</title></head><body><div id="wrapper"><div id="main"><h1>Current openings at Quokka Civil</h1><div id="content"><p>${TALK}</p></div>${Array.from({ length: 6 }, (_, i) => `<div class="opening"><a href="/quokka/jobs/40000${i}">Site Supervisor ${i}</a><span class="location">Geelong</span></div>`).join("")}</div></div></body></html>`,
  ],
  [
    "new greenhouse board",
    "https://job-boards.greenhouse.io/quokka",
    page(
      "Jobs at Quokka Civil",
      "Current openings at Quokka Civil",
      `<p>${TALK}</p>` +
        Array.from(
          { length: 6 },
          (_, i) =>
            `<tr class="job-post"><td><a href="https://job-boards.greenhouse.io/quokka/jobs/40000${i}"><p class="body">Site Supervisor</p><p>Geelong</p></a></td></tr>`,
        ).join(""),
    ),
  ],
  [
    "lever board",
    "https://jobs.lever.co/quokka",
    page(
      "Quokka Civil",
      "Quokka",
      "<div class=postings>" +
        Array.from(
          { length: 6 },
          (_, i) =>
            `<div class="posting"><a class="posting-title" href="https://jobs.lever.co/quokka/11111111-2222-4333-8444-55555555555${i}"><h5>Site Supervisor</h5><div class="posting-categories"><span class="sort-by-location posting-category small-category-label location">Geelong</span></div></a></div>`,
        ).join("") +
        "</div>",
    ),
  ],
  [
    "ashby board",
    "https://jobs.ashbyhq.com/quokka",
    `<html><head><title>Quokka Jobs</title></head><body><div id="root"><h1>Open Positions</h1>${Array.from({ length: 6 }, (_, i) => `<a href="/quokka/11111111-2222-4333-8444-55555555555${i}"><h3 class="ashby-job-posting-brief-title">Site Supervisor</h3><p>Geelong • Full time</p></a>`).join("")}</div><script>window.__appData = {"organization":{"name":"Quokka"},"posting":null,"jobBoard":{"jobPostings":[{"id":"1","title":"A"}]}};</script></body></html>`,
  ],
  [
    "indeed search",
    "https://au.indeed.com/jobs?q=supervisor",
    page(
      "Supervisor Jobs in Geelong VIC (with Salaries) - Indeed",
      "supervisor jobs in Geelong VIC",
      cards(8, (i) => `/rc/clk?jk=00000000000000${i}0`),
    ),
  ],
  [
    "seek-like search",
    "https://au.seek.com/labourer-jobs",
    page(
      "Labourer Jobs in All Australia - SEEK",
      "Find labourer jobs",
      cards(8, (i) => `/job/9000000${i}?type=standard`, "h3"),
    ),
  ],
  [
    "jora search",
    "https://au.jora.com/j?q=x",
    page(
      "Supervisor Jobs in Geelong VIC - Jora",
      "1,204 supervisor jobs in Geelong",
      cards(8, (i) => `/job/supervisor-0123456789abcdef0123456${i}`, "h2"),
    ),
  ],
  [
    "german search",
    "https://www.stepstone.de/jobs/bauleiter",
    page(
      "Bauleiter Jobs - 50 Stellenangebote | StepStone",
      "50 Bauleiter Stellenangebote",
      cards(8, (i) => `/stellenangebote--bauleiter-${i}.html`),
    ),
  ],
  [
    "french search",
    "https://www.apec.fr/x",
    page(
      "Offres d'emploi chef de chantier",
      "120 offres pour chef de chantier",
      cards(8, (i) => `/offres/chef-${i}`),
    ),
  ],
  [
    "spanish search",
    "https://x.es/ofertas",
    page(
      "Ofertas de trabajo en Madrid",
      "1.204 ofertas de trabajo",
      cards(8, (i) => `/oferta/jefe-${i}`),
    ),
  ],
  [
    "czech search",
    "https://www.jobs.cz/prace",
    page(
      "Nabídka práce Brno - Jobs.cz",
      "Nabídky práce Brno",
      cards(8, (i) => `/rpd/200000${i}/`),
    ),
  ],
  [
    "search untitled",
    "https://x.example/browse",
    page(
      "Quokka",
      "Browse",
      cards(8, (i) => `/roles/show/${i}`),
    ),
  ],
  [
    "one-title search",
    "https://x.example/jobs/software-engineer",
    page(
      "Software Engineer | Jobboard",
      "Software Engineer",
      cards(8, (i) => `/jobs/software-engineer/${i}`),
    ),
  ],
  [
    "careers home",
    "https://quokka.example/careers",
    page(
      "Careers | Quokka Civil",
      "Careers at Quokka Civil",
      `<h2>Build with us</h2><p>${TALK}${TALK}</p><a href="/careers/search">Search jobs</a><a class="btn" href="/careers/apply">Apply now</a>`,
    ),
  ],
  [
    "careers home 2",
    "https://quokka.example/careers",
    page(
      "Work with us - Quokka Civil",
      "Become a maker",
      `<h2>Engineering</h2><p>${TALK}</p><h2>Our benefits</h2><p>${TALK}</p><a href="/jobs/site-supervisor">Site Supervisor</a><a href="/jobs/engineer">Engineer</a><a class=apply href="/jobs">See open roles</a>`,
    ),
  ],
  [
    "about page",
    "https://quokka.example/about",
    page(
      "About us | Quokka Civil",
      "About Quokka Civil",
      `<p>${TALK}</p><p>Conditions apply.</p><h2>Our managers</h2><p>${TALK}</p>`,
    ),
  ],
  [
    "blog",
    "https://quokka.example/blog/how-to-become-a-site-supervisor",
    page(
      "How to become a site supervisor",
      "How to become a site supervisor",
      `<p>By Ann Lee, 5 min read</p><h2>Responsibilities of a site supervisor</h2><p>${TALK}</p><h2>Salary</h2><p>${TALK}</p><a href="/apply">Apply for jobs</a>`,
    ),
  ],
  [
    "blog2",
    "https://quokka.example/site-supervisor-job-description",
    page(
      "Site Supervisor Job Description Template | Quokka",
      "Site Supervisor Job Description",
      `<p>${TALK}</p><h2>Requirements</h2><p>${TALK}</p><a href="/signup">Try it free</a>`,
    ),
  ],
  [
    "course page",
    "https://uni.example/study/bachelor-of-nursing",
    page(
      "Bachelor of Nursing | Banksia University",
      "Bachelor of Nursing",
      `<p>Become a nurse. This degree takes three years full time. You will gain skills and experience in hospitals. Entry requirements: ATAR 70. Fees and scholarships. Applications close 12 January. Apply now. ${TALK}</p><a href="/apply">Apply now</a>`,
    ),
  ],
  [
    "expired",
    "https://boards.example/jobs/123-site-supervisor",
    page(
      "Site Supervisor - Quokka Civil",
      "This job is no longer available",
      `<p>The position you are looking for has been closed.</p><h2>Similar jobs</h2>${cards(6, (i) => `/jobs/${i}-x`, "h3")}`,
    ),
  ],
  [
    "login de",
    "https://x.de/konto",
    page(
      "Anmelden | Jobbörse",
      "Anmelden",
      "<form><input name=email type=email><input type=password></form><p>Noch kein Konto? Registrieren Sie sich.</p>",
    ),
  ],
  [
    "login fr",
    "https://x.fr/compte",
    page(
      "Connexion",
      "Se connecter",
      "<form><input name=email type=email><input type=password><input type=checkbox></form>",
    ),
  ],
  [
    "login cs",
    "https://x.cz/ucet",
    page("Jobs.cz", "Přihlášení", "<form><input name=email type=email><input type=password></form>"),
  ],
  [
    "login workday",
    "https://quokka.wd3.myworkdayjobs.com/en-US/careers/login",
    page("Sign In", "Sign In", "<form><input type=email><input type=password></form>"),
  ],
  [
    "cf",
    "https://x.example/jobs/1",
    `<html><head><title>Just a moment...</title></head><body><div class="main-wrapper"><h1>x.example</h1><p>Checking if the site connection is secure</p><script>window._cf_chl_opt={}</script></div></body></html>`,
  ],
  [
    "indeed cf",
    "https://au.indeed.com/viewjob?jk=0123456789abcdef",
    `<html><head><title>Security Check - Indeed.com</title></head><body><h1>Additional Verification Required</h1><p>Your Ray ID for this request is 1</p></body></html>`,
  ],
  [
    "thanks de",
    "https://x.de/bewerbung/ok",
    page("Bewerbung", "Vielen Dank für Ihre Bewerbung!", "<p>Wir melden uns bei Ihnen.</p>"),
  ],
  [
    "thanks gh",
    "https://boards.greenhouse.io/quokka/jobs/4000001/confirmation",
    page("Thank you for applying", "Thank you for applying.", "<p>Your application has been received.</p>"),
  ],
  [
    "thanks ashby",
    "https://jobs.ashbyhq.com/q/11111111-2222-4333-8444-555555555555/application",
    `<html><head><title>Site Supervisor @ Quokka</title></head><body><div id="root"><h1 class="ashby-job-posting-heading">Site Supervisor</h1><div>Success</div><p>Your application was successfully submitted. We'll contact you if there are next steps.</p></div></body></html>`,
  ],
  [
    "thanks workable",
    "https://apply.workable.com/q/j/0123ABCDEF/apply/",
    page(
      "Site Supervisor - Quokka",
      "Your application was submitted successfully",
      "<p>Thank you for your interest in this position.</p>",
    ),
  ],
  [
    "thanks breezy",
    "https://q.breezy.hr/p/abc/apply",
    page(
      "Site Supervisor",
      "Application Submitted",
      "<p>Your application has been submitted successfully. Good luck!</p><h2>Site Supervisor</h2>",
    ),
  ],
  [
    "404",
    "https://x.example/jobs/1",
    page("Page not found", "404", "<p>We cannot find the page. Search all jobs.</p>"),
  ],
  [
    "linkedin feed",
    "https://www.linkedin.com/feed/",
    `<html><head><title>Feed | LinkedIn</title></head><body><main><div data-view-name="feed"><p>${TALK}</p><a href="/jobs/view/123456789">We are hiring a Site Supervisor</a><p>${TALK}</p></div></main></body></html>`,
  ],
  [
    "company page",
    "https://www.linkedin.com/company/quokka/",
    page(
      "Quokka Civil | LinkedIn",
      "Quokka Civil",
      `<p>${TALK}</p><a href="/jobs/view/1234567890">Site Supervisor</a>`,
    ),
  ],
  ["home board", "https://au.jora.com/", page("Jora - Job search", "Find your dream job", `<p>${TALK}</p>`)],
  [
    "service",
    "https://quokka.example/services",
    page(
      "Recruitment services | Quokka",
      "Hire a site supervisor",
      `<p>${TALK}</p><a href="/apply">Apply</a>`,
    ),
  ],
];
