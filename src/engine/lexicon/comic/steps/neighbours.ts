import type { ComicStep } from '../comic-entry.ts';

/** From one occupation to the one next door. */
export const STEPS_NEIGHBOURS: readonly ComicStep[] = [
  {
    from: 'data-analyst|bi-developer',
    to: 'data-engineer',
    brutal: [
      "Analysts complain about the pipeline every morning. They'd like you to come and hold it.",
      "Analysts ask why the number changed overnight. Engineers know, and aren't saying.",
    ],
    gentle:
      'You know what broken data does downstream, which is why teams like this move. Show one pipeline you built, how it is tested, and what wakes you when it fails.',
    verdict: {
      brutal: 'The person who drank from the tap has followed the pipe upstream and is asking for a wrench.',
      gentle: 'You have used the data long enough to care where it comes from, and that makes careful engineers.',
    },
  },
  {
    from: 'data-analyst|bi-developer|statistician',
    to: 'data-scientist|machine-learning-engineer',
    brutal: [
      "It's the same average, but now you're allowed to call it a model.",
      "You'll spend eighty per cent of the time cleaning data. You'll just have a GPU humming next to you.",
    ],
    gentle: 'The step is from describing to predicting, with an honest test. Show one model against the simple baseline, and say when you would not use it.',
    verdict: {
      brutal: 'The bar chart has been asked where it sees itself in five years and it said a neural network.',
      gentle: 'Good predictions begin with somebody who has met the data and its quirks.',
    },
  },
  {
    from: 'data-scientist',
    to: 'data-engineer|machine-learning-engineer|software-engineer',
    brutal: [
      "The notebook worked. You'll now find out what everyone else had to do about that.",
      'Ninety-four per cent accurate on a laptop, and then somebody asked for it by Monday in production.',
    ],
    gentle:
      'Models that run for others are worth more than models that win. Show one you put into service: tests, monitoring, and what happened when the data drifted.',
    verdict: {
      brutal: "“Here's the notebook,” said data science, and somebody has now decided to find out what happened to it next.",
      gentle: 'You want your models to be used, and learning to build for that is a generous choice.',
    },
  },
  {
    from: 'data-engineer|etl-developer|database-administrator',
    to: 'data-scientist|data-analyst|machine-learning-engineer',
    brutal: ['You deliver the data. This time stay and watch what they do to it.', "Turns out that after the pipeline there's a meeting."],
    gentle:
      'You know which columns can be trusted, and few scientists do. Choose a question from your own pipelines, answer it, and show the reasoning with the code.',
    verdict: {
      brutal: "The plumbing is in, the pressure is good, and this CV would like to see who's having the bath.",
      gentle: 'Conclusions are sounder when the person drawing them has seen how the data is made.',
    },
  },
  {
    from: 'database-administrator',
    to: 'data-engineer|cloud-architect|devops-engineer',
    brutal: [
      "DBAs say no to developers for good reasons. You'll be saying it in YAML.",
      'The server you defended with a stick is now a line on an invoice from Oregon.',
    ],
    gentle:
      'Backups you have restored, queries you have tamed: infrastructure people need that caution. Name the cloud you have learned and the largest migration you took part in.',
    verdict: {
      brutal: 'The guardian of the production database is coming outside to see who has been knocking.',
      gentle: 'You protect what others rely on, and newer platforms need that more, not less.',
    },
  },
  {
    from: 'paralegal|legal-secretary',
    to: 'lawyer|barrister|conveyancer',
    brutal: [
      'You already write the letters. The change is that you get to sign them, and then get the reply.',
      'Paralegals know where the file is. Lawyers know who to ask. Try to remember both.',
    ],
    gentle:
      'Name the qualification route, the stage you have reached and the matters you ran under supervision. Then one document of yours that went out nearly unchanged.',
    verdict: {
      brutal: 'The name in the reference line would like to move to the bottom of the page.',
      gentle: 'You have done much of the work already, and the remaining steps deserve to be shown by date.',
    },
  },
  {
    from: 'lawyer',
    to: 'general-counsel|compliance-officer|company-secretary',
    brutal: ["No more timesheets. People will now just sit on your desk and ask if it's legal.", 'In-house, the client knows where you have lunch.'],
    gentle: 'General counsel are hired for judgement the business can use by Friday. Give one deal or risk where you said how, not only no.',
    verdict: {
      brutal: 'Private practice bills in six-minute units, and this CV would rather be asked in the lift.',
      gentle: 'The law has its effect where decisions are taken, and you would like to be closer to them.',
    },
  },
  {
    from: 'lawyer',
    to: 'barrister|judge',
    brutal: [
      '“My learned friend” takes years to say with exactly the right amount of doubt. Start now.',
      'Objections will be yours to sustain, including the one about the heating.',
    ],
    gentle: 'Advocacy, courts and hearings: count them, name the level, and say which you led. Then add the training or appointment stage with its date.',
    verdict: {
      brutal: 'You write to the court, then you stand up in it, and then you start to wonder what the high chair is like.',
      gentle: 'You have prepared cases for others to argue, and it is fair to ask for a voice in the room.',
    },
  },
  {
    from: 'software-tester|test-automation-engineer',
    to: 'software-engineer|frontend-developer|backend-developer|java-developer|python-developer',
    brutal: [
      "You know where bugs end up. You've decided to see the factory.",
      "Testers think of the user who types an emoji into the phone number. Please don't unlearn it.",
    ],
    gentle: 'Testers who build are trusted early, because they think of the odd case first. Show a feature of yours, its tests, and one bug you designed out.',
    verdict: {
      brutal: 'A tester has applied to write the code, and the developers are sharpening their test cases.',
      gentle: 'Starting from how software fails is a thoughtful way to begin making it.',
    },
  },
  {
    from: 'software-engineer|backend-developer|frontend-developer',
    to: 'software-tester|test-automation-engineer',
    brutal: ["“Works on my machine.” You'll be hearing that from the other side now, daily.", 'A poacher applies for a hat, a torch and the key to the woods.'],
    gentle: 'Developers make strong testers when they enjoy the odd case. Show a framework you built or a suite you made fast, and the worst thing it caught.',
    verdict: {
      brutal: 'Developers close bugs as “cannot reproduce”, and this one volunteers to reproduce them.',
      gentle: 'You know how things get built, so you will know where to press.',
    },
  },
  {
    from: 'frontend-developer',
    to: 'backend-developer|software-engineer|software-architect',
    brutal: [
      "Nobody will tell you that it's two pixels out. Nobody will know that you exist.",
      "Front ends wait for the API. Now you're what they're waiting for.",
    ],
    gentle: 'Bring one endpoint you designed, with its load, tests and the mistake you corrected. Knowing what the front end needs is already your advantage.',
    verdict: {
      brutal: 'From the part that everyone has an opinion on to the part everyone is afraid to open.',
      gentle: 'An API is kinder when it is built by someone who has had to call one.',
    },
  },
  {
    from: 'backend-developer|java-developer|dotnet-developer|php-developer|python-developer',
    to: 'frontend-developer|mobile-developer|web-designer',
    brutal: [
      "Back-end people say CSS isn't a real language. It's heard. It's waiting.",
      'A two hundred and an empty body used to count as done. Now it also has to look nice in landscape.',
    ],
    gentle: 'One screen, live, usable by keyboard and on a small phone says more than a list of frameworks. Link it, and mention what you measured.',
    verdict: {
      brutal: 'Somebody is coming up from the basement of the stack to see what the windows look like.',
      gentle: 'It helps the part people touch when its maker understands what is behind it.',
    },
  },
  {
    from: 'software-engineer|backend-developer|system-administrator|network-engineer',
    to: 'devops-engineer|site-reliability-engineer|cloud-architect',
    brutal: [
      "You'll automate everything that used to go wrong by hand. It'll go wrong faster and in three regions.",
      'Indentation will now decide whether the shop is open.',
    ],
    gentle:
      'Reliability work is best shown by an incident and what never happened again. Add the pipeline you own, and how long a change takes from commit to live.',
    verdict: {
      brutal: "This CV used to hand it over the wall, and has gone round to see who's been catching.",
      gentle: 'You care about what happens after the code is finished, and somebody has to.',
    },
  },
  {
    from: 'it-support',
    to: 'system-administrator|network-engineer',
    brutal: ['Turn it off and on again. Higher up they call that a failover.', "No more laptops with crumbs in. You'll miss the crumbs; they were evidence."],
    gentle: 'Second line and up wants automation. Name one task you scripted, how many tickets it saved, and the certificate you hold or have booked.',
    verdict: {
      brutal: "First line, second line, and soon the number that first line isn't supposed to give out.",
      gentle: 'You have met every fault in person, and it is a good time to go after the causes.',
    },
  },
  {
    from: 'system-administrator|network-engineer|it-support|devops-engineer',
    to: 'information-security-manager|security-analyst|penetration-tester|network-security-engineer',
    brutal: [
      "You hold the admin password. Now you'll write the policy about people like you.",
      "Getting into a locked account is called support. With a report attached it's called a penetration test.",
    ],
    gentle: 'Knowing how a network really runs is half of defending it. Describe one hole you found and closed, and the exam you are working on.',
    verdict: {
      brutal: 'The holder of all the keys has started to wonder, professionally, who else has a set.',
      gentle: 'You know how it all connects, and you can protect it because of that.',
    },
  },
  {
    from: 'software-engineer|backend-developer|java-developer',
    to: 'software-architect|solutions-architect|enterprise-architect',
    brutal: ['Boxes and arrows. The arrows will be on you.', "Architects don't commit. In either sense."],
    gentle: 'An architect is known by decisions that held. Show one: the options, the one you chose, what it cost and what you would do now.',
    verdict: {
      brutal: 'The developer who always asked who on earth designed this has gone for the vacancy.',
      gentle: "You have lived with other people's designs, and yours will be more considerate for it.",
    },
  },
  {
    from: 'software-engineer|software-architect|engineering-manager',
    to: 'chief-technology-officer|it-director',
    brutal: [
      "You'll choose the technology. Between meetings about why it costs that.",
      "Chief technology officer: you'll be asked to look at the printer by people with more shares.",
    ],
    gentle: 'Boards ask about people, money and risk. Bring one of each: a team you built, a budget you held, an outage you explained to customers.',
    verdict: {
      brutal: 'Merge conflicts and board conflicts turn out to have this in common: whoever pushes last wins.',
      gentle: 'What you have learned about good engineering could be secured for a whole company.',
    },
  },
  {
    from: 'software-engineer|business-analyst|ux-designer|marketing-manager',
    to: 'product-manager|product-owner',
    brutal: [
      "You'll be in charge of everything and have authority over a spreadsheet.",
      'Product managers say no all day, in the voice of a person saying yes.',
    ],
    gentle: 'Product work is choosing, so show a choice: what you left out, what evidence you had, and what users did after. Numbers help, even small ones.',
    verdict: {
      brutal: 'Wrong things do get built, and this CV would like to be asked beforehand next time.',
      gentle: 'You have seen products from one side, and wanting to see the whole is the right reason.',
    },
  },
  {
    from: 'business-analyst',
    to: 'project-manager|it-project-manager|consultant',
    brutal: ["You wrote down what they wanted. Now they'd like to know when.", 'From drawing the process to being a box in it, with arrows on both sides.'],
    gentle: 'Analysts move well when they can show something shipped. Take one requirement you wrote and follow it to the day somebody used it.',
    verdict: {
      brutal: 'The one who documented the as-is would like to be trusted with the to-be.',
      gentle: 'You understand what people need, and now you would like to be the one who gets it to them.',
    },
  },
  {
    from: 'project-manager',
    to: 'product-manager|product-owner',
    brutal: ["On time and on budget was fine. They'll now ask whether anyone wanted it.", 'A project ends. A product just gets reviews.'],
    gentle: 'Bring evidence that you care about use and not only delivery: one thing you cut, one you measured after launch. It makes the shift believable.',
    verdict: {
      brutal: 'Somebody who runs projects has begun to wonder what the thing was for.',
      gentle: 'You can deliver, and asking why is the right question to add.',
    },
  },
  {
    from: 'project-manager|it-project-manager|business-analyst',
    to: 'scrum-master',
    brutal: [
      "You'll stop asking when it will be done and start asking how everybody feels about that.",
      'The Gantt chart has to go. You may keep one small bar for emotional reasons.',
    ],
    gentle: 'Show a team that got better while you served it: cycle time, fewer handovers, a retro action that really happened. The certificate comes after.',
    verdict: {
      brutal: 'A planner lays down the baseline, picks up a marker and asks the room what is blocking it.',
      gentle: 'Helping a team work instead of chasing it is a change of heart worth one good example.',
    },
  },
  {
    from: 'project-manager|it-project-manager',
    to: 'programme-manager|pmo-manager',
    brutal: [
      "You filled in the template every Friday. You're going to find out who reads it. You.",
      "One project's delay is a risk. Nine of them make a heat map.",
    ],
    gentle: 'Governance is useful when it removes work. Name one report you abolished or one decision you sped up, and the number of projects it helped.',
    verdict: {
      brutal: 'The highlight report is due on Friday, and this CV would like to be on the sending end of that email.',
      gentle: 'The centre works best when it is staffed by people who remember what a project needs from it.',
    },
  },
  {
    from: 'kitchen-porter',
    to: 'chef|pastry-chef|baker',
    brutal: [
      'Nobody knows a menu like the person who scrapes it off the pan.',
      "Kitchens have always hired from the sink. It's where they find out who turns up.",
    ],
    gentle: 'Say what you already do beyond the sink: prep, sauces, the Sunday veg. Add hygiene level two and the section you would like to learn first.',
    verdict: {
      brutal: 'This CV has seen what comes back on the plates and believes it can help.',
      gentle: 'Many kitchens have been led by someone who began at the sink, so there is nothing to explain.',
    },
  },
  {
    from: 'chef',
    to: 'catering-manager|food-technologist|restaurant-manager',
    brutal: ["You'll taste with a spreadsheet. It needs salt.", 'Chefs come to the office once, to complain about the office.'],
    gentle: 'Costs, allergens, contracts and people: show one of each you already looked after. A recipe scaled to a thousand portions makes a fine example.',
    verdict: {
      brutal: 'The whites are being swapped for a shirt, and the pass for a desk with a view of the pass.',
      gentle: 'Food is planned well by someone who has cooked it, and that is your case in a sentence.',
    },
  },
  {
    from: 'chef|baker',
    to: 'pastry-chef',
    brutal: [
      "Cooks say “a bit of that”. In pastry it's four grams of that.",
      'The quiet corner with the good radio and all the sugar. Everyone wants in by April.',
    ],
    gentle:
      'Precision is what they will look for: lamination, chocolate, plated desserts. Give the numbers of a service and one thing that you made from scratch every day.',
    verdict: {
      brutal: 'From “taste and adjust” to “weigh, rest, and do not open that oven”.',
      gentle: 'A short list of what you bake will say more about precision than the word does.',
    },
  },
  {
    from: 'bartender|waiter',
    to: 'restaurant-manager|bar-manager',
    brutal: [
      "You know who waters down the squash, who's always “just nipping out” and where the good ice is. Now manage it.",
      'Your staff meal becomes a staffing cost.',
    ],
    gentle:
      'You have surely opened, closed, trained or cashed up already. List those with numbers, since they are the management part, and then the licence if you hold one.',
    verdict: {
      brutal: 'The tray has been handed to somebody else, who will now have opinions about the manager.',
      gentle: 'You understand what makes a shift go well, and the team would have someone who remembers it.',
    },
  },
  {
    from: 'waiter|barista',
    to: 'bartender',
    brutal: ['From carrying the drinks to being told how they make them in Ibiza.', 'Every order is now three orders and a story.'],
    gentle: 'Classics you can make without looking, speed on a busy night, licence law: those three first. Then what you learned about guests on the floor.',
    verdict: {
      brutal: 'This CV has crossed to the side of the counter where you can finally lean on something.',
      gentle: 'Guests are the same on both sides of the counter, and behind a bar that is worth more than flair.',
    },
  },
  {
    from: 'waiter',
    to: 'barista',
    brutal: [
      'One machine, one queue and one customer who knows about altitude.',
      "No more “how would you like that cooked”. It's “how would you like that foamed”.",
    ],
    gentle: 'Dialling in, milk, cups an hour and opening alone: say which of these you can do. A short course with its date goes beside it.',
    verdict: {
      brutal: "The restaurant's slowest course has always been the coffee, so this CV is off to see why.",
      gentle: 'Guests at a coffee bar come back every single morning, which suits someone who likes looking after them.',
    },
  },
  {
    from: 'healthcare-assistant|caregiver|support-worker',
    to: 'nurse',
    brutal: ["You know where everything is. They know what it's for. Combine.", 'The hard half is already in your days. The other half has a reading list.'],
    gentle:
      'Nursing courses and wards both like people who know the work. Give your certificate, the competencies signed off and the stage of your training with dates.',
    verdict: {
      brutal: "“Hold on a moment, I'll be right with you” gets said all shift, and this CV would now like to be who they are waiting for.",
      gentle: 'The bedside comes first and the science puts words to it, which is a good order to learn things in.',
    },
  },
  {
    from: 'nurse',
    to: 'nurse-practitioner|midwife|health-visitor|district-nurse|mental-health-nurse|theatre-nurse|childrens-nurse',
    brutal: [
      'Same pen in the same pocket, whole new drawer of forms.',
      "You'll be the new one again. They'll explain the kettle to you as if you'd never seen one.",
    ],
    gentle: 'A new branch wants the course, the hours and one reason. Say which of your present skills counts there, and where you have already shadowed.',
    verdict: {
      brutal: 'The fob watch stays, the corridor changes, and all the abbreviations now mean something else.',
      gentle: 'Nursing has many branches and one of them draws you, so let one sentence say why.',
    },
  },
  {
    from: 'nurse',
    to: 'physician-associate|practice-manager|healthcare-administrator|clinical-research|care-home-manager',
    brutal: [
      "Wards get told there's no budget. You're off to see the room where that sentence is made.",
      "You'll discover the offices. There's a whole floor of them, with fans that work.",
    ],
    gentle: 'You bring what managers and studies lack, which is knowing how it goes at the bedside. Name an audit, trial or rota you already ran.',
    verdict: {
      brutal: 'The ward sends a representative upstairs, with a list.',
      gentle: 'You have seen what decisions do on a ward, and that makes you somebody to have where they are made.',
    },
  },
  {
    from: 'teaching-assistant',
    to: 'teacher|primary-teacher|special-education-teacher',
    brutal: [
      'From a tiny chair at the side you can see which lessons work, and where all the glue sticks go.',
      "Same classroom, and now it's you who has lost the plan.",
    ],
    gentle:
      'You know pupils one at a time, which is how good teachers begin. Put the training route and dates first, then one pupil-sized piece of progress you helped with.',
    verdict: {
      brutal: 'The other grown-up in the room would like to have a turn with the good pens.',
      gentle: 'You have helped learning happen at the table, and now you would like to start it at the front.',
    },
  },
  {
    from: 'teacher|primary-teacher',
    to: 'corporate-trainer|tutor|college-lecturer|student-adviser',
    brutal: ['Adults on a course also ask if they can finish early. They just do it with a face.', 'They bring their own pens! And then click them.'],
    gentle:
      'What transfers is planning and checking that it went in. Name the subject you would train, a group of grown-ups you have taught, and what they did afterwards.',
    verdict: {
      brutal: 'These learners are free to leave, and will, for another call at eleven.',
      gentle: 'Learning works much the same when people get lanyards, and you have done the harder version.',
    },
  },
  {
    from: 'electrician',
    to: 'electrical-supervisor|building-services-engineer|electrical-engineer|automation-engineer',
    brutal: [
      "Up in the ceiling there's a bracket where the drawing says cable. Now you do the drawing.",
      "On paper there's always room for the tray. You know about the duct.",
    ],
    gentle:
      'The regs and the tools are behind you, so show design: loads calculated, software used, a panel you specified. The course and its stage belong beside it.',
    verdict: {
      brutal: 'The screwdriver goes in the drawer next to the scale rule, just in case the drawing needs telling.',
      gentle: 'Designs are better when their author has had to install one.',
    },
  },
  {
    from: 'carpenter|bricklayer|construction-worker',
    to: 'construction-foreman|construction-manager|quantity-surveyor',
    brutal: ["You'll get the cabin, the kettle and everyone's reasons.", "“Who ordered this?” Soon they'll be asking it about you."],
    gentle:
      "The supervisor's card, the gang you ran and the sequence you planned make this step. Add a job by value or plots and whether it handed over when promised.",
    verdict: {
      brutal: "Trowel, tape and pencil are all still in the pocket, but the phone won't stop.",
      gentle: 'A site needs someone who recognises good work, and the tools taught you that.',
    },
  },
  {
    from: 'cad-technician',
    to: 'architect|bim-manager|civil-engineer|structural-engineer',
    brutal: [
      'They sketch it on a napkin, you draw it. Now you may own the napkin.',
      "You can tell which of their walls don't meet. It's usually fixed quietly at revision D.",
    ],
    gentle: 'Say where the qualification stands, and one place where your drawing changed the design for the better. The software can go in a single line.',
    verdict: {
      brutal: 'All those little corrections nobody noticed are asking for a title block of their own.',
      gentle: 'You know how a drawing becomes a building, and design is a short way further.',
    },
  },
  {
    from: 'warehouse-worker|forklift-operator',
    to: 'transport-planner|warehouse-manager|production-planner|supply-chain-manager',
    brutal: [
      "By the time a plan gets to bay six it's a rumour. You'd be there when it's still a plan.",
      "The office has windows. They look onto the dock. You'll keep waving.",
    ],
    gentle: 'Show the planning in what you do: slots, stock counts, training starters. Name the system and one idea of yours that the shift still uses.',
    verdict: {
      brutal: 'A person who knows what a pallet weighs is coming upstairs to the people who type it.',
      gentle: 'Plans made by people who have worked the floor are kinder to it, and they hold.',
    },
  },
  {
    from: 'machine-operator|assembly-worker|factory-operative',
    to: 'maintenance-fitter|quality-inspector|process-technician|cnc-machinist',
    brutal: [
      "You know what noise it makes before it goes. They've been using a calendar.",
      "There's a panel behind the green button. They're going to let you open it.",
    ],
    gentle:
      'Name the machines, and the faults you already clear yourself before anyone is called. The apprenticeship or course with its stage comes straight after.',
    verdict: {
      brutal: 'The operator who kept saying it sounded funny has been asked to come round the back with a spanner.',
      gentle: 'You know the machine better than its manual does, and learning to mend it is the next step.',
    },
  },
  {
    from: 'mechanical-engineer|maintenance-engineer|maintenance-fitter',
    to: 'quality-engineer|continuous-improvement-manager|automation-engineer|industrial-engineer',
    brutal: [
      "Same fault, every Monday. They'd like you to draw a fishbone about Mondays.",
      'Five whys. On the shop floor you usually get to “because Dave” by the second.',
    ],
    gentle: 'From repair to cause is a fine direction. Give one fault that never came back, how you found the reason, and what it was worth in hours.',
    verdict: {
      brutal: 'A spanner is being laid down carefully next to a Pareto chart.',
      gentle: 'You have mended what broke, and wanting to know why it broke is how improvement starts.',
    },
  },
  {
    from: 'bookkeeper|credit-controller|payroll-specialist',
    to: 'accountant|management-accountant|auditor',
    brutal: [
      'You put it all in the right place. Now you get to say what it means, less two adjustments.',
      'Bookkeepers know what happened. Accountants know what to call it.',
    ],
    gentle:
      'Give the exam body, papers passed and sittings booked. Then show a month end you carried from invoices to accounts, because it is the part they cannot teach.',
    verdict: {
      brutal: 'Everything was posted correctly by somebody who has begun to ask what happens in the next column.',
      gentle: 'The books are familiar ground, and the exams will let you speak for them.',
    },
  },
  {
    from: 'accountant|auditor',
    to: 'financial-analyst|finance-manager|management-accountant|financial-controller|chief-financial-officer',
    brutal: [
      'Up to now, the past to the penny. From here, the future to the nearest million.',
      'Last year agrees to the penny. Nobody in the next room is interested in last year.',
    ],
    gentle: 'Moving from recording to steering needs one decision as proof: what your numbers showed, who acted and what it saved. Models and systems follow.',
    verdict: {
      brutal: 'The rear-view mirror was polished to perfection, and now this CV would like to try the windscreen.',
      gentle: 'Correct figures are a beginning, and deciding what to do about them is the next part.',
    },
  },
  {
    from: 'accountant',
    to: 'auditor|tax-advisor|it-auditor',
    brutal: [
      "Those people with the lanyards and the sample of twenty-five? They've got one in your size.",
      'From hiding the sweets before the auditors come to wondering where they keep the sweets.',
    ],
    gentle: 'You know how books are kept on a bad Friday, so you know where to look. Name the standards, sectors and one control weakness you found at home.',
    verdict: {
      brutal: 'The kept are joining the keepers, with a request for supporting documents.',
      gentle: 'You have prepared for audits from the other side of the table, and you will ask fairly.',
    },
  },
  {
    from: 'administrative-assistant|receptionist',
    to: 'executive-assistant|office-manager|hr-administrator|chief-of-staff',
    brutal: ["Front desks know everybody's business. They're just making it official.", "“They're in a meeting,” you say. From now on you decide which one."],
    gentle: 'For this step they want discretion, diaries and something you took over whole. Name the people you supported by level and the system you tamed.',
    verdict: {
      brutal: 'The smile at the front is moving to the door at the back, where the decisions come out.',
      gentle: 'You see how an organisation really runs, and that is what the next desk requires.',
    },
  },
  {
    from: 'recruiter',
    to: 'hr-manager|hr-business-partner|reward-manager',
    brutal: [
      'Recruiters get them through the door. Now meet them eleven months later.',
      'It turns out that after the offer letter they stay, and have feelings about parking.',
    ],
    gentle:
      "What is missing on most recruiters' pages is what came after the hire. Show onboarding, retention or a policy you shaped, and the qualification with its level.",
    verdict: {
      brutal: "From “you'd be a great fit” to dealing, in confidence, with how it fitted.",
      gentle: 'Why people join is half the story, and it is natural to want the half about why they stay.',
    },
  },
  {
    from: 'sales-representative|sales-development-representative',
    to: 'account-manager|business-development-manager|customer-success-manager',
    brutal: ['You won the customer. Now you have to be there when they open the box.', "No more cold calls. They're warm now, and they've got a list."],
    gentle: 'Growth within accounts is the word to show: renewals, second orders, a quarrel mended. Name one customer who bought again and the reason.',
    verdict: {
      brutal: 'Sales promised them the world, and this CV volunteers to be their point of contact in it.',
      gentle: 'You know how trust begins with a customer, and now you would like to keep it.',
    },
  },
  {
    from: 'customer-service-representative|call-centre-agent',
    to: 'customer-success-manager|account-manager|sales-representative',
    brutal: [
      "They rang you when it broke. You'll be ringing them before, with a slide.",
      'Customer success is customer service with a calendar invite and a percentage.',
    ],
    gentle: 'You know why customers leave, in their words. Turn one pattern of complaints into something you proposed, and say what became of it.',
    verdict: {
      brutal: 'The complaints department is going out to meet them with coffee.',
      gentle: 'You have listened to customers at the worst moment, and you could help them sooner.',
    },
  },
  {
    from: 'retail-associate|retail-supervisor|store-manager',
    to: 'fashion-merchandiser|buyer',
    brutal: [
      "The shop floor hangs what the buyers bought. You'll have questions about the mustard.",
      "You'll choose for forty shops and hear about it from one. It'll be the one you came from.",
    ],
    gentle: 'Buyers and managers want numbers from people with eyes. Give one line that sold, one that did not, and what you had said beforehand.',
    verdict: {
      brutal: 'The rail has views on the people who choose for the rail, and here they come, with nothing in mustard.',
      gentle: 'You know what customers pick up and put back, and that is where good buying begins.',
    },
  },
  {
    from: 'graphic-designer|web-designer|illustrator',
    to: 'ux-designer|ux-researcher',
    brutal: [
      "You made it beautiful. They'll now ask eleven strangers to find the button.",
      "Posters never had a back button. You'll find that people use it mainly in distress.",
    ],
    gentle: 'Show process instead of polish: the sketch, what people did with it and what you changed. Two such stories outweigh twenty finished pictures.',
    verdict: {
      brutal: 'The most handsome page in the building would like to find out whether anyone can use it.',
      gentle: 'How it looks was the first question, and how it works for people is the right next one.',
    },
  },
  {
    from: 'content-writer|journalist|copywriter',
    to: 'technical-writer',
    brutal: [
      'No more hooks. Here the reader is already there, angry, with a cable in one hand.',
      "You'll write for a reader with two thumbs and a search box, and you'll never get the last line.",
    ],
    gentle:
      'Writing for use is a craft of its own, so bring samples of that very kind: a guide, a help page, release notes. Say what readers could do afterwards.',
    verdict: {
      brutal: 'All the adjectives have been left in a cardboard box at the old place.',
      gentle: 'Clarity for one sort of reader is a good start, and another sort is waiting for it.',
    },
  },
  {
    from: 'actor|camera-operator|sound-engineer|stage-manager|video-editor',
    to: 'film-director',
    brutal: [
      "A whole crew stands there while one person thinks. It's about to be you, thinking.",
      'You know how long “one more for safety” takes. Use it wisely.',
    ],
    gentle: 'What did you already shape: a short, a scene, a live stream? Link it, name the crew and say what you would be trusted with on day one.',
    verdict: {
      brutal: 'It moves out of the light and in behind the monitor, with a jacket and an opinion.',
      gentle: 'You know what it takes to get it made, and now you want to guide it.',
    },
  },
  {
    from: 'photographer',
    to: 'video-editor|camera-operator|art-director',
    brutal: [
      'Your pictures have started moving. Clients will ask if they can also be shorter.',
      "One frame used to be enough. Here it's twenty-five a second and they like none of them.",
    ],
    gentle: 'An eye for light goes with you, and pace is what you need to show. Bring one minute cut by you, and say what was left out.',
    verdict: {
      brutal: 'The shutter has been held open until something in this CV began to move.',
      gentle: 'You know how to see, and learning to let it move is a fine way on.',
    },
  },
  {
    from: 'soldier|naval-rating',
    to: 'police-officer|firefighter|prison-officer|security-guard',
    brutal: [
      "Different uniform. You'll still be told where the pockets may be used.",
      "They also have an inspection, and you'll be the only one who isn't worried about the boots.",
    ],
    gentle:
      'Another service looks for the same steadiness with its own law and its own forms. Name its selection stages you have passed and the training that counts there.',
    verdict: {
      brutal: 'The boots march on, and only the badge above them is up for discussion.',
      gentle: 'Put the selection stage you have reached right at the top, because the serving speaks for itself.',
    },
  },
  {
    from: 'security-guard|prison-officer',
    to: 'police-officer|detective|emergency-dispatcher',
    brutal: [
      "Security rings them and waits. You'll be surprised how long it takes from the inside as well.",
      'Hi-vis on, notebook out, and finally allowed past the kerb.',
    ],
    gentle:
      'Observation, notes, conflict handled with words: you can give examples of each. Put the application stage or training first and then the best of them.',
    verdict: {
      brutal: "From calling it in to being what comes when it's called in.",
      gentle: 'You have watched carefully and reported clearly, and that is much of good policing.',
    },
  },
  {
    from: 'paramedic|emergency-medical-technician',
    to: 'nurse|nurse-practitioner|physician-associate|emergency-physician',
    brutal: [
      "Crews hand over and drive off. Now you'll see how it ends, and do the discharge letter.",
      'No stairs. Nobody in there has ever carried anyone down four flights past a bicycle.',
    ],
    gentle:
      'Assessment under pressure is your strength, and continuity is what to add. Put the course and its stage first, then the skills signed off on the road.',
    verdict: {
      brutal: 'The double doors swing shut behind the trolley, and this CV would like to know what comes after them.',
      gentle: 'You have met people at the worst minute, and now you would like to stay for the better ones.',
    },
  },
  {
    from: 'postdoctoral-researcher|doctoral-researcher|professor',
    to: 'data-scientist|research-scientist|consultant|machine-learning-engineer',
    brutal: [
      "You'll get an answer in a fortnight and no one will ask for the literature.",
      "The abstract gets read here. Only the abstract. It's called an email.",
    ],
    gentle:
      'Turn each paper into a problem solved for someone, in a line without jargon. Keep the publications as a link; what they want is speed, code and a decision.',
    verdict: {
      brutal: 'Further research was needed, and it turns out to be needed by Thursday.',
      gentle: 'You can work out hard things from nothing, and one example in plain words will make that clear.',
    },
  },
  {
    from: 'lab-technician|research-assistant',
    to: 'research-scientist|biomedical-scientist|quality-inspector|clinical-research',
    brutal: [
      "You did the experiment. It's time to be in the author list further up than the freezer.",
      "Everyone's methods section is you in the passive voice.",
    ],
    gentle: 'Name the techniques you own, the protocols you improved and who learned them from you. The qualification in progress goes right next to these.',
    verdict: {
      brutal: '“Samples were prepared” has been this person all along.',
      gentle: "You make other people's results possible, and it is fair to want a question of your own.",
    },
  },
  {
    from: 'gardener|groundskeeper',
    to: 'landscape-architect|tree-surgeon|ecologist|farm-manager',
    brutal: [
      "You dig where the drawing says. There's a drain. There's always a drain.",
      "From the border to the whole view, and they'll still ask you about slugs.",
    ],
    gentle:
      'You know how a plan does after three winters. Put the course or tickets first, then one place you changed, with its size and what is growing there now.',
    verdict: {
      brutal: 'The spade has been leaned against the wall, and there is earth all over the drawing board.',
      gentle: 'Gardens teach what plans forget, which is that things grow.',
    },
  },
];
