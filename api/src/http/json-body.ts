import type { IncomingMessage } from "node:http";
import express, { type RequestHandler } from "express";
import { storable } from "../bytes/storable.ts";

/** No body of ours is half as deep; what walks one may then call itself. */
const deepest = 32;

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
);
const opening = new Set([openBracket, openBrace]);
const closing = new Set([closeBracket, closeBrace]);

/** Bodies with an escape that may stand for a character that no text of ours holds. */
const toClean = new WeakSet<IncomingMessage>();

/**
 * JSON bodies: cut at the size that is given, refused where they are nested past any meaning, and their texts without
 * U+0000 and half surrogates, which the database cannot hold (docs/security.md, RE-09). Before any schema: what was too
 * short without them is refused, not stored.
 */
export function jsonBody(limit: number): RequestHandler[] {
  const verify = (req: IncomingMessage, _res: unknown, bytes: Buffer) => {
    if (depthOf(bytes) > deepest)
      throw Object.assign(new Error("JSON is nested too deeply"), { type: tooDeep });
    // UTF-8 that was decoded is well formed, and a bare U+0000 is no JSON: only escapes can hold either.
    if (bytes.includes("\\u")) toClean.add(req);
  };
  return [
    express.json({ limit, verify }),
    (req, _res, next) => {
      if (toClean.has(req)) req.body = storable(req.body);
      next();
    },
  ];
}

/** The type of the parser's error, as body-parser names its own. */
export const tooDeep = "json.too.deep";

/** How many brackets are open at once, outside of texts. Linear, and calls nothing on the way in. */
function depthOf(bytes: Buffer): number {
  let [depth, most] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = textEnd(bytes, at);
    else if (opening.has(byte)) depth += 1;
    else if (closing.has(byte)) depth -= 1;
    if (depth > most) most = depth;
  }
  return most;
}

/** Where the text that a quotation mark opens is closed. */
function textEnd(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}
