const fillers = new Set(
  "the and of to with for you your our we will is are or be have as by at a an in on".split(" "),
);

function counts(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}+#]+/u)) {
    if (word !== "" && !fillers.has(word)) words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

/** TF-IDF cosine over all texts of a set: the baseline that the engine has to beat. */
export function tfidf(texts: readonly string[]): (a: string, b: string) => number {
  const documents = new Map<string, number>();
  for (const text of texts)
    for (const word of counts(text).keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
  const vectors = new Map<string, Map<string, number>>();
  const vectorOf = (text: string) => {
    const known = vectors.get(text);
    if (known !== undefined) return known;
    const all = [...counts(text)].map(([w, n]): [string, number] => [
      w,
      n * Math.log((1 + texts.length) / (1 + (documents.get(w) ?? 0))),
    ]);
    const norm = Math.sqrt(all.reduce((sum, [, x]) => sum + x * x, 0)) || 1;
    const vector = new Map(all.map(([w, x]) => [w, x / norm]));
    vectors.set(text, vector);
    return vector;
  };
  return (a, b) => {
    const left = vectorOf(a);
    return [...vectorOf(b)].reduce((sum, [w, x]) => sum + x * (left.get(w) ?? 0), 0);
  };
}
