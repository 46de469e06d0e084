import type { DatePart } from "../form-snapshot.ts";
import { isDrawnChoice, isListButton, isListInput, isOn, pickedText } from "./custom-control.ts";
import { isPlaceholderOption } from "./placeholder.ts";

/** A list as long as all countries shows its first entry until somebody changes it. */
const LONG_LIST = 30;

function hasChoice(select: HTMLSelectElement): boolean {
  return Array.from(select.selectedOptions).some((option) => {
    if (isPlaceholderOption(option)) return false;
    return option.index > 0 || (option.hasAttribute("selected") && select.options.length < LONG_LIST);
  });
}

function drawnValue(element: Element): boolean {
  return isListButton(element) ? pickedText(element) !== "" : isOn(element);
}

/** True if the control is answered; then it is not changed. */
export function hasValue(element: Element): boolean {
  if (element.tagName === "SELECT") return hasChoice(element as HTMLSelectElement);
  if (element.tagName === "TEXTAREA") return (element as HTMLTextAreaElement).value.trim() !== "";
  if (isDrawnChoice(element) || element.tagName === "BUTTON") return drawnValue(element);
  if (isListButton(element) || isListInput(element)) return pickedText(element) !== "";
  if (element.tagName !== "INPUT") return (element.textContent ?? "").trim() !== "";
  const input = element as HTMLInputElement;
  if (input.type === "checkbox" || input.type === "radio") return input.checked;
  if (input.type === "file") return (input.files?.length ?? 0) > 0;
  // A telephone box often contains only the country code at first.
  return input.type === "tel" ? /\d{5}/.test(input.value.replace(/\D/g, "")) : input.value.trim() !== "";
}

const PARTS: Record<string, DatePart> = { d: "day", m: "month", y: "year" };

/** Which of the three boxes of a date this is, by the name that job systems give it or by its label. */
export function datePartOf(label: string, element: Element): DatePart | null {
  const hook = element.getAttribute("data-automation-id") ?? "";
  const named = /^dateSection([DMY])/.exec(hook) ?? /^\W*([dmy])(?:ay|onth|ear|\1*)\W*$/i.exec(label);
  return PARTS[named?.[1]?.toLowerCase() ?? ""] ?? null;
}
