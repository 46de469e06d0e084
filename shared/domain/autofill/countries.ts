const LANGUAGES = ["en", "de", "fr"] as const;

/** Countries that people in Australia often name; the profile's select lists them first. */
export const COUNTRY_CODES =
  "AU NZ GB IE US CA IN CN HK SG MY PH ID VN TH NP LK BD PK JP KR TW ZA DE AT CH FR IT ES PT NL BE LU DK SE NO FI IS PL CZ SK HU RO BG GR HR SI EE LV LT UA RU TR IL AE SA IR IQ EG KE NG GH BR AR CL CO MX PE FJ PG".split(
    " ",
  );

const DEMONYMS: Readonly<Record<string, string>> = {
  AU: "australian",
  NZ: "new zealander",
  GB: "british",
  IE: "irish",
  US: "american",
  CA: "canadian",
  IN: "indian",
  CN: "chinese",
  DE: "german",
  FR: "french",
  CH: "swiss",
};

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AU: ["AUS"],
  GB: ["UK", "Great Britain", "GBR"],
  US: ["USA", "United States of America"],
  NZ: ["NZL", "Aotearoa New Zealand"],
  CH: ["CHE"],
  DE: ["DEU"],
};

function nameIn(language: string, code: string): string {
  try {
    return new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
  } catch {
    return code; // not two letters: the person's own word
  }
}

/** The country's English name. */
export function countryName(code: string): string {
  return code === "" ? "" : nameIn("en", code);
}

/** All forms of a country's name in forms: in English, German and French, and its codes. */
export function countrySpellings(code: string): string[] {
  if (code === "") return [];
  return [...LANGUAGES.map((language) => nameIn(language, code)), ...(OTHER_NAMES[code] ?? []), code];
}

/** The nationality, for a form that asks for it. */
export function nationalitySpellings(code: string): string[] {
  const people = DEMONYMS[code];
  return people === undefined ? countrySpellings(code) : [people, ...countrySpellings(code)];
}

/** The country that a sentence names; undefined if it names none or several. */
export function countryInText(text: string): string | undefined {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const found = COUNTRY_CODES.filter((code) =>
    countrySpellings(code).some((name) => name.length > 3 && words.includes(` ${name.toLowerCase()} `)),
  );
  const people = Object.keys(DEMONYMS).filter((code) => words.includes(` ${DEMONYMS[code]} `));
  const all = [...new Set([...found, ...people])];
  return all.length === 1 ? all[0] : undefined;
}
