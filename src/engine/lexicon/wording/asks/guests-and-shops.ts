import { amount, count, thing, type Ask } from './ask.ts';

/** Kitchens, bars, hotels, shops and what is driven. The particular before the general: the first that fits is asked. */
export const GUESTS_AND_SHOPS: readonly Ask[] = [
  count(/nightclubs?|doorstaff|door supervis\p{L}+|(?:checked|checking|check) id|refus(?:ed|ing) entry/u, 'How many people on a full night?', ', up to ', 'people', 'a night', '600'),
  count(/welcom(?:ed|e|ing)|greet(?:ed|ing)?/u, 'How many people on a busy day?', ', about ', 'people', 'a day', '60'),
  count(/coffees?|hot drinks?|espresso|latte art|barista/u, 'How many drinks on a busy shift?', ', about ', 'drinks', 'a shift', '200'),
  count(/ice cream|popcorn|tickets? sales|sold tickets/u, 'How many did you sell on a busy day?', ', up to ', 'sales', 'a day', '180'),
  count(/pints|bar (?:service|work)|cocktails?|behind the bar/u, 'How many customers on a busy night?', ' for up to ', 'customers', 'a night', '180'),
  count(/maple bars|bread|loaves|cakes?|pastr(?:y|ies)|croissants?|doughnuts?|donuts?|dough|baking|baked|desserts?/u, 'How many did you make on a busy day?', ', up to ', 'pieces', 'a day', '240'),
  count(/tables/u, 'How many tables on a busy shift?', ', about ', 'tables', 'a shift', '40'),
  count(/check-?ins?|check-?outs?|front desk|front of house|reception|concierge/u, 'How many people came to the desk on a busy day?', ' for about ', 'people', 'a day', '60'),
  count(/(?:grill|sauce|larder|pastry|fish|hot|cold) section|on the pass|kitchen|menus?|dinners?|lunch(?:es)?|breakfasts?|meals?|pot ?wash|food prep|cook(?:ed|ing)?/u, 'How many covers on a busy day?', ', up to ', 'covers', 'a day', '120'),
  count(/housekeeping|bedrooms?|rooms/u, 'How many rooms on an ordinary day?', ', about ', 'rooms', 'a day', '14'),
  count(/tills?|cash desk|checkouts?|cashing up|cashed up|cash handling/u, 'How many customers on a busy shift?', ' for about ', 'customers', 'a shift', '120'),
  amount(/merchandis\p{L}+|window displays?|promotions?|shop floor/u, 'What did the shop take in a week?', ' in a shop taking ', '£28,000 a week'),
  count(/shel(?:f|ves)|replenish\p{L}*|stock (?:room|take|taking|control)|stocktak\p{L}+|inventory|restock\p{L}*/u, 'How many lines of stock?', ', about ', 'lines', null, '6,000'),
  count(/regulars|customers?|shoppers|clientele/u, 'How many customers on a busy day?', ', about ', 'customers', 'a day', '200'),
  count(/guests?|visitors|diners/u, 'How many guests on a busy day?', ', about ', 'guests', 'a day', '90'),
  count(/pick(?:ed|ing)|pack(?:ed|ing)|orders|parcels|scann(?:ed|ing)/u, 'How many items on an ordinary shift?', ', about ', 'items', 'a shift', '900'),
  count(/trailers?|containers?|pallets?|forklift|loading bay|unload\p{L}*|load(?:ed|ing)/u, 'How many loads on an ordinary shift?', ', about ', 'loads', 'a shift', '6'),
  count(/drops?|deliver(?:y|ies) round|multi ?drop|van|courier/u, 'How many drops on an ordinary day?', ', about ', 'drops', 'a day', '25'),
  count(/coaches|bus(?:es)?|minibus|passengers|school runs?/u, 'How many passengers on a full run?', ', up to ', 'passengers', null, '53'),
  count(/lorry|lorries|hgv|tractor|curtain siders?|walking floors?|trucks?/u, 'How many miles in an ordinary week?', ', about ', 'miles', 'a week', '2,200'),
  count(/weddings?|functions|events?|conferences?|exhibitions?|parties|festivals?/u, 'How many people came to the largest one?', ', the largest for ', 'people', null, '210'),
  thing(/suppliers?/u, 'Which was the largest supplier, or what did you buy from them?', ', mainly for ', 'linen and cleaning materials'),
];
