/** Verbs of the same strength: one of a group (groups end at a bar or a line end) may stand for another. A verb may stand in several groups. */
export const equalVerbs = `
ensure guarantee assure|execute conduct perform implement|generate produce create|optimise improve
identify find spot detect|validate verify check confirm|gather collect compile|ship send dispatch|hire recruit employ
call phone ring telephone contact|contact reach|explain describe show|discuss talk|erect install build
demolish dismantle|haul cart transport carry move|reply respond answer|summarise condense|proofread check edit
brief inform update|measure record take|turn reposition|transfer lift move|provide give offer supply|offer provide
keep maintain preserve|utilise use|initiate start begin introduce|spearhead pioneer champion|sanitise disinfect clean
vacuum clean|label tag mark|sweep clean|lead-up prepare|quote estimate price|sample test|tend care|raise lodge
oversee manage supervise|steer guide|field answer take|troubleshoot fix resolve diagnose|diagnose identify
configure set-up|customise tailor adapt|tailor adapt adjust|adjust alter change modify|modify change alter
change alter|remove take-out clear|gain earn win|attend visit|escalate refer|refer escalate send
enrol register sign-up|schedule book plan roster|book schedule reserve arrange|roster schedule
induct introduce onboard|coordinate organise|liaise consult|feed nourish|stack pile|sort separate|pay remit
post publish|capture record|lead head direct captain|manage supervise oversee|run conduct hold host stage|run operate
run process|run deliver teach facilitate|coordinate organise arrange schedule plan|organise run
allocate assign delegate distribute dispatch|assist help support aid contribute participate join|attend join
serve help wait greet|answer respond reply take|resolve settle fix solve clear close rectify address
fix repair mend restore|maintain service repair keep upkeep|build create develop make construct write|build assemble
design plan|draft write prepare compose|prepare make produce compile create|write record document note author keep
write prepare produce|report tell notify inform raise escalate|report write|record log enter document note register
introduce implement establish launch start bring initiate create set-up begin roll-out
set-up create build establish configure|implement roll-out deploy introduce install|roll-out release deploy
deploy release ship|migrate move transfer shift convert transition|install fit mount set-up|fit install
test check try verify|check inspect examine verify review audit|inspect examine survey assess|review check read assess
monitor track watch observe follow|assess evaluate appraise review|analyse examine study interpret
research investigate study|investigate examine
reduce cut lower bring-down decrease drop shrink trim shorten slash minimise fall lessen
increase raise lift grow boost improve rise expand climb up|improve better enhance lift strengthen refine
save cut reduce|reach achieve meet hit attain|exceed beat top surpass pass|train teach coach instruct upskill show
coach mentor teach guide precept preceptor|train induct onboard|teach deliver|teach educate instruct|tutor teach coach
mentor precept guide|present give deliver speak|speak talk present|sell trade
order buy purchase procure source requisition|order request|buy purchase procure|receive accept take|receive unload
count check tally|stocktake count|pick select|pack box wrap|pick-pack pick pack|load fill|load stow|unload empty
drive operate transport|operate use run drive work|transport move carry drive take convey|move shift carry
deliver carry bring take supply|supply provide deliver|cook prepare make|clean wash sanitise wipe
wash clean shower bathe|dress clothe|feed meal|care look-after support nurse tend|treat care
look-after manage maintain keep|administer give dispense|give provide deliver|give hand
use apply employ utilise work-with|learn pick-up master|negotiate bargain agree
consult speak talk confer interview engage|consult advise|advise guide counsel inform recommend
recommend suggest advise propose|liaise communicate work talk deal coordinate|communicate speak talk liaise
collaborate work partner cooperate|work serve|fill cover|cover fill relieve replace|act serve|act work|rotate move
share split|match reconcile check|reconcile match balance|process handle run complete|lodge file submit
file lodge store|submit lodge send|bill invoice charge|collect gather pick-up|collect recover
calculate work-out compute|estimate cost price quote|forecast predict project|budget plan|recruit hire employ
recruit select interview|interview question|edit revise correct|publish release post issue|issue give send
translate interpret|sew stitch|weld join|cut saw|paint coat|dig excavate|plant sow|prune trim|harvest pick
muster gather herd|feed water|milk dairy|repair mend fix|open unlock|open start|close lock|close shut
greet welcome meet|welcome receive|guard protect secure|patrol guard|host run|win secure gain|secure obtain win
earn receive gain|award receive|nominate nominee shortlist|approve authorise sign-off|sign-off approve
decide determine|develop design|code write program|program write|debug fix|automate script|model build
map chart document|map draw|draw sketch|photograph shoot|film shoot|visit attend|travel visit|lift carry
update revise refresh renew|update maintain|revise rewrite update|rewrite revise redo|reorganise restructure rearrange
streamline simplify|simplify streamline|standardise unify|tidy clean order|sort arrange organise|sort classify
store keep hold|hold keep have|hold possess have|handle manage|supply stock|restock replenish fill
replenish top-up refill|serve pour|brew make|transcribe type|type key enter|study undertake enrol complete
study pursue|complete finish|complete conduct perform|qualify complete|start begin commence|finish end
prevent avoid stop|escort accompany|supervise watch|chase follow|follow-up chase|question query|engage involve
expand widen extend|extend widen|exchange swap|encourage motivate|motivate encourage inspire|promote advertise market
market promote|demonstrate show|show display|greet serve|triage prioritise sort|prioritise rank|observe watch shadow
shadow observe follow
`;

