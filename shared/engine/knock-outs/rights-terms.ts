import type { KnockOutTerm } from "./knock-out-term.ts";

/** Rungs of the right to work: citizen > permanent resident or NZ citizen > unrestricted > limited > sponsored. */
export const rightsLevel = {
  citizen: 5,
  permanent: 4,
  unrestricted: 3,
  limited: 2,
  sponsored: 1,
  none: 0,
} as const;

const workRights = { id: "work-rights", kind: "work-rights" } as const;
const clearance = { id: "security-clearance", kind: "security-clearance" } as const;
const clearanceWords = "clearance clearances agsva vetting vetted nv1 nv2 cleared tspv secret";

/** Work rights, citizenship and security clearance (docs/engine.md, Knock-out questions). */
export const rightsTerms: readonly KnockOutTerm[] = [
  {
    ...workRights,
    label: "Full working rights in Australia",
    level: rightsLevel.unrestricted,
    phrases:
      "full working rights|full work rights|unrestricted working rights|unrestricted work rights|full unrestricted working rights|" +
      "full and unrestricted working rights|full and unrestricted work rights|unlimited working rights|unlimited work rights|" +
      "unrestricted right to work|unrestricted rights to work|full rights to work|full right to work|full time working rights|" +
      "full australian working rights|full australian work rights|unrestricted australian working rights|permanent working rights",
  },
  {
    ...workRights,
    label: "Permanent residency or citizenship",
    level: rightsLevel.permanent,
    phrases:
      "permanent resident|permanent residency|permanent residents|permanent residence|permanent australian resident|" +
      "australian or new zealand citizen|australian or nz citizen|australian new zealand citizen|australian nz citizen|" +
      "australian and new zealand citizens|nz citizen|new zealand citizen|permanent residency or citizenship|permanent residency or australian citizenship|residency or citizenship|citizenship or permanent residency|permanent residents or citizens|citizens or permanent residents|citizens and permanent residents|citizen or pr|citizens or pr|citizen pr or|pr or on a visa|citizen or permanent|aus pr|australian pr|pr or citizen|pr or citizenship",
  },
  {
    ...workRights,
    label: "Right to work in Australia",
    level: rightsLevel.limited,
    phrases:
      "entitlement to work in australia|entitlement to work here|able to legally work in|visa that permits the work|visa that permits you to work|able to work in australia|allowed to work in australia|allowed to work here|permitted to work in australia|entitled to work here|entitled to work permanently|eligible to work here|legally work in australia|" +
      "nz residency|new zealand residency|working rights|work rights|right to work in australia|rights to work in australia|right to live and work in australia|right to live and work in this location|right to live and work in|" +
      "right to work|eligible to work in australia|eligibility to work in australia|legally entitled to work|entitled to work in australia|" +
      "legal right to work|legally able to work|authorised to work in australia|authorised to work in the|authorised to work for any employer|legally authorised to work|work authorisation|eligible to work in the|eligible to work in new zealand|valid work visa|valid working visa|appropriate visa|" +
      "valid visa|current visa|visa that lets you work|visa that lets you work here|visa that allows you to work|visa that allows you to work here|visa with work rights|visa with working rights|visa allowing you to work|work permit|lawfully work in australia",
  },
  {
    ...workRights,
    label: "No visa sponsorship",
    level: rightsLevel.limited,
    phrases:
      "no sponsorship|no visa sponsorship|sponsorship is not available|sponsorship not available|sponsorship is not offered|" +
      "sponsorship not offered|sponsorship unavailable|sponsorship is unavailable|unable to sponsor|unable to offer sponsorship|unable to offer visa sponsorship|" +
      "unable to provide sponsorship|unable to provide visa sponsorship|cannot sponsor|cannot offer sponsorship|cannot offer visa sponsorship|" +
      "cannot provide sponsorship|cannot provide visa sponsorship|do not sponsor|does not sponsor|not able to sponsor|not able to offer sponsorship|" +
      "not able to offer visa sponsorship|not offer sponsorship|not offer visa sponsorship|not provide sponsorship|not provide visa sponsorship|" +
      "without sponsorship|without visa sponsorship|sponsorship is not provided|sponsorship will not be|sponsorship cannot be",
  },
  {
    ...workRights,
    id: "work-rights:sponsorship",
    label: "Visa sponsorship offered",
    phrases:
      "visa sponsorship available|sponsorship available|sponsorship is available|sponsorship may be available|sponsorship offered|" +
      "sponsorship is offered|sponsorship considered|sponsorship may be considered|sponsorship can be|sponsorship will be considered|" +
      "offer visa sponsorship|offer sponsorship|sponsorship opportunities|sponsorship opportunity|sponsorship for the right|will sponsor|happy to sponsor|sponsorship on offer",
  },
  {
    id: "citizenship",
    kind: "citizenship",
    label: "Australian citizenship",
    phrases:
      "australian citizen|australian citizens|aust citizen|aus citizen|aussie citizen|australian citizenship|citizen of australia|citizens of australia|" +
      "must be a citizen|citizenship is required|citizenship is essential|hold citizenship|citizenship is a requirement",
    not: "celebrate celebrating stories",
  },
  {
    ...clearance,
    label: "Baseline security clearance",
    level: 1,
    phrases: "baseline|base line clearance",
    near: clearanceWords,
  },
  {
    ...clearance,
    label: "NV1 security clearance",
    level: 2,
    phrases:
      "nv1|negative vetting 1|negative vetting level 1|negative vetting level one|negative vetting one|nv 1",
  },
  {
    ...clearance,
    label: "NV2 security clearance",
    level: 3,
    phrases:
      "nv2|negative vetting 2|negative vetting level 2|negative vetting level two|negative vetting two|nv 2",
  },
  {
    ...clearance,
    label: "Positive vetting",
    level: 4,
    phrases:
      "positive vetting|positively vetted|tspv|ts pv|ts pa|tspa|top secret positive vetting|top secret privileged access",
  },
  {
    ...clearance,
    label: "Positive vetting",
    level: 4,
    phrases: "",
    cased: "PV",
    near: clearanceWords,
    not: "solar photovoltaic panels",
  },
  {
    ...clearance,
    label: "Security clearance",
    // Below baseline: where a sentence names the level, that is what it asks for.
    level: 0.5,
    phrases:
      "security clearance|security clearances|government clearance|defence clearance|agsva clearance|federal government clearance|agsva",
  },
];
