/** A longer text is read anew each time: what is stored must stay small. */
const longestKept = 60_000;

/**
 * Keeps the last few answers of a pure reading by its text: an ad is asked about with several resumes, and a resume
 * with many ads. The answers are shared, so nobody may change one.
 * @param most so many answers are stored; the one asked for longest ago goes first.
 */
export function remembering<Input, Answer>(
  most: number,
  keyOf: (input: Input) => string,
  read: (input: Input) => Answer,
): (input: Input) => Answer {
  const kept = new Map<string, Answer>();
  return (input) => {
    const key = keyOf(input);
    if (key.length > longestKept) return read(input);
    const answer = kept.get(key) ?? read(input);
    kept.delete(key);
    kept.set(key, answer);
    const oldest = kept.size > most ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}

/** The same for what is read of an object that nobody changes: stored as long as the object is. */
export function rememberingOf<Key extends object, Answer>(read: (key: Key) => Answer): (key: Key) => Answer {
  const kept = new WeakMap<Key, Answer>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = read(key);
    kept.set(key, answer);
    return answer;
  };
}
