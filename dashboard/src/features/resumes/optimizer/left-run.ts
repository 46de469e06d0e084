import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { readText, writeText } from "../../../platform/browser/browser-storage.ts";
import { usageKey } from "./use-usage.ts";

const key = "kelpie_run_under_way";

/** From now on a run for this ad is under way in this tab; whoever leaves in its middle finds that noted. */
export function noteRun(adText: string): void {
  writeText("session", key, adText);
}

export function forgetRun(): void {
  writeText("session", key, null);
}

/** True where the run for the ad on the screen was left in its middle, by Back or a reload; the server may have finished it. */
export function useLeftRun(adText: string): boolean {
  const [left] = useState(() => readText("session", key));
  const client = useQueryClient();
  useEffect(() => {
    if (left !== null) void client.invalidateQueries({ queryKey: usageKey });
  }, [left, client]);
  return left === adText;
}
