import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { backupLimit, type ImportReport } from "#shared/contract/applications/application-reports.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { uploadLimit } from "#shared/contract/resumes/resumes.ts";
import type { ImportField } from "#shared/domain/applications/import/import-fields.ts";
import { rereadList } from "../application-cache.ts";
import { reportsApi } from "../files-api.ts";

type Fields = readonly (ImportField | null)[];

interface Asked {
  file: File;
  /** Of a spreadsheet; absent: as its titles say. */
  fields?: Fields | undefined;
  changed: "keep" | "replace";
  isApplied: boolean;
}

const isBackup = (file: File) => /\.json$/i.test(file.name);

/** Reads a file without storing anything, again for each change of the columns, and stores it when told to. */
export function useImport() {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [changed, setChanged] = useState<"keep" | "replace">("keep");
  const { mutate, data, error, isPending, variables, reset } = useMutation({
    mutationFn: send,
    onSuccess: (report) =>
      report.isApplied
        ? Promise.all([
            rereadList(client),
            client.invalidateQueries({ queryKey: queryKey(contract.overview.summary) }),
          ])
        : undefined,
  });
  // While it is read again the last reading stays.
  const [shown, setShown] = useState<ImportReport | null>(null);
  const ask = (asked: Asked) => mutate(asked, { onSuccess: setShown });
  const fields = shown?.columns.map(({ field }) => field);
  return {
    file,
    report: shown ?? data ?? null,
    changed,
    setChanged,
    isReading: isPending && !variables?.isApplied,
    isApplying: isPending && Boolean(variables?.isApplied),
    fault: error && faultText(error),
    choose: (chosen: File) => {
      setFile(chosen);
      setShown(null);
      ask({ file: chosen, changed, isApplied: false });
    },
    chooseField: (at: number, field: ImportField | null) => {
      if (!file || !fields) return;
      // A field is one column's: choosing it for another takes it from the first.
      const next = fields.map((one, index) => (index === at ? field : one === field ? null : one));
      ask({ file, fields: next, changed, isApplied: false });
    },
    apply: () => file && ask({ file, fields: isBackup(file) ? undefined : fields, changed, isApplied: true }),
    again: () => {
      setFile(null);
      setShown(null);
      reset();
    },
  };
}

class TooLarge extends Error {}

async function send({ file, fields, changed, isApplied }: Asked): Promise<ImportReport> {
  const most = isBackup(file) ? backupLimit : uploadLimit;
  if (file.size > most) throw new TooLarge(`Please choose a file smaller than ${most / 1024 / 1024} MB.`);
  const query = { changed, ...(isApplied && { apply: "true" as const }) };
  if (isBackup(file)) return reportsApi.importBackup({ file, query });
  const columns = fields?.map((field) => field ?? "").join(",");
  return reportsApi.importCsv({
    file,
    query: { ...query, ...(columns !== undefined && { columns }) },
  });
}

function faultText(error: Error): string {
  if (error instanceof TooLarge || error instanceof ApiError) return error.message;
  return "The file could not be read. Please try again.";
}
