import { useEffect } from "react";
import { googleRefusals } from "#shared/contract/navigations.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { googleRefusalTexts } from "./auth-texts.ts";

/** Tells once why Google signed nobody in, and takes the reason out of the address. */
export function useGoogleRefusal(): void {
  const { toast } = useToast();
  useEffect(() => {
    const here = new URL(window.location.href);
    const reason = googleRefusals.find((one) => one === here.searchParams.get("google"));
    if (!reason) return;
    here.searchParams.delete("google");
    window.history.replaceState(null, "", here.pathname + here.search);
    toast({ ...googleRefusalTexts[reason], variant: "destructive" });
  }, [toast]);
}
