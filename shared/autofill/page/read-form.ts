import { tidy } from "../fold.ts";
import type { ControlKind, ControlOption, FormControl, FormFacts, FormSnapshot } from "../form-snapshot.ts";
import { addButtons } from "./add-buttons.ts";
import { attribute, labelsOf, legendOf, sectionOf } from "./control-label.ts";
import { type ControlGroup, listControls } from "./control-list.ts";
import { isOutOfSight, isPartOfAddress } from "./control-sight.ts";
import { datePartOf, hasValue } from "./control-value.ts";
import { saysSomething, wordsBeside, wordsOf } from "./control-words.ts";
import {
  answerButtons,
  isDrawnChoice,
  isListButton,
  isListInput,
  listOf,
  optionsIn,
  seenOf,
} from "./custom-control.ts";
import { isPlaceholderOption } from "./placeholder.ts";

const HOOKS = [
  "data-ui",
  "data-automation-id",
  "data-qa",
  "data-testid",
  "data-field",
  "data-name",
  "formcontrolname",
];

function drawnKind(element: Element): ControlKind | null {
  if (isListButton(element)) return "listbox";
  if (isListInput(element)) return "combobox";
  if (answerButtons(element).length > 0 || attribute(element, "role") === "radio") return "radio";
  return isDrawnChoice(element) ? "checkbox" : null;
}

function kindOf(element: Element): ControlKind {
  const drawn = drawnKind(element);
  if (drawn !== null) return drawn;
  if (element.tagName === "SELECT") return "select";
  if (element.tagName === "TEXTAREA") return "textarea";
  if (element.tagName !== "INPUT") return "editable";
  const { type } = element as HTMLInputElement;
  return type === "radio" || type === "checkbox" || type === "file" ? type : "text";
}

function optionsOf(elements: readonly Element[]): ControlOption[] {
  const [first] = elements;
  if (first?.tagName === "SELECT")
    return Array.from((first as HTMLSelectElement).options, (option) => ({
      label: isPlaceholderOption(option) ? "" : tidy(option.text).slice(0, 200),
      value: option.value,
    }));
  if (first !== undefined && isListButton(first))
    return optionsIn(listOf(first)).map((option) => ({ label: tidy(option.textContent ?? ""), value: "" }));
  return elements.map((element) => ({
    label: labelsOf(element) || choiceWords(element),
    value: attribute(element, "value"),
  }));
}

function choiceWords(element: Element): string {
  const own = element.tagName === "INPUT" ? "" : tidy(element.textContent ?? "").slice(0, 200);
  return own || wordsBeside([element]);
}

function isChoice(kind: ControlKind): boolean {
  return kind === "radio" || kind === "checkbox";
}

function hooksOf(element: Element): string {
  return HOOKS.map(
    (name) => attribute(element, name) || attribute(element.parentElement ?? element, name),
  ).join(" ");
}

/** The control's own words, and its part of a date. */
function saidOf(elements: readonly Element[], kind: ControlKind): Pick<FormControl, "label" | "datePart"> {
  const [element] = elements;
  if (element === undefined) return { label: "", datePart: null };
  if (kind === "checkbox" && elements.length === 1)
    return { label: tidy(`${labelsOf(element)} ${legendOf(elements)}`), datePart: null };
  if (isChoice(kind)) return { label: tidy(legendOf(elements)), datePart: null };
  const own = labelsOf(element);
  const part = kind === "text" || kind === "select" ? datePartOf(own, element) : null;
  const legend = part === null ? "" : legendOf(elements);
  // 'Month' alone is no question; the date's own name is.
  return saysSomething(legend)
    ? { label: tidy(legend), datePart: part }
    : { label: tidy(own), datePart: null };
}

/** True by its attributes, those of its group, or the star in its label. */
function isRequired(elements: readonly Element[], label: string): boolean {
  const group = elements[0]?.closest("[role=radiogroup],[role=group],fieldset");
  const all = group?.contains(elements.at(-1) ?? null) ? [...elements, group] : elements;
  return (
    /[*\u2731]\s*$|\(required\)$/i.test(label) ||
    all.some((one) => (one as HTMLInputElement).required || attribute(one, "aria-required") === "true")
  );
}

function readControl(
  { elements, form }: ControlGroup,
  ref: number,
  forms: (Element | null)[],
): FormControl | null {
  const [element] = elements;
  if (element === undefined) return null;
  const input = element as HTMLInputElement;
  const kind = kindOf(element);
  const isGroup = isChoice(kind);
  const { label, datePart } = saidOf(elements, kind);
  return {
    ref,
    kind,
    type: element.tagName === "BUTTON" ? "" : (input.type ?? ""),
    id: element.id,
    name: attribute(element, "name"),
    hooks: tidy(hooksOf(element)),
    autocomplete: attribute(element, "autocomplete"),
    placeholder: attribute(element, "placeholder"),
    label: label.slice(0, 400),
    near: saysSomething(label) ? "" : wordsBeside(elements),
    section: sectionOf(element),
    options: kind === "select" || kind === "listbox" || isGroup ? optionsOf(elements) : [],
    isHidden: elements.every((one) => isOutOfSight(seenOf(one))),
    hasVisibleTwin: isPartOfAddress(element),
    isRequired: isRequired(elements, label),
    hasValue: elements.some(hasValue),
    isReadOnly:
      (kind !== "listbox" && input.readOnly === true) ||
      input.disabled === true ||
      attribute(element, "aria-disabled") === "true",
    accept: attribute(element, "accept"),
    maxLength: input.maxLength > 0 ? input.maxLength : null,
    datePart,
    form: forms.indexOf(form),
  };
}

function factsOf(form: Element | null): FormFacts {
  if (form === null) return { hasPassword: false, isSignIn: false, isSearch: false, words: "" };
  const isSearch = attribute(form, "role") === "search" || form.querySelector("input[type=search]") !== null;
  const hasPassword = form.querySelector("input[type=password]") !== null;
  const controls = form.querySelectorAll("input:not([type=hidden]),textarea,select").length;
  return {
    hasPassword,
    isSignIn: hasPassword && controls <= 4,
    isSearch: isSearch && controls <= 4,
    words:
      controls <= 4
        ? `${form.id} ${attribute(form, "name")} ${attribute(form, "action")} ${wordsOf(form, 300)}`
        : "",
  };
}

export type FormReading = { snapshot: FormSnapshot; elements: Element[][] };

/** Reads the controls of a document as data, and their elements in the same order. It changes nothing. */
export function readForm(page: Document): FormReading {
  const groups = listControls(page);
  const forms = [...new Set(groups.map(({ form }) => form))];
  const controls = groups.map((group, ref) => readControl(group, ref, forms)).filter((one) => one !== null);
  const buttons = addButtons(page);
  const adders = buttons.map(({ text, section }, at) => ({ ref: groups.length + at, text, section }));
  return {
    snapshot: { url: page.URL, lang: page.documentElement.lang, controls, forms: forms.map(factsOf), adders },
    elements: [...groups.map(({ elements }) => elements), ...buttons.map(({ element }) => [element])],
  };
}
