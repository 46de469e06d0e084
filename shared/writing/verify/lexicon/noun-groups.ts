/** Nouns, adjectives and adverbs with the same meaning at work: one may replace another. */
export const equalWords = `
effective effectively|weekend weekends|employee hire|starter hire|staff-member staff|medicine medication
feedback comment|view opinion|timeframe deadline|premises site building|building premises|space room|room space
storey level floor|queue line|package parcel|parcel box|vegetable produce|baby infant newborn|elderly older aged
young youth|disabled disability|injured hurt|wait waiting|response reply answer|solution fix|training education
learning education|tax taxation|legal law|financial finance|bank banking|retail shop|hospitality catering
freight cargo|rail train railway|road street|drainage stormwater|plumbing pipework|wiring cabling cable|panel board
pump pumping|steel metal|timber wood|lawn grass|pest vermin|rubbish garbage trash refuse|recycling recycle
savings saving|discount reduction|turnover churn|attendance presence|absence leave|overtime extra-hours
pay-run payroll|paperwork documentation|headcount staff|team crew staff workforce
staff employee worker personnel team-member|colleague coworker teammate peer|customer client shopper patron buyer
guest diner visitor|student pupil learner|child kid youngster|patient inpatient|resident elder|participant consumer
apprentice trainee|new-starter recruit starter newcomer|casual casuals|trainer instructor|teacher educator
doctor physician|nurse rn|manager boss|shop store outlet|store storeroom|warehouse dc distribution-centre
site location place|office workplace|factory plant|farm station property|kitchen galley|hospital facility|ward unit
school campus|firm business company organisation employer|department division|car vehicle|truck lorry|ute pickup
trailer wagon|bug defect fault error issue|error mistake|fault breakdown failure defect|problem issue difficulty
query question enquiry inquiry|complaint grievance|request ask|call phone telephone ring|email mail message
letter correspondence|report write-up summary|note notes record documentation document|file record|paper document form
brief briefing|minister ministerial|plan program scheme|roster rota schedule shift-plan|schedule timetable
timesheet time-sheet|meeting session|session class workshop|workshop session course|course training class|lesson class
presentation talk|training instruction teaching|result outcome|target goal quota kpi|rate speed pace
cost expense spend price|cost worth value|budget fund|budget spend|km kilometre kilometer|kg kilogram kilo|ha hectare
metre meter|tonne ton|litre liter|hr hour|sqm m2|cm centimetre|mm millimetre|km kms|revenue income|sale sold sell
profit margin|waste wastage|loss shrinkage|stock inventory|goods stock product|order purchase-order|material supply
produce fruit vegetable|equipment gear machinery|machine equipment|tool instrument|part component|system platform
software application program|app application software|website site|page screen|database db|server host
pipeline workflow|code software|test check trial|checklist list|chart table|spreadsheet excel
process procedure workflow|procedure process method|policy rule|standard requirement|law legislation act
contract agreement|tender bid|invoice bill|payment pay|pay wage salary payroll|payroll pay|account ledger|cash money
till register|coffee espresso|food meal|meal dish plate|menu list|drink beverage|medicine medication drug|oral tablet
intravenous iv|injury harm|accident incident|incident event|hazard risk danger|fall tumble|wound injury-site
pressure-injury bedsore|shower wash bathe|appointment visit|machine plant|forklift lift-truck|pallet skid|carton box
delivery shipment|shipment consignment|load cargo freight|yard depot|fence fencing|cattle livestock stock|crop harvest
electricity power electrical|switchboard panel|light lighting|conveyor belt|shutdown outage|house home|home residence
year annum annual|week weekly|day daily|month monthly|night nightly overnight|hour hourly|fortnight fortnightly
morning am|afternoon pm|shift turn|minute min|second sec|hour hr|percent percentage|point points|busy high-volume
fast quick rapid faster quicker|late overdue|early ahead|safe safety|clean tidy|new fresh|missed omitted
damaged broken|broken faulty|faulty defective|small little minor|large big major|main primary key|average mean
alone solo single-handed|together joint jointly|often frequently regularly|occasionally sometimes|total overall
each every per|everyday daily|accurate correct accuracy|accessible accessibility|online web internet|mobile phone
internal in-house|external outside|face-to-face in-person|phone telephone|written write|nationwide national
region area district|local area nearby|community neighbourhood|overseas international|electronic digital computerised
charting documentation|experience background|skill ability|knowledge understanding|degree bachelor|certificate cert
licence license ticket permit|licence driver-licence|ticket card|qualification credential|language tongue
competition contest|award prize|nominee nominate nominated|member part|volunteer unpaid|lead-hand leading-hand
charge in-charge|reference referee|rely reliable dependable|calm patient|tablet ipad|image picture|photo photograph
video film|drawing plan|sketch drawing|design layout|group set|range variety|mix blend composite|boost lift
stage phase|deadline due-date|target-date deadline|backlog queue|turnaround response|response reply|outage downtime
uptime availability|release launch|rollout roll-out launch introduction|launch opening|introduction introduce
opening start|closure close|sixth six|third three|fourth four|fifth five|primary elementary
kindergarten prep foundation|literacy reading|numeracy maths|maths mathematics|netball sport|pass service-pass
cover meal-served|seat place|seafood fish|dessert sweet|pastry baking|breakfast morning-meal|event function
function event|catering cater|cleaner cleaning|security guard|guard security|door entrance|entry|patrol round
alarm alert|camera cctv|client-meeting workshop|minister's ministerial|secretary secretariat|inbox mailbox
correspondence mail letter|levy charge fee|fee charge|licensing licence|tractor machinery|debt arrears|overdue late
arrears overdue|rent lease|lease tenancy|tenant renter lessee|landlord owner lessor|property house|buyer purchaser
vendor supplier|supplier vendor provider|contractor subcontractor|trade trades tradesperson|foreman foreperson
labourer hand|hand labourer helper|worker hand|carpenter chippie|plumber plumbing|electrician sparky|mechanic fitter
welder boilermaker|driver operator|operator driver|waiter server|barista coffee-maker|receptionist front-desk
administrator admin|assistant aide|carer support-worker|counsellor therapist|analyst analyse
developer programmer engineer|engineer engineering|designer design|tester test|architect architecture
consultant adviser|adviser advisor
`;

