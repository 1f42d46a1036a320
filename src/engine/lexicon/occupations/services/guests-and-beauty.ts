import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const GUESTS_AND_BEAUTY: readonly Occupation[] = [
  occupation({
    id: 'pastry-chef',
    of: 'chef',
    title: 'Pastry Chef',
    synonyms:
      'pastry cook, pastry sous chef, head pastry chef, executive pastry chef, chef de partie pastry, demi chef pastry, chocolatier, confectioner, cake decorator, cake maker, patissier, dessert chef, Konditor, pâtissier, chef pâtissier, chocolatier H/F, pastelero, repostero, chef pastelero',
    required:
      'Pastry|desserts|patisserie|pâtisserie|viennoiserie|confectionery|cakes, Baking|dough|laminated dough|croissants|bread, Recipes|plated desserts|menu development|production',
    usual:
      'Chocolate|chocolate work|tempering|sugar work|mousses|ice cream|sorbet, Food cost|ordering|inventory|waste, HACCP|food safety|hygiene|servsafe, Wedding cakes|banquets|afternoon tea, Training|commis|team, Mise en place|par levels, Allergens',
    tools: 'Sheeter|combi oven|blast chiller|mixer',
    credentials: 'ServSafe|food hygiene level 2|food hygiene level 3|culinary arts degree|nvq',
    context: 'kitchen, hotel, restaurant, covers, section, sous, breakfast, petits fours, seasonal, service, fillings, entremets',
  }),
  occupation({
    id: 'baker',
    of: 'chef',
    title: 'Baker',
    synonyms:
      'artisan baker, bakery assistant, head baker, bakery manager, production baker, bakery worker, bread baker, baker confectioner, Bäcker, Bäckermeister, boulanger, panadero, piekarz',
    required: 'Baking|bread|dough|pastries|cakes|rolls, Ovens|mixing|proving|shaping|scaling, Hygiene|food safety|haccp',
    usual:
      'Sourdough|fermentation|viennoiserie, Recipes|production schedule, Stock|ordering|deliveries, Early mornings|nights, Customers|counter service, Quality|waste, Machinery|plant bakery',
    tools: 'Deck oven|mixer|sheeter',
    credentials: 'Food hygiene level 2|nvq',
    context: 'bakery, loaves, batches, flour, supermarket, wholesale, shifts, trays, orders, fresh, yeast',
  }),
  occupation({
    id: 'butcher',
    of: 'chef',
    title: 'Butcher',
    synonyms:
      'meat cutter, master butcher, shop butcher, butchery manager, boner, slaughterman, slaughterer, abattoir worker, apprentice butcher, Fleischer, Metzger, boucher, charcutier, carnicero, charcutero, matarife',
    required: 'Butchery|meat|cutting|boning|carcass, Knife skills|knives|machinery|bandsaw, Hygiene|food safety|haccp',
    usual:
      'Customers|counter, Sausages|curing|charcuterie|mince, Stock|yield|ordering, Displays, Poultry|game|beef|lamb|pork, Slaughter|welfare, Vacuum packing|labelling',
    tools: 'Bandsaw|mincer|steel',
    credentials: 'Food hygiene level 2|nvq butchery|certificate of competence',
    context: 'shop, counter, supermarket, abattoir, orders, joints, primal, cold store, waste, seasonal, trimming',
  }),
  occupation({
    id: 'kitchen-porter',
    of: 'chef',
    title: 'Kitchen Porter',
    synonyms:
      'KP, kitchen assistant, kitchen hand, kitchen helper, kitchen team member, dishwasher, pot washer, kitchen steward, catering assistant, canteen assistant, school cook assistant, dinner lady, food service assistant, food service worker, fast food crew member, fast food worker, crew member, team member fast food, sandwich artist, Küchenhilfe, Spüler, Abwäscher, plongeur, commis de salle et plonge, employé polyvalent restauration, ayudante de cocina, friegaplatos, lavaplatos',
    required: 'Washing up|dishwashing|pots|cleaning|serving food|food preparation, Hygiene|food safety|health and safety, Kitchen|canteen|restaurant|team',
    usual:
      'Deliveries|stock rotation|fifo, Vegetable prep|basic food preparation, Waste|recycling|deep clean, Till|customers, Cleaning schedule|coshh, Setting up|clearing down',
    tools: 'Dishwasher|till',
    credentials: 'Food hygiene level 2|allergen awareness',
    context: 'chef, shifts, service, plates, equipment, floors, busy, school, events, orders, fryer',
  }),
  occupation({
    id: 'catering-manager',
    of: 'restaurant-manager',
    title: 'Catering Manager',
    synonyms:
      'catering supervisor, contract catering manager, catering operations manager, school catering manager, school cook, cook manager, banquet manager, banqueting manager, conference and banqueting manager, food and beverage manager, F&B manager, food and beverage supervisor, Cateringleiter, Küchenleiter Gemeinschaftsverpflegung, Bankettleiter, responsable de restauration collective, gérant de cafétéria, jefe de banquetes, jefe de alimentos y bebidas',
    required:
      'Catering|food and beverage|food service|banqueting|hospitality, Budget|food cost|gp|p&l|cost control, Team management|staff|rotas|supervised|team',
    usual:
      'Menu planning|menus|allergens, HACCP|food safety|audits, Events|functions|banquets|conferences, Client relationships|contract, Stock|ordering|suppliers, Customer satisfaction, Training|recruitment, Health and safety',
    tools: 'Saffron|procure wizard|opera|micros',
    credentials: 'Food hygiene level 3|food hygiene level 4|servsafe manager|personal licence',
    context: 'covers, kitchen, meals, site, schools, hospital, weddings, turnover, waste, service, guests, wages',
  }),
  occupation({
    id: 'barista',
    of: 'waiter',
    title: 'Barista',
    synonyms:
      'coffee barista, head barista, coffee shop assistant, cafe assistant, café assistant, coffee maker, coffee roaster, cafe worker, barista H/F, camarero de cafetería',
    required: 'Coffee|espresso|barista|latte art, Customers|customer service|serving, Till|cash handling|payments|orders',
    usual:
      'Milk steaming|grinder|dialling in|brewing, Cleaning|food safety|hygiene, Stock|ordering|deliveries, Food preparation|sandwiches|cakes, Upselling, Opening and closing, Training new baristas',
    tools: 'Espresso machine|la marzocco, EPOS|till',
    credentials: 'SCA|food hygiene level 2',
    context: 'café, coffee shop, drinks, shift, busy, team, queues, regulars, counter, beans, rush',
  }),
  occupation({
    id: 'bartender',
    of: 'waiter',
    title: 'Bartender',
    synonyms:
      'barman, barmaid, barperson, bar staff, bar tender, mixologist, cocktail bartender, head bartender, bar supervisor, pub worker, bar assistant, barback, cellar person, sommelier, wine waiter, head sommelier, Barkeeper, Schankkellner, barman H/F, barmaid H/F, barista de bar, barman de hotel, bartender mixólogo, camarero de barra, sumiller',
    required: 'Bar|drinks|cocktails|wine|beer|serving drinks, Customers|guests|customer service, Cash handling|till|payments|epos',
    usual:
      'Licensing law|challenge 25|responsible service of alcohol, Stock|cellar|ordering|stocktake, Cocktail menu|mixology|wine list|pairing, Cleaning|setting up|closing, Upselling, Table service, Events|functions',
    tools: 'EPOS|till|shaker',
    credentials: 'Personal licence|wset|tips certified|aplh',
    context: 'pub, nightclub, restaurant, hotel, shifts, busy, glasses, spirits, kegs, regulars, pints, weekend',
  }),
  occupation({
    id: 'bar-manager',
    of: 'restaurant-manager',
    title: 'Bar Manager',
    synonyms:
      'pub manager, assistant bar manager, assistant pub manager, deputy pub manager, landlord pub, publican, licensee, nightclub manager, beverage manager, pub general manager, Barchef, Kneipenwirt, Gastwirt, responsable de bar, gérant de bar, jefe de bar, encargado de bar',
    required:
      'Bar management|bar|pub|wet sales|beverage, Stock control|gp|gross profit|stocktake|ordering|wastage, Team management|rotas|staff|training|hiring',
    usual:
      'Licensing|personal licence|dps|premises licence, Cellar|cellar management|line cleaning, Cocktail menu|menu|suppliers, Cash|cashing up|p&l|wage percentage, Events|live music|private hire, Health and safety|food safety, Complaints|customer service, Marketing|social media',
    tools: 'EPOS|tevalis|lightspeed, Fourth|rotacloud',
    credentials: 'Personal licence|aplh|wset|dps|first aid',
    context: 'venue, drinks, cocktails, wine, beer, kegs, guests, turnover, closing, door staff, weekend, margins, opening',
    lookFor: ['Turnover, margin and team of the house.', 'Stock loss, wages, sales: before and after.', 'Personal licence.'],
  }),
  occupation({
    id: 'venue-manager',
    of: 'event-manager',
    title: 'Venue Manager',
    synonyms:
      'theatre manager, front of house manager, cinema manager, arena manager, stadium manager, events venue manager, music venue manager, nightclub general manager, leisure centre manager, leisure manager, duty manager leisure, gym manager, health club manager, golf club manager, conference centre manager, wedding venue manager, centre manager, Veranstaltungsleiter Haus, Leiter Spielbetrieb, gérant de salle, directeur de salle, gerente de local, director de centro deportivo',
    required:
      'Venue operations|venue|events|leisure centre|front of house|operations, Team management|staff|rotas|recruitment|managed a team, Budget|revenue|p&l|sales|gp|income',
    usual:
      'Licensing|premises licence|personal licence, Health and safety|fire|evacuation|crowd safety|risk assessments, Bookings|hires|promoters|clients, Bar|food and beverage|stock, Security|door staff|sag, Programming|ticketing|box office, Suppliers|maintenance, Customer service|complaints, Marketing|membership sales',
    tools: 'Artifax|ticketing system|epos|gladstone',
    credentials: 'Personal licence|iosh|nebosh|first aid|npors',
    context: 'capacity, guests, gigs, weddings, conferences, audience, membership, pool, building, duty managers, bar, stage, weekends, footfall',
  }),
  occupation({
    id: 'housekeeper',
    of: 'cleaner',
    title: 'Housekeeper',
    synonyms:
      'hotel housekeeper, room attendant, chambermaid, hotel maid, housekeeping attendant, housekeeping supervisor, head housekeeper, executive housekeeper, housekeeping manager, private housekeeper, laundry assistant, laundry attendant, linen porter, domestic assistant, Zimmermädchen, Hausdame, Hauswirtschafter, femme de chambre, valet de chambre, gouvernante, gouvernante d’hôtel, camarera de pisos, gobernanta, mucama',
    required:
      'Housekeeping|rooms|room cleaning|cleaning|bed making|laundry, Standards|inspection|quality|hygiene|attention to detail, Guests|guest service|residents|household',
    usual:
      'Linen|stock|amenities, COSHH|chemicals|health and safety, Team|rota|supervision, Lost property|maintenance reports, Deep cleaning|turndown, Time management|rooms per shift, Ironing|cooking',
    tools: 'Opera|hotsos|vacuum',
    credentials: 'NVQ|coshh',
    context: 'hotel, bedrooms, bathrooms, check-out, trolley, floors, public areas, supervisor, care home, mop, occupancy',
  }),
  occupation({
    id: 'concierge',
    of: 'hotel-receptionist',
    title: 'Concierge',
    synonyms:
      'hotel concierge, head concierge, bell boy, bellhop, bellman, hotel porter, doorman, guest relations officer, guest service agent, guest services manager, guest relations manager, night porter, night auditor, night manager hotel, lobby ambassador, valet parking attendant, Portier, Concierge Hotel, Nachtportier, Page Hotel, voiturier, bagagiste, portier de nuit, botones, conserje de hotel',
    required:
      'Guests|guest service|guest relations|vip guests, Recommendations|reservations|bookings|luggage|check-in|audit, Hotel|front desk|lobby|front office',
    usual:
      'Transport|taxis|transfers, Local knowledge|restaurants|theatre, Complaints|requests, Languages|multilingual, Cash|reconciliation|reports, Security|fire safety, Deliveries',
    tools: 'Opera|fidelio|micros',
    credentials: "Les Clefs d'Or|first aid",
    context: 'luxury, five star, arrivals, departures, valet, tips, keys, nights, tickets, service, rooms',
  }),
  occupation({
    id: 'revenue-manager',
    of: 'hotel-manager',
    title: 'Hotel Revenue Manager',
    synonyms:
      'revenue manager, revenue analyst hotel, reservations manager, yield manager, cluster revenue manager, director of revenue, hotel sales manager, front office manager, front desk manager, rooms division manager, reception manager, Revenue-Managerin, Empfangsleiter, Front-Office-Manager, chef de réception, responsable de réception, revenue manager hôtelier, jefe de recepción',
    required: 'Revenue management|yield|pricing|reservations|front office|reception|recepción, Occupancy|revpar|adr|forecasting|ocupación, Hotel|rooms|guests',
    usual:
      'OTAs|booking.com|expedia|distribution|channel manager, Reports|budget, Team|training|rotas, Group bookings|corporate rates|contracts, Competitor set|str, Complaints|reviews|guest satisfaction, Upselling|check-in',
    tools: 'Opera|ideas|duetto|siteminder|protel, Excel',
    credentials: 'CRME|hotel management degree',
    context: 'hotel, rates, segments, market, direct bookings, demand, arrivals, night audit, property, front desk, guests, seasons',
  }),
  occupation({
    id: 'hairdresser',
    of: 'beautician',
    title: 'Hairdresser',
    synonyms:
      'hairstylist, stylist hair, hair colourist, colourist, colour technician, senior stylist, salon stylist, junior stylist, apprentice hairdresser, salon manager, salon owner, mobile hairdresser, freelance hairdresser, wig maker, hair salon assistant, Friseur, Friseurin, Friseurmeister, coiffeur, coiffeuse, peluquero, estilista, kapper, fryzjer',
    ladder: 'salon junior|apprentice, stylist, senior stylist, salon manager|art director, salon owner|educator',
    required:
      'Cutting|haircuts|styling|blow-drying|blow dry, Colour|colouring|highlights|balayage|foils|colour correction|tinting, Clients|clientele|consultations|client consultation',
    usual:
      'Perming|straightening|keratin|chemical treatments|extensions, Patch tests|skin tests|health and safety, Retail sales|product sales|retail, Training apprentices|assessor|mentoring|teaching, Bookings|appointments|rebooking, Bridal|occasion hair|up-dos, Barbering|mens cuts, Hygiene|sterilisation, Column|takings, Social media',
    tools: 'Wella|l’oréal|loreal|schwarzkopf|redken|olaplex, Phorest|fresha|shortcuts',
    credentials: 'NVQ level 2|nvq level 3|nvq 2|nvq 3|cosmetology license|city and guilds|vtct|level 3 hairdressing, Assessor award|a1|taqa',
    context: 'salon, hair, stylists, shampoo, scissors, bleach, regulars, walk-ins, chair, appointments, juniors, trends, weddings, scalp',
    lookFor: ['Column: clients a day, rebooking, retail.', 'Colour work and courses.', 'Apprentices you trained.'],
  }),
  occupation({
    id: 'barber',
    of: 'beautician',
    title: 'Barber',
    synonyms: "men's hairdresser, master barber, barber shop manager, Herrenfriseur, barbier, coiffeur homme, barbero",
    required: 'Haircuts|cutting|fades|clipper work|skin fades, Shaving|beards|beard trims|hot towel shave|wet shave, Clients|customers',
    usual: 'Hygiene|sterilisation, Walk-ins|appointments, Till|cash, Product sales, Training, Social media, Hot towel',
    tools: 'Clippers|razor|scissors, Booksy|squire',
    credentials: 'NVQ level 2 barbering|barber license|vtct',
    context: 'shop, chair, clientele, styles, regulars, busy, children, tapers, consultation',
  }),
  occupation({
    id: 'nail-technician',
    of: 'beautician',
    title: 'Nail Technician',
    synonyms:
      'nail tech, manicurist, pedicurist, nail artist, lash technician, eyelash technician, brow artist, waxing specialist, makeup artist, make-up artist, MUA, tattoo artist, tattooist, body piercer, tanning consultant, aesthetician, aesthetic practitioner, esthetician, spa therapist, spa manager, Nageldesigner, Maskenbildner, Visagist, Tätowierer, prothésiste ongulaire, maquilleur, tatoueur, manicurista, maquillador, tatuador',
    required:
      'Treatments|nails|manicures|pedicures|lashes|makeup|tattoos|waxing|facials, Clients|consultations|customers|aftercare, Hygiene|sterilisation|health and safety|patch tests',
    usual:
      'Gel|acrylic|nail art|builder gel, Retail sales, Bookings|appointments, Brows|tinting|lamination, Bridal|editorial|sfx, Botox|fillers|microneedling|laser, Insurance|record cards, Social media|portfolio',
    tools: 'UV lamp|airbrush|tattoo machine, Fresha|treatwell',
    credentials: 'NVQ level 2 beauty|nvq level 3|vtct|cosmetology license|blood-borne pathogens',
    context: 'salon, spa, studio, polish, brushes, brands, appointments, self-employed, skin, designs, events',
  }),
];
