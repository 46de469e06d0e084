/** What is wrong, by field, in the order in which the form shows them. */
export type Errors<Fields> = Partial<Record<keyof Fields, string>>;

interface Parsed {
  success: boolean;
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] };
}

/** The first sentence on each field, of the contract's own schema: the server refuses the same with the same words. */
export function errorsOf<Fields>(parsed: Parsed): Errors<Fields> {
  const faults: Errors<Fields> = {};
  for (const issue of parsed.error?.issues ?? []) faults[issue.path[0] as keyof Fields] ??= issue.message;
  return faults;
}
