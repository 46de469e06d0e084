/** Fields of work by which the board's employers are sorted; the board names every field, even an empty one. */
export const employerFields = [
  "Health",
  "Education",
  "Retail",
  "Construction",
  "Logistics and transport",
  "Government",
  "Manufacturing",
  "Energy and mining",
  "Finance and insurance",
  "Property",
  "Hospitality",
  "Law and advice",
  "Technology",
] as const;
export type EmployerField = (typeof employerFields)[number];

export type BoardKind = "greenhouse" | "lever" | "ashby" | "smartrecruiters" | "workable" | "workday";

/**
 * How a board's name is known: `kept` was in the list before; `probed` is in a public crawler's list of Australian
 * employers, checked live in August 2026; `listed` is in public lists that do not say whether it was checked.
 * `sources:health` checks them all.
 */
export type KnownBy = "kept" | "probed" | "listed";

export interface EmployerBoard {
  kind: BoardKind;
  /** The board's own name; for Workday "host/tenant/site". */
  name: string;
  employer: string;
  field: EmployerField;
  knownBy: KnownBy;
}

type Row = readonly [kind: BoardKind, name: string, employer: string, field: EmployerField, knownBy: KnownBy];

const rows: readonly Row[] = [
  [
    "workday",
    "wd105.myworkdaysite.com/sjog/SJGHC_External_Career_Site",
    "St John of God Health Care",
    "Health",
    "probed",
  ],
  ["workday", "cochlear.wd3.myworkdayjobs.com/cochlear/Cochlear_Careers", "Cochlear", "Health", "probed"],
  ["workday", "resmed.wd3.myworkdayjobs.com/resmed/Resmed_External_Careers", "ResMed", "Health", "probed"],
  ["workday", "csl.wd1.myworkdayjobs.com/csl/CSL_External", "CSL", "Health", "listed"],
  ["smartrecruiters", "RamsayHealthCare1", "Ramsay Health Care", "Health", "probed"],
  ["greenhouse", "telixapac", "Telix Pharmaceuticals", "Health", "probed"],
  [
    "workday",
    "usyd.wd105.myworkdayjobs.com/usyd/USYD_EXTERNAL_CAREER_SITE",
    "University of Sydney",
    "Education",
    "listed",
  ],
  [
    "workday",
    "unimelb.wd105.myworkdayjobs.com/unimelb/UoM_External_Career",
    "University of Melbourne",
    "Education",
    "listed",
  ],
  ["workday", "uq.wd3.myworkdayjobs.com/uq/uqcareers", "University of Queensland", "Education", "listed"],
  ["workday", "reece.wd105.myworkdayjobs.com/reece/ReeceCareers", "Reece Group", "Retail", "probed"],
  ["workday", "bunnings.wd3.myworkdayjobs.com/bunnings/Careers", "Bunnings", "Retail", "listed"],
  [
    "workday",
    "lendlease.wd3.myworkdayjobs.com/lendlease/lendleasecareers",
    "Lendlease",
    "Construction",
    "listed",
  ],
  ["smartrecruiters", "JBHi-FiTheGoodGuys1", "JB Hi-Fi and The Good Guys", "Retail", "probed"],
  [
    "workday",
    "transurban.wd3.myworkdayjobs.com/transurban/TU_AU",
    "Transurban",
    "Logistics and transport",
    "probed",
  ],
  [
    "workday",
    "brambles.wd5.myworkdayjobs.com/brambles/Brambles_Careers",
    "Brambles",
    "Logistics and transport",
    "probed",
  ],
  [
    "workday",
    "brambles.wd5.myworkdayjobs.com/brambles/CHEP_Plant_Careers",
    "CHEP",
    "Logistics and transport",
    "probed",
  ],
  ["smartrecruiters", "QantasGroup", "Qantas Group", "Logistics and transport", "probed"],
  [
    "workday",
    "begacheese.wd3.myworkdayjobs.com/begacheese/Bega_Careers",
    "Bega Group",
    "Manufacturing",
    "probed",
  ],
  ["smartrecruiters", "BlueScope", "BlueScope", "Manufacturing", "probed"],
  ["workday", "apa.wd105.myworkdayjobs.com/apa/APA-Careers", "APA Group", "Energy and mining", "probed"],
  ["workday", "agl.wd3.myworkdayjobs.com/agl/AGL_Recruitment", "AGL Energy", "Energy and mining", "probed"],
  [
    "workday",
    "genesisminerals.wd103.myworkdayjobs.com/genesisminerals/genesiscareers",
    "Genesis Minerals",
    "Energy and mining",
    "probed",
  ],
  [
    "workday",
    "westgold.wd103.myworkdayjobs.com/westgold/westgold",
    "Westgold Resources",
    "Energy and mining",
    "probed",
  ],
  ["workday", "alsglobal.wd103.myworkdayjobs.com/alsglobal/External", "ALS", "Energy and mining", "probed"],
  [
    "workday",
    "riotinto.wd3.myworkdayjobs.com/riotinto/RioTinto_Careers",
    "Rio Tinto",
    "Energy and mining",
    "listed",
  ],
  ["workday", "gcaa.wd3.myworkdayjobs.com/gcaa/GCAA_Careers", "Glencore Coal", "Energy and mining", "listed"],
  ["smartrecruiters", "VivaEnergyAustralia", "Viva Energy", "Energy and mining", "probed"],
  [
    "workday",
    "cba.wd3.myworkdayjobs.com/cba/CommBank_Careers",
    "Commonwealth Bank",
    "Finance and insurance",
    "probed",
  ],
  [
    "workday",
    "qbe.wd3.myworkdayjobs.com/qbe/QBE-Careers",
    "QBE Insurance",
    "Finance and insurance",
    "probed",
  ],
  ["workday", "nab.wd3.myworkdayjobs.com/nab/nab_careers", "NAB", "Finance and insurance", "listed"],
  ["workday", "asx.wd105.myworkdayjobs.com/asx/ASX_Careers", "ASX", "Finance and insurance", "probed"],
  [
    "workday",
    "hub24management.wd105.myworkdayjobs.com/hub24management/HUB24_Careers",
    "HUB24",
    "Finance and insurance",
    "probed",
  ],
  [
    "workday",
    "challenger.wd3.myworkdayjobs.com/challenger/Challenger_Careers",
    "Challenger",
    "Finance and insurance",
    "probed",
  ],
  [
    "workday",
    "boq.wd3.myworkdayjobs.com/boq/Careers-at-BOQGroup",
    "Bank of Queensland",
    "Finance and insurance",
    "probed",
  ],
  ["workday", "nib.wd105.myworkdayjobs.com/nib/careers", "nib", "Finance and insurance", "probed"],
  ["ashby", "netwealth", "Netwealth", "Finance and insurance", "probed"],
  ["ashby", "airwallex", "Airwallex", "Finance and insurance", "kept"],
  ["greenhouse", "optiver", "Optiver", "Finance and insurance", "kept"],
  ["greenhouse", "imc", "IMC Trading", "Finance and insurance", "kept"],
  ["lever", "brighte", "Brighte", "Finance and insurance", "kept"],
  ["greenhouse", "goodman", "Goodman Group", "Property", "probed"],
  [
    "workday",
    "vicinity.wd3.myworkdayjobs.com/vicinity/VicinityExternalCareers",
    "Vicinity Centres",
    "Property",
    "probed",
  ],
  ["workday", "charterhall.wd3.myworkdayjobs.com/charterhall/Careers", "Charter Hall", "Property", "probed"],
  ["workday", "dexus.wd3.myworkdayjobs.com/dexus/DexusCareers", "Dexus", "Property", "probed"],
  ["workday", "reagroup.wd3.myworkdayjobs.com/reagroup/reacareers", "REA Group", "Property", "listed"],
  [
    "workday",
    "crownresorts.wd3.myworkdayjobs.com/crownresorts/crown_careers",
    "Crown Resorts",
    "Hospitality",
    "listed",
  ],
  ["workday", "allens.wd3.myworkdayjobs.com/allens/Allens", "Allens", "Law and advice", "listed"],
  [
    "workday",
    "claytonutz.wd3.myworkdayjobs.com/claytonutz/Claytonutz1",
    "Clayton Utz",
    "Law and advice",
    "listed",
  ],
  [
    "workday",
    "kwm.wd105.myworkdayjobs.com/kwm/careers_kwm",
    "King & Wood Mallesons",
    "Law and advice",
    "listed",
  ],
  ["smartrecruiters", "KPMGAustralia1", "KPMG Australia", "Law and advice", "listed"],
  ["workday", "nbn.wd3.myworkdayjobs.com/nbn/nbncareers", "nbn", "Technology", "listed"],
  ["workday", "telstra.wd3.myworkdayjobs.com/telstra/Telstra_Careers", "Telstra", "Technology", "probed"],
  [
    "workday",
    "aristocrat.wd3.myworkdayjobs.com/aristocrat/AristocratExternalCareersSite",
    "Aristocrat",
    "Technology",
    "probed",
  ],
  ["smartrecruiters", "NEXTDC", "NEXTDC", "Technology", "probed"],
  ["smartrecruiters", "carsales", "carsales", "Technology", "probed"],
  ["smartrecruiters", "Canva", "Canva", "Technology", "kept"],
  ["greenhouse", "block", "Block", "Technology", "probed"],
  ["greenhouse", "cultureamp", "Culture Amp", "Technology", "kept"],
  ["greenhouse", "easygo", "Easygo", "Technology", "kept"],
  ["greenhouse", "safetyculture", "SafetyCulture", "Technology", "kept"],
  ["greenhouse", "employmenthero", "Employment Hero", "Technology", "kept"],
  ["greenhouse", "thetradedesk", "The Trade Desk", "Technology", "kept"],
  ["lever", "megaport", "Megaport", "Technology", "probed"],
  ["lever", "deputy", "Deputy", "Technology", "kept"],
  ["lever", "immutable", "Immutable", "Technology", "kept"],
  ["lever", "xero", "Xero", "Technology", "kept"],
  ["ashby", "relevanceai", "Relevance AI", "Technology", "kept"],
];

/**
 * Public boards of employers with jobs in Australia. A board that moved answers 404, appears in `sources:health` and
 * is switched off after ten failures; then change its row. decisions: D-25, D-96.
 */
export const employerBoards: readonly EmployerBoard[] = rows.map(
  ([kind, name, employer, field, knownBy]) => ({
    kind,
    name,
    employer,
    field,
    knownBy,
  }),
);

/** The name of a board in the database and in `sources:health`. */
export function boardName({ kind, name }: Pick<EmployerBoard, "kind" | "name">): string {
  const own = kind === "workday" ? name.slice(name.indexOf("/") + 1) : name;
  return `${kind}:${own}`;
}

/** The number of employers in each field, including fields without any. */
export function employersByField(): { field: EmployerField; count: number }[] {
  return employerFields.map((field) => ({
    field,
    count: employerBoards.filter((board) => board.field === field).length,
  }));
}
