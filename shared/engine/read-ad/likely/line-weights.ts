/**
 * How much each sign of a sentence speaks for its asking something ("asked"), and for a demand rather than a duty
 * ("demand"): a weight and its signs a row. Made by `npm run -s calibrate -- lines DIR...` (api/tools/calibrate) from
 * 6492 sentences of 15 sets of ads that people have read. Do not edit.
 */
export const askedWeights = `
1.8 #preferred
1.3 #preferred-item licens
1.2 #item experienc
1.1 #requirements abil
1.0 driv write
0.9 #duties #fifth1 but or
0.8 #ing seek
0.7 #duties-item-action #requirements-item and certific comfortabl data detail involv knowledg languag lift look must prepar
0.6 #duties-item #length4 clinic commerci coordin exposur high kg last=skills mandatory out paced plan portfolio room s second=role strong supervis would youll young youv
0.5 #company-item app assist chang communic customer desirabl etho excel excellent exist explain first=ability first=experience first=this first=youll first=youre instal investig iv kind last=desirable last=licence lawy lesson motiv orient payrol pick procur qualify relationship reliabl ship stud such system teach tool use will yet
0.4 #action #lists advanc also attitud away calm cathol collect compon cross custom diploma doing due dynam fault first=strong fish floor focus funct general good handl issu lead long love measur multidisciplinary nice order overs pharmacy pipelin pivot production reception refer relat respit responsibl review safe scienc second second=be second=focus second=knowledge second=need second=term second=understanding second=years send set so sound spark speak turn under understand up voic whit who you
0.3 #duties-action #fifth2 #preferred-item-action 15 account accredit accur advis agile aid along assess author back balanc board brief busy campaign care cash centr chairsid clear code crew curr deliv design educ effectiv effici electron enforc english essenti everyth extern fast featur file fire first=all first=knowledge first=must food forklift going gradu group highly if iii influenc intermedi javascript keep lab last=card last=essential last=industry last=meetings last=needs last=plus last=regarded least load log logist main maintain manual ment microsoft minimum mobil model month moving multi pack plant possibl pref pres previ proficiency put python qualific quot real record registr requir respons rule safety sale second=and second=applicants second=degree second=in second=least second=or second=would second=youve sect settl similar somebody standard support swim test tidy track unit way weekly weld whil with
0.2 18 5 act against attent bachel basic be befor budget bus candid capac civil class clean client commun complet confidenc contribut creat cycl daily demonstr develop direct end equival execut facilit first=a first=as first=demonstrated first=excellent first=own first=please first=prepare first=previous first=we function give height impact incl instruct interact interest interperson join last=reports last=world leadership major manag materi medicat move need of pati physic play point pre present program quick read recov resolv retail risk run scal second=are second=data second=experience second=have second=successful second=the second=this second=you seven sheet skill small solid solv someon sourc stack suit suppli take then ther thre through ticket two univers upgrad victorian warm without woman
0.1 #lists-duties #requirements-item-action able activ analys as build computer degre docu email encourag find first=the have heavy includ last=environment last=teams learn matter new nurs on organis procedur process provid research responsibil role site successful supply trad what within
-0.1 a administr all any applic bring card creativ cv engineer financ first=you free friday inform it last=2026 last=you list medic more nsw over page partner per phon practis qual second=an servic stay team technology tell ten their think this want were
-0.2 #lists-demands 2026 9 across age appoint are area at attach b background believ benefit big bonus center chat clos commit compens contact country cultur decemb department digit discount document dont emergency engag everyon excit family farm first=apply first=current first=full first=join first=salary fit five flexibl from goal grow hand here hire history home improv is january know last=australia last=experience last=position last=super last=week last=work last=years live living member million minut morn ndis negoti night nine no ongo onlin opportun our owned packag period power profit project receiv regul regular remot request second=can second=from second=school second=team second=we second=working serv shar shift street time to trip vend when world your
-0.3 #explains #length1 #length2 #role 11 25 5550 60 after aim alcohol allowanc amplitud ask birthday boutiqu brand challeng chanc come construct cover crimin criterion critic cvo day depot describ drug enrol every evidenc first=applicants first=applications first=at first=availability first=if first=ndis first=support first=take first=there first=with flat flexibil form four futur gain get head inclusiv influenza internal journey just largest last=care last=home last=needed last=off last=start last=time leav make may officer one only oper outsid overtim pleas presenc princip profession promot quest rate school season second=must second=of second=people second=shire second=support second=time second=us second=worker shir solut specific staff supportiv talent the thursday together tuesday us veterinary wait
-0.4 #apply-action 22 31 4 apply approv assign award bank based by campus can connect first=to first=work has hybrid ibm innov interview key last=job last=manager last=months last=vaccination line locat nation obtain offic old pass pay policy property region resident rotat salary screen second= second=dont second=for second=will softwar start success than that thes top visa week wher which willing win work
-0.5 #fifth0 #legal #length0 ai am availabil availabl been between blue career citizenship date duty exampl first=no health holiday hour its last meet monday other polic proud right rost six we
-0.6 australia citizen full last=check offer perman posit product super travel trust vaccin
-0.7 australian check depend employ job
-0.8 #lists-duties-demands company first=our second=is
-0.9 clearanc
-1.0 #benefits-item #always
-1.1 #company #fifth4 #role-item
-1.3 weekend
-1.4 #apply
-1.5 #benefits
`;

export const demandWeights = `
1.6 #requirements
1.3 #always
1.0 #fifth3 #requirements-item
0.8 skill
0.7 #preferred a who
0.6 abil must second=you would year
0.5 #fifth4 #preferred-item experienc have need or well
0.4 #length1 #lists-duties-demands candid commerci detail if join licens opportun organis softwar strong time understand
0.3 #fifth2 #lists-duties #role-item 5 applicant apply are best but certific dont first=ability first=build first=experience full interpret knowledg lift own partner qualify technology young youv
0.2 #explains #ing #requirements-item-action #role-action able ai anoth at basic be befor can chang clear curr demonstr direct do effectiv english environ essenti excellent exposur fast first=must first=provide food for good highly hold is larg last=it least life look not plus problem production put real recruit right safety scal second=experience second=knowledge second=to similar solv staff standard think this to way weekly without
0.1 3 an day excel first first=a iv languag last=skills last=team minimum month person qual qualific second=of teach with your
-0.1 #duties-action #item about based case child driv first=we in manag process run second=and second=the second=with site such supervis that their up use we you
-0.2 #role also analys build busi care check clean client company comply contribut develop end engineer ensur executiv financi first=prepare first=this first=you improv inform involv issu last=development learn level ment particip policy pre promot provid relationship repair review room safe schedul second=be set shift so stor task team ther through train two unit whil
-0.3 #length4 across and book carry clos collabor creat deliv event expect first=in first=the from general give group hous instruct keep last=meetings load local may meet new off on oper order our out pivot plan project record responsibl role second second=after second=have servic supply swim take them truck various when
-0.4 #role-item-action account after all assist by call clinic data first=youll guid logist maintain officer overs prepar second=work youll
-0.5 #lists-demands #s home includ report second=will support the then
-0.6 #company #fifth0 will
-0.7 #action #duties-item-action coordin
-0.8 #duties-item
-0.9 #fifth1
-1.6 #duties
`;
