import { vocabulary } from "./vocabulary.ts";

/**
 * What follows from what, by term id. Short and explicit: nothing is inferred (docs/engine.md, Proof and credit).
 * `a > b > c`: whoever has a has b and c, in full. `a ~ b`: close to each other, half credit.
 */
const table = `
postgresql > sql
mysql > sql
t-sql > sql
pl/sql > sql
microsoft-sql-server > sql
typescript > javascript
react > javascript
angular > javascript
vue.js > javascript
node.js > javascript
next.js > react
django > python
pandas > python
pytorch > python
spring-boot > java
asp.net > .net
.net > c#
laravel > php
azure-devops > ci/cd
github-actions > ci/cd
jenkins > ci/cd
gitlab-ci > ci/cd
circleci > ci/cd
mariadb > sql
sqlite > sql
oracle-database > sql
redshift > sql
bigquery > sql
snowflake > sql
flask > python
fastapi > python
numpy > python
scikit-learn > python
react-native > react
redux > react
nestjs > node.js
express.js > node.js
nuxt > vue.js
mongodb > nosql
dynamodb > nosql
eks > kubernetes
woocommerce > wordpress
sap-ewm > sap
power-query ~ microsoft-excel
multi-combination-licence > heavy-combination-licence > heavy-rigid-licence > medium-rigid-licence > light-rigid-licence > driver-licence
nv2-clearance > nv1-clearance > baseline-clearance
doctorate > master's-degree > postgraduate-qualification > bachelor-degree > diploma-qualification
graduate-diploma > postgraduate-qualification
graduate-certificate > postgraduate-qualification
graduate-diploma > graduate-certificate
honours-degree > bachelor-degree
advanced-diploma > diploma-qualification
certificate-iv > certificate-iii
cpa > bachelor-degree
chartered-accountant > bachelor-degree
first-aid > cpr
electrical-licence > electrical-work
microsoft-excel > microsoft-office
microsoft-word > microsoft-office
microsoft-office ~ microsoft-excel
microsoft-office ~ microsoft-word
microsoft-office ~ powerpoint
microsoft-office ~ microsoft-outlook
xero ~ myob
quickbooks ~ xero
salesforce ~ hubspot
tableau ~ power-bi
looker ~ power-bi
aws ~ azure
google-cloud ~ aws
google-cloud ~ azure
jira ~ azure-devops
scrum ~ kanban
scrum ~ agile
aged-care ~ disability-support
personal-care ~ aged-care
wound-care ~ nursing-care
triage ~ patient-assessment
java ~ kotlin
java ~ c#
react ~ vue.js
react ~ angular
autocad ~ revit
terraform ~ cloudformation
docker ~ kubernetes
deputy-software ~ rostering
payroll ~ accounts-payable
switchboard-work ~ electrical-work
fault-finding ~ electrical-work
solar-installation ~ electrical-work
customer-service ~ retail-sales
stock-control ~ inventory-management
care-planning ~ person-centred-care
procurement ~ purchasing
talent-acquisition ~ recruitment
`;

/** Named awards entail their level: "Certificate III in X" is a Certificate III. */
const levels: readonly (readonly [string, string])[] = [
  ["certificate-iii-in", "certificate-iii"],
  ["certificate-iv-in", "certificate-iv"],
  ["diploma-of", "diploma-qualification"],
  ["bachelor-of", "bachelor-degree"],
  ["master-of", "master's-degree"],
];

/** The level of a named award, by its id. */
export function levelOfAward(id: string): string | undefined {
  return levels.find(([start]) => id.startsWith(start))?.[1];
}

export interface Relations {
  /** Ids that entail the key in full. */
  entailedBy: ReadonlyMap<string, readonly string[]>;
  /** Ids that are worth half credit for the key: close, or broader; from the table and the starred terms. */
  closeTo: { get(id: string): readonly string[] };
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key) ?? [];
  if (!list.includes(value)) list.push(value);
  map.set(key, list);
}

/** All `a > b` pairs, closed over chains. */
function entailments(): Map<string, Set<string>> {
  const direct = new Map<string, Set<string>>();
  for (const line of table.trim().split("\n")) {
    if (line.includes("~")) continue;
    const ids = line.split(">").map((id) => id.trim());
    ids.slice(0, -1).forEach((id, i) => {
      const set = direct.get(id) ?? new Set<string>();
      set.add(ids[i + 1] ?? "");
      direct.set(id, set);
    });
  }
  const closed = new Map<string, Set<string>>();
  for (const id of direct.keys()) {
    const reached = new Set<string>();
    const queue = [id];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      for (const to of direct.get(next) ?? []) {
        if (reached.has(to)) continue;
        reached.add(to);
        queue.push(to);
      }
    }
    closed.set(id, reached);
  }
  return closed;
}

/** Every id the table names: a test checks that the vocabulary has them. */
export function relatedIds(): string[] {
  return [...new Set(table.split(/[>~\n]/).map((id) => id.trim()))].filter((id) => id !== "");
}

function readRelations(): Relations {
  const entailedBy = new Map<string, string[]>();
  const closeTo = new Map<string, string[]>();
  for (const [id, all] of entailments()) for (const to of all) add(entailedBy, to, id);
  for (const line of table.trim().split("\n")) {
    if (!line.includes("~")) continue;
    const [a = "", b = ""] = line.split("~").map((id) => id.trim());
    add(closeTo, a, b);
    add(closeTo, b, a);
  }
  const kept = new Map<string, string[]>();
  const get = (id: string) => {
    const known = kept.get(id) ?? [...(closeTo.get(id) ?? []), ...vocabulary().index.closeTo(id)];
    // Only terms of the vocabulary have any: there are not more of them than that.
    if (known.length > 0) kept.set(id, known);
    return known;
  };
  return { entailedBy, closeTo: { get } };
}

let loaded: Relations | undefined;

/** The relations, read at first use. */
export function relations(): Relations {
  loaded ??= readRelations();
  return loaded;
}
