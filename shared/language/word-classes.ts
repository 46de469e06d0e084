import { localityNames } from "./generated/localities.ts";
import { titleHeads } from "./title-heads.ts";

/** Classes of words that readers of resumes and ads use as cues; a word may be in several. Small letters. */
const classWords = {
  function:
    "a an the of and or for with in at to by from on as into across over under per via is are was were be been has have had that which who whose our my its his her their this these those all any each other such also including within between through while when where than then not but so if both more most very up out about after before during against among without because until",
  pronoun: "i i'm im i've ive me my we our us he she they you your",
  state: "nsw vic qld sa wa tas nt act victoria queensland tasmania n.s.w qld. vic. tas. syd melb bris",
  country:
    "australia zealand nz uk england scotland ireland wales india china nepal philippines singapore malaysia indonesia vietnam thailand japan germany france italy spain pakistan lanka bangladesh africa brazil fiji canada usa us kenya nigeria colombia netherlands switzerland korea turkey mexico argentina chile poland portugal sweden norway denmark finland austria belgium greece israel egypt taiwan lebanon russia ukraine iran iraq afghanistan ethiopia ghana zimbabwe samoa tonga png uae dubai qatar saudi kong emirates jordan syria peru venezuela romania hungary croatia serbia czech cambodia myanmar laos bhutan mauritius",
  "place-part":
    "north south east west upper lower mount mt port st saint point bay beach creek hills heights valley park vale springs junction river lake lakes island coast plains grove gardens waters ridge flat downs central inner outer greater regional remote various cbd region metro suburbs road street avenue",
  "company-end": "pty ltd limited inc llc llp corporation corp gmbh plc co p/l nl bv sarl spa",
  organisation:
    "group council health hospital hospitals services service solutions bank clinic clinics centre center agency authority association foundation church hotel motel resort restaurant cafe café bistro holdings partners industries construction constructions builders building plumbing electrical electrics engineering logistics transport haulage freight mining mines resources energy insurance commission office shire city government studio studios consulting consultants consultancy technologies technology systems labs laboratory laboratories research company care homes home academy kindergarten kinder preschool learning childcare supermarket supermarkets pharmacy chemist motors automotive farm farms pastoral winery wines brewery bakery catering enterprises international fabrication trust society ministry police army navy force defence kitchen club pub tavern inn airways airlines rail railways water power department dept station stores store shop books press media magazine theatre gallery museum library festival legal lawyers solicitors chambers barristers accountants advisory financial finance capital wealth realty property properties estate agents recruitment staffing personnel labour hire contractors contracting services sons bros brothers & surgery practice medical dental veterinary vet physiotherapy radiology pathology nursing aged lodge village villa gardens house community mission salvation charity network alliance union federation institute board bureau court courts parliament embassy consulate corrections fire ambulance rescue coffee espresso roasters grill pizzeria pizza burgers butchers meats produce fruit seafoods fisheries dairy orchards vineyard vineyards nursery stud feedlot abattoir mill mills steel metals timber cabinets joinery kitchens roofing painting landscapes landscaping gardens scaffolding cranes crane earthmoving civil concrete quarry pipelines drilling exploration shipping marine airport aviation coaches buses taxis couriers post removals storage warehouse distribution wholesalers retail fashion boutique salon hair beauty spa gym fitness sports football cricket racing swimming aquatic zoo wildlife parks national telecom telecommunications software digital data networks security cleaning facilities maintenance electricals appliances furniture homewares toys",
  institution:
    "university uni college tafe school institute academy polytechnic rto grammar high secondary primary universidad instituto conservatorium conservatoire faculty campus seminary gymnasium lyceum université universität universiti training",
  degree:
    "bachelor bachelors master masters diploma certificate cert degree doctor doctorate phd dphil mba msc mphil bsc ba bcom beng bed bn llb llm mbbs md juris honours hons graduate postgraduate undergraduate advanced associate hsc vce wace sace tce qce ssc hsc year yr apprenticeship trade iii iv ii licenciatura ingeniería ingenieria tecnicatura grado laurea magister diplom baccalaureate matriculation leaving gcse a-levels o-levels foundation vet grad dip major minor double",
  credential:
    "licence license licences licenses ticket tickets card check checks rsa rcg rsg first aid cpr forklift white blue working children wwcc wwc ndis police clearance registration registered ahpra member membership accredited accreditation permit hr mr lr hc mc class rigging dogging ewp lf wp confined heights scissor boom anaphylaxis manual handling induction vaccination immunised baseline nv1 nv2 certified certification current valid expires expiry vit qct",
  contract:
    "casual casually permanent part full time part-time full-time contract contractor fixed term fixed-term temporary temp freelance volunteer voluntary secondment acting placement seasonal ongoing internship fifo dido locum relief shifts hours hrs",
  duration: "yr yrs year years mth mths month months mo mos week weeks wks",
  break:
    "break leave parental maternity paternity travel travelled travelling gap carer's redundancy redundant unemployed sabbatical backpacking homemaker retired raising relocation relocated illness family",
  label:
    "position role title job employer company organisation organization business firm client period dates date duration from to location place department team division reporting reports duties responsibilities tasks achievements key main salary reason leaving supervisor manager contact phone industry hours type status",
  referee: "referee referees reference references available upon request",
  heading:
    "experience employment work career history education qualifications training skills summary profile about objective statement licences tickets certificates certifications credentials registrations memberships affiliations volunteering volunteer community projects publications awards achievements interests hobbies languages referees references contact details personal strengths competencies capabilities expertise tools software additional information portfolio presentations grants research service professional background experiencia formación educación habilidades jobs roles study school courses checks cards",
  "contact-word":
    "phone mobile mob email e-mail tel address linkedin website web born nationality visa citizen citizenship resident dob gender marital status birth",
  "team-part":
    "team ward unit department dept division branch depot site section squad crew theatre regiment battalion squadron platoon company campus faculty group directorate region shift floor level line program practice desk store emergency surgical medical icu maternity rehabilitation oncology paediatrics dementia",
} as const;

