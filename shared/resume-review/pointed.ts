/** What somebody points at or focuses, to be shown in the file. */
export interface Pointed {
  /** Ids of the lines that it was read from. */
  lines: readonly number[];
  /** A value within them. */
  value?: string | undefined;
}

/** Told where the person points; `isAsked` where they asked to see it. */
export type PointAt = (pointed: Pointed, isAsked?: boolean) => void;
