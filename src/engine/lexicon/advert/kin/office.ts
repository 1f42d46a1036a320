/** Offices, telephones, counters of advice, law, housing, the public service. The form of a line: see `kin.ts`. */
export const KIN_OF_OFFICES = `
answer .. phone/phones/telephone/calls | telephone manner | phone manner | telephone skills | by phone | incoming calls | telephone enquiries | call handling | telephone experience <- phone/phones/phoned | telephone* | call/calls | rang | ring owners | switchboard | helpdesk | helpline | call centre
reception | front desk | front of house | front office | receptionist | greet .. visitors/guests/patients/clients | welcome .. visitors/guests/patients <- reception* | front desk/office | greet* | welcome* | signed in | check guests in | check-in* | visitors | host | walk-in
appointments | book* .. appointments | diary management | scheduling | calendar <- appointment* | booked | bookings | book | diary | diaries | schedul* | calendar* | slots | reservations | jabs
reservations | bookings <- reservation* | bookings | booked | calls in .. languages | mails and calls | opera | phone orders | tables
complaints | concerns | guest problems | guest complaints | handle .. complaints/concerns/problems | resolve .. complaints/problems/issues | customer issues | difficult customers | service recovery | unhappy customers <- complain* | grumble* | unhappy | concerns | double booking | refund* | came back late | apolog* | noise | sorted out | put right | disputes | squabbles | escalat* | angry | bad reviews
customer service | public facing | with the public | customer-facing | worked with the public | members of the public | people skills | serving customers <- serve/served/serves/serving | customers | public | counter | shop | guests | clients | patients | sales assistant | till | waitress | waiter | bar | front of house
enquiries | queries | answer .. questions | customer enquiries | resolve .. enquiries <- enquir* | quer* | questions | answered | helpdesk | first contact
point of contact | liais* | liaison | stakeholder* | relationships with <- liais* | contact for | main contact | met with | monthly call with | meetings with | partners | suppliers | agents | architects | tower | worked with | stakeholder*
keep* clients/customers/agents .. informed | client updates | update clients <- ring | rang | phoned | updates | told .. owners/clients | informed | letters
correspondence | letters | emails | write .. letters | business writing <- letters | e-mail* | email* | mails | correspondence | drafted | wrote to
minutes | take minutes | minute taking | meetings <- minutes | minuted | agenda* | meetings | committee*
filing | records management | document control | file management | archiv* <- fil*/filed/files/filing | archive* | scan* | documents | records | open files
data entry | input* data | keyboard skills | typing | accurate typing | copy typing | audio typing <- typ*/typing/typed/typist | wpm | data entry | entered | enter | keyed | captured | dictation | input
data capture | claims data <- captur* | data entry | keyed | entered
administration | admin | admin duties | administrative | office duties | clerical | admin support | paperwork <- admin* | office | clerk | clerical | filing | typ*/typing | secretary | receptionist | spreadsheets | paperwork | forms | letters | photocopy*
microsoft office | ms office | office 365 | it skills | computer skills | computer literate | it literate | computer literacy | pc skills | basic it <- excel | word | outlook | powerpoint | office 365 | spreadsheet* | computer* | systmone | emis | sage | database* | ecdl | icdl | google docs | email | sap | opera | typing
excel | spreadsheets <- excel | spreadsheet* | pivot* | vlookup* | power query | google sheets
power bi | dashboards | data visual* <- power bi | tableau | dashboard* | looker | qlik
management information system | school systems | mis | arbor | sims | bromcom <- sims | arbor | bromcom | class charts | integris | scholarpack | cpoms | iris
case management | case system | case management system | practice management system | document management system <- leap | proclaim | clio | osprey | actionstep | case system | iken | visualfiles | partner for windows | evolve | dps | crm | mosaic | liquidlogic | civica
database* | crm | client database <- database* | crm | salesforce | access | hubspot | dynamics
event* | organis*/organiz* events | conference* | meetings and events <- event* | conference* | wedding* | fair | fete | open day* | concert* | banquet*
travel booking | travel arrangement* <- flights | travel | hotels | itinerar*
project management | manage .. projects | lead .. project* | project coordination <- project* | migration | rolled out | changeover | move to | prince2 | programme
caseload | run .. caseload | manage .. caseload/cases/files/patch <- caseload | cases | open files | files | clients | patch | portfolio | matters
conveyancing | sale and purchase | freehold | leasehold | completion statements | property law <- conveyanc* | contract packs | completion* | searches | property team | land registry | leasehold | freehold | transfer deeds
searches | submit* searches | local authority searches <- search*
sdlt | stamp duty | land registry | land registry applications <- stamp duty | sdlt | land registry | ap1 | ltt
law degree | llb | gdl | legal qualification <- llb | law | gdl | cilex | lpc | sqe | paralegal
cilex | chartered legal exec* <- cilex | ilex
contracts | draft* .. contracts/documents | legal drafting <- draft* | contract* | deeds | agreement* | terms
litigation | court bundle* | disclosure | court forms <- court* | bundle* | litigat* | hearing* | tribunal* | witness*
wills | probate <- will | wills | probate | estate* | lasting power
legal secretar* | legal admin* | legal support <- solicitor* | legal | law firm | barrister* | chambers
rent arrears | income management | rent collection <- rent | arrears | behind with | instalments
anti-social behaviour | asb | neighbour disputes | tenancy disputes <- neighbour* | noise | nuisance | asb | anti-social | disputes
let .. properties | lettings | empty properties | voids | allocations | sign-ups <- let | letting* | sign .. up | sign-ups | empty flats | voids | viewings | show flats | tenancies
property inspections | tenancy audits | estate inspections | carry out .. inspections | inspection of properties <- inspect* | walk round | checklist | report damp | inventor* | site visits | surveys
cih | housing qualification <- cih | housing studies | housing qualification | hnc housing | housing diploma
resident/tenant meetings | tenant involvement | community engagement <- residents' meeting* | tenant* meeting* | community meeting* | tenant panel | public meeting*
multi-agency | partner agencies | police and social services | interagency <- police | social services | multi-agency | agencies | marac | probation
benefits advice | welfare advice | universal credit | signposting <- benefits | universal credit | signpost* | citizens advice | food bank | foodbank | debt advice
homeless* | housing advice <- homeless* | hostel | rough sleep* | housing
planning applications | building control <- planning | building control | permits
licensing | enforcement | inspection* of premises <- licens* | enforce* | premises | trading standards
clear spoken | spoken and written english | clear english | communicat* .. clearly | english language | excellent communication | communication skills | speak .. english <- english | communicat* | presentation* | explain* | wrote | letters | calls
presentation* | present* .. to | public speaking <- present* | talks | speaker | lectur* | trained | briefing*
report writing | write .. reports | reports <- report* | wrote up | written up | write-up* | statements
policy | policies | procedures | sops | standard operating procedures | review of sops | write .. procedures | work instructions <- procedure* | sop/sops | polic* | instruction* | guide* | how-to | manual | handbook
documentation | user documentation | user guides | knowledge base <- guides | how-to | documentation | wiki | manual* | knowledge base | articles | instructions
confidential* | data protection | gdpr | discretion <- confidential* | gdpr | data protection | discreet | privacy | sensitive
research | literature review* | desk research <- research* | survey* | interviews with | thesis | literature
translat* | interpret* <- translat* | interpret* | bilingual
newsletter* | social media | marketing | content <- newsletter* | social media | instagram | facebook | marketing | posts | website | blog | campaign*
website | web content | cms | content management <- website* | wordpress | cms | web pages | intranet
volunteer* .. manage/coordinate/support | volunteer coordination | coordinate volunteers <- volunteers
trustees | board | governors <- trustee* | board | governor* | committee
recruit* | hiring | interview* .. candidates | selection <- recruit* | interview* | hired | shortlist* | candidates | agency starters
hr | human resources | personnel | employee relations <- hr | human resources | personnel | disciplinar* | absence | cipd
onboarding | induction* | induct* | new starters | new colleagues | mentor* .. starters/staff/colleagues | train .. new/colleagues/staff | agency colleagues <- induct* | starters | buddy | buddied | show/showed/shown/showing .. round/ropes | newcomers | train*/trained/trains/training | mentor* | new girls | saturday girl* | shadow* | onboard* | new staff | taught
team lead* | lead .. team/teams/staff | team leader | supervis* | supervisory | line manag* | manage .. team/staff/people | people management | leadership | man management | shift lead* | deputis* <- acting .. supervisor/leader/manager/head | team leader | stand-in | stood in | deputy | deputised | team of | gang of | crew of | brigade | look after two/three/four/commis/staff | led | supervis* | in charge | line manag* | foreman | head of | run a team | running a team | responsible for .. staff | duty manager | leader
manager on duty | duty manager | in the absence of .. manager | cover for .. manager | deputise <- only employee | duty manager | stand-in | stood in | acting | deputis* | deputy | in charge | keyholder | key holder
rotas | rota writing | staff scheduling | roster* <- rota/rotas | roster* | staff schedule*
briefings | team briefings | daily briefing* | team meetings | huddle* <- brief/briefed/briefing/briefings | huddle* | team meeting* | toolbox talk*
appraisal* | performance management | one-to-ones | performance reviews <- appraisal* | one-to-one* | supervisions | performance review* | probation reviews
key holder* | open* and clos* | lock up <- key holder* | keyholder* | lock* up | open* up | clos* up | alarm
security | patrol* | walks | rounds | building checks <- patrol* | rounds | walk* .. building/property/floors | every two hours | security | cctv | alarm* | locked
cctv | access control <- cctv | access control | control room
dbs | police check | garda vetting | vetting | access ni | background check | five year check | security clearance <- dbs | crb | garda vet* | vetted | access ni | police check* | pvg | clearance | working with children | update service | background check*
right to work | eligible to work | work permit | settled status <- settled status | right to work | british citizen | eu citizen | stamp 4 | work permit | visa | citizen* | passport | nationality | naturali*
driving licence | driver's licence | driver's license | driving license | full licence | able to drive | car driver | category b | b licence | drive | driver <- driving licence | driver* | licence | license | drives | drive | c1 | c+e | class 1 | class 2 | hgv | lgv | category | own car | full clean | fuhrerschein | rijbewijs | permis
b+e | towing | trailer* | be licence <- b+e | c+e | tow* | trailer*
d1 | minibus <- d1 | minibus | pcv | bus
c1 | c licence | lgv | hgv | rigid <- c1 | c licence | licence c | rigid | hgv | lgv | class 1 | class 2 | c+e
own transport | own car | use of a car | access to a vehicle | reliable transportation | transportation | own vehicle | car insurance <- own car | owns a | own vehicle | car owner | car | van | drives | motorbike
willing to travel | travel .. sites/country/region | travel between <- travel* | multi-site | home visits | site visits | on the road | sites | region*
second language | another language | additional language | foreign language | community language | european language | languages | bilingual | fremdsprache* | other languages <- french | german | spanish | italian | portuguese | polish | welsh | irish | urdu | punjabi | hindi | gujarati | bengali | arabic | mandarin | cantonese | chinese | russian | ukrainian | romanian | turkish | somali | tamil | twi | yoruba | igbo | swahili | dutch | czech | slovak | hungarian | greek | hebrew | japanese | korean | vietnamese | tagalog | persian | farsi | kurdish | pashto | albanian | serbian | croatian | bulgarian | lithuanian | latvian | estonian | finnish | swedish | norwegian | danish | gaelic | isixhosa | isizulu | afrikaans | zulu | xhosa | sign language | bsl | four languages | languages | tschechisch | franzosisch | englisch | polnisch | russisch | italienisch | spanisch | turkisch
degree | bachelor* | undergraduate degree | graduate | university degree | level 6 | level 8 degree | honours degree | tertiary | degree or equivalent | hochschulabschluss <- bcom | bsc | btech | ba | beng | llb | bba | bed | hons | honours | degree | bachelor* | master* | msc | phd | mba | licenciatura | licence de | laurea | diplom | university | higher certificate | hnd | hnc | fh | b.com | b.sc | b.tech | b.a
level 6 | level 7 | nqai | nfq <- higher certificate | level 6 | level 7 | advanced certificate | national craft | degree | bsc | diploma
level 3 | level 3 qualification | a level standard <- level 3 | level iii | btec | a level* | a-level* | nvq 3 | svq level 3 | extended diploma | advanced apprenticeship | national diploma | higher | hnc | hnd | degree | bsc
level 2 | level 2 or 3 | nvq level 2 | nvq <- level 2 | level ii | nvq 2 | level 3 | gcse* | city and guilds | c&g | nvq | svq | btec first
diploma | hnd | college diploma | associate degree <- diploma | hnd | hnc | degree | bsc | associate | aas | btec
high school | ged | school leaving | matric | senior certificate | leaving certificate | school certificate <- high school | ged | diploma 20* | matric | senior certificate | leaving cert* | gcse* | a level* | abitur | hs diploma
ausbildung | berufsausbildung | abgeschlossene ausbildung | lehre | vocational training <- ausbildung | gelernt* | gesell* | lehre | ihk | apprenticeship | fachkraft | kauffrau | kaufmann | abgeschlossen
membership | chartered | professional body <- member | membership | chartered | fellow | mciob | mrics | cipd | acca | cima | mict
recognised training | recognised qualification | accredited training | formal training | relevant qualification | professional qualification <- certificate* | diploma | level 2 | level 3 | nvq | btec | accredited | qualified | city and guilds | supervised
`;
