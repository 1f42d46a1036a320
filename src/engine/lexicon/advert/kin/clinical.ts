/** Wards, surgeries, homes, animals. The form of a line: see `kin.ts`. */
export const KIN_OF_CARE = `
venepuncture | venipuncture | phlebotom* | taking/take/draw/drawing bloods | blood taking <- venous blood | blood sampl*/draws/tests | took/take/takes/taking/drew/draw/draws/collect* .. bloods/blood | bled | vacutainer*
cannulat* | place .. catheters | intravenous access | iv lines/access/insertion <- cannulas | iv cannul* | placed/inserted/siting/sited .. catheters/cannula*/lines | venflon*
domiciliary | community visits | visit .. patients/clients/people/homes | visits to .. homes/houses | home visits | housebound = home visits | visited/visiting/visits .. at home | in their own homes | home care/carer | house calls | housebound | door to door care
patient identification | identify patients | positive identification | specimen labelling | label* .. samples/specimens/tubes <- confirm/check/checked/confirmed/confirming .. id/identity/name/dob/wristband* | label*/labelled .. bedside/samples/tubes/specimens | points of id | wristband*
specimen/specimens/sample/samples .. transport*/handling/delivery | transport of specimens <- packed/pack/sent/send/courier* .. samples/specimens/bloods | samples .. courier/lab/laboratory | specimen reception
vital signs | observations | clinical observations | monitor .. patients <- vitals | obs | blood pressure* | bp | pulse | temperature pulse | oxygen saturation* | news2 | intake and output
activities of daily living | adls | personal care | daily living <- bath*/bathe/bathed .. dress*/feed/residents/clients | wash*/washed/washing .. dress*/residents/people | toilet*/toileting | feed/fed/feeding .. residents/patients/clients | shower* .. clients/residents
mechanical lifts | transfer .. patients/clients/residents | safe transfer* | moving and handling | manual handling | hoist* <- hoyer | hoist* | slide sheet* | stand aid* | lift transfer* | lifting aids | transfers with
dementia | alzheimer* | memory loss <- memory care | memory clinic | dementia | elderly mentally infirm | emi unit | sundowning
palliative | hospice | end of life | bereave* <- hospice | end of life | dying | last days | palliative | macmillan | bad news | bereaved | syringe driver*
document care | care documentation | care notes | record keeping | patient records | charting | write .. notes <- chart/charts/charted/charting | daily notes/log/records | wrote up | care plans | log .. visit/care/meals | fluid charts | turning charts | notes | handover sheet*
meal preparation | prepare .. meals | preparing meals | cook .. meals <- lunches | cook/cooked/cooking/cooks | breakfasts | dinners | kitchen | served .. meals
light housekeeping | domestic tasks | household tasks | housework <- clean/cleaned/cleaning | hoover* | laundry | ironing | beds | tidied
report changes | escalat* .. nurse/doctor/concerns | condition to <- reported/report/reports/told/escalated/flag* .. nurse/doctor/gp/changes/ward
wound care | dressings | wound management <- dressings | wounds | ulcers | stitches | sutures | bandag* | pressure sores/areas
infection control | infection prevention | hygiene standards | aseptic <- infection control/prevention | hand hygiene | ppe | barrier nursing | sterile | aseptic | deep clean* | disinfect* | autoclave* | steriliz*/sterilis*
medication | administer .. medicines/medication/drugs | drug administration <- tablets | medication* | medicines | mar chart* | drug round* | dosette | insulin | eye drops | controlled drugs
controlled drugs | drugs register | cd register <- controlled drug/drugs/cupboard | cd book | drugs cupboard | morphine count | dda
care plans/planning | develop .. care plans | person centred | individual care <- care plan* | key worker | keyworker | reviews of residents | support plans
safeguarding | child protection | protect .. children/adults | keep .. children/people safe | keeping children safe | welfare of children | safeguard <- safeguarding | child protection | prevent duty | vulnerable | welfare | kcsie | designated person | children safe
mental health | mental illness | psychiatr* <- mental health | depression | anxiety | crisis team | section 136 | counsell* | samaritan* | mind helpline | psychosis | self harm
learning disabilit* | autis* | special needs | additional needs | send <- autis* | learning disab* | down's | adhd | special school | asd | sensory needs | one to one with
challenging behaviour | behaviours that challenge | de-escalat* | restraint <- de-escalat* | mapa | pmva | team teach | challenging behaviour | restraint | calm*/calmed .. down
anxious/nervous/worried patients/owners/clients/people | reassure | put .. at ease | bedside manner | calm nervous <- nervous | scared | frightened | anxious | reassur* | held .. hand | sat with | calm* | crying | upset | bad news | worried
elderly | older people | older adults | older customers | geriatric <- elderly | older people/adults/residents/patients | pensioners | care home | residents | over 65s | nursing home | grandmother
paediatric* | pediatric* | children <- children | kids | babies | paediatric | pediatric | toddlers | pupils | nursery | school
multidisciplinary | mdt | work with .. physiotherap*/doctors/therapists/professionals <- mdt | ward round* | physio* | occupational therap* | social worker* | gp/gps | consultants | district nurse* | professionals
discharge | discharge planning <- discharge* | sent home | transfer to home
admit patients | admissions | clerk in | triage <- admit* | admission* | triage | checked in | weigh pets | clerked
radiograph* | x-ray* | xray* | imaging <- x-ray* | radiograph* | ct | mri | ultrasound | dental films
anaesthe*/anesthe* | theatre <- anaesthe*/anesthe* | theatre | operations | recovery room | sedation | scrub nurse
dental surgery | dental practice | dental experience | chairside <- dental | dentist* | orthodont* | hygienist
set* up .. surgery/room/theatre/tray/trays | prepare .. surgery/room/instruments/equipment | setting up <- set up/out | put .. out | trays | laid up | layed out | instruments | turned round the room | prepared .. room
clear* down | clean* down | decontaminat* | sterilis* .. instruments | clean .. wards/kennels/cages/surgery <- clean* down | wiped down | steril* | autoclave | cleaned | kennels | mucked out | scrub*
register* with .. council/nmc/hcpc/gmc/gdc/vci/rcvs | registration | registered <- registered | registration | pin | nmc | hcpc | gdc | vci | rcvs | gphc | nmbi | licensed | vin number
bls | cpr | basic life support | resuscitation <- bls | cpr | life support | resus* | defib* | aed | first aid*
first aid* | first aider <- first aid* | paediatric first aid | efaw | faw | bls | cpr | red cross | st john | ersthelfer*
lone working | work alone | work independently | unsupervised | on your own <- alone | on my own | sole charge | single handed | only employee | only person | lone work* | unsupervised | own caseload | by myself
night shifts/duty/hours/work | nights | overnight | waking night* <- nights | night shift/duty/man/porter/auditor/staff | overnight | 10 pm | 11 pm | 10pm | 11pm | 8 pm to 8 am | 2 am | 3 am | midnight | to 6 am | to 7 am | to 8 am | graveyard
shifts | shift work | shift pattern* | rota | rotating <- shifts | shift | rota | early/earlies .. late/lates | early/late desk | nights | second shift | 6 to 2 | 2 to 10 | 3 to 11 | 7 to 3 | continental | four on four off | weekend*
evenings | evening work | late nights | unsocial hours <- evening* | midnight | late shift/desk | second shift | 3 to 11 | closed down | nights | bar | pm | lates
weekends | saturday* | sunday* | weekend work | bank holidays <- weekend* | saturday* | sunday* | seven days | bank holiday* | 7 days
on call | out of hours | standby | call out/outs | callout* | emergency cover <- on call | out of hours | standby | call out/outs | callout* | breakdown | bleep | pager | weekend in | rota | emergencies | 24 hour*
early starts | early mornings | early shift <- 4 am | 5 am | 6 am | 4am | 5am | 6am | early* | milk round | paper round | bakery | um 4 uhr
emergencies | emergency response | incidents | crisis <- emergenc* | burst | flood* | fire | fires | evacuat* | collapse* | resus* | 999 | 911 | accident* | alarm* | leak* | outage* | incident*
spectacles | glasses | dispens* optic* | frames | lenses <- spectacle* | glasses | frames | optic* | lenses | pupillary
pre-screening | screening tests | visual field* <- screening | visual field* | auto-refract* | tonomet* | fundus | eye test*
hearing aids | audiology <- hearing aid* | audiogram* | audiolog* | impressions of ears
orthot* | prosthet* | orthos* | corrective footwear | bespoke shoes <- orthos* | orthot* | prosthe* | insoles | afos | corrective shoes | bar shoes | footwear | shoe to suit | made to measure
plaster* | casts | casting | moulds | models in plaster <- plaster | cast* | mould* | carved | models | alginate
animal handling | handle .. animals | restrain* .. animals | husbandry <- animals | dogs | cats | horses | cattle | sheep | calves | kennel* | stable* | farm | lambing | milking
grooming | clipping | bathing dogs <- groom* | clip* | trimm* | bathed dogs
stock of medicines | dispensary | pharmacy <- dispens* | pharmacy | prescriptions | boots | chemist
counselling | listening support | emotional support <- counsel* | listening | samaritan* | helpline | listen to | sat with
social work | case work | assessment .. needs | caseload <- caseload | clients | social work* | assessments | families | cases | files | patch
risk assess* | assess risk* <- risk assess* | hazards | method statement* | rams | dynamic risk
physiotherapy | rehabilitation | rehab | exercise programme* <- physio* | rehab* | exercises | walking practice | gait
nutrition | diet* | feeding <- diet* | nutrition | peg feed* | thickened | weights | fed
catheter care | continence | stoma <- catheter* | continence | stoma | pads
mobility | walking aids | falls prevention <- walking frame* | zimmer | mobility | falls | wheelchair*
hepatitis b | immunis* | vaccinat* <- hep b | hepatitis b | vaccin* | immunis* | jabs
`;
