import { useState } from "react";
import * as z from "zod/mini";
import { type SkillsLayout, skillsLayouts } from "#shared/domain/resumes/document-designs.ts";
import { readValue, writeValue } from "../../../platform/browser/browser-storage.ts";

/** How one document is set, beside its design. */
export interface Layout {
  /** "Fit to two pages" was taken. */
  twoPages?: boolean | undefined;
  /** As they are written where nothing was chosen. */
  skills?: SkillsLayout | undefined;
}

const key = "kelpie_layouts";
const layouts = z.array(
  z.object({
    id: z.string(),
    twoPages: z.optional(z.boolean()),
    skills: z.optional(z.enum(skillsLayouts)),
  }),
);
/** So many documents are remembered; the oldest go. */
const mostRemembered = 50;

const remembered = () => readValue("local", key, layouts) ?? [];

/** What was chosen for a document, as a call for its file takes it. */
export function layoutOf(id: string | undefined): Layout {
  const { id: _, ...layout } = remembered().find((one) => one.id === id) ?? { id };
  return layout;
}

/**
 * How a document is set; this browser remembers it for each, as it does the design for all.
 * @param id of the resume or result; without one it lasts as long as the screen.
 */
export function useLayout(id: string | undefined): [Layout, (change: Layout) => void] {
  const [layout, setLayout] = useState(() => (id === undefined ? {} : layoutOf(id)));
  const choose = (change: Layout) => {
    const next = { ...layout, ...change };
    setLayout(next);
    if (id === undefined) return;
    const others = remembered().filter((one) => one.id !== id);
    const isPlain = !next.twoPages && next.skills === undefined;
    writeValue("local", key, (isPlain ? others : [...others, { ...next, id }]).slice(-mostRemembered));
  };
  return [layout, choose];
}
