import type { FormControl } from "../form-snapshot.ts";

/** A visible, empty text box without any words; the test adds what it needs. */
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
