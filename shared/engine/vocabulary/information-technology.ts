/** IT, data, cloud, security. Format: see families.ts. */
export const informationTechnology = `
[tool]
JavaScript|~JS|ES6|ECMAScript|vanilla JS;near=css,html,typescript,react,front
TypeScript
Python
Java|J2EE|jakarta EE
C#|c sharp|csharp
C++|cpp
~C|C programming|C language|ANSI C|embedded C;near=language,programming,embedded,c++,firmware,java,python,c#
F#|f sharp
.NET|dotnet|dot net
ASP.NET|asp net
~Go|golang|go lang|go programming;near=golang,python,java,kubernetes,microservices,backend,rust,language,programming,typescript
~R|R programming|R language|RStudio|R Shiny|*tidyverse;near=python,sas,models,modelling,regression,forecasting,scripts,statistics,statistical,spss,matlab,stata,sql,tableau,programming,analytics
~Ruby|ruby programming|Ruby language;near=rails,python,java,php,javascript
Ruby on Rails|RoR|~Rails;near=ruby,python,developer
~Rust|rust programming|rust language;near=c++,go,golang,python,programming,systems
~Swift|swift programming|SwiftUI|swift language;near=ios,xcode,kotlin,objective,mobile
Kotlin
Scala
PHP
Perl
COBOL
Fortran
Objective-C
Dart
Haskell|+Erlang|+Elixir|+Clojure
VBA|visual basic for applications|macros
VB.NET|visual basic
Groovy
Lua
MATLAB|*simulink
SAS
SPSS
Stata
Bash|shell scripting|unix shell
PowerShell
HTML|HTML5
CSS|CSS3|+Sass|SCSS|tailwindcss|~Less|*tailwind CSS;near=css,sass
XML|XSLT|+JSON
SQL|structured query language
T-SQL|TSQL|transact-SQL
PL/SQL|PLSQL
PostgreSQL|postgres
MySQL|*MariaDB
Microsoft SQL Server|SQL server|MSSQL|MS SQL|+SSRS|+SSIS|+SSAS
Oracle Database|oracle DB|oracle SQL|~Oracle;near=database,sql,databases,dba,erp,java
MongoDB|~Mongo|+DynamoDB|+NoSQL|+Cassandra|+Couchbase;near=database,node,sql,redis
Redis|+Memcached
Elasticsearch|elastic search|*OpenSearch|*ELK stack
Neo4j|*graph databases
SQLite
React|React.js|ReactJS
React Native
Angular|AngularJS
Vue.js|VueJS|~Vue;near=react,angular,javascript,nuxt
Svelte|SvelteKit
Next.js|NextJS
Node.js|NodeJS|~Node|+Express.js|+NestJS;near=javascript,typescript,react,express
jQuery
Django
Flask
FastAPI
Spring Boot|~Spring|spring framework|springboot;near=java,boot,hibernate,kotlin,microservices
Hibernate|JPA
Laravel|+Symfony|+CodeIgniter
GraphQL
REST APIs|REST API|RESTful|REST services
gRPC|protobuf
SOAP web services|web services
WebSockets
Flutter
Android development|android SDK|android apps
iOS development|iOS apps|*Xcode
=Unity|+unreal engine
WordPress|+drupal|+joomla|+sitecore|+umbraco|+Adobe Experience Manager|~AEM;near=adobe,cms,content,sitecore
Shopify|+magento|+woocommerce|+BigCommerce|+e-commerce platforms
AWS|amazon web services|~Lambda|EC2|*S3 buckets|+CloudFormation|*AWS Lambda;near=aws,ec2,s3,serverless
Azure
Google Cloud|GCP|+BigQuery
Kubernetes|K8s|+EKS|+AKS|+GKE|+helm charts|+openshift
Docker|containerisation|containers and orchestration
Terraform|infrastructure as code|IaC|+Pulumi|+~Bicep;near=azure,terraform,iac
Ansible|+~Puppet|+~Chef|+SaltStack;near=ansible,terraform,devops,configuration,puppet,automation
Jenkins|+TeamCity|+Bamboo CI|+CircleCI|+Travis CI
GitHub Actions|+GitLab CI|gitlab pipelines|+Bitbucket pipelines
Azure DevOps|~ADO|VSTS|TFS;near=azure,devops,pipelines,jira
Git|+GitHub|+GitLab|+Bitbucket|version control|source control
Linux|RHEL|*Ubuntu|*Red Hat|*CentOS|*Unix
Windows Server|windows administration
Active Directory|azure AD|entra ID|~AD|microsoft entra|*group policy;near=directory,azure,windows,group,exchange
VMware|*vSphere|*ESXi|*Hyper-V|*virtualisation
Citrix|+remote desktop services|~VDI;near=citrix,desktop,vmware
Intune|+SCCM|endpoint manager|microsoft intune|*autopilot|+Jamf|+mobile device management|MDM
Exchange Server|exchange online|microsoft exchange
ServiceNow|service now
Jira|+~Confluence|atlassian suite;near=jira,atlassian,documentation
Zendesk|+Freshdesk|+=Intercom
Cisco|*meraki|*catalyst switches
Fortinet|fortigate|+palo alto firewalls|+check point firewalls|+firewall administration|firewalls
Splunk|+sentinel SIEM|+SIEM|+QRadar|microsoft sentinel
CrowdStrike|+microsoft defender|+endpoint detection|EDR
Nessus|+Qualys|+vulnerability scanning|+Burp Suite|+Metasploit|+Kali Linux|+Wireshark|+nmap
Selenium|+Cypress|+~Playwright|+WebdriverIO|+Appium|+Puppeteer automation;near=selenium,cypress,testing,automation,tests
JUnit|+NUnit|+pytest|+Jest|+Mocha|*unit test frameworks
Postman|+SoapUI|+JMeter|+LoadRunner
Cucumber|Gherkin|+behaviour driven development|BDD
Kafka|+RabbitMQ|+message queues|+event streaming|+ActiveMQ|+event-driven architecture
Airflow|+~Dagster|+~Prefect;near=airflow,dbt,pipelines
dbt|data build tool
Spark|PySpark|+~Hadoop|+Databricks|+=Hive;near=spark,data,hive,databricks
=Snowflake
Redshift|+~Synapse|azure synapse|+azure data factory|~ADF|+microsoft fabric;near=azure,synapse,data,factory,redshift
Informatica|+Talend|+~Matillion|+Fivetran|+Alteryx;near=etl,data
Tableau
Power BI|PowerBI|DAX|*power query
Looker|+Qlik|QlikView|+Cognos|+MicroStrategy|google data studio|looker studio|+business objects
pandas|+NumPy|+SciPy|+~Jupyter|jupyter notebooks;near=python,pandas,numpy
scikit-learn|sklearn|*XGBoost
TensorFlow|+Keras
PyTorch|+JAX|+CUDA|*hugging face
OpenAI API|+large language models|LLMs|+generative AI|+prompt engineering|+LangChain|GenAI|+retrieval augmented generation
Prometheus|+Grafana|+Datadog|+New Relic|+Dynatrace|+application monitoring|observability|+~Kibana|+AppDynamics;near=elasticsearch,grafana,logs
Nginx|+apache web server|+IIS|+load balancers|*HAProxy|+Tomcat
MuleSoft|+Dell Boomi|~Boomi|+API gateways|*Apigee|+azure logic apps|+integration platforms;near=integration,mulesoft,api
Salesforce|+Apex programming|sales cloud|service cloud|salesforce administration|SFDC
Microsoft Dynamics|Dynamics 365|D365|dynamics CRM|+~Dynamics NAV|*business central;near=dynamics,erp,microsoft
SAP|S/4HANA|+ABAP
Oracle ERP|oracle fusion|+~NetSuite|+JD Edwards|+PeopleSoft|*oracle EBS|*oracle NetSuite;near=erp,finance,accounting,xero,sap
ERP systems|ERP|enterprise resource planning
CRM systems|CRM|customer relationship management
SharePoint
Power Platform|+Power Apps|+Power Automate|power virtual agents|PowerApps
Visio|+Lucidchart|+Miro|+draw.io
Figma|+~Sketch|+Adobe XD|+InVision|+Axure;near=figma,design,ux,xd,invision
BPMN|+~Bizagi;near=process,bpmn
UML|*use case diagrams|*sequence diagrams
ArcGIS|+QGIS|+GIS|geographic information systems|+~FME|ESRI|*spatial data;near=gis,spatial,esri,arcgis
[hard]
software development|software engineering|application development|software design|coding|!programming|develop software|write code|full-stack development|fullstack|*code quality|*clean code
web development|web applications|website development|web apps
front-end development|front end|frontend|UI development
back-end development|back end|backend|server-side development
mobile development|mobile applications|mobile apps
embedded systems|embedded software|firmware|RTOS|*microcontrollers
microservices|~SOA|*distributed systems|*service oriented architecture;near=architecture,services,microservices
API development|API design|APIs|api integration|*systems integration
software architecture|solution architecture|system design|technical architecture|solution design|*design patterns|*domain driven design
enterprise architecture|TOGAF|ArchiMate
object-oriented programming|OOP|object oriented design|*SOLID principles|*functional programming
data structures|algorithms|computer science fundamentals
code review|peer review of code|*pair programming
unit testing|automated testing|test automation|test driven development|TDD|integration testing|regression testing
software testing|manual testing|test cases|test planning|functional testing|system testing|test scripts|quality assurance testing|performance testing|~QA|exploratory testing;near=testing,test,software,tester,engineer
user acceptance testing|UAT|acceptance testing|user testing coordination
CI/CD|continuous integration|continuous delivery|continuous deployment|deployment pipelines|build pipelines|release pipelines
DevOps|site reliability|SRE practices|*DevSecOps|*platform engineering
cloud computing|cloud infrastructure|cloud services|cloud platforms|cloud migration|cloud technologies|cloud native|cloud architecture|*serverless
network administration|!networking|~LAN|WAN|*routing and switching|+TCP/IP|DNS|DHCP|*VLANs|*network support|+VPN|*LAN and WAN;near=wan,network,vpn
systems administration|server administration|server maintenance|infrastructure support
IT support|technical support|desktop support|service desk|helpdesk|first level support|level 1 support|level 2 support|ICT support|user support|help desk|hardware support
hardware troubleshooting|computer hardware|troubleshooting hardware|hardware and software troubleshooting|*PC repair|*device setup|*software installation
ITIL|IT service management|ITSM|*incident problem and change|*change enablement
backup and recovery|disaster recovery|backups|*business continuity IT|*veeam
cyber security|cybersecurity|information security|IT security|infosec|security operations|security controls
penetration testing|ethical hacking|pen testing|*red teaming|*offensive security
vulnerability management|vulnerability assessment|patching
incident response|*threat hunting|*digital forensics|*threat intelligence|*malware analysis
identity and access management|~IAM|single sign-on|SSO|SAML|access management|*OAuth;near=identity,access,security,sso
Essential Eight|essential 8|ACSC|~ISM;near=security,essential,government,irap,protective
ISO 27001|ISO/IEC 27001|information security management system
NIST
PCI DSS|+~SOC 2|SOC2|*payment card industry;near=compliance,security,audit,iso
governance risk and compliance|~GRC|IT risk|cyber risk|security governance;near=risk,security,compliance,cyber
application security|OWASP|secure coding|secure development
encryption|cryptography|PKI|*key management
data analysis|analyse data|data insights|analytics|data interpretation|quantitative analysis|interpret data|data-driven insights
data visualisation|dashboards|visualisations
data engineering|data pipelines|ETL|ELT|data ingestion|extract transform load
data warehousing|data lake|data marts|data vault|data platforms|*lakehouse|*dimensional modelling|*star schema
data modelling|entity relationship modelling
data governance|data quality|data management|data stewardship|data lineage|data integrity|*metadata management
data cleansing|data cleaning|data wrangling|data preparation|data migration|data transformation|data mining|data extraction
business intelligence|BI reporting|BI tools|BI|reporting and analytics
machine learning|~ML|+predictive modelling|machine learning models|predictive analytics|*supervised learning|*feature engineering|+MLOps;near=ai,data,models,learning,deep,python
deep learning|neural networks|+computer vision|*reinforcement learning
artificial intelligence|AI|AI solutions|AI models|AI tools
natural language processing|NLP|text mining|text analytics
statistics|statistical analysis|statistical modelling|*regression analysis|*hypothesis testing|+A/B testing|*time series analysis|*statistical methods|*forecasting models|*experimental design
database administration|DBA|databases|RDBMS|*query optimisation
business analysis|business analyst skills|BA skills|analysis of business needs|business process analysis|BABOK
requirements elicitation|requirements gathering|gather requirements|requirements analysis|requirements workshops|business requirements|elicit requirements|functional requirements|document requirements|requirements documentation|functional specifications
process mapping|process modelling|map processes|process documentation|business process|*current state and future state
user stories|backlog refinement|backlog management|product backlog|*acceptance criteria
agile|*SAFe framework
scrum|sprints|stand-ups
kanban
~Lean|lean principles|lean methodology|lean thinking|lean manufacturing|lean management|lean practices;near=six,sigma,kaizen,manufacturing,agile,5s
waterfall methodology|~SDLC|software development life cycle|system development lifecycle|waterfall;near=software,development,agile,lifecycle
UX design|user experience|user centred design|human centred design|~UX|interaction design|usability;near=ui,design,designer,research,user
UI design|~UI|user interface|visual interface design;near=ux,design,designer,front
user research|usability research|customer research|UX research|user interviews
wireframing|*prototyping|*journey mapping|*design thinking|design systems
web accessibility|WCAG|accessibility standards|digital accessibility|accessible design
responsive design|mobile-first design|*cross browser compatibility
technical documentation|system documentation|technical specifications|solution documentation|*runbooks
technical leadership|lead developers|tech leadership|lead engineers|mentor developers
release management|deployment management|environment management|production support|production deployments|application support|software releases
performance optimisation|scalability|performance tuning|scalable systems|*high availability
blockchain|*smart contracts|*solidity
internet of things|~IoT|*telemetry systems;near=devices,sensors,cloud,things
robotic process automation|~RPA|+UiPath|*Automation Anywhere|+Blue Prism;near=automation,process,uipath
digital transformation|digital strategy|digital services|systems implementation|technology transformation|system rollouts|*billing systems
product management|product strategy|product ownership|product vision|product lifecycle|product development|roadmap
VoIP|telephony systems|unified communications|+genesys|*contact centre technology|*teams telephony
IT procurement|IT asset management|software licensing|*hardware asset management
vendor management IT|managed services|~MSP;near=managed,clients,it,services,support
[tool]
Apache HTTP Server|Apache Tomcat|+Apache Camel|+Apache NiFi|+Apache Flink|~Flink|+Presto SQL|Trino|+Apache Beam|+Apache Iceberg|+Delta Lake|+ClickHouse|+InfluxDB|+TimescaleDB|+CockroachDB|+CouchDB|+Firebase|Firestore|+Supabase|+Azure Cosmos DB|Cosmos DB|CosmosDB|+Azure SQL|+Azure Functions|+AWS Fargate|+AWS Glue|+AWS RDS|+Amazon S3|+Amazon SQS|+Amazon SNS|+Amazon Athena|=Athena|+Amazon Kinesis|=Kinesis|+AWS CDK|+AWS SageMaker|SageMaker|+Vertex AI|+Google Pub/Sub|+Cloud Run|+Istio|+Envoy proxy|+Linkerd|+Argo CD|ArgoCD|+Flux CD|+=Spinnaker|+Octopus Deploy|+=Bamboo|+Nexus repository|+JFrog Artifactory|Artifactory|+SonarQube|+=Snyk|+Veracode|+Checkmarx|+Fortify SCA|+HashiCorp Vault|+HashiCorp Consul|+Nomad orchestrator|+Packer images|+=Vagrant|+Podman|+=Rancher|+Proxmox|+Nutanix|+NetApp|+Dell EMC|+Commvault|+Veritas NetBackup|+Zerto|+Cohesity|+=Rubrik|+SolarWinds|+Nagios|+Zabbix|+PRTG|+Elastic Stack|+Logstash|+Fluentd|+OpenTelemetry|+Jaeger tracing|+Sentry monitoring|+PagerDuty|+Opsgenie|+Statuspage;near=monitoring,cloud,kubernetes,aws,data,sql,spark,kafka
Webpack|+=Vite|+=Babel|+ESLint|+Redux|+MobX|+RxJS|+RxJava|+NgRx|+Nuxt|+=Gatsby|+Remix framework|+Astro framework|+Ember.js|EmberJS|+Backbone.js|+Three.js|+D3.js|+Bootstrap CSS|+Material UI|+Storybook|+=Web Components|+=Progressive Web Apps|PWA|+Ionic framework|+Xamarin|+.NET MAUI|+.NET Core|dotnet core|+Blazor|+Entity Framework|EF Core|+LINQ|+WPF|+WinForms|+SignalR|+Gradle|+=Maven|+Apache Ant|+Spring Cloud|+Spring Security|+Spring MVC|+Quarkus|+Micronaut|+Vert.x|+=Play Framework|+Akka|+Hazelcast|+JMS|+JDBC|+JSP|+JavaServer Faces|+Mockito|+TestNG|+=REST Assured|+Karate DSL|+Robot Framework|+SpecFlow|+Playwright testing|+TestRail|+Xray testing|+BrowserStack|+=Gatling|+Insomnia API|+=Swagger|OpenAPI specification|+JSON Schema|+OAuth 2.0|OAuth2|+OpenID Connect|OIDC|+JWT|JSON web tokens|+LDAP|+Kerberos|+Okta|+Auth0|+Ping Identity|+CyberArk|+SailPoint|+BeyondTrust
=Celery|+SQLAlchemy|+Pydantic|+Poetry packaging|+Tornado web|+Scrapy|+OpenCV|+spaCy|+NLTK|+LightGBM|+MLflow|+Kubeflow|+Ray framework|+=Dask|+=Polars|+Matplotlib|+Seaborn|+Plotly|+Streamlit|+statsmodels|+Julia language|+=Octave|+KNIME|+RapidMiner|+DataRobot|+H2O.ai|+Great Expectations|+Collibra|+Alation|+Microsoft Purview|+Informatica MDM|+Apache Atlas|+SAP BW|+SAP HANA|+SAP Fiori|+SAP FICO|+SAP MM|+SAP SD|+SAP SuccessFactors|+SAP Ariba|+SAP BTP|+SAP Concur|+SAP BusinessObjects|+Oracle APEX|+Oracle Cloud Infrastructure|OCI|+Oracle Hyperion|+Salesforce Lightning|+Salesforce CPQ|+SOQL|+Microsoft Dataverse|+Power Pages|+Copilot Studio|+Microsoft Copilot|+ChatGPT|+GitHub Copilot|+Azure OpenAI|+vector databases|+=Pinecone
Ivanti|+ManageEngine|+Freshservice|+BMC Remedy|+=Cherwell|+TOPdesk|+Lansweeper|+ConnectWise|+Autotask|+Datto RMM|+NinjaOne|+TeamViewer|+SonicWall|+=Juniper|+Aruba networks|+Ubiquiti|+F5 BIG-IP|+Zscaler|+Cloudflare|+Akamai|+Imperva|+Darktrace|+SentinelOne|+Carbon Black|+Sophos|+Trend Micro|+Mimecast|+Proofpoint security|+Rapid7|+Tenable|Tenable.io|+Elastic SIEM|+LogRhythm|+MITRE ATT&CK|+OWASP ZAP|+Ghidra|+IDA Pro|+Autopsy forensics|+EnCase|+Cellebrite
VBScript|+Delphi|+Visual FoxPro|+RPG programming|AS/400|iSeries|+JCL|+CICS|+IBM Db2|DB2|+z/OS|+IBM MQ|+WebSphere|+WebLogic|+JBoss|+Progress OpenEdge|+Sybase|+Teradata|+Netezza|+Vertica|+Greenplum|+Microsoft SSDT|+Azure Databricks|+Azure Monitor|+ARM templates|+Assembly language|+VHDL|+Verilog|+FPGA|+SystemVerilog|+Embedded Linux|+Yocto|+FreeRTOS|+QNX|+AUTOSAR|+CAN bus|+Modbus|+OPC UA|+MQTT|+AMQP|+Zigbee|+LoRaWAN|+ROS robotics|+PowerBuilder|+Tcl scripting|+Solidity language|+Ethereum|+Hyperledger|+Unity 3D|+Godot|+WebGL|+OpenGL|+Vulkan API|+DirectX|+Android Studio|+Jetpack Compose|+=Core Data|+Realm database
Sitefinity|+Kentico|+Optimizely CMS|Episerver|+Contentful|+Strapi|+Squiz Matrix|+Craft CMS|+Ghost CMS|+Liferay|+Moodle administration|+OutSystems|+Mendix|+=Appian|+=Pega|+Camunda|+Nintex|+K2 workflow|+Zapier|+=Make automation|+n8n|+Workato|+SnapLogic|+Jitterbit|+webMethods|+TIBCO|+BizTalk|+IBM DataStage|+Ab Initio|+Pentaho|+SAS Viya|+Sisense|+Domo BI|+ThoughtSpot|+=Metabase|+Apache Superset|+Sigma BI
[hard]
domain modelling|+micro front-ends|+!multithreading|concurrency|+compiler design|+device drivers|+protocol design|+game development|+augmented reality|virtual reality|+computer science|+software configuration management|configuration management|+feature flags|+IT governance|COBIT|+IT strategy|+IT audit|+application modernisation|legacy modernisation|+legacy systems|+mainframe|+system integration testing|=SIT|+zero trust|+network security|+cloud security|+data loss prevention|DLP|+privileged access management|=PAM|+multi-factor authentication|MFA|+forensic imaging|+log analysis|+intrusion detection|IDS/IPS|+wireless networking|Wi-Fi networks|+SD-WAN|+BGP|+OSPF|+MPLS|+network design|+storage area networks|SAN storage|+data centre operations|data centre management|+server hardware|+structured query tuning|SQL tuning|+database design|relational database design|+data strategy|+data cataloguing|+data ethics|+data science|+big data|+reference data|+data profiling|+data validation|+data literacy|+geographic data|+survey analytics|+image processing|+optimisation algorithms|operations research|+responsible AI|AI governance|AI ethics|+AI agents|+chatbots|conversational AI|+low-code development|no-code development|+!test strategy|+mobile testing|+security testing|+data testing|+load testing|+smoke testing|+agile coaching|+scaled agile|+release trains|+service design|+content design|+design sprints|+solution costing|+data cut-over|cutover planning|+hypercare|+IT training|end user training|+image deployment|SOE management|+printer support|+AV support|+remote support|+POS rollout
`;
