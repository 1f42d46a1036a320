import type { ComicEntry } from '../comic-entry.ts';

/** Interests under a roof. */
export const INDOOR_HOBBIES: readonly ComicEntry[] = [
  {
    says: 'bell ringing|bell ringer|bell-ringing|campanology|change ringing|tower captain',
    in: 'interests',
    brutal: [
      'Your idea of a day off is pulling on a rope attached to a tonne of bronze and counting.',
      'Bell ringing: maths you can hear three villages away.',
      'In bell ringing every mistake is announced to the whole town, at volume, on a Sunday.',
    ],
    gentle:
      'Tower and years ringing fit in brackets. A quarter peal is forty-odd minutes of unbroken concentration in a team, and hardly any page can show one.',
  },
  {
    says: 'bouldering',
    in: 'interests',
    brutal: [
      'Climbing without the rope, the height or the reason to stop.',
      'Bouldering is ten minutes of trying and fifty of sitting on a mat discussing shoes.',
      'Boulderers fall off a wall, look at it for ten minutes, and say “beta”.',
    ],
    gentle: 'A grade is a number any climber understands. Setting routes or helping beginners at the wall turns the hobby into responsibility.',
  },
  {
    says: 'weightlifting|weight lifting|olympic lifting|weight training|lifting weights',
    in: 'interests',
    brutal: [
      "Weightlifting: you pick it up, you put it down, and you write it in a small book. It's inventory.",
      "Weightlifters can move a hundred kilos, and the plates still won't go back on the rack by themselves.",
    ],
    gentle: 'Lifters keep better records than most offices. Add one number from the book, with the year.',
  },
  {
    says: 'powerlifting|powerlifter',
    in: 'interests',
    brutal: [
      "Powerlifting: three lifts, nine attempts, and a smell of chalk. It's a quarterly review with a spotter.",
      "Whoever you work with, you'll be asked to help with the printer. Not to fix it. To move it.",
    ],
    gentle: 'A total from a meet is a single honest number. With the federation and the year it needs no adjective.',
  },
  {
    says: 'spin class|spin classes|indoor cycling',
    in: 'interests',
    brutal: ["Forty-five minutes flat out, and you've arrived where you left your water.", '{it}: road cycling with the road removed and a DJ put in.'],
    gentle: 'Teaching it means leading thirty tired people by voice alone, and is a job skill. As a rider, mornings in the week say enough.',
  },
  {
    says: 'gym',
    near: '5am|6am|early|daily|every morning|before work',
    in: 'interests',
    brutal: ['At that hour the gym is you, the cleaner, and one grunt from behind a pillar.', 'You beat the rush. The rush is asleep and has no regrets.'],
    gentle: 'A routine kept before work is the interesting part. “Four mornings a week” says discipline without using the word.',
  },
  {
    says: 'yoga',
    not: 'teacher training|hot|instructor|yogurt',
    in: 'interests',
    brutal: [
      "Yoga: you're told to let go by somebody who's holding the only key to the hall.",
      'Yoga ends with everyone lying down in silence. Meetings have tried to get there from the other end.',
    ],
    gentle: 'Two hundred hours of teacher training is a qualification and stands with the others. As a private habit, one word is all it needs.',
  },
  {
    says: 'pilates',
    in: 'interests',
    brutal: [
      'In Pilates the instructor says “just ten more” in the voice of a train announcement.',
      "Nothing moves and everything hurts. It's governance for the stomach.",
    ],
    gentle: 'A teaching certificate belongs up among the qualifications. As a class you go to, it is calm and short, and may stay that way.',
  },
  {
    says: 'boxing',
    not: 'unboxing|kick|day',
    in: 'interests',
    brutal: [
      'Boxing: a meeting of two people, both with an agenda, and a bell.',
      'Boxing has a referee, a bell and somebody whose whole job is your stool. No team meeting is that well staffed.',
    ],
    gentle: 'A carded bout is rare on a page, and a coaching award is rarer still. The name of the club makes even training nights concrete.',
  },
  {
    says: 'karate',
    in: 'interests',
    brutal: [
      "Karate: everyone in white, in rows, shouting at nobody. It's a sales floor in bare feet.",
      'You bow, you get hit, you bow. Retail has two of those.',
    ],
    gentle: 'Belt, style and years fit in three words. Teaching the lower grades is instruction, and may be called that.',
  },
  {
    says: 'judo|jujitsu|jiu jitsu|jiu-jitsu|bjj',
    in: 'interests',
    brutal: ['The first lesson in {it} is how to fall. More industries should offer it.', 'You pay monthly to be folded up by a plumber.'],
    gentle: 'Belt, club and first year on the mat: everyone in this sport has lost a thousand times and come back. A coaching award tops it.',
  },
  {
    says: 'tai chi|qigong|taichi',
    in: 'interests',
    brutal: ['Tai chi: a fight, at the speed of a planning application.', "Eight people in a park, moving a fridge that isn't there. That's tai chi."],
    gentle: 'A form of a hundred moves by heart is memory and patience. Leading a group in the park is teaching, and deserves the verb.',
  },
  {
    says: 'fencing',
    not: 'garden|install|contractor|panel|landscap|wooden|farm|gate|stock|timber|post',
    in: 'interests',
    brutal: [
      "Fencing: chess at arm's length, with a wire up your sleeve to settle arguments.",
      'Salute, mask, stab, handshake. No negotiation has ever been so clear about the stages.',
    ],
    gentle: 'Foil, épée or sabre: any fencer on the panel will want that word. Add club and ranking, where there is one.',
  },
  {
    says: 'squash',
    not: 'butternut|soup|recipe|vegetable',
    in: 'interests',
    brutal: [
      'A small white room with a colleague in it and no way to change the subject.',
      'Squash: two people, one ball, and an apology every forty seconds.',
    ],
    gentle: 'A league box or a ladder position is a number. Running the ladder is administration that people thank somebody for.',
  },
  {
    says: 'badminton',
    in: 'interests',
    brutal: ['A sport played with sixteen goose feathers, in a hall marked out for five other sports.', 'Badminton looks gentle until somebody jumps.'],
    gentle: "A club's name makes it real. Keeping the pegboard and booking the courts is organising, and an office manager knows it.",
  },
  {
    says: 'table tennis|ping pong|ping-pong',
    in: 'interests',
    brutal: [
      "Offices buy a table tennis table for morale, and then find out who's been playing in a league.",
      'Table tennis: the reflexes of a cat, and then ten minutes under a radiator.',
    ],
    gentle: 'League and lunch break are about fifty miles an hour apart. Add the division, if it is league.',
  },
  {
    says: 'darts',
    not: 'dart programming|flutter',
    in: 'interests',
    brutal: [
      'Subtraction from 501, at speed, holding something sharp. Accounts would want an extra pair of eyes.',
      'In darts everybody can see what you were aiming at. Few annual plans risk it.',
    ],
    gentle: 'A highest checkout is a number that every player will look for. Add county or pub league.',
  },
  {
    says: 'snooker|billiards',
    in: 'interests',
    brutal: [
      "A waistcoat, a bow tie, and forty minutes in a chair watching somebody else work. That's a steering group.",
      'Snooker is geometry in the quiet carriage.',
    ],
    gentle: 'Highest break in figures, and the club. Refereeing or the league accounts are jobs, and may be printed as jobs.',
  },
  {
    says: 'ten pin bowling|ten-pin bowling|tenpin bowling|bowling',
    not: 'lawn|green|cricket|crown|fast',
    in: 'interests',
    brutal: ['You hand in your shoes as security and throw a rock at some furniture.', "Bowling: everyone's form is perfect until the ball leaves."],
    gentle: 'An average is one honest figure. A works team is also worth its words, because it says that colleagues came back for more.',
  },
  {
    says: 'salsa|salsa dancing',
    not: 'dip|recipe|sauce',
    in: 'interests',
    brutal: [
      'Salsa: the first evening is counting, the second is counting with hips.',
      'Salsa is learned by standing on strangers until they stop being strangers.',
    ],
    gentle: 'Teaching or running a night means getting thirty strangers to change partners without fuss. That is the half an employer can use.',
  },
  {
    says: 'ballet',
    in: 'interests',
    brutal: [
      "Everything in ballet hurts, and the job is to look as if it's raining flowers.",
      'Ballet: French instructions, no talking, and a wall of mirrors for the appraisal.',
    ],
    gentle: 'Grades and years show what correcting one detail for a decade looks like. Add a company or a production by name, if you have one.',
  },
  {
    says: 'tap dancing|tap dance|tap dancer',
    in: 'interests',
    brutal: ['Tap dancing: the one hobby the flat below can also list.', "You do two jobs at once. You're the dancer and the complaint."],
    gentle: "Rhythm, memory and nerve. A show with a date makes it a fact, and a dance teacher's certificate makes it a qualification.",
  },
  {
    says: 'line dancing',
    in: 'interests',
    brutal: [
      "Line dancing: forty people in rows, all turning left at the same time. It's the best-run all-hands in town.",
      "In line dancing one wrong turn and you're facing the entire department.",
    ],
    gentle: 'Calling the steps is clear instruction, one beat ahead of everybody. Where that is your part, the microphone belongs in the line.',
  },
  {
    says: 'guitar',
    not: 'bass|electric|classical|hero|ukulele|acoustic',
    in: 'interests',
    brutal: ['Everyone who plays guitar owns one more than they need and one fewer than they want.', 'Six strings. Four of them get used.'],
    gentle: 'Playing for other people is the part that says something about work. Add a band, a hall or a pub by name, if you have one.',
  },
  {
    says: 'bass guitar|bassist|bass player',
    in: 'interests',
    brutal: [
      'Nobody notices the bass until it stops. You may feel at home in infrastructure.',
      'The bassist: holds it together, stands at the side, knows how the van works.',
    ],
    gentle: 'Bass players listen for a living. Band and style would say “supportive” more kindly than the adjective does.',
  },
  {
    says: 'ukulele',
    in: 'interests',
    brutal: ['Four strings, three chords, and already in public.', "One ukulele is charming. They're never seen alone."],
    gentle: 'Taking beginners to a first song within the hour is teaching at its neatest. Add the group by name, if there is one.',
  },
  {
    says: 'piano|pianist',
    not: 'bar|removal|mover',
    in: 'interests',
    brutal: ['The piano: ten fingers on ten different jobs, and everyone claps for the tune.', 'Eighty-eight keys, and at every party one request.'],
    gentle: 'A grade is a certificate and may be printed as one. Accompanying others is rarer: following mistakes without a blink is a skill.',
  },
  {
    says: 'drums|drummer|drumming|drum kit',
    not: 'oil drum|drum brake|waste',
    in: 'interests',
    brutal: [
      'The drummer sits at the back and sets the pace for everybody in front. Operations, basically.',
      'Drums: a hobby that most people know through a wall.',
    ],
    gentle: "Keeping four other people in time is a good sentence by itself. The band's name, and the last stage, would complete it.",
  },
  {
    says: 'violin|violinist|fiddle',
    not: 'tech',
    in: 'interests',
    brutal: [
      'It takes two years before a violin forgives you, and longer for the people upstairs.',
      "Violin or fiddle? The difference is whether anyone's dancing.",
    ],
    gentle: 'Orchestra, quartet or pub session: each means listening hard to others. Add the name of the ensemble.',
  },
  {
    says: 'viola',
    in: 'interests',
    brutal: [
      'The viola: all the work of the violin, none of the tune.',
      "Nobody has ever left a concert humming your part, and without it they'd have left sooner.",
    ],
    gentle: 'Violists are wanted everywhere and sit in several orchestras. The best of them by name is the detail for this line.',
  },
  {
    says: 'recorder',
    not: 'tape|flight|voice|video|data|event',
    in: 'interests',
    brutal: [
      'The recorder: thirty of them started together once, and nobody who heard it has come forward.',
      'You carried on past the point at which everyone else was asked to stop.',
    ],
    gentle: 'Early music is a small, serious world. Consort, tenor or bass: one word makes this a proper interest.',
  },
  {
    says: 'trumpet|cornet|trombone|french horn|tuba|euphonium',
    in: 'interests',
    brutal: [
      '{it}: nobody has ever practised it discreetly.',
      "Thirty-two bars of rest, two bars of everything. It's a retained firefighter's job with a mouthpiece.",
      'No brass player has ever slipped in late.',
    ],
    gentle: 'Section and chair show where you sit under pressure. Band contests have results, and a result may be printed.',
  },
  {
    says: 'saxophone|sax|saxophonist',
    in: 'interests',
    brutal: ["Saxophone: one riff from 1984 and you'll be asked for it until you retire.", 'It looks like jazz and sounds, for the first year, like a door.'],
    gentle: 'A regular band means rehearsals, sets and a van on time. The name of it is the difference between a hobby and a commitment.',
  },
  {
    says: 'bagpipes|bagpipe|piping|piper',
    not: 'gas|pipefitting|icing|pied',
    in: 'interests',
    brutal: [
      'Bagpipes have no volume control. The manufacturers consider that finished.',
      'Weddings, hilltops, the arrival of a pudding. Few applicants can announce a pudding.',
    ],
    gentle: 'Pipe bands are graded, so there is a grade to print. Parades and weddings are event work with a fixed minute.',
  },
  {
    says: 'choir|choral singing|choral|choral society|chorister|community choir',
    in: 'interests',
    brutal: [
      'A choir is fifty people breathing when told, and the tenors are always short-staffed.',
      "Singing in a choir beside somebody who's a page behind: elsewhere that's called partnership working.",
    ],
    gentle: 'Voice, number of singers, one concert by name. Add any office, tickets, library or chairs, if you have one.',
  },
  {
    says: 'karaoke',
    in: 'interests',
    brutal: [
      "Karaoke: you'll face a room with no preparation and the words on a screen. So, a presentation.",
      'It takes courage to list it, and more to leave out which song.',
      'In karaoke the key change is where reputations go.',
    ],
    gentle: 'It says that an audience holds no terror. Hosting the night is compering, and a recruiter for sales or events will note it.',
  },
  {
    says: 'dj|djing|dj-ing|deejay',
    in: 'interests',
    brutal: ['A DJ: headphones half on, nodding at something the rest of us will hear in a minute.', "Someone will ask the DJ for a song while it's playing."],
    gentle: 'Reading a room for four hours is customer work in better shoes. A residency, a station or weddings in a season would show it.',
  },
  {
    says: 'vinyl|record collecting|vinyl collecting|collecting vinyl|vinyl records|crate digging',
    not: 'cutting|wrap|floor|flooring|cladding|sign|heat press|cricut',
    in: 'interests',
    brutal: [
      'Vinyl: music you can alphabetise, clean, insure and move house with, once.',
      'Vinyl sounds warmer. So does the room, from carrying it up the stairs.',
      "You own songs you can't skip. That's real tolerance.",
    ],
    gentle: 'Collecting is cataloguing, condition and price. Add a label or an era by name, if you have one.',
  },
  {
    says: 'open mic|open mic night',
    in: 'interests',
    brutal: [
      'Five minutes, one microphone, and the coffee machine comes in on the quiet bit.',
      'The crowd at an {it} came for the person after you, and so did the person after you.',
    ],
    gentle: "Playing it takes nerve; running it takes a rota, a PA and tact. Add the venue's name.",
  },
  {
    says: 'stand-up comedy|stand up comedy|standup comedy|stand-up|comedy writing',
    not: 'meeting|scrum|paddle',
    in: 'interests',
    brutal: ["Stand-up: the interview has already begun and it's going quiet at the back.", "You've put comedy on this page. The page is waiting."],
    gentle: 'Gigs done is a number. Whoever has held a room of strangers can hold a meeting, so print it.',
  },
  {
    says: 'improv|improvisation|improv comedy|improvised comedy|improvised theatre',
    not: 'jazz|piano|guitar|music|musical|keyboard|bebop|organ|saxophone',
    in: 'interests',
    brutal: [
      'Improv has one rule, “yes, and”. Procurement has the other one.',
      'A show with no script, no set and no plan, which is the same as the last migration, but people clapped.',
    ],
    gentle: 'Building on what others offer is the point of it. Add company, class and years.',
  },
  {
    says: 'amateur dramatics|am dram|am-dram|community theatre|community theater|amateur theatre|amateur theater|local theatre group|theatre group|drama group',
    in: 'interests',
    brutal: [
      'Am dram: eight weeks to learn the lines, one night to find the door painted shut.',
      "Every company has one good sofa, and it's been in everything from Ibsen to Aladdin.",
      'The real drama is always the casting meeting.',
    ],
    gentle: 'Stage managing an amateur show is a project with no budget and a fixed date. The job you do there matters more than the play.',
  },
  {
    says: 'pantomime|panto',
    in: 'interests',
    brutal: [
      'Three weeks in December as the back end of something. You know about visibility.',
      "Panto is the only production where the audience is meant to tell you what's behind you.",
    ],
    gentle: 'Two shows a day before a noisy house. Add part or post, with the theatre.',
  },
  {
    says: 'musical theatre|musical theater|musicals',
    not: 'cinema',
    in: 'interests',
    brutal: [
      'In musical theatre, when somebody has a feeling, eight people in braces come round the corner.',
      'One more strong emotion and the office gets a key change.',
    ],
    gentle: 'A show and a part, or the job in the wings, make this a fact. From the seats, one production you would defend is enough.',
  },
  {
    says: 'puppetry|puppeteer|ventriloquism|ventriloquist',
    in: 'interests',
    brutal: [
      'You speak for somebody else with your mouth shut. Public relations would like a second interview.',
      'Puppetry: a hand up the back and all the credit to the sock.',
    ],
    gentle: 'Building, performing, or both: nearly nobody else has this line. A show, a workshop or a figure of your own gives it substance.',
  },
  {
    says: 'magic tricks|close-up magic|close up magic|card tricks|card magic|sleight of hand',
    in: 'interests',
    brutal: [
      "Pick a card. Any card. Put it back. You've just been through our hiring process.",
      'Card tricks: years of practice, so that it looks as if nothing happened. Cleaners sympathise.',
    ],
    gentle: 'Hours of practice and holding attention at one metre. Add paid bookings, if there are any.',
  },
  {
    says: 'juggling|juggler',
    not: 'priorities|tasks|deadlines|multiple|workload|projects',
    in: 'interests',
    brutal: ['Actual juggling. Everyone else on the pile means meetings.', 'Three balls is a knack, four is a hobby, five is the end of the lampshade.'],
    gentle: 'It is the only claim of multitasking that can be proved on the spot. Add the number of balls, and what else goes up.',
  },
  {
    says: 'theatre|theater|theatre-going|theatregoing',
    not: 'operating|group|amateur|musical|studies|degree|nurse|home|community|street|acting|acted|actor|performed|directed|director|performing|society|production|club',
    in: 'interests',
    brutal: [
      'Theatre: an evening that begins with a search for your row and ends with a search for your coat.',
      "The theatre: three hours in the dark in silence, and then everybody has views. It's a board meeting with ice cream.",
    ],
    gentle: 'The side of the curtain is what a reader wonders about. Add one production by name, if you have one.',
  },
  {
    says: 'film|films|cinema|movies',
    near: 'horror|zombie|slasher',
    in: 'interests',
    brutal: [
      "You watch horror, so you know who goes down to the cellar first. It's whoever said “I'll check the server”.",
      "Horror teaches one rule: don't split up. Somebody tell the matrix organisation.",
    ],
    gentle: 'Writing about them, screening them or making them is the half to print. As a viewer, one director by name is plenty.',
  },
  {
    says: 'true crime|murder mysteries|murder mystery|crime fiction|detective novels|agatha christie',
    in: 'interests',
    brutal: [
      "You'll be watching who brings the cake in, and why.",
      "In crime fiction you've suspected everyone by page ninety. Internal audit works the same way, with parking.",
    ],
    gentle: 'Evidence, motive and patience. Add a favourite detective by name, if you have one.',
  },
  {
    says: 'blogging|blogger|blog|food blog|travel blog',
    not: 'logo|client',
    in: 'interests',
    brutal: ["The last post on any blog begins “Sorry it's been so long”.", 'A blog is a diary that hopes to be interrupted.'],
    gentle: 'An address and a subject let anybody read for themselves. That is worth more than three adjectives about writing.',
  },
  {
    says: 'youtube channel|youtuber|vlogging|vlogger',
    not: 'marketing|campaign|client',
    in: 'interests',
    brutal: [
      "A YouTube channel: every video opens by thanking the people who haven't left yet.",
      'A YouTuber asks more strangers to subscribe in a minute than a sales team does in a week.',
    ],
    gentle: 'Scripting, filming, editing and a schedule are all in it. Subject, subscribers and how often: those three facts show them.',
  },
  {
    says: 'book club|reading group|book group',
    in: 'interests',
    brutal: [
      "A book club is one person who's read it, six who've seen it, and a very good cheese.",
      "It's the only meeting in town with the pre-read actually sent out, and it's treated the same way.",
    ],
    gentle: 'Leading a discussion people come back to is facilitation. Add years running, or the last book chosen.',
  },
  {
    says: 'poetry|poet|poetry slam|spoken word',
    in: 'interests',
    brutal: [
      "A poem is full of deliberate line breaks. Anyone who's pasted a CV into a form has made a few by accident.",
      'A sonnet says it in fourteen lines. The rest of this page might like to know how.',
    ],
    gentle: 'Published or performed poems come with a title and a date, and those may be printed. In a drawer they do no harm either.',
  },
  {
    says: 'creative writing|fiction writing|novel writing|writing a novel|writing fiction|nanowrimo',
    in: 'interests',
    brutal: [
      '{it}: the other kind of writing where you make the hero sound busy.',
      'Creative writing. The dates further up will be read with that in mind.',
      'Chapter one has been finished several times.',
    ],
    gentle: 'Something finished, placed or read aloud wants its title. For work in progress the word count is the honest detail.',
  },
  {
    says: 'science fiction|sci-fi|sci fi|star trek',
    in: 'interests',
    brutal: [
      '{it}: you already know how the AI project ends.',
      "Science fiction: faster than light, matter out of thin air, and the meeting's still round a table.",
    ],
    gentle: 'Conventions run, costumes built or stories written say more than the genre. Add one author by name, if you have one.',
  },
  {
    says: 'dungeons and dragons|dungeons & dragons|d&d|dnd|dungeon master',
    in: 'interests',
    brutal: [
      "Five adults get through a cave by talking and one spreadsheet of goblins. It's stakeholder engagement with dice.",
      "D&D: four hours, one door, and nobody's checked if it's locked.",
      "The dragon is easy. It's finding a Thursday that everyone can do.",
    ],
    gentle: 'Running the game is preparing a session and adapting when five people ignore it. “Game master since” is facilitation in three words.',
  },
  {
    says: 'board games|boardgames|tabletop games|board gaming|catan|settlers of catan',
    in: 'interests',
    brutal: [
      "Board games: the rules take forty minutes. Somebody's been reading ahead and it's you.",
      'Anyone who has traded sheep for wood with a straight face may put it under negotiation.',
    ],
    gentle: 'Explaining rules so that newcomers enjoy them is training. Hosting a regular table, or designing a game, is worth the extra clause.',
  },
  {
    says: 'warhammer|miniature painting|wargaming|painting miniatures|wargames|miniatures',
    not: 'mughal|rajasthani|persian|pahari|indian|portrait|folk|madhubani|tanjore|thanjavur',
    in: 'interests',
    brutal: [
      'Two hundred soldiers, eleven painted, one war.',
      "{it}: the eyes alone took an evening, and they're the size of a comma.",
      'You own a ruler purely for arguments.',
    ],
    gentle: 'Steady hands and a long plan. Add a competition, a commission or a link to pictures, if you have one.',
  },
  {
    says: 'flight simulator|flight simulation',
    in: 'interests',
    brutal: [
      '{it}: seven hours over the Atlantic, at home, in real time, on purpose.',
      "A flight simulator: four hundred landings at Heathrow, and you've never once waited for a bag.",
    ],
    gentle: 'Procedures, charts and checklists are what carry over to work. Add the aircraft you know best.',
  },
  {
    says: 'chess',
    not: 'boxing|piece',
    in: 'interests',
    brutal: [
      "You think five moves ahead. Let's see what happens when somebody moves the deadline.",
      "In chess the clock's running and it's your move. Rook to e4 isn't an answer to “why us”.",
    ],
    gentle: 'A rating is the most honest number a hobby has. Club and board do just as well, and either says how you lose.',
  },
  {
    says: 'poker',
    not: 'planning',
    in: 'interests',
    brutal: ['Poker. So nobody will learn anything when the salary is read out.', 'Poker is mostly folding. Strategy departments have never folded anything.'],
    gentle: 'Odds, patience and reading people at once. Put the discipline forward, bankroll, records, study, and it becomes an asset.',
  },
  {
    says: 'scrabble',
    in: 'interests',
    brutal: ['Scrabble people know “qi”, “za” and “xu”, and would take any of them over “results-driven”.', 'Scrabble: seven vowels and a straight face.'],
    gentle: 'Give tournament, club or kitchen table: a rating makes it the first. A best word with its score is a detail that people remember.',
  },
  {
    says: 'crossword|crosswords|cryptic crossword|cryptic crosswords',
    in: 'interests',
    brutal: [
      "Cryptic crosswords: nobody says what they mean, and you enjoy it. You'll like internal memos.",
      '“Team player” (4,6). Even the easy crossword would want a better clue.',
      'A pencil is caution. A pen is a leadership style.',
    ],
    gentle: 'Solving is language, lateral thought and checking. Setters are rare, so a puzzle of yours that ran somewhere should be named.',
  },
  {
    says: 'sudoku|sudoku puzzles',
    in: 'interests',
    brutal: [
      'Sudoku: a grid, some numbers, one of them wrong since line two. Audit would feel like home.',
      'Sudoku: no colleagues, no opinions, one right answer. The office will be a shock.',
    ],
    gentle: 'One kind or a personal best gives this life. Competitions exist, and a placing in one is a fact like any other.',
  },
  {
    says: "rubik's cube|rubiks cube|speedcubing|rubik's cubes",
    in: 'interests',
    brutal: ['Six sides solved. Most strategies are still on two.', "A Rubik's cube on the desk tells visitors one thing: there'll be a demonstration."],
    gentle: 'An average in seconds is a real number. With it on the page somebody will hand you a cube, and that is no bad start.',
  },
  {
    says: 'jigsaw|jigsaw puzzles|jigsaws',
    not: 'power tool|saw|edges|last',
    in: 'interests',
    brutal: [
      'A thousand pieces, nine hundred and ninety-nine in the box.',
      "Jigsaw people do the edges first. It's called scoping, and hardly anybody else bothers.",
    ],
    gentle: 'Patience, sorting, seeing the whole from fragments. The largest one finished is a number, and it makes people smile.',
  },
  {
    says: 'escape room|escape rooms',
    in: 'interests',
    brutal: [
      'Escape rooms: people pay to be locked in with colleagues and a padlock. The rest of us get all-day workshops.',
      'Escape rooms: one person reads the clue, three ignore it, and the quiet one opens the door.',
    ],
    gentle: 'Designing puzzles for a team under a clock is a product. As a player, rooms done and the record time are the two figures.',
  },
  {
    says: 'pub quiz|quizzing|pub quizzes|quiz team|quiz night|trivia|quiz league|quiz captain',
    in: 'interests',
    brutal: [
      "Every team has someone who's certain, and someone who was right and got talked out of it.",
      "In a pub quiz the power lies with whoever holds the pen, and they can't spell.",
    ],
    gentle: "Setting fair questions is research and checking; captains settle arguments by nine. Add a league place, or the team's name, if you have one.",
  },
  {
    says: 'lego|afol',
    not: 'mindstorms|robot|robotics|first lego|education|serious play|spike',
    in: 'interests',
    brutal: [
      'The instructions have no words, and nobody ever rings support. Documentation teams should look into it.',
      "Lego: it's all there. It's just under the sofa.",
      'Step 412 of the Lego castle is where the piece from step nine turns up.',
    ],
    gentle: 'A model of your own, with the number of bricks, is design work that people can look at. Add a link or an exhibition, if you have one.',
  },
  {
    says: 'model railway|model railways|model trains|model railroad|model railroading',
    in: 'interests',
    brutal: [
      "Everything runs on time, there's no strike, and the whole network fits in a loft. Ministers have asked how.",
      'A model railway: nine years to make eleven feet of 1957.',
      'Model railways: carpentry, electronics, scenery, and a timetable nobody else may touch.',
    ],
    gentle: 'Wiring, control software, scenery and joinery are workshop skills at a small scale. Name the part that is yours.',
  },
  {
    says: 'model making|model building|scale models|airfix|model aircraft|model kits',
    not: 'financial|statistical|data|machine learning|predictive|3d|econometric|regression',
    in: 'interests',
    brutal: ['{it}: eight hundred parts, tweezers, and a carpet that eats ailerons.', 'The decal went on crooked and only you know. And now HR.'],
    gentle: 'Scale, and kits or drawings. Scratch building is reading plans and fine handwork, which a workshop recognises at once.',
  },
  {
    says: 'calligraphy|hand lettering|brush lettering|lettering',
    in: 'interests',
    brutal: ['Calligraphy: beautiful letters, and then an application form with boxes.', 'You can make “Kind regards” look like a treaty.'],
    gentle: 'Commissions and invitations are client work with no undo. Add one job done for money, if you have one.',
  },
  {
    says: 'stamp collecting|philately|stamps|philatelist',
    not: 'duty|rubber',
    in: 'interests',
    brutal: ['Stamp collecting: the post, kept for the outside.', "Tweezers, a magnifier, and joy at somebody else's printing error."],
    gentle: 'Cataloguing, research and condition grading are archive work. Add country or period, and any society.',
  },
  {
    says: 'antiques|antique collecting|antique|collecting antiques',
    in: 'interests',
    brutal: [
      "{it}: up at five to buy a jug from somebody who's been up since four.",
      'You can haggle for ten minutes over a pound. Procurement has a lanyard ready.',
      "It's not clutter, it's stock.",
    ],
    gentle: 'Knowing what a thing is worth, and why, is valuation. Add the period or the maker that you know.',
  },
  {
    says: 'woodworking|woodwork|wood carving',
    not: 'carpenter by trade|company',
    in: 'interests',
    brutal: [
      'Woodwork: a chopping board that took six weekends, next to the one from the shop that took four pounds.',
      'Measure twice, cut once, go and buy another plank.',
    ],
    gentle: 'One object in daily use, with a joint in it, shows patience better than the word does. A chair says more than a course.',
  },
  {
    says: 'pottery|ceramics|ceramicist|wheel throwing|potter',
    not: 'harry|engineering',
    in: 'interests',
    brutal: [
      'In pottery the first forty bowls are all ashtrays.',
      "You put it in the kiln and find out on Tuesday. It's like a release with glaze.",
      "Pottery: centre it, or it'll centre you.",
    ],
    gentle: 'Throwing the same mug twenty times alike is production skill. Mention markets, a studio or glazes of your own.',
  },
  {
    says: 'knitting|knitter|knit',
    in: 'interests',
    brutal: [
      'Knitting: two sticks, one string, and a jumper for someone in July.',
      "A knitter can't be interrupted while counting. Open-plan ends here.",
      "There's a drawer. There's a second drawer. There's wool in the airing cupboard.",
    ],
    gentle: 'Following six pages of pattern without losing the place is precision. Add a design or a pattern sold, if you have one.',
  },
  {
    says: 'crochet|crocheting|amigurumi',
    in: 'interests',
    brutal: [
      "There's no machine that can crochet. It's the most secure job on the page.",
      "Crochet: one hook, one ball, and within a week there's an octopus.",
      "It's the granny square's world. The rest of us just get blankets.",
    ],
    gentle: 'Give patterns sold, a stall, a group taught: crochet pays in patience, and any of these pays in evidence.',
  },
  {
    says: 'quilting|quilt making|quilter|patchwork',
    in: 'interests',
    brutal: [
      "You buy good cloth, cut it into small pieces and sew it together again. It's a restructure, but warm.",
      'The quilt is for a bed. The fabric stash is for a warehouse.',
    ],
    gentle: 'Geometry, planning and hundreds of hours. A show, a guild or a raffle that a quilt went to gives the line its proof.',
  },
  {
    says: 'sewing|dressmaking|dress making|sewing clothes',
    not: 'machinist|factory|industrial',
    in: 'interests',
    brutal: [
      "Sewing: it would've cost twelve pounds in a shop, and this one cost forty and has pockets.",
      'There is a pair of good scissors, and a rule about them.',
      'The zip took longer than the dress.',
    ],
    gentle: 'Fitting a real body is problem solving. One finished piece by name, a coat say, tells a reader the level.',
  },
  {
    says: 'life drawing|figure drawing',
    in: 'interests',
    brutal: [
      "Two hours looking hard at someone who's paid to stay still. Managers call it performance monitoring.",
      "Life drawing: the hands are behind the back. They're always behind the back.",
    ],
    gentle: 'It trains the eye to draw what is there and not what it expects. Add a link to three sheets, if you have one.',
  },
  {
    says: 'film photography|analogue photography|analog photography|darkroom|35mm photography|medium format',
    in: 'interests',
    brutal: [
      "Film photography: thirty-six pictures, a week's wait, and thirty-one of them are your thumb and a swan.",
      "Analogue: it's slower and dearer, and nobody can ask you to send it across by four.",
    ],
    gentle: 'Developing at home is chemistry and patience. Format, camera and ten frames behind a link finish this line.',
  },
  {
    says: 'photography',
    not: 'analogue|film|darkroom|street|portrait|wedding|landscape|wildlife|drone|nature|astro|astrophotography|event|degree|and video',
    in: 'interests',
    brutal: [
      "One word for a hobby that comes with a bag, a second bag and a lens you can't explain to anyone at home.",
      "Photography: everyone has a camera, you've got a strap.",
    ],
    gentle: 'Give one subject, people, streets or buildings, and a link: with those the word becomes a portfolio.',
  },
  {
    says: 'taxidermy|taxidermist',
    in: 'interests',
    brutal: ["Taxidermy. You've got the most patient audience in the county.", 'Nobody else on this pile has a hobby that holds its pose.'],
    gentle: 'Anatomy, tanning, sculpting, and a good deal of law on specimens: it is expert handwork. Mention a museum piece, if you have one.',
  },
  {
    says: 'home brewing|homebrewing|home brew|brewing beer|brewing',
    not: 'brewery manager|brewer at|coffee',
    in: 'interests',
    brutal: [
      "Home brewing is mostly washing up. The rest is explaining why it's cloudy.",
      'Home brew tastes of elderflower, bananas and a bucket. Friends have a third glass to be sure.',
      'A home brewery is a factory with a batch number, and the QA department is Dave.',
    ],
    gentle: 'Batches, temperatures, hygiene and notes are process control. A competition score, where there is one, is a fact from a judge.',
  },
  {
    says: 'wine tasting|wine|wines',
    not: 'waiter|served|sales',
    in: 'interests',
    brutal: [
      'Wine people can tell you which slope it grew on, and still bring the one with the kangaroo.',
      'Wine tasting is a meeting where spitting is the professional option.',
    ],
    gentle: 'A WSET level is a certificate and may stand with the others. Otherwise one region that you know well opens the conversation.',
  },
  {
    says: 'whisky|whiskey|whisky tasting',
    not: 'distillery manager',
    in: 'interests',
    brutal: [
      "{it}: notes of heather, leather and an old boat. You'd write a lovely incident report.",
      "A cupboard full of whisky, and it's always the bad one that gets finished.",
    ],
    gentle: 'Notes, nosing and a festival bar are sensory work and events. Add a distillery or a tasting you hosted, if you have one.',
  },
  {
    says: 'sourdough|sourdough baking',
    in: 'interests',
    brutal: [
      "Sourdough: three days' work, a name for the starter, and toast that cuts back.",
      'Sourdough is flour and water that has to be fed at weekends. Some people get a dog.',
    ],
    gentle: 'Timing, temperature and notes from loaf to loaf: it is patient experiment. Loaves sold or a class given would make it trade.',
  },
  {
    says: 'baking|cake making|baking cakes',
    not: 'bread|sourdough|bakery manager|soda',
    in: 'interests',
    brutal: [
      "{it}: you're about to be the most popular person on floor three, and the busiest every Friday.",
      'Baking for the office: it was in at 9.00 and gone by 9.06.',
    ],
    gentle: 'Tiers, orders and delivery at the right hour are production to a deadline. Add one showpiece by name, if you have one.',
  },
  {
    says: 'cheese making|cheesemaking|cheesemaker',
    in: 'interests',
    brutal: [
      "{it}: you leave it in a cold place until it develops character. It's the graduate scheme.",
      'Milk, rennet, and six weeks of somebody opening the fridge and asking.',
    ],
    gentle: 'Humidity logs and hygiene sound dull until somebody tastes it. Add the kind of cheese, and for whom.',
  },
  {
    says: 'meditation|mindfulness|meditating',
    in: 'interests',
    brutal: [
      "You sit still and notice your thoughts. At work they've mostly been about the printer.",
      'Meditation: a stand-up meeting with nobody else in it and no actions.',
    ],
    gentle: 'A habit kept daily is the impressive part. Leading sessions for others is a skill, and their number may be given.',
  },
  {
    says: 'genealogy|ancestry|tracing ancestors|genealogist',
    in: 'interests',
    brutal: [
      "Genealogy starts with one certificate, and suddenly you're four hundred farmers deep.",
      "{it}: research where everybody's called John and lives in the same lane.",
      'A hobby in which a fire at the record office a century ago is taken personally.',
    ],
    gentle: 'Archives, evidence and patience. Indexing for a society, or a talk given, shows that others rely on your research.',
  },
  {
    says: 'military history|second world war|world war 2|world war ii|wwii|ww2|roman history|ancient egypt|egyptology|tudor history',
    not: 'degree|ba|ma|dissertation',
    in: 'interests',
    brutal: [
      "You'll get a gift book about it every December until further notice.",
      'Read enough history and you know how empires fall. It starts with the filing.',
    ],
    gentle: 'Guiding, speaking or writing about it is what matters at work: a talk to forty people is presenting. The period goes in one word.',
  },
  {
    says: 'investing|stock market|trading stocks|stocks and shares|personal finance|day trading',
    not: 'job|investment bank|analyst|advis',
    in: 'interests',
    brutal: [
      "Investing says past performance is no guide to the future. You've put it on a list of past performance.",
      '{it}: the hobby that asks to be checked during meetings.',
    ],
    gentle: 'Method beats returns in the eyes of an employer. Add a model kept, or a club run, if you have one.',
  },
  {
    says: 'cryptocurrency|crypto|bitcoin|crypto trading|ethereum|nfts',
    not: 'developer|engineer|blockchain developer',
    in: 'interests',
    brutal: [
      "{it}: it's up, it's down, it's about to change everything, and it's on the table before the starters.",
      "A coin that isn't, in a wallet that isn't, on a page that is.",
    ],
    gentle: 'Reading the code, running a node or writing about it are technical skills, and should be told as such. Prices need no mention.',
  },
  {
    says: 'debating|debate|debating society',
    not: 'political campaign',
    in: 'interests',
    brutal: [
      "Debating: you've argued for both sides. HR is wondering which one has turned up.",
      'In a debate you may only interrupt with “point of information”. Somebody should email that to all staff.',
    ],
    gentle: 'Tournaments have dates and results. Arguing the side you do not hold is a fine skill, and judging others is one step further.',
  },
  {
    says: 'parish council|parish councillor|town council',
    in: 'interests',
    brutal: ["Parish council: three hours about one bench. It's still going.", "{it}: everybody's against it, nobody's come to the meeting."],
    gentle: 'Public roles mean minutes, budgets and neighbours. Councillor or clerk, with the years, belongs nearer to the work than to the hobbies.',
  },
  {
    says: 'ham radio|amateur radio|radio amateur',
    in: 'interests',
    brutal: [
      'Amateur radio: a mast in the garden, to talk to a stranger in Finland about the mast.',
      "You've passed an exam for the right to say you can hear someone. That's amateur radio.",
    ],
    gentle: 'Licence class and call sign are real credentials. Emergency network duty comes before either, where you do it.',
  },
  {
    says: 'mechanical keyboards|keyboard building|custom keyboards',
    in: 'interests',
    brutal: ['Everyone in the call already knows about your keyboard.', 'A mechanical keyboard makes one email sound like a newsroom.'],
    gentle: 'Soldering, firmware and layouts are electronics at small scale. A board designed by yourself is a product and may be linked.',
  },
  {
    says: 'sneakers|sneaker collecting|trainer collecting|sneakerhead',
    not: 'retail|merchandis',
    in: 'interests',
    brutal: ['Sneakers: people queue from four in the morning for something nobody will walk in.', '{it}: forty boxes, one pair of feet.'],
    gentle: 'Drops and margins are commerce, restoring them is craft. Whichever half it is, one pair by name makes the point.',
  },
  {
    says: 'diy|home renovation|home improvement|renovating|house renovation',
    not: 'retail|store|b&q|sales',
    in: 'interests',
    brutal: [
      'DIY needs one screw, three trips to the shop and a second hole next to the first.',
      "DIY: it'll be finished when you sell.",
      "There's a shelf that's level if you stand right.",
    ],
    gentle: 'Trades on a page are never wasted. Tiling, plumbing or joinery done with your own hands may be named one by one.',
  },
  {
    says: 'houseplants|house plants|indoor plants|plants|succulents|cacti|orchids|terrariums',
    not: 'native|power|medicinal|wild|planting|plant-based|garden',
    in: 'interests',
    brutal: [
      "Seventy pots, one windowsill, and a fern that's punishing you for something.",
      'Houseplants all have Latin names, and everybody looks at the one brown leaf.',
      "You talk to them. They've had more one-to-ones than most teams.",
    ],
    gentle: 'Keeping living things going through a winter is care that can be counted. Propagating, swapping or selling gives it a purpose.',
  },
  {
    says: 'bonsai',
    in: 'interests',
    brutal: [
      'A bonsai: a forty-year project, nine inches tall.',
      'Bonsai is telling a tree “no”, kindly, with wire.',
      'The tree will outlive the strategy, the building and the rebrand.',
    ],
    gentle: 'It takes years to see whether a cut was right. Species, and the year the oldest was started, is all the detail it wants.',
  },
  {
    says: 'aquarium|fishkeeping|fish keeping|tropical fish|aquariums|reef keeping|koi|aquascaping',
    in: 'interests',
    brutal: [
      'You know the pH of a living room.',
      "{it}: they've seen everything you do in the evening, and they're keeping it to themselves.",
      "An aquarium is a glass box with residents who can't leave. You'll know how to run an open-plan floor.",
    ],
    gentle: 'Breeders keep records like a lab: pH, hardness, temperature. Add one species raised, if you have one.',
  },
  {
    says: 'cats|cat lover|cat rescue|cat fostering|fostering cats',
    not: 'scan|cat5|cat 5|cat b',
    in: 'interests',
    brutal: [
      "You've worked for someone who won't say what they want and leaves when they get it.",
      "On a video call it'll be the cat that gets asked for its view.",
    ],
    gentle: 'Fostering or a shelter is volunteer work, and the number cared for is a figure. As company at home it is one friendly word.',
  },
  {
    says: 'formula 1|formula one|f1',
    in: 'interests',
    brutal: ['{it}: two hours of tyres.', "A Formula 1 fan has heard “box, box” more often than their own name, and nobody's delivered anything."],
    gentle: "Strategy, data or marshalling at a local track: the side that holds you is the bridge to work. A marshal's licence is a credential.",
  },
  {
    says: 'fantasy football|fantasy league|fantasy premier league|fpl|fantasy sports',
    in: 'interests',
    brutal: [
      "You manage eleven strangers who've never heard of you, and you've dropped the one who scores.",
      'Fantasy football: transfer windows, budgets, data. All of it on the office wi-fi.',
    ],
    gentle: 'An overall rank is a number out of millions. Method with the data is the bit that analysts enjoy, so give it half a sentence.',
  },
  {
    says: 'netflix|binge watching|binge-watching|watching netflix',
    in: 'interests',
    brutal: [
      '“Are you still watching?” Even the television has doubts about this line.',
      "Netflix checks after a few hours that you're still there. It's more line management than most people get.",
    ],
    gentle: 'Reviews, languages learnt or a favourite director make something of it. With nothing to add, the space is better spent on the next line.',
  },
  {
    says: 'swimming',
    not: 'wild|open water|sea|cold|masters|synchronised|artistic|coach|teacher|lifeguard|club|competitive',
    in: 'interests',
    brutal: [
      'Swimming: up, down, up, down, and the medium lane is never medium.',
      'The fast lane always has one person in it, doing breaststroke and chatting.',
    ],
    gentle: '“Two kilometres before work” is a habit with a number. Add club, distance or a charity mile.',
  },
  {
    says: 'synchronised swimming|synchronized swimming|artistic swimming',
    in: 'interests',
    brutal: [
      "Upside down, underwater, smiling, on the beat. That's client services.",
      "Synchronised swimming has nose clips and gelatine in the hair, and it's harder than whatever you did at lunch.",
    ],
    gentle: 'Breath control and timing in a group is among the hardest training there is. Add the level and team.',
  },
];
