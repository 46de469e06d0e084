import { type KnockOutTerm, ticket } from "./knock-out-term.ts";

/** Registrations, memberships and certificates of professions and offices. */
export const professionTerms: readonly KnockOutTerm[] = [
  ticket(
    "justice-of-the-peace",
    "Justice of the Peace",
    "justice of the peace|commissioner for declarations",
  ),
  ticket("justice-of-the-peace", "Justice of the Peace", "", {
    cased: "JP",
    near: "qual qualified registered justice declarations",
  }),
  ticket("mental-health-first-aid", "Mental Health First Aid", "mental health first aid"),
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
    "human-resources",
    "AHRI membership",
    "ahri|ahri membership|ahri certified|ahri certification|cphr|member of ahri|certified member of ahri",
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
    "radiography licence|dental radiography licence|radiation licence|radiation use licence|radiation user licence|radiation users licence|nsw radiation user licence|xray licence|x ray licence|licence to use radiation",
  ),
  ticket(
    "engagement",
    "IAP2 certificate",
    "iap2|iap2 certificate|iap2 certification|iap2 certified|iap2 training",
  ),
  ticket(
    "anaphylaxis",
    "Asthma and anaphylaxis training",
    "anaphylaxis and asthma training|asthma and anaphylaxis training|anaphylaxis training|asthma training|22578vic|22556vic|hltaid012 and anaphylaxis|anaphylaxis management training|emergency asthma management|anaphylaxis certificate|asthma and anaphylaxis certificates",
  ),
  ticket(
    "security",
    "Security licence",
    "security licence|security guard licence|security officer licence|crowd control licence|crowd controller licence|class 1a security|security industry licence",
  ),
  ticket(
    "real-estate",
    "Real estate licence or certificate",
    "class 1 agent|class 2 agent|property manager registration|real estate registration certificate|real estate licence|real estate agents licence|real estate agent licence|certificate of registration|real estate certificate of registration|agents representative|agents representative certificate|assistant agent certificate|class 2 real estate licence|class 1 real estate licence|real estate registration",
    { near: "real estate property agent agents sales rental leasing" },
  ),
  ticket(
    "practising-certificate",
    "Practising certificate",
    "admission as a solicitor|admission as a lawyer|admission as a legal practitioner|admitted as a solicitor|admitted as a lawyer|admitted as a legal practitioner|admitted solicitor|admitted lawyer|admitted to practice|admission to practice|practising certificate|current practising certificate|unrestricted practising certificate|restricted practising certificate",
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
      "victorian institute of teaching|teacher quality institute|teachers registration board|queensland college of teachers|teacher accreditation|registration with the victorian institute of teaching",
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
    "credit check|credit history check|bankruptcy check|bankruptcy search|bankruptcy and criminal|check bankruptcy|financial check|financial background check",
    { not: "customers customer applicants applications perform conducting" },
  ),
  ticket(
    "tae",
    "TAE (training and assessment)",
    "tae|tae40116|tae40122|tae40110|tae certificate|certificate iv in training and assessment|cert iv in training and assessment|certificate iv training and assessment|cert iv training and assessment",
  ),
  ticket(
    "swim-teacher",
    "Swim teacher licence",
    "austswim|austswim licence|austswim teacher of swimming and water safety|austswim teacher of swimming and water safety licence|swim australia teacher|swim teacher licence|swim teacher accreditation|teacher of swimming and water safety|water safety instructor certificate",
  ),
  ticket(
    "security-certificate",
    "Security certificate (CISSP, CISM, CRISC)",
    "cissp|cism|crisc|cisa certified|oscp|iso 27001 lead auditor|iso 27001 lead implementer",
  ),
  ticket("cfa", "CFA charter", "cfa charterholder|cfa charter|chartered financial analyst"),
  ticket("cips", "CIPS membership", "mcips|fcips|cips qualified|member of cips|cips membership"),
  ticket(
    "manual-handling",
    "Manual handling certificate",
    "manual handling certificate|manual handling ticket|manual handling training certificate",
  ),
  ticket(
    "oxygen",
    "Oxygen and resuscitation certificate",
    "oxygen administration|oxygen administration certificate|advanced resuscitation|oxygen therapy certificate|hltaid015",
  ),
  ticket(
    "bronze-medallion",
    "Bronze Medallion",
    "bronze medallion|pool lifeguard licence|pool lifeguard award|pool lifeguard certificate",
  ),
];
