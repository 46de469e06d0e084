const states =
  "NSW|VIC|QLD|WA|SA|TAS|ACT|NT|Vic|Qld|Tas|New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania|Northern Territory|Australian Capital Territory";
const place = "[\\p{Lu}][\\p{L}'’.-]{1,24}(?: [\\p{Lu}][\\p{L}'’.-]{1,24}){0,2}";
const withState = new RegExp(
  `(${place}),? {1,2}(?:${states})(?![\\p{L}])(?:,? {1,2}(?!0[45]\\d\\d ?\\d{3})\\d{4}(?!\\d))?`,
  "u",
);
const cities =
  /(?<!\p{L})(Sydney|Melbourne|Brisbane|Perth|Adelaide|Hobart|Darwin|Canberra|Newcastle|Wollongong|Geelong|Cairns|Townsville|Toowoomba|Ballarat|Bendigo|Fremantle|Gold Coast|Sunshine Coast|Central Coast|Launceston|Mackay|Rockhampton|Albury|Wodonga|Mildura|Bunbury|Dubbo|Tamworth|Orange|Nowra|Karratha|Kalgoorlie|Alice Springs|(?:Evans|Lennox|Burleigh|Brunswick|Nambucca|Tweed|Barwon|Hastings|Norah|Crescent|Noosa|Boyne|Sussex|Bribie|Shellharbour|Queenscliff) Heads?)(?:,? Australia)?(?!\p{L})/u;
const countries =
  "Australia|New Zealand|USA|United States|UK|United Kingdom|England|Scotland|Ireland|Canada|India|China|Singapore|Malaysia|Philippines|Indonesia|Vietnam|Thailand|Japan|Germany|France|Italy|Spain|Nepal|Pakistan|Sri Lanka|Bangladesh|South Africa|Brazil|Fiji|Hong Kong|UAE|Kenya|Nigeria|Colombia|Netherlands|Switzerland|South Korea|S\\.? ?Korea|Korea|Turkey|Türkiye|Mexico|Argentina|Chile|Poland|Portugal|Sweden|Norway|Denmark|Finland|Austria|Belgium|Greece|Israel|Egypt|Taiwan|Lebanon|Russia|Ukraine|NZ|Wales";
const abroad = new RegExp(`^(${place}), (?:[A-Z]{2}(?:,? \\d{5})?|${countries})$`, "u");

/** "Coimbatore, Tamil Nadu, India": a town of one word, its region and its country. */
const ofRegion = new RegExp(`^[\\p{Lu}][\\p{L}'’-]{1,24}, ${place}, (?:${countries})$`, "u");

/** "Service NSW", "Parks Victoria": state bodies, not towns. */
const stateBody =
  /^(?:Service|TAFE|Health|Parks|Racing|Transport|Ambulance|Police|Fire|Rescue|Tourism|Energy|Water|Education|Aid|Revenue|Roads|Sport|Infrastructure|Housing|Cricket|Football|Netball|Business|Justice|Courts|Corrections|Library|Government|Council|University|Institute|Trains|Rail|Ports|Landcare|Surf|Netball|Rugby|Swimming)$/;

/** Cheap looks before the dear ones: the tables of \p{L} take a new process milliseconds. */
const someState = new RegExp(states);
const endsAbroad = new RegExp(`, (?:[A-Z]{2}(?:,? \\d{5})?|${countries})$`);

function findTown(text: string): string | undefined {
  if (!someState.test(text)) return undefined;
  const found = withState.exec(text);
  const lastWord = (found?.[1] ?? "").split(" ").at(-1) ?? "";
  return found === null || stateBody.test(lastWord) ? undefined : found[0];
}

/** Suburb or city with state and postcode as written ("Geelong VIC 3220"), a known city, or undefined. */
export function findLocation(text: string): string | undefined {
  return text.length > 300 ? undefined : (findTown(text) ?? cities.exec(text)?.[0]);
}

/** Words that may be beside a town without making it something else: "Bendigo Bank" is no place. */
const besideTown =
  /^(?:[\s,()/&|–-]|\d{4}|CBD|Metro|Greater|Area|Region|Regional|Inner|Outer|North|South|East|West|Northern|Southern|Eastern|Western|Suburbs?|remote|hybrid|on-?site|and|Australia|NSW|VIC|QLD|WA|SA|TAS|ACT|NT)*$/i;

/** "Gum Hospital, ME" names an employer, not a town. */
const house =
  /\b(?:hospital|university|college|school|bank|group|health|services?|inc|ltd|clinic|council|hotel),/i;

/** True when the text is a place and nothing else. */
export function isLocation(text: string): boolean {
  if (text.length > 80) return false;
  if (/^(remote|hybrid|onsite|on-site|work from home)$/i.test(text)) return true;
  const found = findLocation(text);
  if (found !== undefined && besideTown.test(text.replace(found, " "))) return true;
  if (text.length >= 60 || !endsAbroad.test(text) || house.test(text)) return false;
  return abroad.test(text) || ofRegion.test(text);
}
