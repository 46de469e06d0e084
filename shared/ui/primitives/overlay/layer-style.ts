/** What dialogs and sheets share: the scrim, and how they come and go. */
/**
 * The backdrop of dialogs, which it centres without a transform, so that their text stays sharp. It is our own
 * element because Radix's overlay locks the page with a style element, which the content policy refuses; theme.css
 * locks it instead.
 */
export const scrimClass =
  "pointer-events-auto fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-scrim p-4 animate-fade-in";

export const floatClass = "fc-border border border-line bg-surface text-ink shadow-2";
