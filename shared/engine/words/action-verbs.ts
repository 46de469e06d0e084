import { stem } from "./stem.ts";
import type { Token } from "./tokenise.ts";

function stems(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).map(stem));
}

/** Things people do in every line of work; compared by stem, so that "managing" and "manages" count. */
const actions = stems(`
achieve act adapt address administer advise align allocate analyse anticipate architect arrange articulate assemble assess
assign assist assure attend audit author automate balance book brief budget build calculate capture care catalogue champion
check clarify clean coach code collaborate collate collect communicate compile complete comply compose conceive conduct
configure consolidate construct consult consume contribute control convey cook coordinate counsel craft create cultivate debug
define delegate deliver demonstrate deploy design detect determine develop devise diagnose direct discover dispatch document
draft draw drive edit educate embed empower enable encourage engage engineer enhance ensure escalate establish estimate
evaluate examine execute expand explain explore facilitate finalise follow forecast formulate foster gather generate govern
grow guide handle help host identify illustrate implement improve influence inform initiate innovate inspect inspire install
integrate interact interpret interview introduce investigate launch lead learn leverage liaise listen load maintain make
manage measure mediate mentor migrate minimise mitigate model moderate modernise modify monitor motivate negotiate nurture
observe obtain operate optimise orchestrate order organise oversee own partner participate perform plan prepare present
prevent prioritise process procure produce program promote propose protect prototype prove provide publish purchase
recommend reconcile record recruit reduce refine report represent research resolve respond review run scale schedule screen
secure select sell serve set shape share solve spearhead specify standardise steer streamline strengthen structure supervise
support sustain synthesise take teach test think track train translate transform troubleshoot understand update upgrade
uphold utilise validate verify visualise work write
`);

/** More of them, which are nouns or adjectives as often: they count where a verb is expected. */
const looseActions = stems(`
act advocate answer apply approve archive attract bake bring calibrate call cater chair charge chase check choose claim clear
close collaborate commission conserve cover cut dance decorate demolish detail dig direct dismantle dispense distribute dress
earn enforce enrol ensure enter escort explain fabricate face fault feed file fill fit fix fold foster fulfil fund garden greet grind
harvest hold hire hunt induct ingest interact iron issue join jump keep label lay lift lodge log look lower machine manufacture mark
market match meet merchandise milk mop mow muster name negotiate note notice nurse offer onboard open ordain overhaul pack
paint patrol pay pick place plant plate police position post pour press pressure programme prune pull push put quote raise react read
reassess receive recognise recover redesign refer confer defer shred breed register rehabilitate relieve remove renew repair replace rescue respond restock
restore retain return rework roster roll rotate safeguard scan scope score seek service sew shape ship shoot shop show shower sign simplify
sketch sort source speak split spot stack start stay step stimulate stock stop store style submit supply survey switch tag tailor talk
tell tend tidy tow trade transport travel treat triage tune turn uncover understand unload vacuum visit walk wash watch weigh weld welcome
alter impound evacuate crutch inseminate wean prune pluck wax diagnose suture swab plate garnish butcher fillet bake braise knead steam caulk render tile plumb solder crimp winch tarp carry irrigate replenish sanitise sterilise disinfect polish sweep trim peel slice chop mix spray erect excavate lubricate refuel
rinse unpack vaccinate immunise reassure bathe drench fertilise haul hoist grout transcribe
appear correct appoint cost amend cancel circulate compare confirm convert debrief decide defend defuse differentiate disburse discuss dispose
employ endorse enrich entertain equip exchange exhibit expedite extract finalise formalise forward inquire insure itemise lend locate lodge
notify obtain prosecute qualify quantify remind remit reschedule reset retrieve revise settle soothe suggest summarise suspend terminate tighten
sit stick mend trace shortlist unblock undertake upload usher verify vet warn unload
win wrap deal assemble co-design coordinate prioritise liaise attend administer
`);

/** "managed", "manager": a state or a person, not what is done. */
const noVerb = /(ed|er|ers|or|ors)$/;
/** Verbs that end like that all the same. */
const verbsInEr = new Set(
  "administer alter answer author cater mentor tutor consider filter plaster roster solder tender cover deliver discover enter foster gather maneuver monitor muster offer order register render shower transfer trigger uncover discover refer confer defer recover empower steer cheer bolster shepherd safeguard engineer pioneer volunteer shred breed feed need succeed speed embed shed gathers delivers administers fosters refers recovers empowers steers".split(
    " ",
  ),
);

/** The word is something that people do at work, in the base form or in -ing. */
export function isAction(token: Token | undefined): boolean {
  return token !== undefined && token.low.length > 2 && actions.has(token.stem) && !noVerb.test(token.low);
}

/** The same where a verb is expected, such as at the start of a duty: "greet", "pick", "answer". */
export function isActionHere(token: Token | undefined): boolean {
  if (token === undefined || token.low.length < 2) return false;
  if (noVerb.test(token.low) && !verbsInEr.has(token.low)) return false;
  return actions.has(token.stem) || looseActions.has(token.stem);
}
