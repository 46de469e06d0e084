import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import { Tinypool } from "tinypool";
import { threadEnvironment } from "../config.ts";

/** Why a thread did not do its work. */
export type ThreadErrorReason = "too_slow" | "too_large" | "closed";

export class ThreadError extends Error {
  override readonly name = "ThreadError";
  readonly reason: ThreadErrorReason;
  /** Processor time that went into it all the same, in milliseconds. */
  readonly cpuMs: number;

  constructor(reason: ThreadErrorReason, cpuMs: number) {
    super(`A thread's work ended: ${reason}`);
    this.reason = reason;
    this.cpuMs = cpuMs;
  }
}

/** What every work gets beside its input: where it says that it has begun, and whatever it reports on its way. */
export interface ThreadWork<Input> {
  input: Input;
  port: MessagePort;
}
type MessagePort = MessageChannel["port2"];

/** A thread's first message: from here on its time counts, however long it took to start. */
export interface Begun {
  threadId: number;
}

interface Caps {
  /** Processor time of one work, in milliseconds. */
  cpuMs: number;
  /** Real time of one work, in milliseconds, for a thread that is kept from working. */
  wallMs: number;
  heapMb: number;
}

interface RunOptions {
  onReport?: (report: unknown) => void;
  cpuMs?: number | undefined;
}

export interface ThreadPool {
  /**
   * Has the file's function `work` called with the input on a thread; the thread is ended when the work is too long or too
   * large, and another one takes its place.
   * @param options.onReport gets what the work posts to its port, but for the first message.
   * @param options.cpuMs processor time of this work, where it is another than the pool's.
   * @throws ThreadError with the reason; whatever the function throws, as a copy.
   */
  run(input: unknown, options?: RunOptions): Promise<unknown>;
  /** Starts the threads ahead of the first work. */
  warm(): void;
  close(): Promise<void>;
}

/**
 * Threads that run one file, started at the first use. They never keep the process alive while they are idle.
 * @param options.idleMs after so long without work they end; without it they stay.
 */
export function createThreadPool(
  file: URL,
  threads: number,
  caps: Caps,
  { idleMs }: { idleMs?: number } = {},
): ThreadPool {
  let pool: Tinypool | undefined;
  const open = () => {
    pool ??= new Tinypool({
      filename: file.href,
      name: "work",
      minThreads: idleMs === undefined ? threads : 0,
      ...(idleMs !== undefined && { idleTimeout: idleMs }),
      maxThreads: threads,
      env: threadEnvironment(),
      // Room for what is young is filled before anything is let go: three threads with 64 MB left a server above 600.
      resourceLimits: { maxOldGenerationSizeMb: caps.heapMb, maxYoungGenerationSizeMb: 24 },
    }).on("error", () => undefined);
    return pool;
  };
  const run: ThreadPool["run"] = async (input, { onReport, cpuMs = caps.cpuMs } = {}) => {
    const { port1, port2 } = new MessageChannel();
    const stop = new AbortController();
    const watch = watchThread(open(), { ...caps, cpuMs }, stop);
    const hear = (message: unknown) => {
      if (isBegun(message)) watch.begin(message.threadId);
      else onReport?.(message);
    };
    port1.on("message", hear);
    try {
      const work: ThreadWork<unknown> = { input, port: port2 };
      return await open().run(work, { transferList: [port2], signal: stop.signal });
    } catch (error) {
      throw stop.signal.aborted ? new ThreadError("too_slow", watch.used()) : asThreadError(error, caps);
    } finally {
      // The answer may overtake what was reported before it.
      for (let late = receiveMessageOnPort(port1); late; late = receiveMessageOnPort(port1))
        hear(late.message);
      watch.end();
      port1.close();
    }
  };
  return {
    run,
    warm: () => void open(),
    async close() {
      const closing = pool;
      pool = undefined;
      await closing?.destroy();
    },
  };
}

function isBegun(message: unknown): message is Begun {
  return typeof message === "object" && message !== null && "threadId" in message;
}

/** A look at the clock of a thread that has worked this long or less is no news. */
const leastMs = 50;

/** Ends the thread of a work that has used up its processor time; a busy machine alone ends nothing before its wall. */
function watchThread(pool: Tinypool, caps: Caps, stop: AbortController) {
  let timer: NodeJS.Timeout | undefined;
  let used = 0;
  const begin = (threadId: number) => {
    const started = performance.now();
    const thread = findThread(pool, threadId);
    const before = thread?.cpuUsage();
    const look = async () => {
      const cpu = await thread?.cpuUsage(await before).catch(() => undefined);
      const passed = performance.now() - started;
      used = cpu ? (cpu.user + cpu.system) / 1000 : passed;
      if (used >= caps.cpuMs || passed >= caps.wallMs) stop.abort();
      else if (timer !== undefined) timer = setTimeout(look, Math.max(leastMs, caps.cpuMs - used));
    };
    timer = setTimeout(look, caps.cpuMs);
  };
  return {
    begin,
    used: () => used,
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

function findThread(pool: Tinypool, threadId: number): Worker | undefined {
  for (const one of pool.threads)
    if ("thread" in one && one.thread instanceof Worker && one.thread.threadId === threadId)
      return one.thread;
  return undefined;
}

/** Running out of memory, of the stack or of a string's length: the input asks for more than there is. */
function asThreadError(error: unknown, { cpuMs }: Caps): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error ? error.code : "";
  if (code === "ERR_WORKER_OUT_OF_MEMORY" || error instanceof RangeError)
    return new ThreadError("too_large", cpuMs);
  return /terminat/i.test(error.message) ? new ThreadError("closed", 0) : error;
}
