import {
  emptyAlone,
  genericWords,
  nounsInIng,
  phraseEnds,
  phraseLeads,
} from "#shared/engine/words/plain-words.ts";
import { wordFamily } from "./word-family.ts";

/**
 * Everyday words of working English that carry no fact. Another word that the sources lack, and that has no verb or
 * adverb form, may be a name in lower case ("deloitte", "kubernetes").
 */
const plain = `
able about above petty sole lunchtime lunchtimes haggle accept access accordance account accurate achieve across act action active actual adapt add addition
additional address adjust advance advice advise affect afternoon again against age agree ahead aim all allocate allow almost
alone along alongside already also always among amount answer anything appear applicant application apply appointment
appreciate approach appropriate approve area around arrange arrive article ask aspect assemble assess assign assist assume
assure attach attend attention attitude audience automate available average avoid award aware away back background
backlog balance bank base basis batch become bedside before begin behalf behaviour behind believe belong below
benefit beside best better between beyond big bill board body book borrow both bottom brand break brief bright bring broad
budget build bulk busy buy calendar call calm candidate capable capacity care career careful carefully carry case cash
cause central centre certain chain challenge chance change channel charge chart check choice choose circumstance cite class
clean clear clearly client close closely coach code collaborate colleague collect collection college combine come
comfortable comment commission commit commitment common communicate community company compare compile complaint complete complex comply
component concern concise conclude condition conduct confidence confident confirm connect consider consistent
consult contact contain content context continue contract contribute control convert cool cooperate coordinate copy core
correct correctly correspondence cost count couple course cover create credit crew criteria critical culture current customer cut
cycle daily damage data date day deadline deal decide decision deep define delay deliver delivery demand demonstrate
department depend deploy describe description design desk detail determine develop device difference different difficult digital
direct direction directly discuss discussion display distribute divide document double down draft draw drive drop due during
duty each eager early earn ease easily easy edge effect effective efficient effort either electronic else email employ
employee employer empty enable encourage end engage enhance enjoy enough enquire enquiry ensure enter enterprise entire
entry environment equal equip equipment error escalate especially essential establish estimate evaluate evening event
every everyone evidence exact example excellent except exchange execute exist expand expect expense experience explain explore
express extend extension extra eye face facilitate facility fact fair faithfully fall familiar family far fast fault feature
feedback feel few field figure file fill final finance find fine finish firm first fit fix flexible flight floor flow
focus follow food force forecast foreground form formal format forward foundation frequent fresh friendly front full function
further future gain gap gather general generate get give given glad go goal good goods govern grade gradually grant great
ground group grow growth guest guide guideline half hand handle handover happen happy hard have head health hear help
here high highlight highly hire history hold home honest hope host hour house human idea identify impact implement
important improve inbound incident include income incoming increase independent index individual industry influence inform information
initial initiative innovate input inquiry insight inspect install instruct instruction instrument integrate intend interest
interface internal interview introduce inventory invest investigate invite invoice involve issue item job join journey just keen
keep key kind kindly know knowledge label lack language large last late later latest launch law lay layout lead
lean learn least leave left less let letter level liaise library life light like limit line link list listen literature
little live load local locate log logistics long look loss lot low lower machine main maintain major majority make
manage manner manual many map mark market match material matter maximum mean measure medium meet meeting member memo
mention message method middle might mind minimise minimum minor minute miss mix mode model modern modify moment monitor
month more morning most motivate move much multi multiple must name natural near nearly necessary need negotiate network new
next night normal note notice now number object objective observe obtain occur offer office often ongoing only open
operate operational opportunity optimise option order ordinary organise origin other outbound outcome outgoing outline output
outside over overall own pace package page paper part participate particular partner pass past path patient pay peer
people percent perform performance period permanent permit person personal personnel phase phone pick picture piece place plan
play please pleasure plus point policy poor popular portfolio position positive possible practical practice precise
prefer prepare presence present pressure prevent previous price primary prior priority private problem procedure process
produce product production professional profile profit program progress project promise promote prompt proper propose protect
prove provide public purchase purpose pursue push put quality quantity query question queue quick quickly quiet quote raise
range rapid rate reach react read ready real realise reason receive recent recognise recommend reconcile record recruit
reduce refer reference refine reflect regard region register regular regularly reject relate relation relationship release relevant
reliable rely remain remote remove repair repeat replace reply report represent request require research reserve
resident resolve resource respect respond response rest result retain return reuse review revise reward right rise risk role
room root roster rotate roughly round route routine rule run safe sale same sample satisfaction save say scale schedule
school scope score screen season seat second section sector secure see seek select self sell send sense separate sequence
series serve service session set settle setup several shape share sheet shift ship shop short show side sign
signal similar simple simplify since sincerely site situation size skill slow small smooth soft solid solution solve
some someone something soon sort sound source space speak special specific speed spend spread staff stage stakeholder
standard start state statement station status stay steady step still stock stop storage store story straight stream
streamline strength strengthen stress strict strong structure student study style subject submit subsequent success such suggest suit
suitable summary supervise supplier supply support sure surface survey sustain switch synthesise system table tackle tailor take talk
target task teach team technical technique tell temporary tenant tend term test thank thanks theme then there thing
think thorough thought through throughout throughput ticket tidy time timeline timely timeframe title today together tool
top topic total touch toward track trade tradition train transaction transfer transform transition translate transparent
transport travel treat trend trial trip troubleshoot trust try turn turnaround type typical under understand undertake unit
unite update upgrade upon urgent use user usual usually utilise value variety various vary vendor verify version via view
visible visit vision visual voice volume wait walk want warm waste watch way week welcome well when where which while
whole wide willing within without wonder word work workflow workload workplace workshop world write wrong year yes yet
young actual across behalf per plus minus versus approx approximately nearly roughly exactly overall regarding concerning
hiring dear sincerely faithfully regards yours hi hello mr ms mrs dr looking forward attached enclosed resume cv cover
advertised vacancy opening interview talking thanks hearing considering reading discuss
i me my mine myself we us our ours you your yours he she it its they them their this that these those who whom whose what
am is are was were be been being do does did doing has had having can could may might shall should will would
and or but nor so if because as until of at by for with about against between into through during before after to from
up in out on off over under again further once here how any both few nor not only than too very
a an the no none also hence thus therefore however moreover whereas although though despite instead rather even ever
never sometimes already almost
resident guests peak hand-over end-to-end day-to-day follow-up hands-on on-time in-house full-time part-time
responsible accountable charge tasked weekly monthly quarterly yearly annually fortnightly nightly hourly
drawing drawings finished finish deadline deadlines intake outage downtime uptime turnover headcount
zero nil maker bug bugs chat easiest easy papers puts put forward straightforward glance mention mentions hold-up walk-through sit-down run-through
`;

let families: ReadonlySet<string> | undefined;

function everyday(): ReadonlySet<string> {
  families ??= new Set(
    [
      ...plain.trim().split(/\s+/),
      ...phraseEnds,
      ...phraseLeads,
      ...genericWords,
      ...emptyAlone,
      ...nounsInIng,
    ].map(wordFamily),
  );
  return families;
}

const verbal = /(?:ed|ing|ly|ise|ize|ises|ify|ful|less|able|ible|ive|ous|ward|wards|wise)$/;

/** True for a word that a writer may use although no source contains it, because it names nothing. */
export function isEveryday(low: string): boolean {
  if (low.length <= 3 || /^\d/.test(low)) return true;
  if (everyday().has(wordFamily(low))) return true;
  if (low.includes("-")) return low.split("-").every(isEveryday);
  return /^[a-z']+$/.test(low) && verbal.test(low);
}
