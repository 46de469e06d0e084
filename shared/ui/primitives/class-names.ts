/**
 * Joins class names. A `className` handed to a component is for its place in the page only (margin, width,
 * grid cell): looks are props, so nothing has to be merged or overridden.
 */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
