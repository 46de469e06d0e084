/** "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  const comma = items.some((one) => / and /.test(one)) ? "," : "";
  return `${items.slice(0, -1).join(", ")}${comma} and ${items.at(-1)}`;
}
