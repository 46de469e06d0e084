import { tidyLine } from "../page/element-text.ts";
import { isJsonObject, type JsonObject, type JsonValue, jsonText } from "../page/tolerant-json.ts";
import { line, list } from "./json-ld-nodes.ts";

const PERIODS: Record<string, string> = {
  HOUR: "per hour",
  DAY: "per day",
  WEEK: "per week",
  FORTNIGHT: "per fortnight",
  MONTH: "per month",
  YEAR: "per year",
};

function amount(value: JsonValue | undefined): string {
  const text =
    typeof value === "number" ? String(value) : typeof value === "string" ? value.replace(/[,\s]/g, "") : "";
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(text) && Number(text) > 0 ? text : "";
}

/** Advertised pay as text; "" for none, zero ranges and texts without an amount. */
export function salaryOf(node: JsonObject): string {
  const base = list(node.baseSalary)[0];
  if (typeof base === "string")
    return /\d/.test(base) && !/^0(?:\D+0)?$/.test(base) ? line(base) : amount(base);
  if (typeof base === "number") return joinedPay([amount(base)], jsonText(node, "salaryCurrency"), "");
  if (!isJsonObject(base)) return "";
  const value = base.value;
  const range = isJsonObject(value) ? value : base;
  const currency =
    jsonText(base, "currency") || jsonText(range, "currency") || jsonText(node, "salaryCurrency");
  const unit = (
    jsonText(range, "unitText") ||
    jsonText(base, "unitText") ||
    jsonText(range, "unitCode")
  ).toUpperCase();
  const low =
    amount(range.minValue) || amount(range.value) || amount(isJsonObject(value) ? undefined : value);
  const high = amount(range.maxValue);
  const period = Object.entries(PERIODS).find(
    ([name]) => unit.startsWith(name) || unit === name.slice(0, 3),
  )?.[1];
  return joinedPay([low, high], currency, period ?? (unit === "ANN" ? "per year" : ""));
}

function joinedPay(ends: readonly string[], currency: string, period: string): string {
  const amounts = [...new Set(ends.filter((end) => end !== ""))];
  return amounts.length === 0 ? "" : tidyLine(`${currency} ${amounts.join(" - ")} ${period}`);
}
