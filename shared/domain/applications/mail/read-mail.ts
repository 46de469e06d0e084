/** A message as a person pastes or saves it: its own words, without headers, markup or anything that would load. */
export interface ReadMail {
  subject: string;
  text: string;
}

interface Part {
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** More is no message to one person. */
const mostLength = 2_000_000;
const deepest = 5;
const headerLine = /^([A-Za-z][A-Za-z-]{0,60}):[ \t]?(.*)$/;

/** Headers up to the first empty line; null where the text begins with none. */
function splitPart(raw: string): Part | null {
  const end = raw.search(/\r?\n\r?\n/);
  const head = end === -1 ? raw : raw.slice(0, end);
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const [, name, value] = headerLine.exec(line) ?? [];
    if (name === undefined || value === undefined) return null;
    headers.set(name.toLowerCase(), value);
  }
  return { headers, body: end === -1 ? "" : raw.slice(end).replace(/^\r?\n\r?\n/, "") };
}

const hex = (byte: number) => `%${byte.toString(16).padStart(2, "0")}`;

/** Bytes as text: UTF-8, and where they are none the older Western set. */
function fromBytes(bytes: readonly number[]): string {
  try {
    return decodeURIComponent(bytes.map(hex).join(""));
  } catch {
    return bytes.map((byte) => String.fromCharCode(byte)).join("");
  }
}

function fromQuoted(text: string): string {
  const joined = text.replace(/=\r?\n/g, "");
  return joined.replace(/(?:=[0-9A-Fa-f]{2})+/g, (run) =>
    fromBytes(
      run
        .slice(1)
        .split("=")
        .map((pair) => Number.parseInt(pair, 16)),
    ),
  );
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function fromBase64(text: string): string {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    const value = letters.indexOf(letter);
    if (value === -1) continue;
    held = (held * 64 + value) % 65_536;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(Math.floor(held / 2 ** bits) % 256);
  }
  return fromBytes(bytes);
}

/** "=?utf-8?Q?Your_interview?=" */
function fromEncodedWords(text: string): string {
  return text.replace(/=\?[\w-]{1,40}\?([QqBb])\?([^?]{0,500})\?=\s?/g, (_, how: string, words: string) =>
    how.toLowerCase() === "b" ? fromBase64(words) : fromQuoted(words.replace(/_/g, " ")),
  );
}

const entities: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", rsquo: "\u2019", lsquo: "\u2018" },
  ...{ ldquo: "\u201c", rdquo: "\u201d", ndash: "\u2013", mdash: "\u2014" },
};

/** The words of an HTML message; pictures, styles and scripts are left out and nothing is ever loaded. */
function fromHtml(html: string): string {
  const shown = html
    .split(/<(?=(?:style|script|head|title)\b)/i)
    .map((piece, at) =>
      at === 0 ? piece : piece.replace(/^(style|script|head|title)\b[\s\S]*?(?:<\/\1>|$)/i, ""),
    )
    .join("");
  return shown
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]{0,500}>/gi, "\n")
    .replace(/<[^<>]{0,5000}>/g, " ")
    .replace(/&(?:#(\d{1,6})|(\w{1,8}));/g, (whole, code?: string, name?: string) =>
      code === undefined
        ? (entities[(name ?? "").toLowerCase()] ?? whole)
        : String.fromCodePoint(Number(code) % 0x11_0000),
    );
}

function decoded({ headers, body }: Part): string {
  const encoding = headers.get("content-transfer-encoding")?.trim().toLowerCase();
  if (encoding === "base64") return fromBase64(body);
  return encoding === "quoted-printable" ? fromQuoted(body) : body;
}

/** The part that is read: plain text before HTML, never an attachment. */
function wordsOf(part: Part, depth: number): { plain: string; html: string } {
  const type = part.headers.get("content-type") ?? "text/plain";
  const boundary = /boundary="?([^";]{1,200})"?/i.exec(type)?.[1];
  if (boundary !== undefined && depth < deepest) {
    const parts = part.body
      .split(`--${boundary}`)
      .slice(1)
      .flatMap((piece) => splitPart(piece.replace(/^\r?\n/, "")) ?? [])
      .map((one) => wordsOf(one, depth + 1));
    return {
      plain: parts.find(({ plain }) => plain !== "")?.plain ?? "",
      html: parts.find(({ html }) => html !== "")?.html ?? "",
    };
  }
  const isAttached = /^\s*attachment/i.test(part.headers.get("content-disposition") ?? "");
  if (isAttached || !/^\s*text\//i.test(type)) return { plain: "", html: "" };
  const text = decoded(part);
  return /html/i.test(type) ? { plain: "", html: text } : { plain: text, html: "" };
}

const tidy = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/[ \t\u00a0]+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/**
 * The words of a message, from an `.eml` file's text or as they were pasted. Nothing is loaded, run or kept. Never
 * throws; a text that is no message is read as it stands.
 */
export function readMail(given: string): ReadMail {
  const raw = given.slice(0, mostLength).replace(/^\s+/, "");
  const part = splitPart(raw);
  const isMessage = part !== null && (part.headers.has("subject") || part.headers.has("content-type"));
  if (!isMessage)
    return { subject: "", text: tidy(/<(?:html|body|p|div|table)\b/i.test(raw) ? fromHtml(raw) : raw) };
  const { plain, html } = wordsOf(part, 0);
  const subject = tidy(fromEncodedWords(part.headers.get("subject") ?? ""));
  return { subject, text: tidy(plain.trim() === "" ? fromHtml(html) : plain) };
}
