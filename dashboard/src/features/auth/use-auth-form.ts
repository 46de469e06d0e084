import { type FormEvent, useRef, useState } from "react";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import type { Faults } from "./auth-rules.ts";
import { missingFields } from "./auth-texts.ts";

interface AuthForm<Fields> {
  initial: Fields;
  faultsOf: (fields: Fields) => Faults<Fields>;
  /** The toast of an empty required field is sign-in's only. */
  isIncomplete: (fields: Fields) => boolean;
  send: (fields: Fields) => Promise<void>;
  failure: (error: unknown) => { title: string; description: string };
}

/** Fields, faults and the submitting state; focus goes to the first field that is wrong. */
export function useAuthForm<Fields extends object>(form: AuthForm<Fields>) {
  const [fields, setFields] = useState(form.initial);
  const [faults, setFaults] = useState<Faults<Fields>>({});
  const [isBusy, setIsBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { toast } = useToast();

  const set = (change: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...change }));
    setFaults((before) => {
      const left = { ...before };
      for (const name of Object.keys(change)) delete left[name as keyof Fields];
      return left;
    });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = form.faultsOf(fields);
    setFaults(found);
    if (form.isIncomplete(fields)) toast({ ...missingFields, variant: "destructive" });
    if (Object.keys(found).length > 0) {
      // After the errors are drawn, so that the field's description is there when it takes the focus.
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
      return;
    }
    setIsBusy(true);
    try {
      await form.send(fields);
    } catch (error) {
      toast({ ...form.failure(error), variant: "destructive" });
      setIsBusy(false);
    }
  };

  return { fields, faults, isBusy, element, set, submit };
}
