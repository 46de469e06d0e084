/** A group of rules or data of the engine, and how to remove it. */
export interface RuleGroup {
  name: string;
  /** Its files, whose lines are counted. */
  files: readonly string[];
  /** The edit that removes it; the file contains `from` once. */
  file: string;
  from: string;
  to: string;
}

const engine = "shared/engine";
const evidence = `${engine}/evidence`;
const ad = `${engine}/ad`;
const vocabulary = `${engine}/vocabulary`;

export const ruleGroups: readonly RuleGroup[] = [
  {
    name: "concepts",
    files: [`${vocabulary}/concepts.ts`, `${vocabulary}/concepts/people-and-office.ts`],
    file: `${vocabulary}/concepts.ts`,
    from: "readonly string[] = [peopleAndOffice];",
    to: "readonly string[] = peopleAndOffice.slice(0, 0).split(/,/).filter(Boolean);",
  },
  {
    name: "languages",
    files: [`${evidence}/prove-language.ts`],
    file: `${evidence}/evidence.ts`,
    from: "if (language !== undefined) return proveLanguage(language, base.all);",
    to: "",
  },
  {
    name: "people led",
    files: [`${evidence}/prove-leading.ts`],
    file: `${evidence}/evidence.ts`,
    from: "if (leading !== undefined) return proveLeading(leading, base.all, base.model);",
    to: "",
  },
  {
    name: "years of experience",
    files: [`${evidence}/prove-years.ts`, `${evidence}/years-proof.ts`],
    file: `${evidence}/evidence.ts`,
    from: "return years === undefined ? undefined : yearsProof(years, reading, base);",
    to: "return years === undefined || years > 0 ? undefined : yearsProof(years, reading, base);",
  },
  {
    name: "conditions as evidence",
    files: [`${evidence}/prove-condition.ts`],
    file: `${evidence}/evidence.ts`,
    from: "if (condition !== undefined) return proveCondition(condition, criterion.tokens, base.all);",
    to: "",
  },
  {
    name: "papers",
    files: [`${evidence}/prove-credentials.ts`],
    file: `${evidence}/evidence.ts`,
    from: "if (paper !== undefined) return paperProof(paper, reading, base);",
    to: "",
  },
  {
    name: "qualifications",
    files: [
      `${evidence}/prove-qualification.ts`,
      `${evidence}/qualification-proof.ts`,
      `${evidence}/award-short-forms.ts`,
    ],
    file: `${evidence}/evidence.ts`,
    from: "if (qualification !== undefined) return qualificationProof(reading, base);",
    to: "",
  },
  {
    name: "terms by name",
    files: [`${evidence}/named-proof.ts`],
    file: `${evidence}/classify-lines.ts`,
    from: "const named = namedProof(part, base);",
    to: "const named = ((): Proof | undefined => undefined)();",
  },
  {
    name: "denials",
    files: [`${evidence}/negation.ts`],
    file: `${evidence}/negation.ts`,
    from: "  markClauses(tokens, denials, marks);",
    to: "",
  },
  {
    name: "wishes and plans",
    files: [`${evidence}/career-objective.ts`],
    file: `${evidence}/career-objective.ts`,
    from: 'if (line.section === "work") return;',
    to: "if (line.text !== null) return;",
  },
  {
    name: "long lists",
    files: [`${evidence}/long-lists.ts`],
    file: `${evidence}/long-lists.ts`,
    from: "for (const block of blocks(lines)) killLongList(block);",
    to: "",
  },
  {
    name: "copied text",
    files: [`${ad}/pasted-text.ts`],
    file: `${ad}/pasted-text.ts`,
    from: "  markLines(flat, ad);",
    to: "",
  },
  {
    name: "relations of terms",
    files: [`${vocabulary}/relation-lines.ts`, `${vocabulary}/relations.ts`],
    file: `${evidence}/line-features.ts`,
    from: "return [id, ...(relations().entailedBy.get(id) ?? [])].some((one) => (index.get(one)?.length ?? 0) > 0);",
    to: "return (index.get(id)?.length ?? 0) > 0;",
  },
  {
    name: "wrapped lines",
    files: [`${ad}/wrapped-lines.ts`],
    file: `${ad}/wrapped-lines.ts`,
    from: "  if (width > widest) return lines;",
    to: "  if (width >= 0) return lines;",
  },
  {
    name: "occupations",
    files: [
      `${engine}/roles/role-family.ts`,
      `${engine}/roles/title-families.ts`,
      `${engine}/roles/title-kinship.ts`,
      `${engine}/roles/occupation-words.ts`,
    ],
    file: `${engine}/read-pair.ts`,
    from: "const family = roleFamily(withoutPastedLabel(resume, lines), ad, asOf);",
    to: "const family = lines.length < 0 ? roleFamily(withoutPastedLabel(resume, lines), ad, asOf) : null;",
  },
];
