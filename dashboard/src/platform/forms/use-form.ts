import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { useErrorFocus } from "#shared/ui/primitives/use-error-focus.ts";
import type { Errors } from "./form-errors.ts";

interface ToastWords {
  title: string;
  description?: string;
}

interface Form<Fields> {
  initial: Fields;
  errorsOf: (fields: Fields) => Errors<Fields>;
  send: (fields: Fields) => Promise<void>;
  failure: (error: unknown) => ToastWords;
  /** A toast beside the marked fields: sign-in has one. */
  complaint?: (fields: Fields) => ToastWords | undefined;
}

/** Fields, errors and the submitting state; focus goes to the first field that is wrong. */
export function useForm<Fields extends object>(form: Form<Fields>) {
  const [fields, setFields] = useState(form.initial);
  const [faults, setFaults] = useState<Errors<Fields>>({});
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
  const reset = (next: Fields = form.initial) => {
    setFields(next);
    setFaults({});
  };
  const wantFocus = useErrorFocus(element, faults);
  const show = (found: Errors<Fields>) => {
    wantFocus();
    setFaults(found);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = form.errorsOf(fields);
    const complaint = form.complaint?.(fields);
    if (complaint) toast({ ...complaint, variant: "destructive" });
    if (Object.keys(found).length > 0) return show(found);
    setFaults({});
    setIsBusy(true);
    try {
      await form.send(fields);
    } catch (error) {
      toast({ ...form.failure(error), variant: "destructive" });
      const refused = refusedFields<Fields>(error);
      if (refused) show(refused);
    } finally {
      setIsBusy(false);
    }
  };

  return { fields, faults, isBusy, element, set, reset, submit };
}

/** What the server found wrong, by field. */
function refusedFields<Fields>(error: unknown): Errors<Fields> | undefined {
  const fields = error instanceof ApiError ? error.body?.details?.fields : undefined;
  return typeof fields === "object" && fields !== null ? (fields as Errors<Fields>) : undefined;
}
