/**
 * Words that end a job title ("nurse", "officer", "2IC"): last words of the occupation labels of ESCO (CC BY 4.0) and
 * of titles that Australians use. Singular, small letters.
 */
export const titleHeads: ReadonlySet<string> = new Set(
  (
    "2ic aboriginal accompanist accountant acoustician activist actor actress actress-puppeteer actuary " +
    "acupressurist acupuncturist adapter adaptor adivsor adjudicator adjuster administator administrator " +
    "admistrator adviser advisor aerodynamicist aesthetician africanist agent agronomist aide ain aircraftman " +
    "airman all-rounder allocator am ambassador americanist anaesthesiologist anaesthetist analista analyst " +
    "anatomist anchor anchorman anchorwoman anesthesiologist anglist animator annealer announcer anodiser " +
    "anthropologist antipodist applicator appraiser apprentice aps aquarist arabist arbiter arbitrator " +
    "arboriculturist arborist archaeologist architect archivist aromatherapist arranger artisan artist " +
    "artworker asistente assayer assembler assessor assistant associate assorter astrologer astrologist " +
    "astronomer astrophysicist attendant attorney auctioneer audiologist auditor author autoglazier " +
    "automotive auxiliar auxiliary baby-sitter babysitter bacteriologist bailiff baker baltist banker barback " +
    "barber barista barman barrister bartender basketmaker baster bdm bearer beater beautician beekeeper " +
    "behaviorist behaviourist bellman bender beveler beveller biller binder binman bio-chemist bio-engineer " +
    "bio-physicist biochemist biocurator bioengineer biogeographer bioinformatician biologist biometrician " +
    "biophysicist biotechnician biotechnologist blacker blancher blaster bleacher blender block-maker blocker " +
    "blogger blower bluer boarder boatbuilder boatfitter boatman boatmaster boatwoman bodger boiler " +
    "boilermaker boilerman boner book-keeper bookbinder bookeeper booker bookkeeper bookmaker bookseller " +
    "bootmaker borer botanist bouncer boxer braider brander brazer brazier breaker breeder brewer brewmaster " +
    "brickie bricklayer bridgemaster brigadier broacher broadcaster broker bsa bucker buffer builder buncher " +
    "bundler burner burnisher busker busser butcher butler buyer cabinetmaker cabler calibrator caller " +
    "cameraman camerawoman campaigner candidate candlemaker canner canvasser capitalist captain captioner " +
    "cardiologist caregiver carer caretaker caricaturist carpenter carpetlayer carrier cartographer " +
    "cartoonist carver caseworker cashier caster cataloguer catcher caterer caulker celebrant cellarhand " +
    "cellist cembalist cementer centeredirector centeredispatcher ceo ceramicist ceramist cfo chainmaker " +
    "chair chairmaker chairman chairperson chambermaid chancellor chandler channeller chaplain chargehand " +
    "charger charworker chauffeur checker checkout cheesemaker chef chemist chief childcarer childminder " +
    "chipper chippy chiropodist chiropractitioner chiropractor chocolatier choirmaster choreographer " +
    "choreologist chromatographer chronometrist chrystalographer cinematographer cio ciso clarifier " +
    "clarinetist classer cleaner clearer clergyman clerk clicker climatologist climber clinician cloakmaker " +
    "clockmaker closer clown cmo co-founder co-ordinator coach coachbuilder coachman coachwoman coater " +
    "cobbler coder coiler coker collector collier colonel colorist colourist columnist comedian commandant " +
    "commander commentator commis commissaire commissioner communicator companion compiler composer " +
    "composer-lyricist compositor concierge conciliator concreter conductor confectioner configurator " +
    "conservationist conservator consolidator constable constructor constuctor consultant consumer contactor " +
    "contortionist contractor contributor controller converter conveyancer coo coodinator cook cooker cooper " +
    "coordinator copier copy-editor copywriter cordinator coremaker coroner corporal correspondent " +
    "cosmetician cosmetologist cosmologist costermonger costumer coter councillor councilor counsel " +
    "counseller counsellor counselor coupler courier couturier coverer coxswain craftsman craftsperson " +
    "craftswoman craftworker creator creeler crew crewman crewmember crewwoman criminologist crofter croupier " +
    "cto cuisinier culler cultivator culturist curate curator curatorspecialist curer custodian customer " +
    "cutter cyclist cytoscreener cytotechnologist dancer dayworker dba deacon dealer dean debarker deboner " +
    "deburrer deckhand deckie decksman decorator defender deliverer deliveryman deliverywoman demographer " +
    "demonstrator dentist department deputy dermatologist describer designer detailer detective developer " +
    "development dewaterer die-cutter dietician dietitian digger digitiser dipper director dishwasher " +
    "dismantler dispatcher dispenser dissasembler distiller distributer distributor diver dm docent docente " +
    "doctor documentalist dog dogman dollmaker door doorman doorwoman dozer drafter draftsman draftsperson " +
    "draftswoman drainer drainlayer dramatherapist dramaturgist draper draughter draughtsman draughtsperson " +
    "draughtswoman drawer dresser dressmaker drier driller driver driver-operator drover drummer dryer dsw " +
    "dubber dustman dyer e-tailor ea eater ecologist econometrician economist econophysicist edger editor " +
    "educator een egyptologist electrician electro-plater electroplater embalmer embosser embroiderer " +
    "embryologist employee emptier en enameler enameller engineer enginer engraver entertainer entomologist " +
    "entrepreneur enumerator environmentalist eo epidaemiologist epidemiologist epigraphist equilibrist " +
    "erector ergonomist ergotherapist eroder escort essayist estimator etcher ethicist ethnologist ethologist " +
    "etiopath eurythmist evaluator evangelist examiner excavator exchanger executive expediter expert " +
    "exterminator extractor fabricator faceter facialist facilitator fact-checker factor fantasist farmer " +
    "farrier fault-finder feeder fellow fermenter fettler fighter filer filler film-maker financier finisher " +
    "firefighter fireman firer firewoman fisher fisherman fisherwoman fishmonger fitter fitter-solderer " +
    "fitter-welder fixer flattener flavorist flavourist floater florist flutist flyman folder forecaster " +
    "foreman forester forewoman forger forgeworker former formulator formworker forwarder founder foundryman " +
    "fragrancer frame-maker framemaker framer frier fruiterer fryer fumigator fundraiser furnisher gager " +
    "galvanizer gamekeeper ganger gaoler gardener gasfitter gatekeeper gateman gatewoman gatherer gauger " +
    "gazer gemcutter gemmologist gemologist gemsetter genealogist generalist generator geneticist " +
    "geo-technician geochemist geographer geologist geophysicist geotechnician gerente germanist " +
    "gerontologist girl glacier glaciologist glass-blower glassblower glassie glassmaker glazier gm " +
    "government governor grader granulator graphologist greaser greengrocer greenkeeper greeter grinder groom " +
    "groomer groomsman groundskeeper groundsman groundsperson groundswoman groundworker grower guard guardian " +
    "guide guitarist gunner gutter gynaecologist gyprocker hacker haematologist haircutter hairdresser " +
    "hammerer hand hand-beveller handcarver handler handyman handyperson handywoman hanger harpist harvester " +
    "hatter hawker head headmaster headteacher healer healthcarer heater heightworker hellenist " +
    "helminthologist helmsman helmswoman helper herbalist herder herpetologist hewer histologist historian " +
    "holder homeopath hornist horticulturalist horticulturist host hostess hotelier housekeeper hrbp humorist " +
    "hunter hydrobiologist hydrogenator hydrogeologist hydrographer hydrologist hydrotherapist hygienist " +
    "hypno-psychotherapist hypnotist ichnologist ichthyologist illusionist illustrator imagesetter imam " +
    "imitator immunologist impersonator implementer indologist infantryman inker innovator inseminator " +
    "inspector inspector-grader installer instructor insulator integrator interceptor intermediary intern " +
    "interpreter intervenor interviewer investigator investor invigilator iridologist ironer ironworker " +
    "irrigator jackaroo jailer janitor janitress japanologist jeweler jeweller jillaroo jobber jockey joiner " +
    "jointer journalist judge juggler jurilinguist justice keeper keyholder kilnman kilnwoman kinesiologist " +
    "kitchenhand knitter koreanist kp laborer labourer lacemaker lacquer-sprayer ladleman ladleperson lady " +
    "lagger laminater laminator lance landscaper lapidarist laster lather latinist lawnsman lawnswoman lawyer " +
    "layer lead leader leadingmachinist lector lecturer lender lepidopterist lexicographer lexicologist " +
    "librarian libretist lieutenant lifeguard lifesaver lifter lineman linesman lineswoman linesworker " +
    "linewoman lineworker linguist linisher lithographer live loader loaner lobbyist localiser locator " +
    "locksmith locum logger logician logistician logopaedist longshoreman luthier lyricist machine-welder " +
    "machinist magician magistrate maid mailman mailwoman maintainer major maker malster malter maltster " +
    "mammalogist man manager manger manicurist manipulator manufacturer mapper mariner marionetteer marker " +
    "marketeer marketer marshaller mask-maker mason masseur masseuse master matcher matchmaker mate " +
    "mathematician mattockman mattockwoman mayor md measurer meatcutter meatworker mecanic mechanic mechanist " +
    "mediator melter member mender mentor mercer merchandiser merchant messenger metallurgist metalworker " +
    "meteorologist metrologist microbiologist micropalaeontologist microphotographer midshipman midwife " +
    "miller milliner millwright mind-reader minder miner mineralogist minesweeper mineworker minister " +
    "mistress mixer mixologist modeler modelist modeller moderator molder moldmaker monitor monk moralist " +
    "mortician moulder mouldmaker mounter mover mudlogger muralist musician musterer mycologist myotherapist " +
    "nailing-machinist nanny nano-engineer nanoengineer nanoscientist nanotechnologist narrator naturalist " +
    "necromancer negotiator neurologist neutraliser neutralizer newscaster newsreader nightfill nipper " +
    "notator notcher novelist numerologist nun nurse nutritionist oboist observer obstetrician occultist " +
    "oceanographer oenologist oeprator officer official offloader offsider oiler ombudsman ombudswoman " +
    "oncologist operative operator ophthalmologist optician optimiser optometrist orchestrator orderly " +
    "organiser organist organizer ornithologist orthodontician orthodontist orthoptist orthotist osteopath " +
    "otolaryngologist outfitter overman overseer overwoman owner pa packager packer paediatrician " +
    "paedodontist paedologist painter palaeoecologist palaeontologist pallbearer palm-reader palmist paperer " +
    "paperhanger papermaker paralegal paramedic paraplanner paraprofessional parasitologist parker partner " +
    "passer pastor pathologist patissier pattern-maker patternmaker paver pawnbroker pca pedagogue peddler " +
    "pediatrician pedicurist pedodontist peeler pelletiser penciler pentester percussionist perfomer " +
    "performer perfusionist periodontician periodontologist person petrophysicist pharmacist pharmacologist " +
    "philologist philosopher phlebotomist phonotypist photo-journalist photographer photojournalist physician " +
    "physicist physiologist physiotherapist phytotherapist pianist picker piercer piledriver pilot pipefitter " +
    "pipelayer pipeworker planer planner planter plaster plasterer plastering-supervisor plater player " +
    "plougher plumbber plumbeer plumber plummer podcaster podiatrist podologist poet pointsman pointswoman " +
    "poissonnier policeman policewoman policy polisher polygraphist porter portrayist post-editor postdoc " +
    "postdoctoral poster postman postwoman potter practicante practitioner preacher preparator preparer " +
    "prepper presenter preserver president presser pressman presswoman priest principal printer printmaker " +
    "private processor procurer producer professional professor profiler programer programmer " +
    "programmertechnician projectionist promoter promotor prompter proofer proofreader proprietor prosecutor " +
    "prospector prosthetist prosthetist-orthotist prosthodontist prototyper provider provost pruner " +
    "psychiatrist psychologist psychotherapist publicist publilsher publisher pulmonologist pumper puncher " +
    "puppeteer puppeteer-actor purchaser purifier purser purveyor pusher pyro-designer pyrotechnician " +
    "pyrotechnist rabbi radiographer radiologist ranger rapper rater re-upholsterer reader realtor reamer " +
    "rearer recepcionista receptionist recorder recruiter rector recycler refiller refiner refinisher " +
    "refueller regenerator registrar rehabilitator rehairer remodeler removalist remover renderer renovater " +
    "renovator rep repairer repairman repetiteur repiper reporter representative reproducer rescuer " +
    "researcher resident resourcer responder responsable responsible restorer retailer retoucher retuber " +
    "reverend reviewer reviser revisionist rheumatologist rider rifleman rigger ringer riveter rivetter rn " +
    "roaster roller rolltender romanist roofer rounder roundsman rouseabout roustabout router runner " +
    "rustproofer sailor salesman salesperson saleswoman sampler sand-blaster sandblaster sander sapper sartor " +
    "saucemaker saucier sawyer saxophonist scaffolder scandinavist scanner scaphandrier scene-shifter " +
    "scenographer scheduler scholar schoolteacher scienctist scientist scopist screen-printer screener " +
    "scrutineer sculptor sdet sealer seaman seamster seamstress seawoman secretary sedimentologist " +
    "seismologist selector seller semitist senator separator sergeant serologist servant server servicer " +
    "setter sewer sexer shampooer sharpener shearer shipbroker shipbuilder shipfitter shipmaster shipper " +
    "shoemaker shopfitter shopkeeper shopper shot-firer shotfirer shunter sifter signaller signalman " +
    "signalwoman signwriter silviculturist singer singer-dancer singer-lyricist singer-songwriter sinologist " +
    "sister sitter skater sketcher skier skipper skiver slater slaughterer slaughterman slaughterperson " +
    "slaughterwoman slavist slicer smallholder smelter smith sniper snowboarder soapmaker sociologist " +
    "solder-fabricator solderer solderer-fitter soldier solicitor soloist sommelier songwriter sonographer " +
    "sophrologist sorter sous sparky specialist specifier speechie speechwriter spinner spiritist " +
    "spiritualist splicer splitter spokesman spokesperson spokeswoman sportsman sportswoman spotter sprayer " +
    "spreader springer squeezer stacker staff stagehand stainer stalker stallholder stamper stationer " +
    "statistician steersman steerswoman stenographer stevedore steward stewardess sticker stiffener stitcher " +
    "stockbroker stocker stockman stockperson stonemason stoneworker storekeeper storeman storeperson " +
    "storewoman story-boarder storyboarder storyteller straightener strategist stratigrapher stripper student " +
    "stuntwoman stylist subbie subcontractor subtitler summariser super superintendant superintendent " +
    "supervisor supplier supporter surgeon surtitler surveyor swallower sweeper switcher switchman " +
    "switchwoman sysadmin tailor taker tamer tanker tanner tapper taster tattooer tattooist tawer taxidermist " +
    "taxonomist teacher teamleader teamster tech techician techinician technical technican technician " +
    "technologist tecnhician tecnician tehnician telemarketer telepathist teller tender tendor terminologist " +
    "tester thanatologist theologian theologist therapist theriogenologist thicknesser threapist thrower " +
    "tibetologist tier tile-moulder tilefitter tiler tilesetter timekeeper timetabler tipstaff tl toolgrinder " +
    "toolmaker toolpusher topman topwoman tosser toxicologist toymaker tracer trader tradesman tradesperson " +
    "trainee trainer trampolinist transcriber transcriptionist transformer translator transporter trapezist " +
    "trapper traumatologist trawlerman trawlerwoman treasurer treater trimmer trombonist trooper " +
    "trouble-shooter trucker trustee tufter tuner tunneller turner tutor typesetter typist underwriter " +
    "unicyclist upholster upholsterer upholstrer upsetter urologist user usher valet valeter valuator valuer " +
    "varnisher vendor venereologist venipuncturist ventriloquist verger verifier vet veterinarian " +
    "vibraphonist vicar vice-president videographer vigneron viniculturist vintner violinist violist " +
    "virologist visitor viticulturist vlogger vocalist volcanologist volunteer vp vulcaniser vulcanizer " +
    "waiter waitperson waitress waitstaff walker warden wardsman wardsperson washer watchkeeper watchmaker " +
    "watchman watchstander waterproofer weaver weblogger webmaster welder welder-fabricator welder-fitter " +
    "well-digger wholesaler winder winemaker wireman wirer wirewoman woman woodcarver woodcutter woodman " +
    "woodturner woodworker worcker worker wrestler writer youtuber zookeeper zoologist zootechnologist"
  ).split(" "),
);
