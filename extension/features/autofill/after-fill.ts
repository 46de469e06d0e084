import type { EmptyField } from "#shared/autofill/count-fields.ts";
import type { FrameForms } from "../../platform/page/form-page.ts";

/** What the page shows after it was filled. */
export interface FilledCount {
  filled: number;
  total: number;
  /** Required and still empty, in the page's order. */
  requiredEmpty: (EmptyField & { frameId: number })[];
  /** Number of fields that appeared after the form was read. */
  appeared: number;
}

type Place = { frameId: number; ref: number };
/** The part of the filled plan that counting needs. */
interface FilledPlan {
  fill: readonly (Place & { key: string })[];
  left: readonly Place[];
  /** If a list was planned, its new entries are not counted as new fields. */
  lists: readonly object[];
}

/**
 * Counts the fields from a new reading of the page: a field that did not accept its value is empty.
 * @param done the keys of fields that were written and read back.
 */
export async function countFilled(
  frames: readonly FrameForms[],
  plan: FilledPlan,
  done: ReadonlySet<string>,
): Promise<FilledCount> {
  const [{ countFields }, { placesOfLists }] = await Promise.all([
    import("#shared/autofill/count-fields.ts"),
    import("#shared/autofill/history/plan-history.ts"),
  ]);
  const known = new Set([...plan.fill, ...plan.left].map(({ frameId, ref }) => `${frameId}:${ref}`));
  const counts = frames.map(({ frameId, snapshot }) => {
    const own = plan.fill.filter((item) => item.frameId === frameId);
    const refused = new Set(own.filter(({ key }) => !done.has(key)).map(({ ref }) => ref));
    const listed = new Set(plan.lists.length > 0 ? placesOfLists(snapshot) : []);
    return { frameId, listed, ...countFields(snapshot, refused) };
  });
  const fresh = counts.flatMap(({ frameId, asked, listed }) =>
    asked.filter((ref) => !known.has(`${frameId}:${ref}`) && !listed.has(ref)),
  );
  return {
    filled: counts.reduce((sum, { filled }) => sum + filled, 0),
    total: counts.reduce((sum, { total }) => sum + total, 0),
    requiredEmpty: counts.flatMap(({ frameId, requiredEmpty }) =>
      requiredEmpty.map((one) => ({ ...one, frameId })),
    ),
    appeared: fresh.length,
  };
}
