/** One choice of a select, or one radio button or check box of a group. */
export type ControlOption = { label: string; value: string };

export type DatePart = "day" | "month" | "year";

export type ControlKind =
  | "text"
  | "textarea"
  | "editable"
  | "select"
  | "combobox"
  /** A list behind a button: nothing can be typed. Its options are known only where the page has drawn them. */
  | "listbox"
  | "radio"
  | "checkbox"
  | "file";

/** What the page says of one control; radio buttons and check boxes of one name are one control. */
export type FormControl = {
  /** The control's place in the page's list of controls; only the page's side can find it again. */
  ref: number;
  kind: ControlKind;
  type: string;
  id: string;
  name: string;
  /** Names that the site's programmers gave it besides: data-ui, data-automation-id and the like. */
  hooks: string;
  autocomplete: string;
  placeholder: string;
  /** Its label, its aria name or, for a group, its legend. */
  label: string;
  /** Words beside it where no label says anything. */
  near: string;
  /** The heading above the control. */
  section: string;
  options: ControlOption[];
  /** Not to be seen by a person. */
  isHidden: boolean;
  /** Hidden, but the person sees the widget or address box that it belongs to. */
  hasVisibleTwin: boolean;
  isRequired: boolean;
  /** Somebody, or the page, has answered it. */
  hasValue: boolean;
  isReadOnly: boolean;
  accept: string;
  maxLength: number | null;
  /** One of the three boxes of a date; its label is then that of the date. */
  datePart: DatePart | null;
  /** The index of its form in `forms`. */
  form: number;
};

/**
 * What is known of the form (or of the loose controls) around a control. `isSignIn`: a password and little else; a form to register and apply asks for a
 * password, too.
 */
export type FormFacts = { hasPassword: boolean; isSignIn: boolean; isSearch: boolean; words: string };

/** A button that adds one more entry to a list (a job, a school); it can send nothing. */
export type AddButton = { ref: number; text: string; section: string };

/** The forms of one document, as data: what the page's side hands to the panel. */
export type FormSnapshot = {
  url: string;
  lang: string;
  controls: FormControl[];
  forms: FormFacts[];
  /** Absent where the page has none. */
  adders?: AddButton[];
};
