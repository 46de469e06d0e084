import { createContext, useContext } from "react";
import type { Tour } from "../../../features/account/use-tour.ts";

/** Screens of the menu: they lie over the ad, which stays as it was. */
export type Aside = "queue" | "recent" | "sent" | "sites" | "keys" | "review";

interface Asides {
  open: (aside: Aside) => void;
  shown: Aside | null;
  /** Undefined before anybody is connected. */
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
