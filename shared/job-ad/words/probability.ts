/** The key of a model's constant. */
export const ALWAYS = "#always";

/** The probability that a logistic model gives to these features, 0 to 1. */
export function probability(weights: Readonly<Record<string, number>>, features: readonly string[]): number {
  const sum = features.reduce((all, feature) => all + (weights[feature] ?? 0), weights[ALWAYS] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
