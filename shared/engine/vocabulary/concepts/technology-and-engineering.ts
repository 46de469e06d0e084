/** Words of software, data, infrastructure, engineering and science. Form of the lines: concepts.ts. */
export const technologyAndEngineering = `
accounting software:xero|myob|quickbooks|reckon|sage|netsuite
smsf software:class super|bgl|simple fund|supermate
electronic medical record system:cerner|powerchart|epic|intersystems|trakcare|leecare|autumncare|manad|best practice|medical director|genie|zedmed
time and attendance system:kronos|ukg|deputy|tanda|humanforce|roubler|employment hero|timetarget
warehouse software:manhattan|sap ewm|blue yonder|korber|infor wms|jda|cargowise|microlistics
crm software:salesforce|hubspot|dynamics 365|zoho|pipedrive|service cloud|sugarcrm
service desk software:zendesk|freshdesk|servicenow|jira service management|intercom|cherwell
cloud formation tool:cloudformation|cdk|terraform|bicep|pulumi|sam
build server:github actions|gitlab ci|jenkins|teamcity|circleci|azure devops|bitbucket pipelines|buildkite|octopus
bi software:power bi|tableau|looker|qlik|metabase|superset
web framework of php:laravel|codeigniter|symfony|cakephp|yii
mail campaign software:mailchimp|klaviyo|campaign monitor|marketo|braze|activecampaign
design tool:figma|sketch|adobe xd|invision|zeplin
work tracking software:jira
point of sale software:retail directions|shopify pos|square|lightspeed|vend|impos|micros|bepoz|swiftpos|kounta
property software:propertyme|property tree|console cloud|palace|rex|agentbox|vaultre
legal software:leap|actionstep|smokeball|filepro|affinity
recruitment software|applicant tracking system|applicant tracking:bullhorn|jobadder|ashby|greenhouse|lever|workday|pageup|smartrecruiters
hr software|hris|hr system|hr information system|people system:workday|successfactors|bamboohr|elmo|employment hero|chris21|aurion
construction software:procore|aconex|hammertech|jobpac|buildertrend|cheops
estimating software:buildsoft|costx|cubit|bluebeam|planswift
school platform:compass|sentral|seesaw|google classroom|canvas|moodle|schoology
property settlement platform:pexa|sympli
mine software:deswik|surpac|vulcan|leapfrog|minesight|micromine
maintenance software:sap pm|maximo|mex|pronto|ellipse|fiix
hotel software:opera|rms|mews|protel|siteminder
restaurant software:opentable|sevenrooms|nowbookit|resdiary
library software:sierra|koha|spydus|symphony
records software:trim|content manager|objective ecm|hpe cm|micro focus
message software:slack|microsoft teams|zoom|webex
software|software development|software engineering|software engineer|develop software|=programming|coding|code|=developer|web development|application development|software solution|custom software|it industry|information technology|it|ict|technology industry|engineer it|it engineer:=programmer|python|java|javascript|typescript|c#|kotlin|react|php|github|app|full stack|backend|frontend|api|django|android|script|computer science|sysadmin
full stack|full stack development|across the stack|end to end development:react|api|front end and back end|frontend and backend|node
frontend|front end|frontend framework|modern frontend framework|user interface|ui|web interface|frontend development|client side:react|vue|angular|svelte|next.js|typescript|css|html|jquery|javascript|sass|tailwind
backend|back end|server side|backend development|microservice|microservices:api|node|django|fastapi|spring|rest apis|restful|graphql|.net|laravel|endpoints|go services|express|php|flask|kafka
api|rest api|restful api|api design|restful|web service|integration|api development|endpoints|api integration:rest|graphql|fastapi|soap|openapi|swagger|webhook|grpc|feeds|json
web|website|web development|web site|web application|database driven web site|existing website|web developer|web app|maintain website|cms:wordpress|drupal|html|php|site|css|shopify|joomla|laravel|squarespace|booking page
mobile app|mobile development|ios|mobile application|app development|mobile developer|mobile apps:android|react native|flutter|swift|kotlin|app store|google play|play store
android|android development|native android|android sdk|android application:kotlin|jetpack compose|xml layouts|hilt
jetpack compose|compose:
publish app|google play|play store|app store|published app|publishing application:published
ios|ios development|swift:swiftui|xcode|objective c|uikit
software principles|software development principles|clean code|design pattern|solid principles|computer science fundamentals|clean architecture|software fundamentals|data structure|algorithm|software architecture|system architecture|solution architecture|application architecture|system design|object oriented|object oriented programming|object oriented design:computer science|mvvm|refactor|domain driven|tdd|oop|modular|c++|microservices|solution architect|hexagonal|java|c#
user centred|user centric|user experience|ux|usability|user centered|customer empathy|user research|accessibility|user focus|human centred|user needs|customer needs:figma|interviews|accessible|talkback|wcag|user testing|the people who use|persona|prototype|customer feedback
requirements|gather requirements|refine requirements|business requirements|user story|requirements gathering|business analysis|scope requirements|elicit:acceptance criteria|backlog|interviews|workshops with|process map|specification|with the product manager|product owner|functional spec
agile|scrum|kanban|agile methodology|agile team|agile environment|sprint|agile development|agile product team|agile delivery|safe agile:stand up|stand ups|retrospective|jira|backlog|velocity|story points
test|testing|software testing|quality assurance|test automation|automated testing|unit testing|test coverage|test case|test plan|manual testing|regression testing|test strategy|qa|test script|quality engineering:jest|cypress|selenium|playwright|junit|pytest|regression|testrail|istqb|bugs|uat|postman|appium|tdd
performance testing|load testing|stress testing:jmeter|k6|gatling|loadrunner
defect tracking|bug tracking|log defects|defect|bug|triage:jira|azure devops|bugzilla
debug|debugging|triage|resolve issue|fix bug|issue resolution|bug fixing|production support|production issue|incident response|on call|incident management|support production:crashlytics|incident reviews|bugs|root cause|hotfix|sentry|leak|crash|pagerduty|post mortem|resolved|tickets|disaster recovery
code review|pull request|peer review|review code|merge request:reviewed|pairing
maintain codebase|codebase|refactor|technical debt|legacy code|code quality|maintainable|health of the codebase|evolution of codebase|code maintenance:rewrote|moved|migrated|rebuilt|upgraded|unit tests|modularised|legacy|screens from|upgrade
feature|product feature|new feature|feature development|implement feature|product development|ship|build feature|build product|deliver feature:released|launched|=built|sprints on|checkout|=added
software development life cycle|sdlc|full life cycle|development life cycle|life cycle|full development lifecycle|lifecycle:release|from requirements|design to|from quote|deployed|analysis design|launch
programming language|programming languages|coding language|scripting language|scripting languages:python|java|javascript|typescript|c#|c++|kotlin|ruby|golang|php|scala|rust|matlab|perl|swift|bash|powershell
event software|event management software:cvent|eventbrite|humanitix|eventsair
version control|git|source control|github|gitlab|bitbucket|svn|version control tools:trunk based|pull requests|branches|merge
ci cd|continuous integration|continuous delivery|continuous deployment|build pipeline|deployment pipeline|ci|devops|release automation|devops practice|deployment:github actions|jenkins|gitlab ci|pipelines|teamcity|circleci|argo|octopus|buildkite|releases
cloud|cloud native|cloud platform|cloud infrastructure|cloud computing|cloud provider|public cloud|cloud service|cloud native application|cloud technology|cloud environment:aws|azure|gcp|lambda|ec2|s3|kubernetes|ecs|terraform|cloudformation|cdk|heroku|bigquery|dynamodb|serverless
aws|amazon web services:lambda|ec2|s3|ecs|eks|dynamodb|cloudformation|cdk|sqs|rds|cloudwatch|iam|redshift|athena|glue
azure|microsoft azure:aks|entra|cosmos db|bicep
google cloud|gcp|google cloud platform:bigquery|gke|cloud run|pub sub|dataflow|firebase
serverless|serverless technology|function as a service:lambda|azure functions|cloud functions|sqs|api gateway|step functions|cloud run
container|containerisation|containers|orchestration|containerization|container orchestration|containerization and orchestration|containerised|containerized|containerised systems|containerised workloads:docker|kubernetes|ecs|eks|openshift|helm|aks|gke|podman|rancher
kubernetes|k8s:eks|aks|gke|helm|k3s|openshift|argo cd
infrastructure as code|iac|configuration management|infrastructure automation|provisioning:terraform|cloudformation|cdk|ansible|pulumi|bicep|puppet|chef|packer
infrastructure|systems engineering|platform team|platform engineering|server|servers|data centre|it infrastructure|on premise:vmware|linux|kubernetes|terraform|active directory|sre|hypervisor|storage|racks|ubuntu
linux|unix|linux administration|unix administration|linux system administration|system administration|systems administration|linux server|sysadmin:ubuntu|red hat|rhel|centos|debian|bash|shell|nginx|patching|apache|bsd
windows|windows server|active directory|microsoft 365|office 365|exchange|m365|microsoft environment:group policy|entra|intune|sccm|azure ad|reset password|user account
network|networking|network administration|network security|lan|wan|routing:cisco|ccna|switches|vlan|firewall|vpn|bgp|fortinet|meraki|wifi|palo alto|dns|tcp ip|subnet|load balancer
observability|logging|alerting|telemetry|metrics monitoring|system monitoring|application monitoring:prometheus|grafana|datadog|cloudwatch|splunk|new relic|elk|nagios|sentry|opentelemetry|slo|dashboards
performance issues|performance tuning|application performance|performance optimisation:latency|slow queries|profiling|load tests|tuned queries|incident reviews|response times
reliability engineering|sre|site reliability|uptime|availability engineering|scalability|scalable|scale|high availability|resilience engineering|scalable system|disaster recovery|scaling:slo|on call|failover|backup|incident|requests a second|autoscaling|99|recovery|postmortem
security|cyber security|information security|cybersecurity|security controls|security practices|it security|secure coding|data security|cyber:iso 27001|essential eight|siem|penetration|vulnerability|splunk|owasp|firewall|soc|ism|encryption|mfa|zero trust|patch|irap|nist|privacy
identity|identity management|iam|single sign on|access management|authentication:sso|okta|mfa|active directory|oauth|saml|entra|auth0|keycloak
it support|technical support|help desk|service desk|desktop support|user support|level 2 support|end user support|ict support|application support:tickets|servicenow|password|desktop|jira service|sccm|itil|helpdesk|laptops|imaging|onsite support|intune
itil|service management|itsm|change management it|incident and problem management:servicenow|change requests|problem management
database|databases|relational database|sql database|rdbms|database design|database engineering|database management|sql|data model|data modelling|data modeling|database development:postgres|postgresql|mysql|oracle|tables|schema|migrations|queries|dynamodb|mongodb|joins|indexes|sqlite|mariadb
query optimization|query optimisation|database optimisation|mysql optimisation|mysql administration|database indexing|database performance|performance tuning|query tuning|database administration:indexes|tuned|slow queries|partitioning|explain plan|execution plan|dba|backups|replication|cut a report
data engineering|data pipeline|etl|data warehouse|data integration|elt|data platform|big data|data migration:airflow|dbt|spark|snowflake|databricks|redshift|bigquery|kafka|data lake|pipelines|ssis|azure data factory|glue|fivetran|synapse|hadoop|warehouse
data science|machine learning|statistical modelling|predictive modelling|statistics|=modelling|data scientist|ml|statistical analysis|data science tooling|data mining|deep learning|ai model:scikit|tensorflow|pytorch|xgboost|regression|pandas|forecast|r and|a b test|classification|notebook|random forest|mlflow|bayesian|clustering|neural|numpy
experiment|a b testing|experimentation|hypothesis testing|causal inference:uplift|hypothesis|significance|control group|ab test
data visualisation|visualisation|data visualization|bi tool|business intelligence|bi|reporting tool|dashboarding|dashboards:power bi|tableau|looker|qlik|metabase|d3|ggplot|matplotlib|superset
python|python programming:pandas|django|flask|fastapi|numpy|pytorch|scikit|pyspark|jupyter|airflow|pytest
java|java development:spring|maven|junit|hibernate|jvm
javascript|js|ecmascript|javascript framework:typescript|react|node|node.js|vue|angular|jquery|next.js|express|svelte
type annotations|typing python|typed python:fastapi|pydantic|mypy|type hints
php|lamp|php development:laravel|codeigniter|wordpress|symfony|drupal|magento
c#|.net|dotnet|asp.net|.net core:entity framework|blazor|wpf
c++|c|embedded|firmware|embedded software|microcontroller|embedded systems|real time:stm32|arduino|rtos|esp32|fpga|can bus|raspberry pi
html|html5|markup:
xhtml:xhtml
css|css3|stylesheet|sass|responsive design:tailwind|bootstrap|flexbox|scss
json|xml|data format:
internal tools|internal developer tools|developer tools|developer experience|=tooling|internal developer platform|build tools:pipelines|cli|scripts|backstage|templates|internal app|developer portal|github actions
technical documentation|documentation|technical writing|specification|design document|runbook:confluence|wiki|readme|adr|user guide|docs|diagrams|user manuals|technical manuals
technical leadership|tech lead|architect|technical lead|technical direction|engineering leadership:principal engineer|principal developer|architecture|mentored|staff engineer|design reviews|lead developer
product management|product manager|roadmap|product owner|product strategy|backlog:discovery|prioritisation|okr|user research|feature set|launch
slack|slack workflow|team chat:microsoft teams
jira|confluence|atlassian|ticketing system:trello|asana|linear
project management tool|project management software|task management tool:jira|asana|trello|monday|smartsheet|clickup|ms project
marketing automation|email automation:marketo|hubspot|pardot|klaviyo|braze|mailchimp
a b testing|experimentation program|split testing:optimizely|launchdarkly|vwo|variant|experiment
engineering|engineer|engineering design|design engineering:cad|solidworks|autocad|ansys|drawings|fea|revit|calculations|commissioning|12d|hydraulic|matlab|rpeq|beng
cad|drafting|autocad|technical drawing|3d modelling|design drawing|bim|solidworks|revit:inventor|civil 3d|microstation|12d|sketchup|archicad|drawings|creo|fusion 360
simulation|modelling|finite element|cfd|mathematical modelling|numerical:ansys|fea|matlab|abaqus|simulink|comsol|monte carlo|hysys
commissioning|plant commissioning|start up of plant|testing and commissioning|site acceptance:fat|sat|witness testing
survey|surveying|gis|spatial|mapping|geospatial:arcgis|qgis|total station|lidar|gnss|drone|dgps|esri
laboratory|lab|chemistry|experiments|scientific|laboratory technique:hplc|pcr|assay|titration|nata|glp|microscopy|gc|spectroscopy|culture
environmental assessment|environmental management|ecology|site contamination|contaminated land:groundwater|soil|eis|flora|fauna|monitoring wells|pfas|erosion|rehabilitation
geology|geologist|exploration:core logging|drill rig|drill core|leapfrog
offline|offline first|works offline|offline capable:without a network|service worker|sync when|local storage|no network
oauth|oauth2|openid|openid connect|oidc:sso|saml|okta|auth0|entra
integration|system integration|systems integration|middleware|integrate systems:mulesoft|boomi|api|edi|interfaces
business analysis|business analyst|process mapping|process modelling:bpmn|as is|user stories|visio
prototyping|user interface design|interaction design:figma|mockups
mechanical engineering|mechanical engineer|mechanical design:solidworks|ansys|fea|hvac design|rotating equipment|bachelor of engineering mechanical
civil engineering|civil engineer|civil design:12d|earthworks|drainage|pavement|stormwater|road design
electrical engineering|electrical engineer|electrical design:protection relay|etap|power systems|switchgear|single line diagram
technical sales|presales|solution engineering|sales engineering|solution selling|proof of concept:demo|rfp|tender response
penetration testing|vulnerability|security testing|siem|incident response|soc:splunk|sentinel|crowdstrike|nessus|burp
cyber framework|essential eight|iso 27001|nist|security governance:ism|irap|security audit|maturity|mitigation strategies
salesforce|salesforce administration|salesforce platform:apex|flows|lightning|sales cloud
structural engineering|structural design|structural analysis:space gass|etabs|reinforced concrete|steel design
hydraulic|hydrology|stormwater|flood modelling|drainage design:tuflow|hec ras|drains|12d
geotechnical|geotechnical engineering|soil testing|foundation:boreholes|slope stability|plaxis
chemical engineering|process engineering|process design|unit operations:p and id|hazop|aspen|mass balance
validation|gmp|good manufacturing practice|pharmaceutical manufacturing|tga:batch record|deviation|capa|cleanroom
quality system|quality management system|qms|iso 9001|quality assurance system|quality process:internal audit|capa|non conformance|document control
game|game development|unity|unreal:shader
video|video production|video editing|filming|post production:premiere|final cut|after effects|davinci|footage
animation|motion graphics|3d animation:after effects|blender|maya|cinema 4d
audio|sound engineering|live sound:mixing desk|pro tools|foh
`;
