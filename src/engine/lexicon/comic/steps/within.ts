import type { ComicStep } from '../comic-entry.ts';

/** Up, down and sideways within one trade. */
export const STEPS_WITHIN: readonly ComicStep[] = [
  {
    from: 'nursing',
    to: 'nursing',
    rank: 'up',
    brutal: [
      'The bed meeting is where the senior ones go to be told there are no beds.',
      'Go up a grade and the uniform changes colour, so everybody can see who to ask about Sunday.',
      'Same corridor, walked faster, with a folder.',
      "A step up brings keys. It also brings everyone who's ever asked who's got the keys.",
      "You'll be nearer the off-duty now. It's never made anybody more popular.",
    ],
    gentle: [
      'Seniority on a ward is rotas, audits and the conversation others put off. Name one you have already done, and what was different afterwards.',
      'Who have you taught, and what are they signed off for now? Students and new starters you brought on are the best witnesses for this step.',
      'Tell of one change you began: a handover sheet, a trolley, a check. What it saved, and whether it is still being used, is what the panel will remember.',
    ],
    verdict: {
      brutal: [
        'You have looked at whoever runs the shift, seen what time they get lunch, and applied.',
        "“I'll ask the nurse in charge” is a sentence you'd like to hear from the other end.",
        'Somebody who reads the rota with a highlighter would like a word with whoever writes it.',
        "You're putting in for the darker uniform, the one that's asked where everything is.",
      ],
      gentle: [
        "You have been steadying other people's shifts, and it is fair to ask for the role that goes with it.",
        'The next grade is teaching and judgement, and this page has room for an example of both.',
        'You want to make the work go well for others too, and that is what the title is for.',
      ],
    },
  },
  {
    from: 'nursing',
    to: 'nursing',
    rank: 'same',
    brutal: [
      "Somebody will show you where everything is kept. It won't be there.",
      'The computer on wheels there has four of them as well, and they also disagree.',
      'Same fob watch, new pocket, and a fresh set of colleagues to walk off with your pen.',
      'Every ward says at the interview that it is well staffed. Ask to see the rota and watch the eyebrows.',
      "New employer. First you'll have to prove, online, that you can lift an empty box.",
    ],
    gentle: [
      'A move across works best with a reason: the specialty, the hours, the kind of unit. Say which skills are signed off: a ward reads that first.',
      'Beds or caseload, acuity, and what you are signed off for: a manager pictures the shift from those three. Then say what you would like to learn next.',
      'Which part of the work do colleagues come to you for, the difficult cannula, the frightened relative, the muddled chart? Put that in the first lines.',
    ],
    verdict: {
      brutal: [
        "Some people change jobs for a nicer desk, and you're doing it for somewhere new not to sit down.",
        "You'd like to go on nursing, only with a different bladder scanner out of order.",
        'One career in nursing, comfortable and fully documented, is awaiting transfer.',
        "You're moving on with your fob watch and your good pen, and they'll try to keep the pen.",
      ],
      gentle: [
        'You know the work you want, and saying which setting suits you will bring the right one.',
        'What you are signed off for goes with you, and a list of it opens the next door.',
        'People are looked after in many kinds of places, and one sentence can say why this kind is yours.',
      ],
    },
  },
  {
    from: 'nursing',
    to: 'nursing',
    rank: 'down',
    brutal: [
      'The uniform goes a shade lighter, and so does the folder.',
      "Fewer meetings about beds, more time beside one. You'll still be asked to cover Sunday.",
    ],
    gentle:
      'Going back to the bedside is a choice worth stating in one sentence. Put current clinical skills first and the leadership second, and no one will wonder.',
    verdict: {
      brutal: "You're asking for a shorter title and a longer stretch with the patients.",
      gentle: 'Wanting your days to be about patients needs only one plain line.',
    },
  },
  {
    from: 'medicine',
    to: 'medicine',
    rank: 'up',
    brutal: ['A grade up, the parking space is promised. The car park is promised as well.', 'The phone rings less often up there, and means it more.'],
    gentle: 'The next grade looks for judgement, teaching and audit as much as procedures. Give the numbers in your logbook and one pathway you changed.',
    verdict: {
      brutal: 'The calls that begin “sorry to bother you” are about to be put through to you.',
      gentle: 'You are ready to carry the decision, and the logbook and one audit will show it.',
    },
  },
  {
    from: 'medicine',
    to: 'medicine',
    rank: 'same',
    brutal: ['A new trust, and eleven working days until your log-in works.', 'The mess will have a different sofa with the same spring.'],
    gentle: 'For a sideways move, the reader wants registration, dates, on-call pattern and what you can do alone. Put those in the first five lines.',
    verdict: {
      brutal: "You'd be doing the same good, only with a different switchboard putting you through to the wrong ward.",
      gentle: 'A department that fits will recognise itself in your case mix, so let that lead.',
    },
  },
  {
    from: 'care',
    to: 'care',
    rank: 'up',
    brutal: [
      'Up a rung, and the folder for the inspector has your initials in it.',
      "Seniors get a share of the office. It's where the Christmas tree lives from January to November.",
    ],
    gentle:
      'Registration, rotas, inspection and supervision are the words that matter for this step. Say which of them you have already led and what the last inspection wrote.',
    verdict: {
      brutal: "You'd like to go from knowing who takes sugar to knowing who's on tomorrow.",
      gentle: 'Leaders in care should know what seven in the morning is like, and you do.',
    },
  },
  {
    from: 'care',
    to: 'care',
    rank: 'same',
    brutal: [
      "Another home. They'll show you the fire exits, the hoist and the mug you must never use.",
      "Different front door code. It'll also be on a sticky note.",
    ],
    gentle:
      'Say which kind of care you like best, such as residential, visits at home or supported living, and which training is in date. Managers will ring for that alone.',
    verdict: {
      brutal: 'A carer goes on caring, at another address, with another keypad and the same biscuits at three.',
      gentle: 'The work matters wherever it is done, so let your training dates open the next door.',
    },
  },
  {
    from: 'therapy-and-clinic',
    to: 'therapy-and-clinic',
    rank: 'up',
    brutal: [
      'Higher up, you see fewer people and more of the waiting list.',
      'A bit more of the diary, the DNAs and the plastic plant in reception is yours from now on.',
    ],
    gentle: 'A lead role wants service change with figures: waits, outcomes, students supervised. Name one pathway you redesigned and who had to agree.',
    verdict: {
      brutal: "You've seen how late a clinic can run, and you've asked to be in charge of one.",
      gentle: 'You know where the service is slow and why, and that makes you somebody to put in charge.',
    },
  },
  {
    from: 'therapy-and-clinic',
    to: 'therapy-and-clinic',
    rank: 'same',
    brutal: [
      'New clinic, same couch paper, and it will tear in the same place.',
      "They've got the same leaflet as well, with the same stick figure having a lovely time.",
    ],
    gentle:
      'Caseload, setting and the kit you are trained on decide this move. List the equipment by name and the patients a week, and a lead can picture you on Monday.',
    verdict: {
      brutal: "You're after a clinic much like the last one, only with a couch that goes all the way up.",
      gentle: 'Caseload, setting and kit tell the story, and a new clinic will see quickly where you would fit.',
    },
  },
  {
    from: 'animals',
    to: 'animals',
    rank: 'same',
    brutal: ["They'll all need to smell you again.", 'A different yard, and the gate will have its own special lift-and-kick.'],
    gentle: 'Species, numbers and the treatments you can do alone will decide this. Say which animals you like working with best, because it shows anyway.',
    verdict: {
      brutal: "You're taking the same wellies to another gate, where a fresh set of noses is waiting to check them.",
      gentle: 'Calm is the thing animals notice first, and every yard and practice needs some.',
    },
  },
  {
    from: 'emergency',
    to: 'emergency',
    rank: 'up',
    brutal: ["Further up, the job is standing still with a clipboard while others run. It's the hardest one.", 'Same incident, higher grade, four more forms.'],
    gentle: 'Command means risk decisions and a debrief people learn from. Give one incident in four steps: what you found, decided, changed and taught.',
    verdict: {
      brutal: 'The one who gets sent is asking to be the one who says who goes.',
      gentle: 'Acting fast is one lesson and helping others to act well is the one after it.',
    },
  },
  {
    from: 'kitchen',
    to: 'kitchen',
    rank: 'up',
    brutal: [
      'Climb in a kitchen and more and more of the knife work is done on the rota.',
      'Hotter seat, no chair.',
      'Up there you taste everything and eat nothing.',
      'From this rung on, the dish that gets sent back is the gross profit.',
      'The fish supplier will be getting emails from you now. Write “kind regards” and delete it later.',
    ],
    gentle: [
      'Leading in a kitchen shows in costs, people who stay and the hygiene score. Give one of those before and after, and the number of people you worked with.',
      'Which dish or process of yours is made by others now, and made well? Having taught it is the proof a step up asks for.',
      'Say what you have already run when the boss was off: ordering, a section, a Saturday, an inspection. One of them with its figure is enough.',
    ],
    verdict: {
      brutal: [
        "Every “yes, Chef” has to be aimed at somebody, and you've stepped forward.",
        'Someone who knows what comes off the stove is asking for a say in what goes on it.',
        "You've reached for the next hat up, and that one comes with invoices in it.",
        'You would like to be the reason the pass goes quiet.',
      ],
      gentle: [
        'Cooking is the first half, and building a kitchen where others cook well is the second.',
        'The next step is people, costs and calm, and a Saturday you ran would show all three.',
        'You know what makes a service work, and asking for more of it to look after is fair.',
      ],
    },
  },
  {
    from: 'kitchen',
    to: 'kitchen',
    rank: 'same',
    brutal: [
      "Another walk-in, another unlabelled tub. It's stock. It's always stock.",
      'The knives come with you. The good tea towels never do.',
      "They'll start you on a quiet one, they say. Ask how many coaches are booked.",
      "The extraction's getting fixed next week. It has been for some time.",
      "A new kitchen, and the probe thermometer will also be in somebody's other jacket.",
    ],
    gentle: [
      'What decides this is covers, section and style. Say which part of the work you run alone on a Saturday and what you want to learn next.',
      'Name the plate, loaf or product you would make for the trial shift, and why that one. It says more about how you work than three adjectives.',
      'Numbers help here as well: covers or batches a day, size of the team, hygiene rating. After those, what you would cost, prep and plate without being shown.',
    ],
    verdict: {
      brutal: [
        "One kitchen's loss is another kitchen's Saturday night.",
        "Knife roll under the arm, you'd simply like to be shouted at by somebody new.",
        "You're going out of one frying pan and into another, which in your line of work is called a career.",
        "This career comes ready prepped, labelled and dated, and would like to know whose fridge it's going in.",
      ],
      gentle: [
        'Good cooks have always grown by changing kitchens, and a reader in the trade will see it that way.',
        'You know your section, and saying which one lets the right kitchen ring first.',
        'Food is learned in more than one place, so say what you would like this next place to teach you.',
      ],
    },
  },
  {
    from: 'kitchen',
    to: 'chef|pastry-chef|baker',
    rank: 'down',
    brutal: ['Back towards the board and the knife, and away from the laminated rota.', 'Less title, more shallots.'],
    gentle:
      'Going back to a section is a respected choice when it is said plainly. Lead with what you cook best and mention once that you can also run the pass.',
    verdict: {
      brutal: "You'd like to hand in the clipboard and have your hands smell of garlic again.",
      gentle: 'Any head chef will understand a sentence that says you want to be at the stove again.',
    },
  },
  {
    from: 'bar-and-floor',
    to: 'bar-and-floor',
    rank: 'up',
    brutal: [
      'The keys, the safe and a phone that rings on your day off. They come in that order.',
      "Everyone wants Saturday off. You're about to find out why the answer's no.",
    ],
    gentle:
      'Managing a floor is rotas, margins and complaints that end well. Give covers, team size and one figure you moved: spend per head, waste, staff who stayed.',
    verdict: {
      brutal: 'On every shift there is someone with views about the manager, and this one has asked for the keys.',
      gentle: 'Having made good shifts from the inside is a sound reason to want to run them.',
    },
  },
  {
    from: 'bar-and-floor',
    to: 'bar-and-floor',
    rank: 'same',
    brutal: ['Different cutlery to polish, same smear.', "Every till has a button nobody's allowed to press. You'll soon learn theirs."],
    gentle: 'The new place wants covers, style of service and what you can do alone: cocktails, wine, closing. Put those three in the first two lines.',
    verdict: {
      brutal: 'One wobbly table leads to another, with a folded beer mat in the pocket just in case.',
      gentle: 'You enjoy the floor, and saying which kind of service you love will find you the right one.',
    },
  },
  {
    from: 'bar-and-floor',
    to: 'bar-and-floor',
    rank: 'down',
    brutal: [
      'No keys, no rota, no 6 a.m. call about the ice machine. Somebody has done the sums on sleep.',
      "You'll have to watch someone else do the cashing up, slowly, and say nothing.",
    ],
    gentle: 'Stepping back to the floor reads well when you name what you love there: guests, wine, coffee. One sentence is enough, then your covers.',
    verdict: {
      brutal: 'The keys are going back on the hook, and the tray is coming down from it.',
      gentle: 'Being with guests again is a good reason, so say it out loud.',
    },
  },
  {
    from: 'hotel-manager|hotel-receptionist|housekeeper|concierge',
    to: 'hotel-manager|hotel-receptionist|housekeeper|concierge',
    rank: 'up',
    brutal: [
      'Rise in a hotel and you live by the reviews. All of them. Including the one about the kettle.',
      "A step closer to being in charge of the smile, the sprinklers and whoever's parked in the coach bay.",
    ],
    gentle: 'Occupancy, scores and team are the language of this step. Choose one you moved, say by how much, and who helped.',
    verdict: {
      brutal: 'Whoever hands out room keys was sooner or later going to ask for the master.',
      gentle: 'A whole house could be run on the principle of making guests feel expected.',
    },
  },
  {
    from: 'hotel-manager|hotel-receptionist|housekeeper|concierge',
    to: 'hotel-manager|hotel-receptionist|housekeeper|concierge',
    rank: 'same',
    brutal: ['New lobby, new scent, same suitcase with no label.', "Breakfast still ends at ten, and at one minute past they'll still come down in a robe."],
    gentle: 'Say the systems, the number of rooms or passengers, your languages and shifts. Then which kind of guest you like best to look after.',
    verdict: {
      brutal: "You're checking out of one place and into another without leaving the desk.",
      gentle: 'Welcoming people is the constant, so let systems and languages say where.',
    },
  },
  {
    from: 'shop',
    to: 'shop',
    rank: 'up',
    brutal: [
      "You'll be who they mean by “I'll just get someone”.",
      "Fold the same jumper one grade higher and it's called standards.",
      'Trusted with the keys, the safe and telling head office why it rained.',
      "“Can't you do anything about the price?” From now on, slightly.",
      'More keys. One of them is for the alarm that goes off at three.',
    ],
    gentle: [
      'Sales against target, shrinkage, rota hours: pick the figure you influenced and show it. Add how many people you train or open up with.',
      'Say what you have run when nobody senior was in: a delivery, a sale day, the closing. One of those with its takings is the argument for more.',
      'Which display, order or habit was your idea, and what did it sell? A shop that promotes you is buying the next one.',
    ],
    verdict: {
      brutal: [
        "“Can I see the manager?” is asked in every shop on earth, and you're getting nearer to being the answer.",
        'A career in retail has been marked up and moved to a better shelf.',
        'You want to be the person the till calls for over the loudspeaker.',
        "The keys to the shutters are on the top hook, and you've fetched the steps.",
      ],
      gentle: [
        'You know the shop from the shutter to the stockroom, and asking for more of it is fair.',
        'Teams follow whoever stays calm on a Saturday, and one you ran would show it.',
        'Selling is the first half of the job, and helping others to sell is the half you are asking for.',
      ],
    },
  },
  {
    from: 'shop',
    to: 'shop',
    rank: 'same',
    brutal: [
      'Another shop, the same nine songs.',
      "Hangers in a knot, price gun out of labels, one fitting room that doesn't lock. Home.",
      "You'll get a fleece with somebody else's badge hole in it.",
      "Their stockroom's bigger. What people ask for won't be in that one either.",
      "New uniform, same feet by six o'clock.",
    ],
    gentle: [
      'Name the kind of goods, the busiest day and the till system. Shops hire on three words: product, pace and Saturdays.',
      'What do regulars ask you that is not on the label? Knowing a product that well is rare on a shop floor, and it deserves the first line.',
      'Say how many customers or how much in sales a busy day brings, and what you look after alone. It lets another shop picture its own Saturday with you in it.',
    ],
    verdict: {
      brutal: [
        "A different window, a different fleece, and still no, there isn't any more out the back.",
        "You're being exchanged for the same thing in another shop, and you've kept the receipt.",
        'This career is back on display, in a new window, with the light on its better side.',
        "Another till roll is about to run out in front of a queue, and you're applying to be there.",
      ],
      gentle: [
        'You know your way round a shop floor, and naming the goods you care about will find the right one.',
        'Serving people well is the same in every shop, so let product and pace say which.',
        'The next shop wants to know what you can do alone on a Saturday, and you can tell them.',
      ],
    },
  },
  {
    from: 'warehouse',
    to: 'warehouse',
    rank: 'up',
    brutal: [
      "Up a level and you're near the whiteboard, where Friday's pick rate has to be explained.",
      "With rank comes the good pallet truck. That's real power.",
    ],
    gentle: 'Shift leading is rates, safety and people who come in tired. Give the size of the shift, the pick rate and one near miss that led to a change.',
    verdict: {
      brutal: 'The pallet is wrapped, the aisle is learned, and now you want the whole shed.',
      gentle: 'Some rules keep people safe and some just slow them down, and a lead should be able to tell which.',
    },
  },
  {
    from: 'warehouse',
    to: 'warehouse',
    rank: 'same',
    brutal: ['A different shed with the same weather inside.', "You'll need a new locker, a new scanner and someone to tell you which one holds its charge."],
    gentle: 'Tickets in date, shift pattern and pick rate settle this quickly. Put all three at the very top with the system you scan on.',
    verdict: {
      brutal: 'One career is to be moved to another location, undamaged, this way up.',
      gentle: 'You do steady work well, and three facts at the top will get you the call.',
    },
  },
  {
    from: 'logistics',
    to: 'logistics',
    rank: 'up',
    brutal: ['You no longer ask where the container is. You ask why nobody told you.', "Higher up you're the first to know it's late and the last to go home."],
    gentle:
      'At the next level they ask for cost, service level and a contract you renegotiated. Choose one lane or supplier and tell it with before and after.',
    verdict: {
      brutal: "Somebody who chases shipments for a living is applying to be who they're escalated to.",
      gentle: 'You see the whole chain already, and the figures you moved will prove it.',
    },
  },
  {
    from: 'logistics',
    to: 'logistics',
    rank: 'same',
    brutal: ['New incoterms, the same old port.', "Another firm whose forecast was made by someone who's since left it."],
    gentle: 'Modes, lanes, volumes and the system you plan in: these make the match. Add one supplier problem you solved without paying for air freight.',
    verdict: {
      brutal: "You're being forwarded, with a tracking number and an optimistic date.",
      gentle: 'Saying which goods you keep moving, how many and how will bring the right offer.',
    },
  },
  {
    from: 'driving',
    to: 'driving',
    rank: 'up',
    brutal: [
      "The bad runs have to go to somebody. Get high enough and you're in the room when they do.",
      'A better title, the same diversion, and now they ask you to explain it to the others.',
    ],
    gentle:
      "Planning or leading drivers wants rules, routes and respect. Say what you have trained others in, and whether you hold or study for the operator's certificate.",
    verdict: {
      brutal: "You'd like to move up, which in most cabs takes a lever under the seat and in yours an application.",
      gentle: 'Drivers notice when a run has been planned by someone who has driven it.',
    },
  },
  {
    from: 'driving',
    to: 'driving',
    rank: 'same',
    brutal: ['A different cab, and somebody has moved the seat.', "Same roads. You've just changed the name on the door and the tin of sweets."],
    gentle: 'Categories, card, points if any, nights or days: let those four lead. Then the vehicle and the area you know best.',
    verdict: {
      brutal: 'Ignition off, ignition on, and the only change is whose fuel card it is.',
      gentle: 'A clear licence line makes it easy to say yes to somebody who likes the road.',
    },
  },
  {
    from: 'building',
    to: 'building',
    rank: 'up',
    brutal: ['A rung up, you carry less that you can put down.', "You'll find out whose radio that is. It's the first duty of rank."],
    gentle: "Running a site wants tickets, sequence and people. Give the size of the gang, the value or plots, and the supervisor's card with its date.",
    verdict: {
      brutal: 'The one who said it would never fit is being asked to make sure that it does.',
      gentle: 'A site is run on two things, the work and who can do it, and both are familiar to you.',
    },
  },
  {
    from: 'building',
    to: 'building',
    rank: 'same',
    brutal: ['New site, same portaloo.', 'Different gaffer, identical kettle, and the one good extension lead is already spoken for.'],
    gentle: 'Card, tools, trades and what you can price or run alone: that fills the first three lines. Add two jobs by type and size.',
    verdict: {
      brutal: "The tools are in the van, and you're on your way to another muddy gate.",
      gentle: 'You do good work with your hands, and two jobs with sizes will let a site see it.',
    },
  },
  {
    from: 'building',
    to: 'building',
    rank: 'down',
    brutal: ['Back on the tools. Nobody has ever asked a wall for a weekly report.', "You're handing in the clipboard. The wind will be relieved."],
    gentle:
      'Many good foremen go back to their trade, and sites know why. Say which trade, that your tickets are in date, and that you can also be left in charge.',
    verdict: {
      brutal: 'The hi-vis stays on, but the meetings are coming off.',
      gentle: 'One sentence is all the explanation a site will need for going back on the tools.',
    },
  },
  {
    from: 'pipes-and-wires',
    to: 'pipes-and-wires',
    rank: 'up',
    brutal: [
      "Signing for other people's work takes a torch and a suspicious nature.",
      'The higher the grade, the less of you is in the loft. You stand underneath and say “can you see it yet”.',
    ],
    gentle:
      'Testing, certifying and bringing on apprentices is the step. Name the qualification that lets you sign, and the largest job you ran from first fix to handover.',
    verdict: {
      brutal: 'The knees have put in for promotion, and the rest of you is applying along with them.',
      gentle: "Safe work of your own is the ground you need for answering for other people's.",
    },
  },
  {
    from: 'pipes-and-wires',
    to: 'pipes-and-wires',
    rank: 'same',
    brutal: ["Whoever was there before you will have done it wrong. It's tradition.", 'New van, same missing ten-millimetre socket.'],
    gentle:
      'Cards, test kit and the type of job you like decide the rest. Domestic, commercial or plant: choose one to lead with, and give two jobs with sizes.',
    verdict: {
      brutal: "You're moving on to a fresh set of cupboards under a fresh set of stairs.",
      gentle: 'Homes and buildings go on working because of people like this, so put the cards in date first.',
    },
  },
  {
    from: 'building-office',
    to: 'building-office',
    rank: 'up',
    brutal: [
      "More of the programme's yours now. It's nine weeks behind, so you'll have something in common with everyone.",
      "Seniors don't draw the detail. They ask why it's on two drawings, differently.",
    ],
    gentle: 'Responsibility shows in contract value, team and what was settled without a lawyer. Choose one scheme and give all three.',
    verdict: {
      brutal: 'The author of so many polite emails about variations would like to start receiving them.',
      gentle: 'From paper to site is a road you have travelled, and leading somebody along it is the next honest step.',
    },
  },
  {
    from: 'engineering-office',
    to: 'engineering-office',
    rank: 'up',
    brutal: [
      'Go up far enough and others do the calculations. Your job is to be sceptical of them.',
      "A bigger title doesn't carry more load. It just has more people standing on it.",
      'Higher up, the safety margin is a line in the budget.',
      "You can still open the model. You'll only have to close it again for a meeting.",
      "The box marked “approved” is the same size as the others. It's just the one they come looking for.",
    ],
    gentle: [
      'What changes is scope: whose work you check, which standard you set, what you decided when the data was thin. One example of each will carry this.',
      'Engineers are moved up for judgement. Tell of a decision you made before all the numbers were in, what you assumed, and how you found out if it held.',
      'Name the largest thing you were answerable for, in money, people or risk, and the point at which others began to bring you their drawings.',
    ],
    verdict: {
      brutal: [
        'Somebody whose job is to ask who signed this off is applying to be the answer.',
        "One career would like to be raised a floor, so let's look at what's holding it up.",
        "You've done the calculation for a bigger title, and here are the workings.",
        'You are asking for a heavier load, in the line of work that knows exactly where the cracks appear.',
      ],
      gentle: [
        'You are trusted with calculations, and now you want to be trusted with judgement.',
        'Responsibility in this work is written in signatures, and one good example shows you are ready for more.',
        'A wider scope follows naturally once a page shows what you decided and why it held.',
      ],
    },
  },
  {
    from: 'engineering-office',
    to: 'engineering-office',
    rank: 'same',
    brutal: [
      'Different firm, same units. Check anyway.',
      "They've got the software too. It's on one licence, in use by someone on leave.",
      "The corner of every drawing says “do not scale”. You'll watch a director scale it.",
      'A new kettle to assess. No manual, no rating plate, signed off by habit.',
      'Another company standard, last revised by someone who retired to get away from it.',
    ],
    gentle: [
      'For the same work elsewhere, show product, standard, tools and one number that improved. Then the reason for this particular sector.',
      'What was the constraint that stood in no document, and what did you do about it? One design problem told like that is worth more to an engineer than a list of software.',
      'Say where your part began and ended: concept, calculation, test, handover. It lets another firm see in one look which of their projects need you.',
    ],
    verdict: {
      brutal: [
        'The laws of physics are coming with you, so the new firm only has to supply the chair.',
        'An engineer is changing firms, which means two sets of people will now be asking who signed this off.',
        "You are a part that fits more than one assembly, and you've sent out your own data sheet.",
        "Another office has a drawing that doesn't match the thing, and you'd like to be introduced to it.",
      ],
      gentle: [
        'One problem you solved will tell another engineer all they need.',
        'You know which stage of the work is yours, and the right firm will recognise it from a single project.',
        'Standards and tools travel well, so the reason for this sector is what the page should add.',
      ],
    },
  },
  {
    from: 'factory',
    to: 'factory',
    rank: 'up',
    brutal: [
      'Nearer to the board with the red and green dots, and to who has to explain the red ones.',
      "You'll walk the line more and work it less. It's further than it looks.",
    ],
    gentle: 'Leading a line is people, scrap and minutes lost. Bring one of those figures, what you changed, and who helped you to change it.',
    verdict: {
      brutal: "Someone who can hear that the machine's wrong would like the desk that gets the alarm.",
      gentle: 'A line has a sound, and those who lead it should be able to hear it.',
    },
  },
  {
    from: 'factory',
    to: 'factory',
    rank: 'same',
    brutal: [
      "Another line with another nickname. Don't ask about the nickname in week one.",
      "The vending machine isn't on the maintenance plan there either.",
    ],
    gentle: 'Machines, controls, tolerances and shifts make the match. Name makes and models, since one engineer to another that is the whole interview.',
    verdict: {
      brutal: 'The hooter sounds, the shift changes, and you carry on next door.',
      gentle: 'The names of your machines will speak for you in any workshop.',
    },
  },
  {
    from: 'factory',
    to: 'factory',
    rank: 'down',
    brutal: [
      'You want to make the part again, not the pie chart about the part.',
      "There's a machine down there that never asked you for a five-minute catch-up.",
    ],
    gentle:
      'Returning to the machine is a fair wish, and workshops like to hear it said straight. Put setting and tolerances first and team leading further down.',
    verdict: {
      brutal: 'The clipboard has been laid on the bench, and the ear defenders are going back on.',
      gentle: 'Workshops take it at its word when somebody says they want to make things again.',
    },
  },
  {
    from: 'garage',
    to: 'garage',
    rank: 'up',
    brutal: [
      "You'll diagnose less and phone more. “It's not just the pads” needs a certain voice.",
      "Six ramps, eight cars, and one owner waiting with a coffee and a stare. Rank means they're yours.",
    ],
    gentle: 'Hours sold against hours worked, comebacks and MOT passes are what a garage reads. Give one of those, and say whom you trained.',
    verdict: {
      brutal: "The person under the car is coming out to tell the person beside it what it'll cost.",
      gentle: 'Workshops keep their promises when whoever makes them knows what a job really takes.',
    },
  },
  {
    from: 'garage',
    to: 'garage',
    rank: 'same',
    brutal: ['Different ramp, same seized bolt.', 'Take your own toolbox. You know what happens to the ten mil.'],
    gentle: 'Makes, tickets for electric or air conditioning, and whether you bring tools: those decide it. Add the type of fault you are sent for.',
    verdict: {
      brutal: "The wheels are off, the toolbox is rolling, and it's heading for somebody else's bay.",
      gentle: 'Name the makes you know, because finding what is wrong is wanted in every town.',
    },
  },
  {
    from: 'land-and-garden',
    to: 'land-and-garden',
    rank: 'up',
    brutal: ["You get a say in the season. The season hasn't been told.", "Seniority on the land comes with first go on the quad bike. That's most of it."],
    gentle: 'Head roles want budgets, people and a plan for the year. Name the acreage or site, the machines, and one change that is still growing.',
    verdict: {
      brutal: 'Whoever digs the holes has opinions on where they go, and yours have reached the application stage.',
      gentle: 'Ground and season have been your teachers, and it is fair to ask for the planning of both.',
    },
  },
  {
    from: 'cleaning-and-caretaking',
    to: 'cleaning-and-caretaking',
    rank: 'up',
    brutal: [
      'More keys, more contractors, and one email a day about the heating.',
      "Too hot on the second floor, too cold on the third. You're now the weather.",
    ],
    gentle: 'Managing a building or a team is rotas, contracts and checks. List the compliance tests you look after, the area, and one cost you brought down.',
    verdict: {
      brutal: 'The person who knows where the stopcock is has decided that ought to come with a title.',
      gentle: 'Whoever keeps a place working may well ask to be put in charge of one.',
    },
  },
  {
    from: 'cleaning-and-caretaking',
    to: 'cleaning-and-caretaking',
    rank: 'same',
    brutal: ['A fresh bunch of keys, with one on it that fits nothing.', 'The building will have a cupboard with a chair in it. Find it early.'],
    gentle: 'Area, hours, machines and any clearance are the four things to state. Then what was different about the place because you looked after it.',
    verdict: {
      brutal: "You'd leave a place as you'd wish to find it, and now you're off to find one.",
      gentle: 'You take care of places, and saying how large and how often will show its worth.',
    },
  },
  {
    from: 'security-guard|security-manager',
    to: 'security-guard|security-manager',
    rank: 'up',
    brutal: ["You'll have a say in the rota, and someone will swap it in the car park.", 'Better radio. Channel four still picks up the taxi rank.'],
    gentle: 'Supervising means incident reports that stand up and a team that turns up. Give the site, the headcount and one procedure you rewrote.',
    verdict: {
      brutal: "“I'll have to ask my supervisor” is about to get one step shorter.",
      gentle: 'A team is led with calm and a good log, and this page can show both.',
    },
  },
  {
    from: 'security-guard|security-manager',
    to: 'security-guard|security-manager',
    rank: 'same',
    brutal: ['Different door. Same draught.', "They'll issue the jacket in two sizes, neither of which is yours."],
    gentle:
      'Licence, vetting, shift pattern and type of site are all that the first look wants. Below that, one incident that you closed without raising your voice.',
    verdict: {
      brutal: "You've signed out of one logbook and you're about to sign in to the next.",
      gentle: 'The licence line comes first, and the kind of site you know comes straight after it.',
    },
  },
  {
    from: 'shop',
    to: 'shop',
    rank: 'down',
    brutal: [
      'Nobody will ring you at three in the morning because a helium balloon has set off the alarm.',
      'Less explaining the rain to head office, more time where the umbrellas are sold.',
    ],
    gentle:
      'Preferring the shop floor to the back office is easy to understand. Say which products you love selling and which days you can do, and mention the keys only once.',
    verdict: {
      brutal: "You'd like fewer keys on the ring and more customers in front of the counter.",
      gentle: 'Selling face to face is what you enjoy, and a shop can build a whole week on somebody who does.',
    },
  },
  {
    from: 'school',
    to: 'school',
    rank: 'up',
    brutal: [
      'The higher you go, the smaller the chair you observe from.',
      'Each step up takes you further from the lessons and nearer to the boiler.',
      'The tea goes cold at the top as well, just in a better mug.',
      "You'll get a say in the timetable. So will everybody you've ever borrowed glue from.",
      'Promotion: longer meetings, shorter pencils.',
    ],
    gentle: [
      'Leadership wants impact outside your own room: a subject, a policy, colleagues you coached. Give one with the results before and after, and who disagreed at first.',
      'Who teaches differently because of you? One colleague, one habit and what their learners gained from it is the strongest paragraph you could add.',
      'Say what you have organised beyond your own lessons, how many took part and what you would change next time. Panels listen closely to the last bit.',
    ],
    verdict: {
      brutal: [
        'A career of telling others to show their working now has to do the same.',
        "The one with views on the timetable has applied to be whoever's fault it is.",
        'You want to move from the front of one room to the doorway of all of them.',
        "A hand has gone up at the back, and this time it's for the job at the front.",
      ],
      gentle: [
        'What changed in your own room could change along a corridor, and one result would show how.',
        'Helping learners is one craft and helping those who teach them is the next.',
        'You are asking for a wider circle to look after, and one result beyond your own lessons will speak for it.',
      ],
    },
  },
  {
    from: 'school',
    to: 'school',
    rank: 'same',
    brutal: [
      'A new classroom. Guard your scissors from day one.',
      "There's a free mug in the staff room. It's a trap.",
      "The boards there are bare because the staple gun is with Maths. It's been with Maths for a while.",
      'Another photocopier. It can already sense a deadline.',
      'Four pens on the whiteboard ledge. The one that works is permanent.',
    ],
    gentle: [
      'Subject, level, results and what you would run after lessons: a head reads for those. Add one unit of work that you would bring with you.',
      'Tell of one thing your learners could do at the end that they could not at the start, and how you knew. It is what everyone in teaching wants to hear first.',
      'Which resource of yours do colleagues borrow? Name it with its topic and level, since a team pictures a new colleague through what they would share.',
    ],
    verdict: {
      brutal: [
        'The display comes down, the display goes up, and only the border is new.',
        "A photocopier is jamming in another building, and you've applied to kneel in front of it.",
        "You're off to a different classroom, where the clock will also be four minutes fast.",
        'Scissors counted, glue sticks counted, and on you go to a new room to lose them all over again.',
      ],
      gentle: [
        'What your learners could do by summer is the line that opens the next classroom door.',
        'Good lessons travel well, and one of them described here will get you asked to teach it.',
        'You know whom you like to teach and what, so begin with both and let the rest be short.',
      ],
    },
  },
  {
    from: 'school',
    to: 'school',
    rank: 'down',
    brutal: [
      "A smaller title. The pile of marking hasn't been told.",
      "One step down, one corridor nearer to the pupils. You'll still be asked to fix the printer.",
    ],
    gentle:
      'Choosing to be closer to pupils is a decision heads respect when it is put plainly. Say which subject and year groups you want, then what you still like to share.',
    verdict: {
      brutal: "You'd like to swap a line on the letterhead for a seat nearer the glue.",
      gentle: 'One clear sentence about wanting to be with pupils will be enough.',
    },
  },
  {
    from: 'nursery',
    to: 'nursery',
    rank: 'up',
    brutal: [
      'Ratios in your head all day, including at the lights on the way home.',
      "The allergy list is yours, and so is the other half of somebody's rice cake.",
    ],
    gentle:
      'Inspection, ratios, safeguarding lead and the trust at the gate are the words for this step. Name one you have been in charge of, and what the inspector noted.',
    verdict: {
      brutal: 'The one with paint up to the elbow is applying for the office, where it will also get everywhere.',
      gentle: 'A whole setting could be planned from what small people need in a day, and that is your subject.',
    },
  },
  {
    from: 'nursery',
    to: 'nursery',
    rank: 'same',
    brutal: ['Different pegs, same one lonely welly.', "New rooms, new names, and a song for tidying up that's slightly wrong."],
    gentle:
      'Rooms, ratios, first aid with its date and key groups tell a manager almost everything. Add one activity you planned that the room asked for again.',
    verdict: {
      brutal: "You're off to another carpet, where you'll also be sitting on the floor.",
      gentle: 'Very small people notice who sits down with them, and your certificates will do the formal part.',
    },
  },
  {
    from: 'research',
    to: 'research',
    rank: 'up',
    brutal: [
      "Climb in research and you do less of it, and write more about what you'd do with money.",
      'The leader of the group has a door, a title and no time to touch the instrument.',
    ],
    gentle:
      'Independence is what the panel looks for: your question, your funding, your people. Give one grant, one student and one result that is yours alone.',
    verdict: {
      brutal: "Author lists have two ends, and you'd like a word about the other one.",
      gentle: 'You have a question of your own, and it is time to ask for the room to follow it.',
    },
  },
  {
    from: 'research',
    to: 'research',
    rank: 'same',
    brutal: [
      'Somebody there also has the only copy of the protocol. In a notebook. In Lisbon.',
      'New group, same coffee machine, same honesty box with an IOU from a professor.',
    ],
    gentle: 'Methods, instruments and what you can run alone get you in; papers follow. Name the technique people came to you for.',
    verdict: {
      brutal: 'The experiment is being moved to a different building to see whether the result can be repeated.',
      gentle: 'A method can be the reason a group rings, so say which one is yours.',
    },
  },
  {
    from: 'library-and-museum',
    to: 'library-and-museum',
    rank: 'same',
    brutal: [
      'Another catalogue, and a box in the store marked “misc, do not move”.',
      "They'll have a different system for oversize. Everyone's got a different system for oversize.",
    ],
    gentle: 'Collections, standards and systems are how this move is judged. Name all three and one cataloguing backlog you brought down.',
    verdict: {
      brutal: "You've been correctly returned, and would now like to be shelved at another branch.",
      gentle: 'Keeping things findable is a quiet art that another collection surely lacks.',
    },
  },
  {
    from: 'law',
    to: 'law',
    rank: 'up',
    brutal: [
      "Higher up, law is other people's drafts, your own signature and the awards dinner.",
      "Go up far enough and someone else writes the letter, and you sign it. They've seen your typo.",
    ],
    gentle:
      'Clients who ask for you, matters you led, juniors you trained: this is the case to make. Give each a figure or a court, within what confidentiality allows.',
    verdict: {
      brutal: 'For the avoidance of doubt, this CV would like a larger office.',
      gentle: 'You have done the work behind the signature, and it is fair to apply for the pen.',
    },
  },
  {
    from: 'law',
    to: 'law',
    rank: 'same',
    brutal: [
      'A new firm, another precedent bank with the wrong client in clause nine.',
      "They'll call it collegiate. So does everyone. Look at what time the lights go off.",
    ],
    gentle: 'Practice area, size of matter and your role in it are what a partner wants to see. Three anonymised lines do more than a page of qualities.',
    verdict: {
      brutal: 'This CV hereby assigns itself, without modification, to another letterhead.',
      gentle: 'Three matters in outline will let the right firm recognise its kind of lawyering in yours.',
    },
  },
  {
    from: 'civil-servant|political-adviser|diplomat|tax-inspector|environmental-health-officer|housing-officer',
    to: 'civil-servant|political-adviser|diplomat|tax-inspector|environmental-health-officer|housing-officer',
    rank: 'up',
    brutal: ["You'll see more submissions, fewer people and one very nice lanyard.", 'Seniority here means the acronym is yours now.'],
    gentle:
      'Grades are won on examples: what the situation was, what you did, what changed for people. Pick a decision you advised on and say what came of it.',
    verdict: {
      brutal: "Having been issued with so much guidance, you're applying to the end it comes out of.",
      gentle: 'You have served people from where you stand, and a wider remit would let you do more of it.',
    },
  },
  {
    from: 'civil-servant|political-adviser|diplomat|tax-inspector|environmental-health-officer|housing-officer',
    to: 'civil-servant|political-adviser|diplomat|tax-inspector|environmental-health-officer|housing-officer',
    rank: 'same',
    brutal: ['A different building, where the meeting rooms are named after other rivers.', 'They use the same form. It has a different number.'],
    gentle: 'Caseload, powers, systems and the people you work with make this legible. Give the number of cases and one that ended better because of you.',
    verdict: {
      brutal: "You're being transferred, in triplicate, from one good cause to another.",
      gentle: 'One good case will show the reader whom this work is for, and that you have not forgotten.',
    },
  },
  {
    from: 'accounts',
    to: 'accounts',
    rank: 'up',
    brutal: [
      "Go up far enough and you no longer reconcile anything. You ask why it isn't reconciled.",
      "From debits to diplomacy. Marketing's restaurant bills are yours to discuss now.",
      'The pack gets longer as you rise, and they only want page two.',
      "Accruals, prepayments, ambition. At least it's on the right side.",
      'A bigger title, and the auditors get a chair next to it.',
    ],
    gentle: [
      'The step is from correct to useful: a decision that changed because of your numbers. Name it, the amount, and whoever you train or lead.',
      'Days to close, before you and after: if you have that figure, it is the first line. If not, a report that somebody outside finance now asks for will do.',
      'Explain one variance as you would to someone who does not like numbers. Being able to is most of the next job, and the page can show it in two sentences.',
    ],
    verdict: {
      brutal: [
        "Depreciation is for assets, and you've decided to appreciate.",
        'You want to get from “prepared by” to “approved by”, two boxes on one sheet with a career between them.',
        'A promotion has been provided for, and the supporting documents are attached.',
        "Somebody who'd chase a missing penny is now going after a larger figure.",
      ],
      gentle: [
        'You can be trusted with the figures, and now you want a say in what they mean.',
        'A clean close is the ground to stand on, and explaining it to others is the step up.',
        'Your numbers already help people decide, and one decision by name would prove the point.',
      ],
    },
  },
  {
    from: 'accounts',
    to: 'accounts',
    rank: 'same',
    brutal: [
      'New ledger. Suspense account still full of suspense.',
      'Month end falls at month end there, too. You did check.',
      "They've a petty cash tin, and in it a button and an IOU.",
      "The whole close hangs on a spreadsheet called Final v9. Don't sort column C.",
      'Different company, same sales team, same taxi receipt in the shape of a napkin.',
    ],
    gentle: [
      'Size, system, close in days and what you own from start to finish: that is the match. Add one control or report that you brought in.',
      'Which error did you catch, roughly how large was it and what did you change so that it could not come back? A finance manager reads that line twice.',
      'Name the ledgers, returns or audits you can take over without a handover, then the one you would like to learn. It makes the hire easy to picture.',
    ],
    verdict: {
      brutal: [
        "You're being carried forward to another ledger, and so far the totals agree.",
        "One company's debit is about to be another company's credit, and the entry is you.",
        "Another set of books has twelve endings a year, and you'd like to read them all.",
        "You've seen how one company rounds, and you're curious about the others.",
      ],
      gentle: [
        'Good books look alike from outside, so name the system, the size and the close.',
        "You are trusted with other people's money already, and that carries over in full.",
        'A plain list of what you close, file and reconcile will place you at the right desk.',
      ],
    },
  },
  {
    from: 'accounts',
    to: 'accounts',
    rank: 'down',
    brutal: ['Less signing, more ticking. It makes sense to accountants.', 'A smaller title, and the same twelve month ends.'],
    gentle:
      'Wanting the hands-on part is easy to respect if you name it. Say which ledgers, close or audits you would like, and what you could still stand in for.',
    verdict: {
      brutal: "You've written down your own title, and for once it didn't take an impairment test.",
      gentle: 'A small team will be lucky to get somebody who likes the numbers themselves.',
    },
  },
  {
    from: 'banking-and-insurance',
    to: 'banking-and-insurance',
    rank: 'up',
    brutal: [
      'More authority, a higher limit, and a committee to tell you not to use it.',
      'Higher up, they never say no. They say “walk me through that again”.',
      'The bonus gets bigger, and so does the word “discretionary”.',
      "Your appetite for risk has been noted. There's a form to follow.",
      "Thicker carpet on that floor. You can't hear the risk coming.",
    ],
    gentle: [
      'Limits, books and teams are the measure here. Give your authority, the size of what you look after, and a call that turned out right for a stated reason.',
      'Which of your decisions would you show a committee, and what did you know when you made it? Being able to answer that in writing is half of the next role.',
      'Say who brings you their difficult cases, and what you tell them. It is the most direct proof that the next limit would be safe with you.',
    ],
    verdict: {
      brutal: [
        "Interest has accrued, and you'd like to withdraw some of it as a title.",
        "You're applying for a higher limit, so here are the statements.",
        'A career in weighing risk has had a look at staying put and declined the cover.',
        'This is a claim for a bigger title, and the small print starts on the next line.',
      ],
      gentle: [
        'You have shown judgement within a limit, and now you are asking for a wider one.',
        'Trust is the product here, and this page can show who has already placed theirs in you.',
        'The next role wants decisions explained, and one good example will open the conversation.',
      ],
    },
  },
  {
    from: 'banking-and-insurance',
    to: 'banking-and-insurance',
    rank: 'same',
    brutal: [
      "Past performance is no guide to future results. You'll want that sentence in the interview.",
      'Another compliance quiz, with the same Mr Smith and the same cash in the same suitcase.',
      "Same regulator. It'll be pleased you've kept in touch.",
      'Different logo, identical disclaimer, slightly smaller print.',
      "The training on gifts has a new wicker hamper in it. You still can't have it.",
    ],
    gentle: [
      'Products, books, limits and exams are what gets compared. Put these in one tight block, and beneath it one decision that you would defend again.',
      'What did you look at before saying yes or no, and what told you? One case without names shows judgement better than any adjective in finance.',
      'Volume, value and accuracy: three figures let another firm set you beside their own people. Then the product you understand best, and why.',
    ],
    verdict: {
      brutal: [
        "You're switching providers, which is what your industry tells everyone else to do.",
        'One career is being transferred between institutions and should clear in three to five working days.',
        'This policy is being renewed on the same terms under a different logo.',
        "The value of this career may go down as well as up, and today it's holding.",
      ],
      gentle: [
        'A few plain facts about products and limits will let the right desk see you.',
        "Careful work with other people's money is wanted everywhere, so say how much of it and how careful.",
        'You know your products, and one decision well explained will show how you think.',
      ],
    },
  },
  {
    from: 'human-resources',
    to: 'human-resources',
    rank: 'up',
    brutal: [
      "A seat at the table at last. HR booked the room, so you'll know where it is.",
      'More of the difficult conversations, fewer of the cakes.',
      'Higher up, you help to write the values. Then you meet the sales director.',
      "Rate yourself against the competency framework. You know where it's kept.",
      'A promotion in HR needs a business case, a grading panel and HR.',
    ],
    gentle: [
      'What gets you there is business language: attrition, time to hire, cost, a change handled decently. Choose one figure and tell its story.',
      'Tell of a moment when a manager wanted one thing, you advised another, and what came of it. Seniority in HR is exactly that paragraph.',
      'Which policy or process bears your handwriting, and how many people live with it? Scope like that is what the next title is graded on.',
    ],
    verdict: {
      brutal: [
        'The department that tells others how to ask for a promotion is now having a go.',
        'Somebody in HR would like a promotion, and somebody in HR will have to process it.',
        "You've read more job descriptions than most people, and the one you liked was a rung up.",
        'The keeper of the organisation chart would like to be drawn a little higher on it.',
      ],
      gentle: [
        "You have looked after everybody's career, and it is right to look after your own.",
        'Managers already ask for your advice, and a wider role would put it earlier in the decision.',
        'One people figure that moved, told with its reason, is the best case for the step.',
      ],
    },
  },
  {
    from: 'human-resources',
    to: 'human-resources',
    rank: 'same',
    brutal: [
      'HR tells everyone else how to write a CV. No pressure.',
      "They'll have other values on the wall. Four of them. One will be integrity.",
      "You'll be inducted by somebody doing it exactly the way you never would.",
      'New handbook, same paragraph about the fridge.',
      "“We'll keep your details on file.” You've met the file.",
    ],
    gentle: [
      'Headcount, sites, cases and system are what a people director scans for. Add one policy that people now follow without being told.',
      'Which figure was better when you had finished with it: time to hire, turnover, absence, days to a contract? One of them, before and after, sets you apart.',
      'Say whom you look after, how many of them, and who comes to you before a hard conversation. In this work, being asked early is the proof.',
    ],
    verdict: {
      brutal: [
        "An HR professional has sent a CV to HR, who'll be reading it with a professional little smile.",
        'HR is applying to HR, so somebody will have to pretend not to know the questions.',
        "You know exactly how long a recruiter looks at one of these, and you've sent it anyway.",
        "It takes one to hire one, and they've already noticed the margins.",
      ],
      gentle: [
        'Hiring is familiar from the inside, so let this page be the one you always hoped to receive.',
        'People work is easy to claim and good to count, and a headcount with one result will stand out.',
        "Somebody who looks after everyone else's job may well spend an hour on this page.",
      ],
    },
  },
  {
    from: 'office',
    to: 'office',
    rank: 'up',
    brutal: [
      "A rung up, you don't book the meeting. You're why it overran.",
      'Somebody else will have to know where the toner is. Breathe.',
      "You'll be copied in on more and told less.",
      'With the new title comes an opinion on the carpet tiles.',
      'The higher you sit, the fewer people dare to say whose turn the dishwasher is.',
    ],
    gentle: [
      'Leading an office or an operation wants cost, people and something made simpler. Pick a process, say how long it took before and after, and who uses it.',
      'What have you decided without asking, up to which amount, and what went better for it? Authority you already use is the case for more.',
      'Say who learned the job from you, and what runs without you since. It makes a bigger title look like the natural next thing.',
    ],
    verdict: {
      brutal: [
        'Whoever usually takes the minutes has got a few items for the agenda.',
        "You've found everyone else a chair, and now it's about the one at the head of the table.",
        "You're asking for a promotion, in the job other people ask about such things.",
        'Somebody who can get anything signed is now after a title that signs.',
      ],
      gentle: [
        'You help to hold a place together, and it is reasonable to ask for more of it to hold.',
        'Whoever sees how an office really runs is a good person to ask to run it.',
        'One thing you made simpler, with the hours it saved, will carry this step.',
      ],
    },
  },
  {
    from: 'office',
    to: 'office',
    rank: 'same',
    brutal: [
      'Another office. Find out who Sandra is and be nice to her.',
      "The printer there just needs a minute, they'll say. It needs you.",
      'New desk, same drawer, and in it a key that opens nothing.',
      'The good meeting room is double-booked. They were waiting for you.',
      'The fridge has a label on everything and a smell on nothing you can identify.',
    ],
    gentle: [
      'Whom you supported, how many, and on which systems: write this first. Then one thing that ran by itself after you had sorted it out.',
      'What do people stop asking about once you are in the office, because it simply works? Name it. It is the best line in a CV of this kind.',
      'Numbers suit this work more than it gets credit for: diaries, visitors, invoices, desks, sites. Two of yours would let an employer picture the size of the day.',
    ],
    verdict: {
      brutal: [
        'Please find attached one career, as discussed, with a different company in the subject line.',
        'Two offices want to know where the toner is, and you can only be in one of them.',
        "You're taking your lists to another office, where somebody is looking for the stapler right now.",
        "There's a new alarm code to learn, and by Tuesday you'll know who never washes up.",
      ],
      gentle: [
        "You make other people's days work, and another team will feel it within a week.",
        'The person who knows how things get done is worth naming systems and numbers for.',
        'Saying whom you supported, and how many, gives this quiet work its proper size.',
      ],
    },
  },
  {
    from: 'office',
    to: 'office',
    rank: 'down',
    brutal: [
      'Someone else can decide about the air conditioning.',
      "You'd rather do the list than own the strategy for the list. Quite right, it gets done quicker.",
    ],
    gentle: 'Wanting the work without the board papers is a clear wish, so state it. Show the systems you are quick in and how you like to support a team.',
    verdict: {
      brutal: "You're asking for a smaller title and a tidier desk, and the second is worth more than they let on.",
      gentle: 'Saying simply that you would rather do the work will put a reader at ease.',
    },
  },
  {
    from: 'projects',
    to: 'projects',
    rank: 'up',
    brutal: [
      'Scope up, budget flat, date unchanged.',
      "From chasing the update to being who it's tidied up for.",
      "The further up the plan, the more often you hear “it's fine” and the less you see of it.",
      "At the top there's a slide that's green, and under it eleven projects that are amber.",
      "Steering committees don't steer. You'll enjoy the view, though.",
    ],
    gentle: [
      'At the next level it is benefits, not milestones. Name one piece of work by budget and people, and what the organisation could do afterwards.',
      'Tell of a decision that was not yours to make, and how you got it made. Influence is what the next title measures, and it is hardly ever written down.',
      'Which of your ways of working did another team take over? A template, a rhythm, a question you always ask: name it and who uses it now.',
    ],
    verdict: {
      brutal: [
        "You're being escalated, and for once it's at your own request.",
        'The milestone is a bigger title, the owner is you, and the status will be whatever the panel says.',
        "You've raised a change request against your own job title.",
        'The plan has a new bar on it, one row higher, with you in it.',
      ],
      gentle: [
        'Delivering the pieces is behind this step, and answering for how they fit is ahead of it.',
        'People rely on your word about dates, and that is what a wider role is made of.',
        'One outcome that others still use is the best reason to hand you more.',
      ],
    },
  },
  {
    from: 'projects',
    to: 'projects',
    rank: 'same',
    brutal: [
      "It's amber. It was amber when they advertised.",
      'The risk register was last opened at kick-off. Some of the risks have moved on to other jobs.',
      "Week one: ask what “done” means. Week two: wish you hadn't.",
      'Different board, same column called “nearly done”, with its own scroll bar.',
      "The lessons learned are in a folder. So are last time's.",
    ],
    gentle: [
      'Budget, team, method and outcome, one line for each of three projects. Then the one you would run differently, which interviewers always like to hear.',
      'What could people do after your project that they could not before? Start there, then the date and the money. Most readers have only seen it told the other way round.',
      'Say what you cut, moved or said no to so that the rest arrived. It is the part of this work that a list of methods cannot show.',
    ],
    verdict: {
      brutal: [
        "You're moving sideways on the plan, with no change to the scope and a small one to the logo.",
        "Whoever hires you has a date in mind, and it's slipped twice already.",
        'A career is being carried over to the next sprint, as these things are.',
        "You've closed one workstream and opened another, and the only stakeholder in both is you.",
      ],
      gentle: [
        'Three pieces of work in outline will say more than any description of how you work.',
        'You bring things from start to finish, so let the page name what was finished.',
        'Another team has something that needs getting done, and your outcomes will tell them you can.',
      ],
    },
  },
  {
    from: 'projects',
    to: 'projects',
    rank: 'down',
    brutal: [
      "A smaller box on the chart, and it's nearer to where the work is.",
      'Less of the pack for the steering group, more of the thing the pack is about.',
    ],
    gentle: 'Stepping closer to the team is a good reason, well worth its own line. Lead with the last thing you ran hands-on and what you enjoyed about it.',
    verdict: {
      brutal: "You've descoped your own job title, and nothing else in this project has ever been cut so early.",
      gentle: 'Teams tend to welcome a planner who wants to be near the work again.',
    },
  },
  {
    from: 'sales',
    to: 'sales',
    rank: 'up',
    brutal: [
      'The higher you go in sales, the less you sell and the more you ask when.',
      'Bigger title, bigger target. They come on the same card.',
      "One rung up, “it's with legal” becomes something you hear instead of something you say.",
      'Closer to owning the forecast. Remember every number ever rounded up on a Thursday.',
      "The bell's for closers. You'll be in the glass room, hearing it.",
    ],
    gentle: [
      "Leading sellers is about other people's numbers. Say whom you coached, what they closed, and how your own forecast compared with the result.",
      'A step up is won with method: how you pick accounts, when you walk away, what others copied from you. One of these, with a figure, makes the case.',
      'Which deal or client was too big for one person, and how did you bring the others in? Selling inside the company is most of the next role.',
    ],
    verdict: {
      brutal: [
        "You're upselling, and the product is you.",
        'Somebody who sends hopeful forecasts upstairs would like to live there.',
        'The first thing you want to close this quarter is a better title.',
        "You've entered yourself in the pipeline at a higher value, with a close date and everything.",
      ],
      gentle: [
        'Winning a customer is one craft and helping others to win theirs is the next.',
        'Your figures open the door, and what colleagues learned from you takes you through it.',
        'You want more to answer for, and one account that grew will say that you can.',
      ],
    },
  },
  {
    from: 'sales',
    to: 'sales',
    rank: 'same',
    brutal: [
      "The last person left the territory untapped, they'll say. They mean picked clean.",
      "You'll inherit a pipeline. Check it for a pulse.",
      'Another kick-off, another branded gilet.',
      'The CRM there is also a work of fiction by several authors.',
      "New product, and it'll be best in class by Monday.",
    ],
    gentle: [
      'Target, attainment, deal size and cycle: those four belong in the first two lines. Then one customer who came with a reason, not a discount.',
      'Which customer would take your call tomorrow, and why? One relationship told in two sentences says more than a list of strengths.',
      'Say what you sold, to whom, and how they usually say no. Knowing the objection by heart is what makes a seller easy to place.',
    ],
    verdict: {
      brutal: [
        'You sell for a living, so this page is either your best sample or a free trial.',
        "Another company's product is about to become the best you've ever come across.",
        'One seller in working order seeks a new owner with a decent territory.',
        'The thing on offer today is you, so watch carefully how it closes.',
      ],
      gentle: [
        'Four honest figures will do most of the work, and the customers can do the rest.',
        'You know how to win people for something, so let this page do it the way you would: with proof.',
        'Products change and trust does not, so show who placed theirs in you.',
      ],
    },
  },
  {
    from: 'phone-and-chat',
    to: 'phone-and-chat',
    rank: 'up',
    brutal: [
      'The further up the queue, the more of them have already asked for someone else.',
      "Soon you'll be listening to recordings of people saying “bear with me”, and scoring them.",
    ],
    gentle: 'The step is coaching, queues and quality. Choose one measure such as first-contact resolution, and say what you did to help others move it.',
    verdict: {
      brutal: '“Can I speak to your manager?” is asked daily on every line, and this CV took it as career advice.',
      gentle: 'A good call has a sound, and teaching others to make it is worth a title.',
    },
  },
  {
    from: 'phone-and-chat',
    to: 'phone-and-chat',
    rank: 'same',
    brutal: ["A different headset, with somebody else's foam.", 'New script, same pause after “how may I help”.'],
    gentle: 'Channels, volumes, systems, languages: in that order, and short. Then one caller who rang back to say thank you, and what for.',
    verdict: {
      brutal: 'Your CV is important to them, and it has moved up in the queue from one company to the next.',
      gentle: 'Helping people you cannot see is a skill, and four plain facts will show where you use it.',
    },
  },
  {
    from: 'marketing',
    to: 'marketing',
    rank: 'up',
    brutal: [
      'Rise far enough and you stop making the campaign and start defending its budget, with arrows.',
      "Higher up you get to approve the colour. That's the secret. That's what it's for.",
      '“Brand guardian”. No shield, just a PDF of logos.',
      "A bigger title, and the agency now laughs at your jokes. It's on the invoice.",
    ],
    gentle: [
      'Budget, results and people are the words for this step. Choose one plan that was yours, what it cost, what it brought, and what you stopped doing.',
      'Show one decision instead of one more channel: what you chose not to spend on, and what happened to the number you cared about.',
      'Who asks you before a campaign goes out, and what do you usually change? Being asked is the beginning of the next title.',
    ],
    verdict: {
      brutal: [
        'Somebody who promotes things for a living has noticed what was missing from the list.',
        "You've been A/B tested against staying where you are, and B won.",
        "Brand awareness was for the brand, and now you'd like a little for yourself.",
        'The premium version of you is being launched today, with the price to follow.',
      ],
      gentle: [
        'A campaign with its result is the best argument for letting you decide which ones to run.',
        'The step is from doing to choosing, and one choice with its result will make it credible.',
        'Figures you moved are the best words a marketer has, and they argue well for a wider role.',
      ],
    },
  },
  {
    from: 'marketing',
    to: 'marketing',
    rank: 'same',
    brutal: [
      "New brand, new tone of voice. It'll be “friendly but expert”. It always is.",
      "They'll want something viral, on a budget you could lose in a coat pocket.",
      "Another brand with a purpose. It'll be in lower case.",
      "Engagement's up over there. Sales would like to know when the wedding is.",
      "There's a folder of logos waiting. The right one isn't in it.",
    ],
    gentle: [
      'Channels, budget and one number that moved: that is how a marketer gets read by marketers. Put the best campaign first with a link.',
      'What did you stop doing because the figures told you to? A marketer who can say that in one line is taken seriously by finance too.',
      'Name the audience, what they did before and what they did after you reached them. Everything else in this job is the route between the two.',
    ],
    verdict: {
      brutal: [
        "After promoting everything else, you're down to the last product in the range.",
        'This is a relaunch, meaning the same product in a new font.',
        "Your target audience is one tired manager with forty tabs open, and you've got the headline.",
        "You're rebranding, and the part that changes is the logo on the payslip.",
      ],
      gentle: [
        'One campaign with its numbers will show what kind of marketer you are.',
        'You know how to make people look, so give this page a result worth looking at.',
        'The right brand will find you by the audience you know best, so name it early.',
      ],
    },
  },
  {
    from: 'marketing',
    to: 'marketing',
    rank: 'down',
    brutal: ['Away from the brand pyramid and back to the words on the box.', 'A smaller title with better line spacing.'],
    gentle:
      'A return to making is best proven with something made lately. Lead with that piece, then the channel you want to own, and let the longer title come second.',
    verdict: {
      brutal: "You've repositioned yourself one shelf lower, where the people who make things reach first.",
      gentle: 'A recent piece with your own hand in it will explain everything.',
    },
  },
  {
    from: 'journalist|content-writer|publishing-editor',
    to: 'journalist|content-writer|publishing-editor',
    rank: 'up',
    brutal: ["Up there they don't write. They cut the line you loved and go to lunch.", 'From missing the deadline to being the deadline.'],
    gentle: 'Commissioning, cutting and looking after writers is the step. Name one piece you made better, one writer you brought on and a number of readers.',
    verdict: {
      brutal: 'Somebody whose copy gets cut would like a turn with the red pen.',
      gentle: 'Making your own page good comes first, and helping others to it is a generous next step.',
    },
  },
  {
    from: 'journalist|content-writer|publishing-editor',
    to: 'journalist|content-writer|publishing-editor',
    rank: 'same',
    brutal: [
      "New house style. They'll have strong feelings about the hyphen.",
      'Another masthead, another login for the picture desk that belongs to Keith, who left.',
    ],
    gentle: 'Three clips, a beat or a language pair, and how fast you turn copy round. Everything else on this page can be shorter.',
    verdict: {
      brutal: 'The byline stays, the masthead changes, and the argument about the comma goes with you.',
      gentle: 'Three linked pieces will say it before the page does, so let them come first.',
    },
  },
  {
    from: 'design',
    to: 'design',
    rank: 'up',
    brutal: [
      "The senior ones don't move it two pixels. They look at it, sigh, and somebody does.",
      "You'll own more of the vision and less of the layers panel.",
    ],
    gentle:
      'Leading designers is direction, critique and defending the work to people in suits. Show one project as yours to steer: the brief, the choice, the result.',
    verdict: {
      brutal: 'The person who nudges the logo has applied to be the person who says “hmm”.',
      gentle: 'A designer who lifts the work of others is what a team hopes for, so show one piece where you did.',
    },
  },
  {
    from: 'design',
    to: 'design',
    rank: 'same',
    brutal: ["A new studio. The file's still called final_final_2.", "They also say they've got a design system. Ask to see the buttons."],
    gentle: 'Portfolio first, six pieces, each with one sentence on the problem and your part in it. This job line can then be brief.',
    verdict: {
      brutal: "You've been exported to another artboard with all your layers intact.",
      gentle: 'Six good pieces will find the studio that likes to make the same things.',
    },
  },
  {
    from: 'hair-and-gym',
    to: 'hair-and-gym',
    rank: 'up',
    brutal: ['With rank comes control of the music, which nobody will ever like again.', "You get the walk-in at ten to six. It's an honour."],
    gentle: 'Rebooking, retail per visit and a team that stays: one figure of each would make the case. Add whom you trained and what they can do now.',
    verdict: {
      brutal: "The shutters go up because somebody has the keys, and you're asking for the keys.",
      gentle: 'Clients who come back are the whole case for this step, so give their number.',
    },
  },
  {
    from: 'software',
    to: 'software',
    rank: 'up',
    brutal: [
      "You're about to be interrupted for a living instead of for free.",
      "The higher the title, the shorter the commits. At the very top it's a thumbs-up.",
      'One rung up, “it works on my machine” stops being a defence and becomes a confession.',
      "Promotion in software: it's the same bug, but now they ask you when.",
      "A step away from the keyboard, a step closer to the whiteboard pen that's run dry.",
    ],
    gentle: [
      'Scope is the word: people grown, systems decided, incidents you owned. Show one thing a colleague can do now because of you, next to one design you argued for.',
      "A step up is easiest to believe where somebody else's work got better: a review, a week of pairing, a guide. Which would a colleague mention first?",
      'A bigger title has a bigger blast radius. Say how many users, services or teams a decision of yours reached, and how you knew it had been right.',
    ],
    verdict: {
      brutal: [
        "This is a pull request for a bigger title, and it's waiting for two reviewers.",
        "You've asked for the next version number, so let's read the release notes.",
        "Somebody who fixes software would now like to be the one who's asked when it'll be fixed.",
        "One more rung and they'll ask you what the system does, long after you could last run it.",
      ],
      gentle: [
        'You are asking to look after more of the system, and the designs you argued for will carry that.',
        'A higher title is mostly trust, and a line about work that others rely on earns some.',
        'You have been building the thing, and it makes sense to want a say in which thing gets built.',
      ],
    },
  },
  {
    from: 'software',
    to: 'software',
    rank: 'same',
    brutal: [
      "By Friday you'll be asking who wrote this. Git blame will say someone called “admin”.",
      "From one staging server that's nothing like production to another.",
      "The new team also does Scrum, but properly, they say. They'll explain it standing up, for forty minutes.",
      'Different repo, same comment: “temporary fix”, signed with initials and no forwarding address.',
    ],
    gentle: [
      'Say what you would like more of: scale, product, domain, fewer meetings. Then one thing you shipped with its number, and the stack behind it.',
      'When the title stays level, the difference lies in the system. One line on users, traffic and the state of the code lets another team compare theirs with yours.',
      'What did you improve without a ticket asking for it: the build, the tests, the on-call guide? A lead remembers that longer than a list of languages.',
    ],
    verdict: {
      brutal: [
        'Forked, renamed and otherwise unchanged, this career is looking for another repository.',
        "You're swapping one legacy system for another, and in the interview the new one will be called a platform.",
        "There must be a codebase with no TODOs in it, and you're applying to go and look.",
        "A new company is about to hear you say “who wrote this?”, which is how they'll know you've settled in.",
      ],
      gentle: [
        'The next team will be found by one honest sentence on what you want to build.',
        'You know the work from inside, so the page can spend its lines on what you made of it.',
        'People who build with the same tools will look at your last project first, which is a good place to begin.',
      ],
    },
  },
  {
    from: 'software',
    to: 'software',
    rank: 'down',
    brutal: [
      'The title gets shorter. So do the meetings, with luck.',
      "One rung down there's a keyboard, and whole afternoons in which to finish a thought on it.",
    ],
    gentle:
      'Wanting to be nearer the code is common and well liked, provided the code is fresh. Put something from this year in front and let the longer title be the second paragraph.',
    verdict: {
      brutal: "You're reverting to an earlier version of the title, on purpose, and with a commit message that had better explain it.",
      gentle: 'One recent commit says better than any paragraph that you want to make things again.',
    },
  },
  {
    from: 'servers-and-support',
    to: 'servers-and-support',
    rank: 'up',
    brutal: [
      'Promotion in IT: you no longer turn it off and on again. You approve it.',
      "There are two emails up there: why is it down, and what do we pay you for when it's up.",
      "The next rung is who they ring when the person on call doesn't pick up.",
      'Higher privileges, in both senses. Only the first kind gets revoked automatically.',
      'The change board awaits. It can discuss a cable for an hour.',
    ],
    gentle: [
      'Budgets, suppliers, people and an incident you led through to the review. One of each, with a figure, makes this step look natural.',
      'Tell of one thing that used to break and no longer does, and of the argument you had to win to get it fixed. That is seniority in two sentences.',
      "What would go wrong if you were away for a month, and who did you teach so that it doesn't? The second half is what the next title is made of.",
    ],
    verdict: {
      brutal: [
        "You're requesting elevated privileges, and this page is the box marked “reason”.",
        'A ticket has come in under “promotion”, and for once whoever raised it can describe the problem.',
        'Whoever knows the admin password was bound to ask for the title that goes with it.',
        "You've restarted everything else, so now it's the turn of the job title.",
      ],
      gentle: [
        'Someone who keeps it all running may fairly ask for a say in what runs.',
        'You know where the systems creak, and that is the knowledge a wider role would put to use.',
        'The step from fixing to planning is a short one when a page shows what stopped breaking.',
      ],
    },
  },
  {
    from: 'servers-and-support',
    to: 'servers-and-support',
    rank: 'same',
    brutal: [
      "The documentation is all on the wiki. The wiki is on the server that's down.",
      "They're fully in the cloud, they'll tell you. Ask what's humming in the cupboard.",
      "Same acronyms, new ticket queue, and the printer already knows you're coming.",
      "New estate, and under one desk a box labelled “do not turn off”. The label doesn't say why.",
      'Another firm with a strong password policy, and a monitor framed in sticky notes.',
    ],
    gentle: [
      'Estate size, tickets or uptime, tools and certificates in date: a lead reads those first. Then one outage, what you found, and what has not happened since.',
      'Say which of it you built, which you inherited and which you got rid of. That small distinction tells a technical reader how you work.',
      'A new team wants to know what you are like when things break. One incident, how long it lasted and what the runbook says since then will answer it.',
    ],
    verdict: {
      brutal: [
        "You're logging off at one company and on at another, and both want the password changed before lunch.",
        'One company finds out what you did all day at the moment another starts paying for it.',
        'A career in IT is being migrated to a new host, on a Sunday night, like everything else.',
        'Wherever you go next, a printer will start working the moment you stand beside it.',
      ],
      gentle: [
        'A single well-told incident will show the next team how things stay up around you.',
        "You keep other people's work running, and saying for how many of them makes that visible.",
        'The systems have names and sizes, and with those in front the right estate will find you.',
      ],
    },
  },
  {
    from: 'servers-and-support',
    to: 'servers-and-support',
    rank: 'down',
    brutal: [
      "You'd sooner mend it than present it. The racks will be glad of the company.",
      'Back towards the machines, where the noise at least means something.',
    ],
    gentle: 'Hands-on again is a wish that makes sense, above all with a current certificate beside it. Name what you last built or mended yourself.',
    verdict: {
      brutal: "You're handing back some of your privileges voluntarily, and in IT that's a first.",
      gentle: 'Being near the machines again is the wish, for which a recent fix is the best argument.',
    },
  },
  {
    from: 'data',
    to: 'data',
    rank: 'up',
    brutal: [
      "Everyone wants a dashboard. One rung up, it's you who has to ask what for.",
      "You'll write fewer queries and be sent more of them, with the message “does this look right?”",
      "The title gets longer and the chart gets shorter. At the top it's one number, in green.",
      "Correlation won't get you the promotion. They'll want to see that it was you.",
      "More seniority means more access, including to tables you'll wish you'd never opened.",
    ],
    gentle: [
      'Leading in data is deciding what not to measure. Name one report you had switched off, one decision that changed because of you, and who you brought on.',
      'The step up is judged on the question as much as the query. Tell of one request that you turned into a better one before answering it.',
      'Who checks their numbers with you before they show them to anybody? Being that person is the case for a bigger title, and it takes one line.',
    ],
    verdict: {
      brutal: [
        "The supplier of the numbers would now like to be in the room when they're ignored.",
        'This career has two points on the chart so far, and somebody has drawn a line through them going up.',
        'A person who counts things for a living has looked at the organisation chart and spotted a trend.',
        "You'd like to get from the footnote under the graph to the name on the first slide.",
      ],
      gentle: [
        'Finding the answers leads quite naturally to a hand in choosing the questions.',
        'People trust a figure because they trust whoever made it, and that trust is what you can show here.',
        'You are ready to say which numbers matter, and one example of it will do the arguing.',
      ],
    },
  },
  {
    from: 'data',
    to: 'data',
    rank: 'same',
    brutal: [
      "Another warehouse. There'll be a table called customers_new_final, and it's the old one.",
      "They'll have one metric, three definitions and a standing meeting to defend all of them.",
      'New company. The dates in column F will be text.',
      "In week one they'll want “just a quick number”. They'll have it by week three.",
      'Different dashboards, and the same director exporting them to Excel.',
    ],
    gentle: [
      'Rows, tools, and a decision made because of you: that is the shortest data CV there is. Say what kind of question you would like to work on next.',
      'Name the messiest source you have made usable, what was wrong with it and who relies on it now. Data people will ask about that first.',
      'Tools are compared in seconds. Who acted on your result, and what they did differently afterwards, is the part no other candidate can copy.',
    ],
    verdict: {
      brutal: [
        "There must be a dataset out there that arrives clean, and you're applying to go and look for it.",
        "You've seen what one company keeps in its spreadsheets, and you'd like to see what the others are hiding.",
        'This record is being copied to another table, with duplicates to be removed later.',
        "The new place also calls itself data-driven, and you're going to find out who's holding the wheel.",
      ],
      gentle: [
        'One decision that followed from your work will tell the reader why to ring.',
        'You like a good question, and saying which kind will bring you a team that has some.',
        'Your tools will be at home anywhere, so let the page tell what people did with the answers.',
      ],
    },
  },
  {
    from: 'data',
    to: 'data',
    rank: 'down',
    brutal: ['A shorter title, a longer query.', 'Fewer slides with pillars on them. A select statement only needs a from.'],
    gentle:
      'Being closer to the rows is a plus if the tools are fresh. Show one analysis of the last months, with the code, and keep the longer title to half a line.',
    verdict: {
      brutal: "You'd like to get closer to the rows again, where at least the nulls are honest about it.",
      gentle: 'A recent analysis with its code is all the case you need for being close to the rows again.',
    },
  },
];
