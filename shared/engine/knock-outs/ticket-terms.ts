import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import type { KnockOutTerm } from "./knock-out-term.ts";

function ticket(
  name: string,
  label: string,
  phrases: string,
  more: Partial<KnockOutTerm> = {},
): KnockOutTerm {
  return { id: `ticket:${name}`, kind: "ticket", label, phrases, ...more };
}

function one(
  kind: KnockOutKind,
  label: string,
  phrases: string,
  more: Partial<KnockOutTerm> = {},
): KnockOutTerm {
  return { id: kind, kind, label, phrases, ...more };
}

const notAidTicket = "kit kits room supplies allowance officers mental box station";
const gamingWords = "certificate current rsa bar hospitality gaming card competency required essential valid";

/** White Card, RSA, RCG, first aid, CPR, trade and other tickets (docs/engine.md, Knock-out questions). */
export const ticketTerms: readonly KnockOutTerm[] = [
  one(
    "white-card",
    "White Card",
    "white card|construction white card|whitecard|construction induction card|general construction induction|construction induction|" +
      "construction induction training|construction safety induction|cpccwhs1001|cpccohs1001a|cpccohs1001|ohs construction card|blue card construction|construction blue card|red card construction",
  ),
  one("white-card", "White Card", "blue card", { near: "construction" }),
  one(
    "rsa",
    "RSA",
    "responsible service of alcohol|responsible service of alcohol certificate|rsa certificate|rsa competency card|rsa competency|rsa card|rsa certification|rsa certified|current rsa|valid rsa|liquor competency card",
    { not: "encryption cryptography ssl tls" },
  ),
  one("rsa", "RSA", "", {
    cased: "RSA",
    near: `${gamingWords} alcohol rcg rsg wait waiter waitress barista venue pub club state nsw vic qld liquor must have hold need your`,
    not: "encryption cryptography securid keys tls ssl archer aes key algorithm algorithms insurance",
  }),
  one(
    "rcg",
    "RCG",
    "responsible conduct of gambling|responsible conduct of gaming|responsible service of gaming|responsible service of gambling|responsible gambling services|responsible gambling certificate|rcg certificate|rsg certificate|rcg competency card",
  ),
  one("rcg", "RCG", "", { cased: "RCG|RSG", near: gamingWords }),
  one(
    "first-aid",
    "First aid certificate",
    "first aid|first aid certificate|provide first aid|senior first aid|hltaid011|hltaid003|level 2 first aid|apply first aid|workplace first aid|childcare first aid|" +
      "hltaid012|hltaid004|first aid in an education and care setting",
    { not: notAidTicket },
  ),
  one("cpr", "CPR", "cpr|cpr certificate|current cpr|hltaid009|hltaid001|cardiopulmonary resuscitation"),
  ticket("mental-health-first-aid", "Mental Health First Aid", "mental health first aid"),
  ticket(
    "electrical",
    "Electrical licence",
    "electrical licence|a grade licence|a grade electrical licence|a grade electrician|electrician licence|electrical contractor licence|electrical contractors licence|" +
      "electrical worker licence|electrical workers licence|electrical mechanic licence|unrestricted electrical licence|licensed electrician|electrical work licence|unrestricted tradesperson|electrical fitter mechanic licence",
  ),
  ticket(
    "plumbing",
    "Plumbing licence",
    "plumbing licence|licensed plumber|registered with the vba|licensed with the vba|registered with the bpc|vba registration|vba registered|qbcc licence|qbcc licensed|qbcc|plumbing registration|registered plumber|plumbers licence|plumbing and drainage licence",
  ),
  ticket(
    "gas",
    "Gas fitting licence",
    "gasfitting licence|gasfitting|type a gasfitting|type a gas|gas fitting licence|gas licence|gas fitters licence|licensed gasfitter|gas work licence",
  ),
  ticket(
    "arctick",
    "ARCtick licence",
    "arctick|arc tick|arctick licence|arc tick licence|arc licence|refrigerant handling licence",
  ),
  ticket(
    "ewp",
    "EWP ticket",
    "ewp|ewp ticket|ewp licence|elevated work platform|elevated work platform licence|elevating work platform|ewp yellow card",
    {
      near: "ticket tickets licence licences licenced card certificate certification hrwl essential required hold current valid",
    },
  ),
  ticket(
    "heights",
    "Working at heights ticket",
    "working at heights ticket|working at heights certificate|heights ticket|work safely at heights|riiwhs204|riiwhs204e|working at heights card",
  ),
  ticket("heights", "Working at heights ticket", "working at heights|work at heights", {
    near: "ticket tickets licence certificate certification card cards competency confined essential required current",
    not: "comfortable willing",
  }),
  ticket(
    "confined-space",
    "Confined space ticket",
    "confined space ticket|confined space certificate|confined space entry|confined spaces ticket|confined space entry ticket|riiwhs202|riiwhs202e|enter and work in confined spaces",
  ),
  ticket("confined-space", "Confined space ticket", "confined space|confined spaces", {
    near: "ticket tickets licence certificate certification card cards competency heights essential required current",
    not: "comfortable willing",
  }),
  ticket(
    "coal-induction",
    "Standard 11 coal induction",
    "standard 11|standard 11 coal induction|standard 11 induction|std 11|coal induction|generic coal induction|s11 induction|gi coal induction",
  ),
  ticket(
    "low-voltage-rescue",
    "Low voltage rescue (LVR)",
    "low voltage rescue|lvr|lvr and cpr|lvr cpr|lv rescue|low voltage rescue and cpr",
    // The loan to value ratio of a bank.
    { not: "lmi loan loans lending lender lenders mortgage mortgages broker borrower" },
  ),
  ticket(
    "isolation",
    "Isolation ticket",
    "isolation ticket|isolation tickets|lv isolation tickets|lv isolation|isolation officer",
  ),
  ticket(
    "child-protection",
    "Child protection training",
    "child protection training|child protection certificate|child protection course|chcprt001|chcprt025|chcprt002|mandatory reporting training|identify and respond to children at risk",
  ),
  ticket(
    "teach-catholic",
    "Accreditation to teach in a Catholic school",
    "accreditation to teach in a catholic school|accredited to teach in a catholic school|accreditation to teach in catholic schools|accreditation to teach religious education|accreditation to work in a catholic school",
  ),
  ticket(
    "immuniser",
    "Immuniser accreditation",
    "accredited immuniser|authorised immuniser|immunisation accreditation|immuniser accreditation|authorised nurse immuniser|nurse immuniser|accredited pharmacist immuniser|vaccinator accreditation",
  ),
  ticket(
    "solar",
    "Solar accreditation",
    "saa accreditation|saa accredited|solar accreditation australia|cec accreditation|cec accredited|clean energy council accreditation|solar accreditation",
  ),
  ticket(
    "human-resources",
    "AHRI membership",
    "ahri|ahri membership|ahri certified|ahri certification|cphr|member of ahri|certified member of ahri",
  ),
  ticket(
    "chemical-user",
    "Chemical user accreditation",
    "chemcert|chemcert accreditation|auschem|auschem accreditation|chemical user permit|chemical handling certificate|acdc licence|aqf3 chemical",
  ),
  ticket(
    "chainsaw",
    "Chainsaw ticket",
    "chainsaw ticket|chainsaw licence|chainsaw certificate|chainsaw tickets|chainsaw operation certificate|chainsaw certification",
  ),
  ticket(
    "drone",
    "Drone licence",
    "drone licence|repl|remote pilot licence|casa repl|drone pilot licence|rpas licence",
    { not: "python node" },
  ),
  ticket(
    "general-insurance",
    "Tier 1 or Tier 2 (RG 146)",
    "rg146|rg 146|tier 1 general insurance|tier 2 general insurance|tier 1 rg146|tier 2 rg146|tier one rg146|rg146 compliant|rg146 compliance",
  ),
  ticket(
    "pharmacy-assistant",
    "S2/S3 certificate",
    "s2 s3 certificate|s2 s3|s2s3|s2 and s3|s2 s3 training|supply of schedule 2 and 3",
    { not: "aws bucket buckets" },
  ),
  ticket(
    "testing",
    "ISTQB certificate",
    "istqb|istqb certification|istqb certified|istqb foundation|istqb certificate",
  ),
  ticket(
    "mortgage",
    "MFAA or FBAA membership",
    "mfaa|fbaa|mfaa membership|fbaa membership|mfaa or fbaa|member of the mfaa|member of the fbaa",
  ),
  ticket(
    "bam-assessor",
    "BAM accredited assessor",
    "bam accredited assessor|accredited bam assessor|bam assessor|bam accreditation",
  ),
  ticket(
    "architect",
    "Architect registration",
    "registered architect|architect registration|registration as an architect|arbv registration|registered with the architects",
  ),
  ticket(
    "laser",
    "IPL or laser certificate",
    "ipl certification|ipl certificate|laser safety certificate|laser safety officer|laser and ipl certificate|ipl and laser certificate",
  ),
  ticket(
    "radiography",
    "Dental radiography licence",
    "radiography licence|dental radiography licence|radiation licence|radiation use licence|xray licence|x ray licence|licence to use radiation",
  ),
  ticket(
    "engagement",
    "IAP2 certificate",
    "iap2|iap2 certificate|iap2 certification|iap2 certified|iap2 training",
  ),
  ticket(
    "hazardous-areas",
    "Hazardous areas (EEHA)",
    "eeha|hazardous areas eeha|hazardous area competency|eeha competency|eeha competencies|hazardous areas ticket|hazardous areas competency",
  ),
  ticket(
    "backflow",
    "Backflow or TMV ticket",
    "backflow ticket|tmv ticket|backflow accreditation|backflow licence|tmv accreditation|backflow and tmv|backflow endorsement",
  ),
  ticket(
    "anaphylaxis",
    "Asthma and anaphylaxis training",
    "anaphylaxis and asthma training|asthma and anaphylaxis training|anaphylaxis training|asthma training|22578vic|22556vic|hltaid012 and anaphylaxis|anaphylaxis management training|emergency asthma management|anaphylaxis certificate|asthma and anaphylaxis certificates",
  ),
  ticket("msic", "MSIC", "msic|msic card|maritime security identification card"),
  ticket(
    "asic",
    "ASIC card",
    "asic card|aviation security identification card|aviation security id card|red asic|grey asic",
  ),
  ticket("asic", "ASIC card", "", {
    cased: "ASIC",
    near: "airport aviation airside aerodrome",
    not: "securities filings compliance",
  }),
  ticket("riw", "Rail Industry Worker card", "riw|riw card|rail industry worker card|rail industry worker"),
  ticket(
    "security",
    "Security licence",
    "security licence|security guard licence|security officer licence|crowd control licence|crowd controller licence|class 1a security|security industry licence",
  ),
  ticket(
    "real-estate",
    "Real estate licence or certificate",
    "property manager registration|real estate registration certificate|real estate licence|real estate agents licence|real estate agent licence|certificate of registration|real estate certificate of registration|agents representative|agents representative certificate|assistant agent certificate|class 2 real estate licence|class 1 real estate licence|real estate registration",
    { near: "real estate property agent agents sales rental leasing" },
  ),
  ticket(
    "practising-certificate",
    "Practising certificate",
    "practising certificate|current practising certificate|unrestricted practising certificate|restricted practising certificate",
  ),
  ticket(
    "accountant",
    "CA or CPA",
    "ca anz|cpa australia|ca cpa|cpa ca|ca or cpa|cpa or ca|ca and cpa|cpa qualified|ca qualified|ca cpa qualified|cpa ca qualified|chartered accountant|certified practising accountant|cpa|ca cpa membership|caanz",
    { not: "studies cpd" },
  ),
  ticket(
    "teacher",
    "Teacher registration",
    "teacher registration|registered teacher|teaching registration|registration to teach|nesa accreditation|nesa accredited|vit registration|registered with vit|trbwa|qct registration|" +
      "victorian institute of teaching|queensland college of teachers|teacher accreditation|registration with the victorian institute of teaching",
  ),
  ticket("teacher", "Teacher registration", "", {
    cased: "VIT|QCT|NESA|TRBWA|TRBSA",
    near: "registration registered teacher teaching accreditation accredited",
  }),
  ticket(
    "tax-agent",
    "Registered tax agent",
    "registered tax agent|tax agent registration|registered bas agent|bas agent registration",
  ),
  ticket(
    "engineer",
    "Engineering registration",
    "rpeq|cpeng|chartered engineer|chartered professional engineer|registered professional engineer|engineers australia chartered|nper|ner registration",
  ),
  ticket(
    "migration-agent",
    "Registered migration agent",
    "registered migration agent|migration agents registration",
  ),
  ticket(
    "social-work",
    "AASW membership",
    "aasw|aasw membership|eligible for aasw|eligibility for aasw|australian association of social workers",
  ),
  ticket(
    "credit-check",
    "Credit check",
    "credit check|credit history check|bankruptcy check|financial check|financial background check",
    { not: "customers customer applicants applications perform conducting" },
  ),
  ticket(
    "tae",
    "TAE (training and assessment)",
    "tae|tae40116|tae40122|tae40110|tae certificate|certificate iv in training and assessment|cert iv in training and assessment|certificate iv training and assessment|cert iv training and assessment",
  ),
  ticket(
    "traffic-control",
    "Traffic control ticket",
    "traffic control ticket|traffic control licence|traffic controller accreditation|traffic control card|traffic controller ticket|implement traffic management plans",
  ),
  ticket(
    "food-safety",
    "Food Safety Supervisor",
    "food safety supervisor|food safety supervisor certificate|fss certificate|food safety certificate|food handlers certificate|food handling certificate",
  ),
  ticket(
    "dangerous-goods",
    "Dangerous goods licence",
    "dangerous goods licence|dg licence|dangerous goods driver licence|dangerous goods driving licence",
  ),
  ticket(
    "cabling",
    "Cabling registration",
    "open cabling registration|cabling registration|cabling licence|open registration cabler|open cablers licence|acma registration|open cablers registration",
  ),
  ticket(
    "builder",
    "Builder's licence",
    "builders licence|builder licence|licensed builder|registered builder|building licence|carpentry licence",
  ),
  ticket(
    "asbestos",
    "Asbestos ticket",
    "asbestos ticket|asbestos removal licence|asbestos awareness certificate|class a asbestos|class b asbestos",
  ),
  ticket(
    "bronze-medallion",
    "Bronze Medallion",
    "bronze medallion|pool lifeguard licence|pool lifeguard award|pool lifeguard certificate",
  ),
  ticket("firearms", "Firearms licence", "firearms licence|firearm licence|gun licence|weapons licence"),
  ticket(
    "pest",
    "Pest management licence",
    "pest management licence|pest control licence|pest technician licence|pest management technician licence",
  ),
  ticket(
    "explosives",
    "Shotfirer licence",
    "shotfirer licence|shot firer licence|shotfirers licence|blasting licence|explosives licence",
  ),
  ticket(
    "driver-authority",
    "Driver authority or accreditation",
    "driver authority|driver accreditation|passenger transport driver authorisation|driver authorisation|bus driver authority",
  ),
];
