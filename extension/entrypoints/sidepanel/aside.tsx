import { createContext, useContext } from "react";

/** Screens of the menu: they lie over the ad, which stays as it was. */
export type Aside = "queue" | "sent" | "sites";

interface Asides {
  open: (aside: Aside) => void;
}

export const AsideContext = createContext<Asides>({ open: () => undefined });

/** Opens a screen of the menu from anywhere in the panel. */
export function useAsides(): Asides {
  return useContext(AsideContext);
}
