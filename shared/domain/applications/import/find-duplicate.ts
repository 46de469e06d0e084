import { companyCompareForm, compareForm } from "../../jobs/compare-form.ts";
import { jobIdentity } from "../../jobs/job-identity.ts";

interface Comparable {
  jobTitle: string;
  company: string;
  jobUrl: string;
}

interface Keys {
  name: string | null;
  address: string | null;
}

function keysOf({ jobTitle, company, jobUrl }: Comparable): Keys {
  const [title, employer] = [compareForm(jobTitle), companyCompareForm(company)];
  return {
    name: title && employer ? `${title}|${employer}` : null,
    address: jobIdentity(jobUrl).identityKey,
  };
}

/** Keys of stored applications, so that each is folded once and not for every key press. */
const known = new WeakMap<Comparable, Keys>();

function storedKeys(one: Comparable): Keys {
  const keys = known.get(one) ?? keysOf(one);
  known.set(one, keys);
  return keys;
}

/**
 * The existing application that a new one repeats: the same address, else the same title at the same employer, both
 * in their compare form. The first of the list counts.
 */
export function findDuplicate<A extends Comparable>(all: readonly A[], fresh: Comparable): A | null {
  const { name, address } = keysOf(fresh);
  const byAddress = address === null ? undefined : all.find((one) => storedKeys(one).address === address);
  return byAddress ?? (name === null ? null : (all.find((one) => storedKeys(one).name === name) ?? null));
}
