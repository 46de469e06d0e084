import type { AdZone } from "./ad-zone.ts";

/**
 * Words by which a heading says what stands under it, in the order in which they are tried: the first that fits
 * wins ("What you'll bring to the role" is a demand, "Essential and desirable criteria" too). Words as folded by
 * the tokeniser, joined by blanks.
 */
const signs: readonly (readonly [AdZone, string])[] = [
  [
    "requirements",
    "essential(?! (?:reading|information|info))|mandatory|required|minimum|non negotiables?|deal ?breakers?",
  ],
  [
    "benefits",
    "opportunity to|opportunities to|expect from us|do for you|in return|in it for you|whats in it|looking after you|on offer",
  ],
  [
    "preferred",
    "(?:nice|good|love|handy|great|lovely|useful|helpful|wonderful|welcome|cool|fun) to haves?|bonus|bonuses|desirable|desirables|desired|preferred|prefer|preferably|ideally|advantages?|advantageous|" +
      "highly regarded|well regarded|highly valued|favourabl[ey]|extra credit|extra points|brownie points|also great|also good|also nice|also handy|also bring|also have|" +
      "(?:great|good|wonderful|nice|plus|amazing|fantastic|handy|brilliant) if|great addition|plus|pluses|wish ?list|stand out|optional|set you apart|sets you apart|even better|(?:like|love|nice|pleased|keen) to see|wed love|we would love|youd love|may also|might also|beneficial",
  ],
  [
    "apply",
    "apply|applying|application|applications|applicants? note|interested|next steps?|enquir(?:e|y|ies)|get in touch|closing|submit|sound like you|sounds like you|like what you|" +
      "(?:selection|recruitment|hiring|interview) process|(?:more|further|additional|other|full) (?:information|details)|questions|contact|ready to|keen",
  ],
  [
    "legal",
    "equal|eeo|diversity|diverse|inclusion|inclusive|acknowledge?ment|accommodations?|privacy|disclaimer|accessibility|adjustments|safeguarding|child safe|recruitment agencies|notice|belonging",
  ],
  [
    "duties",
    "responsibilit(?:y|ies)|responsible|typical (?:work|jobs?|projects)|dut(?:y|ies)|accountabilit(?:y|ies)|tasks?|day to day|(?:your|typical|average|usual) (?:day|shift|week|days)|day in|a day|you(?:ll)? (?:will )?(?:be )?(?:actually )?(?:do|doing|working on|spend|delivering|leading|involved)|" +
      "will you (?:actually )?(?:do|be doing)|what you do|to do|be doing|job description|(?:role|job|work|position) (?:will )?(?:involves?|includes?|entails?|looks)|the work|your (?:mission|impact|contribution|focus|challenge|tasks)|deliverables|key objectives|how you(?:ll)? (?:make|contribute|help)|what you(?:ll)? own",
  ],
  [
    "requirements",
    "requirements?|requires?|must|must haves?|prerequisites?|criteria|criterion|qualifications?|qualified|qualify|skills?|skillset|experience|experienced|competenc(?:y|ies|e)|capabilit(?:y|ies)|attributes|" +
      "about you|you are|are you|youre you|is this you|be you|you (?:will )?(?:have|bring|need|hold|possess)|youll (?:have|bring|need|hold)|youve|looking for|look for|we(?:re)? (?:seek|seeking|need|after)|need from you|expect from you|ask of you|" +
      "candidates?|applicants?|person specification|ideal|successful|succeed|eligib(?:le|ility)|licen[cs]es?|tickets?|expertise|knowledge|background|your profile|(?:great|good|right|perfect|strong) fit|suits?|suited|what it takes|makes you|before you start|checks|your story|the person|who you|if you|to be considered|inherent|clearances?|screening|compliance",
  ],
  [
    "benefits",
    "benefits?|perks?|offer|offers|offering|rewards?|pay|salary|salaries|compensation|remuneration|package|why (?:join|work|us|choose|you|be|this|we)|why|youll (?:get|enjoy|love|receive)|you(?: will)? (?:get|enjoy|love|receive)|we (?:provide|give|offer)|give (?:you|back)|enjoy|incentives|extras|wellbeing|employee value|learning and development|professional growth",
  ],
  [
    "role",
    "about (?:the|this) (?:role|position|job|opportunity)|(?:role|position|job|opportunity|vacancy) (?:overview|summary|purpose)|the (?:role|position|job|opportunity|vacancy)|purpose of|overview|introduction|opportunity|summary|role|position|job|vacancy|gig|the shift|your role|hours|roster|conditions",
  ],
  [
    "company",
    "who are we(?! (?:looking|after|seeking|searching|hoping))|our (?:story|mission|values|company|client|people|team|culture|purpose|vision|business|commitment|organi[sz]ation|department|agency|branch|division|service|services|hospital|clinic|practice|council|school|college|university|firm|community)|(?:company|client|organisation|organization|business) (?:overview|profile|description|background)|the (?:company|client|team|organisation|organization|business|firm|school|employer|location|region|area|department|agency|branch|division|council|hospital|college|university|clinic|practice|centre)|culture|values|meet|life (?:at|in)|lifestyle",
  ],
];

