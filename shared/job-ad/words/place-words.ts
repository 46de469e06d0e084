const COUNTRIES =
  "australia|new zealand|united states|united states of america|usa|united kingdom|uk|england|scotland|wales|ireland|northern ireland|canada|germany|deutschland|austria|österreich|switzerland|schweiz|suisse|svizzera|france|spain|españa|espanya|portugal|italy|italia|netherlands|nederland|the netherlands|belgium|belgique|belgië|luxembourg|denmark|danmark|sweden|sverige|norway|norge|finland|suomi|iceland|poland|polska|czechia|czech republic|česko|česká republika|slovakia|slovensko|hungary|magyarország|romania|românia|bulgaria|greece|croatia|slovenia|serbia|ukraine|estonia|latvia|lithuania|turkey|türkiye|israel|united arab emirates|uae|saudi arabia|qatar|egypt|south africa|nigeria|kenya|india|pakistan|bangladesh|sri lanka|nepal|singapore|malaysia|indonesia|philippines|thailand|vietnam|hong kong|china|taiwan|japan|south korea|korea|brazil|brasil|argentina|chile|colombia|mexico|méxico|peru|perú|uruguay|el salvador|costa rica|ecuador|fiji|papua new guinea";
const AU_NZ =
  "nsw|vic|qld|wa|sa|tas|act|nt|new south wales|victoria|queensland|western australia|south australia|tasmania|northern territory|australian capital territory|sydney|melbourne|brisbane|perth|adelaide|hobart|darwin|canberra|gold coast|sunshine coast|newcastle|wollongong|geelong|cairns|townsville|toowoomba|ballarat|bendigo|launceston|mackay|rockhampton|auckland|wellington|christchurch|hamilton|dunedin|tauranga|parramatta|north sydney|blacktown|liverpool|penrith|macquarie park|chatswood|ryde|bankstown|surry hills|barangaroo|central coast|coffs harbour|dubbo|orange|bathurst|albury|wodonga|wagga wagga|tamworth|armidale|port macquarie|richmond|docklands|southbank|dandenong|clayton|shepparton|mildura|warrnambool|traralgon|ipswich|logan|fortitude valley|bundaberg|hervey bay|gladstone|mount isa|fremantle|joondalup|bunbury|kalgoorlie|karratha|port hedland|broome|geraldton|mount gambier|whyalla|alice springs|devonport|burnie|palmerston north|napier|nelson|queenstown|rotorua|pilbara|hunter valley|illawarra|gippsland|all australia|australia wide";
const CITIES =
  "london|manchester|edinburgh|dublin|paris|lyon|berlin|munich|münchen|hamburg|frankfurt|köln|cologne|stuttgart|vienna|wien|zurich|zürich|geneva|genève|basel|bern|lausanne|madrid|barcelona|valencia|lisbon|lisboa|porto|milan|rome|amsterdam|rotterdam|brussels|copenhagen|stockholm|oslo|helsinki|warsaw|warszawa|krakow|kraków|prague|praha|brno|bratislava|budapest|bucharest|new york|new york city|san francisco|los angeles|seattle|austin|boston|chicago|denver|toronto|vancouver|montreal|bangalore|bengaluru|mumbai|delhi|hyderabad|chennai|pune|tokyo|seoul|shanghai|beijing|sao paulo|são paulo|mexico city|dubai|tel aviv|birmingham|leeds|glasgow|bristol|cambridge|oxford|cardiff|belfast|liverpool|sheffield|nottingham|reading|cork|galway|marseille|toulouse|bordeaux|lille|nantes|strasbourg|nice|rennes|grenoble|montpellier|düsseldorf|leipzig|dresden|hannover|nürnberg|nuremberg|bremen|dortmund|essen|bonn|mannheim|karlsruhe|freiburg|münster|graz|linz|salzburg|innsbruck|st. gallen|luzern|winterthur|zug|lugano|sevilla|málaga|bilbao|zaragoza|murcia|palma|alicante|vigo|granada|torino|turin|bologna|firenze|milano|roma|napoli|utrecht|eindhoven|den haag|the hague|antwerp|ghent|göteborg|gothenburg|malmö|aarhus|bergen|tampere|gdańsk|wrocław|poznań|łódź|katowice|ostrava|plzeň|olomouc|liberec|hradec králové|pardubice|české budějovice|zlín|ústí nad labem|košice|žilina|zagreb|ljubljana|belgrade|sofia|athens|kyiv|tallinn|riga|vilnius|istanbul|philadelphia|houston|dallas|atlanta|miami|phoenix|portland|san diego|san jose|washington|minneapolis|detroit|pittsburgh|charlotte|nashville|raleigh|salt lake city|palo alto|mountain view|menlo park|cupertino|calgary|ottawa|edmonton|waterloo|gurgaon|gurugram|noida|kolkata|bogotá|medellín|lima|buenos aires|rio de janeiro|manila|jakarta|bangkok|ho chi minh city|hanoi|kuala lumpur|osaka|taipei|shenzhen|guangzhou|hangzhou|riyadh|doha|abu dhabi|cairo|lagos|nairobi|cape town|johannesburg";
