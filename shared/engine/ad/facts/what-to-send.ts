/** What an application must hold beside the resume. */
export type RequestedDocumentKind =
  | "letter"
  | "selection_criteria"
  | "pitch"
  | "targeted_questions"
  | "capabilities";

export interface DocumentRequest {
  kind: RequestedDocumentKind;
  /** The ad's words for its length: "no more than two pages"; null when it sets none. */
  limit: string | null;
}

const count = "(?:\\d[\\d,]*|one|two|three|four|five|six)";
// "a page" is a limit, "a Word document" is none.
const size = `(?:${count}(?: (?:or|to) ${count})?[ -](?:words?|characters?|(?:a4 )?pages?|paragraphs?)|(?:half )?a (?:a4 )?page|${count}[ -]minute (?:video|voice note|voice memo))`;
const limit = new RegExp(
  `\\b(?:(?:no (?:more|longer) than|at most|maximum(?: of)?|max\\.?|up to|not exceeding|within|limit(?:ed)? (?:of|to)|under)\\s+)?${size}(?: (?:each|in total|maximum|max|limit|tops|or less|or fewer|per (?:question|criterion|response|answer)))?|\\b(?:maximum )?word limit (?:of )?\\d[\\d,]*|\\ba (?:couple|few) of lines\\b|\\ba few (?:lines|words|sentences)\\b|\\ba (?:short|brief) paragraph(?: (?:for|on|per) each)?\\b|\\b(?:short|brief) (?:cover(?:ing)? letter|note)\\b`,
  "i",
);
const counted = new RegExp(`\\b${count}\\b|\\ba (?:a4 )?page\\b`, "i");
const resumeLimit = /\b(?:resume|cv|curriculum vitae|résumé)\b(?:(?! and | plus | with )[^,;.]){0,30}$/i;

const kinds: readonly (readonly [RequestedDocumentKind, RegExp])[] = [
  [
    "pitch",
    /\b(?:pitch|statement of claims(?!.*\bcriteria\b)|statement of (?:suitability|interest|motivation)|suitability statement|expression of interest)\b/i,
  ],
  [
    "capabilities",
    /\b(?:address|addressing|respond|responding|demonstrat\w+|against|claims|how you meet)\b.{0,60}\b(?:focus |core |key )?capabilit(?:y|ies)\b/i,
  ],
  [
    "selection_criteria",
    /\b(?:address|addressing|addresses|respond|responding|response|responses|statement|claims|against|outlin\w+|detailing|meet)\b.{0,90}\b(?:(?:selection |essential |key )?criteria|ksc|person specification)\b|\banswers? to (?:the |our |each |all )?(?:\w+ ){0,2}criteria\b|\baddress(?:es|ing)? (?:each|all|both|every)(?: one)? of the (?:following|above|points|below)\b|\bstatement of claims\b|\bcriteria (?:statement|response)\b|\b(?:address|addressing|respond to|against|for|per) (?:each|every|all|criterion)(?: of the)?(?: criteri(?:on|a))?\b.{0,40}\b(?:form|criteri(?:on|a)|plus|statements?)\b|\bstatements?\b.{0,60}\bper criterion\b|\bstatement addressing (?:points|items|each)\b|\baddress(?:es|ing)? (?:each of )?(?:the )?K?SC ?\d|\bstatement\b.{0,40}\bK?SC ?\d|\banswers? to (?:the|each|all)(?: of the)? points\b/i,
  ],
  // "a statement against the points above", "a response of two pages to the five role requirements"
  [
    "selection_criteria",
    /\bstatement\b.{0,60}\bagainst the (?:points|items|requirements)\b|\bresponses? (?:on|to|for|against) each (?:of the )?(?:essential |key |selection )?(?:requirements|criteria|points)\b/i,
  ],
  ["selection_criteria", /\bresponse\b.{0,50}\bto (?:the|each|our) (?:\w+ ){0,3}(?:requirements|points)\b/i],
  ["targeted_questions", /\banswer (?:one|this|a) (?:\w+ )?question\b/i],
  [
    "targeted_questions",
    /\b(?:answers?|answers? to|answering|respond to|responses? to|complete|address|reply to)\b.{0,50}\bquestions\b|\b(?:targeted|screening|application|short) questions\b|\b(?:form|application)(?: will)? (?:include|includes|ask|asks|has) .{0,20}\bquestions\b|\btell us in (?:about |under |up to )?\d+ words\b|\banswer (?:these|this|the following|all|two|three|four|five|\d)\b|\b(?:video|voice (?:note|memo))\b.{0,40}\b(?:telling|answering|about|on|why)\b/i,
  ],
  [
    "letter",
    /\b(?:cover|covering|application|introduction|supporting) ?letters?\b|\b(?:attach|include|enclose) a (?:short |brief )?letter\b|\ba letter addressed to\b|\b(?:supporting|personal) statements?\b|\b(?:a|your) (?:short |brief |quick )?note (?:about|on|telling|explaining|saying)\b|\b(?:resume|cv)\b.{0,60}\b(?:a|one|short|brief|your)(?: page)? letter\b|\b(?:(?:write|send|email) (?:us|me|him|her|them)|please (?:write|send|email)) (?:a|your) (?:short |brief |handwritten |one page )?letter\b|\b(?:one|a|two|three|four|half a|\d+) (?:page|pages|paragraph|paragraphs|words) (?:telling|about|on|explaining|describing|that (?:says|tells))\b|\bnote of (?:max(?:imum)?|up to|no more than)?\s?\d+ words\b|\bwrite (?:us|me|to us) (?:max |about |around )?\d+ words\b|\bletter of (?:application|introduction|motivation|interest)\b|\b(?:tell|telling) (?:us|me) (?:a (?:bit|little) |something |more )?about (?:yourself|who you are)\b|\b(?:couple|few) (?:of )?(?:lines|words|sentences) (?:about|on|telling|to tell|why)\b/i,
  ],
];
const sending =
  /\b(?:apply|application|applications|applicants|submit|send|email|e-mail|upload|provide|attach|include (?:a|an|the|your|in your|with|two|one|copies|responses|answers|any|details)|forward|please|answer (?:(?:the|these|our|both|all|two|three|four|five|six|short|quick|targeted|screening|\d) )+questions|drop|click|write to|tell us|statements?|answer this|address each|address the (?:selection |essential |key )*criteria|letter|your resume|your cv)\b/i;
