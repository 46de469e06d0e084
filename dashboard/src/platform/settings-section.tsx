import type { ReactNode } from "react";

export interface SettingsSectionProps {
  title: string;
  text: string;
  /** One card. */
  children: ReactNode;
}

/** What it is about left, its card right; on a phone one above the other. A line parts it from the one before. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  return (
    <section className="grid gap-4 border-line not-first:border-t not-first:pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-8">
      <div>
        <h2 className="text-18 font-bold">{title}</h2>
        <p className="max-w-[44ch] text-14 text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
