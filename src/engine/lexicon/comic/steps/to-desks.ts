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
      brutal: 'This CV hangs up its apron, walks out through the pass and asks the developers where they keep the clean tea towels.',
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
      brutal: 'Somebody here got tired of carrying the stack through a swing door and would now like to push it to production.',
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
      brutal: 'This CV leaves a ward where everything gets written down for a trade whose README says “coming soon”.',
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
      brutal: 'This CV has done its time in traffic and would now like to be the reason for some.',
      gentle: 'You come from work with a fixed hour at every stop, and that makes your estimates worth listening to.',
    },
  },
  {
    from: 'driving-instructor',
    to: 'software|projects',
    brutal: [
      "Pair programming, but you're used to having your own brake.",
      'Nobody in IT gives a mock test before letting you out alone. They give you the production password.',
    ],
    gentle:
      'Sitting beside a learner and speaking up at exactly the right second is code review in real time. Mention how you kept records of progress, because teams need that too.',
    verdict: {
      brutal: 'This CV has sat calmly in the passenger seat at every roundabout, and now volunteers to do it for a release.',
      gentle: 'Teaching people to stay calm at the junction is a skill that carries straight over into a team under a deadline.',
    },
  },
  {
    from: 'train-driver',
    to: 'software',
    brutal: [
      'Ruby on Rails, finally with a proper licence.',
      "Your signals are red, yellow and green and everyone obeys them. In software that's a dashboard and nobody does.",
    ],
    gentle:
      'Rules, route knowledge and reporting every irregularity: rail habits are what safety-critical software is looking for. Aim at that corner of the trade and say so in one line.',
    verdict: {
      brutal: 'A trade that stops at every red is about to join one that ships on it.',
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
      'Electricians isolate, lock off and test for dead. Developers change it live and watch what happens.',
      "“Who wired this?” Now you'll say it about code, and it will have been you, in March.",
    ],
    gentle:
      'Fault finding with a meter is debugging with consequences. Describe one awkward fault and how you narrowed it down, then show the same thinking in code.',
    verdict: {
      brutal: "This CV has spent its days proving things dead before touching them, and would like to join a trade that doesn't.",
      gentle: 'Testing before touching is a discipline software teams pay consultants to learn.',
    },
  },
  {
    from: 'plumber|gas-engineer|hvac-technician|pipefitter',
    to: 'software|data',
    brutal: [
      'They talk about pipelines, leaks and sinks all day, and not one of them can get under a kitchen unit.',
      'Data flows downhill too. Nobody has told them about traps.',
    ],
    gentle:
      'You already think in flow, pressure and what happens when something upstream fails. Show one pipeline you have built on a screen, and describe it the way you would describe a heating system.',
    verdict: {
      brutal: 'A tradesperson who has fixed actual pipelines applies to join the people who named theirs after them.',
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
      brutal: 'This CV knows exactly what shipping weighs and has decided to try the kind you can do from a chair.',
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
      brutal: "“The system won't let me,” says every till in the land, so this CV has decided to become the system.",
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
      brutal: 'In a classroom you say it three times to thirty people; here somebody hopes to say it once, to a machine.',
      gentle: 'Clear code is the best kind, which makes a teacher of clear things a natural author of it.',
    },
  },
  {
    from: 'college-lecturer|tutor|corporate-trainer',
    to: 'software',
    brutal: [
      "You can explain recursion to anybody. Now you'll have to leave it running.",
      'Slide forty says “any questions”. In software they come as pull requests, at midnight, from someone called dave_x.',
    ],
    gentle: 'People who have taught a subject document it better than anyone. Link to something you wrote and something you built, and let both be read.',
    verdict: {
      brutal: 'This CV has explained how it is done to room after room, and would now like a go.',
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
      brutal: "Briefings at dawn meet a trade that finds a ten o'clock stand-up harsh.",
      gentle: 'Good engineering wants people who follow a procedure and also ask what it is for.',
    },
  },
  {
    from: 'naval-rating|deck-officer',
    to: 'servers-and-support|software',
    brutal: [
      "Kubernetes is Greek for helmsman. You'd be the first applicant who has actually stood a watch.",
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
    from: 'police-officer|detective',
    to: 'software|data',
    brutal: [
      'Police notes are timed, signed and stand up in court. Wait until you read a commit message.',
      "“Talk me through what happened, from the beginning.” To a log file, which for once won't ask for a solicitor.",
    ],
    gentle:
      'Taking a statement is requirements gathering with higher stakes. The habit of writing down what you saw and not what you assume belongs in your first line.',
    verdict: {
      brutal: '“Where were you on the night in question?” can also be put to a server, and it keeps better records.',
      gentle: 'Evidence first, conclusions after: a detective habit with a long future in front of a screen.',
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
      brutal: 'The door is locked and the barrier is down, and this CV has noticed that everybody now comes in through the Wi-Fi.',
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
      brutal: 'Someone has closed the binder on clause 14.3(b) to write a language where the nested brackets are at least coloured in.',
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
      brutal: 'A person who goes home only when it balances applies to a trade that ships with known issues.',
      gentle: 'Month end has given you what testers try to teach: check it, trace it, sign it.',
    },
  },
  {
    from: 'musician',
    to: 'software',
    brutal: [
      "Keys, bars, repeats, a bridge nobody understands. Sheet music compiles, too, if the drummer's ready.",
      "Open source: people build something beautiful together, for nothing, and argue about the licence. You'll know the set list.",
    ],
    gentle:
      'Practice, ensemble work and playing what is written are all good omens for programming, and plenty of developers play. Show a repository the way you would send a recording.',
    verdict: {
      brutal: "Nobody in the band can read the drummer's handwriting, so a code base should hold no surprises.",
      gentle: 'Someone used to daily practice will not be frightened by a language that takes a year to play well.',
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
      brutal: 'The stage has never moved an opening night, so naturally it is sending someone to people who move theirs monthly.',
      gentle: 'Opening nights do not shift, and people who have lived by them are precious in project work.',
    },
  },
  {
    from: 'veterinarian|veterinary-nurse|animal-care-worker',
    to: 'software|servers-and-support',
    brutal: [
      "An animal can't say where it hurts. Nor can a ticket that says “not working”. You'll be home by lunch.",
      'Bites, scratches, and it was fine until it got here. Now describe the printer.',
    ],
    gentle:
      'Diagnosing without being told the symptoms is what debugging is. Find one case where you ruled things out step by step, and write it like a bug report.',
    verdict: {
      brutal: 'From things that growl to things that hum, with the same careful approach from the side.',
      gentle: 'Patience with creatures that cannot explain themselves is a rare gift near computers.',
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
      'In a factory somebody counts the rejects. Software lets the users do that.',
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
      'Mechanics find the fault and charge for it. Developers find the fault and charge for making it.',
    ],
    gentle:
      'Reading fault codes and then not quite believing them is a mature attitude to software. Modern cars are mostly programs: say which diagnostic kit you know.',
    verdict: {
      brutal: "Oil off the hands, please: this CV wants to work on something you're allowed to turn off and on again.",
      gentle: 'Diagnosis is your trade already, and the next thing on the ramp just happens to be code.',
    },
  },
  {
    from: 'hairdresser|barber',
    to: 'software|ux-designer|business-analyst',
    brutal: [
      '“Just a trim” has taught you more about requirements than any workshop with sticky notes.',
      'They say they want a fringe. Two weeks later they say you did it. Product development has a name for that: scope.',
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
      brutal: 'The person who really tidies up is joining a trade that leaves a comment saying “tidy this up later”.',
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
      brutal: 'Somebody got so tired of retyping the same cell that they have decided to do something about it professionally.',
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
      brutal: "Support apologises for other people's bugs all day, and this CV would like to start making its own.",
      gentle: 'Having listened to everyone the software let down, you will know which bug to fix first.',
    },
  },
  {
    from: 'research',
    to: 'software',
    brutal: [
      'In science the result must be repeatable. In software they say “works on my machine” and go home.',
      'Research code is called analysis_final_v3_REAL.py and runs on one laptop, with the lid held open by a book.',
    ],
    gentle:
      'Research code that others can run is worth more than another paper here. Tidy one repository, write its README, and put the link where the publications begin.',
    verdict: {
      brutal: 'Four reviewers and eighteen months are being swapped for one tired colleague before lunch.',
      gentle: 'You are trained to ask how we know, which is the most useful question in any code review.',
    },
  },
  {
    from: 'pharmacist|pharmacy-technician|dental-nurse|dentist|dental-hygienist',
    to: 'software',
    brutal: [
      'If you can read a prescription, legacy code holds no terrors.',
      "Two people check the label before anything leaves the counter. In software that's called a luxury.",
    ],
    gentle:
      'Double checks and clear labels are what teams mean by quality. If you know a dispensing or practice system, say which, and what it made harder than it had to be.',
    verdict: {
      brutal: 'A trade where the small print can hurt you sends its regards to a trade where the small print is a licence file.',
      gentle: 'Careful by training and checked by habit: that is a fine temperament for writing software.',
    },
  },
  {
    from: 'engineer|mechanical-engineer|civil-engineer|structural-engineer|electrical-engineer|aerospace-engineer|chemical-engineer',
    to: 'software|data',
    brutal: [
      "Engineers have a factor of safety. Developers have a hotfix. You'll want to sit down.",
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
      brutal: 'From deadlines at midnight and arguments over a semicolon, to deadlines at midnight and arguments over a semicolon.',
      gentle: 'Clear sentences and clear code come from the same habit, and you already have the first.',
    },
  },
  {
    from: 'design',
    to: 'frontend-developer|web-designer|software',
    brutal: [
      "You hand it over, it comes back nine pixels out. So you've decided to do it yourself. Correct.",
      "Nobody will say “make the logo bigger” any more. They'll say “that's not in scope”, in a hoodie.",
    ],
    gentle:
      'Designers who can build what they draw are the ones teams fight over. Let one page be both your design and your code, and link it right at the top.',
    verdict: {
      brutal: 'This CV saw what the developers did to the layout and has come to speak to them personally, as one of them.',
      gentle: 'You have drawn how it should look, and wanting to make it work is the natural next question.',
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
      brutal: 'Marketing writes “seamless” in the launch email, and this CV would like to be the one who makes it so.',
      gentle: 'Knowing why anybody would want the product is not a bad thing to bring to building it.',
    },
  },
  {
    from: 'sales',
    to: 'software',
    brutal: [
      "You know the demo script by heart. This is the job where you find out what's behind the third tab. Nothing.",
      "Salespeople sell what doesn't exist yet. Developers have a word for that person, and soon you'll be in the room for it.",
    ],
    gentle:
      'You have heard hundreds of honest objections to software, and most developers have heard none. Turn one into something you built, and lead with it.',
    verdict: {
      brutal: 'Sales says yes to the button, and this CV has the decency to come over and help build it.',
      gentle: 'You know what makes somebody say yes to a product, and that is worth having in the room where it is made.',
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
      'Stacked, queued, one at a time, no collisions. They call it concurrency and they get it wrong on a Tuesday.',
      "“Say again” is the whole of networking, and you've been doing it to aeroplanes.",
    ],
    gentle:
      'Separation, queues and clear phraseology are the textbook of reliable systems. Say which procedures you wrote or trained others in, then add the technical proof.',
    verdict: {
      brutal: 'A trade where two things must never land in the same place is sending someone to the people who invented merge conflicts.',
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
      brutal: 'A trade of checklists, black boxes and go-arounds has applied to one that closes the lid and hopes.',
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
      brutal: 'A different kind of server, a different kind of down, and this CV is waiting on progress bars.',
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
      brutal: "First you pull the cable through the wall, and then for the rest of your days people ask you why it's slow.",
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
      brutal: 'When the smart whiteboard freezes they shout for whoever is next door, and this CV would like to be that officially.',
      gentle: 'Patience and plain words are the hard part of IT support, and you arrive with both.',
    },
  },
  {
    from: 'soldier|military-officer',
    to: 'servers-and-support|information-security-manager',
    brutal: [
      'Radio checks, call signs, kit that must work in mud. An office with air conditioning will feel like a trap.',
      'Need to know, least privilege, two-person rule: IT security bought your doctrine and put it on slides.',
    ],
    gentle:
      'Signals, access control and incident drills translate well, but only if you translate them. Give each military term its civilian word and add the exam you have sat.',
    verdict: {
      brutal: 'A world of locked cabinets and signed-out keys applies to people whose password is on the monitor.',
      gentle: 'Procedure is what is left when everyone is tired, and systems work depends on people who keep it.',
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
      brutal: 'Kitchens cost things to the gram, and this one is off to join people who round to the nearest million.',
      gentle: 'You have turned raw things into something people can use, on time, and an analyst does little else.',
    },
  },
  {
    from: 'bar-and-floor',
    to: 'data',
    brutal: [
      'Joining tables used to involve moving the chairs.',
      "You know table nine will want the bill, two spoons and a taxi. That's a predictive model with an apron.",
    ],
    gentle:
      'Covers, spend per head, no-shows by weekday: a restaurant floor is full of data that nobody looks at. Analyse some, link it, and this line becomes your unfair advantage.',
    verdict: {
      brutal: 'Pushing two tables together for a party of twelve turns out to be a data skill, so here comes the application.',
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
      brutal: 'Nurses take the numbers at the bedside, and this one would like to ask them, from a safe distance, what on earth happened.',
      gentle: 'You have collected data where it mattered that it was right, which is more than most analysts can say.',
    },
  },
  {
    from: 'lifeguard',
    to: 'data|servers-and-support',
    brutal: ['They keep a data lake. Nobody is on the chair.', "You can spot the one in two hundred that's behaving oddly. Anomaly detection, with a whistle."],
    gentle: 'Scanning methodically and acting fast on the unusual is monitoring. Say it in those words, then show the tool you have learned to do it with.',
    verdict: {
      brutal: 'The data lake has been unsupervised for long enough, and here comes a person with a whistle.',
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
      brutal: "Word has reached the loading bay that there's a kind of warehouse with chairs.",
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
      brutal: 'The industry that invented lift and shift has never met a person who could do either.',
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
      'They call it data cleaning, and not one of them owns a mop.',
      "You sort what everyone else has thrown in together, and it's always worse underneath. Bring the gloves.",
    ],
    gentle:
      'Data work is mostly putting right what others left. Come with a small project that shows before and after, and this line will read as a wry kind of proof.',
    verdict: {
      brutal: 'An entire profession boasts about its data cleaning, and here comes someone who knows you start at the top and work down.',
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
      brutal: 'Teaching colours in a lot of spreadsheets for inspectors, so this CV may as well do it for a board.',
      gentle: 'You have looked at results and changed what you did on Monday because of them, and that is the whole idea.',
    },
  },
  {
    from: 'accounts|banking-and-insurance',
    to: 'data',
    brutal: ['You distrust every total on sight. Data teams call that a senior hire.', 'The month-end pack was a dashboard all along. It just had staples.'],
    gentle:
      'You already know what the numbers mean, which is the half that cannot be taught in a bootcamp. Add SQL, one model and one chart somebody acted on.',
    verdict: {
      brutal: 'All those cells, lookups and sacred hidden tabs are asking to be released into a proper database.',
      gentle: 'Figures have a history and an owner, and an analyst who remembers that is worth a great deal.',
    },
  },
  {
    from: 'marketing',
    to: 'data',
    brutal: [
      "Marketing tells the board it was a great campaign. You'd be the one who checks.",
      'Last click, first click, it was the billboard. An attribution row ends when somebody finally opens the raw data.',
    ],
    gentle: 'You know which marketing numbers are worth anything, and which are weather. Show one analysis that changed a budget, with the query.',
    verdict: {
      brutal: 'Marketing shows the chart that goes up, and this CV would like to meet the rows that were left out.',
      gentle: 'You have asked what worked and wanted a better answer, and wanting it is how analysts start.',
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
      brutal: 'From a trade that publishes when it is sure to one that presents on Thursday regardless.',
      gentle: 'You know how to be honest about uncertainty, and someone in every data team should be.',
    },
  },
  {
    from: 'ecologist|geologist|environmental-engineer|land-surveyor',
    to: 'data',
    brutal: [
      'Data mining, data lakes, random forests. They named it all after your office and have never packed a sandwich.',
      'Fieldwork means counting newts in the rain. Here the field is a column.',
    ],
    gentle: 'You know how a data point gets made, mud included. Say which GIS or R work you have done, and how a survey design kept the numbers honest.',
    verdict: {
      brutal: 'An honest CV in wet boots asks for a lake you can work on from indoors.',
      gentle: 'You have gathered data where it lives, and that makes you the person who knows what it cannot say.',
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
      brutal: "The people who have quietly guarded everyone's borrowing history are being asked to do it for companies, with a lanyard.",
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
      brutal: "Everyone downstream complains about bad numbers, and this CV is swimming up to where they're made.",
      gentle: 'You have felt what a wrong forecast does to a real dock on a real Monday, and that is a lesson worth bringing.',
    },
  },
  {
    from: 'journalist',
    to: 'data|market-researcher',
    brutal: [
      "Journalists ask two sources before they print. Data teams have one source and it's called the warehouse.",
      "You'll finally have the figures. Nobody will ring to deny them.",
    ],
    gentle:
      'Asking who counted this, and why, is the first question in analysis, and you ask it by reflex. Show one story built on a data set, with how you checked it.',
    verdict: {
      brutal: 'Powerful people never answered the awkward questions, so this CV will be putting them to a table.',
      gentle: 'Scepticism with a deadline is a good description of the work you are asking for.',
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
      brutal: 'Dinner is at seven every night of the week, and this CV applies to people who celebrate delivering in Q3.',
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
      brutal: 'Nursing decides at the bedside, and this CV is applying to people who need a workshop to decide on a workshop.',
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
      brutal: 'This CV knows what a delivery is, so the word will have to be used more carefully from now on.',
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
      brutal: "The one candidate who has really put out fires applies to a place where that's what they call their inbox.",
      gentle: 'You have worked where roles are clear because they must be, and teams will feel the difference.',
    },
  },
  {
    from: 'paramedic|emergency-medical-technician',
    to: 'projects|operations-manager',
    brutal: [
      'Triage first, paperwork after, blue lights in between. Now try it with a steering committee.',
      "Your response time was eight minutes. Theirs is “let's circle back after the long weekend”.",
    ],
    gentle:
      'Deciding with half the information and writing it up properly afterwards is rare. Give one example of a change you made to kit, route or rota, and what it saved.',
    verdict: {
      brutal: 'Minutes count where this CV works, and it is applying to a world that counts in story points.',
      gentle: 'You decide quickly and document carefully, and most projects manage only one of the two.',
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
      brutal: 'Take sixty to the museum, bring sixty back: teachers have a delivery rate that most programmes only dream of.',
      gentle: 'You plan backwards from a date and keep everyone with you, and that is the job in a sentence.',
    },
  },
  {
    from: 'stage-manager',
    to: 'projects|event-manager|operations-manager',
    brutal: ['“Stand by. Go.” The shortest project plan ever to work eight times a week.', 'A first night has never been moved to Q3.'],
    gentle:
      'The prompt book is the most exact project document there is. Explain it in two lines to someone who has never seen one, because they will want it.',
    verdict: {
      brutal: 'The curtain goes up on the second, and this CV is bound for people who go live “around the fourteenth”.',
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
      brutal: 'Sites find out on the day that the delivery is tomorrow, and this CV would like to be the one who knew.',
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
      brutal: 'Leaving a job with a timetable on every post, this CV wants one where the dates are under a tab called “old”.',
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
    from: 'stage-and-screen',
    to: 'projects|event-manager',
    brutal: [
      "A call sheet tells ninety people where to be at 5.40 and what they'll eat. Show it to a project office and watch them weep.",
      "“We'll fix it in post” has been on every roadmap since. They just call it phase two.",
    ],
    gentle:
      'Call times, kit lists and one chance at the light make for solid logistics stories. Give one production as a project: crew, budget line you minded, days, delivered.',
    verdict: {
      brutal: 'From a set where lunch is scheduled to the minute to a company where nobody knows who booked the room.',
      gentle: 'You have worked to call times and fixed days, which is planning with no place to hide.',
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
      brutal: "The one who queried the project's coding every month is going over to see how it's done from the inside.",
      gentle: 'You have always seen where a plan meets the money, and that is the page most plans leave out.',
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
      brutal: 'This CV has sat through enough planning to have opinions, and is now applying to book the room.',
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
      brutal: 'Half the projects in any company are run by someone with another title, and here comes the first half of a correction.',
      gentle: 'You have been the reason things happened on the day, and now the title may follow the work.',
    },
  },
  {
    from: 'consultant|strategy-manager',
    to: 'operations-manager|product-manager|chief-of-staff',
    brutal: ['You used to leave before it was implemented. Stay and watch.', 'The deck had three horizons. The job has a Monday.'],
    gentle:
      'Moving from advising to owning is a welcome choice, if you say what you want to own. Show one recommendation you stayed for, and what it turned into.',
    verdict: {
      brutal: 'The last slide always says “next steps”, and this CV is applying to take one.',
      gentle: 'You have told others what might work and now want to see it through, which is a good reason to move.',
    },
  },
  {
    from: 'physiotherapist|occupational-therapist',
    to: 'projects|human-resources|sales|consultant',
    brutal: [
      '“Have you been doing the exercises?” They look at the floor. Action points get the same floor.',
      "You set small goals, measured them fortnightly and didn't believe the answers. That's programme management.",
    ],
    gentle:
      'Goals, measures and motivating people to do the dull part at home: that is change management. Use one anonymous example with a before and an after.',
    verdict: {
      brutal: '“Did you do them every day?” is asked kindly, answered vaguely, and about to be put to stakeholders.',
      gentle: 'You help people change by small steps, and organisations change the same way or not at all.',
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
      brutal: 'The bell used to decide when they could leave, and now a customer can do it in the middle of a sentence.',
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
      gentle: 'You have sold by looking after people, and that is the kind that lasts.',
    },
  },
  {
    from: 'chef|pastry-chef|baker|catering-manager|kitchen-porter',
    to: 'sales',
    brutal: [
      "You know what's in it. Most salespeople would consider that a handicap.",
      'The menu calls it pan-seared on a bed of something. The kitchen calls it table six.',
    ],
    gentle:
      'A seller who has made the thing is believed by buyers. Aim at food service, kit or ingredients, and say whom you have already persuaded: suppliers, owners, guests.',
    verdict: {
      brutal: "Out of the kitchen, into the dining room and straight on to the customer's car park: this CV has a brochure in its apron.",
      gentle: 'Honest selling has always started with someone who made the thing.',
    },
  },
  {
    from: 'nursing',
    to: 'sales|medical-sales-representative',
    brutal: [
      'Nurses hide from reps in the sluice. You know exactly where to stand.',
      'Half the corridor remembers when you were the one saying “just leave the pens”.',
    ],
    gentle:
      'Clinical credibility is what device and pharma firms cannot train. Name the products you used daily, the colleagues you trained on them and the territory you know.',
    verdict: {
      brutal: 'From the ward that hides when a rep comes in, to the rep, with full knowledge of the hiding places.',
      gentle: 'You know what is useful at a bedside, and buyers will hear that in the first minute.',
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
      brutal: "“Thank you, we'll let you know” has been said to this CV before, and next time it will be procurement.",
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
      brutal: 'People come in for half an hour and leave with something booked for six weeks, and only now does this CV call it sales.',
      gentle: 'People came back to you by choice, and account managers spend careers learning how that is done.',
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
      gentle: 'You can say honestly what a vehicle is worth and why, and people drive a long way for that.',
    },
  },
  {
    from: 'shop',
    to: 'sales',
    brutal: [
      "Your customers walked in by themselves. That's called inbound, and your new colleagues will not believe you.",
      'Nobody in B2B has ever wrapped it nicely and thrown in a bag.',
    ],
    gentle:
      'Shop selling is fast, face to face and measured daily. Bring the figure they used for you: conversion, basket, units per sale. It reads well in any sales team.',
    verdict: {
      brutal: '“Just looking, thanks” is said in doorways and on video calls, and this CV is moving on to the eleven-person version.',
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
      brutal: 'This CV comes from people who say “strictly speaking” and wants to join people who say “absolutely”.',
      gentle: 'You can be believed because you know how it works, and buyers feel the difference at once.',
    },
  },
  {
    from: 'police-officer|detective|prison-officer',
    to: 'sales|human-resources|customer-success-manager',
    brutal: [
      'You can leave a silence long enough that they fill it. Negotiators pay for a weekend course in that.',
      'De-escalation, on a Saturday, outdoors. Procurement is going to seem adorable.',
    ],
    gentle:
      'Talking someone down and taking an accurate note are deeply useful in any job with people. Use civilian words, and one example where talk changed the outcome.',
    verdict: {
      brutal: 'From “mind how you go” to “does Thursday work for you”, in the same calm voice.',
      gentle: 'You listen for what is not being said, and customers will notice.',
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
      brutal: 'A reporter crosses the road to the people who never rang back, and will now be asked to not ring back.',
      gentle: 'You know what makes a story worth telling, and an honest communications team starts with that.',
    },
  },
  {
    from: 'soldier|military-officer',
    to: 'marketing',
    brutal: [
      'Campaigns, targets, launches, guerrilla tactics. Nobody in the office has ever had to dig anything.',
      'Camouflage all week, brand visibility on Monday.',
    ],
    gentle:
      'Planning, messaging and discipline over a long campaign are real common ground. Show one thing you made people sign up for: an event, an open day, a recruitment stand.',
    verdict: {
      brutal: 'The people who took every word of it from the army are about to interview the army.',
      gentle: 'You plan, you brief and you adapt on the day, which is what a campaign asks for when it starts.',
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
      'You know what the reviews say, because you were standing there when it happened.',
      "Brand experience is a phrase for what happens when somebody remembers the regular's drink.",
    ],
    gentle:
      'You have heard guests say in their own words why they came and why they came back. That is customer insight: write down one thing you changed because of it.',
    verdict: {
      brutal: 'Marketing will learn a great deal from somebody who was in the room when the promise met the guest.',
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
      brutal: 'Head office sends the posters in a tube, and this CV has decided to find out who rolls them up.',
      gentle: 'You have seen the offer and the customer in the same aisle, and few marketers can say so.',
    },
  },
  {
    from: 'teacher|primary-teacher|college-lecturer',
    to: 'marketing|content-writer|copywriter',
    brutal: [
      "One message, three ability levels, and a bored back row. That's segmentation, with a bell at the end.",
      'A worksheet is a lead magnet that somebody has to hand back.',
    ],
    gentle:
      'Teachers write for an audience that will say when it is boring. Bring one thing you wrote that people outside your classroom used, and say how far it went.',
    verdict: {
      brutal: 'Whoever can get attention five minutes after lunch is going to find a newsletter restful.',
      gentle: 'You make people understand and remember, and good marketing tries for the same two things.',
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
      brutal: "An artist tired of being told it's good exposure has applied to the department where exposure comes from.",
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
      gentle: 'You can say what the numbers support and what they do not, and a good team will thank you for both.',
    },
  },
  {
    from: 'nursing|pharmacist|dietitian|physiotherapist',
    to: 'marketing|content-writer|copywriter',
    brutal: [
      'Clinical people read the leaflet. The agency that wrote it will find this unsettling.',
      "Clinical says “may reduce”. Marketing says “banishes”. You'll be very busy with a pencil.",
    ],
    gentle: 'Clinical accuracy in plain words is a niche with real demand. Show one leaflet, article or talk you made for the public, and who used it.',
    verdict: {
      brutal: 'The small print is coming over to have a word with the headline.',
      gentle: 'Readers can trust a text by somebody who has had to answer the questions in person.',
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
      "Steel toecaps off, lanyard on. It offers less protection than you'd think.",
    ],
    gentle:
      'Site diaries, deliveries, timesheets, tickets: more office work happens on a site than people think. Name the forms and systems you kept, and how many people depended on them.',
    verdict: {
      brutal: "On site everybody can see what you did today, and this CV is moving to where it's in a shared folder.",
      gentle: 'When the paperwork is wrong it is the site that suffers, so you will see that it is right.',
    },
  },
  {
    from: 'nursing|care|healthcare-assistant',
    to: 'office|administrative-assistant|medical-receptionist',
    brutal: ["Nobody will ring a bell for you. You'll still look up.", "Offices run a step challenge. You'll have won it by the time you've found the kettle."],
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
      gentle: 'You organise a crowded day so that other people can get on with theirs, and offices need exactly that.',
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
      brutal: 'Someone who irons is coming to work with people who think the camera only shows the top half.',
      gentle: 'Kit that is ready and accounted for is operations at its best, whatever colour it was painted.',
    },
  },
  {
    from: 'warehouse|driving',
    to: 'office|logistics',
    brutal: ['You know why the paperwork is wet. Dispatch only ever wondered.', "Now you'll be the voice that says “it's definitely on the van”."],
    gentle:
      'Planners who have loaded and driven make plans that work at the dock. Name the system, the number of drops or lines a day, and one route or process you put right.',
    verdict: {
      brutal: "The driver's seat, the loading bay, and finally the desk that books both of them for the same half hour.",
      gentle: 'You have carried out the plan, so the plans you write will be kinder and better.',
    },
  },
  {
    from: 'cleaning-and-caretaking',
    to: 'office|facilities-manager',
    brutal: [
      "Whoever looks after a building has the keys to it. Directors can't get into the stationery cupboard.",
      "Nobody has seen the boiler room except you, and soon there'll be a strategy for it.",
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
      brutal: 'The best listener on the shift is off to the department with the box of tissues and the policy.',
      gentle: 'You listen properly, write it down fairly and keep it to yourself, and people work needs little more.',
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
      gentle: 'You see quickly who will be good with people, and recruiters hope to learn that.',
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
      gentle: 'Strangers trust you with the real story, and that is worth building a profession on.',
    },
  },
  {
    from: 'police-officer|detective|prison-officer|soldier|military-officer',
    to: 'human-resources',
    brutal: [
      'Interviews in uniform have a caution. These have someone from the union and a jug of water.',
      '“Anything you say will be written down” turns out to be the minutes.',
    ],
    gentle:
      'Fair procedure, careful notes and calm under provocation are what investigations need. Put it in civil words, and mention the training or appraisals you were in charge of.',
    verdict: {
      brutal: 'A uniform is handing in its notebook and asking for a lanyard, a policy and a quiet room with a plant.',
      gentle: 'A fair process protects everybody in it, and that idea is the heart of the new work too.',
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
      brutal: 'A CV that knows how to close now asks to be let loose on candidates, who close their cameras.',
      gentle: 'Hiring is two sides talking until they agree, and you have practice with both chairs.',
    },
  },
  {
    from: 'actor|stage-manager|film-director|dancer|musician',
    to: 'human-resources|corporate-trainer|recruiter',
    brutal: ["You've been on the wrong side of enough auditions to design a decent interview.", "Role play. The whole room groans and you're stretching."],
    gentle:
      'Rehearsal rooms teach feedback that people can use the same afternoon. Say which workshops you have run, for whom, and what they could do after it.',
    verdict: {
      brutal: 'At last the communication skills course will be taught by somebody you can hear at the back.',
      gentle: 'You know what it is to be seen and judged, and you can make that easier for others.',
    },
  },
  {
    from: 'payroll-specialist|finance-manager|financial-controller',
    to: 'human-resources|reward-manager',
    brutal: [
      "You've seen the whole pay file and kept a straight face at the summer party. You're in.",
      'Payroll is the only department everyone reads carefully.',
    ],
    gentle:
      'Contracts, pay and precision are half of HR; the other half is conversation. Show one moment where you explained a rule to someone who did not like it.',
    verdict: {
      brutal: 'On one tab people are a cost line, on the next they are our greatest asset, and this CV is clicking across.',
      gentle: 'You handle private figures with care, and the people behind them will be in good hands.',
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
      brutal: 'Face-to-face service asks to be put through to the department without a face.',
      gentle: "You have been patient with people at arm's length, and a telephone gives you a little more room.",
    },
  },
  {
    from: 'school|nursery|care|nursing',
    to: 'phone-and-chat',
    brutal: [
      "“One at a time, please.” Here there's a machine that says it: “You are number fourteen.”",
      'At home time here, they just log off. No coats to find.',
    ],
    gentle:
      'Explaining calmly, more than once, to someone upset: agents are trained for weeks to do it. Add how many people you dealt with in a day and what you documented.',
    verdict: {
      brutal: 'A very calm voice is looking for a headset.',
      gentle: 'Staying kind the fifth time you explain something is a strength, and here it will be used every hour.',
    },
  },
  {
    from: 'kitchen',
    to: 'design',
    brutal: ['White space. On a plate they call it a small portion.', "Plating with tweezers, in a rush, under a heat lamp. Kerning won't scare you."],
    gentle:
      'Composition, colour and finishing under pressure: plating is design that gets eaten. Show five pieces you have made on screen; the eye is explained by this job.',
    verdict: {
      brutal: 'From arranging seven peas to arranging seven pixels, with the same look of somebody holding their breath.',
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
      brutal: 'The laminator has been a loyal colleague, but this CV has seen Figma.',
      gentle: 'You notice exactly where people get lost, and design is the art of noticing that early.',
    },
  },
  {
    from: 'optometrist',
    to: 'design|ux-designer|ux-researcher',
    brutal: [
      'Better with one, or with two? Opticians were running A/B tests before anybody had a website.',
      'A letter chart is the most honest typography there is: big at the top, and it stops when nobody can read it.',
    ],
    gentle:
      'Structured choices, patient questions and contrast you can measure: you bring evidence to a field of opinions. Put one redesign in a portfolio with what you tested.',
    verdict: {
      brutal: 'One or two, two or three, and now with a mouse: the most patient question in the high street goes digital.',
      gentle: 'You have spent your days finding out what people can see, and designers too often forget to ask.',
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
    gentle:
      'You know what the brief should have said, and that makes you a better designer than most briefs deserve. Let a portfolio of six pieces speak before the job titles.',
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
    gentle:
      'You know what a design costs to build, so your sketches will survive contact with a sprint. Show one screen you changed after watching somebody use it.',
    verdict: {
      brutal: 'The people who put everything in a dropdown are sending one of their own to look at it.',
      gentle: 'You have wondered why people click there, and following that question is a fine way into design.',
    },
  },
  {
    from: 'bar-and-floor|kitchen|shop',
    to: 'accounts',
    brutal: [
      "Two pounds out, one in the morning, everybody's coat on. That's an audit.",
      'The float, the voids, who opened the till without a sale: fraud control has always worn an apron.',
    ],
    gentle:
      'Cashing up, stock counts and supplier invoices are bookkeeping in an apron. Say what you reconciled, how often, and which exam or package you are learning.',
    verdict: {
      brutal: "It has come to this CV's attention that some people count the takings in daylight.",
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
      brutal: 'All it takes is an extra letter in the middle, and the dough keeps office hours.',
      gentle: 'You know what things cost to the gram and rise before anyone asks you to, which finance will respect.',
    },
  },
  {
    from: 'barista',
    to: 'barrister|lawyer|paralegal|law',
    brutal: ['Spellcheck has been suggesting this for ages.', 'You already ask people to state what they want and you write it on the evidence.'],
    gentle:
      'Accuracy at speed and a memory for regulars are no bad start. Put the law course, clinic or volunteering at the very top, and let this line show that you can work.',
    verdict: {
      brutal: 'Two more letters and a wig, and the queue will have to rise when you come in.',
      gentle: 'You are patient, quick and exact with strangers every morning, and study adds the rest.',
    },
  },
  {
    from: 'bartender|bar-manager',
    to: 'law',
    brutal: ['You want to be called to the bar. From behind it.', "“I think you've had enough” is a judgment, with reasons, and no leave to appeal."],
    gentle:
      'Licensing rules, incident logs and saying no politely are closer to law than people think. Name the law studies first, then one situation in which you had to apply a rule.',
    verdict: {
      brutal: 'A bar on both ends of one CV, and the second one has worse opening hours and better chairs.',
      gentle: 'You have applied rules kindly to people who argued, and the law needs that skill in every court.',
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
      gentle: 'You have chosen work that people enjoy at once, and one honest sentence on why will do.',
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
      'You know what the file looks like before someone makes it look like a bundle.',
    ],
    gentle:
      'Statements, disclosure and evidence rules are common ground with any law firm. State the legal study you have begun, then the kind of files you built.',
    verdict: {
      brutal: "Witness box to counsel's bench is about five metres, and this CV has started walking.",
      gentle: 'You know what happens before a case becomes paper, and lawyers seldom do.',
    },
  },
  {
    from: 'teacher|journalist|translator|civil-servant|librarian',
    to: 'law|paralegal',
    brutal: ["You'll be paid to read things twice. Some people did warn you.", "“Notwithstanding” is coming into your life, and it doesn't knock."],
    gentle:
      'Reading closely and writing so that it cannot be misread is what a law office buys. Name the study, the area of law and a text of yours that somebody relied on.',
    verdict: {
      brutal: 'A careful reader goes looking for the one line of work that sends the document back with even more commas.',
      gentle: 'Your work has been to make meaning clear, and law is where it must be.',
    },
  },
  {
    from: 'nursing|medicine|social-worker',
    to: 'law|claims-handler',
    brutal: [
      'You document as though a lawyer will read it. Turn round.',
      "They'll ask you what the squiggle in the notes says, and you will be the only one in the building who knows.",
    ],
    gentle:
      'Clinical or casework records read by someone who once wrote them: that is a speciality in law. Say which kinds of records, and add the legal study you have begun.',
    verdict: {
      brutal: 'The person who wrote careful notes in case of a lawyer has decided to be the case of a lawyer.',
      gentle: 'There is a person behind each record, and those who rely on it are better served by a reader who remembers.',
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
