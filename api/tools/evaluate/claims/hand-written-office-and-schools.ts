import type { HandWritten } from "./hand-written.ts";

/** Invented people in offices, software, shops, schools, farms and government, with true and false sentences. */
export const officeAndSchools: readonly HandWritten[] = [
  {
    resume: `Bronwyn Eade
Payroll Officer
Perth WA | 0491 570 159 | b.eade@example.com

Summary
Payroll officer with seven years in mining services.

Experience
Payroll Officer, Pilbara Camp Services (WA) Pty Limited
July 2021 - Present
- Process fortnightly payroll for 420 casual and permanent employees in MYOB
- Answer award and leave queries from site supervisors
- Supported the move from spreadsheets to Deputy time sheets
- Resolved 95% of pay queries within two days
Accounts Clerk, Swan Valley Vintners
May 2018 - June 2021
- Matched invoices and purchase orders
- Prepared draft BAS statements for the finance manager to review
- Saved the business around $12,000 a year in late fees

Education
Diploma of Accounting, South Metropolitan TAFE, 2018`,
    target: { title: "Payroll Manager", company: "Ironbark Resources Limited" },
    rows: `
lie unit | Process fortnightly | Process weekly payroll for 420 casual and permanent employees in MYOB
lie qualifier dropped | Answer award | Answer awards and leave from site supervisors
lie verb raised | Answer award | Interpret awards and leave for site supervisors
lie verb raised | Supported the move | Led the move from spreadsheets to Deputy time sheets
lie unit | Resolved 95% | Resolved 95% of pay queries within two hours
lie bound | Resolved 95% | Resolved over 95% of pay queries within two days
lie scope | Resolved 95% | Resolved all pay queries within two days
lie qualifier dropped | Prepared draft | Prepared BAS statements
lie verb added | Prepared draft | Prepared and lodged draft BAS statements for the finance manager to review
lie bound | Saved the business | Saved the business at least $12,000 a year in late fees
lie unit | Saved the business | Saved the business around $12,000 a month in late fees
lie employer or figure moved letter | At Swan Valley Vintners I processed payroll for 420 employees.
lie foreign entity | Process fortnightly | Process fortnightly payroll for 420 casual and permanent employees in SAP
lie role raised letter | As Payroll Manager at Pilbara Camp Services, I process fortnightly payroll.
lie role raised letter | I was an accountant at Swan Valley Vintners.
lie everyday talk letter | I thrive under pressure and take pride in everything I do.
lie time stretched letter | I have more than seven years in mining services.
honest synonym | Process fortnightly | Run the payroll in MYOB every fortnight for 420 permanent and casual employees
honest synonym | Resolved 95% | Settled 95 per cent of pay queries inside two days
honest person letter | In my role as Payroll Officer at Pilbara Camp Services (WA) Pty Limited, I answer award and leave queries from site supervisors.
honest merged letter | At Swan Valley Vintners I matched invoices with purchase orders and saved the business around $12,000 a year in late fees.
honest verb lower | Supported the move | Assisted the move from spreadsheets to Deputy time sheets
honest abbreviation | Prepared draft | Prepared draft business activity statements (BAS) for the finance manager's review
honest closing letter | Thank you for taking the time to read my application.
honest summary letter | I am a payroll officer with seven years in mining services.
`,
  },
  {
    resume: `Kaito Brandt
Software Engineer
Sydney NSW | 0491 570 113 | kaito@example.net

Experience
Software Engineer, Quokka Labs 42 Pty Ltd
Oct 2021 - Present
- Built a PostgreSQL reporting service used by 30 branch managers
- Reduced nightly batch time from 4 hours to 65 minutes
- Wrote most of the unit tests for the billing module
- Shared on-call duty with five engineers
- Prototype of a chat assistant, not released
Junior Developer, Lamington Digital
Feb 2019 - Sep 2021
- Fixed accessibility defects in React pages
- Contributed to an internal Docker image library
- Attended client workshops

Education
Bachelor of Information Technology, University of Wollaroo, 2018

Skills
TypeScript, React, PostgreSQL, Docker, some Kubernetes`,
    target: { title: "Senior Engineer", company: "Pademelon & Co" },
    rows: `
lie scope | Built a PostgreSQL | Built a PostgreSQL reporting service used by the whole company
lie count class widened | Built a PostgreSQL | Built a PostgreSQL reporting service used by 30 branches
lie unit | Reduced nightly | Reduced nightly batch time from 4 days to 65 minutes
lie scope | Wrote most of | Wrote all of the unit tests for the billing module
lie qualifier dropped | Wrote most of | Wrote the unit tests for the billing module
lie role raised | Shared on-call | Led on-call duty with five engineers
lie negation dropped | Prototype of | Prototype of a chat assistant, released
lie state changed | Prototype of | Released a chat assistant
lie verb raised | Contributed to | Created an internal Docker image library
lie qualifier dropped | Contributed to | Contributed to a Docker image library for clients
lie verb raised | Attended client | Ran client workshops
lie qualifier dropped | TypeScript, React | TypeScript, React, PostgreSQL, Docker, Kubernetes
lie foreign entity | Fixed accessibility | Fixed accessibility defects in Angular pages
lie role raised letter | As a Developer at Lamington Digital, I fixed accessibility defects.
lie employer or figure moved letter | As Junior Developer at Lamington Digital, I built a PostgreSQL reporting service.
lie outcome added letter | At Quokka Labs 42 I built a reporting service that doubled revenue.
honest computed letter | At Quokka Labs 42 Pty Ltd I made the nightly batch 73% faster, from 4 hours to 65 minutes.
honest synonym | Built a PostgreSQL | Developed a reporting service in Postgres that 30 branch managers use
honest entailed | Built a PostgreSQL | Built a reporting service on a relational database for 30 branch managers
honest synonym | Contributed to | Helped with an internal library of Docker images
honest person letter | As Software Engineer at Quokka Labs 42 Pty Ltd, I wrote most of the unit tests for the billing module.
honest merged letter | I share on-call duty with five engineers at Quokka Labs 42.
honest order | TypeScript, React | React, TypeScript, Docker, PostgreSQL, some Kubernetes
honest reader letter | Your team works in React, and so do I.
`,
  },
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
