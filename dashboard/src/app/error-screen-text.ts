export interface ErrorScreenText {
  title: string;
  text: string;
}

/** The headline by the error's text. */
export function errorScreenText(message: string): ErrorScreenText {
  const lower = message.toLowerCase();
  if (lower.includes("stats") && lower.includes("undefined"))
    return { title: "Loading Error", text: "Some of the data did not arrive. Please try again." };
  if (/chunk|dynamically imported module|module script/.test(lower))
    return {
      title: "Loading Error",
      text: "A part of this page did not load, perhaps because Kelpie was updated. Please refresh the page.",
    };
  if (/undefined|null|not defined/.test(lower))
    return { title: "Authentication Error", text: "Your session may have expired. Please sign in again." };
  if (/fetch|network/.test(lower))
    return { title: "Connection Error", text: "Kelpie could not be reached. Please try again." };
  return { title: "Application Error", text: "Something failed on this page. What you saved is safe." };
}
