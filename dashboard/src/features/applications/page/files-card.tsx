import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Paperclip, Trash2 } from "lucide-react";
import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import type { ApplicationFile } from "#shared/contract/applications/application.ts";
import { uploadLimit } from "#shared/contract/resumes/resumes.ts";
import { acceptedEndings } from "#shared/domain/applications/application-file-types.ts";
import { longDate } from "#shared/domain/dates.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { FileButton } from "#shared/ui/primitives/file-button.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { AlertDialog } from "#shared/ui/primitives/overlay/alert-dialog.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { type ApplicationDetail, detailKey } from "../application-cache.ts";
import { filesApi } from "../files-api.ts";
import { useFileDownload } from "../use-file-download.ts";

/** Adds and removes files of an application; a refusal is said in the server's own words. */
function useApplicationFiles(id: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: detailKey(id) });
  const adding = useMutation({
    mutationFn: async (file: File) => {
      // Asked before it travels: ten megabytes on a phone take their time.
      if (file.size > uploadLimit) throw new TooLarge();
      return filesApi.addFile({ params: { id }, file });
    },
    onSuccess: refresh,
  });
  const removing = useMutation({
    mutationFn: (fileId: string) => filesApi.removeFile({ params: { id: fileId } }),
    onSuccess: () => {
      toast({ title: "File deleted" });
      return refresh();
    },
    onError: () =>
      toast({ title: "Error", description: "The file could not be deleted.", variant: "destructive" }),
  });
  return {
    add: adding.mutate,
    isAdding: adding.isPending,
    fault: adding.error && errorText(adding.error),
    remove: removing.mutate,
  };
}

class TooLarge extends Error {}

function errorText(error: Error): string {
  if (error instanceof TooLarge) return "Please choose a file smaller than 10 MB.";
  return error instanceof ApiError ? error.message : "The file could not be added. Please try again.";
}

/** Files that belong to it: an offer, a position description, a certificate. */
export function FilesCard({ application }: { application: ApplicationDetail }) {
  const { id, files } = application;
  const { add, isAdding, fault, remove } = useApplicationFiles(id);
  const [doomed, setDoomed] = useState<ApplicationFile | null>(null);
  return (
    <Card as="section" inset={16}>
      <CardHeader title="Files" count={files.length || undefined} />
      <CardBody className="grid gap-3 text-14">
        {files.length === 0 && (
          <p className="text-muted">
            An offer, a position description. PDF, Word, text or image, up to 10 MB.
          </p>
        )}
        {files.length > 0 && (
          <ul className="grid gap-2">
            {files.map((file) => (
              <FileLine key={file.id} file={file} onRemove={() => setDoomed(file)} />
            ))}
          </ul>
        )}
        {fault && (
          <Notice role="alert" tone="danger">
            {fault}
          </Notice>
        )}
        <FileButton
          accept={acceptedEndings}
          fileLabel="File to add"
          onFile={add}
          className="justify-self-start"
          icon={<Paperclip aria-hidden="true" />}
          busy={isAdding}
          busyLabel="Adding..."
        >
          Add file
        </FileButton>
      </CardBody>
      <AlertDialog
        destructive
        open={doomed !== null}
        onOpenChange={(open) => open || setDoomed(null)}
        title="Delete file"
        description={`${doomed?.name ?? ""} is deleted for good.`}
        confirmLabel="Delete"
        onConfirm={() => doomed && remove(doomed.id)}
      />
    </Card>
  );
}

function FileLine({ file, onRemove }: { file: ApplicationFile; onRemove: () => void }) {
  const { id, name, bytes, createdAt } = file;
  const { busy, download } = useFileDownload();
  return (
    <li className="flex items-center justify-between gap-2">
      <div className="min-w-0">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="text-13 text-muted">
          {sizeText(bytes)}, {longDate(createdAt)}
        </p>
      </div>
      <span className="flex shrink-0">
        <IconButton
          compact
          label={`Download ${name}`}
          icon={<Download aria-hidden="true" />}
          disabled={busy !== null}
          onClick={() => void download(id, () => filesApi.file({ params: { id } }), name)}
        />
        <IconButton
          compact
          label={`Delete ${name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