const refused =
  /\banswer(?:ing)? (?:any|your|all your) questions\b|\bif you (?:like|wish|want),? (?:you can )?(?:please )?(?:add|include|attach|write|send)\b[^.]{0,80}|\b(?:you may|you can|optional(?:ly)?|if you wish)\b[^,.]{0,60}\bcover(?:ing)? ?letters?\b|\b(?:no|not|skip|without|don[’']t need|needn[’']t|isn[’']t|instead of|rather than)\b[^,.]{0,25}\b(?:cover(?:ing)? ?letters?|criteria|pitch|questions|statements?[^,.:]{0,30}criteri(?:on|a))\b|\bcover(?:ing)? letters? ?\(optional\)|\bcover(?:ing)? letters? (?:is|are)(?: not|n[’']t) (?:required|needed|necessary)\b/i;
const longest = 600;

const letterLimit = /\b(?:cover(?:ing)?|application) letter\b[^,;.()]{0,25}$/i;
/** "… a resume (max." ended the sentence before. */
const ofBracketBefore = /^[^(]{0,30}\)/;

/**
 * The limit of a request: the first that is counted and not the resume's own; of other documents than the letter, the letter's
 * ("a cover letter of two pages which addresses the criteria") only where there is none beside it.
 */
function limitIn(sentence: string, kind: RequestedDocumentKind): string | null {
  let [from, vague]: [number, string | null] = [0, null];
  for (let n = 0; n < 4; n += 1) {
    const found = limit.exec(sentence.slice(from));
    if (found === null) return vague;
    const at = from + found.index;
    const before = sentence.slice(Math.max(0, at - 40), at);
    const isLetters = kind !== "letter" && letterLimit.test(before);
    const isOther = resumeLimit.test(before) || (at === 0 && ofBracketBefore.test(sentence));
    const written = found[0].trim();
    if (!isOther && !isLetters && counted.test(written)) return written;
    if (!isOther) vague ??= written;
    from = at + found[0].length;
  }
  return vague;
}

/** What one sentence wants to be sent; null when it wants nothing but the resume. */
export function documentRequestIn(sentence: string, next = ""): DocumentRequest | null {
  const short = sentence.slice(0, longest);
  if (!sending.test(short)) return null;
  const asked = short.replace(refused, " ");
  const kind = kinds.find(([, form]) => form.test(asked))?.[0];
  if (kind === undefined) return null;
  return { kind, limit: limitIn(short, kind) ?? limitIn(next.slice(0, longest), kind) };
}

/** A letter that answers the criteria, a pitch or questions is that, and no letter beside it. */
export function chooseDocumentRequests(asks: readonly DocumentRequest[]): DocumentRequest[] {
  const byKind = new Map<RequestedDocumentKind, DocumentRequest>();
  for (const ask of asks) {
    const known = byKind.get(ask.kind);
    if (known === undefined || (known.limit === null && ask.limit !== null)) byKind.set(ask.kind, ask);
  }
  return [...byKind.values()];
}
