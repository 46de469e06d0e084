import { useAutosave as useAutosaveOf } from "#shared/ui/blocks/use-autosave.ts";
import { type ApplicationChange, useUpdateApplication } from "./use-update-application.ts";

const merge = (before: ApplicationChange, after: ApplicationChange): ApplicationChange => ({
  ...before,
  ...after,
});

/** Saves the fields of an application as they are typed. */
export function useAutosave(id: string) {
  const { mutateAsync } = useUpdateApplication(id);
  return useAutosaveOf<ApplicationChange>(mutateAsync, merge);
}