/** The verbs after the first claim less. Replacing the first verb with one of them is honest; the reverse is not. */
export const weakerVerbs = `
resolve assist investigate|eliminate remove reduce|ensure check monitor|guarantee ensure|exceed meet
champion support promote|author write contribute|engineer build develop|devise plan develop
lead manage supervise oversee coordinate run guide|manage coordinate organise administer handle run monitor look-after
supervise coordinate guide train monitor|own manage run|responsible manage run handle|found start establish
design develop draft|architect design build|develop improve maintain|build maintain|train support guide
mentor support guide buddy|teach support|organise plan arrange schedule support|coordinate support|install maintain
resolve answer handle investigate respond|negotiate discuss talk consult|win bid|halve reduce|double increase
triple increase|eliminate reduce|spearhead lead|pioneer introduce|transform change improve|deploy test
approve review check|audit check review|diagnose assess|direct manage|chair attend coordinate|present attend prepare
facilitate attend|deliver support|administer assist|sell serve|fix investigate|process check|reconcile check
write contribute|publish write|cook prepare|rewrite change edit|introduce change use|implement use|migrate change
redesign change|cover work|precept support|consult ask|operate use|drive use|serve assist|care assist
shower assist help|wash assist help|dress assist help|estimate calculate|analyse review use|monitor check
`;

/** Verbs that say no more than that something was done: they need nothing of their own. */
export const plainVerbs =
  "stay remain speak act handle work deal involve use do perform conduct undertake responsible include contribute participate assist help support cover";

/** Verbs that carry a noun of doing ("gave training"): they need that noun, or a verb of their own line. */
export const carryingVerbs =
  "make give provide deliver take get complete hold keep bring see have achieve reach";

/** Several words that are one verb, as they are written in all their forms. */
export const verbPhrases = `
conduct: carry out|carries out|carried out|carrying out
look-after: look after|looks after|looked after|looking after|take care of|took care of|taking care of|care of
set-up: set up|sets up|setting up
roll-out: roll out|rolls out|rolled out|rolling out|rollout|roll-out
bring-down: bring down|brings down|brought down|bringing down|brought
pick-up: pick up|picked up|picking up
work-out: work out|worked out|working out
work-with: work with|worked with|working with
sign-off: sign off|signed off|signing off
top-up: top up|topped up|topping up
follow-up: follow up|followed up|following up
participate: take part|takes part|took part|taking part|played a part|was part|part of|am part|a hand in|a part in
responsible: in charge of|am in charge|was in charge|charge of|responsibility for|accountable for|duties included|my duties include
respond: speak to|spoke to
answer: deal with|dealt with|dealing with|deals with
cover: fill in|filled in|filling in|fills in|stand in|stood in|standing in|step in|stepped in
write: write up|writes up|wrote up|written up|writing up
draft: draw up|drew up|drawing up
dispatch: send out|sent out|sending out
reduce: came down|come down|comes down|down from|take down|took down|went down
increase: went up|go up|up from|came up
lead: head up|heads up|headed up|heading up
~early: ahead of schedule|ahead of time|ahead of plan
~late: behind schedule
~daily: each day|every day|day to day
~weekly: each week|every week
~monthly: each month|every month
~yearly: each year|every year
~nightly: each night|every night
find: find out|finding out|found out
reduce: cut down|cutting down|cut back
contact: get in touch with|got in touch with
visit: call on|called on
remove: get rid of|got rid of|take out|took out
check: go over|went over|look over|looked over
begin: start up|started up
close: shut down|close down|closed down
arrange: line up|lined up
calculate: add up|added up
help: lend a hand|lent a hand|pitch in|pitched in
replace: swap out|swapped out
review: look through|looked through|go through|went through
assemble: put together|putting together|puts together
learn: pick up
explain: talk through|talked through|walk through|walked through
tell: pass on|passed on
`;
