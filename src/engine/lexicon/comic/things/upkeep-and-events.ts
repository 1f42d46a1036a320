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
    says: 'floor buffer|floor polisher|buffing machine|rotary floor machine|burnisher',
    brutal: [
      "Lift the handle and it goes right, lower it and it goes left. Everyone's first floor buffer went through a wall.",
      'A buffed corridor at 5 a.m. looks like a lake. At 8 a.m. somebody wheels a bike along it.',
    ],
    gentle: 'Strip, seal and burnish is skilled floor care. Name the floors you brought up and their size.',
  },
  {
    says: 'carpet cleaning|carpet cleaner|carpet extraction',
    brutal: ["After carpet cleaning people don't look at the carpet. They want to see the water.", 'Beige, it turns out. The carpet was beige.'],
    gentle: 'Stains, methods and fibres are real knowledge. Which of them did other people call you in for?',
  },
  {
    says: 'pressure washer|pressure washing|jet wash|power washer|power washing|jet washing',
    brutal: [
      'Clean one slab with a pressure washer and you have promised to do the whole patio.',
      'People will stand and watch a jet wash for twenty minutes. Try that with a spreadsheet.',
    ],
    gentle: "Knowing what you mustn't blast is the real skill. Which surfaces did people trust you with?",
  },
  {
    says: 'squeegee|window cleaning|window cleaner|water fed pole|water-fed pole',
    brutal: [
      'The streak is always on the other side. The person inside thinks so too.',
      'A window cleaner sees more unmade beds than any hotel, and says nothing.',
    ],
    gentle: "How high, and how many on the round? A regular round is a small business, and I'd call it one.",
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
    gentle: "If you did the ordering, that's a budget. What did a month cost, and did you bring it down?",
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
    says: 'deep clean|deep cleaning|deep-cleaning',
    near: 'kitchen|restaurant|cafe|café|chef|canteen|fryer|oven|pub|food|catering',
    not: 'data',
    brutal: [
      'A deep clean moves the fridge. Everything up to then has been cleaning round it.',
      'Behind the cooker: four chips, a thermometer, and the spoon somebody was blamed for in March.',
    ],
    gentle: 'Before-and-after results and the time window tell it best. Overnight, between shifts, or during a closure?',
  },
  {
    says: 'bicsc|cleaning operator proficiency',
    brutal: [
      'BICSc will certify you on the damp mop, in a figure of eight, with witnesses.',
      'It has an exam for dusting. The examiner looks on top of the door.',
    ],
    gentle: "The British institute's badge is known to contract firms. List the skills passed by name.",
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
    gentle: 'The test is whether they stayed away. Which building was it, and how high up were you working?',
  },
  {
    says: 'industrial washing machine|commercial laundry|industrial laundry|laundry operative|laundry assistant|industrial washer',
    brutal: ['A commercial laundry washes by the tonne and loses, like everyone, one sock.', "Sixty kilos a load, and one red napkin among the chefs' whites."],
    gentle: 'Laundries talk in kilos a shift and in what had to be washed twice. Which of the two would you show off?',
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
    gentle: 'Every finishing room counts pieces an hour. What was yours on a good shift?',
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
    says: 'bunch of keys|key register|key holder|keyholder|key holding',
    brutal: [
      'A keyholder gets the call at 3 a.m. The intruder turns out to be a moth.',
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
    gentle: 'Being the one who turns up at night is trust. How far away did you live, in minutes, and what did you find?',
  },
  {
    says: 'heating controls|thermostat|office heating',
    near: 'building|caretak|caretaker|maintenance|bleed|bled|heating|repair|premises|facilities|office|boiler',
    not: 'car|vehicle|automotive|engine|welding',
    brutal: [
      'Half the office is boiling, half is freezing, and they all have hands on the thermostat.',
      "The office thermostat on the wall isn't always connected to anything. Nobody who fits them will confirm it.",
    ],
    gentle: 'People only notice comfort when it fails. Did the complaints drop once you had balanced it?',
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
    gentle: 'Patience with step fourteen is a gift. How many jobs in a day, and what did customers write about you?',
  },
  {
    says: 'chairs and tables|stacking chairs|room set-up|room setup|room set up|meeting room set',
    near: 'event|hall|meeting|conference|set|room|caretak|caretaker|hotel|banquet|function|stack|venue|porter',
    brutal: ['Theatre, boardroom, cabaret, horseshoe. Four words for carrying chairs.', 'Sixty stacking chairs, in sixes, on a trolley made for fives.'],
    gentle: 'Turning a room round against the clock is logistics. How many seats, and in how many minutes?',
  },
  {
    says: 'tea urn|hot water urn|water boiler',
    near: 'event|tea|coffee|hall|catering|canteen|refreshment|office|volunteer',
    brutal: ['The urn takes forty-five minutes to boil and one sleeve to find out.', 'An urn has a little red light for off, and a little red light for on.'],
    gentle: "That's catering, you know. For how many, and was it every week?",
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
    gentle: 'Being quick is easy if you stop caring. Did your satisfaction score hold up? Then print the pair.',
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
    says: 'hold music|ivr|interactive voice response',
    near: 'call|phone|customer|menu|system|hold|contact|routing|centre|center|genesys|avaya|telephony|design|flow',
    brutal: [
      'Press one for sales. Press two for support. Press all of them for a person.',
      'The options have recently changed, says the IVR. Recently has been a while.',
    ],
    gentle: 'What share of callers got their answer without waiting for a person? That saving is yours to claim.',
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
    says: 'retentions team|retention team|save desk|cancellations team',
    near: 'call|team|cancel|churn|broadband|subscription|save|offer|desk|insurance|mobile|agent',
    brutal: [
      'The better offer existed all along. It only lives behind the word cancel.',
      "“Can I ask why you're leaving?” The retention team can. It's on the screen, in bold.",
    ],
    gentle: "Save rate against target is the figure here. With the value of what stayed it's irresistible.",
  },
  {
    says: 'escalated call|escalated complaint|escalation call|customer escalation',
    near: 'call|customer|complaint|manager|supervisor|handled|guest|tier|contact',
    brutal: [
      'Can I speak to your manager? An escalation, in six words, with a chair being turned round.',
      "The supervisor says exactly what the agent said, slower. It works, and it shouldn't.",
    ],
    gentle: 'The hard calls came to you, so somebody trusted you. How many of them ended well?',
  },
  {
    says: 'goodwill gesture|gesture of goodwill|goodwill payment',
    brutal: [
      "Without admission of liability, here's twenty pounds and a voucher with an end date.",
      'A goodwill gesture has a matrix. Fifteen for late, twenty-five for rude, forty for both.',
    ],
    gentle: "Up to what amount could you decide alone? That limit is how far they trusted you, so I'd print it.",
  },
  {
    says: 'csat|customer satisfaction survey|customer satisfaction score',
    brutal: [
      'CSAT gets filled in by the delighted, the furious, and one person who thought one was the top.',
      'Ninety-six per cent satisfied, of the four per cent who answered.',
    ],
    gentle: "A figure from the {it} means little by itself. What was the team's, or the target, in the same month?",
  },
  {
    says: 'festival',
    near: 'event|music|stage|steward|stewarding|food|volunteer|wristband|site|bar|artist|glastonbury|crew|production|camp|vendor|trader',
    brutal: [
      'A festival is a town of forty thousand, built on a Tuesday, in the one field that floods.',
      "Three days, one wristband, and a sleeping bag that's never going back in its sleeve.",
    ],
    gentle: 'Organisers think of a festival in parts: gate, bar, stage or welfare. Which was yours, and at what attendance?',
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
    says: 'seating plan|seating chart|table planning',
    near: 'guest|guests|wedding|weddings|event|events|dinner|gala|banquet|conference|ball|awards',
    not: 'pupil|classroom|behaviour|class|lesson',
    brutal: ['A seating plan is a peace treaty with a typo in it.', "Ten tables of ten, and guest one hundred and one is somebody's new partner."],
    gentle: 'How many guests, and how late did the last change come? The second number is the impressive one.',
  },
  {
    says: 'pa system|public address system|wireless microphone|radio microphone|lapel mic|roving mic',
    near: 'event|sound|set|conference|stage|speaker|venue|mic|hall|operat|av',
    brutal: ['Can everyone hear at the back? The back has never once answered that.', "A roving mic gets one question that's a question."],
    gentle: 'Was it a microphone in a hall or a proper rig? Tell me the biggest room you made sound right.',
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
    says: 'goody bag|goodie bag|swag bag|promotional merchandise|branded merchandise',
    brutal: [
      'A stress ball, a USB stick, a leaflet about the stress ball.',
      'Five hundred tote bags. Every kitchen in Britain has a tote bag full of those tote bags.',
    ],
    gentle: "Choosing, buying and guessing the number: that's procurement. What was the budget, and what was left over?",
  },
  {
    says: 'run sheet|running order|show caller|cue sheet|run of show',
    near: 'event|show|stage|production|conference|wedding|live|shoot|film|festival|crew|sheet|theatre',
    brutal: ['19:04 doors, 19:31 welcome, 19:33 welcome to the person who was parking.', 'By the second coffee break the run sheet is a historical document.'],
    gentle: 'Calling a show live takes a nerve few people have. How many cues, and how many were watching?',
  },
  {
    says: 'event management plan|event risk assessment|event safety plan|event safety',
    brutal: [
      'Seventy pages on crowds, fire and evacuation. The council had a comment on the bunting.',
      'An event safety plan covers fire, flood and stampede. What actually goes is a gazebo.',
    ],
    gentle: 'Did the council sign yours off, and for how many people? An approved plan is a strong thing to own.',
  },
  {
    says: 'crowd barrier|pedestrian barrier|crowd safety',
    brutal: [
      'Crowd barriers lock together in one direction, found on the ninth go.',
      'A crowd goes where the person in front goes. That person is looking for the toilets.',
    ],
    gentle: 'Quiet crowd work leaves no trace. How many people came, and how few had to be helped out?',
  },
  {
    says: 'stadium|arena',
    near: 'event|matchday|match|steward|bar|hospitality|concert|catering|fans|capacity|concession|security|football|venue',
    brutal: [
      'A stadium has sixty thousand seats, and half-time has sixty thousand people and nine taps.',
      "The pie costs more than the programme, and it's hotter than the physics allows.",
    ],
    gentle: 'Capacity, event days and your section, please: sixty thousand people is a different Saturday from six.',
  },
  {
    says: 'matchday hospitality|executive box|hospitality box|corporate hospitality|vip hospitality',
    brutal: ['Prawns in the box, a roof, and a goal that everyone missed at the dessert table.', 'Corporate hospitality: four clients, one fan.'],
    gentle: 'Feeding a full box before kick-off is a sprint. How many covers, and did the same guests book again?',
  },
  {
    says: 'parking marshal|car park marshal|car park management',
    brutal: ['Two arms, one torch, and a driver who is just dropping someone off.', 'A car park holds as many as the first person to park badly allows.'],
    gentle: 'Getting them in is easy, getting them home is the job. How long did the car park take to empty?',
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
    says: 'fete|fête|summer fair|summer fayre|village fete|craft fair|craft fayre',
    brutal: [
      'Fayre has a Y in it so that they can charge more for the chutney.',
      'Splat the rat, guess the weight, and a brass band holding its music down with pegs.',
    ],
    gentle: 'Somebody on the committee wrote down what it made. Was it more than the year before?',
  },
  {
    says: 'charity ball|gala dinner|black tie|charity gala|charity auction',
    brutal: [
      "A gala dinner has an auction after the third glass. That isn't an accident, it's the running order.",
      'Black tie, salmon, a signed football shirt, and one person waving at a waiter who now owns a week in Portugal.',
    ],
    gentle: 'A gala is remembered by one number. Which part of the total came through you: tables, prizes or sponsors?',
  },
  {
    says: 'awards ceremony|awards night|awards dinner|awards evening',
    near: 'organis|organiz|event|host|hosted|plan|planned|coordinat|annual|manag|managed|deliver|delivered|staff',
    brutal: [
      'An awards night has nineteen categories and, by pure coincidence, nineteen sponsors.',
      "And the winner is: the table nearest the bar, which didn't hear.",
    ],
    gentle: "How many guests were there, and did a sponsor come in because of you? I'd lead with that.",
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
    gentle: 'Closing a street takes patience with a lot of offices. Which permissions and partners were yours to win?',
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
    gentle: 'For how many guests, and how many kinds? Small food in large numbers is harder than it looks.',
  },
  {
    says: 'banqueting|banquet',
    near: 'hotel|event|event|cover|guest|wedding|function|catering|conference|manager|operations|staff|room',
    brutal: ['Three hundred chickens, all at once, all hot, all facing the same way.', "Banqueting doors only swing one way, and everybody's learned which."],
    gentle: 'What was the largest plated banquet, and how many of you served it? A hotel would know your level at once.',
  },
  {
    says: 'buffet lunch|working lunch|sandwich platter|hospitality catering|corporate catering|office catering',
    brutal: [
      'Sandwich platters: egg goes last, prawn goes first, and the garnish has been to four meetings.',
      'The meeting was moved to two. The sandwiches found out at one.',
    ],
    gentle: 'Offices reorder from whoever turns up on time. How many lunches a day, and how seldom were you late?',
  },
  {
    says: 'eventbrite',
    brutal: [
      'Eventbrite: two hundred going, ninety coming, and a fee on the free ones.',
      "The reminder goes out at nine. So do thirty polite messages that something's come up.",
    ],
    gentle: 'Getting sign-ups is one thing, getting them into the room another. What share actually came?',
  },
  {
    says: 'hybrid event|virtual event|virtual conference|online event',
    brutal: [
      'A hybrid event has two audiences, and one of them is on mute in the wrong room.',
      "We'll just wait for a few more to join. A virtual conference has been waiting since 2020.",
    ],
    gentle: 'How many were in the room, how many online, and how many stayed till the end? The last one is rare to see.',
  },
  {
    says: 'edinburgh fringe|fringe show',
    brutal: [
      'Thousands of shows in Edinburgh, and every one of them has a flyer for you.',
      'A Fringe venue is a cupboard with a lighting rig and forty chairs from a dentist.',
    ],
    gentle: "A whole run at the Fringe takes stamina. How many shows, and what's the best line a critic gave you?",
  },
  {
    says: 'balayage',
    near: 'hair|salon|balayage|colour|foil|blonde|client|toner|stylist',
    not: 'film|grading|video|davinci|print',
    brutal: ['The picture took nine hours and a filter. The booking is for two.', 'Balayage is French for sweeping, and English for three figures.'],
    gentle: 'Colour is where a salon earns. Share of your column, or rebooking rate, would be persuasive.',
  },
  {
    says: 'blow dry|blow-dry|blowout',
    near: 'hair|salon|stylist|client|shampoo|finish|bar|bouncy',
    brutal: ['It looks like this today. Tomorrow it looks like somebody tried.', 'A blow dry is upper body training with conversation.'],
    gentle: 'How many in a day, and did clients book you by name? A salon owner hears both as income.',
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
    gentle: 'Do people wait for your chair? If they do, say it, with the cuts you do on a Saturday.',
  },
  {
    says: 'cut-throat razor|cut throat razor|hot towel shave|wet shave|straight razor',
    brutal: ['Nobody has ever interrupted a barber with a cut-throat razor.', 'A blade at the throat and a chat about parking.'],
    gentle: 'A traditional shave is trained and insured work. Where did you learn, and is it on your price list?',
  },
  {
    says: 'gel nail|acrylic nail|nail technician|manicure|pedicure|shellac|nail art',
    brutal: [
      'Ten nails, three coats, and an itch on the nose the second the lamp goes on.',
      'A nail technician holds your hand for an hour and knows everything by the thumb.',
    ],
    gentle: 'Which system do you work in, and how many sets a day? And tell me if clients followed you from one salon to the next.',
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
    gentle: 'Insurers ask for the certificate by method, so list yours with the year. Then say how many clients came back.',
  },
  {
    says: 'hot stone|hot stone massage',
    brutal: [
      'Hot stones: geology, at fifty degrees, with panpipes.',
      "The music has a waterfall in it. By three o'clock nobody on the team can be near a waterfall.",
    ],
    gentle: 'What did clients rebook you for? Put the qualification beside it and a spa has its answer.',
  },
  {
    says: 'tattoo studio|tattoo artist|tattooing|tattooist|body piercing',
    brutal: ['In a tattoo studio the proofreading comes with a needle.', "A tattoo studio takes deposits, since Friday's certainty has often left by Tuesday."],
    gentle: 'I want to see the work, so link the portfolio. The hygiene registration beside it settles the other question.',
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
    says: 'kettlebell|dumbbell|free weights',
    near: 'gym|class|train|trainer|fitness|coach|instructor|client|strength|weights',
    brutal: [
      'Dumbbells live in pairs. The fourteens have separated.',
      'A kettlebell is a cannonball with a handle, and it comes back down on the same principle.',
    ],
    gentle: 'Who kept coming back to your sessions, and for how long? A coach is hired on that, then on the certificate.',
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
    says: 'sports hall|leisure centre|leisure center|recreation center|rec center',
    brutal: [
      'Badminton lines, basketball lines, netball lines. A sports hall floor is a map of arguments.',
      'The vending machine by the pool sells the calories back at double.',
    ],
    gentle: "Were you ever left in charge of the building? That's duty management, and deserves the word.",
  },
  {
    says: 'paintball',
    near: 'centre|park|staff|party|marshal|host|supervis|manager|team member|safety|venue|instructor',
    brutal: ['Everybody gets the same mask. The marshal can still spot the boss by who is being aimed at.', 'Paintball: an away day with the honesty left in.'],
    gentle: 'A field full of adrenaline and nobody hurt: how many groups did you run on a weekend?',
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
    says: 'linen room|linen store|linen count',
    near: 'hotel|laundry|housekeeping|room|rooms|stock|guest|guests|cottage',
    brutal: [
      "A linen room is the warmest place in a hotel. That's why so many people are counting sheets in it.",
      'Three sets per bed: one on, one at the wash, and one nobody has seen since the conference.',
    ],
    gentle: 'Sheets vanish quietly and cost a fortune. Did you bring the losses down, and by how much?',
  },
];
