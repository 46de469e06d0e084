/**
 * The vocabulary, one file per occupation family, written by the team for people who do not program:
 *
 *   [hard]                                kind of the lines below: hard, tool, soft, qualification, licence
 *   wound care|wound management           canonical name, then other names for exactly the same thing
 *   Haskell|+Erlang|+Elixir               a plus starts a new term on the same line: no synonym
 *   general ledger|GL|*accruals           a star starts a term that is close to the one before: half credit
 *   ~Go|golang;near=python,backend        flags after a semicolon; `near` helps ambiguous names
 *
 * Before a name: `=` exact case only (HR); `~` exact case and company of its family or a `near` word (Go, R);
 * `!` no verb forms (Marketing is not "market"). Plurals, hyphens, -ise / -ize, -our / -or and verb endings
 * are understood by the matcher and not listed. docs/engine.md, Words and terms.
 */

import { financeBusiness, marketingDesign, peopleOffice, retailSales } from "./business-and-office.ts";
import { falsePositives } from "./false-positives.ts";
import { healthCare } from "./health-care.ts";
import { hospitalityTourism } from "./hospitality-tourism.ts";
import { informationTechnology } from "./information-technology.ts";
import { licencesChecks, qualifications } from "./licences-checks.ts";
import { education, publicCommunityLaw } from "./public-community-law.ts";
import { softSkills } from "./soft-skills.ts";
import { engineeringScience, resourcesLogistics, tradesConstruction } from "./trades-construction.ts";

export const families: Readonly<Record<string, string>> = {
  admin: peopleOffice,
  "community-public-law": publicCommunityLaw,
  falsePositives: falsePositives,
  education: education,
  "engineering-science": engineeringScience,
  finance: financeBusiness,
  health: healthCare,
  hospitality: hospitalityTourism,
  it: informationTechnology,
  licences: licencesChecks,
  marketing: marketingDesign,
  qualifications: qualifications,
  "resources-logistics": resourcesLogistics,
  sales: retailSales,
  soft: softSkills,
  trades: tradesConstruction,
};
