import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What photographers, editors, musicians, actors, crews, guards and police officers laugh about. */
export const OF_STAGE_AND_SECURITY: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'stage-and-screen': [
    {
      says: 'wedding photography|wedding photographer|wedding shoot|wedding videography|wedding films',
      in: 'anywhere',
      brutal: [
        'Wedding photography: the light is best during the soup.',
        'Forty group shots at a wedding, and in each one an uncle is looking at the bar.',
        'At weddings you eat in a corridor, at eleven minutes past nine, next to the DJ.',
      ],
      gentle: 'The share of couples sent by other couples is the real portfolio in this market. With weddings a year beside it, a studio knows you.',
    },
    {
      says: 'lightroom|photoshop|capture one|adobe lightroom|photo editing|retouching|image editing|post-processing|photo retouching',
      brutal: [
        'Lightroom: 2,200 taken, 400 picked, 60 sent, and the client loves the blurry one.',
        "Retouching took out a fire exit, a bin and a cousin's thumb. Nobody noticed. That's the job.",
        "“Can you just Photoshop it?” Yes. It's seven in the evening and there's a pylon in it.",
      ],
      gentle: 'Finished images a day, and the kind, fashion or food or press, is what a studio asks. The program alone is expected.',
    },
    {
      says: 'product photography|e-commerce photography|packshot|packshots|still life photography|ecommerce photography',
      brutal: ['Product photography: a white mug on a white table against a white wall, and the brief says “pop”.', 'Packshots: two hundred shoes, all left.'],
      gentle: 'Images a day and the sort of product, glass, shoes, jewellery, tell a studio which table you can be put at on Monday.',
    },
    {
      says: 'event photography|corporate photography|conference photography|event photographer|corporate events photography',
      brutal: ['Event photography is four hundred people mid-canapé.', 'Corporate portraits: arms crossed, half turn, atrium. Next.'],
      gentle: 'Where the pictures ran is the proof: a cover, an annual report, a front page. Add one such place, if you have one.',
    },
    {
      says: 'studio lighting|softbox|off-camera flash|strobe|speedlight|profoto|lighting set-up|three-point lighting|lighting setup',
      brutal: [
        'Studio lighting: a van full of equipment, all of it there to look like a window.',
        "Key light, fill light, hair light, and a light that's only there because the client pointed at it.",
        'The softbox goes back into its bag once, on the day that you buy it.',
      ],
      gentle: 'What you can light alone, and in how long, is what people book. A difficult room that came out well belongs in the portfolio first.',
    },
    {
      says: 'drone|drone operator|aerial filming|drone footage|drone pilot|aerial photography|cap 722|dji',
      brutal: [
        'Drone footage: up and backwards, over a field, with strings.',
        "A drone pilot has a licence, insurance and an audience of four people asking if it's a drone.",
      ],
      gentle: 'The permissions and insurance you hold go first, with dates. Clients want the view, and ask for the paper.',
    },
    {
      says: 'premiere pro|adobe premiere|final cut|final cut pro|avid media composer|davinci resolve|video editing|editing software',
      brutal: [
        'Premiere Pro has quit unexpectedly. You were expecting it.',
        "Avid or Premiere, the timeline's called “edit 4 FINAL use this”, and it isn't the one used.",
        "Video editing: six hours for four seconds that nobody will see if you've done it right.",
      ],
      gentle: 'Editors are hired on what they can show. Link one piece, with its length and how fast you turned it round.',
    },
    {
      says: 'after effects|motion graphics|motion design|cinema 4d|lower thirds|lower third|animated titles',
      brutal: [
        'After Effects is rendering. Have lunch. Have dinner.',
        "Lower thirds: a name, a job title, and a producer who remembers at midnight how it's spelt.",
        'Motion graphics: the logo comes on. It used to just be there.',
      ],
      gentle: 'Built from scratch or from templates are both paid, differently. A template of yours that others still use should be mentioned.',
    },
    {
      says: 'colour grading|color grading|colour correction|color correction|grading footage|colourist|colorist',
      not: 'hair',
      brutal: [
        'Colour grading: three days to make a wet Tuesday look like a summer in the hills.',
        'Teal in the shadows, orange in the skin, and the colourist in a room without a window.',
        '“Can it be warmer but also cooler?” Colour grading hears that without moving a muscle.',
      ],
      gentle: 'Two stills, before and after, do the talking. With the title and who signed the grade off, a link is all this needs.',
    },
    {
      says: "rough cut|fine cut|client feedback|revisions|rounds of revisions|client revisions|picture lock|director's cut|client amends",
      in: 'work',
      brutal: ['Picture lock: a lock with nine keys.', 'Round eleven of revisions puts back round one. The client says it finally works.'],
      gentle: 'Rounds until sign-off is a figure producers care about. Add two instead of five.',
    },
    {
      says: 'b-roll|raw footage|footage|logging footage|ingest|ingesting|rushes|dailies|media management|data wrangling|dit',
      not: 'social|news media|data ingest|crisis|public relations',
      brutal: [
        'B-roll: hands typing, a kettle, somebody laughing at a salad.',
        'Days of footage, and the good bit is before “action”.',
        'Three copies of the rushes, in two places, and a person who still wakes up and checks the drive.',
      ],
      gentle: 'Hours shot against minutes used is the ratio that shows the work. If backups were yours, “nothing lost” is a fine ending.',
    },
    {
      says: 'subtitles|subtitling|captions|captioning|closed captions',
      in: 'work',
      brutal: ["[tense music] pays somebody's rent. Captions are a proper living.", 'Subtitles: two lines, and a character who never breathes.'],
      gentle: 'Minutes a day, languages and the standard you caption to: broadcasters read those three before the name of the tool.',
    },
    {
      says: 'showreel|show reel|demo reel|acting reel',
      not: 'fishing|cable',
      brutal: [
        "A showreel gets eleven seconds. The good bit's at twelve.",
        "Ninety seconds of showreel, in the order they're proud of it, and nobody stays for the last.",
      ],
      gentle: 'The link belongs in the header, with the best shot first and the length in brackets. People who cast and hire stop early.',
    },
    {
      says: 'social media content|short-form video|short form video|reels|tiktok|vertical video|social content|tiktok videos',
      brutal: [
        "Shot in widescreen, lit for cinema, cut to a tall thin slice of somebody's nose. That's vertical video.",
        'Short-form video has three seconds to hook us. One was the logo.',
      ],
      gentle: 'Watch time beats views. Add a series with its account, its rise and the months it took, if you have one.',
    },
    {
      says: 'live gig|gigs|gigging|live performance|live performances|performing live|gig|live music|live shows',
      around: 'band|music|guitar|singer|vocal|drum|bass|dj|song|piano|keyboard|jazz|folk|violin|saxophone',
      in: 'work',
      brutal: [
        'A gig: four hours in a van, five hours in a car park, forty minutes of joy.',
        'Gigs pay in money, in beer, or in “great exposure”. Landlords only take one of them.',
        '“Do you know any Oasis?” Live music has been going for forty thousand years, and it comes to that.',
      ],
      gentle: 'Rebookings tell a promoter most. Put the largest room and the busiest year in one line with the number who asked again.',
    },
    {
      says: 'session musician|session work|recording session|recording sessions|session player|studio session|session guitarist',
      brutal: [
        'Session work: arrive, read it, nail it, never find out what it was for.',
        'The session was eight bars. You hear them in a supermarket now.',
        "In a recording session the best take happens while somebody's adjusting the mic.",
      ],
      gentle: 'One title with your part on it beats the word session. Records, adverts or films: name the kind where the name is not free.',
    },
    {
      says: 'orchestra|symphony orchestra|orchestral|principal chair',
      not: 'kubernetes',
      brutal: [
        'Orchestra rehearsal stops on the dot, mid-bar if it must. Even Mahler pays overtime.',
        "The best viola jokes in an orchestra come from the violas. They've had the rests for it.",
      ],
      gentle: 'Chair, conductor and repertoire, in that order, are what musicians read. A trial or a section lead counts and should be said.',
    },
    {
      says: 'rehearsal|rehearsals|attended rehearsals|rehearsal process|rehearsing|rehearsal schedule',
      not: 'orchestra|choir|band|music|concert|musician|ensemble|dance',
      around: 'actor|actress|theatre|play|drama|director|stage|cast|scene|role|acting',
      in: 'work',
      brutal: ["Week one of rehearsal: “what's my motivation?” Week three: “when's tea?”", "The rehearsal room has tape on the floor, and that's Venice."],
      gentle: "Weeks of rehearsal and the director's name tell the next company how you are used to working. Both fit in brackets.",
    },
    {
      says: 'wedding band|function band|covers band|cover band|wedding singer|tribute band|function bands',
      brutal: [
        "A function band plays “Mr Brightside” in its sleep. It's been checked.",
        'Set one: nobody dances. Set two: the function band is holding up the ceiling.',
        'In a wedding band you carry a bass amp past a five-tier cake, backwards.',
      ],
      gentle: 'Bookings a year make it a small business. If contracts, van and sound were yours as well, that is management with a chorus.',
    },
    {
      says: 'logic pro|ableton|ableton live|cubase|garageband|fl studio|music production|daw',
      brutal: [
        'Ableton: a great loop, eight bars long, for eleven months.',
        "94 tracks, and it's the tambourine.",
        "Music production is moving a kick drum to the left until it's back where it was.",
      ],
      gentle: 'One released track with a link lets the software list retire. Add your part in it, wrote, produced or mixed.',
    },
    {
      says: 'songwriting|songwriter|composing|composer|film score|arranger',
      not: 'reactive',
      brutal: [
        'Composing to a brief: “like that film, but not, and by Thursday”.',
        'Songwriting: the second verse. Nobody has one.',
        'Composers write for eighty players and get a laptop and one brave cellist.',
      ],
      gentle: 'One commission with a name, and where it was heard, is worth a page of styles.',
    },
    {
      says: 'peripatetic|music teacher|music lessons|piano lessons|guitar lessons|singing lessons|teaching music|instrumental teaching|piano teacher|guitar teacher|private lessons',
      brutal: [
        'Instrumental lessons: thirty minutes, of which nine are looking for the book.',
        '“Did you practise?” Music lessons then go quiet in a key of their own.',
      ],
      gentle: 'Pupils who stayed are the best mark a teacher gets. Put pupils a week, instruments and exam results in one line with it.',
    },
    {
      says: 'touring|national tour|uk tour|toured|on tour|tour manager',
      not: 'tourism|guide|city|team|match|cricket|rugby|golf',
      in: 'work',
      brutal: [
        "Touring: you've been to all of the big cities, and can compare their loading bays.",
        "On tour everybody knows the wifi password of a place they'll never see again.",
      ],
      gentle: 'Venues and weeks, and not a show missed if that is so: that figure says reliable better than the word does.',
    },
    {
      says: 'audition|auditions|auditioned|casting call|self tape|self-tape|self tapes|self-tapes',
      brutal: [
        'Self tape: a bed sheet, a lamp, and a flatmate reading a Viking with no feeling at all.',
        'An audition lasts four minutes, plus the three weeks in which you check that the phone works.',
        '“Thank you, that was lovely.” Auditions end in that, whichever way it went.',
      ],
      gentle: 'Recalls are worth printing, with the company or casting director. Being seen twice by somebody good is a credit of its own.',
    },
    {
      says: 'understudy|understudied|cover for lead|first cover',
      not: 'golf|shift|swing trading|swing dance',
      brutal: [
        'An understudy knows the whole part, and where the lead keeps her lozenges.',
        "Understudy goes on tonight. There's a slip of paper in the programme, and three rows sigh before a line's been said.",
      ],
      gentle: 'Times you went on, and at what notice: “two hours” is the best thing that can be printed beside an understudy credit.',
    },
    {
      says: 'stage combat|fight choreography|stage fighting|rapier|stage fight',
      brutal: [
        'Stage combat: months of training in missing people, loudly.',
        "The slap's done by whoever's being slapped. Stage combat is mostly good manners.",
      ],
      gentle: 'Give weapons, certificate level and date: a fight captain wants all three before the meeting, and the certificate runs out.',
    },
    {
      says: 'theatre in education|theatre-in-education|schools tour|tie tour|educational theatre',
      not: 'tie dye|tie-in|bow',
      brutal: [
        'Theatre in education: three actors, one Transit, two shows before lunch and a bin that plays Rome.',
        'The set fits in a hall, the hall smells of mince, and the Tudors are on at nine fifteen.',
      ],
      gentle: 'Shows a week and towns covered show the stamina. Driving, setting up and playing on one day are three jobs, and may be listed as such.',
    },
    {
      says: 'voiceover|voice over|voice-over|voice acting|audiobook narration|voice actor|audiobook|voiceovers',
      brutal: [
        'Voiceover: a duvet, a cupboard, and “Terms and conditions apply” in under two seconds.',
        '“Warm, authoritative, but like a friend.” All voiceovers are for that friend.',
        'An audiobook has forty characters and the same throat. The stomach gets a credit by chapter nine.',
      ],
      gentle: 'Recording at home to broadcast standard gets you booked. If you can, the room and the microphone belong beside the titles.',
    },
    {
      says: 'supporting artist|background artist|film extra|background actor|walk-on',
      in: 'work',
      brutal: [
        'Supporting artist: up at four, dressed by six, walked past a door at five in the afternoon.',
        'A background artist orders a coffee eleven times in silence and never gets the coffee.',
        "You're the one not looking at the camera. In crowd work that's the entire craft.",
      ],
      gentle: 'Days on set and productions, as two numbers. They show call times and continuity to somebody who has never heard of you.',
    },
    {
      says: 'improv|improvised comedy',
      not: 'process improvement',
      brutal: ["Improv: “Can I get a location?” It's the dentist. It's always the dentist.", '“Yes, and.” Improv people also use it for pudding.'],
      gentle: 'Name the troupe and the room it played, and how often. Regular nights count as credits in comedy.',
    },
    {
      says: 'pantomime|panto',
      in: 'anywhere',
      brutal: [
        'Panto: two shows a day, three on Saturday, and a custard slip hazard in the risk assessment.',
        "He's behind you, twelve times a week. In panto that's also the state of the back end of the horse.",
      ],
      gentle: 'Part, venue and number of performances: sixty in five weeks is a figure people outside the theatre understand too.',
    },
    {
      says: "shakespeare|hamlet|macbeth|romeo and juliet|twelfth night|midsummer night's dream|a midsummer night's dream",
      in: 'anywhere',
      brutal: [
        'Shakespeare in a park: iambic pentameter, then a helicopter, then iambic pentameter.',
        'Somebody in row C has the Shakespeare open on their lap and is checking.',
        "In Shakespeare everyone's recognised by a ring, never by their face.",
      ],
      gentle: 'Part, company and director belong here in that order. For Shakespeare, casting people also like to see verse training, if you had it.',
    },
    {
      says: 'choreography|choreographer|choreographed|choreographing|dance choreography',
      not: 'service|kubernetes|orchestration|microservice',
      brutal: [
        "Choreography is counted in eights, except the bit you'll be teaching today.",
        'Five, six, seven, eight. Choreography has no one to four; they were cut.',
      ],
      gentle: "For how many dancers, and where it was seen: with a link to one minute of film, that is a choreographer's whole application.",
    },
    {
      says: 'cruise ship|cruise ships|production cast|cruise line|guest entertainer|cruise entertainment',
      around: 'dance|dancer|singer|vocal|cast|show|actor|stage|band|music|entertain',
      in: 'work',
      brutal: [
        "On a cruise ship the stage has a tilt, and it isn't in the choreography.",
        'A cruise ship contract is two shows nightly, lifeboat drill, and bingo if you can spell it.',
      ],
      gentle: 'Contracts completed and shows a week prove you can live at work. Add a second contract with the same line, if you have one.',
    },
    {
      says: 'prompt book|calling the show|cue|cues|show calling|called the show|cueing|calling cues|dsm|deputy stage manager',
      not: 'visual|social|verbal|autocue|audio|body language',
      around: 'stage|show|theatre|lighting|production|prompt|calling',
      brutal: [
        '“LX 42, go.” Calling the show is having the last word two hundred times a night.',
        'The prompt book is the only true copy of the play, in pencil.',
        'Stand by. Nothing in the theatre happens until a person in black has said that, quietly, about a cue.',
      ],
      gentle: 'Number of cues and the trickiest sequence in them: another stage manager will know from that line who you are.',
    },
    {
      says: 'get-in|get-out|load-in|load-out|strike|fit-up|get-ins',
      near: 'show|set|stage|theatre|venue|tour|crew|production|lighting|rig|get-out|get-ins|load-out',
      brutal: [
        "The get-out: months of craft into a lorry by midnight, and the biggest piece won't go.",
        'Load-in is via the scene dock, past a skip, up a ramp that was drawn by somebody in an office.',
      ],
      gentle: 'Venues, size of crew and hours to turn round: it is logistics with a curtain time, and event firms read it that way.',
    },
    {
      says: 'props|prop making|propmaking|props table|set dressing|prop maker|stage props',
      not: 'react',
      around: 'stage|theatre|actor|play|film|show|scene|production',
      in: 'work',
      brutal: [
        "The props table has an outline in tape for each thing. The gun, the letter, somebody's sandwich.",
        "Props: the letter must be real, says the director. Row M can't see that there's a letter.",
        "Cold tea in a whisky bottle, forty nights a run. Props knows what they've really been drinking.",
      ],
      gentle: 'A picture of one piece and what it was made from is the best credit a maker has. Running props wants the number of items per show.',
    },
    {
      says: 'stage management|asm|assistant stage manager|stage manager|company stage manager|show report|show reports|stage managing',
      brutal: [
        'Show report: “Act two ran forty seconds long. The dog.”',
        "Stage management wears black, carries gaffer tape and knows who isn't speaking to whom.",
        'ASM: sweep the stage, set the letter, mend the crown, be the thunder.',
      ],
      gentle: 'Size of company and length of run come first. “No show cancelled” is the line that gets the next one, if it is true.',
    },
    {
      says: 'technical rehearsal|tech rehearsal|tech week|lighting desk|lighting design|lighting operator|followspot|follow spot|stage lighting|rigging lights',
      brutal: [
        'Tech rehearsal: two days to get from the overture to the first door.',
        'The lighting designer asks for it darker. The actor asks for her light. Both of them are on the same cue.',
      ],
      gentle: 'Give desk, the number of fixtures, programmed or operated: production managers sort by those three.',
    },
    {
      says: 'live sound|foh|front of house engineer|sound engineering|sound desk|mixing desk|soundcheck|sound check|line check|live engineer|monitor engineer',
      not: 'front of house team|computer',
      brutal: [
        'Soundcheck: “one, two”. Nobody in live sound has ever needed three.',
        '“Can I have more me?” says the singer, to every monitor engineer since electricity.',
        "The sound desk has sixty faders, and somebody's uncle with advice about one of them.",
      ],
      gentle: 'Capacity and channel count put this in context, and a touring name does the rest. The desks you know go last.',
    },
    {
      says: 'radio mic|radio mics|microphone|boom operator|boom op|lavalier|location sound|sound recordist|lapel mic|shotgun mic',
      brutal: [
        'Boom operator: ten hours with a pole above your head, and a request to be taller.',
        "Radio mic, left on, in the loo. Each sound department's got the tape and the discretion.",
        "“We'll fix it in post.” The sound recordist looks at the helicopter.",
      ],
      gentle: 'Clean sound from a dreadful place is the real credential. Add the kit you own should.',
    },
    {
      says: 'pro tools|mixing and mastering|audio editing|sound design|foley|dubbing|audio post',
      not: 'food|paint|concrete|cement',
      brutal: [
        'Foley: that punch was a cabbage. So was the other one.',
        "Mixing's finished when the budget is. It's then called mastering.",
        "Sound design: eleven layers of wind so that nobody notices it's quiet.",
      ],
      gentle: 'One credit that a stranger can listen to, with your part named, is worth all the plug-ins.',
    },
    {
      says: 'call sheet|call sheets|runner|floor runner|production assistant|production runner|set runner|production assistants',
      near: 'film|set|production|tv|crew|call sheet|shoot|studio|floor|office',
      not: 'marathon|race|athlete|track|cross country|medal',
      brutal: [
        "A runner's first credit is knowing that the director's flat white is in fact an oat flat white.",
        'Call sheet: unit base, nearest hospital, sunrise, and a nine-line parking story.',
        '“Quiet on set” is shouted, by a runner, at full volume.',
      ],
      gentle: 'Productions, size of crew and who took you on again: in this business a second booking is the reference.',
    },
    {
      says: 'shot list|storyboard|storyboards|shooting schedule|shot lists|pre-production|location scouting|location scout|recce|storyboarding',
      in: 'work',
      brutal: [
        'On the shot list there were thirty-one. At sunset there were nine, and a pigeon.',
        'Location scouting: perfect street, right light, and a leaf blower.',
        'The storyboard has a crane shot. The budget has a ladder.',
      ],
      gentle: 'Set-ups a day with a crew of a given size, on schedule: that is a line directors and producers do not forget.',
    },
    {
      says: 'camera operator|camera operation|multi-camera|multicam|multi camera|outside broadcast|steadicam|gimbal|arri|focus puller|1st ac|arri alexa',
      brutal: [
        'Outside broadcast: eleven cameras, a truck, rain, and a voice in your ear asking for the duck.',
        'Focus pulling is noticed twice a year, both times wrongly.',
        "A gimbal takes out the wobble. The walk's still yours, and it's a crab.",
      ],
      gentle: 'Formats, cameras and live or not. If you led other operators, that is the next rung, and it goes in front.',
    },
    {
      says: 'front of house|ushering|theatre usher|box office',
      not: 'restaurant',
      around: 'theatre|theater|venue|cinema|concert|hall|show|audience|performance|arts|usher',
      in: 'work',
      brutal: [
        'Front of house knows the last ten minutes of everything, through a door.',
        "The interval's twenty minutes, the queue's twenty-five. Front of house can do the sum.",
      ],
      gentle: 'Seats in the house and staff on the night give the scale. Add a safety or first aid certificate for public buildings, if you have one.',
    },
    {
      says: 'freelance|self-employed|freelancer|freelance basis|freelancing',
      in: 'work',
      brutal: [
        'Freelance: your boss is a nightmare and eats your lunch.',
        "A freelance diary's empty or double-booked. There's no third setting.",
        'Freelancing teaches you thirty-day terms, on day sixty.',
      ],
      gentle: 'Clients a year and the share who came back turn freelance from a status into a record. Add the largest two.',
    },
  ],
  security: [
    {
      says: 'patrol|patrols|patrolling|foot patrol|mobile patrol|regular patrols|routine patrols|site patrol',
      not: 'police|constable|prisoner|prisoners|border|highway',
      around: 'security|guard|sia|site|premises|building|warehouse|shopping centre|mall|campus',
      brutal: [
        'Patrol: the same loop at two, at three and at four, and the fox is doing it the other way.',
        'Patrols prove that the door you locked is locked. Then you check it, because you know yourself.',
        'Mobile patrol covers nine sites, one flask and a passenger seat full of keys.',
      ],
      gentle: 'Size of the site and what the round found: a leak, a hole in the fence, a light left on. Add one find, if you have one.',
    },
    {
      says: 'cctv|cctv monitoring|monitoring cctv|cctv operator|control room|surveillance cameras|surveillance camera|monitoring cameras',
      not: 'covert|counter',
      brutal: [
        'CCTV: thirty-two screens, and camera 9 is a spider.',
        "When something does happen it's between camera 4 and camera 5.",
        'A control room has a very comfortable chair, and that chair has been argued over in writing.',
      ],
      gentle: 'Cameras watched, and footage that settled something: a claim, a case, a false accusation. Either raises this above looking.',
    },
    {
      says: 'access control|controlling access|entry control|monitoring access|access card|swipe card|control of access|gatehouse|barrier|controlled access',
      not: 'software|sql|role-based|rbac|network|iam|language|communication|reducing',
      brutal: [
        "Access control: the turnstile takes one at a time. The cleaner's trolley has a view on that.",
        "“I work here.” At the barrier that's the start of the conversation.",
        "The gatehouse has a hatch, a heater and the driver's full life story.",
      ],
      gentle: 'People or vehicles a shift show the gate. Add the system you worked, and whether you issued cards yourself.',
    },
    {
      says: 'visitor|visitors|signing in visitors|visitor management|visitor log|visitor badge|visitor passes|visitor pass|issuing passes|signing in',
      not: 'prison|prisoner|prisoners|inmate|inmates',
      around: 'reception|gatehouse|badge|pass|desk|site|office|corporate|contractor|lobby|building',
      in: 'work',
      brutal: ['Visitors sign in at 9:02, and going by the log most never left.', 'A visitor pass hangs back to front, always, as if it were shy.'],
      gentle: 'Visitors a day and the system they are booked in are the facts. Client-facing posts pay more, so the kind of building belongs here.',
    },
    {
      says: 'sia|sia licence|sia licensed|security licence',
      brutal: [
        'SIA badge on the arm, in plastic, so the rain can read it.',
        'SIA training: two people in a conference room, role-playing an argument about a coat.',
      ],
      gentle: 'Licence type, number and expiry date belong at the top of the page. Employers check those first.',
    },
    {
      says: 'incident report|incident reports|report writing|writing reports|incident reporting|logging incidents|incident log|writing incident reports|daily activity report|written reports',
      brutal: [
        'In an incident report everybody proceeds. Not one person in any of them has ever walked.',
        "At approximately 02:14. It's a lovely word, approximately, beside a number like that.",
        "An incident report is read by three people, and one of them's a lawyer. Write it like that one's first.",
      ],
      gentle: 'A report that stood up later, with an insurer, a client or a court, is the proof. Say where it was used.',
    },
    {
      says: 'two-way radio|radio communication|two way radio|radios|radio procedure|walkie talkie|walkie-talkie|radio communications|airwave',
      brutal: [
        '“Received.” On a two-way radio that may also mean “I was eating”.',
        'Radio check. Radio check. The battery is on charge, in another building, at ninety-nine percent.',
        'Alpha, Bravo, Charlie. The radio code holds until someone has to spell “mezzanine”.',
      ],
      gentle: 'Running the net is a post; listening to it is not. If you controlled, the number of call signs makes it a clear line.',
    },
    {
      says: 'keyholding|key holding|keyholder|key control|locking up|lock up|lock and unlock|key management|unlocking|opening and closing|locking and unlocking|key cabinet',
      not: 'prison|prisoner|prisoners|cell|cells|wing|custody|inmate',
      around: 'guard|site|premises|building|office|alarm|warehouse|retail|mobile|security officer',
      brutal: [
        "A keyholder's phone rings at three. It's the alarm company. It's a balloon.",
        "Ninety hooks in the key cabinet, one key that fits nothing, and it's signed for twice a day.",
        'Unlock at six, lock at ten. Anyone at work outside those hours is your problem, and is always just leaving.',
      ],
      gentle: 'Sites or keys held, and none missing in all the time: that is trust in a single number, if the record is yours.',
    },
    {
      says: 'alarm response|alarm activation|alarm activations|responding to alarms|intruder alarm|alarm system|alarm systems|fire alarm|fire panel|alarms',
      not: 'prison|prisoner|wing|police|personal',
      around: 'guard|site|building|premises|fire|warehouse|keyholder|keyholding|panel|control room',
      brutal: [
        'The fire panel says zone 4. The zone plan was drawn before there was a zone 4.',
        'Alarm activation, warehouse, 03:40: a moth. Logged, attended, stood down.',
        "Toast. Building after building full of sensors, and it's always toast that the fire alarm was built for.",
      ],
      gentle: 'Activations a month and minutes to site are both contract figures. False alarms that came down saved somebody money.',
    },
    {
      says: 'fire drill|evacuation|fire evacuation|fire warden|fire marshal|evacuations|fire safety|emergency evacuation|fire drills|assembly point',
      brutal: [
        'Fire marshal: a tabard, a clipboard, and the power to shout at directors. Twice a year.',
        "The assembly point's under the only tree. In the drill it rains.",
      ],
      gentle: 'People out and minutes taken: a time that came down is a result anyone can picture. Add the warden certificate.',
    },
    {
      says: 'night shift|night shifts|nights|night watch|overnight|12-hour shifts|12 hour shifts|twelve-hour shifts|waking night',
      around: 'security|guard|site|building|premises|concierge|control room|warehouse|reception|campus',
      in: 'work',
      brutal: [
        'Between three and four on a night shift all buildings make the noise.',
        "Twelve-hour nights: dinner's at midnight, lunch is at four, and breakfast is a pint of tea at the wrong end of the day.",
        "On nights you know the bakery van, the fox and the cleaner's playlist.",
      ],
      gentle: 'Being the most senior person awake counts for a lot. If you were alone on nights, the size of the place belongs here.',
    },
    {
      says: 'lost property|lost and found|lost items|found property',
      brutal: ['Lost property: nineteen umbrellas and one tooth.', 'Single gloves outnumber pairs in lost property, and no one has ever looked into it.'],
      gentle: 'The share returned to its owners would be a first on any security CV. Logging it well is what insurers and hotels pay for.',
    },
    {
      says: 'conflict management|conflict resolution|de-escalation|de-escalating|deescalation|verbal de-escalation',
      brutal: [
        "De-escalation: lower your voice, open your hands, agree that it's been a long day.",
        "“I'm calm.” Conflict management starts with someone shouting that.",
        'The best conflict management looks like two people having a chat about the weather.',
      ],
      gentle: 'Force not used is the strongest proof there is. Add a certificate in physical intervention, with its date, if you have one.',
    },
    {
      says: 'bag search|bag searches|searching|searches|search|bag check|bag checks|body scanner|archway|metal detector|x-ray machine|searched|screening passengers',
      near: 'bag|bags|person|people|visitor|visitors|entry|metal|scanner|detector|passengers|x-ray|vehicle|vehicles|staff|belongings|event',
      not: 'cell|cells|prisoner|prison|warrant|house|drugs|suspect|police|missing',
      around: 'event|venue|guard|door|airport|festival|stadium|club|concert|court|retail|entrance|passenger|arena',
      in: 'work',
      brutal: [
        'Bag search finds three chargers, a banana and a novel. Have a good evening.',
        'A handbag on the bag search table is a small museum with mints.',
      ],
      gentle: 'People an hour and the kind of event or gate. Trained on X-ray or archway is a ticket of its own and should be named with its year.',
    },
    {
      says: 'loss prevention|shoplifting|shoplifter|shoplifters|theft prevention|retail security|store detective|preventing theft|store security|deter theft',
      around: 'retail|store|shop|supermarket|loss prevention|shrink|mall|shopping',
      brutal: [
        'Loss prevention: cheese has a tag on it now. Think about that.',
        'A store detective shops for eight hours a day and has never found the right size.',
      ],
      gentle: 'Deterring beats catching, and shows in one figure: losses before and after. A percentage gives nothing away.',
    },
    {
      says: 'car park|parking|parking control|car park management|parking enforcement|parking permits|car parks',
      in: 'work',
      brutal: [
        'Car park: a hundred spaces, all free, and a director in the loading bay with his hazards on.',
        'Hazard lights mean “invisible”, as anyone in car park security can tell you.',
      ],
      gentle: 'Spaces and vehicles a day, and the system behind the barrier. Add complaints or tailbacks that fell.',
    },
    {
      says: 'event security|crowd control|crowd management|stewarding|steward|festival security|concert security|stadium|crowd safety|event steward|festivals|match day',
      in: 'work',
      brutal: [
        'Event security stands in front of the biggest night of the year, facing the other way.',
        '“The toilets? Behind you, left, follow the queue.” Stewarding is that, four thousand times, in hi-vis.',
        'Crowd control is a rope, a smile and a whole lot of maths about exits.',
      ],
      gentle: 'Capacity, your position and the number who answered to you: “pit team, 20,000” gives the picture in three words.',
    },
    {
      says: 'body worn camera|body-worn camera|body cam|body-worn video|bodycam|bwv|body worn video',
      brutal: ['Body-worn camera: a red light that puts manners on a Saturday.', 'The body cam has nine hours of hedge, and one minute that everyone wants.'],
      gentle: 'Footage that settled a complaint in minutes reads well to any client. Training in evidence handling belongs in the same line.',
    },
    {
      says: 'handover|shift handover|daily occurrence book|occurrence book|handovers|log book|daily log',
      in: 'work',
      brutal: [
        "Handover: “All quiet.” It's said over the sound of a fire engine leaving.",
        'Daily occurrence book: 01:00 all correct. 02:00 all correct. 02:20 goat.',
        'The log book says the relief came at 06:00. Your feet say 06:11.',
      ],
      gentle: 'A log a stranger can act on is the point. If yours was used in a claim or an inquiry, five words about it outweigh the duty.',
    },
    {
      says: 'assignment instruction|assignment instructions|standard operating procedures|post orders|site instructions|sops|sop',
      in: 'work',
      brutal: [
        "Post orders: 60 pages, page one says where the post is, and it's moved.",
        "Assignment instructions are signed by the officer as read. They've also been used as a door wedge.",
        'SOP 14: what to do if the lift stops. Step one, take the lift.',
      ],
      gentle: 'Writing them is supervision; signing them is not. If you rewrote any, say for which post and who still works to it.',
    },
    {
      says: 'id check|id checks|checking id|checking ids|checking identification|verifying identification|identification check|challenge 25|age verification|checked id',
      brutal: [
        "Checking ID: the picture's somebody with a fringe and no worries.",
        "“I've left it in the car.” Checking IDs you hear of more cars than a valet.",
        "Checking IDs has one killer question, and it's the star sign.",
      ],
      gentle: 'Test purchases passed are the record licensing officers look at. With checks on a busy night, it makes a complete line.',
    },
    {
      says: 'contractor|contractors|permit to work|permits to work|contractor sign in',
      near: 'sign|signing|permit|permits|escort|escorted|escorting|delivery|deliveries|visitor|visitors|control|log|access|induct|inductions',
      in: 'work',
      brutal: [
        'Contractors are booked for eight, turn up at seven, and are parked across the fire exit by five past.',
        "A permit to work needs three signatures. Two are on site, and the third's in a meeting about permits.",
        "“It's just a quick job.” The contractor has brought a ladder, a radio and a disc cutter.",
      ],
      gentle: 'Contractors a day and the permits you checked show the risk you stood in front of. Building sites and hospitals rank highest.',
    },
    {
      says: 'concierge|front of house security|reception security|corporate security|front desk|reception duties',
      in: 'work',
      brutal: [
        'Corporate security: a good suit, a better earpiece, and a lobby plant that you know personally.',
        "Front desk: nine couriers, one lift, and a chief executive who's forgotten his pass and would like it known.",
      ],
      gentle: "Kind of building and number of tenants: the service side is what sets the pay here, so a tenant's praise may be quoted.",
    },
    {
      says: 'security officer|static guard|guarding|security guard|security duties|guarding duties|manned guarding|static guarding|protecting property|site security|static security',
      in: 'work',
      brutal: [
        'Security guard: paid to be bored professionally, and a very good night is a blank page.',
        "Static guarding is well named. The chair's static too.",
      ],
      gentle: 'What was guarded and what was lost: “nothing, in two years” is a fine ending to this line, if it is so.',
    },
    {
      says: 'risk assessment|security audit|security survey|security risk assessment|vulnerability assessment|security assessment|security review|threat assessment',
      not: 'offender|offenders|victim|domestic|harm|safeguarding|prisoner|cell|cyber|network|penetration',
      around: 'site|security|building|premises|guard|cctv|event',
      in: 'work',
      brutal: [
        "The risk assessment asked who'd climb that wall. There was a bike against it.",
        'Security survey: cameras, fences, sensors, and a fire door held open with an extinguisher by the smokers.',
        'A badge reader on each door, says the audit, and a roof hatch on a bit of string.',
      ],
      gentle: 'A finding that got money spent on it is rarer than a report. Name the fix: a gate, a camera, a changed round.',
    },
    {
      says: 'security team|team of security|security staff|supervising guards|supervised security|team of guards|team of officers|managing security|security personnel|security rota|rostering officers',
      in: 'work',
      brutal: [
        "Security rota: two drop out at 17:50 for an 18:00 start. You've got your coat on. Take it off.",
        'A team of people who are paid to notice things. They noticed who got Christmas.',
        'A security team on four sites meets once a year, at refresher training, and compares heaters.',
      ],
      gentle: 'Officers, sites and turnover: keeping good guards is the hard part, so if yours stayed, that figure leads.',
    },
    {
      says: 'neighbourhood policing|community policing|pcso|beat meeting|community support officer|beat officer|community officer',
      brutal: ["A PCSO knows who's back, who's moved and which dog isn't on a lead.", 'The beat meeting has three items: speeding, speeding, and the hedge.'],
      gentle: 'One thing that changed on the patch, and stayed changed, shows the work. Add partners named, such as the council or the housing office.',
    },
    {
      says: 'response policing|response officer|blue light|response driver|response driving',
      in: 'work',
      brutal: [
        "Response: blue lights, eleven minutes across town, and it's a neighbour locked in his own greenhouse.",
        "A response team's dinner is a garage sandwich in three stages, with paperwork.",
        "The fast car's in the workshop. Tonight's response is the Corsa.",
      ],
      gentle: 'First on scene is where judgement shows. The driving grade and what you were trained to decide alone are what a civilian can follow.',
    },
    {
      says: 'statement taking|taking statements|witness statement|witness statements|took statements|statements|pocket notebook|pocket book|mg11',
      near: 'taking|took|witness|witnesses|write|police|evidence|pocket|recorded|statements',
      in: 'work',
      brutal: [
        'Taking statements: nine people saw the car. It was red, blue, a van, and going both ways.',
        "A pocket notebook has no blank lines. Somebody's lunch is in there, timed.",
        '“I am the above-named person.” A statement is the last place where anybody talks like that.',
      ],
      gentle: 'A clear account from a shaken person is a skill insurers, councils and law firms pay for. Say what kind of case it was.',
    },
    {
      says: 'custody|custody suite|custody sergeant|booking in|detention officer|detained persons|custody officer',
      not: 'asset|securities|funds|child|chain|bank|fund|driver|drivers|vehicle|vehicles|contractor|visitor|visitors|delivery',
      around: 'police|custody|detain|detention|pace|sheriff|jail',
      in: 'work',
      brutal: [
        'Custody: a long desk, a bright light, and thirty questions of which the first is “any sharp objects?”',
        "The custody suite smells of microwave lasagne at any hour. It's in the building.",
        'Custody clocks run to the minute. The kettle has to fit in between.',
      ],
      gentle: 'Detainees a shift and the legal clock beside each: careful people under a deadline are in demand far beyond policing.',
    },
    {
      says: 'house to house|house-to-house|cctv trawl|trawling cctv|lines of enquiry|reviewing cctv|line of enquiry|neighbourhood enquiries',
      brutal: [
        'House to house: forty doors, three answers, and one offer of a bun.',
        'Six days of CCTV, one bus stop, and the person you want is behind the bus.',
        'All reasonable lines of enquiry. The unreasonable ones have phoned in, too.',
      ],
      gentle: 'One enquiry that turned on something small, in general terms, shows patience as no adjective can.',
    },
    {
      says: 'disclosure schedule|exhibit|exhibits|exhibits officer|evidence bag|chain of custody|evidence handling|handling evidence|evidence room|mg6|case file|case files|evidential',
      not: 'museum|gallery|visitor|visitors|exhibition',
      around: 'police|evidence|court|detective|investigat|crime|prosecut|forensic|case',
      in: 'work',
      brutal: [
        'Exhibit JB/7: one sock, left, in a bag with nine signatures.',
        'Chain of custody: a teaspoon has been signed for by more people than a mortgage.',
        "The case file goes to the prosecutors on Friday. It's back on Monday, with a note about the stapling.",
      ],
      gentle: 'Files accepted first time are the figure. Compliance teams and laboratories look for people who can keep a chain unbroken.',
    },
    {
      says: 'suspect interview|interviewing suspects|peace model|pip 2|pip2|pip level 2|achieving best evidence|interviewed suspects|pace interviews|suspect interviews',
      not: 'fast pace|pace of',
      in: 'anywhere',
      brutal: [
        '“No comment.” Fifty questions of skilled planning meet the same two words, in the same tone.',
        'A suspect interview opens with a very long form and a lawyer drawing boxes.',
      ],
      gentle: 'Accreditation level and kind of case decide the board, so they go up front. Fraud and compliance teams hire for this skill too.',
    },
    {
      says: 'police constable|police officer|warrant card|arrest|arrests|made arrests|power of arrest|sergeant',
      in: 'work',
      brutal: [
        'One arrest is two minutes of action, then five hours of typing in a vest.',
        'Police officer: at any party somebody has a question, and the question is a speed camera.',
      ],
      gentle: 'Ranks say little outside. People led, hours covered and what came of it turn this into a line a civilian employer can place.',
    },
    {
      says: 'roll check|prison officer|cell search|unlock|wing|landing|keys and chain|adjudication|key worker|custodial',
      near: 'prison|prisoner|prisoners|offender|offenders|wing|hmp|custodial|cell|landing',
      around: 'prison|hmp|custodial|inmate|prisoner|offender|jail|correction',
      in: 'work',
      brutal: [
        "Roll check: count them, count again, and nobody goes home until it's the same number.",
        'Keys on a chain: long after the shift your hand goes to the belt before each door, the fridge included.',
        'The wing runs on a kettle, a whiteboard and whoever knows how to fix the pool cue.',
      ],
      gentle: 'Size of the wing and staff on a shift give the weight. Talking people round is the trade, and a calmer year is its result.',
    },
    {
      says: 'probation officer|probation service|offender management|oasys|pre-sentence report|unpaid work|community payback|licence conditions|pre-sentence reports',
      not: 'probation period|probationary',
      in: 'work',
      brutal: [
        "The assessment asks everything about somebody's life, then times out.",
        'Unpaid work: hi-vis, a graveyard hedge, and one supervisor with all of the secateurs.',
        "A pre-sentence report is due on Thursday. The interview's on Thursday, by video, next to a hand dryer.",
      ],
      gentle: 'Caseload, and the share of orders completed: completion is the figure that shows people worked with you.',
    },
    {
      says: 'dog handler|k9|security dog|dog unit|police dog|dog section',
      brutal: [
        'The dog has the better nose, the better teeth and the better van.',
        "Dog handler: you go home together, and he's the one who's off duty.",
        'A K9 unit is paid twice: once by the hour and once in tennis balls.',
      ],
      gentle: 'Discipline, licence and the date of the last test: handlers are hired as a team, general purpose or search.',
    },
  ],
};
