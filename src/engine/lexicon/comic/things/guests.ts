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
    brutal: [
      'A fern, a heart or a swan. The latte art lasts until the sugar goes in.',
      "It's the one signature you have to sign upside down, in milk, with a queue watching.",
    ],
    gentle: 'Latte art says the milk was right. Add the pace, because a café hires for forty cups an hour as well.',
  },
  {
    says: 'coffee grinder|dialling in|dialing in',
    near: 'coffee|espresso|barista|grinder|cafe|café',
    brutal: [
      'A grinder gets dialled in at six and sulks by nine, because somebody opened the door and let the weather in.',
      'One click finer. One click coarser. Baristas have been late for weddings over less.',
    ],
    gentle: 'Dialling in is quality control before opening. Was it your recipe the others worked to?',
  },
  {
    says: 'flat white',
    brutal: [
      'Ask what separates a flat white from a latte and clear your afternoon.',
      'Australia and New Zealand both claim it. Neither has claimed the price.',
    ],
    gentle: 'Which shop, and how busy? Coffee roles are compared by cups a day.',
  },
  {
    says: 'oat milk',
    brutal: ['Soya had a good run. Then oats hired an agency.', 'Four milks on the shelf, and the oat milk carton is the one that wants to chat.'],
    gentle: "If you brought it in, changed supplier or shifted the waste, there's a small commercial story here.",
  },
  {
    says: 'coffee roasting|coffee roaster|coffee roastery|coffee cupping|green coffee',
    brutal: [
      'Tastes of blackcurrant, jasmine and brown sugar, says the coffee bag. The office says it tastes of coffee.',
      'A roaster waits for first crack, writes down the second, and slurps for a living.',
    ],
    gentle: 'Kilos a week, origins bought, and whether the roast profiles were yours: roasters read for those three.',
  },
  {
    says: 'barista',
    near: 'train|trained|training|award|championship|competition|head|certified|sca',
    brutal: [
      'Barista training takes a day. Remembering that extra hot is a temperature and not an insult takes a summer.',
      'Italian for bar person. In Britain it comes with an apron, a tattoo fund and views on water.',
    ],
    gentle: 'Trained by whom, or training how many? It reads very differently, and both are worth having.',
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
    says: 'keg|kegs',
    near: 'change|changed|changing|beer|cellar|bar|pub|tap|brewery|deliver',
    brutal: [
      'A full keg weighs about as much as the person sent to move it, and it always runs out at ten to nine.',
      'Twist, click, hiss. If it hisses before the click, step back.',
    ],
    gentle: "Manual handling, gas safety and speed sit in that one small duty. Name the site's size and it gets context.",
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
    says: 'mixology|mixologist',
    brutal: ['Mixology is bartending that owns a dropper bottle.', 'You can tell a mixologist from a bartender by the waistcoat on the ice.'],
    gentle: 'Bars know the word, managers hire on the menu. Which drink of yours stayed on it?',
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
    says: 'wset',
    brutal: ['WSET: the exam where you have to spit out the revision.', 'Gooseberry, wet stone, cut grass. WSET gives you words and your friends stop asking.'],
    gentle: 'The level decides which doors it opens, so print it, with the year and pass, merit or distinction.',
  },
  {
    says: 'sommelier',
    brutal: [
      "A sommelier can tell you the hillside. You wanted to know if it's dry.",
      'Sommeliers can tell everything from the nod when you order the second cheapest.',
    ],
    gentle: 'Cellar size, list length or wine revenue: any one of the three tells a restaurant your level.',
  },
  {
    says: 'personal licence|aplh|personal licence holder',
    near: 'alcohol|bar|pub|premises|licensing|award|aplh|holder|sale',
    brutal: [
      'A personal licence: forty questions about alcohol law, none about shifting a coach party at closing time.',
      "One day's course, forty multiple-choice questions, and the whole bar is now your fault by name.",
    ],
    gentle: 'Mention the issuing council, and whether you were the designated supervisor. That second part is the weight.',
  },
  {
    says: 'premises licence|designated premises supervisor|dps',
    near: 'licen|licence|pub|bar|venue|premises|alcohol|licensing',
    brutal: [
      'The DPS is named on a framed page by the bar. The police have read it. Nobody else ever has.',
      'A premises licence says when the music stops. The neighbours know it by heart.',
    ],
    gentle: 'Being the named person is real responsibility. Say the capacity, the hours, and how the reviews by the authority went.',
  },
  {
    says: 'challenge 25|think 25',
    brutal: [
      'Challenge 25 makes the evening of everyone it was not meant for.',
      'The sign says 25, the law says 18, and the person with the badge has to say it out loud.',
    ],
    gentle: 'Test purchases passed are the evidence here. Number, if you have it.',
  },
  {
    says: 'pub quiz|quiz night|quiz host',
    brutal: ['A pub quiz is forty questions, one dispute, and a phone in the toilets.', 'The team name takes longer than round one.'],
    gentle: 'A quiet Tuesday filled is worth money. Takings before and after it started?',
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
    says: 'karaoke',
    brutal: [
      'Karaoke runs on one song, and it has a key change nobody in the room can reach.',
      'Somebody has to hold the folder and say next. Diplomats get paid less for more.',
    ],
    gentle: 'Hosting is crowd work. If the night grew, say from how many to how many.',
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
    says: 'happy hour',
    brutal: [
      "Happy hour lasts three, which tells you who's counting.",
      'Half price until seven, and the last order goes in at six fifty-nine and fifty-eight seconds.',
    ],
    gentle: 'Promotions live on the takings sheet. What did it do to trade between five and seven?',
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
    gentle: 'Brewing, selling or serving? Volume in hectolitres or barrels makes the first clear, listings the second.',
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
      'Waiting tables is remembering nine orders while one person changes theirs twice and still means the first.',
      "Asking how everything is, always and by law, the second everyone's mouth is full.",
    ],
    gentle: 'Tables in a section, covers a night, average spend: choose one and a manager can picture your shift.',
  },
  {
    says: 'host stand|maître d|maitre d|hostess stand',
    brutal: [
      "There are forty free seats, all of them by the toilet, and the maître d' has to make them sound like a secret.",
      'The host stand holds the book, the menus, and the calmest face in the building.',
    ],
    gentle: 'Running the door decides the whole evening. Seats, bookings a night or the wait time you kept down?',
  },
  {
    says: 'opentable|resdiary|sevenrooms|resy|reservation system',
    near: 'restaurant|table|booking|covers|opentable|resdiary|sevenrooms|resy|dining|guest',
    not: 'airline',
    brutal: [
      "Everyone would like eight o'clock. The reservation system has six, or half past nine.",
      'The notes say window, quiet, anniversary. So do the notes for all the other bookings.',
    ],
    gentle: 'Filling quiet tables and cutting no-shows is what the system is for. Which number did it move?',
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
    says: 'google review|yelp',
    near: 'repl|reply|replied|respond|responded|rating|stars|review|restaurant|hotel|salon|manage|managed',
    brutal: ['A review is three words or three pages. Nobody has ever posted one.', 'Somebody gave the car park one star. It had to be answered nicely.'],
    gentle: 'Rating before, rating after, and the number of replies: the platform has kept all three for you.',
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
    gentle: 'Delivery times and spend per order are measured in good hotels. Do you know yours?',
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
    says: 'opera pms|oracle opera|opera cloud|micros opera|fidelio',
    brutal: [
      'The other Opera. Same length, fewer tenors, and it goes dark at three every morning for the night audit.',
      'Somebody in every hotel knows the Opera shortcut for it. They are on their day off.',
    ],
    gentle: 'Hotels filter for this system by name, so keep it. Add the modules: reservations, rate codes, reports.',
  },
  {
    says: 'key card|keycard|room key',
    near: 'hotel|guest|reception|check-in|front desk|room',
    brutal: [
      'A key card stops working beside a phone, a wallet, another key card, or room 412.',
      "It's plastic, it's wiped, and the fourth floor is a long way to find out.",
    ],
    gentle: 'Small front-desk tasks show the pace. Check-ins on a full day would give this line its scale.',
  },
  {
    says: 'lost property|lost and found',
    brutal: ['One glove. Lost property has everything in ones.', 'Four umbrellas, nineteen chargers, and a single tooth with its own log entry.'],
    gentle: 'A well-kept register returns things and settles arguments. What share was claimed?',
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
    says: 'revpar',
    brutal: [
      'RevPAR: the hotel word that turns an empty Tuesday into a decimal.',
      'You can have a full house at a bad price or a great price for nobody. RevPAR tells on both.',
    ],
    gentle: 'Give the figure against the competitor set if you may. An index over 100 needs no adjective.',
  },
  {
    says: 'booking.com|expedia|hotels.com',
    brutal: [
      'Only one room left at this price, says {it}, to everyone in Europe.',
      'The booking goes through {it}. The phone call about the pillow comes to the hotel.',
    ],
    gentle: 'Commission is what owners worry about. If you moved bookings to direct, give the share.',
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
    says: 'hospital corner|bed making|make beds|making beds',
    brutal: [
      'Hospital corners hold until someone actually gets in.',
      'Bed making to a coin-bounce standard, for a guest who sleeps on top of the covers with the telly on.',
    ],
    gentle: 'Speed and finish count together here: rooms per shift, and whether you trained the new starters on it.',
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
    says: 'youth hostel|backpacker hostel|hostel',
    near: 'backpack|backpacker|guest|reception|travel|dorm|beds|yha|youth|bookings',
    not: 'homeless|refuge|shelter|supported',
    brutal: [
      'Everything in the hostel fridge has a name on it. Almost none of them has been honoured.',
      'A dorm of eight: seven alarms, and the one who needs it sleeps through.',
    ],
    gentle: 'Languages, bookings, cleaning, peacekeeping. Which of them took most of the shift?',
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
    gentle: 'Changeovers between stays are the hard part. How many units, and who lit the stoves?',
  },
  {
    says: 'cruise ship|cruise liner|cruise line',
    brutal: [
      'Seven decks of buffet, and the staff mess has rice.',
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
    gentle: 'The safety training is the serious half: aircraft types, medical cases, languages. Let it come before the trolley.',
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
      'Learn the commands for it and no airport code will ever sound like a place again.',
    ],
    gentle: 'Travel firms look for the system by name. Ticketing, fares or reissues: say how deep you went.',
  },
  {
    says: 'atol|abta|iata',
    near: 'travel|holiday|tour|agent|ticket|flight|booking|airline',
    brutal: [
      'Four letters at the bottom of the brochure, read by no one until the airline stops answering.',
      "It's on the form, the brochure and the window. The day it matters, it's on the news.",
    ],
    gentle: 'Holding or working under a licence means audits. Say if the compliance was yours.',
  },
  {
    says: 'tour guide|walking tour|guided tour|city tour',
    brutal: [
      'Twenty-five people, one umbrella held up, and somebody always stops to read the plaque.',
      'A guided tour is walking backwards, in the rain, with dates.',
    ],
    gentle: 'Languages, group size and a rating: guides are hired on those three. One line can hold them all.',
  },
  {
    says: 'coach tour|coach trip|coach holiday',
    brutal: [
      'Forty-nine seats, and the toilet at the back is for emergencies only. It says so, hopefully.',
      "A coach trip keeps time by one thing: who isn't back from the gift shop.",
    ],
    gentle: 'Head counts, hotels, breakdowns and weather: how many days and how many guests in your charge?',
  },
  {
    says: 'travel itinerary|itineraries|itinerary',
    near: 'travel|executive|ceo|director|trip|tour|flight|client|planned|booked',
    brutal: [
      'The itinerary is colour coded to the minute. Then the flight moves by forty.',
      'Seven cities, two adapters, and one connection that was only ever possible on paper.',
    ],
    gentle: 'How many travellers, how many countries, and what went wrong that nobody noticed? The last one is your skill.',
  },
  {
    says: 'ski chalet|chalet host|ski season',
    brutal: [
      'Cake at four, dinner at eight, and a boiler that freezes between the two.',
      "A ski season: six months of other people's breakfast for ten minutes of fresh powder.",
    ],
    gentle: 'Cooking, cleaning and hosting alone for a houseful is proper management. How many guests a week?',
  },
  {
    says: 'holiday rep|resort rep|overseas rep',
    brutal: [
      'Welcome meeting at ten. Half the coach is here, half of that is awake.',
      'A holiday rep has answered when the weather will change. Several times a day. With a smile.',
    ],
    gentle: 'Complaints solved on the spot and excursions sold are the two sides of this job. Pick the stronger.',
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
    says: 'escape room',
    brutal: [
      "Forty minutes in an escape room and they're pulling at the skirting board. The key was on the table.",
      'The game master sees everything and may only say: have you tried all the drawers.',
    ],
    gentle: 'Hosting, resetting and hints take quick reading of a group. If you designed one, say so first.',
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
    says: 'bowling alley|tenpin bowling|ten pin bowling',
    brutal: ['Two hundred pairs of shoes, and the size you need is in lane nine.', 'Bumpers up is not cheating, says the bowling alley, and takes the money.'],
    gentle: 'Lanes, parties and the bar make this an operations job. What was a full Saturday like in numbers?',
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
    says: 'box office',
    brutal: [
      'Row F is fine. Row F is behind the pillar, but row F is fine.',
      'A box office sells the show twice: once with the ticket, once with the apology.',
    ],
    gentle: 'Tickets per performance, systems used, groups sold: which would a theatre manager ask you first?',
  },
  {
    says: 'nightclub|night club',
    near: 'bar|door|manager|promot|promoter|promoted|staff|glass|vip|venue|dj|supervisor|security|event',
    brutal: ['Two in the morning, the lights come up, and a nightclub learns what colour its carpet is.', 'A nightclub bar is lip-reading with a till.'],
    gentle: 'Capacity and a clean incident record speak loudest about late venues. Do you have both?',
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
    says: 'golf club|country club',
    near: 'bar|member|steward|events|hospitality|greenkeep|clubhouse|function|secretary|membership|restaurant',
    brutal: [
      'A golf club committee can discuss a sandwich for longer than it takes to play the back nine.',
      'There are nineteen holes. The books balance on the last one.',
    ],
    gentle: 'Members expect to be known by name. Membership size, functions a year or bar takings would place it.',
  },
  {
    says: 'motorway services|service station|rest stop',
    brutal: [
      '£1.94 for a banana, says the motorway, because where else are you going.',
      'Thirty miles to the next one. That sign is the whole marketing budget.',
    ],
    gentle: 'These sites never close, and crowds arrive by the coachload. Which unit, and what was the busiest hour?',
  },
  {
    says: 'drive-thru|drive thru|drive-through',
    brutal: [
      'The target is under three minutes, and the order begins with um.',
      'A drive-thru headset turns a person asking for extra ketchup into the shipping forecast.',
    ],
    gentle: 'Seconds per car is measured all day long. If your store beat its target, you know by how much.',
  },
  {
    says: "pizza delivery|domino's|dominos|papa john's|papa johns",
    brutal: ["Number 14 is between 9 and 22, in the dark, behind a hedge, and the pizza knows it's late.", 'Box flat, corners slow, speed bumps personal.'],
    gentle: 'Drops an hour, on-time share, cash reconciled: delivery has its own scoreboard. Which line of it is yours?',
  },
  {
    says: 'takeaway|take-away|takeout',
    near: 'counter|order|phone|kitchen|restaurant|chinese|indian|pizza|cook|shop|food|delivery',
    brutal: ['The takeaway knows the whole street by voice and none of it by face.', "Ready in twenty minutes. It's a tradition rather than an estimate."],
    gentle: 'Phones, counter and packing at once is quick work. Orders on a Friday would prove it.',
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
    gentle: "Rooms, languages and upsell revenue are the desk's three figures. Two would do.",
  },
  {
    says: 'spa hotel|day spa|wellness spa|hotel spa',
    brutal: ['Whale song, on a loop, from behind a plastic fern.', 'Cucumber water is tap water that has been to a spa.'],
    gentle: 'Treatments a day, retail sales or rebooking: which of them did your manager praise?',
  },
  {
    says: 'sauna|steam room',
    not: 'recovery',
    brutal: [
      'Ninety degrees, and someone always gets up to add water for the others.',
      "In Finland the sauna is where deals are made. In a leisure centre it's where someone reads the Metro.",
    ],
    gentle: 'Pool plant, hourly checks, hygiene: say which part of the running was yours.',
  },
  {
    says: 'visitor centre|visitor center|tourist information|tourist office',
    brutal: [
      'The map is free. Nine out of ten people ask where the toilets are, and the map has those too.',
      'A visitor centre sells fudge, tea towels, and directions to the thing itself.',
    ],
    gentle: "Footfall and languages, please, and what you recommended that wasn't in the leaflet.",
  },
];
