/** Ads to try the score with, one for each of a few trades: invented, and long enough to be read in full. */
const ads = {
  care: `Registered Nurse
Banksia Private Hospital, Geelong VIC

Our surgical ward has 28 beds and a team that has worked together for years. You will care for patients before and after planned operations, on a rotating roster with every second weekend off.

What you will do
- Assess patients on admission and plan their care
- Give medication and look after wounds and drains
- Talk with families about what happens next
- Hand over to the next shift in writing and in person

About you
- Current registration with AHPRA as a registered nurse is essential
- Experience in wound care and medication administration is essential
- A Working with Children Check is required
- Experience on a surgical ward is highly regarded
- Experience with electronic medical records is desirable

We offer paid study days, salary packaging and parking on site.`,
  classroom: `Primary School Teacher
Yarra Ridge College, Lilydale VIC

We are a school of 420 children at the edge of the hills. From next term you will teach a Year 2 class of 24, with a teaching assistant three mornings a week and a planning day each term.

What you will do
- Plan and teach literacy and numeracy lessons
- Use assessment data to set goals for each child
- Keep parents informed through interviews and reports
- Take part in yard duty and in one club after school

About you
- Full registration with the Victorian Institute of Teaching is essential
- Experience with differentiated teaching is essential
- Experience with structured phonics is highly regarded
- Classroom management with young children is required
- Current first aid is desirable

A second-year teacher will have a mentor and time for both.`,
  trade: `Electrician
Karri Electrical, Perth WA

A family firm with twelve people and a full order book of homes, schools and small shops. You will have your own van, mostly work south of the river, and be home for dinner.

What you will do
- Install and repair lighting, power and switchboards
- Find faults and explain them to the customer
- Test and tag equipment and write up each job
- Guide our second-year apprentice

About you
- A current WA electrical licence is essential
- A driver licence is essential
- Experience with fault finding and switchboards is required
- Experience with solar installation is highly regarded
- White Card is required
- Working at heights ticket is desirable

Overtime is paid and never expected two weekends in a row.`,
  shop: `Store Assistant
Lorikeet Home, Fremantle WA

A busy store for kitchens, linen and lamps, open seven days. You will serve customers, keep the shelves full and close the store two evenings a week. Part-time, 25 hours, with fixed days.

What you will do
- Serve customers and handle cash and card payments
- Receive deliveries and keep stock in order
- Set up displays for each season
- Answer questions by phone and e-mail

About you
- Experience in customer service is essential
- Experience with a point of sale system is required
- You can lift boxes of up to 15 kg
- Experience in visual merchandising is highly regarded
- Stock control experience is desirable

You get a staff discount from the first day and training in everything that is new.`,
  childcare: `Early Childhood Educator
Grevillea Early Learning, Newcastle NSW

A centre of 62 places with a big garden and its own cook. You will work in the toddler room with two other educators, on fixed days, with programming time each week.

What you will do
- Plan play from what the children show you
- Write observations and learning stories for families
- Settle new children in with their parents
- Take part in meals, sleep and time outdoors

About you
- Certificate III in Early Childhood Education and Care is essential
- A Working with Children Check is essential
- Knowledge of the Early Years Learning Framework is required
- Current first aid, asthma and anaphylaxis training is required
- A Diploma of Early Childhood Education is highly regarded

Uniforms, training and a day off for your birthday are on us.`,
  kitchen: `Cook
Paperbark Kitchen, Hobart TAS

A neighbourhood restaurant with 50 seats, open Wednesday to Sunday. You will run the grill section, help with the menu each month and finish by ten.

What you will do
- Cook the grill section during service
- Prepare sauces, stocks and vegetables
- Order produce and keep waste low
- Keep temperature and cleaning records

About you
- Experience as a cook or chef in a busy kitchen is essential
- Certificate III in Commercial Cookery is required
- Food safety supervisor certificate is required
- Experience with stock control and ordering is highly regarded
- Barista skills are desirable

Meals on shift, tips shared by everybody, two days off in a row.`,
  warehouse: `Warehouse Storeperson
Mulga Freight, Truganina VIC

A depot with 40 people that sends parts to workshops all over the state. Day shift, Monday to Friday, overtime if you want it.

What you will do
- Pick, pack and dispatch orders with a scanner
- Load and unload trucks by forklift
- Receive goods and put stock away
- Help with the stocktake each quarter

About you
- A current forklift licence (LF) is essential
- Experience in warehousing, picking and packing is essential
- Experience with RF scanners is required
- A driver licence is required
- Experience with a warehouse management system is highly regarded

Permanent from the first day, with boots and training paid.`,
  office: `Business Analyst
Coorong Water, Adelaide SA

We bring water to 300,000 homes, and much of our paperwork still runs on paper. You will find out how the work is really done and help three teams do it better. Hybrid, two days in the office.

What you will do
- Run workshops with staff and write down what they need
- Map processes and measure where time is lost
- Write requirements and user stories
- Prepare reports for managers and test what is delivered

About you
- Experience in requirements analysis is essential
- Experience with process mapping is essential
- Strong Excel skills and experience with SQL are required
- Stakeholder management is required
- Experience with Power BI is highly regarded
- Knowledge of the water industry is desirable

We pay for one course a year and give you time to take it.`,
} as const;

const wordOf = /[a-z]{4,}/g;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(wordOf) ?? []);
const samples = [
  ads.office,
  ads.care,
  ads.classroom,
  ads.childcare,
  ads.trade,
  ads.shop,
  ads.kitchen,
  ads.warehouse,
].map((text) => ({ text, words: wordsOf(text) }));
/** How many samples have a word: what few of them say tells one trade from another. */
const countOf = (word: string) => samples.filter(({ words }) => words.has(word)).length;

/** The sample whose telling words the resume shares most; the office's where none stands out. @param resumeText any text */
export function sampleAdFor(resumeText: string): string {
  const own = wordsOf(resumeText);
  const ranked = samples.map(({ text, words }) => ({
    text,
    shared: [...words].filter((word) => own.has(word)).reduce((sum, word) => sum + 1 / countOf(word) ** 2, 0),
  }));
  return ranked.reduce((best, one) => (one.shared > best.shared ? one : best)).text;
}
