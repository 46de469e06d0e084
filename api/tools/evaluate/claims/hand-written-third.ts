import type { HandWritten } from "./claim-row.ts";

/** Two more people, written last and measured before any tuning for them. */
export const thirdSet: readonly HandWritten[] = [
  {
    resume: `Wanda Kubicki
Office Manager
Adelaide SA | 0491 570 157 | wanda.k@example.com

Profile
Office manager with thirteen years in small law firms. Calm under deadlines and good with trust accounts.

Career
Office Manager, Heysen Legal Pty Ltd
July 2017 - present
- Look after reception, facilities and the records of a firm of 26 lawyers
- Negotiated a cleaning contract that saves $7,200 a year
- Recruit and induct two to three juniors a year with the managing partner
- Halved the time to open a new matter, from 40 minutes to 20
- Reconcile the trust account each month for review by the external accountant
- Emergency warden for level 4
Legal Secretary, Torrens Chambers
Feb 2013 - June 2017
- Typed an average of 60 letters a week from dictation
- Kept the diaries of three barristers
- Trialled a document system that the firm later bought

Education
Diploma of Legal Services, TAFE SA, 2012
Justice of the Peace, South Australia`,
    target: { title: "Practice Manager", company: "Gawler & Light Lawyers" },
    rows: `
lie verb raised | Look after | Direct reception, facilities and the records of a firm of 26 lawyers
lie count class widened | Look after | Look after reception, facilities and the records of 26 law firms
lie unit | Negotiated a | Negotiated a cleaning contract that saves $7,200 a month
lie outcome added | Negotiated a | Negotiated a cleaning contract that saves $7,200 a year and improves quality
lie qualifier dropped | Recruit and | Recruit and induct two to three juniors a year
lie bound | Recruit and | Recruit and induct more than three juniors a year with the managing partner
lie unit | Halved the | Halved the time to open a new matter, from 40 days to 20
lie scope | Halved the | Halved the time to open and close a matter, from 40 minutes to 20
lie qualifier dropped | Reconcile the | Reconcile and review the trust account each month
lie role raised | Emergency warden | Chief emergency warden for level 4
lie scope | Emergency warden | Emergency warden for the building
lie qualifier dropped | Typed an average | Typed 60 letters a week from dictation
lie verb raised | Kept the diaries | Managed three barristers
lie verb raised | Trialled a | Introduced a document system that the firm later bought
lie outcome added | Trialled a | Trialled a document system that cut costs
lie role raised letter | As Practice Manager at Heysen Legal, I look after reception.
lie employer or figure moved letter | At Torrens Chambers I negotiated a cleaning contract that saves $7,200 a year.
lie time stretched letter | I have kept the records of Heysen Legal since 2013.
lie foreign entity letter | At Heysen Legal I moved the records to LEAP.
lie state changed letter | I am a solicitor.
honest synonym | Look after | Responsible for the reception, facilities and records of a 26-lawyer firm
honest synonym | Negotiated a | Saved $7,200 a year by negotiating a cleaning contract
honest synonym | Recruit and | With the managing partner, hire and induct two to three juniors each year
honest synonym | Halved the | Cut the time it takes to open a new matter from 40 minutes to 20 minutes
honest computed | Halved the | Cut the time to open a new matter by 50 per cent, from 40 minutes to 20
honest synonym | Reconcile the | Carry out the monthly trust account reconciliation for the external accountant's review
honest reordered | Emergency warden | Level 4 emergency warden
honest synonym | Typed an average | Typed about 60 letters a week on average from dictation
honest synonym | Kept the diaries | Managed the diaries of three barristers
honest synonym | Trialled a | Tested a document system which the firm bought later
honest person letter | At Heysen Legal Pty Ltd I look after reception, facilities and the records of 26 lawyers.
honest person letter | In my time as Legal Secretary at Torrens Chambers I kept diaries for three barristers.
honest papers letter | I hold a Diploma of Legal Services and am a Justice of the Peace in South Australia.
honest summary letter | I bring thirteen years of experience in small law firms and I stay calm under deadlines.
honest merged letter | As Office Manager at Heysen Legal, I negotiated a cleaning contract that saves $7,200 a year and halved the time to open a new matter.
honest closing letter | I am available for an interview at a time that suits you.
honest slot letter | My name is Wanda Kubicki and I wish to apply for the Practice Manager position at Gawler & Light Lawyers.
honest reader letter | You want someone who can look after trust accounts, and I reconcile one each month.
`,
  },
  {
    resume: `Rafael Quispe
Mine Haul Truck Operator
Mackay QLD | 0491 570 158 | rafael.q@example.net

Experience
Haul Truck Operator, Nebo Range Coal
Mar 2020 - Present
- Operate CAT 793 trucks on a seven-days-on, seven-days-off roster
- Moved an average of 9,500 tonnes a shift in 2024
- Relief trainer for new operators on the pit simulator
- Take part in pre-start meetings and hazard reporting
- Backup operator on water carts
Farm Machinery Operator, Sarina Cane Growers
2016 - 2020
- Ran a harvester for three seasons
- Serviced tractors with the workshop mechanic
- Three years without a reportable incident

Tickets
Coal Board Medical (renewed 2024)
Standard 11 induction
HC licence, MC upgrade booked`,
    target: { title: "Trainer Assessor – Haulage", company: "Bowen Basin Training (BBT) Pty Ltd" },
    rows: `
lie scope | Operate CAT | Operate all CAT trucks on a seven-days-on, seven-days-off roster
lie unit | Moved an average | Moved an average of 9,500 tonnes a day in 2024
lie bound | Moved an average | Moved over 9,500 tonnes a shift in 2024
lie time stretched | Moved an average | Moved an average of 9,500 tonnes a shift since 2020
lie role raised | Relief trainer | Trainer for new operators on the pit simulator
lie verb raised | Take part in | Lead pre-start meetings and hazard reporting
lie object added | Take part in | Take part in pre-start meetings, hazard reporting and incident investigations
lie qualifier dropped | Backup operator | Operator on water carts
lie time stretched | Ran a harvester | Ran a harvester for four seasons
lie qualifier dropped | Serviced tractors | Rebuilt tractors with the workshop mechanic
lie negation dropped | Three years without | Three years with a reportable incident
lie qualifier dropped | Three years without | Three years without an incident
lie state changed letter | I hold HC and MC licences.
lie role raised letter | As a trainer at Nebo Range Coal, I train new operators.
lie employer or figure moved letter | At Sarina Cane Growers I moved an average of 9,500 tonnes a shift.
honest synonym | Operate CAT | Drive CAT 793 haul trucks on a 7-on, 7-off roster
honest synonym | Moved an average | Hauled 9,500 tonnes per shift on average in 2024
honest synonym | Relief trainer | Stand in as a relief trainer for new operators on the pit simulator
honest person letter | At Nebo Range Coal I take part in pre-start meetings and hazard reporting, and I am a backup operator on water carts.
honest synonym | Serviced tractors | Helped the workshop mechanic service tractors
honest synonym | Three years without | No reportable incidents in three years
honest person letter | I ran a harvester for three seasons at Sarina Cane Growers.
honest papers letter | My Coal Board Medical was renewed in 2024 and I have completed the Standard 11 induction.
honest state letter | I hold an HC licence and have booked my MC upgrade.
honest slot letter | I wish to apply for the role of Trainer Assessor – Haulage with Bowen Basin Training (BBT) Pty Ltd.
`,
  },
];
