import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const TRANSPORT_AND_SEA: readonly Occupation[] = [
  occupation({
    id: 'bus-driver',
    of: 'driver',
    title: 'Bus Driver',
    synonyms:
      'coach driver, PCV driver, PSV driver, school bus driver, minibus driver, passenger assistant, tram driver, streetcar operator, transit operator, bus operator, Busfahrer, Straßenbahnfahrer, Omnibusfahrer, chauffeur de bus, conducteur de bus, conducteur de tramway, conductor de autobús, kierowca autobusu',
    required:
      'Bus|coach|passengers|passenger transport|tram|Linienverkehr|Fahrgäste, Driving|routes|timetable|Fahrplan, Safety checks|walkaround checks|vehicle checks|defects|Abfahrtskontrolle',
    usual:
      'Fares|ticketing|cash, Customer service|accessibility|wheelchairs, Tachograph|drivers hours|lenk- und ruhezeiten, School runs|excursions|private hire|reiseverkehr, Accident-free|clean licence|unfallfrei, Depot|duties, Radio|control, Training new drivers',
    tools: 'Ticketer|tachograph|radio',
    credentials: 'PCV licence|category d|psv|cdl passenger endorsement|führerschein klasse d|klasse d, Driver CPC|berufskraftfahrerqualifikation',
    context: 'service, stops, shift, split shift, double decker, depot, school, city, garage, lines, punctuality, Haltestellen',
  }),
  occupation({
    id: 'taxi-driver',
    of: 'driver',
    title: 'Taxi Driver',
    synonyms:
      'private hire driver, cab driver, Uber driver, chauffeur private, executive chauffeur, limousine driver, rickshaw driver, Taxifahrer, Chauffeur, chauffeur de taxi, chauffeur VTC, taxista, conductor de VTC',
    required: 'Passengers|clients|customers|transport, Driving|routes|navigation|clean licence, Vehicle|vehicle checks|vehicle care',
    usual: 'Airport transfers, Fares|card payments, VIP|discretion|security awareness, Knowledge|local knowledge, Booking apps|dispatch, School contracts',
    tools: 'Satnav|uber|bolt',
    credentials: 'Private hire licence|taxi licence|hackney carriage|chauffeur license',
    context: 'shift, nights, city, luggage, punctual, journeys, council, corporate, hotels, rating',
  }),
  occupation({
    id: 'delivery-driver',
    of: 'driver',
    title: 'Delivery Driver',
    synonyms:
      'van driver, multi-drop driver, courier, parcel courier, delivery courier, DPD driver, Amazon driver, food delivery rider, bike courier, postman, postwoman, postal worker, mail carrier, letter carrier, post delivery worker, removals operative, mover, driver’s mate, Kurierfahrer, Paketzusteller, Zusteller, Briefträger, Postbote, Auslieferungsfahrer, livreur, chauffeur-livreur, facteur, déménageur, repartidor, mensajero, cartero',
    required: 'Deliveries|delivery|multi-drop|parcels|mail|collections, Driving|van|route|routes|navigation|round, Customers|customer service|signatures',
    usual:
      'Loading|unloading|manual handling, Vehicle checks|defects, Time slots|targets|drops a day, PDA|scanner|proof of delivery, Cash on delivery|returns, Satnav|route planning, Sorting',
    tools: 'PDA|scanner|satnav',
    credentials: 'Driving licence|clean driving licence|category b|c1',
    context: 'depot, drops, stops, shift, parcels, addresses, load, weather, self-employed, early starts, packages',
  }),
  occupation({
    id: 'train-driver',
    of: 'driver',
    title: 'Train Driver',
    synonyms:
      'trainee train driver, locomotive driver, locomotive engineer, tube driver, underground driver, freight train driver, rail operator, train conductor, train guard, train manager, onboard train staff, signaller, signal operator, railway station staff, station assistant, Lokführer, Triebfahrzeugführer, Zugbegleiter, conducteur de train, mécanicien de train, contrôleur de train, maquinista de tren, revisor de tren',
    required: 'Trains|rail|train|railway|traction|locomotive, Safety|signals|rules|route knowledge|safety critical, Passengers|freight|operations|timetable',
    usual:
      'Preparation|disposal|coupling, Fault finding|defects, Rule book|sectional appendix, Announcements|doors|tickets|revenue protection, Communication|signaller, Shift work, Incident reporting, Mentoring trainees',
    tools: 'GSM-R|etcs|tpws',
    credentials: 'Train driving licence|fra certification|pts, Route knowledge',
    context: 'depot, station, platform, diagrams, units, passengers, punctuality, control, shunting, TOC, route, night shifts',
  }),
  occupation({
    id: 'transport-planner',
    of: 'supply-chain-manager',
    title: 'Transport Planner',
    synonyms:
      'transport coordinator, transport clerk, transport administrator, traffic planner, traffic operator, traffic clerk, route planner, fleet planner, transport scheduler, load planner, freight planner, dispatcher, truck dispatcher, transport supervisor, transport desk operator, Disponent, Transportdisponent, Fuhrparkdisponent, Fahrdienstleiter Bus, Einsatzplaner Fahrer, affréteur, exploitant transport, agent de planning transport, planificador de transporte, tráfico de transporte',
    required:
      'Route planning|planning routes|route optimisation|scheduling|load planning|planning|dispatch, Drivers|hauliers|subcontractors|fleet|vehicles|dienstplan, Drivers hours|tachograph|working time directive|compliance|lenkzeiten',
    usual:
      'TMS|transport management system, Customers|delivery slots|bookings|collections, Cost|utilisation|empty running|mpg, Vehicle maintenance|servicing|defects, Problem solving|delays|breakdowns, KPIs|otif, Debriefs|infringements, Telephone|communication, Import export|containers',
    tools: 'Microlise|paragon|mandata|descartes|transporeon, Excel',
    credentials: 'Transport Manager CPC|cpc|ivu.plan, HGV licence',
    context: 'trucks, loads, depot, pallets, haulage, shifts, hub, runs, trailers, night trunk, traffic office, agency drivers, deliveries, tour',
    lookFor: ['Vehicles, drivers and loads planned a day.', 'Empty miles, fuel or lateness cut.', 'Hours rules and systems.'],
  }),
  occupation({
    id: 'transport-manager',
    of: 'supply-chain-manager',
    title: 'Transport Manager',
    synonyms:
      'fleet manager, fleet coordinator, transport operations manager, haulage manager, depot manager, bus depot manager, transportation manager, distribution manager, delivery operations manager, Fuhrparkleiter, Fuhrparkmanager, Leiter Fuhrpark, responsable transport, responsable de flotte, jefe de tráfico, jefe de transporte, gestor de flota',
    required:
      'Transport management|fleet|transport operations|distribution|fleet management, Compliance|operator licence|o-licence|drivers hours|tachograph|dot, Drivers|team|managed drivers|staff',
    usual:
      'Budget|fuel|cost per mile|cost control, Vehicle maintenance|vor|mot|leasing, Route planning|scheduling, earned recognition|audits, Telematics, Recruitment|training|driver cpc|toolbox talks, Health and safety|accidents, Customers|contracts, KPIs',
    tools: 'Telematics|microlise|tachomaster|fleetcheck',
    credentials: 'Transport Manager CPC|national cpc|international cpc, IOSH',
    context: 'trucks, trailers, depot, vehicles, haulage, warehouse, deliveries, DVSA, inspections, agency, site, OCRS',
  }),
  occupation({
    id: 'freight-forwarder',
    of: 'supply-chain-manager',
    title: 'Freight Forwarder',
    synonyms:
      'freight forwarding clerk, import clerk, export clerk, import export coordinator, export coordinator, import coordinator, import export manager, export manager, shipping clerk, shipping coordinator, customs broker, customs clerk, customs entry clerk, customs manager, ocean freight coordinator, air freight coordinator, Speditionskaufmann, Zolldeklarant, Zollsachbearbeiter, Exportsachbearbeiter, transitaire, agent de transit, déclarant en douane, assistant import-export, agente de carga, agente aduanal, agente de aduanas privado',
    required:
      'Freight|shipping|import|export|imports|exports, Customs|customs clearance|declarations|documentation|bills of lading, Carriers|shipping lines|airlines|hauliers|bookings|quotes',
    usual:
      'Incoterms, Letters of credit|certificates of origin, Tariff codes|hs codes|duty|vat, Sea freight|air freight|road freight|fcl|lcl, Tracking|eta, Dangerous goods|imdg|iata, Customers|quotations|invoicing, Warehousing',
    tools: 'CargoWise|asycuda|cds|chief|atlas, SAP',
    credentials: 'BIFA|customs broker license|dgsa',
    context: 'containers, port, airport, consignments, shipments, cargo, vessels, rates, suppliers, demurrage, groupage, trade',
  }),
  occupation({
    id: 'forklift-operator',
    of: 'warehouse-worker',
    title: 'Forklift Operator',
    synonyms:
      'forklift driver, forklift truck driver, FLT driver, counterbalance driver, reach truck driver, reach truck operator, VNA driver, pallet truck operator, Staplerfahrer, Gabelstaplerfahrer, cariste, conducteur de chariot élévateur, carretillero, operador de montacargas',
    required:
      'Forklift|counterbalance|reach truck|reach|vna|pallet truck, Loading|unloading|put away|putaway|replenishment|moving pallets, Safety checks|pre-use checks|health and safety',
    usual:
      'Picking|order picking|despatch, Scanner|wms|rf, Stock|stock rotation|stocktake, Racking|bays|yard, Goods in|goods out, Battery charging|gas bottles, Housekeeping',
    tools: 'Counterbalance|reach truck|vna, RF scanner|wms',
    credentials: 'FLT licence|forklift licence|rtitb|itssar|osha forklift certified|staplerschein|caces',
    context: 'warehouse, pallets, trailers, shift, bays, containers, loads, tonne, factory, targets, lorries',
  }),
  occupation({
    id: 'warehouse-manager',
    of: 'warehouse-worker',
    title: 'Warehouse Manager',
    synonyms:
      'shift manager inbound, inbound shift manager, outbound shift manager, fulfilment centre manager, depot operations warrant officer, depot warrant officer, logistics warrant officer, quartermaster, regimental quartermaster sergeant, supply warrant officer, stores sergeant, warehouse supervisor, warehouse team leader, warehouse shift manager, warehouse operations manager, distribution centre manager, fulfilment manager, fulfillment manager, logistics shift manager, stores manager, goods in supervisor, despatch supervisor, inventory control manager, stock controller, inventory controller, stock control manager, warehouse analyst, Lagerleiter, Schichtleiter Lager, Logistikmeister, responsable d’entrepôt, chef d’entrepôt, responsable de almacén, jefe de almacén',
    required:
      'Warehouse operations|warehouse|distribution centre|stores|inventory|stock, Team management|supervised|team|staff|shift|led a team, Stock control|inventory accuracy|cycle counts|stocktake|picking|despatch',
    usual:
      'KPIs|pick rate|otif|productivity, Health and safety|rams|forklift safety, WMS|sap|scanning, Layout|racking|space utilisation|slotting, Goods in|despatch|loading, Budget|labour planning|agency, Lean|5s|continuous improvement, Training|inductions, Carriers|returns',
    tools: 'WMS|manhattan|red prairie|sap ewm, Excel|power bi',
    credentials: 'FLT licence|iosh|nebosh|first aid',
    context: 'pallets, orders, shifts, operatives, goods, peak, sites, sq ft, bays, errors, dispatch, lines, hour',
  }),
  occupation({
    id: 'airport-ground-staff',
    of: 'flight-attendant',
    title: 'Airport Ground Staff',
    synonyms:
      'airport agent, ground handler, passenger service agent, check-in agent, gate agent, airline customer service agent, baggage handler, ramp agent, ramp handler, aircraft dispatcher ground, turnaround coordinator, airport operations officer, airport security officer, aviation security officer, TSA officer, airport duty manager, Bodenpersonal, Flughafenmitarbeiter, Luftsicherheitsassistent, agent d’escale, agent de piste, agent de sûreté aéroportuaire, agente de handling, personal de tierra',
    required:
      'Airport|airline|ramp|terminal|check-in|ground handling, Passengers|baggage|boarding|aircraft turnaround|screening, Safety|security|airside|regulations',
    usual:
      'Customer service|delays|rebooking, Loading|load sheets|marshalling, Departure control system|amadeus altea, Dangerous goods, Special assistance|prm, Announcements|languages, Radio, Ticketing',
    tools: 'Altea|sabre|belt loader|x-ray',
    credentials: 'GSAT|airside pass|dangerous goods|airside driving permit',
    context: 'flights, gates, departures, arrivals, luggage, pushback, shift, crew, documents, boarding pass, terminal, aircraft',
  }),
  occupation({
    id: 'air-traffic-controller',
    of: 'pilot',
    title: 'Air Traffic Controller',
    synonyms:
      'ATCO, ATC officer, air traffic control officer, tower controller, flight dispatcher, flight operations officer, aircraft dispatcher, flight data assistant, flight planner, operations controller airline, Fluglotse, Flugdienstberater, contrôleur aérien, aiguilleur du ciel, controlador aéreo, despachador de vuelo',
    required:
      'Air traffic|air traffic control|flight operations|flight planning|dispatch, Separation|clearances|radar|tower|approach|weather|notams, Safety|procedures|emergencies',
    usual:
      'R/T|phraseology|communication, Coordination|handover, Strips|electronic flight strips, Weight and balance|fuel planning, Crew scheduling|disruption, Training|ojti, Shift work',
    tools: 'Radar|jeppesen|lido|electronic strips',
    credentials: 'ATC licence|aerodrome rating|approach rating|faa dispatcher|caa medical',
    context: 'aircraft, runway, sector, airspace, pilots, flights, IFR, VFR, controllers, unit, movements, delays',
  }),
  occupation({
    id: 'deck-officer',
    title: 'Deck Officer',
    synonyms:
      'chief officer, chief mate, first mate, second officer, third officer, ferry officer, ship captain, sea captain, ship master, master mariner, captain ship, skipper, yacht captain, vessel master, tug master, harbour pilot, marine pilot, deck cadet, navigation officer, officer of the watch, OOW, boatman, bosun, able seaman, able seafarer, deckhand, sailor, seafarer, ordinary seaman, merchant seaman, yacht crew, Kapitän, Nautiker, Nautischer Offizier, Schiffskapitän, Matrose, capitaine de navire, officier de marine marchande, matelot, marin, capitán de barco, oficial de puente, marinero',
    ladder: 'deck cadet, third officer, second officer, chief officer, master',
    required:
      'Navigation|watchkeeping|bridge|bridge watch|passage planning|deck|mooring, Vessel|ship|ships|ferry|yacht|tanker, Safety|solas|ism|drills|lifeboat|muster',
    usual:
      'Cargo operations|loading|ro-ro|stability|ballast, ECDIS|radar|arpa|gmdss|colregs, Crew|crew management|training|cadets, Maintenance|planned maintenance|dry dock|deck maintenance, Passengers|evacuation, Port state control|audits|inspections|vetting, ISPS|security|marpol, Ship handling|berthing|pilotage, Documentation|logbook',
    tools: 'ECDIS|arpa|gmdss, AMOS|star ips',
    credentials:
      'Certificate of competency|coc|master unlimited|chief mate unlimited|stcw|officer of the watch|mca, ENG1, GMDSS GOC|goc|efficient deck hand|edh',
    context: 'sea, port, voyage, crew, master, sailings, GRT, bridge team, tides, anchoring, tug, offshore, rotation, muster, bunkering, DP, berth, crossings',
    lookFor: ['Ticket, vessel type and tonnage.', 'Sea time and rank held.', 'Audits, dry docks and drills you ran.'],
  }),
  occupation({
    id: 'marine-engineer',
    of: 'aerospace-engineer',
    title: 'Marine Engineer',
    synonyms:
      'ship engineer, chief engineer ship, chief engineer marine, second engineer marine, third engineer marine, engineer officer, engineering officer of the watch, EOOW, electro-technical officer, ETO, engine cadet, motorman, oiler, yacht engineer, boat builder, shipwright, Schiffsingenieur, Schiffsmechaniker, Bootsbauer, officier mécanicien, mécanicien de marine, jefe de máquinas, maquinista naval',
    required:
      'Engine room|main engines|marine engineering|machinery|auxiliary engines|boats, Maintenance|planned maintenance|repairs|overhaul, Watchkeeping|safety|ism|solas',
    usual:
      'Diesel engines|generators|boilers|purifiers, Electrical|plc|switchboards, Spare parts|budget, Dry docking|class surveys, MARPOL|bunkering, Hydraulics|pumps|hvac, Crew|training',
    tools: 'AMOS|planned maintenance system',
    credentials: 'Certificate of competency|coc|stcw|eng1|eoow',
    context: 'ship, vessel, yard, tanker, ferry, crew, engine, rotation, fuel, propulsion, shaft, superintendent',
  }),
  occupation({
    id: 'marine-superintendent',
    of: 'deck-officer',
    title: 'Marine Superintendent',
    synonyms:
      'technical superintendent, fleet superintendent, marine operations manager, marine manager, port captain, designated person ashore, DPA, harbour master, port operations manager, port manager, ship manager, vessel manager, marine operations superintendent, HSQE superintendent marine, stevedore supervisor, dock worker, stevedore, longshoreman, port operative, Hafenmeister, nautischer Inspektor, Hafenarbeiter, surintendant, capitaine de port, inspector naval, estibador',
    required:
      'Marine operations|fleet|vessels|port|ships|vessel, ISM|solas|safety management system|audits|inspections|port state control, Crew|masters|officers|stevedores|team',
    usual:
      'Dry dock|class surveys|budget, Cargo operations|port calls, Incident investigation|risk assessment, ISPS|marpol|flag state, Vetting|sire, Procedures|manuals, Contractors|suppliers|agents, Training|drills',
    tools: 'AMOS|shippingsys',
    credentials: 'Master mariner|certificate of competency|coc|iso auditor|ism auditor',
    context: 'shore, sea, vessel, charterers, terminal, harbour, berths, ferries, tonnage, technical, compliance',
  }),
  occupation({
    id: 'driving-instructor',
    of: 'teacher',
    title: 'Driving Instructor',
    synonyms:
      'ADI, approved driving instructor, PDI, HGV instructor, HGV trainer, driver trainer, driving examiner, bus driver trainer, flying instructor, flight instructor, CFI, forklift instructor, Fahrlehrer, Fluglehrer, moniteur d’auto-école, enseignant de la conduite, instructor de vuelo, profesor de autoescuela',
    required: 'Instruction|driving lessons|training|lessons|teaching, Learners|students|pupils|trainees|candidates, Test|pass rate|assessment|standards',
    usual:
      'Lesson planning, Road safety|highway code|theory, Vehicle|dual controls|simulator, Progress records, Motorway|pass plus, Customer service|bookings, Risk management',
    tools: 'Dual-control car|simulator',
    credentials: 'ADI badge|dvsa approved|cfi|rtitb instructor|nric',
    context: 'drivers, car, nervous learners, tests, parallel parking, diary, self-employed, school, candidates, first-time passes',
  }),
];
