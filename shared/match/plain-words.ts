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
because since until after before upon against whilst although however therefore etc eg ie demonstrated proven
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
lgbtqi lgbtqia lgbtq atsi eap pd llb dei
`);
