import type { HandWritten } from "./claim-row.ts";

/** Invented people in schools, shops, farms and government, with true and cunningly false sentences. */
export const schoolsAndShops: readonly HandWritten[] = [
  {
    resume: `Marisol Vega
Primary Teacher
Newcastle NSW | 0491 570 114 | m.vega@example.com

Experience
Classroom Teacher, St Aidan's Primary School
January 2020 - present
- Teach a composite class of 24 in years 3 and 4
- Volunteer coach of the netball team
- Co-led the school's reading program with the deputy principal
- Reading results rose by 8 percentage points in 2023
Relief Teacher, Hunter Region schools
2018 - 2019
- Taught in eleven schools, kindergarten to year 6
- Filled short vacancies of one to three weeks

Education
Bachelor of Education (Primary), University of Coorong, 2017
Graduate Certificate in Literacy, enrolled 2026`,
    target: { title: "Assistant Principal", company: "Diocese of Wallis Lake" },
    rows: `
lie unit | Reading results | Reading results rose by 8 percent in 2023
lie verb raised | Co-led | Led the school's reading program
lie qualifier dropped | Volunteer coach | Coach of the netball team and athletics
lie bound | Taught in eleven | Taught in more than eleven schools, kindergarten to year 6
lie time stretched | Filled short | Filled vacancies of one to three months
lie scope | Co-led | Co-led the region's reading program with the deputy principal
lie object added | Teach a composite | Teach a composite class of 24 in years 3 and 4 and run the library
lie state changed letter | I completed a Graduate Certificate in Literacy.
lie role raised letter | As Assistant Principal at St Aidan's Primary School, I co-led the reading program.
lie count class widened | Taught in eleven | Taught in eleven regions, kindergarten to year 6
lie outcome added | Volunteer coach | Volunteer coach of the winning netball team
honest synonym | Reading results | Lifted reading results by 8 percentage points in 2023
honest reordered | Co-led | With the deputy principal, co-led the school's reading program
honest tense | Teach a composite | Teaching a composite class of 24 in years 3 and 4
honest person letter | At St Aidan's Primary School I teach a composite class of 24 students in years 3 and 4.
honest state letter | I am enrolled in a Graduate Certificate in Literacy.
honest person letter | As a Relief Teacher in Hunter Region schools, I taught in eleven schools, from kindergarten to year 6.
honest slot letter | Please accept this letter as my application for the role of Assistant Principal with the Diocese of Wallis Lake (reference AP-2291).
`,
  },
  {
    resume: `Delphine Roux
Retail Assistant
Hobart TAS | 0491 570 115 | delphine@example.org

Experience
Senior Sales Assistant, Salamanca Outfitters
2021 - present
- Serve customers and open the store three mornings a week
- Sold an average of $2,100 a day in the December quarter
- Show new casuals how to use the register
- Nominated for state service award 2023
Cafe Assistant, Mawson Beans
2019 - 2021
- Made coffee for the morning rush
- Handled cash up to $900 a day`,
    target: { title: "Store Manager", company: "Kunanyi Gear" },
    rows: `
lie state changed | Nominated for | Won state service award 2023
lie scope | Nominated for | Nominated for national service award 2023
lie verb raised | Serve customers | Manage customers and open the store three mornings a week
lie time stretched | Serve customers | Serve customers and open the store every morning
lie count class widened | Show new | Show staff how to use the register
lie unit | Sold an average | Sold an average of $2,100 an hour in the December quarter
lie qualifier dropped | Sold an average | Sold $2,100 a day
lie bound | Handled cash | Handled cash of more than $900 a day
lie role raised letter | As Store Manager at Salamanca Outfitters, I open the store three mornings a week.
lie employer or figure moved letter | At Mawson Beans I sold an average of $2,100 a day.
honest synonym | Show new | Teach new casuals to use the register
honest person letter | At Mawson Beans I handled cash of up to $900 a day and made coffee for the morning rush.
honest synonym | Nominated for | State service award nominee, 2023
honest person letter | I serve customers at Salamanca Outfitters and open the store on three mornings each week.
honest motive letter | I am keen to join Kunanyi Gear as Store Manager.
`,
  },
  {
    resume: `Hamish Ngata
Policy Officer
Canberra ACT | 0491 570 116 | h.ngata@example.com

Experience
Policy Officer (APS 5), Department of River Health
March 2022 - present
- Draft ministerial briefs on water licensing
- Consulted 40 irrigators on a proposed levy
- Provide secretariat support to the Murray Basin working group
- Managed the correspondence inbox
Farm Hand, Mungo Station
2016 - 2021
- Mustered cattle and repaired fences
- Drove a tractor during harvest

Education
Bachelor of Arts (Politics), incomplete`,
    target: { title: "Senior Policy Officer", company: "Office of Water, Land & Sea" },
    rows: `
lie verb raised | Draft ministerial | Approve ministerial briefs on water licensing
lie scope | Draft ministerial | Draft ministerial briefs on water and land licensing
lie qualifier dropped | Consulted 40 | Consulted 40 irrigators on a levy
lie verb raised | Provide secretariat | Chair the Murray Basin working group
lie qualifier dropped | Provide secretariat | Provide support to the Murray Basin
lie qualifier dropped | Managed the | Managed correspondence staff
lie count class widened | Consulted 40 | Consulted 40 stakeholders on a proposed levy
lie state changed | Bachelor of Arts | Bachelor of Arts (Politics)
lie time stretched | Drove a tractor | Drove a tractor all year
lie employer or figure moved letter | At Mungo Station I consulted 40 irrigators.
honest synonym | Draft ministerial | Write draft briefs for the minister on water licensing
honest narrowed | Mustered cattle | Repaired fences
honest person letter | As a Policy Officer (APS 5) at the Department of River Health, I draft ministerial briefs on water licensing.
honest synonym | Consulted 40 | Spoke with 40 irrigators about a proposed levy
honest person letter | In that role I provide secretariat support to the Murray Basin working group.
honest closing letter | My resume sets out these roles in full, and I would be glad to answer your questions.
`,
  },
];
