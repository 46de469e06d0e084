import { KelpieMark } from "#shared/ui/blocks/kelpie-logo.tsx";

/** Nothing is read without a click; this shows where to click. */
export function NeedsClick() {
  return (
    <div className="grid gap-2 pt-4">
      <Toolbar />
      <h1 className="mt-4 text-22 font-bold">Click the Kelpie icon to read this page.</h1>
      <p className="text-muted">It sits in your browser's toolbar. Kelpie reads a page only when you ask.</p>
      <p className="flex flex-wrap items-center gap-1.5 text-muted">
        Or press
        {["Alt", "Shift", "K"].map((key) => (
          <kbd
            key={key}
            className="inline-block rounded-small border border-b-2 border-line bg-surface px-2 font-sans text-13 leading-5 text-ink"
          >
            {key}
          </kbd>
        ))}
      </p>
    </div>
  );
}

/** A drawing of a browser's toolbar with our icon. */
function Toolbar() {
  return (
    <div
      aria-hidden="true"
      className="flex h-14 items-center gap-2 rounded-card border border-line bg-surface px-2 shadow-1"
    >
      <span className="h-8 min-w-0 flex-1 rounded-full bg-sunken" />
      <span className="size-4 rounded-paper bg-line" />
      <span className="grid size-10 place-items-center rounded-control border-2 border-primary bg-primary-soft">
        <KelpieMark size={20} />
      </span>
      <span className="size-4 rounded-paper bg-line" />
    </div>
  );
}
