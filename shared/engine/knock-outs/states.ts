import type { State } from "#shared/domain/australia.ts";

const names: Readonly<Record<string, State>> = {
  "new south wales": "NSW",
  victoria: "VIC",
  victorian: "VIC",
  queensland: "QLD",
  "western australia": "WA",
  "western australian": "WA",
  "south australia": "SA",
  "south australian": "SA",
  tasmania: "TAS",
  tasmanian: "TAS",
  "australian capital territory": "ACT",
  "northern territory": "NT",
  "blue card": "QLD",
  "ochre card": "NT",
  dcsi: "SA",
};

/** Short forms in their own case: "act", "wa" and "sa" are words or parts of words otherwise. */
const namedState =
  /\b(?:NSW|VIC|Vic|QLD|Qld|WA|SA|TAS|Tas|ACT|NT|[Nn]ew [Ss]outh [Ww]ales|[Vv]ictorian?|[Qq]ueensland|[Ww]estern [Aa]ustralian?|[Ss]outh [Aa]ustralian?|[Tt]asmanian?|[Aa]ustralian [Cc]apital [Tt]erritory|[Nn]orthern [Tt]erritory|[Bb]lue [Cc]ard|[Oo]chre [Cc]ard|DCSI)\b/g;

/** The one state a text names, or undefined when it names none or several. */
export function stateIn(text: string): State | undefined {
  let found: State | undefined;
  for (const [name] of text.slice(0, 600).matchAll(namedState)) {
    const state = names[name.toLowerCase()] ?? (name.toUpperCase() as State);
    if (found !== undefined && found !== state) return undefined;
    found = state;
  }
  return found;
}
