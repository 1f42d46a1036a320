import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What nurses, cooks, shop people, drivers, teachers and builders laugh about as well. */
export const MORE_OF_HANDS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  nursing: [
    {
      says: 'bed management|bed manager|patient flow|bed meeting',
      brutal: [
        'Bed meetings in the morning, at noon and at three. Nobody has ever brought a bed.',
        'Patient flow: a whole hospital waiting for one bag of tablets to come up from pharmacy.',
      ],
      gentle: 'Beds in the house, and what helped people home by noon: flow is counted daily, so the line can be too.',
    },
    {
      says: 'catheterisation|catheterization|catheter|catheter care',
      not: 'cardiac|cath lab|lab|venous|ablation',
      brutal: [
        'A catheter is due for its change on the fourteenth, says a letter that has gone to another ward.',
        'A catheterisation pack: tray, drape, gauze, forceps. Catheter sold separately.',
      ],
      gentle: 'A signed-off skill: the year of the competency, and ward or community, are what an agency has to enter.',
    },
    {
      says: 'syringe pump|infusion pump|iv pump',
      brutal: [
        'An infusion pump finishes at ten past three, loudly, in the room furthest from you.',
        'There are twelve infusion pumps on the ward list and four on the ward.',
      ],
      gentle: 'The make you were trained on is what wards and agencies search for, and it stands on the certificate.',
    },
    {
      says: 'tissue viability|pressure ulcer|pressure sore|waterlow|braden',
      brutal: [
        'Tissue viability: one nurse, nine wards and a very good torch.',
        'A pressure mattress is ordered by phone, delivered by lift, and unplugged by whoever needed the socket.',
      ],
      gentle: 'Pressure damage that fell is counted on every ward. Add the number with its year.',
    },
  ],
  kitchen: [
    {
      says: 'sauce section|larder section|grill section|fish section|garde manger',
      brutal: [
        "Every section has its own tongs. They are all on somebody else's section.",
        'A section is a metre of steel, two people and a tub marked ‘do not touch’.',
      ],
      gentle: 'Section and covers it sent: a head chef reads that line first. If it was yours alone, say “ran”.',
    },
    {
      says: 'ordering|food ordering|ordering stock|stock ordering|supplier orders',
      brutal: [
        "Ordering happens at midnight, on a supplier's answerphone, from a list on the back of a docket.",
        'Ordering: the message said six lemons, the van says six boxes.',
      ],
      gentle: "Ordering is spending somebody else's money. Say how much a week, and whether waste came down.",
    },
    {
      says: 'dietary requirements|dietary needs|gluten free|coeliac',
      brutal: [
        "The gluten free toaster has its own shelf, its own sign and, by nine, somebody's crumpet in it.",
        'Dietary requirements arrive on the ticket in capitals, after the starters.',
      ],
      gentle: 'A system of labels, boards and habits is what keeps guests safe. Name the part you set up or checked.',
    },
    {
      says: 'specials',
      brutal: [
        "The specials board is today's delivery and whatever nobody ordered yesterday.",
        'The specials have sold out by seven, everywhere except on the board.',
      ],
      gentle: 'A dish that stays on the menu says more than a style. Name it, and say how long it stayed.',
    },
  ],
  shop: [
    {
      says: 'gift wrapping|gift wrap',
      brutal: [
        'Gift wrap: two minutes, a metre of ribbon, and one customer holding a finger where the bow goes.',
        'Gift wrapping: a book is a pleasure. Then somebody brings a football.',
      ],
      gentle: 'It sounds small, and it is where people decide to come back. Add parcels a day in the busiest week.',
    },
    {
      says: 'price change|price changes|mark down|markdown|markdowns|reduced stickers',
      brutal: [
        'A markdown goes on over the last markdown. By closing time it is mostly label.',
        'A price change is done on the shelf, then on the till, then by apologising.',
      ],
      gentle: 'Choosing what went down, and when, is margin work. Stock cleared by the end of it shows the judgement.',
    },
    {
      says: 'queue management|queue busting|managing queues|reducing queues|long queues',
      brutal: ['A queue is nine people who were not there until somebody sat down with a tea.', 'Open a second till and watch the queue do mathematics.'],
      gentle: 'Waiting time is the one thing every customer measures. Add minutes before and after.',
    },
    {
      says: 'online orders|home delivery orders|store picking|click & collect',
      brutal: [
        'Online orders are picked in the shop, by hand, past the customers, who ask you where everything is.',
        'The website says there are two left. The website has never been to the stockroom.',
      ],
      gentle: 'Give orders an hour and right first time: the handset counts both, and online teams recruit on them.',
    },
  ],
  'engineering-office': [
    {
      says: '3d printing|3d printed|3d printer|additive manufacturing',
      brutal: [
        'A 3D printer makes a perfect part overnight, and at ten to eight it makes spaghetti.',
        '3D printing is how you find out on Tuesday what the drawing said on Monday.',
      ],
      gentle: 'A decision that the printed part settled, or a week saved in a review, gives the machine a purpose. Process and material follow.',
    },
    {
      says: 'revit|civil 3d|autodesk inventor|creo|catia|nx',
      brutal: [
        '{it} has crashed. It has also saved a recovery file, of last Thursday.',
        'In {it} the model is beautiful. Then somebody asks for it as a 2D PDF.',
      ],
      gentle: 'Searched for by name, so years and level go beside it. Add one thing built from your model, if you have one.',
    },
    {
      says: 'change request|engineering change|ecn|change control',
      not: 'software|code|firmware',
      brutal: [
        'An engineering change needs nine signatures. The hole has already been drilled.',
        'Change control is how a two-millimetre washer gets a number, an owner and a meeting.',
      ],
      gentle: 'Cost or saving per unit, and the change it came from, make a whole bullet. Add changes closed a year.',
    },
    {
      says: 'tender|tender drawings|cost estimate|cost estimating|quantity take off',
      brutal: [
        'A cost estimate is right to within ten per cent, until somebody orders something.',
        'The best-drawn part of a tender drawing is the box that says ‘TBC’.',
      ],
      gentle: 'Estimate against final account is the figure. Very few engineers print it, and everybody would like to know.',
    },
  ],
  'hair-and-gym': [
    {
      says: 'shampoo|shampooing|washing hair|backwash|basin',
      brutal: ['‘Is the water all right for you?’ It has never once been answered honestly.', 'At the backwash nobody can hear you and everybody answers.'],
      gentle: 'What you were trusted with next, toning, treatments, blow-dries, shows how fast it went. Months from basin to chair is a real figure.',
    },
    {
      says: 'manicure|gel nails|acrylic nails|shellac',
      brutal: ['Gel nails take an hour to put on and one seat belt to chip.', 'Manicure: both hands under the lamp. This is when every phone rings.'],
      gentle: 'Give treatments a day and how many came back by name: those two make a chair profitable, and they make this line.',
    },
    {
      says: 'circuit training|bootcamp|boot camp|hiit',
      not: 'coding|software|web|data|developer',
      brutal: [
        'Boot camp: eleven adults in a car park at six, paying to carry tyres.',
        'HIIT lasts twenty minutes. The lying down afterwards is not on the timetable.',
      ],
      gentle: "Heads in the first class and in the twentieth: the second number is the instructor's. Put the certificate beside it.",
    },
  ],
  security: [
    {
      says: 'gatehouse|barrier',
      not: 'language|communication|overcome|overcame|overcoming|breaking|social|removing|flood',
      brutal: ["The gatehouse: one heater, one barrier, one lorry driver who was told three o'clock.", 'Every barrier has a button. So has every car horn.'],
      gentle: 'Vehicles a shift, and what you checked them for: with both on the page, everyone sees what the gate trusted you with.',
    },
    {
      says: 'crowd control|crowd management|queue control|egress',
      brutal: [
        'Crowd control is eight thousand people and one sign that says ‘other entrance’.',
        'At egress everybody wants the same gate, and the burger van is in front of it.',
      ],
      gentle: 'Give the capacity, gates and minutes to clear: events companies plan with exactly those three.',
    },
    {
      says: 'report writing|daily occurrence book|occurrence book|occurrence log|shift report',
      around: 'security|guard|patrol|night|shift|premises',
      brutal: [
        'The occurrence book reads ‘0200, all quiet’ in eleven different handwritings.',
        'Report writing at four in the morning: times exact, spelling less so.',
      ],
      gentle: 'Used afterwards by police or insurers is the mark of a good report. Half a line is enough to say that one was.',
    },
  ],
  'pipes-and-wires': [
    {
      says: 'second fix|2nd fix',
      brutal: [
        'Second fix is where you find out what first fix was thinking.',
        'Second fix: the plasterer has covered something. Finding it is done by knocking.',
      ],
      gentle: 'Give plots or rooms a week, and snags after: site managers hire on the second number.',
    },
    {
      says: 'underfloor heating|ufh',
      brutal: [
        'Underfloor heating: two hundred metres of pipe, and then somebody fits a door stop.',
        'The underfloor manifold has every zone written on tape. The tape is on the floor.',
      ],
      gentle: 'Square metres, zones, and who commissioned it: that is how people ask for this work.',
    },
    {
      says: 'unvented|unvented cylinder|megaflo',
      brutal: [
        'An unvented cylinder lives in a cupboard one inch wider than itself.',
        'An unvented cylinder needs a tundish you can see. It is behind the towels.',
      ],
      gentle: 'The ticket has a date on it, and both belong in print: landlords and building control ask for them together.',
    },
    {
      says: 'smart meter|meter installation|meter fixing',
      brutal: [
        'A smart meter goes in the one cupboard where there is no signal.',
        'Smart meter fitted. The ironing board, the hoover and the Christmas tree had to come out first.',
      ],
      gentle: 'Give jobs a day and the share done at the first visit: the industry counts in those, and so do its recruiters.',
    },
    {
      says: 'emergency lighting|emergency lights',
      brutal: [
        'Emergency lighting gets three hours of attention a year, in the dark, with a clipboard.',
        'You test emergency lighting by switching off the ordinary kind and listening for who complains.',
      ],
      gentle: 'Fittings on the schedule and the standard tested to: a testing regime is what a facilities manager pays for.',
    },
  ],
  warehouse: [
    {
      says: 'goods out|dispatch desk',
      brutal: [
        'Goods out is quiet until ten to four. Then it is the only department there is.',
        'Goods out: three drivers, two bays, one pallet nobody ordered.',
      ],
      gentle: 'Loads a day and the share that left on time: this end of the building is measured already, so the figure exists.',
    },
    {
      says: 'shrink wrap|shrink wrapping|shrinkwrap',
      brutal: [
        'Shrink wrap sticks to shrink wrap, to gloves, to the floor, and last of all to the pallet.',
        'Nobody has ever found the end of the shrink wrap first time.',
      ],
      gentle: 'Damages that fell are the point of wrapping. Say by hand or by machine.',
    },
    {
      says: 'counterbalance|vna',
      brutal: ['The {it} beeps when it reverses. After ten hours, so do you.', 'One {it} has a seat that is not split. People come in early for it.'],
      gentle: 'Give licence body, date of the last refresher, years on the truck: agencies copy those three straight into their form.',
    },
    {
      says: 'stock accuracy|inventory accuracy|stock discrepancy|stock discrepancies',
      brutal: [
        'Stock accuracy can be almost perfect. The rest of it is what everybody has ordered today.',
        'The system says four. You have counted to three, twice, out loud.',
      ],
      gentle: 'Accuracy before and after is the number a warehouse manager is judged on. Add locations counted.',
    },
    {
      says: 'shift briefing|toolbox talk|team brief',
      brutal: [
        'The shift briefing: yesterday was good, please be careful, and whoever has the tape gun, bring it back.',
        'A toolbox talk has no toolbox, not much talk, and a sheet that everyone signs on the way out.',
      ],
      gentle: 'Giving the briefing is the first leadership a shift sees. Heads in front of you make it count.',
    },
  ],
  driving: [
    {
      says: 'fridge|refrigerated|temperature controlled|reefer',
      not: 'deliver|delivered|install|installed|washing|furniture|appliance|appliances',
      brutal: [
        'A fridge trailer keeps its load asleep and its neighbours in the lay-by awake.',
        'Refrigerated: the load has a perfect thermostat. The cab has a heater for the left foot.',
      ],
      gentle: 'Temperature logs are a skill of their own. Add goods and standard, food or pharma.',
    },
    {
      says: 'curtain sider|curtainsider|curtainsiders',
      brutal: [
        'A curtainsider has two dozen buckles a side. In the wind they all count.',
        'Curtains in, buckles tight, one strap left over. It is always one.',
      ],
      gentle: 'Trailer types are searched for by name: the ones you would take out tomorrow belong here in a row.',
    },
    {
      says: 'reversing|tight spaces|reverse parking|shunting|shunter',
      around: 'trailer|hgv|lorry|artic|yard|depot|class 1|truck|lgv|cdl',
      brutal: [
        'Shunting: all day, mostly backwards, always with an audience.',
        'Reversing into a tight yard: one opening, four spectators, and one of them waving both arms.',
      ],
      gentle: 'Trailers a shift, and the kind of yard: transport managers know it is the hard part, and look for it.',
    },
    {
      says: "digital tachograph|infringement|infringements|drivers hours|driver's hours|working time directive|wtd",
      brutal: [
        "Drivers' hours: you must stop after four and a half. The lay-by was full after four.",
        'An infringement letter arrives eleven days later and wants to know about one minute.',
      ],
      gentle: "No infringements over so many years is a sentence operators love, if it is true. Add the card's expiry.",
    },
    {
      says: 'customer signatures|cash on delivery|collections and deliveries',
      brutal: [
        'Every signature on a delivery handset looks like a heart monitor.',
        'Collections and deliveries: one is never ready, the other one is never in.',
      ],
      gentle: 'Give drops a day and how few failed: most drivers leave out the second number, and it is usually a good one.',
    },
  ],
  school: [
    {
      says: 'sats|year 6|key stage tests|sats week',
      not: 'psat|gmat|gre|lsat',
      brutal: [
        'SATs week: free toast, sharp pencils, and the caretaker asked not to mow.',
        'In SATs week you take the times tables off the wall and everybody looks at where they were.',
      ],
      gentle: 'Progress from where they started says more than the result. Both ends of it, and the size of the group, make it fair.',
    },
    {
      says: 'school reports|end of year reports|writing reports',
      brutal: [
        'Thirty reports, thirty ways to write ‘lively’.',
        "Reports are finished at midnight, by copy and paste, with somebody else's name in the middle.",
      ],
      gentle: 'Thirty fair paragraphs to a deadline is a skill outside a classroom too. Mention a comment bank you built for others, if you have one.',
    },
    {
      says: 'break duty|playground duty|lunch duty|bus duty',
      brutal: [
        'Playground duty: hot drink, wet coat, and a tennis ball on the roof since September.',
        'On bus duty you learn who forgot the PE bag before they do.',
      ],
      gentle: 'A full playground is risk management with whistles. Heads at a time, and first aid if you hold it, say so to anybody.',
    },
    {
      says: 'after school club|after-school club|lunchtime club',
      brutal: [
        'The club letter went home with everyone. It is at the bottom of thirty bags, under a banana.',
        'The club: chess, glue, and four who only came in for the radiator.',
      ],
      gentle: 'Numbers that came back each week, and one thing the club made or won. It is the part of the week that was your own idea.',
    },
    {
      says: 'teaching resources|lesson resources|worksheets|creating resources',
      brutal: [
        'Teaching resources: made on Sunday, laminated on Monday, chewed by Wednesday.',
        'Forty worksheets, printed double-sided, the second side upside down.',
      ],
      gentle: 'Resources colleagues used are influence. How many classes ran on them, or a link to them, shows how far they went.',
    },
  ],
  building: [
    {
      says: 'shuttering|formwork|rebar|steel fixing|steel fixer',
      brutal: [
        'Formwork is a very good piece of joinery that gets one day of admiration, full of concrete.',
        'Rebar is tied four thousand times and inspected once, by somebody in clean boots.',
      ],
      gentle: 'Cubic metres poured and pours passed first time: engineers and foremen read those.',
    },
    {
      says: 'dumper|telehandler|mini digger',
      brutal: [
        'The {it} is free to use until somebody important wants something moved.',
        'The {it}: key in the cabin, driver at breakfast, fuel in the other one.',
      ],
      gentle: 'Give card scheme, category and expiry date: with those three on the page, a start on Monday is possible.',
    },
    {
      says: 'insulation|loft insulation|cavity wall|external wall insulation',
      brutal: ['Insulation is the only material that goes home with you.', 'Loft insulation: always in July, always the loft with the water tank.'],
      gentle: 'Homes done and the standard worked to: retrofit firms hire by exactly that, and ask for the ticket.',
    },
    {
      says: 'paving|kerbing|kerbs|block paving',
      not: 'asphalt|tarmac|machine|paver',
      around: 'block|kerb|slab|flag|groundwork|landscap|edging|labour|driveway|civil',
      brutal: [
        'Block paving is a jigsaw where every piece is the same and one is short.',
        'A kerb weighs sixty-odd kilos and is laid by two people having a conversation about something else.',
      ],
      gentle: 'Give metres a day, and what lay underneath. Anybody who has laid a kerb knows what that means.',
    },
    {
      says: 'site clearance|site clean|waste removal|skip|skips|waste segregation',
      brutal: ['Leave a skip out overnight and it comes with a sofa.', 'Waste segregation: five skips, five signs, one mattress.'],
      gentle: 'A tidy site passes inspections. Add waste kept out of landfill, as a share.',
    },
    {
      says: 'price work|day rate|subcontracting|labour only',
      brutal: ['Price work is when everybody on site suddenly knows where the ladder is.', "Subcontracting: own van, own tools, somebody else's programme."],
      gentle: 'Two main contractors who asked you back do more than any adjective. Add a tax or company number, if you have one.',
    },
  ],
  care: [
    {
      says: 'call times|care calls|double-up calls|double up calls',
      brutal: [
        'A fifteen-minute call is four minutes of parking, ten of care and one of finding the key safe.',
        'A double-up is two carers, one door, one time. The rota has sent them to two villages.',
      ],
      gentle: 'Give calls a day, clients, and months on the same round: agencies ask in that order, because people who stay are scarce.',
    },
    {
      says: 'fluid chart|food and fluid chart|food charts',
      brutal: ['The fluid chart is in the folder. The folder is with whoever had the pen.', 'Tea, 150 ml, half drunk. The chart wants to know which half.'],
      gentle: 'Charts complete at every handover are what inspectors look for. If an inspection praised yours, quote five words of it.',
    },
    {
      says: 'key safe|key safes|keysafe|tagging in|call monitoring',
      brutal: ['The key safe has four digits, one sticky button and a hedge.', 'You tag in by phone. The signal is at the end of the garden.'],
      gentle: 'On time, call after call, is what clients remember. Where the system logged it, a percentage can stand here.',
    },
    {
      says: 'hoist|hoists|standing hoist|stand aid',
      brutal: [
        'The hoist is charging. The sling for it is in the wash, in another size.',
        'Two people to every hoist, and one of them is looking for the battery.',
      ],
      gentle: 'Give the date of the moving and handling course, and which hoists: it is the first thing a coordinator checks.',
    },
    {
      says: 'mar chart|mar charts|mar sheet|emar',
      brutal: [
        'A MAR chart has a box for every tablet and a letter for every reason the box is empty.',
        'MAR charts: sign after, never before, with the black pen that went home with nights.',
      ],
      gentle: 'Medicines given without an error over so many months is a figure, and the level of training goes right beside it.',
    },
    {
      says: 'outings|day trips|community access|shopping trips',
      brutal: ['An outing takes one hour, and two hours of coats.', 'Community access: a café, a cake, and the bus that is not the accessible one.'],
      gentle: 'Getting somebody out of the house is an outcome. Add the place, and what they did there themselves.',
    },
  ],
};
