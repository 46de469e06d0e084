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

const PAGES: Row[] = [
  [
    "intro in capitals",
    "",
    page(
      "Site Supervisor",
      `<main><h1>${TITLE}</h1><p>Location: Geelong VIC</p><h2>Banksia Works</h2><p>BANKSIA WORKS fills this place for firms of the region that need one more person on their sites this year.</p>${TEXT.replaceAll("Quokka Civil", "The firm")}</main>`,
    ),
    TITLE,
    "Banksia Works",
    "Geelong VIC",
  ],
  [
    "personio",
    "https://quokka.jobs.personio.de/job/1234567",
    page(
      "Site Supervisor (m/w/d) | Jobs bei Quokka Civil GmbH",
      `<main><h1 class="job-posting-title">Site Supervisor (m/w/d)</h1><div class="job-facts"><span>Festanstellung, Vollzeit</span><span> · </span><span>München</span></div><div class="job-description">${TEXT}</div><a href="/job/1234567/apply">Jetzt bewerben</a></main>`,
    ),
    "Site Supervisor (m/w/d)",
    "Quokka Civil GmbH",
    "München",
  ],
  [
    "recruitee",
    "https://quokka.recruitee.com/o/site-supervisor",
    page(
      "Site Supervisor - Quokka Civil",
      `<div><h1>${TITLE}</h1><ul><li>Geelong, Victoria, Australia</li><li>Operations</li></ul><a href="/o/site-supervisor/c/new">Apply</a><h2>Job description</h2>${TEXT}</div>`,
    ),
    TITLE,
    COMPANY,
    "Geelong, Victoria, Australia",
  ],
  [
    "bamboo",
    "https://quokka.bamboohr.com/careers/42",
    page(
      "Site Supervisor - Quokka Civil",
      `<main><div><a href="/careers">Job Openings</a><h2>${TITLE}</h2><p>Operations · Geelong, Victoria</p></div><div>${TEXT}</div><aside><p>Location</p><p>Geelong, Victoria</p></aside></main>`,
    ),
    TITLE,
    COMPANY,
    "Geelong, Victoria",
  ],
  [
    "iworkfornsw",
    "https://iworkfor.nsw.gov.au/job/site-supervisor-500001",
    page(
      "Site Supervisor - I work for NSW",
      `<main><h1>${TITLE}</h1><table><tr><th>Organisation/Entity:</th><td>Transport for Quokka</td></tr><tr><th>Job Category:</th><td>Construction</td></tr><tr><th>Job Location:</th><td>Hunter / Lower Hunter</td></tr><tr><th>Closing Date:</th><td>12/12/2026 - 11:59 PM</td></tr></table><div>${TEXT}</div><a>Apply Online</a></main>`,
    ),
    TITLE,
    "Transport for Quokka",
    "Hunter / Lower Hunter",
  ],
  [
    "ethicaljobs",
    "https://www.ethicaljobs.com.au/members/quokka/site-supervisor",
    page(
      "Site Supervisor Job | Quokka Civil | Geelong | EthicalJobs.com.au",
      `<main><h1>${TITLE}</h1><h2>${COMPANY}</h2><ul><li>Location: Geelong, VIC</li><li>Work type: Full time</li></ul><div class=job>${TEXT}</div></main>`,
    ),
    TITLE,
    COMPANY,
    "Geelong, VIC",
  ],
  [
    "careerone",
    "https://www.careerone.com.au/jobview/site-supervisor/11111111-2222-4333-8444-555555555555",
    page(
      "Site Supervisor Job in Geelong, VIC at Quokka Civil | CareerOne",
      `<main><h1>${TITLE}</h1><a href="/company/quokka">${COMPANY}</a><div><span>Geelong</span></div><div>${TEXT}</div><button>Apply now</button></main>`,
    ),
    TITLE,
    COMPANY,
    "Geelong",
  ],
  [
    "adzuna",
    "https://www.adzuna.com.au/details/400000001",
    page(
      "Site Supervisor job in Geelong, VIC | Adzuna",
      `<main><h1 class="ui-h1">${TITLE}</h1><table><tr><th>Location:</th><td>Geelong, VIC</td></tr><tr><th>Company:</th><td>${COMPANY}</td></tr></table><section class="adp-body">${TEXT}</section><a data-js="apply">Apply for this job</a></main>`,
    ),
    TITLE,
    COMPANY,
    "Geelong, VIC",
  ],
  [
    "company de",
    "https://www.quokka.de/karriere/bauleiter",
    page(
      "Bauleiter (m/w/d) in Hamburg – Quokka Bau GmbH",
      `<main><p>Karriere</p><h1>Bauleiter (m/w/d)</h1><p>Standort: Hamburg</p><h2>Ihre Aufgaben</h2><ul><li>Leitung von Baustellen im Norden und Planung der Kolonnen für die ganze Woche</li><li>Abnahme der fertigen Abschnitte mit dem Auftraggeber vor Ort</li></ul><h2>Ihr Profil</h2><ul><li>Abgeschlossene Ausbildung als Meister oder Techniker mit Erfahrung im Tiefbau</li><li>Führerschein der Klasse B und Freude am Umgang mit Menschen</li></ul><h2>Wir bieten</h2><p>Ein gutes Gehalt, Vollzeit und unbefristet, dreißig Tage Urlaub, Weiterbildung und ein Team, das zusammenhält und gemeinsam etwas bewegt, heute und in Zukunft, an vielen Orten im Norden. Bewerben Sie sich noch heute mit Ihrem Lebenslauf bei uns, wir freuen uns darauf.</p><a>Jetzt bewerben</a></main><footer>© 2026 Quokka Bau GmbH</footer>`,
    ),
    "Bauleiter (m/w/d)",
    "Quokka Bau GmbH",
    "Hamburg",
  ],
  [
    "company fr",
    "https://www.quokka.fr/recrutement/chef-de-chantier",
    page(
      "Chef de chantier H/F - Quokka Génie Civil",
      `<main><h1>Chef de chantier H/F</h1><dl><dt>Lieu</dt><dd>Lyon</dd><dt>Contrat</dt><dd>CDI</dd></dl><h2>Vos missions</h2><ul><li>Planifier les équipes et le matériel de la semaine sur les chantiers de la région</li><li>Contrôler les ouvrages finis avec le client et tenir les registres à jour</li></ul><h2>Votre profil</h2><ul><li>Expérience de cinq ans dans le génie civil et compétences en conduite d'équipe</li><li>Permis de conduire et goût du travail bien fait avec les autres</li></ul><p>Nous recherchons une personne de confiance pour un poste à temps plein, avec de bons avantages, une prime annuelle, une mutuelle et une formation continue tout au long de votre carrière chez nous. Merci de postuler avec votre CV.</p><a>Postuler</a></main>`,
    ),
    "Chef de chantier H/F",
    "Quokka Génie Civil",
    "Lyon",
  ],
  [
    "company es",
    "https://www.quokka.es/empleo/jefe-de-obra",
    page(
      "Jefe de obra | Quokka Obras",
      `<main><h1>Jefe de obra</h1><p><strong>Ubicación:</strong> Sevilla</p><h2>Funciones</h2><ul><li>Planificar los equipos y la maquinaria de la semana en las obras de la región</li><li>Comprobar los trabajos terminados con el cliente y llevar los registros</li></ul><h2>Requisitos</h2><ul><li>Experiencia de cinco años en obra civil y dotes de mando de equipos</li><li>Carné de conducir y ganas de trabajar con personas muy distintas cada día</li></ul><p>Ofrecemos un salario competitivo, jornada completa, contrato indefinido, formación y un buen ambiente de trabajo en una empresa familiar con más de treinta años de historia en el sector. Inscríbete en la oferta con tu currículum.</p><a>Inscribirme</a></main>`,
    ),
    "Jefe de obra",
    "Quokka Obras",
    "Sevilla",
  ],
  [
    "startupjobs",
    "https://www.startupjobs.cz/nabidka/100001/stavbyvedouci",
    page(
      "Stavbyvedoucí | Quokka Stavby | StartupJobs.cz",
      `<main><h1>Stavbyvedoucí</h1><a href="/startup/quokka">Quokka Stavby</a><p>Brno</p><h2>Co tě čeká?</h2><ul><li>Plánovat party a techniku na celý týden na stavbách v kraji</li><li>Kontrolovat hotovou práci s investorem a vést záznamy o průběhu prací</li></ul><h2>Co bys měl umět?</h2><ul><li>Pět let zkušenosti na stavbách a umět vést lidi v týmu</li><li>Řidičský průkaz skupiny B a chuť pracovat s lidmi každý den na čerstvém vzduchu</li></ul><p>Nabízíme dobrou mzdu, plný úvazek, pět týdnů dovolené, školení a přátelský kolektiv, který drží spolu už dvacet let a rád přivítá nové kolegy ze všech koutů země. Pošli nám svůj životopis a odpověz na nabídku ještě dnes.</p><button>Odpovědět</button></main>`,
    ),
    "Stavbyvedoucí",
    "Quokka Stavby",
    "Brno",
  ],
  [
    "plain wp",
    "https://quokka.example/vacancies/site-supervisor",
    page(
      "Site Supervisor | Quokka Civil",
      `<header><a href="/"><img class="logo" alt="Quokka Civil logo"></a></header><article><h1 class="entry-title">Vacancy</h1><h2>${TITLE}</h2><p>Geelong, Victoria | Full-time</p>${TEXT}<p>Email your resume to jobs@quokka.example</p></article><footer>© 2026 Quokka Civil</footer>`,
    ),
    TITLE,
    COMPANY,
    "Geelong, Victoria",
  ],
  [
    "no title match",
    "https://quokka.example/careers/77",
    page(
      "Careers",
      `<main><h1>${TITLE}</h1><h3>Geelong VIC</h3>${TEXT}<h3>About Quokka Civil</h3><p>We build roads.</p><a>Apply now</a></main>`,
    ),
    TITLE,
    COMPANY,
    "Geelong VIC",
  ],
  [
    "copyright only",
    "https://jobs.example/77",
    page(
      "Site Supervisor",
      `<main><h1>${TITLE}</h1><p>Location: Geelong</p>${TEXT.replace("Quokka Civil is looking", "Our friends at Quokka Civil are looking")}<a>Apply now</a></main><footer><p>© 2026 Quokka Civil Pty Ltd. All rights reserved.</p></footer>`,
    ),
    TITLE,
    "Quokka Civil Pty Ltd",
    "Geelong",
  ],
  [
    "ziprecruiter",
    "https://www.ziprecruiter.com/c/Quokka-Civil/Job/Site-Supervisor/-in-Austin,TX?jid=1",
    page(
      "Site Supervisor Job in Austin, TX at Quokka Civil",
      `<main><h1 class="job_title">${TITLE}</h1><a class="hiring_company_text t_company_name" href="/co/Quokka">${COMPANY}</a><span data-name="address">Austin, TX</span><div class="jobDescriptionSection">${TEXT}</div><button>Apply Now</button></main>`,
    ),
    TITLE,
    COMPANY,
    "Austin, TX",
  ],
  [
    "monster",
    "https://www.monster.com/job-openings/site-supervisor-austin-tx--1",
    page(
      "Site Supervisor Austin, TX - Monster.com",
      `<main><h1 data-testid="jobTitle">${TITLE}</h1><div data-testid="company">${COMPANY}</div><div data-testid="jobDetailLocation">Austin, TX</div><div data-testid="svx-description-container">${TEXT}</div><button>Apply</button></main>`,
    ),
    TITLE,
    COMPANY,
    "Austin, TX",
  ],
  [
    "apsjobs",
    "https://www.apsjobs.gov.au/s/job-details?jobId=1",
    page(
      "APSJobs - Job details",
      `<main><h1>APSJobs</h1><div><h2>${TITLE}</h2><p>Department of Quokkas</p></div><dl><dt>Agency</dt><dd>Department of Quokkas</dd><dt>Location</dt><dd>Canberra ACT</dd><dt>Closing date</dt><dd>12 December 2026</dd></dl>${TEXT}<a>Apply now</a></main>`,
    ),
    TITLE,
    "Department of Quokkas",
    "Canberra ACT",
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

test("extractJobAd, a heading the browser does not show, is not the title", () => {
  const html = page(
    "Crane Driver | Quokka",
    `<main><h1>Crane Driver</h1><h2>Site Supervisor</h2>${TEXT}<a>Apply now</a></main>`,
  );
  const headings = [
    { level: 1, text: "Crane Driver", visible: false },
    { level: 2, text: "Site Supervisor", visible: true },
  ];
  const snapshot = { url: "", title: "", lang: "", html, frames: [], selection: null, truncated: false };
  const read = (more: object): string | null =>
    extractJobAd({ ...snapshot, ...more }, { capturedAt: "2026-11-21T02:00:00.000Z" }).fields.title.value;
  expect(read({})).toBe("Crane Driver");
  expect(read({ hints: { headings } })).toBe("Site Supervisor");
});
