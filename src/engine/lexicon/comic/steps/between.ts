import type { ComicStep } from '../comic-entry.ts';

/** From one trade to another: the wonderful changes, and whatever has no entry of its own. */
export const STEPS_BETWEEN: readonly ComicStep[] = [
  {
    from: 'software|servers-and-support',
    to: 'school',
    brutal: [
      'No rollback. Whatever you tell Year 9 on Monday is in production for ever.',
      "Thirty users, all of them testers, and they'll find it before you've finished the sentence.",
    ],
    gentle:
      'Pupils learn from people who have made things. Say which key stage and subject, what you have taught or mentored so far, and one idea you can explain without a screen.',
    verdict: {
      brutal: "You're leaving colleagues in headphones for a room where everyone talks and no one is on mute.",
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
      brutal: "You're coming off the tools and on to the whiteboard, where the pens have dried out and none was signed for.",
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
      gentle: 'Recruits have to find their feet as pupils do, and whoever helped one belongs on this page.',
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
      brutal: "You're going where the knives are blunt, the portions are small and the feedback is immediate.",
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
      brutal: "You're leaving a spreadsheet for people who can't be sorted from A to Z without an argument.",
      gentle: 'You can show where the numbers are used, and that answers the question every class asks.',
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
      brutal: "From now on it's all matinees, with a very honest front row and a bell for applause.",
      gentle: 'Learning goes better in a room that joins in, and a workshop you led would show that yours does.',
    },
  },
  {
    from: 'marketing|sales|words-and-news',
    to: 'school|college-lecturer',
    brutal: ["A thirty per cent open rate is good in email. It's also about right for a Thursday, period five.", "You can't retarget the back row."],
    gentle:
      'Attention is hard to win, and you have studied it for a living. Show a talk, course or workshop you have given, and say what people could do afterwards.',
    verdict: {
      brutal: "You're trading an audience that can unsubscribe for one that can only look out of the window.",
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
      brutal: "Room service is being promoted to rounds, and there's still somebody waiting for their tea.",
      gentle: 'Making strangers comfortable is no small part of care, so the first half of the story is already here.',
    },
  },
  {
    from: 'shop|hairdresser|barber|nail-technician|beautician|phone-and-chat',
    to: 'nursing|care|healthcare-assistant',
    brutal: [
      "“Do you need a hand with anything?” It's the same question. They'll say yes this time.",
      "You can chat to anybody about their holiday while doing something fiddly. That's most of taking blood.",
    ],
    gentle:
      'Conversation that puts people at ease is a clinical skill in all but name. Put the care certificate or placement first, and one moment where you noticed someone needed help.',
    verdict: {
      brutal: "You ask people what they need all day, and you're off to where the answer isn't in a size ten.",
      gentle: 'Putting people at ease is part of your present work, and wherever care is given it is treasured.',
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
      brutal: "You're giving up an adjustable desk for a job where the standing is included.",
      gentle: 'You are moving towards people, and a reader will want to know what showed you the way.',
    },
  },
  {
    from: 'animals',
    to: 'nursing|care|medicine|healthcare-assistant',
    brutal: [
      'Human patients can tell you where it hurts. They also tell you what they read about it.',
      'Fewer of them bite. More of them complain about the parking.',
    ],
    gentle:
      'Gentle handling, observation and hygiene go with you; the species is the new part. Name the course, the placement and one case where watching closely told you what was wrong.',
    verdict: {
      brutal: 'The waiting room will cough now instead of barking, and nobody on the bench opposite is called Biscuit.',
      gentle: 'Work with animals means reading discomfort without being told, and that is a gift at any bedside.',
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
      brutal: "You're swapping the medicine book for the prescription pad, and the wellies for a floor you can mop.",
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
      brutal: "You'd like to leave the meeting, at the wheel of something.",
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
      brutal: 'Your next pass has wheels, and the only one shouting at it will be the satnav.',
      gentle: 'To whoever waits at the door it always matters, so say how you would get it there.',
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
      brutal: "On every trip the teacher gets the seat by the sick bucket, and you've had a good look at the driver's.",
      gentle: 'A full room and a full bus both want someone calm at the front, and the licence does the rest.',
    },
  },
  {
    from: 'marketing|software|data|projects|sales|design|servers-and-support|office',
    to: 'building|pipes-and-wires',
    brutal: [
      'Slides have foundations too. These ones get inspected.',
      "At the end of the day there'll be a wall. You can go and look at it. It'll still be there on Thursday.",
      "They won't ask for your bandwidth on site. They'll ask where you left the ladder.",
    ],
    gentle: 'Say at once what you have already built and which course or card you hold. A site wants to know that you will come back on the second wet Monday.',
    verdict: {
      brutal: "Having made things that live on screens, you'd like to make something that can be leaned against.",
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
      brutal: 'The suit is off to the charity shop, and your first meeting on Monday is with some weather.',
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
    from: 'factory|warehouse',
    to: 'driving',
    brutal: [
      "Last drop in first, first drop in last. The shed believes that. Now find out what it's like at the tail lift.",
      'All those loads have left without you. Now you will find out what the drivers were complaining about.',
    ],
    gentle:
      "Shift work, checks and safe loading are half of the driver's day. Put licence and card up front, then your record on checks and near misses reported.",
    verdict: {
      brutal: "The loads leave and you stay, and now you'd like it the other way round.",
      gentle: 'Whoever has sent loads out properly will take care how they arrive.',
    },
  },
  {
    from: 'teacher|primary-teacher|shop|bar-and-floor',
    to: 'security|police-officer|prison-officer',
    brutal: ["“That's enough now.” You've got the sentence. They'll issue the boots.", "“I'm not angry, I'm disappointed” is about to get a radio."],
    gentle:
      'Calming things down with your voice is the skill they test for. Give one example, what you said and how it ended, and the licence or training you hold.',
    verdict: {
      brutal: "You've got the voice that stops a commotion, and you're applying for the boots to go with it.",
      gentle: 'Most trouble is settled with words first, and one example of yours would open this application.',
    },
  },
  {
    from: 'office|software|marketing|accounts|sales',
    to: 'army|soldier|military-officer|emergency|firefighter',
    brutal: ['Your morning stand-up is about to have a run before it.', '“Reply all” is going to mean press-ups.', 'They iron there. On purpose. Daily.'],
    gentle:
      'Motivation is the question they will ask, so answer it in one line, then fitness, teamwork and anything you have already done in uniform or as a volunteer.',
    verdict: {
      brutal: "You're handing in a chair with lumbar support to join a service that regards chairs as a phase.",
      gentle: 'You want work that counts on the day, and what you have done already in that direction should stand first.',
    },
  },
  {
    from: 'nursing|care|healthcare-assistant',
    to: 'paramedic|emergency-medical-technician',
    brutal: [
      "The ambulance arrives where you are. You'd like to see where it comes from.",
      "Same doors, other side of the trolley, and now you're the one giving the handover in forty seconds.",
    ],
    gentle:
      'You are closer than it looks: name the driving categories and the clinical skills you hold, and any community responder shifts. Those decide the sift.',
    verdict: {
      brutal: "You're swapping a corridor for a road, and on the road they move over.",
      gentle: 'Care begins before the building, and somebody who knows what comes later is welcome there.',
    },
  },
  {
    from: 'software|data|projects|servers-and-support',
    to: 'chef|pastry-chef|baker|catering-manager|kitchen-porter|kitchen',
    brutal: [
      'Service at seven. Not “end of sprint”. Seven.',
      "Tech talks about its secret sauce. They're going to ask you to make forty litres.",
      "“It's a known issue” doesn't get table nine its starters.",
    ],
    gentle:
      'Cooking for a living is the test, so show a stage, a pop-up or a season. Your head for process is worth one line, because ordering and costing need it.',
    verdict: {
      brutal: "You're leaving people who say “let's take that offline” for a place where it's hot and has to be said now.",
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
      brutal: 'Somebody from the expensed end of dinner has asked to serve it, and will learn what the service charge is for.',
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
      brutal: "You've carried dinners past some very good dialogue, and you'd like to start using it.",
      gentle: 'People are at their most talkative over dinner, and a page of yours could prove that somebody listened.',
    },
  },
  {
    from: 'chef|pastry-chef',
    to: 'chief-executive|chief-of-staff|chief-technology-officer|chief-financial-officer',
    brutal: ["Chef to chief: you're one letter short, and it's I.", "You already have a title that people shout “yes” at before you've finished the sentence."],
    gentle:
      'Brigades are organisations, with ranks, budgets and nights when it all depends on calm. Describe one you ran in heads, turnover and margin, then what you want to lead next.',
    verdict: {
      brutal: "After a brigade, a budget and a hot pass, you've decided that a boardroom can only be lukewarm.",
      gentle: 'A brigade is an organisation with a deadline every night, and the figures of one would travel well.',
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
      brutal: 'A tray, a smile and eleven things to remember are all about to start moving.',
      gentle: 'Travel is full of moments when space and time are short, and a busy floor is where to have practised.',
    },
  },
  {
    from: 'software|office|marketing|sales|projects|data',
    to: 'animals|land-and-garden',
    brutal: [
      'Few stakeholders are as clear about their requirements as something that wants feeding at six.',
      "You'll still be asked for regular updates, but by a goat.",
      "It's all green, it's all growth, and for once nobody made a slide.",
    ],
    gentle: 'The first question will be about weather, mud and early mornings. Answer with hours already done: a rescue, a yard, an allotment, a course.',
    verdict: {
      brutal: "You're going from feeding the pipeline to feeding whatever's making that noise behind the barn.",
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
      brutal: "You'd still be in command and still announcing delays, only without a slot in Brussels to blame.",
      gentle: 'You carry people safely and tell them plainly what is happening, at any height.',
    },
  },
  {
    from: 'teacher|primary-teacher|college-lecturer',
    to: 'stage-and-screen|presenter|actor',
    brutal: ['Six performances a day, no understudy, and the house gets homework.', "A heckler is just a pupil who's bought a ticket."],
    gentle:
      'Voice, timing and no fear of a full room are trained already. Show a reel or credits first, then say how many you played to on an ordinary Tuesday.',
    verdict: {
      brutal: "You've called the register, and now you're waiting for somebody to call places.",
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
      brutal: 'Finding things is your trade already, so the next step is who took them.',
      gentle: 'Finding what is lost, and being able to say how, is a good start for any investigator.',
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
      gentle: 'There are lines where the calm end matters most, and the hardest call you took would show you there.',
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
    from: 'shop|bar-and-floor|phone-and-chat',
    to: 'warehouse|factory',
    brutal: ['No customers. Not one. Listen to that.', "Boxes don't ask to see the manager. They just lean."],
    gentle:
      'Stock, rotation and busy peaks are known ground. Put tickets or licences first, then the size of delivery you used to work and how fast it was put away.',
    verdict: {
      brutal: "“Have you got any more out the back?” is about to be asked where you are, and you're out the back.",
      gentle: 'Every box ends with a person opening it, and it helps a warehouse to have someone who remembers that.',
    },
  },
  {
    from: 'any',
    to: 'software',
    brutal: [
      "There's a point in every first program where one bracket is missing. It lasts about a weekend.",
      "They'll ask you for your stack. Have one ready, and don't say pancakes.",
      "You'll be paid to say “that's odd” at a screen. The pay depends on the tone.",
    ],
    gentle:
      'Every way into software is real when there is something to run. Which thing have you built that a stranger could open today? Put its link above this job.',
    verdict: {
      brutal: [
        "You're off to a trade where the computer is always right and it's still your fault.",
        "You're leaving work that people can watch for work that looks, from behind, exactly like staring.",
      ],
      gentle: 'You are on your way into building software, and one finished thing will tell that story best.',
    },
  },
  {
    from: 'any',
    to: 'data',
    brutal: [
      'Somebody has told you the answer is in the data. It is. So are four spellings of Edinburgh.',
      'You want to be paid for asking “compared to what”. At dinner parties it goes down less well.',
      "You'll be asked for the truth, in a bar chart, by noon, going up.",
    ],
    gentle:
      'Data teams forgive any starting point if you show a question, the rows and an answer. Take a question out of this very job, since you know what the numbers mean.',
    verdict: {
      brutal: [
        "You're trading in your anecdotes for decimals, at whatever the rate is today.",
        "Anyone can have an opinion, and you've applied to be the one who says how many rows it's based on.",
      ],
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
      brutal: [
        "A bell has rung somewhere down a corridor, and you've looked up from what you were doing.",
        "You've chosen the line of work where sitting down is something other people do.",
      ],
      gentle: 'Whatever you have already done towards looking after people should come first.',
    },
  },
  {
    from: 'any',
    to: 'school',
    brutal: [
      "You'll get a lanyard, a whiteboard and an opinion about the photocopier, in that order.",
      "Explain what you do now to thirty people in ten minutes, with a wasp in the room. That's the interview.",
      "All those holidays. They're where the marking lives.",
    ],
    gentle:
      'A head teacher will ask whom you have already helped to learn something. Trainees, a club, a new colleague: name them and what they could do afterwards.',
    verdict: {
      brutal: [
        "Everything you've done so far is about to become an example on a whiteboard.",
        "You're applying to a place where your day is cut into pieces by a bell, and you're the one who jumps.",
      ],
      gentle: 'You have something worth passing on, and the first people you taught it to belong on the page.',
    },
  },
  {
    from: 'any',
    to: 'projects',
    brutal: [
      "It's your job with the dates made visible and the blame properly colour-coded.",
      "You'll no longer make the thing. You'll know exactly how late it is, though.",
      "Two new words, “just checking in”. You'll type them before breakfast.",
    ],
    gentle: 'Projects hide in every job: a move, a new system, an event. Choose one from this and give it a start, an end, the people involved and the result.',
    verdict: {
      brutal: [
        "You've done the work, and now you'd like to be the one who asks how it's going.",
        'The next thing you make will be a plan, and the one after that will be a newer plan.',
      ],
      gentle: 'You have surely moved something from plan to done, and naming it will make this step clear.',
    },
  },
  {
    from: 'any',
    to: 'sales',
    brutal: [
      "Sales begins with a list of people who aren't expecting you. It's quite a long list.",
      'Everyone says they could never do sales, and then spends a whole barbecue recommending an air fryer.',
      "Practise saying the price and then nothing at all. It's the nothing that's difficult.",
    ],
    gentle:
      'Think of one time when somebody said yes because of you: a customer, a boss, a committee. Tell it here with its figure, and the step to sales looks short.',
    verdict: {
      brutal: [
        "Until now you've delivered the thing, and from here on you'd like to promise it.",
        "Hardly anyone rings strangers on purpose, and you've applied to do it by the dozen.",
      ],
      gentle: 'Others have to buy from outside what you have seen from inside, so start there.',
    },
  },
  {
    from: 'any',
    to: 'office',
    brutal: [
      "There's a kettle rota, a printer with a grudge and a chair everyone knows is Linda's.",
      'Your new tools are a calendar, a spreadsheet and the phrase “as per my last email”.',
      'Reply, reply all. Learn which one early.',
    ],
    gentle:
      'Look for the desk hidden in this job: orders, rotas, bookings, records. Name the system you did it with and how often, and the office will recognise itself.',
    verdict: {
      brutal: [
        "You're about to be issued with a lanyard, a chair and a short talk about the milk.",
        "You'd like a desk, and a desk is where they find you when somebody has to take the minutes.",
      ],
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
      brutal: "You'd like to do the next thing with the engine running.",
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
      brutal: [
        "What on earth is going on with people is a question you'd like to ask with a budget and a form.",
        "You're on your way to the department that everyone thanks for the cake and avoids on the stairs.",
      ],
      gentle: 'How people are treated at work shows in small decisions, and one of yours will make this step believable.',
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
      brutal: [
        "You've been doing the thing, and now you're off to find a better word for it.",
        "From next week you'd be on first-name terms with a target audience that has never heard of you.",
      ],
      gentle: 'The real people in your present work are an audience you understand, and marketing starts there.',
    },
  },
];
