/** IT, data, cloud, security. Format: see families.ts. */
export const informationTechnology = `
[tool]
JavaScript|~JS|ES6|ECMAScript|vanilla JS;near=css,html,typescript,react,front
TypeScript
Python|python 3|python scripting|python programming
Java|core java|java 8|java 17|J2EE|java EE|jakarta EE
C#|c sharp|csharp
C++|cpp|modern C++
~C|C programming|C language|ANSI C|embedded C;near=language,programming,embedded,c++,firmware,java,python,c#
F#|f sharp
.NET|dotnet|.NET Core|.NET framework|dot net|.NET 6|.NET 8
ASP.NET|ASP.NET Core|ASP.NET MVC|asp net
~Go|golang|go lang|go programming;near=golang,python,java,kubernetes,microservices,backend,rust,language,programming,typescript
~R|R programming|R language|RStudio|tidyverse|R Shiny;near=python,sas,statistics,statistical,spss,matlab,stata,sql,tableau,programming,analytics
~Ruby|ruby programming|Ruby language;near=rails,python,java,php,javascript
Ruby on Rails|RoR|~Rails;near=ruby,python,developer
~Rust|rust programming|rust language;near=c++,go,golang,python,programming,systems
~Swift|swift programming|SwiftUI|swift language;near=ios,xcode,kotlin,objective,mobile
Kotlin
Scala
PHP|php 8
Perl
COBOL
Fortran
Objective-C
Dart|flutter and dart
Haskell|+Erlang|+Elixir|+Clojure
VBA|excel VBA|visual basic for applications|excel macros|macros
VB.NET|visual basic
Groovy
Lua
MATLAB|simulink
SAS|SAS programming|SAS enterprise guide|base SAS
SPSS|ibm spss
Stata
Bash|shell scripting|bash scripting|unix shell|shell scripts
PowerShell|powershell scripting
HTML|HTML5
CSS|CSS3|+Sass|SCSS|tailwind CSS|tailwindcss|~Less;near=css,sass
XML|XSLT|+JSON
SQL|structured query language|SQL queries|SQL querying|SQL scripting
T-SQL|TSQL|transact-SQL
PL/SQL|PLSQL
PostgreSQL|postgres|postgre SQL
MySQL|MariaDB
Microsoft SQL Server|SQL server|MSSQL|MS SQL|+SSRS|+SSIS|+SSAS
Oracle Database|oracle DB|oracle SQL|~Oracle;near=database,sql,databases,dba,erp,java
MongoDB|~Mongo|+DynamoDB|+NoSQL|+Cassandra|+Couchbase;near=database,node,sql,redis
Redis|+Memcached
Elasticsearch|elastic search|OpenSearch|ELK stack
Neo4j|graph databases
SQLite
React|React.js|ReactJS
React Native
Angular|AngularJS
Vue.js|VueJS|~Vue;near=react,angular,javascript,nuxt
Svelte|SvelteKit
Next.js|NextJS
Node.js|NodeJS|~Node|+Express.js|+NestJS;near=javascript,typescript,react,express
jQuery
Django|django rest framework
Flask
FastAPI
~Spring|Spring Boot|spring framework|springboot;near=java,boot,hibernate,kotlin,microservices
Hibernate|JPA
Laravel|+Symfony|+CodeIgniter
GraphQL|Apollo GraphQL
REST APIs|RESTful APIs|REST API|RESTful|RESTful services|REST services|restful web services
gRPC|protobuf
SOAP web services|web services
WebSockets
Flutter
Android development|android SDK|android apps
iOS development|iOS apps|Xcode
Unity|unity 3D|+unreal engine
WordPress|+drupal|+joomla|+sitecore|+umbraco|+Adobe Experience Manager|~AEM;near=adobe,cms,content,sitecore
Shopify|+magento|+woocommerce|+BigCommerce|+e-commerce platforms
AWS|amazon web services|~Lambda|EC2|S3 buckets|AWS cloud|+CloudFormation|AWS Lambda;near=aws,ec2,s3,serverless
Azure|microsoft azure|azure cloud|Azure Functions|Azure services
Google Cloud|GCP|google cloud platform|+BigQuery
Kubernetes|K8s|+EKS|+AKS|+GKE|+helm charts|+openshift
Docker|containerisation|containers and orchestration|docker containers|docker compose
Terraform|infrastructure as code|IaC|+Pulumi|+~Bicep;near=azure,terraform,iac
Ansible|+~Puppet|+~Chef|+SaltStack;near=ansible,terraform,devops,configuration,puppet,automation
Jenkins|+TeamCity|+Bamboo CI|+CircleCI|+Travis CI
GitHub Actions|+GitLab CI|gitlab pipelines|+Bitbucket pipelines
Azure DevOps|~ADO|VSTS|TFS;near=azure,devops,pipelines,jira
Git|+GitHub|+GitLab|+Bitbucket|version control|source control
Linux|Ubuntu|Red Hat|RHEL|CentOS|Unix|linux administration|linux systems
Windows Server|windows administration|windows server administration
Active Directory|azure AD|entra ID|~AD|microsoft entra|group policy;near=directory,azure,windows,group,exchange
VMware|vSphere|ESXi|Hyper-V|virtualisation
Citrix|+remote desktop services|~VDI;near=citrix,desktop,vmware
Intune|+SCCM|endpoint manager|microsoft intune|autopilot|+Jamf|+mobile device management|MDM
Exchange Server|exchange online|microsoft exchange
ServiceNow|service now
Jira|jira software|atlassian jira|JIRA service management|+~Confluence|atlassian suite;near=jira,atlassian,documentation
Zendesk|+Freshdesk|+Intercom
Cisco|cisco networking|meraki|catalyst switches
Fortinet|fortigate|+palo alto firewalls|+check point firewalls|+firewall administration|firewalls
Splunk|+sentinel SIEM|+SIEM|+QRadar|microsoft sentinel
CrowdStrike|+microsoft defender|+endpoint detection|EDR
Nessus|+Qualys|+vulnerability scanning|+Burp Suite|+Metasploit|+Kali Linux|+Wireshark|+nmap
Selenium|+Cypress|+~Playwright|+WebdriverIO|+Appium|+Puppeteer automation;near=selenium,cypress,testing,automation,tests
JUnit|+NUnit|+pytest|+Jest|+Mocha|unit test frameworks
Postman|+SoapUI|+JMeter|+LoadRunner
Cucumber|Gherkin|+behaviour driven development|BDD
Kafka|apache kafka|+RabbitMQ|+message queues|+event streaming|+ActiveMQ|+event-driven architecture
Airflow|apache airflow|+~Dagster|+~Prefect;near=airflow,dbt,pipelines
dbt|data build tool
Spark|apache spark|PySpark|+~Hadoop|+Databricks|+Hive;near=spark,data,hive,databricks
Snowflake|snowflake data
Redshift|+~Synapse|azure synapse|+azure data factory|~ADF|+microsoft fabric;near=azure,synapse,data,factory,redshift
Informatica|+Talend|+~Matillion|+Fivetran|+Alteryx;near=etl,data
Tableau|tableau desktop|tableau server
Power BI|PowerBI|DAX|power query
Looker|+Qlik|QlikView|Qlik Sense|+Cognos|+MicroStrategy|google data studio|looker studio|+business objects
pandas|+NumPy|+SciPy|+~Jupyter|jupyter notebooks;near=python,pandas,numpy
scikit-learn|sklearn|XGBoost
TensorFlow|+Keras
PyTorch|+JAX|+CUDA|hugging face
OpenAI API|+large language models|LLMs|+generative AI|+prompt engineering|+LangChain|GenAI|+retrieval augmented generation
Prometheus|+Grafana|+Datadog|+New Relic|+Dynatrace|+application monitoring|observability|+~Kibana|+AppDynamics;near=elasticsearch,grafana,logs
Nginx|+apache web server|+IIS|+load balancers|HAProxy|+Tomcat
MuleSoft|+Dell Boomi|~Boomi|+API gateways|Apigee|+azure logic apps|+integration platforms;near=integration,mulesoft,api
Salesforce|salesforce CRM|+Apex programming|sales cloud|service cloud|salesforce administration|SFDC
Microsoft Dynamics|Dynamics 365|D365|dynamics CRM|+~Dynamics NAV|business central;near=dynamics,erp,microsoft
SAP|SAP S/4HANA|S/4HANA|SAP ECC|SAP ERP|SAP FICO|SAP HANA|SAP MM|+ABAP
Oracle ERP|oracle fusion|+~NetSuite|+JD Edwards|+PeopleSoft|oracle EBS|oracle NetSuite;near=erp,finance,accounting,xero,sap
ERP systems|ERP|enterprise resource planning|ERP software
CRM systems|CRM|customer relationship management|CRM software|CRM system|CRM platform
SharePoint|sharepoint online
Power Platform|+Power Apps|+Power Automate|power virtual agents|PowerApps
Visio|+Lucidchart|+Miro|+draw.io
Figma|+~Sketch|+Adobe XD|+InVision|+Axure;near=figma,design,ux,xd,invision
BPMN|BPMN 2.0|process models BPMN|+~Bizagi;near=process,bpmn
UML|use case diagrams|sequence diagrams
ArcGIS|+QGIS|+GIS|geographic information systems|+~FME|ESRI|spatial data;near=gis,spatial,esri,arcgis
[hard]
software development|software engineering|application development|software design|coding|programming|develop software|write code|writing code|full-stack development|full stack development|fullstack|code quality|clean code
web development|web application development|web applications|website development|web apps
front-end development|frontend development|front end|frontend|UI development
back-end development|backend development|back end|backend|server-side development
mobile development|mobile app development|mobile applications|mobile apps
embedded systems|embedded software|firmware|firmware development|RTOS|microcontrollers
microservices|microservice architecture|distributed systems|service oriented architecture|~SOA;near=architecture,services,microservices
API development|API design|APIs|api integration|API integrations|systems integration|system integration
software architecture|solution architecture|system design|technical architecture|solution design|systems design|design patterns|domain driven design
enterprise architecture|TOGAF|ArchiMate
object-oriented programming|OOP|object oriented design|SOLID principles|functional programming
data structures|algorithms|data structures and algorithms|computer science fundamentals
code review|code reviews|pair programming|peer review of code
unit testing|automated testing|test automation|test driven development|TDD|automated tests|integration testing|regression testing|test automation frameworks
software testing|manual testing|test cases|test planning|functional testing|system testing|test scripts|quality assurance testing|performance testing|~QA|exploratory testing;near=testing,test,software,tester,engineer
user acceptance testing|UAT|acceptance testing|user testing coordination
CI/CD|continuous integration|continuous delivery|continuous deployment|deployment pipelines|build pipelines|CI CD pipelines|release pipelines
DevOps|DevSecOps|devops practices|site reliability|SRE practices|platform engineering
cloud computing|cloud infrastructure|cloud services|cloud platforms|cloud migration|cloud technologies|cloud native|serverless|cloud architecture
network administration|networking|network infrastructure|computer networks|routing and switching|~LAN|WAN|network troubleshooting|+TCP/IP|DNS|DHCP|VLANs|network support|+VPN|LAN and WAN;near=wan,network,vpn
systems administration|system administration|server administration|server maintenance|infrastructure support
IT support|technical support|desktop support|help desk support|service desk|helpdesk|first level support|level 1 support|level 2 support|end user support|ICT support|user support|help desk|IT helpdesk|hardware support
hardware troubleshooting|computer hardware|PC repair|troubleshooting hardware|device setup|hardware and software troubleshooting|printers|software installation
ITIL|IT service management|ITSM|ITIL framework|incident problem and change|ITIL v4|change enablement
backup and recovery|disaster recovery|business continuity IT|backups|veeam
cyber security|cybersecurity|information security|IT security|infosec|security operations|security controls
penetration testing|ethical hacking|pen testing|red teaming|offensive security
vulnerability management|vulnerability assessment|patch management|patching
incident response|security incident response|threat hunting|digital forensics|threat intelligence|malware analysis
identity and access management|~IAM|single sign-on|SSO|privileged access management|OAuth|SAML|access management;near=identity,access,security,sso
Essential Eight|essential 8|ASD essential eight|ACSC|~ISM;near=security,essential,government,irap,protective
ISO 27001|ISO/IEC 27001|ISMS|information security management system
NIST|NIST framework|NIST CSF
PCI DSS|+~SOC 2|SOC2|payment card industry;near=compliance,security,audit,iso
governance risk and compliance|~GRC|IT risk|cyber risk|security governance;near=risk,security,compliance,cyber
application security|OWASP|secure coding|secure development|OWASP top 10
encryption|cryptography|PKI|key management
data analysis|data analytics|analyse data|data insights|analysing data|analytics|data interpretation|quantitative analysis|interpret data|data-driven insights
data visualisation|dashboards|dashboard development|data visualization tools|build dashboards|visualisations|interactive dashboards
data engineering|data pipelines|ETL|ELT|data ingestion|ETL processes|ETL development|extract transform load
data warehousing|data warehouse|data lake|lakehouse|data marts|dimensional modelling|star schema|data vault|data platforms
data modelling|data models|entity relationship modelling|logical data models|conceptual data modelling
data governance|data quality|data management|master data management|metadata management|data stewardship|data lineage|data integrity
data cleansing|data cleaning|data wrangling|data preparation|data migration|data transformation|data mining|data extraction
business intelligence|BI reporting|BI tools|BI|reporting and analytics
machine learning|~ML|+predictive modelling|supervised learning|machine learning models|predictive analytics|feature engineering|+MLOps;near=ai,data,models,learning,deep,python
deep learning|neural networks|+computer vision|reinforcement learning
artificial intelligence|AI|AI solutions|AI models|AI tools
natural language processing|NLP|text mining|text analytics
statistics|statistical analysis|statistical modelling|regression analysis|hypothesis testing|+A/B testing|time series analysis|statistical methods|forecasting models|experimental design
database administration|DBA|database management|database design|database development|relational databases|database performance tuning|databases|query optimisation|RDBMS
business analysis|business analyst skills|BA skills|analysis of business needs|business process analysis|BABOK
requirements elicitation|requirements gathering|gather requirements|requirements analysis|requirements workshops|business requirements|elicit requirements|functional requirements|document requirements|requirements documentation|functional specifications
process mapping|process modelling|business process modelling|map processes|business process mapping|current state and future state|process maps|process documentation|business process
user stories|acceptance criteria|backlog refinement|backlog management|product backlog|write user stories
agile|agile methodologies|agile delivery|agile environment|agile practices|agile framework|SAFe framework|agile methodology|agile ways of working
scrum|scrum framework|sprint planning|scrum ceremonies|sprints|stand-ups
kanban|kanban boards
~Lean|lean principles|lean methodology|lean thinking|lean manufacturing|lean management|lean practices;near=six,sigma,kaizen,manufacturing,agile,5s
waterfall methodology|~SDLC|software development life cycle|system development lifecycle|waterfall;near=software,development,agile,lifecycle
UX design|user experience|user experience design|user centred design|human centred design|~UX|interaction design|usability|usability testing;near=ui,design,designer,research,user
UI design|user interface design|~UI|user interface|visual interface design;near=ux,design,designer,front
user research|usability research|customer research|UX research|user interviews
wireframing|wireframes|prototyping|prototypes|rapid prototyping|journey mapping|customer journey mapping|design thinking|design systems
web accessibility|WCAG|accessibility standards|digital accessibility|accessible design
responsive design|mobile-first design|cross browser compatibility
technical documentation|system documentation|technical specifications|solution documentation|runbooks
technical leadership|lead developers|tech leadership|lead engineers|mentor developers
release management|deployment management|environment management|production support|production deployments|application support|software releases
performance optimisation|scalability|high availability|performance tuning|scalable systems
blockchain|smart contracts|solidity
internet of things|~IoT|telemetry systems;near=devices,sensors,cloud,things
robotic process automation|~RPA|+UiPath|Automation Anywhere|+Blue Prism;near=automation,process,uipath
digital transformation|digital strategy|digital services|systems implementation|system implementation|technology transformation|system rollouts|billing systems
product management|product roadmap|product strategy|product ownership|product vision|product lifecycle|product development|roadmap|roadmaps
VoIP|telephony systems|unified communications|avaya|+genesys|contact centre technology|teams telephony
IT procurement|IT asset management|software licensing|hardware asset management
vendor management IT|managed services|managed service provider|~MSP;near=managed,clients,it,services,support
`;
