import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../prove/copy-project.ts";
import { ruleGroups } from "./rule-groups.ts";

const sets = ["own-ads", "strange-ads", "rough-ads"].map((name) => `api/tools/evaluate/reading/${name}`);

interface Figures {
  [figure: string]: number;
}

/** The figures that the copy prints for one set; only shares. */
function measure(folder: string, task: string, set: string): Record<string, unknown> {
  const run = spawnSync(process.execPath, ["--no-warnings", "api/tools/evaluate/evaluate.ts", task, set], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64_000_000,
  });
  if (run.status !== 0) throw new Error(`${task} ${set}: ${run.stderr.slice(-600)}`);
  return JSON.parse(run.stdout) as Record<string, unknown>;
}

function figuresOf(folder: string): Record<string, Figures> {
  const all: Record<string, Figures> = {};
  for (const set of sets) {
    const { noise, recall, order, proofs } = measure(folder, "reading", set) as Figures & {
      proofs: Figures;
    };
    all[path.basename(set)] = {
      noise: noise ?? 0,
      recall: recall ?? 0,
      order: order ?? 0,
      agreement: proofs.accuracy ?? 0,
      falseYes: proofs.falseYes ?? 0,
    };
  }
  const pairs = measure(folder, "labelled-pairs", "api/tools/train/pairs");
  for (const side of ["own", "setAside"]) {
    const { lines, order } = pairs[side] as { lines: Figures; order: number };
    all[`pairs, ${side}`] = { order, agreement: lines.agreement ?? 0, falseYes: lines.falseYes ?? 0 };
  }
  return all;
}

/**
 * The loss of each figure without a group: above 0 the group is useful. The sign is reversed for noise and false
 * positives.
 */
function losses(whole: Record<string, Figures>, without: Record<string, Figures>): Record<string, Figures> {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return Object.fromEntries(
    Object.entries(whole).map(([set, figures]) => [
      set,
      Object.fromEntries(
        Object.entries(figures)
          .map(([name, value]) => {
            const change = value - (without[set]?.[name] ?? 0);
            return [name, round(name === "noise" || name === "falseYes" ? -change : change)] as const;
          })
          .filter(([, loss]) => loss !== 0),
      ),
    ]),
  );
}

/**
 * Removes one group of rules or data after another from a copy of the project, and measures each set without it (task
 * `ablation`). A group without any loss that prevents no known harm should be deleted. Takes about ten minutes.
 */
export function evaluateAblation(): object {
  const { around, folder } = copyProject();
  try {
    const whole = figuresOf(folder);
    const groups = ruleGroups.map(({ name, files, file, from, to }) => {
      const lines = files.reduce(
        (sum, one) => sum + readFileSync(path.join(folder, one), "utf8").split("\n").length - 1,
        0,
      );
      const at = path.join(folder, file);
      const source = readFileSync(at, "utf8");
      writeFileSync(
        at,
        source.replace(from, () => to),
      );
      try {
        return { name, lines, loses: losses(whole, figuresOf(folder)) };
      } finally {
        writeFileSync(at, source);
      }
    });
    return { task: "ablation", whole, groups };
  } finally {
    rmSync(around, { recursive: true, force: true });
  }
}
