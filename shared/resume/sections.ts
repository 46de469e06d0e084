import type { ResumeSection } from "#shared/domain/resumes/resume-model.ts";
import { namesJob } from "#shared/engine/roles/job-titles.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { findDates } from "./dates.ts";
import { unspaced } from "./header/header-parts.ts";
import type { TextLine } from "./text-lines.ts";

/** en-AU headings by section; words as folded by the tokeniser ("&" is "and"). */
const headings: Record<Exclude<ResumeSection, "header">, string> = {
  summary:
    "perfil|perfil profesional|resumen|resumen profesional|objetivo|objetivo profesional|sobre mí|sobre mi|acerca de mí|summary|professional summary|career summary|executive summary|profile|professional profile|personal profile|career profile|about me|about|" +
    "objective|career objective|career objectives|professional objective|personal statement|overview|career overview|introduction|key attributes|statement|who i am|the short version|short version|in short",
  work:
    "experiencia|experiencia laboral|experiencia profesional|experiencia de trabajo|trayectoria profesional|historial laboral|experience|work experience|experience and education|education and experience|professional work experience|work background|employment record|employment details|professional experience|employment|employment history|work history|career history|career|career experience|" +
    "relevant experience|employment experience|professional history|professional background|experience and employment|positions held|positions|" +
    "volunteer experience|volunteering|volunteer work|voluntary work|volunteer|other experience|additional experience|recent experience|" +
    "work and experience|placements|clinical placements|clinical experience|teaching experience|industry experience|previous experience|previous employment|current employment|jobs|my jobs|jobs so far|jobs held|past jobs|previous jobs|work|paid work|casual work|what i do now|what i do|what i did before|what i did|where i work|where i work now|where i am now|where i am|where im now|where i was before|where i was|where ive been|appointments|present appointment|present appointments|current appointment|previous appointments|past appointments|academic appointments|before|before now|track record|day job|the day job|side gig|side gigs|side job|on the side|way back|other employment|other jobs|other things ive been paid for|other paid work|employment list|list of employment|employment summary|summary of employment|employment at a glance|career at a glance|jobs at a glance|where ive taught|where i have taught|where ive nursed|where ive cooked|where ive worked before|overseas experience|international experience|australian experience|local experience|teaching|nursing|other roles|earlier roles|earlier work|earlier career|earlier experience|previous roles|past roles|work so far|jobs and work|where i have worked|where ive worked|what i have done|what ive done|internships|key experience|selected experience|military service",
  education:
    "educación|educacion|formación|formacion|formación académica|formacion academica|formación y estudios|estudios|educación y formación|education|education and training|education and qualifications|educational qualifications|education qualifications|education details|educational details|academic details|academic profile|education history|educational history|educational attainment|qualifications|qualifications and education|academic qualifications|" +
    "academic background|academic history|training|training and education|educational background|formal qualifications|studies|tertiary education|" +
    "education and professional development|professional development|courses|training and development|study|qualifications and training|professional development and training|academic achievements|schooling|school|school and such|academic record|study|studying|school and study|study and training|what im studying|what i am studying|what i studied|what ive studied|learned|learning",
  skills:
    "habilidades|competencias|aptitudes|conocimientos|habilidades técnicas|habilidades tecnicas|competencias técnicas|herramientas|informática|skills|key skills|skills and awards|skills and interests|special skills|technical strengths|technical competencies|technical knowledge|key strengths and skills|professional competencies|areas of strength|core strengths|programming languages|frameworks|it proficiency|language and software skills|core skills|technical skills|core competencies|key competencies|competencies|skills and abilities|" +
    "skills and expertise|areas of expertise|expertise|capabilities|key capabilities|core capabilities|strengths|key strengths|professional skills|" +
    "skills summary|skill set|skillset|programming skills|computer skills|it skills|software|tools|technologies|software skills|tools and technologies|" +
    "skills and competencies|soft skills|personal skills|clinical skills|trade skills|skills and knowledge|technical proficiencies|technical expertise|skills and technologies|skills and tools|systems|key skills and competencies|specialties|additional skills|skills and attributes|knowledge and skills",
  certificates:
    "licence and visa|licences and visa|visa and licence|visa and licences|visa|visa status|work rights and licences|work rights and checks|certificaciones|certificados|professional certifications|certifications and courses|professional certifications and courses|courses and certifications|certificates and courses|courses and certificates|cursos y certificaciones|licences|clearance and status|licences and tickets|licences and certificates|licences and certifications|licences and registrations|tickets|tickets and licences|certificates|certificate|" +
    "certifications|certification|certifications and licences|certificates and licences|registration|registrations|registrations and memberships|professional registration|professional registrations|" +
    "accreditations|accreditation|licences and checks|checks|checks and clearances|clearances|clearances and checks|memberships|professional memberships|memberships and registrations|licence|driving|driving and transport|transport|permits|" +
    "licences tickets and checks|certificates and checks|licences and clearances|compliance|mandatory checks|qualifications and licences|training and certifications|training and certificates|certifications and training|registration and licences|registrations and checks|licences and training|registrations and licences|bits of paper|bits and papers|cards|my cards|tickets held|paperwork|papers|cards and tickets|tickets and cards|checks and licences|checks and rights|licences and cards",
  referees:
    "referencias|referees|references|references available on request|referees available on request|professional referees|referee|professional references|reference|refs|my referees|who to ask|people to ask|talk to|ask about me|ask them|people who know my work|people who will vouch for me|ring them|call them|for a reference",
  other:
    "idiomas|intereses|aficiones|proyectos|publicaciones|premios|logros|datos personales|contacto|información personal|informacion personal|voluntariado|profiles|interests and activities|selected publications|conference presentations|projects|project experience|key project experience|key project experiences|project work|key projects|personal projects|selected projects|publications|awards|awards and achievements|honours|honors|selected honors|achievements|" +
    "key achievements|career highlights|interests|hobbies|hobbies and interests|interests and hobbies|languages|language skills|patents|invited talks|presentations|conferences|" +
    "community involvement|extra|extras|extracurricular activities|activities|personal details|contact|contact details|contact information|personal information|research|teaching|teaching and service|portfolio|additional information|additional|additional details|further information|other|other information|work rights|availability|declaration|social media|links|research interests|grants|extracurricular|leadership|community|community work|affiliations|citizenship|side projects|open source|talks|what i am like|what im like|about my availability|what else|gear|tools and gear|my gear|vehicle and tools|goals|career goal|career goals|personal|most proud of|talk|lingo|i speak|tongues|a day of my life|welcome to rendercv|practicalities|when i can work|what i want|what i am looking for|what im looking for|what i want next|why i am looking|why im looking|why i want to move|looking for|my next job|i want|what im after|what i am after|next step|other things|words|the rest|about the gap|notes|good to know|" +
    "not yet|not held|not done|gaps|things i have not done|things i have not done yet|things i havent done|what i have not done|what i havent done|things i do not have|things i dont have|what i do not have|what i dont have|what i cannot do",
};

