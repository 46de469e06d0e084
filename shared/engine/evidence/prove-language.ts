import { readWords } from "../knock-outs/knock-out-term.ts";
import { phraseEnd } from "../words/count-words.ts";
import { isEnglish } from "../words/plain-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import type { Proof } from "./proof.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** Languages of Australia's homes and of its trade, as people name them. */
const languages = new Set(
  (
    "english mandarin cantonese chinese arabic vietnamese italian greek hindi punjabi urdu bengali tamil telugu malayalam gujarati marathi nepali sinhala sinhalese " +
    "spanish portuguese french german dutch polish russian ukrainian croatian serbian bosnian macedonian hungarian czech slovak romanian bulgarian albanian maltese turkish " +
    "farsi persian dari pashto hazaragi kurdish hebrew assyrian armenian korean japanese thai lao khmer burmese karen chin hakha rohingya indonesian malay tagalog filipino " +
    "cebuano samoan tongan fijian maori hawaiian tetum somali amharic tigrinya oromo swahili dinka nuer yoruba igbo hausa shona zulu xhosa afrikaans kirundi auslan swedish " +
    "norwegian danish finnish icelandic estonian latvian lithuanian irish welsh gaelic kriol yolngu warlpiri pitjantjatjara arrernte kannada odia konkani uyghur tibetan mongolian"
  ).split(" "),
);

const anyOther = readWords(
  "second language|another language|other language|additional language|additional languages|other languages|second languages|bilingual|multilingual|community language|language other than english|languages other than english|foreign language|european language|european languages|asian language|asian languages|community languages|foreign languages",
);
const basics = new Set(
  "basic beginner beginners conversation conversational some elementary limited learning a1 a2 b1 greetings everyday".split(
    " ",
  ),
);
/** Whom any second language serves, conversation serves, too. */
const conversation = new Set(["conversation", "conversational", "everyday"]);
const isModest = new Set("communicative conversational basic some".split(" "));

/** What a phrase asks of languages; undefined when it names none. */
export interface LanguageRequirement {
  /** Named languages, or "other" for any beside English. */
  language: string;
  /** Conversation is enough. */
  modest: boolean;
  /** "asian", "european": one of these. */
  family?: string;
}

/** "English as an additional language" is a field of teaching: nobody is asked to speak another one. */
const asSubject = readWords("as an additional language|as a second language|as a foreign language");
/** A way of writing, in the language that the resume is in. */
const asStyle = readWords("plain english");

const longestPlain = 5;
const ofSpeech = new Set(
  "fluent fluency fluently speak speaks speaking spoken speaker write writing written read reading verbal oral language languages communicate communication native bilingual proficient proficiency command skills knowledge".split(
    " ",
  ),
);

/** "English language fluency", "Fluent English": the words beside the name speak of speaking. */
export function isSpoken(tokens: readonly Token[]): boolean {
  return tokens.some(({ low }) => ofSpeech.has(low));
}

/** "A second Asian language": which ones serve. */
const families: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    asian:
      "mandarin cantonese chinese japanese korean vietnamese thai indonesian malay tagalog filipino hindi punjabi tamil urdu bengali nepali khmer lao burmese sinhala telugu malayalam gujarati",
    european:
      "french german italian spanish portuguese dutch greek polish czech slovak russian ukrainian swedish danish norwegian finnish hungarian romanian bulgarian croatian serbian macedonian maltese",
  }).map(([family, names]) => [family, new Set(names.split(" "))]),
);

/** Reads "English", "communicative German", "a second language". */
export function readLanguage(tokens: readonly Token[]): LanguageRequirement | undefined {
  if (tokens.some((_, at) => phraseEnd(tokens, at, asSubject) !== -1)) return undefined;
  if (tokens.some((_, at) => phraseEnd(tokens, at, asStyle) !== -1)) return undefined;
  const modest = tokens.some(({ low }) => isModest.has(low));
  if (tokens.some((_, at) => phraseEnd(tokens, at, anyOther) !== -1)) {
    const family = tokens.find(({ low }) => families.has(low))?.low;
    return family === undefined ? { language: "other", modest } : { language: "other", modest, family };
  }
  const named = tokens.find(({ low }) => languages.has(low));
  // "teach the curriculum in English": a subject by the way.
  if (tokens.length > longestPlain && !tokens.some(({ low }) => ofSpeech.has(low))) return undefined;
  return named === undefined ? undefined : { language: named.low, modest };
}

