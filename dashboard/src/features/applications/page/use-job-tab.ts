import { useRef } from "react";
import { type JobTab, jobTabs } from "#shared/domain/pages.ts";
import { useAddressParams } from "../../../platform/use-address-params.ts";

/** The open part of a job's page, in its address: a reload keeps it and Back leads to the one before. */
export function useJobTab(): [JobTab, (tab: JobTab) => void] {
  const [params, change] = useAddressParams();
  const named = params.get("tab");
  const open = jobTabs.find((tab) => tab === named) ?? "match";
  const asked = useRef(open);
  asked.current = open;
  const set = (tab: JobTab) => {
    // A press tells it twice, with the pointer and with the focus: one step back, not two.
    if (tab === asked.current) return;
    asked.current = tab;
    change((next) => {
      // Of another part.
      next.delete("result");
      if (tab === "match") next.delete("tab");
      else next.set("tab", tab);
    });
  };
  return [open, set];
}
