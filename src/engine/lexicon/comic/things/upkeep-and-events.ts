import type { ComicEntry } from '../comic-entry.ts';

/** Things of cleaning, laundry, caretaking, call centres, events, weddings, hair, beauty and gyms. */
export const UPKEEP_AND_EVENT_THINGS: readonly ComicEntry[] = [
  {
    says: 'mop bucket|mop',
    near: 'clean|cleaning|cleaner|floor|bucket|mopping|toilet|kitchen|ward|corridor|swept|vacuum|sweep',
    brutal: [
      'A mop and a corridor, and a bootprint right through the middle before you reach the far end.',
      'Red for toilets, green for kitchens. Mops have a stricter class system than the building does.',
    ],
    gentle: 'Which floors and what area? Square metres a shift is the figure a contract manager works with.',
  },
  {
    says: 'colour-coded cloth|colour coded cloth|colour coded cleaning|colour-coded cleaning|microfibre cloth|microfiber cloth',
    brutal: [
      'Four colours of cloth, one chart on the cupboard door, and a purple one nobody will claim.',
      'Red cloth, washroom. Red cloth near a kettle, disciplinary.',
    ],
    gentle: "Colour coding shows you follow a hygiene system. If you taught it to others, that's the stronger half.",
  },
  {
    says: 'floor buffer|floor polisher|buffing machine|rotary floor machine|burnisher',
    brutal: [
      "Lift the handle and it goes right, lower it and it goes left. Everyone's first floor buffer went through a wall.",
      'A buffed corridor at 5 a.m. looks like a lake. At 8 a.m. somebody wheels a bike along it.',
    ],
    gentle: 'Strip, seal and burnish is skilled floor care. Name the floors you brought up and their size.',
  },
  {
    says: 'scrubber dryer|scrubber-dryer|floor scrubber|ride-on scrubber|ride on scrubber',
    brutal: [
      'A ride-on scrubber does three miles an hour and has right of way over everyone except the postman.',
      'It cleans, it dries, it beeps backwards, and it always runs flat at the end nearest nothing.',
    ],
    gentle: 'Machine training is worth printing with the model. How much floor did it cover in a shift?',
  },
  {
    says: 'carpet cleaning|carpet cleaner|carpet extraction',
    brutal: ['Carpet cleaning is the one job where the customer wants to see the water afterwards.', 'Beige, it turns out. The carpet was beige.'],
    gentle: 'Stains, methods and fibres are real knowledge. Which of them did other people call you in for?',
  },
  {
    says: 'pressure washer|pressure washing|jet wash|power washer|power washing|jet washing',
    brutal: [
      'Clean one slab with a pressure washer and you have promised to do the whole patio.',
      'People will stand and watch a jet wash for twenty minutes. Try that with a spreadsheet.',
    ],
    gentle: 'Square metres a day, and surfaces you know not to blast: both show experience.',
  },
  {
    says: 'squeegee|window cleaning|window cleaner|water fed pole|water-fed pole',
    brutal: [
      'The one streak is on the other side. Window cleaners have been told otherwise since glass.',
      'A window cleaner sees more unmade beds than any hotel, and says nothing for ten pounds.',
    ],
    gentle: 'Height, access gear and number of properties on the round: those three make a contract.',
  },
  {
    says: 'wet floor sign|caution sign',
    brutal: [
      "A wet floor sign has never been near a wet floor. It's where the last one was.",
      "That little yellow figure has been mid-fall since the nineties and still hasn't landed.",
    ],
    gentle: "Slip prevention is measurable. If incidents fell, that's the line; the sign only stands beside it.",
  },
  {
    says: "cleaning cupboard|cleaners' cupboard|cleaner's cupboard|janitor's closet|janitorial closet|janitorial supplies",
    brutal: [
      "One sink, two vacuums, and a kettle that officially isn't there.",
      'Janitorial supplies arrive by the pallet. What runs out is the one small spray with the good trigger.',
    ],
    gentle: 'Ordering and stock for a site is budget work. Monthly spend, and what you saved on it?',
  },
  {
    says: 'henry hoover|henry vacuum',
    brutal: ["Henry has been smiling since 1981, and he's seen what goes up there.", 'A vacuum cable is ten metres. The corridor is eleven.'],
    gentle: 'Rooms or floors per shift says more than the machine does. Add a quality score if the site kept one.',
  },
  {
    says: 'washroom|toilet cleaning|restroom cleaning|toilet check|bathroom cleaning',
    near: 'clean|cleaning|cleaned|check|checks|hourly|facilities|service|sanitis|sanitary|janitor|supplies',
    brutal: [
      'The sheet on the back of the door says checked at nine, ten, eleven and twelve, all in the same pen stroke.',
      'Everybody notices a washroom twice a year. Never the days it was perfect.',
    ],
    gentle: 'Hourly checks on a busy site are a real standard. How many facilities, and what footfall?',
  },
  {
    says: 'end of tenancy|move-out clean|end-of-tenancy',
    brutal: [
      'An end of tenancy clean is four hours on an oven so that a deposit can go home.',
      "There's limescale older than the lease and it's down on the inventory as fair.",
    ],
    gentle: 'Passed first time by the agent? Then give the share; letting agents hire on nothing else.',
  },
  {
    says: 'deep clean|deep cleaning|deep-cleaning',
    near: 'kitchen|clean|school|hospital|site|office|hotel|team|room|ward|equipment|weekly|shop|gym|store|restaurant',
    not: 'data',
    brutal: [
      'A deep clean moves the fridge. Everything up to then has been cleaning round it.',
      'Behind the cooker: four chips, a thermometer, and the spoon somebody was blamed for in March.',
    ],
    gentle: 'Before-and-after results and the time window tell it best. Overnight, between shifts, or during a closure?',
  },
  {
    says: 'oven cleaning|oven cleaner',
    brutal: [
      'A dip tank, two hours, and a door that turns out to have glass in it.',
      "The owner always says it isn't that bad. The tray is holding on by habit.",
    ],
    gentle: 'Domestic round or commercial kit? Jobs per day and repeat customers make it a business.',
  },
  {
    says: 'limescale|descaling|descaler',
    near: 'clean|kettle|machine|toilet|shower|tap|water|coffee|boiler|bathroom|hotel',
    brutal: [
      'London tap water is mostly limescale with some tea round it.',
      "Descaling takes vinegar, patience, and looking closely at something you'd been calling grey.",
    ],
    gentle: "Hard water shortens the life of machines. If your routine cut call-outs, that's money; name it.",
  },
  {
    says: 'bics|bicsc|cleaning operator proficiency',
    brutal: [
      'BICSc will certify you on the damp mop, in a figure of eight, with witnesses.',
      'It has an exam for dusting. The examiner looks on top of the door.',
    ],
    gentle: "The British institute's badge is known to contract firms. List the skills passed by name.",
  },
  {
    says: 'graffiti',
    near: 'remov|removal|clean|removed|cleaning|council|steam|pressure|vandal',
    brutal: ['It leaves one very clean rectangle of wall. To some that reads as an invitation.', 'Graffiti removal: criticism answered with a solvent.'],
    gentle: 'Councils count it by square metre and response time. Do you have either?',
  },
  {
    says: 'wheelie bin|recycling bin|bin store|waste segregation',
    brutal: [
      'Bin day has one neighbour who knows. The whole street watches that neighbour.',
      "Blue is paper, green is glass, brown is garden, and there's a yoghurt pot that's been to all three.",
    ],
    gentle: 'Recycling rate is the number a building is asked for. From what share to what share?',
  },
  {
    says: 'pest control|mouse trap|rodent control|rodent bait|bait box|pest controller',
    near: 'pest|rodent|mouse|mice|bait|site|building|property|contract|contractor|bpca|rats|kitchen|warehouse|insect|wasp',
    brutal: [
      'Pest control arrives in an unmarked van. The mice have seen the van.',
      'Bait box seven has been empty since spring. Something out there is being very careful.',
    ],
    gentle: 'Sites covered, certificates held, and clear follow-up visits are what a client reads for.',
  },
  {
    says: 'pigeon spike|bird proofing|pigeon netting|pigeon control',
    brutal: ['Pigeon spikes make excellent foundations. Ask the pigeons.', "Nets, spikes, a plastic owl. There's a pigeon sitting on the owl."],
    gentle: 'Proofing that lasted is the result. Which building, how high, and did they stay away?',
  },
  {
    says: 'industrial washing machine|commercial laundry|industrial laundry|laundry operative|laundry assistant|industrial washer',
    brutal: ['A commercial laundry washes by the tonne and loses, like everyone, one sock.', "Sixty kilos a load, and one red napkin among the chefs' whites."],
    gentle: 'Kilos a shift, or rewash rate: laundries know both by heart. Which was yours?',
  },
  {
    says: 'tumble dryer|lint filter',
    brutal: ['A tumble dryer filter holds enough fluff for a second towel.', 'Beep. Still damp. Beep. Still damp. Beep. Felt.'],
    gentle: 'Lint is a fire risk, so a checked routine is worth saying. Was there a log with your initials?',
  },
  {
    says: 'calender ironer|flatwork ironer|roller iron|steam press|ironing press|rotary iron',
    brutal: [
      'Wet sheet in at one end, flat sheet out at the other, and two people who never look up and never miss.',
      'A steam press makes a shirt in forty seconds and a noise like a train being disappointed.',
    ],
    gentle: 'Pieces an hour is the measure in every finishing room. What was a good shift?',
  },
  {
    says: 'dry cleaning|dry cleaner|dry-cleaning',
    brutal: [
      "Dry cleaning is wet. They've got away with the name since the 1800s.",
      'A rail goes round with four hundred suits on it, and yours is always just past the counter.',
    ],
    gentle: 'Stain work and fabrics are the craft here. What did customers bring to you in particular?',
  },
  {
    says: 'linen room|linen store|bed linen|linen count',
    near: 'hotel|laundry|housekeep|hospital|room|count|stock|linen room|store|guest|cottage',
    brutal: [
      "A linen room is the warmest place in a hotel. That's why so many people are counting sheets in it.",
      'Three sets per bed: one on, one at the wash, and one nobody has seen since the conference.',
    ],
    gentle: 'Linen is a large cost, quietly lost. If your count brought the losses down, show by how much.',
  },
  {
    says: 'bunch of keys|key register|key holder|keyholder|key holding',
    brutal: [
      'A keyholder gets the call at 3 a.m. The alarm is a balloon.',
      "Forty-one keys, eleven doors, and one key that everyone's too nervous to throw away.",
    ],
    gentle: 'Holding keys says they trusted you with the building. Which building, and the call-outs answered?',
  },
  {
    says: 'alarm call-out|alarm activation|intruder alarm|burglar alarm',
    near: 'call|respond|responded|site|keyholder|set|setting|security|building|open|lock|locking|install|installed|fitted',
    brutal: [
      "Ninety seconds of bleeping to remember four digits you've typed every day this year.",
      'The intruder alarm has caught two spiders, a helium balloon and the cleaner.',
    ],
    gentle: 'Response times and a proper log turn this into security work. Either figure would do.',
  },
  {
    says: 'heating controls|thermostat|office heating',
    near: 'building|caretak|caretaker|maintenance|bleed|bled|heating|repair|premises|facilities|office|boiler',
    not: 'car|vehicle|automotive|engine|welding',
    brutal: [
      'Half the office is boiling, half is freezing, and they all have hands on the thermostat.',
      "The office thermostat on the wall isn't always connected to anything. Nobody who fits them will confirm it.",
    ],
    gentle: 'Comfort complaints are countable. Did they fall after you balanced the system?',
  },
  {
    says: 'gritting|road salt|snow clearing|snow removal|winter maintenance',
    near: 'grit|gritting|salt|snow|path|car park|winter|premises|site|lot|sidewalk',
    brutal: [
      "Gritting is done at five so that everyone at nine can say it wasn't that icy.",
      "Forecast minus four. Up at half three, salt down, and it's raining.",
    ],
    gentle: 'Winter duty means early calls and duty of care. Sites covered, and no slips, would be worth writing.',
  },
  {
    says: 'flat-pack|flat pack|furniture assembly|flatpack',
    near: 'assembl|assembly|assembled|furniture|install|build|built|desk|handyman|handyperson',
    brutal: [
      "Flat-pack furniture comes with one screw too many, and you'll never feel safe on it again.",
      'Step nine assumes three hands. Everybody has done step nine with a knee.',
    ],
    gentle: "Jobs a day and a rating from customers: for this work there's no better proof.",
  },
  {
    says: 'handyperson|handyman',
    near: 'snag|repair|repairs|building|property|door|maintenance|room|house|site|handover|apartment|hotel|minor',
    brutal: [
      "A handyperson's van holds every screw ever made, except that one.",
      'A handyperson is asked to look at one thing. There are four, and the first is the wall.',
    ],
    gentle: 'Repairs closed per week, and how many came back? Two numbers and a landlord is reading.',
  },
  {
    says: 'chairs and tables|stacking chairs|room set-up|room setup|room set up|meeting room set',
    near: 'event|hall|meeting|conference|set|room|caretak|caretaker|hotel|banquet|function|stack|venue|porter',
    brutal: ['Theatre, boardroom, cabaret, horseshoe. Four words for carrying chairs.', 'Sixty stacking chairs, in sixes, on a trolley made for fives.'],
    gentle: 'Turning a room round against the clock is logistics. How many seats, and in how many minutes?',
  },
  {
    says: 'village hall|community centre|community center|hall hire|community hall',
    brutal: [
      'A village hall kitchen has two hundred cups, one teaspoon, and a note about the urn.',
      'Yoga at six, parish council at seven, and neither has ever finished on time or put the chairs back.',
    ],
    gentle: 'Bookings, income and hire rules are management. Did use of the hall go up?',
  },
  {
    says: 'tea urn|hot water urn|water boiler',
    near: 'event|tea|coffee|hall|catering|canteen|refreshment|office|volunteer',
    brutal: ['The urn takes forty-five minutes to boil and one sleeve to find out.', 'An urn has a little red light for off, and a little red light for on.'],
    gentle: "Refreshments for how many? It's catering, after all; say the head count.",
  },
  {
    says: 'pool plant|swimming pool maintenance|pool chemicals|chlorine|pool maintenance|pool water testing',
    near: 'pool|swim|swimming|plant|leisure|hotel|spa|water',
    brutal: [
      'Free chlorine, pH, clarity. What everybody reviews is the temperature of the showers.',
      "The pool smell isn't too much chlorine, say the pool plant people. Then they tell you what it is.",
    ],
    gentle: 'Water tests are records that matter. Certificates held and closures avoided belong next to it.',
  },
  {
    says: 'room booking|meeting room booking|meeting room',
    near: 'book|booking|booked|system|facilities|clash|calendar|reception',
    brutal: [
      'Meeting room 2 is booked all day by a recurring event whose owner has left the company.',
      'Two teams, one room, both with an invitation. The one with the biscuits stays.',
    ],
    gentle: 'Rooms and users are the size of this job. Did you introduce the system or end the clashes?',
  },
  {
    says: 'switchboard',
    near: 'call|calls|reception|telephone|phone|operator|operated|answer|answered|hospital|hotel|transfer|line',
    not: 'electrical|lv|panel|mcc|voltage|wiring',
    brutal: [
      'A switchboard operator can tell from the breathing who it is and who they want.',
      "Putting you through. It rings, it rings, and it's back with you, and so is the caller.",
    ],
    gentle: 'Calls a day and number of extensions make this solid. Was there a directory in your head, too?',
  },
  {
    says: 'call centre|call center|contact centre|contact center',
    near: 'agent|inbound|calls per day|calls a day|advisor|adviser|seat|headset|floor|outbound|shift',
    brutal: [
      'A call centre opens with your call is important to us and means it in the order received.',
      "There's a whiteboard, a bell for a sale, and a biscuit tin that's a performance tool.",
    ],
    gentle: 'Calls a day, quality score, first-time fix: the system counted everything. Bring the best one along.',
  },
  {
    says: 'inbound call',
    brutal: [
      '{n} calls, and {n} times the account number had to be found at the other end of the house.',
      "Of {n} inbound calls, a fair few open with a sigh and the news that they've already explained this.",
    ],
    gentle: "You've given the count; now the quality: share solved first time, or the score out of a hundred.",
  },
  {
    says: 'average handling time|average handle time|aht',
    brutal: [
      'AHT is measured from hello. Most of it is finding a pen.',
      "Too long and you're inefficient, too short and you've hung up. Handling time wants you exactly lukewarm.",
    ],
    gentle: 'The clever version is time down and satisfaction up. Do you have both?',
  },
  {
    says: 'first call resolution|first contact resolution|fcr',
    brutal: [
      "First call resolution: the caller's ninth call, counted from the one you picked up.",
      "If they ring back tomorrow it's a new case. Whoever invented FCR had thought about that.",
    ],
    gentle: "Give the rate and the team's average. Beating it is the achievement; the abbreviation isn't.",
  },
  {
    says: 'call script|scripted call',
    brutal: [
      "Is there anything else I can help you with today? The script says ask. The caller hasn't finished shouting the first thing.",
      'A call script has a box for every answer except the one people give.',
    ],
    gentle: 'Did you follow it, rewrite it, or sell better without it? The last two deserve the space.',
  },
  {
    says: 'hold music|ivr|interactive voice response',
    near: 'call|phone|customer|menu|system|hold|contact|routing|centre|center|genesys|avaya|telephony|design|flow',
    brutal: [
      'Press one for sales. Press two for support. Press all of them for a person.',
      'The options have recently changed, says the IVR. Recently has been a while.',
    ],
    gentle: 'Calls that never needed a person are the saving. What share did the menu solve?',
  },
  {
    says: 'live chat|webchat|web chat',
    near: 'agent|support|customer|handled|simultaneous|chats|response|service|intercom|zendesk|liveperson|concurrent|managed',
    brutal: [
      'Three live chats at once, and one of them has just had the answer meant for another.',
      "The three dots appear. The three dots go away. It's the most honest part of live chat.",
    ],
    gentle: 'Chats at once, response time, satisfaction: all on the dashboard. Which one made you look good?',
  },
  {
    says: 'call recording|call monitoring|call listening|call quality',
    brutal: [
      "Calls may be recorded for training purposes. Training has heard the bit where the mute button wasn't on.",
      "In call monitoring a voice from six weeks ago loses two marks for not using the caller's name.",
    ],
    gentle: 'Scored by others, or scoring them? Coaching with results is a step up, so make it clear.',
  },
  {
    says: 'cold call|cold calling|cold-calling|power dialler|predictive dialler|predictive dialer|auto dialer',
    brutal: [
      'Eighty cold calls, seventy voicemails, nine not nows, and one with a really good question.',
      "The first four seconds of a cold call are a sport. Most of it's in the hello.",
    ],
    gentle: 'Dials, talks, meetings, sales: the funnel is the whole story of this job. Put any two numbers in a row.',
  },
  {
    says: 'retentions team|retention team|save desk|cancellations team|customer retention|customer saves',
    near: 'call|team|cancel|churn|broadband|subscription|save|offer|desk|insurance|mobile|agent',
    brutal: [
      'A better offer, which existed all along, and only lives behind the word cancel.',
      "I'd like to leave. May I ask why? The retention team may, it's on the screen.",
    ],
    gentle: "Save rate against target is the figure here. With the value of what stayed it's irresistible.",
  },
  {
    says: 'complaint handling|complaints handling|complaint handler|complaints handler|guest complaint|complaint resolution|complaints resolution',
    brutal: [
      "A serious complaint starts with I'm not one to complain, and then come the numbered paragraphs.",
      'A complaint has two halves: what happened, and how long they were on hold about it.',
    ],
    gentle: 'Handled how many, closed in what time, reopened how often? Any one lifts this above the duty.',
  },
  {
    says: 'escalated call|escalated complaint|escalation call|customer escalation',
    near: 'call|customer|complaint|manager|supervisor|handled|guest|tier|contact',
    brutal: [
      'Can I speak to your manager? An escalation, in six words, with a chair being turned round.',
      "The supervisor says exactly what the agent said, slower. It works, and it shouldn't.",
    ],
    gentle: 'Being where the hard calls go is a promotion in practice. What share ended well?',
  },
  {
    says: 'financial ombudsman|ombudsman|fos complaint',
    brutal: [
      'Eight weeks to answer before the ombudsman gets it, and the first letter only says thank you for yours.',
      'A final response letter is where both sides discover what was meant by terms.',
    ],
    gentle: "Uphold rate is the figure in regulated complaints. If yours was under the industry's, print both.",
  },
  {
    says: 'goodwill gesture|gesture of goodwill|goodwill payment',
    brutal: [
      "Without admission of liability, here's twenty pounds and a voucher with an end date.",
      'A goodwill gesture has a matrix. Fifteen for late, twenty-five for rude, forty for both.',
    ],
    gentle: "Limits show trust: up to what amount could you decide alone? That's the line.",
  },
  {
    says: 'trustpilot|feefo',
    brutal: [
      '{it}: five stars after delivery, one star after the returns policy.',
      "A review gets a reply within the hour that's very sorry to hear this, and would love a private message.",
    ],
    gentle: "Score before and after, with the number of reviews, please. It's public, so it's proof.",
  },
  {
    says: 'net promoter score|nps',
    near: 'customer|score|increase|increased|improved|client|guest|survey|net|satisfaction|+',
    brutal: [
      'NPS: how likely are you to mention a boiler insurer at a dinner party, from nought to ten.',
      'A nine loves you. An eight, officially, has no feelings at all.',
    ],
    gentle: 'Where did it start, where did it end, and how many answered? Without the last one, people wonder.',
  },
  {
    says: 'csat|customer satisfaction survey|customer satisfaction score',
    brutal: [
      'CSAT gets filled in by the delighted, the furious, and one person who thought one was the top.',
      'Ninety-six per cent satisfied, of the four per cent who answered.',
    ],
    gentle: "Name the score beside the team's or the target. Standing alone it has no height.",
  },
  {
    says: 'festival',
    near: 'event|music|stage|steward|stewarding|food|volunteer|wristband|site|bar|artist|glastonbury|crew|production|camp|vendor|trader',
    brutal: [
      'A festival is a town of forty thousand, built on a Tuesday, in the one field that floods.',
      "Three days, one wristband, and a sleeping bag that's never going back in its sleeve.",
    ],
    gentle: 'Attendance and your part of the site, please: gate, bar, stage or welfare. Organisers think in those.',
  },
  {
    says: 'portable toilet|porta potty|porta-potty|portaloo|event toilet',
    brutal: [
      "There's a formula for how many portaloos a crowd needs. The crowd has never been shown it.",
      'The one at the end of the row is always the clean one. That was Friday.',
    ],
    gentle: 'Welfare numbers make or break a site. How many units, how many people, and who emptied them when?',
  },
  {
    says: 'marquee',
    brutal: [
      "A marquee is level, dry and quiet on the hire company's website.",
      'Hired for shade. Used in sideways rain, with someone from the band pushing up the ceiling with a broom.',
    ],
    gentle: "Size, floor, power, anchoring: which of these were you answerable for? That's site management.",
  },
  {
    says: 'wedding planner|wedding planning|wedding coordination|wedding coordinator|wedding co-ordinator|planned weddings',
    brutal: ['A wedding plan is accurate to the minute until hair.', 'Two hundred invitations, two hundred replies, and one that says plus maybe.'],
    gentle: 'Weddings a season, average budget, and one thing saved on the day. Couples book on the last.',
  },
  {
    says: 'wedding venue|wedding reception|wedding fair|weddings and events|weddings',
    near: 'venue|hotel|event|reception|banquet|function|catering|hosted|coordinat|host|fair|bar|manor|barn|functions',
    brutal: [
      "At every wedding there's a speech that was going to be four minutes.",
      'A wedding venue gets booked two years ahead by people who then check the forecast from March.',
    ],
    gentle: 'Capacity and dates a year set the scale. Which of those Saturdays did you run?',
  },
  {
    says: 'seating plan|seating chart|table planning',
    not: 'pupil|classroom|behaviour|class|lesson',
    brutal: [
      'A seating plan is a peace treaty with a typo in it.',
      "Ten tables of ten, until somebody's new partner appears at plus eleven.",
      'Put the loud table by the speakers. Nobody will ever know which was which.',
    ],
    gentle: 'How many guests, and how late did the last change come? The second number is the impressive one.',
  },
  {
    says: 'place card|chair cover|chair sash|table centrepiece|table centerpiece|centrepieces|centerpieces',
    brutal: [
      "A centrepiece is designed so that nobody can see the person across from them. At some tables it's a kindness.",
      'A hundred and twenty chair covers, ironed, for people to put their coats over.',
    ],
    gentle: 'Set-up time and number of tables show this is logistics as well as taste.',
  },
  {
    says: 'first dance|wedding dj|mobile disco',
    brutal: [
      "The first dance was practised in a kitchen. It's now on a slope, in heels, in front of a fog machine.",
      'A wedding DJ takes requests the way airports take feedback.',
    ],
    gentle: 'Bookings a year and kit you carry in yourself. Both would matter to an agency.',
  },
  {
    says: 'ceilidh|barn dance|ceilidh band|ceilidh caller',
    brutal: [
      'Strip the willow: four minutes of geometry at the speed of a car park collision.',
      "Everyone says they can't. Then the caller shouts, and they do it wrong at tremendous pace.",
    ],
    gentle: 'Did you play, call or organise? Number of dancers kept upright would be a fine figure.',
  },
  {
    says: 'pa system|public address system|wireless microphone|radio microphone|lapel mic|roving mic',
    near: 'event|sound|set|conference|stage|speaker|venue|mic|hall|operat|av',
    brutal: ['Can everyone hear at the back? The back has never once answered that.', "A roving mic gets one question that's a question."],
    gentle: 'Small venue or big rig? Channels, audience and number of events a year set the level.',
  },
  {
    says: 'lanyard|name badge|delegate badge|event badge',
    near: 'event|conference|delegate|badge|registration|attendee|printing|lanyard|exhibition|guest',
    brutal: [
      'The lanyard turns the badge round, so for two days everybody meets someone called blank.',
      "There's a table with four hundred name badges, A to Z. The early ones start at M.",
    ],
    gentle: 'Registration at pace is a good measure of calm. How many checked in during the first hour?',
  },
  {
    says: 'registration desk|conference registration|delegate registration|event registration',
    brutal: [
      'Everyone arrives at five to nine. At half past eight the registration desk was well staffed.',
      "They're not on the list. They're on the email about the list.",
    ],
    gentle: 'Delegates per hour, system used, and what the fallback was when the wi-fi went: any of them shows control.',
  },
  {
    says: 'trade show|trade fair|exhibition stand|expo stand|exhibition booth|trade show booth|trade exhibition',
    brutal: [
      'Three days on concrete, a bowl of mints, and a rival with a turned-round badge asking what it costs.',
      'The exhibition stand comes in nine boxes. Box six is in Düsseldorf.',
    ],
    gentle: 'Leads taken and what they came to later: budget holders live for that sentence.',
  },
  {
    says: 'goody bag|goodie bag|swag bag|promotional merchandise|branded merchandise',
    brutal: [
      'A stress ball, a USB stick, a leaflet about the stress ball.',
      'Five hundred tote bags. Every kitchen in Britain has a tote bag full of those tote bags.',
    ],
    gentle: 'Budget, supplier and what was left over? Merchandise is procurement with a logo on.',
  },
  {
    says: 'run sheet|running order|show caller|cue sheet|run of show|call sheet',
    near: 'event|show|stage|production|conference|wedding|live|shoot|film|festival|crew|sheet|theatre',
    brutal: ['19:04 doors, 19:31 welcome, 19:33 welcome to the person who was parking.', 'By the second coffee break the run sheet is a historical document.'],
    gentle: 'Calling a show live is rare nerve. How long, how many cues, and what audience?',
  },
  {
    says: 'event management plan|event risk assessment|event safety plan|event safety',
    brutal: [
      'Seventy pages on crowds, fire and evacuation. The council had a comment on the bunting.',
      'An event safety plan has a page on lightning, and the page has a golf umbrella crossed out.',
    ],
    gentle: 'Capacity approved on the strength of your plan would be a strong fact. What was it?',
  },
  {
    says: 'crowd barrier|pedestrian barrier|crowd safety',
    brutal: [
      'Crowd barriers lock together in one direction, found on the ninth go.',
      'A crowd goes where the person in front goes. That person is looking for the toilets.',
    ],
    gentle: 'Numbers in, numbers out, no incidents: crowd work can be said in three figures.',
  },
  {
    says: 'stadium|arena',
    near: 'event|matchday|match|steward|bar|hospitality|concert|catering|fans|capacity|concession|security|football|venue',
    brutal: [
      'A stadium has sixty thousand seats, and half-time has sixty thousand people and nine taps.',
      'The pie is £5.80 and hotter than the physics allows.',
    ],
    gentle: 'Capacity, event days and your section, please: sixty thousand people is a different Saturday from six.',
  },
  {
    says: 'matchday hospitality|executive box|hospitality box|corporate hospitality|vip hospitality',
    brutal: ['Prawns in the box, a roof, and a goal that everyone missed at the dessert table.', 'Corporate hospitality: four clients, one fan.'],
    gentle: 'Covers and spend per head at speed. If guests rebooked, give the share.',
  },
  {
    says: 'turnstile|ticket scanner|ticket scanning|ticket checking',
    near: 'event|stadium|venue|entry|gate|ticket|match|festival|station|theatre',
    brutal: [
      'Brightness up, please. Ticket scanning is that sentence, nine thousand times.',
      "A turnstile lets one person in at a time. Every so often it's one person and a flag on a pole.",
    ],
    gentle: 'Entry rate is a safety figure. People per hour through your gate?',
  },
  {
    says: 'parking marshal|car park marshal|car park management',
    brutal: ['Two arms, one torch, and a driver who is just dropping someone off.', 'A car park holds as many as the first person to park badly allows.'],
    gentle: 'Vehicles an hour and a clear exit are the hidden half of any event. Do you know yours?',
  },
  {
    says: 'temporary event notice',
    near: 'event|council|festival|street|notice|licence|party|licensing|parade|carnival|closure',
    brutal: [
      'A temporary event notice wants ten working days. The committee thought of it nine working days ago.',
      'A temporary event notice stops at 499 people. Number five hundred is at the gate with a guitar.',
    ],
    gentle: 'Permissions obtained are proof of planning. Which authority, how many notices, any refused?',
  },
  {
    says: 'fireworks|firework display|pyrotechnic|pyrotechnics',
    near: 'event|display|bonfire|night|show|council|organis|festival|safety|licence|stage',
    brutal: [
      'Eleven months of paperwork, eleven minutes of sky, and the dog at number nine.',
      "A firework display is a crowd looking up while somebody counts the ones that didn't.",
    ],
    gentle: 'Audience, duration, licence level: fireworks make a fine line with those three.',
  },
  {
    says: 'fete|fête|summer fair|summer fayre|village fete|craft fair|craft fayre',
    brutal: [
      'Fayre has a Y in it so that a jar of chutney can be four pounds.',
      'Splat the rat, guess the weight, and a brass band holding its music down with pegs.',
    ],
    gentle: 'Stalls, visitors, takings: somebody on the committee wrote them down. Put one here.',
  },
  {
    says: 'charity ball|gala dinner|black tie|charity gala|charity auction',
    brutal: [
      "A gala dinner has an auction after the third glass. That isn't an accident, it's the running order.",
      'Black tie, salmon, a signed football shirt, and one person waving at a waiter who now owns a week in Portugal.',
    ],
    gentle: 'Raised, sold, seated: which figure was yours? A gala is remembered by the net total.',
  },
  {
    says: 'awards ceremony|awards night|awards dinner|awards evening',
    near: 'organis|organiz|event|host|hosted|plan|planned|coordinat|annual|manag|managed|deliver|delivered|staff',
    brutal: [
      "An awards night has nineteen categories, and it's amazing how many sponsors win nothing.",
      "And the winner is: the table nearest the bar, which didn't hear.",
    ],
    gentle: 'Guests, sponsors and budget show the scale. Which of the three did you grow?',
  },
  {
    says: 'fun run|charity run|water station|race marshal|marathon marshal|race day',
    near: 'run|marathon|race|volunteer|event|charity|marshal|organis|runner|10k',
    not: 'horse|formula|motor',
    brutal: [
      'A fun run has two kinds of people: those in a rhinoceros, and those just beaten by one.',
      'At the water station the cup goes to the face, the ground and the volunteer, in that order.',
    ],
    gentle: "Entrants, marshals, money raised. For a volunteer it's all management, so give a figure.",
  },
  {
    says: 'carnival|street parade|parade float',
    near: 'event|organis|organiz|council|parade|float|volunteer|street|committee|procession|costume|switch',
    brutal: ['A carnival float is a lorry in a wig.', 'The procession sets off on time. The far end of it sets off an hour later, and from a different song.'],
    gentle: 'Crowd, road closures and partners: what did you coordinate? Say it in one breath.',
  },
  {
    says: 'photo booth|photobooth',
    brutal: [
      'A hat, a moustache on a stick, and the managing director, on paper, twice.',
      'The booth prints two strips: one for the guest book, one for the fridge, neither for HR.',
    ],
    gentle: 'Events booked and prints a night show demand. Was it hired out, built, or staffed by you?',
  },
  {
    says: 'chocolate fountain',
    brutal: [
      "A chocolate fountain is lovely for nine minutes. After that it's a shared fondue with strangers' sleeves.",
      "It has to be level, warm and nowhere near the white tablecloth. It's always beside the white tablecloth.",
    ],
    gentle: 'Event extras sell well. How many hires, and who cleaned it? The second tells me about you.',
  },
  {
    says: 'drinks reception|champagne reception',
    brutal: [
      'At a drinks reception the canapés leave the kitchen and never get past the first six guests.',
      "A drinks reception holds a glass, a plate, a phone and a handshake. That's four, with two hands.",
    ],
    gentle: 'Guests per server and time to first glass are how banqueting judges it. Know either?',
  },
  {
    says: 'hog roast',
    brutal: [
      'A hog roast starts at five in the morning so that the vegetarians can ask at two.',
      'Crackling for a hundred, from one pig, shared by eye. Weddings have gone wrong over less.',
    ],
    gentle: 'Portions, sites and a hot-holding record: cooking outdoors at volume deserves all three.',
  },
  {
    says: 'canapé|canape|canapes|canapés',
    brutal: ['A canapé is a dinner you chase.', "Salmon on something, goat's cheese on something, and a stick with nowhere to put the stick."],
    gentle: 'Pieces per hour is real volume. How many guests, and how many kinds?',
  },
  {
    says: 'banqueting|banquet',
    near: 'hotel|event|event|cover|guest|wedding|function|catering|conference|manager|operations|staff|room',
    brutal: ['Three hundred chickens, all at once, all hot, all facing the same way.', "Banqueting doors only swing one way, and everybody's learned which."],
    gentle: 'Largest plated function and team size: one line, and any hotel knows your level.',
  },
  {
    says: 'buffet lunch|working lunch|sandwich platter|hospitality catering|corporate catering|office catering',
    brutal: [
      'Sandwich platters: egg goes last, prawn goes first, and the garnish has been to four meetings.',
      'The meeting was moved to two. The sandwiches found out at one.',
    ],
    gentle: 'Orders a day, and how often they were on time: offices renew contracts on that.',
  },
  {
    says: 'event catering|outside catering|offsite catering|off-site catering|outdoor catering|mobile catering',
    brutal: [
      'Outside catering is a kitchen, minus walls, water and the thing that was on the other van.',
      "Everything's packed by list. The list has tin opener on it twice now, since Ascot.",
    ],
    gentle: 'Largest headcount served from a field is a wonderful number. What was yours?',
  },
  {
    says: 'eventbrite',
    brutal: [
      'Eventbrite: two hundred going, ninety coming, and a fee on the free ones.',
      "The reminder goes out at nine. So do thirty polite messages that something's come up.",
    ],
    gentle: 'Sign-ups, show rate, and cost per head: organisers are hired on the middle one.',
  },
  {
    says: 'hybrid event|virtual event|virtual conference|online event',
    brutal: [
      'A hybrid event has two audiences, and one of them is on mute in the wrong room.',
      "We'll just wait for a few more to join. A virtual conference has been waiting since 2020.",
    ],
    gentle: 'Attendance live and later, and how many stayed to the end? The third is the honest one.',
  },
  {
    says: 'edinburgh fringe|fringe show',
    brutal: [
      'Three thousand shows in Edinburgh, and every one of them has a flyer for you.',
      'A Fringe venue is a cupboard with a lighting rig and forty chairs from a dentist.',
    ],
    gentle: 'A run at the Fringe is stamina. Shows, seats sold, stars: choose two.',
  },
  {
    says: 'christmas party',
    near: 'organis|organiz|plan|planned|arrang|arranged|event|budget|host|hosted|coordinat|company|staff|social',
    brutal: [
      'Budget per head: thirty pounds. Opinions per head: more.',
      'The Christmas party is booked in June, moved in October, and remembered on the Monday.',
    ],
    gentle: "Budget kept and heads counted: it's a small event contract, and you ran it on top of your job.",
  },
  {
    says: 'balayage',
    near: 'hair|salon|balayage|colour|foil|blonde|client|toner|stylist',
    not: 'film|grading|video|davinci|print',
    brutal: ['The picture took nine hours and a filter. The booking is for two.', 'Balayage is French for sweeping, and English for three figures.'],
    gentle: 'Colour is where a salon earns. Share of your column, or rebooking rate, would be persuasive.',
  },
  {
    says: 'patch test|skin test|allergy test',
    near: 'hair|salon|beauty|lash|brow|tint|colour|client|treatment',
    brutal: [
      'Forty-eight hours behind the ear, for something people want by Friday lunchtime.',
      'A patch test takes ten seconds. Explaining it takes the length of a perm.',
    ],
    gentle: 'Doing it every time is what insurers look for. Was the record system yours?',
  },
  {
    says: 'blow dry|blow-dry|blowout',
    near: 'hair|salon|stylist|client|shampoo|finish|bar|bouncy',
    brutal: ['It looks like this today. Tomorrow it looks like somebody tried.', 'A blow dry is upper body training with conversation.'],
    gentle: "Clients a day and retail sold at the chair: that's what an owner multiplies by.",
  },
  {
    says: 'hair extension|hair extensions|wig making|wig',
    near: 'hair|salon|extension|theatre|tape|weave|stylist|fitting|fitted|bonded|lace',
    not: 'party|parliament',
    brutal: [
      'Four hours in the chair for hair that was in a drawer this morning.',
      'Extensions are counted in strands, priced in packs, and found in the shower.',
    ],
    gentle: "Methods matter: tape, bond, weave? List those you're certified in, by brand.",
  },
  {
    says: 'backwash|shampoo basin|backwash basin|salon basin',
    near: 'hair|salon|shampoo|client|basin|assistant',
    brutal: [
      'Is the water all right? Nobody lying at a backwash has ever said no.',
      'Your neck, their porcelain, and four minutes of wondering if you should close your eyes.',
    ],
    gentle: 'Saturday jobs at the basin are where most stylists began. What did you learn there that clients still notice?',
  },
  {
    says: 'barber shop|barbershop|skin fade|barbering',
    near: 'fade|hair|cut|beard|barber|client|shop|clipper|nvq|chair|level',
    not: 'quartet|choir|singing|chorus',
    brutal: [
      'Number two, back and sides, and anything in the football. A barber needs about nine words a day.',
      'Skin fade: a gradient from zero to one, by eye, on something that sneezes.',
    ],
    gentle: 'Cuts a day and clients who wait for your chair: print both, then the fade sells itself.',
  },
  {
    says: 'cut-throat razor|cut throat razor|hot towel shave|wet shave|straight razor',
    brutal: ['A hot towel shave: the last service where people tip because they can still speak.', 'A blade at the throat and a chat about parking.'],
    gentle: 'A traditional shave is trained and insured work. Where did you learn, and is it on your price list?',
  },
  {
    says: 'appointment book|fresha|treatwell|phorest|booksy|salon software|salon booking',
    brutal: [
      'Half an hour for a trim, says the online booking. Then the hat comes off.',
      'The app shows a free slot at four. It looks free because nobody has blocked out lunch.',
    ],
    gentle: 'Column use and no-shows live in that system. What changed after you took it on?',
  },
  {
    says: 'gel nail|acrylic nail|nail technician|manicure|pedicure|shellac|nail art',
    brutal: [
      'Ten nails, three coats, and an itch on the nose the second the lamp goes on.',
      'A nail technician holds your hand for an hour and knows everything by the thumb.',
    ],
    gentle: 'Sets a day, retention, and the brand system: nail bars choose on those.',
  },
  {
    says: 'waxing',
    near: 'beauty|salon|treatment|leg|brow|client|wax|hot|strip|therapist|facial',
    not: 'ski|car|floor|candle|snowboard',
    brutal: ['Tell me about your holidays, says the therapist, and pulls on the word beach.', 'Waxing: rip, talc, weather, rip, talc, holidays.'],
    gentle: 'Speed with comfort brings people back. Treatments a day or rebookings, if you know them.',
  },
  {
    says: 'eyelash extension|lash extension|lash technician|lash lift',
    brutal: ['A hundred lashes a side, with tweezers, on somebody who has just thought of something funny.', 'New lashes come with a leaflet on how to sleep.'],
    gentle: 'Certificates by method are what insurers want. List them with year and provider.',
  },
  {
    says: 'spray tan|tanning',
    near: 'salon|beauty|treatment|sunless|spray|mobile|bed|solarium|tan',
    not: 'leather|hide',
    brutal: ['Eight hours of not touching anything white, said to someone in a white car.', 'There are nine shades. The choice is always two past sensible.'],
    gentle: 'Mobile or in salon? Tans a day before a bank holiday would show the pace.',
  },
  {
    says: 'facial|dermaplaning|microdermabrasion|chemical peel',
    near: 'beauty|skin|treatment|client|salon|spa|therapist|dermalogica|massage|elemis|peel|facials',
    not: 'recognition|nerve|surgery|palsy|expression',
    brutal: [
      'An hour of lying still with cucumber on. The therapist has done nine today and stood for all of them.',
      'A facial takes the city off. The city is waiting outside.',
    ],
    gentle: 'Course sales and retail are the second half of a facial. What did you average per client?',
  },
  {
    says: 'hot stone|hot stone massage',
    brutal: [
      'Hot stones: geology, at fifty degrees, with panpipes.',
      "The music has a waterfall in it. By three o'clock nobody on the team can be near a waterfall.",
    ],
    gentle: 'Qualifications by name count here, and so does rebooking. Put one of each.',
  },
  {
    says: 'tattoo studio|tattoo artist|tattooing|tattooist|body piercing',
    brutal: ['The one trade where proofreading comes with a needle.', "A tattoo studio takes deposits, since Friday's certainty has often left by Tuesday."],
    gentle: 'Hygiene registration and a portfolio say it all. Add the council licence and the link.',
  },
  {
    says: 'makeup artist|make-up artist|bridal makeup|bridal make-up|sfx makeup|special effects makeup',
    brutal: [
      "Natural, they'd like. Natural is forty minutes and nineteen products.",
      'A trial in March, a wedding in August, and a sunburn booked for the same week.',
    ],
    gentle: 'Credits beat adjectives: productions, weddings a season, or a brand. Two names would do.',
  },
  {
    says: 'nvq in hairdressing|nvq hairdressing|nvq level 2 in hairdressing|nvq level 2 hairdressing|level 2 hairdressing|level 3 hairdressing|cosmetology license',
    brutal: ['Hairdressing starts on a plastic head, named by whoever had it before you.', 'The dummy head has had nine perms and still looks surprised.'],
    gentle: 'Level, awarding body, year. And then the chair it led to: the reader needs the second more.',
  },
  {
    says: 'treadmill|cross trainer|cross-trainer|elliptical',
    near: 'gym|fitness|equipment|clean|member|cardio|induction|maintenance|client|maintain|leisure',
    brutal: [
      'A treadmill costs as much as a car and is mostly used for watching the news.',
      'Treadmill six is out of order. It gets more rest than the members.',
    ],
    gentle: 'Kit checks and inductions keep a floor safe. How many machines or members were in your care?',
  },
  {
    says: 'kettlebell|dumbbell|free weights',
    near: 'gym|class|train|trainer|fitness|coach|instructor|client|strength|weights',
    brutal: [
      'Dumbbells live in pairs. The fourteens have separated.',
      'A kettlebell is a cannonball with a handle, and it comes back down on the same principle.',
    ],
    gentle: 'Classes, certificates, retention of clients: a coach needs two of the three on paper.',
  },
  {
    says: 'spin class|indoor cycling|spinning instructor|spin instructor',
    brutal: [
      'Forty-five minutes uphill, in a cupboard, with lasers. You finish where the towel is.',
      'Everyone is told to turn the dial up. Twenty hands go to the dial, and about six turn it.',
    ],
    gentle: 'Occupancy is the number: bikes filled of bikes there. If a class grew under you, say so.',
  },
  {
    says: 'gym induction|par-q|parq|par q',
    near: 'gym|member|fitness|client|induction|exercise|screening|trainer|leisure',
    brutal: [
      'Seven questions, seven noes, and a signature from someone leaning on the leg press for breath.',
      'A gym induction explains every machine to someone who will use one.',
    ],
    gentle: 'Inductions that turn into regulars are the gold of a gym. What share came back after a month?',
  },
  {
    says: 'personal training|personal trainer',
    near: 'level 3|level 4|qualif|reps|cimspa|nasm|ace|client|diploma|certificat|pt',
    brutal: [
      'A personal trainer says two more. There have been two more for some time.',
      "Counting to ten for a living, with feeling, and skipping seven when they aren't looking.",
    ],
    gentle: 'Clients kept past six months is the figure gyms respect. How many, and what result is fair to tell?',
  },
  {
    says: 'gym membership|membership sales|joining fee',
    near: 'gym|fitness|leisure|sales|club|member|health club',
    brutal: ['January signs it. February meant to go.', 'A gym has four thousand members and parking for sixty, and the sums work.'],
    gentle: 'Sign-ups and attrition together tell the truth. If both moved the right way, this is your best line.',
  },
  {
    says: 'zumba|aqua aerobics|aquafit|body pump|bodypump|les mills|step aerobics',
    brutal: [
      "Everyone's going left. There's one going right, in the front row, with total commitment.",
      'The chorus comes round again, and with it the squats. The whole class has gone off this song.',
    ],
    gentle: 'Licence, classes a week, average turnout: one line, three facts, and the studio manager calls.',
  },
  {
    says: 'yoga teacher|yoga instructor|yoga class|200-hour|200 hour yoga|200hr|yoga studio',
    near: 'yoga|ryt|vinyasa|hatha|studio|class',
    brutal: [
      'Let go of everything in a yoga class, except the strap, the block, and the parking until eight.',
      'Forty mats, edge to edge, and somebody arrives during the silence with a zip.',
    ],
    gentle: 'Hours of training, style, and class sizes: studios choose by those. All three fit on a line.',
  },
  {
    says: 'reformer pilates|pilates instructor|pilates',
    near: 'instructor|teacher|class|studio|reformer|mat|taught|teach|teaching|clinical',
    brutal: [
      'A reformer is a bed with springs that will not let you lie down.',
      'Tiny movement. Tinier. Pilates people are shaking and nothing has happened yet.',
    ],
    gentle: "Mat or reformer, and which training body? It's the first thing a studio asks; answer it here.",
  },
  {
    says: 'nplq|national pool lifeguard|pool lifeguard|lifeguard qualification|lifeguard certification|red cross lifeguard',
    brutal: [
      'Hours of staring at water, hoping for nothing, and a whistle for running.',
      "A lifeguard's chair is the best seat in the building for watching people not read the sign.",
    ],
    gentle: 'Certificates run out, so give the date and the pool. Rescues or first aid cases, factual and short, are worth adding.',
  },
  {
    says: 'climbing wall|climbing centre|bouldering wall|climbing gym|route setting|route setter',
    brutal: [
      "Blue is easy, black is hard, and pink was set by someone who's six foot four.",
      'Chalk on the holds, chalk on the phone, chalk in the flat white.',
    ],
    gentle: 'Award level and group size tell what you were allowed to run. Print them as the centre would.',
  },
  {
    says: 'sports hall|leisure centre|leisure center|recreation center|rec center',
    brutal: [
      'Badminton lines, basketball lines, netball lines. A sports hall floor is a map of arguments.',
      'The vending machine by the pool sells the calories back at double.',
    ],
    gentle: 'Programmes, bookings and shifts run alone? Duty manager is a title worth stating.',
  },
  {
    says: 'paintball',
    near: 'centre|park|staff|party|marshal|host|supervis|manager|team member|safety|venue|instructor',
    brutal: ['Everybody gets the same mask. The marshal can still spot the boss by who is being aimed at.', 'Paintball: an away day with the honesty left in.'],
    gentle: "Parties a weekend and incident-free hours: pick the one you're prouder of.",
  },
  {
    says: 'brow lamination|microblading|eyebrow threading|brow tint|brow tinting',
    brutal: [
      'Sisters, not twins. Brow technicians say it to everybody, and everybody checks.',
      'Brows had one job for four thousand years. Now they have a price list.',
    ],
    gentle: 'Clients travel for a brow artist they trust. What share of yours rebooked, and in which method are you certified?',
  },
];
