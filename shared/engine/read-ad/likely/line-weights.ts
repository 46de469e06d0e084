/**
 * How much each sign of a sentence speaks for its asking something ("asked"), and for a demand rather than a duty
 * ("demand"): a weight and its signs a row. Made by `npm run -s calibrate -- lines DIR...` (api/tools/calibrate) from
 * 6163 sentences of 14 sets of ads that people have read. Do not edit.
 */
export const askedWeights = `
1.8 #preferred
1.3 experienc
1.2 #item #preferred-item #requirements licens
1.0 #duties abil driv
0.9 #fifth1 or write
0.8 but seek
0.7 #ing #requirements-item assist certific comfortabl data detail involv knowledg languag look must prepar
0.6 #duties-item #length4 and coordin customer excellent exposur first=ability high last=skills lawy lift mandatory out plan s second=role supervis youll young youv
0.5 #company-item #duties-item-action also app clinic commerci communic desirabl etho excel exist explain first=experience first=youll first=youre iv kg kind last=desirable last=licence motiv nice order orient paced payrol pick portfolio procur qualify relationship reliabl requir room second=be second=or ship strong stud system toddl use who will would
0.4 #action #lists account advanc attitud away c# cathol chairsid chang collect custom design diploma doing due dynam english file first=strong first=this fish focus funct general good if instal investig long love measur multidisciplinary overs pharmacy pipelin pivot production respit responsibl review safe second second=knowledge second=need second=term second=years set so sound spark speak such teach tool track turn under understand up whit yet you
0.3 #fifth2 #preferred-item-action 15 accur advis agile along arabic assess author back balanc board brief bus busy campaign care cash centr classroom clear code cross deliv develop effectiv effici electron enforc extern fast featur final first=all first=knowledge first=must floor food forklift going gradu handl handy highly honest iii influenc issu keep lab last=card last=essential last=industry last=meetings last=plus last=regarded lead lesson load logist ment microsoft minimum mobil model moving multi pack plant pref pres previ proficiency put python qualific quot read real reception record relat run sale scienc second=and second=applicants second=degree second=experience second=in second=understanding second=would second=youve sect send settl similar somebody standard suit support swim take test tidy unit voic weekly weld whil with without woman
0.2 #duties-action #requirements-item-action 18 able accredit accuracy against aid asked asset attent bachel be budget calm capac case civil class clean client commun complet confidenc contribut creat curr cycl daily demonstr docu educ end essenti execut facilit first=a first=as first=demonstrated first=do first=excellent first=interested first=own first=previous first=proficiency first=we function group have impact incl instruct interact interest intermedi interperson join last=email last=needs last=reports last=team last=teams leadership learn least maintain manual materi matter medicat method move new nurs of organis pati physic point pre present priority proactiv procedur quick registr research resolv respons retail risk role saa safety scal second=data second=least second=successful second=this second=you seven sheet show site skill small solid someon stack structur suppli then ther ticket trad two univers victorian warm way what within
0.1 #length3 aged an analys as befor build candid complex degre direct email encourag first=the includ last=it manag market month need part problem process program provid responsibil second=are second=to second=with successful supply well
-0.1 #fifth3 12 2 a administr are bet bring cultur decemb engineer financ first=working five free grow hand is last=experience member off partner person phon project qual second=apply second=team spac technology time
-0.2 #lists-demands 11 2026 2027 25 8 9 across age all appoint area at b background believ benefit best bonus brand center chat clos colleg come commit compens contact council cover creativ critic department digit discount do document dont down engag every everyon excit family first=applicants first=apply first=current first=full first=if first=ndis first=salary first=support first=take first=there fit flexibl form goal here hire home improv inclusiv know largest last=australia last=procedures last=super last=week last=work last=years letter live manufactur may medic mid million more name ndis night nine now ongo onlin opportun overtim owned packag per power practis profession profit rang regul regular remot request resum second=can second=from second=of second=school second=shire second=working serv shar shift staff street study success team the their this to trip when
-0.3 #apply-action #length2 5550 60 aim alcohol allowanc amplitud any ask award based birthday boutiqu can challeng chanc country crimin cvo describ dog drug enrol ever evidenc farm first=applications first=at first=availability first=join first=with flat flexibil four friday from futur gain get head history influenza internal journey key last=care last=clearance last=home last=job last=needed last=off last=start last=time leav living locat lot make no officer old one only oper our over pass pay princip promot rate season second=dont second=must second=people second=support second=time second=us second=worker shir solut specific supportiv talent tell think thursday together tuesday veterinary visa wait week win world your
-0.4 #explains #fifth0 #length1 #role 22 31 4 after ai am apply approv assign bank been between big campus citizenship connect criterion day duty exampl first=to first=work has hybrid ibm innov interview january last=manager last=months last=vaccination line meet monday obtain offic page pleas policy presenc property region resident rotat salary school screen second= second=for second=will softwar start than thes top us wher willing work
-0.5 #legal australia availabil availabl blue by date first=no health hour its last last=check nation other perman polic proud rost six that we which
-0.6 #length0 australian citizen holiday offer posit product right super trust vaccin
-0.7 #lists-duties-demands career check depend employ first=our full travel
-0.8 company job second=is
-0.9 clearanc
-1.0 #benefits-item #role-item #always
-1.1 #company #fifth4
-1.2 weekend
-1.5 #apply #benefits
`;

export const demandWeights = `
1.7 #requirements
1.2 #always
1.0 #fifth3 #requirements-item
0.8 skill
0.7 #preferred who year
0.6 a must or well
0.5 #preferred-item abil experienc licens need second=you would
0.4 #fifth4 #lists-duties-demands #role-item detail full have if knowledg opportun organis softwar strong time understand
0.3 #length1 #requirements-item-action 5 able applicant are but can candid certific commerci dont first=ability first=build interpret is join look not own partner production qualify technology young youv
0.2 #explains #fifth2 #ing #lists-duties ai anoth apply be befor best chang clear curr demonstr direct do email english environ essenti excellent first=an first=experience first=must first=provide first=youre food for good highly industry iv larg last=environment last=it last=team least life lift month problem put real recruit right safety second=experience second=to solv staff standard this to way weekly without
0.1 #length0 3 an at day educ effectiv excel field first=a hold languag last=skills minimum person qualific second=knowledge second=of second=or similar with
-0.1 #duties-action as based budget child end engineer first=this first=we follow framework in lead manag policy process second=and second=role second=the second=with site test their train use work you
-0.2 #role about aged also build care carry check clean client company comply develop document ensur executiv financi first=ensure first=you group improv inform instruct involv issu keep learn level live may meet ment oper out particip plan pre provid relationship repair review role room safe second=be servic shift so such supervis task team ther through truck two unit various
-0.3 #length4 account across after book busi call clos collabor creat deliv director event expect first=the from general hous last=meetings load local new off officer on order our pivot prepar record responsibl second second=after second=have set stor supply swim take them when whil youll
-0.4 #lists-demands #role-item-action all and assist by clinic data first=youll guid home includ logist maintain overs project second=will second=work then
-0.5 #fifth0 #s report support the
-0.6 #action #company coordin will
-0.7 #duties-item-action
-0.8 #duties-item
-0.9 #fifth1
-1.6 #duties
`;
