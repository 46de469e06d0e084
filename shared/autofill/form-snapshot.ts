/** One choice of a select, or one radio button or check box of a group. */
export type ControlOption = { label: string; value: string };

export type DatePart = "day" | "month" | "year";

export type ControlKind =
  | "text"
  | "textarea"
  | "editable"
  | "select"
  | "combobox"
  /** A list behind a button, without typing. Its options are known only if the page has drawn them. */
  | "listbox"
  | "radio"
  | "checkbox"
  | "file";

/** What the page says about one control; radio buttons and check boxes of one name are one control. */
export type FormControl = {
  /** The control's index in the page's list of controls; only the page's script can find it again. */
  ref: number;
  kind: ControlKind;
  type: string;
  id: string;
  name: string;
  /** Other technical names: data-ui, data-automation-id and similar. */
  hooks: string;
  autocomplete: string;
  placeholder: string;
  /** Its label, its aria name or, for a group, its legend. */
  label: string;
  /** Words next to it, if it has no label. */
  near: string;
  /** The heading above the control. */
  section: string;
  options: ControlOption[];
  /** True if people cannot see it. */
  isHidden: boolean;
  /** Hidden, but the person sees the widget or address box that it belongs to. */
  hasVisibleTwin: boolean;
  isRequired: boolean;
  /** True if the person or the page has answered it. */
  hasValue: boolean;
  isReadOnly: boolean;
  accept: string;
  maxLength: number | null;
  /** One of the three boxes of a date; its label is that of the date. */
  datePart: DatePart | null;
  /** The index of its form in `forms`. */
  form: number;
};

/**
 * Facts about the form around a control, or about the controls outside any form. `isSignIn`: a password and little
 * else. A form to register and apply also asks for a password.
 */
export type FormFacts = { hasPassword: boolean; isSignIn: boolean; isSearch: boolean; words: string };

/** A button that adds an entry to a list (a job, a school); it cannot send anything. */
export type AddButton = { ref: number; text: string; section: string };

/** The forms of one document, as data that the page's script passes to the panel. */
export type FormSnapshot = {
  url: string;
  lang: string;
  controls: FormControl[];
  forms: FormFacts[];
  /** Absent if the page has none. */
  adders?: AddButton[];
};
