import type { RequestHandler } from "express";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { TaskLag } from "../queue/task-queue.ts";

/** What a machine that watches many servers reads of this one, in Prometheus' text form. No ids, addresses or texts of people. */
export interface Metrics {
  /** Times every request under the address of its row, never under the one that was asked. */
  requests: RequestHandler;
  task(name: string, seconds: number, isDone: boolean): void;
  read(): Promise<{ type: string; text: string }>;
}

/** Seconds; the bounds of docs/operations.md lie on them. */
const requestBounds = [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0.8, 2, 5, 15];
const taskBounds = [0.05, 0.2, 1, 5, 30, 120];

/** How a source of the job board does. */
interface SourceState {
  board: string;
  failures: number;
  jobs: number;
  succeededAt: Date | null;
}

/** Read anew at each reading: the waiting tasks, and the sources of the job board. */
interface Asked {
  lag: () => Promise<TaskLag[]>;
  sources: () => Promise<SourceState[]>;
}

export function createMetrics({ lag, sources }: Asked): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: "kelpie_request_seconds",
    help: "Answers by row of the contract and status",
    labelNames: ["method", "route", "status"] as const,
    buckets: requestBounds,
    registers,
  });
  const tasks = new Histogram({
    name: "kelpie_task_seconds",
    help: "Tasks done and failed",
    labelNames: ["task", "outcome"] as const,
    buckets: taskBounds,
    registers,
  });
  const waiting = new Gauge({
    name: "kelpie_tasks_due",
    help: "Tasks that are due and not begun",
    labelNames: ["task"] as const,
    registers,
  });
  const oldest = new Gauge({
    name: "kelpie_task_lag_seconds",
    help: "How long the oldest of them has been due",
    labelNames: ["task"] as const,
    registers,
  });
  const ofSource = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ["source"] as const, registers });
  const failures = ofSource("kelpie_source_failures", "Failures in a row of a source of the job board");
  const ads = ofSource("kelpie_source_jobs", "Ads in the latest answer of a source");
  const succeeded = ofSource(
    "kelpie_source_success_timestamp_seconds",
    "When a source last gave its ads; 0 is never",
  );
  const readSources = async () => {
    for (const gauge of [failures, ads, succeeded]) gauge.reset();
    for (const { board: source, ...state } of await sources()) {
      failures.set({ source }, state.failures);
      ads.set({ source }, state.jobs);
      succeeded.set({ source }, (state.succeededAt?.getTime() ?? 0) / 1000);
    }
  };
  return {
    requests: (req, res, next) => {
      const end = requests.startTimer();
      res.once("finish", () =>
        end({ method: req.method, route: routeOf(req.route), status: String(res.statusCode) }),
      );
      next();
    },
    task: (task, seconds, isDone) => tasks.observe({ task, outcome: isDone ? "done" : "failed" }, seconds),
    async read() {
      await readSources();
      waiting.reset();
      oldest.reset();
      for (const { task, due, seconds } of await lag()) {
        waiting.set({ task }, due);
        oldest.set({ task }, seconds);
      }
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}

/** Express's own pattern; what matched no row counts as one, so that nobody fills the memory with invented addresses. */
function routeOf(route: unknown): string {
  const path = typeof route === "object" && route !== null && "path" in route ? route.path : undefined;
  return typeof path === "string" ? path : "other";
}