const REGIONS =
  "california|texas|florida|new york state|massachusetts|illinois|washington state|virginia|colorado|ontario|quebec|québec|british columbia|alberta|bayern|bavaria|hessen|sachsen|niedersachsen|nordrhein-westfalen|baden-württemberg|rheinland-pfalz|brandenburg|thüringen|schleswig-holstein|île-de-france|auvergne-rhône-alpes|provence-alpes-côte d'azur|nouvelle-aquitaine|occitanie|bretagne|normandie|hauts-de-france|grand est|pays de la loire|catalunya|cataluña|andalucía|comunidad de madrid|comunidad valenciana|país vasco|galicia|středočeský kraj|jihomoravský kraj|moravskoslezský kraj|plzeňský kraj|jihočeský kraj|olomoucký kraj|zlínský kraj|liberecký kraj|hlavní město praha|vysočina|emea|apac|europe|european union|north america|latin america|asia|africa|middle east";
/** Codes of countries count only after a town: "Leipzig, DE". */
const COUNTRY_CODE =
  /^(?:A[ETRU]|B[EGR]|C[AHLNOZ]|D[EK]|E[EGS]|F[IR]|G[BR]|H[KRU]|I[DELNT]|JP|KR|L[TUV]|M[TXY]|N[LOZ]|P[EHLT]|RO|S[EGIK]|T[HRW]|U[AKS]|VN|ZA)$/;
/** Provinces of Canada, also only after a town: "Guelph, ON". */
const CA_PROVINCE = /^(?:AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT)$/;
/** Working from anywhere is a place; hybrid is not. */
const REMOTE =
  /^(?:(?:100 ?% |fully )?(?:remote|anywhere|worldwide|work from home|no office location)\b.{0,40})$/i;

const PLACE_NAMES = new Set(`${COUNTRIES}|${AU_NZ}|${CITIES}|${REGIONS}`.split("|"));
/** Only after a town: "Jonesboro, AR 72401". */
const US_STATE =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?: \d{5})?$/;

/** True for "Remote", "Anywhere (100% Remote)": used as the place only if there is no town. */
export function isRemotePlace(text: string): boolean {
  return REMOTE.test(text);
}

/**
 * True if a short line looks like a place: a known country, state or city as one of its parts ("Sao Paulo - Brazil",
 * "Parramatta, NSW 2150"), "City, XX", or words for remote. For ranking only, not a proof.
 */
export function looksLikePlace(text: string): boolean {
  if (text.length < 2 || text.length > 90 || /[!?:;@]|\d{6}/.test(text)) return false;
  if (REMOTE.test(text)) return true;
  const parts = text.split(/(?:(?<!\s)\s+)?[,/()|•·]\s*|(?<!\s)\s+[-–—]\s+/).filter((part) => part !== "");
  if (parts.length > 6) return false;
  return parts.some((part, index) => {
    const bare = part
      .replace(/(?<!\s)\s+\d{1,5}$/, "")
      .replace(
        /^(?:greater|metro|inner|north|south|east|west) (?=\p{L}{4})|(?: cbd| area| metropolitan area| region)$/giu,
        "",
      );
    const isCode =
      /\bSA 5\d{3}$/.test(part) ||
      (index > 0 && (US_STATE.test(part) || CA_PROVINCE.test(part) || COUNTRY_CODE.test(part)));
    return isCode || PLACE_NAMES.has(bare.toLowerCase()) || endsInState(bare);
  });
}

/** "Ballarat Central VIC": an Australian state after a town. SA is also a legal form, so it needs a postcode. */
function endsInState(text: string): boolean {
  return (
    /^[\p{L}'’. -]{2,40} (?:nsw|vic|qld|tas|act)$/iu.test(text) ||
    /^[\p{L}'’. -]{2,40} (?:WA|NT)$/u.test(text) ||
    PLACE_NAMES.has(/^(.+) SA$/.exec(text)?.[1]?.toLowerCase() ?? "")
  );
}
