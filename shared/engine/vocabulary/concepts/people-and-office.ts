/** Words of people, offices, money, selling, law and government. Form of the lines: concepts.ts. */
export const peopleAndOffice = `
client|customer|shopper|patron|clientele|guest|consumer|account holder:passenger|diner|visitor|caller|member of the public|tenant|policy holder|buyer|counter
customer service|client service|customer support|customer care|guest service|service standard|customer experience|customer interaction|customer focus|front of house:serve customer|help customer|customer enquiry|client enquiry|counter sales|reception|call centre|contact centre|help desk|service desk|barista|waiter|waitress|retail assistant|shop assistant|sales assistant|concierge|front desk|complaint|register|checkout|phone enquiry|mystery shop|floor staff
customer facing|client facing|public facing|face to face|frontline:customer service|retail|hospitality|sales|reception|receptionist|counter|contact centre|shop|store|barista|teller|nurse
staff|team|crew|=employee|personnel|workforce|=worker|colleague|direct report|labour|people:casual|apprentice|=trainee|cadet|=pickers|=loaders|=technicians|=engineers|=nurses|=teachers|=officers|=volunteers|=labourers|subcontractor|=tradespersons|=chefs|=cooks|=cleaners|=carers|=electricians|=analysts|=developers|=guards|=consultants|=waiters|=attendants|=graduates|=juniors
lead|leadership|supervise|supervision|oversee|people management|team leadership|people leadership|staff management|staff supervision:in charge|foreman|forewoman|captain|chair|2ic|direct report|=manager|headed|performance review|appraisal|delegated|line manage|managed staff|managed team|managed people|managing people|managing staff
team lead|team leader|leading a team|lead a team|managing a team|manage a team|team management:leading hand|supervisor|direct report|in charge of|second in charge|crew of|team of|line management
coach|mentor|train|teach|guide|develop staff|buddy|upskill|induct|induction|onboard:preceptor|clinical educator|workshop for staff|feedback|tutor|pairing|supervised apprentice|supervised student|showed|review work
junior|=graduate|student|apprentice|=trainee|cadet|intern|new starter|new staff|less experienced:first year|second year|third year|casual|placement
~collaborate|collaboration|collaborative|teamwork|part of a team|member of a team|within a team|working in a team|work in a team|team player|work with others|cooperation|work closely|partner with|cross functional|cross disciplinary|multidisciplinary|interdisciplinary|team environment|team oriented:together with|worked with|working with|work with|planned with|shared planning|team of|pairing|joint|side by side|with the team|handover|alongside|mixed team|team meeting|discharge meeting|with product|with design|with nurse|with engineer|with other teacher
stakeholder|stakeholder engagement|stakeholder management|stakeholder relationship|relationship management|build relationship|business partner|partnership|working relationship:liaise|liaison|steering committee|workshop|council|board member|supplier|industry body|community group|agency|=consult|=consulted|=consultation|client meeting|=engagement|account management|relationship|head of department|executive|owner|grower|parent|=referrers
liaise|liaison|engage|=consult|=consulted|=consulting|=consultation|negotiate:meeting with|weekly meeting|talked with|talk with|worked with|workshop|stakeholder
~communicate|communication|verbal communication|interpersonal|communicator|communication skill|people skill|written and verbal|oral communication:present|presentation|explain|talk|speak|spoke|wrote|write|report|liaise|negotiate|letter|meeting|interview|workshop|taught|teach|phone|call|newsletter|brief|listening|listen|handover|complaint
written communication|writing|written|write|author|documentation|report writing|draft|wrote:brief|briefing|submission|paper|report|letter|minutes|newsletter|correspondence|article|proposal|guideline|user guide|blog|policy|case note|progress note|procedure|user manual|=manuals|thesis|publication|specification
presentation|present to|public speaking|slide deck|slides|pitch deck|presenter:talk|workshop|webinar|keynote|conference|demo|training session|board paper
~listen|listening|empathy|empathetic|compassion|compassionate|=caring|kind|kindness|patience|patient manner|supportive|warm:calm|dignity|distressed|counselling|de escalation|gentle|comfort|vulnerable|lived experience|hardship|support people|palliative|trauma informed
~negotiate|negotiation|influence|persuade|conflict resolution|dispute resolution|difficult conversation|hard conversation:mediation|bargaining|agreed|contract claim|complaint|payment arrangement|lateness|performance management|upset|objection|settlement|tender|face to face
complaint|complaint handling|handle complaint|resolve complaint|manage complaint|escalation|dispute|grievance|difficult customer:ombudsman|upset caller|returns|refund|dissatisfied|resolution
~problem solving|problem solver|solve problem|troubleshoot|analytical|analytical thinking|critical thinking|resolve issue|solution focused|solution oriented:fix|fixed|fault|diagnose|root cause|debug|bug|tuned|reduced|cut|improved|improvement|investigate|resolved|found|saved|optimised|rebuilt|redesign|puzzle|triage|leak|incident review
~attention to detail|detail oriented|detail|accuracy|accurate|thorough|meticulous|precise|precision|eye for detail|quality focus:audit|check|reconcile|reconciliation|proofread|error|tested|test|inspection|review|zero defect|quality|stocktake|calibration
~organise|organised|organisation skill|organisational skill|time management|planning|prioritise|multitask|multi task|manage competing priority|competing priority|competing demand|competing deadline|meet deadline|deadline|work to deadline|work to timescales|timescale|turnaround time|tight deadline|manage workload|workload|fast paced|high volume|busy|under pressure|work under pressure|pressure:schedule|roster|calendar|coordinated|timetable|several|at once|a day|per day|a week|a shift|an hour|round|rounds|peak|rush|month end|on time|diary|agenda|run sheet
~initiative|own initiative|your own initiative|use your initiative|self motivated|motivated|self starter|proactive|ownership|take ownership|take pride|ambitious|pride|accountable|accountability|independent|independently|autonomously|autonomous|work alone|own decision:introduced|started|set up|founded|created|led|responsible for|in charge|promoted|volunteer|goal|improved|alone|sole|treasurer|champion|initiated|established|=owned
~adaptable|adaptability|flexible|flexibility|agile mindset|versatile|versatility|resilient|resilience|open to change|cope with change|learn quickly|quick learner|eager to learn|eagerness to learn|willing to learn|willingness to learn|growth mindset|continuous learning|curious|curiosity|learner|growth oriented:learnt|course|retrained|new system|upgrade|moved|rotation|relief|different|upset|studied|self taught|training|tried|try out|changed|relocated|goal|casual|travel
~reliable|reliability|dependable|dependability|punctual|punctuality|work ethic|trustworthy|hard working|commitment|committed:attendance|on time|never late|key holder|years of service|kept to time|sick day|speak for me|cash up|=opened|closed the|trusted|promoted
~honest|honesty|integrity|ethical|ethics|professionalism:code of conduct|key holder|cash handling|probity|security clearance
~discretion|discreet|confidential|confidentiality|sensitive information|privacy|private information|keep information private|patient privacy:nda|payroll processing|pay runs|processed payroll|personnel files|personal information|board paper|medical record|patient record|client files|sensitive|commercial in confidence|executive assistant
~calm|calm manner|composed|composure|de escalate|steady|level headed|pressure:emergency|upset|distressed|crisis|met call|behaviour management|incident|busy|peak|first responder|on call
~creative|creativity|innovative|innovation|innovate|ideas|design thinking:designed|invented|introduced|prototype|=built|created|campaign|improved|choir|automation|redesign|styling|story|music|hackathon|game
~decision making|make decision|judgement|sound judgement|decisive|decision:approved|chose|in charge|triage|assessment|recommendation|prioritised|treasurer|committee|board|options|delegated|called off|stopped
~strategic|strategy|strategic thinking|strategic planning|think in systems|big picture:roadmap|business plan|market entry|vision|reform|framework|economist
~improve|improvement|continuous improvement|process improvement|process optimisation|optimise|streamline|efficiency|improve process|refine|lean|business improvement|operational improvement:kaizen|5s|six sigma|reduced|cut|faster|from to|automated|automation|mapping|redesigned|introduced|fell from|rose from|up from|down from|simplified|saved
automation|automate|workflow automation:macro|script|zapier|bot|rpa|flow|pipeline|scripted
~tech savvy|computer literacy|computer literate|computer skill|digital literacy|technology|it literate|software skill|multiple systems|several systems:excel|software|crm|app|tablet|automation|salesforce|python|sql|google workspace|sap|pos|erp|zapier|point of sale|website|microsoft word|ms word|microsoft office|ms office|electronic medical record|emr|compass|google classroom|xero|myob|canva|online booking|linux|cad|outlook
microsoft office|ms office|office suite|microsoft suite|office application:excel|word|outlook|powerpoint|office 365|microsoft 365
google suite|google workspace|g suite:google docs|google sheets|google drive
excel|spreadsheet|microsoft excel|ms excel:microsoft office|ms office|office suite|pivot table|power query|vlookup|index match|macro|google sheets|xlookup
crm|customer relationship management|crm system|crm tools|crm software:salesforce|hubspot|dynamics 365|zoho|zendesk|pipedrive|service cloud|client database|freshdesk|customer database
erp|enterprise resource planning|erp system:sap|oracle|netsuite|dynamics 365|microsoft dynamics|ms dynamics|dynamics nav|jd edwards|epicor|myob advanced|technology one|pronto
ai tool|ai|artificial intelligence|generative ai|ai curious|llm|large language model:chatgpt|claude|copilot|openai|anthropic|gemini|prompt|midjourney|gpt|machine learning|bedrock
report|reporting|dashboard|management reporting|insight|analytics|data analysis|analyse data|data driven|metric|kpi|analysis|analyse|measurement:power bi|tableau|looker|scorecard|pivot|sql|excel|per cent|statistics|spreadsheet|data|survey|forecast|variance|trend|quality score|funnel|conversion|time to hire|evaluation|power query
kpi|target|performance target|service level|sla|quota|sales target|performance measure|budget target:per cent|on time|conversion|quality score|top seller|of budget|nps|sales budget|time to hire|average handling|mystery shop|rate
data entry|data processing|typing|keyboard|records management|record keeping|maintain record|database|filing:words a minute|wpm|entered|=records|invoice entry|archive|trim|case note|file note|content manager
administration|administrative|admin|office administration|clerical|office support|administrative support|business support:receptionist|office manager|minutes|filing|correspondence|diary|data entry|invoices|mail|=records|secretary|executive assistant
calendar|diary|schedule|diary management|calendar management|appointment:time zone|meetings for
travel|travel arrangement|travel booking|domestic and international travel:flight|trip|visa|itinerary|accommodation|hotel booking
meeting|meeting preparation|agenda|minute taking|minutes|secretariat:follow up|action list|committee|papers
email|inbox|correspondence|letter:replies|mail|newsletter
event|event management|event coordination|event planning|conference|function|offsite:wedding|festival|open day|workshop|gala|christmas party|launch|expo|fete
budget|budgeting|budget management|manage budget|financial management|cost control|cost management|cost estimation|forecasting|forecast|p l|profit and loss|wip:million|cost plan|expenditure|spend|variance|treasurer|wage cost|wage target|margin|cash flow|turnover|procurement|quantity|food cost|labour cost|grant funding
accounting|accountant|finance|financial|bookkeeping|accounts|general ledger|financial accounting:reconciliation|bas|ledger|payroll|xero|myob|tax return|journals|invoicing|month end|balance sheet|audit|treasurer|cpa|quickbooks
accounts payable|creditors|supplier invoice|supplier payment:invoice|payment run|ap
accounts receivable|debtors|collections|credit control:overdue|ar|arrears
reconciliation|reconcile|balancing:bank rec|till|cash up
financial reporting|financial report|financial statement|management report|management accounts|board report|annual report:month end|year end|ifrs|aasb|balance sheet|variance|p l|profit and loss|board pack
month end|month end close|end of month|year end|period end:journals|accruals|balance sheet|reconciliation|close book
tax|taxation|tax return|income tax|tax compliance|lodgement|bas|ias|fbt|gst|tax lodgement:ato|division 7a|trust distribution|payg|cgt
payroll|payroll processing|pay run|wages|salaries:timesheet|award interpretation|superannuation|stp|keypay|employment hero|pay staff
smsf|self managed super|super fund|superannuation fund:bgl|class super|superannuation
practice management|practice management system|practice software:xpm|handisoft|karbon|best practice|medical director|genie
audit|auditing|assurance|internal audit|compliance audit:inspection|accreditation|iso 9001|spot check|working paper|controls testing
compliance|regulatory|regulation|legislation|legislative|regulatory compliance|governance|standards|policy and procedure|statutory:audit|accreditation|codes of practice|code of conduct|building code|licence condition|privacy|modern award|awards and agreements|asic|apra|ombudsman|whs act|planning act|local law|by law|tax law|aml|kyc|food safety|haccp|nqf|nqs|chain of responsibility|risk register|probity|acnc|iso|wiring rules|coshh
risk|risk management|risk assessment|risk mitigation:hazard|swms|jsa|take 5|safety plan|mitigation|audit|near miss
procurement|purchasing|sourcing|supplier management|vendor management|contract management|contract administration|tender|tendering:supplier|subcontract|quote|rfq|rfp|buyer|=contractors|negotiated price|=contracts
project|project management|project coordination|project delivery|deliver project|manage project|special project|program management|project planning:milestone|gantt|scope|rollout|upgrade|implementation|go live|relocation|fit out|construction|campaign|prince2|pmp|led the move|led the change|sprint|migration
=program|=programme|program design|program delivery|program management|grant program|initiative|scheme:guideline|incentive|stream|round|evaluation|pilot|rollout|funding
evaluate|evaluation|program evaluation|review|findings:outcome report|survey|post implementation
policy|policy development|policy advice|policy analysis|public policy|policy writing|policy officer:options|ministerial|cabinet|brief|submission|legislation reform|regulation reform|consultation paper|white paper|position paper
ministerial|ministerial brief|brief|briefing|briefing note:minister|question time|senate estimates|councillor|cabinet
cabinet|machinery of government|parliament|parliamentary|cabinet process:estimates|question time|minister|new policy proposal|budget measure
government|public sector|public service|council|local government|state government|government department:department|ministerial|agency|commonwealth|federal|shire|city of|aps|aps4|aps5|aps6|vps|ministry
australian public service|aps|australian government|commonwealth government:commonwealth department|federal department|commonwealth agency|aps4|aps5|aps6|el1|services australia|ato officer
not for profit|nonprofit|charity|community sector|community organisation|for purpose:ngo|foundation|mission|volunteer organisation|red cross|salvos|lifeline|neighbourhood house|community centre
grant|grants|grant management|grant administration|funding agreement|funding:acquittal|smartygrants|assessment panel|fundraising|philanthropy
first nations|aboriginal|torres strait:elders|acknowledgement
community engagement|community consultation|community development|public consultation|community:workshop|residents|=consultation|festival|neighbourhood|traditional owner|open day|playgroup|local family|street stall
research|academic|researcher|literature review:thesis|phd|institute|survey|interviews with|=publication|evaluation|laboratory|analysis of|review literature|interview people
recruit|recruitment|talent acquisition|hiring|full cycle recruitment|staff selection|hire|talent|candidate|hiring coordination|executive hiring|candidate experience|source candidate|passive candidate:offers|shortlist|interviewed|sourcing|boolean|job ad|applicant tracking|ats|headhunt|hired|referrals
hr|human resources|people and culture|employee relations|industrial relations|workplace relations|generalist hr:onboarding|modern awards|award conditions|awards and agreements|enterprise agreement|performance management|hris|fair work|employee engagement|injury management|recruitment
outplacement|redundancy|career transition|laid off:resumes|introductions|layoff|restructure
learning and development|training delivery|training program|facilitation|facilitate|workshop facilitation|training and assessment:trainer|tae|workshop|elearning|=trained|lms|induction
sales|sell|selling|business development|new business|upsell|upselling|cross sell|lead generation|prospecting|commercial:revenue|pipeline|account manager|quota|quotes|deals|conversion|cold call|territory|bdm|styling appointment|won
account management|key account|client relationship|client management|client relations|client portfolio:clients|accounts|portfolio|renewal|relationship|retention
marketing|marketing campaign|digital marketing|brand|promotion|campaign|advertising:seo|google ads|social media|facebook|instagram|mailchimp|content|newsletter|media buying|audience|hubspot|conversion rate|paid search
social media|content creation|content|copywriting|copy:instagram|facebook|tiktok|linkedin|blog|posts|reels|canva|newsletter|hootsuite|editorial
graphic design|design software|visual design|creative suite|adobe:photoshop|illustrator|indesign|figma|canva|layout
media|public relations|media relations|=communications|corporate communications:press|journalist|newsletter|spokesperson|website content
legal|law|legal practice|solicitor|paralegal|litigation|legal research|legal advice|legal document:court|affidavit|conveyancing|contract drafting|lawyer|discovery|barrister|tribunal|matter|file opening|lexisnexis|leap|briefs to counsel|property settlement|probate
conveyancing|property settlement|property law:pexa|contract of sale|title search|transfer of land
property|real estate|property management|proptech|multifamily|leasing|strata|tenancy:rent|landlord|tenant|inspection|vcat|ncat|rental|body corporate|owners corporation|agent
insurance|claims|claims management|underwriting|insurance claim:loss assessor|loss adjuster|premium|workers compensation|ctp
bank|banking|lending|credit|financial services|loan|mortgage:teller|broker|branch|superannuation|wealth|financial planning
telco|telecommunications|phone provider|telecom:mobile plan|broadband|nbn|telstra|optus|vodafone|internet provider
utility|energy|energy retailer|electricity retailer|water utility:meter reading|outage|gas|solar|power company|water corporation|=electricity
contact centre|call centre|phone|telephone|inbound|outbound|phone manner|inbound call|phone enquiry|call handling|calls:web chat|average handling|switchboard|dialler|genesys|avaya
hardship|vulnerable customer|financial hardship|vulnerable people|vulnerable:payment plan|financial counsellor|family violence|concession|referral|elderly|disability|homeless
payment plan|billing|bills|payment arrangement|billing enquiry:instalment|direct debit|invoice|arrangement|plan questions
saas|software as a service|saas based|cloud software|startup|start up|scale up|scaling company|technology company|tech company|scaling:software company|app company|founder|grew the company|seed|series a|platform company
travel availability|availability to travel|willing to travel|travel interstate|regional travel|travel between sites:fly in|fifo|travelled|travel
exceed target|overachieve|smash kpis|beat target|meet sales target|achieve kpis:above target|over target|above budget|top performer|of budget|of target
customer success|client success|retention|churn:renewals|onboarding customers|health score
cash flow|cashflow|cash flow forecast|treasury:cash position|debt facility
board|governance support|company secretary|board reporting:
fundraising|philanthropy|donor|donor relations|major gifts:appeals|bequests|sponsorship
translate|translation|interpreting|interpreter:naati
typing speed|wpm|words per minute|fast typing:words a minute|typing
handle time|aht|average handle time|nps|net promoter score|customer satisfaction score|csat|quality score|schedule adherence:call quality|average handling
workers compensation|return to work|injury management|rehabilitation coordination:suitable duties|rtw
change management|organisational change|change adoption|prosci|adkar:change impact|training and communications|rollout
front office|hotel reception|guest services|concierge|check in and check out:night audit|opera|front desk
executives|executive level|senior leaders|senior leadership|c suite|executive stakeholders:ceo|cfo|director|general manager
media monitoring|issues management|crisis communication:media enquiries|holding statement
investor relations|capital raising|due diligence|mergers and acquisitions:term sheet|information memorandum
data governance|data quality|data stewardship|master data:data dictionary|deduplicated|data cleansing
archives|library|collection management|cataloguing|museum:curated|digitisation|catalogue|exhibition
interview|journalism|reporting news|editorial|sub editing:newsroom|articles|journalist
leading hand|acting supervisor|shift supervisor|crew leader|team supervisor|foreperson|foreman:acting supervisor|led a crew|in charge of the shift
verify documents|check documents|document checking|check forms|eligibility checks:comparing entries with original|verified identity|checked applications|verification of documents
enrolment|enrolments|admissions|student enrolment|enrolment process:enrolled students|intake
error correction|correct mistakes|duplicates|data cleansing|clean data:discrepancies|deduplicated|corrected errors|data integrity
`;
