import type { FocusEvent, PointerEvent } from "react";

/**
 * Reports whether the mouse or the keyboard focus is on an element. A finger has no hover: a touch is a click.
 * @returns the listeners to spread on the element; none if nobody listens
 */
export function pointing(onPoint: ((isOn: boolean) => void) | undefined) {
  if (!onPoint) return {};
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && onPoint(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && onPoint(false),
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(":focus-visible") && onPoint(true),
    onBlur: () => onPoint(false),
  };
}
