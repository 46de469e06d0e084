import type { ResumeSection } from "#shared/domain/resumes/resume-model.ts";
import { unspaced } from "#shared/language/letter-spacing.ts";

/** What a heading of a resume opens, as far as its words say. */
export type HeadingKind =
  | "summary"
  | "work"
  | "education"
  | "skills"
  | "credentials"
  | "referees"
  | "other"
  | "inner";

const phrases: Record<HeadingKind, string> = {
  summary:
    "summary|professional summary|career summary|executive summary|profile|professional profile|" +
    "personal profile|career profile|about me|about|objective|career objective|professional objective|" +
    "personal statement|overview|career overview|introduction|statement|who i am|personal summary|career aim|" +
    "in short|perfil|perfil profesional|resumen|resumen profesional|objetivo|objetivo profesional|sobre mí|" +
    "sobre mi|acerca de mí|career objectives|key attributes|the short version|short version",
  work:
    "experience|work experience|professional experience|employment|employment history|work history|" +
    "career history|career|professional history|professional background|positions held|positions|" +
    "relevant experience|volunteer experience|volunteering|volunteer work|voluntary work|volunteer|" +
    "other experience|additional experience|placements|clinical placements|clinical experience|" +
    "teaching experience|industry experience|previous experience|previous employment|current employment|jobs|" +
    "work|paid work|casual work|where i've worked|where i have worked|appointments|academic appointments|" +
    "earlier roles|earlier career|previous roles|other roles|internships|military service|work so far|" +
    "employment details|employment record|work record|board roles|community roles|experiencia|" +
    "experiencia laboral|experiencia profesional|experiencia de trabajo|trayectoria profesional|" +
    "historial laboral|experience and education|education and experience|professional work experience|" +
    "work background|career experience|employment experience|experience and employment|recent experience|" +
    "work and experience|my jobs|jobs so far|jobs held|past jobs|previous jobs|what i do now|what i do|" +
    "what i did before|where i work|where i work now|where i am now|where i am|where im now|" +
    "where i was before|where i was|where ive been|present appointment|present appointments|" +
    "current appointment|previous appointments|past appointments|before|before now|track record|day job|" +
    "the day job|side gig|side gigs|side job|on the side|way back|other employment|other jobs|" +
    "other things ive been paid for|other paid work|employment list|list of employment|employment summary|" +
    "summary of employment|employment at a glance|career at a glance|jobs at a glance|where ive taught|" +
    "where i have taught|where ive nursed|where ive cooked|where ive worked before|overseas experience|" +
    "international experience|australian experience|local experience|teaching|nursing|earlier work|" +
    "earlier experience|past roles|jobs and work|where ive worked|what i have done|what ive done|" +
    "key experience|selected experience",
  education:
    "education|education and training|education and qualifications|qualifications|academic qualifications|" +
    "educational background|academic background|training|studies|tertiary education|formal qualifications|" +
    "professional development|courses|study|schooling|school|qualifications and training|" +
    "training and education|educación|educacion|formación|formacion|formación académica|formacion academica|" +
    "formación y estudios|estudios|educación y formación|educational qualifications|education qualifications|" +
    "education details|educational details|academic details|academic profile|education history|" +
    "educational history|educational attainment|qualifications and education|academic history|" +
    "education and professional development|training and development|professional development and training|" +
    "academic achievements|school and such|academic record|studying|school and study|study and training|" +
    "what im studying|what i am studying|what i studied|what ive studied|learned|learning",
  skills:
    "skills|key skills|core skills|technical skills|core competencies|key competencies|competencies|" +
    "skills and abilities|areas of expertise|expertise|capabilities|strengths|key strengths|skills summary|" +
    "skill set|computer skills|it skills|software|tools|technologies|soft skills|languages|language skills|" +
    "top skills|habilidades|competencias|aptitudes|conocimientos|habilidades técnicas|habilidades tecnicas|" +
    "competencias técnicas|herramientas|informática|skills and awards|skills and interests|special skills|" +
    "technical strengths|technical competencies|technical knowledge|key strengths and skills|" +
    "professional competencies|areas of strength|core strengths|programming languages|frameworks|" +
    "it proficiency|language and software skills|skills and expertise|key capabilities|core capabilities|" +
    "professional skills|skillset|programming skills|software skills|tools and technologies|" +
    "skills and competencies|personal skills|clinical skills|trade skills|skills and knowledge|" +
    "technical proficiencies|technical expertise|skills and technologies|skills and tools|systems|" +
    "key skills and competencies|specialties|additional skills|skills and attributes|knowledge and skills",
  credentials:
    "licences|licences and tickets|tickets|tickets and licences|certificates|certifications|" +
    "licences and certificates|licences and certifications|registration|registrations|accreditations|" +
    "licences and checks|checks|clearances|memberships|professional memberships|licence|permits|" +
    "checks and clearances|cards|licenses|licenses and certifications|licence and visa|licences and visa|" +
    "visa and licence|visa and licences|visa|visa status|work rights and licences|work rights and checks|" +
    "certificaciones|certificados|professional certifications|certifications and courses|" +
    "professional certifications and courses|courses and certifications|certificates and courses|" +
    "courses and certificates|cursos y certificaciones|clearance and status|licences and registrations|" +
    "certificate|certification|certifications and licences|certificates and licences|" +
    "registrations and memberships|professional registration|professional registrations|accreditation|" +
    "clearances and checks|memberships and registrations|driving|driving and transport|transport|" +
    "licences tickets and checks|certificates and checks|licences and clearances|compliance|mandatory checks|" +
    "qualifications and licences|training and certifications|training and certificates|" +
    "certifications and training|registration and licences|registrations and checks|licences and training|" +
    "registrations and licences|bits of paper|bits and papers|my cards|tickets held|paperwork|papers|" +
    "cards and tickets|tickets and cards|checks and licences|checks and rights|licences and cards",
  referees:
    "referees|references|referees available on request|professional referees|referee|refs|referencias|" +
    "references available on request|professional references|reference|my referees|who to ask|people to ask|" +
    "talk to|ask about me|ask them|people who know my work|people who will vouch for me|ring them|call them|" +
    "for a reference",
  other:
    "interests|hobbies|hobbies and interests|projects|publications|awards|awards and achievements|honours|" +
    "personal details|contact|contact details|personal information|additional information|other|presentations|" +
    "conferences|grants|invited talks|portfolio|availability|declaration|exhibitions|collections|" +
    "selected publications|patents|service|community|affiliations|idiomas|intereses|aficiones|proyectos|" +
    "publicaciones|premios|logros|datos personales|contacto|información personal|informacion personal|" +
    "voluntariado|profiles|interests and activities|conference presentations|project experience|" +
    "key project experience|key project experiences|project work|key projects|personal projects|" +
    "selected projects|honors|selected honors|career highlights|interests and hobbies|community involvement|" +
    "extra|extras|extracurricular activities|activities|contact information|research|teaching and service|" +
    "additional|additional details|further information|other information|work rights|social media|links|" +
    "research interests|extracurricular|leadership|community work|citizenship|side projects|open source|talks|" +
    "what i am like|what im like|about my availability|what else|gear|tools and gear|my gear|" +
    "vehicle and tools|goals|career goal|career goals|personal|most proud of|talk|lingo|i speak|tongues|" +
    "a day of my life|welcome to rendercv|practicalities|when i can work|what i want|what i am looking for|" +
    "what im looking for|what i want next|why i am looking|why im looking|why i want to move|looking for|" +
    "my next job|i want|what im after|what i am after|next step|other things|words|the rest|about the gap|" +
    "notes|good to know|not yet|not held|not done|gaps|things i have not done|things i have not done yet|" +
    "things i havent done|what i have not done|what i havent done|things i do not have|things i dont have|" +
    "what i do not have|what i dont have|what i cannot do",
  inner:
    "achievements|key achievements|responsibilities|key responsibilities|duties|key duties|main duties|" +
    "results|key results|highlights|tasks|duties and responsibilities|responsibilities and achievements|" +
    "clients|projects included|accomplishments|reason for leaving|tools used|main activities|what i did",
};

