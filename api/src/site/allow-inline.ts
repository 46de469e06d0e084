import { createHash } from "node:crypto";
import type { Response } from "express";

/** What is in a page's head itself, as the policy names it: by the hash of just these characters. */
export interface InlineHashes {
  style: readonly string[];
  script: readonly string[];
}

/** Elements without attributes only: data for search engines has a type, and needs no leave. */
export function inlineHashes(html: string): InlineHashes {
  const [head = ""] = html.split("</head>", 1);
  const hashes = (pattern: RegExp) =>
    [...head.matchAll(pattern)].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
  return {
    style: hashes(/<style>([\s\S]*?)<\/style>/g),
    script: hashes(/<script>([\s\S]*?)<\/script>/g),
  };
}

/** This answer's policy, and no other's, lets in what has these hashes. */
export function allowInline(res: Response, { style, script }: InlineHashes): void {
  if (style.length + script.length === 0) return;
  const name = "Content-Security-Policy";
  const policy = String(res.getHeader(name) ?? "");
  const add = (one: string, directive: string, hashes: readonly string[]) =>
    one.replace(`${directive} 'self'`, [directive, "'self'", ...hashes].join(" "));
  res.setHeader(name, add(add(policy, "style-src", style), "script-src", script));
}
