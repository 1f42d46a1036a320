import type { ComicEntry } from '../comic-entry.ts';

/** Things of design and drawing, film, photography, music, theatre and games. */
export const DESIGN_AND_STAGE_THINGS: readonly ComicEntry[] = [
  {
    says: 'photoshop',
    near: 'retouching|retouched|retouch|image editing|photo editing|image manipulation|edited',
    brutal: [
      'In Photoshop the sky is from Spain and the lawn is from a football club.',
      'The brief said “natural”. The Photoshop menu said “Liquify”.',
      'One elbow too many. It went through Photoshop, two approvals and a bus shelter.',
    ],
    gentle: 'Retouchers are booked on speed and on not being noticed. Add images a day and the use, catalogue, press or packaging.',
  },
  {
    says: 'photoshop',
    near: 'illustrator|indesign|creative suite|creative cloud|after effects|lightroom|premiere',
    brutal: [
      'Everybody in Photoshop means to name the layers. “Layer 47 copy 3” holds the logo.',
      'Photoshop crashes while Ctrl and S are a centimetre apart.',
    ],
    gentle: 'The package is taken for granted; a piece made in it is not. Add one title or link from your portfolio, if you have one.',
  },
  {
    says: 'indesign',
    near: 'layout|brochure|magazine|illustrator|report|print|catalogue|book|leaflet|typeset|newsletter',
    brutal: [
      'Forty pages in InDesign, one missing font, and it is the one on every page.',
      'The text came from Word, with three spaces after each full stop. InDesign shows you every one in blue.',
      'InDesign lists the overset text with a red plus. That plus is always the legal bit.',
    ],
    gentle: 'Page count, print run and deadline turn InDesign into production experience. Add the longest document you kept in order.',
  },
  {
    says: 'illustrator',
    near: 'vector|logo|icon|infographic|illustrations|artwork',
    not: 'children|freelance illustrator|author',
    brutal: [
      'The pen tool in Illustrator takes ten minutes to learn and a year to stop swearing at.',
      "A circle in Illustrator has four points. The client's circle has two hundred and eleven.",
    ],
    gentle: 'Drawings in use are the proof: a pack, a sign, an app. Add one place where a stranger can see yours, if you have one.',
  },
  {
    says: 'canva',
    not: 'canvas|canvases',
    brutal: [
      'That pastel leaf in Canva is on the wedding, the gym and the law firm.',
      'With Canva everyone can design. The village newsletter has eleven fonts to show for it.',
      'The nice picture in Canva has a little crown on it. The crown would like paying.',
    ],
    gentle: 'Templates that colleagues can fill without breaking them are the grown-up use of Canva. If you set those up, say for how many people.',
  },
  {
    says: 'figma',
    near: 'prototype|wireframe|component|design system|ui|ux|sketch|adobe xd|mockup|designed',
    brutal: [
      "In Figma you can watch the client's cursor hover over the thing they are about to hate.",
      'Frame 1,204. People promised to name them when they moved to Figma.',
      'The prototype in Figma works beautifully, as long as you click where it wants.',
    ],
    gentle: 'What was built from the file counts more than the file. Add a link, or the product and its users, if you have one.',
  },
  {
    says: 'mood board|moodboard',
    near: 'client|interior|brand|campaign|design|concept|trend|fabric|collection',
    brutal: ['A mood board is six pictures of a cabin, one of linen, and a tap.', 'The client loved the mood board, then asked for it in navy.'],
    gentle: 'Taste is easiest to trust once it has been built. Add the room, range or campaign that came out of the board.',
  },
  {
    says: 'kerning',
    brutal: [
      'Learn kerning, and no shop sign will ever be a pleasure again.',
      'Somebody left a hole between the A and the V. People with kerning cross the road to tut at it.',
    ],
    gentle: 'A trained eye is hard to describe and easy to show. Add one before and after, linked, if you have one.',
  },
  {
    says: 'logo design|logo redesign|designed logo|designed the logo|designing logos|designed a logo|designed logos',
    brutal: [
      'The logo took three weeks. The feedback took two words: “bit bigger”.',
      'Clients ask for a logo that is timeless, by Friday.',
      'The logo must work on a pen and on a lorry. The brief came with a picture of neither.',
    ],
    gentle: 'A logo still on the door after some years is your best reference. Add client and street, or a link.',
  },
  {
    says: 'wireframe|wireframing|wire frame',
    not: 'jewel|sculpt|glasses|orthodont|wire mesh',
    brutal: [
      'A wireframe is grey so that nobody argues about the colour. They argue about the grey.',
      'The text in the wireframe is Latin. One client asked who would translate it.',
    ],
    gentle: 'A wireframe is proved by fewer wrong clicks. Name something people could not find before and could after.',
  },
  {
    says: 'usability test|usability testing|user testing|user test',
    brutal: [
      'In usability testing somebody looks straight at the button and asks where the button is.',
      'Five people are enough for a usability test. The first is enough for the designer.',
    ],
    gentle: 'One change that came out of a painful session tells more than the method. Add the number of sessions and the product.',
  },
  {
    says: 'storyboard|storyboarding',
    not: 'articulate|e-learning|elearning|course|module|captivate|data|user journey|ux|training|tableau|learning',
    brutal: ['In a storyboard the rain is free.', 'Frame nine of the storyboard says “crowd cheers”. There are three of them, and one is the driver.'],
    gentle: 'Film, advert, game or app: each industry reads boards for something else. Add the product, and how much got made as drawn.',
  },
  {
    says: 'typography|typeface|type design|typesetting',
    brutal: [
      'There is a full-length film about Helvetica. People in typography have seen it twice, and have notes.',
      'Comic Sans was drawn for a cartoon dog. Typography has been growling since.',
      'Typography is noticed by three people, and all three write in.',
    ],
    gentle: 'Type argues for itself. Add a book, a sign or a page you set, named or linked, if you have one.',
  },
  {
    says: 'packaging design|packaging artwork|pack design',
    brutal: [
      '“Tear here”. Packaging design has kept its sense of humour.',
      'The serving suggestion on the pack has parsley. Nothing else in that kitchen ever had parsley.',
    ],
    gentle: 'A pack on a shelf is a public portfolio. Add brand, shop and any change in sales.',
  },
  {
    says: 'pantone',
    brutal: ['Pantone announces the colour of the year. There was a meeting.', 'In the brand book it is Pantone 485. On the mug it is salmon.'],
    gentle: 'Keeping one Pantone the same on paper, cloth and steel is skilled. Add materials, and the number of suppliers.',
  },
  {
    says: 'pre-press|prepress|artworking|artworker|litho|large format print|large-format print',
    brutal: [
      'Three millimetres of bleed, please. The client has sent a screenshot.',
      'Pre-press finds the mistake at 6 p.m. The plate is made at 6.05. It is a five-minute job, in that sense.',
    ],
    gentle: 'Jobs a week and reprints a year are the two figures a print firm looks for. Add a low second one, if you have one.',
  },
  {
    says: '3d visualisation|3d visualization|architectural visualisation|3d rendering|architectural visualization|cgi visualisation',
    brutal: [
      'In a 3D visualisation it is always evening, the trees are full grown, and somebody is passing with a scooter.',
      'Nine hours of rendering, and the reflection shows the sofa from the last job.',
    ],
    gentle: 'Pictures sold or approved something: a scheme, a flat, a budget. Add its value, beside the renderer you used.',
  },
  {
    says: 'paint sample|swatch|colour scheme|color scheme|soft furnishing|fabric sample',
    near: 'interior|client|design|room|selected|paint|choose|fabric|furniture|curtain|home',
    not: 'watch|lipstick|makeup|cosmetic|nail|hair|foundation|make-up',
    brutal: [
      'The colour scheme is down to nine whites, all of them named like yachts.',
      'The fabric swatch was perfect. The sofa is eleven square metres of it.',
    ],
    gentle: 'Rooms, budget and a client who asked you back for the next floor: with one of them, choosing colours reads as interior design.',
  },
  {
    says: 'signage|wayfinding',
    near: 'design|designed|wayfinding|install|installed|produce|produced|project|site|brand|graphics',
    brutal: ['Good wayfinding works until somebody tapes up a sheet of A4 with an arrow.', '“You are here”, says the signage. So far, so agreed.'],
    gentle: 'The measure of good signs is fewer people asking the way. Add the kind of place and the number of signs.',
  },
  {
    says: 'blender',
    near: '3d|animation|render|maya|modelling|modeling|unity|zbrush|cinema 4d|unreal',
    not: 'kitchen|cocktail|smoothie',
    brutal: [
      'Lesson one in Blender is a doughnut. There must be a million of them, and all have sprinkles.',
      'Blender is free. The graphics card that it would like is not.',
    ],
    gentle: 'One finished scene of your own idea outweighs every tutorial. Add a link, if you have one.',
  },
  {
    says: 'unity',
    near: 'game|c#|3d|vr|unreal|developer|engine|prototype|ar|mobile game',
    not: 'community|church|party|trust',
    brutal: [
      'First the character falls through the floor. In Unity everything after that is progress.',
      'Press play in Unity, change forty values until it is perfect, press stop, and they are gone. Once.',
    ],
    gentle: 'Something to play is the proof. Add a link, a store page or a number of players, if you have one.',
  },
  {
    says: 'level design|level designer',
    brutal: [
      'Level design: put a barrel in a corner, and players spend an hour getting on top of the barrel.',
      'In level design, waist-high walls mean a fight is coming. Garden centres have the same effect since.',
    ],
    gentle: 'What testers did that you had not foreseen, and what you changed: studios hire level designers on that, with a link to play it.',
  },
  {
    says: 'runner',
    near: 'film|tv|television|production|set|studio|commercial|broadcast|floor',
    not: 'marathon|cross country|cross-country|carpet|food runner|5k|10k|mould|mold|injection|restaurant|bar|waiter|warehouse|script|gitlab|ci|parts|material|table',
    around: 'film|tv|television|studio|shoot|broadcast|editor|crew|camera|drama|documentary|commercial|post-production|vfx',
    brutal: [
      'A runner fetches the coffee, then holds an umbrella over a lamp.',
      'The film needs four hundred people. The runner knows how each of them takes it.',
    ],
    gentle: 'Productions by name, and what you were trusted with by the last week: in film the climb from runner is the reference.',
  },
  {
    says: 'call sheet',
    not: 'sales|telemarket|fundrais|prospect|donor',
    brutal: ['Call sheet: 05.40, a field, and the word “wellies”.', 'The call sheet gives a time for everyone, and for sunrise. Sunrise turned up.'],
    gentle: 'A call sheet is planning under pressure. Add crew size and shooting days.',
  },
  {
    says: 'boom operator|boom mic|boom swinger|location sound',
    brutal: [
      'The furry cover on a boom mic is called a dead cat. There are hire forms with that on them.',
      'Boom operator: a whole day with both arms up, and success is not being in the picture.',
    ],
    gentle: 'Clean sound on a bad street is worth a lot. Add kit, shoots and days, in one line.',
  },
  {
    says: 'script supervisor|script supervision|film continuity',
    brutal: [
      'A script supervisor knows that the glass was half full, and in the other hand.',
      'The candle grows during dinner. That day the script supervisor was at the dentist.',
    ],
    gentle: 'Formats and pages a day place you: multi-camera, single camera, film or series. Add names of productions.',
  },
  {
    says: 'short film',
    brutal: [
      "A short film is twelve minutes, forty names, and thanks to somebody's flat.",
      'In a short film somebody looks out of a train window. That was the budget.',
    ],
    gentle: 'One screening makes a short film real. Name it, and say what you did: wrote, shot or cut.',
  },
  {
    says: 'location scouting|location manager|location scout|location management',
    around: 'film|tv|television|shoot|production|drama|commercial|camera|crew|episode|studio|photograph|series',
    brutal: [
      'The perfect location: quiet, beautiful, cheap, and under the flight path from Tuesday.',
      "Location scouting is knocking on a stranger's door to ask how they feel about horses.",
    ],
    gentle: 'Permits, neighbours, parking for thirty lorries: name the hardest place you got, and a production knows what you can get for it.',
  },
  {
    says: 'audition|casting call|casting director|casting assistant',
    near: 'actor|acting|theatre|film|tv|role|cast|casting|drama|musical|held|ran',
    not: 'adobe|metal|foundry|die',
    brutal: [
      '“We will let you know.” Auditions invented that, and Human Resources bought the rights.',
      'At an audition forty people in the corridor have the same hair as the part.',
    ],
    gentle: 'Choosing people and being chosen are different skills, and both transfer. The side of the table you sat on should be the verb.',
  },
  {
    says: 'wedding photography|wedding photographer|wedding videography|wedding videographer',
    brutal: [
      'In wedding photography there is always one guest with a better camera, standing in the shot.',
      'Everybody look this way. Thirty-one of sixty do. Wedding photographers call that the one.',
    ],
    gentle: "A season's number and where the bookings came from: recommendation is the only advertising that counts in weddings, so it may be said.",
  },
  {
    says: 'food photography|food styling|food stylist|food photographer',
    near: 'styling|client|restaurant|menu|brand|studio|stylist|cookbook|shoot|commercial',
    brutal: [
      'The ice is plastic, the milk is glue and the steam is a kettle behind the bread. Food photography is delicious.',
      'Four burgers are built, one is chosen, and nobody in food styling has had lunch.',
    ],
    gentle: 'Give brands, menus or books, and dishes a day: studios plan by that second figure and hardly anybody prints it.',
  },
  {
    says: 'product photography|product photographer|packshot|pack shot',
    brutal: ['One watch, eight hours, ten past ten. Product photography has its customs.', 'Product photography is dusting, with a tripod.'],
    gentle: 'Items a day, and what happened to sales or returns after the new pictures: online shops know both, and hire on both.',
  },
  {
    says: 'sound check|soundcheck|live sound|foh engineer|sound desk|mixing desk|sound engineer',
    brutal: [
      'The guest wants more vocals. Move a fader that is plugged into nothing. Much better, says the guest. Live sound.',
      '“One two. One two.” No sound check has ever needed three.',
    ],
    gentle: 'Give the size of rooms, desks you know, years of nights without feedback: venues book by the first two and rebook by the third.',
  },
  {
    says: 'pro tools|logic pro|ableton|cubase|ableton live',
    brutal: [
      'Three hundred songs in the software, all of them eight bars long.',
      'The kick drum takes four hours. Listeners will hear it through a phone in a bathroom.',
    ],
    gentle: 'One track people can hear is enough: released, mixed or scored. Put the link beside the software.',
  },
  {
    says: "dj|djing|dj'd|disc jockey",
    near: 'club|wedding|event|set|residency|resident|radio|music|mobile|party|night|played',
    not: 'dow|dow jones',
    brutal: [
      'A DJ brings forty thousand tracks and is asked for one.',
      'The request comes to the DJ on a phone, held up, at full brightness, in the middle of a mix.',
    ],
    gentle: 'Reading a room is a business skill. Add a residency, a venue and how full it was, if you have one.',
  },
  {
    says: 'tour manager|backline|roadie|touring crew|stagehand|load-in',
    not: 'tourist|travel|coach|sightseeing',
    around: 'band|artist|gig|venue|stage|music|festival|concert|theatre|crew|show|lighting|rig|arena|sound|orchestra|rigging',
    brutal: [
      'A tour manager knows every service station in the country by its soap.',
      'Load-in is at ten, up three floors, by the lift that is “usually fine”. Backline weighs what it weighs.',
    ],
    gentle: 'A tour is logistics with an audience. Shows, cities and crew size are read the same way by a festival and by a freight firm.',
  },
  {
    says: 'choir director|choirmaster|choir leader|led a choir|conducting a choir|choir conductor',
    brutal: [
      'A choir has forty sopranos and one tenor, and the tenor knows it.',
      '“Basses, just watch me”, says the choir leader. The basses are watching the car park.',
    ],
    gentle: 'Getting volunteers to breathe together is leadership. Add singers, concerts a year and one larger work.',
  },
  {
    says: 'orchestra|philharmonic|symphony orchestra',
    near: 'violin|viola|cello|flute|oboe|clarinet|horn|trumpet|youth|manager|played|player|amateur|section|leader|member|percussion',
    brutal: [
      'The oboe gives the A and the whole orchestra tunes to it. The violas come as close as seems fair.',
      'In an orchestra percussion counts 214 bars of rest, hits one thing, and bows.',
    ],
    gentle: 'Instrument, chair and one hall or work: musicians read rank from it, and everybody else reads years of turning up prepared.',
  },
  {
    says: 'stage management|stage manager|deputy stage manager|assistant stage manager',
    brutal: [
      'The stage manager has a pencil, a torch, a spare pair of tights and all the power.',
      'Stage management puts a small cross of tape on the floor, and the actor says the line somewhere near it.',
    ],
    gentle: 'Shows called, cast and crew, cues in the busiest hour: it is operations management with an audience, and may be described so.',
  },
  {
    says: 'props|prop master|prop maker|props department',
    near: 'theatre|stage|film|set|prop master|prop maker|costume|production|department',
    not: 'react|rugby|hydraulic|acrow|scaffold|vue|component|aircraft|propeller',
    brutal: [
      'Everything on the props table has an outline in tape. One outline is empty, and it is the letter from act two.',
      'In the props store the swords are under S, the fish under F, and the fish is real foam.',
    ],
    gentle: 'One object that nobody thought possible on that budget, named, tells a prop department more than the list of productions.',
  },
  {
    says: 'costume|wardrobe assistant|dresser|wardrobe department',
    near: 'theatre|film|stage|fitting|opera|production|show|period|ballet|designer|maker|musical',
    not: 'bathing|halloween|window dresser',
    brutal: [
      'A quick change is forty seconds, three dressers and one zip.',
      'The costume is Regency to the last stitch. Under it are trainers, as row A found out at the matinee.',
    ],
    gentle: 'Makers and dressers are hired on pieces, period and stage. From scratch or from stock is the distinction to print.',
  },
  {
    says: 'lighting rig|lighting design|lighting desk|follow spot|followspot|lighting technician|lighting operator',
    brutal: ['Lighting cue 47 is “slightly warmer”. It took the afternoon.', "The follow spot knows the star's moves by heart, and has never been introduced."],
    gentle: 'Chief electricians look for the desk, the number of fixtures and the houses, in that order. All three fit in one line.',
  },
  {
    says: 'set design|set building|set construction|scenic painting|scenery|set builder',
    near: 'theatre|stage|film|production|design|built|opera|play|show|tv|scenic|set',
    not: 'walking|hiking|countryside|mountain',
    brutal: ['From row F the set is Venice. From behind it says “this way up”.', 'On stage the door of the set must slam, and the wall must not join in.'],
    gentle: 'Budget, weeks and whether it toured: producers like a set that was safe, on time and used again. Whichever is yours belongs here.',
  },
  {
    says: 'choreography|choreographer|choreographed|choreographing',
    not: 'microservice|saga|event-driven|robot|kafka|api',
    brutal: [
      'Five, six, seven, eight. Choreography has never had any use for the first four.',
      'The choreographer says “and just walk”. It is the hardest step in the piece.',
    ],
    gentle: 'A video link lets the work speak first. Add dancers, length and where it was seen.',
  },
  {
    says: 'box office',
    near: 'theatre|cinema|ticket|venue|manager|assistant|supervisor|spektrix|sales|festival|arts',
    not: 'million|gross|grossing|opening weekend|blockbuster|billion',
    brutal: [
      '“Restricted view” is a pillar. The box office sells it as an atmosphere.',
      'At the box office people want two together, central, near the front, for tonight, at the concession.',
    ],
    gentle: 'Venues search for the ticketing system by name. With takings or tickets of the busiest day beside it, the desk has a size.',
  },
  {
    says: 'sketchup|sketch-up',
    near: 'interior|photoshop|indesign|visualisation|kitchen|visual|enscape|v-ray|layout|rendering',
    brutal: [
      'In SketchUp the house takes an hour, and choosing the flat person for the doorway takes the afternoon.',
      'SketchUp starts you off with somebody standing on the axes. Most people delete them without saying hello.',
    ],
    gentle: 'A model that won a client or spared a mistake on site is the point of drawing it. One of either, in a clause.',
  },
];
