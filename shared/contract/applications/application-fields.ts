import * as z from "zod/mini";
import { completeAddress } from "#shared/domain/jobs/complete-address.ts";
import { isTimeZone } from "#shared/domain/local-time.ts";

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const tooLong = "This is too long to keep";
export const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, tooLong));
/** A text of several lines. */
export const longText = (max: number) => z.string().check(z.maxLength(max, tooLong));

/** An existing calendar day, `YYYY-MM-DD`. The empty string of an untouched date input means none. */
export const day = z.string().check(
  z.refine((text) => text === "" || (isDay.test(text) && dayExists(text)), {
    error: "Please enter a date as YYYY-MM-DD",
  }),
);

function dayExists(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** `HH:MM`; empty means all day. */
export const clock = z
  .string()
  .check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "Please enter a time as HH:MM"));

export const timeZone = z.string().check(z.refine(isTimeZone, { error: "This time zone is not known" }));

/**
 * Links are http or https, never another scheme (docs/security.md, XS-02); a typed address without a scheme gets one.
 * Empty means none.
 */
export const webAddress = z.string().check(
  z.trim(),
  z.overwrite(completeAddress),
  z.maxLength(2048),
  z.refine((text) => text === "" || isWebAddress(text), { error: "Please enter a web address" }),
);

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

export const contactEmail = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.refine((text) => text === "" || z.safeParse(z.email(), text).success, {
    error: "Please enter a valid email address",
  }),
);

/** A contact person. */
export const contact = z.strictObject({
  name: line(200),
  role: line(200),
  email: contactEmail,
  phone: line(60),
});
export const contacts = z.array(contact).check(z.maxLength(20, "An application keeps up to 20 contacts."));

export const required = (max: number) =>
  line(max).check(z.minLength(1, "Job title and company are required"));
