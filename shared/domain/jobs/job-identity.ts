import { isHostOf, type JobAddresses } from "#shared/sites/site.ts";
import { siteList } from "../../sites/generated/site-list.ts";
import { type JobBoard, jobBoards } from "./job-sites.ts";

/** The identity of a job, from an address alone (docs/). */
export type JobIdentity = {
  board: string | null;
  externalId: string | null;
  /** `board:id`, else `url:` + the canonical address, else null without a usable address. */
  identityKey: string | null;
  canonicalUrl: string | null;
};

const DROPPED_PARAMS = new Set([
  ..."gclid fbclid ref origin source src".split(" "),
  ...siteList.flatMap(({ tracking = [] }) => tracking),
]);

/**
 * Parses an http(s) address, or returns null: saved pages and hints contain invalid ones. `base` resolves relative
 * links.
 */
export function readAddress(text: string | null | undefined, base?: string): URL | null {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "" && base === undefined) return null;
  try {
    const url = base === undefined ? new URL(trimmed) : new URL(trimmed, base);
    return url.protocol === "https:" || url.protocol === "http:" ? url : null;
  } catch {
    return null;
  }
}

type AddressedBoard = JobBoard & { addresses: JobAddresses };
const addressed = jobBoards.filter((one): one is AddressedBoard => one.addresses !== undefined);

/** The board whose site this host is, if addresses of that board name a job; else null. */
export function boardOfHost(host: string): AddressedBoard | null {
  const lower = host.toLowerCase();
  return addressed.find(({ hosts }) => isHostOf(lower, hosts)) ?? null;
}

function idIn(url: URL, addresses: JobAddresses): string | null {
  for (const path of addresses.paths ?? []) {
    const id = normalId(addresses, path.exec(url.pathname)?.[1]);
    if (id !== null) return id;
  }
  for (const param of addresses.params ?? []) {
    const id = normalId(addresses, url.searchParams.get(param));
    if (id !== null) return id;
  }
  return null;
}

/** The id in one notation; null if it is not an id. */
function normalId(addresses: JobAddresses, id: string | null | undefined): string | null {
  if (id === null || id === undefined || !addresses.id.test(id)) return null;
  return addresses.normal === undefined ? id.toLowerCase() : addresses.normal(id);
}

/**
 * The address without the parts that differ between visits: https, lower-case host, no fragment, no trailing slash,
 * no tracking parameters, the others sorted (docs/).
 */
export function canonicalAddress(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => {
    const lower = name.toLowerCase();
    return !lower.startsWith("utm_") && !DROPPED_PARAMS.has(lower);
  });
  kept.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  const query = new URLSearchParams(kept).toString();
  const path = url.pathname.replace(/(?<!\/)\/+$/, "");
  return `https://${url.host.toLowerCase()}${path}${query === "" ? "" : `?${query}`}`;
}

/** A Greenhouse id on a company's own site: the address still names the job. */
function foreignHostIdentity(url: URL): Pick<JobIdentity, "board" | "externalId"> {
  for (const { board, addresses } of addressed) {
    const param = addresses.elsewhere === undefined ? null : url.searchParams.get(addresses.elsewhere);
    const externalId = normalId(addresses, param);
    if (externalId !== null) return { board, externalId };
  }
  return { board: null, externalId: null };
}

/**
 * The job that an address names. `url` may be empty or invalid; then every part is null. Two addresses of one job
 * give one `identityKey`; in doubt the keys differ.
 */
export function jobIdentity(url: string | null | undefined): JobIdentity {
  const address = readAddress(url);
  if (address === null) return { board: null, externalId: null, identityKey: null, canonicalUrl: null };
  const known = boardOfHost(address.hostname);
  const { board, externalId } =
    known === null
      ? foreignHostIdentity(address)
      : { board: known.board, externalId: idIn(address, known.addresses) };
  const plain = canonicalAddress(address);
  const canonicalUrl =
    (externalId === null ? undefined : known?.addresses.ad?.(externalId, address.hostname)) ?? plain;
  const identityKey = board !== null && externalId !== null ? `${board}:${externalId}` : `url:${plain}`;
  return { board, externalId, identityKey, canonicalUrl };
}
