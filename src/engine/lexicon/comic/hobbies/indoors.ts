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
    gentle: 'A quarter peal is forty-odd minutes of total concentration in a team. Rung one? Say so; hardly any applications have that line.',
  },
  {
    says: 'bouldering',
    in: 'interests',
    brutal: [
      'Climbing without the rope, the height or the reason to stop.',
      'Bouldering is ten minutes of trying and fifty of sitting on a mat discussing shoes.',
      'Boulderers fall off a wall, look at it for ten minutes, and say “beta”.',
    ],
    gentle: 'What grade, and do you set routes or help beginners? Working the same problem for a month is a fine thing to describe.',
  },
  {
    says: 'weightlifting|weight lifting|olympic lifting|weight training|lifting weights',
    in: 'interests',
    brutal: [
      "Weightlifting: you pick it up, you put it down, and you write it in a small book. It's inventory.",
      "Weightlifters can move a hundred kilos, and the plates still won't go back on the rack by themselves.",
    ],
    gentle: 'Lifters keep better records than most offices. One number from the book would make this specific.',
  },
  {
    says: 'powerlifting|powerlifter',
    in: 'interests',
    brutal: [
      "Powerlifting: three lifts, nine attempts, and a smell of chalk. It's a quarterly review with a spotter.",
      "Whoever you work with, you'll be asked to help with the printer. Not to fix it. To move it.",
    ],
    gentle: 'A total from a meet is a single honest number. Print it, with the year, and nobody will ask whether you stick at things.',
  },
  {
    says: 'spin class|spin classes|indoor cycling',
    in: 'interests',
    brutal: ["Forty-five minutes flat out, and you've arrived where you left your water.", '{it}: road cycling with the road removed and a DJ put in.'],
    gentle: "Do you teach it? An instructor leads thirty tired people by voice alone, and that's a real skill.",
  },
  {
    says: 'gym',
    near: '5am|6am|early|daily|every morning|before work',
    in: 'interests',
    brutal: ['At that hour the gym is you, the cleaner, and one grunt from behind a pillar.', 'You beat the rush. The rush is asleep and has no regrets.'],
    gentle: 'The hour is the interesting part: a routine kept before work. “Four mornings a week” would say it in numbers.',
  },
  {
    says: 'yoga',
    not: 'teacher training|hot|instructor|yogurt',
    in: 'interests',
    brutal: [
      "Yoga: you're told to let go by somebody who's holding the only key to the hall.",
      'Yoga ends with everyone lying down in silence. Meetings have tried to get there from the other end.',
    ],
    gentle: 'Do you practise or teach? Two hundred hours of teacher training is a qualification and belongs with the others.',
  },
  {
    says: 'pilates',
    in: 'interests',
    brutal: [
      'In Pilates the instructor says “just ten more” in the voice of a train announcement.',
      "Nothing moves and everything hurts. It's governance for the stomach.",
    ],
    gentle: "Mat or reformer, student or teacher? If it's teaching, the certificate and the hours are worth a line.",
  },
  {
    says: 'boxing',
    not: 'unboxing|kick|day',
    in: 'interests',
    brutal: [
      'Boxing: a meeting of two people, both with an agenda, and a bell.',
      'Boxing has a referee, a bell and somebody whose whole job is your stool. No team meeting is that well staffed.',
    ],
    gentle: 'Bouts, coaching or fitness? A carded bout is rare on a page, and a coaching award is rarer still.',
  },
  {
    says: 'karate',
    in: 'interests',
    brutal: [
      "Karate: everyone in white, in rows, shouting at nobody. It's a sales floor in bare feet.",
      'You bow, you get hit, you bow. Retail has two of those.',
    ],
    gentle: 'Which grade, and do you teach the lower belts? Years in the same dojo are commitment with a colour on it.',
  },
  {
    says: 'judo|jujitsu|jiu jitsu|jiu-jitsu|bjj',
    in: 'interests',
    brutal: ['The first lesson in {it} is how to fall. More industries should offer it.', 'You pay monthly to be folded up by a plumber.'],
    gentle: "Belt, club, and any coaching award. It's a sport where everyone has lost a thousand times and came back: say since when.",
  },
  {
    says: 'tai chi|qigong|taichi',
    in: 'interests',
    brutal: ['Tai chi: a fight, at the speed of a planning application.', "Eight people in a park, moving a fridge that isn't there. That's tai chi."],
    gentle: "Learning a form of a hundred moves by heart is memory and patience. If you lead a group, that's the line.",
  },
  {
    says: 'fencing',
    not: 'garden|install|contractor|panel|landscap|wooden|farm',
    in: 'interests',
    brutal: [
      "Fencing: chess at arm's length, with a wire up your sleeve to settle arguments.",
      'Salute, mask, stab, handshake. No negotiation has ever been so clear about the stages.',
    ],
    gentle: 'Foil, épée or sabre? The three are different temperaments, and any fencer on the panel will want to know.',
  },
  {
    says: 'squash',
    not: 'butternut|soup|recipe|vegetable',
    in: 'interests',
    brutal: [
      'A small white room with a colleague in it and no way to change the subject.',
      'Squash: two people, one ball, and an apology every forty seconds.',
    ],
    gentle: "League box or ladder position is a number. If you run the ladder, that's administration people thank you for.",
  },
  {
    says: 'badminton',
    in: 'interests',
    brutal: ['A sport played with sixteen goose feathers, in a hall marked out for five other sports.', 'Badminton looks gentle until somebody jumps.'],
    gentle: 'Singles, doubles, club nights? If you organise the pegboard and the courts, you run a fair system under pressure.',
  },
  {
    says: 'table tennis|ping pong|ping-pong',
    in: 'interests',
    brutal: [
      "Offices buy a table tennis table for morale, and then find out who's been playing in a league.",
      'Table tennis: the reflexes of a cat, and then ten minutes under a radiator.',
    ],
    gentle: "League or lunch break? If it's league, name it; the difference is about fifty miles an hour.",
  },
  {
    says: 'darts',
    not: 'dart programming|flutter',
    in: 'interests',
    brutal: [
      'Subtraction from 501, at speed, holding something sharp. Accounts would want an extra pair of eyes.',
      'In darts everybody can see what you were aiming at. Few annual plans risk it.',
    ],
    gentle: "Highest checkout? It's a number everyone who plays will ask for, and the counting is a real skill.",
  },
  {
    says: 'snooker|billiards',
    in: 'interests',
    brutal: [
      "A waistcoat, a bow tie, and forty minutes in a chair watching somebody else work. That's a steering group.",
      'Snooker is geometry in the quiet carriage.',
    ],
    gentle: 'Highest break is a number: print it. League secretary or referee? Those are jobs, and belong here too.',
  },
  {
    says: 'ten pin bowling|ten-pin bowling|tenpin bowling|bowling',
    not: 'lawn|green|cricket|crown|fast',
    in: 'interests',
    brutal: ['You hand in your shoes as security and throw a rock at some furniture.', "Bowling: everyone's form is perfect until the ball leaves."],
    gentle: 'League average is one honest figure. Otherwise tell us who you bowl with: a works team is a good sign.',
  },
  {
    says: 'salsa|salsa dancing',
    not: 'dip|recipe|sauce',
    in: 'interests',
    brutal: [
      'Salsa: the first evening is counting, the second is counting with hips.',
      'Salsa is learned by standing on strangers until they stop being strangers.',
    ],
    gentle: 'Do you teach or run a night? Getting thirty strangers to swap partners without fuss is facilitation.',
  },
  {
    says: 'ballet',
    in: 'interests',
    brutal: [
      "Everything in ballet hurts, and the job is to look as if it's raining flowers.",
      'Ballet: French instructions, no talking, and a wall of mirrors for the appraisal.',
    ],
    gentle: 'Grades, companies or a class on Mondays? Training to correct the same detail for years is worth one clause.',
  },
  {
    says: 'tap dancing|tap dance|tap dancer',
    in: 'interests',
    brutal: ['Tap dancing: the one hobby the flat below can also list.', "You do two jobs at once. You're the dancer and the complaint."],
    gentle: "It's rhythm, memory and nerve. A show with a date would make it a fact rather than a taste.",
  },
  {
    says: 'line dancing',
    in: 'interests',
    brutal: [
      "Line dancing: forty people in rows, all turning left at the same time. It's the best-run all-hands in town.",
      "In line dancing one wrong turn and you're facing the entire department.",
    ],
    gentle: 'Do you call or teach the steps? Clear instructions a beat ahead of everyone is a skill with a microphone.',
  },
  {
    says: 'guitar',
    not: 'bass|electric|classical|hero|ukulele|acoustic',
    in: 'interests',
    brutal: ['Everyone who plays guitar owns one more than they need and one fewer than they want.', 'Six strings. Four of them get used.'],
    gentle: 'Band, lessons or sofa? Playing for other people is the part that says something about work: name where.',
  },
  {
    says: 'bass guitar|bassist|bass player',
    in: 'interests',
    brutal: [
      'Nobody notices the bass until it stops. You may feel at home in infrastructure.',
      'The bassist: holds it together, stands at the side, knows how the van works.',
    ],
    gentle: "Bass players listen for a living. Which band, which style? It's a nicer way to say “supportive”.",
  },
  {
    says: 'ukulele',
    in: 'interests',
    brutal: ['Four strings, three chords, and already in public.', "One ukulele is charming. They're never seen alone."],
    gentle: 'Do you play in a group or lead one? Taking beginners to a first song in an hour is teaching at its neatest.',
  },
  {
    says: 'piano|pianist',
    not: 'bar|removal|mover',
    in: 'interests',
    brutal: ['The piano: ten fingers on ten different jobs, and everyone claps for the tune.', 'Eighty-eight keys, and at every party one request.'],
    gentle: "Grade eight, accompanying, teaching? Accompanists follow other people's mistakes without a blink: a rare skill.",
  },
  {
    says: 'drums|drummer|drumming|drum kit',
    not: 'oil drum|drum brake|waste',
    in: 'interests',
    brutal: [
      'The drummer sits at the back and sets the pace for everybody in front. Operations, basically.',
      'Drums: a hobby that most people know through a wall.',
    ],
    gentle: 'Which band, which gigs? Keeping four other people in time is a good sentence waiting to be written.',
  },
  {
    says: 'violin|violinist|fiddle',
    not: 'tech',
    in: 'interests',
    brutal: [
      'It takes two years before a violin forgives you, and longer for the people upstairs.',
      "Violin or fiddle? The difference is whether anyone's dancing.",
    ],
    gentle: 'Orchestra, quartet or session in a pub? Each means listening hard; name the ensemble.',
  },
  {
    says: 'viola',
    in: 'interests',
    brutal: [
      'The viola: all the work of the violin, none of the tune.',
      "Nobody has ever left a concert humming your part, and without it they'd have left sooner.",
    ],
    gentle: 'Violists are wanted everywhere, so you have probably sat in several orchestras. Name the best one.',
  },
  {
    says: 'recorder',
    not: 'tape|flight|voice|video|data|event',
    in: 'interests',
    brutal: [
      'The recorder: thirty of them started together once, and nobody who heard it has come forward.',
      'You carried on past the point at which everyone else was asked to stop.',
    ],
    gentle: 'Early music groups are a small, serious world. Consort, tenor or bass? One word makes this a proper interest.',
  },
  {
    says: 'trumpet|cornet|trombone|french horn|tuba|euphonium',
    in: 'interests',
    brutal: [
      '{it}: nobody has ever practised it discreetly.',
      "Thirty-two bars of rest, two bars of everything. It's a retained firefighter's job with a mouthpiece.",
      'No brass player has ever slipped in late.',
    ],
    gentle: 'Brass band, jazz or orchestra? Bands have contests and sections: name the section and the chair.',
  },
  {
    says: 'saxophone|sax|saxophonist',
    in: 'interests',
    brutal: ["Saxophone: one riff from 1984 and you'll be asked for it until you retire.", 'It looks like jazz and sounds, for the first year, like a door.'],
    gentle: "Who do you play with? A regular band means rehearsals, sets and reliability, and that's the line.",
  },
  {
    says: 'bagpipes|bagpipe|piping|piper',
    not: 'gas|pipefitting|icing|pied',
    in: 'interests',
    brutal: [
      'Bagpipes have no volume control. The manufacturers consider that finished.',
      'Weddings, hilltops, the arrival of a pudding. Few applicants can announce a pudding.',
    ],
    gentle: "Solo or pipe band? Bands are graded, so there's a grade to print, and parades are event work.",
  },
  {
    says: 'choir|choral singing|choral|choral society|chorister|community choir',
    in: 'interests',
    brutal: [
      'A choir is fifty people breathing when told, and the tenors are always short-staffed.',
      "Singing in a choir beside somebody who's a page behind: elsewhere that's called partnership working.",
    ],
    gentle: 'Which voice, how many singers, any committee role? Concerts need tickets, venues and chairs; someone did that.',
  },
  {
    says: 'karaoke',
    in: 'interests',
    brutal: [
      "Karaoke: you'll face a room with no preparation and the words on a screen. So, a presentation.",
      'It takes courage to list it, and more to leave out which song.',
      'In karaoke the key change is where reputations go.',
    ],
    gentle: "Good fun, and it says you don't mind an audience. Host a night? Then it's compering, and that's a skill.",
  },
  {
    says: 'dj|djing|dj-ing|deejay',
    in: 'interests',
    brutal: ['A DJ: headphones half on, nodding at something the rest of us will hear in a minute.', "Someone will ask the DJ for a song while it's playing."],
    gentle: 'Residency, radio or weddings? Reading a room for four hours is customer work with better shoes.',
  },
  {
    says: 'vinyl|record collecting|vinyl collecting|collecting vinyl|vinyl records|crate digging',
    not: 'cutting|wrap|floor|flooring|cladding',
    in: 'interests',
    brutal: [
      'Vinyl: music you can alphabetise, clean, insure and move house with, once.',
      'Vinyl sounds warmer. So does the room, from carrying it up the stairs.',
      "You own songs you can't skip. That's real tolerance.",
    ],
    gentle: 'Collecting is cataloguing, condition and price. Your favourite label or era would make a stranger ask.',
  },
  {
    says: 'open mic|open mic night',
    in: 'interests',
    brutal: [
      'Five minutes, one microphone, and the coffee machine comes in on the quiet bit.',
      'The crowd at an {it} came for the person after you, and so did the person after you.',
    ],
    gentle: 'Running the night or playing it? Either takes nerve, and the first takes a rota, a PA and tact.',
  },
  {
    says: 'stand-up comedy|stand up comedy|standup comedy|stand-up|comedy writing',
    not: 'meeting|scrum|paddle',
    in: 'interests',
    brutal: ["Stand-up: the interview has already begun and it's going quiet at the back.", "You've put comedy on this page. The page is waiting."],
    gentle: 'Gigs done is a number: print it. Anyone who has held a room of strangers can hold a meeting.',
  },
  {
    says: 'improv|improvisation|improv comedy|improvised comedy|improvised theatre',
    in: 'interests',
    brutal: [
      'Improv has one rule, “yes, and”. Procurement has the other one.',
      'A show with no script, no set and no plan, which is the same as the last migration, but people clapped.',
    ],
    gentle: 'Listening and building on what others offer is the point of it. Class, team or shows? Give one number.',
  },
  {
    says: 'amateur dramatics|am dram|am-dram|community theatre|community theater|amateur theatre|amateur theater|local theatre group|theatre group|drama group',
    in: 'interests',
    brutal: [
      'Am dram: eight weeks to learn the lines, one night to find the door painted shut.',
      "Every company has one good sofa, and it's been in everything from Ibsen to Aladdin.",
      'The real drama is always the casting meeting.',
    ],
    gentle: 'On stage, backstage, front of house? Stage managing an amateur show is a project with no budget and a fixed date.',
  },
  {
    says: 'pantomime|panto',
    in: 'interests',
    brutal: [
      'Three weeks in December as the back end of something. You know about visibility.',
      "Panto is the only production where the audience is meant to tell you what's behind you.",
    ],
    gentle: 'Two shows a day, a noisy house and a costume change: which part of it was yours? Name the role, animal or not.',
  },
  {
    says: 'musical theatre|musical theater|musicals',
    not: 'cinema',
    in: 'interests',
    brutal: [
      'In musical theatre, when somebody has a feeling, eight people in braces come round the corner.',
      'One more strong emotion and the office gets a key change.',
    ],
    gentle: "Perform, crew or watch? If you're on stage, name a show and a part; if in the seats, name the one you'd defend.",
  },
  {
    says: 'puppetry|puppeteer|ventriloquism|ventriloquist',
    in: 'interests',
    brutal: [
      'You speak for somebody else with your mouth shut. Public relations would like a second interview.',
      'Puppetry: a hand up the back and all the credit to the sock.',
    ],
    gentle: "Building, performing or both? It's craft and presentation in one, and nearly nobody else lists it.",
  },
  {
    says: 'magic tricks|close-up magic|close up magic|card tricks|card magic|sleight of hand',
    in: 'interests',
    brutal: [
      "Pick a card. Any card. Put it back. You've just been through our hiring process.",
      'Card tricks: years of practice, so that it looks as if nothing happened. Cleaners sympathise.',
    ],
    gentle: 'Paid shows or friends at a table? Either means hours of practice and holding attention: say which.',
  },
  {
    says: 'juggling|juggler',
    not: 'priorities|tasks|deadlines|multiple|workload|projects',
    in: 'interests',
    brutal: ['Actual juggling. Everyone else on the pile means meetings.', 'Three balls is a knack, four is a hobby, five is the end of the lampshade.'],
    gentle: "How many, and what? It's the only multitasking claim that can be proved in the interview.",
  },
  {
    says: 'theatre|theater|theatre-going|theatregoing',
    not: 'operating|group|amateur|musical|studies|degree|nurse|home|community',
    in: 'interests',
    brutal: [
      'Theatre: an evening that begins with a search for your row and ends with a search for your coat.',
      "The theatre: three hours in the dark in silence, and then everybody has views. It's a board meeting with ice cream.",
    ],
    gentle: "Watching, acting or crew? Say which side of the curtain, and one production you'd see again.",
  },
  {
    says: 'film|films|cinema|movies',
    near: 'horror|zombie|slasher',
    in: 'interests',
    brutal: [
      "You watch horror, so you know who goes down to the cellar first. It's whoever said “I'll check the server”.",
      "Horror teaches one rule: don't split up. Somebody tell the matrix organisation.",
    ],
    gentle: 'Do you write about them, screen them, make them? Whatever you add to the watching is the part to print.',
  },
  {
    says: 'true crime|murder mysteries|murder mystery|crime fiction|detective novels|agatha christie',
    in: 'interests',
    brutal: [
      "You'll be watching who brings the cake in, and why.",
      "In crime fiction you've suspected everyone by page ninety. Internal audit works the same way, with parking.",
    ],
    gentle: "It's evidence, motive and patience. A book club, a blog or a case file? Say what you do with it.",
  },
  {
    says: 'blogging|blogger|blog|food blog|travel blog',
    not: 'logo|client',
    in: 'interests',
    brutal: ["The last post on any blog begins “Sorry it's been so long”.", 'A blog is a diary that hopes to be interrupted.'],
    gentle: 'Put the address and the subject. A page somebody can read is worth more than three adjectives about writing.',
  },
  {
    says: 'youtube channel|youtuber|vlogging|vlogger',
    not: 'marketing|campaign|client',
    in: 'interests',
    brutal: [
      "A YouTube channel: every video opens by thanking the people who haven't left yet.",
      'A YouTuber asks more strangers to subscribe in a minute than a sales team does in a week.',
    ],
    gentle: 'Subject, subscribers, how often: three facts turn this into scripting, filming, editing and keeping to a schedule.',
  },
  {
    says: 'book club|reading group|book group',
    in: 'interests',
    brutal: [
      "A book club is one person who's read it, six who've seen it, and a very good cheese.",
      "It's the only meeting in town with the pre-read actually sent out, and it's treated the same way.",
    ],
    gentle: 'Do you choose the books or chair the evening? Leading a discussion people come back to is facilitation.',
  },
  {
    says: 'poetry|poet|poetry slam|spoken word',
    in: 'interests',
    brutal: [
      "A poem is full of deliberate line breaks. Anyone who's pasted a CV into a form has made a few by accident.",
      'A sonnet says it in fourteen lines. The rest of this page might like to know how.',
    ],
    gentle: 'Published, performed, or in a drawer? Any of the three is fine; the first two come with a name and a date.',
  },
  {
    says: 'creative writing|fiction writing|novel writing|writing a novel|writing fiction|nanowrimo',
    in: 'interests',
    brutal: [
      '{it}: the other kind of writing where you make the hero sound busy.',
      'Creative writing. The dates further up will be read with that in mind.',
      'Chapter one has been finished several times.',
    ],
    gentle: "Something finished, placed or read aloud? Name it. If it's in progress, the word count is the honest detail.",
  },
  {
    says: 'science fiction|sci-fi|sci fi|star trek',
    in: 'interests',
    brutal: [
      '{it}: you already know how the AI project ends.',
      "Science fiction: faster than light, matter out of thin air, and the meeting's still round a table.",
    ],
    gentle: 'Conventions, writing, building costumes? What you do with it tells an employer more than the title.',
  },
  {
    says: 'dungeons and dragons|dungeons & dragons|d&d|dnd|dungeon master',
    in: 'interests',
    brutal: [
      "Five adults get through a cave by talking and one spreadsheet of goblins. It's stakeholder engagement with dice.",
      "D&D: four hours, one door, and nobody's checked if it's locked.",
      "The dragon is easy. It's finding a Thursday that everyone can do.",
    ],
    gentle: 'Do you run the game? Preparing a session and adapting when five people ignore it is facilitation at its best.',
  },
  {
    says: 'board games|boardgames|tabletop games|board gaming|catan|settlers of catan',
    in: 'interests',
    brutal: [
      "Board games: the rules take forty minutes. Somebody's been reading ahead and it's you.",
      'Anyone who has traded sheep for wood with a straight face may put it under negotiation.',
    ],
    gentle: 'Do you host, design or teach games? Explaining rules so that newcomers enjoy them is training, done well.',
  },
  {
    says: 'warhammer|miniature painting|wargaming|painting miniatures|wargames|miniatures',
    in: 'interests',
    brutal: [
      'Two hundred soldiers, eleven painted, one war.',
      "{it}: the eyes alone took an evening, and they're the size of a comma.",
      'You own a ruler purely for arguments.',
    ],
    gentle: 'A painted army is steady hands and a long plan. A competition, a commission or a picture link would show it.',
  },
  {
    says: 'flight simulator|flight simulation',
    in: 'interests',
    brutal: [
      '{it}: seven hours over the Atlantic, at home, in real time, on purpose.',
      "A flight simulator: four hundred landings at Heathrow, and you've never once waited for a bag.",
    ],
    gentle: "Procedures, charts, hardware builds: which part do you go deep on? That's the transferable bit.",
  },
  {
    says: 'chess',
    not: 'boxing|piece',
    in: 'interests',
    brutal: [
      "You think five moves ahead. Let's see what happens when somebody moves the deadline.",
      "In chess the clock's running and it's your move. Rook to e4 isn't an answer to “why us”.",
    ],
    gentle: 'A rating is the most honest number a hobby has. Print it, or the club and the board you play on.',
  },
  {
    says: 'poker',
    not: 'planning',
    in: 'interests',
    brutal: ['Poker. So nobody will learn anything when the salary is read out.', 'Poker is mostly folding. Strategy departments have never folded anything.'],
    gentle: 'Odds, patience and reading people, all at once: one sentence about the discipline side makes this an asset.',
  },
  {
    says: 'scrabble',
    in: 'interests',
    brutal: ['Scrabble people know “qi”, “za” and “xu”, and would take any of them over “results-driven”.', 'Scrabble: seven vowels and a straight face.'],
    gentle: 'Tournament, club or kitchen table? A rating or a best word with its score is a delightful detail.',
  },
  {
    says: 'crossword|crosswords|cryptic crossword|cryptic crosswords',
    in: 'interests',
    brutal: [
      "Cryptic crosswords: nobody says what they mean, and you enjoy it. You'll like internal memos.",
      '“Team player” (4,6). Even the easy crossword would want a better clue.',
      'A pencil is caution. A pen is a leadership style.',
    ],
    gentle: 'Solving is language, lateral thought and checking. Do you set any? Setters are rare and it shows craft.',
  },
  {
    says: 'sudoku|sudoku puzzles',
    in: 'interests',
    brutal: [
      'Sudoku: a grid, some numbers, one of them wrong since line two. Audit would feel like home.',
      'Sudoku: no colleagues, no opinions, one right answer. The office will be a shock.',
    ],
    gentle: "What kind, and how hard? A specific puzzle, or one that you've made, gives this life.",
  },
  {
    says: "rubik's cube|rubiks cube|speedcubing|rubik's cubes",
    in: 'interests',
    brutal: ['Six sides solved. Most strategies are still on two.', "A Rubik's cube on the desk tells visitors one thing: there'll be a demonstration."],
    gentle: 'Your average in seconds is a real number. Put it in and somebody will hand you a cube.',
  },
  {
    says: 'jigsaw|jigsaw puzzles|jigsaws',
    not: 'power tool|saw|edges|last',
    in: 'interests',
    brutal: [
      'A thousand pieces, nine hundred and ninety-nine in the box.',
      "Jigsaw people do the edges first. It's called scoping, and hardly anybody else bothers.",
    ],
    gentle: "Patience, sorting, seeing the whole from fragments. The largest you've finished is a number, so use it.",
  },
  {
    says: 'escape room|escape rooms',
    in: 'interests',
    brutal: [
      'Escape rooms: people pay to be locked in with colleagues and a padlock. The rest of us get all-day workshops.',
      'Escape rooms: one person reads the clue, three ignore it, and the quiet one opens the door.',
    ],
    gentle: 'Do you play them or build them? Designing puzzles for a team under a clock is a product; say so.',
  },
  {
    says: 'pub quiz|quizzing|pub quizzes|quiz team|quiz night|trivia|quiz league|quiz captain',
    in: 'interests',
    brutal: [
      "Every team has someone who's certain, and someone who was right and got talked out of it.",
      "In a pub quiz the power lies with whoever holds the pen, and they can't spell.",
    ],
    gentle: 'Captain, setter or specialist? Setting fair questions is research and checking; captains settle arguments by nine.',
  },
  {
    says: 'lego|afol',
    in: 'interests',
    brutal: [
      'The instructions have no words, and nobody ever rings support. Documentation teams should look into it.',
      "Lego: it's all there. It's just under the sofa.",
      'Step 412 of the Lego castle is where the piece from step nine turns up.',
    ],
    gentle: 'Own designs or sets? A model of your own, with the number of bricks, is design work people can see.',
  },
  {
    says: 'model railway|model railways|model trains|model railroad|model railroading',
    in: 'interests',
    brutal: [
      "Everything runs on time, there's no strike, and the whole network fits in a loft. Ministers have asked how.",
      'A model railway: nine years to make eleven feet of 1957.',
      'Model railways: carpentry, electronics, scenery, and a timetable nobody else may touch.',
    ],
    gentle: "Wiring, control software, scratch building: which part do you do? They're workshop skills at 1:76.",
  },
  {
    says: 'model making|model building|scale models|airfix|model aircraft|model kits',
    in: 'interests',
    brutal: ['{it}: eight hundred parts, tweezers, and a carpet that eats ailerons.', 'The decal went on crooked and only you know. And now HR.'],
    gentle: 'What scale, and from kits or from drawings? Scratch building is reading plans and fine hand work.',
  },
  {
    says: 'calligraphy|hand lettering|brush lettering|lettering',
    in: 'interests',
    brutal: ['Calligraphy: beautiful letters, and then an application form with boxes.', 'You can make “Kind regards” look like a treaty.'],
    gentle: 'Commissions, invitations, classes? Paid lettering is client work with no undo; it can stand above this line.',
  },
  {
    says: 'stamp collecting|philately|stamps|philatelist',
    not: 'duty|rubber',
    in: 'interests',
    brutal: ['Stamp collecting: the post, kept for the outside.', "Tweezers, a magnifier, and joy at somebody else's printing error."],
    gentle: 'Cataloguing, research, condition grading: that is archive work. Which country or period? Collectors will ask.',
  },
  {
    says: 'antiques|antique collecting|antique|collecting antiques',
    in: 'interests',
    brutal: [
      "{it}: up at five to buy a jug from somebody who's been up since four.",
      'You can haggle for ten minutes over a pound. Procurement has a lanyard ready.',
      "It's not clutter, it's stock.",
    ],
    gentle: 'Do you buy, restore or sell? Knowing what a thing is worth and why is valuation; put the period you know.',
  },
  {
    says: 'woodworking|woodwork|wood carving',
    not: 'carpenter by trade|company',
    in: 'interests',
    brutal: [
      'Woodwork: a chopping board that took six weekends, next to the one from the shop that took four pounds.',
      'Measure twice, cut once, go and buy another plank.',
    ],
    gentle: "What have you made that's in daily use? One object with a joint in it shows patience better than the word.",
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
    gentle: 'Do you sell or teach? Throwing the same mug twenty times alike is production skill: say how many.',
  },
  {
    says: 'knitting|knitter|knit',
    in: 'interests',
    brutal: [
      'Knitting: two sticks, one string, and a jumper for someone in July.',
      "A knitter can't be interrupted while counting. Open-plan ends here.",
      "There's a drawer. There's a second drawer. There's wool in the airing cupboard.",
    ],
    gentle: 'Following a pattern of six pages without losing your place is precision. Design your own? Put that.',
  },
  {
    says: 'crochet|crocheting|amigurumi',
    in: 'interests',
    brutal: [
      "There's no machine that can crochet. It's the most secure job on the page.",
      "Crochet: one hook, one ball, and within a week there's an octopus.",
      "It's the granny square's world. The rest of us just get blankets.",
    ],
    gentle: 'Patterns sold, a stall, a group taught? Crochet pays in patience; any of these pays in evidence.',
  },
  {
    says: 'quilting|quilt making|quilter|patchwork',
    in: 'interests',
    brutal: [
      "You buy good cloth, cut it into small pieces and sew it together again. It's a restructure, but warm.",
      'The quilt is for a bed. The fabric stash is for a warehouse.',
    ],
    gentle: 'Geometry, planning and hours. Shows, guilds, raffles: where has a quilt of yours ended up?',
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
    gentle: 'Own patterns, alterations for others, costumes? Fitting a real body is problem solving: name one piece.',
  },
  {
    says: 'life drawing|figure drawing',
    in: 'interests',
    brutal: [
      "Two hours looking hard at someone who's paid to stay still. Managers call it performance monitoring.",
      "Life drawing: the hands are behind the back. They're always behind the back.",
    ],
    gentle: "Drawing from life trains you to see what's there. A link to three sheets says that without words.",
  },
  {
    says: 'film photography|analogue photography|analog photography|darkroom|35mm photography|medium format',
    in: 'interests',
    brutal: [
      "Film photography: thirty-six pictures, a week's wait, and thirty-one of them are your thumb and a swan.",
      "Analogue: it's slower and dearer, and nobody can ask you to send it across by four.",
    ],
    gentle: 'Developing your own is chemistry and patience. A camera, a format, a link to ten frames: that finishes the line.',
  },
  {
    says: 'photography',
    not: 'analogue|film|darkroom|street|portrait|wedding|landscape|wildlife|drone|nature|astro|astrophotography|event|degree|and video',
    in: 'interests',
    brutal: [
      "One word for a hobby that comes with a bag, a second bag and a lens you can't explain to anyone at home.",
      "Photography: everyone has a camera, you've got a strap.",
    ],
    gentle: 'Photography of what, and where can it be seen? A link is all this word needs to become a portfolio.',
  },
  {
    says: 'taxidermy|taxidermist',
    in: 'interests',
    brutal: ["Taxidermy. You've got the most patient audience in the county.", 'Nobody else on this pile has a hobby that holds its pose.'],
    gentle: "Anatomy, tanning, sculpting, a good deal of law on specimens: it's expert handwork. A museum piece? Name it.",
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
    gentle: "Batches, temperatures, hygiene, notes: that's process control. Any competition score? Judges write them down.",
  },
  {
    says: 'wine tasting|wine|wines',
    not: 'waiter|served|sales',
    in: 'interests',
    brutal: [
      'Wine people can tell you which slope it grew on, and still bring the one with the kangaroo.',
      'Wine tasting is a meeting where spitting is the professional option.',
    ],
    gentle: 'WSET level or a course is a certificate: print the level. Otherwise a region you know well is a good door.',
  },
  {
    says: 'whisky|whiskey|whisky tasting',
    not: 'distillery manager',
    in: 'interests',
    brutal: [
      "{it}: notes of heather, leather and an old boat. You'd write a lovely incident report.",
      "A cupboard full of whisky, and it's always the bad one that gets finished.",
    ],
    gentle: 'Tasting, judging, a festival bar? CAMRA and similar groups run events on volunteers: say what you did.',
  },
  {
    says: 'sourdough|sourdough baking',
    in: 'interests',
    brutal: [
      "Sourdough: three days' work, a name for the starter, and toast that cuts back.",
      'Sourdough is flour and water that has to be fed at weekends. Some people get a dog.',
    ],
    gentle: "Timing, temperature and notes from loaf to loaf: it's patient experiment. Sold or taught any? Say.",
  },
  {
    says: 'baking|cake making|baking cakes',
    not: 'bread|sourdough|bakery manager|soda',
    in: 'interests',
    brutal: [
      "{it}: you're about to be the most popular person on floor three, and the busiest every Friday.",
      'Baking for the office: it was in at 9.00 and gone by 9.06.',
    ],
    gentle: "Orders, tiers, delivery at the right hour? If people pay, it's production to a deadline: give a number.",
  },
  {
    says: 'cheese making|cheesemaking|cheesemaker',
    in: 'interests',
    brutal: [
      "{it}: you leave it in a cold place until it develops character. It's the graduate scheme.",
      'Milk, rennet, and six weeks of somebody opening the fridge and asking.',
    ],
    gentle: 'Humidity logs and hygiene sound dull until you taste it. Say what you make and for whom.',
  },
  {
    says: 'meditation|mindfulness|meditating',
    in: 'interests',
    brutal: [
      "You sit still and notice your thoughts. At work they've mostly been about the printer.",
      'Meditation: a stand-up meeting with nobody else in it and no actions.',
    ],
    gentle: 'A habit kept daily is the impressive part. How long? If you lead sessions for others, say how many come.',
  },
  {
    says: 'genealogy|ancestry|tracing ancestors|genealogist',
    in: 'interests',
    brutal: [
      "Genealogy starts with one certificate, and suddenly you're four hundred farmers deep.",
      "{it}: research where everybody's called John and lives in the same lane.",
      'A hobby in which a fire at the record office a century ago is taken personally.',
    ],
    gentle: "It's archives, evidence and patience. Have you published, lectured or indexed? Local societies need it; name yours.",
  },
  {
    says: 'military history|second world war|world war 2|world war ii|wwii|ww2|roman history|ancient egypt|egyptology|tudor history',
    not: 'degree|ba|ma|dissertation',
    in: 'interests',
    brutal: [
      "You'll get a gift book about it every December until further notice.",
      'Read enough history and you know how empires fall. It starts with the filing.',
    ],
    gentle: 'Guide, speak, write, visit? What you do with it matters: a talk to forty people is presenting.',
  },
  {
    says: 'investing|stock market|trading stocks|stocks and shares|personal finance|day trading',
    not: 'job|investment bank|analyst|advis',
    in: 'interests',
    brutal: [
      "Investing says past performance is no guide to the future. You've put it on a list of past performance.",
      '{it}: the hobby that asks to be checked during meetings.',
    ],
    gentle: 'With ‘{it}’ as a hobby, method beats returns: describe how you decide. Do you follow companies, keep a model, run a club?',
  },
  {
    says: 'cryptocurrency|crypto|bitcoin|crypto trading|ethereum|nfts',
    not: 'developer|engineer|blockchain developer',
    in: 'interests',
    brutal: [
      "{it}: it's up, it's down, it's about to change everything, and it's on the table before the starters.",
      "A coin that isn't, in a wallet that isn't, on a page that is.",
    ],
    gentle: 'Reading the code, mining, writing about it? The technical part is a skill and should be told as one.',
  },
  {
    says: 'debating|debate|debating society',
    not: 'political campaign',
    in: 'interests',
    brutal: [
      "Debating: you've argued for both sides. HR is wondering which one has turned up.",
      'In a debate you may only interrupt with “point of information”. Somebody should email that to all staff.',
    ],
    gentle: "Rounds, tournaments, judging: results have dates. Arguing the side you don't hold is a fine skill to spell out.",
  },
  {
    says: 'parish council|parish councillor|town council',
    in: 'interests',
    brutal: ["Parish council: three hours about one bench. It's still going.", "{it}: everybody's against it, nobody's come to the meeting."],
    gentle: 'Standing, canvassing or clerking? Public roles mean minutes, budgets and neighbours: name the role.',
  },
  {
    says: 'ham radio|amateur radio|radio amateur',
    in: 'interests',
    brutal: [
      'Amateur radio: a mast in the garden, to talk to a stranger in Finland about the mast.',
      "You've passed an exam for the right to say you can hear someone. That's amateur radio.",
    ],
    gentle: 'The licence class and the call sign are real credentials. Emergency network volunteer? That comes first.',
  },
  {
    says: 'mechanical keyboards|keyboard building|custom keyboards',
    in: 'interests',
    brutal: ['Everyone in the call already knows about your keyboard.', 'A mechanical keyboard makes one email sound like a newsroom.'],
    gentle: 'Soldering, firmware, group buys: which part do you do? A board you designed yourself is a product; name it.',
  },
  {
    says: 'sneakers|sneaker collecting|trainer collecting|sneakerhead',
    not: 'retail|merchandis',
    in: 'interests',
    brutal: ['Sneakers: people queue from four in the morning for something nobody will walk in.', '{it}: forty boxes, one pair of feet.'],
    gentle: 'Reselling, styling, making? What you do with it is the interest: drops and margins are commerce.',
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
    gentle: "Tiling, plumbing, joinery: name what you've done with your own hands. Trades on the page are never wasted.",
  },
  {
    says: 'houseplants|house plants|indoor plants|plants|succulents|cacti|orchids|terrariums',
    in: 'interests',
    brutal: [
      "Seventy pots, one windowsill, and a fern that's punishing you for something.",
      'Houseplants all have Latin names, and everybody looks at the one brown leaf.',
      "You talk to them. They've had more one-to-ones than most teams.",
    ],
    gentle: 'Propagating, swapping, selling? Keeping living things going through a winter is care you can count.',
  },
  {
    says: 'bonsai',
    in: 'interests',
    brutal: [
      'A bonsai: a forty-year project, nine inches tall.',
      'Bonsai is telling a tree “no”, kindly, with wire.',
      'The tree will outlive the strategy, the building and the rebrand.',
    ],
    gentle: 'It takes years to see whether you were right. Which species, and since when? The date is the detail.',
  },
  {
    says: 'aquarium|fishkeeping|fish keeping|tropical fish|aquariums|reef keeping|koi|aquascaping',
    in: 'interests',
    brutal: [
      'You know the pH of a living room.',
      "{it}: they've seen everything you do in the evening, and they're keeping it to themselves.",
      "An aquarium is a glass box with residents who can't leave. You'll know how to run an open-plan floor.",
    ],
    gentle: "Water chemistry, filters, feeding rotas: breeders keep records like a lab. Is there a species you've raised?",
  },
  {
    says: 'cats|cat lover|cat rescue|cat fostering|fostering cats',
    not: 'scan|cat5|cat 5|cat b',
    in: 'interests',
    brutal: [
      "You've worked for someone who won't say what they want and leaves when they get it.",
      "On a video call it'll be the cat that gets asked for its view.",
    ],
    gentle: 'Fostering or a shelter? How many have passed through your hands is a number, and the work belongs higher.',
  },
  {
    says: 'formula 1|formula one|f1',
    in: 'interests',
    brutal: ['{it}: two hours of tyres.', "A Formula 1 fan has heard “box, box” more often than their own name, and nobody's delivered anything."],
    gentle: 'Strategy, data, a local track, marshalling: which side of it holds you? The engineering is a bridge to work.',
  },
  {
    says: 'fantasy football|fantasy league|fantasy premier league|fpl|fantasy sports',
    in: 'interests',
    brutal: [
      "You manage eleven strangers who've never heard of you, and you've dropped the one who scores.",
      'Fantasy football: transfer windows, budgets, data. All of it on the office wi-fi.',
    ],
    gentle: 'An overall rank is a number in millions: give it. Your method with the data is the bit that analysts will like.',
  },
  {
    says: 'netflix|binge watching|binge-watching|watching netflix',
    in: 'interests',
    brutal: [
      '“Are you still watching?” Even the television has doubts about this line.',
      "Netflix checks after a few hours that you're still there. It's more line management than most people get.",
    ],
    gentle: 'A favourite is fine if you do something with it: reviews, languages, subtitles. If not, this line can go.',
  },
  {
    says: 'swimming',
    not: 'wild|open water|sea|cold|masters|synchronised|artistic|coach|teacher|lifeguard|club|competitive',
    in: 'interests',
    brutal: [
      'Swimming: up, down, up, down, and the medium lane is never medium.',
      'The fast lane always has one person in it, doing breaststroke and chatting.',
    ],
    gentle: "Club, distance or a charity mile? “2 km before work” is a habit with a number; that's what this line wants.",
  },
  {
    says: 'synchronised swimming|synchronized swimming|artistic swimming',
    in: 'interests',
    brutal: [
      "Upside down, underwater, smiling, on the beat. That's client services.",
      "Synchronised swimming has nose clips and gelatine in the hair, and it's harder than whatever you did at lunch.",
    ],
    gentle: "Breath control and timing in a group: name the level and the team. It's one of the hardest sports to explain well.",
  },
];
