import { gap, type Token } from "../../words/tokenise.ts";

export type Workplace = "remote" | "hybrid" | "onsite";

const hybridOther =
  "cloud|vehicles?|cars?|mobile|app|apps|electric|solution|solutions|infrastructure|integration|it|systems?|seeds?|clouds|environments|cloud|networks?|inverters?|engine|engines|powertrains?|events?|lectures?|concerts?|apps|threats?|suv|ute";
const number = "(?:\\d|one|two|three|four|five)";
const forms: readonly (readonly [Workplace, RegExp])[] = [
  [
    "onsite",
    /(?:^| )(?:not (?:a )?(?:remote|hybrid)|no remote|remote work is not|(?:cannot|cant|can not) be (?:done |performed |worked )?remote(?:ly)?|not (?:suited|suitable) (?:to|for) (?:remote|working from home|work from home|wfh)|not able to offer remote|no (?:work|working) from home|no wfh|work(?:ing)? from home (?:isnt|is not|not|wont be) (?:available|possible|offered|an option))(?: |$)/,
  ],
  [
    "onsite",
    /(?:^| )(?:in|at|from) (?:the|our|its) (?:\w+ ){0,4}(?:office|studio|campus) (?:five|5) days(?: |$)/,
  ],
  // "We don't do work from home, we've tried it"
  [
    "onsite",
    /(?:^| )(?:dont|do not|doesnt|does not|cant|cannot|wont|will not) (?:do|offer|have|allow|support|provide) (?:any )?(?:remote|work(?:ing)? from home|wfh)(?: |$)/,
  ],
  // "in the office Mondays and Tuesdays, with the option to work from home the balance of the week"
  [
    "hybrid",
    /(?:^| )(?:(?:in|at) (?:the |our )?office (?:on )?\w+days?(?: (?:and|to|or|through) \w+days?)?(?: \w+){0,6} (?:work(?:ing)? from|from|at) home|work(?:ing)? from home (?:for )?(?:the|your) (?:balance|rest|remainder|other days|remaining days))(?: |$)/,
  ],
  // "The remaining days can be worked from home", "up to 40 % from home", "half your time in the office", "in Tuesday to Thursday, the rest is up to you"
  [
    "hybrid",
    /(?:^| )(?:(?:remaining|other) days? (?:\w+ ){0,2}(?:worked |be )?(?:from|at) home|home based \d(?: \d)? days?|up to \d{2} (?:per cent |percent )?(?:from|at) home|(?:half|part|some) (?:of )?(?:your|the|their) (?:time|week|month)(?: \w+){0,5} (?:in|at) (?:the |our )?office|(?:in|office) (?:on )?\w+day (?:to|and) \w+day (?:and )?(?:the )?rest (?:is |of the week )?(?:up to you|from home|at home|wherever|your call))(?: |$)/,
  ],
  [
    "hybrid",
    new RegExp(
      `(?:^| )hybrid(?! (?:or |and )?(?:\\w+ )?events?(?: |$))(?! (?:${hybridOther})(?: |$))(?: |$)`,
    ),
  ],
  [
    "hybrid",
    new RegExp(
      `(?:^| )(?:${number} (?:to ${number} )?days?(?: (?:a|per|each) week)? (?:wfh|from home|at home|working from home|in the office|in office|onsite|on site)|(?:wfh|work from home) (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|days?)|(?:work|working) (?:from home|remotely|in the office) (?:up to )?${number} days?|(?:in|at|from) (?:the|our|its) (?:\\w+ ){0,4}(?:office|hub|studio|campus) (?:${number} to )?${number} days?|${number} days? (?:p w|a week|per week) on site|(?:based|located) (?:at|in|from|out of) (?:our|the) (?:\\w+ ){0,6}with (?:flexible )?(?:remote|work from home|wfh) options|(?:work|working) from home and (?:on site|onsite|in the office|at the office)|(?:on site|onsite|office|the office) and (?:from|at) home|home and (?:in the |the )?office|(?:mix|blend|combination|split) of (?:home|office|remote|in office|onsite|on site))(?: |$)`,
    ),
  ],
  // "in the office at least two days a week", "at least 60 per cent of the time", "three days a week and home the other two"
  [
    "hybrid",
    new RegExp(
      `(?:^| )(?:(?:in|at|from) (?:the |our )?office (?:for )?(?:at least |a minimum of |minimum |up to |around |about )(?:${number} days?|\\d{2} (?:per cent |percent )?of)|${number} days? (?:a|per|each) week and (?:from |at )?home)(?: |$)`,
    ),
  ],
  // "Two days a week may be worked from home", "three days in Truganina, two wherever you like", "home or office, as you like"
  [
    "hybrid",
    new RegExp(
      `(?:^| )(?:${number} days? (?:a|per|each) week (?:may|can|could|will) be (?:\\w+ )?(?:from|at) home|${number} days? (?:in|at|on) (?:\\w+ ){1,4}${number} (?:days? )?(?:wherever|anywhere|from home|at home|remotely|remote)|home or (?:the )?office|(?:the )?office or (?:at |from )?home|wherever you (?:like|think best|work best)|${number} days? (?:a|per|each) week (?:on|at|in) (?:a|the|our) (?:campus|site|office) (?:is the |as a )?minimum)(?: |$)`,
    ),
  ],
  [
    "remote",
    /(?:^| )(?:(?:fully|100|completely|entirely|permanently|primarily) (?:remote|remotely)|100 wfh|remote (?:first|friendly|schedule|role|position|job|opportunity|work from|within|from (?:anywhere|home|australia|day one|your)|anywhere|setup|in australia|australia|based)|work(?:ing)? (?:fully |100 )?remotely|work from (?:anywhere|home)|(?:can be|is|this is a|work) remote|telecommute)(?: |$)/,
  ],
  [
    "onsite",
    /(?:^| )(?:(?:on site|onsite|site based|office based|in person|in office)(?: (?:role|position|only|based|required|full time|attendance|work|job|five days|5 days|in))|(?:fully|100|full time|based|work|works|working|always|role is|position is) (?:on site|onsite|in office|in the office|in person|on the floor)|(?:five|5) days (?:a|per) week in (?:the )?office|office based (?:\d+|in|at|near|with|close|monday)|(?:operates?|operating|works?|working) (?:out of|from) our (?:\w+ ){0,3}office|fifo|dido|fly in fly out|monday to friday(?: \w+){0,8} on site|no work from home|residential role)(?: |$)/,
  ],
  [
    "onsite",
    /(?:^| )(?:work location (?:in person|on site|onsite)|site(?: \w+){1,4} (?:on site|onsite)|(?:per week|full time|part time|permanent|casual) (?:on site|onsite)|location(?: \w+){1,4} (?:on site|onsite|in person)|(?:based|located) (?:at|in|from|out of) our (?:\w+ ){0,4}(?:depot|clinic|warehouse|store|workshop|yard|factory|hospital|surgery|school|kitchen|salon))(?: |$)/,
  ],
  // A line of its own, or a field
  [
    "onsite",
    /(?:^| )(?:role|position|job) is (?:fully |100 )?(?:site|office|campus|clinic|depot|school|hospital) based(?: |$)|^(?:(?:remote status|work ?place(?: type)?|work (?:type|arrangement|mode|model|setting)|location type) )?(?:on site|onsite|in person|in office)$/,
  ],
  ["onsite", /(?:^| )embedded within (?:\w+ ){1,5}(?:on site|onsite)(?: |$)/],
];
/** "remote communities", "training on site": the word stands for another thing. */
const others =
  /(?:^| )(?:(?:corolla|camry|toyota|rav4|kluger|yaris|honda|hyundai|kia|mazda|petrol|plug in) hybrid|remote (?:communit(?:y|ies)|areas?|locations?|regions?|sites?|towns?|australia(?:n)? communit|access|sensing|monitoring|control|support|teams?|stakeholders|indigenous)|regional (?:and|or) remote|rural (?:and|or) remote|(?:weeks?|days|month) of work from anywhere|no (?:fifo|dido)|work in peoples? (?:front |back )?(?:yards?|gardens?|homes?)|on site (?:parking|gym|cafe|physio|training|childcare|facilities|visits)|on the job)(?: |$)/g;
