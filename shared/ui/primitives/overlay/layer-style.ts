/** What dialogs and sheets share: the scrim, and how they come and go. */
/**
 * Dialogs stand in it, centred without a transform, so that their text stays sharp. Our own element and not Radix's
 * overlay: that one locks the page with a style element, which the content policy refuses; theme.css locks it.
 */
export const scrimClass =
  "pointer-events-auto fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-scrim p-4 animate-fade-in";

export const floatClass = "fc-border border border-line bg-surface text-ink shadow-2";
