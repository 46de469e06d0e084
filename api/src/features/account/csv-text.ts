type Cell = string | number | boolean | null | undefined | Date | object;

/**
 * Rows as a spreadsheet reads them, with a byte order mark for Excel. A text that a spreadsheet would run as a
 * formula gets an apostrophe before it (OWASP CSV injection).
 */
export function csvText(rows: readonly Record<string, Cell>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => plain(row[column])))];
  return `\uFEFF${lines.map((line) => line.map(quoted).join(",")).join("\r\n")}\r\n`;
}

function plain(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell);
}

function quoted(text: string): string {
  const harmless = /^[\s]*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
