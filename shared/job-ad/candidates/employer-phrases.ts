import { isLabel } from "../words/field-labels.ts";
import { looksLikePlace } from "../words/place-words.ts";
import { isTitleShaped } from "../words/title-shape.ts";

/** "About Quokka Civil", "Über die Emu Bau GmbH": the section that introduces the employer. */
export const aboutEmployer =
  /^(?:[Aa]bout|[Ww]ho is|[Ll]ife at|[Ww]hy(?: work (?:at|for|with)| join)?|[Jj]oin|[Üü]ber|[Àà] propos d[e’']\s?|[Qq]ui est|[Ss]obre|[Aa]cerca de|[Oo] společnosti|[Oo] firmě)\s+(?:die |das |la |le |el )?(\p{Lu}[^?!:.]{1,50}?)[?!:]?$/u;
const NO_NAME =
  /^(?:us|you|me|it|the|this|our|your|uns|dich|nous|nosotros|nás|company|employer|team|role|job|position|opportunity|department|project|benefits|work|working|policy|notice|terms|all|copyright|impressum)\b/i;
/** "Quokka Civil is a family firm": a sentence that says what the employer is. */
export const saysWhatItIs =
  /^(\p{Lu}[\p{L}\d&.'’-]*(?:\s\p{Lu}[\p{L}\d&.'’-]*){0,3}?) (?:is|are|ist|est|es|je) (?:an?|the|one|looking|seeking|hiring|ein|eine|un|une|una|Australia|part|recruiting|currently)\b/u;
/** "At Quokka Civil, we build". */
export const atUs =
  /^(?:At|Bei|Chez) (\p{Lu}[\p{L}\d&.'’-]*(?:\s\p{Lu}[\p{L}\d&.'’-]*){0,3}?),? (?:we|you|our|wir|nous|vous)\b/u;
/** "Join Quokka Civil as a", "Join the team at Quokka Civil". */
export const joinEmployer =
  /^(?:Join|Work (?:for|with))(?: (?:the|our) team (?:at|of))? (\p{Lu}[\p{L}\d&.'’-]*(?:\s\p{Lu}[\p{L}\d&.'’-]*){0,3}?)(?: (?:as|and|in|for|to|where)\b|[.,!])/u;

/** True for a short text that can be a name: not a pronoun, and not a common first word of sections. */
export function isShortName(text: string): boolean {
  return text.length >= 2 && text.length <= 80 && !NO_NAME.test(text) && !/^\d+$/.test(text);
}

/** True for text that can be an employer's name: neither a place nor a field's label. */
export function isNameShaped(text: string): boolean {
  return isShortName(text) && isTitleShaped(text) && !looksLikePlace(text) && !isLabel(text);
}
