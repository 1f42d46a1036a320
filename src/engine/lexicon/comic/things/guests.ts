import type { ComicEntry } from '../comic-entry.ts';

/** Things of bars, cafés, dining rooms, hotels and travel. */
export const GUEST_THINGS: readonly ComicEntry[] = [
  {
    says: 'espresso machine|la marzocco|sanremo machine',
    brutal: [
      'An espresso machine costs more than the delivery van and gets spoken to more nicely.',
      "Nine bars, ninety-three degrees, and one person who tamps it wrong and won't be told.",
    ],
    gentle: 'Cups a day and the make of machine: an owner of the same one wants both, and whether you cleaned and dialled it in yourself.',
  },
  {
    says: 'latte art',
    brutal: ['A fern, a heart or a swan. The latte art lasts until the sugar goes in.', 'Latte art: a signature, upside down, in milk, with a queue watching.'],
    gentle: 'Latte art says the milk was right. Add pace beside it, cups in the busiest hour.',
  },
  {
    says: 'flat white',
    brutal: [
      'Ask what separates a flat white from a latte and clear your afternoon.',
      'Australia and New Zealand both claim it. Neither has claimed the price.',
    ],
    gentle: 'Cups on a Saturday tell a coffee shop how busy the machine was. Add beans and machine by name.',
  },
  {
    says: 'starbucks|costa coffee|caffe nero|pret a manger|tim hortons|dunkin',
    around: 'barista|coffee|drink|till|team member|shift|cashier|food|crew|customer service|store manager|supervisor|café|cafe',
    brutal: [
      'Four sizes, three milks, two queues, and one person who would just like a coffee.',
      'Half past eight, a queue out of the door, and somebody orders six drinks off a phone. For a meeting.',
    ],
    gentle: "Large chains train to a standard others trust. Shifts run, a trainer badge or the store's weekly take would place you.",
  },
  {
    says: 'cask ale|real ale|cask marque',
    brutal: [
      "Cask ale is alive, so it sulks in heat, hates being moved and has to settle before it's any good.",
      'Real ale drinkers hold the glass to the light first. Then they look at you.',
    ],
    gentle: 'Cask quality is skill behind a closed door. Add an award, lines cleaned or ullage kept low, if you have one.',
  },
  {
    says: 'beer line|line cleaning|beer lines',
    near: 'beer|cellar|pub|bar|keg|pump|draught|cleaning',
    brutal: [
      'Beer lines get purple stuff through them once a week. The week is a matter of conscience.',
      'Ninety minutes of line cleaning, and the first pint afterwards is always called a test.',
    ],
    gentle: 'Clean lines are margin and reputation. Add a yield figure from the cellar report, if you have one.',
  },
  {
    says: 'cellar management|cellarman|cellar work|pub cellar|beer cellar',
    brutal: [
      'Eleven to thirteen degrees down there. In a heatwave the whole shift finds something to check in the cellar.',
      'A cellar runs on gas, gravity and one light switch nobody can find from the stairs.',
    ],
    gentle: 'Give award, yield or the number of lines: pub groups pay attention to all three, and any one lifts the word cellar.',
  },
  {
    says: 'cocktail|cocktail menu|cocktail bar',
    not: 'dress|antibod|antibody|enzyme|protease|inhibitor|chemical|reagent|antimicrobial|primer',
    around: 'bar|bartend|bartender|drink|restaurant|hotel|pub|mixolog|lounge|nightclub|spirits|waiter|waitress|server|beverage|hospitality|barista',
    brutal: [
      'One espresso martini leaves the bar, eleven people see it, and there goes the evening.',
      'Fourteen steps, three garnishes, and the table behind would like six of the same cocktail.',
    ],
    gentle: 'Writing the list and shaking it are different jobs. One drink of yours with its sales makes either a business story.',
  },
  {
    says: 'wine list',
    brutal: [
      'The second cheapest on the wine list outsells everything. The person who wrote it counted on that.',
      'A wine list is forty regions and one wine called house.',
    ],
    gentle: 'Chosen, costed or only carried: the verb decides the level. Add bins, margin, or a wine you made popular.',
  },
  {
    says: 'sommelier',
    brutal: [
      "A sommelier can tell you the hillside. You wanted to know if it's dry.",
      'A sommelier shows you the cork. To this day people sniff it, nod, and have no idea why.',
    ],
    gentle: 'Give cellar size, list length or wine revenue: any of the three tells a restaurant your level, and the certificate confirms it.',
  },
  {
    says: 'pub quiz|quiz night|quiz host',
    brutal: ['A pub quiz is forty questions, one dispute, and a phone in the toilets.', 'The team name takes longer than round one.'],
    gentle: 'Filling a quiet night is worth money to a pub. What the till took before and after is the sentence.',
  },
  {
    says: 'beer garden',
    brutal: [
      'Twelve tables, one heater, and the first sunny Friday of the year with no one on the rota.',
      'Optimism, with benches bolted to it. A beer garden opens in March.',
    ],
    gentle: 'Outdoor seats mean a plan for weather and staff. Add seats, and what they added on a good day.',
  },
  {
    says: 'last orders',
    not: 'ship|shipping|christmas|cut-off|supplier|product|e-commerce|dispatch',
    brutal: [
      'Last orders is the bell that turns four customers into forty.',
      'Time, please. Said politely at first, less so ten minutes later, and after that in lighting.',
    ],
    gentle: 'Closing a busy room calmly is a skill few write down. Add the capacity, and keys held.',
  },
  {
    says: 'bottomless brunch',
    brutal: ['Bottomless for ninety minutes. The floor staff can hear the eighty-ninth.', 'Prosecco, eggs and a stopwatch.'],
    gentle: 'Sittings, covers and spend per head: a bottomless session has all three. Name the one that grew.',
  },
  {
    says: 'microbrewery|craft beer|taproom|craft brewery',
    brutal: [
      "Craft beer is nine tenths cleaning, one tenth hops, and a can designed by somebody's cousin.",
      "Mango, sour, double dry hopped. There's a stout at the end for people who came with someone.",
    ],
    gentle: 'Brewing, selling or serving: barrels make the first clear, listings the second, and regulars the third.',
  },
  {
    says: 'gin distillery|craft gin|gin tasting|gin bar',
    brutal: ['Thirty gins, one tonic, and a slice of something that used to be a salad.', 'Every gin starts with juniper and ends with a story about a shed.'],
    gentle: 'Tastings sell, distilling makes. Add guests per session or bottles per run.',
  },
  {
    says: 'whisky|whiskey|single malt',
    near: 'distillery|tasting|tour|bar|collection|cask|brand|sales|bottle|ambassador|malt',
    not: 'golf|gogh',
    brutal: [
      "Twelve years in a barrel, and then someone asks whether there's any cola.",
      "The angels' share evaporates. No other industry has written off stock so beautifully.",
    ],
    gentle: 'Tours, tastings or a bar list: whisky knowledge sells to tourists and collectors alike, and the number of guests gives it a scale.',
  },
  {
    says: 'silver service',
    brutal: [
      "Silver service is a spoon, a fork, one hand, and somebody's new suit directly underneath.",
      'Six sprouts, two instruments, no tongs. Try that at home before you laugh.',
    ],
    gentle: 'Few are still trained in it. Banqueting houses look for the words, with the largest seated dinner you served beside them.',
  },
  {
    says: 'table service|waiting tables|waited tables',
    not: 'azure|storage|aws|database|api',
    brutal: [
      "Waiting tables is four hot plates up one arm and a face that says they aren't.",
      "Asking how everything is, always and by law, the second everyone's mouth is full.",
    ],
    gentle: 'Tables in a section, covers a night, average spend: with one of them a manager can picture your shift.',
  },
  {
    says: 'tripadvisor|trip advisor',
    brutal: [
      'Five stars for the food, five for the view. Then one star, because it rained.',
      'TripAdvisor: where a chip can be reviewed in four paragraphs by someone called ChipLover7.',
    ],
    gentle: 'A TripAdvisor ranking is public, and it persuades. If it moved while the replies were yours, both positions belong here.',
  },
  {
    says: 'tronc|tip pool|tips pool',
    brutal: ['A tip pool makes a whole dining room good at maths.', 'Points: simple, fair, and discussed on every break since they began.'],
    gentle: 'Running the tip pool means colleagues trusted you with their money. That, and the number of people paid, is worth a plain sentence.',
  },
  {
    says: 'room service',
    brutal: [
      'Room service is a club sandwich, a steel dome and a lift that stops at every floor.',
      'Forty metres of corridor, one tray, and a door that pulls.',
    ],
    gentle: 'Good hotels time every tray. Add minutes to the door or spend per order.',
  },
  {
    says: 'minibar|mini bar',
    brutal: ['Minibar nuts cost more per gram than the carpet.', 'Two peanuts taken, one vodka refilled with water, and no comment at checkout.'],
    gentle: 'Counting a minibar and charging it fairly is a trust job. Add rooms a day, or a loss rate brought down.',
  },
  {
    says: 'concierge',
    not: 'medicine|concierge service desk|medical',
    around: 'hotel|guest|resort|lobby|clefs|travel|restaurant reservation|luxury|inn|spa|villa|yacht|palace',
    brutal: [
      'A concierge gets two tickets for a show that sold out in March, and never says how.',
      'Ask a concierge for the impossible and there is a pause. The pause is them deciding whom to ring first.',
    ],
    gentle: 'One hard request solved, told in a clause, is worth more than a list of duties. Languages go right behind.',
  },
  {
    says: "les clefs d'or|clefs d'or|clefs d’or",
    brutal: [
      'Two gold keys on a lapel, and neither of them opens anything. The phone book behind them does.',
      "Les Clefs d'Or is a very small piece of metal that gets you a table for two at eight.",
    ],
    gentle: 'Membership is by peers, so the year and the house that proposed you are what every luxury hotel recognises.',
  },
  {
    says: 'night audit|night auditor',
    brutal: [
      "Night audit: yesterday's books get closed at three in the morning, while tomorrow is at the desk asking for a toothbrush.",
      "The day ends when the night auditor says so. There's a button.",
    ],
    gentle: "Balancing a hotel alone at night shows accuracy and nerve. Add rooms and the system's name.",
  },
  {
    says: 'opera pms|oracle opera|opera cloud|micros opera|micros fidelio',
    brutal: [
      'The other Opera. Same length, fewer tenors, and the curtain comes down every night for the audit.',
      'Somebody in every hotel knows the Opera shortcut. They are on their day off.',
    ],
    gentle: 'Hotels filter for this system by name, so it stays. Modules come next: reservations, rate codes, night audit, reports.',
  },
  {
    says: 'lost property|lost and found',
    brutal: ['One glove. Lost property has everything in ones.', 'Four umbrellas, nineteen chargers, and a single tooth with its own log entry.'],
    gentle: 'The share that went back to its owners makes a record of it. The log, if you kept it, is data protection in practice.',
  },
  {
    says: 'overbooking|overbooked|walked guest',
    near: 'hotel|room|guest|reservation|front desk|resort|inn|occupancy',
    brutal: [
      'A hundred rooms, a hundred and four bookings, and a front desk hoping for snow at the airport.',
      'Overbooking is arithmetic in the morning and a taxi by midnight.',
    ],
    gentle: 'Selling to the edge without a scene is fine judgement. Occupancy reached and guests moved are its two honest numbers.',
  },
  {
    says: 'booking.com|expedia|hotels.com',
    brutal: [
      'Only one room left at this price, says {it}, to everyone in Europe.',
      'The booking goes through {it}. The phone call about the pillow comes to the hotel.',
    ],
    gentle: 'Owners lie awake over the commission. Add a share of guests moved to booking direct, or a score raised, if you have one.',
  },
  {
    says: 'housekeeping trolley|housekeeping cart|room attendant|chambermaid',
    brutal: [
      'Every guest hangs the sign out at ten and takes it in at ten to two.',
      'Bed, bath, bin, and one inch of hospital corner. A room attendant could do it in the dark, and the bulb has gone.',
    ],
    gentle: 'Rooms a shift and the inspection score are the two numbers of this trade. Supervising or training others goes before both.',
  },
  {
    says: 'turndown service|turndown',
    near: 'hotel|room|guest|evening|bed|housekeeping|service|yacht|chalet',
    not: 'ratio|valve|boiler|burner|flow|offer|client',
    brutal: [
      "A chocolate on the pillow. By morning it's a crime scene on the linen.",
      'Turndown: folding back one corner of a bed for someone who was going to manage.',
    ],
    gentle: 'Evening service means tact at a door. Add suites a night, and a detail guests wrote about.',
  },
  {
    says: 'b&b|bed and breakfast|guest house|guesthouse',
    brutal: [
      'A bed and breakfast has four rooms, one toaster, and a laminated note about the shower.',
      'Breakfast is eight to nine. Everyone arrives at eight fifty-eight, shyly.',
    ],
    gentle: 'In a small house one person does six jobs. Add the three biggest and the number of rooms.',
  },
  {
    says: 'holiday park|caravan park|caravan site',
    brutal: [
      'Rows of identical caravans, and at midnight every one of them is the right one.',
      'A holiday park sells fresh air, and then takes four calls about the wind.',
    ],
    gentle: 'Give pitches, Saturday turnovers, occupancy: holiday parks talk in those, so the line may as well.',
  },
  {
    says: 'glamping',
    brutal: ['Camping, with a duvet. The mud is still included.', 'A yurt, a wood burner, and a four-page note on how not to be warm too quickly.'],
    gentle: 'Changeover day is the hard part, and owners know it. Add units, and hours between guests.',
  },
  {
    says: 'cruise ship|cruise liner|cruise line',
    brutal: [
      'Seven decks of buffet, and the crew eats below all seven.',
      'A cruise ship lets you see the whole Mediterranean between the end of lunch and the start of dinner.',
    ],
    gentle: 'Contracts at sea mean long weeks and guests from everywhere. Add ship size, route and role.',
  },
  {
    says: 'muster drill|muster station|lifeboat drill',
    brutal: ["The one time a whole ship wears orange and nobody's at the bar.", "Muster station C. There's always someone at B, with a cocktail, quite sure."],
    gentle: 'Safety duty at sea is a certificate plus a station. Both by name count ashore as crisis training.',
  },
  {
    says: 'cabin crew|flight attendant|air steward',
    brutal: ["Chicken or pasta? By row 31 it's a rhetorical question.", 'Cabin crew can evacuate a jet in ninety seconds. They get asked for tomato juice.'],
    gentle: 'Safety is the serious half of cabin crew: aircraft types, drills, medical cases. It reads best before the trolley does.',
  },
  {
    says: 'boarding gate|gate agent',
    brutal: ['Group five is called. Groups one to nine stand up.', 'A boarding gate has sixty seats, a hundred and eighty people, and one plug socket.'],
    gentle: 'On-time departures are measured to the minute. Add a figure for your gate or airline, if you were told one.',
  },
  {
    says: 'baggage handler|baggage handling|lost luggage|lost baggage|baggage claim',
    brutal: ["Lost luggage is always black, medium, with wheels. So is everyone else's.", 'The fragile sticker is mostly there for the owner.'],
    gentle: 'Bags per flight, tracing times or claims closed: airports count it all, and the figure for your part makes the line.',
  },
  {
    says: 'amadeus|sabre gds|galileo gds|galileo reservation|worldspan',
    near: 'gds|booking|travel|flight|ticketing|airline|fares|reservation|sabre|galileo|agent',
    not: 'mozart|choir|orchestra',
    brutal: [
      '{it} is green text, cryptic codes, and a booking made before the website has finished loading.',
      'Forty keystrokes of {it}, hardly a vowel among them, and a party of five is in Tenerife.',
    ],
    gentle: 'Travel firms search for the system by name. Name the depth: ticketing, fares, reissues or queues.',
  },
  {
    says: 'travel itinerary|itineraries|itinerary',
    near: 'travel|executive|ceo|director|trip|tour|flight|client|planned|booked',
    brutal: [
      'The itinerary is colour coded to the minute. Then the flight moves by forty.',
      'Seven cities, two adapters, and one connection that was only ever possible on paper.',
    ],
    gentle: 'Travellers, countries and time zones give an itinerary its size. Add a change handled overnight, if you have one.',
  },
  {
    says: 'theme park|amusement park|rollercoaster|roller coaster',
    brutal: [
      'Ninety minutes of queue, ninety seconds of ride, and the shop is the exit.',
      'You must be this tall. The sign has heard every argument, mostly on tiptoe.',
    ],
    gentle: 'Attraction operation is safety work in a bright shirt. Add guests an hour and checks signed each morning.',
  },
  {
    says: 'croupier|casino',
    not: 'royale|online|igaming|software|seo|affiliate|app|slot game',
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
    gentle: "Screens, admissions and spend per head are the cinema's own numbers. A single one gives the line its shape.",
  },
  {
    says: 'nightclub|night club',
    near: 'bar|door|manager|promot|promoter|promoted|staff|glass|vip|venue|dj|supervisor|security|event',
    brutal: ['Two in the morning, the lights come up, and a nightclub learns what colour its carpet is.', 'A nightclub bar is lip-reading with a till.'],
    gentle: "It reads as staying calm where others don't. Capacity, licence and how few nights went wrong would back that up.",
  },
  {
    says: 'cloakroom|coat check',
    brutal: [
      "Cloakroom ticket 118. Black coat. They're all 118 and they're all black.",
      'Eight hundred coats go in over three hours and out in eleven minutes.',
    ],
    gentle: 'A season of coats with nothing lost is a perfect record. With the number of them beside it, it may be printed as one.',
  },
  {
    says: 'guest list|guestlist',
    near: 'door|club|event|venue|nightclub|vip|launch|party|wedding|gala',
    brutal: ["Everyone's on the guest list. They know the DJ. They've spelled the DJ wrong.", 'Plus one is a small phrase with a lot of people behind it.'],
    gentle: 'Invited, checked or seated: the verb is the job. Add the size of the event.',
  },
  {
    says: 'motorway services|motorway service area|motorway service station',
    brutal: [
      'A banana costs more here, says the motorway, because where else are you going.',
      'Thirty miles to the next one. That sign is the whole marketing budget.',
    ],
    gentle: 'These sites never close, and crowds arrive by the coachload. Add unit, and heads in the busiest hour.',
  },
  {
    says: 'drive-thru|drive thru|drive-through',
    not: 'covid|vaccin|bank|pharmac|testing|teller|prescription|clinic',
    brutal: [
      'The target is in seconds, and the order begins with um.',
      'A drive-thru headset turns a person asking for extra ketchup into a radio play about a storm.',
    ],
    gentle: 'Somebody counts seconds per car all day long. If your store beat its target, the figure belongs right here.',
  },
  {
    says: "pizza delivery|domino's|dominos|papa john's|papa johns",
    around: 'driver|rider|delivery|deliveries|moped|courier|drops',
    brutal: ["Number 14 is between 9 and 22, in the dark, behind a hedge, and the pizza knows it's late.", 'Box flat, corners slow, speed bumps personal.'],
    gentle: 'Drops an hour, on-time share, cash reconciled: delivery has its own scoreboard. Any line of it makes the job measurable.',
  },
  {
    says: 'self-service kiosk|order kiosk|ordering kiosk|self-order kiosk',
    around: 'restaurant|burger|mcdonald|fast food|food|crew|kitchen|meal|menu|qsr',
    brutal: ['A kiosk never forgets to ask about fries.', 'One touchscreen, one queue, and a crew member standing beside it to press it for everyone.'],
    gentle: 'Kiosks raise the average order. Helping a store through the change, with that rise, is evidence of more than pressing buttons.',
  },
  {
    says: 'cover',
    near: 'restaurant|kitchen|dining|brunch|lunch|dinner|service|night|day|daily|chef|bistro|week|sunday|evening|pub',
    not: 'insurance|book|album|song|magazine|band|art|letter|shift|sick|absence|holiday|teacher|leave|manhole|mattress|slip|pool',
    brutal: [
      '{n} covers is {n} people who all think they ordered first.',
      "To the kitchen, {n} covers is a number. To the floor it's {n} coats, moods and allergies.",
    ],
    gentle: 'A number of covers is rare and good. The size of the team beside it tells a chef how hard each of you worked for it.',
  },
  {
    says: 'bedroom hotel|room hotel|bed hotel',
    brutal: [
      '{n} rooms, {n} kettles, and {n} theories about the shower.',
      'On any night in a hotel of {n} rooms, one phone is ringing about the next room along.',
    ],
    gentle: 'The size is a good anchor. Stars and occupancy next to it, and a hotelier knows exactly where you stood.',
  },
  {
    says: 'front desk|hotel reception',
    near: 'hotel|guest|check-in|check in|resort|motel|inn',
    brutal: [
      'Check-in is in the afternoon. The front desk says this to people with luggage from seven in the morning.',
      'A hotel front desk has a bell. Nobody who presses it is in a good mood.',
    ],
    gentle: 'A desk juggles more than anybody sees. Add rooms, the booking system and upgrades sold.',
  },
  {
    says: 'spa hotel|day spa|wellness spa|hotel spa',
    brutal: ['Whale song, on a loop, from behind a plastic fern.', 'Cucumber water is tap water that has been to a spa.'],
    gentle: 'Rebookings and products sold say more than the setting. The treatments you are certified for go first.',
  },
  {
    says: 'visitor centre|visitor center|tourist information|tourist office',
    brutal: [
      'The map is free. Nine out of ten people ask where the toilets are, and the map has those too.',
      'A visitor centre sells fudge, tea towels, and directions to the thing itself.',
    ],
    gentle: 'Languages and visitors a day are what a tourist board reads. Something you recommended that was not in the leaflet shows the rest.',
  },
  {
    says: 'tour guide|walking tour|guided tour|city tour',
    brutal: ['Twenty-five people, one umbrella held up, and somebody always stops to read the plaque.', 'A guided tour is walking backwards, with dates.'],
    gentle: 'Languages, group size and the theme of the tour sell a guide. A badge or licence for the city comes before all three.',
  },
  {
    says: 'mixology|mixologist',
    brutal: ['Mixology is bartending that owns a dropper bottle.', 'You can tell a mixologist from a bartender by the waistcoat, and by the wait.'],
    gentle: "Managers hire on the menu. Add one drink of yours that stayed on it, with the bar's name, if you have one.",
  },
];
