type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells React what was typed or filled in before it came: hydration keeps a field's value and hears nothing of it. React
 * watches the `value` of each field itself; the value is set past it, so that the event counts as a change.
 */
export function adoptTyped(place: HTMLElement): void {
  for (const field of place.querySelectorAll<Field>("input, textarea")) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") adoptTick(field);
    else if (field.value !== field.defaultValue) adoptText(field);
  }
}

function adoptText(field: Field): void {
  const typed = field.value;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = "";
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function adoptTick(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  field.checked = field.defaultChecked;
  field.click();
}
