/** Words of accounts, offices, call centres, banks, insurers, HR, marketing, law and property. Form of the lines: concepts.ts. */
export const officeAndFinance = `
accounts payable|ap|creditors:invoices a week|invoices a month|payment runs
accounts receivable|ar|debtors:sent invoices|invoiced clients|statements out
debt collection|credit control|debt recovery:chased debts|chasing payments|overdue accounts|chased overdue
bank reconciliations|account reconciliations|reconcile accounts:bank recs|reconciled|bank feeds
bookkeeping|keep the books|books of account:did the books|looked after the books|xero files|set of books
business activity statements|bas|bas preparation:gst|ato lodgements
end of month|month end|month end close:journals|accruals|prepayments
fixed assets|fixed asset register|asset register:capitalised|capex
management accounting|management reporting|budgeting and forecasting:budget against actual|board packs|variance commentary
financial modelling|build models|financial analysis:dcf|three statement|npv|lbo
cost accounting|product costing|inventory accounting:bom costs|stock valuations|landed cost
profit and loss|p and l|p and l responsibility:gross margin|ran the numbers|net profit|ebitda
petty cash|expense claims|expense management:concur|credit card statements|expense8
payroll processing|process payroll|payroll administration:pay runs|wages for|timesheets into|stp
award interpretation|modern awards|awards and agreements:award rates|penalty rates|eba
single touch payroll|stp|superannuation payments:super clearing|super guarantee|payg|clearing house
tax returns|prepare tax returns|income tax returns:returns for|tax time|trusts and companies
statutory accounts|financial statements|prepare financial statements:gpfs|year end accounts|financials for|annual financials
external audit|financial audit|audit engagements:audit files|caseware|workpapers
business advisory|client advisory|small business advice:clients structures|cash flow forecasts for clients|div 7a|virtual cfo
insolvency|bankruptcy|liquidation:creditors meetings|arita|bankrupt
financial planning|financial advice|wealth management:statements of advice|xplan|client reviews|annual reviews for clients
superannuation administration|super fund administration:rollovers|early release|death benefits|sis act
mortgage broking|home loans|home lending:settled loans|loan applications|wrote loans
credit assessment|credit analysis|loan assessment:serviceability|assessed applications|delegated authority|dla
responsible lending|nccp:not unsuitable
loan processing|loan settlements|mortgage settlements:mortgage docs|settlements booked|discharges
teller|bank teller|branch banking:deposits and withdrawals|foreign cash|branch customers|cash targets
business banking|commercial lending|commercial banking:business loans|equipment finance|overdrafts
anti money laundering|aml:smrs
foreign exchange|fx:travelex
investment operations|fund accounting:corporate actions
insurance claims|claims handling|manage claims:claims a day|settled claims|motor claims|home claims
insurance broking|broker support|account executive insurance:placed cover|winbeat|insight broking
underwriting|insurance underwriting|assess risks and premium:underwrote|authority limits|rated risks|declined risks|price policy|price risk
workers compensation claims|workers compensation|workcover claims:suitable duties|rtw plans|return to work plans
life insurance claims|income protection claims:income protection
inbound calls|answer calls|inbound customer calls:calls a day|calls per day|took calls|answered the phone
first call resolution|first contact resolution|resolve at first contact:first call|first contact|without transferring
web chat|live chat|digital channels:webchat|chats at once|chat queue|messenger enquiries
customer complaints|complaint resolution:angry customers
customer retention|save calls:save desk
call quality|call monitoring:listened to calls
workforce management call centre|real time analyst:verint
reception|front desk|reception duties:front counter|first point of contact|signed in visitors
general administration|administrative support|admin support:filing|photocopying|scanned documents|stationery
office management|manage the office|run the office:office supplies|office lease|fit out of office
executive assistance|executive assistant|executive support:ea to|pa to|assistant to the ceo|diaries for|looked after the director
diary management|calendar management|manage diaries:booked meetings|diary|calendars
minute taking|take minutes|minutes:wrote up meetings|action registers
travel coordination|travel bookings:flights
document preparation|prepare documents:typed reports
document control|document management|control documents:aconex|drawing registers|superseded|document numbers
records management|record keeping|maintain records:archived|trim|content manager
data entry|data input|enter data:keyed|entered orders|keystrokes
order processing|process orders|sales order processing:entered orders|orders a day|order desk
purchasing|procurement|purchase orders:raised pos|got three quotes|bought materials|quotes from suppliers
strategic sourcing|category management|tender management:panel contracts|ran tenders|tender evaluation
contract management|manage contracts|contract administration:contract register|contract renewals|service level agreements|slas|=contracts
asset management|facility management|facilities coordination:contractors on site|air con and lifts|leases and cleaning
fleet management|manage fleet:fleet of
mail room|mail processing:franking
scheduling technicians|job scheduling:allocated jobs
rostering|roster management|staff rosters:filled shifts
staff supervision|supervise staff|supervise a team:crew of|team of|led a crew
performance management|manage performance:one on ones|held review|written warning|performance review
recruit staff|hire staff:hired
train staff|staff training|train new staff:trained new|buddied|showed new|trained up
employee relations|industrial relations|er and ir:bullying complaints|fair work commission|eba negotiations
human resources administration|hr administration:contracts issued
talent sourcing|candidate sourcing|source candidates:seek talent|linkedin recruiter|talent pool|seek ads
agency recruitment|recruitment consulting|staffing agency:placed candidates|placements a month|job orders
volume recruitment|bulk recruitment:assessment centres
organisational development|organisation design|culture and engagement:culture amp|action plans from survey|nine box|leadership programs
remuneration|remuneration and benefits|compensation and benefits:mercer|salary bands|salary review
work health and safety systems|whs management|safety management systems:safety audits|ltifr|lost time|trifr
incident investigation|investigate incidents|icam:taproot|5 whys|incident reports
injury prevention|ergonomic assessments:ergo
learning design|instructional design|elearning development:rise 360|training guides|elearning modules|storyboards
digital marketing|online marketing|performance marketing:meta ads|facebook ads|cpc
search engine optimisation|seo:keyword research|first page of google
email marketing|edm|email campaigns:mailchimp|klaviyo|open rates|newsletters to
social media management|manage social media:instagram
content marketing|content creation|content writing:blogs|wrote articles
brand management|brand strategy|brand marketing:rebrand|brand health|brand tracking|brand campaigns
trade marketing|shopper marketing|product marketing:pos displays|trade promotions|catalogues
market research|consumer research|consumer insights:focus groups|nielsen|qualtrics|competitor pricing
marketing campaigns|campaign management|integrated campaigns:campaigns|media plans|agency briefs
public relations|media relations|media liaison:media releases|press releases|journalists|pitched stories
internal communications|employee communications|staff communications:all staff emails|intranet|town halls|note from the ceo|staff newsletter|q a page
event management|event planning|event coordination:events a year|gala dinner|conferences for|awards night
graphic design|visual design|design collateral:photoshop|illustrator|indesign
ux design|ui design|user interface design:figma|user flows|usability tests|design system
photography|photographer|photo editing:lightroom|studio shoots|weddings shot
video production|videography|video editing:shot and edited|davinci|final cut|edited videos
interior design|interior decorating|residential interiors:finishes schedules|mood boards|ff and e
fashion design|garment design:tech packs
architectural drafting|building design:revit
website management|website updates|website content management:squarespace|shopify|wix|webpages
ecommerce|online store|e commerce:shopify|magento|woocommerce
residential sales|real estate sales:open homes
property management|residential property management|manage rental properties:routine inspections|landlords|rentals|arrears under
leasing properties|leasing consultant:open for inspections|new tenant|sign tenant|lease renewal
commercial property|commercial leasing|retail leasing:outgoings|heads of agreement|shopping centre
strata management|body corporate management:owners corporations
trust accounting|real estate trust accounting:owner disbursements
property valuation|property appraisal:api certified
land development|property development|subdivision:feasibilities|lots released|land releases|development approvals
legal administration|legal secretary|legal support:opened files|leap|dictaphone
legal research|case law research|research legislation:austlii|westlaw|lexisnexis|case law|authorities|memos to counsel|pinpoint cites
legal drafting|draft legal documents:drafted wills
litigation|dispute litigation|civil litigation:appeared in|subpoenas|pleadings
family law|family law matters:parenting orders
criminal law|criminal defence:bail applications
wills and estates|estate planning|probate:powers of attorney|letters of administration|epoa|testamentary
conveyancing|property conveyancing|residential conveyancing:pexa|contracts of sale|section 32|property transfer|settle property
commercial law|corporate law|commercial transactions:ndas|shareholder agreements|due diligence|business sales
privacy and foi|freedom of information|foi:gipa requests|privacy breaches
immigration law|migration advice:visas lodged
risk and compliance|regulatory compliance|compliance monitoring:asic|apra|breach register|breach reporting
operational risk|enterprise risk management|risk frameworks:risk appetite|rcsa|control testing
business continuity|disaster recovery planning|business continuity planning:dr test|recovery plans|bia|crisis exercises
strategic planning|business planning|strategy development:three year plan|five year plan|strategy days
budget management|manage budgets|budget control:budget of|on budget|under budget
business development|new business development|generate new business:new clients|won clients|new accounts
account management|manage accounts|key account management:top accounts|accounts across|looked after accounts|major accounts
crm management|crm data:salesforce
project coordination|coordinate projects|project support:project schedules|status reports|action logs
project management|manage projects|deliver projects:ran projects|on time and on budget|project plans|pmp
change management|organisational change|change implementation:rollout|change champions
process improvement|continuous improvement|business improvement:cut the time|cut turnaround|halved|saved hours
stakeholder engagement|stakeholder management|stakeholder relationships:met with|worked with councils|dealt with council
supplier management|vendor management|manage suppliers:suppliers|better prices
business reporting|prepare reports|reporting:dashboards
key performance indicators|kpis|kpi:above target|hit targets|per cent of target|against target
expression of interest|eoi:eois
discovery|document review|ediscovery:coded emails|relativity|class action|privilege log
plain english|explain complex|complex information|non technical audience|non technical stakeholders|technical concepts:explained|in plain words|one chart|two page|with pictures
security awareness|awareness training:phishing|click rate
on time and on budget|within budget|on budget:under budget|week early|handed over early|ahead of schedule
acquittal|report to funders|funding report:back to the department|spent as promised
routine inspections|property inspections:condition reports|inspectrealestate|inspection photos
grow sales|drive sales|driving sales|increase sales|sales growth:average spend|takings|add ons|basket|second glass|upsold
all levels|people at all levels|levels of the organisation:board|managing director|vice president|operator|cleaners|minister
remote work|work remotely|working remotely|work from home|distributed team:remote since|from home|home office|spare room|remote
office systems|office software|computer applications:word|excel|outlook
`;
