import { Braces, Columns2, Download, Ellipsis, FileX, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "#shared/ui/primitives/overlay/menu.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../../platform/api.ts";
import { saveFile } from "../../../platform/browser/save-file.ts";
import { exportJsonResume } from "./json-resume-file.ts";
import { savedToasts } from "./saved-texts.ts";

/** What leaves the app as a file: the original as it was uploaded, and JSON Resume. */
export function useResumeFiles() {
  const { toast } = useToast();
  const fail = () => toast(savedToasts.downloadFailed);
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

export interface ResumeMenuProps {
  resume: Resume;
  onRename: (name: string) => void;
  onRemoveFile: (fileId: string) => void;
  onCompare: () => void;
  onDelete: () => void;
}

/** The rarer acts on one resume. */
export function ResumeMenu({ resume, onRename, onRemoveFile, onCompare, onDelete }: ResumeMenuProps) {
  const { id, name, file } = resume;
  const [isRenaming, setIsRenaming] = useState(false);
  const { downloadOriginal, downloadJson } = useResumeFiles();
  return (
    <>
      <Menu trigger={<IconButton label="More for this resume" icon={<Ellipsis aria-hidden="true" />} />}>
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setIsRenaming(true)}>
          Rename
        </MenuItem>
        <MenuItem icon={<Braces aria-hidden="true" />} onSelect={() => void downloadJson(id, name)}>
          Export as JSON Resume
        </MenuItem>
        {file && (
          <>
            <MenuItem icon={<Columns2 aria-hidden="true" />} onSelect={onCompare}>
              Compare with your file
            </MenuItem>
            <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => void downloadOriginal(file)}>
              Download the original
            </MenuItem>
            <MenuItem icon={<FileX aria-hidden="true" />} onSelect={() => onRemoveFile(file.id)}>
              Delete the original
            </MenuItem>
          </>
        )}
        <MenuSeparator />
        <MenuItem destructive icon={<Trash2 aria-hidden="true" />} onSelect={onDelete}>
          Delete
        </MenuItem>
      </Menu>
      {isRenaming && <RenameDialog name={name} onClose={() => setIsRenaming(false)} onRename={onRename} />}
    </>
  );
}

interface RenameDialogProps {
  name: string;
  onClose: () => void;
  onRename: (name: string) => void;
}

function RenameDialog({ name, onClose, onRename }: RenameDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = typed.trim();
    if (next === "") return setFault("Please name your resume");
    if (next !== name) onRename(next);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Rename this resume"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary">
            Rename
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Name" error={fault}>
          <Input
            name="name"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
