import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What bar and hotel people, doctors, researchers, factories, planners, editors, surveyors and mechanics laugh about as well. */
export const MORE_OF_DESKS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'bar-and-floor': [
    {
      says: 'allergen|allergens|allergen menu|food allergies',
      brutal: [
        'Every allergen question is a walk to the kitchen, and the kitchen is plating table four.',
        'The allergen folder lives under the till, under three lost umbrellas.',
      ],
      gentle: 'Knowing what is in every dish is product knowledge a guest can be harmed by lacking. Add a dated allergen certificate, if you have one.',
    },
    {
      says: 'polishing cutlery|glass polishing|napkin folding|setting tables',
      brutal: [
        'Two hundred knives, one damp cloth, and a colleague who says it is relaxing.',
        'Napkins folded into swans. By the starter they are napkins again.',
      ],
      gentle: 'Setting up the room is half of service. Add the number of tables and the style, banquet or à la carte.',
    },
    {
      says: 'draught beer|keg|kegs|cask ale|line cleaning|changing barrels',
      brutal: ["A keg goes at nine o'clock on a Friday, mid-pint, and never the one you expected.", 'Cask ale: kept like a racehorse, sold like a bus ticket.'],
      gentle: 'Beer that tastes right is cleaning and temperature. A cellar course or an accreditation the house held should be named.',
    },
    {
      says: 'espresso|latte art|coffee machine|barista training|grinder',
      brutal: [
        'Latte art: a fern, a heart, and then whatever that one is.',
        'A coffee machine has two steam wands: the good one, and the one new starters get.',
      ],
      gentle: 'Give drinks an hour at the peak and the machine you worked: coffee shops hire on those. People you trained on it come third.',
    },
    {
      says: 'table numbers|covers a night|number of covers',
      brutal: [
        'The book is full. Then the four at eight becomes a seven.',
        'Table numbers run from one to nineteen. There is no thirteen, and there are two twelves.',
      ],
      gentle: 'Give the number of tables and covers on a Saturday: with those two a manager can picture you at once.',
    },
    {
      says: 'outside bar|mobile bar|festival bar|pop-up bar',
      brutal: [
        'An outside bar: four taps, one generator, and a queue that brought its own weather.',
        'A festival bar: the floor is grass at noon and soup by ten.',
      ],
      gentle: 'Served per hour, staff behind it, licence in whose name: an outdoor bar is logistics, and reads best that way.',
    },
  ],
  research: [
    {
      says: 'matlab|r studio|rstudio|stata',
      brutal: [
        'The {it} script is called final, final2 and final_use_this. Reviewer two has asked for final.',
        'A {it} plot takes an hour. The axis label takes the afternoon.',
      ],
      gentle: 'What it found out for you matters more than the package. Add code that others can run, with a link.',
    },
    {
      says: 'peer review|peer reviewer|reviewed manuscripts|reviewer for',
      brutal: [
        'Peer review: three weeks of silence, then a page and a half about the font in figure two.',
        'Everybody in peer review has suffered from reviewer two, and nobody has ever admitted to being one.',
      ],
      gentle: 'Journals you review for, by name, show that your judgement is asked for. Add reviews a year.',
    },
    {
      says: 'questionnaire|interview study|semi-structured interviews|participants',
      brutal: [
        'Participants are recruited by poster, with ten strips to tear off. One strip is gone already, to look popular.',
        'By item thirty-nine of a questionnaire, the whole world neither agrees nor disagrees.',
      ],
      gentle: 'Response rate beside the sample tells more than the count. Who they were, and how they were reached, completes it.',
    },
    {
      says: 'mass spectrometer|nmr|gc-ms|lc-ms',
      brutal: [
        'The free slot on the {it} is at three in the morning, and whoever is before you has overrun.',
        'The {it} was serviced on Monday and has been sulking since Tuesday.',
      ],
      gentle: 'Instruments are searched for by name, so the make belongs here, with whether you ran it alone or handed in samples.',
    },
    {
      says: 'dataset|data collection|data cleaning|open data',
      brutal: [
        'The dataset has one column called ‘misc’. All of the science is in misc.',
        'Data cleaning is eighty per cent of the work and one sentence of the methods.',
      ],
      gentle: 'If others use the data you collected, a link says so. It is the citation nobody counts and many look for.',
    },
    {
      says: 'organised a workshop|organised a conference|organised a symposium|organized a workshop|organized a conference|organized a symposium',
      brutal: [
        'An academic workshop is two days of talks so that eleven people can have one good dinner.',
        'Whoever organises the symposium spends the keynote looking for the box of lanyards.',
      ],
      gentle: 'Getting academics into one room is project management: budget, heads and funders in one line, and it reads like that.',
    },
    {
      says: 'studentship|phd studentship|research fellowship|travel grant',
      brutal: [
        'Grant form, section C: describe the results of the work you have not yet been paid to do.',
        'A grant pays for the flight, the hotel and the conference. The kettle is not an eligible cost.',
      ],
      gentle: "The amount, and how many applied, turn an award into a reference with figures. Funder's name in full, never initials.",
    },
  ],
  medicine: [
    {
      says: 'crash team|als provider|als certified|advanced life support',
      brutal: [
        'The life support certificate sits in a folder with four others that run out in the same month.',
        'Advanced life support: two days of shouting ‘stand clear’ at a plastic torso on a carpet.',
      ],
      gentle: 'Provider or instructor, and valid until when: rota coordinators look for the date. Instructor potential counts as well.',
    },
    {
      says: 'ultrasound|point of care ultrasound|pocus',
      around: 'emergency|resident|acute|anaesth|intensive|foundation|registrar|ward|sho|point of care|pocus|house officer',
      brutal: [
        'Point-of-care ultrasound: a probe, a screen, and everyone leaning in to agree with you.',
        'The ultrasound machine has four wheels, and three of them want to go to radiology.',
      ],
      gentle: 'Give accreditation and the number of scans: consultants look for exactly those two, and for who signed the logbook.',
    },
    {
      says: 'chest drain|central line|arterial line|ascitic drain',
      brutal: [
        'Central line or drain: nineteen things on the sterile field, and the twentieth in a cupboard with a code.',
        'Drains and lines in the logbook: supervised, supervised, independent, and one with a coffee stain.',
      ],
      gentle: 'Supervised and alone, as two numbers from the logbook, make this line worth its space.',
    },
    {
      says: 'hot clinic|same day emergency care|sdec',
      brutal: [
        'Same-day emergency care: the day is guaranteed. The chair is not.',
        'Same-day care: everyone can walk. Everyone is sitting down, waiting for the bloods.',
      ],
      gentle: 'The share seen and sent home the same day is what the service was built for. Any pathway you wrote comes right after it.',
    },
    {
      says: 'teaching programme|weekly teaching|bedside teaching|osce examiner|simulation training',
      brutal: [
        'Weekly teaching is on Wednesdays at one, or as the phone calls it, the best time.',
        'OSCE station four: explain inhaler technique to an actor who has done it eleven times today.',
      ],
      gentle: 'Who was taught, how often, and a line of the feedback: job panels score teaching, and only with evidence.',
    },
    {
      says: 'handover|hospital at night|night registrar|acute take',
      brutal: [
        'The acute take is a list that grows at the bottom while you read the top.',
        'Handover is on the hour. One minute before, the printer remembers it has no paper.',
      ],
      gentle: 'Size of the take and the team you led on it: two figures that place you at once.',
    },
    {
      says: 'surgical logbook|first assistant|assisted in theatre|elogbook|theatre experience',
      brutal: [
        "First assistant: the best view in theatre, for four hours, of somebody else's elbow.",
        'The eLogbook counts everything except the waiting for the porter.',
      ],
      gentle: 'Procedure, role and number: a table of six rows says more here than a paragraph, and matches the portfolio.',
    },
  ],
  factory: [
    {
      says: '5s|visual management',
      brutal: [
        '5S: sort, set in order, shine, and two more that nobody can name at audit.',
        'The shadow board shows where every spanner belongs. Mostly it shows the shadow.',
      ],
      gentle: 'Minutes a shift saved, or searching that stopped, make this believable. Add a board you designed yourself, if you have one.',
    },
    {
      says: 'first off|first article|fai|first piece',
      brutal: [
        'The first-off is measured in eleven places and kept in a bag. The second one just has to get on with it.',
        'First article inspection: forty dimensions, and the forty-first is why it came back.',
      ],
      gentle: 'Passed first time over so many set-ups is a percentage the quality office keeps. It belongs here more than the procedure does.',
    },
    {
      says: 'overall equipment effectiveness|oee|downtime|uptime',
      brutal: ['Nobody argues about the OEE. Everybody argues about what counts as a stop.', 'Downtime is logged in minutes and described as ‘sensor’.'],
      gentle: 'Points won, on which machine, over which months: effectiveness is the cleanest result a factory can print.',
    },
    {
      says: 'injection moulding|injection molding',
      brutal: [
        'Injection moulding: twenty-two seconds a shot, all night, and one of them comes out short.',
        'The mould was fine before lunch. The mould is always fine before lunch.',
      ],
      gentle: 'Give tonnage of the machines and materials you ran: setters are hired on those two facts. Tool changes come third.',
    },
    {
      says: 'goods inspection|incoming inspection|final inspection|visual inspection',
      not: 'weld|welds|pipe',
      brutal: [
        'Visual inspection: four hundred identical parts, one of them is not, and it is ten to two.',
        'Final inspection is where a scratch gets a number, a close-up and a meeting.',
      ],
      gentle: "Give parts a shift and how few came back from the customer: the second one is an inspector's signature.",
    },
    {
      says: 'batch records|traceability|batch number',
      brutal: [
        'Traceability: everything in the box can prove where it was on Thursday. The box cannot.',
        'Batch records are filled in at the time. There is a pen on a string to prove it.',
      ],
      gentle: 'A trace exercise done inside its time limit is what auditors remember. If one ran on your records, hours and result say it all.',
    },
    {
      says: 'hmi|plc faults|line setup|setter operator',
      brutal: [
        'The HMI has eleven pages, and the button you want is on the one in German.',
        'A line set-up takes forty minutes. Being asked whether it is ready takes fifty.',
      ],
      gentle: 'Set-up times are measured. The make of controller and the minutes that came off put a setter straight on the shortlist.',
    },
    {
      says: 'continental shifts|rotating shifts|four on four off|4 on 4 off',
      brutal: ['Four on, four off: two of the four are spent finding out what day it is.', 'Rotating shifts mean that breakfast is a decision.'],
      gentle: 'The pattern you know, and the ones you would take, save both sides a phone call. It is one line, near the top.',
    },
  ],
  'hotel-and-travel': [
    {
      says: 'overbooking|walking guests|channel manager',
      brutal: [
        'Overbooking by two is strategy. Overbooking by three is a taxi to the other hotel.',
        'The channel manager has sold the same room in four languages.',
      ],
      gentle: 'Full, and nobody walked to another house, is the skill. Add nights at that level in a year.',
    },
    {
      says: 'turn down service|turndown|turndown service|room attendant',
      brutal: [
        'Rooms by the dozen, minutes by the handful, and one “do not disturb” with the television on.',
        'Turndown: one chocolate on the pillow, and nine cushions with nowhere to go.',
      ],
      gentle: 'Give rooms a shift and the inspection score: housekeeping managers hire on that pair.',
    },
    {
      says: 'vip|vip guests|repeat guests|loyalty members|guest preferences',
      brutal: [
        'A VIP list: two presidents of something, and somebody who once wrote a very long review.',
        'Guest preferences: extra pillow, high floor, away from the lift, next to the lift.',
      ],
      gentle: "Guests who came back and asked for you are the measure. Add a score in the house's own survey, if you have one.",
    },
    {
      says: 'group bookings|tour groups|coach parties|group check-in',
      brutal: [
        'Fifty-one arrive on one coach. Fifty-two are on the list.',
        'Group check-in: forty envelopes, forty keys, one room with the wrong number of beds.',
      ],
      gentle: 'The largest group and the minutes until all had keys: that is operations in one sentence.',
    },
    {
      says: 'lost luggage|baggage|baggage handling|luggage',
      brutal: [
        'Every case is black with a red ribbon, so that it stands out.',
        'Luggage is described over the phone as “medium, dark, with wheels”. There are four hundred of those.',
      ],
      gentle: 'Give pieces a day, and how soon the strays came home: handling agents count both, and so does everybody who ever waited.',
    },
    {
      says: 'itinerary|itineraries|tailor-made|tailor made holidays',
      brutal: [
        'An itinerary allows ninety minutes for the connection. The walk to the gate is eighty.',
        'A tailor-made itinerary: flights, transfers, sea view, and two single beds where one double was promised.',
      ],
      gentle: 'Value of bookings and how many came back: travel is sales, and it does no harm to say so. Regions you know follow.',
    },
    {
      says: 'safety demonstration|first aid on board|cabin safety',
      brutal: [
        'A safety demonstration: four times a day, with full gestures, to two hundred pairs of headphones.',
        "The exits are here, here and here. So is everybody's bag.",
      ],
      gentle: 'Give aircraft types and the date of the last recurrent: crew recruiters look for those before anything else.',
    },
    {
      says: 'minibar|room service|in-room dining',
      brutal: [
        'Room service: one club sandwich, eleven minutes, and a lift that stops at every floor.',
        'The minibar is checked every day. One small bottle of vodka has been water since spring.',
      ],
      gentle: 'Give trays a night and the time from call to door: hotels measure both, so this line may use them.',
    },
  ],
  'therapy-and-clinic': [
    {
      says: 'goal setting|outcome measures|functional outcomes',
      brutal: [
        'Outcome measures: ten questions, one pen, and question six, which nobody has ever understood.',
        "The goal is specific, measurable and agreed. In the patient's own words it was shorter.",
      ],
      gentle: "The measure by its name, and how far the average moved: commissioners and insurers read nothing else in a therapist's line.",
    },
    {
      says: 'home visits|domiciliary|community visits|home assessment',
      brutal: [
        'Home visits: find the house, meet the dog, accept a biscuit, find the car.',
        'On community visits you learn every road with a width restriction.',
      ],
      gentle: 'Visits a day and the ground they covered: community teams plan with precisely that. Add a licence to drive, if you have one.',
    },
    {
      says: 'splint|splinting|equipment provision',
      brutal: [
        'Splinting: the plastic is soft for about two minutes. That is when the phone rings.',
        'Equipment provision: one raised toilet seat, one form, eleven days.',
      ],
      gentle: 'Made, fitted or ordered are three levels. The types you make yourself should be named, because few services have somebody who can.',
    },
    {
      says: 'gait|gait analysis|falls prevention|falls clinic',
      brutal: [
        'A falls clinic begins with a flight of steps up to the door.',
        'Gait analysis: ‘just walk normally’, said to somebody who now cannot remember how.',
      ],
      gentle: 'Fewer falls is a number. If the service counted them, the change and the months it took are the line.',
    },
    {
      says: 'insurance verification|insurance claims|copays',
      brutal: [
        'Insurance verification: press two, press one, hold, and then a person asks you to press two.',
        'Claim denied: middle initial missing on page one. It is on pages two, three and four.',
      ],
      gentle: 'Give claims a week and how few bounced: practices hire for the second number.',
    },
    {
      says: 'x-ray|ct scan|ct scanner|pacs',
      around: 'radiograph|imaging|radiolog|technologist|mri',
      brutal: ['‘Breathe in and hold it.’ Behind the screen at every x-ray, so do you.', 'PACS has the image. PACS would like you to log in again first.'],
      gentle: 'Examinations a session, and the machines by make: departments search for both. Put any extended role first.',
    },
    {
      says: 'acupuncture|dry needling',
      brutal: [
        'Acupuncture and dry needling: same needle, two courses, and a long argument about the difference.',
        'Dry needling. The name was not chosen by marketing.',
      ],
      gentle: 'Course body, year and hours of training: a named technique is only as good as its certificate, and insurers ask for it.',
    },
    {
      says: 'patient recalls|dna rate|did not attend|missed appointments',
      brutal: [
        'The poster about missed appointments hangs in the waiting room, where everybody turned up.',
        '‘Did not attend’, says the letter, sent to the same wrong address as the appointment.',
      ],
      gentle: 'Missed appointments that fell are money and waiting time. Add the rate at the start and the rate at the end.',
    },
  ],
  logistics: [
    {
      says: 'route optimisation|route optimization|routing software|paragon|load planning',
      brutal: ['Routing software has planned a left turn across a river.', 'A load plan is perfect until the driver asks which way the doors open.'],
      gentle: 'Miles saved or pallets a trailer, before and after: that is the whole of load planning in two figures.',
    },
    {
      says: 'import and export|incoterms|export documentation',
      brutal: ['Incoterms: three letters that decide who pays when it falls off the crane.', 'Export paperwork has five copies. Customs would like the sixth.'],
      gentle: 'Countries, terms and volumes in a row read like a job already done. Licences or regimes you applied for come next.',
    },
    {
      says: 's&op|sales and operations planning|ibp',
      brutal: [
        'S&OP: sales says a thousand, operations says six hundred, and the meeting agrees on a thousand.',
        'In S&OP the forecast is wrong monthly, with a chart.',
      ],
      gentle: 'Your seat at the table matters: demand, supply or chair. Add forecast error before and after.',
    },
    {
      says: 'expediting|expedite|shortages|backorders|back orders',
      brutal: [
        'Expediting is ringing up until it is quicker for them to send it.',
        'A back order has a date. The date has a question mark. The question mark has been chased.',
      ],
      gentle: 'Shortages a week when you came and when you left: planners print that with pride, and nobody else has it.',
    },
    {
      says: 'master data|part numbers|bill of materials|mrp',
      brutal: [
        'MRP wants four thousand of them by yesterday, because somebody typed a date.',
        'Two part numbers, one screw. Each has its own shelf, owner and history.',
      ],
      gentle: 'Clean data shows in what it stopped: wrong orders, double stock. Part numbers under your care give the size.',
    },
    {
      says: 'supplier audit|supplier audits|vendor rating|vendor performance|scorecard',
      brutal: [
        'A supplier scorecard has green, amber, red, and one nobody dares to colour in.',
        'The supplier audit finished at four. The factory had been tidy since yesterday at six.',
      ],
      gentle: 'Suppliers audited a year, and the certificate you audit with. Add one that improved afterwards, if you have one.',
    },
    {
      says: 'spend analysis|category management|category manager|indirect procurement',
      brutal: [
        'Spend analysis always finds the same thing: printer paper, in nineteen places.',
        'Category management: eleven million on packaging, and one person who still buys tape on a credit card.',
      ],
      gentle: 'Spend managed, and the saving finance agreed to. The category by name, packaging or IT, decides who rings.',
    },
    {
      says: 'air freight|sea freight|containers|fcl|lcl|groupage',
      not: 'pressure|plastic',
      brutal: ['Sea freight: six weeks, one canal, and an e-mail that says ‘rolled’.', 'Air freight is what a late purchase order costs by the kilo.'],
      gentle: 'Give containers or tonnes a month and the lanes you ran: forwarders count in those, so a CV for them does best to.',
    },
    {
      says: 'reverse logistics|product returns|customer returns',
      brutal: [
        'Reverse logistics: everything comes back, nothing in its box.',
        'Reverse logistics: a box that will not close, back to a warehouse with no record of sending it.',
      ],
      gentle: 'Cost or days for each return is the figure. Add the share that went back on sale.',
    },
  ],
  'words-and-news': [
    {
      says: 'subbing|sub-editing|sub editing|proofreading|proof-reading',
      brutal: [
        "Proofreading: you find the comma on page nine and the company's name on the cover is wrong.",
        'A sub-editor takes out the first paragraph. The second one was always the story.',
      ],
      gentle: 'The title where you learnt it tells an editor how strict your eye is. Languages you can correct in are worth a word each.',
    },
    {
      says: 'newsletter|e-newsletter|substack|mailing list',
      brutal: ['A newsletter is a letter to thousands of people, three of whom answer, all about a comma.', 'Subject line: forty minutes. Newsletter: twenty.'],
      gentle: 'Give subscribers and opening rate, at the start and at the end: if both rose, the newsletter was read and not only sent.',
    },
    {
      says: 'court reporting|magistrates|court reports',
      brutal: [
        'Court reporting: three hours on a bench for eleven words you are allowed to print.',
        "The court list says ten o'clock. The court has its own idea of ten o'clock.",
      ],
      gentle: 'Accurate against the clock and the law is what court work shows. Add the court and one reportable case.',
    },
    {
      says: 'feature writing|features writer|features editor|long read',
      brutal: [
        'A feature begins with the weather, so that the reader knows it is a feature.',
        'The long read was four thousand words. Then somebody saw the page plan.',
      ],
      gentle: 'The two best, linked, with the place they ran: nobody hires a features writer unread.',
    },
    {
      says: 'picture desk|picture research|photo captions',
      brutal: [
        'Picture research: the perfect one is in the archive, in black and white, of somebody else.',
        'A caption says who is who, from left. Somebody has stepped forward.',
      ],
      gentle: 'Rights cleared and budget kept are the hard half. Add pictures an issue.',
    },
    {
      says: 'news desk|newsroom|news editor|rolling news',
      brutal: ['A newsroom has six clocks, and people who only look at one.', 'The news desk will ring you straight back. Bring a sandwich.'],
      gentle: 'Stories a shift, and whether you wrote, edited or assigned. Name the verb.',
    },
    {
      says: 'subtitling|subtitles|transcription|captioning',
      brutal: ['Transcription: one hour of talk, five of typing, eleven of ‘[inaudible]’.', 'Subtitles have two seconds to say what he took nine to mumble.'],
      gentle: 'Minutes a day, languages and the guideline you work to: agencies price on all three.',
    },
    {
      says: 'radio|bulletin|bulletins|live radio',
      around: 'radio|broadcast|presenter|station|news|studio|on air',
      brutal: ['Live radio: ten seconds to air, and the guest is in the lift.', 'A bulletin is ninety seconds long. The traffic takes forty of them.'],
      gentle: 'Station, slot and listeners place this. If you read, wrote and drove the desk yourself, three verbs say so.',
    },
    {
      says: 'book proposal|slush pile|literary agent',
      brutal: [
        'The slush pile has four hundred manuscripts, and eleven of them begin with a dream.',
        'A book proposal compares itself to two bestsellers and one dead author.',
      ],
      gentle: 'Titles you brought in, and what one of them sold: publishing remembers who found it.',
    },
    {
      says: 'cms|drupal|content management system',
      brutal: ['The CMS saves automatically, except for the bit you meant.', 'Paste without formatting. Everyone in the building has shouted it once.'],
      gentle: 'Pages a week, and whether others learnt it from you. Add a migration survived, if you have one.',
    },
    {
      says: 'terminology|glossary|glossaries|translation memory|post-editing',
      brutal: [
        'The glossary says one word. The client says the other one, in the same e-mail.',
        'Post-editing: the machine wrote a sentence, and it is correct in every way except what it says.',
      ],
      gentle: 'Terms you collected or approved, and for which client: it shows you can decide a word as well as look it up.',
    },
    {
      says: 'freelance journalist|freelance writer|pitching|pitches',
      brutal: ['A pitch is three lines long and takes a week to not be answered.', 'Freelance: the deadline is Friday, the invoice is spring.'],
      gentle: 'Titles that took a second piece say more than a long list. A mark beside those is enough.',
    },
  ],
  'building-office': [
    {
      says: 'cdm|principal designer|construction phase plan|f10',
      brutal: ['The construction phase plan is kept on site, under the kettle.', 'CDM: three duty holders, two folders, one person who has read both.'],
      gentle: 'Give the appointment in full, and the value of the job: clients check the first and are reassured by the second.',
    },
    {
      says: 'final account|final accounts|extension of time',
      brutal: ['A final account is never final and rarely an account.', 'An extension of time takes longer to agree than the time it extends.'],
      gentle: 'Months to settle, and how near the tender: few surveyors print the pair, and every client would like to see it.',
    },
    {
      says: 'handover|practical completion|defects|o&m manuals|o&m',
      brutal: [
        'Practical completion: everything is finished but the list.',
        'The O&M manual has nine volumes. The client wants to know how the heating goes off.',
      ],
      gentle: 'Give defects at handover, and days early or late: clients remember both.',
    },
    {
      says: 'daywork|dayworks|dayworks sheets|site diary|site diaries',
      brutal: ['A daywork sheet is signed on a bonnet, in pencil, in the rain.', 'The site diary says ‘rain’ for eleven days and then wins the case.'],
      gentle: 'Records that settled an argument are worth money. If yours did, the sum they carried is the achievement.',
    },
    {
      says: 'party wall|right to light|dilapidations|schedule of condition',
      brutal: [
        'A party wall award: nine pages about eleven inches, and two neighbours who used to wave.',
        "Dilapidations: photographs of somebody else's scratches.",
      ],
      gentle: 'Awards made, and settled without court: with that figure in the line, the phone rings.',
    },
    {
      says: 'topographical survey|total station|gnss|drone survey|laser scanning|point cloud',
      brutal: [
        'A total station costs as much as a car and is left standing in a puddle on three legs.',
        'The point cloud has nine hundred million points. One of them is a pigeon.',
      ],
      gentle: 'Give kit, accuracy and hectares: three words a survey manager looks for, and flying permission makes a fourth.',
    },
    {
      says: 'breeam|leed|passivhaus',
      brutal: ['There is a credit for the bicycle rack. Nobody asks who cycles.', 'The airtight building has been taped, tested, and leant on with a ladder.'],
      gentle: "Rating asked for and rating got. Add an assessor's licence, if you hold it, should.",
    },
    {
      says: 'feasibility study|outline design|concept design',
      brutal: ['A feasibility study finds that it is feasible. The invoice was clear about that.', 'Concept design: soft pencil, happy people, no drainpipes.'],
      gentle: 'A scheme that got built outweighs five that did not. The others can stand together as one number.',
    },
    {
      says: 'design coordination|clash detection|navisworks|bim 360',
      brutal: ['Clash detection found a duct through a beam, four times, and a door in a lift shaft.', 'In the model nothing clashes. On site there is a saw.'],
      gentle: "What one clash would have cost on site gives this its worth. Add the federated model's size.",
    },
    {
      says: 'value engineering|cost reporting|cashflow forecast|cost control',
      brutal: [
        'Value engineering: the stone became brick, the brick became render, the render became a colour.',
        'A cost report says ‘on budget’ in green and has a second page.',
      ],
      gentle: 'What came out, what was saved, and what the client did not miss: the third is the art of it.',
    },
    {
      says: 'section 278|section 38',
      brutal: [
        'A section 278 takes a year, for a dropped kerb and a bollard.',
        'Adoption: the road is finished, used and sworn at, and officially does not exist.',
      ],
      gentle: 'Agreements signed and months each took: developers read exactly that, since houses wait for it.',
    },
    {
      says: 'listed building consent|conservation area|heritage statement',
      brutal: [
        'Listed building consent: six months for a window, in the colour it already was.',
        'A heritage statement describes the shed for eleven pages, with respect.',
      ],
      gentle: 'The grade, and what was granted: conservation officers remember the good ones, and practices look for the names.',
    },
    {
      says: "tender report|contract administration|employer's agent|interim valuation",
      brutal: [
        'Contract administration: fourteen certificates, each one day before somebody goes on leave.',
        'The tender report compares five prices and one that forgot the roof.',
      ],
      gentle: 'Contract form, value and certificates issued without dispute. It is dry, and it sells.',
    },
  ],
  garage: [
    {
      says: 'suspension|wheel alignment',
      brutal: [
        'Wheel alignment: perfect on the ramp, and there is a speed bump at the gate.',
        'Suspension knocks until a mechanic gets in. Then it is the quietest vehicle in town.',
      ],
      gentle: 'Give cars a week on the rig, and comebacks: the second number is what a workshop pays for.',
    },
    {
      says: 'exhaust|dpf|catalytic converter|emissions',
      brutal: ['A DPF is cured by one long fast run. It gets five short ones.', 'Exhaust: one bolt undone, five bolts snapped.'],
      gentle: 'Diagnosis before parts is the skill. Add one fault that others had replaced parts for, traced, if you have one.',
    },
    {
      says: 'gearbox|transmission|timing belt|cam belt|cambelt',
      brutal: ['The timing belt is a strip of rubber. The four hours are for getting to it.', 'Gearbox out by lunch. Gearbox in by Thursday.'],
      gentle: 'Give book time and your time for the same job: if you beat it without comebacks, both figures belong here.',
    },
    {
      says: 'electric vehicle|ev|high voltage',
      brutal: [
        'High voltage: orange cables, rubber gloves, and everyone else suddenly at lunch.',
        'An EV has no oil to change, so now they ask you about the tablet in the middle.',
      ],
      gentle: 'Level of qualification and date come first: garages are short of exactly this ticket, and it is asked for by number.',
    },
    {
      says: 'fleet|fleet maintenance',
      not: 'sales|sold|deals|leasing',
      brutal: [
        'Fleet: all of them the same, and one is always “the one with the noise”.',
        'Every fleet has one vehicle that nobody will take. It is first in the queue on Monday.',
      ],
      gentle: 'Vehicles and days off the road, before and after: fleet managers have that on the wall.',
    },
    {
      says: 'service advisor|service reception|job cards|job card',
      brutal: ['The job card says ‘funny noise’. It is a whole genre.', "Service reception, eight o'clock: eleven sets of keys, three courtesy cars."],
      gentle: 'Cars a day and hours sold for each: the two figures a dealer principal asks for. Add the booking system.',
    },
    {
      says: 'windscreen|windscreens|adas',
      brutal: [
        'A windscreen used to be glass. Now it has a camera with opinions about lanes.',
        'ADAS calibration: one car, one target, and eleven metres of floor that somebody has parked on.',
      ],
      gentle: 'Makes and kit you calibrate with, and the year of training: this is searched for by name.',
    },
    {
      says: 'dent|dents|paintless dent|smart repair|panel beating',
      brutal: ['A dent comes out. The story of how it got there does not.', 'Smart repair: two hours on a scratch, and then somebody parks next to it.'],
      gentle: 'Panels a week, and the paint or insurer schemes you are approved for. A folder of photographs does the rest.',
    },
    {
      says: 'parts department|parts advisor|parts counter',
      brutal: ["The parts counter: ‘it's for a silver one’.", 'Parts department: one clip, in a bag, in a box the size of a fridge.'],
      gentle: 'Lines picked and first-time availability: parts managers measure both. Add the catalogue systems you know.',
    },
    {
      says: 'used cars|part exchange|vehicle appraisal|test drives|test drive',
      brutal: ['A test drive goes left, left, left and back, and nobody finds reverse.', 'Part exchange: one careful owner, two careful dogs.'],
      gentle: 'Give units a month, and finance share if it was good: sales managers skip straight to those.',
    },
    {
      says: 'roadside|roadside assistance|recovery truck|flat battery',
      brutal: [
        'Roadside: horizontal rain, passing lorries, and a spare wheel under the whole holiday.',
        'The rule of the roadside: what has not started for two hours starts as you get out of the van.',
      ],
      gentle: 'Fixed at the roadside, as a share of calls: patrols are ranked by it, so a high one is the whole line.',
    },
    {
      says: 'engine management|obd|fault codes|fault code|scan tool',
      brutal: ['The fault code says ‘implausible signal’. It could be about the weather.', 'Thirty fault codes and one loose wire.'],
      gentle: 'The strangest fault you traced shows more than a list of tools. Makes you have dealer-level access for come second.',
    },
    {
      says: 'apprentices|training apprentices',
      brutal: [
        'An apprentice is sent for a long weight in week one and teaches you the scan tool in year two.',
        'The apprentice sweeps, makes the tea, and knows where every ten-millimetre socket is.',
      ],
      gentle: 'Apprentices who qualified under you, and stayed in the trade, are leadership with a spanner. A number will do.',
    },
    {
      says: 'workshop manager|workshop controller|workshop loading|foreman',
      brutal: [
        'The workshop is loaded to ninety-five per cent. The other five are looking for the locking wheel nut.',
        'A workshop controller knows the time of every job and has never seen one keep to it.',
      ],
      gentle: 'Give technicians, bays and efficiency: three figures, and the next employer can picture your Monday.',
    },
  ],
};
