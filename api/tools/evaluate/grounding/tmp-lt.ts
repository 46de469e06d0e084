import { writeLetter } from "#shared/writing/realise/letter/write-letter.ts";
const resumeText = `Robin Fraser
Accounts Officer
Hobart TAS | 0491 570 156 | robin@example.com

Experience
Accounts Officer, Derwent Builders Pty Ltd
03/2019 - Present
• Reconciled bank accounts for 14 entities in Xero
• Prepared BAS and month-end reports for the finance manager
• Processed payroll for 120 staff
• Cut invoice errors by 18% with a check at entry
Accounts Clerk, Huon Homes
Jan 2016 - Feb 2019
• Assisted with accounts payable for 4 sites
• Entered 300 invoices a week

Education
Certificate IV in Accounting and Bookkeeping, TasTAFE, 2015

Skills
Xero, Excel, MYOB, accounts payable

Licences
Tasmanian driver licence
National Police Check`;
const ad = {
  title: "Senior Accounts Officer",
  company: "Wattle Foods",
  text: `Wattle Foods is a growing maker of pantry foods and we are looking for a Senior Accounts Officer for our Hobart office.
You will look after payroll for the whole group and prepare BAS every quarter for the finance manager.
- Experience with Xero is essential
- Payroll experience is required
- Excel skills are required
- Experience with Power BI is a plus
- A national police check and a driver licence are required
Certificate IV in Accounting and Bookkeeping is required.`,
};
for (const style of ["confident"] as const) { const l = writeLetter({ resumeText, ad, style, asOf: "2026-11-21" } as never); console.log(l.text, l.blocked); }
