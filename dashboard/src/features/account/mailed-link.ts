import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { readText, writeText } from "../../platform/browser/browser-storage.ts";
import { refusalText } from "../../platform/refusal-text.ts";
import { addressTexts as texts } from "./settings-texts.ts";
import { settingsKey } from "./use-settings.ts";

/** Waits in the tab while its person signs in; never in an address that a server gets. */
const tokenKey = "verify_token";

export function holdMailedToken(token: string): void {
  writeText("session", tokenKey, token);
}

/**
 * Opens the mailed link that led here, once: the first run takes its token.
 * @param onMoved loads the current user anew: the address may be another one now.
 */
export function useMailedLink(onMoved: () => Promise<void>): void {
  const { toast } = useToast();
  const client = useQueryClient();
  useEffect(() => {
    const token = readText("session", tokenKey);
    if (!token) return;
    writeText("session", tokenKey, null);
    api.account
      .verifyEmail({ body: { token } })
      .then(async ({ email }) => {
        toast(texts.proven(email));
        await Promise.all([onMoved(), client.invalidateQueries({ queryKey: settingsKey })]);
      })
      .catch((error: unknown) =>
        toast({ title: texts.notProven, description: refusalText(error), variant: "destructive" }),
      );
  }, [client, toast, onMoved]);
}
