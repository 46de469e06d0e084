import { z } from "zod";
import { type Debt, debtFile, parseDebt } from "./debt.ts";
import { capDebt, debtLimit, findRaised, type Parent, type Snapshot } from "./debt-limit.ts";
import { gitLines, readObjects } from "./git.ts";
import { termsFile } from "./term-list.ts";

/** Older lists may have an older schema; only the terms matter here. */
const anyTermList = z.object({ terms: z.array(z.object({ term: z.string() })) });

interface Version extends Snapshot {
  /** The text of the debt file, by which equal versions are recognised. */
  text: string;
}

function toVersion(terms: string | undefined, text = "{}"): Version {
  const list = terms === undefined ? [] : anyTermList.parse(JSON.parse(terms)).terms;
  return { terms: new Set(list.map((one) => one.term)), debt: parseDebt(text), text };
}

function readVersions(top: string, commits: readonly string[]): (commit: string) => Version {
  const names = commits.flatMap((commit) => [`${commit}:${termsFile}`, `${commit}:${debtFile}`]);
  const texts = readObjects(top, names);
  const versions = new Map(
    commits.map((commit, at) => [commit, toVersion(texts[2 * at], texts[2 * at + 1])]),
  );
  return (commit) => versions.get(commit) ?? toVersion(undefined);
}

/** Earlier file names by new ones. @param commit undefined for the working tree */
function listRenames(top: string, parent: string, commit?: string): ReadonlyMap<string, string> {
  const range = commit === undefined ? [parent] : [parent, commit];
  const lines = gitLines(top, ["diff", "--name-status", "--diff-filter=R", "-M", ...range]);
  return new Map(lines.map((line) => line.split("\t")).map(([, from = "", to = ""]) => [to, from]));
}

/** Every commit that changed the list or the debt, oldest first, with its parents. */
function listChanges(top: string, heads: readonly string[]): { commit: string; parents: string[] }[] {
  const args = ["log", "--reverse", "--topo-order", "--full-history", "--format=%H %P"];
  return gitLines(top, [...args, ...heads, "--", termsFile, debtFile]).map((line) => {
    const [commit = "", ...parents] = line.split(" ");
    return { commit, parents };
  });
}

/**
 * The limit of each debt count in the working tree, according to its history; a commit that raised a count by hand is
 * read as if it had not. Needs a repository with its whole history.
 */
export function readDebtLimit(top: string): (file: string, term: string) => number {
  const heads = ["HEAD", "MERGE_HEAD"].flatMap((name) =>
    gitLines(top, ["rev-parse", "-q", "--verify", name]),
  );
  const changes = listChanges(top, heads);
  const commits = new Set([...changes.flatMap(({ commit, parents }) => [commit, ...parents]), ...heads]);
  const versionOf = readVersions(top, [...commits]);
  /** The capped debt of versions that raised a count, by their texts. */
  const capped = new Map<string, Debt>();
  const toParent = (parent: string, commit?: string): Parent => {
    const { terms, debt, text } = versionOf(parent);
    let renames: ReadonlyMap<string, string> | undefined;
    const renamed = () => {
      renames ??= listRenames(top, parent, commit);
      return renames;
    };
    return { terms, debt: capped.get(text) ?? debt, renamed };
  };
  const banned = new Set<string>();
  for (const { commit, parents } of changes) {
    const { terms, debt, text } = versionOf(commit);
    const limit = debtLimit(
      parents.map((parent) => toParent(parent, commit)),
      banned,
    );
    if (parents.length > 0 && findRaised(debt, limit).length > 0) capped.set(text, capDebt(debt, limit));
    for (const term of terms) banned.add(term);
  }
  return debtLimit(
    heads.map((head) => toParent(head)),
    banned,
  );
}
