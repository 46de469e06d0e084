// Folded sentences that tell of the process, the form or the gain; their words are joined by blanks.

export const toSend =
  /(?:^| )(?:apply(?= (?:now|online|today|here|by|via|with|through|for|please|at|before|directly|using|in writing)(?: |$)|$)|resume|resumes|cv|cover letter|(?:by|via|per|please) e?mail|e?mail (?:us|me|him|her|your|it|to|through))(?: |$)/;
/** "Your response should be no more than two pages": how to apply, under whatever heading. */
export const ofResponse =
  /(?:^| )(?:your|the|each) (?:response|responses|application|statement|pitch|claims|cover letter|submission) (?:should|must|needs? to|will|can|is|are)(?: |$)|^(?:please )?(?:applicants (?:must|should|are to) )?(?:address|respond to|demonstrate how you meet) (?:the|each|your|these|all|selection|key)(?: |$)|(?:^| )(?:eligibility list|merit (?:list|pool)|order of merit|talent pool)(?: |$)/;

/** "Vocational Education Division, Skills Policy Branch" by the title; "experience in an emergency department" asks. */
export const houseUnit =
  /^(?!.*\b(?:in|an?|the|of|with|your|experience|knowledge)\b).* (?:division|branch|directorate|department|section)$/;
/** "Experience level: Mid", "Fixed term full time, 2 years": facts of the form. */
export const formFact =
  /^(?:reports|reporting) to (?:[\w&]+ ){0,6}[\w&]+$|^(?:positions?|vacanc(?:y|ies)|headcount|openings?) \d{1,3}$|^(?:(?:open|opening|posting|closing|close) date)(?: |$)|^(?:closes?|closing|posted|published)(?: on| at| date)?(?: \w+day)? \d{1,2}(?: |$)|^(?:experience|seniority|career|education|job|position|employment) (?:level|type)(?: |$)|^(?:[\w/]+ ){1,5}(?:grade|level|band|step) \d{1,2}(?: \w+)?$|^(?:permanent|fixed term|maximum term|full time|part time|casual|contract|ongoing|temporary|maternity|\d+ months? contract)(?:(?: and| or)? (?:permanent|fixed term|full time|part time|casual|contract|ongoing|temporary|position|role|opportunity|hours|cover|basis|\d+|years?|months?|weeks?|parental|leave|project|funding|with|possibility|of|extension|view|perm|until|to|for|up|a))*$/;
/** "PPE allowance: provided for eligible tasks", "Employment type: casual": what is paid or fixed, by its label. */
export const payLabel =
  /^(?:[\w/]+ ){0,3}(?:allowance|allowances|reimbursement|loading|pay rate|hourly rate|base rate|(?:employment|work|job|contract|position) type|position vacant|work (?:pattern|mode|model)|shift timings?|notice period|mode of interview|closes|number of (?:openings|positions|vacancies)|work arrangement|employment basis|pay classification|higher duties|start date|contract length|contract term|duration|(?:interview|application) process)$/;
/** "Ring Tom after 4 on 0491 570 158": who to ask. */
const ringsUp =
  /^(?:please )?(?:ring|call|phone|text|contact) (?:\w+ ){1,4}(?:after|before|on|between|at|for) (?:\w+ ){0,3}\d/;
/** "Send an email to us and tell us why": what is done with the ad. */
export const answersAd =
  /^apply (?:online|now|today|here|via|through)(?: |$)|^(?:dm|pm|message|inbox|text) (?:us|me)(?: |$)|(?:^| )drop in with (?:a|your) (?:resume|cv)(?: |$)|^(?:please )?(?:send|e?mail|mention|attach|upload|include|add|submit|describe|tell|write|drop|flick|shoot)(?: \w+){0,4} (?:us|why you|(?:your )?(?:cv|resume)|your (?:cv|resume|portfolio|application|career|cover|details|experience|work|salary|availability)|a? ?cover letter)(?: |$)|^send an email to(?: |$)|^(?:click|press) (?:apply|here|the)(?: |$)|^to access (?:the|a|our)(?: |$)|(?:^| )please click(?: |$)|(?:^| )please (?:send|e?mail|forward|submit|attach)(?: |$)|^(?:read|learn|find out|see|discover) more(?: (?!than|about (?:the )?(?:customers?|clients?|users?))|$)|^(?:please )?(?:check out|take a look at) (?:our|the|us|\w+ com)(?: |$)|(?:^| )(?:include (?:a|the|your) link|let me know|reach out to (?:me|us)|(?:text|call|ring|message|phone) (?:me|us) on|drop (?:me|us) a)(?: |$)/;

