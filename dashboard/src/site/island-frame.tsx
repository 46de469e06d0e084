import { type ReactNode, useLayoutEffect } from "react";

/** Around an island where the build draws it and where it wakes: both must give the same ids. */
export function IslandFrame({
  onReady,
  children,
}: {
  onReady?: (() => void) | undefined;
  children: ReactNode;
}) {
  // Before any further key or press is heard: what was typed till then is told first (hydrate-island.tsx).
  useLayoutEffect(() => onReady?.(), [onReady]);
  return children;
}

/** Ids of two islands of one page never meet. */
export function islandPrefix(name: string, about: string): string {
  return `${name}-${about}-`;
}
