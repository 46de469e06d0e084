import { countryInText, nationalitySpellings } from "../domain/autofill/countries.ts";
import type { Profile, WorkRight, WorkRightStatus } from "../domain/autofill/profile.ts";
import { chooseOption, chooseYesNo, isYesNo } from "./choose-option.ts";
import { fold } from "./fold.ts";
import type { ControlOption } from "./form-snapshot.ts";

const STATEMENTS: Record<WorkRightStatus, RegExp> = {
  citizen: /\bcitizen|burger|citoyen|staatsangehorig/,
  permanent: /permanent|\bresident\b|niederlassung|etablissement/,
  unrestricted:
    /no restriction|without restriction|unrestricted|full work(?:ing)? rights|unlimited|partner visa/,
  limited: /with restriction|restricted|limited|student|working holiday|temporary|graduate/,
  sponsorship:
    /require (?:\w+ ){0,3}sponsor|need (?:\w+ ){0,3}sponsor|no (?:current )?(?:right|visa)|do not have/,
};
const NOT = /\b(?:not|no longer|kein|keine|pas)\b/;

const SENTENCES: Record<WorkRightStatus, string> = {
  citizen: "Citizen, no sponsorship needed",
  permanent: "Permanent resident, no sponsorship needed",
  unrestricted: "Visa without work limits, no sponsorship needed",
  limited: "Visa with work limits",
  sponsorship: "I need sponsorship",
};

const NEEDS =
  /\b(?:need|require|benotig\w*|brauch\w*|avez besoin)\b(?: \w+){0,4} (?:visa|work permit|permit|arbeitsbewilligung|bewilligung|arbeitserlaubnis|visum|permis)/;

/** True if a yes to this question means that the employer must sponsor the person. */
function asksForSponsorship(question: string): boolean {
  if (/without (?:\w+ ){0,4}(?:sponsor|visa|permit)|no sponsor/.test(question)) return false;
  return /sponsor/.test(question) || NEEDS.test(question);
}

/** The right that a question is about: in the country it names, else in the ad's, else where the person lives. */
function rightFor(question: string, profile: Profile, jobCountry: string | null): WorkRight | undefined {
  const country = countryInText(question) ?? jobCountry ?? profile.country;
  return profile.workRights.find((right) => right.country === country);
}

function chooseStatement(options: readonly ControlOption[], right: WorkRight): number | undefined {
  if (right.note !== "") {
    const named = chooseOption(options, [right.note]);
    if (named !== undefined) return named;
  }
  const found = options.flatMap(({ label }, index) => {
    const words = fold(label);
    const isOne = STATEMENTS[right.standing].test(words);
    return isOne && (right.standing === "sponsorship" || !NOT.test(words)) ? [index] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The most common wordings of a work right in lists. */
function statementsOf({ standing, country, note }: WorkRight): string[] {
  if (note !== "") return [note];
  if (standing === "permanent") return ["Permanent resident", "Permanent residency"];
  return standing === "citizen"
    ? nationalitySpellings(country)
        .slice(0, 1)
        .flatMap((people) => [`${people} citizen`, "Citizen"])
    : [];
}

/** `wanted`: the text that an option must have, for a list whose options are not known yet. */
export type RightsAnswer = { option: number | undefined; text: string; wanted: string[] };

/** The profile's answer to a question about work rights; undefined if it has none for that country. */
export function answerWorkRights(
  asked: string,
  options: readonly ControlOption[],
  profile: Profile,
  jobCountry: string | null,
): RightsAnswer | undefined {
  const question = fold(asked);
  const right = rightFor(asked, profile, jobCountry);
  if (right === undefined) return undefined;
  const needs = right.standing === "sponsorship";
  const isYes = asksForSponsorship(question) ? needs : !needs;
  const note = right.note === "" ? "" : ` (${right.note})`;
  const isAsked =
    /^(?:are|do|will|would|have|can|haben|sind|kannst|avez|etes)\b|\?/.test(question) || /\?/.test(asked);
  const text = `${isAsked ? (isYes ? "Yes. " : "No. ") : ""}${SENTENCES[right.standing]}${note}`;
  const wanted = isAsked ? [isYes ? "Yes" : "No"] : statementsOf(right);
  if (options.length === 0) return { option: undefined, text, wanted };
  const option = isYesNo(options) ? chooseYesNo(options, isYes) : chooseStatement(options, right);
  return { option, text, wanted };
}
