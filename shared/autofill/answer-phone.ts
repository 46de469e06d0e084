import { fold } from "./fold.ts";
import type { FormControl } from "./form-snapshot.ts";

/** The country prefix of numbers that start with a zero inside the country. */
const HOME = "+61";

/** The person's number in the box's format: with its country, as digits alone, or as they wrote it. */
export function phoneText(phone: string, { label, near, placeholder, type, maxLength }: FormControl): string {
  const asked = fold(`${label} ${near} ${placeholder}`);
  const digits = phone.replace(/\D/g, "");
  const isNational = /^0\d{9}$/.test(digits);
  const wantsCountry =
    /^\+\d/.test(placeholder.trim()) ||
    /\b(?:with|include|including|incl) (?:the |your )?country code|international format\b/.test(asked);
  if (wantsCountry && isNational)
    return `${HOME} ${phone
      .trim()
      .replace(/^\(?0/, "")
      .replace(/^(\d)\)/, "$1")}`;
  const wantsDigits =
    type === "number" ||
    /\b(?:digits|numbers?) only\b|\bno spaces\b|\bonly (?:digits|numbers)\b|\bwithout spaces\b/.test(asked) ||
    (maxLength !== null && phone.length > maxLength);
  if (!wantsDigits) return phone;
  return phone.trim().startsWith("+") ? `+${digits}` : digits;
}
