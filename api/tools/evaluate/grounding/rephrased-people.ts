export const carer = `Imani Whitlock
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

export const developer = `Teo Marangi
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

export const driver = `Colm Hartigan
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
