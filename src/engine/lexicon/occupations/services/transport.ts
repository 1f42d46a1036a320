import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const TRANSPORT: readonly Occupation[] = [
  occupation({
    id: 'aircraft-mechanic',
    title: 'Aircraft Mechanic',
    synonyms:
      'aviation mechanic, aircraft maintenance technician, aviation maintenance technician, aircraft technician, A&P mechanic, airframe and powerplant mechanic, aviation electronics technician, avionics technician, aircraft maintenance engineer, aircraft engineer, aviation, aviation technician, aircraft inspector, aviation maintenance manager, crew chief aircraft, helicopter mechanic, aviation structural mechanic, aviation machinist, aviation operations specialist, aviation supervisor, aviation manager, Fluggerätmechaniker, Flugzeugmechaniker, mécanicien aéronautique, technicien de maintenance aéronautique, mecánico de aviación, técnico de mantenimiento de aeronaves',
    required:
      'Aircraft maintenance|aviation maintenance|aircraft repair|aircraft, A&P license|airframe and powerplant|a&p|part 66|easa, Inspection|aircraft inspections|maintenance inspections|phase inspections, Technical manuals|maintenance manuals|technical publications|technical orders',
    usual:
      'Troubleshooting|fault isolation|diagnostics, FAA regulations|faa|far|airworthiness|faa regulations, Avionics|electrical systems|navigation systems|wiring, Hydraulics|landing gear|pneumatic systems|flight controls, Engines|powerplant|turbine engines|jet engines|engine change, Structural repair|sheet metal|composites|rivets|airframe, Maintenance records|logbooks|documentation|forms, Safety|foreign object damage|fod|hazardous materials, Tools|tool control|torque|test equipment, Supervision|quality assurance|crew',
    nice: 'Helicopters|rotorcraft, Non-destructive testing|ndt, Security clearance|secret clearance, Ground support equipment|fuel servicing|refuelling, Corrosion control, Inventory|supply|parts, Boeing|airbus|c-130|f-16|f-18|uh-60',
    context:
      'aviation, flight line, hangar, squadron, navy, air force, army, marine corps, preflight, postflight, flight, airline, airport, aircrew, components, repair, overhaul, systems, aircraft systems, sorties, fuel, hydraulic, rotor, propeller, pilots, launch, military, mechanic, maintenance, naval, equipment, deployment, airfield, squadrons, flight operations, line maintenance, airworthy',
    lookFor: [
      'Licences and the types you are rated on.',
      'Line, base or shop work, and number of aircraft.',
      'Inspections you may sign.',
      'Readiness, delays and safety record.',
    ],
  }),
  occupation({
    id: 'pilot',
    title: 'Pilot',
    synonyms: 'airline pilot, commercial pilot, first officer, airline captain, helicopter pilot, Verkehrspilot, pilote de ligne, piloto',
    required:
      'Flight hours|flight time|pilot in command, Commercial pilot licence|atp|atpl|cpl|airline transport pilot, Instrument rating|multi-engine|type rating, Flight planning|navigation|preflight',
    usual:
      'FAA regulations|easa|icao|far, Crew resource management|crm, Weather analysis|meteorology, Flight safety|emergency procedures, Flight instruction|training, Radio communication|air traffic control|atc, Aircraft systems|glass cockpit',
    nice: 'First class medical, Certified flight instructor|cfi|cfii, Simulator, Boeing 737|airbus a320, Military aviation',
    context:
      'aircraft, flight, cockpit, passengers, airline, airport, takeoff, landing, flights, crew, squadron, charter, aviation, airspace, runway, missions, student pilots, dispatch, tower',
    lookFor: ['Hours by type and in command.', 'Licences, ratings and medical, with dates.', 'Safety record.'],
  }),
  occupation({
    id: 'flight-attendant',
    title: 'Flight Attendant',
    synonyms: "cabin crew, air hostess, steward, stewardess, Flugbegleiter, hôtesse de l'air, agent d'escale, auxiliar de vuelo, tripulante de cabina, azafata",
    required:
      'Passenger safety|safety procedures|safety demonstrations, Customer service|passenger service, Emergency procedures|evacuation|first aid|cpr, In-flight service|food and beverage service',
    usual:
      'Conflict resolution|difficult passengers, Languages|bilingual, Cabin preparation, Teamwork|crew, Check-in|ticketing|boarding|reservations, Baggage|ramp, Amadeus|sabre',
    nice: 'Sales|duty free, Special needs passengers, Cash handling, Security screening',
    context:
      'passengers, airline, flight, cabin, aircraft, airport, boarding, flights, gate, crew members, FAA, meals, luggage, travellers, hospitality, announcements, international flights',
    lookFor: ['Aircraft and routes.', 'Safety training in date.', 'Languages and service scores.'],
  }),
  occupation({
    id: 'driver',
    title: 'Truck Driver',
    synonyms:
      'trucker, driver, CDL driver, lorry driver, HGV driver, tractor trailer driver, Lkw-Fahrer, Berufskraftfahrer, chauffeur routier, conductor de camión, chófer',
    required:
      'Commercial driving licence|cdl|class a|hgv licence|driving licence, Safe driving|driving record|driving, Deliveries|delivery|routes, Vehicle inspection|pre-trip inspection',
    usual:
      'Loading and unloading|loading|freight, DOT regulations|tachograph|hours of service|logs, Route planning|gps|navigation, Customer service, Hazmat|adr|endorsements, Forklift|pallet jack, Vehicle maintenance',
    nice: 'Air brakes, Refrigerated|flatbed|tanker, Cash handling, Passengers, Bill of lading',
    context:
      'truck, trailer, freight, cargo, load, miles, vehicle, packages, dispatch, transport, shipments, road, goods, bus, passengers, warehouse, traffic, tractor, hauling, pick up',
    lookFor: ['Licence classes and clean years.', 'Vehicles, loads and distances.', 'On-time record.'],
  }),
  occupation({
    id: 'warehouse-worker',
    title: 'Warehouse Associate',
    synonyms:
      'warehouse worker, warehouse operative, order picker, shipping and receiving clerk, material handler, inventory clerk, warehouse clerk, picker packer, storekeeper, Lagerist, Fachkraft für Lagerlogistik, Lagerarbeiter, Kommissionierer, magasinier, préparateur de commandes, mozo de almacén, almacenero',
    required:
      'Order picking|picking|packing|pick and pack, Shipping and receiving|shipping|receiving, Inventory control|inventory|cycle counts|stock, Loading and unloading|loading',
    usual:
      'Forklift|forklift licence|pallet jack|reach truck, Warehouse management system|wms|rf scanner|sap, Safety|osha|manual handling, Labelling|packaging, Data entry, Quality checks, Stocking|replenishment, Supervision|team leadership',
    nice: 'Dispatch|routing, 5S|lean, Hazmat, Cold storage, Returns',
    context:
      'warehouse, orders, pallets, merchandise, goods, trucks, shipments, stock, distribution center, boxes, materials, storage, bill of lading, supply, scanner, docks, deliveries, bins',
    lookFor: ['Lines or pallets a shift, and accuracy.', 'Licences for trucks.', 'Systems.'],
  }),
  occupation({
    id: 'supply-chain-manager',
    title: 'Supply Chain Manager',
    synonyms:
      'logistics manager, logistics coordinator, supply chain analyst, supply chain coordinator, logistics specialist, inventory manager, inventory analyst, materials manager, shipping manager, supply chain executive, Supply-Chain-Manager, Logistikleiter, Logistiker, responsable logistique, gerente de logística, jefe de logística, coordinador de logística',
    required:
      'Supply chain management|supply chain|logistics, Inventory management|inventory control|inventory planning, Demand planning|forecasting|supply planning, Transportation|freight|shipping|distribution|carriers',
    usual:
      'ERP|sap|oracle|mrp, Procurement|sourcing|suppliers, Warehouse management|warehousing|wms, Cost reduction|cost savings, Import and export|customs|incoterms, KPI|on-time delivery|otif, S&OP|sales and operations planning, Excel|data analysis, Vendor management|contract negotiation|3pl, Process improvement|lean|six sigma',
    nice: 'APICS|cpim|cscp, Fleet management|route planning, Order fulfilment|order management, Power BI|tableau, Hazardous goods',
    context:
      'supply, shipments, lead times, stock levels, carriers, dispatch, delivery, distribution center, containers, ocean freight, air freight, material, plant, purchase orders, transport, safety stock, turnover, consignments, fill rate, loads, military supply',
    lookFor: ['Stock, spend and volume you moved.', 'Service, cost and stock turn, before and after.', 'Systems and countries.'],
  }),
];
