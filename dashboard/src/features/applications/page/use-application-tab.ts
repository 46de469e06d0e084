import { useRef } from "react";
import { useAddressParams } from "../../../platform/use-address-params.ts";

export const applicationTabs = ["overview", "ad", "documents", "timeline"] as const;
export type ApplicationTab = (typeof applicationTabs)[number];

/** The open part of an application's page, in its address: a reload keeps it and Back leads to the one before. */
export function useApplicationTab(): [ApplicationTab, (tab: ApplicationTab) => void] {
  const [params, change] = useAddressParams();
  const named = params.get("tab");
  const open = applicationTabs.find((tab) => tab === named) ?? "overview";
  const asked = useRef(open);
  asked.current = open;
  const set = (tab: ApplicationTab) => {
    // A press tells it twice, with the pointer and with the focus: one step back, not two.
    if (tab === asked.current) return;
    asked.current = tab;
    change((next) => {
      if (tab === "overview") next.delete("tab");
      else next.set("tab", tab);
    });
  };
  return [open, set];
}
