import { ApiError } from "#shared/client/api-error.ts";
import { signInTexts as texts } from "./auth-texts.ts";

/** The returned error, else the two fixed sentences. */
export function signInFailure(error: unknown) {
  const isRefusal = error instanceof ApiError && error.status > 0;
  const description = isRefusal ? (error.body?.message ?? texts.refused) : texts.unexpected;
  return { title: texts.failed, description };
}
