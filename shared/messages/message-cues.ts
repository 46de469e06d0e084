import type { MessageKind } from "#shared/domain/applications/message-kinds.ts";

/** What a phrase speaks for; `none` is a message about no application. */
export type Cue = MessageKind | "none" | "act";

/**
 * Phrases that employers use for what they say, by what it is about. They are features of the classifier and decide
 * nothing alone. `#` is a number, `<day>` a weekday; `*` one to three letters or more at the end of a word.
 */
const phrases: Record<Cue, string> = {
  offer:
    "offer you|letter of offer|offer of employment|offer of a|formal offer|verbal offer|written offer|employment contract|contract is attached|contract attached|contract of employment|welcome to the team|welcome aboard|got the job|job is yours|role is yours|like you to join|like you to start|start date|commencement date|commence on|accept the offer|accept this offer|accept the position|signed copy|sign and return|your salary will be|position is yours|offering you|you're hired|first day",
  rejection:
    "unsuccessful|not been successful|not successful|not shortlisted|not been shortlisted|not been selected|not selected|not to proceed|not be proceeding|not proceed|not progress*|not be progress*|not be moving|not move forward|not moving forward|not to move|not be taking|not be offering|other candidate*|other applicant*|another candidate|another applicant|someone else|unfortunately|regret to|position has been filled|been filled|on this occasion|this time|future opportunit*|future role*|future vacanc*|on file|talent pool|talent community|wish you all the best|wish you well|every success|best of luck|stronger match|closer match|closely match*|more closely|strong field|high calibre|no longer considered|no longer being considered|no longer under|ineligible|not considered further|not a match|gone with|went with|decided against|declined|difficult decision|not the right fit|withdrawn|not be filled|not going ahead|internal candidate|on hold",
  invitation:
    "invite you|invited to|invitation to|pleased to invite|like to invite|like to meet|love to meet|meet with you|meet you|interview with|for an interview|your interview|an interview|interview details|phone interview|video interview|phone screen|phone call|quick chat|a chat|have a chat|trial shift|a trial|assessment centre|assessment center|assessment day|group interview|second interview|next stage|next step|choose a time|pick a time|book a time|book a slot|select a time|times suit|time suit|are you free|you free|available on|available for|available to|come in|come down|come by|teams link|zoom link|join the meeting|panel will|the panel|catch up|see you",
  changed:
    "reschedul*|postpone*|moved to|moved from|move your|move our|need to move|new time|new date|change of time|change to your|change your|time has changed|has changed|have changed|amended|amend*|cancel*|no longer work*|no longer available|instead of|brought forward|pushed back|push back|push our|originally|different time|different room|change of venue|venue has|another time|won't be able|unable to make|called in sick|apologies for the|updated invitation|previous:|was scheduled",
  request:
    "please complete|please provide|please send|please upload|please submit|please fill|please attach|please return|please supply|please reply with|please confirm your|please forward|could you send|could you please|can you send|can you please|we need|we require|we still need|you will need to|are required to|asked to complete|complete the|complete an|complete a|online assessment|assessment link|questionnaire|referees|references|reference check*|police check|working with children|proof of|certified copies|salary expectation*|your availability|work rights|right to work|video response*|one way video|case study|work sample|missing from your|outstanding|action required|upload your|link below|link expires",
  confirmation:
    "received your application|receipt of your application|application has been received|application was received|application received|application has been submitted|successfully submitted|has been lodged|thank you for applying|thanks for applying|thank you for your application|thanks for your application|thank you for your interest|under review|being reviewed|being assessed|currently reviewing|review your application|review applications|will be in touch|be in touch|hear from us|contact you if|shortlisting|your application for|we will contact|been shortlisted|acknowledge",
  none: "unsubscribe|job alert*|new jobs|jobs for you|jobs matching|recommended for you|recommended jobs|newsletter|webinar|your profile|viewed your|connection|course*|enrol*|invoice|discount|% off|came across your|found your|open to new|new opportunit*|are you open|opportunities available|exciting opportunit*|do you know anyone|refer a friend|verify your email|reset your password|your account|sign in|upgrade|premium|free trial|subscribe|event|register now|view in browser|update your preferences|whatsapp|telegram|gift card*|training fee|earn up to|work from home|client of mine|on behalf of my client|market update|salary guide",
  act: "by # am|by # pm|by <day>|by #|within # hours|within # days|within # business|no later than|deadline|due by|before <day>|close of business|by cob|as soon as possible|respond by|reply by|rsvp|expires",
};

/** Phrases by their first word, each as the words that follow. */
const byFirst = new Map<string, { cue: Cue; words: readonly string[] }[]>();
for (const [cue, list] of Object.entries(phrases))
  for (const phrase of list.split("|")) {
    const words = phrase.split(" ");
    const first = (words[0] ?? "").replace(/\*$/, "");
    const key = first.slice(0, 4);
    byFirst.set(key, [...(byFirst.get(key) ?? []), { cue: cue as Cue, words }]);
  }

const fits = (word: string | undefined, pattern: string) =>
  word !== undefined && (pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

/** The cues of a sentence's words, in small letters, each time that one is there. */
export function cuesOf(words: readonly string[]): Cue[] {
  return words.flatMap((word, at) =>
    (byFirst.get(word.slice(0, 4)) ?? [])
      .filter((phrase) => phrase.words.every((pattern, n) => fits(words[at + n], pattern)))
      .map(({ cue }) => cue),
  );
}
