import { handWrittenClaims } from "./hand-written.ts";
import { judgeClaims } from "./judge-claims.ts";

const rows = handWrittenClaims();
const held = rows.filter((r) => /Solheim|Lolohea|Moreau/.test(r.resume));
console.log(JSON.stringify({ ...judgeClaims(rows.filter((r) => !held.includes(r))) }));
const two = judgeClaims(held);
console.error(two.n, two.lies, two.honest);
for (const m of two.misses)
  console.error(
    m.verdict,
    "|",
    m.operator,
    "|",
    (m.from ?? "LETTER").slice(0, 60),
    "=>",
    m.text,
    " ##",
    m.claim,
  );
