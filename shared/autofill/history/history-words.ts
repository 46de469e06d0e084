import { questionWords } from "../classify-control.ts";
import { fold, foldName } from "../fold.ts";
import type { AddButton, FormControl } from "../form-snapshot.ts";

/** The repeated lists of an application form that a resume can answer. */
export type HistoryKind = "work" | "education" | "licences" | "referees";

export type HistoryField =
  | "title"
  | "company"
  | "location"
  | "current"
  | "start"
  | "end"
  | "description"
  | "school"
  | "degree"
  | "area"
  | "name"
  | "issuer"
  | "email"
  | "phone";

const SECTIONS: Readonly<Record<HistoryKind, RegExp>> = {
  work: /\b(?:(?:work|professional|job|relevant) experiences?|work history|career history|employment(?: history| details?)|(?:previous|past|recent) (?:jobs?|roles?|positions?|employment|employers?)|(?:employer|employment|experience|job|role|position) \d)\b|^(?:experiences?|employment)$/,
  education: /\b(?:educations?|schools?|tertiary study|academic (?:history|qualifications?|background))\b/,
  licences: /\b(?:licen[cs]es?|certifications?|certificates?|registrations?|accreditations?)\b/,
  referees: /\b(?:referees?|references?)\b/,
};

/** Technical names of an entry: `workExperience-4--jobTitle`, `school--0`. */
const NAMES: Readonly<Record<HistoryKind, RegExp>> = {
  work: /\b(?:work ?(?:experiences?|history)|employments?|experiences?|positions?) \d/,
  education: /\b(?:educations?|schools?|degrees?|disciplines?) \d/,
  licences: /\b(?:licen[cs]es?|certifications?|certificates?) \d/,
  referees: /\b(?:referees?|references?) \d/,
};

const KINDS: readonly HistoryKind[] = ["work", "education", "licences", "referees"];

/** What a button adds, if it names it in one word. */
const ADDED: readonly (readonly [HistoryKind, RegExp])[] = [
  ["work", /^(?:jobs?|positions?|roles?|employers?|experience)$/],
  ["education", /^(?:degrees?|studies|study|courses?)$/],
];

type Words = readonly (readonly [HistoryField, RegExp])[];

const START: Words[number] = [
  "start",
  /^(?:from|(?:start|commencement)(?:ed|ing)?|commenced|date (?:from|started|commenced))(?: date)?(?: (?:month|year)){0,2}$/,
];
const END: Words[number] = [
  "end",
  /^(?:to|until|end(?:ed)?|finish(?:ed)?|leaving|date (?:to|ended|left|finished))(?: date)?(?: (?:month|year)){0,2}(?: actual or expected)?$/,
];
const COMPANY: Words[number] = [
  "company",
  /^(?:name of (?:the )?)?(?:company|employer|organi[sz]ation|business)(?: name)?$/,
];

const FIELDS: Readonly<Record<HistoryKind, Words>> = {
  work: [
    ["title", /^(?:job|position|role)?(?: ?title)?(?: held)?$/],
    COMPANY,
    ["location", /^(?:work )?location$|^(?:city|suburb)$/],
    [
      "current",
      /^(?:i )?(?:am )?(?:currently|still) (?:work(?:ing)?|employed)(?: (?:here|there|in this (?:role|job|position)))?$|^(?:this is )?(?:my )?current (?:job|role|position)$/,
    ],
    START,
    END,
    [
      "description",
      /^(?:(?:role|job|position) )?(?:description|duties|responsibilities)(?: and (?:duties|responsibilities|achievements))?$/,
    ],
  ],
  education: [
    [
      "school",
      /^(?:name of )?(?:school|university|institution|college|institute|(?:education|training) provider)(?: (?:or|university|college|institution|school|name)){0,4}$/,
    ],
    [
      "degree",
      /^(?:degree|qualification|award|course|level of (?:education|study))(?: (?:name|type|title))?$/,
    ],
    ["area", /^(?:field of study|discipline|major|area of study|speciali[sz]ation)$/],
    START,
    END,
    [
      "end",
      /^(?:year|date) (?:of )?(?:completed|completion|graduated|graduation)$|^(?:graduation|completion) (?:date|year)$/,
    ],
  ],
  licences: [
    [
      "name",
      /^(?:(?:licen[cs]e|certification|certificate|registration|accreditation)(?: (?:name|type|title))?|name)$/,
    ],
    ["issuer", /^(?:issuer|issued by|issuing (?:body|authority|organi[sz]ation))$/],
    ["start", /^(?:issued|(?:issue|issued) date|date (?:of issue|issued|obtained))(?: (?:month|year)){0,2}$/],
    ["end", /^(?:expir(?:y|es|ation)|expires on|valid (?:until|to))(?: date)?(?: (?:month|year)){0,2}$/],
  ],
  referees: [
    ["name", /^(?:(?:full|referee|referee s) )?name$|^name of referee$/],
    ["title", /^(?:job )?title$|^(?:position|role|occupation)$/],
    COMPANY,
    ["email", /^(?:referee s? ?)?e ?mail(?: address)?$/],
    ["phone", /^(?:referee s? ?)?(?:(?:contact|mobile|phone|telephone)(?: (?:number|phone|no))?)$/],
  ],
};

const LONG_TEXT: ReadonlySet<FormControl["kind"]> = new Set(["textarea", "editable"]);

function onlyKind(says: (kind: HistoryKind) => boolean): HistoryKind | undefined {
  const found = KINDS.filter(says);
  return found.length === 1 ? found[0] : undefined;
}

/** The list of a control, by its technical name or the heading above it; undefined if neither is clear. */
export function kindOfControl({ name, id, section }: FormControl): HistoryKind | undefined {
  const names = [foldName(name), foldName(id)];
  return (
    onlyKind((kind) => names.some((one) => NAMES[kind].test(one))) ??
    onlyKind((kind) => SECTIONS[kind].test(questionWords(section)))
  );
}

/** The list that a button adds to: by its own words ('Add education'), else by the heading above it. */
export function kindOfAdder({ text, section }: AddButton): HistoryKind | undefined {
  const own = fold(text);
  if (/\b(?:file|attachment|link|skill|language|website|document|photo|question)s?\b/.test(own))
    return undefined;
  const what = own
    .split(" ")
    .filter((word) => !/^(?:add|new|another|more|a|an|entry|one)$/.test(word))
    .join(" ");
  if (what === "") return onlyKind((kind) => SECTIONS[kind].test(questionWords(section)));
  return onlyKind((kind) => SECTIONS[kind].test(own)) ?? ADDED.find(([, says]) => says.test(what))?.[0];
}

/** The field of a control in such a list, by its label; undefined for anything that is not in a resume. */
export function historyField(kind: HistoryKind, control: FormControl): HistoryField | undefined {
  // Next to a ticked box the label also contains the group's name, so use the box's own words.
  const own = control.kind === "checkbox" && control.options.length === 1 ? control.options[0]?.label : "";
  const words = questionWords(own || control.label || control.near || control.placeholder);
  if (words === "" || control.kind === "file") return undefined;
  const field = FIELDS[kind].find(([, pattern]) => pattern.test(words))?.[0];
  const isLong = LONG_TEXT.has(control.kind);
  // A date box takes no description, and neither does a one-line box for a name.
  return field === undefined || (field === "description") === isLong ? field : undefined;
}
