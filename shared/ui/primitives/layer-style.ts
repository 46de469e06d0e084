/** What dialogs and sheets share: the scrim, and how they come and go. */
/** Dialogs stand in it, centred without a transform, so that their text stays sharp. */
export const scrimClass =
  "fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-scrim p-4 data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";

export const floatClass = "fc-border border border-line bg-surface text-ink shadow-2";
