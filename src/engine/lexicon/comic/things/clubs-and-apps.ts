import type { ComicEntry } from '../comic-entry.ts';

/** Things of volunteering, clubs, stalls, outings, small machines and the apps beside them. */
export const CLUB_AND_APP_THINGS: readonly ComicEntry[] = [
  {
    says: 'repair café|repair cafe',
    brutal: [
      'A repair café is a queue of toasters, and half of them only need emptying.',
      'You bring a broken lamp and leave with a lamp, a slice of cake and a lecture on screws.',
    ],
    gentle: 'Repair cafés log what comes in and what goes home working. If you know that tally, quote it; if you did the mending, name your speciality.',
  },
  {
    says: 'rnli|lifeboat crew|lifeboat station|lifeboat volunteer',
    brutal: [
      "RNLI crews drop everything when the pager goes. Most offices can't get that for a fire alarm.",
      'A pub by the sea has a bell, a dartboard and a collection tin shaped like a lifeboat.',
    ],
    gentle: 'Crew, shore crew, shop or fundraising? Each is a different skill, and in each of them the lifeboat counts on you. Say which was yours.',
  },
  {
    says: 'school governor|chair of governors|parent governor|staff governor|academy governor',
    brutal: [
      "Governors get no pay, a login that doesn't work, and legal responsibility for a roof.",
      "Being a governor means three quotes for a boiler, and six people who've each read a different draft.",
    ],
    gentle: 'Governors sign off budgets many managers never see. Name your committee, finance, staffing or standards, and one decision it took.',
  },
  {
    says: 'treasurer',
    near: 'society|club|association|union|committee|choir|guild|league|charity',
    not: 'assistant treasurer|group treasurer|corporate',
    brutal: [
      'The treasurer is loved by the whole committee until someone is asked what the taxi was for.',
      "Elections for treasurer are quiet. Everybody's seen the carrier bag of receipts.",
    ],
    gentle: "What went through the account in a year? A treasurer with a figure is doing finance; without one, it's only a signature on a card.",
  },
  {
    says: 'social secretary|social sec',
    brutal: [
      'Social secretary: budget holder for pizza, guarantor for the minibus.',
      "Book for thirty, eighteen turn up, and the restaurant has the social secretary's own number.",
    ],
    gentle: 'Attendance is the result here. Which event filled up, and why that one? A single example beats the title.',
  },
  {
    says: 'fixture secretary|fixtures secretary',
    brutal: [
      "A fixture secretary makes a perfect calendar in July. Then it's shown to the weather.",
      'Eleven clubs, two pitches and a derby on the wrong Sunday. Airlines schedule with less shouting.',
    ],
    gentle: "A season of fixtures is scheduling against rain, pitches and other people's diaries. How many teams did it cover?",
  },
  {
    says: 'membership secretary|club secretary',
    brutal: [
      "A membership secretary knows who hasn't paid, and stands next to them at the bar.",
      'One half is the list. The other is finding out which J. Smith has moved.',
    ],
    gentle: "Lists, renewals, data protection: that's a database role in a club jersey. How many members, and what did renewals do?",
  },
  {
    says: 'till roll|receipt roll',
    brutal: [
      "The pink stripe on a till roll means it's nearly finished. It appears when the queue reaches the door.",
      'Put in the wrong way round, a till roll prints nothing at all, very confidently.',
    ],
    gentle: 'Nobody notices a till that never runs out of paper. If supplies were yours to order, say for how many tills.',
  },
  {
    says: 'sandwich board|pavement sign|chalkboard sign',
    brutal: [
      "There's room on a pavement sign for eleven words, one arrow and a pun about coffee.",
      'First decent gust, and the sign is advertising to the other side of the road.',
    ],
    gentle: 'Did more people come in on the days it was out? Even a rough count turns a sign into marketing.',
  },
  {
    says: 'gazebo',
    brutal: ['Four people to put a gazebo up. The wind takes it down alone.', "One leg won't click, and the bag was made for a smaller gazebo."],
    gentle: 'Outdoor events are won at the set-up. Say how many stalls or guests there were, and what the plan was for rain.',
  },
  {
    says: 'bunting',
    brutal: [
      "Bunting comes out of the box as one knot. That's the morning gone.",
      'Put triangles on a string and the British will stand under it and call it an event.',
    ],
    gentle: 'Dressing a venue is the visible tenth of running a day. What else had your initials on the list: access, power, tables, clearing up?',
  },
  {
    says: 'market stall|market stallholder|street market',
    brutal: [
      'A market stall opens at dawn, in the wet, with a float and cold hands. Then somebody offers half.',
      'Two for a fiver. Market stalls did dynamic pricing before it had an algorithm.',
    ],
    gentle: 'A stall is buying, pricing, selling and weather in one morning. What was on it, and what did a strong Saturday take?',
  },
  {
    says: 'wristband',
    not: 'patient|hospital|fitness|identification|identity|newborn|wearable',
    brutal: [
      'A wristband goes on in a second and comes off in November, with scissors.',
      'Each colour of wristband means something. By ten at night the gate has forgotten what green was.',
    ],
    gentle: 'Access control is a job of counts. How many wristbands went out, over how many gates?',
  },
  {
    says: 'lanyard',
    brutal: [
      'A lanyard turns anybody into the person who knows where the toilets are.',
      'Lanyards twist until the name faces the wearer, who already knows it.',
    ],
    gentle: 'Badges and passes go wrong in alphabetical order. How many guests were there, and how long did the desk take with each?',
  },
  {
    says: 'groundsman|groundskeeper|groundsperson|groundskeeping',
    brutal: [
      'Groundskeeping is growing perfect grass so that thirty people in studs can settle something on it.',
      'Ask the groundskeeper whether the pitch is fit. Bring a chair.',
    ],
    gentle: "Clubs count matches lost to the pitch. If yours lost fewer than the ground down the road, that's the number to print.",
  },
  {
    says: 'line marking|pitch marking',
    near: 'pitch|sport|field|court|football|grass|grounds',
    brutal: ['With line marking, one sneeze stays on the pitch until May.', 'String, paint, a wobbling wheel, and a referee who inspects it every Saturday.'],
    gentle: "A pitch that's square and ready on time is measured work. Which sports, and how many pitches a week?",
  },
  {
    says: 'scorekeeper|score keeper|scorebook|cricket scorer|official scorer',
    brutal: [
      'Two scorers, two books, one run of difference. The tea goes cold over it.',
      "At any match the scorer is the one person who can't look at a phone.",
    ],
    gentle: 'Scoring is live reconciliation with no undo. Say what level and how many matches; an accounts team will know the instinct.',
  },
  {
    says: 'trello',
    brutal: [
      'Trello has three columns: To Do, Doing, and a card in Doing since the spring.',
      'A Trello card can be labelled, coloured, dragged and given a cover, all without being started.',
    ],
    gentle: 'Who else was on the board, and what moved across it faster than before? One workflow would make Trello a method.',
  },
  {
    says: 'zapier',
    brutal: [
      'Zapier joins two apps, so a mistake in one can be a mistake in both by morning.',
      'One test left switched on in Zapier, and four hundred people are welcomed twice.',
    ],
    gentle: 'Which two systems did it join, and how many minutes a week came back? Automation is best told in hours.',
  },
  {
    says: 'airtable',
    brutal: [
      'Airtable is a spreadsheet that went to a workshop and came back calling itself a base.',
      "Airtable gives everybody a view of their own. Now there are nine views of who's bringing the projector.",
    ],
    gentle: 'Name the base you set up or kept, and who decided things from it. Records and users would give it scale.',
  },
  {
    says: 'slack',
    near: 'channel|workspace|bot|zoom|trello|asana|jira|notion|microsoft teams|google workspace|confluence|discord',
    not: 'slack season|slack period|slack time',
    brutal: ['Slack is where a two-line question gets eleven emoji and no answer.', "The decision is in Slack, in a thread, underneath somebody's lunch."],
    gentle: "Slack on a list is taken for granted. A channel, bot or workflow of yours, and the people who used it, isn't.",
  },
  {
    says: 'zoom',
    near: 'meeting|webinar|call|host|hosted|session|workshop',
    not: 'zoom lens|zoom in|camera lens',
    brutal: [
      "Zoom meetings all start the same way: you're on mute. No, still on mute. There you are.",
      'Zoom ends with everyone waving, and then waving with one hand while the other looks for Leave.',
    ],
    gentle: 'Running a room through a screen is hosting. How many joined, and did you handle the breakouts, the recording or the questions?',
  },
  {
    says: 'calendly',
    brutal: ['Calendly: a polite way of telling people to go and find a square.', 'Anybody with the Calendly link can help themselves to a Thursday.'],
    gentle: 'A booking link saves a chain of emails. How many appointments a week ran through it, and in whose diary?',
  },
  {
    says: 'surveymonkey|survey monkey',
    brutal: [
      '“On a scale of one to five”, and everybody presses four and gets on with the day.',
      'SurveyMonkey makes the chart in a second. Getting the answers takes three reminders and a prize draw.',
    ],
    gentle: "A survey is worth the decision that came after it. Response rate and one thing that changed: that's the line.",
  },
  {
    says: 'typeform|jotform',
    brutal: [
      '{it} asks people one thing after another, so they can give up gradually.',
      'One compulsory field too many, and the form is a study of who left at question six.',
    ],
    gentle: 'Forms live on completion. If one was shortened and more people finished it, say by how much.',
  },
  {
    says: 'evernote',
    brutal: ['Evernote: four thousand notes, all searchable, none searched.', "The elephant on the logo never forgets. Tidying wasn't discussed."],
    gentle: "Notes are private until they help somebody else. If yours became a guide or a handover, that's the part to print.",
  },
  {
    says: 'google drive',
    brutal: [
      '“You need access.” Google Drive says it best, and five minutes before the meeting.',
      "In Google Drive there's a budget, a copy of the budget, and a copy of the copy, which is the real one.",
    ],
    gentle: 'Files that anybody can find are a gift to a team. Did you set the folders or the permissions? Then say so.',
  },
  {
    says: 'onedrive',
    brutal: [
      "OneDrive keeps both versions, puts a laptop's name on one, and leaves you to it.",
      'Two small arrows going round and round. OneDrive is thinking about last Tuesday.',
    ],
    gentle: 'Everyone stores files. Moving a team on to OneDrive, or setting who may see what, is another matter: how many users?',
  },
  {
    says: 'qr code',
    brutal: [
      'Nobody can proofread a QR code. You find out after the posters are up.',
      'A QR code on the table, and a party of six is holding its phones over the salt.',
    ],
    gentle: 'A code can be counted. How many scans did it get, and what did people do next?',
  },
  {
    says: 'chatbot',
    brutal: [
      '“Speak to a human”: the one sentence every chatbot gets typed at it in capitals.',
      "“Sorry, I didn't quite get that.” With a chatbot, that's also the farewell.",
    ],
    gentle: 'What share of questions did it settle without a person? That figure tells a chatbot from a detour.',
  },
  {
    says: 'copilot|github copilot|microsoft copilot',
    not: 'flight|aircraft|aviation|airline|cockpit|captain',
    brutal: [
      'The word copilot suggests two people flying. One of them is guessing.',
      "Copilot writes it in two seconds. Finding out why it's wrong is still done by hand.",
    ],
    gentle: "Employers are curious about the check, not the tool. What do you let Copilot draft, and how do you make sure it's right?",
  },
  {
    says: 'discord',
    near: 'server|community|moderator|moderated|slack|bot|channel|twitch|gaming',
    brutal: [
      'A Discord server opens with one channel. By Friday it has forty, and a rules page with no readers.',
      'On Discord, peace talks are held at 3 a.m. between Wizard77 and somebody called toast.',
    ],
    gentle: 'Moderating is community management without the title. How many members, and which rule or event did you bring in?',
  },
  {
    says: 'whatsapp|whatsapp group',
    brutal: [
      'WhatsApp will mute a group for eight hours, a week or always. Guess which button is worn smooth.',
      'A work group on WhatsApp: twelve thumbs, one voice note of six minutes.',
    ],
    gentle: 'If customers or colleagues reached you this way, say how many, and how fast they had an answer.',
  },
  {
    says: 'hootsuite',
    brutal: [
      'Hootsuite chose an owl. It knew when people would be writing the posts.',
      "A scheduled post doesn't read the news. Hootsuite will say happy Monday through anything.",
    ],
    gentle: 'How many accounts ran through it, and which post did best? A scheduler keeps exact records, so borrow one.',
  },
  {
    says: 'linktree',
    brutal: ["Linktree: one link wasn't enough and a website was too much.", 'Nine buttons, and every thumb goes for the top one.'],
    gentle: "It counts the taps on each button. Which one did people want? That's a small market study, and it's free.",
  },
  {
    says: 'wix|squarespace',
    brutal: [
      "Every {it} template is beautiful until it meets the client's own text.",
      'A site on {it} takes a weekend. Choosing the template takes the other three.',
    ],
    gentle: 'Give the link, and what it did: enquiries, bookings or visits, before and after.',
  },
  {
    says: 'shopify',
    brutal: [
      "Shopify plays a till noise when something sells. People's friends buy socks so they can hear it.",
      "There's a Shopify app for everything, including one to find out why the shop's now slow.",
    ],
    gentle: 'Orders a month, conversion, or a theme you changed: any of them would tell a shop owner how deep your Shopify goes.',
  },
  {
    says: 'crowdfunding|crowdfunded|kickstarter|indiegogo',
    brutal: [
      "Crowdfunding always has a top tier, dinner with the founders. Nobody's ever that hungry.",
      "A crowdfunded gadget is a shop where the goods don't exist and the customers send essays about it.",
    ],
    gentle: 'Target, total, backers: three figures, and usually public. Put them here before somebody looks them up.',
  },
  {
    says: 'sumup|izettle|zettle',
    brutal: [
      "“It's just connecting,” says everyone with a {it}, turning slowly towards the window.",
      'A card reader the size of a biscuit, and the signal lives round by the bins.',
    ],
    gentle: 'Taking cards changes what people spend at a stall. Did the takings move? A before and after, even for one Saturday, is sales analysis.',
  },
  {
    says: 'sponsored walk|sponsored run|sponsored cycle|sponsored swim|sponsored bike ride',
    brutal: [
      'A {it} takes a day. Getting the two pounds out of Kevin takes till spring.',
      '“A pound a mile” sounded generous to everyone, until they saw the training plan.',
    ],
    gentle: 'What did it raise, and how many took part? Routes and marshals count for more than miles, if you arranged them.',
  },
  {
    says: 'tree planting|tree-planting|planting trees',
    brutal: [
      'Tree planting: a spade, a stake, a plastic tube, and no feedback for thirty years.',
      "The last step of tree planting is a boot heel. After that it's up to the tree.",
    ],
    gentle: 'Count the trees, and add the species and how many took, if you know. Survival is what foresters ask about.',
  },
  {
    says: 'hedge laying|hedgelaying|hedge-laying',
    brutal: [
      'Hedge laying means cutting a tree nearly through and asking it to carry on lying down.',
      'Midland, Devon, Welsh Border: hedge laying has as many styles as cheese, and stronger opinions.',
    ],
    gentle: "It's reckoned by the metre and judged at matches. Give the style and a day's length, and any estate can place you.",
  },
  {
    says: 'bird box|nest box|nesting box',
    brutal: [
      'Twenty-five millimetres for a blue tit, thirty-two for a sparrow. A nest box is a door policy.',
      "One room, no window, no heating, and three blue tits at the viewing. In London they'd call it a studio.",
    ],
    gentle: 'How many were up, and how many were used? A nest box count, even a small one, is field data.',
  },
  {
    says: 'quad bike|quad bikes',
    brutal: [
      'On a January morning, a quad bike is a very fast way of being cold.',
      'Four wheels, no roof, and a collie on the back with views on the cornering.',
    ],
    gentle: 'Farms ask for the training certificate, so print it if you hold one, with whatever you towed.',
  },
  {
    says: 'haymaking|hay making|hay bale|hay baling|baling hay',
    brutal: [
      "Haymaking needs three dry days in a row. In Britain that's folklore.",
      'A small hay bale weighs twenty kilos on the ground and forty by the top of the trailer.',
    ],
    gentle: 'Say acres or bales, and whether you were on the tractor or the stack. Farmers read those as two different jobs.',
  },
  {
    says: 'face painting|face painter',
    brutal: [
      'There are sixteen designs on the face painting menu. The orders are tiger, tiger, butterfly, tiger.',
      "Face painting: fine brushwork on a canvas that's eating an ice cream.",
    ],
    gentle: "A queue, a few minutes each, steady hands: how many in an afternoon? It's a productivity figure with glitter on.",
  },
  {
    says: 'balloon modelling|balloon arch|balloon artist|balloon animal|balloon decoration',
    brutal: [
      'Anything made of balloons takes three hours to build and one drawing pin to review.',
      'Whatever the celebration, everyone near the balloons is waiting for the bang.',
    ],
    gentle: 'Balloon work is booked by the metre or the hour. Name the largest job and who it was for; planners hire on that.',
  },
  {
    says: 'bouncy castle',
    brutal: [
      'A bouncy castle needs a blower, six pegs and an adult shouting “shoes” for four hours.',
      'No castle in history has had so many invaders and such a strict rule on socks.',
    ],
    gentle: "Anchors, wind limits, daily checks: it's safety kit with a smile on. If the inspections were yours, say so.",
  },
  {
    says: 'soft play',
    brutal: [
      'The ball pit at a soft play gives back socks, coins, one phone and three spoons.',
      "Soft play: the floor's padded, the walls are padded, and the noise goes straight through both.",
    ],
    gentle: 'Party slots, cleaning rounds, head counts: soft play is operations at full volume. How many bookings made a Saturday?',
  },
  {
    says: 'popcorn',
    not: 'popcorn ceiling',
    brutal: [
      'Popcorn has the best margin in the building and the worst relationship with the carpet.',
      'Popcorn is bought by the bucket, gone before the film starts, and swept up until midnight.',
    ],
    gentle: "Popcorn and drinks keep many a cinema open. Spend per head or queue time: if you moved either, that's the sentence.",
  },
  {
    says: 'burger van|hot dog stand|hot dog cart|catering van',
    brutal: [
      'Frying onions are the whole marketing department.',
      'You can find a burger van from two fields away with your eyes shut. The council knows this.',
    ],
    gentle: "Pitch, generator, stock, queue: it's a restaurant on an axle. What did a busy night take, and how many stood behind the hatch?",
  },
  {
    says: 'neighbourhood watch|neighborhood watch',
    brutal: [
      'Neighbourhood watch: forty houses, one group chat, and all of it about a van.',
      "The sticker says the area is watched. It doesn't say from which curtain.",
    ],
    gentle: "Newsletter, police liaison, new members: name the bit you looked after. Streets don't talk to each other without an organiser.",
  },
  {
    says: "residents association|residents' association|tenants association|tenants' association",
    brutal: [
      "The agenda of a residents' association has three items: bins, parking, bins.",
      "Residents' associations can agree a summer party in a minute. The hedge has been deferred.",
    ],
    gentle: 'What was built, stopped or mended because of it? People remember the bus shelter, so name yours.',
  },
  {
    says: 'bingo',
    brutal: ['Bingo: the last room in Britain that goes silent for a number.', 'One false call at bingo, and the whole hall turns round at once.'],
    gentle: "If calling was part of it, say how many sessions: that's public speaking to a crowd that checks each word.",
  },
  {
    says: 'young enterprise|junior achievement',
    brutal: ['Nine directors on the board, and the only worker is the glue gun.', "It's a real company, with shares, a logo and forty unsold candles."],
    gentle: 'What did the company sell, and what was left after costs? Profit, however small, is the figure people remember.',
  },
  {
    says: 'prefect|head prefect',
    brutal: ['A prefect has a badge, a corridor and no powers of arrest.', "Prefects hold the door at break. When it rains, that's crowd control."],
    gentle: 'Was it by vote or by appointment? Then the duty: mentoring, a rota, open evenings. One of those would lift the title.',
  },
  {
    says: 'hospital radio',
    brutal: [
      'Hospital radio tends to live in a cupboard by the boilers, with more records than the BBC.',
      'On hospital radio the requests come in on a clipboard, and half of them are Neil Diamond.',
    ],
    gentle: 'Desk, editing, ward visits, fundraising: say which you did on air and which off it. Employers value different ones.',
  },
  {
    says: "ball committee|summer ball|may ball|leavers ball|leavers' ball",
    brutal: [
      'Everyone remembers the band at the ball. The committee remembers the generator.',
      'A year of meetings about a tent, and one night about the queue for the dodgems.',
    ],
    gentle: 'Tickets, budget, suppliers: a ball is a one-night company. Which of the three did you sign for?',
  },
  {
    says: 'course representative|course rep|class rep|class representative|student rep',
    brutal: [
      'Course reps are elected unopposed, briefed by email, and blamed for Friday at four.',
      'A rep raises three points, the meeting notes all three, and there are biscuits.',
    ],
    gentle: 'What changed because you raised it? A moved deadline or a longer library night is the whole case for a rep.',
  },
  {
    says: 'peer mentor|peer mentoring|peer mentorship',
    brutal: [
      'Peer mentoring is the official name for telling somebody which printer works.',
      'A peer mentor knows the answer from having got it wrong in October.',
    ],
    gentle: 'How many did you look after, and how often did you meet? If the scheme trained you for it, name the training.',
  },
  {
    says: 'summer camp|camp america',
    not: 'camp counselor|camp counsellor|training camp',
    brutal: [
      "Summer camp has one whistle, one lake and one song, and it's the song that follows you home.",
      'By week two a summer camp runs on bug spray and friendship bracelets.',
    ],
    gentle: 'What did you lead: swimming, climbing, crafts? Days are long at camp, so a group size would show what rested on you.',
  },
  {
    says: 'pumpkin patch|pumpkin picking|pumpkin carving|pumpkin festival|pumpkin farm',
    brutal: [
      'On the first of November, pumpkins fall faster than any share.',
      'At a pumpkin patch people pay to walk through mud and carry their own vegetables to the car.',
    ],
    gentle: 'A short season is a stress test. What did one weekend bring in, and what ran better by the last of them?',
  },
  {
    says: "st john ambulance|st. john ambulance|st johns ambulance|st john's ambulance",
    brutal: [
      'St John volunteers get into every match, and watch the crowd instead of the goal.',
      'St John Ambulance knows the festival season by its blisters.',
    ],
    gentle: 'Your qualification level, your duty hours and the largest event you covered: put all three, in that order.',
  },
  {
    says: 'coastguard',
    brutal: [
      "Mud, cliffs, tides and, every August, an inflatable unicorn making for Norway. That's the coastguard's patch.",
      "The sea doesn't do appointments, so the coastguard has a pager.",
    ],
    gentle: 'Search, mud, rope or watchkeeping? Coastguard training comes in exact units, so print the names of yours.',
  },
  {
    says: 'special constable|special constabulary',
    brutal: [
      'A special constable has all the powers, all the paperwork and none of the pay.',
      'Friday night on the high street, in the rain, in a hat, unpaid. Other people have a jigsaw.',
    ],
    gentle: 'How many duties, and did you reach independent patrol? A cool head at closing time is evidence for nearly any job.',
  },
  {
    says: 'army cadet|air cadet|sea cadet|combined cadet force|cadet force|royal air force air cadets',
    brutal: [
      'Cadets learn to iron a shirt, read a map and sleep standing up. Two of those are on the syllabus.',
      "Two hours of polish on the boots, and then the cadets' parade ground is a puddle.",
    ],
    gentle: 'Rank, camps and any instructor badge would show how far you went. If you taught other cadets, put that first.',
  },
  {
    says: 'brass band',
    brutal: [
      "Somebody has to get the tuba on the bus. That's a brass band's logistics department.",
      'A brass band can break your heart in four bars, and then it plays the Floral Dance.',
    ],
    gentle: 'Instrument, section and contests say it all in a line. Bands rehearse to a date, and so do projects.',
  },
  {
    says: 'smoke machine|haze machine|hazer',
    brutal: ['A smoke machine goes nothing, nothing, nothing, evacuate.', 'The smoke machine and the fire alarm are usually introduced on opening night.'],
    gentle: "Isolated detectors, signs, cues: effects are paperwork before they're atmosphere. Did you write it, or ring round to check it was done?",
  },
  {
    says: 'cable car',
    brutal: [
      'A cable car holds forty people who all stop talking at the first pylon.',
      'Everybody in a cable car looks at the view. Whoever runs it looks at the wind.',
    ],
    gentle: 'Daily checks and evacuation drills are the serious half of it. Say what you were signed off to do, and on which line.',
  },
  {
    says: 'toll booth|tollbooth|toll collector|toll plaza',
    brutal: [
      'A toll booth is a whole shift of conversations, four seconds each.',
      'Any lane of the toll plaza can have the driver who put the ticket somewhere safe.',
    ],
    gentle: 'Cash, pace and good manners at a window: how many vehicles a shift, and how close did the drawer balance?',
  },
  {
    says: 'cargo bike|e-cargo bike',
    brutal: ['A cargo bike is a van that runs on breakfast.', "A hundred kilos in the box, and everyone's opinion at the lights."],
    gentle: "Drops a day, set beside a van's: that comparison would get a cargo bike line read by every city logistics firm.",
  },
  {
    says: 'e-scooter|electric scooter',
    brutal: ['E-scooters are parked by people who were, at the time, still moving.', 'The app shows six e-scooters on the corner. The canal has the seventh.'],
    gentle: 'Charging, repairs, rebalancing or policy? Fleets live on availability, so give the percentage if you ever saw it.',
  },
  {
    says: 'deckchair',
    brutal: ['A deckchair has two positions, and one of them is your fingers.', 'Deckchairs by the hour: the whole business plan is a cloud.'],
    gentle: 'Seafront work is cash, stock and sky. How many chairs went out on a full day, and who counted them back?',
  },
  {
    says: 'donkey',
    not: 'donkey kong|donkey engine',
    brutal: [
      "Donkey people will tell you it isn't stubborn. It's doing its own risk assessment.",
      'A donkey does anything you ask, as long as it was going there.',
    ],
    gentle: "Hooves, feed, records, visitors: where in the donkey's day did you come in? Animal work is hired on routine.",
  },
  {
    says: 'alpaca',
    not: 'llm|llama|lora|fine-tuning|fine-tuned',
    brutal: ["Alpacas hum when they're worried. Most teams send a calendar invite.", 'An alpaca spits when it disagrees. Meetings have been chaired on less.'],
    gentle: 'Shearing, halter work or walks with visitors? Alpaca people are few and read each word, so be exact.',
  },
  {
    says: 'reptile',
    brutal: [
      'With reptiles the whole risk assessment is one word: lid.',
      "One end of a reptile tank is warm, one end is cool, and the reptile's under the log.",
    ],
    gentle: 'Heat, humidity, feeding records: keepers trust people who log things. Which species, and what were you signed off to handle?',
  },
  {
    says: 'blood drive|blood donation drive|blood donation camp',
    brutal: [
      'A blood drive takes a pint and gives you a biscuit. Terrible exchange rate, full house.',
      "It's the one office collection that makes people lie down first.",
    ],
    gentle: 'Donors booked, slots filled, units collected: the blood service counts all three. Quote the one you organised.',
  },
  {
    says: 'polytunnel|poly tunnel',
    brutal: [
      'A polytunnel is a bargain until a storm delivers it to the next village.',
      'Spain in March, a sauna in June, and in either case the tap is at the far end.',
    ],
    gentle: 'Crop, square metres and the weeks you were there: a grower reads those three and knows your season.',
  },
  {
    says: 'clothes swap|clothing swap|swap shop',
    brutal: [
      "Bring five things you never wear, take home five things they never wore. That's a clothes swap.",
      "No prices at a swap shop, and the good coat's still gone by five past ten.",
    ],
    gentle: 'Items in, items out, kilos kept from the bin: a swap has better figures than many shops. Which did you count?',
  },
  {
    says: 'cycle to work scheme|cycle to work|bike to work',
    brutal: [
      'Cycle to work: one form, a tax saving, and a very fine bike that commutes in June.',
      'The cycle scheme covers helmet, lock and lights. The talk about it in the kitchen is free.',
    ],
    gentle: "How many signed up once you'd had a hand in it? Sustainability reports want that number every year.",
  },
  {
    says: 'guillotine',
    near: 'paper|print|printing|laminating|laminator|finishing|binding|booklet',
    brutal: [
      'A guillotine cuts the whole stack dead straight, a millimetre from where you meant.',
      'Measure twice, drop the guillotine once, start the leaflets again.',
    ],
    gentle: 'Print finishing is judged by the millimetre. Name the machine and a usual run, and a print shop will know your hand.',
  },
  {
    says: 'lever arch|lever arch file|ring binder',
    brutal: ["A lever arch file is fine until the two rings stop meeting. Then it's furniture.", "Twenty coloured dividers, and everything's behind General."],
    gentle: 'Paper still wins arguments in audits and courts. What could be found in yours, and how quickly?',
  },
  {
    says: 'headset',
    not: 'vr|virtual reality|oculus|hololens|gaming|mixed reality',
    brutal: [
      'A headset leaves both hands free for miming at a colleague.',
      'With a good headset you hear the caller perfectly, and the crisps at the next desk.',
    ],
    gentle: 'If the headset meant calls, give the number in a shift; if you bought or fixed them, give the number of desks.',
  },
  {
    says: 'standing desk',
    brutal: [
      'The standing desk has been up once, for the demonstration.',
      "It rises at the touch of a button, and so does the coffee you'd left by the cable.",
    ],
    gentle: 'Ordered, assembled or assessed? Setting people up to work is facilities work, so say for how many desks.',
  },
  {
    says: 'turnstile',
    brutal: [
      'Click, one. Click, two. A turnstile is the most honest analyst in football.',
      'Turnstiles were measured for one person, and the one person has brought a pie.',
    ],
    gentle: 'Crowd flow has numbers: gates, people an hour, minutes to kick-off. Quote the busiest match you worked.',
  },
  {
    says: 'sandbag',
    brutal: ['Sandbags weigh fifteen kilos dry. Nobody has carried a dry one.', 'A wall of sandbags is only bricklaying with worse bricks and a deadline.'],
    gentle: 'Who gave the call, how many of you turned out, and what stayed dry? Any one of the three is the story.',
  },
  {
    says: 'strimmer|brushcutter|brush cutter|weed whacker',
    brutal: ['A strimmer clears the whole bank and delivers it to your boots.', 'The strimmer cord runs out three feet before the end, wherever the end is.'],
    gentle: 'Councils and estates ask for the brushcutter ticket. Print it if you hold it, with the sort of ground you cleared.',
  },
  {
    says: 'chainsaw',
    brutal: [
      'A chainsaw starts on the third pull or on Thursday.',
      "Chainsaw trousers work by filling the saw with fluff. It's the best case ever made for a bad outfit.",
    ],
    gentle: 'Tickets come by the task: maintenance, cross-cutting, felling. Print the ones you hold by their full names.',
  },
  {
    says: 'electric fence|electric fencing',
    brutal: [
      'Each new starter is told that the electric fence is off.',
      'Cattle test an electric fence once. Farmers do it with a blade of grass and a friend.',
    ],
    gentle: 'Who moved it, and how often? Strip grazing by the day is planning, and a good grass farmer will ask the acreage.',
  },
  {
    says: 'weighbridge',
    brutal: [
      "A weighbridge compares the load, the docket and the driver's version.",
      "Forty tonnes, to the nearest twenty kilos, and then the printer's out of paper.",
    ],
    gentle: 'Tickets a day and the software you logged them in are what the next yard wants. Did you reconcile them as well?',
  },
  {
    says: 'traffic cone',
    brutal: ['People who ignore a manager will drive round a traffic cone.', 'Sixty traffic cones go out in the van. Fifty-eight come home.'],
    gentle: 'Which layout, which road, and who drew the plan? Traffic management cards have levels, so put yours beside it.',
  },
  {
    says: 'screen printing|screen printer|screen-printing|silkscreen',
    brutal: [
      'In screen printing the last T-shirt of the run is perfect. The first ten are presents.',
      "Four colours, four screens, and a blue that's moved two millimetres to the left.",
    ],
    gentle: 'Number of colours, the run and the fabric: printers know the difficulty from those. Which run would you show first?',
  },
  {
    says: 'letterpress',
    brutal: ['Letterpress sets each letter by hand, backwards. Even the typo is artisan.', "Mind your p's and q's: in letterpress that's a filing system."],
    gentle: 'Which press, and what came off it? One printed piece in an interview would say more than this line can.',
  },
  {
    says: 'football referee|rugby referee|soccer referee|basketball referee|qualified referee|refereeing',
    not: 'dispute|disputes|conflict|conflicts|article|articles|journal|journals|paper|papers|manuscript|manuscripts|staff',
    brutal: [
      'A referee has every decision reviewed live by twenty-two experts and somebody walking a dog.',
      "Whistle, two cards, and the car parked facing the exit. That's refereeing.",
    ],
    gentle: 'Level, leagues, matches a season: put all three after ‘{it}’. It takes something to be fair out loud, and employers know it.',
  },
  {
    says: 'treasure hunt|scavenger hunt',
    brutal: [
      'The clues are obvious to exactly one person, and that person hid them.',
      "By clue four of the hunt two teams have merged, and one's found a pub.",
    ],
    gentle: "Design, route, timing, prizes: it's a small event with a script. How many played, and did they all come back?",
  },
  {
    says: 'time zone',
    brutal: [
      "“Good morning, good afternoon, good evening.” With a few time zones, that's half the agenda.",
      "However you split the time zones, the call lands on somebody's supper.",
    ],
    gentle: 'Working across time zones either loses a day or gains one. Which habit or handover made yours gain?',
  },
];
