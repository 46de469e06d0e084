type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What was typed or filled in before React came: hydration keeps a field's value and hears nothing of it. All is read at
 * once, because each drawing of the form after it puts the fields back.
 * @returns what tells React.
 */
export function typedBefore(place: HTMLElement): () => void {
  const acts = [...place.querySelectorAll<Field>("input, textarea")].flatMap((field) => {
    const isBox = field instanceof HTMLInputElement && field.type === "checkbox";
    if (isBox) return field.checked === field.defaultChecked ? [] : [() => tick(field)];
    const typed = field.value;
    return typed === field.defaultValue ? [] : [() => type(field, typed)];
  });
  return () => acts.forEach((act) => void act());
}

/** React watches the `value` of each field itself: the text is set past it, so that the event counts as a change. */
function type(field: Field, typed: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = "";
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function tick(box: HTMLInputElement): void {
  box.checked = box.defaultChecked;
  box.click();
}
