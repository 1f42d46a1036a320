import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const FACTORY: readonly Occupation[] = [
  occupation({
    id: 'cnc-machinist',
    of: 'machine-operator',
    title: 'CNC Machinist',
    synonyms:
      'machinist, CNC operator, CNC programmer, CNC setter operator, CNC miller, CNC turner, CNC lathe operator, setter operator, miller turner, turner, tool and die maker, toolmaker, grinder machinist, manual machinist, EDM operator, Zerspanungsmechaniker, CNC-Dreher, CNC-Fräser, Werkzeugmacher, usineur, tourneur-fraiseur, outilleur, tornero, fresador, matricero',
    ladder: 'apprentice, operator, setter-operator, machinist, programmer, cell lead|production supervisor',
    required:
      'CNC|cnc machining|machining|milling|turning|lathe|grinding, Blueprints|engineering drawings|gd&t|drawings|blueprint reading, Measurement|micrometers|calipers|inspection|cmm|tolerances|gauges',
    usual:
      'G-code|programming|fanuc|heidenhain|siemens|mazatrol, Setups|setting|tool changes|offsets|fixtures|set-ups, CAM|mastercam|fusion 360|featurecam, First article inspection|first-off|spc|quality, Materials|titanium|aluminium|stainless|inconel, 5-axis|swiss|edm, Scrap|cycle time|setup time, Preventive maintenance|coolant',
    tools: 'Haas|mazak|dmg mori|okuma|doosan, Mastercam|fusion 360, CMM|micrometers',
    credentials: 'NIMS|nvq level 3|apprenticeship|journeyman',
    context: 'parts, shop floor, batch, aerospace, automotive, precision, machine shop, tooling, spindle, castings, prototypes, shift, cells, deburring',
    lookFor: ['Machines, controls and tolerances you hold.', 'Scrap, setup and cycle time: before and after.', 'What you program and set alone.'],
  }),
  occupation({
    id: 'production-supervisor',
    of: 'industrial-engineer',
    title: 'Production Supervisor',
    synonyms:
      'production shift supervisor, manufacturing supervisor, shift supervisor production, production team leader, manufacturing team leader, production line leader, line leader, line supervisor, production lead, shift lead manufacturing, shift leader production, factory supervisor, cell leader, production shift manager, shift manager production, Schichtleiter Produktion, Schichtführer, Produktionsmeister, Industriemeister, Meister Produktion, Teamleiter Produktion, chef d’équipe production, chef d’atelier, encargado de producción, jefe de turno, ploegleider, kierownik zmiany produkcji',
    required:
      'Production supervision|supervised|supervision|led a team|team leader|shift|line lead|crew, Output|production targets|schedule|throughput|kpis|on-time delivery, Safety|health and safety|osha|5s|toolbox talks',
    usual:
      'Lean manufacturing|kaizen|continuous improvement|six sigma|smed, Quality|scrap|rework|first pass yield|spc, Training|cross-training|onboarding operators, OEE|downtime|cycle time, Scheduling|manning|overtime|rota, Problem solving|root cause|8d, Machine setup|cnc|maintenance coordination, Performance reviews|discipline|attendance, Inventory|materials',
    tools: 'SAP|erp|mes|epicor, Excel',
    credentials: 'Lean Six Sigma|green belt|ilm|osha 30|iosh',
    context: 'operators, shift, lines, shop floor, plant, manufacturing, assembly, packing, handover, gemba, near misses, machinists, cells, downtime',
    lookFor: ['People, lines and shifts you ran.', 'Output, scrap, downtime, safety: before and after.', 'Training you gave.'],
  }),
  occupation({
    id: 'production-manager',
    of: 'industrial-engineer',
    title: 'Production Manager',
    synonyms:
      'manufacturing manager, plant manager, factory manager, works manager, head of manufacturing, head of production, director of manufacturing, production director, operations manager manufacturing, manufacturing operations manager, Produktionsleiter, Werksleiter, Fertigungsleiter, Leiter Produktion, directeur de production, directeur d’usine, responsable de production, jefe de producción, director de planta, kierownik produkcji',
    required:
      'Production management|manufacturing|production|plant operations, Team leadership|led a team|managed|headcount|shift managers, Budget|cost reduction|cost per unit|p&l|efficiency',
    usual:
      'Lean|six sigma|kaizen|5s|continuous improvement, OEE|kpis|output, Health and safety, Quality|iso 9001|brc|gmp, Planning|capacity|scheduling, Capital projects|capex|new line, ERP|sap|mrp, Supply chain|materials, Union|works council',
    tools: 'SAP|erp|mes, Power BI|excel',
    credentials: 'Six Sigma black belt|green belt|nebosh|iosh',
    context: 'factory, plant, site, lines, shifts, waste, downtime, customers, audits, FMCG, operators, automation, throughput, transformation',
  }),
  occupation({
    id: 'production-planner',
    of: 'supply-chain-manager',
    title: 'Production Planner',
    synonyms:
      'planning engineer production, production scheduler, master scheduler, materials planner, material planner, MRP controller, production controller, planner, demand planner, supply planner, demand planning manager, S&OP manager, inventory planner, Produktionsplaner, Fertigungssteuerer, Arbeitsvorbereiter, Disponent Produktion, planificateur, ordonnanceur, gestionnaire de production, planificador de producción, planificador de la demanda',
    required:
      'Production planning|scheduling|demand planning|materials planning|supply planning|planning, MRP|erp|sap|oracle|forecasting, Inventory|stock levels|stock|materials',
    usual:
      'Capacity planning, S&OP|forecast accuracy|forecasts, Purchase orders|suppliers|expediting, OTIF|on time in full|service level, Excel|vlookup|pivot tables, Bill of materials|bom, KPIs|reporting',
    tools: 'SAP|apo|ibp|oracle|kinaxis, Excel',
    credentials: 'APICS|cpim|cscp',
    context: 'production, orders, lead times, sales, suppliers, shortages, warehouse, factory, customers, safety stock, planning meeting, seasonality',
  }),
  occupation({
    id: 'maintenance-fitter',
    of: 'machine-operator',
    title: 'Maintenance Fitter',
    synonyms:
      'mechanical fitter, fitter, millwright, industrial mechanic, maintenance mechanic, industrial maintenance technician, fitter turner, mechanical technician, plant fitter, hydraulic engineer technician, agricultural mechanic, plant mechanic, heavy plant fitter, Industriemechaniker, Betriebsschlosser, Landmaschinenmechaniker, mécanicien industriel, mécanicien de maintenance, ajusteur-monteur, mecánico industrial, ajustador mecánico',
    required:
      'Mechanical maintenance|maintenance|fitting|repairs, Fault finding|breakdowns|troubleshooting|diagnosing, Hydraulics|pneumatics|pumps|bearings|gearboxes|conveyors|motors',
    usual:
      'Planned maintenance|ppm|preventive maintenance, Welding|fabrication, Engineering drawings|schematics, Alignment|laser alignment|couplings, Permit to work|isolation|loto, Machining|lathe|milling, Shift work',
    credentials: 'Time-served apprenticeship|apprenticeship|nvq level 3|journeyman',
    tools: 'Hand tools|laser alignment|cmms',
    context: 'plant, factory, machinery, shutdown, site, downtime, production lines, installation, spares, strip down, overhaul',
  }),
  occupation({
    id: 'assembly-worker',
    of: 'machine-operator',
    title: 'Assembly Worker',
    synonyms:
      'assembler, assembly operator, assembly technician, assembly line worker, electronics assembler, electronic assembler, solderer, mechanical assembler, wireman, panel wirer, harness assembler, production assembler, Montagemitarbeiter, Monteur, Monteurin Fertigung, monteur-câbleur, opérateur de montage, agent de montage, operario de montaje, montador',
    required: 'Assembly|assembling|assembled, Work instructions|drawings|blueprints|schematics, Quality|inspection|quality checks',
    usual: 'Soldering|ipc-a-610|wiring|crimping, Hand tools|torque|power tools, ESD|clean room, Testing, Production targets, 5S|lean, Packing|labelling',
    credentials: 'IPC-A-610|j-std-001',
    tools: 'Torque wrench|soldering iron|screwdriver',
    context: 'line, components, parts, products, boards, cables, shift, factory, rework, output, units, station',
  }),
  occupation({
    id: 'factory-operative',
    of: 'machine-operator',
    title: 'Factory Operative',
    synonyms:
      'production operative, production worker, factory worker, packer, packing operative, packaging operator, food production operative, food process worker, line operative, machine minder, process worker, meat processor, fish processor, bottling operator, Produktionshelfer, Verpacker, Maschinenbediener, ouvrier de production, agent de production, agent de conditionnement, conducteur de ligne, operario de fábrica, peón de producción, envasador',
    required: 'Production|packing|processing|production line|manufacturing, Quality checks|quality|inspection, Health and safety|hygiene|ppe|food safety|gmp',
    usual:
      'Machine operation|machines|feeding machines, Labelling|weighing|palletising, Targets|output, Cleaning|clean down, Manual handling|lifting, Haccp|allergens|brc, Shift work|nights, Forklift|pump truck',
    credentials: 'Food hygiene level 2|manual handling',
    tools: 'Pallet truck|scales',
    context: 'line, factory, shift, pallets, conveyor, products, stock, supervisor, team, batches, waste, chilled',
  }),
  occupation({
    id: 'process-technician',
    of: 'machine-operator',
    title: 'Process Operator',
    synonyms:
      'process technician, chemical process operator, chemical operator, chemical plant operator, plant operator chemical, refinery operator, control room operator, power plant operator, power station operator, water treatment operator, wastewater operator, water process technician, boiler operator, utility operator, Chemikant, Anlagenfahrer, Fachkraft für Abwassertechnik, opérateur de procédés, pilote d’installation, operador de planta, operador de proceso',
    required:
      'Process operation|plant operation|operating plant|control room|treatment, Monitoring|sampling|readings|dcs|scada, Safety|permit to work|hse|comah|lockout',
    usual:
      'Start-up|shutdown|isolations, Batch|reactors|distillation|boilers|turbines|filters, Fault finding|alarms, Logs|shift handover|sops, Chemical handling|dosing, Maintenance|basic maintenance, Environmental permits|compliance',
    tools: 'DCS|scada|delta v',
    credentials: 'Process operations nvq|nvq level 3|boas|water treatment license',
    context: 'plant, shift, tanks, pumps, valves, process, chemicals, steam, water quality, effluent, emergency response, turbine',
  }),
  occupation({
    id: 'printer',
    of: 'machine-operator',
    title: 'Printer',
    synonyms:
      'print operator, press operator, printing press operator, offset printer, digital print operator, screen printer, flexographic printer, print finisher, bookbinder, pre-press operator, prepress technician, large format printer, sign maker, Drucker, Medientechnologe Druck, Buchbinder, imprimeur, conducteur offset, impresor, encuadernador',
    required:
      'Printing|offset|digital print|flexo|screen printing|press|large format, Colour matching|colour control|registration|quality, Machine setup|make-ready|operation|finishing',
    usual:
      'Pre-press|rip|plates|imposition, Guillotine|folding|binding|lamination, Inks|substrates|paper, Maintenance|cleaning, Artwork|adobe|pdf, Deadlines|jobs',
    tools: 'Heidelberg|hp indigo|konica minolta|roland, Adobe Illustrator|acrobat',
    context: 'press, jobs, sheets, brochures, packaging, labels, vinyl, customers, proofs, shift, waste, signage',
  }),
  occupation({
    id: 'textile-worker',
    of: 'fashion-designer',
    title: 'Sewing Machinist',
    synonyms:
      'sewing machine operator, machinist sewing, sewist, seamstress, tailor, bespoke tailor, dressmaker, alterations hand, alterations tailor, pattern cutter, pattern maker, fabric cutter, garment cutter, curtain maker, upholsterer, shoemaker, cobbler, Schneider, Näher, Polsterer, Schuhmacher, Maßschneider, couturier, tapissier, cordonnier, sastre, costurero, modista, tapicero, zapatero',
    required:
      'Sewing|tailoring|alterations|stitching|upholstery|pattern cutting, Sewing machines|lockstitch|overlocker|industrial machines|hand sewing, Fabric|fabrics|leather|materials|garments',
    usual:
      'Measuring|fittings, Cutting|patterns|toiles, Repairs|zips|hems, Pressing|finishing, Quality|output targets, Customers, Bridal|menswear|costume|furniture',
    tools: 'Industrial sewing machine|overlocker|steam press',
    credentials: 'City and guilds|savile row|btec fashion',
    context: 'garments, workroom, customers, suits, dresses, seams, linings, samples, production, curtains, foam, shoes',
  }),
  occupation({
    id: 'jeweller',
    of: 'artist',
    title: 'Jeweller',
    synonyms:
      'jeweler, bench jeweller, goldsmith, silversmith, watchmaker, horologist, gemmologist, stone setter, engraver, jewellery designer, piano tuner, instrument maker, luthier, Goldschmied, Uhrmacher, Graveur, Instrumentenbauer, bijoutier, joaillier, horloger, joyero, orfebre, relojero',
    required:
      'Jewellery|jewelry|goldsmithing|silversmithing|watches|instruments|engraving, Repairs|restoration|making|setting|polishing, Precious metals|stones|movements|materials|hand tools',
    usual: 'Ring sizing|soldering|casting, Stone setting, CAD|rhino|matrix, Valuations|gem identification, Customers|commissions, Hallmarking, Quality',
    tools: 'Torch|laser welder|rhino|loupe',
    credentials: 'Gem-A|fga|gia|goldsmiths|bhi|wostep',
    context: 'workshop, bench, rings, diamonds, gold, clients, bespoke, watch, clock, studio, craft, finishing',
  }),
  occupation({
    id: 'quality-inspector',
    of: 'quality-engineer',
    title: 'Quality Inspector',
    synonyms:
      'quality control inspector, QC inspector, quality technician, quality controller, QC technician, quality auditor manufacturing, inspector manufacturing, NDT technician, NDT inspector, welding inspector, metrologist, CMM programmer, calibration technician, goods inwards inspector, Qualitätsprüfer, Messtechniker, ZfP-Prüfer, contrôleur qualité, inspector de calidad, kwaliteitsmedewerker, kwaliteitscontroleur, kontroler jakości',
    required:
      'Inspection|quality control|quality checks|testing, Measuring equipment|micrometer|calipers|cmm|gauges|measurement, Records|inspection reports|non-conformance|ncr|documentation',
    usual:
      'Drawings|gd&t|specifications, First article|fair|ppap, Sampling|aql|spc, ISO 9001|as9100|iatf 16949|iso 17025, NDT|ultrasonic|mpi|dye penetrant|radiography, Root cause|8d|corrective action, Calibration, Haccp|brc|food safety',
    tools: 'CMM|pc-dmis|micrometers, Minitab|excel',
    credentials: 'PCN|cswip|asnt|cqi|lead auditor|nvq',
    context: 'parts, production, batches, tolerances, defects, suppliers, audits, customers, welds, lab, complaints, rejects, product',
  }),
  occupation({
    id: 'vehicle-body-technician',
    of: 'automotive-technician',
    title: 'Vehicle Body Technician',
    synonyms:
      'panel beater, auto body technician, auto body repairer, car sprayer, vehicle painter, paint technician automotive, vehicle bodywork technician, smart repairer, vehicle damage assessor, windscreen fitter, auto glass technician, tyre fitter, tire technician, valeter, car detailer, Karosseriebauer, Fahrzeuglackierer, Reifenmonteur, carrossier, carrossier peintre, chapista de automóviles, pintor de vehículos',
    required:
      'Body repair|panel beating|bodywork|paint|spraying|dents|tyres|windscreens|valeting, Preparation|sanding|filling|masking|finishing|fitting, Vehicles|cars|vans|vehicle',
    usual:
      'Colour matching|mixing|clear coat, Welding|mig|spot welding, Jig|chassis alignment|adas, Estimating|audatex, Health and safety|spray booth, Strip and refit|met, Quality',
    credentials: 'ATA|nvq level 3|i-car|imi',
    tools: 'Spray gun|jig|audatex|tyre changer',
    context: 'bodyshop, accident repair, insurance, panels, bumpers, garage, customers, workshop, low bake, alloy wheels, repairs',
  }),
  occupation({
    id: 'hgv-mechanic',
    of: 'automotive-technician',
    title: 'HGV Mechanic',
    synonyms:
      'HGV technician, heavy vehicle technician, truck mechanic, diesel mechanic, diesel technician, heavy equipment mechanic, bus mechanic, coach mechanic, fleet mechanic, trailer technician, marine mechanic, motorcycle mechanic, bicycle mechanic, bike mechanic, cycle mechanic, Lkw-Mechaniker, Nutzfahrzeugmechatroniker, Zweiradmechaniker, mécanicien poids lourds, mécanicien moto, mecánico de camiones, mecánico diésel, mecánico de motos',
    required:
      'Servicing|maintenance|inspections|safety inspections|repairs, Diagnostics|fault finding|diagnosing|troubleshooting, Engines|brakes|transmissions|diesel|hydraulics|gears|wheels',
    usual:
      'MOT preparation|dot inspections|dvsa, Electrical|wiring|air brakes, Breakdown|roadside repairs, Welding|fabrication, Tachograph, Service records|job cards, Customers',
    credentials: 'IRTEC|nvq level 3|ase|cytech|apprenticeship, HGV licence|cdl|driving licence',
    tools: 'Diagnostic software|texa|jaltest|hand tools',
    context: 'workshop, fleet, trucks, trailers, buses, bikes, depot, suspension, clutch, parts, nights, vehicles off road',
  }),
  occupation({
    id: 'wind-turbine-technician',
    of: 'electrician',
    title: 'Wind Turbine Technician',
    synonyms:
      'wind technician, wind turbine engineer, wind farm technician, offshore wind technician, blade repair technician, turbine technician, Windkraft-Servicetechniker, technicien éolien, técnico de aerogeneradores',
    required: 'Wind turbines|turbines|turbine|wind farm, Maintenance|servicing|inspections|repair, Electrical|mechanical|hydraulic|fault finding',
    usual:
      'Working at height|rescue|climbing, SCADA|troubleshooting, Bolt tensioning|torque, HV switching|isolation, Blade repair|rope access, Crew transfer vessel|offshore, Oil sampling|gearbox',
    credentials: 'GWO|gwo basic safety|bosiet|irata, Driving licence|hv authorised person',
    tools: 'Torque tools|multimeter|vestas|siemens gamesa',
    context: 'tower, nacelle, blades, offshore, onshore, MW, rotations, weather, team, retrofits, downtime, safety',
  }),
  occupation({
    id: 'refuse-collector',
    of: 'cleaner',
    title: 'Waste and Recycling Operative',
    synonyms:
      'refuse collector, bin man, waste collector, garbage collector, sanitation worker, recycling operative, recycling sorter, street cleaner, street sweeper, household waste site operative, waste manager, recycling manager, Müllwerker, Straßenreiniger, éboueur, agent de propreté urbaine, recolector de basura, barrendero',
    required: 'Waste|refuse|recycling|street cleaning, Collection|collections|rounds|sorting, Health and safety|manual handling|ppe',
    usual:
      'Vehicle|reversing assistant|loader, Segregation|contamination, Public|residents|customers, Weighbridge, Machinery|baler|compactor, Environmental permits|compliance',
    credentials: 'WAMITAB|hgv licence|cdl|cscs',
    tools: 'Baler|sweeper|wheel loader',
    context: 'council, bins, crew, early starts, landfill, site, streets, lorries, depot, litter, routes, skips',
  }),
  occupation({
    id: 'oil-rig-worker',
    of: 'machine-operator',
    title: 'Offshore Worker',
    synonyms:
      'roustabout, roughneck, floorhand, derrickman, driller, assistant driller, offshore technician, rig worker, oil rig worker, toolpusher, drill operator, miner, coal miner, underground miner, quarry operative, quarryman, blaster, Bergmann, Bohrarbeiter, mineur, foreur, minero, perforador',
    required: 'Drilling|rig|offshore|mining|quarry|underground, Safety|hse|permit to work|toolbox talks, Equipment|machinery|maintenance|handling',
    usual:
      'Pipe handling|tripping|casing|mud pumps, Crane|deck operations|lifting, Drill and blast|loaders|haul trucks, Housekeeping|painting, Emergency drills|muster, Shift rotations',
    credentials: 'BOSIET|iwcf|mist|rigger|mine safety|msha, OGUK medical',
    tools: 'Top drive|loader|jackhammer',
    context: 'platform, crew, rotation, deck, wells, pit, tonnes, shift, ore, coal, helicopter, drill floor',
  }),
];
