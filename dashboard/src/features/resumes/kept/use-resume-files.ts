import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { api } from "../../../platform/api.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { exportJsonResume } from "./json-resume-file.ts";
import { keptToasts } from "./kept-texts.ts";

/** What leaves the app as a file: the original as it was uploaded, and JSON Resume. */
export function useResumeFiles() {
  const { toast } = useToast();
  const fail = () => toast(keptToasts.downloadFailed);
  return {
    downloadOriginal: (file: { id: string; name: string }) =>
      api.resumes.file({ params: { id: file.id } }).then((answer) => saveFile(answer, file.name), fail),
    downloadJson: (id: string, name: string) =>
      api.resumes
        .get({ params: { id } })
        .then(exportJsonResume)
        .then((bytes) => {
          const fileName = `${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "resume"}.json`;
          saveFile({ bytes, name: fileName, type: "application/json" }, fileName);
        })
        .catch(fail),
  };
}
