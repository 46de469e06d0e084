/** The words of a name in lower case: `isHouseURL`, `is-house-url` and `is_house_url` give "is house url". */
export function splitName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .replace(/[^A-Za-z0-9]+/g, " ")
    .trim()
    .toLowerCase();
}
