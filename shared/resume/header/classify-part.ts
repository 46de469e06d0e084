import { namesJob } from "#shared/engine/roles/job-titles.ts";
import { isLocation } from "./locations.ts";

/** What one piece of an entry's header says. */
export type HeaderField = "title" | "employer" | "location" | "unknown";

export const companyEnding =
  /\b(pty|ltd|limited|inc|llc|corporation|corp|gmbh|plc|group|council|health|hospitals?|university|college|schools?|tafe|institute|department|dept|services|solutions|bank|clinics?|centre|center|agency|authority|association|foundation|church|hotel|resort|restaurant|cafe|bistro|holdings|partners|industries|constructions?|builders|plumbing|electrical|electrics|engineering|logistics|transport|mining|resources|energy|insurance|commission|office of|government|city of|shire|studio|studios|consulting|technologies|systems|labs|research|company|co|aged care|homes?|academy|kindergarten|early learning|childcare|supermarkets?|pharmacy|motors|automotive|farms?|station|winery|brewery|catering|enterprises|international|australia|fabrication|trust|society|ministry|police|army|navy|air force|defence|kitchen|club|pub|inn|nl|airways|airlines|railways?|water|power|universidad|instituto|colegio|escuela|empresa|banco|ayuntamiento|cl[ií]nica|consultora|grupo|gmbh|&)\b|^(?:company|employer)(?: \w{1,2})?$|pty\.? ltd|\bs\.\s?[al]\./i;
export const titleWord =
  /\b(job title|position title|manager|officer|employee|assistant|engineer|developer|analyst|nurse|teacher|educator|driver|operator|supervisor|coordinator|director|consultant|specialist|technician|advisor|adviser|administrator|clerk|representative|designer|intern|trainee|apprentice|lead|leader|head|chef|cook|electrician|plumber|carpenter|mechanic|fitter|labourer|worker|carer|cleaner|attendant|associate|executive|accountant|bookkeeper|lawyer|solicitor|scientist|researcher|lecturer|tutor|trainer|architect|planner|agent|receptionist|secretary|superintendent|foreman|hand(?!s)|volunteer|president|founder|co-founder|owner|partner|programmer|contractor|cashier|barista|bartender|waiter|guard|inspector|librarian|therapist|practitioner|midwife|paramedic|psychologist|physiotherapist|pharmacist|dentist|doctor|registrar|editor|writer|producer|artist|photographer|cto|ceo|cfo|coo|contributor|fellow|professor|student|member|scaffolder|rigger|welder|boilermaker|painter|baker|butcher|storeperson|packer|picker|ranger|agronomist|ambassador|host|controller|buyer|auditor|banker|broker|lender|recruiter|principal|deputy|captain|sergeant|guide|instructor|coach|mentor|counsellor|steward|teller|typist|machinist|surveyor|estimator|draftsperson|geologist|metallurgist|driller|counsel|paralegal|conveyancer|scrum master|tester|technologist|ecologist|biologist|microbiologist|pathologist|radiologist|audiologist|zoologist|hydrologist|meteorologist|archaeologist|hygienist|radiographer|sonographer|phlebotomist|offsider|subbie|subcontractor|tradesperson|tradesman|all[- ]rounder|hairdresser|stylist|beautician|shearer|deckhand|firefighter|gardener|landscaper|arborist|plasterer|tiler|roofer|bricklayer|concreter|glazier|joiner|merchandiser|salesperson|copywriter|journalist|translator|interpreter|optometrist|podiatrist|dietitian|economist|underwriter|assessor|valuer|dispatcher|scheduler|processor|strategist|evangelist|owner|ingenier[oa]|analista|gerente|enfermer[oa]|profesora?|desarrolladora?|t[eé]cnic[oa]|asistente|coordinadora?|directora?|jef[ea]|auxiliar|vendedora?|camarer[oa]|cociner[oa]|contadora?|abogad[oa]|arquitect[oa]|consultora?|diseñadora?|administrativ[oa]|becari[oa]|responsable|programadora?|encargad[oa]|dependient[ea]|mec[aá]nic[oa]|conductora?|recepcionista|practicante|docente|maestr[oa])s?\b/i;

/** "Brightbook (payroll SaaS, 350 staff)": what an employer is, not what it is called. */
const described = /\s?\((?=\p{Ll}|\d)[^()]{0,80}\)/gu;

/** "[Company name]": nobody's name, written where the employer's belongs. */
export const blankEmployer = /^\[(?:company|employer|organi[sz]ation|business|client)(?: name)?\]/i;

/** Trades in the plural: "Wexford Bell Estate Agents" and "Cadwell Pryor Lawyers" are firms, and nobody's title. */
const trades =
  /^(?:\p{Lu}|& )(?:[\p{L}\d&'\u2019.-]+ ){1,5}(?:agents|lawyers|solicitors|barristers|attorneys|accountants|advis[eo]rs|engineers|architects|builders|electricians|plumbers|painters|physiotherapists|dentists|pharmacists|brokers|bankers|recruiters|planners|consultants|surveyors|contractors|caterers|designers|developers|auditors|bakers|butchers|removalists|conveyancers|vets|landscapers|mechanics|roofers|tilers|valuers|auctioneers|photographers|opticians|optometrists|hairdressers|jewellers|financiers)$/iu;

/** "DEPARTMENT OF REGIONAL PROGRAMS": no words behind it make a title of it. */
const ofState = /^(?:the )?(?:department|ministry|university|bank|shire|bureau|institute) of \p{L}/iu;

/** Title, employer or place, classified by its words alone. */
export function classifyPart(whole: string): HeaderField {
  const text = whole.replace(described, "");
  if (blankEmployer.test(text)) return "employer";
  if (isLocation(text)) return "location";
  if (trades.test(text) || ofState.test(text)) return "employer";
  const isTitle = titleWord.test(text) || namesJob(text);
  const isCompany = companyEnding.test(text);
  if (isTitle && isCompany) {
    const last = text.split(/[\s,]+/).at(-1) ?? "";
    if (/pty|ltd|limited|inc\b/i.test(text)) return "employer";
    return companyEnding.test(last) && !titleWord.test(last) && !titleWord.test(text.split(",")[0] ?? "")
      ? "employer"
      : "title";
  }
  if (isTitle) return "title";
  return isCompany ? "employer" : "unknown";
}
