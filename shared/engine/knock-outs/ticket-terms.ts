import { type KnockOutTerm, one, ticket } from "./knock-out-term.ts";

const notAidTicket = "kit kits room supplies allowance officers mental box station";
const gamingWords = "certificate current rsa bar hospitality gaming card competency required essential valid";

/** White Card, RSA, RCG, first aid, CPR, tickets of trades and sites (docs/engine.md, Knock-out questions). */
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
  one(
    "cpr",
    "CPR",
    "cpr|cpr certificate|current cpr|cpr and aed|cpr aed|cpr pro and aed|hltaid009|hltaid001|cardiopulmonary resuscitation",
  ),
  ticket(
    "life-support",
    "Life support (BLS or ALS)",
    "basic life support|advanced life support|paediatric life support|bls certification|als recert|bls recert|als2|bls certificate|als certification|als certificate|bls certified|als certified|current bls|current als|bls competency|als competency|als accreditation|bls accreditation",
  ),
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
    "solar",
    "Solar accreditation",
    "saa accreditation|saa accredited|solar accreditation australia|cec accreditation|cec accredited|clean energy council accreditation|solar accreditation",
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
    "plant",
    "Plant ticket",
    "front end loader ticket|loader ticket|fel ticket|skid steer ticket|skid steer|excavator ticket|grader ticket|dozer ticket|roller ticket|bobcat ticket|backhoe ticket|telehandler ticket|plant ticket|plant tickets",
    { near: "ticket tickets licence licences logged hours voc rii competency" },
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
    "traffic-control",
    "Traffic control ticket",
    "traffic control ticket|traffic control licence|traffic controller accreditation|traffic control card|traffic controller ticket|implement traffic management plans|implement traffic control plans|traffic management implementer",
  ),
  ticket("voc", "Verification of Competency", "verification of competency|verifications of competency|voc", {
    near: "plant machine machinery loader grader excavator forklift operate operator ticket tickets current licence competency",
  }),
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
    "asbestos licence|asbestos removalist licence|asbestos ticket|asbestos removal licence|asbestos awareness certificate|class a asbestos|class b asbestos",
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
    "shotfirer ticket|blasting ticket|shotfirers ticket|shotfirer licence|shot firer licence|shotfirers licence|blasting licence|explosives licence",
  ),
  ticket(
    "driver-authority",
    "Driver authority or accreditation",
    "driver authority|driver accreditation|passenger transport driver authorisation|driver authorisation|bus driver authority",
  ),
];
