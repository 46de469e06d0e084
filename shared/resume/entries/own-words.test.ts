import { expect, test } from "vitest";
import { readResume } from "../read-resume.ts";

/** Resumes as people write them by themselves: no template, and every form of date. All people and firms are invented. */
const head = "Kim Acacia\nkim@example.com | 0491 570 006\n\n";
const jobs = (text: string) =>
  readResume(`${head}${text}`).work.map((w) => [w.position, w.name, w.startDate, w.endDate]);

test.each([
  ["2016 to mid 2020", "2016", "2020"],
  ["late 2019 - early 2021", "2019", "2021"],
  ["2021 → now", "2021", "present"],
  ["2018 -> 2020", "2018", "2020"],
])("dates: %s", (dates, from, to) =>
  expect(jobs(`Jobs\nCook, Gum Hotel\n${dates}\nGrill.`)).toEqual([["Cook", "Gum Hotel", from, to]]),
);

test("the house first, a dash, the work; years at home are no employer", () => {
  const text = `WORK SO FAR
Wattle Dental Group, Frankston - Dental Nurse (2016 to mid 2020)
• At the chair all day

Maternity and family years (2020 to 2023)

Chemist Gum, Springvale - Pharmacy Assistant (2014 to 2016)
Counter and till.`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Dental Nurse", "Wattle Dental Group"],
    ["Maternity and family years", undefined],
    ["Pharmacy Assistant", "Chemist Gum"],
  ]);
});

test("parts of a line that end like sentences", () => {
  const text = `Jobs

Gum Energy, Maroochydore. Lead installer. 2022 - present
- Two houses a week

Commis, Hotel Wattle, Hobart. 2012 - 2015`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Lead installer", "Gum Energy"],
    ["Commis", "Hotel Wattle"],
  ]);
});

test("the dates first, then the house and the work in sentences", () => {
  const text = `WORK HISTORY

Feb 2021 - now. Acacia Basin mine (through Gum Services). Shop fitter, days and nights
Services 250 to 2000 hours

2018 - 2021. Mallee Plant, Mackay. Workshop fitter. Engine rebuilds

2014 - 2018. Australian Army, vehicle mechanic, Townsville. Trucks.`;
  expect(jobs(text)).toEqual([
    ["Shop fitter", "Acacia Basin mine (through Gum Services)", "2021-02", "present"],
    ["Workshop fitter", "Mallee Plant", "2018", "2021"],
    ["vehicle mechanic", "Australian Army", "2014", "2018"],
  ]);
});

test("'What I do now' and a job told in one long line", () => {
  const text = `What I do now
Disability support worker at Gum House (six people, aged 24 to 61), since February 2020, 25 hours a week, mostly weekends.
I help with showers.

What I did before
Cook, Wattle Brasserie, Bendigo 2014 to 2019 (apprentice 2010 to 2013 at a golf club). A la carte, 120 covers.

What I'm studying
Bachelor of Social Work, Mallee University, fourth year`;
  expect(jobs(text)).toEqual([
    ["Disability support worker", "Gum House (six people, aged 24 to 61)", "2020-02", "present"],
    ["Cook", "Wattle Brasserie", "2014", "2019"],
  ]);
  expect(readResume(head + text).education).toHaveLength(1);
});

test("headings in dress, and another time under 'Before teaching'", () => {
  const text = `~ Teaching ~
Graduate teacher, Gum Secondary College, 2022 to present
- Year 9 maths

~ Before teaching ~
Site Engineer, Acacia Roads, 2015 to 2019
- Set out the works`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Graduate teacher", "Gum Secondary College"],
    ["Site Engineer", "Acacia Roads"],
  ]);
});

test("a resume in small letters", () => {
  const text = `/ work /
senior product designer — Wattle Parcels, sydney
2021 → now
rode in vans for a week

graphic designer — Gum Studio, hobart
2014 → 2019
annual reports, packaging`;
  expect(jobs(text).map(([title, , from]) => [title, from])).toEqual([
    ["senior product designer", "2021"],
    ["graphic designer", "2014"],
  ]);
});
