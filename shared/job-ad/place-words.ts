const COUNTRIES =
  "australia|new zealand|united states|united states of america|usa|united kingdom|uk|england|scotland|wales|ireland|northern ireland|canada|germany|deutschland|austria|österreich|switzerland|schweiz|suisse|svizzera|france|spain|españa|espanya|portugal|italy|italia|netherlands|nederland|the netherlands|belgium|belgique|belgië|luxembourg|denmark|danmark|sweden|sverige|norway|norge|finland|suomi|iceland|poland|polska|czechia|czech republic|česko|česká republika|slovakia|slovensko|hungary|magyarország|romania|românia|bulgaria|greece|croatia|slovenia|serbia|ukraine|estonia|latvia|lithuania|turkey|türkiye|israel|united arab emirates|uae|saudi arabia|qatar|egypt|south africa|nigeria|kenya|india|pakistan|bangladesh|sri lanka|nepal|singapore|malaysia|indonesia|philippines|thailand|vietnam|hong kong|china|taiwan|japan|south korea|korea|brazil|brasil|argentina|chile|colombia|mexico|méxico|peru|perú|uruguay|el salvador|costa rica|ecuador|fiji|papua new guinea";
const AU_NZ =
  "nsw|vic|qld|wa|sa|tas|act|nt|new south wales|victoria|queensland|western australia|south australia|tasmania|northern territory|australian capital territory|sydney|melbourne|brisbane|perth|adelaide|hobart|darwin|canberra|gold coast|sunshine coast|newcastle|wollongong|geelong|cairns|townsville|toowoomba|ballarat|bendigo|launceston|mackay|rockhampton|auckland|wellington|christchurch|hamilton|dunedin|tauranga|parramatta|north sydney";
const CITIES =
  "london|manchester|edinburgh|dublin|paris|lyon|berlin|munich|münchen|hamburg|frankfurt|köln|cologne|stuttgart|vienna|wien|zurich|zürich|geneva|genève|basel|bern|lausanne|madrid|barcelona|valencia|lisbon|lisboa|porto|milan|rome|amsterdam|rotterdam|brussels|copenhagen|stockholm|oslo|helsinki|warsaw|warszawa|krakow|kraków|prague|praha|brno|bratislava|budapest|bucharest|new york|new york city|san francisco|los angeles|seattle|austin|boston|chicago|denver|toronto|vancouver|montreal|bangalore|bengaluru|mumbai|delhi|hyderabad|chennai|pune|tokyo|seoul|shanghai|beijing|sao paulo|são paulo|mexico city|dubai|tel aviv";
/** Working from anywhere is an answer to "where"; hybrid is not. */
const REMOTE =
  /^(?:(?:100 ?% |fully )?(?:remote|anywhere|worldwide|work from home|no office location)\b.{0,40})$/i;

const PLACE_NAMES = new Set(`${COUNTRIES}|${AU_NZ}|${CITIES}`.split("|"));
const US_STATE =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?: \d{5})?$/;

/** True for "Remote", "Anywhere (100% Remote)": a place of last resort, when no town stands beside it. */
export function isRemotePlace(text: string): boolean {
  return REMOTE.test(text);
}

/**
 * True when a short line reads as a place: a known country, state or city as one of its parts ("Sao Paulo -
 * Brazil", "Parramatta, NSW 2150"), "City, XX", or words for remote. A help for ranking, never proof.
 */
export function looksLikePlace(text: string): boolean {
  if (text.length < 2 || text.length > 90 || /[!?:;@]|\d{6}/.test(text)) return false;
  if (REMOTE.test(text)) return true;
  const parts = text.split(/\s*[,/()|•·]\s*|\s+[-–—]\s+/).filter((part) => part !== "");
  if (parts.length > 6) return false;
  return parts.some((part) => {
    const bare = part.replace(/\s+\d{4,5}$/, "").toLowerCase();
    return PLACE_NAMES.has(bare) || lastWordIsState(bare) || (parts.length > 1 && US_STATE.test(part));
  });
}

function lastWordIsState(text: string): boolean {
  return /^[\p{L}'. -]{2,40} (?:nsw|vic|qld|tas|act)$/u.test(text);
}
