import type { FieldName } from "../capture.ts";

/** Labels that precede a value, in the languages of the boards we meet. Compared in lower case, without colon. */
const LABELS: Partial<Record<FieldName, string>> = {
  title:
    "title|advertised title|job title|position title|role title|position|job position|vacancy|vacancy title|stellenbezeichnung|vacancy name|job|role|position name|intitulé du poste|název pozice",
  company:
    "directorate|department|council|institution|agency/department|organisation / entity|company|company name|employer|employer name|organisation|organization|organisation name|organisation/entity|entity|hiring agency|department/agency|agency name|brand|recruiter|advertiser|agency|business|hiring organization|hiring organisation|hiring company|unternehmen|arbeitgeber|firma|empresa|compañía|entreprise|société|employeur|azienda|společnost|zaměstnavatel|spoločnosť|zamestnávateľ|företag|arbetsgivare|bedrijf|werkgever|pracodawca",
  location:
    "where|site location|branch|work locations|job location(s)|position location|location|locations|job location|job locations|work location|primary location|location(s)|office|office location|city|place of work|workplace location|work site|primary work location|base location|location of position|campus|suburb|town|region|standort|standorte|arbeitsort|einsatzort|ort|ubicación|lugar de trabajo|localización|localidad|población|ubicació|localització|lieu|lieu de travail|localisation|localização|local|local de trabalho|sede|luogo di lavoro|sede di lavoro|místo pracoviště|místo výkonu práce|lokalita|pracoviště|miesto práce|plats|ort|locatie|standplaats|lokalizacja|miejsce pracy|sted|sijainti",
  salary:
    "salary|salary range|pay|pay range|pay rate|rate of pay|remuneration|compensation|package|total package|salary package|remuneration package|total remuneration|total remuneration package|yearly salary|annual salary|base salary|wage|hourly rate|daily rate|gehalt|vergütung|lohn|salario|retribución|salari|salaire|rémunération|stipendio|plat|mzda|mzda (brutto)|lön|wynagrodzenie|salaris",
  jobType:
    "job type|employment type|work type|position type|contract type|type of contract|type of employment|working hours|hours|time type|employment status|position status|employment basis|opportunity type|tenure|schedule|engagement type|vacancy type|anstellungsart|beschäftigungsart|vertragsart|arbeitszeit|jornada laboral|jornada|tipo de jornada|tipo de contrato|type de contrat|contrat|tipo di contratto|typ úvazku|druh pracovního poměru|typ pracovního poměru|anställningsform",
  workplace:
    "workplace type|work arrangement|work arrangements|remote status|remote type|workplace|work mode|location type|working model|arbeitsmodell|modalidad de trabajo|modalidad|modalitat",
  postedText:
    "posted|date posted|posted on|posted date|posting date|job posted|listed|listing date|published|advertised|date advertised|opening date|veröffentlicht|publicado|publié le|zveřejněno",
  closingDate:
    "closing date|closing date and time|application close date|applications closing|closes on|closes|applications close|applications close on|application closing date|application deadline|deadline|closing|close date|end date|apply by|expires|expiry date|bewerbungsfrist|fecha límite|date limite|uzávěrka",
};

const FIELD_OF_LABEL = new Map<string, FieldName>(
  (Object.entries(LABELS) as [FieldName, string][]).flatMap(([field, words]) =>
    words.split("|").map((word): [string, FieldName] => [word, field]),
  ),
);

function bareLabel(text: string): string {
  return text.replace(/(?:(?<!\s)\s+)?[:：*]\s*$/, "").trim();
}

/** The field a label names ("Location:", "Standort"), or null. Pass the text in any case, with or without colon. */
export function fieldOfLabel(text: string): FieldName | null {
  if (text.length > 40) return null;
  return FIELD_OF_LABEL.get(bareLabel(text).toLowerCase()) ?? null;
}

/** Words before other facts of an ad; never values themselves. */
const OTHER_LABELS =
  /^(?:(?:job |position |vacancy |requisition |req |reference |ref |tracking |advert(?:isement)? |posting )?(?:id|no\.?|number|code|ref(?:erence)?|req(?:uisition)?)(?: (?:id|number|code))?|(?:job |role )?(?:categor(?:y|ies)|function|family|level|grade|summary|purpose)|classifications?|designation|clearance(?: level)?|security clearance|division|work unit|unit|team|award|roster|term|reports to|start(?: date)?|experience(?: level)?|education|industry|contact|views?|travel|shift|vacancies|number of (?:openings|positions|vacancies))$/i;

/** True for a text that names the value after it ("Requisition Number", "Location:"). */
export function isLabel(text: string): boolean {
  return text.length <= 40 && (fieldOfLabel(text) !== null || OTHER_LABELS.test(bareLabel(text)));
}

/** One pattern for each topic of ads, in the languages we meet. Two topics make a text an ad's text. */
const CUES: readonly RegExp[] = [
  /\bresponsibilit|\bduties\b|\bwhat you(?:['’]ll| will)|\byou(?:['’]ll| will) (?:be|do|work|lead|have|help)\b|\bkey tasks\b|\baufgaben\b|\bfunciones\b|\bresponsabilidad|\bmissions?\b|\btareas\b|náplň práce|\btasques\b|\batividades\b|\bco tě\b|arbetsuppgifter|\btaken\b/i,
  /\brequirements?\b|\bqualifications?\b|\bskills\b|\byears['’]? (?:of )?experience\b|\bexperience (?:with|in|of)\b|\babout you\b|\bselection criteria\b|\bprofil\b|\bqualifikation|\brequisitos\b|\bexperiencia\b|\bcompétences\b|požadujeme|\bočekáváme\b|\brequisits\b|\bconhecimento\b|\bvoraussetzungen\b|\berfahrung\b|\bzkušenost/i,
  /\bsalary\b|\bremuneration\b|\bbenefits\b|\bsuperannuation\b|\bcompensation\b|\bwe offer\b|\bwir bieten\b|\bofrecemos\b|nabízíme|\bgehalt\b|\bsalario\b|\bavantages\b|\bbenefity\b|\bperks\b/i,
  /\bfull[- ]?time\b|\bpart[- ]?time\b|\bcasual\b|\bpermanent\b|\bfixed[- ]term\b|\bcontract\b|\binternship\b|\bvollzeit\b|\bteilzeit\b|\bjornada\b|\bcdi\b|\búvazek\b|\btemps (?:plein|partiel|parcial|complet)\b|\bestágio\b/i,
  /\bapply\b|\bapplications?\b|\bcover letter\b|\bresume\b|\bbewerb|\bpostul|\binscr[ií]b|\bodpov[eě]d|\bcandidat/i,
  /\bclosing date\b|\bapplications close\b|\bdeadline\b|\bbewerbungsfrist\b/i,
  /\babout (?:the|this) (?:role|job|position|opportunity|team)\b|\bthe (?:role|opportunity|position)\b|\bjob (?:description|summary)\b|\bwe(?:['’]re| are) (?:looking|seeking|hiring)\b|\bjoin (?:our|the) team\b|\bwir suchen\b|\bbuscamos\b|\bhledáme\b|\bnous recherchons\b|\bestamos em busca\b/i,
];

/** The number of ad topics in a text, of seven. Reads the first 20,000 characters. */
export function countAdCues(text: string): number {
  const head = text.slice(0, 20_000);
  return CUES.filter((cue) => cue.test(head)).length;
}
