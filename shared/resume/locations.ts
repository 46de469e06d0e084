const states =
  "NSW|VIC|QLD|WA|SA|TAS|ACT|NT|Vic|Qld|Tas|New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania|Northern Territory|Australian Capital Territory";
const place = "[\\p{Lu}][\\p{L}'’.-]{1,24}(?: [\\p{Lu}][\\p{L}'’.-]{1,24}){0,2}";
const withState = new RegExp(`(${place}),? {1,2}(?:${states})(?![\\p{L}])(?:,? {1,2}\\d{4}(?!\\d))?`, "u");
const cities =
  /(?<!\p{L})(Sydney|Melbourne|Brisbane|Perth|Adelaide|Hobart|Darwin|Canberra|Newcastle|Wollongong|Geelong|Cairns|Townsville|Toowoomba|Ballarat|Bendigo|Fremantle|Gold Coast|Sunshine Coast|Central Coast|Launceston|Mackay|Rockhampton|Albury|Wodonga|Mildura|Bunbury|Dubbo|Tamworth|Orange|Nowra|Karratha|Kalgoorlie|Alice Springs)(?:,? Australia)?(?!\p{L})/u;
const countries =
  "Australia|New Zealand|USA|United States|UK|United Kingdom|England|Scotland|Ireland|Canada|India|China|Singapore|Malaysia|Philippines|Indonesia|Vietnam|Thailand|Japan|Germany|France|Italy|Spain|Nepal|Pakistan|Sri Lanka|Bangladesh|South Africa|Brazil|Fiji|Hong Kong|UAE|Kenya|Nigeria|Colombia|Netherlands|Switzerland";
const abroad = new RegExp(`^(${place}), (?:[A-Z]{2}(?:,? \\d{5})?|${countries})$`, "u");

/** Suburb or city with state and postcode as written ("Geelong VIC 3220"), a known city, or undefined. */
export function findLocation(text: string): string | undefined {
  if (text.length > 300) return undefined;
  const found = withState.exec(text) ?? cities.exec(text);
  return found === null ? undefined : found[0];
}

/** True when the text is a place and nothing else. */
export function isLocation(text: string): boolean {
  if (/^(remote|hybrid|onsite|on-site|work from home)$/i.test(text)) return true;
  const found = findLocation(text);
  if (found !== undefined) return text.length - found.length <= 12;
  return text.length < 60 && abroad.test(text);
}
