import type { Request, Response } from "express";

/** Bytes of a refused body that are read on and thrown away: no browser reads an answer before it has sent its file. */
const mostDiscarded = { ofNamedLength: 64 * 1024 * 1024, ofNoLength: 1024 * 1024 };
/** Who is still sending then has this long to read the answer. */
const lastWordMs = 1000;
/** A sender that goes on for longer is cut off, however slowly it sends. */
const mostMs = 30_000;

/** True while a body is on its way. */
export function isStillSending(req: Request): boolean {
  const { "content-length": length = "0", "transfer-encoding": coding } = req.headers;
  return !req.complete && (coding !== undefined || Number(length) > 0);
}

/**
 * Answers before the body's end. Its words leave at once; the answer ends, and the connection with it, when the sender is
 * through or has sent too much for somebody who was refused.
 */
export function answerEarly(req: Request, res: Response, status: number, body: object): void {
  const text = JSON.stringify(body);
  res.status(status).type("json").setHeader("Connection", "close");
  res.setHeader("Content-Length", Buffer.byteLength(text));
  res.write(text);
  const length = Number(req.headers["content-length"] ?? Number.NaN);
  const isSmall = length <= mostDiscarded.ofNamedLength;
  let left = isSmall ? mostDiscarded.ofNamedLength : mostDiscarded.ofNoLength;
  const end = () => {
    clearTimeout(timer);
    res.end();
  };
  const cut = () => {
    end();
    req.socket.destroy();
  };
  const timer = setTimeout(cut, mostMs).unref();
  const discard = (chunk: Buffer) => {
    left -= chunk.length;
    if (left >= 0) return;
    req.off("data", discard).pause();
    setTimeout(cut, lastWordMs).unref();
  };
  req.on("data", discard).once("end", end).once("close", end).resume();
}
