import type { WriterName } from "#shared/domain/writers.ts";
import { bankSources, type StoredEntries } from "#shared/writing/bank/bank-sources.ts";
import type { ImproveInput } from "#shared/writing/built-in/draft/improve-letter.ts";
import type { LetterInput } from "#shared/writing/built-in/letter/write-letter.ts";
import type { TailorOrder } from "#shared/writing/model/tailor-work.ts";
import { worksHere } from "#shared/writing/model/works-here.ts";
import { modelWriter, reasonText } from "#shared/writing/model-writer.ts";
import { type AskModel, framePrompt, repeatsInstructions } from "#shared/writing/prompt.ts";
import type { OnStep, Writer, WrittenBy } from "#shared/writing/writer.ts";
import { askDeviceModel, DeviceError, type DeviceFailure } from "./device-model.ts";

const became: Record<DeviceFailure, string> = {
  absent: "Your browser's language model is not there",
  slow: "Your browser's language model did not answer in time",
  unusable: "The answer of your browser's language model could not be used",
  left: "",
};

/** Callbacks for a run in the browser, and how to end it. */
export interface DeviceRun {
  signal: AbortSignal;
  /** 0 to 1 while the browser downloads its model; null when it has it. */
  onDownload: (share: number | null) => void;
  onStep?: OnStep;
  /** For both requests together, from when the model is ready; in milliseconds. */
  timeoutMs?: number;
}

/** A model on a common computer writes about twenty words a second. */
const defaultTimeoutMs = 120_000;

function asker({ signal, onDownload, timeoutMs = defaultTimeoutMs }: DeviceRun): AskModel {
  let deadline: AbortSignal | undefined;
  return async (assignment, onFirstWords) => {
    const secrets = { canary: crypto.randomUUID(), boundary: crypto.randomUUID() };
    const onReady = () => {
      onDownload(null);
      deadline ??= AbortSignal.timeout(timeoutMs);
      return deadline;
    };
    const { schema } = assignment.answer;
    const call = { schema, signal, onDownload, onReady, onFirstWords };
    try {
      const value = await askDeviceModel({ ...framePrompt(assignment, secrets), ...call });
      if (repeatsInstructions(value, secrets)) throw new DeviceError("unusable");
      return { answered: true, value };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof DeviceError)) throw error;
      return { answered: false, reason: reasonText(became[error.fault]), isFailure: true };
    }
  };
}

const name: WriterName = "device";

/** The model is on the person's own computer, so only what the resume says about its owner is hidden. */
const identity = { fullName: "", email: "" };

/** The accepted words of the model, or the reason why there are none. */
interface Written<Result> {
  accepted: NonNullable<WrittenBy<Result>["accepted"]>;
  /** Why the built-in writer takes over. */
  fallback?: string;
}

async function run<Result>(
  how: DeviceRun,
  write: (writer: Writer) => Promise<WrittenBy<Result>>,
): Promise<Written<Result>> {
  const { accepted = {}, fallback } = await write(modelWriter({ name, ask: asker(how), works: worksHere }));
  how.signal.throwIfAborted();
  return { accepted, ...(fallback && { fallback }) };
}

/** The input without the account's other sources. */
type From<Input> = { input: Omit<Input, "sources">; bank: StoredEntries };

/**
 * New words for lines of a resume from the browser's own model: only those that passed the fact check here. They are
 * sent with the call that saves the result, and the server checks them again. Empty if the model failed.
 * @throws the reason of `signal` if the person left.
 */
export async function tailorHere({ input, bank }: From<TailorOrder["input"]>, how: DeviceRun) {
  const order = { input: { ...input, sources: bankSources(bank) }, identity };
  const { accepted, fallback } = await run(how, (writer) => writer.tailor(order, how.onStep));
  return { deviceEdits: accepted.edits ?? [], fallback };
}

/** The body of a letter, in the same way. */
export async function letterHere({ input, bank }: From<LetterInput>, how: DeviceRun) {
  const order = { input: { ...input, sources: bankSources(bank) }, identity };
  const { accepted, fallback } = await run(how, (writer) => writer.letter(order, how.onStep));
  return { deviceLetter: accepted.paragraphs ?? [], fallback };
}

/** Sentences of the person's own draft, in the same way. */
export async function improveHere({ input, bank }: From<ImproveInput>, how: DeviceRun) {
  const order = { input: { ...input, sources: bankSources(bank) }, identity };
  const { accepted, fallback } = await run(how, (writer) => writer.improve(order, how.onStep));
  return { deviceEdits: accepted.edits ?? [], fallback };
}
