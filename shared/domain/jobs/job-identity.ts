import { JOB_BOARDS, type JobBoard } from "./job-boards.ts";

/** Which job this is, told from an address alone (capture.md section 7). */
export type JobIdentity = {
  board: string | null;
  externalId: string | null;
  /** `board:id`, else `url:` + the canonical address, else null when there is no usable address. */
  identityKey: string | null;
  canonicalUrl: string | null;
};

const DROPPED_PARAMS = new Set(
  "gclid fbclid ref refid trk trackingid origin source src gh_src lever-source tk from advn sol".split(" "),
);

/** Reads an http(s) address, or null: saved pages and hints carry garbage. Base makes relative links whole. */
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

/** The board whose site this host is, or null. */
export function boardOfHost(host: string): JobBoard | null {
  const lower = host.toLowerCase();
  return (
    JOB_BOARDS.find(({ hosts }) => hosts.some((known) => lower === known || lower.endsWith(`.${known}`))) ??
    null
  );
}

function idIn(url: URL, board: JobBoard): string | null {
  for (const path of board.paths) {
    const id = path.exec(url.pathname)?.[1];
    if (id !== undefined && board.id.test(id)) return normalId(board, id);
  }
  for (const param of board.params) {
    const id = url.searchParams.get(param);
    if (id !== null && board.id.test(id)) return normalId(board, id);
  }
  return null;
}

/** Workday adds "-1" when a requisition is posted again; hex ids are written in both cases. */
function normalId(board: JobBoard, id: string): string {
  if (board.board === "workday") return id.replace(/-\d{1,2}$/, "").toUpperCase();
  if (board.isCased === true) return id;
  return board.board === "workable" ? id.toUpperCase() : id.toLowerCase();
}

/**
 * The address without what changes from visit to visit: https, lower-case host, no fragment, no trailing
 * slash, tracking parameters dropped, the rest sorted (capture.md section 7).
 */
export function canonicalAddress(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => {
    const lower = name.toLowerCase();
    return !lower.startsWith("utm_") && !DROPPED_PARAMS.has(lower);
  });
  kept.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  const query = new URLSearchParams(kept).toString();
  const path = url.pathname.replace(/\/+$/, "");
  return `https://${url.host.toLowerCase()}${path}${query === "" ? "" : `?${query}`}`;
}

/** A Greenhouse id on a company's own site, a Workday site under an own domain: the address still names the job. */
function foreignHostIdentity(url: URL): Pick<JobIdentity, "board" | "externalId"> {
  const greenhouse = url.searchParams.get("gh_jid");
  if (greenhouse !== null && /^\d{4,20}$/.test(greenhouse))
    return { board: "greenhouse", externalId: greenhouse };
  const ashby = url.searchParams.get("ashby_jid");
  if (ashby !== null && /^[0-9a-f-]{36}$/i.test(ashby))
    return { board: "ashby", externalId: ashby.toLowerCase() };
  return { board: null, externalId: null };
}

/**
 * Which job an address names. `url` may be empty or garbage: every part is then null. Two addresses of one
 * job give one `identityKey`; when in doubt the keys differ (under-merge).
 */
export function jobIdentity(url: string | null | undefined): JobIdentity {
  const address = readAddress(url);
  if (address === null) return { board: null, externalId: null, identityKey: null, canonicalUrl: null };
  const known = boardOfHost(address.hostname);
  const { board, externalId } =
    known === null ? foreignHostIdentity(address) : { board: known.board, externalId: idIn(address, known) };
  const plain = canonicalAddress(address);
  const canonicalUrl =
    known?.ad !== undefined && externalId !== null ? known.ad(externalId, address.hostname) : plain;
  const identityKey = board !== null && externalId !== null ? `${board}:${externalId}` : `url:${plain}`;
  return { board, externalId, identityKey, canonicalUrl };
}
