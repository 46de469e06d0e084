/** Cells of the table of comparisons; beyond it two lists count as having only their ends in common. */
const mostCells = 4_000_000;

/**
 * Pairs of equal items in the order of both lists, as many as there are (the longest common subsequence).
 * @returns indices into both, rising.
 */
export function commonOrder(one: readonly string[], other: readonly string[]): [number, number][] {
  const short = Math.min(one.length, other.length);
  let head = 0;
  while (head < short && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < short - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail++;
  const pairs: [number, number][] = [];
  for (let at = 0; at < head; at++) pairs.push([at, at]);
  const middle = commonWithin(one.slice(head, one.length - tail), other.slice(head, other.length - tail));
  for (const [a, b] of middle) pairs.push([a + head, b + head]);
  for (let left = tail; left > 0; left--) pairs.push([one.length - left, other.length - left]);
  return pairs;
}

function commonWithin(one: readonly string[], other: readonly string[]): [number, number][] {
  const width = other.length + 1;
  if (one.length === 0 || other.length === 0 || one.length * width > mostCells) return [];
  const lengths = new Uint16Array((one.length + 1) * width);
  const at = (a: number, b: number) => lengths[a * width + b] ?? 0;
  for (let a = one.length - 1; a >= 0; a--)
    for (let b = other.length - 1; b >= 0; b--)
      lengths[a * width + b] =
        one[a] === other[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
  const pairs: [number, number][] = [];
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    if (one[a] === other[b]) pairs.push([a++, b++]);
    else if (at(a + 1, b) >= at(a, b + 1)) a++;
    else b++;
  }
  return pairs;
}