const forms = signs.map(([zone, words]) => [zone, new RegExp(`(?:^| )(?:${words})(?: |$)`)] as const);

/** "About you", "All about you": the other "about" tells of the employer or the role. */
const aboutRole =
  /^(?:(?:a )?(?:little |bit |more )*(?:more )?)?about (?:the|this|your) (?:role|position|job|opportunity|vacancy)/;
const aboutOthers =
  /^(?:a )?(?:little |bit |more )*about (?!you(?: |$)|the ideal|the successful|the person|the candidate)/;
/** The title of these is the demand's: "Who you are" and "Who are you?" ask, "Who we are" does not. */
const whoWe =
  /^(?:how we (?:work|operate|do)|the way we|(?:who|what) (?:we are(?! (?:looking|after|seeking|searching|hoping))|are we(?! (?:looking|after|seeking|searching|hoping))|were about|we do|we believe|we stand))(?: |$)/;
const yourRole = /^your (?:new )?(?:role|job|position|opportunity)$/;
const youLead = /(?:^| )(?:you will|youll|you will be|will include|will be to)$/;
const weOffer =
  /(?:^| )(?:we offer|we can offer|offer you|what you get|youll get|you will get|you receive|youll receive)(?: |$)/;
const fitLead = /(?:^| )(?:love|enjoy|suit|thrive|fit|succeed)(?: \w+){0,5} if(?: |$)/;

/** "Job ID", "City": a form's own fields. */
const formField =
  /^(?:address|city|country|state|province|platform|(?:pay|job|employment|position) type|work hours(?: week)?|(?:posted|posting) date|date posted|(?:requisition|req|job|position|reference|vacancy) (?:id|no|number|ref|reference|code|term|category|family)|reference|department|division|organi[sz]ation|position(?: s)? language|business unit|closing date)$/;

/** Whether a line above another names a field of a form, as folded words joined by blanks. */
export function namesField(line: string): boolean {
  return formField.test(line);
}

