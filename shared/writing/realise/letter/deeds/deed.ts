import { isKnownWord } from "#shared/engine/score/word-weights.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { stem } from "#shared/engine/words/stem.ts";
import { isEveryday } from "../../../verify/everyday-words.ts";
import { lowerFirst, modifier } from "./asides.ts";
import { isCounted, withArticle, withArticleFirst } from "./bare-nouns.ts";
import { plainLine, splitHead } from "./deed-head.ts";
import { tailOf } from "./deed-tail.ts";
import { changeClause, isSpan } from "./measured-change.ts";
import { isNoMatter } from "./no-matter.ts";
import { person, stateOf } from "./standing.ts";
import { adverbOf, inFirstPerson, inPast, isDoubtful, tenseOf } from "./verbs.ts";

/** A line of a role as a sentence can say it. */
export interface Deed {
  /** `act` is said with "I", `matter` with "my work includes", `event` is a clause of its own. */
  kind: "act" | "matter" | "event";
  /** "reduced errors by 18%"; "time studies and line balance"; "changeover went from 74 to 41 minutes". */
  text: string;
  /** What came of it: ", with rejected rolls down 38 per cent"; empty where the line tells nothing more. */
  tail: string;
}

/** What is known of the role that the line stands in. */
export interface DeedPlace {
  isCurrent: boolean;
  /** The role's lines mostly begin with a verb. */
  verbLed: boolean;
}

/** Done to the person, not by them: "Sent to East Gippsland for 6 days", "Called to two spills", "Mentored by the owner". */
const sentOn =
  /^(?:[Ss]ent (?:out )?to (?=[\p{Lu}\d]|the |a )|[Cc]alled (?:out )?to (?=[\p{Lu}\d]|the |an? |two |three |four |five ))/u;
const doneBy =
  /^(?:(?:mentored|trained|supervised|managed|coached|sponsored|hired|employed|engaged|paid|requested) by |(?:hired|employed|engaged|contracted) as |(?:relied|called) (?:up)?on (?:by|for|to) |trusted (?:with|to|by) |rostered (?:on|to|for) |(?:cleared|authorised|authorized|approved|requested|asked) to )/i;
/** "Promoted to team leader" */
const passive =
  /^(?:promoted|nominated|awarded|selected|recognised|recognized|appointed|invited|tasked|charged|entrusted|assigned|chosen|named|elected|seconded) (?:to|for|as|with|by|among)\b/i;
const passiveAlone =
  /^(?:promoted|nominated|awarded|selected|recognised|recognized|appointed|invited|tasked|elected|seconded)\b/i;
const judged = /^(?:rated|ranked|voted|graded)\b.* by \p{L}/iu;

/** Endings of plain English words, which hardly a name has. */
const plainEnd = /(?:ions?|ments?|overs?|ings?|ers|ity|ness|al|ic|ive|[^su]s)$/;

/** Lands, cities and who lives there. */
const proper =
  /^(?:Austral(?:ia|asia)n?|Victorian?|Queensland|Tasmanian?|Aboriginal|Indigenous|Sydney|Melbourne|Brisbane|Perth|Adelaide|Hobart|Darwin|Canberra|European?|Asian?|American?|British|Commonwealth|Māori|Pacific|Windows)$/u;

const houses =
  /^(?:Bank|University|Department|Ministry|City|Shire|State|House|Institute|School|College|Church|Board|Office|Port|Bachelor|Master|Diploma|Certificate|Doctor)$/;

/** "Forty quarterly visits" */
const counts =
  /^(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Fifteen|Twenty|Thirty|Forty|Fifty|Sixty|Seventy|Eighty|Ninety|Between|Both|Several)$/;

