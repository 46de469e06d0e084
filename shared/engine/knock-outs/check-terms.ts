import type { KnockOutTerm } from "./knock-out-term.ts";

const children = {
  id: "children-check",
  kind: "children-check",
  label: "Working with Children Check",
} as const;

/** AHPRA, children and vulnerable people, NDIS and police checks (docs/engine.md, Knock-out questions). */
export const checkTerms: readonly KnockOutTerm[] = [
  {
    id: "ahpra",
    kind: "ahpra",
    label: "AHPRA registration",
    phrases:
      "ahpra registration|ahpra registered|ahpra|nmba registration|nmba|registration with ahpra|registered with ahpra|" +
      "australian health practitioner regulation agency|nursing and midwifery board of australia|psychology board of australia|" +
      "physiotherapy board of australia|medical board of australia|pharmacy board of australia|occupational therapy board of australia|" +
      "registration as a registered nurse|registration as an enrolled nurse|registration as a midwife|registration as a physiotherapist|" +
      "registration with the new zealand nursing council|nursing council registration|nursing council of new zealand|rn registration|registration as a psychologist|registration as a pharmacist|registration as an occupational therapist|registration as a nurse|" +
      "registered nurse with current registration|general registration as a|medical radiation practice board of australia|dental board of australia|optometry board of australia|podiatry board of australia|paramedicine board of australia|chiropractic board of australia|osteopathy board of australia|medical radiation practice board|mrpba|otba|psyba|physioba|podba|ahpra as a",
  },
  {
    ...children,
    phrases:
      "working with children check|working with childrens check|working with children checks|working with children card|" +
      "working with children clearance|working with children screening|working with children wwcc|working with children number|" +
      "wwcc|wwc|wwc check|wwcc check|wwc card|working with children and vulnerable people check|child related employment screening|" +
      "child related work screening|child related screening|dhs screening|dhs child related|dcsi screening|dcsi clearance|paid employee wwcc",
  },
  {
    ...children,
    phrases: "working with children",
    near: "valid current held hold number expiry expires exp renewed employee paid",
    not: "experience passionate passion background enjoy love",
  },
  { ...children, phrases: "blue card", not: "construction bank credit" },
  { ...children, phrases: "ochre card" },
  {
    ...children,
    label: "Working with Vulnerable People registration",
    phrases:
      "wwvp|wwvp registration|wwvp card|working with vulnerable people registration|working with vulnerable people check|" +
      "working with vulnerable people card|working with vulnerable people wwvp|registration to work with vulnerable people",
  },
  {
    ...children,
    label: "Working with Vulnerable People registration",
    phrases: "working with vulnerable people",
    near: "current valid hold registration check card act tas tasmanian clearance",
    not: "experience passionate passion background",
  },
  {
    id: "ndis-check",
    kind: "ndis-check",
    label: "NDIS Worker Screening Check",
    phrases:
      "ndis worker screening check|ndis worker screening|ndis worker screening clearance|ndis worker check|ndis check|ndiswc|ndiswsc|" +
      "ndis clearance|ndis screening|ndis screening check|ndis worker clearance|disability worker screening|yellow card disability|disability yellow card|ndis workers screening check|ndis workers screening|national disability insurance scheme worker screening",
  },
  {
    id: "police-check",
    kind: "police-check",
    label: "National police check",
    phrases:
      "police check|police checks|disclosure and barring service|dbs check|dbs clearance|enhanced dbs|dbs disclosure|pvg scheme|pvg check|garda vetting|national police check|national police clearance|national police history check|police clearance|police certificate|" +
      "national police certificate|criminal history check|criminal history checks|criminal record check|criminal history screening|" +
      "national criminal history|national police record check|national police record|police record check|police background check|national police and|police credit and reference checks|police credit and reference|police and credit check|police and credit checks|police and reference checks|police bankruptcy and reference checks|police bankruptcy and credit checks|police bankruptcy and credit|conviction checks|conviction check|criminal conviction check|police bankruptcy and references|police and bankruptcy checks|police and medical checks|police and working with children|criminal background check|afp check|criminal history and disciplinary history checks|criminal and disciplinary history checks|" +
      "background check|background checks|background screening|probity check|probity checks|suitability for employment checks|suitability checks|pre employment checks including|employment screening including",
  },
  {
    id: "police-check",
    kind: "police-check",
    label: "National police check",
    phrases: "criminal history|no criminal history|no criminal record|criminal record|criminal records check",
    near: "check checks checked no clear undergo provide before references must bankruptcy disclose screening",
    not: "clients participants offenders prisoners defendants",
  },
  {
    id: "police-check",
    kind: "police-check",
    label: "National police check",
    phrases: "",
    cased: "NPC",
    near: "check clearance police valid current criminal certificate months wwcc wwc",
    not: "game games player",
  },
];
