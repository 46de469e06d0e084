const form = /^(?<type>[a-z]+)(?:\([a-z0-9][a-z0-9-]*\))?!?: (?<text>\S.*)$/;
const longest = 72;

/** Words that begin a description of a result, never an imperative. */
const noVerb = new Set(
  (
    "a an the this that these those i you he she it we they my your his her its our their who whose what which where " +
    "when why how whether nobody everybody somebody anybody nothing everything something one no not some any each every " +
    "all both on in at of for with without from by and but or if while there"
  ).split(" "),
);
/** Base forms of verbs that end like a past tense, a participle or a plural. */
const verbs = new Set(
  (
    "add bed breed bleed embed exceed feed heed need proceed seed shed shred speed succeed weed wed bring cling fling ping " +
    "ring sing spring sting string swing wring bias alias canvas focus"
  ).split(" "),
);

/** Why a commit's subject breaks the rule of docs/style/writing.md; undefined if it follows the rule. */
export function subjectError(subject: string, types: readonly string[]): string | undefined {
  if (subject.length > longest) return `has ${subject.length} characters, at most ${longest}`;
  const { type = "", text = "" } = form.exec(subject)?.groups ?? {};
  if (text === "") return "is not of the form `type(scope): verb object` or `type: verb object`";
  if (!types.includes(type)) return `has the type "${type}"; use one of ${types.join(", ")}`;
  const first = text.split(/[\s,:;]/, 1)[0] ?? "";
  const isImperative =
    /^[a-z]+(?:-[a-z]+)*$/.test(first) &&
    !noVerb.has(first) &&
    (verbs.has(first) || !/(?:ed|ing|[^s]s)$/.test(first));
  return isImperative ? undefined : `begins with "${first}"; begin with a verb such as "add" or "fix"`;
}
