import { fold } from "./fold.ts";
import type { ControlOption } from "./form-snapshot.ts";

const YES = /^(?:yes|ja|oui|si|true|y|1)\b/;
const NO = /^(?:no|nein|non|false|n|0)\b/;

function labels(options: readonly ControlOption[]): string[] {
  return options.map(
    ({ label, value }) => fold(label === "" ? "" : label) || (label === "" ? "" : fold(value)),
  );
}

/**
 * The option that matches one of the wanted words: exactly, then at its start, then anywhere in it. Each match counts
 * only if it is the only one. Undefined if none matches: nothing is guessed.
 */
export function chooseOption(
  options: readonly ControlOption[],
  wanted: readonly string[],
): number | undefined {
  const said = labels(options);
  const ways = [
    (label: string, want: string, index: number) =>
      label === want || fold(options[index]?.value ?? "") === want,
    (label: string, want: string) => label.startsWith(`${want} `),
    (label: string, want: string) => want.length > 3 && ` ${label} `.includes(` ${want} `),
  ];
  for (const want of wanted.map(fold).filter((word) => word !== ""))
    for (const isSame of ways) {
      const found = said.flatMap((label, index) =>
        label !== "" && isSame(label, want, index) ? [index] : [],
      );
      if (found.length === 1) return found[0];
    }
  return undefined;
}

/** The 'Yes' or the 'No' among options in English, German or French. */
export function chooseYesNo(options: readonly ControlOption[], isYes: boolean): number | undefined {
  const said = labels(options);
  const found = said.flatMap((label, index) => ((isYes ? YES : NO).test(label) ? [index] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** True if the options are a plain yes and no, perhaps with 'maybe'. */
export function isYesNo(options: readonly ControlOption[]): boolean {
  return chooseYesNo(options, true) !== undefined && chooseYesNo(options, false) !== undefined;
}