interface KnownHeadings {
  /** As written, in small letters. */
  exact: Map<string, ResumeSection>;
  /** By stems. */
  words: Map<string, ResumeSection>;
  /** By letters alone: "edu cation", "Certi cations", "Proles" (a font without its fi sign). */
  letters: Map<string, ResumeSection>;
}

let known: KnownHeadings | undefined;

/** Joined letters that fonts lose: with their long forms, and without. */
const ligatures = [/ff[il]|f[fil]/g, /f[fil]|ffi|ti|tt/g];
const leastLetters = 6;

function readHeadings(): KnownHeadings {
  const map: KnownHeadings = { exact: new Map(), words: new Map(), letters: new Map() };
  for (const [name, text] of Object.entries(headings)) {
    const section = name as ResumeSection;
    for (const phrase of text.split("|")) {
      map.exact.set(phrase, section);
      // "Profiles" are addresses, "Profile" is a summary: one stem, and the first says what it is.
      if (!map.words.has(spelt(phrase))) map.words.set(spelt(phrase), section);
      const joined = letters(phrase);
      if (joined.length < leastLetters) continue;
      map.letters.set(joined, section);
      for (const lost of ligatures) {
        const left = joined.replace(lost, "");
        if (left !== joined && left.length >= leastLetters - 1) map.letters.set(left, section);
      }
    }
  }
  return map;
}