const special: readonly (readonly [RegExp, AdZone])[] = [
  [/^(?:(?:it|that|this|which)(?: also| really| would)? )?helps?(?: a lot| a bunch)? if(?: |$)/, "preferred"],
  // "What you'll get your hands dirty with", "What will you get up to?": to get is to do here
  [
    /(?:^| )(?:youll|you will|you|youd|you would) (?:be )?(?:get|getting) (?:up to|your hands|stuck in(?:to)?|involved|into|across|busy)(?: |$)|(?:^| )day to day (?:bits|stuff)(?: |$)/,
    "duties",
  ],
  [
    /^(?:what|who) (?:\w+ )?(?:lights you up|makes you tick|drives you|gets you (?:up|out of bed))(?: |$)/,
    "requirements",
  ],
  [
    /^what we (?:cant|wont|cannot|will not|dont|do not) (?:bend|budge|compromise|negotiate|move)(?: on)?$/,
    "requirements",
  ],
  // "We'll be impressed if", "The purpose of this position is to", "Tools we use", "Working setup"
  [/(?:^| )(?:impressed|impress us|wow us|get us excited)(?: |$)/, "preferred"],
  [/(?:^| )(?:role|position|job) is to$/, "duties"],
  [
    /^(?:the )?(?:tools|tech|technology|technologies|stack|systems) (?:that )?(?:we|youll|you will) use$/,
    "duties",
  ],
  [
    /^(?:your )?(?:working|work from home|home office|technical|remote) (?:setup|set up|requirements)$/,
    "requirements",
  ],
  // "Role requirements against which applications are assessed"
  [
    /^(?:role|job|position|key|selection|minimum|essential) (?:requirements|criteria|capabilities|skills|qualifications)(?: |$)/,
    "requirements",
  ],
  // A board's own label above the text of the ad
  [/^(?:more|further|additional) information about (?:this|the) (?:job|role|position)$/, "role"],
  [/^(?:position|job|role) (?:details|particulars)$/, "company"],
  [/^(?:corporate|organi[sz]ational|general|shared) (?:responsibilities|obligations|requirements)$/, "legal"],
  // "Who we'd love to hear from"
  [
    /^who (?:we|wed|we would)(?: \w+)? (?:love|like|want|hope|keen|wish)(?: \w+)? to (?:hear|talk|meet|see|speak)/,
    "requirements",
  ],
  // "What you'll be answerable for", "On your plate"
  [
    /^(?:key (?:result|results|performance) areas?|kras?)$|(?:^| )(?:answerable|accountable) for$|^(?:whats )?(?:on|in) your (?:plate|patch|hands|remit)$/,
    "duties",
  ],
  // "You cannot do the job without:", "It would not hurt if you also had"
  [/(?:^| )(?:cannot|cant|can not)(?: \w+){0,5} without$/, "requirements"],
  [/(?:^| )(?:would(?:nt| not)|wont|will not) (?:hurt|go astray|go amiss)(?: |$)/, "preferred"],
  // "Sweeteners, not show-stoppers", "You'll leapfrog others with"
  [
    /^(?:handy|useful|helpful|nice|welcome) extras?(?: |$)|(?:^| )(?:rule you out|sweeteners?|leapfrog|sprinkles|not (?:a )?(?:show ?stoppers?|hurdles?)|tips? the (?:scales?|balance)|nudges? you (?:ahead|forward)|lean towards?|make(?:s)? (?:us smile|our day|our eyes light up))(?: |$)/,
    "preferred",
  ],
  [
    /^(?:it |this |these |that )?would be (?:good|great|nice|handy|useful|ideal|helpful|a bonus|a plus)$/,
    "preferred",
  ],
  // "Cherry on top", "You'll jump the queue if"
  [
    /(?:^| )(?:(?:cherry|cherries|icing|cream) on (?:the )?(?:top|cake)|(?:jump|skip|front of) the (?:queue|line)|brownie points?|gold stars?|not (?:essential|needed|required))(?: |$)/,
    "preferred",
  ],
  [/^what \w+ (?:can|will) (?:do for|offer|give) you$/, "benefits"],
  [/(?:^| )(?:none|not|isnt|arent|no)(?: \w+){0,4} deal ?breakers?(?: |$)|^a head start(?: |$)/, "preferred"],
  [
    /^(?:we|wed|we would|we will|well)(?: also| really| all)? (?:(?:do a )?happy dance|(?:like|love) to hear (?:about|of)|be (?:over the moon|stoked|chuffed|thrilled|delighted|impressed|even happier)|jump for joy|get excited)(?: |$)/,
    "preferred",
  ],
  [formField, "role"],
  // "Non negotiables - please don't apply if you can't tick these"
  [/(?:^| )(?:dont|do not|no need to) apply (?:if|unless|without)(?: |$)/, "requirements"],
  // "How you will be assessed", "What we will judge you on"
  [
    /^(?:how|what) (?:you|we|well|youll)(?: will)?(?: be)? (?:assess|assessed|judge|judged)(?: |$)/,
    "requirements",
  ],
  // "In your application you should be able to show us"
  [
    /(?:^| )you (?:should|must|will|need to|will need to|can|are able to) (?:be able to )?(?:also )?(?:show|demonstrate|prove|evidence)(?: us)?$/,
    "requirements",
  ],
  // "Will put you at the top of the pile", "Gives you an edge"
  [
    /(?:^| )(?:top|front|head) of (?:the|our) (?:pile|list|stack|queue|line)(?: |$)|(?:^| )(?:(?:give|gives|get|gets|put|puts|will put|move|moves) you (?:an edge|the edge|ahead|in front|to the top|across the line|over the line|bonus points)|catch our eye|get our attention|hold it against you)(?: |$)/,
    "preferred",
  ],
  [
    /^(?:it|that|these|this|which)(?:d| would)? (?:also )?be (?:nice|great|good|handy|lovely|wonderful|amazing|useful|a bonus|a plus)(?: |$)|^itd be (?:nice|great|good|handy|lovely|wonderful|useful|a bonus|a plus)(?: |$)/,
    "preferred",
  ],
  // A form's own fields
  [/^(?:schedule|shift pattern|shift|shifts|job types?|expected hours|hours of work|work location)$/, "role"],
  [/^(?:work|right to work) authori[sz]ation$/, "requirements"],
  // "Preferred but not essential"
  [
    /(?:^| )(?:not|isnt|arent|non)(?: \w+)? (?:essential|mandatory|required|necessary|needed|compulsory|a must|must haves?)(?: |$)/,
    "preferred",
  ],
  // "Essential responsibilities" are no essential criteria.
  [
    /^(?:the |your )?(?:essential|required|minimum|mandatory) (?:\w+ )?(?:responsibilit(?:y|ies)|duties|tasks)(?: |$)|^essential (?:job )?functions(?: |$)/,
    "duties",
  ],
  [/^(?:and )?you$/, "requirements"],
  [/(?:^| )(?:know|see|hear) that you(?: can)?$/, "requirements"],
  [/^nice(?: 2 haves?)?$/, "preferred"],
  [/ (?:that|which|will|would|may|might|could|theyd|thatd|itd) (?:also )?help$/, "preferred"],
  [
    /^(?:the )?(?:\w+ (?:but|and) )?(?:important|serious|boring|practical|necessary|fine|small) (?:stuff|bits?|details|print)$/,
    "role",
  ],
  [
    /(?:^| )(?:right|perfect|great|ideal|good) (?:job|role|position)(?: \w+){0,3} if you(?:re| are) (?:keen on|into)$/,
    "duties",
  ],
  [/^who (?:may|can|should) apply$/, "requirements"],
  [
    /^what (?:the|your|a)(?: typical| usual| average)? (?:day|days|week|weeks|shift|shifts|job|role|work) looks? like$/,
    "duties",
  ],
  [/^(?:and )?(?:us|we)$/, "company"],
  // "You don't need: a degree": nothing in it is asked.
  [
    /(?:^| )(?:you |youll |we |what you )?(?:dont|do not|wont|will not) (?:need|have to|ask|require|want)(?: |$)/,
    "company",
  ],
  [/(?:^| )(?:perks?|benefits?|rewards?)(?: |$)/, "benefits"],
  [
    /(?:^| )(?:someone|somebody|people|person|candidates?|applicants?)(?: \w+){0,4} (?:who|with|that|will|must|should|will have|have|has|will be|can)$/,
    "requirements",
  ],
  // "Within the context of these responsibilities, the ideal applicant will demonstrate"
  [
    /(?:^| )(?:person|individual|candidates?|applicants?|incumbent|appointee) (?:will|must|should|can|needs? to)(?: be able to| also| be expected to| be required to)? (?:demonstrate|show|have|possess|bring|hold|need|evidence)(?: the following| us)?$/,
    "requirements",
  ],
  [/(?:^| )expect from us(?: |$)/, "benefits"],
  [/(?:^| )(?:can (?:you )?|to )expect$/, "role"],
  [
    /(?:great|good|lovely|handy|nice|wonderful|fantastic|amazing|bonus|beneficial|plus)(?: addition(?: to \w+ \w+)?)? if /,
    "preferred",
  ],
  [/^ideally (?:you|youll|the|we)(?: |$)/, "preferred"],
  [/(?:^| )(?:will|youll|must|need to|should) also (?:have|bring|hold|need|be)$/, "requirements"],
  [/(?:also|ideally|may|might)(?: \w+)? (?:have|bring|hold)$/, "preferred"],
  [
    /(?:you|youll|you will)(?: \w+){0,2} (?:need|have|bring|hold|possess|demonstrate|be able to|need to)$/,
    "requirements",
  ],
  [/^who (?:we(?:re)? (?:think|want|need|after)|would|will|this|youll|its|suits)(?: |$)/, "requirements"],
  [/^(?:so )?what (?:do|will|would|should) i (?:need|bring|have)/, "requirements"],
  [/(?:^| )to (?:be successful|succeed)(?: \w+){0,5} you(?:ll| will)(?: be)?$/, "requirements"],
  [fitLead, "requirements"],
  [weOffer, "benefits"],
  [youLead, "duties"],
  [aboutRole, "role"],
  [aboutOthers, "company"],
  [whoWe, "company"],
  [yourRole, "role"],
];

/**
 * The zone that a heading's words announce; null when they say nothing.
 * @param line folded words joined by blanks.
 */
export function zoneOfHeading(line: string): AdZone | null {
  const early = special.find(([form]) => form.test(`${line}`) || form.test(`${line} `));
  if (early !== undefined) return early[1];
  return forms.find(([, form]) => form.test(line))?.[0] ?? null;
}
