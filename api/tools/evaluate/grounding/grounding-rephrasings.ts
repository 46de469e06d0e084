/** True rephrasings of invented people's lines: the fact check must let them pass. */
export interface Rephrased {
  resume: string;
  /** Pairs: words of the person's line, and the same said otherwise. */
  pairs: readonly (readonly [string, string])[];
}

const carer = `Imani Whitlock
Disability Support Worker
Bendigo VIC 3550 | 0491 570 110 | imani.w@example.com

Summary
Support worker with six years in shared homes and community access. Patient, reliable and used to night shifts.

Work Experience
Disability Support Worker, Loddon Valley Care Ltd
April 2021 - Present
• Supported five residents with personal care, meals and medication prompts
• Managed a petty cash budget of $1,500 a month
• Wrote daily progress notes in Lumary and incident reports for the house manager
• Trained 3 new staff in manual handling
• Drove residents to appointments in a wheelchair van
• Reduced missed medication by 30% after introducing a checklist
Personal Care Assistant, Goldfields Aged Services
Feb 2018 - Mar 2021
• Showered and dressed 12 residents each morning
• Assisted nurses with wound dressings
• Organised weekly craft sessions for up to 20 people
• Reported falls and skin tears to the registered nurse

Education
Certificate IV in Disability, Bendigo TAFE, 2020
Certificate III in Individual Support, Bendigo TAFE, 2017

Licences
NDIS Worker Screening Check
First Aid Certificate
Victorian driver licence

Skills
Personal care, manual handling, medication prompts, Lumary, behaviour support plans`;

const developer = `Teo Marangi
Software Developer
Adelaide SA | 0491 570 156 | teo@example.net | github.com/teomarangi

Profile
Developer with eight years of experience in web applications for logistics and retail.

Experience
Senior Software Developer, Torrens Freight Systems Pty Ltd
07/2020 - Present
• Led a team of four developers on a React and Node.js booking portal
• Migrated 14 services from on-premises servers to AWS
• Cut page load time from 4.2 seconds to 1.1 seconds
• Built a CI/CD pipeline in GitHub Actions that runs 2,300 tests
• Mentored two graduates
• Saved $120,000 a year in hosting costs
Software Developer, Pirie Street Retail
Jan 2016 - Jun 2020
• Developed REST APIs in Python and PostgreSQL
• Helped to design the loyalty database
• Fixed defects in the point of sale application used by 85 stores
• Wrote unit tests and documentation

Education
Bachelor of Computer Science, Flinders University, 2015

Certifications
AWS Certified Solutions Architect

Skills
React, TypeScript, Node.js, Python, PostgreSQL, AWS, Docker, user acceptance testing`;

const driver = `Colm Hartigan
Warehouse Supervisor
Dandenong VIC | 0491 570 159 | colm.h@example.org

Employment
Warehouse Supervisor, Eastlink Cold Storage
2019 - current
• Supervise 18 storepersons over two shifts
• Responsible for planning rosters and ordering consumables
• Ran stocktakes of 6,000 pallet positions every quarter with 99.2% accuracy
• Introduced RF scanning that lifted pick rates by a quarter
Forklift Operator, Hallam Paper Mills
2014 - 2019
• Loaded and unloaded up to 40 trucks a day
• Operated reach trucks and counterbalance forklifts
• Kept the yard tidy and reported hazards
• No lost time injuries in five years

Licences
High risk work licence (LF)
HR driver licence

Education
Certificate III in Warehousing Operations, Chisholm Institute, 2018`;

