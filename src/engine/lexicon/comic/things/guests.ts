import type { ComicEntry } from '../comic-entry.ts';

/** Things of bars, cafés, dining rooms, hotels and travel. */
export const GUEST_THINGS: readonly ComicEntry[] = [
  {
    says: 'espresso machine|la marzocco|sanremo machine',
    brutal: [
      'An espresso machine costs more than the delivery van and gets spoken to more nicely.',
      "Nine bars, ninety-three degrees, and one person who tamps it wrong and won't be told.",
    ],
    gentle: 'Cups a day and who dialled it in each morning: an owner of the same machine will want both.',
  },
  {
    says: 'latte art',
    brutal: ['A fern, a heart or a swan. The latte art lasts until the sugar goes in.', 'Latte art: a signature, upside down, in milk, with a queue watching.'],
    gentle: 'Latte art says the milk was right. Add the pace, because a café hires for forty cups an hour as well.',
  },
  {
    says: 'flat white',
    brutal: [
      'Ask what separates a flat white from a latte and clear your afternoon.',
      'Australia and New Zealand both claim it. Neither has claimed the price.',
    ],
    gentle: 'A coffee shop owner hears this and wants to know how busy the machine was. Cups on a Saturday would answer it.',
  },
  {
    says: 'starbucks|costa coffee|caffe nero|pret a manger|tim hortons|dunkin',
    brutal: [
      'Four sizes, three milks, two queues, and one person who would just like a coffee.',
      'Half past eight, a queue out of the door, and somebody orders six drinks off a phone. For a meeting.',
    ],
    gentle: 'Large chains train to a standard others trust. Store level, shifts run and any trainer badge would place you.',
  },
  {
    says: 'cask ale|real ale|cask marque',
    brutal: [
      "Cask ale is alive, so it sulks in heat, hates being moved and has to settle before it's any good.",
      'Real ale drinkers hold the glass to the light first. Then they look at you.',
    ],
    gentle: 'Cask quality is skill behind a closed door. Cask Marque, lines cleaned, ullage kept low: pick what you can show.',
  },
  {
    says: 'beer line|line cleaning|beer lines',
    near: 'beer|cellar|pub|bar|keg|pump|draught|cleaning',
    brutal: [
      'Beer lines get purple stuff through them once a week. The week is a matter of conscience.',
      'Ninety minutes of line cleaning, and the first pint afterwards is always called a test.',
    ],
    gentle: 'Clean lines are margin and reputation. A yield figure from the cellar report would make a publican sit up.',
  },
  {
    says: 'cellar management|cellarman|cellar work|pub cellar|beer cellar',
    brutal: [
      'Eleven to thirteen degrees down there. In a heatwave the whole shift finds something to check in the cellar.',
      'A cellar runs on gas, gravity and one light switch nobody can find from the stairs.',
    ],
    gentle: 'Award, yield or number of lines: which can you add? Pub groups pay attention to all three.',
  },
  {
    says: 'cocktail|cocktail menu|cocktail bar',
    brutal: [
      'One espresso martini leaves the bar, eleven people see it, and there goes the evening.',
      'Fourteen steps, three garnishes, and the table behind would like six of the same cocktail.',
    ],
    gentle: "Did you write the list or shake it? Add the sales of one cocktail that was yours and it's a business story.",
  },
  {
    says: 'wine list',
    brutal: [
      'The second cheapest on the wine list outsells everything. The person who wrote it counted on that.',
      'A wine list is forty regions and one wine called house.',
    ],
    gentle: 'Who chose the bins? Value of the list, margin, or one wine you made popular would all fit here.',
  },
  {
    says: 'sommelier',
    brutal: [
      "A sommelier can tell you the hillside. You wanted to know if it's dry.",
      'A sommelier shows you the cork. To this day people sniff it, nod, and have no idea why.',
    ],
    gentle: 'Cellar size, list length or wine revenue: any one of the three tells a restaurant your level.',
  },
  {
    says: 'pub quiz|quiz night|quiz host',
    brutal: ['A pub quiz is forty questions, one dispute, and a phone in the toilets.', 'The team name takes longer than round one.'],
    gentle: 'Filling a quiet Tuesday is worth real money to a pub. Do you remember what the till took before and after?',
  },
  {
    says: 'beer garden',
    brutal: [
      'Twelve tables, one heater, and the first sunny Friday of the year with no one on the rota.',
      'British optimism, with benches bolted to it. The beer garden opens in March.',
    ],
    gentle: 'Outdoor seats mean a plan for weather and staff. How many, and what did they add on a good day?',
  },
  {
    says: 'last orders',
    brutal: [
      'Last orders is the bell that turns four customers into forty.',
      'Time, please. Said politely at eleven, less so at ten past, and in lighting by quarter past.',
    ],
    gentle: 'Closing a busy room calmly is a skill few write down. Capacity, and an incident-free run, would show it.',
  },
  {
    says: 'bottomless brunch',
    brutal: ['Bottomless for ninety minutes. The floor staff can hear the eighty-ninth.', 'Prosecco, eggs and a stopwatch.'],
    gentle: 'Sittings, covers and spend per head: a bottomless session has all three. Choose the one that grew.',
  },
  {
    says: 'microbrewery|craft beer|taproom|craft brewery',
    brutal: [
      "Craft beer is nine tenths cleaning, one tenth hops, and a can designed by somebody's cousin.",
      "Mango, sour, double dry hopped. There's a stout at the end for people who came with someone.",
    ],
    gentle: 'Brewing, selling or serving: which was your side of the {it}? Hectolitres or barrels make the first clear, listings the second.',
  },
  {
    says: 'gin distillery|craft gin|gin tasting|gin bar',
    brutal: ['Thirty gins, one tonic, and a slice of something that used to be a salad.', 'Every gin starts with juniper and ends with a story about a shed.'],
    gentle: 'Tastings sell, distilling makes. Guests per session or bottles per run would show which was your strength.',
  },
  {
    says: 'whisky|whiskey|single malt',
    near: 'distillery|tasting|tour|bar|collection|cask|brand|sales|bottle|ambassador|malt',
    not: 'golf|gogh',
    brutal: [
      "Twelve years in a barrel, and then someone asks whether there's any cola.",
      "The angels' share evaporates. No other industry has written off stock so beautifully.",
    ],
    gentle: 'Whisky knowledge sells to tourists and collectors alike. Was it tours, tastings or a bar list, and for how many guests?',
  },
  {
    says: 'silver service',
    brutal: [
      "Silver service is a spoon, a fork, one hand, and somebody's new suit directly underneath.",
      'Six sprouts, two instruments, no tongs. Try that at home before you laugh.',
    ],
    gentle: 'Few are still trained in it, and livery halls and hotels look for it. Where did you use it, and for how many?',
  },
  {
    says: 'table service|waiting tables|waited tables',
    brutal: [
      "Waiting tables is four hot plates up one arm and a face that says they aren't.",
      "Asking how everything is, always and by law, the second everyone's mouth is full.",
    ],
    gentle: 'Tables in a section, covers a night, average spend: choose one and a manager can picture your shift.',
  },
  {
    says: 'tripadvisor|trip advisor',
    brutal: [
      'Five stars for the food, five for the view. Then one star, because it rained.',
      'TripAdvisor: where a chip can be reviewed in four paragraphs by someone called ChipLover7.',
    ],
    gentle: "If the ranking moved while replies were yours, give both positions. It's public and it persuades.",
  },
  {
    says: 'tronc|tip pool|tips pool',
    brutal: [
      'Tronc is the word that makes a whole dining room good at maths.',
      'Tronc points: simple, fair, and discussed on every cigarette break since they began.',
    ],
    gentle: "Running it shows your colleagues trusted you with their money. That's worth one plain sentence.",
  },
  {
    says: 'room service',
    brutal: [
      'Room service is a club sandwich, a steel dome and a lift that stops at every floor.',
      'Forty metres of corridor, one tray, and a door that pulls.',
    ],
    gentle: "Good hotels time every tray. If you knew your minutes, or the spend per order, I'd put either one here.",
  },
  {
    says: 'minibar|mini bar',
    brutal: ['Minibar nuts cost more per gram than the carpet.', 'Two peanuts taken, one vodka refilled with water, and no comment at checkout.'],
    gentle: 'Counting and charging fairly is a trust job. Rooms a day, or a loss rate you brought down?',
  },
  {
    says: 'concierge',
    not: 'medicine|concierge service desk|medical',
    brutal: [
      'A concierge gets two tickets for a show that sold out in March, and never says how.',
      'Ask a concierge for the impossible and there is a pause. The pause is them deciding whom to ring first.',
    ],
    gentle: 'What was the hardest request you solved? One, told briefly, is worth more than a list of duties.',
  },
  {
    says: "les clefs d'or|clefs d'or|clefs d’or",
    brutal: [
      'Two gold keys on a lapel, and neither of them opens anything. The phone book behind them does.',
      "Les Clefs d'Or is a very small piece of metal that gets you a table for two at eight.",
    ],
    gentle: 'Membership is by peers, so give the year and your sponsor hotel. Every luxury house recognises it.',
  },
  {
    says: 'night audit|night auditor',
    brutal: [
      "Night audit: yesterday's books get closed at three in the morning, while tomorrow is at the desk asking for a toothbrush.",
      "The day ends when the night auditor says so. There's a button.",
    ],
    gentle: 'Balancing a hotel alone at night shows accuracy and nerve. How many rooms, and which system?',
  },
  {
    says: 'opera pms|oracle opera|opera cloud|micros opera|micros fidelio',
    brutal: [
      'The other Opera. Same length, fewer tenors, and it goes dark at three every morning for the night audit.',
      'Somebody in every hotel knows the Opera shortcut. They are on their day off.',
    ],
    gentle: 'Hotels filter for this system by name, so keep it. Add the modules: reservations, rate codes, reports.',
  },
  {
    says: 'lost property|lost and found',
    brutal: ['One glove. Lost property has everything in ones.', 'Four umbrellas, nineteen chargers, and a single tooth with its own log entry.'],
    gentle: "Someone's lost ring found again is a story. What share of it all went back to its owner?",
  },
  {
    says: 'overbooking|overbooked|walked guest',
    near: 'hotel|room|flight|guest|airline|passenger|reservation|restaurant',
    brutal: [
      'A hundred rooms, a hundred and four bookings, and a front desk hoping for snow at the airport.',
      'Overbooking is arithmetic in the morning and a taxi by midnight.',
    ],
    gentle: 'Selling to the edge without a scene is fine judgement. Occupancy reached, guests moved: two honest numbers.',
  },
  {
    says: 'booking.com|expedia|hotels.com',
    brutal: [
      'Only one room left at this price, says {it}, to everyone in Europe.',
      'The booking goes through {it}. The phone call about the pillow comes to the hotel.',
    ],
    gentle: 'Owners lie awake over the commission. If you ever moved guests to booking direct, that share is your headline.',
  },
  {
    says: 'housekeeping trolley|housekeeping cart|room attendant|chambermaid',
    brutal: [
      'Fourteen rooms by three, and every guest hangs the sign out at ten and takes it in at ten to two.',
      'Bed, bath, bin, and one inch of hospital corner. A room attendant could do it in the dark, and the bulb has gone.',
    ],
    gentle: 'Rooms a shift and the inspection score are the two numbers in this trade. Both, if you have them.',
  },
  {
    says: 'turndown service|turndown',
    near: 'hotel|room|guest|evening|bed|housekeeping|service|yacht|chalet',
    brutal: [
      "A chocolate on the pillow. By morning it's a crime scene on the linen.",
      'Turndown: folding back one corner of a bed for someone who was going to manage.',
    ],
    gentle: 'Evening service means tact at a door. How many suites, and which details did guests write about?',
  },
  {
    says: 'b&b|bed and breakfast|guest house|guesthouse',
    brutal: [
      'A bed and breakfast has four rooms, one toaster, and a laminated note about the shower.',
      'Breakfast is eight to nine. Everyone arrives at eight fifty-eight, shyly.',
    ],
    gentle: 'In a small house one person does six jobs. List the three biggest and the number of rooms.',
  },
  {
    says: 'holiday park|caravan park|caravan site|campsite',
    brutal: [
      'Three hundred identical caravans, and at midnight every one of them is the right one.',
      'A holiday park sells fresh air, and then takes four calls about the wind.',
    ],
    gentle: 'Pitches, turnovers on a Saturday, occupancy: holiday parks talk in those. Use their words.',
  },
  {
    says: 'glamping',
    brutal: ['Camping, with a duvet. The mud is still included.', 'A yurt, a wood burner, and a four-page note on how not to be warm too quickly.'],
    gentle: 'Saturday changeovers are the hard part, and owners know it. How many units, and how many hours did you have?',
  },
  {
    says: 'cruise ship|cruise liner|cruise line',
    brutal: [
      'Seven decks of buffet, and the crew eats below all seven.',
      'A cruise ship lets you see the whole Mediterranean between the end of lunch and the start of dinner.',
    ],
    gentle: 'Contracts at sea mean long weeks and guests from everywhere. Ship size and role are enough for a hotel to see it.',
  },
  {
    says: 'muster drill|muster station|lifeboat drill',
    brutal: ["The one time a whole ship wears orange and nobody's at the bar.", "Muster station C. There's always someone at B, with a cocktail, quite sure."],
    gentle: 'Safety duty at sea is a certificate plus a station. Name both; it counts ashore as crisis training.',
  },
  {
    says: 'cabin crew|flight attendant|air steward',
    brutal: ["Chicken or pasta? By row 31 it's a rhetorical question.", 'Cabin crew can evacuate a jet in ninety seconds. They get asked for tomato juice.'],
    gentle: 'Safety is the serious half of ‘{it}’: aircraft types, evacuation drills, medical cases. Let it come before the trolley.',
  },
  {
    says: 'boarding gate|gate agent',
    brutal: ['Group five is called. Groups one to nine stand up.', 'A boarding gate has sixty seats, a hundred and eighty people, and one plug socket.'],
    gentle: 'On-time departures are measured to the minute. If your gate had a figure, this is the place for it.',
  },
  {
    says: 'baggage handler|baggage handling|lost luggage|lost baggage|baggage claim',
    brutal: ["Lost luggage is always black, medium, with wheels. So is everyone else's.", 'The fragile sticker is mostly there for the owner.'],
    gentle: 'Bags per flight, tracing times or claims closed: the airport counts it all. Which figure was yours?',
  },
  {
    says: 'amadeus|sabre gds|galileo gds|galileo reservation|worldspan',
    near: 'gds|booking|travel|flight|ticketing|airline|fares|reservation|sabre|galileo|agent',
    not: 'mozart|choir|orchestra',
    brutal: [
      '{it} is green text, cryptic codes, and a booking made before the website has finished loading.',
      'Forty keystrokes of {it}, hardly a vowel among them, and a party of five is in Tenerife.',
    ],
    gentle: 'Travel firms look for the system by name. Ticketing, fares or reissues: say how deep you went.',
  },
  {
    says: 'travel itinerary|itineraries|itinerary',
    near: 'travel|executive|ceo|director|trip|tour|flight|client|planned|booked',
    brutal: [
      'The itinerary is colour coded to the minute. Then the flight moves by forty.',
      'Seven cities, two adapters, and one connection that was only ever possible on paper.',
    ],
    gentle: 'How many travellers were on the {it}, over which countries, and what went wrong that nobody noticed? The last is your skill.',
  },
  {
    says: 'theme park|amusement park|rollercoaster|roller coaster',
    brutal: [
      'Ninety minutes of queue, ninety seconds of ride, and the shop is the exit.',
      'You must be this tall. The sign has heard every argument, mostly on tiptoe.',
    ],
    gentle: 'Ride or attraction operation is safety work in a bright shirt. Guests an hour, checks a day?',
  },
  {
    says: 'croupier|casino',
    not: 'royale',
    brutal: [
      'A casino has no clocks, no windows, and carpet designed to keep your eyes on the tables.',
      'A croupier claps hands and shows the palms before leaving. Imagine if meetings ended that way.',
    ],
    gentle: 'Licence, games dealt and languages are what a floor manager looks for. All three fit on one line.',
  },
  {
    says: 'cinema|multiplex|movie theater|movie theatre',
    near: 'usher|popcorn|box office|projection|projectionist|screen|front of house|tickets|assistant|manager|foyer|odeon|cineworld|vue',
    not: 'studies|4d',
    brutal: [
      'Cinema popcorn is air, salt, and the whole of the profit.',
      'The staff have seen the last ten minutes of everything, from the aisle, holding a bin bag.',
    ],
    gentle: "Screens, admissions and spend per head are the cinema's own numbers. A single one gives this shape.",
  },
  {
    says: 'nightclub|night club',
    near: 'bar|door|manager|promot|promoter|promoted|staff|glass|vip|venue|dj|supervisor|security|event',
    brutal: ['Two in the morning, the lights come up, and a nightclub learns what colour its carpet is.', 'A nightclub bar is lip-reading with a till.'],
    gentle: "I'd read this as staying calm where others don't. Capacity, and how few nights went wrong, would back me up.",
  },
  {
    says: 'cloakroom|coat check',
    brutal: [
      "Cloakroom ticket 118. Black coat. They're all 118 and they're all black.",
      'Eight hundred coats go in over three hours and out in eleven minutes.',
    ],
    gentle: "Nothing lost all season? Then write that with the number of coats; it's a perfect record.",
  },
  {
    says: 'guest list|guestlist',
    near: 'door|club|event|venue|nightclub|vip|launch|party|wedding|gala',
    brutal: ["Everyone's on the guest list. They know the DJ. They've spelled the DJ wrong.", 'Plus one is a small phrase with a lot of people behind it.'],
    gentle: 'Size of the event, and what you did with the list: invited, checked, seated? That verb is the job.',
  },
  {
    says: 'motorway services|service station|rest stop',
    brutal: [
      'A banana costs more here, says the motorway, because where else are you going.',
      'Thirty miles to the next one. That sign is the whole marketing budget.',
    ],
    gentle: 'What was the busiest hour at the {it}, and in which unit? These sites never close, and crowds arrive by the coachload.',
  },
  {
    says: 'drive-thru|drive thru|drive-through',
    brutal: [
      'The target is under three minutes, and the order begins with um.',
      'A drive-thru headset turns a person asking for extra ketchup into the shipping forecast.',
    ],
    gentle: 'At the {it} somebody counts seconds per car all day long. If your store beat its target, say by how much.',
  },
  {
    says: "pizza delivery|domino's|dominos|papa john's|papa johns",
    brutal: ["Number 14 is between 9 and 22, in the dark, behind a hedge, and the pizza knows it's late.", 'Box flat, corners slow, speed bumps personal.'],
    gentle: 'Drops an hour, on-time share, cash reconciled: delivery has its own scoreboard. Which line of it is yours?',
  },
  {
    says: 'self-service kiosk|order kiosk|ordering kiosk|self-order kiosk',
    brutal: ['A kiosk never forgets to ask about fries.', 'One touchscreen, one queue, and a crew member standing beside it to press it for everyone.'],
    gentle: 'Kiosks raise the average spend. If you helped introduce them, that rise is your evidence.',
  },
  {
    says: 'cover',
    near: 'restaurant|kitchen|dining|brunch|lunch|dinner|service|night|day|daily|chef|bistro|week|sunday|evening|pub',
    not: 'insurance|book|album|song|magazine|band|art|letter',
    brutal: [
      '{n} covers is {n} people who all think they ordered first.',
      "To the kitchen, {n} covers is a number. To the floor it's {n} coats, moods and allergies.",
    ],
    gentle: 'The count is here, which is rare. Now set the team beside it: how many of you fed that many?',
  },
  {
    says: 'bedroom hotel|room hotel|bed hotel',
    brutal: [
      '{n} rooms, {n} kettles, and {n} theories about the shower.',
      'On any night in a hotel of {n} rooms, one phone is ringing about the next room along.',
    ],
    gentle: 'The size is a good anchor. Add the stars and the occupancy, and a hotelier knows exactly where you stood.',
  },
  {
    says: 'front desk|hotel reception',
    near: 'hotel|guest|check-in|check in|resort|motel|inn',
    brutal: [
      'Check-in is at three. The front desk says this to people with luggage from seven in the morning.',
      'A hotel front desk has a bell. Nobody who presses it is in a good mood.',
    ],
    gentle: 'Nobody sees how much a desk juggles. How many rooms was it, and did you sell the upgrades as well?',
  },
  {
    says: 'spa hotel|day spa|wellness spa|hotel spa',
    brutal: ['Whale song, on a loop, from behind a plastic fern.', 'Cucumber water is tap water that has been to a spa.'],
    gentle: 'What did guests rebook because of you? A treatment, or a product that sold, says more than the setting.',
  },
  {
    says: 'visitor centre|visitor center|tourist information|tourist office',
    brutal: [
      'The map is free. Nine out of ten people ask where the toilets are, and the map has those too.',
      'A visitor centre sells fudge, tea towels, and directions to the thing itself.',
    ],
    gentle: "What did you send people to that wasn't in the leaflet? That, with your languages, is the whole job in a line.",
  },
  {
    says: 'tour guide|walking tour|guided tour|city tour',
    brutal: [
      'Twenty-five people, one umbrella held up, and somebody always stops to read the plaque.',
      'A guided tour is walking backwards, in the rain, with dates.',
    ],
    gentle: 'Which story of yours made people put their phones away? Add the languages and the size of your groups.',
  },
  {
    says: 'mixology|mixologist',
    brutal: ['Mixology is bartending that owns a dropper bottle.', 'You can tell a mixologist from a bartender by the waistcoat, and by the wait.'],
    gentle: 'Bars know the word, managers hire on the menu. Which drink of yours stayed on it?',
  },
];
