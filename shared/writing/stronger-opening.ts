import type { Rewrite } from "./edit-line.ts";
import { pastOfGerund } from "./plain-verbs.ts";

const weak =
  /^(?:was |were )?(?:mainly |primarily |also )?(?:responsible for|in charge of|duties included|duties include|tasked with|my role was|role included|responsibilities included|accountable for)[:\s]+(?:the )?([a-z]+ing)\b/i;

/**
 * "Responsible for managing rosters" becomes "Managed rosters": the same claim, said by its own verb.
 * Only where the verb stands there already; a stronger one is never put in (docs/engine.md, Writing).
 */
export function strongerOpening(text: string): Rewrite | undefined {
  const found = weak.exec(text);
  const past = found?.[1] && pastOfGerund(found[1]);
  if (!found || !past) return undefined;
  // "the planning of menus" is "planned menus"; any other "of" belongs to what follows.
  const rest = text.slice(found[0].length).replace(/^ of /, " ");
  const opened = past[0]?.toUpperCase() + past.slice(1);
  return { text: opened + restInPast(rest), reason: "Says what you did with its own verb" };
}

/** The verbs that continue the list: "managing rosters and ordering stock" becomes "managed ... and ordered ...". */
function restInPast(rest: string): string {
  return rest.replace(
    /(, | and |, and )([a-z]+ing)\b(?! (?:of|for|and|team|teams|skills|systems|staff)\b)/g,
    (whole, joint: string, word: string) => {
      const past = pastOfGerund(word);
      return past ? joint + past : whole;
    },
  );
}
