import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { api } from "../../platform/api.ts";
import { removeStored, writeStored } from "../../platform/storage.ts";
import { currentResumeKey } from "./use-resume.ts";

/** Which of the kept resumes is compared; nothing to choose with one. */
export function ResumeChoice({ resumeId }: { resumeId: string }) {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: ["/api/resumes"], queryFn: () => api.resumes.list() });
  if (data === undefined || data.length < 2) return null;
  const choose = async (id: string) => {
    if (data.find((one) => one.id === id)?.isDefault) await removeStored("chosenResume");
    else await writeStored("chosenResume", id);
    await client.invalidateQueries({ queryKey: currentResumeKey });
  };
  return (
    <Field
      label="Compare with"
      hint="The score and Tailor follow. Letters are written from your default resume."
    >
      <Select
        value={resumeId}
        options={data.map(({ id, name, isDefault }) => ({
          value: id,
          label: isDefault ? `${name} (default)` : name,
        }))}
        onValueChange={(id) => void choose(id)}
      />
    </Field>
  );
}
