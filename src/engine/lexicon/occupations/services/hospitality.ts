import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const HOSPITALITY: readonly Occupation[] = [
  occupation({
    id: 'chef',
    title: 'Chef',
    synonyms:
      'executive chef, sous chef, head chef, chef de partie, kitchen manager, line cook, cook, prep cook, commis chef, private chef, personal chef, chef manager, banquet chef, kitchen supervisor, lead cook, head cook, line chef, grill cook, culinary instructor, culinary director, chef de cuisine, corporate chef, Koch, Küchenchef, Souschef, Beikoch, cuisinier, chef cuisinier, commis de cuisine, cocinero, jefe de cocina',
    required:
      'Food preparation|food prep|cooking|food production|preparing food, Menu planning|menu development|menus|menu design|recipes, Food safety|servsafe|haccp|sanitation|food handling|food hygiene, Kitchen management|kitchen operations|kitchen staff|kitchen',
    usual:
      'Food cost control|food costs|cost control|food cost|labor cost, Inventory|ordering|purchasing|ordering food, Catering|banquets|banquet|events, Plating|presentation|food presentation, Baking|pastry|pastries|desserts|bread, Knife skills|butchery|cutting, Staff training|supervision|training kitchen staff|scheduling, Grill|sauté|fryer|broiler|saute, Sauces|soups|stocks|salads, Fine dining|restaurant|hotel, Quality control|portion control|quality of food',
    nice: 'Culinary arts degree|culinary school|culinary arts, French cuisine|italian cuisine|asian cuisine|mediterranean|international cuisine, Special diets|nutrition|dietary restrictions, POS systems, Seafood|meat|vegetables, Customer service, Health inspections',
    context:
      'culinary, cuisine, dishes, restaurant, meals, ingredients, cooks, dishwashers, line, dining, guests, specials, dinner, lunch, breakfast, buffet, food, food service, garnish, kitchen equipment, covers, menu items, executive chef, recipe, taste, chefs, hotel, walk-in, food quality, waste, dining room, cook, ovens, prepare, servers, temperatures, freshness',
    lookFor: [
      'Kitchens with covers, stars or style, and your station.',
      'Food cost, labour cost and waste.',
      'Menus you wrote.',
      'Team size and hygiene results.',
    ],
  }),
  occupation({
    id: 'restaurant-manager',
    title: 'Restaurant Manager',
    synonyms:
      'assistant restaurant manager, food service manager, cafe manager, restaurant general manager, shift leader restaurant, catering manager restaurant, food service director, food service supervisor, Restaurantleiter, Gastronomieleiter, Betriebsleiter Gastronomie, directeur de restaurant, gérant de restaurant, responsable restauration, gerente de restaurante, encargado de restaurante',
    required:
      'Restaurant operations|restaurant management|food and beverage|food service, Staff management|supervising staff|hiring|scheduling, Customer service|guest satisfaction|guest service, Food safety|servsafe|health and safety|sanitation',
    usual:
      'Cost control|food cost|labor cost|labour cost, Inventory|ordering|purchasing, P&L|budgeting|sales, Training|coaching|staff training, Cash handling|pos|deposits, Menu development, Bar|beverage|wine|liquor, Catering|banquets|events, Marketing|promotions',
    nice: 'Aloha|micros|toast, Health inspections, Payroll, Licensing|alcohol licence, Vendor relations',
    context:
      'restaurant, guests, servers, kitchen, dining, shift, menu, bartenders, food, beverage, reservations, cooks, hosts, fast food, franchise, tables, opening, closing, hospitality, complaints',
    lookFor: ['Turnover, seats and staff.', 'Food and labour cost, ratings.', 'Openings and turnarounds.'],
  }),
  occupation({
    id: 'waiter',
    title: 'Waiter',
    synonyms:
      'waiting staff, head waiter, food runner, restaurant supervisor, waitress, server, host, food server, banquet server, busser, Kellner, Servicekraft, Restaurantfachmann, serveur, serveuse, chef de rang, camarero, mesero, barista de café',
    required:
      'Customer service|guest service|greeting guests, Taking orders|order taking|food and beverage service|serving, Cash handling|pos|payments, Food safety|alcohol service|servsafe|food hygiene',
    usual:
      'Menu knowledge|wine knowledge, Upselling|suggestive selling, Table setting|dining room setup|cleaning, Cocktails|mixology|coffee, Multitasking|fast-paced environment, Teamwork, Reservations, Complaints',
    nice: 'Languages, Banquets|catering, Opening and closing, Inventory|restocking, Latte art',
    context:
      'restaurant, guests, tables, drinks, food, dining, bar, tips, beverages, menu, orders, kitchen staff, serve, shifts, patrons, coffee, café, meals, checks, plates',
    lookFor: ['Kind of house, tables and covers.', 'Sales per guest.', 'Languages and hygiene card.'],
  }),
  occupation({
    id: 'hotel-manager',
    title: 'Hotel Manager',
    synonyms:
      "hotel director, hotel general manager, front office supervisor, front desk supervisor, hotel duty manager, deputy hotel manager, hotel operations manager, directeur de hotel, director de hotel, resort manager, Hoteldirektor, Hotelfachmann, Hotelfachfrau, Hotelmanager, directeur d'hôtel",
    required:
      'Hotel operations|hotel management|front office|front desk, Guest services|guest satisfaction|guest relations|customer service, Reservations|bookings|check-in, Staff supervision|team leadership|staff training',
    usual:
      'Property management system|opera|fidelio|pms|amadeus|sabre|galileo, Revenue management|room rates|occupancy|revpar, Housekeeping|rooms division, Budgeting|p&l|cost control, Food and beverage|banquets, Complaints|problem resolution, Sales|group bookings|marketing, Night audit|billing|cash handling, Travel planning|itineraries|ticketing',
    nice: 'Languages, Events|conferences, Health and safety, Yield management, Concierge services',
    context:
      'hotel, guests, rooms, resort, hospitality, front desk, lobby, travel, tourism, tourists, check-out, stay, guest complaints, hotels, brand standards, luxury, suites, destinations, tours, vacation',
    lookFor: ['Rooms, stars and staff.', 'Occupancy, rate, guest scores.', 'Systems and languages.'],
  }),
  occupation({
    id: 'hotel-receptionist',
    title: 'Hotel Receptionist',
    synonyms:
      "hotel front desk agent, front desk agent, hotel front desk clerk, hotel clerk, hotel reception, Empfangsmitarbeiter Hotel, Hotelrezeptionist, Rezeptionistin, réceptionniste d'hôtel, recepcionista de hotel",
    required:
      'Check-in|check-out|check in, Guest services|guest satisfaction|guest relations|customer service, Reservations|bookings|room allocation, Telephone|phone calls|switchboard|answering phones',
    usual:
      'Property management system|opera|fidelio|protel|mews|pms, Cash handling|billing|payments|till, Complaints|problem resolution|guest complaints, Upselling|up-selling, Night audit, Concierge services|local knowledge|recommendations, Housekeeping liaison|room status, Booking channels|booking.com|expedia|channel manager',
    nice: 'Languages, Events|conferences|banquets, First aid|fire safety, Loyalty programme|loyalty program, Microsoft Office|excel|outlook',
    context:
      'hotel, guests, rooms, front desk, reception, lobby, hospitality, arrivals, departures, keys, stay, suites, luggage, invoices, shift, resort, tourists, occupancy, room service, greeting',
    lookFor: [
      'Rooms and stars of the house, and the system you used.',
      'Languages you can check a guest in with.',
      'A complaint you solved at the desk.',
      'Guest scores or reviews that name the desk.',
    ],
  }),
  occupation({
    id: 'cleaner',
    title: 'Cleaner',
    synonyms:
      "maid, cleaning supervisor, laundry worker, office cleaner, domestic worker, Reinigungskraft, Gebäudereiniger, agent d'entretien, femme de ménage, limpiador",
    required: 'Cleaning|housekeeping|sanitizing, Cleaning equipment|floor care|vacuuming|mopping, Health and safety|chemicals|safety, Attention to detail',
    usual:
      'Laundry|linens|bed making, Restrooms|bathrooms, Waste removal|trash, Stock|supplies, Waxing|buffing|carpet cleaning, Guest service, Minor repairs|maintenance, Inspection of rooms',
    nice: 'Supervision, Window cleaning, COSHH, Hospital cleaning, Keys|security',
    context:
      'rooms, clean, floors, windows, furniture, dust, offices, building, hotel, cleaning products, disinfect, guests, towels, hallways, garbage, kitchen',
    lookFor: ['Kind of building and area a shift.', 'Machines and chemicals you know.', 'References and reliability.'],
  }),
  occupation({
    id: 'fitness-trainer',
    title: 'Fitness Trainer',
    synonyms:
      'personal trainer, fitness instructor, fitness coach, gym instructor, gym trainer, fitness manager, fitness director, fitness specialist, fitness consultant, wellness coach, health coach, health and fitness, health and fitness trainer, fitness, coach, recreation coordinator, athletic coach, wellness coordinator, Fitnesstrainer, Personal-Trainer, Sport- und Fitnesskaufmann, coach sportif, entrenador personal, monitor de gimnasio, preparador físico',
    required:
      'Personal training|fitness training|one-on-one training|training sessions|fitness instruction, Exercise programmes|exercise programs|workout plans|workouts|exercise prescription|fitness programs, Fitness assessment|fitness assessments|fitness testing|body composition|fitness evaluations, Certified personal trainer|nasm|ace|acsm|nsca|issa|afaa|reps|cscs',
    usual:
      'Group fitness|group exercise|fitness classes|aerobics|zumba|spinning|boot camp, Nutrition|nutrition counselling|diet plans|nutritional guidance|weight management, Strength training|weight training|strength and conditioning|resistance training, CPR|aed|first aid, Yoga|pilates|stretching|meditation, Client motivation|coaching|motivation|goal setting, Anatomy|physiology|kinesiology|exercise science|biomechanics, Gym operations|gym|membership|memberships, Sports|athletics|swimming|basketball|soccer, Injury prevention|rehabilitation|injury',
    nice: 'Sales of training packages|sales|membership sales, Wellness programmes|wellness|health education|health promotion, Functional training|crossfit|hiit|kettlebell, Massage, Physical education, Facility management|equipment maintenance, Social media',
    context:
      'fitness, clients, members, exercise, gym, health, health club, weight loss, cardio, training, exercises, muscle, athletes, club, sport, recreation, wellness center, YMCA, fitness center, flexibility, fitness equipment, classes, healthy, fitness goals, body, endurance, aquatics, lifestyle, instructors, personal trainers, posture, team sports, physical fitness, obesity',
    lookFor: [
      'Certificates, first aid included, in date.',
      'Clients and classes a week, and how many stay.',
      'Results of clients.',
      'Sales of memberships or packages.',
    ],
  }),
  occupation({
    id: 'beautician',
    title: 'Beauty Therapist',
    synonyms: 'beautician, cosmetologist, makeup consultant, colorist, Kosmetiker, esthéticienne, esteticista',
    required:
      'Hair cutting|haircuts|hairstyling|hair styling, Hair colouring|hair color|highlights, Client consultation|customer service, Cosmetology licence|licensed cosmetologist|nvq',
    usual:
      'Skin care|facials, Waxing|threading, Manicure|pedicure|nails, Makeup|make-up application, Product sales|retail sales, Sanitation|hygiene, Appointments|booking, Massage|spa treatments',
    nice: 'Extensions|keratin, Bridal, Social media, Inventory, Salon management',
    context:
      'salon, spa, clients, beauty, hair, skin, treatments, shampoo, styling, barber shop, cosmetics, styles, cut, stylists, bookings, products, barbering',
    lookFor: ['Licence and techniques.', 'Regular clients and rebooking.', 'Pictures of work.'],
  }),
];
