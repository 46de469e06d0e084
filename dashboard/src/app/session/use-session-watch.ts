import { useEffect } from "react";
import { tokenKey } from "../../platform/api.ts";
import { holdScreen, useSessionOver } from "../../platform/session-end.ts";
import { checkSession } from "./check-session.ts";

/** Keeps the screen of a person when the session ends, and looks again when another tab signs in or out. */
export function useSessionWatch(userId: string | undefined): boolean {
  useEffect(() => {
    if (!userId) return;
    const letGo = holdScreen();
    const onStorage = ({ key }: StorageEvent) => {
      // Without a key: all was emptied, as the server does at sign-out.
      if (key === tokenKey || key === null) void checkSession();
    };
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener("storage", onStorage);
      letGo();
    };
  }, [userId]);
  return useSessionOver();
}
