import { rootOf } from "../words/root.ts";
import { stem } from "../words/stem.ts";

/** Words that say how much, how well or that it is wanted: they ask for nothing themselves. */
export const requirementWords = new Set(
  (
    "a an the and or of in on at to for with from by as is are be been being that this these those your our you we us it its their his her " +
    "will would can could should must may have has having had do does not no any all each every other another etc eg ie such like including include includes " +
    "experience experienced strong good excellent great solid sound proven demonstrated demonstrable ability able abilities capability capable " +
    "capacity knowledge understanding skill skills skilled proficient proficiency familiarity familiar competent competency competencies competence expertise expert " +
    "exposure background charterholder charterholders track record high highly level advanced intermediate basic working hands on years year months month plus minimum least more than up " +
    "well very about across within into over under through via using use used both either relevant related similar equivalent appropriate suitable " +
    "essential desirable preferred required mandatory advantage advantageous ideally regarded current valid hold holding obtain willing willingness " +
    "confident comfortable effective effectively efficient efficiently successful successfully outstanding exceptional superior broad deep thorough detailed " +
    "extensive considerable significant substantial specific general range variety number various diverse multiple new modern key core full own part regular " +
    "including ensure ensuring provide providing support supporting assist assisting help helping perform performing undertake undertaking deliver delivering " +
    "maintain maintaining develop developing manner way someone who what when where how good enough us take things least one two three four five six seven eight nine ten " +
    "passion passionate enthusiasm enthusiastic desire keen commitment committed dedicated genuine true real desire interest enjoy love bring work works working role roles position job " +
    "environment environments setting settings industry sector field fields area areas discipline educated practice practices process processes task tasks duties activities"
  ).split(" "),
);

/** More small words of sentences. */
export const smallWords = new Set(
  (
    "while whilst during also but until them they he she except if only which were was out over toward towards among along around further non so such what's i'd they're she's " +
    "peak week weeks january february march april june july august september october november december " +
    "not both whether because since once per via upon against without during throughout beyond alongside according otherwise etc plus too just even still already please"
  ).split(" "),
);

/** General verbs, adjectives and nouns, in all their forms: what is beside them is asked for. */
export const lightRoots = new Set(
  (
    "handle answer respond monitor prepare conduct complete contribute participate implement identify manage lead coordinate create build design apply follow drive improve review " +
    "resolve meet keep set run operate operation understand explain read talk edit attend act arrange facilitate engage oversee enhance join involve focus utilise utilize execute coordination " +
    "implementation enquiry inquiry procedure foster direct address align document optimise optimize establish deliver interact adhere carry interpret recommend update encourage leverage " +
    "assign select solve continue configure correct prompt deal think orient protect connect craft prepare partner shape suggest translate observe determine define expand incorporate " +
    "reflect increase recognise recognize devise extract adapt gather share validate track fill request grow discuss speak treat propose enforce modify form examine combine acquire " +
    "investigate maximise consider assist allocate verify steer evolve boost synthesise compile collect contact liaise conduct evaluate ensure undertake submit demonstrate achieve possess seek " +
    "based function functional regular workflow priority productive approach seamless complex clear calm repeated most deep eagerness evidence advice finding existing open dynamic " +
    "trend insight internal external cross professional specialise specialize daily weekly monthly quarterly annual large small big fast quick everyday long term short health quality safe " +
    "best real timely accurate quantitative qualitative comprehensive ideal necessary previous prior physical senior individual robust critical crucial vital unique global local regional " +
    "national international potential key primary special specific proper smooth depth consistent wide vast ongoing routine positive impactful effective sophisticated diverse rapid strict " +
    "simultaneous competitive meticulous adept robust innovative ready possible equal cohesive optimal maximum overall end " +
    "person member group matter issue problem result outcome goal need product service system solution project program business company organisation client customer content information data " +
    "material equipment move between several related first full permanent australia australian user technique method methodology protocol guideline principle concept objective option demand " +
    "condition challenge situation strength status action impact timeline period phase stage basis element component aspect line unit department facility office site centre region " +
    "progress change effort perspective domain fundamental journey space scope assistance transaction interface presence contribution order " +
    "occasional season licence license ticket certification certificate accreditation major busy warm friendly concise grammatical persuasive stay put turn happen spot look simple tidy make take give get send receive"
  )
    .split(" ")
    .map((word) => rootOf(stem(word))),
);
