import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { queryKey } from "#shared/client/route-query.ts";
import {
  applicationReports,
  backupLimit,
  type ImportReport,
  type TableReport,
} from "#shared/contract/applications/application-reports.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { uploadLimit } from "#shared/contract/resumes/resumes.ts";
import { rereadList } from "../application-cache.ts";
import { reportsApi } from "../files-api.ts";
import { noChoices, rememberChoices, rememberedChoices, type TableChoices } from "./remembered-choices.ts";

/** What becomes of applications that are in the tracker already and differ from the file. */
export type Changed = "keep" | "replace";

/** What a file would do, or has done. */
export type Reading =
  | { kind: "table"; report: TableReport; isRemembered: boolean }
  | { kind: "backup"; report: ImportReport };

interface TrackerRequest {
  file: File;
  choices: TableChoices;
  changed: Changed;
  isApplied: boolean;
}

const isBackup = (file: File) => /\.json$/i.test(file.name);
const lastKey = queryKey(applicationReports.lastImport);

/** Reads a file without storing anything, again for each correction, and stores it when told to. */
export function useImport() {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [choices, setChoices] = useState(noChoices);
  const [changed, setChanged] = useState<Changed>("keep");
  // While it is read again the last reading stays.
  const [reading, setReading] = useState<Reading | null>(null);
  const { mutate, error, isPending, variables, reset } = useMutation({
    mutationFn: send,
    onSuccess: (found, asked) => {
      setReading(found);
      if (found.kind === "table" && found.isRemembered) setChoices(found.choices);
      return asked.isApplied ? rereadAll(client) : undefined;
    },
  });
  const ask = (next: Partial<TrackerRequest>) =>
    file && mutate({ file, choices, changed, isApplied: false, ...next });
  return {
    file,
    reading,
    changed,
    setChanged,
    isReading: isPending && !variables?.isApplied,
    isApplying: isPending && Boolean(variables?.isApplied),
    error: error && errorText(error),
    choose: (chosen: File) => {
      setFile(chosen);
      setReading(null);
      setChoices(noChoices);
      mutate({ file: chosen, choices: noChoices, changed, isApplied: false });
    },
    correct: (change: Partial<TableChoices>) => {
      if (reading?.kind !== "table") return;
      const next = { ...choices, ...change };
      setChoices(next);
      rememberChoices(reading.report, next);
      ask({ choices: next });
    },
    choices,
    apply: () => ask({ isApplied: true }),
    again: () => {
      setFile(null);
      setReading(null);
      setChoices(noChoices);
      reset();
    },
  };
}

type Client = ReturnType<typeof useQueryClient>;

const rereadAll = (client: Client) =>
  Promise.all([
    rereadList(client),
    client.invalidateQueries({ queryKey: lastKey }),
    client.invalidateQueries({ queryKey: queryKey(contract.overview.summary) }),
  ]);

/** The newest import, and the way to take it back. */
export function useLastImport() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: lastKey, queryFn: () => reportsApi.lastImport() });
  const undo = useMutation({
    mutationFn: () => reportsApi.undoImport(),
    onSuccess: () => rereadAll(client),
  });
  return { last: data ?? null, undo };
}

class TooLarge extends Error {}

type Sent =
  | { kind: "table"; report: TableReport; isRemembered: boolean; choices: TableChoices }
  | { kind: "backup"; report: ImportReport };

async function send(asked: TrackerRequest): Promise<Sent> {
  const { file, choices, changed, isApplied } = asked;
  const most = isBackup(file) ? backupLimit : uploadLimit;
  if (file.size > most) throw new TooLarge(`Please choose a file smaller than ${most / 1024 / 1024} MB.`);
  const query = { changed, ...(isApplied && { apply: "true" as const }) };
  if (isBackup(file)) return { kind: "backup", report: await reportsApi.importBackup({ file, query }) };
  const read = (chosen: TableChoices) =>
    reportsApi.importTable({ file, query: { ...query, ...choiceQuery(chosen) } });
  const report = await read(choices);
  const former = choices === noChoices ? rememberedChoices(report) : null;
  return former
    ? { kind: "table", report: await read(former), isRemembered: true, choices: former }
    : { kind: "table", report, isRemembered: false, choices };
}

function choiceQuery({ columns, orders, statuses }: TableChoices) {
  const joined = (list: readonly (string | null)[]) => list.map((one) => one ?? "").join(",");
  return {
    ...(columns && { columns: joined(columns) }),
    ...(orders && { orders: joined(orders) }),
    ...(statuses && { statuses: joined(statuses) }),
  };
}

function errorText(error: Error): string {
  if (error instanceof TooLarge || error instanceof ApiError) return error.message;
  return "The file could not be read. Please try again.";
}
