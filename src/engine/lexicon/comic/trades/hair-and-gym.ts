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
      gentle: 'How many a day in your busiest week, and who rebooked with you? Rebooking is the number owners look at.',
    },
    {
      says: 'colouring|hair colouring|hair colour|highlights|balayage|tinting|foils|colour services|hair coloring|full head|ombre|colouring hair|hair color',
      not: 'career|key|professional',
      brutal: [
        "Balayage: three hours to look as if you'd been on a beach for one.",
        "“Just a bit lighter.” Colouring has eleven levels, and that's all of them.",
        'Foils on, hood down, cup of tea: clients leave the highlights receiving Radio 4.',
      ],
      gentle: 'Which colour line did you train on, and is there a picture of your best correction? Say it, link it.',
    },
    {
      says: 'colour correction|color correction|corrective colour|box dye|bleach|toner|colour corrections',
      not: 'video|film|footage|grading',
      brutal: [
        'Colour correction starts with a box from the chemist and the words “I only did the fringe”.',
        "There's orange, there's very orange, and there's Friday's colour correction.",
        'Toner fixes brass. It does not fix Sunday night in the bathroom.',
      ],
      gentle: "Six hours of chemistry and tact: tell one, from what shade to what. That's the hardest work in the salon.",
    },
    {
      says: 'cutting and styling|hair cutting|haircutting|haircuts|haircut|cutting hair|hairdressing services|styling hair|cut and blow dry|hair styling|hairstyling|dry cutting',
      brutal: ['“Just a trim” is the most dangerous sentence in haircutting.', "A haircut's five minutes of listening and thirty of knowing better, gently."],
      gentle: "How many clients a day, and what share asked for you by name? Requests are a stylist's sales figures.",
    },
    {
      says: 'consultation|client consultation|consultations|client consultations|consulting with clients',
      in: 'work',
      brutal: [
        'Consultation: “short, but not short short.” Noted.',
        "At a consultation an inch is shown between finger and thumb. It's two inches, and it's changing.",
      ],
      gentle: "What do you ask in {it} that others don't? A good question at the start is why people come back; write yours here.",
    },
    {
      says: 'patch test|patch testing|skin test|allergy test|patch tests',
      brutal: [
        'A patch test: forty-eight hours of nothing happening, exactly as ordered.',
        "“I've been having it for years.” Patch test anyway.",
        "The patch test was free, quick and on Tuesday. The party's tonight.",
      ],
      gentle: 'Insurers love this line more than clients do. Say how you made sure nobody was booked without one.',
    },
    {
      says: 'barber|barbering|skin fade|fade|fades|beard trim|clippers|hot towel shave|wet shave|cut throat|beard trims|clipper work|taper|skin fades',
      brutal: [
        'Skin fade: from nothing to something, and the row is about the middle.',
        'Hot towel shave: ten minutes with a blade at his throat, and he falls asleep.',
      ],
      gentle: "Cuts a day, on walk-in or appointment? A chair that's never empty is worth a figure.",
    },
    {
      says: 'nail art|gel nails|acrylic nails|manicure|manicures|pedicure|pedicures|gel polish|shellac|nail extensions|biab|nail technician|acrylics|nail enhancements',
      brutal: [
        "Manicure: a client who can't use her phone for forty minutes will tell you everything.",
        'Nail art: Starry Night, ten times, at the size of a lentil.',
        "Gel's cured in sixty seconds. Choosing the pink took nineteen minutes.",
      ],
      gentle: "How long does a full set take you and how long does it last? Those two make a nail tech's name.",
    },
    {
      says: 'waxing|bikini wax|threading|hot wax|strip wax|brow wax|leg wax|hair removal|brow shaping|eyebrow shaping|eyebrow threading',
      brutal: [
        'Waxing: ask about the holiday, then pull.',
        "There's no small talk quite like the small talk of waxing.",
        'Threading is two hands, one thread and your teeth. The eyebrow goes up by itself.',
      ],
      gentle: 'Speed and gentleness bring people back to the same hands. What share of yours are regulars?',
    },
    {
      says: 'facial|facials|skincare|dermalogica|microdermabrasion|skin consultation|hydrafacial|chemical peel|skin care|dermaplaning',
      not: 'recognition|surgery',
      brutal: ['A facial: an hour of whale song, and the whale gets no royalties.', 'Dermaplaning is shaving, with a diploma and better lighting.'],
      gentle: 'Which brands are you trained in, and what does the second visit look like? Results over a course is the sales line.',
    },
    {
      says: 'makeup artist|make-up artist|bridal makeup|bridal hair|make up artist|bridal make-up|bridal|make-up|makeup application|wedding hair',
      not: "makeup artist's|retail",
      brutal: [
        "Bridal hair: forty-one grips, half a can of spray, and a cousin who'd like the same.",
        'Bridal makeup starts at six in the morning and has to last until the second speech.',
        "“Natural.” That's ninety minutes of makeup and seventeen products.",
      ],
      gentle: 'Weddings a season, team or alone, and the biggest bridal party you got out of the door on time?',
    },
    {
      says: 'massage|swedish massage|hot stone|hot stones|deep tissue|indian head massage|aromatherapy|spa treatment|spa treatments|body treatment|sports massage',
      brutal: [
        "Massage: “pressure all right?” “Mm.” That's the whole conversation, and a very good one.",
        'Hot stones come out of what looks like a slow cooker. It says slow cooker on it.',
      ],
      gentle: 'Hours of treatments you can give in a day without losing quality? Spas plan by that figure.',
    },
    {
      says: 'salon|busy salon|salon duties|salon assistant|salon junior|sweeping hair|shampooing|backwash|hair salon|sweeping|washing hair|shampooing hair',
      in: 'work',
      brutal: [
        "At the backwash: “is the water all right?” It's always all right, even when it's down the neck.",
        'Sweep, fold, tea, towels, sweep. A salon assistant does ten thousand steps on nine square metres.',
        'A salon towel is black so that it can keep a secret.',
      ],
      gentle: 'Every good stylist began here. What were you let do early, because they trusted you?',
    },
    {
      says: 'appointment|appointments|booking appointments|appointment booking|fresha|treatwell|booking system|phorest|salon software|mindbody|scheduling appointments',
      brutal: [
        "“I'm running five minutes late.” In appointments that's twenty, with a coffee.",
        'A no-show at three, two walk-ins at five past. Appointments have a sense of humour.',
      ],
      gentle: 'Did you fill a quiet day or cut the no-shows? Give the before and after: owners feel that in the till.',
    },
    {
      says: 'retail sales|retailing products|product sales|recommending products|retail products|selling products|aftercare advice|aftercare|product recommendation|upselling',
      in: 'work',
      brutal: [
        'Retail in a salon: the good shampoo goes home, gets used twice, and the blue one comes back out.',
        "“What did you use on it? It feels lovely.” And that's the product sold; you only had to stand there.",
      ],
      gentle: "Retail as a share of your takings: most stylists don't know theirs, so print yours.",
    },
    {
      says: 'sterilisation|sterilising tools|sanitation|sterilization|barbicide|sanitising|hygiene standards|disinfecting|sterilising equipment|sanitizing|sterilizing',
      in: 'work',
      brutal: ['Barbicide is the bluest liquid that anyone is happy to find a comb in.', "Hygiene standards: the comb that touched the floor knows it's over."],
      gentle: 'Inspected by whom, with what result? If you set the routine that others follow, say that.',
    },
    {
      says: 'own clients|client base|client list|loyal clientele|clientele',
      in: 'work',
      brutal: [
        'A loyal clientele has your mobile number, your days off, and no respect for the second one.',
        'Clientele follow a good stylist anywhere, and a good parking space even further.',
      ],
      gentle: "How many came with you, or came by a friend? A following is the first thing a salon owner's going to ask about.",
    },
    {
      says: 'hair extensions|braiding|braids|tape extensions',
      brutal: ["Extensions: the hair's been further than you have.", 'Braiding: five hours, three films, two hands, and one client asleep on the parting.'],
      gentle: 'Which methods, which systems, and how long does a full head take you? Specialists get found by exactly these words.',
    },
    {
      says: 'personal training|personal trainer|pt sessions|one-to-one training|1-2-1|1:1 training|one to one training|personal training sessions|pt clients|1-1 training',
      brutal: [
        'Personal training: counting to twelve, aloud, for a living, and getting the rest between ten and eleven wrong on purpose.',
        "“Two more.” In personal training it's four.",
        "A PT's day is six till ten and five till nine, with a very long lunch of chicken in between.",
      ],
      gentle: 'How many clients does ‘{it}’ stand for, and how long do they stay? Months per client is the number gyms hire on.',
    },
    {
      says: 'group exercise|group fitness|exercise class|fitness class|fitness classes|group classes|circuits|hiit|exercise classes|exercise to music|body pump|bodypump|les mills',
      not: 'coding|electrical',
      brutal: [
        'Group exercise has a front row, a back row and a feud over the spot by the fan.',
        'HIIT: twenty seconds on, ten seconds off, forty seconds of lying about it.',
      ],
      gentle: 'How many came to your {it} in month one, and by month six? A full room at an awkward hour is your best advert.',
    },
    {
      says: 'spin class|indoor cycling|spin|rpm class|spinning class|spin instructor|indoor cycling classes',
      in: 'work',
      brutal: [
        'Spin: forty-five minutes uphill, in the dark, in Basingstoke.',
        '“Turn it up one.” In a spin class everybody touches the dial.',
        'A spin bike goes nowhere, loudly, to early Rihanna.',
      ],
      gentle: 'Was there a waiting list? A booked-out class is rent paid for the whole club, so print that beside {it}.',
    },
    {
      says: 'gym induction|gym inductions|new member induction|member induction|gym floor|floor walking|fitness assessment|fitness assessments|par-q|parq|health screening',
      brutal: [
        'PAR-Q: seven questions, seven ticks for “no”, done at the speed of a terms and conditions box.',
        "Gym induction: “That one's for legs.” “And that?” “Also legs.”",
        'Walking the gym floor is 14,000 steps in a place full of people who came by car to walk.',
      ],
      gentle: '{It}, how many times a week? And if people were still members three months later, you may be the reason: claim it.',
    },
    {
      says: 'programme design|training programmes|workout plan|workout plans|exercise programme|exercise programmes|programming|bespoke training|tailored training|training plans|exercise programs|fitness programs|fitness plans',
      not: 'software|python|java|code',
      in: 'work',
      brutal: ['Exercise programme: week one, optimism. Week two, ice.', "A training plan has a rest day. It's the part that's followed to the letter."],
      gentle: "One client's goal, plan and outcome, with no name: that shows how you think, and it's what people book.",
    },
    {
      says: 'nutrition advice|nutritional advice|meal plan|nutrition|nutrition coaching|meal plans|macros|nutritional guidance|nutrition plans',
      not: 'enteral|clinical|parenteral|excel|vba',
      brutal: [
        'Nutrition advice is one sentence long: you know. You do know.',
        'Macros: the weighing of rice by people who never weighed anything but luggage.',
      ],
      gentle: "Which qualification's behind it? Put it next to the line; careful gyms ask before they let anyone advise.",
    },
    {
      says: 'gym equipment|kettlebell|kettlebells|barbell|free weights|re-racking|racking weights|resistance machines|treadmill|treadmills|trx',
      brutal: [
        "Free weights: one 22.5 is missing, and the other's lonely. It's been so since opening.",
        'Kettlebells have no bell, and heat nothing.',
        "“Please re-rack your weights”: nine signs, gym-wide, and each 20 kilo plate's on the 5 kilo peg.",
      ],
      gentle: 'Did you look after checks and repairs? Machines in service is a figure clubs track, and members notice.',
    },
    {
      says: 'gym membership|membership sales|selling memberships|member retention|membership|memberships|gym tour|member engagement|gym tours',
      in: 'work',
      brutal: [
        "January pays for the gym. It's February that gets the parking.",
        'Membership sales: a free day pass, a tour of the plunge pool, and a cancellation clause in a smaller size.',
        "The member who never comes pays the same, complains less and is every gym's favourite.",
      ],
      gentle: "From ‘{it}’ it's a short step to two figures: joins a month, and members still there after ninety days. Lead with the second.",
    },
    {
      says: 'yoga|vinyasa|hatha|yin yoga|yoga class|yoga classes|ashtanga|yoga teacher|200 hour|200-hour|yoga alliance|hot yoga|restorative yoga',
      in: 'anywhere',
      brutal: [
        "Savasana: eleven people lying perfectly still, and one of them's thinking about a casserole.",
        "Yoga: “if it's in your practice today.” It isn't in anyone's practice, but the front row's going to try.",
        'Vinyasa flows. The person in corner mat four goes left.',
      ],
      gentle: 'Which style, how many a week, and who stayed a year? Studios look for teachers whose class fills on a wet Tuesday.',
    },
    {
      says: 'pilates|reformer|reformer pilates|mat pilates|core stability',
      brutal: [
        "Pilates: “find your neutral spine.” It's been missing since the office chair.",
        'A reformer is a bed with springs, and the springs win.',
        'The hundred, in Pilates, is counted by somebody with a very calm idea of a hundred.',
      ],
      gentle: 'Mat or reformer, and which training body? Studios insure by that, so it goes first.',
    },
    {
      says: 'meditation|mindfulness|breathwork|sound bath|wellness retreat|breathing exercises|guided meditation|yoga retreat',
      brutal: [
        "Sound bath: bring a blanket, mind the gong, and there's always one who snores in tune.",
        'Breathwork: people have been getting away with it free for years.',
        "A retreat has silence from nine, vegetables from seven, and everyone's car smells of crisps on the way home.",
      ],
      gentle: 'For whom, and how many came back? Companies buy this now, so a workplace client is worth naming.',
    },
    {
      says: 'session plan|session plans|coaching session|coaching sessions|planning sessions|drills|coaching drills|planned sessions',
      in: 'work',
      brutal: [
        "Session plan: four drills on A4, laminated. It's sideways rain, and eleven of twenty have come.",
        'Bibs, cones, balls: a training session starts with a search for the other bib.',
        "Minute one of the drill is explaining it. Minute two's explaining it to the one who was doing up a boot.",
      ],
      gentle: "Who was it built for, and what could they do by spring? Progress is the coach's only real figure.",
    },
    {
      says: 'matchday|match day|match days|team selection|fixtures|tournament|tournaments|league|half-time|match analysis|fixture',
      in: 'work',
      brutal: [
        "Fixtures: away, 10:30, pitch 6, there's no pitch 6.",
        'A half-time team talk has four minutes, three oranges and one idea.',
        'Touchline advice on match day is free, loud and about offside.',
      ],
      gentle: 'Which league, what finish, and who developed? A player who moved up says more than a table does.',
    },
    {
      says: 'football coach|football coaching|uefa b|uefa|fa level 1|fa level 2|grassroots|grassroots football|sports coaching|fa qualified',
      brutal: [
        "Grassroots: a pitch with a slope, a goal with one net, and a van that's also the changing room.",
        "UEFA B: months of pedagogy, and on Saturday it's “spread out”.",
        'Sports coaching is eighty percent tying laces, at any level below international.',
      ],
      gentle: 'Badge, level and what your squad did: three facts. A club reads those before anything else.',
    },
    {
      says: 'swimming lessons|swimming teacher|swim lessons|swim teacher|poolside|asa level 2|swim england|swimming instructor|aqua aerobics|aqua fit|swim instructor',
      brutal: [
        "Swimming lessons: armbands, one noodle, and a lane of adults pretending they aren't waiting.",
        "Poolside it's thirty degrees all year, and your voice comes home an hour after you.",
        "Aqua aerobics: the real workout's underwater, and no one can prove it.",
      ],
      gentle: "How many went up a stage with you in a term? It's counted on badges, so count it here.",
    },
    {
      says: 'sports hall|leisure centre|leisure center|pool plant|recreation assistant|leisure assistant|badminton court|badminton courts',
      brutal: [
        'Leisure centre: badminton out, trampolines in, five minutes, one trolley with its own steering.',
        "A sports hall floor has eleven sets of lines, and every game's played on the wrong one.",
        'Court 3 at seven. Leisure centres have started wars over court 3 at seven.',
      ],
      gentle: 'What were you in charge of when the manager had gone home? Name hours, heads and the thing that went wrong.',
    },
    {
      says: 'instagram|tiktok|social media|before and after|social media content',
      in: 'work',
      brutal: [
        'Before and after: same person, better lamp.',
        "The reel took three goes, two ring lights and the client's patience. The work took twenty minutes.",
      ],
      gentle: 'How many bookings came from it? Followers are applause; bookings are wages, so give that figure.',
    },
    {
      says: 'level 3 personal trainer|level 2 gym instructor|cimspa|reps|nasm|nasm-cpt|ace certified|issa|acsm|level 2 fitness instructor|level 3 personal training',
      near: 'personal|gym|fitness|trainer|instructor|certified|cpt|nasm|ace|level',
      in: 'study',
      brutal: [
        'Level 3: you can name the muscle that hurts. Before that you could only point.',
        'NASM, ACE, ISSA: they sound like a cyber attack, and hurt about as long.',
      ],
      gentle: "Number, expiry and specialisms go on one line. Then tell us who you've trained with it.",
    },
    {
      says: 'client relationship|client relationships|building rapport|rapport|regular clients|repeat clients|returning clients|client retention',
      in: 'work',
      brutal: [
        'Rapport: you know the builder, the sister-in-law and how the cruise really went.',
        "A regular client's life comes in instalments, and you never miss an episode.",
        "Client retention's simple. They can't go elsewhere, you know too much.",
      ],
      gentle: "What's your rebooking rate? If nine in ten come back, that's the headline of your whole page.",
    },
  ],
};
