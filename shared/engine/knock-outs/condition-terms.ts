import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import type { KnockOutTerm } from "./knock-out-term.ts";

function term(
  kind: KnockOutKind,
  detail: string,
  label: string,
  phrases: string,
  more: Partial<KnockOutTerm> = {},
): KnockOutTerm {
  return { id: `${kind}:${detail}`, kind, label, phrases, ...more };
}

const health = (detail: string, label: string, phrases: string, more?: Partial<KnockOutTerm>) =>
  term("health", detail, label, phrases, more);
const roster = (detail: string, label: string, phrases: string, more?: Partial<KnockOutTerm>) =>
  term("roster", detail, label, phrases, more);

const shiftWords =
  "work working roster rostered rosters shift shifts available availability including required require ability able must rotating weekends weekend days flexible";
/** Days on and days off, as mines and shift work have them. */
const turns: readonly (readonly [number, number])[] = [
  [8, 6],
  [7, 7],
  [14, 7],
  [14, 14],
  [15, 13],
  [5, 2],
  [4, 3],
  [4, 4],
  [4, 2],
  [9, 5],
  [10, 4],
  [21, 7],
  [28, 14],
  [3, 3],
];
const swings = turns.flatMap(([on, off]) => [
  `${on} on ${off} off`,
  `${on} days on ${off} off`,
  `${on} days on ${off} days off`,
  `${on} days on and ${off} days off`,
  `${on} ${off} roster`,
]);
/** Free days, and the day by which applications are in. */
const offWords = "off free close closes closing deadline midnight aedt aest awst acst";
/** Words of what an employer gives or what staff give patients. */
const careWords =
  "immuniser immunisers free provided benefits administer administering administration program programs client patients clinics";