export type WordClass = keyof typeof classWords | "title-head";

const classesOf = new Map<string, WordClass[]>();
for (const [name, words] of Object.entries(classWords))
  for (const word of words.split(" ")) {
    const known = classesOf.get(word);
    if (known === undefined) classesOf.set(word, [name as WordClass]);
    else if (!known.includes(name as WordClass)) known.push(name as WordClass);
  }

const none: readonly WordClass[] = [];

function isTitleHead(low: string): boolean {
  return titleHeads.has(low) || (low.length > 3 && low.endsWith("s") && titleHeads.has(low.slice(0, -1)));
}

const cache = new Map<string, readonly WordClass[]>();
const mostCached = 5000;

/** The classes of a word in small letters. */
export function wordClasses(low: string): readonly WordClass[] {
  const before = cache.get(low);
  if (before !== undefined) return before;
  const own = classesOf.get(low) ?? none;
  const found: readonly WordClass[] = isTitleHead(low) ? [...own, "title-head"] : own;
  if (cache.size >= mostCached) cache.clear();
  cache.set(low, found);
  return found;
}

/** Whether a word in small letters is in the class. */
export function hasWordClass(low: string, name: WordClass): boolean {
  return wordClasses(low).includes(name);
}

interface Localities {
  names: ReadonlySet<string>;
  /** The first word of each. */
  firsts: ReadonlySet<string>;
}

let localities: Localities | undefined;

function allLocalities(): Localities {
  if (localities === undefined) {
    const names = localityNames.split("|");
    localities = { names: new Set(names), firsts: new Set(names.map((name) => name.split(" ", 1)[0] ?? "")) };
  }
  return localities;
}

/** Whether the words, in small letters with single blanks, are a town or suburb of Australia. */
export function isLocalityName(low: string): boolean {
  return allLocalities().names.has(low);
}

/** Whether a town or suburb of Australia begins with the word. */
export function beginsLocality(low: string): boolean {
  return allLocalities().firsts.has(low);
}
