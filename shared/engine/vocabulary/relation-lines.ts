/**
 * What follows from what, by term id. Short and explicit: nothing is inferred (docs/engine.md, Proof and credit).
 * `a > b > c`: whoever has a has b and c, in full. `a ~ b`: close to each other, half credit.
 */
export const relationLines = `
postgresql > sql
mysql > sql
t-sql > sql
pl/sql > sql
microsoft-sql-server > sql
typescript > javascript
react > javascript
angular > javascript
vue.js > javascript
node.js > javascript
next.js > react
django > python
spacy > natural-language-processing > python
nltk > natural-language-processing > python
pandas > python
pytorch > python
spring-boot > java
asp.net > .net
.net > c#
laravel > php
azure-devops > ci/cd
github-actions > ci/cd
jenkins > ci/cd
gitlab-ci > ci/cd
circleci > ci/cd
mariadb > sql
sqlite > sql
oracle-database > sql
redshift > sql
bigquery > sql
snowflake > sql
flask > python
fastapi > python
numpy > python
scikit-learn > python
react-native > react
redux > react
nestjs > node.js
express.js > node.js
nuxt > vue.js
mongodb > nosql
dynamodb > nosql
eks > kubernetes
woocommerce > wordpress
sap-ewm > sap
power-query ~ microsoft-excel
multi-combination-licence > heavy-combination-licence > heavy-rigid-licence > medium-rigid-licence > light-rigid-licence > driver-licence
nv2-clearance > nv1-clearance > baseline-clearance
doctorate > master's-degree > postgraduate-qualification > bachelor-degree > diploma-qualification
graduate-diploma > postgraduate-qualification
graduate-certificate > postgraduate-qualification
graduate-diploma > graduate-certificate
honours-degree > bachelor-degree
advanced-diploma > diploma-qualification
certificate-iv > certificate-iii
cpa > bachelor-degree
chartered-accountant > bachelor-degree
first-aid > cpr
mri > radiography
electrical-licence > electrical-work
microsoft-excel > microsoft-office
microsoft-word > microsoft-office
microsoft-office ~ microsoft-excel
microsoft-office ~ microsoft-word
microsoft-office ~ powerpoint
microsoft-office ~ microsoft-outlook
xero ~ myob
quickbooks ~ xero
salesforce ~ hubspot
tableau ~ power-bi
looker ~ power-bi
aws ~ azure
google-cloud ~ aws
google-cloud ~ azure
jira ~ azure-devops
scrum ~ kanban
scrum ~ agile
aged-care ~ disability-support
personal-care ~ aged-care
wound-care ~ nursing-care
triage ~ patient-assessment
java ~ kotlin
java ~ c#
react ~ vue.js
react ~ angular
autocad ~ revit
terraform ~ cloudformation
docker ~ kubernetes
deputy-software ~ rostering
payroll ~ accounts-payable
switchboard-work ~ electrical-work
fault-finding ~ electrical-work
solar-installation ~ electrical-work
customer-service ~ retail-sales
stock-control ~ inventory-management
care-planning ~ person-centred-care
procurement ~ purchasing
talent-acquisition ~ recruitment
`;
