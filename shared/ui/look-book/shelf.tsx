import type { ReactNode } from "react";

/** A named row of the look-book. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-3 border-t border-line py-6 @3xl:grid-cols-[9rem_minmax(0,1fr)]">
      <h2 className="text-14 font-medium text-muted">{title}</h2>
      <div className="@container grid min-w-0 gap-4">{children}</div>
    </section>
  );
}

/** Things side by side, as many as fit. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
