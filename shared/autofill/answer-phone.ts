import { fold } from "./fold.ts";
import type { FormControl } from "./form-snapshot.ts";

/** The country's prefix of the numbers that are written with a leading zero at home. */
const HOME = "+61";

/** The person's number as the box wants it: with its country, as digits alone, or as they wrote it. */
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
