import type { HandWritten } from "./claim-row.ts";

/** Invented people in stores, offices and software, with true and cunningly false sentences about them. */
export const officeAndCode: readonly HandWritten[] = [
  {
    resume: `Yusuf Demir
Storeperson
Laverton VIC | 0491 570 158 | yusuf.d@example.com

Employment
Storeperson, Westernport Cold Chain Pty Ltd
Aug 2020 - Present
- Pick and pack an average of 110 cartons an hour using RF scanners
- Load up to 12 refrigerated trailers per shift
- Report damaged stock to the team leader
- Fill in as team leader when needed
Yard Hand, Truganina Timber
2017 - 2020
- Drove a forklift around the yard
- Counted stock at month end with two colleagues

Licences
High risk work licence (LF)
Heavy rigid licence, learner permit`,
    target: { title: "Warehouse Team Leader", company: "Lotus|Freight Pty Ltd" },
    rows: `
lie bound | Pick and pack | Pick and pack over 110 cartons an hour using RF scanners
lie unit | Pick and pack | Pick and pack an average of 110 pallets an hour using RF scanners
lie count class widened | Load up to 12 | Load up to 12 trailers per shift
lie verb raised | Report damaged | Investigate damaged stock with the team leader
lie role raised | Fill in as | Team leader
lie qualifier dropped letter | At Truganina Timber I counted all stock at month end.
lie state changed letter | I hold a heavy rigid licence.
lie object added | Drove a forklift | Drove a forklift and a reach truck around the yard
lie scope | Drove a forklift | Drove a forklift around the port
lie outcome added | Report damaged | Report damaged stock to the team leader, which cut claims
lie employer or figure moved letter | At Truganina Timber I picked an average of 110 cartons an hour.
honest reordered | Pick and pack | Using RF scanners, pick and pack 110 cartons an hour on average
honest synonym | Load up to 12 | Load as many as twelve refrigerated trailers each shift
honest person letter | At Westernport Cold Chain Pty Ltd I report damaged stock to the team leader and fill in as team leader when needed.
honest papers letter | I hold a high risk work licence (LF).
honest synonym | Drove a forklift | Operated a forklift in the yard
honest person letter | As a Yard Hand at Truganina Timber, I counted stock at month end with two colleagues.
`,
  },
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
];
