import { isLabel } from "./field-labels.ts";
import { isBoardName } from "./title-patterns.ts";

/** Headings that are never a job's title. */
const NOT_A_TITLE = [
  /^(?:careers?|jobs?|vacanc(?:y|ies)|menu|home|search|apply(?: now)?|overview|description|responsibilities|requirements|qualifications|benefits|contact(?: us)?|login|sign (?:in|up)|register|share|profile|details|location|department|employment type|error|join us|welcome.*|who we are|what we offer|what you.*|how to apply|personal information|similar jobs)$/i,
  /^(?:about(?: (?:us|the (?:job|role|company|team)))?|job (?:description|details|summary|search|post details|overview)|position (?:description|summary)|(?:our|meet) .*|(?:hire|book|find|become) (?:an?|our|your|the) .*|the (?:role|opportunity|company|team)|your (?:role|profile|tasks|mission).*|key .*|company profile|skills|perks|summary)$/i,
  /^(?:thank you.*|application submitted|privacy.*|cookie.*|this website uses cookies.*|page not found|404.*|be (?:among|one of) the first.*|(?:create|set up) .{0,20}(?:job )?alerts?.*|get notified.*|sign in to .*|join (?:now|to apply).*|skip to .*|share this .*)$/i,
  /^(?:careers? (?:at|with) .*|jobs at .*|.{0,80} careers?(?: (?:site|page|portal|centre|center))?|work (?:at|with) .*|[\d,+]+ .{0,80}jobs?.*|.{0,80} jobs in .*|(?:current|all|open|latest|similar|more|related|other) (?:openings?|vacancies|jobs|positions|roles|opportunities).*)$/i,
  /^(?:apply|bewirb|bewerben?|postulez?|candidate[rz]?|inscr[ií]b\p{L}{1,6}) .*$/iu,
  /^(?:submit your application|apply for this (?:job|position|role)|(?:your )?application(?: form)?|upload .{0,20}(?:cv|resume)|(?:stellenangebote?|offene stellen|bewerbung|jetzt bewerben|karriere|über uns|aufgaben|ihr profil|dein profil|wir bieten)|(?:candidature|postuler|nos offres|qui sommes[- ]nous.*)|(?:empleo|ofertas|inscr[ií]bete|quiénes somos)|(?:volná místa|kariéra|o nás|odpovědět))$/i,
];

/**
 * True if a text can be a job's title: it has letters and a suitable length, and is neither a section's name nor a
 * label.
 */
export function isTitleShaped(text: string): boolean {
  if (text.length < 3 || text.length > 160 || !/\p{L}/u.test(text)) return false;
  const isSentence = /[.!]$/.test(text) && text.split(" ").length > 12;
  if (isSentence || isBoardName(text)) return false;
  return !NOT_A_TITLE.some((pattern) => pattern.test(text)) && !isLabel(text);
}
