import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";

/** Names that people list together; a list of one type takes only that type. Keys are ids of the vocabulary. */
const types: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    database:
      "postgresql mysql mariadb mongodb redis dynamodb cassandra sqlite microsoft-sql-server oracle-database elasticsearch snowflake bigquery redshift neo4j couchdb",
    language:
      "python java javascript typescript c# c++ c go rust ruby php kotlin swift scala r perl bash matlab sql pl/sql t-sql vba powershell dart elixir",
    framework:
      "react angular vue.js next.js node.js express django flask fastapi spring-boot laravel ruby-on-rails .net asp.net svelte symfony jquery",
    cloud: "aws azure google-cloud",
    operations:
      "docker kubernetes terraform ansible helm jenkins github-actions gitlab-ci ci/cd prometheus grafana puppet chef argo-cd cloudformation",
    "operating system": "linux ubuntu red-hat centos unix windows-server macos",
    office:
      "microsoft-excel microsoft-word microsoft-powerpoint microsoft-outlook microsoft-office google-workspace slack microsoft-teams zoom",
    accounts: "xero myob quickbooks sap netsuite technologyone reckon sage",
    design: "figma sketch adobe-photoshop adobe-illustrator adobe-indesign canva adobe-xd",
    drawing: "autocad revit solidworks civil-3d inventor 12d microstation",
  }).map(([type, ids]) => [type, new Set(ids.split(" "))]),
);

/** The types of one item's names. */
function typesOf(item: string): string[] {
  const ids = findTerms(item).map(({ term }) => term.id);
  return Object.keys(types).filter((type) => ids.some((id) => types[type]?.has(id)));
}

/**
 * True if an item may join a list: the list has no single type, or the item has the same one. "Linux" does not join
 * "Postgres, Redis, MongoDB". Pure.
 */
export function isOfListType(items: readonly string[], item: string): boolean {
  const counted = new Map<string, number>();
  for (const type of items.flatMap(typesOf)) counted.set(type, (counted.get(type) ?? 0) + 1);
  const [main] = [...counted].filter(([, count]) => count * 2 > items.length);
  return main === undefined || typesOf(item).includes(main[0]);
}
