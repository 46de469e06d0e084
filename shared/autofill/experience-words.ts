import type { FieldWords } from "./field-words.ts";

/** The meaning of a bare 'Company', 'Title' or 'Location' in a section about work done. */
export const EXPERIENCE_WORDS: readonly FieldWords[] = [
  {
    field: "work_title",
    kinds: ["text"],
    label: /^(?:job )?title$|^(?:position|role|job|titel|poste)$/,
    name: /title/,
  },
  {
    field: "work_company",
    kinds: ["text"],
    label:
      /^(?:company|employer|organi[sz]ation|company name|employer name|arbeitgeber|firma|entreprise|unternehmen)$/,
    name: /company|employer/,
  },
  { field: "work_location", kinds: ["text"], label: /^(?:location|city|ort|lieu)$/, name: /location/ },
];
