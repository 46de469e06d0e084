import { roleNouns } from "../vocabulary/terms/skill-context.ts";
import { isActionHere } from "../words/action-verbs.ts";
import type { PhraseRange } from "../words/noun-phrases.ts";
import type { Token } from "../words/tokenise.ts";
import { isNumber } from "./phrases/phrase-words.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Names of jobs that software ads do not know. */
const trades = words(`
chef chefs cook cooks barista baristas waiter waitress bartender cleaner cleaners driver drivers carer carers electrician plumber
fitter welder boilermaker mechanic labourer labourers picker packer storeperson receptionist clerk bookkeeper educator educators
tutor principal midwife physiotherapist psychologist pharmacist dentist doctor surveyor planner estimator foreman apprentice guard
attendant handler farmhand merchandiser salesperson cashier housekeeper gardener carpenter painter lawyer solicitor paralegal
marketer marketers superstar superstars champion legend
superintendent technologist therapist podiatrist dietitian pathologist radiographer counsellor trainer instructor facilitator organiser ganger
ranger courier rigger scaffolder machinist clinician paramedic phlebotomist librarian curator archivist actuary auditor underwriter
assessor adjuster concierge porter butcher baker tiler plasterer roofer glazier cabinetmaker upholsterer seamstress stylist hairdresser
beautician photographer editor journalist producer presenter writer copywriter animator illustrator lifeguard pilot deckhand fisher farmer grazier
shearer stockperson agronomist forester jackaroo bricklayer concreter asphalter sandblaster driller offsider shotfirer fettler lineworker cabler
dogman splicer magistrate sonographer optometrist audiologist orthoptist orthotist geologist hydrologist chemist biologist ecologist botanist
statistician economist
`);

/** "chef", "manager": somebody who does a job. @param low the folded word. */
export function isJobNoun(low: string): boolean {
  return roleNouns.has(low) || trades.has(low) || (low.endsWith("s") && trades.has(low.slice(0, -1)));
}

/** "an accountant", "a Team Leader": the job, not a demand; "civil litigation as a paralegal" asks for what was done in it. */
export function namesJob(tokens: readonly Token[], phrase: PhraseRange): boolean {
  const low = tokens[phrase.last - 1]?.low ?? "";
  return (
    isJobNoun(low) &&
    phrase.last - phrase.first <= 5 &&
    !tokens.slice(phrase.first + 1, phrase.last).some((token) => token.low === "as") &&
    !isNumber(tokens[phrase.first]?.low ?? "") &&
    !isActionHere(tokens[phrase.first])
  );
}

const workNouns = words("task tasks duty duties responsibility responsibilities accountabilities");
/** "The work is a mix of", "A typical week includes". */
const spells = words("work week day shift");
const equates = words("are is include includes involve involves cover");

/** "Daily tasks are fault finding, …": behind the verb stands what is done. */
export function leadsInTasks(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.low ?? "";
  const isSpell = at < 5 && spells.has(before) && /^(?:the|an?|your)$/.test(tokens[0]?.low ?? "");
  return equates.has(tokens[at]?.low ?? "") && (workNouns.has(before) || isSpell);
}
