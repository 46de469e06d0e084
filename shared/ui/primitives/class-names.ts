/**
 * Joins class names. The `className` of a component only sets its place in the page (margin, width, grid cell). Looks
 * are props, so nothing has to be merged or overridden.
 */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