/** "Candidates may be disqualified", "applicants must complete a questionnaire", "visa sponsorship is an option": of the process. */
const ofProcess: readonly RegExp[] = [
  /(?:^| )(?:applications|submissions|resumes)(?: \w+){0,4} (?:will|are|may|must|can|should)(?: \w+)? be(?: |$)/,
  /(?:^| )applications (?:are|will|may|must|submitted|received)(?: |$)/,
  /(?:^| )(?:applicants?|candidates?)(?: \w+){0,6} (?:may|will|must|can|should)(?: \w+)? be (?:contacted|notified|invited|(?:evaluated|assessed)(?! (?:on|against))|disqualified|tested|considered|placed|appointed|processed|kept|asked to|submitted|shortlisted|interviewed|scored|advised|informed|screened|reviewed|subject|drawn)(?: |$)/,
  /(?:^| )(?:applicants?|candidates?)(?: \w+){0,3} (?:must|should|need to|are (?:urged|encouraged|required|asked|advised) to) (?:complete an?|submit|file|apply|lodge|upload|attach)(?: |$)/,
  /(?:^| )reliably commute(?: |$)/,
  // "VIT registered teachers are exempt", "Students are welcome to ring us", "We invite people of every faith"
  /(?:^| )(?:is|are) exempt(?: |$)/,
  /(?:^| )(?:is|are) welcome to (?:ring|call|apply|contact|e?mail|get in touch)(?: |$)/,
  /^we (?:invite|welcome) (?:people|everyone|everybody|applicants|candidates)(?: |$)/,
  // "Call with the People team (30 minutes)", "Technical interview with a small live coding"
  /^(?:an? )?(?:(?:short|quick|first|final|phone|video|technical|in person|online) )*(?:call|chat|interview|meeting|coffee) with (?!(?:clients?|customers?|patients?|residents?|candidates?|stakeholders?|suppliers?|families|parents|witnesses|users?)(?: |$))/,
  // A board's machine comments on the ad, and its other ads.
  /^enhancement note(?: |$)/,
  /^similar (?:roles|jobs|positions|vacancies)(?: |$)/,
  // "To perform this job successfully, an individual must …", "The requirements listed below are representative of …"
  /^to perform (?:this|the) (?:job|role|position|essential functions) successfully(?: |$)/,
  /(?:^| )(?:requirements|duties|functions|demands) (?:listed|described) (?:below|above|here|herein)(?: \w+){0,2} are representative(?: |$)/,
  /(?:^| )(?:made|modified|provided) to (?:enable|accommodate) (?:qualified )?(?:individuals|people|persons|applicants) with disabilit(?:y|ies)(?: |$)/,
  /(?:^| )acknowledges?(?: \w+){0,4} (?:traditional|custodians|first)(?: |$)/,
  /(?:^| )acknowledges? the (?:\w+ ){1,7}(?:people|peoples|nation|nations|country)(?: |$)/,
  /(?:^| )must provide an? (?:one|two|three|\d)(?: |$)/,
  /(?:^| )does not discriminate(?: |$)/,
  /(?:^| )(?:welcomes?|encourages?) (?:applicants|applications)(?: |$)/,
  /(?:^| )(?:framework|policy|values) appl(?:y|ies) to all (?:roles|positions|staff)(?: |$)/,
  /^(?:you )?(?:share|live|embrace) our (?:\w+ )?values(?: |$)/,
  /(?:^| )key accountabilities and (?:perform|focus)(?: |$)/,
  // "a paid trade test with two models", "possible for the right person", "I'll call your last salon for a reference"
  /(?:^| )paid (?:trade test|work trial|trial shift)(?: |$)/,
  /(?:^| )(?:possible|considered|negotiable) for the right (?:person|candidate|applicant)$/,
  /^(?:we|well|i|ill) (?:will )?(?:call|ring|phone|contact) your (?:\w+ ){1,4}for a reference(?: |$)/,
  /^(?:how to go about it|did i mention|did we mention|have we mentioned)(?: |$)/,
  // "People come to us from trades, defence and aged care": where others came from
  /^(?:(?:our|many of our|some of our|most of our) (?:people|staff|team|colleagues|team members|officers|employees)|people|staff|colleagues|many of us|many|we) (?:have )?(?:come|came) (?:to us |to this work |to the job |here )?from(?: |$)/,
  // "Successful applicants complete an eight week paid course": after the job is theirs
  /^(?:the |all |our )?(?:successful |new )?(?:applicants?|candidates?|recruits|appointees|starters?)(?: will)? (?:complete|undertake|undergo|attend|do) (?:an? |our |the )?(?:\w+ ){0,5}(?:paid|induction|training|course|program|programme|probation|probationary|academy)(?: |$)/,
  // "This role will be split two thirds on recruitment", "You will be asked eight short questions"
  /^(?:this|the) (?:role|position|job) (?:is|will be) split(?: |$)/,
  /(?:^| )(?:uses?|using) automated (?:screening|shortlisting|assessment)(?: |$)|^you will be asked (?:\w+ ){0,3}questions?(?: |$)/,
  // "The base salary range is dependent upon many factors, such as transferable skills"
  /(?:^| )(?:base )?(?:salary|pay|compensation) (?:range|ranges|band|bands)(?: \w+){0,12} (?:is|are|will be|may be|varies|vary|depends?|determined)(?: |$)/,
  /(?:^| )(?:base )?(?:salary|pay|compensation)(?: \w+){0,14} (?:dependent|depends|depending|determined|based) (?:up)?on (?:many |several |various |a (?:number|range) of )?(?:factors|location|experience)(?: |$)/,
  // "If you have small kids and no help in February, think about that first"
  /^if you (?:\w+ ){1,14}(?:think (?:about (?:that|it)|twice|again)|(?:this|it) (?:isnt|is not|wont be) (?:for you|the (?:job|role|place)))(?: |$)/,
  /(?:^| )(?:covered entity|eligible list|merit list|may be liable for)(?: |$)/,
];