const kinds = new Map<string, HeadingKind>();
/** By letters alone, whole and without the joined letters that some fonts lose: "edu cation", "Certi cations". */
const letterKinds = new Map<string, HeadingKind>();
const leastLetters = 6;
const ligatures = [/ff[il]|f[fil]/g, /f[fil]|ffi|ti|tt/g];
for (const [name, list] of Object.entries(phrases)) {
  const kind = name as HeadingKind;
  for (const phrase of list.split("|")) {
    const plain = phrase.replace(/'/g, "");
    if (!kinds.has(plain)) kinds.set(plain, kind);
    const letters = plain.replace(/ /g, "");
    if (letters.length < leastLetters) continue;
    for (const lost of [undefined, ...ligatures]) {
      const left = lost === undefined ? letters : letters.replace(lost, "");
      if (left.length >= leastLetters - 1 && !letterKinds.has(left)) letterKinds.set(left, kind);
    }
  }
}

const longestHeading = 50;

const ornaments =
  /^[~/\\|=<>#:_[\s]{1,6}(?=\p{L})|^(?:\d{1,2}|[IVX]{1,4})[.)]\s|\s?\(?(?:continued|cont\.?|cont'd)\)?$/giu;

/** Words of a heading without their dress: case, numbers, signs, "&". */
function plainHeading(text: string): string {
  return unspaced(text.trim())
    .replace(ornaments, "")
    .toLowerCase()
    .replace(/[’‘]/g, "")
    .replace(/'/g, "")
    .replace(/&|\+|\//g, " and ")
    .replace(/[^\p{L} ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Lines are asked about several times; bounded, and without effect on any result. */
const askedBefore = new Map<string, HeadingKind | undefined>();
const mostAsked = 2000;

/** The kind of a line that is a heading everybody knows; undefined for all others. */
export function headingKind(text: string): HeadingKind | undefined {
  if (text.length > longestHeading * 2) return undefined;
  if (askedBefore.has(text)) return askedBefore.get(text);
  const kind = kindOf(text);
  if (askedBefore.size >= mostAsked) askedBefore.clear();
  askedBefore.set(text, kind);
  return kind;
}

function kindOf(text: string): HeadingKind | undefined {
  const plain = plainHeading(text);
  if (plain === "" || plain.length > longestHeading) return undefined;
  const whole = kinds.get(plain) ?? letterKinds.get(plain.replace(/ /g, ""));
  if (whole !== undefined || (!plain.includes(" and ") && !plain.includes(" or "))) return whole;
  // "Education and tickets": two headings in one, each known alone; the first says what it opens.
  const parts = plain.split(/ (?:and|or) /).map((part) => kinds.get(part));
  return parts.includes(undefined) ? undefined : parts[0];
}

/** "Experience (continued)", at the top of the next page. */
export function isContinuedHeading(text: string): boolean {
  return /\b(?:continued|cont\.|cont'd)\)?$/i.test(text.trim());
}

const sections: Partial<Record<HeadingKind, ResumeSection>> = {
  summary: "summary",
  work: "work",
  education: "education",
  skills: "skills",
  credentials: "certificates",
  referees: "referees",
  other: "other",
};

/** The section that a heading everybody knows opens; undefined for other lines and for headings inside roles. */
export function headingSection(text: string): ResumeSection | undefined {
  const kind = /[.,;]$/.test(text) || /\d{4}/.test(text) ? undefined : headingKind(text);
  return kind === undefined ? undefined : sections[kind];
}
