import { useEffect, useRef, useState } from "react";
import { useAutosave } from "#shared/ui/blocks/use-autosave.ts";
import type { ApplicationDetail } from "./application-cache.ts";
import { inTurn } from "./in-turn.ts";
import {
  conflictsIn,
  isSame,
  pick,
  type SharedName,
  type SharedValues,
  sharedValues,
} from "./shared-values.ts";
import { useUpdateApplication } from "./use-update-application.ts";

/**
 * Fields that save themselves, though another tab may change them too. Each save says what it was made from: what was
 * changed elsewhere is not overwritten but shown beside it, and the person chooses. Fields left alone follow the server.
 */
export function useSharedFields<Name extends SharedName>(
  application: ApplicationDetail,
  names: readonly Name[],
) {
  type Values = Pick<SharedValues, Name>;
  const [values, setValues] = useState<Values>(() => sharedValues(application, names));
  const [conflicts, setConflicts] = useState<Partial<Values>>({});
  /** What the server held when the person last saw it. */
  const base = useRef(values);
  const { mutateAsync } = useUpdateApplication(application.id);

  const send = async (change: Partial<Values>): Promise<void> => {
    const changed = Object.keys(change) as Name[];
    try {
      // Read in its turn: the save before it moves the basis.
      const answer = await inTurn(application.id, () =>
        mutateAsync({ ...change, ...zoneOf(changed), basedOn: pick(base.current, changed) }),
      );
      // As the server keeps it, which trims and drops what is empty.
      base.current = { ...base.current, ...sharedValues(answer, changed) };
    } catch (error) {
      const found = conflictsIn(error) as Partial<Values> | null;
      if (!found) throw error;
      setConflicts((before) => ({ ...before, ...found }));
      const rest = changed.filter((name) => !(name in found));
      if (rest.length > 0) await send(pick(change as Values, rest));
    }
  };
  const { state, change, saveNow } = useAutosave<Partial<Values>>(send, (before, after) => ({
    ...before,
    ...after,
  }));

  const incoming = sharedValues(application, names);
  const news = JSON.stringify(incoming);
  useEffect(() => {
    const fresh = JSON.parse(news) as Values;
    setValues((shown) => {
      const untouched = (Object.keys(fresh) as Name[]).filter((name) =>
        isSame(shown[name], base.current[name]),
      );
      const taken = pick(fresh, untouched);
      base.current = { ...base.current, ...taken };
      return { ...shown, ...taken };
    });
  }, [news]);

  const show = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  const settle = (name: Name, theirs: Values[Name]) => {
    base.current = { ...base.current, [name]: theirs };
    setConflicts(({ [name]: _, ...others }) => others as Partial<Values>);
  };
  return {
    values,
    conflicts,
    state,
    saveNow,
    /** Shows it, and saves it unless it is not right yet or waits for a choice. */
    set: <Field extends Name>(name: Field, value: Values[Field], isRight = true) => {
      show({ [name]: value } as unknown as Partial<Values>);
      if (isRight && !(name in conflicts)) change({ [name]: value } as unknown as Partial<Values>);
    },
    keepMine: (name: Name) => {
      const theirs = conflicts[name];
      if (theirs === undefined) return;
      settle(name, theirs);
      change({ [name]: values[name] } as unknown as Partial<Values>);
      saveNow();
    },
    takeTheirs: (name: Name) => {
      const theirs = conflicts[name];
      if (theirs === undefined) return;
      settle(name, theirs);
      show({ [name]: theirs } as unknown as Partial<Values>);
    },
  };
}

/** A date means a day where the person is. */
function zoneOf(names: readonly SharedName[]): { timeZone?: string } {
  const isDated = names.some((name) => name.endsWith("Date") || name.endsWith("Time"));
  return isDated ? { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {};
}
