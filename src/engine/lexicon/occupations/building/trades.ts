import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const TRADES: readonly Occupation[] = [
  occupation({
    id: 'construction-manager',
    title: 'Construction Project Manager',
    synonyms:
      "construction manager, construction superintendent, site manager, construction supervisor, construction site manager, building site manager, construction project engineer, assistant project manager construction, general contractor, construction administrator, construction, project superintendent, construction coordinator, construction inspector, Bauleiter, Bauprojektleiter, conducteur de travaux, jefe de obra, maître d'œuvre",
    required:
      'Construction management|construction projects|construction project management|construction, Project scheduling|scheduling|project schedules|primavera|ms project, Subcontractors|subcontractor management|contractors|trades, Budget control|cost control|budgets|job costing',
    usual:
      'Estimating|estimates|cost estimation|bids|bidding|takeoffs|quantity takeoff, Site supervision|site management|field supervision|on-site, Safety|osha|site safety|safety meetings|osha 30, Contract administration|contracts|change orders|contract negotiation, Blueprints|blueprint reading|drawings|plans and specifications|shop drawings, Permits|building codes|code compliance|inspections|permitting, Quality control|punch list|punch lists, Procurement|materials|purchasing materials, RFI|rfis|submittals|pay applications, Procore|bluebeam|autocad|prolog',
    nice: 'LEED, Concrete|framing|drywall|steel, HVAC|plumbing|electrical|mechanical systems, Renovation|remodelling|tenant improvement, Civil engineering|surveying, PMP|cscs|smsts',
    context:
      'construction, contractor, project, site, building, buildings, architects, engineers, owners, crew, crews, foreman, commercial construction, residential, roofing, excavation, foundation, renovations, equipment, demolition, general contractor, scope of work, closeout, progress meetings, square foot, subcontractor, superintendent, carpentry, tenants, utilities, infrastructure, labour, jobsite, grading, heavy equipment, installation, project completion, walls',
    lookFor: [
      'Projects with kind, value and square metres.',
      'Time and money against plan.',
      'Crews and subcontractors you led.',
      'Safety record and certificates.',
    ],
  }),
  occupation({
    id: 'construction-worker',
    title: 'Construction Worker',
    synonyms: 'construction laborer, labourer, general labourer, builder, drywall installer, Bauarbeiter, ouvrier du bâtiment, peón de obra',
    required: 'Construction|building work, Hand tools|power tools, Safety|osha|cscs|site safety, Physical work|manual handling|heavy lifting',
    usual:
      'Concrete|masonry|bricklaying, Framing|carpentry|drywall, Painting|plastering|tiling, Roofing|siding, Demolition|excavation, Heavy equipment|forklift|backhoe|excavator, Blueprint reading|measurements, Repairs|maintenance, Landscaping',
    nice: 'Welding, Plumbing|electrical repairs, Scaffolding, Driving licence|cdl, First aid',
    context:
      'site, materials, building, crew, foundations, cleanup, insulation, tools, ladders, concrete pouring, repair, walls, flooring, finishing, jobs, residential, foreman, renovation, grounds, mowing',
    lookFor: ['Trades and machines you know.', 'Sites and kinds of building.', 'Cards and certificates in date.'],
  }),
  occupation({
    id: 'electrician',
    title: 'Electrician',
    synonyms:
      'sparky, spark, domestic electrician, electrical maintenance technician, approved electrician, Elektroinstallateur, Elektroniker für Energie- und Gebäudetechnik, electrical technician, journeyman electrician, industrial electrician, maintenance electrician, electronics technician, apprentice electrician, Elektriker, Elektroniker, Mechatroniker, électricien, électromécanicien, electricista',
    required:
      'Electrical wiring|wiring|rewiring, Electrical installation|installing electrical systems, Troubleshooting|fault finding|electrical repairs, Electrical code|nec|bs 7671|18th edition|electrical safety',
    usual:
      'Blueprints|schematics|wiring diagrams, Conduit|conduit bending|cable, Motors|motor controls|vfd, Circuit breakers|panels|switchgear|transformers, PLC, Preventive maintenance, Lighting|outlets|fixtures, Testing|multimeter|inspection',
    nice: 'Journeyman licence|electrician licence|nvq, Fire alarms|security systems, Solar, Low voltage, OSHA',
    context:
      'electrical, voltage, circuits, power, breakers, installation, maintenance, repair, industrial, residential, commercial, ladders, apprentices, meters, equipment, generators, electronics, soldering',
    lookFor: ['Licence and the kind of installations.', 'Fault finding you do alone.', 'Safety record.'],
  }),
  occupation({
    id: 'plumber',
    title: 'Plumber',
    synonyms: 'Anlagenmechaniker, Klempner, Installateur, plombier, fontanero, plomero',
    required:
      'Plumbing|pipefitting|piping, Installation|pipe installation, Repairs|maintenance|leak detection, Heating|hvac|air conditioning|boilers|refrigeration',
    usual:
      'Soldering|brazing|welding, Blueprint reading, Water heaters|fixtures|drains, Gas lines|gas safe|gas, Troubleshooting|diagnostics, Building codes|plumbing code, EPA certification|epa 608, Customer service, Preventive maintenance',
    nice: 'Plumbing licence, Ductwork|sheet metal, Backflow, Estimates, Solar thermal',
    context:
      'pipes, valves, pumps, water, sewer, toilets, sinks, compressors, refrigerant, thermostats, ducts, furnace, chillers, tools, service calls, residential, cooling, units',
    lookFor: ['Licence and kinds of systems.', 'Jobs a day and call-backs.', 'Emergency work.'],
  }),
  occupation({
    id: 'carpenter',
    title: 'Carpenter',
    synonyms:
      'joiner, cabinet maker, woodworker, furniture maker, finish carpenter, cabinetmaker, Tischler, Schreiner, Zimmermann, menuisier, charpentier, ébéniste, carpintero, ebanista',
    required: 'Carpentry|woodworking|joinery, Power tools|hand tools, Measuring|cutting|measurements, Blueprint reading|drawings',
    usual:
      'Framing|trim|finish carpentry, Cabinets|cabinetry|furniture, Installation|doors|windows|flooring, Drywall|roofing, Safety|osha, Renovation|remodelling, Estimates|materials',
    nice: 'CNC router|cad, Finishing|sanding|varnishing, Concrete forms, Customer relations',
    context: 'wood, timber, lumber, saw, kitchen, stairs, decks, house, moulding, crown moulding, site, crew, build, repair, residential, furniture, workshop',
    lookFor: ['Photos of finished work.', 'Machines and kinds of wood work.', 'Time and waste.'],
  }),
  occupation({
    id: 'welder',
    title: 'Welder',
    synonyms: 'fabricator, metal worker, structural welder, Schweißer, Schlosser, soudeur, serrurier-métallier, soldador, herrero',
    required:
      'Welding|mig|tig|arc welding|stick welding, Metal fabrication|fabrication, Blueprint reading|drawings, Cutting|grinding|plasma cutting|oxyacetylene',
    usual:
      'Stainless steel|aluminium|carbon steel, Weld inspection|quality, Safety|ppe, Fitting|fit-up, Hand tools|power tools, Measuring, Forklift, Certified welder|aws certified|asme',
    nice: 'Pipe welding|6g, Robotic welding, Sheet metal|press brake, Overhead crane, CNC',
    context: 'welds, metal, steel, torch, weld, joints, structural, pipe, shop, equipment, repair, parts, shielded, flux core, plates, assemblies, tack',
    lookFor: ['Processes, positions and metals.', 'Certificates in date.', 'Reject rates.'],
  }),
  occupation({
    id: 'automotive-technician',
    title: 'Automotive Technician',
    synonyms:
      'MOT tester, mechanic, car technician, master technician, light vehicle technician, auto mechanic, automotive mechanic, car mechanic, automobile mechanic, vehicle technician, automobile technician, automotive service technician, automotive service advisor, automotive service manager, automobile engineer, automobile, automotive, motor mechanic, auto technician, automobile sales, automotive detailer, automotive parts manager, Kfz-Mechatroniker, Kfz-Mechaniker, Automechaniker, Kfz-Meister, mécanicien automobile, mecánico automotriz, mecánico de automóviles',
    required:
      'Vehicle repair|auto repair|automotive repair|car repair|vehicle maintenance|automotive, Diagnostics|vehicle diagnostics|diagnostic equipment|scan tools|obd, Brakes|brake systems|suspension|steering, Engines|engine repair|transmission|drivetrain|transmissions',
    usual:
      'Oil changes|preventive maintenance|tune-ups|lubrication|inspections, Electrical systems|wiring|battery|ignition, Tyres|tires|wheel alignment|alignment, ASE certification|ase certified|ase, Air conditioning|hvac|cooling systems, Hand tools|power tools, Customer service|service advising|repair estimates|estimates, Parts|parts ordering|inventory, Diesel|hydraulics|heavy equipment, Workshop safety|safety',
    nice: 'Welding|body repair|painting|collision repair, Hybrid vehicles|electric vehicles, Warranty claims, Vehicle sales|car sales|dealership sales, Work orders|service records, Emissions testing, Driving licence',
    context:
      'vehicles, cars, trucks, automobile, dealership, service department, workshop, garage, motor, mechanic, repair orders, test drive, exhaust, fuel injection, radiator, clutch, auto parts, fleet, toyota, ford, chevrolet, honda, bmw, nissan, service bay, car, lifts, detailing, road test, customers, spare parts, automotive industry, showroom, body shop, fluids, mechanical',
    lookFor: ['Makes, systems and years of work on them.', 'Certificates such as ASE, with expiry.', 'Jobs a day and come-backs.', 'Diagnosis you do alone.'],
  }),
  occupation({
    id: 'machine-operator',
    title: 'Machine Operator',
    synonyms:
      'production operator, manufacturing technician, production associate, Maschinenführer, Produktionsmitarbeiter, opérateur de production, opérateur machine, operario de producción, operador de máquinas',
    required:
      'Machine operation|machine setup|operating machines|machinery, Quality inspection|quality checks|measuring, Safety procedures|safety|lockout tagout, Production targets|production|assembly',
    usual:
      'CNC|cnc machining|lathe|mill|milling, Blueprint reading|technical drawings, Calipers|micrometers|gauges, Preventive maintenance|machine maintenance, Packaging|labelling|palletizing, Forklift|pallet jack, Hand tools|power tools, G-code|cnc programming, 5S|lean|gmp',
    nice: 'Welding, Soldering, Hydraulics|pneumatics, Inventory, Overhead crane, Shift work',
    context:
      'machines, production line, parts, shift, factory, plant, assembly line, work orders, materials, equipment, tolerances, tooling, warehouse, conveyor, press, packaging, output, defects, operators, manufacturing, grinding',
    lookFor: ['Machines and materials.', 'Output and scrap.', 'Setups you do alone.'],
  }),
];
