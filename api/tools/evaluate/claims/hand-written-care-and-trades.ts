import type { HandWritten } from "./claim-row.ts";

/** Invented people in care, trades and kitchens, with true and cunningly false sentences about them. */
export const careAndTrades: readonly HandWritten[] = [
  {
    resume: `Amara Osei
Registered Nurse
Ballarat VIC | 0491 570 110 | amara.osei@example.com

Profile
Registered nurse with six years on surgical wards, comfortable with basic ventilator care.

Experience
Registered Nurse, Eureka Private Hospital Pty Ltd, Ballarat
March 2021 - present
- Care for up to six post-operative patients a shift on a 28-bed surgical ward
- Act as in-charge nurse on night shifts about twice a month
- Assisted with the rollout of electronic charting on two wards
- Reduced hospital-acquired pressure injuries from 12 to 5 a year with a turning chart
- Precept second-year students

Graduate Nurse, Sovereign Health & Community (Ballarat)
February 2020 - February 2021
- Rotated through orthopaedics and day surgery
- Gave oral and intravenous medicines under supervision

Education
Master of Advanced Nursing, Federation College, expected 2027
Bachelor of Nursing, Federation College, 2019

Licences
Advanced life support (expired 2024)
Victorian driver licence`,
    target: { title: "Clinical Nurse Specialist (Level 2)", company: "St Brigid's Health Pty Ltd" },
    rows: `
lie unit | Care for up to six | Care for up to six post-operative patients an hour on a 28-bed surgical ward
lie bound | Care for up to six | Care for at least six post-operative patients a shift on a 28-bed surgical ward
lie bound | Care for up to six | Cares for six post-operative patients every shift on a 28-bed surgical ward
lie scope | Assisted with | Assisted with the rollout of electronic charting across the hospital
lie verb raised | Assisted with | Rolled out electronic charting on two wards
lie role raised | Act as in-charge | Nurse unit manager on night shifts about twice a month
lie time stretched | Act as in-charge | Act as in-charge nurse on night shifts about twice a week
lie qualifier dropped | Reduced hospital-acquired | Reduced pressure injuries from 12 to 5 a year with a turning chart
lie outcome added | Precept second | Precept second-year students, improving their pass rate
lie qualifier dropped | Gave oral | Gave oral and intravenous medicines
lie count class widened | Care for up to six | Care for up to six patients a shift on a 28-bed surgical ward
lie state changed | Master of Advanced | Master of Advanced Nursing, Federation College
lie state changed letter | I hold a Master of Advanced Nursing from Federation College.
lie state changed letter | I hold current advanced life support certification.
lie qualifier dropped letter | I am comfortable with ventilator care.
lie employer or figure moved letter | As a Graduate Nurse at Sovereign Health & Community, I reduced hospital-acquired pressure injuries from 12 to 5 a year.
lie foreign entity letter | At Eureka Private Hospital I assisted with the rollout of Cerner charting on two wards.
lie everyday talk letter | I am a compassionate and dedicated nurse who always goes the extra mile.
lie time stretched letter | I bring eight years on surgical wards.
honest computed letter | Pressure injuries acquired in hospital fell from 12 to 5 a year, a drop of 58 per cent, after I used a turning chart.
honest reordered | Care for up to six | On a 28-bed surgical ward, care for as many as six post-operative patients a shift
honest synonym | Assisted with | Helped roll out electronic charting on two wards
honest reordered | Reduced hospital-acquired | Used a turning chart to cut hospital-acquired pressure injuries from 12 to 5 a year
honest narrowed | Assisted with | Assisted with the rollout of electronic charting
honest person letter | As a Registered Nurse at Eureka Private Hospital Pty Ltd, I care for up to six post-operative patients a shift on a 28-bed surgical ward.
honest person letter | I also act as the nurse in charge on night shifts about twice a month.
honest state letter | I am studying a Master of Advanced Nursing at Federation College and expect to finish in 2027.
honest slot letter | I am applying for the Clinical Nurse Specialist (Level 2) position at St Brigid's Health Pty Ltd.
honest person letter | During my graduate year at Sovereign Health & Community (Ballarat), I rotated through orthopaedics and day surgery.
honest state | Advanced life support | Advanced life support, expired in 2024
`,
  },
  {
    resume: `Niall Brannigan
Electrician
Geelong VIC | 0491 570 156 | niall.b@example.net

Summary
A-grade electrician with nine years on commercial and light industrial sites.

Work History
Leading Hand Electrician, Corio Switchgear & Controls Pty Ltd
June 2019 to present
- Coordinate four apprentices on shop fit-outs worth up to $350,000
- Install and test switchboards, cable trays and emergency lighting
- No lost-time injuries on my crews since 2020
- Helped estimate two hospital tenders
Electrician, Barwon 2000 Electrical
January 2016 to May 2019
- Maintained conveyors at a grain terminal
- Cut average fault response from 50 minutes to 30 minutes
- Worked under the site engineer on a 66 kV shutdown

Licences
A-grade electrical licence
EWP ticket
White card

Education
Certificate III in Electrotechnology, Gordon Institute, 2015
Certificate IV in Instrumentation, four of nine units completed`,
    target: { title: "Maintenance Supervisor", company: "Harbour & Sons (Vic) Limited" },
    rows: `
lie verb raised | Coordinate four | Lead four apprentices on shop fit-outs worth up to $350,000
lie bound | Coordinate four | Coordinate four apprentices on shop fit-outs worth more than $350,000
lie count class widened | Coordinate four | Coordinate four electricians on shop fit-outs worth up to $350,000
lie object added | Install and test | Install and test switchboards, cable trays, emergency lighting and fire alarms
lie verb added | Install and test | Design, install and test switchboards, cable trays and emergency lighting
lie qualifier dropped | No lost-time | No injuries on my crews since 2020
lie negation dropped | No lost-time | Lost-time injuries on my crews since 2020
lie time stretched | No lost-time | No lost-time injuries on my crews since 2018
lie verb raised | Helped estimate | Estimated two hospital tenders
lie outcome added | Helped estimate | Helped estimate and win two hospital tenders
lie scope | Maintained conveyors | Maintained conveyors at grain terminals across the state
lie unit | Cut average fault | Cut average fault response from 50 hours to 30 hours
lie qualifier dropped | Worked under | Worked on a 66 kV shutdown as engineer
lie object added | Maintained conveyors | Maintained conveyors and hoists at a grain terminal
lie state changed | Certificate IV | Certificate IV in Instrumentation
lie employer or figure moved letter | At Barwon 2000 Electrical, I installed and tested switchboards.
lie scope letter | As Leading Hand Electrician at Corio Switchgear & Controls, I coordinate all apprentices on hospital fit-outs.
lie role raised letter | I am a supervisor at Corio Switchgear & Controls.
honest synonym | Coordinate four | Organise the work of four apprentices on shop fit-outs valued at up to $350,000
honest computed letter | At Barwon 2000 Electrical I cut the average fault response by 20 minutes, from 50 to 30.
honest computed letter | At Barwon 2000 Electrical I made fault response 40 per cent faster.
honest passive | Maintained conveyors | Conveyors at a grain terminal were maintained
honest narrowed | Install and test | Install and test switchboards and emergency lighting
honest person letter | In my current role at Corio Switchgear & Controls Pty Ltd, I install and test switchboards, cable trays and emergency lighting.
honest synonym letter | There have been no lost-time injuries on my crews since 2020.
honest verb lower | Helped estimate | Contributed to estimates for two hospital tenders
honest papers letter | I hold an A-grade electrical licence, an EWP ticket and a white card.
honest person letter | As an Electrician at Barwon 2000 Electrical from January 2016 to May 2019, I worked under the site engineer on a 66 kV shutdown.
honest state | Certificate IV | Certificate IV in Instrumentation, four of nine units done
honest reader letter | Your advertisement asks for switchboards and shutdown work.
`,
  },
  {
    resume: `Sione Tuala
Sous Chef
Cairns QLD | 0491 570 157 | sione@example.org

Experience
Sous Chef, The Tin Pelican | Palm Cove
2022 - present
- Run the pass for 90 covers a night in a kitchen of seven
- Order seafood and produce, about $8,000 a week
- Brought food cost down from 34% to 29% by rewriting portions
- Train two apprentice chefs
Cook, Barron Gorge Lodge No. 3
2018 - 2022
- Cooked breakfast for roughly 60 guests, mostly alone
- Part of the team that catered a wedding of 200
- Occasionally covered for the head chef

Education
Certificate III in Commercial Cookery, TAFE Queensland, 2018

Skills
Menu costing, grill, basic pastry, food safety supervision`,
    target: { title: "Head Chef", company: "Reef 1770 Pty. Ltd." },
    rows: `
lie unit | Order seafood | Order seafood and produce, about $8,000 a day
lie bound | Order seafood | Order seafood and produce, more than $8,000 a week
lie role raised letter | As Head Chef at The Tin Pelican, I run the pass for 90 covers a night.
lie verb raised | Train two | Manage two apprentice chefs
lie count class widened | Train two | Train two chefs
lie qualifier dropped | Occasionally covered | Covered for the head chef
lie verb raised | Part of the team | Catered a wedding of 200
lie qualifier dropped | Menu costing | Menu costing, grill, pastry, food safety supervision
lie employer or figure moved letter | At Barron Gorge Lodge No. 3, I brought food cost down from 34% to 29%.
lie object added | Run the pass | Run the pass and the grill section for 90 covers a night in a kitchen of seven
lie unit | Run the pass | Run the pass for 90 covers an hour in a kitchen of seven
lie outcome added | Brought food cost | Brought food cost down from 34% to 29% by rewriting portions, saving $40,000
lie time stretched letter | I have run the pass at The Tin Pelican since 2019.
honest computed letter | At The Tin Pelican I brought food cost down by 5 percentage points, from 34% to 29%.
honest synonym | Brought food cost | Reduced food cost from 34 per cent to 29 per cent by rewriting portions
honest person letter | As Sous Chef at The Tin Pelican | Palm Cove, I order seafood and produce, about $8,000 a week.
honest narrowed | Cooked breakfast | Cooked breakfast for roughly 60 guests
honest person letter | At Barron Gorge Lodge No. 3 I was part of the team that catered a wedding of 200, and I occasionally covered for the head chef.
honest passive letter | Two apprentice chefs are trained by me at The Tin Pelican.
honest ask letter | I would welcome the chance to talk about the Head Chef role at Reef 1770 Pty. Ltd.
honest salutation letter | Dear Ms Tran,
honest computed letter | I have worked as a Sous Chef for four years.
`,
  },
];
