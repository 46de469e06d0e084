import type { EducationEntry, ResumeModel, WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { isJobNoun } from "#shared/engine/read-ad/job-nouns.ts";
import { namesJob } from "#shared/engine/roles/job-titles.ts";
import { isLeftOff } from "#shared/engine/words/left-off.ts";
import { splitSentences } from "../../verify/claim.ts";
import { isEveryday } from "../../verify/everyday-words.ts";
import { isEmptyTalk, withoutCliches } from "./cliches.ts";
import { article, type NamedRole } from "./letter-phrases.ts";
import { withArticle } from "./letter-target.ts";
import { isPaper, paperPhrases, rightsSentence } from "./papers/paper-prose.ts";
import { inSentence } from "./prose-terms.ts";
import { calmed } from "./spoken-title.ts";

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** "2019-03" as "March 2019"; a year stays a year. */
function monthAndYear(date: string | undefined): string | undefined {
  const [year, month] = date?.split("-") ?? [];
  if (year === undefined || !/^\d{4}$/.test(year)) return undefined;
  return month === undefined ? year : `${months[Number(month) - 1] ?? ""} ${year}`.trim();
}

/** "Graduate, then Analyst" was both; what else stands behind a comma is the unit. */
const shortTitle = (title: string) =>
  title
    .replace(/(?<!\s)\s*\([^()]*\)/g, "")
    .replace(/,? then /, " and then ")
    .split(/,| \| | - /)[0]
    ?.trim() || title;

/** "Disability support worker" goes on in small letters and begins in one: "as a disability support worker". */
const inSmall = (title: string) => (/^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(title) ? lowerFirst(title) : title);

/** A name as it may stand in a sentence; what looks like a piece of running text is none. */
function plainName(name: string | undefined): string | undefined {
  if (name === undefined || /[.;:!?]\s|^\P{L}|\b(?:of|and|the)$/u.test(name)) return undefined;
  return name.split(" ").length > 9 ? undefined : name;
}

/** "coming back", "same university": several plain words in small letters are talk that stood where a firm's name stands. */
function plainEmployer(name: string | undefined): string | undefined {
  const words = name?.split(" ") ?? [];
  const isTalk = words.length > 1 && words.every((word) => /^\p{Ll}+$/u.test(word)) && words.some(isEveryday);
  return isTalk ? undefined : plainName(name);
}

/** "PRIYA O'NEILL" stands at the head of a resume; under a letter it is a name: "Priya O'Neill", "Ewan McKay". */
export function signedName(name: string): string {
  if (name !== name.toUpperCase() || !/\p{Lu}{2}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replace(/(?<!\p{L}['\u2019]?)\p{L}|(?<=\b[do]['\u2019])\p{L}/gu, (first) => first.toUpperCase())
    .replace(/\bMc\p{Ll}/gu, (start) => `Mc${start.slice(2).toUpperCase()}`);
}

const withArticleOf = (name: string | undefined) => (name === undefined ? undefined : withArticle(name));

/** "Self employed" is no title: "as self employed at" is said by nobody. */
const ownHouse = /^(?:self[- ]?employed|sole trader|own business)\s*$/i;

const personEnd =
  /(?:er|or|ist|yst|ian|ant|ent|nurse|chef|cook|lead|graduate|clerk|electrician|carer|secretary|registrar|(?<!wo)man|woman|person|smith|wright|fellow|scholar|partner)$/i;
const posts =
  /^(?:apprentice|trainee|intern|hand|associate|crew|commis|cdp|ot|head|executive|staff|guard|casual|chair|aide|usher|minder|maker|temp|rep|mgr|ain|rn|en|ceo|cfo|coo|cto)s?$/i;
/** Words with such an end that are nobody. */
const nobody =
  /^(?:paper|newspaper|cent(?:er|re)|career|water|summer|winter|number|computer|counter|customer|other|over|under|before|after|for|or)$/i;
/** "Office Coordination", "Fruit picking": work, and nobody. */
const isWork = /(?:ation|ment|ing)$/i;

/** "Mount Harriet Gold", "FIFO 8/6", "Paper and leaflet round" stand where a title stands, and nobody is one. */
const isPost = (title: string) =>
  isWork.test(title) ||
  namesJob(title) ||
  title
    .split(/[\s/,-]+/)
    .some(
      (word) =>
        !nobody.test(word) && (isJobNoun(word.toLowerCase()) || posts.test(word) || personEnd.test(word)),
    );

const titleOf = (position: string) => {
  const short = shortTitle(position);
  return isPost(short) ? plainName(inSmall(calmed(short))) : undefined;
};

/** A role of the resume, named for a sentence. */
export function nameWork(work: WorkEntry | undefined): NamedRole {
  const isCurrent = work?.endDate === "present";
  return {
    title: ownHouse.test(work?.position ?? "") ? undefined : titleOf(work?.position ?? ""),
    // "Brightbook (payroll SaaS, 350 staff)" says in brackets what the letter need not.
    employer: withArticleOf(plainEmployer(work?.name?.replace(/\s?\([^()]*\)/g, "").trim())),
    start: monthAndYear(work?.startDate),
    end: isCurrent ? undefined : monthAndYear(work?.endDate),
    isCurrent,
  };
}

const mostWords = 32;

const praise =
  /^(?:innovative|dynamic|creative|accomplished|seasoned|versatile|talented|visionary|proactive|energetic)\b,? /i;
const years =
  /^(?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years\b/i;

const toldOfMe = /\b(?:taught|made|showed|gave|left|brought|turned|kept|got|have|has) (?:me|us)\b/i;

function lowerFirst(text: string): string {
  return (text[0] ?? "").toLowerCase() + text.slice(1);
}

/** One sentence of a summary as the person says it of themselves; undefined where it is no such sentence. */
function selfSentence(written: string): string | undefined {
  const sentence = written.replace(/^I['\u2019]m (?=an? )/, "I am ");
  const words = sentence.split(" ");
  if (words.length < 5 || words.length > mostWords || !/\.$/.test(sentence) || isEmptyTalk(sentence))
    return undefined;
  if (/^I (?:am|have|bring|work|hold)\b/.test(sentence)) return sentence;
  // "Ten years with children taught me to find what breaks" is whole as it stands.
  if (years.test(sentence) && toldOfMe.test(sentence)) return sentence;
  if (years.test(sentence)) return `I have ${lowerFirst(sentence)}`;
  const at = words.findIndex((word) => /^(?:with|who|from|across|holding)$/.test(word));
  if (at < 1 || at > 5 || !personEnd.test(words[at - 1] ?? "")) return undefined;
  const [first = "", second = ""] = words;
  // A whole title in capitals stays one; "Registered nurse" is plain words.
  // "A-grade electrician" keeps its letter.
  const isPlain = /^\p{Lu}\p{Ll}[\p{Ll}-]*$/u.test(first) && /^\p{Ll}/u.test(second);
  return `I am ${article(isPlain ? lowerFirst(sentence) : sentence)}`;
}

/** "Summary: university administrator with eight years". */
const summaryLabel =
  /^(?:(?:career |professional |executive |personal )?(?:summary|profile|objective|statement)|about me)\s*[:\u2013-]\s*/i;

const saysYears = (sentence: string) => /\byears?\b/i.test(sentence);
const mostOfSelf = 14;
const particulars =
  /[:;] | [\u2013\u2014-] |, (?:most|mostly|mainly|including|with|where|and|one|two|three|four|five) /;

/** A long sentence ends where its list of particulars begins: "engineer with six years in food plants". */
function shortened(sentence: string): string {
  if (sentence.split(" ").length <= mostOfSelf) return sentence;
  const [head = ""] = sentence.split(particulars);
  return head === sentence || head.split(" ").length < 5 ? sentence : `${head}.`;
}

/**
 * What the person says of themselves at the top of the resume: "Registered nurse with nine years in
 * emergency wards." gives "I am a registered nurse with nine years in emergency wards."
 */
export function summarySentences({ basics }: ResumeModel): string[] {
  return (
    splitSentences((basics.summary ?? "").replace(/\s+/g, " "))
      .slice(0, 3)
      .map((written) =>
        withoutCliches(written.replace(/(?<!\s)\s*\([^()]*\)/g, "").trim())
          .replace(summaryLabel, "")
          .replace(/^an? /i, "")
          .replace(praise, ""),
      )
      .flatMap((sentence) => selfSentence(shortened(sentence)) ?? [])
      // One sentence says who writes; a second only how long.
      .filter(
        (sentence, at, all) => at === 0 || (at === 1 && saysYears(sentence) && !saysYears(all[0] ?? "")),
      )
      .slice(0, 2)
  );
}

const award =
  /^(?:bachelor|master|doctor|diploma|advanced diploma|associate degree|graduate (?:certificate|diploma)|certificate (?:i{1,3}|iv)|ph\.?d)\b[^;:()\d]*$/i;
const school = /\b(?:university|tafe|college|institute|school|academy|polytechnic|RMIT)\b/i;

/** "I completed a Bachelor of Nursing at Deakin University in 2014.": the first that is held. */
export function educationSentence({ education }: ResumeModel, told: string): string | undefined {
  const isNamed = ({ studyType = "", institution = "", inProgress }: EducationEntry) =>
    inProgress !== true &&
    award.test(studyType) &&
    studyType.split(" ").length < 11 &&
    school.test(institution) &&
    !institution.startsWith("[");
  const held = education.find(isNamed);
  if (held?.studyType === undefined || held.institution === undefined) return undefined;
  if (told.includes(held.studyType)) return undefined;
  const year = /^\d{4}/.exec(held.endDate ?? "")?.[0];
  const what = article(held.studyType);
  const where = withArticle(held.institution);
  return year === undefined ? `I hold ${what} from ${where}.` : `I completed ${what} at ${where} in ${year}.`;
}

const plainItem = /^[\p{Lu}\d][\p{L}\d+#./&' -]{1,38}$/u;
const cutOff = /\b(?:and|or|the|a|an|in|of|to|my|with|for|from|at|by|on)$/i;
/** Fewer are no list worth a sentence. */
const least = 2;

/** Skills that the resume lists and the letter does not name yet. */
export function untoldSkills({ skills }: ResumeModel, told: string, most: number): string[] {
  const said = told.toLowerCase();
  const isUntold = (item: string) =>
    plainItem.test(item) &&
    item.split(" ").length < 5 &&
    !cutOff.test(item) &&
    !/ and |\b(?:only|demo|basics?|beginner|learning)\b/i.test(item) &&
    !said.includes(item.toLowerCase());
  // "C# - three years", "React - good": how well stands behind the sign.
  const names = skills.flatMap((group) =>
    group.keywords.map((one) => one.split(/ [-\u2013\u2014] /)[0]?.trim() ?? ""),
  );
  const items = [...new Set(names)];
  const untold = items.filter(isUntold).slice(0, most);
  return untold.length < least ? [] : untold.map(inSentence);
}

/** Licences and certificates that the resume lists and the letter does not name yet. */
export function untoldPapers({ certificates }: ResumeModel, told: string, most: number): string[] {
  const held = certificates.filter(
    ({ name, expires }) =>
      expires === undefined &&
      isPaper(name) &&
      !isLeftOff(name) &&
      rightsSentence(name) === undefined &&
      plainItem.test(name.replace(/ \(\w+\)$/, "")) &&
      !/^\d|\b\d{4}$/.test(name),
  );
  return held
    .map((one) => one.name)
    .filter(
      (name) =>
        ![name, ...paperPhrases(name)].some((said) => told.toLowerCase().includes(said.toLowerCase())),
    )
    .slice(0, most);
}
