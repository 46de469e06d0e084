import type { Token } from "./tokenise.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that end a noun phrase: they belong to the sentence, not to a skill. */
export const phraseEnds = words(`
in on at by for from to with within across of as is are was were be been being that which who whom whose will would
can could should may might must shall and or but nor so if when while where than then also plus including include
includes such like about into over under between through during via per both either you your yours we our ours us they
their them it its he she his her i my me this these those there here not no only just able ability willing willingness
working work works worked enjoy enjoys love loves loving have has had having hold holds holding provide provides providing
deliver delivers delivering manage manages lead leads support supports ensure ensures ensuring maintain maintains build
builds develop develops drive drives help helps assist assists communicate liaise write writes explain clean stay stays
keep keeps take takes make makes get gets give gives bring brings join apply contact want wants need needs please
preferred required essential desirable mandatory advantageous highly well ideally regarded necessary needed used using use
because since until after before upon towards toward against whilst although however therefore etc eg ie demonstrated proven
`);

/** Adjectives and determiners in front of a noun phrase that say how much, not what. */
export const phraseLeads = words(`
a an the any some all each every other another more most many much several various relevant previous prior current recent
strong excellent good great sound solid extensive exceptional outstanding superior high highly advanced intermediate basic
general broad deep thorough detailed significant substantial demonstrated demonstrable proven practical hands on working
similar related appropriate suitable effective efficient successful minimum least least new modern our their your own
first hand considerable specific certain key core full genuine real true at least one two three four five six seven eight
nine ten years year months month
`);

/** Heads that mean nothing alone: "experience in a similar role", "knowledge of the industry". */
export const genericWords = words(`
team teams environment environments industry industries role roles position positions field fields area areas company
companies organisation organisations organization business businesses job jobs work experience experiences skill skills
knowledge ability abilities understanding background setting settings sector sectors capacity level levels people person
client clients customer customers candidate candidates member members staff opportunity opportunities thing things way ways
day days week weeks month months year years time times place part range variety number set lot lots aspect aspects
requirement requirements task tasks duty duties responsibility responsibilities project projects service services
solution solutions system systems process processes practice practices technology technologies tool tools standard standards
issue issues problem problems need needs goal goals result results success growth future career careers site sites shift
shifts location locations community communities culture value values quality excellence following similar related same
qualification qualifications equivalent type types kind kinds software program programs world australia australian australians plus bonus must
`);

/** Places, months, days and company endings: capitals that are no product. */
export const properNouns = words(`
nsw vic qld wa sa tas act nt australia australian sydney melbourne brisbane perth adelaide hobart darwin canberra newcastle
wollongong geelong cairns townsville toowoomba ballarat bendigo fremantle gold coast sunshine victoria queensland tasmania
zealand nz uk usa us cbd eu january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday pty ltd inc llc plc co aud fte eoi eeo am pm asap tba tbc faq
ceo cfo coo cto cio gm md id ok via etc nb ps pa asx abn acn kg km mm cm hrs hr hour hours seek linkedin indeed
nyc aest aedt awst usd eur gbp nzd dkk covid pdf wfh vip bbq esop kpi kpis gmt lgbtqi lgbtqia lgbtq atsi eap pd llb dei
`);

/** Words ending in -ing that name a field of work; the others are verbs ("experience in building X"). */
export const nounsInIng = words(`
engineering accounting marketing programming testing welding nursing planning training scripting modelling modeling networking
machining bookkeeping budgeting forecasting scheduling estimating plumbing tiling rigging scaffolding drafting surveying mining
drilling blasting farming shearing fencing landscaping gardening cooking catering cleaning housekeeping merchandising purchasing
recruiting counselling counseling mentoring coaching teaching tutoring lecturing editing copywriting publishing printing sewing
baking brewing hairdressing grooming banking lending underwriting broking conveyancing auditing reporting invoicing costing
pricing imaging screening sampling manufacturing packaging warehousing shipping trading computing hosting caching monitoring
logging debugging profiling rendering routing switching clustering prototyping wireframing branding advertising sourcing
consulting contracting sequencing cloning spraying harvesting pruning casting moulding molding forging milling grinding
polishing painting plastering roofing cladding glazing wiring cabling metering lighting heating piping dredging piling
tunnelling paving crushing smelting refining fundraising storytelling learning streaming messaging threading multithreading
sintering timekeeping beekeeping upselling tax marketing wayfinding videoconferencing engraving signwriting cheesemaking
winemaking dispensing bandaging suturing dressing typing filing scanning billing rostering onboarding outsourcing offshoring
hedging banking geocoding mapping coding decoding hacking phishing
`);

/** Words that name no skill when they are alone: "development of", "best practices", "technical". */
export const emptyAlone = words(`
best concepts concept principles principle libraries library dependencies approaches approach methodology methodologies methods
method written spoken verbal oral how what why where when perhaps comparable technical global wide latest versions version
markets market partners products product numbers number implementation application applications development design delivery
creation attraction elicitation analysis building assessment execution integration operation operations maintenance
management planning testing administration coordination documentation preparation concepts details topics topic trends trend
techniques technique frameworks framework platforms platform stack stacks tech regulations regulation legislation policies
policy procedures guidelines functions function features feature components component elements element structures structure
structured factors factor forms form uses use users user content contents materials material equipment devices device
subject subjects matter matters question questions activities activity operations level english-speaking domain domains
discipline disciplines study studies research insights insight information data market internet digital commercial legal
financial clinical professional practical academic scientific educational alternative complementary challenging supportive
complex local international national regional internal external large small medium good better high-quality low-level
high-level end-to-end front back side end cross-functional multi fast slow own private public free open social media
together least first second third next last both either various diverse dynamic creative innovative passionate dedicated
order orders purpose purposes life lives world country countries language languages speech accuracy professionalism
ownership convergence freedom flexibility responsibility independence autonomy detail proficiency passion interest
sports sport music food travel art arts fun health safety cloud security infrastructure network networks hardware
reliability scalability performance availability workflows workflow requirements production environment leadership
`);

export const functionWords: ReadonlySet<string> = new Set(
  "the and of to with for you your our we will is are or be have as by at that this from their who us a an in on it not".split(
    " ",
  ),
);
/** Small words of the languages in which ads in Australia are written beside English. */
export const otherWords: ReadonlySet<string> = words(`
und der die das mit für fur wir sie ein eine zu den im von bei le la les des et du une vous nous pour avec est el los las y una para con
de em os uma il di che per sono dan yang untuk dengan dari kami anda atau pada adalah ang mga ng och att som het een het voor wij
oraz jest nas dla ve bir için ile ki hai ke mein aur
`);

/** True when the text reads as English: enough English small words, and more than of its neighbours. */
export function isEnglish(tokens: readonly Token[]): boolean {
  if (tokens.length === 0) return false;
  let english = 0;
  let other = 0;
  for (const { low } of tokens) {
    if (functionWords.has(low)) english += 1;
    if (otherWords.has(low)) other += 1;
  }
  return english * 25 >= tokens.length && english > other;
}
