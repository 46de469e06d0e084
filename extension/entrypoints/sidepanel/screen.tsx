import type { LucideIcon } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { QueueStrip } from "../../features/applications/queue-strip.tsx";
import { useAsides } from "./aside/aside.tsx";

const TourCard = lazy(() =>
  import("../../features/account/tour-card.tsx").then((file) => ({ default: file.TourCard })),
);

interface ScreenProps {
  header: ReactNode;
  /** The job in one line, above a task that replaces the body. */
  head?: ReactNode | undefined;
  children: ReactNode;
  bar?: ReactNode | undefined;
  /** When it changes, the body scrolls to the top. */
  scrollKey?: string | undefined;
}

/** Header, scrolling body, and a bar that never covers it. */
export function Screen({ header, head, children, bar, scrollKey }: ScreenProps) {
  const body = useRef<HTMLElement>(null);
  const asides = useAsides();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason to go to the top
  useEffect(() => {
    body.current?.scrollTo(0, 0);
  }, [scrollKey]);
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-canvas">
      <header>
        <div className="flex h-12 items-center gap-2 border-b border-line px-3 min-[344px]:px-4">
          {header}
        </div>
        {asides.shown !== "queue" && <QueueStrip onShow={() => asides.open("queue")} />}
        {head}
      </header>
      <main
        ref={body}
        className="@container scroll-pt-20 scroll-pb-4 overflow-y-auto px-3 py-4 min-[344px]:px-4"
      >
        <Suspense>
          {asides.shown === null && asides.tour?.step != null && (
            <TourCard tour={asides.tour} step={asides.tour.step} />
          )}
        </Suspense>
        {children}
      </main>
      {bar && (
        <section
          aria-label="Actions"
          className="flex min-h-16 items-center gap-2 border-t border-line bg-surface px-3 py-2 shadow-bar min-[344px]:px-4"
        >
          {bar}
        </section>
      )}
    </div>
  );
}

interface ToolProps {
  icon: LucideIcon;
  children: string;
  onClick?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** True if its action is done ("Saved"). */
  isDone?: boolean | undefined;
}

/** A secondary action of the bar: an icon above its label. */
export function Tool({ icon: Icon, children, onClick, disabled, isDone }: ToolProps) {
  const look = isDone ? "text-success" : "text-muted enabled:hover:bg-sunken enabled:hover:text-ink";
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled || isDone}
      className={`grid h-12 min-w-14 justify-items-center gap-0.5 rounded-control px-1 py-1 text-13 font-medium transition-colors ${look} ${disabled ? "opacity-50" : ""}`}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {children}
    </button>
  );
}
