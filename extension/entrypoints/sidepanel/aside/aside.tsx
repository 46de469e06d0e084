import { createContext, useContext } from "react";
import type { Tour } from "../../../features/account/use-tour.ts";

/** Screens of the menu, shown over the ad, which does not change. */
export type Aside = "queue" | "recent" | "sent" | "sites" | "keys" | "review";

interface Asides {
  open: (aside: Aside) => void;
  shown: Aside | null;
  /** Undefined before the first connection. */
  tour: Tour | undefined;
}

export const AsideContext = createContext<Asides>({
  open: () => undefined,
  shown: null,
  tour: undefined,
});

/** Opens a screen of the menu from anywhere in the panel. */
export function useAsides(): Asides {
  return useContext(AsideContext);
}
