import type { SiteReader } from "./candidates/site-reader.ts";
import { SITE_READERS } from "./candidates/site-readers.ts";
import type { HookTable, SiteHooks } from "./hook-schema.ts";
import { HOOKS_VERSION } from "./reading-versions.ts";

function hooksOf(reader: SiteReader): SiteHooks {
  const { clean: _clean, extra: _extra, ...hooks } = reader;
  return JSON.parse(JSON.stringify(hooks)) as SiteHooks;
}

/** The hooks of all built-in readers as a table: what a server of this version hands out, and the fallback of all. */
export function builtInHooks(): HookTable {
  return { version: HOOKS_VERSION, sites: SITE_READERS.map(hooksOf) };
}

/** A reader made of data alone; without hosts or marks it would be asked on every page. */
function newReader({ isOff: _, ...hooks }: SiteHooks): SiteReader[] {
  if ((hooks.hosts ?? []).length + (hooks.marks ?? []).length === 0) return [];
  const none: readonly string[] = [];
  const start = {
    marks: none,
    panes: none,
    roots: ["main", "body"],
    fields: {},
    description: none,
  };
  return [{ ...start, ...present(hooks) }];
}

/** Without the keys whose value is absent: they would hide what is built in. */
function present<T extends object>(hooks: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(hooks).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** The version of the hooks that are used when this table is known. */
export function hooksVersion(table: HookTable | null): number {
  return Math.max(HOOKS_VERSION, table?.version ?? 0);
}

/**
 * The readers to ask: the built-in ones, with the hooks that a newer table has changed, without those it rests, and
 * with the sites it adds. What hooks cannot say (embedded state, mending of values) stays in code.
 */
export function readersWith(table: HookTable | null): readonly SiteReader[] {
  if (table === null || table.version <= HOOKS_VERSION) return SITE_READERS;
  const byBoard = new Map(table.sites.map((site) => [site.board, site]));
  const known = SITE_READERS.flatMap((reader): SiteReader[] => {
    const site = byBoard.get(reader.board);
    if (site?.isOff === true) return [];
    if (site === undefined) return [reader];
    const { isOff: _, fields, ...hooks } = site;
    return [{ ...reader, ...present(hooks), fields: { ...reader.fields, ...present(fields ?? {}) } }];
  });
  const boards = new Set(SITE_READERS.map(({ board }) => board));
  const added = table.sites.filter(({ board, isOff }) => !boards.has(board) && isOff !== true);
  return [...known, ...added.flatMap(newReader)];
}
