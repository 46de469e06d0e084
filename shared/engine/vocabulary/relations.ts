import { relationLines } from "./relation-lines.ts";
import { vocabulary } from "./vocabulary.ts";

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
  for (const line of relationLines.trim().split("\n")) {
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
  return [...new Set(relationLines.split(/[>~\n]/).map((id) => id.trim()))].filter((id) => id !== "");
}

function readRelations(): Relations {
  const entailedBy = new Map<string, string[]>();
  const closeTo = new Map<string, string[]>();
  for (const [id, all] of entailments()) for (const to of all) add(entailedBy, to, id);
  for (const line of relationLines.trim().split("\n")) {
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
