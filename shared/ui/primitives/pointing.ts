import type { FocusEvent, PointerEvent } from "react";

/**
 * Tells whether the mouse or the keyboard's focus is on something. A finger has no hover: its touch is a press.
 * @returns the listeners to spread on the element; none where nobody listens
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
