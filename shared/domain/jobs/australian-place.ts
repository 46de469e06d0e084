const country = /\baustralia\b|\b(?:au|aus)\b(?!.*\b(?:us|usa|uk)\b)/i;
const state =
  /\b(?:NSW|VIC|QLD|TAS|ACT)\b|\bnew south wales\b|\bvictoria\b(?!,? (?:bc|british|canada))|\bqueensland\b|\btasmania\b|\bsouth australia\b|\bwestern australia\b|\bnorthern territory\b/i;
const city =
  /\b(?:sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|gold coast|wollongong|geelong|parramatta|sunshine coast|townsville|cairns|toowoomba|ballarat|bendigo|launceston)\b/i;
const elsewhere =
  /\b(?:united states|usa|florida|fl|scotland|united kingdom|uk|canada|ontario|new zealand|south africa)\b/i;

/** Whether a source's place is in Australia: boards of Australian employers list the world. */
export function isAustralianPlace(place: string, countryCode = ""): boolean {
  const code = countryCode.trim().toLowerCase();
  if (code !== "") return code === "au" || code === "aus" || code === "australia";
  if (country.test(place)) return true;
  return !elsewhere.test(place) && (state.test(place) || city.test(place));
}

/** Whether words of a source say that the work is done from anywhere. */
export function saysRemote(text: string): boolean {
  return /\b(?:remote|work from home|wfh|telecommute|anywhere in australia)\b/i.test(text);
}
