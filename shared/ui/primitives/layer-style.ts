/** What dialogs and sheets share: the scrim, and how they come and go. */
export const scrimClass =
  "fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";

export const floatClass = "fc-border border border-line bg-surface text-ink shadow-2";
