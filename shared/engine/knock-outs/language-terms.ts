import type { KnockOutTerm } from "./knock-out-term.ts";

/** Words by which a sentence speaks of speaking: "English literature" and "an Italian kitchen" do not. */
const spoken =
  "fluent fluency fluently written spoken language languages speak speaks speaking speaker speakers proficiency proficient verbal native bilingual communicative conversational literacy read reading understand must essential required advantage plus ielts desirable preferred bonus";
const subjects =
  "literature curriculum teacher teachers lessons class classes kitchen restaurant cuisine department faculty menu food dishes wine wines recipes history studies";

const names =
  "English|Mandarin|Cantonese|Chinese|Vietnamese|Arabic|Greek|Italian|Hindi|Punjabi|Spanish|Filipino|Tagalog|Korean|Japanese|Nepali|Indonesian|Thai|French|German|Portuguese|Turkish|Persian|Farsi|Dari|Urdu|Tamil|Sinhala|Khmer|Samoan|Auslan|Dutch|Russian|Polish|Ukrainian|Dinka|Amharic|Somali|Burmese|Hakka|Hokkien|Malay|Bengali|Gujarati|Malayalam|Telugu|Tigrinya|Swahili|Serbian|Croatian|Macedonian|Hungarian|Hebrew|Assyrian|Hazaragi|Pashto|Tongan|Bosnian|Romanian|Kurdish";

/** "Mandarin, Tagalog or Auslan": another language beside it says what they are. */
const besides = `${spoken} ${names.toLowerCase().split("|").join(" ")}`;

/** Languages that the work asks for, each a thing one has or has not (docs/engine.md, Knock-out questions). */
export const languageTerms: readonly KnockOutTerm[] = [
  ...names.split("|").map(
    (name): KnockOutTerm => ({
      id: `ticket:language-${name.toLowerCase()}`,
      kind: "ticket",
      label: name,
      phrases: "",
      cased: name,
      near: besides,
      not: subjects,
    }),
  ),
  {
    id: "ticket:language-second",
    kind: "ticket",
    label: "A second language",
    phrases:
      "second language|another language|additional language|community language|bilingual|languages other than english",
    not: subjects,
  },
];
