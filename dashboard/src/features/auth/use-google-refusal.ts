import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { googleRefusals } from "#shared/contract/navigations.ts";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { googleRefusalTexts } from "./auth-texts.ts";

/** Tells once why Google signed nobody in, and takes the reason out of the address. */
export function useGoogleRefusal(): void {
  const [search, setSearch] = useSearchParams();
  const { toast } = useToast();
  const reason = googleRefusals.find((one) => one === search.get("google"));
  useEffect(() => {
    if (!reason) return;
    toast({ ...googleRefusalTexts[reason], variant: "destructive" });
    setSearch(
      (before) => {
        before.delete("google");
        return before;
      },
      { replace: true },
    );
  }, [reason, setSearch, toast]);
}
