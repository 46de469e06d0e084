import type { LineFacts } from "./line-facts.ts";
import { bucket, lineLabels, lineLook } from "./line-features.ts";

/** What the first pass found for a line. */
export interface FirstLabel {
  label: number;
  probability: number;
}

/**
 * Features of the second pass, which sees the first one's labels: those of the neighbours, and those of lines that
 * look alike.
 */
export function secondLineFeatures(all: readonly LineFacts[], first: readonly FirstLabel[]): string[][] {
  const name = (at: number) => (first[at] === undefined ? "none" : (lineLabels[first[at].label] ?? ""));
  const votes = new Map<string, Map<string, number>>();
  const looks = all.map(lineLook);
  looks.forEach((look, at) => {
    const own = votes.get(look) ?? new Map<string, number>();
    own.set(name(at), (own.get(name(at)) ?? 0) + 1);
    votes.set(look, own);
  });
  let section = "none";
  let role = "none";
  return all.map((_, at) => {
    const sure = bucket(first[at]?.probability ?? 0, [0.5, 0.7, 0.9, 0.98]);
    const alike = [...(votes.get(looks[at] ?? "") ?? [])]
      .filter(([label]) => label !== "")
      .sort((a, b) => b[1] - a[1]);
    const share =
      (alike[0]?.[1] ?? 0) /
      Math.max(
        1,
        alike.reduce((sum, [, count]) => sum + count, 0),
      );
    const features = [
      `1:${name(at)}/${sure}`,
      `1:${name(at)}`,
      `1p:${name(at - 1)}`,
      `1q:${name(at + 1)}`,
      `1pp:${name(at - 2)}/${name(at - 1)}`,
      `1qq:${name(at + 1)}/${name(at + 2)}`,
      `1around:${name(at - 1)}/${name(at)}/${name(at + 1)}`,
      `1alike:${alike[0]?.[0] ?? ""}/${bucket(share, [0.5, 0.8, 0.99])}/${bucket(
        alike.reduce((sum, [, count]) => sum + count, 0),
        [1, 2, 4],
      )}`,
      `1alike:${alike[0]?.[0] ?? ""}/${name(at)}`,
      `1section:${section}/${name(at)}`,
      `1role:${role}/${name(at)}`,
    ];
    if (name(at) === "HEAD") {
      section = `${name(at + 1)}/${name(at + 2)}`;
      role = "none";
    }
    if (name(at).startsWith("JOB") || name(at) === "BANNER" || name(at).startsWith("EDU")) role = name(at);
    return features;
  });
}