const longest = 120;
const longestPlace = 6;

/** "Karri Valley, Australia (On-site)": a place with where the work is done in its bracket. */
function inBracket(tokens: readonly Token[]): Workplace | null {
  const [on, site] = tokens.slice(-2);
  const isSite = on?.low === "on" && site?.low === "site" && (on.gap & gap.open) !== 0;
  return isSite && tokens.length <= longestPlace ? "onsite" : null;
}

/** The part of a text that a place names, such as "Melbourne (Hybrid)" or "United States (Remote)". */
function ofLocation(location: string): Workplace | null {
  const found = /\b(hybrid|remote|on-?site)\b/i.exec(location.slice(0, 300))?.[1]?.toLowerCase();
  if (found === undefined) return null;
  return found.startsWith("on") ? "onsite" : (found as Workplace);
}

/** Where the work is done, by one sentence; null when it does not say. */
export function workplaceOf(tokens: readonly Token[]): Workplace | null {
  const line = tokens
    .slice(0, longest)
    .map((t) => t.low)
    .join(" ")
    .replace(others, " ");
  return forms.find(([, form]) => form.test(line))?.[0] ?? inBracket(tokens);
}

const strength: readonly Workplace[] = ["hybrid", "remote", "onsite"];

/** The workplace of an ad: its place's word first, else the freest that its sentences name and no other denies. */
export function chooseWorkplace(
  location: string | undefined,
  said: readonly (Workplace | null)[],
): Workplace | null {
  const place = location === undefined ? null : ofLocation(location);
  return place ?? strength.find((kind) => said.includes(kind)) ?? null;
}
