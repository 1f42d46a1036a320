/** Schools, nurseries, libraries, laboratories and computers. The form of a line: see `kin.ts`. */
export const KIN_OF_SCHOOLS = `
in a school | school setting | school experience | school environment | 11 to 16 | secondary school | primary school | year olds | key stage | experience of schools | working in education | education setting <- school* | academy | primary | secondary | pupils | classes | class | year 1 | year 9 | college | teacher | teaching | nursery | playground
cover supervis* | supervise .. classes | cover lessons | cover absent | whole classes | supervise pupils <- supervise/supervised .. class/classes/pupils | cover/covered/covering .. lessons/classes | cover supervisor | set out the work | invigilat*
set work | work set | ensure work | behaviour | manage behaviour | behaviour management | behaviour policy | keep order | classroom management | discipline <- keep/kept order | behaviour | squabble* | settle* | sanctions | detention* | rewards | class charts | set out the work | de-escalat*
invigilat* | exam supervision | exams officer | examinations officer <- invigilat* | exam/exams | mocks | access arrangements
small groups | group work | intervention groups | one to one | 1:1 | one-to-one | tutor* .. pupils <- small groups | one to one | 1:1 | sat with | hear readers | intervention* | group/groups .. reading/maths | boosters | tutor* | catch-up
reading | phonics | literacy | support reading | hear readers | reading support <- read | readers | reading | phonics | rwi | story* | literacy | books
numeracy | maths support | times tables <- maths | numeracy | numbers | times tables
form tutor | pastoral | pastoral care | tutor group <- form tutor | tutor group | pastoral | head of year | mentor | registration
lunch duty | lunchtime | break duty | playground | midday <- lunch* | dinner* | midday | playground | bus duty | canteen | break* | meals
classroom resources | prepare .. resources/materials | tidy .. classroom | displays <- set up .. hall/room/classroom | clear* away | display* | photocopy* | paint and glue | resources | laminat* | worksheets
lesson planning | plan .. lessons | schemes of work | curriculum <- lesson* | scheme* of work | curriculum | planned | taught
teaching | teach | classroom teaching | instruct* | deliver .. lessons/training <- taught | teach* | lessons | tutor* | lectur* | train* | instruct* | coach*
assess* .. progress/learners/students | marking | feedback to students <- mark/marked/marking | assess* | progress | grades | reports to parents
parents | carers and families | communicate with parents | families <- parents | families | carers | mothers | parents' evening | drop off
early years | eyfs | nursery | 4 to 7 year olds | under fives <- early years | eyfs | nursery | reception | year 1 | pre-school | playgroup | toddlers | childmind*
trips | residentials | outdoor education | duke of edinburgh | clubs | extra-curricular <- trips | camp | duke of edinburgh | dofe | scout* | cub | guides | brownies | clubs | residential | forest school
youth work | young people | teenagers <- youth | young people | teenagers | scouts | cadets | pupils | apprentices | students
teaching assistant qualification | ta qualification | supporting teaching | hlta | level 2 or 3 teaching <- supporting teaching | teaching assistant | hlta | cache | ncfe | support* teaching
qts | teaching qualification | pgce | qualified teacher <- qts | pgce | qualified teacher | b.ed | bed | tefl | celta | cert ed
makaton | sign* <- makaton | bsl | signing | sign language
administrative support to teachers | school admin <- photocop* | registers | admin* | filing | school office
library | librarian* | alia | cilip | library qualification | information studies <- librar* | alia | cilip | information studies | information management | koha | catalogu*
library management system | lms | koha | alma | primo | symphony | integrated library system | configur* the lms <- koha | alma | symphony | sierra | lms | library system* | discovery | primo
migration | data migration | upgrade | system change | major upgrade | lead .. migration <- migrat* | moved .. from/off/to | move off | upgraded | switched from | rolled out | go-live | cutover | umstellung
catalogu* | metadata | marc | authority records | cleaning up metadata <- catalogu* | marc* | metadata | authorit* | records | classification | dewey
script* | scripting language | programming | coding | automat* | automation | automate .. tasks <- python | perl | bash | powershell | vba | macros | power query | script* | javascript | sql | automat* | template refresh* | lua | php
sql | database queries | query databases <- sql | queries | postgres* | mysql | database
api | apis | integrations | rest <- api/apis | integrat* | rest | webhook* | sso | interface*
first line | 1st line | first line support | helpdesk | service desk | it support | technical support | desktop support <- first contact | helpdesk | help desk | service desk | first line | desk side | password* | tickets | calls a day | it support
user accounts | account administration | permissions | active directory | entra id | user administration <- active directory | accounts | entra | azure ad | leavers | passwords | permissions | okta
build .. devices | deploy* devices | imaging | configure .. devices/laptops/pcs | device deployment | set up .. laptops <- image/imaged .. laptops | autopilot | laptops | intune | sccm | docks | built pcs | chromebooks | rollout
asset register | asset management | it assets | inventory of equipment <- asset* | inventory | kit | equipment list | tagged
disposal | secure disposal | data destruction | decommission* <- wipe/wiped disks | wip* | shred* | weee | degauss* | dispos* | leavers' kit | decommission*
hardware | fault finding and repair | hardware repair | repair .. laptops/equipment | repairs <- repaired | repair* | replaced screens | batteries | soldered | swapped | fixed
ticketing | ticketing system | itsm <- servicenow | zendesk | jira | freshdesk | tickets | remedy | topdesk | logged
itil | service management <- itil | change board | problem management | service desk
networking | networks | routers | switches | wi-fi | cabling <- network* | cisco | ccna | router* | wifi | wi-fi | vlan* | cabling | patch*
cloud | azure | aws <- azure | aws | gcp | cloud | terraform
windows server | servers | sysadmin | system administration <- server* | vmware | hyper-v | linux | windows | keep .. systems standing | sysadmin
linux | unix <- linux | ubuntu | debian | unix | red hat
cyber security | information security | patching <- patch* | security | firewall* | phishing | cyber essentials | mfa | vulnerab*
backup* | disaster recovery <- backup* | restore* | veeam | tapes
testing | test software | qa | test cases <- test* | qa | bugs | uat | regression | selenium
interactive whiteboards | av equipment | audio visual <- whiteboard* | projector* | av | smartboard* | screens
web development | front end | html <- html | css | javascript | react | website* | wordpress
laboratory | lab experience | lab work | laboratory techniques <- lab | laborator* | samples | assay* | analy* | bench | titrat* | pcr
calibrat* | instrument calibration | calibration and maintenance | instrument maintenance <- calibrat*
microbiolog* | microbiological testing | aseptic technique <- plate counts | swab* | listeria | agar | culture* | microbio* | e coli | salmonella
lims | laboratory information <- lims | labware | starlims | labvantage | samplemanager | enter results
root cause | investigation* | out of specification | capa | corrective action* <- root cause | traced | investigat* | out of spec* | found why | capa | 5 whys | fault*
sops | review of sops | write sops <- sop/sops | sampling instruction | work instruction* | procedure* | protocol* | wrote .. instruction
wet chemistry | routine analysis | chemical analysis | titration* | hplc | icp-ms <- titrat* | hplc | gc-ms | icp* | wet chemistry | ph meter* | test milk | analys* | spectro* | fat protein
iso 17025 | ukas | glp | gmp | accredited laboratory <- 17025 | ukas | glp | gmp | accredit*
coshh | hazardous substances | chemical safety <- coshh | msds | hazardous | chemicals | solvents
statistics | statistical analysis | r or python | data analysis | analyse data <- statistic* | spss | stata | regression | analys* | r | python | excel | sas | power bi
sampling | take samples | sample collection <- sampl*
fieldwork | field work | site sampling | surveys <- field* | survey* | site | samples
gis | mapping | arcgis <- gis | arcgis | qgis | mapping
technical drawing | cad | autocad <- cad | autocad | solidworks | revit | drawings | inventor
music* notation | score setting | notensatz | engraving | dorico | sibelius | finale <- dorico | sibelius | finale | score | noten* | notation | lilypond | musicxml
instrument | play .. instrument | instrumental* | beherrschung eines instruments | orchestererfahrung <- bratsche | viola | violin | geige | piano | klavier | cello | flute | orchest* | choir | chor | band | fiddle
proofread* | corrections | korrektur* | fahnen | lektorat <- proof* | korrektur* | fahne* | edit* | corrections
page turns | wendestellen <- wendestelle* | page turn*
layout | typesetting | indesign | vorlagen | templates <- indesign | typeset* | layout* | template* | vorlage* | quark
pdf x | druckvorstufe | prepress <- pdf x | prepress | druckvorstufe | druckdaten
`;