/** Health, roster, location, travel and own vehicle (docs/engine.md, Knock-out questions). */
export const conditionTerms: readonly KnockOutTerm[] = [
  health(
    "medical",
    "Pre-employment medical",
    "pre employment medical|preemployment medical|pre employment medicals|pre employment medical assessment|pre employment health assessment|pre employment health check|medical examination|medical clearance|" +
      "pre placement medical|pass a medical|undergo a medical|coal board medical|rail category medical|category 1 medical|category 3 medical|cat 3 medical|cat 1 medical|fitness for work medical|medical assessment|health declaration|health assessment|medical drug and alcohol|medical fit for work|medical is done|pre employment functional assessment|full medical|medical incl hearing|medical including hearing|medical incl drug|medical including drug|medical and functional",
    { not: "perform conduct patients clients residents participants" },
  ),
  health(
    "drug-alcohol",
    "Drug and alcohol test",
    "d and a|d and a test|d and a testing|d and a screen|drug and alcohol test|drug and alcohol testing|drug and alcohol screen|drug and alcohol screening|drug test|drug tests|drug testing|drug alcohol test|drug alcohol testing|drug screen|drug screening|alcohol and other drug testing|drug and alcohol tests|alcohol and drug test|alcohol and drug testing|alcohol and drug screening",
    { not: "rehabilitation laboratory laboratories" },
  ),
  health(
    "vaccination",
    "Vaccination",
    "vaccinated|fully vaccinated|immunised|fully immunised|vaccination status|vaccination requirements|proof of vaccination|proof of immunisation|vaccination record|vaccination records|immunisation record|immunisation records|hep b|flu jab|flu jabs|flu vax|annual flu|evidence of vaccination|evidence of immunisation|immunisation status|immunisation evidence|immunisation requirements|vaccination evidence|vaccination certificate|covid 19 and influenza vaccinations|covid 19 and influenza vaccination|covid 19 and flu vaccination|covid 19 vaccination|covid vaccination|vaccination against|immunity to|serology",
    { not: careWords },
  ),
  health(
    "vaccination",
    "Vaccination",
    "vaccination|vaccinations|immunisation|immunisations|flu vaccine|influenza vaccine|influenza vaccination|flu vaccination",
    {
      near: "must required requirement mandatory need evidence proof status compliance compliant date essential undergo screening certificate police",
      not: careWords,
    },
  ),
  health(
    "fitness",
    "Physical fitness",
    "physically fit|physical fitness|good physical fitness|physically able|heavy lifting|ability to lift|able to lift|lift up to|lifting up to|lift heavy|fit for work|medically fit|good level of fitness|reasonable level of fitness|physically demanding|fit enough|fit and able",
    { not: "facility gym" },
  ),
  roster(
    "hours",
    "Working days and hours",
    "monday to friday|mon to fri|mon fri|monday friday|monday to thursday|tuesday to friday|tuesday to saturday|monday to saturday",
    {
      near: "am pm hours shift shifts start finish between from 6am 7am 8am 9am 4pm 5pm 3pm 6pm 30am 30pm 00am 00pm",
      not: "enquiries contact phone call office",
    },
  ),
  roster("swing", "Days on and off", swings.join("|")),
  roster(
    "overtime",
    "Overtime",
    "willingness to work overtime|willing to work overtime|able to work overtime|ability to work overtime|available for overtime|required to work overtime|work overtime when needed|work overtime when required|work overtime as required|overtime as required|overtime when required|overtime when needed",
  ),
  roster(
    "nights",
    "Night shifts",
    "night shift|night shifts|night work|night duty|nightshift|overnight shifts|overnight shift|sleepovers|sleepover shifts|active nights|night roster|overnights",
  ),
  roster("nights", "Night shifts", "nights", {
    near: shiftWords,
    not: "trivia movie games social pizza out",
  }),
  roster(
    "nights",
    "Evening work",
    "evenings|evening shifts|evening work|evening meetings|late shift|late shifts|afternoon shift|afternoon shifts",
    {
      near: shiftWords,
    },
  ),
  roster(
    "weekends",
    "Weekends",
    "weekend work|weekend shifts|weekend shift|weekend availability|weekend roster|work weekends|working weekends|saturdays|sundays|saturday shifts|sunday shifts|weekends and public holidays|saturday work|saturday mornings|alternate saturdays|saturday and sunday|saturday or sunday|saturday working|sunday working|sunday work|weekend working|alternate weekends|every second weekend|every other weekend|every second saturday|every other saturday|one weekend in|one saturday in|one sunday in|one saturday a month|one sunday a month|one weekend a month|saturday overtime|weekend overtime",
    {
      not: offWords,
    },
  ),
  roster(
    "outside-hours",
    "Work outside usual hours",
    "work outside normal hours|work outside of normal hours|work outside normal business hours|work outside of normal business hours|work outside business hours|work outside of business hours|work outside standard hours|work outside of standard hours|work outside usual hours|work outside ordinary hours|work outside of ordinary hours|work outside normal working hours|work outside of normal working hours|working outside normal hours|working outside of normal hours|working outside of normal business hours|work out of hours|out of hours work|after hours work|work after hours",
  ),
  roster("weekends", "Weekends", "weekends|weekend", { near: shiftWords, not: offWords }),
  roster(
    "on-call",
    "On call",
    "on call|on call roster|oncall|after hours call outs|call outs|after hours roster|after hours on call|on call rotation|after hours roster|standby roster|call backs|on call rotation",
    {
      not: "counselling doctor app",
    },
  ),
  roster(
    "early",
    "Early starts",
    "early starts|early start|early mornings|am start|am starts|early morning starts|early morning start|4am starts|5am starts|6am starts|3am starts|4am start|5am start|6am start",
  ),
  roster("fifo", "FIFO or DIDO", "fifo|dido|bibo|fly in fly out|drive in drive out|fifo roster"),
  roster(
    "rotating",
    "Rotating roster or shift work",
    "rotating roster|rotating rosters|rotating shift|rotating shifts|rotational roster|rotational shifts|rotating shift roster|24 7 roster|shift work|shiftwork|shift worker|24 hour roster|seven day roster|7 day roster|7 day rotating roster|rostered shifts|roster of shifts|split shifts|rotation of shifts|rotating 24 7 roster|across a 24 7",
  ),
  roster("public-holidays", "Public holidays", "public holidays|public holiday work|public holiday shifts", {
    near: `${shiftWords} weekends nights`,
    not: "off paid closed rates penalty plus leave extra",
  }),
  term(
    "location",
    "australia",
    "Living in Australia",
    "remote within australia|remotely within australia|remote in australia|work from anywhere in australia|must reside in australia|must be located in australia|must be based in australia|must live in australia|onshore candidates",
  ),
  term(
    "location",
    "australia",
    "Living in Australia",
    "based in australia|anywhere in australia|located in australia|currently in australia|onshore in australia|onshore candidates|already in australia|australia based candidates|residing in australia",
    {
      near: "must remote remotely be candidates applicants currently you only anywhere need onshore",
      not: "headquartered founded company offices operations",
    },
  ),
  term(
    "location",
    "on-site",
    "On-site work",
    "on site|onsite|in the office|office based|in office|site based|days in office|attend the office|attendance at the office|office days|" +
      "days on campus|days a week in our|days per week in our|days each week in our|days a week in the|days per week in the|days each week in the|days a week from our|days per week from our|days a week in office|days office|days in the office|days in office",
    {
      near: "days day week full fully time hybrid role position based work required attendance per",
      not: "parking gym cafe childcare services contractors inspections visits safety facilities training massage barista",
    },
  ),
  term(
    "location",
    "on-site",
    "On-site work",
    "on campus role|campus based role|work on campus|work in person|working in person|in person work|attend in person|in person attendance|work from our office|works on site|work on site|working on site|attend all|full time on site",
    { not: "customers events interview support sales" },
  ),
  term(
    "location",
    "relocate",
    "Relocation",
    "willing to relocate|willingness to relocate|able to relocate|prepared to relocate|relocation is required|relocation required|must relocate|required to relocate|relocate to|open to relocation|live locally|must live locally|live in the local area",
    {
      not: "assistance package allowance support bonus help",
    },
  ),
  term(
    "location",
    "based-in",
    "Place of work or residence",
    "must be based in|must live in|must reside in|must be located in|need to be based in|you are based in|you must be local|must live within|live within reach|reside within|living within|must be able to commute|able to commute|reasonable commute|commute reliably|role is based in|position is based in|role be based in|will be based in",
  ),
  term(
    "travel",
    "travel",
    "Travel",
    "weeks of travel|weeks travel|of travel a year|of travel per year|availability to travel|available to travel|travel required|travel is required|willing to travel|willing and able to travel|able and willing to travel|willingness to travel|ability to travel|able to travel|prepared to travel|required to travel|some travel|regular travel|occasional travel|interstate travel|overnight travel|domestic travel|international travel|overseas travel|frequent travel|travel interstate|travel regionally|travel to regional|travel to sites|travel to site|travel to client|travel between|travel across|regional travel|travel overnight|travel locally|travel up to|extensive travel|intrastate travel|travel throughout|national travel|travel nationally|travel will be required|travel may be required|need to travel|local travel|travel as required|per cent travel|percent travel|trips interstate|interstate trips|regional trips|travel interstate|overnight stays|stay overnight|stays away",
    {
      not: "agency agents consultant leisure book booking bookings arrange arranging organise organising itineraries discounts discount discounted insurance allowance industry",
    },
  ),
  {
    id: "own-vehicle",
    kind: "own-vehicle",
    label: "Own vehicle",
    phrases:
      "my own car|my own ute|my own van|own ute|own van|own work vehicle|car and licence|licence and a car|licence and a ute|licence and ute|licence and car|i own a car|i have a car|have my own car|reliable insured car|reliable insured vehicle|reliable registered vehicle|own vehicle|own car|own transport|own reliable vehicle|own reliable car|own reliable transport|reliable vehicle|reliable car|reliable transport|access to a vehicle|access to a car|access to a reliable vehicle|access to a reliable car|access to own vehicle|access to your own vehicle|access to your own car|comprehensively insured vehicle|registered vehicle|roadworthy vehicle|insured vehicle|own roadworthy vehicle|insured car|registered and insured car|registered and insured vehicle",
    not: "fleet",
  },
];