/** Sections where people list their languages; a role may be in any land. */
const places = new Set(["skills", "other", "summary", "header", "certificates"]);

const links = new Set("in of proficiency knowledge level skills".split(" "));

/** "Basic | proficiency in | Mandarin": how many words only link. */
function linksBefore(tokens: readonly Token[], at: number): number {
  let count = 0;
  while (count < 2 && links.has(tokens[at - 1 - count]?.low ?? "")) count += 1;
  return count;
}

function isBasic(tokens: readonly Token[], at: number, ask: LanguageRequirement): boolean {
  const isLittle = ({ low }: Token) =>
    basics.has(low) && !(ask.language === "other" && conversation.has(low));
  const before = tokens[at - 1 - linksBefore(tokens, at)];
  if (before !== undefined && isLittle(before) && ((tokens[at]?.gap ?? 0) & gap.comma) === 0) return true;
  for (let i = at + 1; i < Math.min(tokens.length, at + 4); i += 1) {
    const token = tokens[i];
    if (token === undefined || languages.has(token.low)) return false;
    // "Fluent in Spanish and conversational French": of the next one.
    if (isLittle(token)) return !languages.has(tokens[i + 1]?.low ?? "");
    if ((token.gap & (gap.semicolon | gap.stop)) !== 0) return false;
  }
  return false;
}

function isOther(low: string, family: string | undefined): boolean {
  const names = family === undefined ? languages : families.get(family);
  return names?.has(low) === true && low !== "english";
}

const speaking = new Set("speak speaks spoke speaking fluent fluently bilingual native".split(" "));
const talking = new Set(
  "ring rang talk talked call called answer answered serve served phone phoned explain explained counsel counselled interview interviewed consult consulted deal dealt read write wrote written conversation conversations calls interviews sessions".split(
    " ",
  ),
);
const speakReach = 4;
const talkReach = 7;

/** "I speak Greek with my clients", "owners whom I ring in Mandarin": said of oneself, in whatever part it is. */
function isSpokenHere(tokens: readonly Token[], at: number): boolean {
  const before = (reach: number) => tokens.slice(Math.max(0, at - reach), at);
  if (before(speakReach).some(({ low }) => speaking.has(low))) return true;
  return tokens[at - 1]?.low === "in" && before(talkReach).some(({ low }) => talking.has(low));
}

/** "Languages: English and Mandarin", wherever it is. */
const listsLanguages = ({ tokens }: EvidenceLine) => /^languages?$/.test(tokens[0]?.low ?? "");

function inLine(line: EvidenceLine, ask: LanguageRequirement, isPlace: boolean): Proof | undefined {
  const { tokens, dead } = line;
  const isClaim =
    isPlace &&
    ask.language === "other" &&
    tokens.some((_, at) => dead[at] !== true && phraseEnd(tokens, at, anyOther) !== -1);
  let best: Proof | undefined = isClaim ? { credit: 0.5, line } : undefined;
  tokens.forEach(({ low }, at) => {
    const fits = ask.language === "other" ? isOther(low, ask.family) : low === ask.language;
    if (!fits || dead[at] === true || best?.credit === 1) return;
    if (!isPlace && !isSpokenHere(tokens, at)) return;
    best = { credit: isBasic(tokens, at, ask) && !ask.modest ? 0.5 : 1, line };
  });
  return best;
}

/** A resume written in English shows English; other languages are shown where they are named. */
export function proveLanguage(ask: LanguageRequirement, lines: readonly EvidenceLine[]): Proof {
  let best: Proof = { credit: 0 };
  for (const line of lines) {
    if (line.line.heading === true || line.line.section === "referees") continue;
    const isPlace = ask.language === "english" || places.has(line.line.section) || listsLanguages(line);
    const found = inLine(line, ask, isPlace);
    if (found !== undefined && found.credit > best.credit) best = found;
  }
  if (best.credit === 1 || ask.language !== "english") return best;
  const longest = lines
    .filter(({ pasted, tokens }) => !pasted && tokens.length >= 8 && isEnglish(tokens))
    .sort((a, b) => b.tokens.length - a.tokens.length || a.line.id - b.line.id)[0];
  return longest === undefined ? best : { credit: 1, line: longest };
}
