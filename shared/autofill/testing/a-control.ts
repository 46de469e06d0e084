import type { FormControl } from "../form-snapshot.ts";

/** A visible, empty text box without a word on it; the test says what it is about. */
export function aControl(said: Partial<FormControl> = {}): FormControl {
  return {
    ref: 0,
    kind: "text",
    type: "text",
    id: "",
    name: "",
    hooks: "",
    autocomplete: "",
    placeholder: "",
    label: "",
    near: "",
    section: "",
    options: [],
    isHidden: false,
    hasVisibleTwin: false,
    isRequired: false,
    hasValue: false,
    isReadOnly: false,
    accept: "",
    maxLength: null,
    datePart: null,
    form: 0,
    ...said,
  };
}
