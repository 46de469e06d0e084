import { expect, test } from "vitest";
import { findDates } from "#shared/language/dates.ts";

const range = (line: string) => {
  const found = findDates(line).range;
  return found && [found.startDate, found.endDate];
};

test.each<[string, [string, string] | undefined]>([
  // Two digits behind a month are its year, where no other year is in the line.
  ["Team Leader @ Southgate ('Apr 22 - now)", ["2022-04", "present"]],
  ["Platform Lead [Aug 22 – now]", ["2022-08", "present"]],
  ["station hand, feb 22 till now", ["2022-02", "present"]],
  ["Mar 19 - Jul 21", ["2019-03", "2021-07"]],
  ["Contracting [2016 – Jul 22]", ["2016", "2022-07"]],
  ["May 12 - June 15, 2020", undefined],
  ["Jul 21 - Mar 19", undefined],
  // An open end in a bracket, before a column, at the end.
  ["Project Officer (March 2022 – )", ["2022-03", "present"]],
  ["Educator (Feb 2023–)", ["2023-02", "present"]],
  ["Plumber, 2016-", ["2016", "present"]],
  ["2022–        Senior Fellow", ["2022", "present"]],
  ["Mavridis Home Loans — Director — since October 2016", ["2016-10", "present"]],
  // Columns of a table, school terms.
  ["6/2018    now       Ironbark Linehaul", ["2018-06", "present"]],
  ["2006      2012      Shire Council", ["2006", "2012"]],
  ["Term 3 2016 – Term 4 2020", ["2016", "2020"]],
  ["Term 1 2021 to now", ["2021", "present"]],
  ["Term 2–4 2016 - now", ["2016", "present"]],
  ["Duration : 03/2021 to till date", ["2021-03", "present"]],
  ["House Coordinator @ Kindred Homes, '21 to now", ["2021", "present"]],
  // A long dash between two years is never a month; two blanks or an arrow behind an open end.
  ["2008–12\tArts Worker, Wimmera Studios", ["2008", "2012"]],
  ["Deckhand, 2003–05", ["2003", "2005"]],
  ["Usher (2007–09)", ["2007", "2009"]],
  ["2019 –  Principal, St Brigid's", ["2019", "present"]],
  ["2022–  Studio Technician", ["2022", "present"]],
  ["2016 –  Team Manager, Sale branch", ["2016", "present"]],
  ["2022 ->", ["2022", "present"]],
  ["FY22 →\tAssociate", ["2021-07", "present"]],
  ["Cook | Oct 2019 →", ["2019-10", "present"]],
  // Other words for "until now"; months in French and German.
  ["When: Feb 2021 to this day", ["2021-02", "present"]],
  ["HOUSEKEEPER [Sept. 2021 – pres.]", ["2021-09", "present"]],
  ["2020-02/ongoing   Technical Officer", ["2020-02", "present"]],
  ["janvier 2016 – aujourd'hui", ["2016-01", "present"]],
  ["août 2013 – décembre 2015", ["2013-08", "2015-12"]],
  ["März 2008 – Juni 2012", ["2008-03", "2012-06"]],
  ["seit Oktober 2019", ["2019-10", "present"]],
  ["Consultant @ WorkPath, '18 - '21", ["2018", "2021"]],
])("%s", (line, wanted) => expect(range(line)).toEqual(wanted));
