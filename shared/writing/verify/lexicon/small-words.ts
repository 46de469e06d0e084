const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that hold a sentence together and claim nothing. */
export const functionWords = words(`
a an the and or but nor so if as at by for from in into of off on onto to with within via upon toward towards than then that
this these those there here it its he she they them their his her who whom whose which what where when while whereas since during until till after
before because although though however therefore also too both either i me my mine myself we us our is am are was were
be been being do does did doing done go going goes went has have had having will would can could shall should may might must not no
out up down about around over under between through throughout per plus etc eg ie re s t d ll ve
own each role roles position positions job jobs work working works worked time times period currently current
presently today now ago career experience experienced experiences include includes included including
based responsible responsibility responsibilities duty duties task tasks consist consists such like
among following across throughout backed worth valued totalling am pm way ways where wherever recent recently most-recent previous previously former formerly later earlier
last past same another other others further furthermore moreover addition additionally besides alongside skill skills
skilled background history knowledge familiar area areas part parts someone somebody anyone something thing things
people person member members hand set lot employed serving served serve serves spent spend
how why bring brings hold holds holding held have gained gain know known able capable can mine just still already
`);

/** Small words that are nouns or stand in front of one all the same: "lost time injuries", "working group". */
export const nounLike = words(
  "time times role position job work working experience skill skills background history area person people member hand part period career task duty mine current previous recent",
);

/** Words of a letter about the letter, the ad and what one hopes for. */
export const letterWords = words(`
suit suits through find found list skills can do take taking apply applying applied application applicant letter resume cv cover role position job vacancy opening opportunity advertised advertisement advert ad posting
listing express interest interested keen glad happy pleased delighted excited eager enthusiastic welcome look looking forward hear hearing hope hoping wish like love
chance discuss discussing talk talking speak meet meeting interview interviews chat question questions answer answers answering thank thanks thanking
consider considering consideration time reading read please accept find attached enclosed attach enclose reference ref number contact reach reached reachable phone
email call get hold easiest available availability further detail details describe describes set sets out full dates duties both each check
written here put name submit respond response responding regarding saw seen seek seeking website team join joining contribute
contributing bring offer learn more explain show shows tell provide references referees request upon convenience person reply sincerely
faithfully regards kind warm best yours dear hiring manager sir madam panel committee team recruitment recruiter to whom concern it may writing write
want would could can do help need needs requirements require position behind these points any them through ready ad mention mentions list
lists ask asks asked name names point points  why reason reasons hello hi good morning afternoon
your you yours yourself advertise advertises advertising careers page online seek following
`);

/** Nouns and adverbs that tell how often; compared by the unit they mean. */
export const timeUnits: ReadonlyMap<string, string> = new Map(
  (
    "hour:hour hours:hour hourly:hour day:day days:day daily:day night:night nights:night nightly:night shift:shift shifts:shift week:week weeks:week weekly:week " +
    "fortnight:fortnight fortnights:fortnight fortnightly:fortnight month:month months:month monthly:month quarter:quarter quarters:quarter quarterly:quarter " +
    "year:year years:year yearly:year annum:year annual:year annually:year minute:minute minutes:minute second:second seconds:second morning:morning mornings:morning " +
    "afternoon:afternoon evening:evening season:season term:term semester:semester weekend:weekend visit:visit session:session service:service"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** Adjectives and nouns in front that make the thing smaller: dropping one says more. */
export const limiting = words(`
basic draft proposed trainee junior assistant deputy acting volunteer temporary pilot prototype mock simulated internal minor simple
small short occasional partial provisional learner expected honorary unpaid intern student graduate apprentice relief limited
introductory elementary beginner conversational foundation preliminary initial informal rough estimated routine low entry
nominated shortlisted incomplete casual part-time voluntary associate sub vice under provisional potential planned preparatory
low-risk minor single one-off occasional interim supporting
`);

/** Classes of words that make a whole claim smaller; one of the same class must stay. */
export const weakeners: readonly { name: string; words: ReadonlySet<string> }[] = [
  {
    name: "assist",
    words: words(
      "assist assists assisted assisting assistance help helps helped helping support supports supported supporting aid aided aiding contribute contributed contributing contributes contribution participate participated participates participating exposure shadow shadowed shadowing observe observed observing attended attend attending attends join joined involved backup",
    ),
  },
  {
    name: "joint",
    words: words("co joint jointly together shared share sharing partnered partnering co-led"),
  },
  {
    name: "seldom",
    words: words(
      "occasionally occasional sometimes seldom rarely once twice needed required necessary adhoc asked",
    ),
  },
  {
    name: "supervised",
    words: words("supervision guidance approval direction oversight instruction authority"),
  },
  { name: "average", words: words("average averaging averaged mean averages") },
  {
    name: "unfinished",
    words: words(
      "expected expect expecting finish finishing due enrolled studying study incomplete undertaking completing progress unfinished units subjects towards deferred anticipated halfway",
    ),
  },
  { name: "expired", words: words("expired expire lapsed lapse") },
  {
    name: "candidate",
    words: words(
      "nominated nominate nomination nominee nominees shortlisted shortlist finalist finalists runner runners",
    ),
  },
  { name: "applied", words: words("lodged submitted pending awaiting applied applying lodge") },
  { name: "provisional", words: words("learner learners provisional probationary restricted conditional") },
  { name: "wish", words: words("keen eager hope hoping aspiring aspire wish interested willing want") },
];

/** "most of the tests", "some of the branches": the next words are not the whole. */
export const partWords = words(
  "most some half several majority many part partly mostly mainly largely almost nearly few",
);
export const negators = words(
  "no not never without zero nil none cannot non didnt dont doesnt wasnt havent hasnt isnt",
);
