/** Building sites, workshops, machines, land. The form of a line: see `kin.ts`. */
export const KIN_OF_CRAFTS = `
hand tools | power tools | hand and power tools | use of tools | workshop tools | hand or power <- grind* | buff* | mig | tig | drill* | chop saw | spindle moulder | planer | saw/saws | router | chisel* | lathe | weld* | forge* | sander | angle grinder | rivet* | tools | spanner* | torque | hammer
work orders | job cards | job sheets | job tickets | works orders | follow .. orders | interpret .. orders <- job sheet* | job card* | work order* | took orders | orders from | shop drawings | day sheet* | tickets
read .. drawings/plans/blueprints/schematics | drawings | blueprints | technical drawings | schematics | engineering drawings <- shop drawings | drawings | blueprint* | plans | prints | wiring diagram* | schematic* | dielines | patterns | isometrics
time-served | time served | fully qualified tradesperson | apprentice trained | served an apprenticeship | journeyman | recognised trade | trade qualified | trade certificate <- apprentice* .. years | apprentice | apprenticeship | national craft | city and guilds | c&g | nvq | svq | red seal | journeyman | trade test | bench joiner by trade | by trade | gesellenbrief | ausbildung zur/zum
apprentices | supervis*/train*/mentor*/teach* .. apprentice/apprentices | mentoring an apprentice | train junior* <- apprentice* | trainee* | improver* | second-year | third year | azubi* | auszubildende* | mate | learners
isolat* | lock out | lockout | tag out | loto | safe isolation | permit to work <- isolat* | lock* off/out | prove dead | proved dead | dead before | locked | tagged | loto | permit* | made safe
first fix | second fix | first and second fix | carpentry | joinery <- hang/hung/hanging .. doors | skirting* | architrave* | stud* | roof trusses | floors | stairs | doors | kitchens fitted | carpenter* | joiner*
machin* timber | wood machin* | assembl* door sets/doors/stair* | stair parts | workshop machin* <- spindle moulder | planer | chop saw | doors | stairs | windows from timber | four sider | thicknesser | bench joiner
bricklay* | block work | masonry | brickwork <- brick* | block* | pointing | mortar | stone wall* | walling
plaster* | skimming | rendering <- plaster* | skim* | render* | dry lin* | boarded
paint* | decorat* | spray finish* <- paint* | decorat* | wallpaper* | spray* | lacquer* | varnish*
tiling | floor laying | flooring <- til*/tiled/tiling | vinyl | laminate | floors | carpet*
roof* | slating | felting <- roof* | slates | trusses | gutter* | lead flashing
plumb* | pipework | heating systems <- plumb* | pipe* | boiler* | radiator* | solder* | heating | gas safe | bathrooms
electrical installation | wiring | rewir* <- rewir* | wired | consumer unit* | cables | sockets | electric* | ev charger* | containment | switchgear
test* .. certify* | testing inspecting and certifying | inspection and testing | electrical test* | eicr* <- eicr* | eic | test and inspect* | certificates | 2391 | pat test* | insulation resistance | tested
fault finding | fault diagnosis | diagnos* faults | troubleshoot* | breakdowns <- fault* | diagnos* | troubleshoot* | traced | breakdown* | repaired | repairs | found why | fixed
preventive maintenance | preventative maintenance | planned maintenance | ppm | routine maintenance | servicing <- service/serviced/services/servicing | maintenance | greas* | oil change* | inspections | filters | checks | ppm
lubricat* | greasing | lubrication <- greas* | oil* | lubricat* | grease gun
welding | weld | fabricat* | metalwork | sheet metal <- weld* | mig | tig | mma | stick weld* | fabricat* | braz* | forge* | plasma | burning gear
bend* metal | form* metal | shape metal | metal forming <- forge* | bent | bend* | anvil | bar shoes | aluminum and steel | aluminium | swage* | roll* plate | press brake
grinding | polishing | finishing | buffing <- grind* | buff* | polish* | sand* | fettl* | deburr* | linish*
rivet* | fasten* | assembl* | fitting components <- rivet* | strap* | assembl* | bolt* | fitted | screw*
cnc | machining | turning | milling <- cnc | lathe | mill* | turn* | fanuc | haas | machined
measur* | gauges | micrometer* | tolerances | precision <- micrometer* | vernier* | calip* | gauge* | measur* | tolerance* | to the millimetre | cmm
torque* | record it | wheel torque <- torque* | retorque* | record .. sheet
tyres | tire fitting | wheel alignment <- tyre* | tire* | punctur* | balanc* wheels | tracking
roadside | breakdown cover | mobile repair* | recovery <- roadside | out on the road | breakdown* | callout* | call out | motorway | recovery truck | on the road
fleet inspection* | vehicle inspection* | fleet checks | safety inspections <- fleet | inspections | mot | hauliers | checked units | daily checks | truck checks | trailer*
vehicle repair | mechanic* | servicing vehicles <- mechanic* | engine* | brakes | clutch* | mot | gearbox* | vans | diagnostics
pre-start checks | pre-use checks | daily checks | plant checks | mhe checks | checks on .. plant/mhe/vehicle/truck* | walkaround checks <- pre-start | pre-use | daily .. checks | truck checks | walk round/around .. check* | defect* | inspection sheets | battery changes | vehicle check*
plant operat* | operate plant | excavator* | loading shovel | dumper* | telehandler* <- excavator* | digger* | loading shovel | shovel | cat 966 | dumper* | telehandler* | cpcs | npors | 360 | jcb | dozer | tractor*
crush* .. screen* | quarry* | aggregates <- crush* | screen* | quarr* | jaw | cone | aggregate* | stone
conveyor* | blockages | screen meshes <- conveyor* | blockage* | mesh* | belts | spillage
shift records | production records | downtime | log* production | record .. tonnages/output/downtime/production | complete .. records <- record/records/recorded .. tonnage*/downtime/output/temperature* | downtime | tonnage* | shift report* | log sheet* | production figures | batch sheet*
working at height | height | heights | ladders | mewp | towers <- pasma | ipaf | ladder* | roof* | scaffold* | rope access | harness | towers | cherry picker | trees | steeplejack
confined space* | tank entry <- confined space* | sewer* | manhole* | ba set | tanks
site safety | health and safety | safe working | toolbox talks | safety culture <- toolbox talk* | safe pass | cscs | iosh | nebosh | smsts | sssts | rams | risk assess* | near miss* | safety | h&s | ppe
asbestos | ukata <- asbestos
cscs | site card | safe pass <- cscs | safe pass | ecs | jib | cpcs | site card
own tools | own hand tools <- own tools | tools of my own | my own tools | tool kit
price .. jobs/variations/work | pricing | estimat* | quot* | quotations <- quote* | quotes | quoting | estimat* | priced | pricing | tender* | cost* up | take-offs
order* materials | material* ordering | procure materials <- order* .. gear/materials/parts/stock/timber/drugs | bought | merchants | materials | parts
client site visits | measure up | survey* sites <- measured up | survey* | site visits | customers' homes | templated
install* | installation <- install* | fitted | fit | hung | hang | set up | put in | commission*
commission* | handover of systems <- commission* | handed over | start-up | snag*
solar | pv | photovoltaic <- solar | pv | photovoltaic | panels | inverter*
airfield | airside | runway <- airfield | airside | runway* | papi* | taxiway* | airport
photometric <- photometric | light meter | lux
high voltage | hv | authorised person <- hv | high voltage | 10 kv | 11 kv | 33 kv | authorised person | switching | substation*
generators | standby power | ups <- generator* | ups | standby power | batteries
hvac | air conditioning | refrigeration | f-gas <- hvac | air con* | refrigerat* | f-gas | chiller* | fridge engineer
lifts | elevators | escalators <- lifts | elevator* | escalator*
scaffold* <- scaffold* | cisrs | tube and fitting
groundworks | drainage | concreting | paving <- groundwork* | drain* | concret* | kerb* | paving | trench* | slabs | tarmac
landscap* | gardening | grounds maintenance | horticultur* <- garden* | landscap* | mow* | hedge* | plant* | turf* | strim* | grounds*
tree work | arborist* | chainsaw* <- chainsaw* | tree* | climb* | stump* | cs30 | cs38
farm work | crop* | livestock | agricultur* <- farm* | crop* | cattle | sheep | harvest* | tractor* | dairy | milking
upholster* | sewing | pattern cutting | garment* <- sew* | upholster* | stitch* | pattern* | alterations | tailor* | machinist | hemm*
printing | press operat* | pre-press | finishing print <- print* | press | guillotine | bindery | pdf x | plates
signs | sign making | vinyl wrap* <- sign* | vinyl | wraps
glass | glazing <- glaz* | glass | windows | double glaz*
jewel* | watch* repair | setting stones <- jewel* | watch* | stones | rings | engrav*
quality checks | quality control | inspect* .. finished/work/products/parts | qc <- quality | inspect* | snag* | final check | sampling | reject* | qc
production line | assembly line | manufactur* | factory <- line | factory | packing | assembl* | production | machine operator
rush jobs | deadlines | tight turnaround | urgent orders <- rush | urgent | same day | overnight | deadline* | by friday | on time
job records | maintain .. records/logs | keep .. logs/records | records and <- log | logs | logbook* | records | rechecked | photos and measurements | sheets | diary | register
housekeeping | clean work area | tidy work* | keep .. workshop .. clean <- clean* | tidy | swept | 5s | clean down
stores | parts department | tool crib <- stores | parts | stock | storeman
`;
