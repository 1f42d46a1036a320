import type { ComicStep } from '../comic-entry.ts';

/** From work done standing up to work done at a desk, and from one desk to another. */
export const STEPS_TO_DESKS: readonly ComicStep[] = [
  {
    from: 'chef|pastry-chef|baker|catering-manager|kitchen-porter',
    to: 'software',
    brutal: [
      'A bug in the kitchen closes the restaurant. A bug in software gets a number and a seat in the backlog.',
      'Tickets on a rail, everyone shouting, the board filling up. They call that a sprint, and they do it sitting down.',
      "You'll miss shouting “behind”. Developers just merge without a word.",
    ],
    gentle:
      'Kitchens and software teams both live on prep, timing and clean handovers. Which piece of code have you finished and shown to somebody? Set it beside this job.',
    verdict: {
      brutal: "You're leaving a kitchen, where a late ticket burns, for software, where it rolls over into the next sprint.",
      gentle: 'A trade where everything has to be ready at seven is good training for one where nothing ever quite is.',
    },
  },
  {
    from: 'bar-and-floor',
    to: 'software',
    brutal: [
      "“That's not what we ordered.” On the floor you hear it within the minute. In software it takes nine months and a workshop.",
      "Full stack, in a restaurant, means eleven plates up one arm. Developers have no idea how easy they've got it.",
    ],
    gentle:
      'Floor work means hearing what people want before they have said it clearly, and software usually goes wrong right there. Add the thing you have built, however small, with a link.',
    verdict: {
      brutal: 'The full stack used to go through a swing door on one arm, and the next one goes to production on a Friday.',
      gentle: 'Serving people who changed their minds is half of writing software, and you have had the practice.',
    },
  },
  {
    from: 'nursing',
    to: 'software',
    brutal: [
      "Nursing: if it isn't written down, it didn't happen. Software: if it's written down, it's out of date.",
      'Handover, standing up, every single day, ending with a list. Developers believe they invented this in 2001.',
    ],
    gentle:
      'Nurses know clinical systems from the side that has to use them at a bedside. Name the system, and the one screen you would rebuild first. That is a cover letter on its own.',
    verdict: {
      brutal: "You're leaving a place where two people check the dose for a trade that tests it on everyone.",
      gentle: 'You take with you a habit software badly needs, which is writing down what was done and when.',
    },
  },
  {
    from: 'driver|delivery-driver|bus-driver|taxi-driver',
    to: 'software',
    brutal: [
      'Printers have been waiting years for a driver who turns up.',
      "A van that won't start gets a mechanic. Code that won't start gets a stand-up, a retro and a Slack channel.",
    ],
    gentle:
      'Driving for a living means planning, delays and doing the checks even when nobody is looking. A link to something you have written belongs in the first third of this page.',
    verdict: {
      brutal: "You know traffic from the inside, and now you'd like to be the reason for some.",
      gentle: 'You come from work with a fixed hour at every stop, and that makes your estimates worth listening to.',
    },
  },
  {
    from: 'train-driver',
    to: 'software',
    brutal: [
      'Ruby on Rails, finally with a proper licence.',
      "Red, yellow, green, and you stop at red. In software it's on a dashboard and they take a screenshot.",
    ],
    gentle:
      'Rules, route knowledge and reporting every irregularity: rail habits are what safety-critical software is looking for. Aim at that corner of the trade and say so in one line.',
    verdict: {
      brutal: "Trains run on rails and so do websites, and you'd like to see which of them comes off more often.",
      gentle: 'You have worked where procedure is there for a reason, and careful software teams will recognise it.',
    },
  },
  {
    from: 'bricklayer|plasterer|roofer|tiler|construction-worker|groundworker|carpenter|painter-decorator|construction-foreman',
    to: 'software',
    brutal: [
      'On site, when the foundations are wrong, you stop. In software you add a button.',
      'Developers call themselves builders, architects and craftsmen. Please be gentle when you ask to see their hands.',
      "Legacy code is a wall with something live behind it and no drawings. You'll be fine.",
    ],
    gentle:
      'Building teaches the order things must happen in and the cost of skipping a step. Put your first finished program here the way you would list a finished job: what, for whom, does it stand.',
    verdict: {
      brutal: 'A trade where things get checked before they go up is sending someone to a trade where the public does the checking.',
      gentle: 'Things that have to stand in the rain are a serious way to come to software.',
    },
  },
  {
    from: 'scaffolder',
    to: 'software',
    brutal: [
      'Rails puts up scaffolding with a single command. No tag, no inspection, no harness, and it never comes down either.',
      "You built the part that's meant to be temporary. In software, that's the part that stays.",
    ],
    gentle:
      'Tags, inspections and handover certificates are quality gates, and release managers would love you for them. One line about how you sign a job off would carry across.',
    verdict: {
      brutal: 'Real scaffolding, with boards and a tag on it, is applying to a trade that generates its own.',
      gentle: 'If others trust your work with their weight, they can trust it with their code.',
    },
  },
  {
    from: 'electrician|electrical-supervisor|lift-engineer|telecom-technician',
    to: 'software',
    brutal: [
      "No drawings, three previous owners, and something live where it shouldn't be. They call it legacy.",
      "“Who wired this?” Now you'll say it about code, and it will have been you, in March.",
    ],
    gentle:
      'Fault finding with a meter is debugging with consequences. Describe one awkward fault and how you narrowed it down, then show the same thinking in code.',
    verdict: {
      brutal: "Your trade proves it's dead before touching it, and you want one that touches it and finds out.",
      gentle: 'Testing before touching is a discipline software teams pay consultants to learn.',
    },
  },
  {
    from: 'plumber|gas-engineer|hvac-technician|pipefitter',
    to: 'software|data',
    brutal: [
      'They talk about pipelines, leaks and sinks all day. Bring a torch and ask which cupboard.',
      'Data flows downhill too. Nobody has told them about traps.',
    ],
    gentle:
      'You already think in flow, pressure and what happens when something upstream fails. Show one pipeline you have built on a screen, and describe it the way you would describe a heating system.',
    verdict: {
      brutal: "There's a leak in somebody's pipeline, and for once the person applying owns a torch.",
      gentle: 'Finding a leak by thinking backwards from the puddle is sound training for anything with a pipeline in it.',
    },
  },
  {
    from: 'warehouse',
    to: 'software',
    brutal: [
      'Both trades call it shipping. In yours, the box has something in it.',
      'First in, first out, labelled, scanned and on the right shelf. They have a whole exam on this called data structures.',
    ],
    gentle:
      'Scanning, locating and never trusting an unlabelled box are excellent instincts around code. Tell them which warehouse system you used, and what you automated or would have.',
    verdict: {
      brutal: "You're leaving a place where things fall off the shelf for one where they fall off the roadmap.",
      gentle: 'Order, labels and a scan at each handover: warehouses run on rules that programmers spend years learning.',
    },
  },
  {
    from: 'shop',
    to: 'software',
    brutal: [
      'In a shop you learn what people do when nobody has told them where the till is. Designers call that user research.',
      "Returns without a receipt, or bug reports without a version number: you'll settle in.",
    ],
    gentle:
      'A shop floor shows you what customers do rather than what they say. If you have seen a till system fail on a Saturday, you have a product opinion: write it down and show some code.',
    verdict: {
      brutal: "“The system won't let me,” says every till in the land, so you've decided to become the system.",
      gentle: 'You have watched real people meet real software at a till, and few developers ever have.',
    },
  },
  {
    from: 'teacher|primary-teacher|art-teacher|special-education-teacher|teaching-assistant',
    to: 'software',
    brutal: [
      'Finally, something that does exactly what you tell it. That turns out to be the problem.',
      'Thirty answers to one question, marked by Monday. Code review will feel like a quiet week in half term.',
      "Computers never ask if they can go to the toilet. Give it time, you'll miss the interruptions.",
    ],
    gentle:
      'Breaking a hard thing into steps until it works for everybody is programming with an audience. Put your own project first, then say how you would explain it to Year 8.',
    verdict: {
      brutal: 'After classes that need it said three times, a machine that takes you literally must sound like a holiday.',
      gentle: 'Clear code is the best kind, which makes a teacher of clear things a natural author of it.',
    },
  },
  {
    from: 'college-lecturer|tutor|corporate-trainer',
    to: 'software',
    brutal: [
      "You can explain anything to anybody. The compiler isn't anybody.",
      'Slide forty says “any questions”. In software they come as pull requests, at midnight, from someone called dave_x.',
    ],
    gentle: 'People who have taught a subject document it better than anyone. Link to something you wrote and something you built, and let both be read.',
    verdict: {
      brutal: 'Those who can, teach, and one of those who teach has asked for a go.',
      gentle: 'Teaching asks you to understand a thing all the way down, and that carries well into code.',
    },
  },
  {
    from: 'soldier|military-officer',
    to: 'software',
    brutal: [
      "Armies have a word for untested kit going straight to the front line. Developers have one too. It's “Friday”.",
      "Kit laid out, checked, signed for. You're joining people who can't find the config.",
    ],
    gentle:
      'Drills, checklists and a debrief after every outing map neatly onto tests, releases and retros. Translate the jargon once, then show a repository.',
    verdict: {
      brutal: "A trade that holds its briefings at dawn is sending someone to one that finds a ten o'clock stand-up harsh.",
      gentle: 'Good engineering wants people who follow a procedure and also ask what it is for.',
    },
  },
  {
    from: 'naval-rating|deck-officer',
    to: 'servers-and-support|software',
    brutal: [
      "Kubernetes is Greek for helmsman. They don't get many applicants who have stood a watch.",
      'Docker, containers, ports, logs. The whole industry ran off with your vocabulary and never once got wet.',
    ],
    gentle:
      'Watchkeeping, logs and calm at three in the morning are exactly what on-call wants. Say how a watch is handed over at sea, and the tech lead will nod.',
    verdict: {
      brutal: 'The internet borrowed its helmsmen, containers and ports from the sea, and now the sea has sent somebody to fetch them.',
      gentle: 'Standing a watch and writing up the log are habits that any operations team would be glad of.',
    },
  },
  {
    from: 'security-guard|security-manager',
    to: 'information-security-manager|security-analyst|penetration-tester|network-security-engineer',
    brutal: [
      'A firewall does what you do on the door, without the jacket, the cold or the small talk.',
      "You check the badges at the front. Somebody's emailing the password list out of the back.",
    ],
    gentle:
      'Physical security already thinks in access, logs and the propped-open fire door. Name the certificate you are working on and say what you know about how people really get in.',
    verdict: {
      brutal: "You've got the door and the barrier covered, and you've noticed that everybody comes in through the Wi-Fi.",
      gentle: 'You understand that security is mostly people and doors, and the digital kind has not changed that.',
    },
  },
  {
    from: 'lawyer|paralegal|barrister|conveyancer|legal-secretary',
    to: 'software',
    brutal: [
      'Lawyers have read the terms and conditions. Developers will gather round to hear how it ends.',
      'In contracts a misplaced comma costs millions. In code it costs an afternoon and then everybody blames the tabs.',
    ],
    gentle:
      'Definitions, exceptions and what happens if nobody thought of it: drafting and programming are close cousins. Show code; the legal half already speaks for itself.',
    verdict: {
      brutal: 'The profession that wrote clause 14.3(b) is sending you to a language where at least the brackets are coloured in.',
      gentle: 'Words that have to work exactly as written are as good a start in code as any.',
    },
  },
  {
    from: 'accounts',
    to: 'software',
    brutal: [
      "In accounts, off by one penny means you stay until it's found. In software, off by one has its own name and a shrug.",
      "It won't balance? Now they call it a failing test, and you'll be the only one who can't go home.",
    ],
    gentle:
      'Accountants make careful programmers, because every figure has to come from somewhere. That monthly spreadsheet you automated is your first software project: put it here.',
    verdict: {
      brutal: "You're bringing double entry to people who find single entry ambitious.",
      gentle: 'Month end has given you what testers try to teach: check it, trace it, sign it.',
    },
  },
  {
    from: 'actor|dancer',
    to: 'software|projects',
    brutal: [
      'Agile, at last, in a form somebody in the meeting can actually do.',
      'The demo always breaks in front of an audience. They need a person who can keep going as if it were blocking.',
    ],
    gentle:
      'Rehearsal is iteration, and a technical run is a test. Explain how a production gets to a fixed opening night and any delivery team will see the point.',
    verdict: {
      brutal: "The stage doesn't move an opening night, so naturally it's sending you to people who move theirs monthly.",
      gentle: 'Opening nights do not shift, and people who have lived by them are precious in project work.',
    },
  },
  {
    from: 'herdsperson|farmer|farm-worker|farm-manager',
    to: 'servers-and-support',
    brutal: [
      "DevOps says treat your servers as cattle, not pets. It took them until now to find someone who'd ask about the milking.",
      "A server farm has no mud, no gate to shut and no six-mile walk to the broken bit. You'll think it's a trick.",
    ],
    gentle:
      'Early starts, round-the-clock responsibility and mending it with what is in the shed describe on-call rather well. Add the certificate or home lab that proves the other half.',
    verdict: {
      brutal: 'The industry that calls its machines cattle is about to meet somebody who has been trodden on by the original.',
      gentle: 'Looking after something that needs you at five in the morning, every morning, is operations work by another name.',
    },
  },
  {
    from: 'gardener|groundskeeper|tree-surgeon',
    to: 'software|data',
    brutal: [
      'Trees, branches, pruning, bugs. They use all your words and have never once put a coat on.',
      'Root access will sound like a lot more digging than it is.',
      "Random forest, decision tree, leaf node. You'll want to know who planted them and why so close to the house.",
    ],
    gentle:
      'Growing things teaches you to plan in seasons and prune without fear. Give the reader one finished project and one sentence on what you cut away to make it work.',
    verdict: {
      brutal: 'They have been talking about branches and root access for decades, and finally somebody comes with a saw.',
      gentle: 'You have worked with living systems that do not read the plan, and software is closer to that than it admits.',
    },
  },
  {
    from: 'factory',
    to: 'software',
    brutal: [
      "Continuous integration is a conveyor belt where nobody is allowed to touch the red button. You'll be the first to ask why.",
      'Your line has a cord that stops everything. Theirs has a channel where someone posts a sad face.',
    ],
    gentle:
      'Standard work, defects per shift, stop the line: software took half its management ideas from factories. Describe one fault you helped remove for good, then show code.',
    verdict: {
      brutal: 'Software loves quoting Toyota, so it will be a treat for them to meet someone who has stood beside a production line.',
      gentle: 'You come from the place where quality was worked out first, and software is still copying the notes.',
    },
  },
  {
    from: 'automotive-technician|hgv-mechanic|vehicle-body-technician',
    to: 'software|servers-and-support',
    brutal: [
      "“It was making a noise and now it isn't.” You already speak fluent ticket.",
      "The warning light comes on and they cover it with a ticket. You've seen that done with tape.",
    ],
    gentle:
      'Reading fault codes and then not quite believing them is a mature attitude to software. Modern cars are mostly programs: say which diagnostic kit you know.',
    verdict: {
      brutal: "After all the things that leak oil, you'd like one you can mend by turning it off and on again.",
      gentle: 'Diagnosis is your trade already, and the next thing on the ramp just happens to be code.',
    },
  },
  {
    from: 'hairdresser|barber',
    to: 'software|ux-designer|business-analyst',
    brutal: [
      '“Just a trim” has taught you more about requirements than any workshop with sticky notes.',
      "They say a bit off the top and mean the whole thing. In software that's called an agile contract.",
    ],
    gentle:
      'Consultation, a picture from a magazine, and the courage to say it will not suit: that is requirements work. Set one project beside it and the two halves explain each other.',
    verdict: {
      brutal: 'Anyone who can work from “you know, shorter but not short” is overqualified to read a specification.',
      gentle: 'You have spent your days finding out what people mean, and that is where good software starts.',
    },
  },
  {
    from: 'cleaner|window-cleaner|caretaker',
    to: 'software|servers-and-support',
    brutal: [
      'Clean code, Windows, legacy mess behind a door nobody opens. The advert could have been about either job.',
      'Whoever cleans the building knows who really works late. IT will want you for the logs alone.',
    ],
    gentle:
      'People who have held the keys to a building understand trust and routine. Say which course or certificate you are doing, and show the first thing you made with it.',
    verdict: {
      brutal: 'Software is full of notes saying “tidy this up later”, and here comes somebody who tidies up.',
      gentle: 'Careful work that is only noticed when it is missing: that describes good code as well.',
    },
  },
  {
    from: 'office|data-entry-clerk',
    to: 'software|data',
    brutal: [
      'Every office has one spreadsheet that runs the company. Developers are afraid of it. You know whose dog unlocks it.',
      "Copy, paste, copy, paste, lunch. Automate any one of those and you're a developer.",
    ],
    gentle:
      'The office teaches you which tasks repeat, and that is the shopping list of a programmer. Which one did you automate, and how many minutes did it give back?',
    verdict: {
      brutal: "You'd like to stop retyping the same cell and be paid for making it retype itself.",
      gentle: 'The best programs are written by people who have done the thing by hand, as you have.',
    },
  },
  {
    from: 'phone-and-chat',
    to: 'software|software-tester',
    brutal: [
      "Users call it “the thingy at the top”. You'd know which thingy. Developers want a ticket.",
      "“Have you tried turning it off and on again?” In this job you'll be told to say it to Kubernetes.",
    ],
    gentle:
      'Support people know what breaks, in whose words, and how often. Write up one recurring complaint as a bug report with steps, and you have a work sample nobody else brings.',
    verdict: {
      brutal: "Support apologises for other people's bugs all day, and you'd like to start making your own.",
      gentle: 'Having listened to everyone the software let down, you will know which bug to fix first.',
    },
  },
  {
    from: 'research',
    to: 'software',
    brutal: [
      'You control for temperature, batch and operator. They control for “works on my machine”.',
      'Research code is called analysis_final_v3_REAL.py and runs on one laptop, with the lid held open by a book.',
    ],
    gentle:
      'Research code that others can run is worth more than another paper here. Tidy one repository, write its README, and put the link where the publications begin.',
    verdict: {
      brutal: "You're swapping reviewer two and eighteen months for one tired colleague before lunch.",
      gentle: 'You are trained to ask how we know, which is the most useful question in any code review.',
    },
  },
  {
    from: 'engineer|mechanical-engineer|civil-engineer|structural-engineer|electrical-engineer|aerospace-engineer|chemical-engineer',
    to: 'software|data',
    brutal: [
      'They do load testing over there. There are no sandbags.',
      "Bridges don't get a version 2.0.1 on the Thursday after opening. You'll find it strangely relaxing.",
    ],
    gentle:
      'Engineers bring tolerances, units and a healthy fear of assumptions. The MATLAB or Python you wrote for the day job is a portfolio: describe what it calculated and who relied on it.',
    verdict: {
      brutal: 'The real engineers are sending someone over to see what the others have been calling engineering.',
      gentle: 'A discipline that checks its units is always welcome in a room full of numbers.',
    },
  },
  {
    from: 'journalist|content-writer|translator|copywriter|publishing-editor',
    to: 'software',
    brutal: [
      'An editor cuts your best line. A compiler refuses to read past it.',
      "You'll be writing for a reader who takes every word literally and still misses the point.",
    ],
    gentle: 'Writers who code are rare, and error messages everywhere show it. Put a small project here and let its README be the best thing on the page.',
    verdict: {
      brutal: "You're leaving deadlines at midnight and rows over a semicolon for deadlines at midnight and rows over a semicolon.",
      gentle: 'Clear sentences and clear code come from the same habit, and you already have the first.',
    },
  },
  {
    from: 'design',
    to: 'frontend-developer|web-designer|software',
    brutal: [
      "You hand it over, it comes back nine pixels out. So you've decided to do it yourself. Correct.",
      "No more “make the logo bigger”. Here it's “that's not in scope”, in a hoodie.",
    ],
    gentle:
      'Designers who can build what they draw are the ones teams fight over. Let one page be both your design and your code, and link it right at the top.',
    verdict: {
      brutal: "Designers say “just make it clickable”, and you've come to find out what the word “just” costs.",
      gentle: 'How it looks is the first question, and wanting to make it work is the natural second.',
    },
  },
  {
    from: 'marketing',
    to: 'software',
    brutal: [
      "Marketing announces the feature in the newsletter. You'll be in the room where they read it.",
      'A/B tests, funnels, tags in the header: marketers have been breaking websites for years. About time they did it on purpose.',
    ],
    gentle: 'If you have ever edited a tag manager or a template at night, you have already deployed code. Name that, then the language, then the link.',
    verdict: {
      brutal: "Marketing writes “seamless” in the launch email, and you'd like to be the one who has to make it so.",
      gentle: 'Knowing why anybody would want the product is not a bad thing to bring to building it.',
    },
  },
  {
    from: 'sales',
    to: 'software',
    brutal: [
      "You know the demo script by heart. This is the job where you find out what's behind the third tab. Nothing.",
      "Sales sells what's on the slide. You've seen the slide. Now open the repository.",
    ],
    gentle:
      'You have heard hundreds of honest objections to software, and most developers have heard none. Turn one into something you built, and lead with it.',
    verdict: {
      brutal: 'Sales says yes to the button, and you have the decency to come over and help build it.',
      gentle: 'What makes somebody say yes to a product is worth hearing in the room where it is made.',
    },
  },
  {
    from: 'medicine',
    to: 'software|data',
    brutal: [
      "Doctors get asked to look at a rash at parties. You'll get asked to look at a laptop.",
      '“Have you had this before?” is a question a server can answer honestly.',
    ],
    gentle:
      'A clinician who can build is wanted wherever clinical software is made. Say which system you worked with daily and the one thing in it that you would change first.',
    verdict: {
      brutal: 'The bleep at three in the morning is being exchanged for an alert at three in the morning, by a very expensive detour.',
      gentle: 'Taking a history before reaching for a treatment is how the good debuggers work as well.',
    },
  },
  {
    from: 'air-traffic-controller',
    to: 'software|servers-and-support|data',
    brutal: [
      'Stacked, queued, one at a time, no collisions. They call it concurrency, and theirs collides.',
      "“Say again” is the whole of networking, and you've been doing it to aeroplanes.",
    ],
    gentle:
      'Separation, queues and clear phraseology are the textbook of reliable systems. Say which procedures you wrote or trained others in, then add the technical proof.',
    verdict: {
      brutal: "In your trade two things must never land in the same place, and in the next they've got a word for it: merge.",
      gentle: 'Calm, short sentences while a lot moves at once: operations rooms of every kind are looking for that.',
    },
  },
  {
    from: 'pilot',
    to: 'software|projects|servers-and-support',
    brutal: [
      'Pilots read the checklist aloud, every time, to someone who also knows it. Developers wrote one once and lost it.',
      "You may find it odd that here they take off first and do the walk-round when it's airborne.",
    ],
    gentle:
      'Aviation worked out how to learn from mistakes without blame before software did. Say how a debrief runs in your world; that is worth a paragraph in any interview.',
    verdict: {
      brutal: "You're leaving the trade that carries a black box for the one that is one.",
      gentle: 'A crew talks differently when it matters, and good teams would like to learn how.',
    },
  },
  {
    from: 'bar-and-floor',
    to: 'servers-and-support',
    brutal: ["You've been a server. Now you'd like to look after some.", "They go down on Friday nights too. The difference is you can't comp them a dessert."],
    gentle:
      'Staying calm and civil while everything is late at once is the art of the help desk. Add the certificate, even the entry one, and this line starts to look like a plan.',
    verdict: {
      brutal: "You'd like to look after another kind of server, the kind that doesn't mind who gets the table by the window.",
      gentle: 'Hospitality is support work with trays, and the good humour carries over.',
    },
  },
  {
    from: 'sound-engineer',
    to: 'servers-and-support|software',
    brutal: [
      "“One two. One two.” That's monitoring, and you've had alerts set up since the sound check.",
      'If it hums, swap the cable. If it still hums, swap the other cable. Welcome to networking.',
    ],
    gentle:
      'Signal flow, redundancy and a spare of everything: live sound is infrastructure with a crowd watching. Describe your rig as a system and the reader will follow.',
    verdict: {
      brutal: 'When a mic dies the whole room turns round, so a server going quiet in a cupboard ought to feel like a night off.',
      gentle: 'Operations people are noticed only when something fails, so they will greet you as one of theirs.',
    },
  },
  {
    from: 'electrician|telecom-technician|solar-installer',
    to: 'servers-and-support',
    brutal: [
      "You know what's behind the ceiling tile. In IT that makes you a legend.",
      "Cable labelled at both ends. They'll pass it round the office and ask who taught you.",
    ],
    gentle:
      'Structured cabling, labelling and test results are already half the job. Write the networking certificate on the same line as the electrical one and let them read together.',
    verdict: {
      brutal: "You pull the cable through the wall, and now you'd like to be the one they ask why it's slow.",
      gentle: 'You have done the part of the network that people can trip over, and that gives you an honest start on the rest.',
    },
  },
  {
    from: 'teacher|primary-teacher|teaching-assistant|college-lecturer',
    to: 'servers-and-support',
    brutal: [
      "Getting a projector to work with thirty people watching. There's no certificate harder than that.",
      'Explaining it again, kindly, from the start, to someone who has stopped listening: the help desk runs on nothing else.',
    ],
    gentle:
      'Explaining without making anybody feel small is rarer in support than any certificate. Say which systems you kept going for colleagues, because there is always someone who does.',
    verdict: {
      brutal: "When the smart whiteboard freezes they shout for whoever's next door, and you'd like to be that officially.",
      gentle: 'Patience and plain words are the hard part of IT support, and a classroom is where both are practised.',
    },
  },
  {
    from: 'library-and-museum',
    to: 'servers-and-support|data',
    brutal: [
      'Libraries call it cataloguing. Call it metadata and they give you a laptop and a lanyard.',
      "Archivists keep everything for centuries and can find it. The data team keeps everything for a week and can't.",
    ],
    gentle:
      'Cataloguing standards, retention rules and provenance are what data governance is made of. Use their words once: metadata, lineage, stewardship. You know what they mean better than they do.',
    verdict: {
      brutal: "A profession that can put its hand on a letter from 1742 offers its help to one that has lost Tuesday's export.",
      gentle: 'You know that a thing nobody can find might as well not be kept, and data teams are only now finding out.',
    },
  },
  {
    from: 'chef|pastry-chef|baker|catering-manager|kitchen-porter',
    to: 'data',
    brutal: [
      "Mise en place, then everybody wants it now. They've renamed that part data preparation and given it eighty per cent of the day.",
      'Nothing leaves the pass untasted. Have a look at how dashboards get published.',
      "Stock take: a pencil, a walk-in, three degrees. Their data at least keeps still and isn't dripping.",
    ],
    gentle: 'Kitchens run on yields, portions and waste percentages, all of which are data. Put one number from this job beside one chart you made of it.',
    verdict: {
      brutal: "Kitchens cost things to the gram, and you're off to join people who round to the nearest million.",
      gentle: 'You have turned raw things into something people can use, on time, and an analyst does little else.',
    },
  },
  {
    from: 'bar-and-floor',
    to: 'data',
    brutal: [
      "A table that won't join the other one has a folded beer mat under it. In data it's a null.",
      "You know table nine will want the bill, two spoons and a taxi. That's a predictive model with an apron.",
    ],
    gentle:
      'Covers, spend per head, no-shows by weekday: a restaurant floor is full of data that nobody looks at. Analyse some, link it, and this line becomes your unfair advantage.',
    verdict: {
      brutal: "On a Saturday night everything is booked, overbooked or late, and you'd like to see that as a chart.",
      gentle: 'Reading a room is pattern recognition with people in it, and you are about to do it with rows.',
    },
  },
  {
    from: 'nursing',
    to: 'data',
    brutal: [
      'Obs every four hours, charted, initialled, and acted on when one looks wrong. Data teams only manage the first bit.',
      'The trend matters more than the one silly reading off a cold finger. They call that outlier handling.',
    ],
    gentle:
      'You know which clinical numbers are solid and which were typed in at the end of a shift. That judgement is worth naming. Put SQL or the tool of your choice right beside it.',
    verdict: {
      brutal: "Nurses take the numbers at the bedside, and you're going to ask those numbers what on earth happened.",
      gentle: 'Figures taken at a bedside have to be right, and an analyst who has taken them reads the rest differently.',
    },
  },
  {
    from: 'lifeguard',
    to: 'data|servers-and-support',
    brutal: ['They keep a data lake. Nobody is on the chair.', "You can spot the one in two hundred that's behaving oddly. Anomaly detection, with a whistle."],
    gentle: 'Scanning methodically and acting fast on the unusual is monitoring. Say it in those words, then show the tool you have learned to do it with.',
    verdict: {
      brutal: "You've got the high chair and the long view, and now you'd like something to watch that stays dry.",
      gentle: 'Steady attention to a lot of moving dots is exactly what the new work asks for.',
    },
  },
  {
    from: 'warehouse',
    to: 'data',
    brutal: [
      'A data warehouse has no forklifts, no roller doors and no radio. It does have the aisle where nobody knows what anything is.',
      'The system says forty. The shelf says six. Analysts call that data quality and hold a meeting about it.',
    ],
    gentle:
      "Inventory accuracy is data accuracy with boxes. If you have traced a stock difference to its cause, write that down: it is an analyst's story, told in pallets.",
    verdict: {
      brutal: "The count never quite agrees with the shelf, and you're off to where they've made that a profession.",
      gentle: 'The record and the shelf disagree sooner or later, and good data work begins with noticing.',
    },
  },
  {
    from: 'forklift-operator',
    to: 'data|servers-and-support',
    brutal: [
      'In the cloud they call it lift and shift. None of them has a counterbalance licence.',
      'Full stack, to you, means level five and somebody below with a radio.',
    ],
    gentle:
      "Moving heavy things without breaking what is underneath is a migration project. Write the new skill first, then this job as proof that you are safe with other people's valuables.",
    verdict: {
      brutal: "Moving heavy things past fragile ones is your day, and in the cloud they'd call it a strategy.",
      gentle: 'Careful, certified and used to checking what the rack can hold: infrastructure has need of that.',
    },
  },
  {
    from: 'driving|logistics',
    to: 'data',
    brutal: [
      "The route planner doesn't know about the bridge by the garden centre. You do. Analysts call that domain knowledge.",
      'An estimated time of arrival is a forecast with somebody waiting at the other end. Most analysts never meet theirs.',
    ],
    gentle:
      'Routes, slots, mileage and late drops make a fine data set, and you know why the odd rows are odd. Chart one of them and this experience starts to work for you.',
    verdict: {
      brutal: "A dot on somebody's live map has applied to be the one asking the dots why they've stopped.",
      gentle: 'From the road the numbers look different, and that is the part analysts have to guess.',
    },
  },
  {
    from: 'cleaner|kitchen-porter|refuse-collector',
    to: 'data',
    brutal: [
      "They call it data cleaning and start in the middle. Top to bottom, then out by the door: you'll have to show them.",
      "You sort what everyone else has thrown in together, and it's always worse underneath. Bring the gloves.",
    ],
    gentle:
      'Data work is mostly putting right what others left. Come with a small project that shows before and after, and this line will read as a wry kind of proof.',
    verdict: {
      brutal: "You're moving to a trade where the mess is also back by Monday, but you can mop it sitting down.",
      gentle: 'Making a place usable for the next person is honest work, and so is making a data set usable.',
    },
  },
  {
    from: 'teacher|primary-teacher|special-education-teacher|college-lecturer',
    to: 'data',
    brutal: [
      "Predicted grades: twenty-eight right out of thirty, and an email about the other two. That's a model.",
      "Attendance, targets, progress, colours in a spreadsheet nobody reads. You've already done reporting.",
    ],
    gentle:
      'Assessment data, tracked over terms and acted upon, is analytics. Name the change a set of results made you make in your teaching, and then the tool you now use for it.',
    verdict: {
      brutal: 'Teaching colours in a lot of spreadsheets for inspectors, so you may as well do it for a board.',
      gentle: 'Results that change what happens on Monday are the whole idea of the work you are asking for.',
    },
  },
  {
    from: 'accounts|banking-and-insurance',
    to: 'data',
    brutal: ['You distrust every total on sight. Data teams call that a senior hire.', 'The month-end pack was a dashboard all along. It just had staples.'],
    gentle:
      'You already know what the numbers mean, which is the half that cannot be taught in a bootcamp. Add SQL, one model and one chart somebody acted on.',
    verdict: {
      brutal: "Behind the hidden tabs there's a database, and you've decided to go and introduce yourself.",
      gentle: 'Figures have a history and an owner, and an analyst who remembers that is worth a great deal.',
    },
  },
  {
    from: 'marketing',
    to: 'data',
    brutal: [
      "Marketing tells the board it was a great campaign. You'd be the one who checks.",
      "Last click, first click, bus shelter. Everybody's campaign did it, and you'd be asked whose.",
    ],
    gentle: 'You know which marketing numbers are worth anything, and which are weather. Show one analysis that changed a budget, with the query.',
    verdict: {
      brutal: "Marketing shows the chart that goes up, and you're going in to look for the rows that were left out.",
      gentle: 'Asking what really worked is how analysts start, and marketing is a good place to begin asking.',
    },
  },
  {
    from: 'research',
    to: 'data',
    brutal: [
      "Same work. You'll miss the error bars; they consider them pessimistic.",
      'Reviewer two becomes a stakeholder who wants the p-value “a bit greener”.',
      "In academia you have three years and ninety samples. Here it's ninety million and Thursday.",
    ],
    gentle:
      'Rewrite one paper as a business story: the question, the data, what somebody did next. The method can go in half a line, because here they will trust you on it.',
    verdict: {
      brutal: "You're moving from a trade that publishes when it's sure to one that presents on Thursday regardless.",
      gentle: 'Being honest about uncertainty is your training, and a data team is glad of it.',
    },
  },
  {
    from: 'library-and-museum|archivist',
    to: 'data-manager|data-protection-officer',
    brutal: [
      "Retention schedules, access rules, who saw what and when. You've been doing data protection with white gloves on.",
      "A librarian knows what you borrowed and says nothing. That's the whole regulation, in one cardigan.",
    ],
    gentle:
      'Records management is the unfashionable name for what everyone now needs. Put the regulation and the system beside it, and this line moves to the front of the queue.',
    verdict: {
      brutal: "You've looked after paper that whispers, and you'd like a go at eleven million emails.",
      gentle: 'Discretion and good order are what this new work asks for, and you have practised both.',
    },
  },
  {
    from: 'logistics|buyer|production-planner',
    to: 'data',
    brutal: [
      'Sales makes the forecast up in the lift and you plan a quarter on it. Now you could make it up yourself.',
      "Safety stock is what you call it when you've read the forecast and met the forecaster.",
    ],
    gentle:
      'Planners live by forecasts and get punished by them, so they make thoughtful analysts. Give one forecast, its error, and what you changed next time.',
    verdict: {
      brutal: "Everyone downstream complains about the numbers, and you're swimming up to where they're made.",
      gentle: 'A wrong forecast ends up on a real dock on a real Monday, and analysts learn a lot from whoever stood there.',
    },
  },
  {
    from: 'chef|pastry-chef|baker|catering-manager|kitchen-porter',
    to: 'projects',
    brutal: [
      'Eighty covers, four courses, one oven. A Gantt chart would have cried.',
      "Service starts at seven whether you're ready or not. In projects, seven is a placeholder.",
    ],
    gentle: 'Timing twelve dishes to leave together is dependency management with burns. Describe one service in those terms: people, scope, date, result.',
    verdict: {
      brutal: "Dinner is at seven every night of the week, and you're applying to people who celebrate delivering in Q3.",
      gentle: 'Dates that do not move make good planners, so tell it that way.',
    },
  },
  {
    from: 'bar-and-floor',
    to: 'projects|operations-manager',
    brutal: [
      'A Saturday night with nine tables waiting and one chef sulking. Sprint planning will feel like a spa.',
      "Stakeholder management: the kitchen, the customers, and a pot washer who's gone quiet.",
    ],
    gentle: 'Running a floor is resourcing, priorities and bad news delivered nicely. Give the covers, the team and the one change you made that stuck.',
    verdict: {
      brutal: 'Three plates and two arguments at once is called a Friday in one trade and capacity planning in the other.',
      gentle: 'People stay content with a delay when somebody looks after them, which project work forgets at its cost.',
    },
  },
  {
    from: 'nursing',
    to: 'projects',
    brutal: [
      "You can tell who needs you first just by walking in. They'll give you a matrix for that, with colours.",
      'In nursing “urgent” means now. In projects it means somebody added a red flag to the email.',
    ],
    gentle:
      'Prioritising when everything matters is the job you already do. Name one change you brought to a ward, from idea to Tuesday morning, and who had to agree.',
    verdict: {
      brutal: "Nursing decides at the bedside, and you're applying to people who need a workshop to decide on a workshop.",
      gentle: 'You set priorities where they count, and the method books will seem familiar.',
    },
  },
  {
    from: 'midwife',
    to: 'projects|product-manager|product-owner',
    brutal: [
      "About one in twenty arrives on its due date. In IT they'd call that a good year.",
      "They'll make you a delivery manager and never understand why you're laughing.",
    ],
    gentle:
      'Long planning, sudden change and a clear plan B: midwifery has the shape of a project with better notes. Say how a handover works when it is going fast.',
    verdict: {
      brutal: "You're moving from the sort of project that comes when it's ready to the sort that never is.",
      gentle: 'Calm at the moment when the plan becomes real is what you bring, and it is rarely taught.',
    },
  },
  {
    from: 'firefighter|fire-officer',
    to: 'projects|operations-manager|office',
    brutal: [
      'Offices say they spend all day firefighting. You may be a little disappointed.',
      'An office fire drill has a deputy, a hi-vis and someone who goes back for their latte. Enjoy being qualified.',
    ],
    gentle:
      'Command structure, risk assessment on the move and a debrief afterwards are project skills with smoke. Translate one incident into who decided what and when.',
    verdict: {
      brutal: "You're used to a bell that means go, and you're applying where it means the stand-up has moved.",
      gentle: 'You have worked where roles are clear because they must be, and teams will feel the difference.',
    },
  },
  {
    from: 'soldier|military-officer',
    to: 'projects|consultant',
    brutal: [
      'No plan survives contact with the enemy. In projects, the enemy has calendar access.',
      'Soldiers rehearse on a model made of string and pebbles. Projects have Miro. The pebbles get more commitment.',
      "Reconnaissance, orders, rehearsal, go. They've got a kick-off with pastries.",
    ],
    gentle:
      'Orders, rehearsals, after-action reviews: project method is army method with softer chairs. Swap every rank and acronym for what you led, how many, and by when.',
    verdict: {
      brutal: 'Everyone in position by dawn, they say in one trade, and in the other, shall we say eleven-ish.',
      gentle: 'Plan, brief, adapt: the method is yours already, and only the vocabulary needs to change.',
    },
  },
  {
    from: 'teacher|primary-teacher|art-teacher|special-education-teacher|school-principal',
    to: 'projects',
    brutal: [
      "Thirty deliverables, one date, nine excuses before registration. That isn't a class, that's a programme.",
      'A trip for sixty to a museum, everyone counted back onto the coach: frame it and call it PRINCE2.',
      "You can spot who hasn't done the reading. Steering committees won't know what hit them.",
    ],
    gentle:
      'Planning backwards from an exam date, with people who would rather be elsewhere, is project management. Choose one event or curriculum change and give it scope, date and result.',
    verdict: {
      brutal: "Teachers plan backwards from an exam, and you're about to meet people who plan forwards from a kick-off and hope.",
      gentle: 'Planning backwards from a date with a whole room to bring along is the job in a sentence.',
    },
  },
  {
    from: 'stage-manager',
    to: 'projects|event-manager|operations-manager',
    brutal: ['“Stand by. Go.” The shortest project plan ever to work eight times a week.', 'A first night has never been moved to Q3.'],
    gentle:
      'The prompt book is the most exact project document there is. Explain it in two lines to someone who has never seen one, because they will want it.',
    verdict: {
      brutal: "You say “go” and the lights change, and you're applying to a place where it goes to a vote.",
      gentle: 'You make sure that everybody is in the right place in the dark, and that is project work at its best.',
    },
  },
  {
    from: 'construction-foreman|construction-worker|carpenter|bricklayer|electrician|plumber|steel-erector',
    to: 'projects|construction-manager',
    brutal: [
      "On site, the plan is always a PDF in someone else's inbox. Now you want to be the inbox.",
      "You know the plasterer can't start until the sparks are out. Some people need software to see that.",
    ],
    gentle:
      'Sequence is everything on site, and you have seen what happens when it is ignored. Show who you coordinated, the value or size, and whether it finished when it said.',
    verdict: {
      brutal: "Sites find out on the day that the delivery is tomorrow, and you're applying to have known since Monday.",
      gentle: 'You have seen plans meet the ground, and a planner who has is worth two who have not.',
    },
  },
  {
    from: 'bus-driver|train-driver|transport-planner',
    to: 'projects',
    brutal: [
      'Projects and buses: nothing for ages, then three milestones at once.',
      "Rain, roadworks, a brass band on the high street. They'll ask you what a dependency is.",
    ],
    gentle:
      'Punctuality under conditions you do not control is what they want to buy. Give the schedule you kept, the disruptions you handled and how people were told.',
    verdict: {
      brutal: 'Your timetable hangs on every post, and the next one will be in a tab called “old”.',
      gentle: 'Keeping a schedule in front of people with watches is honest practice for keeping one in front of a board.',
    },
  },
  {
    from: 'flight-attendant',
    to: 'projects|human-resources|office',
    brutal: [
      'You can point out the exits with both hands. Some meetings will need that.',
      'A whole aircraft turns round in thirty-five minutes. Meetings take that long to find the dial-in.',
    ],
    gentle:
      'Safety briefings, turnarounds and tired people handled well: say it as training, procedure and service under time pressure. Which procedure did you teach others?',
    verdict: {
      brutal: 'Cabin crew wish everyone a pleasant onward journey, and this one is making it, into meetings without any exits.',
      gentle: 'A good deal of office life is keeping strangers calm in a narrow space.',
    },
  },
  {
    from: 'accounts',
    to: 'projects|consultant',
    brutal: [
      "Finance asks where the money went. From now on you'll be the answer.",
      "Somebody in the steering group who reads the appendix: they won't know where to look.",
    ],
    gentle:
      'A project lead who understands the budget is a relief to everyone. Name one process you changed, who had to agree to it, and what the close looked like afterwards.',
    verdict: {
      brutal: "Finance queries the project's coding every month, and you're going over to see how it's done from the inside.",
      gentle: 'Accounts is where a plan meets the money, and that is the page most plans leave out.',
    },
  },
  {
    from: 'software|servers-and-support',
    to: 'projects',
    brutal: [
      'Developers say two weeks and mean four. From now on you get to write down the two.',
      "Somebody estimates, somebody adds half, a director takes it off again. You're moving to the middle.",
      'Every question you used to answer with “it depends” is about to be yours to ask.',
    ],
    gentle:
      'People who have built things ask better questions of those who do. Show one delivery you coordinated beyond your own code: who, by when, and what you said no to.',
    verdict: {
      brutal: "You've sat through the planning, formed an opinion, and applied to book the room.",
      gentle: 'Teams can tell when whoever plans the work has also done it.',
    },
  },
  {
    from: 'administrative-assistant|executive-assistant|office-manager',
    to: 'projects',
    brutal: [
      'You already run the project. They just have the title and you have the calendar.',
      'Finding one hour in which eight directors can all attend: the PMP has no question that hard.',
    ],
    gentle:
      'Calendars, minutes and chasing are the machinery of every project. Pick one event, move or rollout you carried from start to end, and give it a size and a date.',
    verdict: {
      brutal: "You've already got the calendar, the minutes and the biscuits, so all that's missing from the project is your title on it.",
      gentle: 'Much of what happens on the day is arranged at a desk like yours, and one event would show it.',
    },
  },
  {
    from: 'consultant|strategy-manager',
    to: 'operations-manager|product-manager|chief-of-staff',
    brutal: ['You used to leave before it was implemented. Stay and watch.', 'The deck had three horizons. The job has a Monday.'],
    gentle:
      'Moving from advising to owning is a welcome choice, if you say what you want to own. Show one recommendation you stayed for, and what it turned into.',
    verdict: {
      brutal: "The last slide always says “next steps”, and you're applying to take one.",
      gentle: 'You have told others what might work and now want to see it through, which is a good reason to move.',
    },
  },
  {
    from: 'teacher|primary-teacher|college-lecturer|tutor',
    to: 'sales',
    brutal: [
      'If you can sell algebra on a Friday afternoon, software has a chance.',
      'A class has to be there. A customer can hang up.',
      'Open evening was a product demo with a lab coat and a tray of warm juice.',
    ],
    gentle: 'Holding a room that did not ask to be there is harder than any pitch. Say what you persuaded people to take up, and what the numbers did next.',
    verdict: {
      brutal: "Selling is teaching with a price on the last slide, and you've already got the first forty slides.",
      gentle: 'Making people care about something they did not choose is where selling begins.',
    },
  },
  {
    from: 'soldier|military-officer',
    to: 'sales|business-development-manager',
    brutal: [
      "Sales also talks about targets, territory and ammunition. Somebody will have to tell you it's a PDF.",
      'Up at six, boots clean, in position. Your first prospect has moved the call to next week.',
    ],
    gentle:
      'Discipline, briefings and staying polite when refused are strengths in sales. Show one moment in which you convinced somebody who did not have to obey.',
    verdict: {
      brutal: 'In the army an order is an order, and in sales it is a hope with a close date.',
      gentle: 'Keeping going in bad weather is most of what a sales manager hopes for.',
    },
  },
  {
    from: 'bar-and-floor',
    to: 'sales',
    brutal: [
      '“Any sides with that?” Cross-selling, in four words, with a straight face.',
      'If you can get a table to choose the fish on a Monday, enterprise software holds no fear.',
    ],
    gentle:
      'Recommending, reading the table and closing with dessert: hospitality is sales without the word. Put a figure on it, such as spend per head, and let it stand first.',
    verdict: {
      brutal: 'Whoever has talked a table of six into the cheese board is wasted on anything but enterprise accounts.',
      gentle: 'Hospitality sells by looking after people, and that is the kind of selling that lasts.',
    },
  },
  {
    from: 'nursing',
    to: 'sales|medical-sales-representative',
    brutal: [
      'Nurses hide from reps in the sluice. You know exactly where to stand.',
      "“Just leave the pens.” You'll be hearing that from the other side of the trolley.",
    ],
    gentle:
      'Clinical credibility is what device and pharma firms cannot train. Name the products you used daily, the colleagues you trained on them and the territory you know.',
    verdict: {
      brutal: "You're going from being interrupted on a ward to doing the interrupting, with samples.",
      gentle: 'You can tell what is useful at a bedside, and buyers will hear that in the first minute.',
    },
  },
  {
    from: 'electrician|plumber|gas-engineer|carpenter|hvac-technician|solar-installer',
    to: 'sales|sales-engineer',
    brutal: [
      'Bad news in the trades gets delivered in the hallway, in socks. Conference rooms will feel easy.',
      "Someone in sales who knows whether it'll fit. The fitters will want a picture of you for the van.",
    ],
    gentle:
      'Trade buyers trust people who have used the product in a cold loft. Say what you specified, quoted or upsold on the tools, because that was sales already.',
    verdict: {
      brutal: 'The people who have to fit what the brochure promises are sending someone in for a quiet word with it.',
      gentle: 'You can tell a customer what will happen on the day, and nobody sells better than that.',
    },
  },
  {
    from: 'actor|dancer|presenter|musician',
    to: 'sales|real-estate-agent',
    brutal: [
      'You can cry on cue. Quarter end will ask you to.',
      'Cold calls are auditions where they at least tell you no.',
      'Act two is where you ask for the signature.',
    ],
    gentle:
      'Voice, nerve and learning a script until it sounds like you are trained skills. Name the numbers you have played to, then something you sold, even tickets.',
    verdict: {
      brutal: "In your line of work they say “thank you, we'll let you know”, and in the next one it's procurement.",
      gentle: 'Prepare, listen, respond in the moment: a good sales call has the same three beats as a scene.',
    },
  },
  {
    from: 'hair-and-gym',
    to: 'sales|customer-success-manager',
    brutal: [
      "You get people to rebook before they've paid for this one. Software calls it retention and needs a platform.",
      "“I wouldn't normally say this, but have you thought about the shampoo?” And they buy it. Every quarter.",
    ],
    gentle:
      'A full diary of returning clients is a book of business. Give the rebooking rate or the number of regulars: it is the sales figure people will believe.',
    verdict: {
      brutal: 'People come in for half an hour and leave with something booked for six weeks, and only now do you call it sales.',
      gentle: 'Clients who return do so by choice, and account managers would like to hear how that is done.',
    },
  },
  {
    from: 'automotive-technician|hgv-mechanic',
    to: 'car-salesperson|sales',
    brutal: ["From the person who knows what's wrong with it to the person who says one careful owner.", "You'll be selling the noise you used to find."],
    gentle:
      'A seller who can lift the bonnet and explain is a rare comfort to buyers. Say which faults and models you know, and how you explained costs to people.',
    verdict: {
      brutal: 'A mechanic is coming through to the showroom with clean hands and far too much information.',
      gentle: 'People drive a long way for somebody who can say honestly what a vehicle is worth and why.',
    },
  },
  {
    from: 'shop',
    to: 'sales',
    brutal: [
      "Your customers walked in by themselves. That's called inbound, and your new colleagues will not believe you.",
      "B2B means no gift wrap. The bag's extra, and it's called implementation.",
    ],
    gentle:
      'Shop selling is fast, face to face and measured daily. Bring the figure they used for you: conversion, basket, units per sale. It reads well in any sales team.',
    verdict: {
      brutal: "“Just looking, thanks” is said in shops and on video calls, and you're moving on to the version with eleven people in it.",
      gentle: 'You have met buyers one by one with your own eyes, and that is a grounding no course replaces.',
    },
  },
  {
    from: 'engineering-office|research|software',
    to: 'sales|sales-engineer',
    brutal: [
      "You know why it can't be done. Please leave that in the car.",
      "The customer asks if it does that. You'll have to answer before you've finished thinking.",
    ],
    gentle:
      'Technical people who can say it plainly close deals that others cannot. Give one time when you explained something hard to the person who had to pay for it.',
    verdict: {
      brutal: 'You come from people who say “strictly speaking” and want to join people who say “absolutely”.',
      gentle: 'You can be believed because you know how it works, and buyers feel the difference at once.',
    },
  },
  {
    from: 'real-estate-agent|property-manager',
    to: 'law|conveyancer|projects',
    brutal: [
      "You ring the solicitor. They're in a meeting. Now you'll find out what the meeting was.",
      "“Deceptively spacious” won't survive cross-examination.",
    ],
    gentle:
      'You know a transaction from the phone side: chains, surveys, who forgets what. Say how many you saw through, and which document you came to understand properly.',
    verdict: {
      brutal: 'The voice that rang each morning to ask if the searches were back is applying to sit where the searches are.',
      gentle: 'Waiting for a completion is hard on people, and you have been the one they rang.',
    },
  },
  {
    from: 'journalist|presenter|publishing-editor',
    to: 'marketing|public-relations-specialist',
    brutal: [
      'Newsrooms call it the dark side. It has parking.',
      'You know exactly how quickly a press release gets deleted. Use that power gently.',
      'From today, “no comment” is a draft of yours.',
    ],
    gentle:
      'Knowing what an editor throws away is the most useful thing anyone can bring to a press office. Name the beat you covered and the kind of story you always said yes to.',
    verdict: {
      brutal: "You're crossing the road to the people who never ring reporters back, and they'll be teaching you how.",
      gentle: 'An honest communications team starts from what makes a story worth telling, and so do you.',
    },
  },
  {
    from: 'chef|pastry-chef|baker|catering-manager|kitchen-porter',
    to: 'marketing|content-writer|social-media-manager',
    brutal: [
      'Somebody has to type “hand-foraged” with a straight face. In kitchens they only have to plate it.',
      "Content has to go out hot as well. It's just that nobody scrapes the plates.",
    ],
    gentle: 'Food people know what makes somebody stop and look. Show the dish, the post or the special that sold out, and what you wrote beside it.',
    verdict: {
      brutal: 'The person who knows what “artisan” means in practice applies to write it on the label.',
      gentle: 'Making people want it before they have tasted it is a craft, and it is a fair start.',
    },
  },
  {
    from: 'bar-and-floor|hotel-and-travel',
    to: 'marketing|event-manager',
    brutal: [
      'Marketing reads the reviews. You were standing there while they were being earned.',
      "Brand experience is a phrase for what happens when somebody remembers the regular's drink.",
    ],
    gentle:
      'You have heard guests say in their own words why they came and why they came back. That is customer insight: write down one thing you changed because of it.',
    verdict: {
      brutal: "You've seen the guest compare the place with the leaflet, and you'd like a word with whoever wrote “hidden gem”.",
      gentle: 'Those who keep the promise every day often know best how to make it.',
    },
  },
  {
    from: 'shop|florist',
    to: 'marketing|brand-manager|crm-manager',
    brutal: [
      'On a shop floor you can watch a campaign get walked straight past. Agencies never have to look.',
      '“Limited edition” is a lot funnier to the people who unpack it by the pallet.',
    ],
    gentle:
      'Promotions look different from the aisle. Say which display, offer or window moved something, and by how much; marketing teams seldom hear from that end.',
    verdict: {
      brutal: "Head office sends the posters in a tube, and you've decided to find out who rolls them up.",
      gentle: 'You have seen the offer and the customer in the same aisle, and few marketers can say so.',
    },
  },
  {
    from: 'actor|musician|dancer|photographer|video-editor|camera-operator',
    to: 'marketing|social-media-manager|digital-media-manager',
    brutal: [
      'Getting people out on a wet Tuesday to see something odd is hard. A webinar is only a click.',
      "Exposure, reach, engagement: the words artists get offered instead of lunch. Over there they're budgeted.",
    ],
    gentle:
      'Anyone who has promoted their own work has done marketing without a team. Give one show, release or shoot: how you filled it, through which channel, how many came.',
    verdict: {
      brutal: "Artists get paid in exposure, and you've applied to the department where it's kept.",
      gentle: 'Getting an audience with tape and a bicycle is the best possible training for getting one with a budget.',
    },
  },
  {
    from: 'sales|phone-and-chat',
    to: 'marketing',
    brutal: [
      "Sales says the leads are rubbish. You're about to hear that from the other end.",
      "Salespeople use the brochure as a coaster. You're about to spend a month choosing the paper.",
    ],
    gentle: 'You have heard which sentence makes people listen and which one ends the call. Write two of them down as copy, and your portfolio has begun.',
    verdict: {
      brutal: 'Sales has always said that marketing lives on another planet, and here comes an application, with coordinates.',
      gentle: 'Customers have their own words for things, and the best marketing borrows them.',
    },
  },
  {
    from: 'data|research',
    to: 'marketing|market-researcher',
    brutal: ["Correlation doesn't imply causation. Say it early, before the launch party.", "You'll miss the control group. They'll have boosted it as well."],
    gentle:
      'Measurement is the weak spot of many marketing teams, so make it your calling card. One test you designed, what you expected, what happened instead.',
    verdict: {
      brutal: 'Somebody with confidence intervals is about to walk into a meeting that runs on confidence.',
      gentle: 'Saying what the numbers support, and what they do not, is what a good team will thank you for.',
    },
  },
  {
    from: 'chef|pastry-chef|baker|catering-manager|kitchen-porter|waiter|bartender|barista',
    to: 'office',
    brutal: ["There's a chair. You're meant to use it.", 'In an office, lunch happens at lunchtime. Give yourself a week to stop eating over the bin.'],
    gentle:
      'Ordering, rotas, stock and stroppy suppliers are administration in a hot room. List the paperwork you handled and the systems, because the rest of the skill is obvious.',
    verdict: {
      brutal: 'Hospitality is about to find out that in other places people go home at five and eat sitting down.',
      gentle: 'Order is easy in an office after it has been kept in a place that resists it.',
    },
  },
  {
    from: 'construction-worker|bricklayer|scaffolder|plasterer|roofer|groundworker',
    to: 'office',
    brutal: [
      "The tea's worse, the banter's in emails, and nobody shouts when something heavy is coming.",
      "Steel toecaps off, lanyard on. It's the lanyard that catches in the door.",
    ],
    gentle:
      'Site diaries, deliveries, timesheets, tickets: more office work happens on a site than people think. Name the forms and systems you kept, and how many people depended on them.',
    verdict: {
      brutal: "On site everybody can see what you did today, and you're moving to where it's in a shared folder.",
      gentle: 'When the paperwork is wrong it is the site that suffers, so you will see that it is right.',
    },
  },
  {
    from: 'nursing|care|healthcare-assistant',
    to: 'office|administrative-assistant|medical-receptionist',
    brutal: [
      "No call bell in there. When the lift pings, you'll still look up.",
      "Offices run a step challenge. You'll have won it by the time you've found the kettle.",
    ],
    gentle:
      'Records, rotas, phone calls and discretion are already in your days. Put the systems you used first, then say how many people relied on you to get it right.',
    verdict: {
      brutal: "A morning in care holds forty things before ten o'clock, and an office will ask for three by Friday.",
      gentle: 'Careful records, with people waiting, are the best training there is for a calm desk.',
    },
  },
  {
    from: 'school|nursery',
    to: 'office|administrative-assistant|executive-assistant',
    brutal: [
      'You can go to the toilet whenever you like. Take it slowly.',
      "Directors also need a snack, a clear timetable and ten minutes' warning before they have to stop.",
    ],
    gentle:
      'Timetables, letters home, trips and forms: the classroom runs on administration. Say what you organised for how many, and which system it went through.',
    verdict: {
      brutal: 'An expert in lost jumpers, late forms and clear instructions is applying to where the adults keep theirs.',
      gentle: 'A crowded day that lets other people get on with theirs is what an office needs somebody to organise.',
    },
  },
  {
    from: 'soldier|military-officer|naval-rating',
    to: 'office|operations-manager',
    brutal: [
      'Ten hundred hours on the invitation; eight people, ten past ten, looking for a cable. Breathe.',
      "A stores clerk who won't issue without a signature would feel quite at home in facilities.",
    ],
    gentle:
      'Logistics, rosters and stores are operations by any name. Civilianise each line: people led, value of kit looked after, what had to be ready by when.',
    verdict: {
      brutal: "You're leaving a place where kit is counted twice a day for one where every charger belongs to nobody.",
      gentle: 'Kit that is ready and accounted for is operations at its best, whatever colour it was painted.',
    },
  },
  {
    from: 'warehouse|driving',
    to: 'office|logistics',
    not: 'bus|coach|tram|train|rail|railway|taxi|transit|passenger|ambulance|chauffeur|ferry|minibus',
    brutal: ['You know why the paperwork is wet. Dispatch only ever wondered.', "Now you'll be the voice that says “it's definitely on the van”."],
    gentle:
      'Planners who have loaded and driven make plans that work at the dock. Name the system, the number of drops or lines a day, and one route or process you put right.',
    verdict: {
      brutal: "Somebody books three lorries into one bay at eight, and you've applied to find out how it's done.",
      gentle: 'You have carried out the plan, so the plans you write will be kinder and better.',
    },
  },
  {
    from: 'cleaning-and-caretaking',
    to: 'office|facilities-manager',
    brutal: [
      "Whoever looks after a building has the keys to it. Directors can't get into the stationery cupboard.",
      "You've met the boiler. Upstairs they've only met the strategy for it.",
    ],
    gentle:
      'Contractors, compliance checks, keys and budgets for lamps: list what you controlled and how large the building is. That is facilities work in its own words.',
    verdict: {
      brutal: 'The person everyone rings when it leaks is applying for the desk that decides who gets rung.',
      gentle: 'Buildings have parts that are not on the plan, and it helps to have met them.',
    },
  },
  {
    from: 'nursing|care|support-worker',
    to: 'human-resources',
    brutal: [
      "You can tell when “I'm fine” isn't. HR has a survey for that, once a year, on a scale of one to five.",
      "Off-duty, swaps, who can't work with whom: you've been doing HR on a sheet of A4 by the kettle.",
    ],
    gentle:
      'Difficult conversations, confidentiality and fair rotas are the core of HR. Name one you led on the staff side, such as inductions, supervisions or return-to-work talks.',
    verdict: {
      brutal: "You're leaving people who ask how you are and wait for the answer, for a department that sends a survey.",
      gentle: 'Listening, fair notes and keeping a confidence are shared ground, so name a conversation that called for all three.',
    },
  },
  {
    from: 'school|nursery',
    to: 'human-resources|corporate-trainer',
    brutal: [
      '“Who started it?” is also how grievance procedures begin, with worse biscuits.',
      'Registers, behaviour points, a seating plan to keep those two apart. Offices will be soothingly similar.',
      "Take turns, share, tell the truth, say sorry. That's the staff handbook, minus the appendices.",
    ],
    gentle:
      'Observation, feedback and fair rules are what managers ask HR to teach them. Say whom you mentored or trained among colleagues, since that is your bridge.',
    verdict: {
      brutal: 'Whoever can separate the two at the back is qualified to sit between Finance and Sales.',
      gentle: 'You help people learn and get along, and companies have a department for that.',
    },
  },
  {
    from: 'bar-and-floor|hotel-and-travel|shop',
    to: 'human-resources|recruiter',
    brutal: [
      'A trial shift tells you in ten minutes what an assessment centre takes a day and a buffet to miss.',
      'You can staff a Saturday from a phone with nine per cent battery. Talent acquisition, then.',
    ],
    gentle:
      'Hiring, rotas and training new starters at speed is what these teams do all year. Say how many people you took on or showed round, and how many were still there in spring.',
    verdict: {
      brutal: 'Someone who can find cover for tonight by half past four is being wasted on anything other than recruitment.',
      gentle: 'Busy places learn fast who is good with people, and that is a fair start in recruiting.',
    },
  },
  {
    from: 'hairdresser|barber|nail-technician|beautician|bartender|taxi-driver',
    to: 'human-resources|recruiter|counsellor',
    brutal: [
      "They already tell you everything. Now you'll have to write some of it down.",
      'People say what they really think of their boss to whoever is holding the scissors, the shaker or the wheel.',
    ],
    gentle:
      'People open up to you while your hands are busy, which is a rare sort of trust. Name the training you have begun in this field and where confidentiality came into your old work.',
    verdict: {
      brutal: 'A chair, a captive listener and the words “go on, then” have led, as they were bound to, to the people department.',
      gentle: 'People talk while your hands are busy, and a profession can be built on that kind of trust.',
    },
  },
  {
    from: 'sales|real-estate-agent',
    to: 'recruiter|human-resources',
    brutal: [
      "It's selling, except the product can change its mind on the Friday and take a counter-offer.",
      'Pipeline, closing, follow-up. Only this time the goods ask about hybrid.',
    ],
    gentle:
      'Recruiting is selling in both directions, and you have the one half. Say how long your typical sale took and how you qualified people, because recruiters think the same way.',
    verdict: {
      brutal: "You know how to close, so they're letting you loose on candidates, who close their cameras.",
      gentle: 'Hiring is two sides talking until they agree, and you have practice with both chairs.',
    },
  },
  {
    from: 'bar-and-floor|shop|hotel-and-travel',
    to: 'phone-and-chat',
    brutal: [
      'You can keep smiling and roll your eyes at last.',
      "The customer is always right, and now they're also in a tunnel.",
      "No more catching somebody's eye across the room. They press hash.",
    ],
    gentle:
      'You have handled face to face what most agents only handle by voice. Give the number of people a day, the till or booking system, and one complaint that ended well.',
    verdict: {
      brutal: "You've served people across a counter, and now you're asking to be put on hold with them.",
      gentle: 'Work face to face prepares for work by voice, and one hard conversation would show it.',
    },
  },
  {
    from: 'kitchen',
    to: 'design',
    brutal: ['White space. On a plate they call it a small portion.', "Plating with tweezers, in a rush, under a heat lamp. Kerning won't scare you."],
    gentle:
      'Composition, colour and finishing under pressure: plating is design that gets eaten. Show five pieces you have made on screen; the eye is explained by this job.',
    verdict: {
      brutal: "You're going from arranging seven peas to arranging seven pixels, with the same held breath.",
      gentle: 'You already decide what goes where and what to leave off, and design begins there.',
    },
  },
  {
    from: 'building|carpenter',
    to: 'design|interior-designer|cad-technician|architect',
    brutal: [
      'Building what somebody drew gives a person ideas. Now draw it so that the door opens.',
      'Two doors that hit each other are very cheap to move with a rubber and very loud with a saw.',
    ],
    gentle:
      'Designers who know how it is fixed to the wall save everyone a phone call. Put drawings in a portfolio and mention which details you changed on site and why.',
    verdict: {
      brutal: "“How's this meant to fit, then?” has been asked from the site, and will soon be answered from the drawing board.",
      gentle: 'A line on paper has a cost in timber, and your drawings will be the better for it.',
    },
  },
  {
    from: 'teacher|art-teacher|primary-teacher',
    to: 'design|ux-designer|ux-researcher',
    brutal: [
      "Any display board survives twenty-eight users with glue. That's usability testing.",
      "If they can't find the instructions, it's the worksheet's fault. Most product teams need a workshop to say that.",
    ],
    gentle: 'You watch people not understand things, kindly, and then change the thing. That is user research. Show one before and after, even of a worksheet.',
    verdict: {
      brutal: "The laminator has been a loyal colleague, but now you've seen Figma.",
      gentle: 'Teaching shows where people get lost, and design is the art of noticing that early.',
    },
  },
  {
    from: 'hairdresser|barber',
    to: 'design|interior-designer|fashion-designer|graphic-designer',
    brutal: [
      "They show you a picture of someone else entirely and say “that, but on me”. It's called a mood board now.",
      'You do revisions live, with scissors, and no undo.',
    ],
    gentle:
      'Colour theory, proportion and clients who change their mind: only the tools are new. Put before and after side by side on one page, then add your first three briefs.',
    verdict: {
      brutal: 'Somebody who has heard “can you just take a bit more off” all week is ready for “can you make it pop”.',
      gentle: 'You work on what people have to wear out of the door, and that is design with consequences.',
    },
  },
  {
    from: 'marketing|words-and-news|sales',
    to: 'design|ux-designer|graphic-designer',
    brutal: [
      '“Make the logo bigger” came from over there, where you work. They kept the email.',
      'Your side sends feedback as one line in capitals. Welcome to the inbox it lands in.',
    ],
    gentle: 'Having sat where the briefs are written, you will read them better than most. Let a portfolio of six pieces speak before the job titles.',
    verdict: {
      brutal: 'The client has defected, bringing the style guide and a number of apologies.',
      gentle: 'Designers who understand what the work is for are easy to trust.',
    },
  },
  {
    from: 'psychologist|research|nursing|social-worker',
    to: 'ux-researcher|ux-designer',
    brutal: ['You already know that what people say, do and tick are three separate studies.', 'Five participants is a study in UX. Try not to faint.'],
    gentle:
      'Interviewing without leading, ethics, careful notes: UX researchers wish they had your training. Shorten one study to question, method, finding and what changed.',
    verdict: {
      brutal: 'Over there it takes an ethics form and a quiet room, and over here five strangers and a voucher.',
      gentle: 'Asking and then being quiet is rarer than it sounds, and products improve wherever someone does it.',
    },
  },
  {
    from: 'software',
    to: 'design|ux-designer|product-manager',
    brutal: [
      "“The users will figure it out,” say developers. They're about to be your users.",
      'Eleven settings, each behind a gear icon. It made sense in the schema.',
    ],
    gentle: 'A sketch by somebody who has built things tends to survive the sprint. Show one screen you changed after watching somebody use it.',
    verdict: {
      brutal: 'The people who put everything in a dropdown are sending one of their own to look at it.',
      gentle: 'Why do people click there? Anyone who has built the button may well ask, and design begins with asking.',
    },
  },
  {
    from: 'bar-and-floor|kitchen|shop',
    to: 'accounts',
    brutal: [
      "Two pounds out, one in the morning, everybody's coat on. That's an audit.",
      'The float, the voids, who opened the till without a sale: fraud control wears an apron.',
    ],
    gentle:
      'Cashing up, stock counts and supplier invoices are bookkeeping in an apron. Say what you reconciled, how often, and which exam or package you are learning.',
    verdict: {
      brutal: "You've decided it would be nice to count the takings in daylight.",
      gentle: 'A till made to agree at the end of a long night is bookkeeping in all but name.',
    },
  },
  {
    from: 'baker',
    to: 'banking-and-insurance|accounts',
    brutal: [
      "Baker to banker takes one letter and saves you a four o'clock alarm.",
      "You proved it, weighed it and let it rise slowly. They'll want it to rise by Thursday.",
    ],
    gentle: 'Recipes are ratios, and a bakery that makes money knows its cost per loaf. If you did the costing, the ordering or the books, say so first.',
    verdict: {
      brutal: "You're leaving one business that lives on rising dough for another.",
      gentle: 'Costs to the gram and an early start: finance will respect both.',
    },
  },
  {
    from: 'barista',
    to: 'barrister|lawyer|paralegal|law',
    brutal: ['Spellcheck has been suggesting this for ages.', 'You already ask people to state what they want and you write it on the evidence.'],
    gentle:
      'Accuracy at speed and a memory for regulars are no bad start. Put the law course, clinic or volunteering at the very top, and let this line show that you can work.',
    verdict: {
      brutal: 'A couple of extra letters and a wig, and the queue will have to rise when you come in.',
      gentle: 'A morning queue teaches listening to what was asked, and the studies on this page can add the rest.',
    },
  },
  {
    from: 'bartender|bar-manager',
    to: 'law',
    brutal: ['You want to be called to the bar. From behind it.', "“I think you've had enough” is a judgment with immediate effect and no leave to appeal."],
    gentle:
      'Licensing rules, incident logs and saying no politely are closer to law than people think. Name the law studies first, then one situation in which you had to apply a rule.',
    verdict: {
      brutal: "There's a bar at both ends of this career, and the second one has worse opening hours and better chairs.",
      gentle: 'A bar has rules and people who argue with them, so one evening could open this application.',
    },
  },
  {
    from: 'barrister',
    to: 'barista|bar-and-floor',
    brutal: [
      'The wig comes off and the apron goes on. People will finally be pleased when they see you.',
      'Your closing argument used to take a morning. This one has oat milk in it.',
    ],
    gentle:
      'There is no need to explain a change like this, only to show it is meant. Any shift, course or pop-up you have done belongs in the first three lines.',
    verdict: {
      brutal: 'Six minutes a unit becomes three minutes a flat white, with far fewer appeals.',
      gentle: 'This is work that people enjoy at once, and one honest sentence on why you want it will do.',
    },
  },
  {
    from: 'actor',
    to: 'actuary|banking-and-insurance|accounts',
    brutal: [
      'Actor to actuary: the first three letters are the same, and after that somebody has calculated the ending.',
      "Premiums, tables, projections: it'll be the first reading of them anybody has stayed awake for.",
    ],
    gentle:
      'Finance hires people who can explain, and few in the building can. Show the exams or maths first; then let the stage explain why clients will understand you.',
    verdict: {
      brutal: 'The drama leaves the stage and turns up, quite unexpectedly, in the quarterly assumptions.',
      gentle: 'Numbers need someone whom an audience can follow, and that part is already trained.',
    },
  },
  {
    from: 'police-officer|detective|probation-officer|prison-officer',
    to: 'law|compliance-officer|paralegal',
    brutal: [
      "Outside the courtroom it's a bench and a machine coffee. Inside there are seats.",
      "In court it's called a bundle. You've met it when it was a carrier bag.",
    ],
    gentle:
      'Statements, disclosure and evidence rules are common ground with any law firm. State the legal study you have begun, then the kind of files you built.',
    verdict: {
      brutal: "The witness box is about five metres from counsel's bench, and you've started walking.",
      gentle: 'You have seen what happens before a case becomes paper, and lawyers seldom do.',
    },
  },
  {
    from: 'software|servers-and-support|data',
    to: 'law|patent-attorney|data-protection-officer|compliance-officer',
    brutal: [
      "Your whole trade ships “I agree” boxes that nobody reads. You're off to meet the people who write them.",
      'Law is a code base with no tests, eight hundred years of patches and nobody allowed to delete anything.',
    ],
    gentle:
      'Regulators and inventors both need someone who knows what the system really does. Name the qualification you are taking and one policy or audit you had to satisfy.',
    verdict: {
      brutal: 'Tech is sending someone to work on the only legacy system with robes.',
      gentle: 'You read rules that have to be exact, and you know what happens when one was forgotten.',
    },
  },
];
