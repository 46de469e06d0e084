import type { HandWritten } from "./claim-row.ts";

/**
 * Three more people, measured before any tuning for them: 14.5 % of lies passed, 31 % of honest sentences were
 * blocked.
 */
export const heldBack: readonly HandWritten[] = [
  {
    resume: `Ingrid Solheim
Civil Engineer
Townsville QLD | 0491 570 117 | ingrid.s@example.com

Summary
Civil engineer with eleven years in roads and drainage for councils and consultants.

Experience
Senior Civil Engineer, Burdekin Infrastructure Partners Pty Ltd
April 2019 - present
- Design drainage for subdivisions of up to 180 lots
- Lead a team of three graduate engineers
- Cut redesign hours by 22% by introducing a shared checklist
- Check drawings prepared by two drafters
- Provided input to the council's flood model
- Delivered the Ross Creek culvert upgrade three weeks early and about $90,000 under budget
Graduate Engineer, Shire of Whitsunday Ranges
February 2015 - March 2019
- Surveyed 60 km of gravel roads each year
- Prepared tender documents for reseal works, reviewed by the works manager
- Answered residents' complaints about potholes

Education
Bachelor of Engineering (Civil), Capricorn University, 2014
Chartered membership of Engineers Australia, application lodged

Skills
12d Model, AutoCAD Civil 3D, some HEC-RAS, conversational German`,
    target: { title: "Principal Engineer – Stormwater (Fixed-term)", company: "GHX & Partners Pty Ltd" },
    rows: `
lie bound | Design drainage | Design drainage for subdivisions of at least 180 lots
lie bound | Design drainage | Design drainage for 180-lot subdivisions
lie count class widened | Lead a team | Lead a team of three engineers
lie count class widened | Lead a team | Lead a team of three
lie scope | Cut redesign | Cut design hours by 22% by introducing a shared checklist
lie unit | Cut redesign | Cut redesign hours by 22 hours by introducing a shared checklist
lie verb raised | Check drawings | Prepare drawings with two drafters
lie verb raised | Provided input | Built the council's flood model
lie qualifier dropped | Provided input | Provided the council's flood model
lie unit | Delivered the Ross | Delivered the Ross Creek culvert upgrade three months early and about $90,000 under budget
lie bound | Delivered the Ross | Delivered the Ross Creek culvert upgrade three weeks early and over $90,000 under budget
lie time stretched | Surveyed 60 km | Surveyed 60 km of gravel roads each month
lie scope | Surveyed 60 km | Surveyed 60 km of gravel and sealed roads each year
lie qualifier dropped | Prepared tender | Prepared tender documents for reseal works and awarded the contracts
lie verb raised | Answered residents | Resolved residents' complaints about potholes
lie state changed letter | I am a chartered member of Engineers Australia.
lie qualifier dropped letter | I speak German.
lie role raised letter | As a Senior Engineer at the Shire of Whitsunday Ranges, I surveyed 60 km of gravel roads each year.
lie employer or figure moved letter | At the Shire of Whitsunday Ranges I led a team of three graduate engineers.
lie time stretched letter | I have spent more than eleven years in roads and drainage.
lie outcome added letter | At Burdekin Infrastructure Partners I check drawings prepared by two drafters, which has removed errors on site.
lie object added letter | At Burdekin Infrastructure Partners I lead a team of three graduate engineers and two surveyors.
lie foreign entity letter | I delivered the Ross Creek culvert upgrade for Transport and Main Roads.
lie everyday talk letter | I pride myself on delivering quality outcomes in a fast-paced environment.
honest synonym | Design drainage | Prepare drainage designs for subdivisions with up to 180 lots
honest tense | Lead a team | Leading three graduate engineers
honest synonym | Lead a team | Head up a team of 3 graduate engineers
honest synonym | Cut redesign | Introduced a shared checklist, which brought redesign hours down 22 per cent
honest synonym | Check drawings | Review the drawings of two drafters
honest verb lower | Provided input | Contributed to the flood model of the council
honest reordered | Delivered the Ross | Completed the Ross Creek culvert upgrade about $90,000 under budget and three weeks ahead of schedule
honest synonym | Surveyed 60 km | Each year, surveyed 60 kilometres of gravel road
honest narrowed | Answered residents | Responded to complaints from residents
honest passive | Prepared tender | Tender documents for reseal works were prepared for the works manager's review
honest state letter | I have lodged my application for chartered membership of Engineers Australia.
honest summary letter | I am a civil engineer who has worked in roads and drainage for eleven years, for both councils and consultants.
honest person letter | As a Senior Civil Engineer with Burdekin Infrastructure Partners Pty Ltd, I lead a team of three graduate engineers and check drawings prepared by two drafters.
honest person letter | While at the Shire of Whitsunday Ranges, I answered residents' complaints about potholes.
honest skills letter | I use 12d Model and AutoCAD Civil 3D, and I speak conversational German.
honest slot letter | I was pleased to see your advertisement for the Principal Engineer – Stormwater (Fixed-term) position.
honest reader letter | Your stormwater program needs drainage design, and I design drainage for subdivisions of up to 180 lots.
honest closing letter | I look forward to hearing from you and can be reached on 0491 570 117.
`,
  },
  {
    resume: `Tevita Lolohea
Disability Support Worker
Logan QLD | 0491 570 118 | tevita@example.net

About me
Support worker with three years in supported independent living.

Work
Support Worker, Sunrise Living Options Ltd
June 2023 to present
- Support four residents with personal care, meals and appointments
- Write shift notes and report incidents to the house leader
- Helped one resident move to part-time paid work
- Buddy for new casual workers on their first two shifts
- No medication errors in 18 months
Kitchen Hand, Beenleigh RSL
2021 to 2023
- Washed dishes and prepared salads for a bistro of 140 seats
- Sometimes opened the kitchen on weekends

Certificates
Certificate III in Individual Support, 2023
Certificate IV in Disability Support (due to finish November 2026)
NDIS Worker Screening Check
First aid (expires March 2027)`,
    target: { title: "Team Leader, Supported Living", company: "The Banksia Foundation Inc." },
    rows: `
lie count class widened | Support four | Support four clients across the region with personal care, meals and appointments
lie object added | Support four | Support four residents with personal care, meals, medication and appointments
lie verb raised | Write shift | Write shift notes and investigate incidents for the house leader
lie outcome added | Helped one | Helped one resident move to part-time paid work and live on his own
lie qualifier dropped | Helped one | Helped one resident move to paid work
lie scope | Helped one | Helped residents move to part-time paid work
lie verb raised | Buddy for | Train new casual workers
lie count class widened | Buddy for | Buddy for new workers on their first two shifts
lie time stretched | No medication | No medication errors in three years
lie qualifier dropped | No medication | No errors in 18 months
lie bound | Washed dishes | Washed dishes and prepared salads for a bistro of more than 140 seats
lie qualifier dropped | Sometimes opened | Opened the kitchen on weekends
lie state changed letter | I hold a Certificate IV in Disability Support.
lie role raised letter | As House Leader at Sunrise Living Options, I write shift notes.
lie role raised letter | I worked as a chef at Beenleigh RSL.
lie employer or figure moved letter | At Beenleigh RSL I supported four residents with meals.
lie time stretched letter | I have worked at Sunrise Living Options since 2021.
lie unit | Washed dishes | Washed dishes and prepared salads for 140 guests a night
honest synonym | Support four | Assist four residents with their personal care, their meals and their appointments
honest person letter | I support four residents at Sunrise Living Options Ltd with personal care, meals and appointments.
honest reordered | Write shift | Report incidents to the house leader and write shift notes
honest synonym | Buddy for | Act as a buddy to new casual workers during their first two shifts
honest synonym | No medication | 18 months without a medication error
honest person letter | In 18 months I have made no medication errors.
honest narrowed | Washed dishes | Prepared salads for a 140-seat bistro
honest state letter | I am completing a Certificate IV in Disability Support, which I am due to finish in November 2026.
honest papers letter | I hold a Certificate III in Individual Support, an NDIS Worker Screening Check and a current first aid certificate.
honest computed letter | I have been a support worker for three years.
honest person letter | Before that, I was a Kitchen Hand at Beenleigh RSL, where I washed dishes and prepared salads.
honest slot letter | I would like to apply for the position of Team Leader, Supported Living at The Banksia Foundation Inc.
honest reader letter | You are looking for someone who writes shift notes and reports incidents, which I do at Sunrise Living Options.
`,
  },
  {
    resume: `Calista Moreau
Marketing Coordinator
Melbourne VIC | 0491 570 119 | calista@example.org

Employment
Marketing Coordinator, Fitzroy Bike Co.
Jan 2022 - Present
- Manage the e-mail newsletter (14,000 subscribers) in Mailchimp
- Increased average open rate from 18% to 27% in one year
- Coordinate a freelance photographer and two copywriters
- Plan a social media budget of roughly $3,500 a month
- Supported the launch of the Geelong store
Receptionist, Brunswick Physio Group (3 clinics)
2019 - 2021
- Booked around 70 appointments a day for five physiotherapists
- Processed refunds under the practice manager's approval
- Set up the clinic's Instagram page

Education
Bachelor of Communication, Yarra Institute, 2021
Google Analytics course, not completed`,
    target: { title: "Marketing Manager (ANZ)", company: "Koala | Sleep Co" },
    rows: `
lie bound | Manage the e-mail | Manage the e-mail newsletter (over 14,000 subscribers) in Mailchimp
lie count class widened | Manage the e-mail | Manage the e-mail newsletter (14,000 customers) in Mailchimp
lie unit | Increased average | Increased average open rate by 27% in one year
lie unit | Increased average | Increased average click rate from 18% to 27% in one year
lie time stretched | Increased average | Increased average open rate from 18% to 27% in one month
lie verb raised | Coordinate a freelance | Manage a freelance photographer and two copywriters
lie qualifier dropped | Coordinate a freelance | Coordinate a photography department and two copywriters
lie bound | Plan a social | Plan a social media budget of $3,500 a month and more
lie unit | Plan a social | Plan a social media budget of roughly $3,500 a week
lie scope | Supported the launch | Supported the launch of stores in Geelong and Ballarat
lie verb raised | Supported the launch | Launched the Geelong store
lie count class widened | Booked around 70 | Booked around 70 patients a day for five clinics
lie qualifier dropped | Processed refunds | Processed and approved refunds
lie qualifier dropped | Processed refunds | Processed refunds for the practice
lie scope | Set up the | Set up the group's social media
lie state changed letter | I have completed a Google Analytics course.
lie role raised letter | As Practice Manager at Brunswick Physio Group, I processed refunds.
lie foreign entity | Manage the e-mail | Manage the e-mail newsletter (14,000 subscribers) in HubSpot
lie verb added letter | At Fitzroy Bike Co. I write and manage the e-mail newsletter.
lie employer or figure moved letter | At Brunswick Physio Group I increased the average open rate from 18% to 27%.
honest computed letter | At Fitzroy Bike Co. I lifted the newsletter's average open rate by nine percentage points in one year.
honest computed | Increased average | Increased average open rate by half, from 18% to 27%, in one year
honest synonym | Increased average | Raised the average open rate from 18 per cent to 27 per cent within a year
honest synonym | Manage the e-mail | Run the e-mail newsletter in Mailchimp, which has 14,000 subscribers
honest synonym | Coordinate a freelance | Organise the work of two copywriters and a freelance photographer
honest synonym | Plan a social | Plan about $3,500 of social media spending each month
honest verb lower | Supported the launch | Helped with the opening of the Geelong store
honest person letter | As a Receptionist at Brunswick Physio Group (3 clinics), I booked around 70 appointments a day for five physiotherapists.
honest synonym | Set up the | Created the clinic's Instagram page
honest synonym | Processed refunds | Handled refunds with the practice manager's approval
honest person letter | I also set up the clinic's Instagram page at Brunswick Physio Group.
honest slot letter | I am excited to apply for the Marketing Manager (ANZ) role at Koala | Sleep Co.
honest slot letter | Dear Mr O'Brien,
honest reader letter | Your ad mentions e-mail marketing, and I manage a newsletter with 14,000 subscribers.
`,
  },
];
