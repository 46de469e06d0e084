import type { ReactNode } from "react";
import { siteColumn } from "../site-column.ts";

export interface SectionProps {
  /** Of its heading, and the anchor that links lead to. */
  id: string;
  title: string;
  text?: ReactNode | undefined;
  /** On the lighter ground. */
  raised?: boolean | undefined;
  children: ReactNode;
}

const ground = (raised: boolean | undefined) =>
  `border-t border-line py-14 md:py-24 ${raised ? "bg-surface" : ""}`;

/** A part of the landing page: its heading over what it shows. */
export function Section({ id, title, text, raised, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={ground(raised)}>
      <div className={siteColumn}>
        <div className="max-w-[40rem]">
          <SectionTitle id={id} title={title} />
          {text && <p className="mt-3 text-16 text-muted">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

export interface SplitSectionProps extends SectionProps {
  /** One or two words over the heading. */
  kicker?: string | undefined;
  /** Under the words: ticks, a link. */
  more?: ReactNode | undefined;
  /** The picture left of the words. */
  turned?: boolean | undefined;
}

/** Words on the one side, what they speak of on the other. */
export function SplitSection(props: SplitSectionProps) {
  const { id, kicker, title, text, more, raised, turned, children } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={ground(raised)}>
      <div
        className={`${siteColumn} grid items-center gap-x-16 gap-y-8 ${turned ? "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" : "lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"}`}
      >
        <div className={turned ? "lg:order-last" : undefined}>
          {kicker && <p className="mb-2 text-14 font-medium text-accent">{kicker}</p>}
          <SectionTitle id={id} title={title} />
          {text && <p className="mt-3 text-16 text-muted">{text}</p>}
          {more}
        </div>
        {children}
      </div>
    </section>
  );
}

function SectionTitle({ id, title }: { id: string; title: string }) {
  return (
    <h2 id={`${id}-title`} className="text-22 font-bold md:text-28">
      {title}
    </h2>
  );
}
