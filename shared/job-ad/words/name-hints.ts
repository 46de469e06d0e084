import { isElement, type PageElement } from "../page/page-node.ts";

const NAMING = [
  "class",
  "id",
  "itemprop",
  "data-test",
  "data-testid",
  "data-test-id",
  "data-qa",
  "data-automation",
  "data-automation-id",
  "data-ui",
  "data-cy",
  "data-field",
];

const HINTS = {
  title:
    /(?:job|position|posting|vacancy|role|offer|jd|opening)[-_]{0,2}(?:header[-_]{0,2})?(?:title|name)\b|(?:^|[\s_-])(?:jobtitle|jobname)|^title$|(?:^|\s)posting-title/i,
  company:
    /(?:^|[\s_-])(?:company|employer|advertiser|org|organi[sz]ation|hiring[-_]?org\w{0,20}|recruiter|companyname|employername)(?:[-_]{0,2}(?:name|title|link))?(?=$|\s)|(?:company|employer|organi[sz]ation)[-_]{0,2}(?:name|title|link)\b/i,
  location:
    /(?:^|[\s_-])(?:job[-_]?)?(?:location|locations|locality|jobgeolocation|geolocation|standort|arbeitsort|workplace|place|city)(?:[-_]{0,2}(?:name|text|label|value))?(?=$|\s)|job[-_]?location\b/i,
  salary: /(?:^|[\s_-])(?:job[-_]?)?(?:salary|compensation|remuneration|pay[-_]?(?:range|rate))(?=$|[\s_-])/i,
  jobType: /(?:employment|job|work|contract)[-_]?type(?=$|\s)/i,
  description:
    /(?:job|posting|position|vacancy|jd|offer|role|ad)[-_]{0,2}(?:ad[-_]?)?(?:description|desc|details?|body|content)(?=$|[\s_-])|(?:^|[\s_-])description(?:__text|-content|-body)?(?=$|\s)|(?:^|\s)jobad(?=$|\s)|stellenbeschreibung/i,
} as const;

export type NameHint = keyof typeof HINTS;

function namesOf(element: PageElement): string[] {
  const names: string[] = [];
  for (const attribute of NAMING) {
    const value = element.attribs[attribute];
    if (value !== undefined && value !== "" && value.length < 400) names.push(value);
  }
  return names;
}

/** True if the element's own names (class, id, test ids, itemprop) say what it contains. */
export function isNamed(element: PageElement, hint: NameHint): boolean {
  return namesOf(element).some((name) => HINTS[hint].test(name));
}

/** As {@link isNamed}, also for up to `levels` parents. */
export function isNamedAbove(element: PageElement, hint: NameHint, levels: number): boolean {
  let here: PageElement | null = element;
  for (let step = 0; step <= levels && here !== null; step += 1) {
    if (isNamed(here, hint)) return true;
    here = isElement(here.parent) ? here.parent : null;
  }
  return false;
}
