export interface ErrorScreenText {
  title: string;
  text: string;
}

/** Why a part of the app did not load, as far as the server could be asked. */
export type PartError = "unknown" | "unreachable" | "updated";

export const partTexts: Record<PartError, ErrorScreenText> = {
  unknown: { title: "Loading Error", text: "A part of this page did not load. Please refresh the page." },
  unreachable: {
    title: "Connection Error",
    text: "Kelpie could not be reached, and this page was not opened here before. You are still signed in. When you are back online, please refresh the page.",
  },
  updated: {
    title: "Loading Error",
    text: "Kelpie was updated while this page was open. Please refresh the page.",
  },
};

/** A file of the app that did not come. */
export function isMissingPart(message: string): boolean {
  return /chunk|dynamically imported module|module script/.test(message.toLowerCase());
}

/** The headline by the error's text. */
export function errorScreenText(message: string): ErrorScreenText {
  const lower = message.toLowerCase();
  if (lower.includes("stats") && lower.includes("undefined"))
    return { title: "Loading Error", text: "Some of the data did not arrive. Please try again." };
  if (isMissingPart(message)) return partTexts.unknown;
  if (/undefined|null|not defined/.test(lower))
    return { title: "Authentication Error", text: "Your session may have expired. Please sign in again." };
  if (/fetch|network/.test(lower))
    return { title: "Connection Error", text: "Kelpie could not be reached. Please try again." };
  return { title: "Application Error", text: "Something failed on this page. What you saved is safe." };
}