/** "If this is you, we want to hear from you", "If you have not done so already, please tell us". */
const ifYou = /^(?:so )?(?:if|when) (?:you|youre|youve|this|that) /;
const isKeen = / (?:ready|sounds?|interested|keen|think|believe|feel|looking|want|excited|tick|done) /;
const getInTouch =
  / (?:hear from you|like to meet you|get in touch|apply (?:now|today|here)|contact us|let us know|love to (?:meet|hear))(?: |$)/;

/** "If you answered yes to this question, then we need you". */
const theOne =
  /^if you(?:re| are) .* you (?:might|may|could|will|are) (?:just |well )?(?:be )?(?:the one|the right one|right) for us(?: |$)/;
const answeredYes = /(?:^| )if you answered (?:yes|these|this|all)(?: |$)/;

export function callsToApply(line: string): boolean {
  if (answeredYes.test(line) || theOne.test(line)) return true;
  return ifYou.test(line) && isKeen.test(line) && getInTouch.test(line);
}

/** "Sponsorship (482/186) is an option", "visa sponsorship may be available"; "sponsorship proposals that will win partners" are work. */
const ofVisa =
  /(?:^| )(?:visa|employer|work) sponsorship (?:\w+ ){0,4}(?:is|may|can|will|available)(?: |$)|(?:^| )sponsorship (?:\d{3} ){0,3}(?:is|may be|available)(?: |$)/;

const owned =
  /^(?:an?|your|demonstrated|demonstrable|proven|strong|genuine|firm|clear|active|personal|ongoing|high|real|deep|sound|shown|visible) /;
const commits = /^\w{1,24} commitment to (?:an? )?(?:diverse|diversity|inclusion|inclusive|equal)(?: |$)/;

/** "Metro's commitment to a diverse culture" is the employer's; a demonstrated one is asked for. */
const isHouseCommitment = (line: string) => commits.test(line) && !owned.test(line);

/** What is told of the process, the law or the employer's own commitments, wherever it stands. */
export function isOfProcess(line: string): boolean {
  return (
    ringsUp.test(line) ||
    ofProcess.some((form) => form.test(line)) ||
    ofVisa.test(line) ||
    isHouseCommitment(line)
  );
}

/** "Have a huge amount of autonomy", "Work with an amazing team of people", "Grow alongside a committed team", in a list of duties. */
export const givesInList =
  /^(?:youll |you will )?(?:have (?:a |an |the |real |full |plenty of |lots of )*(?:huge |real |great |genuine )?(?:amounts? of )?(?:autonomy|freedom|opportunity|chance|impact on)|work (?:remotely|from (?:home|anywhere)|flexibly)(?: |$)|work with (?:the latest|latest|cutting edge|leading edge|modern|state of the art) (?:\w+ )?(?:technolog(?:y|ies)|tech|tools|equipment)|(?:work|collaborate|be) (?:with|alongside|in|part of|among|amongst|surrounded by) (?:an? |the |our |some )?(?:\w+ and )?(?:amazing|fantastic|brilliant|friendly|awesome|incredible|fun|world class|passionate|super smart|supportive|great) (?:\w+ ){0,3}(?:team|people|colleagues|crew|bunch|minds|group)|(?:grow|learn) (?:alongside|from|together)|contribute to an? (?:\w+ ){0,4}culture$|contribute to (?:our|a) (?:positive|great|inclusive|fun|amazing)(?: \w+){0,3} culture)(?: |$)/;

/** "You will gain exposure to", "Your guidance will help strengthen", "This is an opportunity to step into": what one gets of it. */
export const tellsGain =
  /^(?:this is an? (?:\w+ )?(?:opportunity|chance|role where)|your (?:\w+ ){1,3}will (?:help|ensure|shape|make|directly|have)|(?:you will|youll) (?:join|gain|receive|be supported|grow|learn from|have (?:the|an) (?:opportunity|chance)))(?: |$)/;
