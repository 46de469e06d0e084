/** Words of offices, shops, kitchens, studios and of software, as ads ask for the work and resumes tell of it. Form of the lines: concepts.ts. */
export const desksAndCounters = `
manage phones|phone calls:switchboard|transferred calls|took messages|multi line phone
payroll|payroll function|pay runs:fortnightly pays|weekly pays|pay slips|payslips
social media|social media content|social media management:instagram|tiktok|hootsuite
web services|apis:swagger|openapi|graphql|webhooks|fastapi
sql|t sql|sql queries|write sql:stored procedures|ssms|ssrs|postgres|mysql|window functions
powershell|automation scripts|shell scripting|scripting skills:bash scripts|python scripts|cron|vba|perl scripts|ansible playbooks
data analysis|analyse data|data analytics|interpret data:pivot tables|sql queries|power bi|tableau|python pandas|analysed trends
data insights|analytical skills|data driven insights:pivot tables|sql queries|power bi|tableau|python pandas|analysed trends
dashboards|reporting and dashboards:power bi|tableau|qlik|dax|ssrs|cognos
dashboards|reporting and dashboards:metabase|dashboard for|google data studio|=looker
advanced excel|advanced excel skills|excel skills|intermediate excel:pivot tables|vlookup|xlookup|vba|index match|sumifs
strong excel|excel proficiency|spreadsheets:pivot tables|vlookup|xlookup|vba|index match|sumifs
data modelling|data models|data warehousing|data warehouse:kimball|snowflake|redshift|bigquery|dbt
gantt charts|project schedules|project scheduling|project plans:ms project|primavera|baselined
purchase orders|raise purchase orders|purchasing|procurement activities:raised pos|pos raised|sap mm|requisitions|three quotes
property management|rent roll|property manager:bond lodgement|entry condition reports|propertyme
java development:hibernate|maven|gradle|j2ee
etl|data pipelines|data engineering|data integration:dbt|adf|databricks|ssis|pyspark
process mapping|business process|process documentation|business process modelling:bpmn|visio|swim lanes|process maps|value stream
technical reports|technical writing:feasibility report|basis of design|wrote manuals
price negotiation|negotiation skills|contract negotiation:negotiated rebates|terms with suppliers|negotiated discounts|renegotiated|haggled
accessibility|wcag:screen reader|nvda|aria labels
security monitoring|siem|security operations:carbon black|malware|kql
journalism:bylines|court reporting|covered council|newsroom|breaking news
end to end recruitment|recruitment|recruitment process|talent acquisition:filled roles|hires a year|roles filled|phone screens|reference checked
grammar and spelling:proofread|wrote articles|wrote reports|wrote letters
root cause analysis|root cause:5 whys|fishbone|ishikawa|post mortems
security monitoring|siem|security operations:splunk alerts|crowdstrike|qradar|soc analyst
stock management|manage stock|stock levels|stock control:stocktakes|stock loss|reordered
home lending|home loans|mortgages|lending specialist:refinance|first home buyers|pre approvals|mortgage broker|cert iv in finance and mortgage|applyonline
guidewire:claimcenter|policycenter|billingcenter
edr|endpoint detection|endpoint protection:crowdstrike|defender for endpoint|sentinelone
claims management|insurance claims:lodged claims|claims lodged|guidewire|claimcenter|loss adjusters
infrastructure as code|automate deployments|configuration management:terraform|cloudformation|ansible|aws cdk
project lifecycle|project delivery|manage multiple projects:pmp|prince2|went live|cutover
contract administration|contracts administration|administer contracts|contract management:progress claims|contract register|payment schedules|extension of time|nec4
pastry|pastry chef|patisserie:croissants|petits fours|entremets|sourdough|macarons|choux
internal audit|internal audits|internal controls|controls testing:control gaps|audit findings|sox|audit reports
superannuation|super fund:australiansuper|hostplus|binding nominations|rg 146
guest experience|guest satisfaction|exceptional guest experiences:tripadvisor|revinate|guest reviews
domain driven design|software architecture|technical design:ddd|bounded contexts|solution architecture
housekeeping|guest rooms|room attendant:rooms a day|departures and stayovers|hospital corners|minibars
broadcasting|broadcast:podcast|adobe audition|2gb|community radio
lodge claims|claims lodgement|claims consultant:lodged claims|claims lodged|guidewire|claimcenter|loss adjusters
content production|video editing:capcut|premiere pro|shot reels|photo shoots|final cut
graphic design|graphic designer|design skills:indesign|illustrator|packaging design|typography
dot net|.net development|.net core|microsoft stack:c#|asp.net|entity framework|vb.net
ci cd pipelines|build and release|continuous deployment|automated deployments:jenkins|github actions|azure devops|gitlab ci|octopus deploy|argo cd
active directory|user accounts:password resets|entra|azure ad|group policy|okta
deliver projects|it projects|project management methodologies:pmp|prince2|went live|cutover
change management|organisational change:prosci|adkar|change impact assessment|super users
payroll software|payroll systems:keypay|chris21|preceda|employment hero
etl|data pipelines|data engineering|data integration:glue jobs|kafka|data factory|dagster
statistical analysis|statistical software|statistical package|statistics package:spss|stata|r studio|bayesian|tidyverse
modern awards|enterprise agreements:schads|clerks award|overtime rates
risk registers|risk register|risk assessments:risk workshops|key risk indicators|riskware|risk committee
tenancy applications|leasing:reference checks on tenants|tica|2apply|open for inspection
production support|operational support|incident response:pagerduty|opsgenie|on call roster|post mortems
virtualisation:esxi|vsphere|vcenter|citrix
scrum|sprint planning:stand ups|retrospectives|daily standups|psm
journal entries|prepare journals:accruals|prepayments|posted journals
store operations|store management:ran store|store manager|ran shop
day to day running|retail management:ran store|store manager|ran shop
code quality|coding standards|maintainable code:sonarqube|eslint|linting|code reviews|code coverage
system implementation|implement systems:go live|went live|cutover|data migration|uat
systems implementation|software implementation:go live|went live|cutover|data migration|uat
performance reviews|performance management:appraisals|calibration sessions|performance plan
mobile development|mobile apps:react native|swiftui|jetpack compose|crashlytics
property management|rent roll|property manager:routine inspections|ingoing and outgoing|vcat hearings
manual testing|test cases:testrail|zephyr|xray test|alm
general insurance|insurance products|personal lines:renewals for policies|quoted policies|aami|policy renewals
hris|hr systems|maintain employee records|employee records:successfactors|employment hero|elmo
learning and development|training programs|staff development:tna|lms|training calendar|lunch and learn
health and safety administration|whs:donesafe|incident register|safety walks
new business:opened accounts|opened new accounts|new logos
tender responses|proposals:wrote tenders|tendered for|tenderlink
cms|content management system:squarespace|webflow|sitecore|drupal|landing pages|broken links
wireframes|wireframing|ui design|interface design:figma|axure|clickable prototype
unit tests|unit testing|automated tests|test driven development:jest|junit|pytest|xunit|code coverage
end to end testing|test automation|automation testing:playwright|selenium|webdriver|specflow
database queries|relational databases|complex sql:stored procedures|ssms|ssrs|postgres|mysql|window functions
monitoring and alerting|observability:datadog|grafana|prometheus|splunk|cloudwatch
network infrastructure|lan wan:cisco|fortigate|palo alto|vlans|bgp|ospf
security frameworks|isms:iso 27001|essential eight|irap|nist
power bi:dax|pbix
data quality|data integrity|data accuracy|data cleansing:deduped|deduplicated|great expectations|data dictionary
engineering drawings|technical drawings|shop drawings:autocad|revit|microstation|as built
engineering drawings|technical drawings|shop drawings:general arrangement|civil 3d|draftsperson|dwg|solidworks
venue management|restaurant management|duty management|bar management:venue manager|restaurant manager|cash offs|bar manager
run shifts|duty manager:venue manager|restaurant manager|cash offs|bar manager
guest experience|guest satisfaction|exceptional guest experiences:review score|returning guests|loyalty guests
pair programming|code reviews:pull requests|reviewed prs|merge requests
sub editing|proofreading:proofread|iped|house style|typos
best practice code|quality code:sonarqube|eslint|linting|code reviews|code coverage
design systems|design system:storybook|component library|design tokens
product roadmap|roadmaps|product backlog:rice scores|user stories|backlog grooming|story mapping
hardship arrangements|payment plans|financial hardship:hardship team|hardship applications|set up payment plans
bank reconciliation|bank reconciliations|daily banking:bank feed|matched bank|reconciled bank
lead a kitchen|head chef|run the pass:ran pass|called pass|brigade of|sous chef|executive chef
diversity and inclusion|dei|equity and inclusion|reconciliation action plan:wgea|reconciliation action|gender pay
employee relations|grievances:show cause|grievance meetings|investigated bullying|workplace investigation|unfair dismissal|warning letters
nosql|nosql databases:mongodb|dynamodb|cosmos db
monitoring and alerting|observability:solarwinds|zabbix|dynatrace|kibana|opentelemetry
soc|threat hunting|security incidents:carbon black|malware|kql
stakeholder communications|communications strategy:comms plan|communication plan|key messages|talking points
network infrastructure|lan wan:sophos|sonicwall|ccna
soc|threat hunting|security incidents:splunk alerts|crowdstrike|qradar|soc analyst
supply planning|demand planning|mrp:safety stock|reorder points|forecast accuracy|s and op
site inspections:defect reports|hold points|witness points|site engineer|site instructions
enterprise risk|operational risk|identify risks:risk workshops|key risk indicators|riskware|risk committee
motor claims:at fault driver|audanet|assessed vehicles
underwriting|underwriter:loss ratio|loss history|risk surveys
microsoft 365|office 365|o365:intune|teams admin|entra id
food costs|portion control:food cost at|gp of|gross profit on menu|recipe cards
debtors:aged receivables|debtor days|dso|credit applications
accounting software|accounting systems:xero|myob|quickbooks|netsuite|sage 50
web analytics|google analytics|digital analytics|marketing analytics:ga4|tag manager|bounce rate|hotjar|looker studio
photography and video|video content:capcut|premiere pro|shot reels|photo shoots|final cut
adobe creative suite|design software|creative suite:photoshop|illustrator|indesign|premiere pro|after effects
automation frameworks:playwright|selenium|webdriver|specflow
rest apis:swagger|openapi|graphql|webhooks|fastapi
monitoring tools|logging and monitoring|monitor systems:datadog|grafana|prometheus|splunk|cloudwatch
device management|mdm:intune|jamf|airwatch
network administration:cisco|fortigate|palo alto|vlans|bgp|ospf
project budget|project budgets:earned value|forecast to complete|cost to complete|capex|under budget|project costs
barista:latte art|dialled in grinder|dialled grind
food preparation|food prep:sauces from scratch|cut veg|stocks and sauces|marinated|larder
candidate sourcing|passive candidates|talent pools:boolean|linkedin recruiter|inmails|talent map
service oriented architecture|soa|message queues:kafka|rabbitmq|sqs|service bus
security frameworks|isms:statement of applicability|pci dss|third party security reviews|cissp
supply planning|demand planning|mrp:kinaxis|master production schedule|apics
order materials|place orders:raised pos|pos raised|sap mm|requisitions|three quotes
`;
