/// <reference types="dom-chromium-ai" />

/** The adapter for the model in the person's own browser: Chrome's Prompt API. The input never leaves the computer. */

const english = [{ type: "text", languages: ["en"] }] satisfies LanguageModelExpected[];
const options = {
  expectedInputs: english,
  expectedOutputs: english,
} satisfies LanguageModelCreateCoreOptions;

/** Whether the browser has a model: none, after a download by the browser, or ready. */
export type DeviceModelState = "none" | "to-download" | "ready";

/** Never rejects: a browser that fails to answer counts as without a model. */
export async function deviceModelState(): Promise<DeviceModelState> {
  if (!("LanguageModel" in globalThis)) return "none";
  try {
    const availability = await LanguageModel.availability(options);
    if (availability === "unavailable") return "none";
    return availability === "available" ? "ready" : "to-download";
  } catch {
    return "none";
  }
}

/** The kinds of failure. `unusable`: no JSON, endless or empty. `left`: the caller cancelled. */
export type DeviceFailure = "absent" | "slow" | "unusable" | "left";

export class DeviceError extends Error {
  readonly fault: DeviceFailure;

  constructor(fault: DeviceFailure) {
    super(`The browser's model: ${fault}`);
    this.name = "DeviceError";
    this.fault = fault;
  }
}

export interface DeviceRequest {
  /** The instructions for the model. */
  instructions: string;
  /** The data it works on; nothing in it is an instruction. */
  material: string;
  /** The JSON schema of the answer. */
  schema: Record<string, unknown>;
  /** Aborted when the caller leaves; a download that has begun continues in the browser. */
  signal: AbortSignal;
  /** Progress of the model's download, 0 to 1; called only if there is one. */
  onDownload?: ((share: number) => void) | undefined;
  /** Called when the model is ready; time is counted from here. @returns a signal for the end of the time. */
  onReady: () => AbortSignal;
  onFirstWords?: (() => void) | undefined;
}

const mostCharacters = 60_000;

/**
 * Asks the browser's model once, in a separate session.
 * @returns an unchecked JSON value.
 * @throws DeviceError, and nothing else.
 */
export async function askDeviceModel(request: DeviceRequest): Promise<unknown> {
  if (!("LanguageModel" in globalThis)) throw new DeviceError("absent");
  const { signal } = request;
  let deadline: AbortSignal | undefined;
  let session: LanguageModel | undefined;
  try {
    const created = openSession(request);
    // If the caller leaves during the download, the session that comes later is closed.
    void created.then((late) => signal.aborted && late.destroy()).catch(() => undefined);
    session = await unlessAborted(created, signal);
    deadline = request.onReady();
    const both = AbortSignal.any([signal, deadline]);
    return JSON.parse(await unlessAborted(readWords(session, request, both), both));
  } catch (error) {
    if (signal.aborted) throw new DeviceError("left");
    if (deadline?.aborted) throw new DeviceError("slow");
    throw error instanceof DeviceError ? error : new DeviceError("unusable");
  } finally {
    session?.destroy();
  }
}

function openSession({ instructions, signal, onDownload }: DeviceRequest): Promise<LanguageModel> {
  return LanguageModel.create({
    ...options,
    initialPrompts: [{ role: "system", content: instructions }],
    signal,
    monitor(monitor) {
      monitor.addEventListener("downloadprogress", ({ loaded }) => onDownload?.(loaded));
    },
  });
}

async function readWords(
  session: LanguageModel,
  { material, schema, onFirstWords }: DeviceRequest,
  signal: AbortSignal,
): Promise<string> {
  const stream = session.promptStreaming(material, { responseConstraint: schema, signal });
  const reader = stream.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    if (text === "" && value !== "") onFirstWords?.();
    text += value;
    if (text.length > mostCharacters) throw new DeviceError("unusable");
  }
}

/** A model that hangs may ignore the signal, so the wait itself ends with it. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new DeviceError("slow"));
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave, { once: true });
    work.then(resolve, reject);
  });
}
