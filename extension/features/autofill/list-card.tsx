import type { ReactNode } from "react";
import { Card } from "#shared/ui/primitives/card.tsx";

interface ListCardProps {
  title: string;
  aside: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A card with title, count, and an action for the whole list. */
export function ListCard({ title, aside, action, children }: ListCardProps) {
  return (
    <Card as="section" aria-label={title} className="p-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="font-bold">{title}</h2>
        <span className="flex items-center gap-2 text-13 text-muted tabular-nums">
          {action}
          {aside}
        </span>
      </div>
      {children}
    </Card>
  );
}