function letters(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}

function knownSection(text: string): ResumeSection | undefined {
  known ??= readHeadings();
  const found =
    known.exact.get(text.toLowerCase()) ?? known.words.get(spelt(text.replace(/\s?[/+]\s?/g, " and ")));
  const joined = found ?? (/^[\p{L}\s]+$/u.test(text) ? known.letters.get(letters(text)) : undefined);
  return joined ?? composedSection(text, known.words);
}

const joints = /\s?[&/+,]\s?|\s(?:and|or)\s/i;

/** "Education and tickets", "Summary or objective": two headings in one, each known alone; the first says where. */
function composedSection(text: string, words: ReadonlyMap<string, ResumeSection>): ResumeSection | undefined {
  if (!joints.test(text)) return undefined;
  const parts = text.split(joints).map((part) => words.get(spelt(part)));
  return parts.length > 1 && !parts.includes(undefined) ? parts[0] : undefined;
}

/** Stems, so that "Licenses" and "Licences", "Referee" and "Referees" agree. */
function spelt(text: string): string {
  return tokenise(text)
    .map((t) => t.stem)
    .join(" ");
}

const maxHeading = 60;
const maxWords = 8;

/** "~ Kitchens ~", "/ work /": signs around a heading are its dress. */
const ornaments = /^[~/\\|=<>#:_[\s]{1,6}(?=\p{L})|(?<=[\p{L}.)])\s{0,2}[~/\\|=<>#_\]]{1,6}$/gu;
/** "Before teaching", "Before that": the jobs of another time. */
const before = /^before (?:all )?(?:that|this|then|\w{3,14}ing|i [\w ]{3,30})$|^the \p{L}{3,12} years$/iu;

/** "Nursing employment", "Front of house experience": the jobs of one trade. */
const ofTrade =
  /^(?!(?:projects?|technical|computer|software|language|total|overall|years?|life|user|customer) )(?:\p{L}[\p{L}'\u2019&-]* ){1,3}(?:employment|experience|employment history|work history|work experience|career history|jobs|positions|roles):?$/iu;

/** The section a line opens when it is a heading of the dictionary. */
export function headingSection(line: TextLine): ResumeSection | undefined {
  if (line.text.length > maxHeading * 2) return undefined;
  const text = unspaced(line.text).replace(ornaments, "");
  if (text.length > maxHeading || text.split(" ", maxWords + 1).length > maxWords) return undefined;
  if (/[.,;]$/.test(text) || /\d{4}/.test(text)) return undefined;
  const found = knownSection(
    text
      .replace(/^(?:\d{1,2}|[IVX]{1,4})[.)]\s/, "")
      .replace(/\s?(?<![:–—-])[:–—-]+$/, "")
      .replace(/\s(?:in brief|at a glance|snapshot)$/i, ""),
  );
  if (found !== undefined) return found;
  if (before.test(text) || (line.gapBefore && !line.bullet && ofTrade.test(text))) return "work";
  const isContinued = /\((continued|cont\.?|cont'd)\)$|\b(continued|cont\.?)$/i.test(text);
  return isContinued ? knownSection(text.replace(/(?<!\W)\W*(continued|cont'?d?\.?)\W*$/i, "")) : undefined;
}

const award =
  /\b(?:bachelor|master|diploma|certificate|cert|degree|doctor|associate degree|apprenticeship)\b/i;

/** A line of capitals that looks like a heading but is in no dictionary (READ issue F7). */
export function isUnknownHeading(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at];
  if (line === undefined || line.bullet || !line.gapBefore || at < 3) return false;
  const { text } = line;
  if (text.length > 40 || /\d|[,.@|]/.test(text) || text !== text.toUpperCase() || !/[A-Z]{4}/.test(text))
    return false;
  if (text.split(/\s+/).length > 4 || namesJob(text)) return false;
  const next = lines.slice(at + 1, at + 4);
  // "BACHELOR OF BUSINESS STUDIES" above its school and its year.
  if (award.test(text) || /^(?:19|20)\d\d\b/.test(lines[at + 2]?.text ?? "")) return false;
  return next.length > 0 && !next.some((l) => findDates(l.text).range !== undefined || namesJob(l.text));
}
