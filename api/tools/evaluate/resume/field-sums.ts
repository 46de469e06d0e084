import { tallyReadingOrder } from "../reading-order.ts";
import {
  addTally,
  isSameField,
  type ListTally,
  listScore,
  noTally,
  type ResumeAnswer,
  type ResumeGold,
  share,
  tallyList,
} from "./resume-score.ts";

export interface Miss {
  id: string;
  field: string;
  expected: string | null;
  got: string | null;
}

const fields = ["name", "email", "phone"] as const;
const lists = ["sections", "employers", "titles", "skills"] as const;

export interface Sums {
  files: number;
  fields: Record<(typeof fields)[number], { gold: number; right: number; invented: number }>;
  lists: Record<(typeof lists)[number], ListTally>;
  order: { gold: number; right: number };
}

export function noSums(): Sums {
  const field = () => ({ gold: 0, right: 0, invented: 0 });
  return {
    files: 0,
    fields: { name: field(), email: field(), phone: field() },
    lists: { sections: noTally(), employers: noTally(), titles: noTally(), skills: noTally() },
    order: { gold: 0, right: 0 },
  };
}

export function addFields(sums: Sums, gold: ResumeGold, answer: ResumeAnswer): Omit<Miss, "id">[] {
  const misses: Omit<Miss, "id">[] = [];
  for (const field of fields) {
    const isRight = isSameField(field, gold[field], answer[field]);
    const sum = sums.fields[field];
    if (gold[field] === null) sum.invented += isRight ? 0 : 1;
    else {
      sum.gold += 1;
      sum.right += isRight ? 1 : 0;
    }
    if (!isRight) misses.push({ field, expected: gold[field], got: answer[field] ?? null });
  }
  return misses;
}

/** Files without labels for a list are not counted, because the sample may be incomplete there. */
export function addLists(sums: Sums, gold: ResumeGold, answer: ResumeAnswer): Omit<Miss, "id">[] {
  const misses: Omit<Miss, "id">[] = [];
  for (const list of lists) {
    if (gold[list].length === 0) continue;
    const tally = tallyList(gold[list], answer[list]);
    addTally(sums.lists[list], tally);
    const got = answer[list].join(" | ").slice(0, 400);
    for (const expected of tally.missed) misses.push({ field: list, expected, got });
  }
  return misses;
}

export function addOrder(sums: Sums, gold: ResumeGold, text: string): Omit<Miss, "id">[] {
  const tally = tallyReadingOrder(text, gold);
  sums.order.gold += tally.gold;
  sums.order.right += tally.right;
  return tally.missed.map((expected) => ({ field: "readingOrder", expected, got: null }));
}

export function reportOf({ files, fields: one, lists: many, order }: Sums): object {
  const accuracy = ({ gold, right, invented }: Sums["fields"]["name"]) => ({
    accuracy: share(right, gold),
    invented,
  });
  return {
    files,
    name: accuracy(one.name),
    email: accuracy(one.email),
    phone: accuracy(one.phone),
    sections: listScore(many.sections),
    employers: listScore(many.employers),
    titles: listScore(many.titles),
    skills: { recall: listScore(many.skills).recall },
    readingOrder: { accuracy: share(order.right, order.gold) },
  };
}
