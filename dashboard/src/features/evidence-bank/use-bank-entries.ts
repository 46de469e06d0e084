import { useState } from "react";
import type { BankEntry, BankFact, BankStory } from "#shared/contract/evidence-bank.ts";
import { entryContent } from "#shared/domain/evidence-bank/bank-entry.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { bankToasts } from "../../platform/bank-toasts.ts";
import { bankFailure, useEvidenceBank } from "../../platform/use-evidence-bank.ts";

/** The form that is open: for a new entry, or the id of the one that is changed. */
export type OpenForm = "new-fact" | "new-story" | string | null;

/** An entry as it is sent, without when and where it was said. */
export function entryOf(entry: BankFact | BankStory): BankEntry {
  return "term" in entry
    ? { kind: "fact", ...entryContent(entry) }
    : { kind: "story", ...entryContent(entry) };
}

/** What the page does with entries: one form is open at a time, and a deletion can be taken back. */
export function useBankEntries() {
  const bank = useEvidenceBank();
  const { keep, remove } = bank;
  const [open, setOpen] = useState<OpenForm>(null);
  const { toast } = useToast();
  const close = () => setOpen(null);
  const failed = (error: unknown) => toast({ ...bankToasts.failed, description: bankFailure(error) });
  const keepAs = (id?: string) => async (body: BankEntry) => {
    await keep({ id, body });
    close();
    toast(bankToasts.kept);
  };
  const drop = (entry: BankFact | BankStory) => {
    const undo = () => void keep({ body: entryOf(entry) }).catch(failed);
    return remove(entry.id).then(
      () => toast({ ...bankToasts.removed, action: { label: "Undo", onAction: undo } }),
      failed,
    );
  };
  return { bank, open, setOpen, close, keepAs, drop };
}
