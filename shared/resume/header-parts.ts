import { namesJob } from "#shared/match/job-titles.ts";
import { isLocation } from "./locations.ts";

/** What one piece of an entry's header says. */
export type PartKind = "title" | "employer" | "location" | "unknown";

export interface HeaderPart {
  text: string;
  kind: PartKind;
}

const companyEnding =
  /\b(pty|ltd|limited|inc|llc|corporation|corp|gmbh|plc|group|council|health|hospital|university|college|school|tafe|institute|department|dept|services|solutions|bank|clinic|centre|center|agency|authority|association|foundation|church|hotel|resort|restaurant|cafe|bistro|holdings|partners|industries|constructions?|builders|plumbing|electrical|electrics|engineering|logistics|transport|mining|resources|energy|insurance|commission|office of|government|city of|shire|studio|studios|consulting|technologies|systems|labs|research|company|co|aged care|homes?|academy|kindergarten|early learning|childcare|supermarkets?|pharmacy|motors|automotive|farms?|station|winery|brewery|catering|enterprises|international|australia|fabrication|trust|society|ministry|police|army|navy|air force|defence|kitchen|club|pub|inn|airways|airlines|railways?|water|power|&)\b|pty\.? ltd/i;
const titleWord =
  /\b(manager|officer|assistant|engineer|developer|analyst|nurse|teacher|educator|driver|operator|supervisor|coordinator|director|consultant|specialist|technician|advisor|adviser|administrator|clerk|representative|designer|intern|trainee|apprentice|lead|leader|head|chef|cook|electrician|plumber|carpenter|mechanic|fitter|labourer|worker|carer|cleaner|attendant|associate|executive|accountant|bookkeeper|lawyer|solicitor|scientist|researcher|lecturer|tutor|trainer|architect|planner|agent|receptionist|secretary|superintendent|foreman|hand|volunteer|president|founder|co-founder|owner|partner|programmer|contractor|cashier|barista|bartender|waiter|guard|inspector|librarian|therapist|practitioner|midwife|paramedic|psychologist|physiotherapist|pharmacist|dentist|doctor|registrar|editor|writer|producer|artist|photographer|cto|ceo|cfo|coo|contributor|fellow|professor|student|member|scaffolder|rigger|welder|boilermaker|painter|baker|butcher|storeperson|packer|picker|ranger|agronomist|ambassador|host|controller|buyer|auditor|banker|broker|recruiter|principal|deputy|captain|sergeant|guide|instructor|coach|mentor|counsellor|steward|teller|typist|machinist|surveyor|estimator|draftsperson|geologist|metallurgist|driller|counsel|paralegal|conveyancer|scrum master|tester|strategist|evangelist|owner)s?\b/i;

/** Title, employer or place, judged by the words alone. */
export function judgePart(text: string): PartKind {
  if (isLocation(text)) return "location";
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

const strong = /\s{2,}|\t+|\s[|•·–—-]\s|\s?[|•·]\s?|\s\/\s|\s@\s|\sat\s(?=\p{Lu})/u;

/**
 * A comma separates title, employer or place only when the pieces say so themselves: "Registered Nurse,
 * Emergency Department, Corio Health" is a title with its ward, and an employer.
 */
function splitComma(text: string): string[] {
  const pieces = text.split(", ");
  const last = pieces.at(-1) ?? "";
  if (pieces.length < 2 || pieces.length > 6) return [text];
  const rest = pieces.slice(0, -1).join(", ");
  const lastTwo = pieces.slice(-2).join(", ");
  if (pieces.length > 2 && isLocation(lastTwo))
    return [...splitComma(pieces.slice(0, -2).join(", ")), lastTwo];
  const lastKind = judgePart(last);
  if (lastKind === "location" && !isLocation(text)) return [...splitComma(rest), last];
  const firstKind = judgePart(pieces[0] ?? "");
  if (firstKind === "title" && lastKind === "employer") return [rest, last];
  if (firstKind !== "title" && lastKind === "title") return [rest, last];
  return [text];
}

/** "Web Developer Palo Alto, CA": what follows the last title word is a place. */
function splitPlace(text: string): string[] {
  const words = text.split(" ");
  for (let n = words.length - 1; n > 0; n -= 1) {
    if (!titleWord.test(words[n - 1] ?? "")) continue;
    const tail = words.slice(n).join(" ");
    return isLocation(tail) ? [words.slice(0, n).join(" "), tail] : [text];
  }
  return [text];
}

/** The pieces of one header line, dates already removed. */
export function headerParts(text: string): HeaderPart[] {
  const clean = text.replace(/[()[\]]\s*[()[\]]/g, " ").replace(/^[\s|,;:•·–—()-]+|[\s|,;:•·–—(-]+$/g, "");
  if (clean === "") return [];
  return clean
    .split(strong)
    .flatMap((piece) => splitPlace(piece.trim()))
    .flatMap(splitComma)
    .map((piece) => piece.replace(/^[\s|,;:–—-]+|[\s|,;:–—-]+$/g, ""))
    .filter((piece) => piece !== "" && /\p{L}/u.test(piece))
    .map((piece) => ({ text: piece, kind: judgePart(piece) }));
}
