import { isActionHere } from "../../words/action-verbs.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import type { AdLine } from "../ad-lines.ts";
import type { AdZone } from "./ad-zone.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

const employerWords = words("we our us were weve ourselves");
const giftWords = words(
  "enjoy free leave discount discounts discounted bonus bonuses perks parking gym allowance salary packaging super superannuation insurance subsidised wellbeing lunches drinks snacks holidays holiday vacation stipend reimbursement pto 401k dental vision equity events coffee",
);
const demandWords = words(
  "experience experienced knowledge skills skill ability able qualification qualifications qualified degree certificate licence license understanding proficiency proficient familiarity demonstrated proven must essential required desirable registration registered clearance willingness availability diploma minimum years yrs cert certificates tickets",
);
/** A list or paragraph is judged by this many of its lines. */
const mostLines = 12;
const mostRead = 30;
const mostLabel = 7;

const paidTime = words(
  "leave parental maternity time training study holidays day days overtime breaks volunteer birthday",
);

/** "paid leave"; a paid channel is a task. */
function isPaidTime(low: string, next = ""): boolean {
  return low === "paid" && paidTime.has(next);
}

const surely = 2;
/** Of so few lines one says nothing of the other. */
const pair = 2;

type Reading = "duties" | "demand" | "gift" | "employer" | null;

/** "Travel planning – Book complex travel": the words behind the label. */
function behindLabel(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ gap: bits }) => (bits & (gap.colon | gap.dash)) !== 0 && (bits & gap.joined) === 0,
  );
  return at > 0 && at <= mostLabel ? tokens.slice(at, at + mostRead) : tokens.slice(0, mostRead);
}

function readLine(tokens: readonly Token[]): Reading {
  const start = behindLabel(tokens);
  const lows = start.map((token) => token.low);
  if (lows.some((low) => demandWords.has(low)) && !employerWords.has(lows[0] ?? "")) return "demand";
  // Work on public holidays is asked for.
  if (
    lows.some((low, at) => (giftWords.has(low) && lows[at - 1] !== "public") || isPaidTime(low, lows[at + 1]))
  )
    return "gift";
  if (lows.slice(0, 4).some((low) => employerWords.has(low))) return "employer";
  const verb = lows[0] === "you" ? start[2] : start[lows[0] === "youll" ? 1 : 0];
  return isActionHere(verb) ? "duties" : null;
}

const sellers = words("join enjoy discover thrive flourish");
const mostSelling = 5;

/** "Join a dedicated team", "Be part of something", "Enjoy flexible hours": the three points by which a job site's ad begins. */
export function sells(lines: readonly AdLine[], from: number): boolean {
  const behind = lines.slice(from, from + mostSelling + 1);
  const end = behind.findIndex((line, n) => !line.bullet || (n > 0 && line.blankBefore));
  const points = end < 0 ? behind : behind.slice(0, end);
  if (from > 2 || points.length < 2 || points.length > mostSelling) return false;
  const isSelling = ({ tokens }: AdLine) =>
    sellers.has(tokens[0]?.low ?? "") || (tokens[0]?.low === "be" && tokens[1]?.low === "part");
  return points.filter(isSelling).length * 2 >= points.length;
}

/**
 * What the lines from a position on are, by their grammar, for a heading that says nothing: verbs are duties,
 * offers and "we" are the employer's, words of skill are demands. Null when no kind has half of the lines.
 */
export function zoneOfBlock(lines: readonly AdLine[], from: number): AdZone | null {
  const counts = new Map<Reading, number>();
  let read = 0;
  for (const line of lines.slice(from, from + mostLines)) {
    if (read > 0 && line.blankBefore) break;
    const kind = readLine(line.tokens);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    read += 1;
  }
  if (sells(lines, from)) return "benefits";
  const of = (kind: Reading) => counts.get(kind) ?? 0;
  const has = (kind: Reading) => of(kind) * 2 >= read && read > 0;
  if (has("duties")) return "duties";
  // "Mediation first, court when we must" beside another line makes no list of demands.
  if (has("demand") && (of("demand") > 1 || read !== pair)) return "requirements";
  if (has("gift")) return "benefits";
  if (has("employer")) return "company";
  // Beside bare nouns ("stock rotation") two demands and little else make a list of them.
  const others = Math.max(of("duties"), of("gift"), of("employer"));
  return of("demand") >= surely && of("demand") > others * 2 ? "requirements" : null;
}