/** The words after the first have a wider meaning: the specific word proves the general one. */
export const widerWords = `
class student pupil child|postgresql database relational-database sql relational
postgres database relational-database sql relational|mysql database relational-database sql relational|oracle database
mongodb database|excel spreadsheet software|xero accounting software|myob accounting software|sap software system
react frontend front-end javascript web|angular frontend front-end javascript web|docker container
kubernetes container|aws cloud|azure cloud|gcp cloud|python programming|java programming
typescript javascript programming|jira software|salesforce crm|hubspot crm|forklift machinery equipment
excavator machinery equipment|crane machinery equipment|tractor machinery equipment|ute vehicle|truck vehicle
van vehicle|car vehicle|bus vehicle|trailer vehicle|cattle animal livestock|sheep animal livestock|dog animal
seafood food ingredient|produce food ingredient|breakfast meal food|lunch meal food|dinner meal food|coffee drink
beer drink|wine drink|nurse clinician|doctor clinician|midwife clinician|wound injury|pneumonia illness
dementia condition|email correspondence|letter correspondence|invoice document paperwork|contract document paperwork
report document paperwork|roster document|drawing document|brief document|timesheet record|hospital health
clinic health|school education|bank finance|conveyor equipment|switchboard equipment electrical|scanner equipment
dressing care|shower care|lights equipment|netball sport|football sport|cricket sport|rugby sport|soccer sport
carton goods stock|pallet goods stock|timber material|steel material metal|concrete material|brick material
`;

/** Heads of noun phrases that may be dropped without widening the claim: "load time", "error rate". */
export const lightHeads =
  "use usage time level rate process activity duty task service skill experience system environment area work role industry sector setting side field matter need range operation function practice procedure requirement program position site purpose basis way number amount volume step stage phase support style type kind period method issue item course unit member";
