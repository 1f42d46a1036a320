import type { ComicEntry } from '../comic-entry.ts';

/** Things of volunteering, clubs, stalls, outings, small machines and the apps beside them. */
export const CLUB_AND_APP_THINGS: readonly ComicEntry[] = [
  {
    says: 'repair café|repair cafe',
    brutal: [
      'A repair café is a queue of toasters, and half of them only need emptying.',
      'You bring a broken lamp and leave with a lamp, a slice of cake and a lecture on screws.',
    ],
    gentle: 'Repair cafés log what comes in and what goes home working. That tally, or the trade you mended in, makes it technical experience.',
  },
  {
    says: 'rnli|lifeboat crew|lifeboat station|lifeboat volunteer',
    brutal: [
      "RNLI crews drop everything when the pager goes. Most offices can't get that for a fire alarm.",
      'A pub by the sea has a bell, a dartboard and a collection tin shaped like a lifeboat.',
    ],
    gentle: 'Crew, shore crew, shop or fundraising are four different skills. Name the one that was yours, with the training.',
  },
  {
    says: 'school governor|chair of governors|parent governor|staff governor|academy governor',
    brutal: [
      "Governors get no pay, a login that doesn't work, and legal responsibility for a roof.",
      "Being a governor means three quotes for a boiler, and six people who've each read a different draft.",
    ],
    gentle: 'Governors sign off budgets many managers never see. Add committee, finance, staffing or standards, and years served.',
  },
  {
    says: 'treasurer',
    near: 'society|club|association|union|committee|choir|guild|league|charity',
    not: 'assistant treasurer|group treasurer|corporate',
    brutal: [
      'The treasurer is loved by the whole committee until someone is asked what the taxi was for.',
      "Elections for treasurer are quiet. Everybody's seen the carrier bag of receipts.",
    ],
    gentle: 'The sum that went through the account in a year makes it finance.',
  },
  {
    says: 'social secretary|social sec',
    brutal: [
      'Social secretary: budget holder for pizza, guarantor for the minibus.',
      "Book for thirty, eighteen turn up, and the restaurant has the social secretary's own number.",
    ],
    gentle: 'Attendance is the result. Add one event that filled up, with heads and budget, if you have one.',
  },
  {
    says: 'fixture secretary|fixtures secretary',
    brutal: [
      "A fixture secretary makes a perfect calendar in July. Then it's shown to the weather.",
      'Eleven clubs, two pitches and a derby on the wrong Sunday. Airlines schedule with less shouting.',
    ],
    gentle: "A season of fixtures is scheduling against rain, pitches and other people's diaries. Teams and matches give it a size.",
  },
  {
    says: 'membership secretary|club secretary',
    brutal: [
      "A membership secretary knows who hasn't paid, and stands next to them at the bar.",
      'One half is the list. The other is finding out which J. Smith has moved.',
    ],
    gentle: 'Lists, renewals, data protection: it is a database role in a club jersey. Add members, and what renewals did.',
  },
  {
    says: 'till roll|receipt roll',
    brutal: [
      "The pink stripe on a till roll means it's nearly finished. It appears when the queue reaches the door.",
      'Put in the wrong way round, a till roll prints nothing at all, very confidently.',
    ],
    gentle: 'Nobody notices a till that never runs out of paper. Ordering supplies, if it was yours, is stock control and may be called that.',
  },
  {
    says: 'sandwich board|pavement sign|chalkboard sign',
    brutal: [
      "There's room on a pavement sign for eleven words, one arrow and a pun about coffee.",
      'First decent gust, and the sign is advertising to the other side of the road.',
    ],
    gentle: 'A board that brought people in is marketing. A rough count from the days it stood out is all the proof it needs.',
  },
  {
    says: 'gazebo',
    not: 'built|build|construct|wood|timber|deck|pergola|carpent|landscap|design|fence|patio|concrete|installation of',
    brutal: ['Four people to put a gazebo up. The wind takes it down alone.', "One leg won't click, and the bag was made for a smaller gazebo."],
    gentle: 'Outdoor events are won at the set-up. Stalls, guests and the plan for rain: one of them beside it gives an organiser the scale.',
  },
  {
    says: 'bunting',
    not: 'baseball|softball|bird|hitting|ornitholog',
    brutal: [
      "Bunting comes out of the box as one knot. That's the morning gone.",
      'Put triangles on a string, and people will stand under it and call it an event.',
    ],
    gentle: 'Dressing a venue is the visible tenth of the day. Add power, tables, access or clearing up, where they were yours.',
  },
  {
    says: 'market stall|market stallholder|street market',
    brutal: [
      'A market stall opens at dawn, in the wet, with a float and cold hands. Then somebody offers half.',
      'Two for a fiver. Market stalls did dynamic pricing before it had an algorithm.',
    ],
    gentle: "Buying, pricing, selling and weather in one morning. Add the goods and a strong Saturday's takings.",
  },
  {
    says: 'wristband',
    not: 'patient|hospital|fitness|identification|identity|newborn|wearable|tennis|silicone|smart|sensor',
    brutal: [
      'A wristband goes on in a second and comes off in November, with scissors.',
      'Each colour of wristband means something. By ten at night the gate has forgotten what green was.',
    ],
    gentle: 'Access control is a job of counts. Wristbands out, gates and hours are figures every event keeps.',
  },
  {
    says: 'lanyard',
    not: 'harness|fall|height|rope|climb|anchor|scaffold|tool lanyard|shock|arborist|winch',
    brutal: [
      'A lanyard turns anybody into the person who knows where the toilets are.',
      'Lanyards twist until the name faces the wearer, who already knows it.',
    ],
    gentle: 'Badges and passes are a desk that must not queue. Guests through it in the first hour would show how it ran.',
  },
  {
    says: 'groundsman|groundskeeper|groundsperson|groundskeeping',
    around: 'pitch|sport|field|cricket|football|turf|stadium|golf|rugby|match|ball|bowls|athletic|wicket|baseball|racecourse',
    brutal: [
      'Groundskeeping is growing perfect grass so that thirty people in studs can settle something on it.',
      'Ask the groundskeeper whether the pitch is fit. Bring a chair.',
    ],
    gentle: 'Clubs count matches lost to the pitch. A season with few of them, or the surface you know, is the detail a club wants.',
  },
  {
    says: 'line marking|pitch marking',
    near: 'pitch|sport|field|court|football|grass|grounds',
    brutal: ['With line marking, one sneeze stays on the pitch until May.', 'String, paint, a wobbling wheel, and a referee who inspects it every Saturday.'],
    gentle: 'Square and ready on time is measured work. Add sports and pitches a week.',
  },
  {
    says: 'scorekeeper|score keeper|scorebook|cricket scorer|official scorer',
    brutal: [
      "Two scorers, two books, one point of difference. The players are home before it's found.",
      "At any match the scorer is the one person who can't look at a phone.",
    ],
    gentle: 'Scoring is live reconciliation with no undo. Add the level and matches a season.',
  },
  {
    says: 'trello',
    brutal: [
      'Trello has three columns: To Do, Doing, and a card in Doing since the spring.',
      'A Trello card can be labelled, coloured, dragged and given a cover, all without being started.',
    ],
    gentle: 'Trello is only a board until work moves faster on it. Name one thing that did.',
  },
  {
    says: 'zapier',
    brutal: [
      'Zapier joins two apps, so a mistake in one can be a mistake in both by morning.',
      'One test left switched on in Zapier, and four hundred people are welcomed twice.',
    ],
    gentle: 'Automation is best told in hours. Add the two systems it joined and the minutes a week that came back.',
  },
  {
    says: 'airtable',
    brutal: [
      'Airtable is a spreadsheet that went to a workshop and came back calling itself a base.',
      "Airtable gives everybody a view of their own. Now there are nine views of who's bringing the projector.",
    ],
    gentle: 'A base you set up and others decide from is a system. Add records and users.',
  },
  {
    says: 'slack',
    near: 'channel|workspace|bot|zoom|trello|asana|jira|notion|microsoft teams|google workspace|confluence|discord',
    not: 'slack season|slack period|slack time',
    brutal: ['Slack is where a two-line question gets eleven emoji and no answer.', "The decision is in Slack, in a thread, underneath somebody's lunch."],
    gentle: 'Slack on a list is taken for granted. A bot, a workflow or a community you ran on it, with the number of people, is not.',
  },
  {
    says: 'zoom',
    near: 'meeting|webinar|call|host|hosted|session|workshop',
    not: 'zoom lens|zoom in|camera lens',
    brutal: [
      "Zoom meetings all start the same way: you're on mute. No, still on mute. There you are.",
      'Zoom ends with everyone waving, and then waving with one hand while the other looks for Leave.',
    ],
    gentle: 'Running a room through a screen is hosting. Breakouts, recording, questions, and how many joined: those lift it above a click.',
  },
  {
    says: 'calendly',
    brutal: ['Calendly: a polite way of telling people to go and find a square.', 'Anybody with the Calendly link can help themselves to a Thursday.'],
    gentle: 'A booking link saves a chain of emails per meeting. Add appointments a week and whose diary it was.',
  },
  {
    says: 'surveymonkey|survey monkey',
    brutal: [
      '“On a scale of one to five”, and everybody presses four and gets on with the day.',
      'SurveyMonkey makes the chart in a second. Getting the answers takes three reminders and a prize draw.',
    ],
    gentle: 'A survey is worth the decision that came after it. Add response rate and one thing that changed.',
  },
  {
    says: 'typeform|jotform',
    brutal: [
      '{it} asks people one thing after another, so they can give up gradually.',
      'One compulsory field too many, and the form is a study of who left at question six.',
    ],
    gentle: 'Forms live on completion. One that was shortened and then finished by more people is a small, real experiment.',
  },
  {
    says: 'evernote',
    brutal: ['Evernote: four thousand notes, all searchable, none searched.', "The elephant on the logo never forgets. Tidying wasn't discussed."],
    gentle: 'Notes are private until they help somebody else. Add a guide or a handover that grew out of yours, if you have one.',
  },
  {
    says: 'google drive',
    brutal: [
      '“You need access.” Google Drive says it best, and five minutes before the meeting.',
      "In Google Drive there's a budget, a copy of the budget, and a copy of the copy, which is the real one.",
    ],
    gentle: 'Folders that anybody can find, and permissions that hold, are a gift to a team. If the order was yours, say set up, not used.',
  },
  {
    says: 'onedrive',
    brutal: [
      "OneDrive keeps both versions, puts a laptop's name on one, and leaves you to it.",
      'Two small arrows going round and round. OneDrive is thinking about last Tuesday.',
    ],
    gentle: 'Everyone stores files. Moving a team across, or deciding who sees what, is another matter and should carry the number of users.',
  },
  {
    says: 'qr code',
    brutal: [
      'Nobody can proofread a QR code. You find out after the posters are up.',
      'A QR code on the table, and a party of six is holding its phones over the salt.',
    ],
    gentle: 'A code can be counted. Add scans, and what people did next.',
  },
  {
    says: 'chatbot',
    brutal: [
      '“Speak to a human”: the one sentence every chatbot gets typed at it in capitals.',
      "“Sorry, I didn't quite get that.” With a chatbot, that's also the farewell.",
    ],
    gentle: 'The share of questions settled without a person tells a chatbot from a detour. Built, trained or only answered for: the verb matters as well.',
  },
  {
    says: 'copilot|github copilot|microsoft copilot',
    not: 'flight|aircraft|aviation|airline|cockpit|captain|helicopter|pilot|flying|raf|rally',
    brutal: [
      'The word copilot suggests two people flying. One of them is guessing.',
      "Copilot writes it in two seconds. Finding out why it's wrong is still done by hand.",
    ],
    gentle: 'Employers are curious about the check more than the tool. Add one kind of work you draft with it, and how it is verified, if you have one.',
  },
  {
    says: 'discord',
    near: 'server|community|moderator|moderated|slack|bot|channel|twitch|gaming',
    brutal: [
      'A Discord server opens with one channel. By Friday it has forty, and a rules page with no readers.',
      'On Discord, peace talks are held at 3 a.m. between Wizard77 and somebody called toast.',
    ],
    gentle: 'Moderating is community management without the title. Members, and one rule or event you brought in, give it the weight.',
  },
  {
    says: 'whatsapp|whatsapp group',
    brutal: [
      'WhatsApp will mute a group for eight hours, a week or always. Guess which button is worn smooth.',
      'A work group on WhatsApp: twelve thumbs, one voice note of six minutes.',
    ],
    gentle: 'Customers or colleagues answered this way are service work. Add messages a day and the time to an answer.',
  },
  {
    says: 'hootsuite',
    brutal: [
      'Hootsuite chose an owl. It knew when people would be writing the posts.',
      "A scheduled post doesn't read the news. Hootsuite will say happy Monday through anything.",
    ],
    gentle: 'A scheduler such as Hootsuite keeps exact records. Accounts run, and the best post with its figure, are there to be borrowed.',
  },
  {
    says: 'linktree',
    brutal: ["Linktree: one link wasn't enough and a website was too much.", 'Nine buttons, and every thumb goes for the top one.'],
    gentle: 'Linktree counts the taps on each button. The one people wanted is a small market study, and it fits in a clause.',
  },
  {
    says: 'wix|squarespace',
    brutal: [
      "Every {it} template is beautiful until it meets the client's own text.",
      'A site on {it} takes a weekend. Choosing the template takes the other three.',
    ],
    gentle: "A link does more than the builder's name. With enquiries, bookings or visits beside it, the site becomes a result.",
  },
  {
    says: 'shopify',
    brutal: [
      "Shopify plays a till noise when something sells. People's friends buy socks so they can hear it.",
      "There's a Shopify app for everything, including one to find out why the shop's now slow.",
    ],
    gentle: 'Give orders a month, conversion, a theme changed: any of them tells a shop owner how deep it goes.',
  },
  {
    says: 'crowdfunding|crowdfunded|kickstarter|indiegogo',
    brutal: [
      "Crowdfunding always has a top tier, dinner with the founders. Nobody's ever that hungry.",
      "A crowdfunded gadget is a shop where the goods don't exist and the customers send essays about it.",
    ],
    gentle: 'Target, total and backers are usually public. Printed here, they save somebody looking them up.',
  },
  {
    says: 'sumup|izettle|zettle',
    brutal: [
      "“It's just connecting,” says everyone with a {it}, turning slowly towards the window.",
      'A card reader the size of a biscuit, and the signal lives round by the bins.',
    ],
    gentle: 'Taking cards changes what people spend at a stall. A before and after, even of one Saturday, is sales analysis.',
  },
  {
    says: 'sponsored walk|sponsored run|sponsored cycle|sponsored swim|sponsored bike ride',
    brutal: [
      'A {it} takes a day. Getting the two pounds out of Kevin takes till spring.',
      '“A pound a mile” sounded generous to everyone, until they saw the training plan.',
    ],
    gentle: 'The sum and the number of people in it. Routes, permits and marshals, if they were yours, count for more than the miles.',
  },
  {
    says: 'tree planting|tree-planting|planting trees',
    brutal: [
      'Tree planting: a spade, a stake, a plastic tube, and no feedback for thirty years.',
      "The last step of tree planting is a boot heel. After that it's up to the tree.",
    ],
    gentle: 'Trees, species, and how many took: survival is what foresters ask about, and what everybody else would never think to print.',
  },
  {
    says: 'hedge laying|hedgelaying|hedge-laying',
    brutal: [
      'Hedge laying means cutting a tree nearly through and asking it to carry on lying down.',
      'Midland, Devon, Welsh Border: hedge laying has as many styles as cheese, and stronger opinions.',
    ],
    gentle: "Hedge laying is reckoned by the metre and judged at matches. Add style and a day's length.",
  },
  {
    says: 'bird box|nest box|nesting box',
    brutal: [
      'Twenty-five millimetres for a blue tit, thirty-two for a sparrow. A nest box is a door policy.',
      "One room, no window, no heating, and three blue tits at the viewing. In a city they'd call it a studio.",
    ],
    gentle: 'A box count, even a small one, is field data. Add boxes up, boxes used and the years you recorded.',
  },
  {
    says: 'quad bike|quad bikes',
    brutal: ['On a January morning, a quad bike is a very fast way of being cold.', 'Four wheels, no roof, and the whole weather report in the face.'],
    gentle: 'A training certificate is what insurers of farms and estates ask for. Printed with whatever you towed or carried, it opens gates.',
  },
  {
    says: 'haymaking|hay making|hay bale|hay baling|baling hay',
    brutal: [
      "Haymaking needs three dry days in a row. Most summers that's folklore.",
      'A small hay bale weighs twenty kilos on the ground and forty by the top of the trailer.',
    ],
    gentle: 'Tractor or stack: farmers read them as two jobs. Add acres or bales a day, and the machine.',
  },
  {
    says: 'face painting|face painter',
    brutal: [
      'There are sixteen designs on the face painting menu. The orders are tiger, tiger, butterfly, tiger.',
      "Face painting: fine brushwork on a canvas that's eating an ice cream.",
    ],
    gentle: 'A queue, a few minutes each, steady hands. Faces in an afternoon is a productivity figure with glitter on.',
  },
  {
    says: 'balloon modelling|balloon arch|balloon artist|balloon animal|balloon decoration',
    brutal: [
      'Anything made of balloons takes three hours to build and one drawing pin to review.',
      'Whatever the celebration, everyone near the balloons is waiting for the bang.',
    ],
    gentle: 'Balloon work is booked by the metre or the hour. Add the largest job and the occasion.',
  },
  {
    says: 'bouncy castle',
    brutal: [
      'A bouncy castle needs a blower, six pegs and an adult shouting “shoes” for four hours.',
      'No castle in history has had so many invaders and such a strict rule on socks.',
    ],
    gentle: 'Anchors, wind limits and daily checks: a bouncy castle is safety kit with a smile on. Inspections you signed come first.',
  },
  {
    says: 'soft play',
    brutal: [
      'The ball pit at a soft play gives back socks, coins, one phone and three spoons.',
      "Soft play: the floor's padded, the walls are padded, and the noise goes straight through both.",
    ],
    gentle: 'Soft play is operations at full volume. Add parties on a Saturday, and heads on the floor.',
  },
  {
    says: 'popcorn',
    near: 'cinema|film|movie|theatre|theater|concession|kiosk|ticket|foyer|screen|fair|event|stand|carnival|candy|drinks|usher|machine',
    not: 'popcorn ceiling|manufactur|flavour|flavor|factory|microwave',
    brutal: [
      'Popcorn has the best margin in the building and the worst relationship with the carpet.',
      'Popcorn is bought by the bucket, gone before the film starts, and swept up until midnight.',
    ],
    gentle: 'Snacks keep many a cinema open. Add spend per head or queue time, where either moved.',
  },
  {
    says: 'burger van|hot dog stand|hot dog cart|catering van',
    brutal: [
      'Frying onions are the whole marketing department.',
      'You can find a burger van from two fields away with your eyes shut. The council knows this.',
    ],
    gentle: "Pitch, generator, stock and queue: a van is a restaurant on an axle. Add a busy night's takings and the hygiene certificate, if you have one.",
  },
  {
    says: 'neighbourhood watch|neighborhood watch',
    brutal: [
      'Neighbourhood watch: forty houses, one group chat, and all of it about a van.',
      "The sticker says the area is watched. It doesn't say from which curtain.",
    ],
    gentle: "Newsletter, police liaison, new members: the bit you looked after is the skill. Streets don't talk to each other without an organiser.",
  },
  {
    says: "residents association|residents' association|tenants association|tenants' association",
    brutal: [
      "The agenda of a residents' association has three items: bins, parking, bins.",
      "Residents' associations can agree a summer party in a minute. The hedge has been deferred.",
    ],
    gentle: 'Something built, stopped or mended because of the association is what people remember. One bus shelter beats ten meetings.',
  },
  {
    says: 'bingo',
    brutal: ['Bingo: the last kind of room that goes silent for a number.', 'One false call at bingo, and the whole hall turns round at once.'],
    gentle: 'Calling is public speaking to a crowd that checks each word. Add sessions and the size of the room.',
  },
  {
    says: 'young enterprise|junior achievement',
    brutal: ['Nine directors on the board, and the only worker is the glue gun.', "It's a real company, with shares, a logo and forty unsold candles."],
    gentle: 'The product, and what was left after costs. Add profit, however small.',
  },
  {
    says: 'prefect|head prefect',
    brutal: ['A prefect has a badge, a corridor and no powers of arrest.', "Prefects hold the door at break. When it rains, that's crowd control."],
    gentle: 'The duty lifts the title: mentoring, a rota, open evenings. One of them in a clause, and it reads as a first job.',
  },
  {
    says: 'hospital radio',
    brutal: [
      'Hospital radio tends to live in a cupboard by the boilers, with more records than the BBC.',
      'On hospital radio the requests come in on a clipboard, and half of them are Neil Diamond.',
    ],
    gentle: 'Desk, editing, ward visits or fundraising: on air and off it are valued by different employers. Put the one that was yours first.',
  },
  {
    says: "ball committee|summer ball|may ball|leavers ball|leavers' ball",
    brutal: [
      'Everyone remembers the band at the ball. The committee remembers the generator.',
      'A year of meetings about a tent, and one night about the queue for the dodgems.',
    ],
    gentle: 'A ball is a one-night company. Tickets, budget or suppliers: the part you signed for, with its figure, is the line.',
  },
  {
    says: 'course representative|course rep|class rep|class representative|student rep',
    brutal: [
      'Course reps are elected unopposed, briefed by email, and blamed for Friday at four.',
      'A rep raises three points, the meeting notes all three, and there are biscuits.',
    ],
    gentle: 'A deadline moved or a library opened longer is the whole case for a rep. Add one change, named, if you have one.',
  },
  {
    says: 'peer mentor|peer mentoring|peer mentorship',
    brutal: [
      'Peer mentoring is the official name for telling somebody which printer works.',
      'A peer mentor knows the answer from having got it wrong in October.',
    ],
    gentle: 'Give mentees, meetings and any training the scheme gave: with those it counts as a first step into managing people.',
  },
  {
    says: 'summer camp|camp america',
    not: 'camp counselor|camp counsellor|training camp|stem|coding|robotics|science|programming|academic|basketball|soccer|football|sports|virtual|online|tennis|language|maths|math|theatre|day camp|urban',
    brutal: [
      "Summer camp has one whistle, one lake and one song, and it's the song that follows you home.",
      'By week two a summer camp runs on bug spray and friendship bracelets.',
    ],
    gentle: 'Group size and the activity you led show what rested on you. Returning for a second summer is a reference.',
  },
  {
    says: 'pumpkin patch|pumpkin picking|pumpkin farm',
    brutal: [
      'On the first of November, pumpkins fall faster than any share.',
      'At a pumpkin patch people pay to walk through mud and carry their own vegetables to the car.',
    ],
    gentle: "A short season is a stress test. Add one weekend's visitors or takings, if you have one.",
  },
  {
    says: "st john ambulance|st. john ambulance|st johns ambulance|st john's ambulance",
    brutal: [
      'St John volunteers get into every match, and watch the crowd instead of the goal.',
      'St John Ambulance knows the festival season by its blisters.',
    ],
    gentle: 'Give qualification level, duty hours and the largest event covered, in that order: event organisers and wards both read it so.',
  },
  {
    says: 'coastguard',
    brutal: [
      "Mud, cliffs, tides and, every August, an inflatable unicorn making for Norway. That's the coastguard's patch.",
      "The sea doesn't do appointments, so the coastguard has a pager.",
    ],
    gentle: 'Coastguard training comes in exact units: search, mud, rope, watchkeeping. Add the names of yours.',
  },
  {
    says: 'special constable|special constabulary',
    brutal: [
      'A special constable has all the powers, all the paperwork and none of the pay.',
      'Friday night on the high street, in the rain, in a hat, unpaid. Other people have a jigsaw.',
    ],
    gentle: 'Duties worked, and independent patrol if you reached it. A cool head at closing time is evidence for nearly any job.',
  },
  {
    says: 'army cadet|air cadet|sea cadet|combined cadet force|cadet force|royal air force air cadets',
    brutal: [
      'Cadets learn to iron a shirt, read a map and sleep standing up. Two of those are on the syllabus.',
      "Two hours of polish on the boots, and then the cadets' parade ground is a puddle.",
    ],
    gentle: 'Rank, camps and any instructor badge show how far it went. Teaching other cadets is training experience and may lead.',
  },
  {
    says: 'brass band',
    brutal: [
      "Somebody has to get the tuba on the bus. That's a brass band's logistics department.",
      'A brass band can break your heart in four bars, and then it plays the Floral Dance.',
    ],
    gentle: 'Instrument, section and contest results say it in a line. Bands rehearse to a date, and employers understand dates.',
  },
  {
    says: 'smoke machine|haze machine|hazer',
    brutal: ['A smoke machine goes nothing, nothing, nothing, evacuate.', 'The smoke machine and the fire alarm are usually introduced on opening night.'],
    gentle: 'Isolated detectors, signs, cues: effects are paperwork before they are atmosphere. The risk assessment, if you wrote it, is the better half.',
  },
  {
    says: 'cable car',
    brutal: [
      'A cable car holds forty people who all stop talking at the first pylon.',
      'Everybody in a cable car looks at the view. Whoever runs it looks at the wind.',
    ],
    gentle: 'Daily checks and evacuation drills are the serious half. The line, and what you were signed off for, are what the next operator reads.',
  },
  {
    says: 'toll booth|tollbooth|toll collector|toll plaza',
    brutal: [
      'A toll booth is a whole shift of conversations, four seconds each.',
      'Any lane of the toll plaza can have the driver who put the ticket somewhere safe.',
    ],
    gentle: 'Cash, pace and manners at a window. Add vehicles a shift, and how close the drawer balanced.',
  },
  {
    says: 'cargo bike|e-cargo bike',
    brutal: ['A cargo bike is a van that runs on breakfast.', "A hundred kilos in the box, and everyone's opinion at the lights."],
    gentle: "Drops a day set beside a van's: that comparison would get this line read by any city logistics firm.",
  },
  {
    says: 'e-scooter|electric scooter',
    brutal: ['E-scooters are parked by people who were, at the time, still moving.', 'The app shows six e-scooters on the corner. The canal has the seventh.'],
    gentle: 'Fleets live on availability. Charging, repairs or rebalancing, and the percentage on the street, tell an operator your part.',
  },
  {
    says: 'deckchair',
    brutal: ['A deckchair has two positions, and one of them is your fingers.', 'Deckchairs by the hour: the whole business plan is a cloud.'],
    gentle: 'Seafront work is cash, stock and sky. Add deckchairs out on a full day.',
  },
  {
    says: 'donkey',
    not: 'donkey kong|donkey engine',
    brutal: [
      "Donkey people will tell you it isn't stubborn. It's doing its own risk assessment.",
      'A donkey does anything you ask, as long as it was going there.',
    ],
    gentle: 'Animal work is hired on routine: hooves, feed, records, visitors. Name the part of the day that was yours.',
  },
  {
    says: 'alpaca',
    not: 'llm|llama|lora|fine-tuning|fine-tuned|yarn|wool|knit|knitwear|fabric|fibre|fiber|blend|trading|api|broker|textile',
    brutal: ["Alpacas hum when they're worried. Most teams send a calendar invite.", 'An alpaca spits when it disagrees. Meetings have been chaired on less.'],
    gentle: 'Alpaca people are few and read each word. Shearing, halter work or walks with visitors: the exact one helps.',
  },
  {
    says: 'reptile',
    not: 'survey|translocat|mitigation|newt|refugia|licence|habitat|theory|ecolog',
    brutal: [
      'With reptiles the whole risk assessment is one word: lid.',
      "One end of a reptile tank is warm, one end is cool, and the reptile's under the log.",
    ],
    gentle: 'Keepers trust people who log things. Add species, heat and feeding records, and what you were signed off to handle.',
  },
  {
    says: 'blood drive|blood donation drive|blood donation camp',
    brutal: [
      'A blood drive takes a pint and gives you a biscuit. Terrible exchange rate, full house.',
      "It's the one office collection that makes people lie down first.",
    ],
    gentle: 'Give donors booked, slots filled, units collected: the blood service counts all three, and the drive you organised may quote them.',
  },
  {
    says: 'polytunnel|poly tunnel',
    brutal: [
      'A polytunnel is a bargain until a storm delivers it to the next village.',
      'Spain in March, a sauna in June, and in either case the tap is at the far end.',
    ],
    gentle: 'Crop, square metres and the months you were in it: a grower reads those three and knows your season.',
  },
  {
    says: 'clothes swap|clothing swap|swap shop',
    brutal: [
      "Bring five things you never wear, take home five things they never wore. That's a clothes swap.",
      "No prices at a swap shop, and the good coat's still gone by five past ten.",
    ],
    gentle: 'Give items in, items out, kilos kept from the bin: a swap has better figures than many shops, and any of them fits.',
  },
  {
    says: 'cycle to work scheme|cycle to work|bike to work',
    brutal: [
      'Cycle to work: one form, a tax saving, and a very fine bike that commutes in June.',
      'The cycle scheme covers helmet, lock and lights. The talk about it in the kitchen is free.',
    ],
    gentle: 'Sign-ups after you took the cycle scheme on are a number sustainability reports want every year.',
  },
  {
    says: 'guillotine',
    near: 'paper|print|printing|laminating|laminator|finishing|binding|booklet',
    not: 'metal|sheet metal|steel|press brake|fabricat',
    brutal: [
      'A guillotine cuts the whole stack dead straight, a millimetre from where you meant.',
      'Measure twice, drop the guillotine once, start the leaflets again.',
    ],
    gentle: 'Print finishing is judged by the millimetre. Add the machine and a usual run.',
  },
  {
    says: 'lever arch|lever arch file|ring binder',
    brutal: ["A lever arch file is fine until the two rings stop meeting. Then it's furniture.", "Twenty coloured dividers, and everything's behind General."],
    gentle: 'Paper still wins arguments in audits and courts. What was kept in it, and who relied on finding it, is the job.',
  },
  {
    says: 'headset',
    not: 'vr|virtual reality|oculus|hololens|gaming|mixed reality|bearing|fork|bicycle|quest|augmented',
    brutal: [
      'A headset leaves both hands free for miming at a colleague.',
      'With a good headset you hear the caller perfectly, and the crisps at the next desk.',
    ],
    gentle: 'If the headset meant calls, the calls per shift speak; if you bought or fixed them, the number of desks does.',
  },
  {
    says: 'standing desk',
    brutal: [
      'The standing desk has been up once, for the demonstration.',
      "It rises at the touch of a button, and so does the coffee you'd left by the cable.",
    ],
    gentle: 'Setting people up to work is facilities work. Desks ordered, assembled or assessed turn furniture into a project.',
  },
  {
    says: 'turnstile',
    not: 'cloudflare|captcha',
    brutal: [
      'Click, one. Click, two. A turnstile is the most honest counter in the building.',
      'Turnstiles were measured for one person with nothing in their hands. Nobody has met that person.',
    ],
    gentle: 'Crowd flow has numbers: gates, people an hour, minutes until everybody is in. Add the busiest day you worked.',
  },
  {
    says: 'sandbag',
    not: 'gym|workout|kettlebell|strength|crossfit|grip|lighting|tripod|boxing|fitness',
    brutal: ['Sandbags weigh fifteen kilos dry. Nobody has carried a dry one.', 'A wall of sandbags is only bricklaying with worse bricks and a deadline.'],
    gentle: 'Who gave the call, how many turned out, and what stayed dry: any one of the three is the story.',
  },
  {
    says: 'strimmer|brushcutter|brush cutter|weed whacker',
    brutal: ['A strimmer clears the whole bank and delivers it to your boots.', 'The strimmer cord runs out three feet before the end, wherever the end is.'],
    gentle: 'Councils and estates ask for the brushcutter ticket. Printed with the ground you cleared, banks or verges, it answers them.',
  },
  {
    says: 'chainsaw',
    brutal: [
      'A chainsaw starts on the third pull or on Thursday.',
      "Chainsaw trousers work by filling the saw with fluff. It's the best case ever made for a bad outfit.",
    ],
    gentle: 'Tickets come by the task: maintenance, cross-cutting, felling. Add full names and years.',
  },
  {
    says: 'electric fence|electric fencing',
    not: 'security|install|alarm|cctv|gate motor|perimeter|access control',
    brutal: [
      'Each new starter is told that the electric fence is off.',
      'Cattle test an electric fence once. Farmers do it with a blade of grass and a friend.',
    ],
    gentle: 'Strip grazing by the day is planning. Add acres, and how often the fence moved.',
  },
  {
    says: 'weighbridge',
    brutal: [
      "A weighbridge compares the load, the docket and the driver's version.",
      "Forty tonnes, to the nearest twenty kilos, and then the printer's out of paper.",
    ],
    gentle: 'Tickets a day and the software you logged them in are what the next yard wants. Reconciling them is worth its own verb.',
  },
  {
    says: 'traffic cone',
    brutal: ['People who ignore a manager will drive round a traffic cone.', 'Sixty traffic cones go out in the van. Fifty-eight come home.'],
    gentle: 'Traffic management cards have levels. Add the level beside the kind of road.',
  },
  {
    says: 'screen printing|screen printer|screen-printing|silkscreen',
    not: 'solder|pcb|electrode|solar|thick film|paste|smt|stencil|sensor|electronic|biosensor',
    brutal: [
      'In screen printing the last one of the run is perfect. The first ten are presents.',
      "Four colours, four screens, and a blue that's moved two millimetres to the left.",
    ],
    gentle: 'Printers know the difficulty from colours, run and material. The best run of yours, with those three, is a small portfolio.',
  },
  {
    says: 'letterpress',
    brutal: ['Letterpress sets each letter by hand, backwards. Even the typo is artisan.', "Mind your p's and q's: in letterpress that's a filing system."],
    gentle: 'Press and product: the make of machine, and one printed piece somebody may hold, say more than the word.',
  },
  {
    says: 'football referee|rugby referee|soccer referee|basketball referee|qualified referee|refereeing',
    not: 'dispute|disputes|conflict|conflicts|article|articles|journal|journals|paper|papers|manuscript|manuscripts|staff',
    brutal: [
      'A referee has every decision reviewed live by both benches, the stand and somebody walking a dog.',
      "A whistle, a rule book, and the car parked facing the exit. That's refereeing.",
    ],
    gentle: 'Level, leagues and matches a season belong together. Add fairness said out loud in front of a crowd.',
  },
  {
    says: 'treasure hunt|scavenger hunt',
    brutal: [
      'The clues are obvious to exactly one person, and that person hid them.',
      "By clue four of the hunt two teams have merged, and one's found a pub.",
    ],
    gentle: 'A treasure hunt is a small event with a script. Add players, route and prizes, if the design was yours.',
  },
  {
    says: 'time zone',
    brutal: [
      "“Good morning, good afternoon, good evening.” With a few time zones, that's half the agenda.",
      "However you split the time zones, the call lands on somebody's supper.",
    ],
    gentle: 'Working across time zones loses a day or gains one. A handover habit that gained it is the thing to name, with the cities.',
  },
];
