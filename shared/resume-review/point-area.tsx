import type { ReactNode } from "react";
import type { PointAt, Pointed } from "./pointed.ts";

export interface PointAreaProps extends Pointed {
  /** Left out where there is no file beside it. */
  onPoint?: PointAt | undefined;
  children: ReactNode;
  as?: "div" | "li" | undefined;
}

/** What is pointed at or focused here has its place in the file shown; the controls within keep their own meaning. */
export function PointArea({ onPoint, lines, value, children, as: Tag = "div" }: PointAreaProps) {
  const tell = onPoint && (() => onPoint({ lines, value }));
  return (
    <Tag onPointerEnter={tell} onFocus={tell}>
      {children}
    </Tag>
  );
}
