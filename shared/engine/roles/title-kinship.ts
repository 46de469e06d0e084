/** Families whose people change from one to the other, one chain of neighbours a line. */
const neighbourLines = `
nursing aged-care disability community-services
nursing paramedic
nursing allied-health
school-teaching early-childhood school-support
school-teaching higher-education
electrical hvac
electrical electrical-engineering
plumbing building-trades construction-labour
building-trades construction-management civil-engineering
metal-trades automotive mining-operations
metal-trades mechanical-engineering
mining-operations construction-labour
mining-technical civil-engineering
transport warehouse logistics procurement
warehouse manufacturing
kitchen front-of-house hotel cleaning
front-of-house retail customer-service
retail sales
sales marketing communications
customer-service administration public-service policy
customer-service insurance banking
customer-service it-support cloud-infrastructure cyber-security
administration medical-admin
administration accounting finance banking
hr recruitment
hr administration
hr whs
marketing design
software data
software cloud-infrastructure
software testing
software product business-analysis data
business-analysis project-management operations
project-management construction-management
project-management public-service
policy communications
civil-engineering mechanical-engineering process-engineering
surveying civil-engineering
science environment
agriculture horticulture
security emergency public-service
emergency environment
environment horticulture agriculture
science higher-education
community-services public-service
community-services disability aged-care nursing
community-services school-support
community-services recruitment
languages higher-education
allied-health nursing
allied-health aged-care disability
medical-admin customer-service
medical-admin nursing
school-support administration
school-support early-childhood
school-support disability
school-teaching higher-education
real-estate customer-service sales
banking finance accounting
banking customer-service
insurance sales
insurance finance
legal policy
legal administration
executive operations
executive project-management
operations retail
operations warehouse
operations front-of-house
operations customer-service
product marketing
product design
it-support software
testing manufacturing
electrical-engineering mechanical-engineering
electrical-engineering cloud-infrastructure
process-engineering science manufacturing
creative-arts design communications
horticulture building-trades
travel-events marketing
travel-events front-of-house hotel
fitness-beauty retail
pharmacy retail
pharmacy nursing
veterinary nursing
whs environment
whs construction-management
`;

let neighbours: Set<string> | undefined;

function readNeighbours(): Set<string> {
  const pairs = new Set<string>();
  for (const line of neighbourLines.trim().split("\n")) {
    const names = line.split(" ");
    for (let at = 1; at < names.length; at += 1) {
      pairs.add(`${names[at - 1]} ${names[at]}`);
      pairs.add(`${names[at]} ${names[at - 1]}`);
    }
  }
  return pairs;
}

/** How much of the way from unlike to alike titles of one family, or of neighbouring ones, are at least. */
const kin = { same: 0.4, beside: 0.12 } as const;

/** 0 for titles of families that have nothing to do with each other, or of none. */
export function kinship(a: readonly string[], b: readonly string[]): number {
  if (a.some((family) => b.includes(family))) return kin.same;
  neighbours ??= readNeighbours();
  return a.some((one) => b.some((other) => neighbours?.has(`${one} ${other}`))) ? kin.beside : 0;
}
