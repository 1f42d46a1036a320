import type { ComicEntry } from '../comic-entry.ts';

/** Things of cleaning, laundry, caretaking, call centres, events, weddings, hair, beauty and gyms. */
export const UPKEEP_AND_EVENT_THINGS: readonly ComicEntry[] = [
  {
    says: 'mop bucket|mop',
    near: 'clean|cleaning|cleaner|floor|bucket|mopping|toilet|kitchen|ward|corridor|swept|vacuum|sweep',
    brutal: [
      'A mop and a corridor, and a bootprint right through the middle before you reach the far end.',
      'Every room has a mop of its own colour. Get them mixed up once and there is a meeting.',
    ],
    gentle: 'Contract managers think in square metres a shift. Add area, kind of floor, and who walks on it by day.',
  },
  {
    says: 'floor buffer|floor polisher|buffing machine|rotary floor machine|burnisher',
    brutal: [
      "Lift the handle and it goes right, lower it and it goes left. Everyone's first floor buffer went through a wall.",
      'A buffed corridor at 5 a.m. looks like a lake. At 8 a.m. somebody wheels a bike along it.',
    ],
    gentle: 'Strip, seal and burnish is skilled floor care. Add the floors, vinyl, stone or wood, and their area.',
  },
  {
    says: 'carpet cleaning|carpet cleaner|carpet extraction',
    brutal: ["After carpet cleaning people don't look at the carpet. They want to see the water.", 'Beige, it turns out. The carpet was beige.'],
    gentle: 'Stains, methods and fibres are real knowledge. Hot water extraction or dry, and any certificate for it, set you apart from a hired machine.',
  },
  {
    says: 'pressure washer|pressure washing|jet wash|power washer|power washing|jet washing',
    brutal: [
      'Clean one slab with a pressure washer and you have promised to do the whole patio.',
      'People will stand and watch a jet wash for twenty minutes. Try that with a spreadsheet.',
    ],
    gentle: 'Knowing what must not be blasted is the real skill. Add surfaces and machines by name, render, roof or hull.',
  },
  {
    says: 'squeegee|window cleaning|window cleaner|water fed pole|water-fed pole',
    not: 'screen print|printing|ink|silk|film|vinyl|epoxy|screenprint|tint',
    brutal: [
      'The streak is always on the other side. The person inside thinks so too.',
      'A window cleaner sees more unmade beds than any hotel, and says nothing.',
    ],
    gentle: 'A regular round is a small business and may be called one. Height worked at, and premises on the round, are its two figures.',
  },
  {
    says: 'wet floor sign|caution sign',
    brutal: [
      "A wet floor sign has never been near a wet floor. It's where the last one was.",
      "That little yellow figure has been mid-fall since the nineties and still hasn't landed.",
    ],
    gentle: 'Slip prevention can be measured. Add incidents that fell, or a floor care routine you set.',
  },
  {
    says: "cleaning cupboard|cleaners' cupboard|cleaner's cupboard|janitor's closet|janitorial closet|janitorial supplies",
    brutal: [
      "One sink, two vacuums, and a kettle that officially isn't there.",
      'Janitorial supplies arrive by the pallet. What runs out is the one small spray with the good trigger.',
    ],
    gentle: "Whoever does the ordering holds a budget. A month's cost, and a product swapped for a cheaper or safer one, say so.",
  },
  {
    says: 'henry hoover|henry vacuum',
    brutal: ["Henry has been smiling since 1981, and he's seen what goes up there.", 'A vacuum cable is ten metres. The corridor is eleven.'],
    gentle: 'Rooms or floors in a shift say more than any machine does. A quality score that the site kept would round it off.',
  },
  {
    says: 'washroom|toilet cleaning|restroom cleaning|toilet check|bathroom cleaning',
    near: 'clean|cleaning|cleaned|check|checks|hourly|facilities|service|sanitis|sanitary|janitor|supplies',
    brutal: [
      'The sheet on the back of the door says checked at nine, ten, eleven and twelve, all in the same pen stroke.',
      'Everybody notices a washroom twice a year. Never the days it was perfect.',
    ],
    gentle: 'Hourly checks on a busy site are a real standard. Facilities on the round, and the footfall through them, show the load.',
  },
  {
    says: 'deep clean|deep cleaning|deep-cleaning',
    near: 'kitchen|restaurant|cafe|café|chef|canteen|fryer|oven|pub|food|catering',
    not: 'data',
    brutal: [
      'A deep clean moves the fridge. Everything up to then has been cleaning round it.',
      'Behind the cooker: four chips, a thermometer, and the spoon somebody was blamed for in March.',
    ],
    gentle: 'Overnight, between shifts or in a closure: the time window tells how hard it was. Add an inspection passed afterwards, if you have one.',
  },
  {
    says: 'bicsc|cleaning operator proficiency',
    brutal: [
      'BICSc will certify you on the damp mop, in a figure of eight, with witnesses.',
      'It has an exam for dusting. The examiner looks on top of the door.',
    ],
    gentle: 'Contract cleaning firms know the badge. Add the skills passed, by their names on the card.',
  },
  {
    says: 'pest control|mouse trap|rodent control|rodent bait|bait box|pest controller',
    near: 'pest|rodent|mouse|mice|bait|site|building|property|contract|contractor|bpca|rats|kitchen|warehouse|insect|wasp',
    brutal: [
      'Pest control arrives in an unmarked van. The mice have seen the van.',
      'Bait box seven has been empty since spring. Something out there is being very careful.',
    ],
    gentle: 'Give sites covered, certificates held, and follow-up visits that found nothing: a client reads for those three.',
  },
  {
    says: 'pigeon spike|bird proofing|pigeon netting|pigeon control',
    brutal: ['Pigeon spikes make excellent foundations. Ask the pigeons.', "Nets, spikes, a plastic owl. There's a pigeon sitting on the owl."],
    gentle: 'The test is whether they stayed away. The building, and the height it was done at, tell a contractor what you can be sent to.',
  },
  {
    says: 'industrial washing machine|commercial laundry|industrial laundry|laundry operative|laundry assistant|industrial washer',
    brutal: ['A commercial laundry washes by the tonne and loses, like everyone, one sock.', "Sixty kilos a load, and one red napkin among the chefs' whites."],
    gentle: 'Laundries talk in kilos a shift and in rewash. Either figure, with the machines by make, makes the line professional.',
  },
  {
    says: 'tumble dryer|lint filter',
    brutal: ['A tumble dryer filter holds enough fluff for a second towel.', 'Beep. Still damp. Beep. Still damp. Beep. Felt.'],
    gentle: 'Lint is a fire risk, so a logged routine counts. Add loads in a day.',
  },
  {
    says: 'calender ironer|flatwork ironer|roller iron|steam press|ironing press|rotary iron',
    brutal: [
      'Wet sheet in at one end, flat sheet out at the other, and two people who never look up and never miss.',
      'A steam press makes a shirt in forty seconds and a noise like a train being disappointed.',
    ],
    gentle: 'Every finishing room counts pieces an hour. Give yours on a good shift, and the garments or linen it was.',
  },
  {
    says: 'dry cleaning|dry cleaner|dry-cleaning',
    brutal: [
      "Dry cleaning is wet. They've got away with the name since the 1800s.",
      'A rail goes round with four hundred suits on it, and yours is always just past the counter.',
    ],
    gentle: 'Stain work and fabrics are the craft. Silk, suede or wedding gowns: what customers brought to you in particular is the specialism.',
  },
  {
    says: 'bunch of keys|key register|key holder|keyholder|key holding',
    brutal: [
      'A keyholder gets the call at 3 a.m. The intruder turns out to be a moth.',
      "Forty-one keys, eleven doors, and one key that everyone's too nervous to throw away.",
    ],
    gentle: 'Holding keys says that somebody trusted you with the building. Opening, closing or call-outs: each is a duty with its own name.',
  },
  {
    says: 'alarm call-out|alarm activation|intruder alarm|burglar alarm',
    near: 'call|respond|responded|site|keyholder|set|setting|security|building|open|lock|locking|install|installed|fitted',
    brutal: [
      "Ninety seconds of bleeping to remember four digits you've typed every day this year.",
      'The intruder alarm has caught two spiders, a helium balloon and the cleaner.',
    ],
    gentle: 'Being the one who turns up at night is trust. Add response time in minutes, and the sites on the list.',
  },
  {
    says: 'heating controls|thermostat|office heating',
    near: 'building|caretak|caretaker|maintenance|bleed|bled|heating|repair|premises|facilities|office|boiler',
    not: 'car|vehicle|automotive|engine|welding',
    brutal: [
      'Half the office is boiling, half is freezing, and they all have hands on the thermostat.',
      "The office thermostat on the wall isn't always connected to anything. Nobody who fits them will confirm it.",
    ],
    gentle: 'People notice comfort only when it fails. Add complaints or a gas bill that came down.',
  },
  {
    says: 'gritting|road salt|snow clearing|snow removal|winter maintenance',
    near: 'grit|gritting|salt|snow|path|car park|winter|premises|site|lot|sidewalk',
    brutal: [
      "Gritting is done at five so that everyone at nine can say it wasn't that icy.",
      "Forecast minus four. Up at half three, salt down, and it's raining.",
    ],
    gentle: 'Early calls and a duty of care go with it. Add sites on the round, and winters without a claim.',
  },
  {
    says: 'flat-pack|flat pack|furniture assembly|flatpack',
    near: 'assembl|assembly|assembled|furniture|install|build|built|desk|handyman|handyperson',
    brutal: [
      "Flat-pack furniture comes with one screw too many, and you'll never feel safe on it again.",
      'Step nine assumes three hands. Everybody has done step nine with a knee.',
    ],
    gentle: 'Give jobs in a day and what customers wrote afterwards: both stand in the app or the order book, and both belong here.',
  },
  {
    says: 'chairs and tables|stacking chairs|room set-up|room setup|room set up|meeting room set',
    near: 'event|hall|meeting|conference|set|room|caretak|caretaker|hotel|banquet|function|stack|venue|porter',
    brutal: ['Theatre, boardroom, cabaret, horseshoe. Four words for carrying chairs.', 'Sixty stacking chairs, in sixes, on a trolley made for fives.'],
    gentle: 'Turning a room round against the clock is logistics. Seats and minutes are its two figures.',
  },
  {
    says: 'tea urn|hot water urn|water boiler',
    near: 'event|tea|coffee|hall|catering|canteen|refreshment|office|volunteer',
    brutal: ['The urn takes forty-five minutes to boil and one sleeve to find out.', 'An urn has a little red light for off, and a little red light for on.'],
    gentle: 'It is catering, whatever it was called. Cups at the largest event, and how regularly, would show that.',
  },
  {
    says: 'inbound call',
    not: '999|911|112|emergency|ambulance|crisis|helpline|samaritans|police|control room|dispatcher|triage',
    brutal: [
      '{n} calls, and {n} times the account number had to be found at the other end of the house.',
      "Of {n} inbound calls, a fair few open with a sigh and the news that they've already explained this.",
    ],
    gentle: 'A count of calls wants its quality beside it: the share solved first time, or the score out of a hundred.',
  },
  {
    says: 'average handling time|average handle time|aht',
    brutal: [
      'AHT is measured from hello. Most of it is finding a pen.',
      "Too long and you're inefficient, too short and you've hung up. Handling time wants you exactly lukewarm.",
    ],
    gentle: 'Being quick is easy if nobody cares about the answer. Handling time and satisfaction, printed as a pair, prove both.',
  },
  {
    says: 'first call resolution|first contact resolution|fcr',
    not: 'feed|poultry|broiler|fish|shrimp|livestock|aquaculture|farm|chicken|conversion ratio',
    brutal: [
      "First call resolution: the caller's ninth call, counted from the one you picked up.",
      "If they ring back tomorrow it's a new case. Whoever invented FCR had thought about that.",
    ],
    gentle: "A rate means most next to the team's average. Beating that is the achievement, and the abbreviation may stay in brackets.",
  },
  {
    says: 'hold music|ivr|interactive voice response',
    near: 'call|phone|customer|menu|system|hold|contact|routing|centre|center|genesys|avaya|telephony|design|flow',
    brutal: [
      'Press one for sales. Press two for support. Press all of them for a person.',
      'The options have recently changed, says the IVR. Recently has been a while.',
    ],
    gentle: 'Callers who got their answer without waiting for a person are the saving. Designing the menu and answering behind it are separate skills.',
  },
  {
    says: 'live chat|webchat|web chat',
    near: 'agent|support|customer|handled|simultaneous|chats|response|service|intercom|zendesk|liveperson|concurrent|managed',
    brutal: [
      'Three live chats at once, and one of them has just had the answer meant for another.',
      "The three dots appear. The three dots go away. It's the most honest part of live chat.",
    ],
    gentle: 'Chats at once, response time, satisfaction: all of it is on the dashboard. Name the one that made you look good.',
  },
  {
    says: 'retentions team|retention team|save desk|cancellations team',
    near: 'call|team|cancel|churn|broadband|subscription|save|offer|desk|insurance|mobile|agent',
    brutal: [
      'The better offer existed all along. It only lives behind the word cancel.',
      "“Can I ask why you're leaving?” The retention team can. It's on the screen, in bold.",
    ],
    gentle: 'Save rate against target is the figure in this work. Add the yearly value of what stayed.',
  },
  {
    says: 'escalated call|escalated complaint|escalation call|customer escalation',
    near: 'call|customer|complaint|manager|supervisor|handled|guest|tier|contact',
    brutal: [
      'Can I speak to your manager? An escalation, in six words, with a chair being turned round.',
      "The supervisor says exactly what the agent said, slower. It works, and it shouldn't.",
    ],
    gentle: 'Hard calls go to people somebody trusts. Add the share that ended without going higher.',
  },
  {
    says: 'goodwill gesture|gesture of goodwill|goodwill payment',
    brutal: [
      "Without admission of liability, here's a voucher with an end date.",
      'A goodwill gesture has a matrix: so much for late, more for rude, and a rate for both.',
    ],
    gentle: 'The amount you may decide alone is how far a firm trusts you. That limit is worth its place in the line.',
  },
  {
    says: 'csat|customer satisfaction survey|customer satisfaction score',
    not: 'upsc|paper ii|exam|aptitude|gs paper',
    brutal: [
      'CSAT gets filled in by the delighted, the furious, and one person who thought one was the top.',
      'Ninety-six per cent satisfied, of the four per cent who answered.',
    ],
    gentle: "A score means little by itself. Add the target or the team's figure in the same month.",
  },
  {
    says: 'festival',
    near: 'event|music|stage|steward|stewarding|food|volunteer|wristband|site|bar|artist|glastonbury|crew|production|camp|vendor|trader',
    not: 'film|literary|literature|book|diwali|religious|eid|chinese|lantern|science|cannes|selection|screened|award|screening|premiere|poetry|folk dance|theatre',
    brutal: [
      'A festival is a town of forty thousand, built on a Tuesday, in the one field that floods.',
      "Three days, one wristband, and a sleeping bag that's never going back in its sleeve.",
    ],
    gentle: 'Organisers think of a festival in parts: gate, bar, stage, traders or welfare. Name the part and the attendance.',
  },
  {
    says: 'portable toilet|porta potty|porta-potty|portaloo|event toilet',
    brutal: [
      "There's a formula for how many portaloos a crowd needs. The crowd has never been shown it.",
      'The one at the end of the row is always the clean one. That was Friday.',
    ],
    gentle: 'Welfare numbers make or break a site. Add units, crowd and the servicing plan.',
  },
  {
    says: 'marquee',
    not: 'marquee client|marquee clients|marquee customer|marquee customers|marquee account|marquee accounts|marquee brand|marquee brands|marquee name|marquee names|investor|css|html|cinema',
    around: 'tent|event|hire|wedding|festival|rigger|rigging|catering|show|erect|groundsman|venue|steward|hospitality|ceremony|party',
    brutal: [
      "A marquee is level, dry and quiet on the hire company's website.",
      'Hired for shade. Used in sideways rain, with someone from the band pushing up the ceiling with a broom.',
    ],
    gentle: 'Floor, power, anchoring and sign-off come with every marquee. Add the largest you put up or ran, in metres.',
  },
  {
    says: 'wedding planner|wedding planning|wedding coordination|wedding coordinator|wedding co-ordinator|planned weddings',
    brutal: ['A wedding plan is accurate to the minute until hair.', 'Two hundred invitations, two hundred replies, and one that says plus maybe.'],
    gentle: 'Weddings in a season and average budget give the scale. Add one thing saved on the day, if you have one.',
  },
  {
    says: 'seating plan|seating chart|table planning',
    near: 'guest|guests|wedding|weddings|event|events|dinner|gala|banquet|conference|ball|awards',
    not: 'pupil|classroom|behaviour|class|lesson',
    brutal: ['A seating plan is a peace treaty with a typo in it.', "Ten tables of ten, and guest one hundred and one is somebody's new partner."],
    gentle: 'Guests and the hour of the last change are its two numbers. The second is the impressive one.',
  },
  {
    says: 'pa system|public address system|wireless microphone|radio microphone|lapel mic|roving mic',
    near: 'event|sound|set|conference|stage|speaker|venue|mic|hall|operat|av',
    brutal: ['Can everyone hear at the back? The back has never once answered that.', "A roving mic gets one question that's a question."],
    gentle: 'A microphone in a hall and a proper rig are different trades. Add the biggest room you made sound right.',
  },
  {
    says: 'registration desk|conference registration|delegate registration|event registration',
    brutal: [
      'Everyone arrives at five to nine. At half past eight the registration desk was well staffed.',
      "They're not on the list. They're on the email about the list.",
    ],
    gentle: 'Give delegates in an hour, the system, and the paper list for when the network failed: any of those shows control.',
  },
  {
    says: 'goody bag|goodie bag|swag bag|promotional merchandise|branded merchandise',
    brutal: [
      'A stress ball, a USB stick, a leaflet about the stress ball.',
      'Five hundred tote bags. Every kitchen you know has a tote bag full of those tote bags.',
    ],
    gentle: 'Choosing, buying and guessing the number is procurement. Add budget, quantity and what was left over.',
  },
  {
    says: 'run sheet|running order|show caller|cue sheet|run of show',
    near: 'event|show|stage|production|conference|wedding|live|shoot|film|festival|crew|sheet|theatre',
    brutal: ['19:04 doors, 19:31 welcome, 19:33 welcome to the person who was parking.', 'By the second coffee break the run sheet is a historical document.'],
    gentle: 'Calling a show live takes a nerve few people have. Cues in the show and seats in the house say how much of it.',
  },
  {
    says: 'event management plan|event risk assessment|event safety plan|event safety',
    brutal: [
      'Seventy pages on crowds, fire and evacuation. The licensing office had a comment on the bunting.',
      'An event safety plan covers fire, flood and stampede. What actually goes is a gazebo.',
    ],
    gentle: 'An approved plan is a strong thing to own. Add the authority that signed it off, and the capacity.',
  },
  {
    says: 'crowd barrier|pedestrian barrier|crowd safety',
    brutal: [
      'Crowd barriers lock together in one direction, found on the ninth go.',
      'A crowd goes where the person in front goes. That person is looking for the toilets.',
    ],
    gentle: 'Quiet crowd work leaves no trace. Add attendance, and any steward or crowd safety award.',
  },
  {
    says: 'stadium|arena',
    near: 'event|matchday|match|steward|bar|hospitality|concert|catering|fans|capacity|concession|security|football|venue',
    not: 'construction|architect|design|simulation|roof|steelwork|software|sql|database',
    brutal: [
      'A stadium has sixty thousand seats, and half-time has sixty thousand people and nine taps.',
      "The pie costs more than the programme, and it's hotter than the physics allows.",
    ],
    gentle: 'Capacity and event days give the size of it: sixty thousand people is a different Saturday from six. The section comes next.',
  },
  {
    says: 'matchday hospitality|executive box|hospitality box|corporate hospitality|vip hospitality',
    brutal: ['Prawns in the box, a roof, and a goal that everyone missed at the dessert table.', 'Corporate hospitality: four clients, one fan.'],
    gentle: 'Feeding a full box before the start is a sprint. Add covers, and guests who booked the same team again.',
  },
  {
    says: 'parking marshal|car park marshal|car park management',
    brutal: ['Two arms, one torch, and a driver who is just dropping someone off.', 'A car park holds as many as the first person to park badly allows.'],
    gentle: 'Getting them in is easy, getting them home is the job. Vehicles, and the minutes the place took to empty, would show it.',
  },
  {
    says: 'temporary event notice',
    near: 'event|council|festival|street|notice|licence|party|licensing|parade|carnival|closure',
    brutal: [
      'A temporary event notice wants ten working days. The committee thought of it nine working days ago.',
      'A temporary event notice stops at 499 people. Number five hundred is at the gate with a guitar.',
    ],
    gentle: 'Permissions obtained are proof of planning. Add the authority, and the number of notices in a year.',
  },
  {
    says: 'fete|fête|summer fair|summer fayre|village fete|craft fair|craft fayre',
    brutal: [
      'Fayre has a Y in it so that they can charge more for the chutney.',
      'Splat the rat, guess the weight, and a brass band holding its music down with pegs.',
    ],
    gentle: 'Somebody on the committee wrote down what it made. That sum, and the stalls you looked after, turn an afternoon into a result.',
  },
  {
    says: 'charity ball|gala dinner|black tie|charity gala|charity auction',
    brutal: [
      "A gala dinner has an auction after the third glass. That isn't an accident, it's the running order.",
      'Black tie, salmon, a signed football shirt, and one person waving at a waiter who now owns a week in Portugal.',
    ],
    gentle: 'A gala is remembered by one number. Tables, prizes or sponsors: the part of the total that came through you is the line.',
  },
  {
    says: 'awards ceremony|awards night|awards dinner|awards evening',
    near: 'organis|organiz|event|host|hosted|plan|planned|coordinat|annual|manag|managed|deliver|delivered|staff',
    brutal: [
      'An awards night has nineteen categories and, by pure coincidence, nineteen sponsors.',
      "And the winner is: the table nearest the bar, which didn't hear.",
    ],
    gentle: 'Give guests, budget, sponsors. Any sponsor who came in through you goes first, because that is income.',
  },
  {
    says: 'fun run|charity run|water station|race marshal|marathon marshal|race day',
    near: 'run|marathon|race|volunteer|event|charity|marshal|organis|runner|10k',
    not: 'horse|formula|motor',
    brutal: [
      'A fun run has two kinds of people: those in a rhinoceros, and those just beaten by one.',
      'At the water station the cup goes to the face, the ground and the volunteer, in that order.',
    ],
    gentle: 'Entrants, marshals, money raised: for a volunteer it is all management. Add one of the figures, if you have one.',
  },
  {
    says: 'carnival|street parade|parade float',
    near: 'event|organis|organiz|council|parade|float|volunteer|street|committee|procession|costume|switch',
    not: 'cruise|cruises|cruise line|plc|splendor|corporation|fascination',
    brutal: ['A carnival float is a lorry in a wig.', 'The procession sets off on time. The far end of it sets off an hour later, and from a different song.'],
    gentle: 'Closing a street takes patience with a lot of offices. Add the permits that were yours to win.',
  },
  {
    says: 'chocolate fountain',
    brutal: [
      "A chocolate fountain is lovely for nine minutes. After that it's a shared fondue with strangers' sleeves.",
      "It has to be level, warm and nowhere near the white tablecloth. It's always beside the white tablecloth.",
    ],
    gentle: 'Extras are margin at an event. Hires in a season, or what it added to the average bill, make business of it.',
  },
  {
    says: 'hog roast',
    brutal: [
      'A hog roast starts at five in the morning so that the vegetarians can ask at two.',
      'Crackling for a hundred, from one pig, shared by eye. Weddings have gone wrong over less.',
    ],
    gentle: 'Portions, sites and a hot-holding record: cooking outdoors at volume deserves all three. Add the food hygiene level.',
  },
  {
    says: 'canapé|canape|canapes|canapés',
    brutal: ['A canapé is a dinner you chase.', "Salmon on something, goat's cheese on something, and a stick with nowhere to put the stick."],
    gentle: 'Small food in large numbers is harder than it looks. Add guests, kinds, and whether the recipes were yours.',
  },
  {
    says: 'banqueting|banquet',
    near: 'hotel|event|event|cover|guest|wedding|function|catering|conference|manager|operations|staff|room',
    brutal: ['Three hundred chickens, all at once, all hot, all facing the same way.', "Banqueting doors only swing one way, and everybody's learned which."],
    gentle: 'The largest plated banquet, and how many served it, tell a hotel your level at once. Set-up and breakdown count as well.',
  },
  {
    says: 'buffet lunch|working lunch|sandwich platter|hospitality catering|corporate catering|office catering',
    brutal: [
      'Sandwich platters: egg goes last, prawn goes first, and the garnish has been to four meetings.',
      'The meeting was moved to two. The sandwiches found out at one.',
    ],
    gentle: 'Offices reorder from whoever turns up on time. Add lunches in a day, and firms that stayed on the list.',
  },
  {
    says: 'eventbrite',
    brutal: [
      'Eventbrite: two hundred going, ninety coming, and a fee on the free ones.',
      "The reminder goes out at nine. So do thirty polite messages that something's come up.",
    ],
    gentle: 'Sign-ups are one thing, people in the room another. Add the share who really came.',
  },
  {
    says: 'hybrid event|virtual event|virtual conference|online event',
    brutal: [
      'A hybrid event has two audiences, and one of them is on mute in the wrong room.',
      "We'll just wait for a few more to join. A virtual conference has been waiting since 2020.",
    ],
    gentle: 'In the room, online, and still there at the end: three counts, and the last is rare to see in print.',
  },
  {
    says: 'edinburgh fringe|edinburgh festival fringe|edinburgh festivals',
    brutal: [
      'Thousands of shows in Edinburgh, and every one of them has a flyer for you.',
      'A Fringe venue is a cupboard with a lighting rig and forty chairs from a dentist.',
    ],
    gentle: "A whole run takes stamina. Number of shows, venue, and a critic's best line would be a complete credit.",
  },
  {
    says: 'balayage',
    near: 'hair|salon|balayage|colour|foil|blonde|client|toner|stylist',
    not: 'film|grading|video|davinci|print',
    brutal: ['The picture took nine hours and a filter. The booking is for two.', 'Balayage is French for sweeping, and English for three figures.'],
    gentle: 'Colour is where a salon earns. Add the share of your column, or the rate of rebooking.',
  },
  {
    says: 'blow dry|blow-dry|blowout',
    near: 'hair|salon|stylist|client|shampoo|finish|bar|bouncy',
    brutal: ['It looks like this today. Tomorrow it looks like somebody tried.', 'A blow dry is upper body training with conversation.'],
    gentle: 'Clients who ask for you by name are income. Heads on a Saturday give the pace that an owner also hears as money.',
  },
  {
    says: 'backwash|shampoo basin|backwash basin|salon basin',
    near: 'hair|salon|shampoo|client|basin|assistant',
    brutal: [
      'Is the water all right? Nobody lying at a backwash has ever said no.',
      'Your neck, their porcelain, and four minutes of wondering if you should close your eyes.',
    ],
    gentle: 'Most stylists began at the basin, and owners remember it. Add a treatment or a head massage that clients rebooked, if you have one.',
  },
  {
    says: 'barber shop|barbershop|skin fade|barbering',
    near: 'fade|hair|cut|beard|barber|client|shop|clipper|nvq|chair|level',
    not: 'quartet|choir|singing|chorus',
    brutal: [
      'Number two, back and sides, and anything in the football. A barber needs about nine words a day.',
      'Skin fade: a gradient from zero to one, by eye, on something that sneezes.',
    ],
    gentle: 'A full chair is the best reference in the trade. Cuts on a Saturday, and the fades or beards you are asked for, belong here.',
  },
  {
    says: 'cut-throat razor|cut throat razor|hot towel shave|wet shave|straight razor',
    brutal: ['Nobody has ever interrupted a barber with a cut-throat razor.', 'A blade at the throat and a chat about parking.'],
    gentle: 'It is trained and insured work, so the course and its year go beside it. A price list that carries it is the proof of demand.',
  },
  {
    says: 'gel nail|acrylic nail|nail technician|manicure|pedicure|shellac|nail art',
    brutal: [
      'Ten nails, three coats, and an itch on the nose the second the lamp goes on.',
      'A nail technician holds your hand for an hour and knows everything by the thumb.',
    ],
    gentle: 'System, gel, acrylic or BIAB, and sets in a day are what a salon needs to know. Clients who followed from one place to the next crown it.',
  },
  {
    says: 'waxing',
    near: 'beauty|salon|treatment|leg|brow|client|wax|hot|strip|therapist|facial',
    not: 'ski|car|floor|candle|snowboard',
    brutal: ['Tell me about your holidays, says the therapist, and pulls on the word beach.', 'Waxing: rip, talc, weather, rip, talc, holidays.'],
    gentle: 'Speed with comfort brings people back. Add treatments in a day, or the share rebooked.',
  },
  {
    says: 'eyelash extension|lash extension|lash technician|lash lift',
    brutal: ['A hundred lashes a side, with tweezers, on somebody who has just thought of something funny.', 'New lashes come with a leaflet on how to sleep.'],
    gentle: 'Insurers want the certificate by method: classic, volume or lift. Listed that way with the year, the line answers them.',
  },
  {
    says: 'hot stone|hot stone massage',
    brutal: [
      'Hot stones: geology, at fifty degrees, with panpipes.',
      "The music has a waterfall in it. By three o'clock nobody on the team can be near a waterfall.",
    ],
    gentle: 'A spa hires on the qualification and keeps on the rebookings. Both can stand in one bracket.',
  },
  {
    says: 'tattoo studio|tattoo artist|tattooing|tattooist|body piercing',
    brutal: ['In a tattoo studio the proofreading comes with a needle.', "A tattoo studio takes deposits, since Friday's certainty has often left by Tuesday."],
    gentle: 'The work has to be seen, so the portfolio link is half the line. Hygiene registration beside it settles the other question.',
  },
  {
    says: 'makeup artist|make-up artist|bridal makeup|bridal make-up|sfx makeup|special effects makeup',
    brutal: [
      "Natural, they'd like. Natural is forty minutes and nineteen products.",
      'A trial in March, a wedding in August, and a sunburn booked for the same week.',
    ],
    gentle: 'Productions, weddings in a season, or a brand: credits beat adjectives. Add two names.',
  },
  {
    says: 'nvq in hairdressing|nvq hairdressing|nvq level 2 in hairdressing|nvq level 2 hairdressing|level 2 hairdressing|level 3 hairdressing|cosmetology license',
    brutal: ['Hairdressing starts on a plastic head, named by whoever had it before you.', 'The dummy head has had nine perms and still looks surprised.'],
    gentle: 'Level, awarding body, year. Add the chair it led to, junior, stylist or own column.',
  },
  {
    says: 'kettlebell|dumbbell|free weights',
    near: 'gym|class|train|trainer|fitness|coach|instructor|client|strength|weights',
    brutal: [
      'Dumbbells live in pairs. The fourteens have separated.',
      'A kettlebell is a cannonball with a handle, and it comes back down on the same principle.',
    ],
    gentle: 'People who keep coming back to a class are what a coach is hired on. Numbers in it, and then the certificate, is the right order.',
  },
  {
    says: 'personal training|personal trainer',
    near: 'level 3|level 4|qualif|reps|cimspa|nasm|ace|client|diploma|certificat|pt',
    brutal: [
      'A personal trainer says two more. There have been two more for some time.',
      "Counting to ten for a living, with feeling, and skipping seven when they aren't looking.",
    ],
    gentle: 'Clients kept past six months is the figure that gyms respect. Add the level and register.',
  },
  {
    says: 'gym membership|membership sales|joining fee',
    near: 'gym|fitness|leisure|sales|club|member|health club',
    brutal: ['January signs it. February meant to go.', 'A gym has four thousand members and parking for sixty, and the sums work.'],
    gentle: 'Sign-ups and attrition together tell the truth. If both moved the right way, it is the best line a gym job can have.',
  },
  {
    says: 'yoga teacher|yoga instructor|yoga class|200-hour|200 hour yoga|200hr|yoga studio',
    near: 'yoga|ryt|vinyasa|hatha|studio|class',
    brutal: [
      'Let go of everything in a yoga class, except the strap, the block, and the parking until eight.',
      'Forty mats, edge to edge, and somebody arrives during the silence with a zip.',
    ],
    gentle: 'Studios choose by hours of training, style and size of class. All three fit on one line, and the training body by name beside them.',
  },
  {
    says: 'reformer pilates|pilates instructor|pilates',
    near: 'instructor|teacher|class|studio|reformer|mat|taught|teach|teaching|clinical',
    brutal: [
      'A reformer is a bed with springs that will not let you lie down.',
      'Tiny movement. Tinier. Pilates people are shaking and nothing has happened yet.',
    ],
    gentle: 'Mat or reformer, and the body that trained you, is what a studio looks for before it opens a letter.',
  },
  {
    says: 'sports hall|leisure centre|leisure center|recreation center|rec center',
    brutal: [
      'Badminton lines, basketball lines, netball lines. A sports hall floor is a map of arguments.',
      'The vending machine by the pool sells the calories back at double.',
    ],
    gentle: 'Being left in charge of the building is duty management and deserves the word. Add courts, pool or classes.',
  },
  {
    says: 'paintball',
    near: 'centre|park|staff|party|marshal|host|supervis|manager|team member|safety|venue|instructor',
    brutal: ['Everybody gets the same mask. The marshal can still spot the boss by who is being aimed at.', 'Paintball: an away day with the honesty left in.'],
    gentle: 'A field full of adrenaline and nobody hurt: groups run on a weekend, and the safety briefing you gave, say it best.',
  },
  {
    says: 'room booking|meeting room booking|meeting room',
    near: 'book|booking|booked|system|facilities|clash|calendar|reception',
    not: 'java|database|developed|php|web application|sql|python|mongodb|react',
    brutal: [
      'Meeting room 2 is booked all day by a recurring event whose owner has left the company.',
      'Two teams, one room, both with an invitation. The one with the biscuits stays.',
    ],
    gentle: 'Rooms and users are the size of this job. Clashes ended, or a system brought in, is the part that people thanked somebody for.',
  },
  {
    says: 'linen room|linen store|linen count',
    near: 'hotel|laundry|housekeeping|room|rooms|stock|guest|guests|cottage',
    brutal: [
      "A linen room is the warmest place in a hotel. That's why so many people are counting sheets in it.",
      'Three sets per bed: one on, one at the wash, and one nobody has seen since the conference.',
    ],
    gentle: 'Sheets vanish quietly and cost a fortune. Losses that came down, or a count that finally agreed, is money a hotel understands.',
  },
];