export const rephrased: readonly Rephrased[] = [
  {
    resume: carer,
    pairs: [
      ["Supported five", "Supported 5 residents with personal care, meals and medication prompts"],
      ["Supported five", "Supported five residents with meals, medication prompts and personal care"],
      ["Supported five", "Provided support to five residents: personal care, meals and medication prompts"],
      ["Supported five", "Gave personal care, meal support and medication prompts to five residents"],
      ["petty cash", "Managed a monthly petty cash budget of $1,500"],
      ["petty cash", "Oversaw a petty cash budget of $1.5k per month"],
      ["petty cash", "Handled $1500 a month in petty cash"],
      ["petty cash", "Supervised the petty cash budget ($1,500 a month)"],
      [
        "daily progress",
        "Documented progress each day in Lumary and prepared incident reports for the house manager",
      ],
      ["daily progress", "Wrote incident reports for the house manager and daily progress notes in Lumary"],
      ["daily progress", "Recorded daily progress notes using Lumary; wrote incident reports"],
      ["Trained 3", "Trained three new team members in manual handling"],
      ["Trained 3", "Taught manual handling to three new staff"],
      ["Trained 3", "Delivered manual handling training to 3 new employees"],
      ["Drove residents", "Transported residents to appointments in a wheelchair van"],
      ["Drove residents", "Drove a wheelchair van to take residents to appointments"],
      ["missed medication", "Introduced a checklist that reduced missed medication by 30 per cent"],
      ["missed medication", "Cut missed medication by 30% with a checklist"],
      ["missed medication", "Lowered missed medication 30% by introducing a checklist"],
      ["Showered and dressed", "Helped 12 residents shower and dress each morning"],
      ["Showered and dressed", "Showered and dressed twelve residents every morning"],
      ["Assisted nurses", "Helped nurses with wound dressings"],
      ["Assisted nurses", "Assisted nurses in dressing wounds"],
      ["Assisted nurses", "Supported nurses with wound dressings"],
      ["craft sessions", "Ran weekly craft sessions for up to 20 people"],
      ["craft sessions", "Organised craft sessions each week for as many as twenty people"],
      ["craft sessions", "Coordinated weekly craft sessions for groups of up to 20"],
      ["Reported falls", "Reported skin tears and falls to the registered nurse"],
      ["Reported falls", "Told the registered nurse about falls and skin tears"],
      ["April 2021", "Apr 2021 - Present"],
      ["April 2021", "04/2021 - current"],
      ["April 2021", "2021 to now"],
      ["Feb 2018", "February 2018 to March 2021"],
      ["Feb 2018", "02/2018 - 03/2021"],
      ["Feb 2018", "2018 - 2021"],
      ["Disability Support Worker, Loddon", "Disability Support Worker | Loddon Valley Care"],
      ["Personal Care Assistant", "Goldfields Aged Services: Personal Care Assistant"],
      ["Certificate IV", "Cert IV in Disability, Bendigo TAFE (2020)"],
      ["Certificate III", "Certificate 3 in Individual Support, Bendigo TAFE, 2017"],
      ["NDIS Worker", "NDIS worker screening check"],
      ["First Aid", "First aid certificate"],
      ["Victorian driver", "Driver licence (Victoria)"],
      ["Support worker with six", "Support worker with 6 years in shared homes and community access"],
      [
        "Support worker with six",
        "Reliable, patient support worker used to night shifts, with six years in shared homes and community access",
      ],
      [
        "Personal care, manual",
        "Manual handling, personal care, Lumary, medication prompts, behaviour support plans",
      ],
      ["Personal care, manual", "Lumary | Personal care | Behavior support plans | Manual handling"],
    ],
  },
  {
    resume: developer,
    pairs: [
      ["Led a team", "Led four developers building a booking portal in React and Node"],
      ["Led a team", "Headed a team of 4 developers on a booking portal (React, NodeJS)"],
      ["Led a team", "Team leader of four developers on a React and Node.js booking portal"],
      ["Led a team", "Managed a team of four developers on a React and Node.js booking portal"],
      ["Migrated 14", "Moved fourteen services from on-premises servers to AWS"],
      ["Migrated 14", "Migrated 14 services to Amazon Web Services (AWS) from on-premises servers"],
      ["Migrated 14", "Completed the migration of 14 services from on-premises servers to AWS"],
      ["page load", "Reduced page load time from 4.2 to 1.1 seconds"],
      ["page load", "Brought page load times down to 1.1 seconds from 4.2 seconds"],
      ["CI/CD", "Built a GitHub Actions pipeline (CI/CD) running 2300 tests"],
      ["CI/CD", "Created a CI/CD pipeline with GitHub Actions that runs 2.3k tests"],
      ["CI/CD", "Set up continuous integration in GitHub Actions with 2,300 tests"],
      ["Mentored two", "Mentored 2 graduates"],
      ["Mentored two", "Coached two graduates"],
      ["Saved $120,000", "Saved $120k a year in hosting costs"],
      ["Saved $120,000", "Reduced annual hosting costs by $120,000"],
      ["Saved $120,000", "Cut hosting costs by $120K per year"],
      ["Developed REST", "Built REST APIs with Python and Postgres"],
      ["Developed REST", "Developed APIs (REST) in PostgreSQL and Python"],
      ["Developed REST", "Wrote RESTful APIs in Python backed by PostgreSQL"],
      ["Helped to design", "Helped design the loyalty database"],
      ["Helped to design", "Contributed to the design of the loyalty database"],
      ["Helped to design", "Assisted in designing the database for loyalty"],
      ["Fixed defects", "Resolved defects in the point of sale application that 85 stores use"],
      ["Fixed defects", "Fixed bugs in a POS application used by 85 stores"],
      ["unit tests", "Wrote documentation and unit tests"],
      ["unit tests", "Prepared unit tests and documentation"],
      ["07/2020", "Jul 2020 - Present"],
      ["07/2020", "July 2020 to date"],
      ["07/2020", "2020 - current"],
      ["Jan 2016", "January 2016 - June 2020"],
      ["Jan 2016", "01/2016 - 06/2020"],
      ["Senior Software Developer, Torrens", "Senior Software Developer at Torrens Freight Systems"],
      ["Software Developer, Pirie", "Pirie Street Retail - Software Developer"],
      ["Bachelor of Computer", "Bachelor of Computer Science (Flinders University, 2015)"],
      ["Bachelor of Computer", "2015: Bachelor of Computer Science from Flinders University"],
      ["AWS Certified", "AWS certified Solutions Architect"],
      [
        "Developer with eight",
        "Developer with 8 years of experience in web applications for retail and logistics",
      ],
      [
        "Developer with eight",
        "Eight years' experience developing web applications for logistics and retail",
      ],
      ["React, TypeScript", "TypeScript, React, Node, Python, Postgres, AWS, Docker, UAT"],
      ["React, TypeScript", "Docker; AWS; Python; TypeScript; React"],
    ],
  },
  {
    resume: driver,
    pairs: [
      ["Supervise 18", "Supervised eighteen storepersons across two shifts"],
      ["Supervise 18", "Supervising 18 storepersons over 2 shifts"],
      ["Supervise 18", "Oversee 18 storepersons over two shifts"],
      ["Supervise 18", "Manage a team of 18 storepersons over two shifts"],
      ["Responsible for planning", "Planned rosters and ordered consumables"],
      ["Responsible for planning", "Planning rosters and ordering consumables"],
      ["Responsible for planning", "Managed roster planning and the ordering of consumables"],
      [
        "Ran stocktakes",
        "Conducted quarterly stocktakes of 6,000 pallet positions at 99.2 per cent accuracy",
      ],
      ["Ran stocktakes", "Ran stocktakes of 6000 pallet positions each quarter, with accuracy of 99.2%"],
      ["Ran stocktakes", "Completed quarterly stocktakes of 6k pallet positions (99.2% accuracy)"],
      ["RF scanning", "Introduced RF scanning, lifting pick rates by a quarter"],
      ["RF scanning", "Lifted pick rates by a quarter through RF scanning"],
      ["Loaded and unloaded", "Loaded and unloaded as many as forty trucks daily"],
      ["Loaded and unloaded", "Unloaded and loaded up to 40 trucks per day"],
      ["Operated reach", "Drove counterbalance forklifts and reach trucks"],
      ["Operated reach", "Operated counterbalance forklifts and reach trucks"],
      ["Kept the yard", "Reported hazards and kept the yard tidy"],
      ["Kept the yard", "Maintained a tidy yard and reported hazards"],
      ["No lost time", "Zero lost time injuries in 5 years"],
      ["No lost time", "Five years without a lost time injury"],
      ["High risk work", "High Risk Work Licence (LF)"],
      ["HR driver", "Heavy rigid (HR) driver licence"],
      ["Certificate III", "Certificate III in Warehousing Operations from Chisholm Institute (2018)"],
      ["Certificate III", "Cert III Warehousing Operations, Chisholm Institute 2018"],
      ["2019 - current", "2019 - Present"],
      ["2019 - current", "Since 2019"],
      ["2014 - 2019", "2014 to 2019"],
      ["Warehouse Supervisor, Eastlink", "Warehouse Supervisor at Eastlink Cold Storage"],
      ["Forklift Operator, Hallam", "Forklift operator | Hallam Paper Mills"],
    ],
  },
];