/** The first letter small unless it begins a name, an acronym or a tool. */
export function lowered(text: string): string {
  const first = /^[^\s,;:]+/.exec(text)?.[0] ?? "";
  // "R packages": a single letter is a name.
  if (first.length === 1 && first !== "A") return text;
  const low = first.toLowerCase();
  const isPlain =
    /^\p{Lu}[\p{Ll}'\u2019-]*$/u.test(first) &&
    (isEveryday(low) || isDoubtful(low) || isCounted(low) || isKnownWord(stem(low)) || plainEnd.test(low));
  if (counts.test(first)) return low + text.slice(first.length);
  const isTool = findTerms(first).some(({ term }) => term.kind === "tool");
  // "Dynamics 365 Customer Service" is a name; "Flour, fruit and packaging" goes on in small letters.
  const isName =
    /^\S+(?<!:) [\p{Lu}\d]/u.test(text) &&
    !/^(?:About|Around|Over|Nearly|More|Some|All|Up|First|Second|Between|Roughly)\b/.test(text);
  const isListed = /^\p{Lu}[\p{Ll}-]+(?:, | and | or )\p{Ll}/u.test(text);
  // "Australian employment law"
  // "Retrofit of 20 vehicles" is a thing, "Bank of Wattle" a name.
  const isOf = /^\p{Lu}\p{Ll}+ of (?:\p{Ll}|\d)/u.test(text) && !houses.test(first);
  const isProper = proper.test(first.replace(/['\u2019]s$/, ""));
  return (isListed || isOf || (isPlain && !isName)) && !isTool && !isProper
    ? low + text.slice(first.length)
    : text;
}

/** A comma between two items, and not inside a bracket: "two spills (diesel, solvent)". */
const betweenItems = /, (?![^()]*\))/;

/** "a, b, c" as "a, b and c"; persons among things are left out. */
function asList(text: string): string {
  const items = text.split(betweenItems);
  if (items.length < 2 || items.slice(1).some((item) => modifier.test(item))) return text;
  // "One afternoon a week at Pelican Shores, a 90-bed nursing home" is one place.
  if (items.length === 2 && /^(?:an?|the) /i.test(items[1] ?? "")) return text;
  // "Voice picking then RF guns, averaged 108 per cent": behind "my work includes" only things can stand.
  const things = items.filter(
    (item, at) => at === 0 || (!person.test(item) && tenseOf(item, false) !== "past"),
  );
  const last = things.at(-1) ?? "";
  if (things.length === 1 || / (?:and|or) /.test(last)) return things.join(", ");
  const isLong = things.some((item) => / and /.test(item));
  return `${things.slice(0, -1).join(", ")}${isLong ? "," : ""} and ${last}`;
}

/** "provided clear, ongoing reporting": what stands before the comma still waits for its noun. */
const waits =
  / (?:clear|concise|accurate|timely|prompt|regular|ongoing|strong|close|detailed|safe|friendly|warm|high|quick|fast|new|fresh|daily|weekly|monthly|\p{Ll}{3,}(?:al|ive|ous|ful|able|ible|ic))$/u;

/** "phone the physio if pain, blood pressure or walking is worse": a condition is told whole. */
const opensCondition = / (?:if|when|whenever|where|unless|until) (?:\p{L}+ ){0,2}\p{L}+$/u;

const placed = / (?:for|with|in|on|at|to|across|from|against|through|into|by|during|between) /;

/** Nothing of the act can go: its first piece waits for what follows, or a later one goes on with it. */
const isWhole = (first: string, more: readonly string[]) =>
  more.length === 0 ||
  waits.test(first) ||
  opensCondition.test(first) ||
  more.some((item) => modifier.test(item));

/** "trained two underwriters, one now has her own authority": what became of them is told of others. */
const toldOfOthers =
  /, (?:one|two|three|both|all|most) (?:of (?:whom|them) )?(?:now |later |since )?(?:has|have|is|are|was|were|went|became|runs?)\b[^,]{0,120}$/i;

/**
 * An act without the things that only stand beside it: "talked with clients each week, estimates and bug reports" is
 * the talk. Objects of one verb become a list, a second verb is joined.
 */
function asAct(whole: string): string {
  const text = whole.replace(toldOfOthers, "");
  const [first = "", ...more] = text.split(betweenItems);
  // "followed the plan, learned to give space", "sorted out fights, never left a child on the road"
  const second = (more[0] ?? "").replace(/^(?:never|always|then|also|later) /i, "");
  if (more.length === 1 && tenseOf(first, true) === "past" && tenseOf(second, false) === "past")
    return `${first}${/ and /.test(first) || opensCondition.test(first) ? "," : ""} and ${more[0]}`;
  const isSeries = more.length > 1 && more.every((item) => tenseOf(item, false) === "past");
  if (isSeries && tenseOf(first, true) === "past")
    return `${[first, ...more.slice(0, -1)].join(", ")} and ${more.at(-1)}`;
  if (isWhole(first, more)) return text;
  const at = more.findIndex((item) => tenseOf(item, false) !== undefined);
  // "keep the register, 640 lines, found pumps that had been scrapped": only the first is sure.
  if (at > 0) return first;
  if (at === 0) return / and /.test(first) ? `${first}, and ${more[0]}` : `${first} and ${more[0]}`;
  // "for film, cartons and shippers" is one list, whatever stands before it; "with clients each week, estimates" is none.
  const last = first.split(placed).at(-1) ?? first;
  const isOneList = !placed.test(`${first} `) || last.split(" ").length < 3;
  if (isOneList && / (?:and|or) /.test(more.at(-1) ?? "")) return text;
  if (placed.test(`${first} `) || more.length === 1) return first;
  return asList(text);
}

const change = /^(.{3,60}?) ((?:up |down )?from [^$\s]*\d.* to [^$\s]*\d.*|(?:up|down)(?: by)? \S*\d.*)$/i;

/** "Changeover on the can line from 74 to 41 minutes" as a clause. */
function eventClause(head: string): string | undefined {
  const [, before, how] = change.exec(head) ?? [];
  if (before === undefined || how === undefined || before.endsWith(",")) return undefined;
  // "Pipelines for 30 repositories, builds from 25 minutes to 9": what changed stands behind the last comma.
  const what = before.split(/, /).at(-1) ?? before;
  if (isSpan(what, how)) return undefined;
  // "Monthly order, brought consumables down from 7.1 to 5.8": done to what changed.
  if (what !== before && /^(?:past|any)$/.test(tenseOf(what, false) ?? "")) return undefined;
  // "Crash-free sessions" go on in small letters, "GitLab pipelines" keep theirs.
  const isPlain = /^\p{Lu}[\p{Ll}-]+ \p{Ll}/u.test(what) && !proper.test(what.split(" ")[0] ?? "");
  const isTool = findTerms(what.split(" ")[0] ?? "").some(({ term }) => term.kind === "tool");
  return `${isPlain && !isTool ? lowerFirst(what) : lowered(what)} ${changeClause(how)}`;
}

/** "Take 5s, JSAs and handover tags" are forms of a building site, "Worked examples" a way to teach. */
const isName =
  /^(?:take (?:5|five)s?|name days?|work (?:products?|orders?|instructions?|packages?|permits?)|worked examples?|balance sheets?|refrigerated|staged supply|pack tests?|cost[ -]downs?|mixed (?:media|methods)|set (?:menus?|pieces?))\b/i;

/** "A 5S project on the benches saved each packer forty minutes": a clause with a thing as its subject. */
const thingDid =
  /^(?:An?|The|My|Our) (?!.*\b(?:I|we|that|which|who)\b)[\p{L}\d' -]{3,50} (?:saved|cut|reduced|halved|doubled|tripled|lifted|raised|brought|freed|won|removed|ended|stopped|replaced) [\p{L}\d]/u;

function actPhrase(whole: string, place: DeedPlace): string | undefined {
  const [adverb, head] = adverbOf(whole) ?? ["", whole];
  const said = plainAct(head, place);
  return said === undefined || adverb === "" ? said : `${adverb.toLowerCase()} ${said}`;
}

/** "No lost-time injuries since 2019" is an achievement; "No budget of my own" is nothing to tell. */
const noHarm =
  /^(?:no|zero|nil) (?:\S+ ){0,3}(?:incidents?|injur|accident|complaint|errors?|loss|lost|breach|claims?|defect|reject|miss|late|overdue|downtime|outage|fault|repeat|recall|finding|non-|ltis?|penalt|fail|vacanc|delay|leak|resign|turnover|unplanned|sick)/i;
/** "Took out 11 with an approval flow": of what, stood in the sentence before. */
const ofBareFigure = /^\p{L}+(?: (?:out|off|up|down|back))? \d+ (?:with|by|through|using)\b/iu;

function plainAct(head: string, { isCurrent, verbLed }: DeedPlace): string | undefined {
  if (/^(?:responsible|accountable) for\b/i.test(head))
    return `${isCurrent ? "am" : "was"} ${lowerFirst(head)}`;
  if ([passive, sentOn, doneBy, judged].some((one) => one.test(head)))
    return `was ${asAct(lowerFirst(head))}`;
  if (noHarm.test(head))
    return `${isCurrent && / since \d/.test(head) ? "have had" : "had"} ${lowerFirst(head).replace(/ (on|in) last (?=\d)/, " $1 the last ")}`;
  if (/^was (?:part of|one of|in charge of|the|an?) /i.test(head)) return lowerFirst(head);
  const own = inFirstPerson(head) ?? head;
  const tense = isName.test(own) ? undefined : tenseOf(own, verbLed);
  if (tense === undefined) return undefined;
  const said = asAct(lowerFirst(own));
  return withArticle(tense === "present" && !isCurrent ? inPast(said) : said);
}

/** Fewer characters name no matter of the work. */
const leastMatter = 8;

/** "Weekend rosters and wrote the handbook": behind "my work includes" only the first can stand. */
function withoutAct(head: string): string {
  const at = head.indexOf(" and ", leastMatter);
  const act = head.slice(at + " and ".length);
  if (at < 0 || !/^\p{Ll}+ [\p{L}\d]/u.test(act) || tenseOf(act, false) !== "past") return head;
  return head.slice(0, at).replace(/,$/, "");
}

const cutOff =
  /(?:[,&/+-]|\b(?:and|or|the|a|an|of|in|on|to|by|for|with|using|through|across|from|at|as|into|via|between|including))$/i;
const most = 30;
/** "No one reports to me" is nothing to tell. */
const tellsOfNone = /^(?:no[ -]one|nobody|none|nothing|no direct reports?)\b/i;
/** "One assistant and one admin report to me", "Spray shop does the two pack": others do it. */
const ofOthers = /\b(?:reports?|looks?|comes?|turns?|answers?) to me\b|^\p{L}+ \p{Ll}+ does /iu;
/** "Threatened with a wheel brace in 2019": what was done to the person is no deed of theirs. */
const suffered =
  /^(?:threatened|assaulted|attacked|bitten|kicked|punched|spat|injured|abused|robbed|hurt|bullied|harassed|stabbed|sacked|dismissed|fired|retrenched|terminated|laid off|let go|stood down|made redundant)(?:$|[,;.]| (?:with|by|from|in|at|on|after|when|while|during|twice|once|for)\b)/i;
/** "Number two to the GM", "Mix of early and late": nouns that look like verbs. */
const looksLikeDeed = /^(?:number (?:one|two|three)|(?:mix|range|lot|load) of)\b/i;
/** "Thermal camera: used a few times with the boss" */
const seldom =
  /^(?:used|tried|did) (?:(?:it|that|them) )?(?:a few|once|twice|several|some|a couple of) ?(?:times?)?\b/i;
const tellsNothing = (head: string) =>
  seldom.test(head) ||
  looksLikeDeed.test(head) ||
  suffered.test(head) ||
  tellsOfNone.test(head) ||
  ofBareFigure.test(head) ||
  ofOthers.test(head);
/** "RF guns    | 22 people on a busy day": two columns that were read as one line; "Hobbies: church choir" is no work. */
const noLine = /\s{3}|\s\|(?:\s|$)|\s\*\s|^(?:hobbies|interests|referees?|references|papers|thesis)\b ?:/i;
/** Longer ones are no line of a role, and keep every pattern here to a short text. */
const longestLine = 600;

function isStatement(head: string): boolean {
  const words = head.split(/\s+/).length;
  if (words < 2 || words > most || /^\W|\bI\b|@/.test(head) || cutOff.test(head)) return false;
  return passive.test(head) || !passiveAlone.test(head);
}

/**
 * A resume line as what one says of oneself, by its morphology: "Reduced errors by 18%" is an act, "Fault finding on
 * conveyors" a matter of the work, "Changeover from 74 to 41 minutes" an event; "Rolled out CUPED; test time 28 per
 * cent shorter" an act and what came of it. Details after a colon or a semicolon that fit no sentence are left out.
 * @returns undefined for a line that is no statement of work.
 */
export function readDeed(line: string, place: DeedPlace): Deed | undefined {
  // An anonymous copy's blanks are told to nobody.
  if (line.length > longestLine || noLine.test(line.trim()) || /\[\p{Lu}[\p{Lu} _]{2,30}\]/u.test(line))
    return undefined;
  const { head, detail, more } = splitHead(plainLine(line));
  // "Sorted on the first call: 82 per cent" is the name of a figure.
  if (!isStatement(head) || tellsNothing(head) || /^\d/.test(detail ?? "")) return undefined;
  const event = eventClause(head);
  // "Pick rate up from 142 to 168" picks nothing.
  if (event !== undefined && !/^(?:past|any)$/.test(tenseOf(head, false) ?? ""))
    return { kind: "event", text: event, tail: "" };
  if (thingDid.test(head)) return { kind: "event", text: lowerFirst(head), tail: "" };
  const act = actPhrase(head, place);
  const tense =
    act === undefined
      ? undefined
      : (tenseOf(adverbOf(head)?.[1] ?? head, place.verbLed) ?? (place.isCurrent ? "present" : "past"));
  const tail = tailOf({ detail, more, tense });
  if (act !== undefined) return { kind: "act", text: act, tail };
  const was = stateOf(head, place.isCurrent);
  if (was !== undefined) return { kind: "act", text: was, tail };
  if (isNoMatter(head)) return undefined;
  const matter = lowered(withoutAct(head)).replace(/^own (?=\p{Ll})/u, "my own ");
  return { kind: "matter", text: withArticleFirst(asList(matter)), tail };
}
