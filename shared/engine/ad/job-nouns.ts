import { roleNouns } from "../vocabulary/terms/skill-context.ts";

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
