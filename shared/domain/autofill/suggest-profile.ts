import { stateCodePattern } from "../australia.ts";
import type { ResumeModel } from "../resumes/resume-model.ts";
import type { ProfileLine } from "./profile.ts";

const STATE = new RegExp(`\\b(${stateCodePattern})\\b`, "i");
const POSTCODE = /\b(\d{4})\b(?!.*\b\d{4}\b)/;

export type SuggestedProfile = Partial<Record<ProfileLine, string>>;

/** The family name is the last word, with particles before it ("van der Berg"). */
function splitName(name: string): SuggestedProfile {
  const words = name.trim().split(/\s+/);
  let at = words.length - 1;
  while (at > 1 && /^(?:van|von|der|den|de|la|le|del|di|da|bin|al|st|ter)$/i.test(words[at - 1] ?? ""))
    at -= 1;
  if (at < 1) return { firstName: words.join(" ") };
  const middle = words.slice(1, at).join(" ");
  return { firstName: words[0] ?? "", middleName: middle, lastName: words.slice(at).join(" ") };
}

function splitPlace(place: string): SuggestedProfile {
  const parts = place.split(",").map((part) => part.trim());
  const state = STATE.exec(place)?.[1]?.toUpperCase() ?? "";
  const postcode = POSTCODE.exec(place)?.[1] ?? "";
  const isStreet = parts.length > 1 && /^\d|\b(?:st|street|rd|road|ave|avenue|unit)\b/i.test(parts[0] ?? "");
  const town = (isStreet ? parts[1] : parts[0]) ?? "";
  const suburb = town
    .replace(STATE, "")
    .replace(/\b\d{4}\b/, "")
    .trim();
  const isHere = state !== "" || /\baustralia\b/i.test(place);
  return { street: isStreet ? (parts[0] ?? "") : "", suburb, state, postcode, country: isHere ? "AU" : "" };
}

function linkWith(profiles: readonly string[], pattern: RegExp): string {
  const found = profiles.find((link) => pattern.test(link)) ?? "";
  return found === "" || /^https?:/i.test(found) ? found : `https://${found}`;
}

function ownSite(profiles: readonly string[]): string {
  return linkWith(
    profiles.filter((link) => !/linkedin|github|twitter|\bx\.com|facebook/i.test(link)),
    /\w\.\w/,
  );
}

/** Values for a profile's lines from a resume; the person sees them as proposals and accepts them by saving. */
export function suggestProfile({ basics, work, skills }: ResumeModel): SuggestedProfile {
  const role = work.find(({ endDate }) => endDate === "present") ?? work[0];
  const suggested: SuggestedProfile = {
    ...(basics.name === undefined ? {} : splitName(basics.name)),
    ...(basics.location === undefined ? {} : splitPlace(basics.location)),
    email: basics.email ?? "",
    phone: basics.phone ?? "",
    linkedin: linkWith(basics.profiles, /linkedin\.com/i),
    github: linkWith(basics.profiles, /github\.com/i),
    website: ownSite(basics.profiles),
    headline: basics.label ?? "",
    summary: basics.summary ?? "",
    currentTitle: role?.position ?? "",
    currentCompany: role?.endDate === "present" ? (role.name ?? "") : "",
    skills: skills
      .flatMap(({ keywords }) => keywords)
      .join(", ")
      .slice(0, 1000),
  };
  return Object.fromEntries(Object.entries(suggested).filter(([, text]) => text !== ""));
}
