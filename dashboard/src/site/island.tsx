import { createContext, type ReactNode, use } from "react";

/** What an island is drawn from besides its name: one word, the id of a template say. */
export interface IslandProps {
  name: string;
  about?: string | undefined;
  /** `near`: it comes alive when it comes near the view. `touch`: only when somebody turns to it. */
  wakes?: "near" | "touch" | undefined;
  children: ReactNode;
}

/** The build draws each island by itself, so that its ids are the same when it is hydrated by itself. */
export const IslandDrawings = createContext<ReactNode[] | null>(null);

/** An interactive part of a site page. It is there as plain HTML; its script comes when it is needed (wake-islands.ts). */
export function Island({ name, about, wakes = "near", children }: IslandProps) {
  const drawings = use(IslandDrawings);
  const at = drawings ? drawings.push(children) - 1 : undefined;
  return (
    <>
      <div data-island={name} data-about={about} data-wakes={wakes} data-drawing={at}>
        {drawings ? null : children}
      </div>
      <p hidden role="alert" className="mt-3 text-14 text-danger">
        Kelpie can't be reached. What you typed is still here. Please try again.
      </p>
    </>
  );
}
