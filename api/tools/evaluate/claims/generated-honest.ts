import type { RoleLine } from "./resume-lines.ts";

/** The same fact in other words, or undefined where the rule finds no hold. */
type Teller = (line: RoleLine, at: number) => string | undefined;

const bare = (text: string) => text.replace(/[.;,]+$/, "");
const upperFirst = (text: string) => (text[0] ?? "").toUpperCase() + text.slice(1);
const lowerFirst = (text: string) => (text[0] ?? "").toLowerCase() + text.slice(1);

/** Verbs that claim the same, written apart from the lexicon of the fact check. */
const equals: Readonly<Record<string, string>> = {
  managed: "oversaw",
  supervised: "oversaw",
  reduced: "lowered",
  cut: "reduced",
  wrote: "prepared",
  built: "created",
  created: "built",
  developed: "built",
  trained: "taught",
  completed: "finished",
  led: "headed",
  improved: "lifted",
  increased: "raised",
  implemented: "introduced",
  coordinated: "organised",
  organised: "arranged",
  assisted: "helped",
  conducted: "carried out",
  performed: "carried out",
  installed: "fitted",
  answered: "responded to",
  processed: "handled",
  delivered: "provided",
  maintained: "looked after",
  repaired: "fixed",
  tested: "checked",
  monitored: "tracked",
  prepared: "drew up",
  designed: "drew up",
  mentored: "coached",
  taught: "trained",
  resolved: "fixed",
  migrated: "moved",
  ordered: "purchased",
  launched: "introduced",
};

function synonym({ text }: RoleLine): string | undefined {
  const first = /^[A-Za-z]+/.exec(text)?.[0] ?? "";
  const other = equals[first.toLowerCase()];
  return other === undefined ? undefined : upperFirst(other) + text.slice(first.length);
}

const ing = (verb: string) => {
  const base = verb.replace(/ed$/, "");
  return /(?:[^aeiou]at|[cvsgz]|[^aeiou]r|[iy]z|ut|as|u)$/.test(base) ? `${base}ing` : `${base}ing`;
};

function tense({ text, task }: RoleLine): string | undefined {
  const first = /^[A-Z][a-z]+ed\b/.exec(text)?.[0];
  if (first === undefined || task === undefined || /\b[a-z]+ed\b/.test(text.slice(first.length)))
    return undefined;
  return ing(first) + text.slice(first.length);
}

const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function reordered({ text, task }: RoleLine): string | undefined {
  if (task === undefined) return undefined;
  const tail = / ((?:using|with|in|at|for) [A-Za-z][\w' -]{4,50})$/.exec(bare(text));
  if (tail?.[1] === undefined || /[,;:(]/.test(text) || tail[1].split(" ").length > 6) return undefined;
  return `${upperFirst(tail[1])}, ${lowerFirst(bare(text).slice(0, tail.index))}`;
}

function passive({ text }: RoleLine): string | undefined {
  const found =
    /^([A-Z][a-z]+ed) ((?:(?!and|or|to|with|for|in|of|on|by|from|at|up|over|that|which)[a-z]+ ){0,2}[a-z]+s)((?: (?:in|at|for|with|using|on) .*)?)$/.exec(
      bare(text),
    );
  if (found === null || /[,;:]/.test(text)) return undefined;
  const [, verb = "", object = "", rest = ""] = found;
  return `${upperFirst(object)} were ${lowerFirst(verb)}${rest}`;
}

const limiting = /\b(?:no|not|never|without|zero|all|every|only|part|half|most|some)\b|%|per cent|\bfrom\b/i;

function narrowed({ text, task }: RoleLine): string | undefined {
  if (task === undefined || limiting.test(text) || /[;:(]/.test(text)) return undefined;
  const cut = /^(.{25,}?),? (?:for|across|in|at|using) [^,]+$/.exec(bare(text))?.[1];
  return cut !== undefined && !/\b(?:with|to|and|or|of|for|as|than)$/.test(cut) ? cut : undefined;
}

function computed({ text, employer }: RoleLine): string | undefined {
  const found = /from (\d+(?:\.\d+)?)(%?) ?(\w+)? to (\d+(?:\.\d+)?)(%?) ?(\w+)?/.exec(text);
  if (found === null || employer === undefined) return undefined;
  const [, a = "", share, first, b = "", , unit = ""] = found;
  if (first !== undefined && first !== unit) return undefined;
  if (share === "%" || !/^(?:hours|minutes|seconds|days|weeks)$/.test(unit) || Number(b) >= Number(a))
    return undefined;
  return `${bare(text)}, a cut of ${Math.round((1 - Number(b) / Number(a)) * 100)} per cent`;
}

function years({ title, employer, start, end }: RoleLine): string | undefined {
  if (title === undefined || employer === undefined || start === undefined || end === undefined)
    return undefined;
  const to = end === "present" ? 2026 : Number(end.slice(0, 4));
  const whole = to - Number(start.slice(0, 4)) - 1;
  return whole >= 2 && whole < words.length && end !== "present"
    ? `I worked as ${title} at ${employer} for ${words[whole]} years.`
    : undefined;
}

/** Honest rewrites of the lines of roles, as sentences of a letter where the name says so. */
export const tellers: Readonly<Record<string, Teller>> = {
  unchanged: ({ text }) => text,
  synonym,
  tense,
  reordered,
  passive,
  narrowed,
  computed,
  "number words": ({ text }) => {
    const changed = text.replace(
      /(?<![\d.,$/-])\b([2-9]|1[0-2])\b(?![\d.,%/-]|\s?(?:am|pm|st|nd|rd|th|m|to|and)\b)/g,
      (n) => words[Number(n)] ?? n,
    );
    return changed === text ? undefined : changed;
  },
  "per cent": ({ text }) => (/\d%/.test(text) ? text.replace(/(\d)%/g, "$1 per cent") : undefined),
  "role letter": ({ task, title, employer }) =>
    task && title && employer && `As ${title} at ${employer}, I ${bare(task)}.`,
  "employer letter": ({ task, employer }) => task && employer && `At ${employer}, I ${bare(task)}.`,
  "plain letter": ({ task }) => task && `I ${bare(task)}.`,
  "merged letter": ({ task, employer, beside }) => {
    const second = beside
      .map((one) => /^[A-Z][a-z]+ed [^.;:]{10,80}$/.exec(one)?.[0])
      .find((one) => one !== undefined);
    if (task === undefined || employer === undefined || second === undefined || /[;:]/.test(task))
      return undefined;
    return `At ${employer}, I ${bare(task)} and ${lowerFirst(second)}.`;
  },
  "years letter": years,
};
