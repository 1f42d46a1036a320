import type { ComicStep } from '../comic-entry.ts';

/** From one trade to another: the wonderful changes, and whatever has no entry of its own. */
export const STEPS_BETWEEN: readonly ComicStep[] = [
  {
    from: 'software|servers-and-support',
    to: 'school',
    brutal: [
      'No rollback. Whatever you tell Year 9 on Monday is in production for ever.',
      "You'll have thirty users, all of them testers, and not one of them signed anything.",
    ],
    gentle:
      'Pupils learn from people who have made things. Say which key stage and subject, what you have taught or mentored so far, and one idea you can explain without a screen.',
    verdict: {
      brutal: 'Somebody is leaving silent colleagues with headphones for a room where everyone talks and nobody has muted.',
      gentle: 'You can bring the working world into a classroom, and pupils ask better questions when it is real.',
    },
  },
  {
    from: 'building|pipes-and-wires|garage|factory',
    to: 'school|college-lecturer|corporate-trainer',
    brutal: [
      '“Measure twice, cut once” is about to become a learning outcome.',
      "The risk assessment for a glue stick runs to four pages. You'll feel oddly at home.",
    ],
    gentle:
      'Workshops and technical courses look hard for people who have really done the trade. Name the apprentices or new starters you have trained, and your assessor award if you hold one.',
    verdict: {
      brutal: 'Off the tools and on to the whiteboard, where the pens have all dried out and nobody signed for them.',
      gentle: 'You can teach it because your hands know it, and learners feel that straight away.',
    },
  },
  {
    from: 'soldier|military-officer|naval-rating',
    to: 'school',
    brutal: [
      "Lines, silence, counting off by name: you'll enjoy the fire drill more than anybody there.",
      'A parade of three hundred obeys on the first word. A class of thirty would like to know why.',
    ],
    gentle: 'Instructing, mentoring and steady routine are very welcome in a classroom. Say whom you trained and how you helped the one who struggled.',
    verdict: {
      brutal: 'The inspection used to be about boots, and from September it is about planning folders.',
      gentle: 'You have helped recruits find their feet, and pupils need exactly that sort of patience.',
    },
  },
  {
    from: 'chef|pastry-chef|baker|catering-manager|kitchen-porter',
    to: 'school|nursery',
    brutal: [
      "“Yes, Chef” on Friday. “He's looking at me” on Monday.",
      "An onion takes a professional eleven seconds. With twenty-four beginners and safe knives, it's a double period.",
    ],
    gentle:
      'Food teachers who have run a section are rare. Say whom you have trained, which hygiene certificates you hold, and what you would cook with beginners first.',
    verdict: {
      brutal: '“Yes, Chef” comes back at once in a kitchen, and in a classroom it comes back as “but why”.',
      gentle: 'You teach every time a new starter joins the line, and a classroom is that with more time to explain.',
    },
  },
  {
    from: 'accounts|banking-and-insurance|engineering-office',
    to: 'school',
    brutal: [
      "“When will we ever use this?” They'll ask in week one, and you'll be the first person in the room with an answer.",
      'Excel never put its hand up to say it had forgotten its PE kit.',
    ],
    gentle:
      'Maths and science lessons come alive with someone who has used them. Choose one real problem from this job that a class could solve, and mention any tutoring.',
    verdict: {
      brutal: 'A spreadsheet is being left behind for people who cannot be sorted from A to Z without an argument.',
      gentle: 'You can show where the numbers are used, and that answers the question every class asks.',
    },
  },
  {
    from: 'research|medicine|law',
    to: 'school',
    brutal: ["You're used to questions from experts. Now try fractions in front of Year 7, after swimming.", 'In your world people interrupt with a citation.'],
    gentle:
      'Deep knowledge is a gift to a classroom if it comes in small pieces. Describe one time when you explained your subject to people who had never heard of it.',
    verdict: {
      brutal: 'An expert on one very small thing applies for a job that covers all of it, twice a week, before lunch.',
      gentle: 'You love your subject enough to give it away, and that is where teaching begins.',
    },
  },
  {
    from: 'actor|musician|dancer|artist|sports-coach',
    to: 'school|nursery',
    brutal: [
      'Five shows a day, no interval, and the front row is eating glue.',
      'Your toughest critic used to write for the paper. This one is missing a front tooth.',
    ],
    gentle:
      'Performing, warm-ups and keeping a group with you are classroom craft. Name the workshops you have led, the size of group, and your safeguarding training.',
    verdict: {
      brutal: 'Matinees only from here, with a very honest audience and a bell in place of applause.',
      gentle: 'You can get a room to join in, and learning goes better in a room that does.',
    },
  },
  {
    from: 'police-officer|detective|prison-officer|firefighter|fire-officer',
    to: 'school|nursery|youth-worker',
    brutal: [
      "“Nobody's in trouble, I just want to know who threw it.” It's the same sentence in every uniform.",
      "No siren when you arrive. There's a whistle, a tabard and a car parked on the zigzags.",
    ],
    gentle:
      'Calm authority, safeguarding and talking to all sorts are what these places look for. Name the talks, cadets or visits you have done, since that is the bridge.',
    verdict: {
      brutal: 'The only uniform left will be the lanyard, and the only pursuit will be round the climbing frame.',
      gentle: 'Firm and kind in the same sentence is a skill of your present work, and pupils notice it.',
    },
  },
  {
    from: 'marketing|sales|words-and-news',
    to: 'school|college-lecturer',
    brutal: ["A thirty per cent open rate is good in email. It's also about right for a Thursday, period five.", "You can't retarget the back row."],
    gentle:
      'Attention is hard to win, and you have studied it for a living. Show a talk, course or workshop you have given, and say what people could do afterwards.',
    verdict: {
      brutal: 'An audience that can unsubscribe is being traded in for one that can only look out of the window.',
      gentle: 'Winning attention is half of it, and a subject worth teaching will do the rest.',
    },
  },
  {
    from: 'chef|pastry-chef|baker|catering-manager|kitchen-porter',
    to: 'nursing|care|healthcare-assistant',
    brutal: ['Twelve hours on your feet, no break, in clogs. You already own the shoes.', 'Kitchens shout “hot behind”. On a ward that would need rephrasing.'],
    gentle:
      'Stamina, hygiene and teamwork under heat are real common ground. Add any care volunteering or the certificate you have begun, and what drew you to it.',
    verdict: {
      brutal: 'The clogs stay on, the whites change colour, and the checks are still read out loud.',
      gentle: 'You look after people by feeding them well, and care is a short step along the same road.',
    },
  },
  {
    from: 'bar-and-floor|hotel-and-travel',
    to: 'nursing|care|healthcare-assistant',
    brutal: [
      "Six tables, six needs, one bell. They'll teach you the medicine; you've got the feet.",
      'Three full cups down a long corridor without a drip. Now add a bell.',
    ],
    gentle:
      'Noticing, patience and good manners with tired people: care homes and wards train the rest. Say which course you have started and any caring you have done as a volunteer.',
    verdict: {
      brutal: 'Room service is being promoted to rounds, and now people will really have been waiting for you.',
      gentle: 'Making strangers comfortable is no small part of care, so the first half of the story is already here.',
    },
  },
  {
    from: 'shop|hairdresser|barber|nail-technician|beautician|phone-and-chat',
    to: 'nursing|care|healthcare-assistant',
    brutal: [
      "“Do you need a hand with anything?” It's the same question. They'll say yes this time.",
      'You can chat to anybody about their holiday while doing something fiddly. Half of clinical practice, that.',
    ],
    gentle:
      'Conversation that puts people at ease is a clinical skill in all but name. Put the care certificate or placement first, and one moment where you noticed someone needed help.',
    verdict: {
      brutal: '“How can I help you today?” used to be the greeting, and this CV would like it to be the whole job.',
      gentle: 'You put people at ease without seeming to try, and wherever care is given that is treasured.',
    },
  },
  {
    from: 'software|servers-and-support|data|office|accounts|marketing',
    to: 'nursing|care|healthcare-assistant',
    brutal: [
      'Stand-ups will now last thirteen hours.',
      'At a desk, “critical” is a label in a dropdown.',
      "You'll walk nine miles a shift and your smartwatch will think you've been stolen.",
    ],
    gentle:
      'A change from desk to bedside needs one clear sentence on why, and proof that you have tried it. Put volunteering, shifts or the care certificate at the top.',
    verdict: {
      brutal: 'An adjustable desk is being given up for a job where the standing is included.',
      gentle: 'You are moving towards people, and a reader will want to know what showed you the way.',
    },
  },
  {
    from: 'soldier|police-officer|detective|firefighter|fire-officer|military-officer',
    to: 'nursing|care|paramedic|medicine',
    brutal: [
      'You can sleep sitting up and wake up useful. Night staff will respect that.',
      'Someone has already taught you to cut off a boot without arguing with the boot.',
    ],
    gentle:
      'First aid under pressure, calm and respect for procedure carry straight over. Name your medical training and the civilian certificate that matches it.',
    verdict: {
      brutal: 'First on scene, last to sit down, and now applying to a place where that describes the whole rota.',
      gentle: 'You have run towards trouble to help, and the next step is to stay with people after it.',
    },
  },
  {
    from: 'teacher|primary-teacher|nursery',
    to: 'nursing|care|healthcare-assistant|speech-therapist|occupational-therapist',
    brutal: [
      'Teachers can hold on until half past three without a wee. A twelve-hour shift is just the extension paper.',
      'A graze, a nosebleed, a bumped head and a form for each. Call it a placement.',
    ],
    gentle:
      'Explaining, noticing and writing a fair report are shared ground. Say which course you are applying to or have begun, and the pupils with extra needs you supported.',
    verdict: {
      brutal: 'The first aid box from the staff room would like to see a bit more of life.',
      gentle: 'You see who is struggling before they say so, and that is where good care begins.',
    },
  },
  {
    from: 'animals',
    to: 'nursing|care|medicine|healthcare-assistant',
    brutal: ['Human patients can tell you where it hurts. They also tell you what they read about it.', 'Nobody bites. Well. Fewer.'],
    gentle:
      'Gentle handling, observation and hygiene go with you; the species is the new part. Name the course, the placement and one case where watching closely told you what was wrong.',
    verdict: {
      brutal: 'The waiting room will cough now instead of barking, and nobody on the bench opposite is called Biscuit.',
      gentle: 'You can read discomfort without being told, and that is a gift at any bedside.',
    },
  },
  {
    from: 'nursing|medicine',
    to: 'animals',
    brutal: ["Your next patient won't press the bell. It'll eat the bell.", 'The gown still ties at the back. Everything else will try to leave.'],
    gentle: 'Clinical judgement carries over, and the anatomy is where you will be examined. Say which animal experience you have and the course you are on.',
    verdict: {
      brutal: 'The bedside manner is coming along, and this time somebody will lick it.',
      gentle: 'Observing, treating, reassuring: animals need all three, just without the explanations.',
    },
  },
  {
    from: 'fitness-trainer|sports-coach|yoga-instructor|dancer|athlete',
    to: 'physiotherapist|occupational-therapist|massage-therapist|care|nursing',
    brutal: [
      "“One more,” says the gym. “Only if it doesn't hurt,” says the clinic. You'll have to pick.",
      'All those people who said their knee was a bit funny were a clinic without a desk.',
    ],
    gentle: 'Movement, motivation and watching how a body compensates are your start. Lead with anatomy, hours of observation or the course, then the clients.',
    verdict: {
      brutal: 'Here is somebody who made people sore on purpose and would like to spend the rest of the week being sorry about it.',
      gentle: 'You help people move better already, and the study gives you the reasons why.',
    },
  },
  {
    from: 'butcher|chef',
    to: 'medicine|surgeon|veterinarian',
    brutal: [
      'Your knife skills are not in question. The recovery ward is new.',
      "You know every joint by name. In theatre you're expected to use the Latin and put it back.",
    ],
    gentle:
      'A change of this size deserves one plain sentence near the top: the studies, where you stand in them, what made you start. Steady hands can come second.',
    verdict: {
      brutal: 'A good eye for anatomy is looking for work in which the order is supposed to get up and go home.',
      gentle: 'You have precision and stamina, and your studies will be the part a reader looks for first.',
    },
  },
  {
    from: 'textile-worker|fashion-designer',
    to: 'surgeon|medicine|theatre-nurse',
    brutal: ["Neat stitching, good light, no unpicking. They'll ask you to stop saying “hem”.", 'Alterations, but nobody gets to try it on first.'],
    gentle:
      'Fine hand skills are measurable, so describe them: materials, tolerances, hours of close work. The clinical training belongs first, with its dates.',
    verdict: {
      brutal: 'Invisible mending in silk has led to an interest in invisible mending in people, with a smaller needle and a larger form.',
      gentle: 'Careful hands are worth having in any operating theatre, once the training stands beside them.',
    },
  },
  {
    from: 'farmer|farm-worker|agricultural-specialist',
    to: 'pharmacist|pharmacy-technician|medical-sales-representative',
    brutal: [
      'Farmer to pharma. It sounds a shorter journey than it is.',
      'Farms read the withdrawal period on the bottle. Customers read the bit about drowsiness, afterwards.',
    ],
    gentle: 'Dosing by weight, batch numbers and medicine records are routine on a farm. Say which you kept, and then the course or licence you are taking.',
    verdict: {
      brutal: 'The medicine book gets swapped for the prescription pad, with drier feet and customers who mostly stand still.',
      gentle: 'A carefully kept medicine record is a sound beginning, wherever it was kept.',
    },
  },
  {
    from: 'office|accounts|software|data|banking-and-insurance|projects',
    to: 'driving',
    brutal: [
      'Your new office has a windscreen, one chair and nobody called in for a quick catch-up.',
      "You'll finally get to say “I'm nearly there” and mean it in miles.",
      'The tachograph will make you take a break. No manager ever has.',
    ],
    gentle: 'Say it plainly: the licence you hold, the categories, the CPC, when you can start. Then one line on reliability with something to prove it.',
    verdict: {
      brutal: 'Someone wants to leave the meeting, and has taken the trouble to get a licence for it.',
      gentle: 'You want work you can see the end of each day, and that is easy to understand once the licence is up front.',
    },
  },
  {
    from: 'chef|pastry-chef|baker|catering-manager|kitchen-porter|bar-and-floor',
    to: 'driving|delivery-driver',
    brutal: [
      "Someone shouts “service”, someone takes it away. You'd like to be the second someone.",
      "Table twelve is on the fourth floor, the lift's out and the satnav thinks you're in the canal.",
    ],
    gentle: 'Punctual, polite at the door and used to busy hours: say so after the licence, not before it. Add the area you know well.',
    verdict: {
      brutal: 'It was always going out hot, and now this CV wants to go out with it.',
      gentle: 'To the person waiting at the door it always matters, and you have seen their faces.',
    },
  },
  {
    from: 'teacher|primary-teacher|teaching-assistant',
    to: 'driving|bus-driver|driving-instructor',
    brutal: [
      "Sixty on board, two of them swapping seats, and for once you've got mirrors.",
      '“Sit down and face the front.” Now imagine it with a microphone.',
    ],
    gentle: 'Calm in charge of a full room is calm in charge of a full bus. Licence and medical first, then your record with groups on the move.',
    verdict: {
      brutal: "On every trip the teacher gets the seat by the sick bucket, and this CV has looked up at the driver's and thought, hm.",
      gentle: 'You are patient, clear and used to being responsible for a full room, and passengers will feel it.',
    },
  },
  {
    from: 'marketing|software|data|projects|sales|design|servers-and-support|office',
    to: 'building|pipes-and-wires',
    brutal: [
      'Slides have foundations too. These ones get inspected.',
      "At the end of the day there'll be a wall. You can go and look at it. It'll still be there on Thursday.",
      "Nobody on site will ask for your bandwidth. They'll ask where you left the ladder.",
    ],
    gentle: 'Say at once what you have already built and which course or card you hold. A site wants to know that you will come back on the second wet Monday.',
    verdict: {
      brutal: 'Having made things that live on screens, this CV would like to make something that can be leaned against.',
      gentle: 'A trade lets you see what you have done at the end of the day, which is reason enough if the ticket is there too.',
    },
  },
  {
    from: 'law|accounts|banking-and-insurance|civil-servant',
    to: 'land-and-garden',
    brutal: [
      'Nothing in a hedge has ever needed to be billed in six-minute units.',
      "You'll be reviewing root causes with a fork.",
      'Compost also takes eighteen months and three layers of approval, and it still comes out warmer.',
    ],
    gentle: 'People will ask why, so answer in one good-humoured sentence and then show your hands: the course, the allotment, the weekend stall, the hours.',
    verdict: {
      brutal: 'The suit goes to the charity shop, the fountain pen into a drawer, and the first meeting on Monday is with some weather.',
      gentle: 'You are choosing work that grows, and the best proof is whatever you have already grown.',
    },
  },
  {
    from: 'surgeon|medicine|dentist',
    to: 'carpenter|kitchen-fitter',
    brutal: ['Measure, cut, join, close up. The waiting list is just as long.', "Wood doesn't ask if you've done this before."],
    gentle: 'Precision, sterile habits and planning ahead will make you a careful maker. Show three things you have made, with the joints in clear view.',
    verdict: {
      brutal: 'The instruments get larger, the consent form disappears, and the glue is now allowed to be visible.',
      gentle: 'You have always worked with your hands where it counts, and wood will reward the same care.',
    },
  },
  {
    from: 'dentist|dental-nurse|dental-hygienist',
    to: 'data|business-analyst|projects',
    brutal: [
      'Analysts drill down all day. Not one of them has ever told anybody to rinse.',
      "You can hold a whole conversation in which only one side can speak. That's a status meeting.",
    ],
    gentle: 'Charting, recalls and showing people a trend they would rather not see: that is reporting. Name the practice system and one figure you improved.',
    verdict: {
      brutal: 'The drill stays, the chair stays, and the suction is now called a root cause workshop.',
      gentle: 'You catch small problems before they hurt, and that is the best kind of analysis.',
    },
  },
  {
    from: 'factory|warehouse',
    to: 'driving',
    brutal: [
      "Last drop in first, first drop in last. The shed believes that. Now find out what it's like at the tail lift.",
      'The line has stopped telling you how fast to go. The limiter would like a word.',
    ],
    gentle:
      "Shift work, checks and safe loading are half of the driver's day. Put licence and card up front, then your record on checks and near misses reported.",
    verdict: {
      brutal: 'The parcel has been watched out of the gate for the last time, because this CV is going with it.',
      gentle: 'Whoever has sent loads out properly will take care how they arrive.',
    },
  },
  {
    from: 'teacher|primary-teacher|shop|bar-and-floor',
    to: 'security|police-officer|prison-officer',
    brutal: [
      "Nobody who has said “that's enough now” to a full room needs to learn the voice. You'll need the boots.",
      "“I'm not angry, I'm disappointed” is about to get a radio.",
    ],
    gentle:
      'Calming things down with your voice is the skill they test for. Give one example, what you said and how it ended, and the licence or training you hold.',
    verdict: {
      brutal: 'A person who can stop a commotion by raising one eyebrow has asked for a stab vest to go with it.',
      gentle: 'You settle arguments with words, and the best officers do that first.',
    },
  },
  {
    from: 'office|software|marketing|accounts|sales',
    to: 'army|soldier|military-officer|emergency|firefighter',
    brutal: ['Your morning stand-up is about to have a run before it.', '“Reply all” is going to mean press-ups.', 'They iron there. On purpose. Daily.'],
    gentle:
      'Motivation is the question they will ask, so answer it in one line, then fitness, teamwork and anything you have already done in uniform or as a volunteer.',
    verdict: {
      brutal: 'A chair with lumbar support is being returned to stores, because this CV is joining a service that regards chairs as a phase.',
      gentle: 'You want work that counts on the day, and what you have done already in that direction should stand first.',
    },
  },
  {
    from: 'nursing|care|healthcare-assistant',
    to: 'paramedic|emergency-medical-technician',
    brutal: [
      "The ambulance has always arrived where you are. You'd like to see where it comes from.",
      "Same doors, other side of the trolley, and now you're the one giving the handover in forty seconds.",
    ],
    gentle:
      'You are closer than it looks: name the driving categories and the clinical skills you hold, and any community responder shifts. Those decide the sift.',
    verdict: {
      brutal: 'The vehicle, the corridor and the calm voice were all there already, and this CV just wants the lights.',
      gentle: 'You have been near the emergency often enough to know what helps, and now you want to get there first.',
    },
  },
  {
    from: 'software|data|projects|servers-and-support',
    to: 'chef|pastry-chef|baker|catering-manager|kitchen-porter|kitchen',
    brutal: [
      'Service at seven. Not “end of sprint”. Seven.',
      "Tech talks about its secret sauce. They're going to ask you to make forty litres.",
      "Nobody in a kitchen has time to tell you it's a known issue.",
    ],
    gentle:
      'Cooking for a living is the test, so show a stage, a pop-up or a season. Your head for process is worth one line, because ordering and costing need it.',
    verdict: {
      brutal: "From people who say “let's take that offline” to a place where everything is hot and has to be said now.",
      gentle: 'Something people can taste the same evening: that is the wish, so show any hours on a line.',
    },
  },
  {
    from: 'accounts|law|office|banking-and-insurance|marketing',
    to: 'kitchen|bar-and-floor|hotel-and-travel',
    brutal: ["The lunch meeting is finally the work, and you'll be carrying it.", "You'll find out what they say about table four when the door swings shut."],
    gentle:
      'Hospitality hires people who have stood a shift and still smiled. Put yours first, even if it was a weekend, then the side that understands margins.',
    verdict: {
      brutal: 'Somebody used to expensing the dinner has asked to serve it, which is one way to learn what the service charge is for.',
      gentle: 'You are drawn to looking after people at a table, and one honest shift says so better than a page.',
    },
  },
  {
    from: 'waiter',
    to: 'words-and-news|content-writer|screenwriter|journalist',
    brutal: [
      "From waiter to writer you only change one letter. Editing the menu doesn't count as a clip.",
      'Waiters overhear more dialogue in a Friday than most novelists write in a year.',
    ],
    gentle: 'A notebook kept between tables is a real apprenticeship. Link three finished pieces, because editors read those before they read any job title.',
    verdict: {
      brutal: 'One letter separates the two jobs on this CV, and a great deal of unpaid reading.',
      gentle: 'You have listened to people at their most talkative, and the pages you bring will show it.',
    },
  },
  {
    from: 'chef|pastry-chef',
    to: 'chief-executive|chief-of-staff|chief-technology-officer|chief-financial-officer',
    brutal: ["Chef to chief: you're one letter short, and it's I.", "You already have a title that people shout “yes” at before you've finished the sentence."],
    gentle:
      'Brigades are organisations, with ranks, budgets and nights when it all depends on calm. Describe one you ran in heads, turnover and margin, then what you want to lead next.',
    verdict: {
      brutal: 'A brigade, a budget and a hot pass have persuaded this CV that a boardroom must be lukewarm by comparison.',
      gentle: 'You have led people who were tired and busy and still served well, and that travels further than kitchens.',
    },
  },
  {
    from: 'stage-and-screen',
    to: 'bar-and-floor|hotel-and-travel|shop',
    brutal: ["Restaurants are full of actors between jobs. You're the one who means it.", 'The specials are a monologue. Leave room for the fish.'],
    gentle:
      'Presence, memory and good humour through a long evening are what managers hope for. Give shifts you have worked and systems you know, then mention the stage in one line.',
    verdict: {
      brutal: 'Front of house has become literal, and this time somebody else is in the spotlight with the lamb.',
      gentle: 'An evening can be made special by one good host, and you have seen it from both sides of the lights.',
    },
  },
  {
    from: 'bar-and-floor',
    to: 'flight-attendant',
    brutal: [
      'An aisle of forty-six centimetres, a trolley, and the kitchen is a drawer. Restaurants call that roomy.',
      "“Chicken or pasta” is the shortest menu you'll ever have to learn.",
    ],
    gentle:
      'Grace in narrow spaces, sober judgement and a steady tray are yours. Add languages, first aid and the shifts you can work; these decide the shortlist.',
    verdict: {
      brutal: "A tray, a smile and eleven things to remember, and soon they'll all be moving.",
      gentle: 'You make people comfortable when space and time are short, and travel is full of such moments.',
    },
  },
  {
    from: 'software|office|marketing|sales|projects|data',
    to: 'animals|land-and-garden',
    brutal: [
      'No stakeholder has ever been so clear about being fed at six.',
      "You'll still be asked for regular updates, but by a goat.",
      "It's all green, it's all growth, and for once nobody made a slide.",
    ],
    gentle: 'The first question will be about weather, mud and early mornings. Answer with hours already done: a rescue, a yard, an allotment, a course.',
    verdict: {
      brutal: 'From feeding the pipeline to feeding whatever is making that noise behind the barn.',
      gentle: 'You would rather look after living things, and the hours you have already put in will say why.',
    },
  },
  {
    from: 'pilot|air-traffic-controller',
    to: 'driving|bus-driver|driving-instructor',
    brutal: [
      'Next stop is announced, the doors really do open, and nobody claps.',
      'Your cruising altitude will be about a metre and a half. Mind the speed bumps.',
    ],
    gentle: 'Procedures, calm and clear announcements are what a good operator wants. Put the new licence first and one line on why this suits you.',
    verdict: {
      brutal: 'Still in command, still announcing delays, and now able to do it without mentioning a slot in Brussels.',
      gentle: 'You carry people safely and tell them plainly what is happening, at any height.',
    },
  },
  {
    from: 'law|accounts|civil-servant',
    to: 'stage-and-screen|screenwriter|artist|musician',
    brutal: [
      "Meetings call for acting interested. Here they'll give you lighting for it.",
      '“Exit, pursued by a bear” would never have got past your compliance team.',
    ],
    gentle: 'Auditions and reels speak louder than any job. Put the credits, even the small ones, at the top, and keep the day job to two lines.',
    verdict: {
      brutal: 'The files are in order, the desk is clear, and this CV has gone to see about a spotlight.',
      gentle: 'You have something to say outside working hours, and the work you have already shown should lead.',
    },
  },
  {
    from: 'teacher|primary-teacher|college-lecturer',
    to: 'stage-and-screen|presenter|actor',
    brutal: ['Six performances a day, no understudy, and the house gets homework.', "A heckler is just a pupil who's bought a ticket."],
    gentle:
      'Voice, timing and no fear of a full room are trained already. Show a reel or credits first, then say how many you played to on an ordinary Tuesday.',
    verdict: {
      brutal: 'The register has been called for the last time, and this CV is waiting for somebody to call places.',
      gentle: 'Keeping a difficult audience is stagecraft, whatever the room was called.',
    },
  },
  {
    from: 'librarian|archivist|curator',
    to: 'security|police-officer|detective',
    brutal: [
      'You can find anything and you hate it when people touch things. Detectives start with less.',
      'Anyone who can make a room go quiet with a look has the interview half done.',
    ],
    gentle: 'Tracing a source through three wrong catalogues is investigation. Describe one hard search, the trail you followed and where it turned up.',
    verdict: {
      brutal: 'The quietest person in the building has been taking notes, and would now like to do something about it.',
      gentle: 'You find what others have lost and you can say how, which is a good start for any investigator.',
    },
  },
  {
    from: 'journalist|detective',
    to: 'auditor|financial-crime-analyst|compliance-officer',
    brutal: [
      'No more doorsteps. You send a polite list and wait for the folder to go missing.',
      "Spreadsheets don't ask for their lawyer. They just have a hidden column.",
    ],
    gentle:
      'Sources, corroboration and a record that holds up are audit evidence under other names. Name a long inquiry of yours and the paper that cracked it.',
    verdict: {
      brutal: 'The knocking on doors is over, and this CV will now request sample invoices and watch for the same look.',
      gentle: 'You ask the second question when the first was answered too smoothly, and that is worth keeping.',
    },
  },
  {
    from: 'phone-and-chat',
    to: 'emergency-dispatcher',
    brutal: [
      "“It's an emergency,” they say, and it's a parcel. Soon they'll say it and it won't be.",
      "You keep your voice level while someone else's isn't. There's a room full of people who need that, and no hold music.",
    ],
    gentle:
      'Clear questions, exact notes and a level voice are what a control room tests. Say how many calls you took a shift and what you did with the hardest kind.',
    verdict: {
      brutal: 'Calls that may be recorded for training purposes give way to calls that had better be recorded properly.',
      gentle: 'You have been the calm end of the line, and there are lines where that matters most.',
    },
  },
  {
    from: 'soldier|athlete|police-officer|firefighter',
    to: 'hair-and-gym|fitness-trainer|sports-coach',
    brutal: ['Civilians pay for it, by the hour, and are allowed to say “ow”.', "You'll have to learn to say “well done” after only one."],
    gentle:
      'You know training from the receiving end. Add the coaching award and the insurance, then describe one person or squad you brought on over a season.',
    verdict: {
      brutal: 'The shouting stops, the playlist starts, and the press-ups are now by appointment.',
      gentle: 'Encouragement can carry someone a long way, and clients will be glad of yours.',
    },
  },
  {
    from: 'design|marketing|words-and-news',
    to: 'architect|landscape-architect|town-planner|building-office',
    brutal: ['Your next typo will be made of concrete.', "There's no version two of a staircase. There's someone with a grinder."],
    gentle:
      'A trained eye is a start, and the regulations are the rest. Name the course, the software and one space you have already changed, with the measurements.',
    verdict: {
      brutal: 'From “it just needs to pop” to “it just needs to stand up”, which at least can be measured.',
      gentle: 'Places, like pages, can be pleasant to look at, and yours will have people walking about in them.',
    },
  },
  {
    from: 'shop|bar-and-floor|phone-and-chat',
    to: 'warehouse|factory',
    brutal: ['No customers. Not one. Listen to that.', "Boxes don't ask whether you've got any more out the back. You are the back."],
    gentle:
      'Stock, rotation and busy peaks are known ground. Put tickets or licences first, then the size of delivery you used to work and how fast it was put away.',
    verdict: {
      brutal: "“Is there anyone else I can speak to?” echoes down aisle forty, where happily there isn't.",
      gentle: 'Every box ends with a person opening it, and it helps a warehouse to have someone who remembers that.',
    },
  },
  {
    from: 'any',
    to: 'software',
    brutal: [
      "There's a point in every first program where one bracket is missing. It lasts about a weekend.",
      "They'll ask you for your stack. Have one ready, and don't say pancakes.",
    ],
    gentle:
      'Every way into software is real when there is something to run. Which thing have you built that a stranger could open today? Put its link above this job.',
    verdict: {
      brutal: 'Whatever this CV does at present, it would prefer to do it with semicolons.',
      gentle: 'You are on your way into building software, and one finished thing will tell that story best.',
    },
  },
  {
    from: 'any',
    to: 'data',
    brutal: [
      'Somebody has told you the answer is in the data. It is. So are four spellings of Edinburgh.',
      'You want to be paid for asking “compared to what”. Most people do it free and get fewer invitations.',
    ],
    gentle:
      'Data teams forgive any starting point if you show a question, the rows and an answer. Take a question out of this very job, since you know what the numbers mean.',
    verdict: {
      brutal: 'This page has the stories, and would like to move to where they keep the decimals.',
      gentle: 'Your present work raises questions that numbers could answer, and answering one of them is your way in.',
    },
  },
  {
    from: 'any',
    to: 'nursing|care',
    brutal: [
      'Comfortable shoes, pen on a string, tea that you never finish. You may as well start collecting now.',
      'The interview is about your values. The first shift is about where they keep the pillows.',
    ],
    gentle:
      'Show the reader the moment you decided: a course begun, a placement, volunteering. Then choose what in this job already had to do with looking after someone.',
    verdict: {
      brutal: 'The CV looks up from whatever it was doing, because a bell has rung somewhere down the corridor.',
      gentle: 'Whatever you have already done towards looking after people should come first.',
    },
  },
  {
    from: 'any',
    to: 'school',
    brutal: [
      "You'll get a lanyard, a whiteboard and an opinion about the photocopier, in that order.",
      "Explain what you do now to thirty people in ten minutes, with a wasp in the room. That's the interview.",
    ],
    gentle:
      'A head teacher will ask whom you have already helped to learn something. Trainees, a club, a new colleague: name them and what they could do afterwards.',
    verdict: {
      brutal: 'Everything on this CV is about to become an example on a whiteboard.',
      gentle: 'You have something worth passing on, and the first people you taught it to belong on the page.',
    },
  },
  {
    from: 'any',
    to: 'projects',
    brutal: [
      "It's your job with the dates made visible and the blame properly colour-coded.",
      "You'll never again make the thing. You'll know exactly how late it is, though.",
    ],
    gentle: 'Projects hide in every job: a move, a new system, an event. Choose one from this and give it a start, an end, the people involved and the result.',
    verdict: {
      brutal: 'What began as somebody doing the work is turning into somebody asking how the work is going.',
      gentle: 'You have surely moved something from plan to done, and naming it will make this step clear.',
    },
  },
  {
    from: 'any',
    to: 'sales',
    brutal: [
      "Sales begins with a list of people who aren't expecting you. It's quite a long list.",
      'Everyone says they could never do sales, and then spends a whole barbecue recommending an air fryer.',
    ],
    gentle:
      'Think of one time when somebody said yes because of you: a customer, a boss, a committee. Tell it here with its figure, and the step to sales looks short.',
    verdict: {
      brutal: 'Up to now this CV did the work, and from here it would like to promise it.',
      gentle: 'Others have to buy from outside what you have seen from inside, so start there.',
    },
  },
  {
    from: 'any',
    to: 'office',
    brutal: [
      "There's a kettle rota, a printer with a grudge and a chair everyone knows is Linda's.",
      'Your new tools are a calendar, a spreadsheet and the phrase “as per my last email”.',
    ],
    gentle:
      'Look for the desk hidden in this job: orders, rotas, bookings, records. Name the system you did it with and how often, and the office will recognise itself.',
    verdict: {
      brutal: 'The tools go down, the lanyard goes on, and somebody explains about the milk.',
      gentle: 'More was kept in order here than the title says, so give the paper side its own line.',
    },
  },
  {
    from: 'any',
    to: 'driving',
    brutal: ['Job interview, part one: reverse it in there.', "You'll learn every services on the motorway and have firm views on all of them."],
    gentle:
      'Licence, categories, card, medical: those four words decide it, so let them stand at the very top. Then say what in this job shows that you turn up.',
    verdict: {
      brutal: 'This CV would like to do its next thing with the engine running.',
      gentle: 'The road is calling, as they say, but it is the licence line that will answer.',
    },
  },
  {
    from: 'any',
    to: 'human-resources',
    brutal: ["You say you like people. They'll show you the inbox.", 'Everyone you meet will be just about to tell you something off the record.'],
    gentle:
      'Hiring, training, rotas, a hard conversation handled well: something in this job was already people work. Name it, and the qualification you have begun.',
    verdict: {
      brutal: 'This CV works with people, and would now like to look into what is going on with them.',
      gentle: 'You care how people are treated at work, and one example of it will make this step believable.',
    },
  },
  {
    from: 'any',
    to: 'marketing',
    brutal: [
      'You want to make people stop scrolling. You were presumably scrolling when you thought of it.',
      "Whatever you make now, they'll want to know if it could be a carousel.",
    ],
    gentle: 'You know one audience better than any agency: the people you deal with in this job. Write them something, measure it, and link it here.',
    verdict: {
      brutal: 'This CV has been doing the thing, and is now off to find a better word for it.',
      gentle: 'The real people in your present work are an audience you understand, and marketing starts there.',
    },
  },
];
