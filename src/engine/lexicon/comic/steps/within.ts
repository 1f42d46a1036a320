import type { ComicStep } from '../comic-entry.ts';

/** Up, down and sideways within one trade. */
export const STEPS_WITHIN: readonly ComicStep[] = [
  {
    from: 'nursing',
    to: 'nursing',
    rank: 'up',
    brutal: [
      "You'll be in charge of the off-duty. Nobody has ever come out of that with more friends.",
      'The keys to the drug cupboard, the bed meeting and the blame for the missing obs machine. Yours at last.',
    ],
    gentle:
      'Ward leadership is rotas, audits and the conversation nobody wants. Name one you have already done as nurse in charge, and what the audit said before and after.',
    verdict: {
      brutal: 'The person who always knew who should be on nights is applying to be the person who puts them there.',
      gentle: "You have been steadying other people's shifts, and it is fair to ask for the ward that goes with it.",
    },
  },
  {
    from: 'nursing',
    to: 'nursing',
    rank: 'same',
    brutal: [
      'Another ward. The computer on wheels will have a wheel that sticks there too.',
      'Same pen, same fob watch, new place to lose the blood pressure cuff.',
    ],
    gentle:
      'A move across works best with a reason: the specialty, the hours, the kind of unit. Say which skills are signed off, so that they can put you on a rota from week two.',
    verdict: {
      brutal: 'A nurse would like to go on being a nurse, somewhere with a different broken bladder scanner.',
      gentle: 'You know the work you want, and saying which setting suits you will bring the right ward.',
    },
  },
  {
    from: 'nursing',
    to: 'nursing',
    rank: 'down',
    brutal: [
      "You want to hand back the bleep, the budget and the bed meeting, and touch a patient's hand again. Managers everywhere just sighed.",
      "No more explaining the overspend on bank staff. You'll be asked to cover the shift, though.",
    ],
    gentle:
      'Going back to the bedside is a choice worth stating in one sentence. Put current clinical skills first and the leadership second, and no one will wonder.',
    verdict: {
      brutal: 'The office with the rota on the wall is being exchanged for the corridor the rota was about.',
      gentle: 'Wanting your days to be about patients again needs only one plain line.',
    },
  },
  {
    from: 'medicine',
    to: 'medicine',
    rank: 'up',
    brutal: [
      "Consultants get their own parking space, eventually, in a building that's being demolished.",
      "You'll finally be the one who's rung to be told that nobody wanted to disturb you.",
    ],
    gentle: 'The next grade looks for judgement, teaching and audit as much as procedures. Give the numbers in your logbook and one pathway you changed.',
    verdict: {
      brutal: 'All those calls that began “sorry to bother you” are about to be addressed to this CV.',
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
      brutal: 'This CV would like to do the same good it does now, with a different switchboard.',
      gentle: 'A department that fits will recognise itself in your case mix, so let that lead.',
    },
  },
  {
    from: 'care',
    to: 'care',
    rank: 'up',
    brutal: [
      "You'll go from doing the medication round to explaining it to an inspector.",
      "Care home managers have an office. It's where the Christmas tree lives from January to November.",
    ],
    gentle:
      'Registration, rotas, inspection and supervision are the words that matter for this step. Say which of them you have already led and what the last inspection wrote.',
    verdict: {
      brutal: 'The person residents ask for by name is applying to be the person the inspector asks for.',
      gentle: 'Leaders in care should remember what seven in the morning is like, and you would.',
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
      "You'll have fewer patients and more of the waiting list.",
      'Leading a clinic means owning the diary, the DNAs and the plastic plant in reception.',
    ],
    gentle: 'A lead role wants service change with figures: waits, outcomes, students supervised. Name one pathway you redesigned and who had to agree.',
    verdict: {
      brutal: 'This CV was told the clinic runs forty minutes late, and has asked for the clinic.',
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
      brutal: 'A clinic like this one, please, only with a couch that goes all the way up.',
      gentle: 'Caseload, setting and kit tell the story, and a new clinic will see quickly where you would fit.',
    },
  },
  {
    from: 'pharmacy-and-dental',
    to: 'pharmacy-and-dental',
    rank: 'up',
    brutal: [
      "You'll be the responsible person. There's a certificate on the wall and everyone will know where to point.",
      'Stock, staff and the fridge temperature log. Chiefly the fridge temperature log.',
    ],
    gentle: 'Running the practice or pharmacy needs targets, audits and people. Show one of each you have looked after, even as cover.',
    verdict: {
      brutal: 'Somebody has looked after the counter so well that they are about to be given the alarm code.',
      gentle: 'Exact and safe is a habit, which you would now like to pass on to a team.',
    },
  },
  {
    from: 'pharmacy-and-dental',
    to: 'pharmacy-and-dental',
    rank: 'same',
    brutal: [
      'The labels will print sideways there too, at five to six.',
      'Another counter, another drawer of bags sorted by a system only one person understands.',
    ],
    gentle: 'Registration, software and speed are what they want to see. Name the system, items or patients a day, and the services you are accredited for.',
    verdict: {
      brutal: 'Open wide, check the label, and carry on exactly as before under a different green cross or a brighter lamp.',
      gentle: 'You are exact in work where it counts, and a new team will be glad of the same habits.',
    },
  },
  {
    from: 'animals',
    to: 'animals',
    rank: 'up',
    brutal: [
      "You'll have the staff, the rota and the one cat that only comes out for you.",
      "Management: you still get bitten, but now there's a form that you designed.",
    ],
    gentle: 'Leading in this work means rotas, welfare standards and the hard phone calls. Say what you have been in charge of when the boss was away.',
    verdict: {
      brutal: 'The animals are convinced, and this CV is moving on to colleagues.',
      gentle: "You have the animals' trust and the team's, and the second is what a lead role is made of.",
    },
  },
  {
    from: 'animals',
    to: 'animals',
    rank: 'same',
    brutal: ["They'll all need to smell you again.", 'A different yard, and the gate will have its own special lift-and-kick.'],
    gentle: 'Species, numbers and the treatments you can do alone will decide this. Say which animals you like working with best, because it shows anyway.',
    verdict: {
      brutal: 'Same wellies, fresh footprints, and another set of noses to be introduced to.',
      gentle: 'Calm is the thing animals notice first, and every yard and practice needs some.',
    },
  },
  {
    from: 'emergency',
    to: 'emergency',
    rank: 'up',
    brutal: [
      "You get a tabard, a clipboard and the job of standing still while others run. It's the hardest one.",
      'Officers go to the same incident and come home with four more forms.',
    ],
    gentle: 'Command means risk decisions and a debrief people learn from. Give one incident in four steps: what you found, decided, changed and taught.',
    verdict: {
      brutal: 'The one who always ran towards it is asking to be the one who says who goes in.',
      gentle: 'You have learned to act fast, and now you want to help others act well.',
    },
  },
  {
    from: 'emergency',
    to: 'emergency',
    rank: 'same',
    brutal: ["New station. The tea fund is the first incident you'll attend.", 'The shift pattern has a name nobody can explain there as well.'],
    gentle: 'Qualifications with dates, vehicles and specialist skills: that list makes the transfer. Add one line on why that station or service.',
    verdict: {
      brutal: 'The bell, the boots and the unfinished dinner stay the same, and only the postcode moves.',
      gentle: 'Turning out for people is the same in every town once your tickets are in date.',
    },
  },
  {
    from: 'kitchen',
    to: 'kitchen',
    rank: 'up',
    brutal: [
      'The higher you climb in a kitchen, the more of your knife work is done on the rota.',
      'Head of the kitchen: you taste everything and eat nothing.',
      "You'll write the menu. You'll also write to the fish supplier, at length.",
    ],
    gentle: 'Leading a brigade shows in costs, turnover and the hygiene score. Give one of those before and after, and the number of people on the pass.',
    verdict: {
      brutal: 'Every “yes, Chef” has to be aimed at somebody, and this CV has stepped forward.',
      gentle: 'You can cook, and now you want to build a kitchen where others can too.',
    },
  },
  {
    from: 'kitchen',
    to: 'kitchen',
    rank: 'same',
    brutal: ["Another walk-in, another unlabelled tub. It's stock. It's always stock.", 'The knives come with you. The good tea towels never do.'],
    gentle: 'What decides this is covers, section and style. Say which part of the work you run alone on a Saturday and what you want to learn next.',
    verdict: {
      brutal: 'Knife roll under the arm, this CV would simply like to be shouted at by somebody new.',
      gentle: 'Cooks have always grown by changing kitchens, so no one will ask why.',
    },
  },
  {
    from: 'kitchen',
    to: 'chef|pastry-chef|baker',
    rank: 'down',
    brutal: ["You miss cooking. The laminated rota doesn't miss you back.", 'Less spreadsheet, more shallots.'],
    gentle:
      'Going back to a section is a respected choice when it is said plainly. Lead with what you cook best and mention once that you can also run the pass.',
    verdict: {
      brutal: 'The office behind the dry store has been vacated, because this CV has remembered what the stove is for.',
      gentle: 'Any head chef will understand a sentence that says you want to be at the stove again.',
    },
  },
  {
    from: 'bar-and-floor',
    to: 'bar-and-floor',
    rank: 'up',
    brutal: [
      "You'll get keys, a safe and a phone that only rings on your day off.",
      "Everyone asks the manager for Saturday off. You're about to find out why the answer was no.",
      'Managers do everything waiters do, plus the toilets, plus the licence.',
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
    brutal: [
      "You want the job you have. Just with other people's cutlery to polish.",
      "Every till has a button nobody's allowed to press. You'll soon learn theirs.",
    ],
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
      brutal: 'The keys go back on the hook, and the tray comes down from it.',
      gentle: 'Being with guests again is a good reason, so say it out loud.',
    },
  },
  {
    from: 'hotel-and-travel',
    to: 'hotel-and-travel',
    rank: 'up',
    brutal: [
      'General managers live by the reviews. All of them. Including the one about the kettle.',
      "You'll be in charge of the smile, the sprinklers and whoever parks in the coach bay.",
    ],
    gentle: 'Occupancy, scores and team are the language of this step. Choose one you moved, say by how much, and who helped.',
    verdict: {
      brutal: 'Whoever has handed out so many room keys was sooner or later going to ask for the master.',
      gentle: 'A whole house could be run on the principle of making guests feel expected.',
    },
  },
  {
    from: 'hotel-and-travel',
    to: 'hotel-and-travel',
    rank: 'same',
    brutal: ['New lobby, new scent, same suitcase with no label.', "Breakfast still ends at ten, and at one minute past they'll still come down in a robe."],
    gentle: 'Say the systems, the number of rooms or passengers, your languages and shifts. Then which kind of guest you like best to look after.',
    verdict: {
      brutal: 'This CV is checking out of one place and into another without leaving the desk.',
      gentle: 'Welcoming people is the constant, so let systems and languages say where.',
    },
  },
  {
    from: 'shop',
    to: 'shop',
    rank: 'up',
    brutal: ["You'll be trusted with the keys, the safe and telling head office why it rained.", 'A manager folds the same jumper and calls it standards.'],
    gentle: 'Sales against target, shrinkage, rota hours: pick the figure you influenced and show it. Add how many people you train or open up with.',
    verdict: {
      brutal: '“Can I see the manager?” is asked in every shop on earth, and this CV has decided to say “speaking”.',
      gentle: 'You know the shop from the shutter to the stockroom, and it is fair to want to run one.',
    },
  },
  {
    from: 'shop',
    to: 'shop',
    rank: 'same',
    brutal: ['Another shop, the same nine songs.', "Hangers in a knot, price gun out of labels, one fitting room that doesn't lock. Home."],
    gentle: 'Name the kind of goods, the busiest day and the till system. Shops hire on three words: product, pace and Saturdays.',
    verdict: {
      brutal: "A different window, a different fleece, and still no, there isn't any more out the back.",
      gentle: 'You enjoy a shop floor, and knowing which products you care about will find the right one.',
    },
  },
  {
    from: 'warehouse',
    to: 'warehouse',
    rank: 'up',
    brutal: [
      "You get the radio, the whiteboard and the honour of explaining Friday's pick rate.",
      "The good pallet truck will be yours to allocate. That's real power.",
    ],
    gentle: 'Shift leading is rates, safety and people who come in tired. Give the size of the shift, the pick rate and one near miss that led to a change.',
    verdict: {
      brutal: 'The pallet has been wrapped, the aisle has been learned, and now this CV wants the whole shed.',
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
      brutal: 'This CV would like to be moved to another location, undamaged, this way up.',
      gentle: 'You do steady work well, and three facts at the top will get you the call.',
    },
  },
  {
    from: 'logistics',
    to: 'logistics',
    rank: 'up',
    brutal: ["You'll stop asking where the container is and start asking why nobody told you.", "Head of logistics: first to know it's late, last to go home."],
    gentle:
      'At the next level they ask for cost, service level and a contract you renegotiated. Choose one lane or supplier and tell it with before and after.',
    verdict: {
      brutal: 'Somebody who has chased every single shipment is applying to be who the chasing is reported to.',
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
      brutal: 'An expediter is being forwarded, with a tracking number and an optimistic date.',
      gentle: 'Saying which goods you keep moving, how many and how will bring the right offer.',
    },
  },
  {
    from: 'driving',
    to: 'driving',
    rank: 'up',
    brutal: [
      "Transport office. You'll find out what they were saying about you on the radio.",
      'The bad runs have to go to somebody. Now you hand them out and avoid eye contact.',
    ],
    gentle:
      "Planning or leading drivers wants rules, routes and respect. Say what you have trained others in, and whether you hold or study for the operator's certificate.",
    verdict: {
      brutal: 'The voice from the cab is moving into the hatch, and the others have already got some requests in.',
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
    from: 'sea-and-air',
    to: 'sea-and-air',
    rank: 'up',
    brutal: [
      "One more stripe, one more signature, and now it's your coffee that nobody's allowed to spill.",
      "The higher the chair, the more people ask you about the weather as if you'd ordered it.",
    ],
    gentle: 'Hours, type or tonnage, tickets in order: those head the page. Then one decision you took in bad conditions and what the debrief took from it.',
    verdict: {
      brutal: 'The hours are in, the tickets are in order, and this CV has its eye on the better chair.',
      gentle: 'You carry responsibility calmly, and the hours and tickets will show that it is time.',
    },
  },
  {
    from: 'sea-and-air',
    to: 'sea-and-air',
    rank: 'same',
    brutal: ['A new company, the same manual in a different binder.', "You'd think they'd agree on where to keep the torch."],
    gentle: 'Type ratings, tickets, hours and medical dates are the whole first half page. After that, one line on rotation and where you can join.',
    verdict: {
      brutal: 'The horizon remains exactly where it was, and only the crest on the shirt moves.',
      gentle: 'You are current and qualified, and a clear list of tickets is the kindest thing to offer a crewing desk.',
    },
  },
  {
    from: 'building',
    to: 'building',
    rank: 'up',
    brutal: [
      "You'll swap the trowel for a phone, and miss something you can put down.",
      "The foreman's first duty is knowing whose radio that is.",
      "You'll be the one with the drawings. They're from before the change, but you'll be the one.",
    ],
    gentle: "Running a site wants tickets, sequence and people. Give the size of the gang, the value or plots, and the supervisor's card with its date.",
    verdict: {
      brutal: 'The one who always said it would never fit is being asked to make sure that it does.',
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
      brutal: 'Tools in the van, card in the pocket, and straight on to the next muddy gate.',
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
      "You'll sign for other people's work. Bring a torch and a suspicious nature.",
      "Supervisors don't crawl into the loft. They stand underneath and say “can you see it yet”.",
    ],
    gentle:
      'Testing, certifying and bringing on apprentices is the step. Name the qualification that lets you sign, and the largest job you ran from first fix to handover.',
    verdict: {
      brutal: 'The knees have put in for promotion, and the rest of this CV is applying along with them.',
      gentle: "You do safe work, and now you want to answer for other people's as well.",
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
      brutal: 'This CV moves on to a fresh set of cupboards under a fresh set of stairs.',
      gentle: 'Homes and buildings go on working because of people like this, so put the cards in date first.',
    },
  },
  {
    from: 'building-office',
    to: 'building-office',
    rank: 'up',
    brutal: [
      "You'll own the programme. It's already nine weeks behind, so you'll have something in common with everyone.",
      "Seniors don't draw the detail. They ask why it's on two drawings, differently.",
    ],
    gentle: 'Responsibility shows in contract value, team and what was settled without a lawyer. Choose one scheme and give all three.',
    verdict: {
      brutal: 'The author of so many polite emails about variations would like to start receiving them.',
      gentle: 'You know how a scheme goes from paper to site, and leading one is the next honest step.',
    },
  },
  {
    from: 'building-office',
    to: 'building-office',
    rank: 'same',
    brutal: ['Another practice, another server folder called “superseded”.', "You'll have a new hard hat with someone's name half peeled off."],
    gentle: 'Sector, contract values, software and stage: those four words do the sorting. Then one scheme that somebody could drive past.',
    verdict: {
      brutal: 'Revision A becomes Revision B, with the same person in the title block.',
      gentle: 'You know your stage of the work, and the right office will recognise it from two schemes.',
    },
  },
  {
    from: 'engineering-office',
    to: 'engineering-office',
    rank: 'up',
    brutal: [
      'Principal engineer: you stop doing calculations and start being sceptical of them.',
      "You'll still open the model. You'll just have to close it for a meeting.",
    ],
    gentle:
      'What changes is scope: whose work you check, which standard you set, what you decided when the data was thin. One example of each will carry this.',
    verdict: {
      brutal: 'Somebody who has always asked who signed this off is about to find out how it feels.',
      gentle: 'You are trusted with calculations, and now you want to be trusted with judgement.',
    },
  },
  {
    from: 'engineering-office',
    to: 'engineering-office',
    rank: 'same',
    brutal: ['Different firm, same units. Check anyway.', "They've got the same software licence, and it's also in use by someone on leave."],
    gentle: 'For the same work elsewhere, show product, standard, tools and one number that improved. Then the reason for this particular sector.',
    verdict: {
      brutal: 'This CV remains within tolerance and would merely like to be fitted in another assembly.',
      gentle: 'One problem you solved will tell another engineer all they need.',
    },
  },
  {
    from: 'factory',
    to: 'factory',
    rank: 'up',
    brutal: [
      "You'll get the shift, the board with the red and green dots, and everybody's holiday.",
      "You walk the line instead of working it, and it's further than it looks.",
    ],
    gentle: 'Leading a line is people, scrap and minutes lost. Bring one of those figures, what you changed, and who helped you to change it.',
    verdict: {
      brutal: 'Someone who could hear that the machine was wrong before the alarm did has applied for the desk that gets the alarm.',
      gentle: 'A line has a sound, and those who lead it should be able to hear it.',
    },
  },
  {
    from: 'factory',
    to: 'factory',
    rank: 'same',
    brutal: ['A new line with an old nickname.', "The vending machine will also be broken, and it's also the only thing never on the maintenance plan."],
    gentle: 'Machines, controls, tolerances and shifts make the match. Name makes and models, since one engineer to another that is the whole interview.',
    verdict: {
      brutal: 'The hooter sounds, the shift changes, and this CV carries on next door.',
      gentle: 'You do precise work reliably, and the names of your machines will speak for you.',
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
      'Workshop controller: six ramps, eight cars, and one waiting with a coffee and a stare.',
    ],
    gentle: 'Hours sold against hours worked, comebacks and MOT passes are what a garage reads. Give one of those, and say whom you trained.',
    verdict: {
      brutal: "The person under the car is coming out to tell the person beside it what it'll cost.",
      gentle: 'Workshops that know what a job really takes keep their promises, and yours would.',
    },
  },
  {
    from: 'garage',
    to: 'garage',
    rank: 'same',
    brutal: ['Different ramp, same seized bolt.', 'Take your own toolbox. You know what happens to the ten mil.'],
    gentle: 'Makes, tickets for electric or air conditioning, and whether you bring tools: those decide it. Add the type of fault you are sent for.',
    verdict: {
      brutal: 'Wheels off, wheels on, and the toolbox rolls to another bay.',
      gentle: 'Name the makes you know, because finding what is wrong is wanted in every town.',
    },
  },
  {
    from: 'land-and-garden',
    to: 'land-and-garden',
    rank: 'up',
    brutal: ["You'll plan the season. The season hasn't been told.", "The person in charge gets the quad bike. That's most of it."],
    gentle: 'Head roles want budgets, people and a plan for the year. Name the acreage or site, the machines, and one change that is still growing.',
    verdict: {
      brutal: 'All that digging has paid off, and this CV would like to point at where the next hole goes.',
      gentle: 'Ground and season have been your teachers, and it is fair to ask for the planning of both.',
    },
  },
  {
    from: 'land-and-garden',
    to: 'land-and-garden',
    rank: 'same',
    brutal: ["New soil. It'll be clay. It's always clay.", 'Same rain, different gate.'],
    gentle: 'Acres, species, machines and tickets, chainsaw to sprayer, make the match. Then one thing you planted, raised or restored that can be visited.',
    verdict: {
      brutal: 'Well rooted and easy to lift, this CV is being moved to another bed.',
      gentle: 'You know your plants, land or stock, and someone with the same will want to meet you.',
    },
  },
  {
    from: 'cleaning-and-caretaking',
    to: 'cleaning-and-caretaking',
    rank: 'up',
    brutal: [
      "You'll be given all the keys, all the contractors and one email a day about the heating.",
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
    brutal: [
      'A fresh bunch of keys, with one on it that fits nothing.',
      "Every building has a cupboard with a chair in it where you're not supposed to sit. Find it early.",
    ],
    gentle: 'Area, hours, machines and any clearance are the four things to state. Then what was different about the place because you looked after it.',
    verdict: {
      brutal: 'This CV leaves the place as it would wish to find it, and goes to find one like it.',
      gentle: 'You take care of places, and saying how large and how often will show its worth.',
    },
  },
  {
    from: 'security',
    to: 'security',
    rank: 'up',
    brutal: ["You'll write the rota, and someone will swap it in the car park.", 'In charge of the radios now. Channel four still picks up the taxi rank.'],
    gentle: 'Supervising means incident reports that stand up and a team that turns up. Give the site, the headcount and one procedure you rewrote.',
    verdict: {
      brutal: "“I'll have to ask my supervisor” is about to get one step shorter.",
      gentle: 'You stay calm and write it down, and a team can be led with those two.',
    },
  },
  {
    from: 'security',
    to: 'security',
    rank: 'same',
    brutal: ['Different door. Same draught.', "They'll issue the jacket in two sizes, neither of which is yours."],
    gentle:
      'Licence, vetting, shift pattern and type of site are all that the first look wants. Below that, one incident that you closed without raising your voice.',
    verdict: {
      brutal: 'End of shift here, start of shift there, and the logbook has been signed in between.',
      gentle: 'You are dependable in quiet work and loud moments, and the licence line comes first.',
    },
  },
  {
    from: 'army',
    to: 'army',
    rank: 'up',
    brutal: [
      "Promotion: the same mud, only now you've got to have a view on it.",
      "You'll be told things in the rain and have to repeat them as if they'd been your idea.",
    ],
    gentle:
      'The board wants responsibility beyond your rank. Name the largest group and kit you answered for, and the course that qualifies you for the next one.',
    verdict: {
      brutal: 'This CV would like to move from carrying it to being consulted on what should be carried.',
      gentle: 'You lead by example, and the next rank gives more people a chance to follow it.',
    },
  },
  {
    from: 'army',
    to: 'army',
    rank: 'same',
    brutal: ['New unit, same bergen.', "They'll tell you it was tougher in the last place. You'll say so as well."],
    gentle: 'Trade, courses and readiness decide a posting. Put dates against all three and say in a line which role you would like and why.',
    verdict: {
      brutal: 'Kit out of one locker and into another, folded to exactly the same width.',
      gentle: 'Saying plainly which posting you hope for is half of getting it.',
    },
  },
  {
    from: 'care|nursery',
    to: 'care|nursery',
    rank: 'down',
    brutal: [
      "Someone else can ring round at six in the morning for cover. You've still got their numbers. Delete them.",
      "You'd like less of the folder and more of the people the folder's about.",
    ],
    gentle:
      'Choosing the floor over the office is a good decision when it is yours, so say that it is. Lead with the training in date and what you do best with your own hands.',
    verdict: {
      brutal: 'The inspection folder has been handed to somebody else, and this CV is going back to where the singing is.',
      gentle: 'Being with people is why most start in this work, and one plain sentence will explain the way back.',
    },
  },
  {
    from: 'shop',
    to: 'shop',
    rank: 'down',
    brutal: [
      'Nobody will ring you at three in the morning because a helium balloon has set off the alarm.',
      "You'd like to sell things again without explaining the rain to head office.",
    ],
    gentle:
      'Preferring the shop floor to the back office is easy to understand. Say which products you love selling and which days you can do, and mention the keys only once.',
    verdict: {
      brutal: 'The alarm code has been handed over, and this CV would like to talk to a customer about a lamp.',
      gentle: 'Selling face to face is what you enjoy, and a shop can build a whole week on somebody who does.',
    },
  },
  {
    from: 'school',
    to: 'school',
    rank: 'up',
    brutal: [
      "You'll leave the classroom to spend more time with the boiler.",
      "Heads do assembly, budgets and the car park at twenty to nine. It's mainly the car park.",
      "You'll observe lessons from a very small chair.",
    ],
    gentle:
      'Leadership wants impact outside your own room: a subject, a policy, colleagues you coached. Give one with the results before and after, and who disagreed at first.',
    verdict: {
      brutal: "The teacher who had views on the timetable has applied to be whoever's fault it is.",
      gentle: 'You have changed what happens in your room, and now you want to do it for the corridor.',
    },
  },
  {
    from: 'school',
    to: 'school',
    rank: 'same',
    brutal: ['New classroom. Guard your scissors from day one.', "There's a mug up for grabs in the staff room. It's a trap."],
    gentle: 'Subject, key stage, results and what you would run after lessons: a head reads for those. Add one unit of work that you would bring with you.',
    verdict: {
      brutal: 'The display comes down, the display goes up, and only the colour of the border is new.',
      gentle: 'What your pupils could do by summer is the line that opens the next classroom door.',
    },
  },
  {
    from: 'school',
    to: 'school',
    rank: 'down',
    brutal: [
      'Fewer meetings with a flip chart, more minutes with pupils. Somebody has read the small print on promotion.',
      "No more data drops. You'll still be asked to fix the printer.",
    ],
    gentle:
      'Choosing to be closer to pupils is a decision heads respect when it is put plainly. Say which subject and year groups you want, then what you still like to share.',
    verdict: {
      brutal: 'The folder with the action plan goes back on the shelf, because this CV misses glue.',
      gentle: 'One clear sentence about wanting to be with pupils will be enough.',
    },
  },
  {
    from: 'nursery',
    to: 'nursery',
    rank: 'up',
    brutal: [
      'Managers do ratios in their head, all day, including at the lights on the way home.',
      "You'll hold the keys, the allergy list and the other half of somebody's rice cake.",
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
      brutal: 'This CV is moving up to another carpet, where it will also be sitting on the floor.',
      gentle: 'You are good company for very small people, and your certificates will do the formal part.',
    },
  },
  {
    from: 'research',
    to: 'research',
    rank: 'up',
    brutal: [
      "You'll stop doing research and start writing about the research you'd do with money.",
      'Whoever leads the group is the only one in it without time to investigate anything.',
    ],
    gentle:
      'Independence is what the panel looks for: your question, your funding, your people. Give one grant, one student and one result that is yours alone.',
    verdict: {
      brutal: 'Author lists have two ends, and this CV would like a word about the other one.',
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
      gentle: 'You are good at a method others need, and saying which will find the right group.',
    },
  },
  {
    from: 'library-and-museum',
    to: 'library-and-museum',
    rank: 'up',
    brutal: [
      "You'll get a strategy, a budget and responsibility for the lift that moves the big things.",
      "You're going to spend less time with the collection and more with the roof above it.",
    ],
    gentle: 'Running a service wants visitors, loans, grants and volunteers in figures. Choose one project with its funder, its total and who came.',
    verdict: {
      brutal: 'Somebody quiet, with an excellent filing system, is coming upstairs.',
      gentle: 'You have cared for the collection, and you are ready to speak for it as well.',
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
      brutal: 'This CV has been correctly returned and would now like to be shelved at another branch.',
      gentle: 'Keeping things findable is a quiet art that another collection surely lacks.',
    },
  },
  {
    from: 'law',
    to: 'law',
    rank: 'up',
    brutal: [
      "Higher up, law is other people's drafts, your own signature and the awards dinner.",
      "You'll sign the letter. Someone else will have written it, and found your typo.",
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
    from: 'public-service',
    to: 'public-service',
    rank: 'up',
    brutal: ["You'll see more submissions, fewer people and one very nice lanyard.", 'Seniority here means the acronym is yours now.'],
    gentle:
      'Grades are won on examples: what the situation was, what you did, what changed for people. Pick a decision you advised on and say what came of it.',
    verdict: {
      brutal: 'This CV has followed the guidance so well that it now proposes to issue some.',
      gentle: 'You have served people from where you stand, and a wider remit would let you do more of it.',
    },
  },
  {
    from: 'public-service',
    to: 'public-service',
    rank: 'same',
    brutal: ['A different building, where the meeting rooms are named after other rivers.', 'They use the same form. It has a different number.'],
    gentle: 'Caseload, powers, systems and the people you work with make this legible. Give the number of cases and one that ended better because of you.',
    verdict: {
      brutal: 'Transferred, in triplicate, from one good cause to another.',
      gentle: 'You work for the public because you want to, and one good case will show the reader why.',
    },
  },
  {
    from: 'accounts',
    to: 'accounts',
    rank: 'up',
    brutal: [
      "Finance directors don't reconcile anything. They ask why it isn't reconciled.",
      'From producing the pack to presenting it, to people who only want page two.',
    ],
    gentle: 'The step is from correct to useful: a decision that changed because of your numbers. Name it, the amount, and the people you lead or train.',
    verdict: {
      brutal: 'A person who found the missing penny is coming for the rest of the budget.',
      gentle: 'You can be trusted with the figures, and now you want a say in what they mean.',
    },
  },
  {
    from: 'accounts',
    to: 'accounts',
    rank: 'same',
    brutal: ['New ledger. Suspense account still full of suspense.', 'Month end falls at month end there, too. You did check.'],
    gentle: 'Size, system, close in days and what you own from start to finish: that is the match. Add one control or report that you brought in.',
    verdict: {
      brutal: 'Balance brought forward, and nothing has changed on this page except the company name.',
      gentle: 'Good books look alike from outside, so name the system, the size and the close.',
    },
  },
  {
    from: 'accounts',
    to: 'accounts',
    rank: 'down',
    brutal: [
      "You'd like to do the reconciliation, rather than a slide about the reconciliation. It makes sense to accountants.",
      'The board can explain its own variances for once.',
    ],
    gentle:
      'Moving back to hands-on work is easy to respect if you name the work. Say which ledgers, close or audits you want, and that you can still stand in for the lead.',
    verdict: {
      brutal: 'The numbers have been presented to everyone, and this CV would like to go back and sit with them.',
      gentle: 'A small team will be lucky to get somebody who likes the numbers themselves.',
    },
  },
  {
    from: 'banking-and-insurance',
    to: 'banking-and-insurance',
    rank: 'up',
    brutal: [
      'More authority, a higher limit, and a committee to tell you not to use it.',
      'Heads of risk never say no. They say “walk me through that again”.',
    ],
    gentle:
      'Limits, books and teams are the measure here. Give your authority, the size of what you look after, and a call that turned out right for a stated reason.',
    verdict: {
      brutal: 'Interest has accrued, and this CV would like to withdraw some of it as a title.',
      gentle: 'You have shown judgement within a limit, and now you are asking for a wider one.',
    },
  },
  {
    from: 'banking-and-insurance',
    to: 'banking-and-insurance',
    rank: 'same',
    brutal: [
      "New lanyard, new mandatory training. It's the one about gifts, with the same wicker hamper.",
      "Same regulator. It'll be pleased to see you've kept in touch.",
    ],
    gentle: 'Products, books, limits and exams are what gets compared. Put these in one tight block and one decision beneath it that you would defend again.',
    verdict: {
      brutal: 'This policy is being renewed on the same terms with a different provider.',
      gentle: 'Four plain facts about products and limits will let the right desk see you.',
    },
  },
  {
    from: 'human-resources',
    to: 'human-resources',
    rank: 'up',
    brutal: ["You'll get a seat at the table. It's the table you booked.", 'Heads of people write the values. Then they meet the sales director.'],
    gentle: 'What gets you there is business language: attrition, time to hire, cost, a restructure handled decently. Choose one figure and tell its story.',
    verdict: {
      brutal: 'The department that tells others how to ask for a promotion is now having a go.',
      gentle: "You have looked after everybody's career, and this time it is right to look after your own.",
    },
  },
  {
    from: 'human-resources',
    to: 'human-resources',
    rank: 'same',
    brutal: ['HR tells everyone else how to write a CV. No pressure.', "They'll have other values on the wall. Four of them. One will be integrity."],
    gentle: 'Headcount, sites, cases and system are what a people director scans for. Add one policy that people now follow without being told.',
    verdict: {
      brutal: "An HR professional has sent a CV to HR, who will sit there reading it with a professional's little smile.",
      gentle: 'You know how hiring works from inside, so let this page be the one you always hoped to receive.',
    },
  },
  {
    from: 'office',
    to: 'office',
    rank: 'up',
    brutal: ["You'll go from booking the meeting to being why it overran.", "Somebody else will know where the toner is. You'll have to trust them."],
    gentle:
      'Leading an office or an operation wants cost, people and something made simpler. Pick a process, say how long it took before and after, and who uses it.',
    verdict: {
      brutal: 'All the minutes of this company were taken by a person who has now got a few items for the agenda.',
      gentle: 'You have held the place together, and it is reasonable to ask to lead it.',
    },
  },
  {
    from: 'office',
    to: 'office',
    rank: 'same',
    brutal: [
      'Another office. Find out who Sandra is and be nice to her.',
      'Your new fridge will have a label on everything and a smell on nothing you can identify.',
    ],
    gentle: 'Whom you supported, how many, and on which systems: write this first. Then one thing that ran by itself after you had sorted it out.',
    verdict: {
      brutal: 'Please find attached the same competent person, with a different subject line.',
      gentle: "You make other people's days work, and another team will feel it within a week.",
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
      brutal: 'The corner office is being handed back, keys and pot plant included, for a desk near the window.',
      gentle: 'Saying simply that you would rather do the work will put a reader at ease.',
    },
  },
  {
    from: 'projects',
    to: 'projects',
    rank: 'up',
    brutal: [
      "A programme is eleven projects that are all amber and a slide that's green.",
      "You won't manage the plan any more. You'll manage the people who say it's fine.",
    ],
    gentle: 'At the next level it is benefits, not milestones. Name one programme by budget and people, and what the organisation could do afterwards.',
    verdict: {
      brutal: 'Dependencies resolved, this CV is ready to be escalated.',
      gentle: 'You have delivered single pieces, and now you want to answer for how they fit.',
    },
  },
  {
    from: 'projects',
    to: 'projects',
    rank: 'same',
    brutal: [
      'A new company. The risk register there was last opened at kick-off, too.',
      "You'll spend week one asking what “done” means, and week two wishing you hadn't.",
    ],
    gentle:
      'Budget, team, method and outcome, one line for each of three projects. Then the one you would run differently, which interviewers always like to hear.',
    verdict: {
      brutal: 'This CV carries over to the next sprint, as such items do.',
      gentle: 'Three finished projects in outline will say more than any description of how you work.',
    },
  },
  {
    from: 'projects',
    to: 'projects',
    rank: 'down',
    brutal: ["Only one project at a time. It's practically a holiday with a burn-down chart.", "You'd like to know the names of the people doing it again."],
    gentle: 'Stepping closer to the team is a good reason, well worth its own line. Lead with the last thing you ran hands-on and what you enjoyed about it.',
    verdict: {
      brutal: 'The portfolio view is all coloured dots, and this CV would like to go back down into one and meet the people.',
      gentle: 'Teams tend to welcome a planner who wants to be near the work again.',
    },
  },
  {
    from: 'sales',
    to: 'sales',
    rank: 'up',
    brutal: ["Sales managers don't sell. They ask when you will.", "You'll own the forecast. Remember every number you ever rounded up on a Thursday."],
    gentle: "Leading sellers is about other people's numbers. Say whom you coached, what they closed, and how your own forecast compared with the result.",
    verdict: {
      brutal: 'Someone who has sent many hopeful forecasts upstairs is going up to receive them.',
      gentle: 'Winning a deal is one craft and helping others to win theirs is the next.',
    },
  },
  {
    from: 'sales',
    to: 'sales',
    rank: 'same',
    brutal: ['New patch, new product, and “best in class” again by Monday.', 'The CRM there is also a work of fiction by several authors.'],
    gentle: 'Target, attainment, deal size and cycle: those four belong in the first two lines. Then one customer who came with a reason, not a discount.',
    verdict: {
      brutal: 'The only thing this CV has left to sell is itself, so watch carefully how it closes.',
      gentle: 'You enjoy selling, and four honest figures will do most of the work.',
    },
  },
  {
    from: 'sales',
    to: 'sales',
    rank: 'down',
    brutal: ["You'd rather ring a customer than ask someone else whether they've rung a customer. Fair.", 'No more forecast calls. Just calls.'],
    gentle:
      'Returning to your own accounts makes sense to everyone who has carried a team target. Lead with what you sold yourself, and mention the coaching as a bonus.',
    verdict: {
      brutal: 'The one who ran the Monday meeting has worked out who was having the fun.',
      gentle: 'You want your own customers back, and that is a reason any sales leader understands.',
    },
  },
  {
    from: 'phone-and-chat',
    to: 'phone-and-chat',
    rank: 'up',
    brutal: [
      'Team leader: the calls you get have already asked for someone else.',
      "You'll listen to recordings of people saying “bear with me”, and score them.",
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
      gentle: 'You are good at helping people you cannot see, and four plain facts will show where.',
    },
  },
  {
    from: 'marketing',
    to: 'marketing',
    rank: 'up',
    brutal: [
      "You'll stop making the campaign and start defending the budget for it, with arrows.",
      "Heads of marketing get to approve the colour. That's the secret. That's what it's for.",
    ],
    gentle:
      'Budget, pipeline and people are the words for this step. Choose one plan that was yours, what it cost, what it brought, and what you stopped doing.',
    verdict: {
      brutal: 'Brand awareness was for the brand, and now this CV would like a little for itself.',
      gentle: 'You have shown what a good campaign does, and now you want to decide which ones to run.',
    },
  },
  {
    from: 'marketing',
    to: 'marketing',
    rank: 'same',
    brutal: [
      "New brand, new tone of voice. It'll be “friendly but expert”. It always is.",
      "There'll be another folder of logos, and the right one isn't in it.",
    ],
    gentle: 'Channels, budget and one number that moved: that is how a marketer gets read by marketers. Put the best campaign first with a link.',
    verdict: {
      brutal: 'This CV is a relaunch, meaning the same product in a new font.',
      gentle: 'One campaign with its numbers will show what kind of marketer you are.',
    },
  },
  {
    from: 'marketing',
    to: 'marketing',
    rank: 'down',
    brutal: ['You want to write the thing again instead of commenting “nearly there” on it.', 'Away from the brand pyramid and back to the words on the box.'],
    gentle:
      'A return to making is best proven with something made lately. Lead with that piece, then the channel you want to own, and leave the team size for later.',
    verdict: {
      brutal: 'Whoever approved all the copy is off to write some and see who approves it.',
      gentle: 'A recent piece with your own hand in it will explain everything.',
    },
  },
  {
    from: 'words-and-news',
    to: 'words-and-news',
    rank: 'up',
    brutal: ["Editors don't write. They cut the line you loved and go to lunch.", 'From missing the deadline to being the deadline.'],
    gentle: 'Commissioning, cutting and looking after writers is the step. Name one piece you made better, one writer you brought on and a number of readers.',
    verdict: {
      brutal: 'The writer who said it had been edited to death would like a turn with the pen.',
      gentle: 'You know what makes a page good, and helping others to it is a generous next step.',
    },
  },
  {
    from: 'words-and-news',
    to: 'words-and-news',
    rank: 'same',
    brutal: [
      "New house style. They'll have strong feelings about the hyphen.",
      'Another masthead, another login for the picture desk that belongs to Keith, who left.',
    ],
    gentle: 'Three clips, a beat or a language pair, and how fast you turn copy round. Everything else on this page can be shorter.',
    verdict: {
      brutal: 'Same byline, different masthead, and still arguing with the subs over a comma.',
      gentle: 'You are good with words, and three linked pieces will say it before the page does.',
    },
  },
  {
    from: 'design',
    to: 'design',
    rank: 'up',
    brutal: ["Art directors don't move it two pixels. They look at it, sigh, and you do.", "You'll own the vision and lose your licence for the software."],
    gentle:
      'Leading designers is direction, critique and defending the work to people in suits. Show one project as yours to steer: the brief, the choice, the result.',
    verdict: {
      brutal: 'The person who nudged the logo is being promoted to the person who says “hmm”.',
      gentle: 'You make good work, and now you want to help others to make theirs.',
    },
  },
  {
    from: 'design',
    to: 'design',
    rank: 'same',
    brutal: ["A new studio. The file's still called final_final_2.", "They also say they've got a design system. Ask to see the buttons."],
    gentle: 'Portfolio first, six pieces, each with one sentence on the problem and your part in it. This job line can then be brief.',
    verdict: {
      brutal: 'This CV has been exported to another artboard with all its layers intact.',
      gentle: 'Six good pieces will find the studio that likes to make the same things.',
    },
  },
  {
    from: 'stage-and-screen',
    to: 'stage-and-screen',
    rank: 'up',
    brutal: [
      "You'll get a chair with a name on the back and never sit in it.",
      "Heads of department are on the first bus in and the last one out, but they've chosen the biscuits.",
    ],
    gentle:
      'Bigger credits come from what you were responsible for. Name one production, your role, the crew under you and what went right because of a choice of yours.',
    verdict: {
      brutal: 'From waiting for the cue to giving it, and in the same black fleece.',
      gentle: 'The craft on the day is there, and now you want to shape what the day is for.',
    },
  },
  {
    from: 'stage-and-screen',
    to: 'stage-and-screen',
    rank: 'same',
    brutal: ['Another call sheet, another field with one toilet and a generator.', 'New company. The kettle will be on the same circuit as the lights.'],
    gentle: 'Credits, reel, kit and dates free: that is the order they are read in. One link near the top is worth more than the rest of this page.',
    verdict: {
      brutal: 'It is take two, with a different slate and the same performance, as requested.',
      gentle: 'You are working in your craft and want to go on, and a good link is the best line you can add.',
    },
  },
  {
    from: 'hair-and-gym',
    to: 'hair-and-gym',
    rank: 'up',
    brutal: [
      "You'll run the place. That includes the music, which nobody will ever like again.",
      'Managers get the column nobody booked and the walk-in at ten to six.',
    ],
    gentle: 'Rebooking, retail per visit and a team that stays: one figure of each would make the case. Add whom you trained and what they can do now.',
    verdict: {
      brutal: 'A full column, a waiting list, and now an application for the keys to the shutters.',
      gentle: 'Clients come back to you, and a place built around that would do well.',
    },
  },
  {
    from: 'hair-and-gym',
    to: 'hair-and-gym',
    rank: 'same',
    brutal: ['Different mirror. The regulars will find you; they always do.', "You'll have to explain to a new kettle how forty people take their tea."],
    gentle: 'Services, awards, brands and how full your week is: this is what an owner reads. Say honestly whether clients travel with you.',
    verdict: {
      brutal: "Same chair or mat, new postcode, and a number of people already asking where you've gone.",
      gentle: 'You have clients who trust you, and any owner will want to hear how many.',
    },
  },
  {
    from: 'software',
    to: 'software',
    rank: 'up',
    brutal: [
      "You'll stop writing code and start reading calendars.",
      "Engineering managers still know Git. They use it to see who's on holiday.",
      "You're about to be interrupted for a living instead of for free.",
    ],
    gentle:
      'Scope is the word: people grown, systems decided, incidents you owned. Show one thing a colleague can do now because of you, next to one design you argued for.',
    verdict: {
      brutal: 'The best person at closing tickets is applying for a job in which none of them can be closed.',
      gentle: 'Good software comes from good places to make it, which you would now like to build.',
    },
  },
  {
    from: 'software',
    to: 'software',
    rank: 'same',
    brutal: [
      "You want the job you have, with a different legacy system and someone else's TODO from 2016.",
      'The README there will also say it takes ten minutes. Bring lunch.',
    ],
    gentle: 'Say what you would like more of: scale, product, domain, fewer meetings. Then one thing you shipped with its number, and the stack behind it.',
    verdict: {
      brutal: 'Forked, renamed and otherwise unchanged, this CV is looking for another repository.',
      gentle: 'The next team will be found by one honest sentence on what you want to build.',
    },
  },
  {
    from: 'software',
    to: 'software',
    rank: 'down',
    brutal: ['You miss the compiler. It never asked for a career conversation.', 'Fewer one-to-ones. More ones and zeros.'],
    gentle:
      'Going back to code is common and well liked, provided the code is fresh. Put something from this year in front and let the leadership be the second paragraph.',
    verdict: {
      brutal: 'Somebody has left the roadmap on the table and gone to see if the build still works.',
      gentle: 'One recent commit says better than any paragraph that you want to make things again.',
    },
  },
  {
    from: 'servers-and-support',
    to: 'servers-and-support',
    rank: 'up',
    brutal: [
      "Move up, and you're who they call when the person on call doesn't pick up.",
      "IT directors get two kinds of email: why is it down, and what do we pay you for when it's up.",
    ],
    gentle: 'Budgets, suppliers, people and an incident you led through to the review. One of each, with a figure, makes this step look natural.',
    verdict: {
      brutal: 'The one with the root password would now like the budget that goes with it.',
      gentle: 'Someone who has kept it all running may fairly ask for a hand in what runs.',
    },
  },
  {
    from: 'servers-and-support',
    to: 'servers-and-support',
    rank: 'same',
    brutal: [
      "New estate, and a server under somebody's desk that nobody must turn off.",
      "The documentation will be one person's notes in a wiki, and the wiki will be down.",
    ],
    gentle:
      'Estate size, tickets or uptime, tools and certificates in date: a lead reads those first. Then one outage, what you found, and what has not happened since.',
    verdict: {
      brutal: 'Logged off here, logged on there, and the password still has to be changed before lunch.',
      gentle: 'A single well-told incident will show the next team how things stay up around you.',
    },
  },
  {
    from: 'servers-and-support',
    to: 'servers-and-support',
    rank: 'down',
    brutal: ["You'd sooner fix it than explain to a board why it needs fixing.", 'Back to the racks, where at least the noise means something.'],
    gentle: 'Hands-on again is a wish that makes sense, above all with a current certificate beside it. Name what you last built or mended yourself.',
    verdict: {
      brutal: 'The steering committee has lost a member, and the server room has gained one with a torch.',
      gentle: 'Being near the machines again is the wish, for which a recent fix is the best argument.',
    },
  },
  {
    from: 'data',
    to: 'data',
    rank: 'up',
    brutal: [
      "Head of data: everyone wants a dashboard, and you're the one who asks what for.",
      "You won't write the query any more. You'll be sent it, with “does this look right?”",
    ],
    gentle: 'Leading data is deciding what not to measure. Name one report you had switched off, one decision that your team changed, and who you brought on.',
    verdict: {
      brutal: 'An outlier in every team it has sat in, this CV would like to be the mean it is measured by.',
      gentle: 'You have found good answers, and now you want to choose the questions.',
    },
  },
  {
    from: 'data',
    to: 'data',
    rank: 'same',
    brutal: [
      "Another warehouse. There'll be a table called customers_new_final, and it's the old one.",
      'They also have one metric with three definitions, and a meeting about it on Tuesdays.',
    ],
    gentle: 'Rows, tools, and a decision made because of you: that is the shortest data CV there is. Say what kind of question you would like to work on next.',
    verdict: {
      brutal: 'This record has been copied to another table without loss, duplicates to be removed later.',
      gentle: 'One decision that followed from your work will tell the reader why to ring.',
    },
  },
  {
    from: 'data',
    to: 'data',
    rank: 'down',
    brutal: ["You'd like to open a notebook and not a budget.", 'The strategy deck had nine pillars. A select statement only needs a from.'],
    gentle:
      'Hands-on work after leading is a plus if the tools are fresh. Show one analysis of the last months, with the code, and keep the team to half a line.',
    verdict: {
      brutal: 'Somebody has stopped commissioning dashboards in order to find out what is really in the data.',
      gentle: 'A recent analysis with its code is all the case you need for being close to the rows again.',
    },
  },
];
