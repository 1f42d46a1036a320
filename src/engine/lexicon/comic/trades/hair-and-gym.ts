import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What hairdressers, beauticians, trainers and coaches laugh about. */
export const OF_HAIR_AND_GYM: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'hair-and-gym': [
    {
      says: 'blow dry|blow-dry|blow drying|blowout|blow dries|blow-drying|shampoo and set',
      brutal: [
        'A blow dry lasts until the client meets weather.',
        'Blow dry: forty minutes of wrist, then she shakes it out and ties it up.',
        "Nobody can hear what's said during a blow dry. Everybody goes on saying it.",
      ],
      gentle: 'Rebooking is what owners look at. Clients a day, and the share who asked for your chair again, make a service list into evidence.',
    },
    {
      says: 'colouring|hair colouring|hair colour|highlights|balayage|tinting|foils|colour services|hair coloring|full head|ombre|colouring hair|hair color',
      not: 'career|key|professional',
      brutal: [
        "Balayage: three hours to look as if you'd been on a beach for one.",
        "“Just a bit lighter.” Colouring has eleven levels, and that's all of them.",
        'Foils on, hood down, cup of tea: clients at the highlights stage could receive long wave.',
      ],
      gentle: 'Colour brand and its training level first: a salon with the same range saves a course. Add a picture of your best correction, if you have one.',
    },
    {
      says: 'colour correction|color correction|corrective colour|box dye|bleach|toner|colour corrections',
      not: 'video|film|footage|grading',
      brutal: [
        'Colour correction starts with a box from the chemist and the words “I only did the fringe”.',
        "There's orange, there's very orange, and there's Friday's colour correction.",
        'Toner fixes brass. It does not fix Sunday night in the bathroom.',
      ],
      gentle: 'The hardest work in the salon. From which shade to which, in how many sittings, with a picture, is the strongest thing a colourist can show.',
    },
    {
      says: 'cutting and styling|hair cutting|haircutting|haircuts|haircut|cutting hair|hairdressing services|styling hair|cut and blow dry|hair styling|hairstyling|dry cutting',
      brutal: ['“Just a trim” is the most dangerous sentence in haircutting.', "A haircut's five minutes of listening and thirty of knowing better, gently."],
      gentle: "Clients a day and the share who ask for you by name are a stylist's sales figures. One of them belongs in the line.",
    },
    {
      says: 'consultation|client consultation|consultations|client consultations|consulting with clients',
      around: 'hair|salon|stylist|colourist|barber|blow dry|haircut',
      in: 'work',
      brutal: [
        'Consultation: “short, but not short short.” Noted.',
        "At a consultation an inch is shown between finger and thumb. It's two inches, and it's changing.",
      ],
      gentle: 'A consultation shows in what is not complained about later. Add redo rate, or services added at the chair.',
    },
    {
      says: 'patch test|patch testing|skin test|allergy test|patch tests',
      brutal: [
        'A patch test: forty-eight hours of nothing happening, exactly as ordered.',
        "“I've been having it for years.” Patch test anyway.",
        "The patch test was free, quick and on Tuesday. The party's tonight.",
      ],
      gentle: 'Insurers love it more than clients do. If no booking went through without one on your watch, that is worth stating.',
    },
    {
      says: 'barber|barbering|skin fade|fade|fades|beard trim|clippers|hot towel shave|wet shave|cut throat|beard trims|clipper work|taper|skin fades',
      brutal: [
        'Skin fade: from nothing to something, and the row is about the middle.',
        'Hot towel shave: ten minutes with a blade at his throat, and he falls asleep.',
      ],
      gentle: 'Cuts a day, walk-in or appointment, and the styles people queue for: a shop fills a chair by those three.',
    },
    {
      says: 'nail art|gel nails|acrylic nails|manicure|manicures|pedicure|pedicures|gel polish|shellac|nail extensions|biab|nail technician|acrylics|nail enhancements',
      brutal: [
        "Manicure: a client who can't use her phone for forty minutes will tell you everything.",
        'Nail art: Starry Night, ten times, at the size of a lentil.',
        "Gel's cured in sixty seconds. Choosing the pink took nineteen minutes.",
      ],
      gentle: "Minutes per set and weeks it lasts make a nail technician's name. Systems you are certified in come straight after.",
    },
    {
      says: 'waxing|bikini wax|threading|hot wax|strip wax|brow wax|leg wax|hair removal|brow shaping|eyebrow shaping|eyebrow threading',
      brutal: [
        'Waxing: ask about the holiday, then pull.',
        "There's no small talk quite like the small talk of waxing.",
        'Threading is two hands, one thread and your teeth. The eyebrow goes up by itself.',
      ],
      gentle: "Regulars are the measure. Add speed, areas and brand of wax, with the certificate's year.",
    },
    {
      says: 'facial|facials|skincare|dermalogica|microdermabrasion|skin consultation|hydrafacial|chemical peel|skin care|dermaplaning',
      not: 'recognition|surgery',
      brutal: ['A facial: an hour of whale song, and the whale gets no royalties.', 'Dermaplaning is shaving, with a diploma and better lighting.'],
      gentle: 'Brands you are trained in open doors, because training costs. Add courses of treatment sold.',
    },
    {
      says: 'makeup artist|make-up artist|bridal makeup|bridal hair|make up artist|bridal make-up|bridal|make-up|makeup application|wedding hair',
      not: "makeup artist's|retail",
      brutal: [
        "Bridal hair: forty-one grips, half a can of spray, and a cousin who'd like the same.",
        'Bridal makeup starts at six in the morning and has to last until the second speech.',
        "“Natural.” That's ninety minutes of makeup and seventeen products.",
      ],
      gentle: 'Weddings in a season and the largest party done on time: with a gallery linked, a couple or a salon needs nothing else.',
    },
    {
      says: 'massage|swedish massage|hot stone|hot stones|deep tissue|indian head massage|aromatherapy|spa treatment|spa treatments|body treatment|sports massage',
      brutal: [
        "Massage: “pressure all right?” “Mm.” That's the whole conversation, and a very good one.",
        'Hot stones come out of what looks like a slow cooker. It says slow cooker on it.',
      ],
      gentle: 'Hours of treatment you give in a day, and the insurer or body you are registered with: spas plan rotas by exactly that.',
    },
    {
      says: 'salon|busy salon|salon duties|salon assistant|salon junior|sweeping hair|shampooing|backwash|hair salon|sweeping|washing hair|shampooing hair',
      in: 'work',
      brutal: [
        "At the backwash: “is the water all right?” It's always all right, even when it's down the neck.",
        'Sweep, fold, tea, towels, sweep. A salon assistant does ten thousand steps on nine square metres.',
        'A salon towel is black so that it can keep a secret.',
      ],
      gentle: 'What you were let do early is the story: colours mixed, blow dries, the till. It turns helping into training.',
    },
    {
      says: 'appointment|appointments|booking appointments|appointment booking|fresha|treatwell|booking system|phorest|salon software|mindbody|scheduling appointments',
      brutal: [
        "“I'm running five minutes late.” In appointments that's twenty, with a coffee.",
        'A no-show at three, two walk-ins at five past. Appointments have a sense of humour.',
      ],
      gentle: "Fewer no-shows or fuller quiet days are felt in the till. The system by name, plus one such figure, is a receptionist's best line.",
    },
    {
      says: 'retail sales|retailing products|product sales|recommending products|retail products|selling products|aftercare advice|aftercare|product recommendation|upselling',
      around: 'salon|hair|beauty|spa|skin|barber|nail|stylist|lash',
      in: 'work',
      brutal: [
        'Retail in a salon: the good shampoo goes home, gets used twice, and the blue one comes back out.',
        "“What did you use on it? It feels lovely.” And that's the product sold; you only had to stand there.",
      ],
      gentle: 'Retail as a share of takings is the figure. Most people in the chair trade cannot name theirs, so one in print stands out.',
    },
    {
      says: 'sterilisation|sterilising tools|sanitation|sterilization|barbicide|sanitising|hygiene standards|disinfecting|sterilising equipment|sanitizing|sterilizing',
      around: 'salon|hair|barber|nail|beauty|skin|spa|stylist|lash|wax',
      in: 'work',
      brutal: ['Barbicide is the bluest liquid that anyone is happy to find a comb in.', "Hygiene standards: the comb that touched the floor knows it's over."],
      gentle: 'A hygiene course with its date, or an inspection without a remark, makes this more than what everybody must do.',
    },
    {
      says: 'own clients|client base|client list|loyal clientele|clientele',
      in: 'work',
      brutal: [
        'A loyal clientele has your mobile number, your days off, and no respect for the second one.',
        'Clientele follow a good stylist anywhere, and a good parking space even further.',
      ],
      gentle: 'A following is the first thing an owner asks about. Add columns booked weeks ahead, or the share of requests.',
    },
    {
      says: 'hair extensions|braiding|braids|tape extensions',
      brutal: ["Extensions: the hair's been further than you have.", 'Braiding: five hours, three films, two hands, and one client asleep on the parting.'],
      gentle: 'Give method, system and hours for a full head: specialists are searched for by exactly these words.',
    },
    {
      says: 'personal training|personal trainer|pt sessions|one-to-one training|1-2-1|1:1 training|one to one training|personal training sessions|pt clients|1-1 training',
      brutal: [
        'Personal training: counting to twelve, aloud, for a living, and getting the rest between ten and eleven wrong on purpose.',
        "“Two more.” In personal training it's four.",
        "A PT's day is six till ten and five till nine, with a very long lunch of chicken in between.",
      ],
      gentle: 'Months per client is the number gyms hire on. Clients at one time and sessions a week give it scale.',
    },
    {
      says: 'group exercise|group fitness|exercise class|fitness class|fitness classes|group classes|circuits|hiit|exercise classes|exercise to music|body pump|bodypump|les mills',
      not: 'coding|electrical',
      brutal: [
        'Group exercise has a front row, a back row and a feud over the spot by the fan.',
        'HIIT: twenty seconds on, ten seconds off, forty seconds of lying about it.',
      ],
      gentle: 'A full room at an awkward hour is the best advert. Add attendance in the first month and the sixth.',
    },
    {
      says: 'spin class|indoor cycling|spin|rpm class|spinning class|spin instructor|indoor cycling classes',
      in: 'work',
      brutal: [
        'Spin: forty-five minutes uphill, in the dark, in a room without a hill.',
        '“Turn it up one.” In a spin class everybody touches the dial.',
        'A spin bike goes nowhere, loudly, to early Rihanna.',
      ],
      gentle: 'A waiting list is rent paid for the whole club. Bikes filled per class, with the brand you are certified in, says it.',
    },
    {
      says: 'gym induction|gym inductions|new member induction|member induction|gym floor|floor walking|fitness assessment|fitness assessments|par-q|parq|health screening',
      brutal: [
        'PAR-Q: seven questions, seven ticks for “no”, done at the speed of a terms and conditions box.',
        "Gym induction: “That one's for legs.” “And that?” “Also legs.”",
        'Walking the gym floor is 14,000 steps in a place full of people who came by car to walk.',
      ],
      gentle: 'Inductions that end in members who stay are worth money. Add weekly number and share still there after three months.',
    },
    {
      says: 'programme design|training programmes|workout plan|workout plans|exercise programme|exercise programmes|programming|bespoke training|tailored training|training plans|exercise programs|fitness programs|fitness plans',
      not: 'software|python|java|code',
      in: 'work',
      brutal: ['Exercise programme: week one, optimism. Week two, ice.', "A training plan has a rest day. It's the part that's followed to the letter."],
      gentle: 'A plan is worth what the client became. Tell one without the name: goal, plan, outcome.',
    },
    {
      says: 'nutrition advice|nutritional advice|meal plan|nutrition|nutrition coaching|meal plans|macros|nutritional guidance|nutrition plans',
      not: 'enteral|clinical|parenteral|excel|vba',
      brutal: [
        'Nutrition advice is one sentence long: you know. You do know.',
        'Macros: the weighing of rice by people who never weighed anything but luggage.',
      ],
      gentle: 'The qualification behind it belongs in the same line, because careful gyms ask before they let anyone advise.',
    },
    {
      says: 'gym equipment|kettlebell|kettlebells|barbell|free weights|re-racking|racking weights|resistance machines|treadmill|treadmills|trx',
      brutal: [
        "Free weights: one 22.5 is missing, and the other's lonely. It's been so since opening.",
        'Kettlebells have no bell, and heat nothing.',
        "“Please re-rack your weights”: nine signs, gym-wide, and each 20 kilo plate's on the 5 kilo peg.",
      ],
      gentle: 'Servicing and daily checks are worth more than use. Machines kept running is a figure clubs track, and members notice.',
    },
    {
      says: 'gym membership|membership sales|selling memberships|member retention|membership|memberships|gym tour|member engagement|gym tours',
      in: 'work',
      brutal: [
        "January pays for the gym. It's February that gets the parking.",
        'Membership sales: a free day pass, a tour of the plunge pool, and a cancellation clause in a smaller size.',
        "The member who never comes pays the same, complains less and is every gym's favourite.",
      ],
      gentle: 'Selling a membership is easy; keeping it is not. Give joins a month, and how many were there after ninety days.',
    },
    {
      says: 'yoga|vinyasa|hatha|yin yoga|yoga class|yoga classes|ashtanga|yoga teacher|200 hour|200-hour|yoga alliance|hot yoga|restorative yoga',
      in: 'anywhere',
      brutal: [
        "Savasana: eleven people lying perfectly still, and one of them's thinking about a casserole.",
        "Yoga: “if it's in your practice today.” It isn't in anyone's practice, but the front row's going to try.",
        'Vinyasa flows. The person in corner mat four goes left.',
      ],
      gentle: 'Style, training hours and classes a week: studios read in that order. Add students who stayed for years.',
    },
    {
      says: 'pilates|reformer|reformer pilates|mat pilates|core stability',
      brutal: [
        "Pilates: “find your neutral spine.” It's been missing since the office chair.",
        'A reformer is a bed with springs, and the springs win.',
        'The hundred, in Pilates, is counted by somebody with a very calm idea of a hundred.',
      ],
      gentle: 'Give mat or equipment, and which training body: studios insure by that, so it goes first.',
    },
    {
      says: 'meditation|mindfulness|breathwork|sound bath|wellness retreat|breathing exercises|guided meditation|yoga retreat',
      brutal: [
        "Sound bath: bring a blanket, mind the gong, and there's always one who snores in tune.",
        'Breathwork: people have been getting away with it free for years.',
        "A retreat has silence from nine, vegetables from seven, and everyone's car smells of crisps on the way home.",
      ],
      gentle: 'Companies buy this now, so a workplace client is worth naming. Add group size and course length.',
    },
    {
      says: 'session plan|session plans|coaching session|coaching sessions|planning sessions|drills|coaching drills|planned sessions',
      around: 'team|squad|player|athlete|club|football|rugby|hockey|netball|cricket|basketball|soccer|academy|tennis|gymnast|volleyball',
      in: 'work',
      brutal: [
        'Session plan: four drills on A4, laminated, for twenty. Eleven have come.',
        'Bibs, cones, balls: a training session starts with a search for the other bib.',
        "Minute one of the drill is explaining it. Minute two's explaining it to the one who was doing up a boot.",
      ],
      gentle: "Squad, level and what they could do by the end of the season: progress is the coach's real figure.",
    },
    {
      says: 'matchday|match day|match days|team selection|fixtures|tournament|tournaments|league|half-time|match analysis|fixture',
      in: 'work',
      brutal: [
        'Fixtures: away, half past ten, and the address is a car park.',
        'A half-time team talk has four minutes, three oranges and one idea.',
        'Advice from the sideline on match day is free, loud and unanimous.',
      ],
      gentle: 'League and finish place a coach. A player who moved up a level says more than the table does.',
    },
    {
      says: 'football coach|football coaching|uefa b|uefa|fa level 1|fa level 2|grassroots|grassroots football|fa qualified',
      brutal: [
        "Grassroots: a pitch with a slope, a goal with one net, and a van that's also the changing room.",
        "UEFA B: months of pedagogy, and on Saturday it's “spread out”.",
        'Sports coaching is eighty percent tying laces, at any level below international.',
      ],
      gentle: 'Give badge with its date, squad and level: a club reads those before anything. Safeguarding and first aid stand right behind.',
    },
    {
      says: 'swimming lessons|swimming teacher|swim lessons|swim teacher|poolside|asa level 2|swim england|swimming instructor|aqua aerobics|aqua fit|swim instructor',
      brutal: [
        "Swimming lessons: armbands, one noodle, and a lane of adults pretending they aren't waiting.",
        "Poolside it's thirty degrees all year, and your voice comes home an hour after you.",
        "Aqua aerobics: the real workout's underwater, and no one can prove it.",
      ],
      gentle: 'Stages passed in a term are counted on badges, so they can be counted here. Add class size and ages.',
    },
    {
      says: 'sports hall|leisure centre|leisure center|pool plant|recreation assistant|leisure assistant|badminton court|badminton courts',
      brutal: [
        'Leisure centre: badminton out, trampolines in, five minutes, one trolley with its own steering.',
        "A sports hall floor has eleven sets of lines, and every game's played on the wrong one.",
        'Court 3 at seven. Leisure centres have started wars over court 3 at seven.',
      ],
      gentle: 'Being in charge after the manager had gone is what counts. Add duty shifts, building size and first aid level.',
    },
    {
      says: 'instagram|tiktok|social media|before and after|social media content',
      in: 'work',
      brutal: [
        'The best picture of the week was taken by accident, and has a mop in it.',
        "The reel took three goes, two ring lights and the client's patience. The work took twenty minutes.",
      ],
      gentle: "Followers are applause, bookings are wages. A month's bookings that came through it is the figure, with the handle beside it.",
    },
    {
      says: 'level 3 personal trainer|level 2 gym instructor|cimspa|reps|nasm|nasm-cpt|ace certified|issa|acsm|level 2 fitness instructor|level 3 personal training',
      near: 'personal|gym|fitness|trainer|instructor|certified|cpt|nasm|ace|level',
      in: 'study',
      brutal: [
        'Level 3: you can name the muscle that hurts. Before that you could only point.',
        'NASM, ACE, ISSA: they sound like a cyber attack, and hurt about as long.',
      ],
      gentle: 'Level, awarding body, number and expiry fit on one line. Specialisms go after it, because classes are staffed by those.',
    },
    {
      says: 'client relationship|client relationships|building rapport|rapport|regular clients|repeat clients|returning clients|client retention',
      in: 'work',
      brutal: [
        'Rapport: you know the builder, the sister-in-law and how the cruise really went.',
        "A regular client's life comes in instalments, and you never miss an episode.",
        "Client retention's simple. They can't go elsewhere, you know too much.",
      ],
      gentle: 'Rebooking rate is the headline of this work. If nine in ten return, nothing else on the page says as much.',
    },
  ],
};
