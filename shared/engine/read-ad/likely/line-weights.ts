/**
 * How much each sign of a sentence speaks for its asking something ("asked"), and for a demand rather than a duty
 * ("demand"): a weight and its signs a row. Made by `npm run -s calibrate -- lines DIR...` (api/tools/calibrate) from
 * 3413 sentences of 4 sets of ads that people have read. Do not edit.
 */
export const askedWeights = `
1.5 #duties
1.4 #preferred
1.3 #item
1.2 #fifth1 licens
1.0 #preferred-item experienc or
0.9 #fifth2
0.8 #duties-item-action #requirements write
0.7 driv so
0.6 #requirements-item certific plan portfolio run will without youll
0.5 #action #duties-item #length4 #lists also assist but control desirabl first=youre kind lift love maintain out qualify report seek speak strong teach tool would you
0.4 #ing account adding aid app battery becaus brief bus care clear code commerci communic crew data educ exposur first=experience go issu local look matter paced prepar room second second=want ship someon talk them turn way youd youv
0.3 abil act administr all and arabic attitud c comfortabl commun complet concept coordin cover enforc excel explain fast first=all first=because first=people first=white first=youd first=youll fit floor general gradu happy heavy height high highly if industri influenc instal iv judg kg knowledg languag last=desirable last=language last=licence last=regarded last=six last=skills last=yet law lawy limit listen must need order own phon pilat plant read recruit regard review risk second=after second=hr second=language second=or second=run second=the second=would second=years set skill sourc spreadsheet stock stud such supervis switch switchboard system take thing toddl trad transport understand visit water whit with yet
0.2 #requirements-action 45 6 accredit advantag advic advis analys animal anoth answ apprent asked assess away be book break cabl calm chairsid chang class conduct confidenc cost count cpr cross daily databas degre demonstr diploma dispensary do doesnt draw due effectiv eight electric emergency english equip essenti excellent executiv exit eye featur file find first first=a first=as first=do first=excellent first=own first=strong first=youve follow for forklift function going good group growth handy help hiring iii incl includ inspect intermedi interpret investig invoic keep know last=card last=essential last=needs last=night last=outcomes last=penalties last=too least lend light lodg long manag manual market merch microsoft mind minimum more negoti nice not of on open organis penalty pharmacy physic pick pipelin policy post pres present process procur profession put qualific quest real registr reliabl repair roll s safety salesforc scienc search second=a second=driver second=knowledge second=qualifications second=successful second=transport second=understanding second=up servic settl show sit solid some somebody someth sound staff standard structur support tenancy tertiary test ther third ticket tidy time track truck use view warm wed well what who
0.1 #length3 #requirements-item-action #role-action #s 3 a advanc befor bit budget child civil claim clean clinic collect creat deal design direct done during engineer favourab first=ability first=demonstrated first=due first=the first=you framework funct get hand have impl in last=time last=work last=you lead leadership leas level life line literacy load mobil monit network once outcom pati pre production python relationship river safe same second=and second=least second=need second=with similar site small sql successful technology their then they through train under victorian weekly within
-0.1 #length2 #lists-duties 1 18 2026 5 60 7 able across action admin age agency an applic appoint based brand busi commit consult contact council cultur director dog each end enjoy few first=if first=we first=with first=work food found from gend give gym health her human industry it last=2026 last=care last=it last=months last=off last=policy last=team like make many may morn most move ndis new one over owned pathway problem program public record saturday school second= second=an second=apply second=are second=must second=we send statement strategy success supply talent team two week welcom workplac year your
-0.2 #benefits-item-action #company-item-action #explains #lists-demands 10 12 19 2027 22 25 30 38 4 50 5550 6.30am aborigin abov alcohol amplitud annual are ask at b beach believ best between big call candid capabil chanc christma citizenship client connect consid country decemb dental department discount down drug eligibl employ every everyon evidenc family farm first=applicants first=applications first=are first=current first=for first=how first=provide first=salary first=tell first=training first=were first=weve first=what five flexibl four fuel futur global got head holiday hub ibmer influenza innov interview is its january just kid larg last last=3 last=office last=period last=super last=test mate max methodology mid million minut monday month moving nobody now off offer ongo only oper part particip per plac platform profit property protect quarter refer resident screen second=clearance second=from second=in second=no second=pay second=people second=starts second=working short side six softwar stack stay stor street ten that the thursday total tuesday ward we wher willing wont word work world
-0.3 #apply-action #role #role-item after ai allowanc apply background been birthday blue can career carry center color crimin cv day depend duty expert february first=able first=ndis first=no first=please friday here history hit home hour hybrid inclus integr job last=old medic nv1 packag period perman pleas provid second=can second=dont second=for second=is second=us second=worker sinc sparky tell than think visa weve zealand
-0.4 #legal #length0 2 australia award branch clearanc company d dont first=availability flu free how ibm last=check leav name nation night no obtain offic old our page product proud region rost rotat salary solut this travel trust
-0.5 #length1 australian availabl by citizen exampl first=our key other pay polic posit resum shift thre us vaccin
-0.6 #lists-duties-demands availabil check pass right
-0.7 start super
-0.8 #fifth0 full weekend
-1.0 #apply #benefits-item
-1.3 #benefits #always
-1.4 #company
-1.6 #fifth4
`;

export const demandWeights = `
1.6 #requirements
1.4 #always
1.1 #fifth3
1.0 #requirements-item
0.9 or
0.6 have
0.5 experienc licens
0.4 #fifth2 #preferred #preferred-item a can must not qualify second=need second=you year
0.3 #fifth4 #lists-duties-demands #requirements-item-action 3 4 able apply be certific cpr diploma doesnt door first=build get hold is least of other partner skill tool understand want who youv
0.2 abil act an analys anoth bonus but civil clear comfortabl communic curr do draw electric explain fast first=a first=own full hand has if influenc kind knowledg life matter member ndis outcom over own problem production put real regist second=with second=your solid solv staff technology that this ticket time were without work would yrs
0.1 #explains #length0 #length1 #lists 12 2 accredit ai aid applic care class desirabl dont driv effectiv ensur environ equival first first=experience first=we first=working first=youre health high highly iii in know languag lift make minimum open pati qual read role scienc second=experience second=knowledge so softwar sound strong teach to train transport way well
-0.1 #item #length2 #length3 #length4 #role-item-action #s also as at busi client clos comply crew customer data deliv develop eight fit for from help incid inspect manag negoti note one out packag phon review second=of site stud test them turn use within write
-0.2 #ing 5 account against apprent back brief by clean commun concept day each employ end event executiv expect find first=at first=in first=the five general go hour hous includ job last=work leadership leav lend level light local market may ment month number our perform quot ring room second=will six small stock support switchboard ther truck walk will
-0.3 #role after all call come first=youd first=youll group home it keep meet new once oper order project run second=a second=after second=work servic supervis team third through when youd youll
-0.4 #action about assist coordin load on then two
-0.5 #lists-demands off plan take the you
-0.6 #duties-item and report
-0.7 #duties-item-action
-0.8 #fifth0
-1.0 #fifth1
-1.4 #duties
`;
