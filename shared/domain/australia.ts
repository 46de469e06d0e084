/** States and territories by their abbreviation. */
export const stateNames = {
  ACT: "Australian Capital Territory",
  NSW: "New South Wales",
  NT: "Northern Territory",
  QLD: "Queensland",
  SA: "South Australia",
  TAS: "Tasmania",
  VIC: "Victoria",
  WA: "Western Australia",
} as const;
export type State = keyof typeof stateNames;

const states: Readonly<Record<string, string>> = stateNames;

export const isState = (text: string): text is State => Object.hasOwn(stateNames, text);
export const stateCodes: readonly State[] = Object.keys(stateNames).filter(isState);

/** 'NSW|VIC|...', for a pattern. */
export const stateCodePattern = stateCodes.join("|");

/** 'Victoria' for "VIC"; any other text is returned unchanged. */
export const stateName = (code: string): string => states[code] ?? code;

/** Capital cities, the largest first. */
export const capitalCities = [
  "Sydney",
  "Melbourne",
  "Brisbane",
  "Perth",
  "Adelaide",
  "Canberra",
  "Hobart",
  "Darwin",
] as const;

/** Larger cities that are not a capital, in lower case. */
export const otherCities =
  "gold coast|wollongong|geelong|parramatta|sunshine coast|townsville|cairns|toowoomba|ballarat|bendigo|launceston";
const country = /\baustralia\b|\b(?:au|aus)\b(?!.*\b(?:us|usa|uk)\b)/i;
// Only the abbreviations that have no other meaning.
const state =
  /\b(?:NSW|VIC|QLD|TAS|ACT)\b|\bnew south wales\b|\bvictoria\b(?!,? (?:bc|british|canada))|\bqueensland\b|\btasmania\b|\bsouth australia\b|\bwestern australia\b|\bnorthern territory\b/i;
const city = new RegExp(`\\b(?:${capitalCities.join("|")}|${otherCities})\\b`, "i");
const elsewhere =
  /\b(?:united states|usa|florida|fl|scotland|united kingdom|uk|canada|ontario|new zealand|south africa)\b/i;

/** Whether a source's place is in Australia; boards of Australian employers also list other countries. */
export function isAustralianPlace(place: string, countryCode = ""): boolean {
  const code = countryCode.trim().toLowerCase();
  if (code !== "") return code === "au" || code === "aus" || code === "australia";
  if (country.test(place)) return true;
  return !elsewhere.test(place) && (state.test(place) || city.test(place));
}

/** Whether the words of a source allow work from anywhere. */
export function saysRemote(text: string): boolean {
  return /\b(?:remote|work from home|wfh|telecommute|anywhere in australia)\b/i.test(text);
}
