import { type ComponentType, useCallback, useEffect, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { codeStepSign } from "#shared/domain/pages.ts";
import type { CodeStepProps } from "./code-step.tsx";

/** The password was right, and the account asks for a code as well. */
function isCodeNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.body?.details?.reason === "code_needed";
}

/**
 * The second step of a sign-in, whose form is loaded when it is asked for: after the password, or after Google
 * (`?google=code`). decision: D-105.
 */
export function useCodeStep() {
  const [Form, setForm] = useState<ComponentType<CodeStepProps> | null>(null);
  const open = useCallback(async () => {
    const { CodeStep } = await import("./code-step.tsx");
    setForm(() => CodeStep);
  }, []);
  useEffect(() => {
    const here = new URL(window.location.href);
    if (here.searchParams.get("google") !== codeStepSign) return;
    here.searchParams.delete("google");
    window.history.replaceState(window.history.state, "", here.pathname + here.search);
    void open();
  }, [open]);

  /** @returns whether the person is in; false where the code is asked for now. */
  const orCode = async (enter: () => Promise<void>): Promise<boolean> => {
    try {
      await enter();
      return true;
    } catch (error) {
      if (!isCodeNeeded(error)) throw error;
      await open();
      return false;
    }
  };
  return { Form, orCode, close: () => setForm(null) };
}
