import type {
  FactAnswer,
  FactState,
  FactSubject,
  HeldRole,
} from "#shared/domain/evidence-bank/bank-entry.ts";
import { roleLabel } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { PillOption } from "../../primitives/pills.tsx";

/** The labels of the answers to "Have you done it?", by what the question is about. */
export const answerLabels: Record<FactSubject, Partial<Record<FactState, string>>> = {
  skill: { held: "Yes", basic: "Only the basics", "in progress": "I'm learning it" },
  tool: { held: "Yes", basic: "Only the basics", "in progress": "I'm learning it" },
  quality: { held: "Yes" },
  paper: { held: "Yes", "in progress": "In progress", expired: "It has expired" },
};

/** The same labels without a question. */
export const stateLabels: Record<FactSubject, Partial<Record<FactState, string>>> = {
  skill: { held: "I can do it", basic: "The basics", "in progress": "I'm learning it" },
  tool: { held: "I can use it", basic: "The basics", "in progress": "I'm learning it" },
  quality: { held: "I showed it" },
  paper: { held: "I hold it", "in progress": "In progress", expired: "It has expired" },
};

/** The words in a list of answers. */
export const stateWords: Record<FactState, string> = {
  held: "Held",
  "in progress": "In progress",
  basic: "Basic",
  expired: "Expired",
  not: "Not done",
};

export const elsewhere = "elsewhere";

/** One choice for each role: only the employer, if that identifies it. */
export function roleChoices(roles: readonly HeldRole[]): PillOption<string>[] {
  const choices = roles.map((role, at) => {
    const { position, employer } = role;
    const isAlone = employer !== "" && roles.filter((one) => one.employer === employer).length === 1;
    const title = roleLabel(role);
    return {
      value: String(at),
      label: isAlone ? employer : title,
      title: isAlone && position ? title : undefined,
    };
  });
  return [...choices, { value: elsewhere, label: "Elsewhere" }];
}

/** The index of an answer among the choices; null if it was not given yet. */
export function chosenRole(roles: readonly HeldRole[], { role }: Pick<FactAnswer, "role">): string | null {
  if (role === null) return null;
  const at = roles.findIndex((one) => roleLabel(one) === roleLabel(role));
  return at === -1 ? null : String(at);
}

const oldest = 1970;

/** The years that a date may have, the latest first: those of the role if one was chosen. */
export function yearsOf(today: string, role: HeldRole | undefined): string[] {
  const first = Number(role?.from?.slice(0, 4) ?? oldest);
  const last = Number(role?.to?.slice(0, 4) ?? today.slice(0, 4));
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, at) => String(last - at));
}
