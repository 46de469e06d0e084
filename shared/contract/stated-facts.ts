import * as z from "zod/mini";
import { hasHidden } from "#shared/domain/hidden-characters.ts";
import { statedFactFault, statedFactLimits } from "#shared/domain/resumes/stated-facts.ts";
import type { Feature } from "./route.ts";

const text = z.string().check(
  z.trim(),
  z.superRefine((value, context) => {
    const fault = statedFactFault(value);
    if (fault) context.issues.push({ code: "custom", message: fault, input: value });
  }),
);

const term = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(statedFactLimits.term),
  z.refine((value) => !hasHidden(value), { error: "Please name what it is about." }),
);

/** What the person says is true beside their resume, asked because an ad wanted it; a source of the fact check. */
export const statedFact = z.object({
  id: z.string(),
  /** The requirement it answers, in the ad's words. */
  term: z.string(),
  text: z.string(),
  createdAt: z.string(),
});
export type StatedFact = z.infer<typeof statedFact>;

const list = z.object({ facts: z.array(statedFact) });

export const statedFacts = {
  statedFacts: {
    method: "GET",
    path: "/api/user/stated-facts",
    access: "user",
    bearer: true,
    response: list,
    own: "D-29",
  },
  /** One per term: another answer replaces the earlier one. */
  keepStatedFact: {
    method: "PUT",
    path: "/api/user/stated-facts",
    access: "user",
    bearer: true,
    body: z.strictObject({ term, text }),
    response: list,
    own: "D-29",
  },
  removeStatedFact: {
    method: "DELETE",
    path: "/api/user/stated-facts/{id}",
    access: "user",
    bearer: true,
    params: z.object({ id: z.string().check(z.maxLength(60)) }),
    response: list,
    own: "D-29",
  },
} as const satisfies Feature;
