import type { OfHomelyWord } from './of-homely-word.ts';

/** What is said of things about the house, of weather, merriment, feelings and people of the street that are met in a line of work. */
export const HOUSE_AND_STREET: Readonly<Record<string, OfHomelyWord>> = {
  // household
  bunting: {
    brutal: [
      'Bunting is put up for one afternoon and taken down in November.',
      'Nobody can buy bunting without being asked what the occasion is. Software licences get less scrutiny.',
    ],
    gentle: 'Bunting tells people that somebody thought it was worth a party. The occasion, in two words, would finish the picture.',
  },
  hammock: {
    brutal: [
      'No ergonomics assessor has ever got out of a hammock with any authority.',
      'Navies slung hammocks to save space. Hot-desking took the idea and left out the lying down.',
    ],
    gentle: 'Hammock is a word that puts its feet up. Anything brisk beside it, a deadline or a date, will look brisker.',
  },
  kettle: {
    brutal: [
      'In any office move the kettle is packed last and unpacked first. No critical path has improved on it.',
      'At half-time in a big match the power grid braces for the kettle. No app has had a launch like it.',
    ],
    gentle: 'A kettle makes any room look lived in. Name the room, and the reader will pull up a chair.',
  },
  teapot: {
    brutal: [
      'The internet has an error code for being a teapot: 418. It is the only one with a handle.',
      'The teapot has been redesigned for three centuries, and it still pours down the outside.',
    ],
    gentle: 'A teapot makes readers look for the other cups. Who they were for, if anybody, could be the best part of the line.',
  },
  mug: {
    brutal: [
      'Take the wrong mug in a shared kitchen and you will meet your first real stakeholder.',
      "“World's best boss” has only ever been printed on a mug. Appraisals keep to the evidence.",
    ],
    gentle: 'A mug is the smallest thing that people own at work. If something was printed on it, that is worth three words.',
  },
  saucer: {
    brutal: [
      'A saucer is there for the spill. Project managers call it contingency and have to fight for it.',
      'Saucers come out for visitors. It is how the rest of the building knows that the auditors are in.',
    ],
    gentle: 'A saucer says that somebody made an effort. What the effort was for is the part a reader will want to hear.',
  },
  teaspoon: {
    brutal: [
      'Scientists once tracked seventy teaspoons at work. Most were gone in five months. It ran in a medical journal.',
      'A teaspoon is the standard measure of everything except how many are left in the drawer.',
    ],
    gentle: 'A teaspoon is measurement on a human scale. Another amount as plain as that would sit well beside it.',
  },
  saucepan: {
    brutal: [
      'The saucepan has lost its lid, and every lid is kept in case. That is archiving.',
      'A watched saucepan never boils. Then somebody invented the refresh button.',
    ],
    gentle: "A saucepan has dents, and so do the best stories. If something went wrong before it went right, there's room for it here.",
  },
  ladle: {
    brutal: ['A ladle is a spoon that got promoted.', 'Whoever holds the ladle decides what a fair share is. That is all a budget meeting is about.'],
    gentle: 'A ladle suggests enough to go round. If it did go round, who got some is a warm thing to know.',
  },
  toaster: {
    brutal: [
      'A toaster has a dial from one to six and two results. So has the satisfaction survey.',
      'A toaster announces delivery by throwing it at you. Couriers had to be trained.',
    ],
    gentle: 'Toaster is a funny word with a plain job, and that is a good mixture. The rest of the sentence may try it too.',
  },
  fridge: {
    brutal: [
      'An office fridge is a shared drive that starts to smell when nobody owns the files.',
      'A note on a fridge is read by more people than the intranet, and it is nearly always about milk.',
    ],
    gentle: 'A fridge door is where people pin what they want to remember. A line that somebody would pin there is a good line.',
  },
  cupboard: {
    brutal: [
      'A cupboard becomes a server room by getting a fan and a sign. The mop stays.',
      'Every organisation has a cupboard that is locked, full, and signed for by somebody who has left.',
    ],
    gentle: 'A cupboard makes everyone wonder what was inside. Two items, just as they stood on the shelf, would be a fine answer.',
  },
  sofa: {
    brutal: [
      'A company sofa says “we are relaxed here”. People sit on the edge of it with their coats on.',
      'Sofas come into an office with the investors, and leave with them.',
    ],
    gentle: 'A sofa makes a line comfortable, and comfortable readers are generous. Whatever comes next will be read kindly.',
  },
  armchair: {
    brutal: [
      '“Armchair critic” is a role in the arts with proper lumbar support.',
      'An armchair has no settings and no complaints. The office chair has eleven levers.',
    ],
    gentle: 'An armchair belongs to somebody in particular. Whose it was can be said in two words and would be remembered.',
  },
  cushion: {
    brutal: [
      'A scatter cushion exists to be moved so that somebody can sit down. Several committees qualify.',
      'In a budget the cushion has to be hidden. On a sofa it is plumped for visitors.',
    ],
    gentle: 'A cushion softens whatever is next to it. A hard fact would do nicely.',
  },
  pillow: {
    brutal: [
      'People are told to sleep on it. The pillow has reversed more decisions than the board.',
      'The cold side of the pillow is the best upgrade that needs no loyalty card.',
    ],
    gentle: 'A pillow brings quiet into a line. If this is about making somebody comfortable, it says more than “customer care” could.',
  },
  blanket: {
    brutal: [
      'A blanket policy covers everyone and fits nobody. The woollen kind can at least be tucked in.',
      'Two people under one blanket are in a resource conflict by midnight.',
    ],
    gentle: 'A blanket is kindness you can fold. If somebody was kept warm, that is the whole sentence.',
  },
  duvet: {
    brutal: [
      'Changing a duvet cover takes two people, or one who ends up inside. Scope works like that.',
      'A duvet day is annual leave that was booked by the bed.',
    ],
    gentle: 'Duvet is as far from boardroom English as one can lie. A brisk verb right after it makes a fine contrast.',
  },
  mattress: {
    brutal: [
      'A mattress comes with a hundred nights to change your mind. Job offers are firmer.',
      'Two people, one mattress, a spiral staircase. Teamwork seminars could be a lot shorter.',
    ],
    gentle: 'A mattress is heavy, floppy and known to all, so readers feel it in their arms. If there were stairs, mention the stairs.',
  },
  pyjamas: {
    brutal: [
      'Pyjamas come with a breast pocket. Nobody has ever been asked for a pen in bed.',
      'Since video calls came in, pyjamas have been formal wear below the desk.',
    ],
    gentle: 'Pyjamas disarm a reader completely. If something difficult went well, this is the sentence to mention it in.',
  },
  slippers: {
    brutal: [
      'In parts of Japan the toilet has its own slippers. That is segregation of duties.',
      'Put on slippers and the working day is over, whatever the calendar says.',
    ],
    gentle: 'Slippers make no noise, and a quiet line stands out. Leave the big verbs to the shoes.',
  },
  wardrobe: {
    brutal: [
      'The famous wardrobe has a kingdom behind the coats. The flat-packed kind has three screws left over.',
      'Completely full, and nothing in it to wear. The wardrobe was the first data lake.',
    ],
    gentle: 'A wardrobe hints at something behind the door. What came out of it, if anything did, is what people will ask.',
  },
  curtain: {
    brutal: [
      'In Oz the whole system was one person behind a curtain. Demos are still run that way.',
      'A curtain is a wall that needed no planning permission, and you can hear that.',
    ],
    gentle: 'A curtain makes people wonder what was behind it. Draw it back with one plain noun.',
  },
  doormat: {
    brutal: ['A doormat says welcome and means feet.', 'The doormat is the first point of contact and has never been up for a customer service award.'],
    gentle: 'A doormat is where every visit begins. Who came in over it might be the better half of this line.',
  },
  doorbell: {
    brutal: [
      'A doorbell connects you with a courier who is already back in the van.',
      'People still get up for a doorbell. It is the last notification of which that can be said.',
    ],
    gentle: 'A doorbell makes the reader want to know who was there. Tell them before they get up.',
  },
  letterbox: {
    brutal: ['A letterbox is the only inbox that can bite.', 'It takes one thing at a time and never asks for a rating. The letterbox was good software.'],
    gentle: 'A letterbox is a narrow slot, and everything that matters fits through. Trim the sentence to the same width.',
  },
  bathtub: {
    brutal: [
      'Archimedes had his breakthrough in a bathtub and ran out to publish with nothing on. Peer review is calmer.',
      'Engineers call it the bathtub curve: trouble at both ends. Anyone who has carried one agrees.',
    ],
    gentle: 'A bathtub is a large, plain, funny thing. The drier the words around it, the better it holds.',
  },
  toothbrush: {
    brutal: [
      'A toothbrush in a desk drawer says more about the workload than any timesheet.',
      'A toothbrush is the one tool that no efficiency review has suggested sharing.',
    ],
    gentle: 'A toothbrush means fine work in a small space. If care was the point, the reader has already understood.',
  },
  toilet: {
    brutal: [
      'Every other system in a building can be down until Monday. The toilet gets an engineer today.',
      'The best-read noticeboard in any organisation is the back of the toilet door.',
    ],
    gentle: 'It takes confidence to print this word, and readers respect it. State the fact and move on, with dry hands.',
  },
  mop: {
    brutal: [
      'A mop has never crashed, wanted an update, or been blamed on the previous supplier.',
      'Every incident has a report, a review and a lesson learned. Before all of them it has a mop.',
    ],
    gentle: 'A mop stands for doing what needs doing. If that went beyond the job description, half a clause may say so.',
  },
  broom: {
    brutal: [
      'A new broom sweeps clean. The old one knows which corners to leave alone.',
      'Witches fly on it, curlers compete with it, janitors get on with it. The broom has a portfolio career.',
    ],
    gentle: 'A broom is honest work in plain sight. What the place looked like afterwards is the detail that sells it.',
  },
  wheelbarrow: {
    brutal: [
      'A wheelbarrow has one wheel, two handles and a steering group of one.',
      'Load a wheelbarrow badly and it tells you at the first corner. Spreadsheets wait for the audit.',
    ],
    gentle: 'A wheelbarrow gives a line weight. If you know what was in it, or how far it went, both are honest figures.',
  },
  lawnmower: {
    brutal: [
      'A lawnmower starts on the last pull before you give up. It understands deadlines.',
      'The stripes are only grass leaning two ways. A lawnmower was the first data visualisation.',
    ],
    gentle: 'A lawnmower has a sound, a smell and a Saturday in it. With so much in one word, the rest can be brief.',
  },
  deckchair: {
    brutal: [
      'You find out whether a deckchair is up by sitting in it. That is user acceptance testing.',
      'Management books are forever rearranging deckchairs. Not one says what was wrong with the first layout.',
    ],
    gentle: "A deckchair puts sea air into a paragraph. If the work kept other people's holidays going, that is worth saying.",
  },
  matchbox: {
    brutal: [
      'A matchbox is a few dozen small emergencies, all facing the same way.',
      'A drawer, a tool kit and its own power source, in one pocket. Packaging peaked with the matchbox.',
    ],
    gentle: 'A matchbox fits in the hand, and the reader can feel it slide open. Details of that size get remembered.',
  },
  'biscuit tin': {
    brutal: ['A biscuit tin contains sewing things. Everyone has opened one in hope.', 'The biscuit tin is the only asset register that gets checked hourly.'],
    gentle: 'A biscuit tin is where an office keeps its goodwill. If somebody was made welcome, the line is already halfway there.',
  },
  tin: {
    brutal: [
      'The tin came decades before the tin opener. Every launch since has had a dependency like that.',
      '“Does what it says on the tin” is the only specification that everyone has signed off.',
    ],
    gentle: 'A tin promises that what is on the label is inside. The line can do the same: one claim, one proof.',
  },
  jar: {
    brutal: [
      'A jar is opened by the third person, and the second one loosened it. Credit has always worked like this.',
      'Some offices keep a swear jar. It is the one fund that always grows at quarter end.',
    ],
    gentle: 'A jar lets you see what you are getting. Readers like a line that is just as clear, with a lid that shuts.',
  },
  'washing line': {
    brutal: [
      'Everything on show to the whole street, sorted by size. A washing line is an early dashboard.',
      'People look at the sky before they touch the washing line. It is risk assessment with pegs.',
    ],
    gentle: 'A washing line tells the street who lives there. Whose it was, in a word or two, would do the same for the sentence.',
  },
  clothesline: {
    brutal: [
      'A clothesline dries everything for nothing. The tumble dryer had the better sales team.',
      'Some American suburbs forbid the clothesline. Somebody chaired that meeting.',
    ],
    gentle: 'A clothesline has wind in it, and wind is scarce on paper. Let the verb move as well.',
  },
  peg: {
    brutal: [
      'Square peg, round hole. Recruitment calls it a stretch assignment.',
      'One spring, two legs, no manual, a century in service. Nobody has ever upgraded a peg.',
    ],
    gentle: 'A peg is a small thing that holds a lot up. If this was work of that sort, say what would have come down.',
  },
  sock: {
    brutal: [
      'Everyone has lost one sock and nobody has lost two. Inventory control cannot explain it.',
      'A single sock is kept for years, just in case. IT has a drawer of cables on the same grounds.',
    ],
    gentle: 'A sock, and the page stops being solemn. If it had a colour, the colour would be a bonus.',
  },
  glove: {
    brutal: [
      'Drop a glove and a stranger puts it on a railing. No lost property office is as well run.',
      'The glove compartment has held everything except gloves. Nobody went back to check the requirement.',
    ],
    gentle: 'A glove makes a reader think of hands. What the hands were doing is the whole of what they want to know.',
  },
  scarf: {
    brutal: [
      'Beginners knit a scarf because it is finished whenever they say so. Software calls that version one.',
      'One scarf tells the whole stadium whose side you are on. Lanyards have never managed it.',
    ],
    gentle: 'A scarf gives the line a temperature. If there is a cold place in the story, the name of it would go well here.',
  },
  hat: {
    brutal: [
      'CVs are full of people who wear many hats. None of them says where the hats are kept.',
      'The cleanest hat on a building site is on the person being shown round.',
    ],
    gentle: 'Put a hat in a sentence and the reader sees a figure under it. One more stroke, where it stood, and the drawing is done.',
  },
  moustache: {
    brutal: [
      'Every November a moustache appears in Accounts and raises money by being looked at.',
      'Everybody has a view on a moustache and one person has to deliver it. It is a classic project.',
    ],
    gentle: 'A moustache is the quickest portrait in English. Whoever it belongs to has walked into the line already.',
  },
  sandal: {
    brutal: [
      'Roman legions crossed the Alps in sandals. The outdoor shop would rather not discuss it.',
      'Sandals in the boardroom mean a founder. Sandals in the basement mean that the backups work.',
    ],
    gentle: 'A sandal brings sun, dust and a bit of road. If the road has a name, it would be worth having.',
  },
  shoelace: {
    brutal: [
      'A shoelace holds in every test and comes undone on the stairs. That is the difference between test and live.',
      'Berkeley engineers filmed why a shoelace comes undone. The shoelace has not read the paper.',
    ],
    gentle: 'A shoelace is as small as evidence gets. If small things were the job, this is a sharp way to show it.',
  },
  napkin: {
    brutal: [
      'Messi was signed on a napkin. Legal departments have insisted on A4 ever since.',
      'Whole companies began on a napkin. It had the advantage that there was no second slide.',
    ],
    gentle: 'A napkin is what people write on when the idea cannot wait. If that is what happened, the idea is the rest of the line.',
  },
  tablecloth: {
    brutal: [
      'Pull the tablecloth out and leave everything standing. On a server it is called a live migration.',
      'Put a tablecloth on a folding table and you have a stand at a trade fair.',
    ],
    gentle: 'A tablecloth turns a table into an occasion. Name it, and the reader will feel invited.',
  },
  balloon: {
    brutal: [
      'A balloon is at its largest just before the bang. Growth plans leave out that chart.',
      'A helium balloon on an office ceiling stays until the next reorganisation.',
    ],
    gentle: 'A balloon lifts a line without trying. Tie it to something solid, a date or a place.',
  },
  confetti: {
    brutal: ['Confetti takes three seconds to launch and three years to close out.', 'The hole punch makes confetti all day and is never invited.'],
    gentle: 'Confetti means that something was worth marking. If the reader learns what, they will be glad to be covered in it.',
  },
  piñata: {
    brutal: [
      'Blindfolded, spun round, given a stick and cheered on. A piñata explains targets better than the course.',
      'Hit it long enough and something sweet falls out. Some buyers still treat suppliers as a piñata.',
    ],
    gentle: 'A piñata brings colour, noise and a tilde. A line this festive can afford a sober last clause.',
  },
  cardigan: {
    brutal: [
      'The cardigan is named after a general. It has fought over the thermostat ever since.',
      'A cardigan on the back of a chair counts as present. Some have been in since March.',
    ],
    gentle: 'A cardigan is warm, modest and has pockets. A line like that needs only one good fact in the pocket.',
  },
  wellies: {
    brutal: [
      'People throw wellies for sport, with rules and a tape measure. Keyboards are still thrown informally.',
      'Wellies never cross a carpet without finding the pale one.',
    ],
    gentle: 'Wellies tell people that it was wet and somebody went anyway. Where they went would be a good third thing.',
  },
  wellington: {
    brutal: [
      'A duke asked his bootmaker for something practical and got into the dictionary. It was a good brief.',
      'A wellington keeps everything out until it comes in over the top. So does a firewall.',
    ],
    gentle: 'A wellington has weather in it. If the weather made the work harder, that is a detail people feel in their toes.',
  },
  umbrella: {
    brutal: [
      'An umbrella is left on the train by people who planned for everything except getting off.',
      'Carry an umbrella and it will not rain. It is the only risk control with a proven effect.',
    ],
    gentle: 'An umbrella makes everyone look up. A place or a season, and the reader is standing under it with you.',
  },
  stopwatch: {
    brutal: [
      'Take out a stopwatch and everybody works at a speed that will never be seen again.',
      'A stopwatch has two buttons. An entire branch of management was built on them.',
    ],
    gentle: 'A stopwatch means that somebody wanted to know exactly. If there was a before and an after, this line is made for both.',
  },
  paperclip: {
    brutal: [
      'The most hated assistant in computing was a paperclip that only wanted to help with a letter.',
      'Philosophers fear a machine that turns the whole world into paperclips. Stationery has no comment.',
    ],
    gentle: 'A paperclip holds things together and asks for no credit. If the line is about that, it may ask for some.',
  },
  'teddy bear': {
    brutal: [
      'A teddy bear listens, keeps it confidential and has no agenda. HR has a policy that says the same.',
      'A teddy bear left on a train makes the local news. A laptop gets a form.',
    ],
    gentle: 'A teddy bear lowers every guard in the room. If somebody was comforted, say it in five words and stop there.',
  },
  'alarm clock': {
    brutal: [
      'An alarm clock delivers bad news on time, every day, and gets hit for it.',
      'Before the alarm clock, people were paid to tap on windows with a pole. Nobody says who tapped on theirs.',
    ],
    gentle: 'An alarm clock gives the line an hour, and readers respect early ones. If the hour was early, print it.',
  },
  'piggy bank': {
    brutal: [
      'A piggy bank is the only savings product with a hammer in the terms.',
      'Easy to put in, hard to get out, and it smiles. Loyalty schemes are modelled on the piggy bank.',
    ],
    gentle: 'A piggy bank is finance that anyone can follow. If there is a sum in the story, it will be the best-loved one in the file.',
  },
  'ironing board': {
    brutal: [
      'An ironing board comes without a manual. The shriek it makes is the manual.',
      'People have ironed on mountain tops for sport. The ironing board has more field experience than most consultants.',
    ],
    gentle: 'An ironing board has been in every home and in hardly any sentence. Smooth words around it will suit it well.',
  },
  'dressing gown': {
    brutal: [
      'A dressing gown on camera once is an accident. Twice is a founder.',
      'Arthur Dent crossed the galaxy in a dressing gown. Dress codes are mainly about the lift.',
    ],
    gentle: 'A dressing gown tells people that it was no hour for visitors. If somebody turned out all the same, that is the point.',
  },
  'garden gnome': {
    brutal: [
      'A garden gnome fishes all year where there is no water. Nobody has asked for the figures.',
      'Stolen garden gnomes have sent postcards home from all over the world. No travel request was ever filed.',
    ],
    gentle: 'A garden gnome cannot be taken seriously and never lets you down. What was planted near it may be quite serious.',
  },
  'watering can': {
    brutal: [
      'A watering can runs out one pot before the end. So does every budget.',
      'Office plants all wither of one thing: everyone thought that someone else had the watering can.',
    ],
    gentle: 'A watering can is care with a spout. If something grew, the reader would love to see it in flower.',
  },
  'hot water bottle': {
    brutal: [
      'A hot water bottle is a heating policy for one.',
      'Filled with high hopes at ten, cold by four. A hot water bottle has the funding curve of a startup.',
    ],
    gentle: 'A hot water bottle says winter and says kindness. If there was somebody to be kind to, they belong in the sentence.',
  },
  'tea towel': {
    brutal: [
      'A tea towel in a shared kitchen has been damp since the day it was bought.',
      'Castles used to live on rents and sieges. Now they live on the tea towel.',
    ],
    gentle: 'A tea towel is the humblest thing that ever had a view printed on it. The view would be nice to know.',
  },
  'snow globe': {
    brutal: [
      'Shake it hard and everything settles exactly where it was. A snow globe is a reorganisation.',
      'The snow globe came out of an attempt to make a brighter lamp. Somebody in that project was good at pivots.',
    ],
    gentle: 'A snow globe makes a small world worth a second look. The name of the place inside would not need much room.',
  },
  tent: {
    brutal: ['A tent goes back into its bag once, at the factory.', 'You pitch a tent and you pitch to a client. In both cases it is the wind that decides.'],
    gentle: 'A tent puts the reader outdoors with cold feet and high spirits. The place on the map would be a good next word.',
  },
  'shopping trolley': {
    brutal: [
      'A shopping trolley has four wheels and one dissenting opinion.',
      'One coin, and everyone brings it back. The shopping trolley solved compliance for a pound.',
    ],
    gentle: 'A shopping trolley turns up where nobody expects it, and that is why people remember. Where was this one? They will ask.',
  },
  // weather
  rain: {
    brutal: [
      'Rain comes to every outdoor event and has never once replied to the invitation.',
      '“Light rain” in a forecast and “light admin” in a job advert are measured by the same office.',
    ],
    gentle: 'Rain makes a line happen somewhere real. Put it early, and what got done in spite of it, if anything did, last.',
  },
  drizzle: {
    brutal: ['Drizzle is rain that has not been signed off.', 'No event has ever been cancelled because of drizzle, and none has ever recovered from it.'],
    gentle: 'Drizzle is the exact word where most people would write “bad weather”. Exact people are what employers look for.',
  },
  sleet: {
    brutal: [
      'Sleet is what comes out when rain and snow are told to find a compromise.',
      'Nobody sings about sleet. It has the workload of snow and none of the publicity.',
    ],
    gentle: 'Sleet makes a reader turn the collar up. If somebody turned out in it all the same, say so.',
  },
  snow: {
    brutal: [
      'Two centimetres of snow, and the continuity plan turns out to be one person with a shovel.',
      'Snow used to close the office. Then it found out about laptops, and nobody has forgiven it.',
    ],
    gentle: 'Snow hushes everything round it. One clear fact carries a long way in a quiet line.',
  },
  blizzard: {
    brutal: [
      'A blizzard is how everyone finds out who really had to come in.',
      'Everybody shouting, nothing visible, no idea of the direction. A blizzard is a kick-off meeting with snow.',
    ],
    gentle: 'A blizzard gives the line an opponent. If something was kept going in it, that belongs right beside it.',
  },
  snowman: {
    brutal: [
      'A snowman is finished in an hour by a team that never discussed roles.',
      'A snowman smiles all through the thaw. Investor relations takes notes.',
    ],
    gentle: 'Everyone can see a snowman, carrot and all. It is a friendly picture to leave with somebody who has a pile still to read.',
  },
  fog: {
    brutal: [
      'Drivers slow down in fog. Strategy papers tend to put their foot down.',
      'A ship in fog says where it is every two minutes. Projects wait for the monthly report.',
    ],
    gentle: 'Fog is a fine thing to have in a line as long as the line is clear. Short words will see it through.',
  },
  mist: {
    brutal: ['Mist is fog with an agency.', 'By ten it has lifted, and nobody wrote anything down. Mist is the best-run morning meeting there is.'],
    gentle: 'Mist says early morning without a clock. What could be seen when it lifted is where the line might go.',
  },
  gale: {
    brutal: [
      'A gale finds every loose thing on the premises by noon. Inspectors need an appointment.',
      'It is a gale from force eight. Below that it is only a strong recommendation.',
    ],
    gentle: 'A gale does half of your describing for you. If something stayed up in it, that is the other half.',
  },
  thunder: {
    brutal: [
      'Thunder arrives late, shakes the room and adds nothing. It would be down for the keynote.',
      'Count from the flash to the thunder, and you know how far off trouble is. Email gives no such notice.',
    ],
    gentle: 'Thunder is the loudest word that a quiet line can hold. Keep everything near it down to a murmur.',
  },
  lightning: {
    brutal: [
      'Lightning does strike twice in the same place. The place is called the on-call rota.',
      'A lightning talk takes five minutes. The real thing is done before the first slide and people remember it.',
    ],
    gentle: 'Lightning is over at once and everybody talks about it. It is a good length for a sentence, too.',
  },
  hurricane: {
    brutal: [
      'A bad hurricane has its name retired for ever. A bad project gets “phase two”.',
      'A hurricane has a name, a category and a daily map of where it is heading. Few projects report so well.',
    ],
    gentle: 'A real hurricane has a name. Write it, and the reader knows the year, the coast and how hard the job was.',
  },
  heatwave: {
    brutal: [
      'A heatwave is when the one fan in the building gets a booking system.',
      'In a heatwave the dress code is clarified at nine and abandoned at eleven.',
    ],
    gentle: 'A heatwave is something readers feel on the back of the neck. If you know the degrees, they would fit in easily.',
  },
  sunburn: {
    brutal: ['Sunburn is how the office finds out who was working from home.', 'Sunburn is a report from an outdoor event that nobody can backdate.'],
    gentle: 'Sunburn makes people wince and smile at once. Follow it with some shade: a cool, dry fact.',
  },
  rainbow: {
    brutal: [
      'However fast you walk, the end of the rainbow stays where it was. Sales targets were modelled on it.',
      'Newton put indigo into the rainbow to get to seven. It is the first recorded rounding up.',
    ],
    gentle: 'A rainbow is bright enough. A plain verb beside it and no adjective at all will keep the colours clean.',
  },
  puddle: {
    brutal: [
      'No puddle has a known depth until somebody senior steps in it.',
      'Every car park has a puddle that is reported each winter. It has its own reference number by now.',
    ],
    gentle: 'Everyone has stood in a puddle, so everyone is with you. Step straight on to the point while they are.',
  },
  moon: {
    brutal: [
      'Everyone quotes the speech about going to the moon. It had a deadline in it.',
      'The moon had a dozen visitors and then nobody for half a century. It was a very successful pilot.',
    ],
    gentle: 'The moon puts night over a whole line. If the hour was part of the job, it is the nicest way to say so.',
  },
  sunrise: {
    brutal: [
      'Sunrise is held daily, on time, with a published schedule, and attendance is terrible.',
      'A sunrise has no sponsor and no slides. It opens to an audience of bakers and night buses.',
    ],
    gentle: 'Sunrise says more than “early”. If you know what the clock said, that would make it exact.',
  },
  sunset: {
    brutal: [
      'A sunset used to take ten minutes. Product teams now announce one a year ahead.',
      'Everyone has filmed a sunset and nobody has opened the file. Training videos know how that feels.',
    ],
    gentle: 'Sunset is a beautiful word for something ending. What came the morning after, if it matters, would round it off.',
  },
  tide: {
    brutal: [
      'The times of the tide are printed a year ahead, and every summer they surprise the same car park.',
      'King Canute sat before the tide to show that it takes no orders. All anyone minuted was the wet feet.',
    ],
    gentle: 'Tide is a word with a timetable in it. If the work had to fit round it, the hours are a fine detail.',
  },
  icicle: {
    brutal: ['An icicle is a leak with ambition.', 'An icicle grows over the main entrance, drop by drop. It is the one deadline that Facilities can see.'],
    gentle: 'An icicle is a sharp, clear detail, and the line can be both. Melt whatever is not needed.',
  },
  frost: {
    brutal: [
      'Frost does an entire car park overnight and is out by nine. No contractor has matched it.',
      'Frost finds the one plant that somebody forgot to bring in. It would make a thorough auditor.',
    ],
    gentle: 'Frost is an early word with a bite. If somebody was already up and working in it, the reader will take their hat off.',
  },
  hailstone: {
    brutal: [
      'Every hailstone is reported to be the size of a golf ball. Nobody has ever brought the golf ball.',
      'A hailstone has rings, one for each time it was sent back up. So does any proposal.',
    ],
    gentle: 'A hailstone comes with a size, and people love to guess it. If it was measured, give the measure.',
  },
  // merriment
  karaoke: {
    brutal: [
      'After karaoke nobody in a department can pull rank for a week.',
      'Karaoke is Japanese for “empty orchestra”. It fills up after the second round.',
    ],
    gentle: 'Karaoke shows courage, or at least a room with some. A song title would be three words well spent.',
  },
  tombola: {
    brutal: [
      'Tickets ending in five or nought win. The tombola is the clearest bonus scheme ever drawn up.',
      'A tombola is random in full view. Budget rounds do it behind a door.',
    ],
    gentle: 'Tombola is a word that rolls. If it raised money, the sum would make it stop on a winner.',
  },
  panto: {
    brutal: [
      "“It's behind you” is shouted free of charge at a panto. Consultants put it in a report.",
      "At a panto the audience yells “oh no it isn't”. At a town hall meeting they type it.",
    ],
    gentle: 'Panto gives a line its own noise. If there was a role, on the stage or behind it, name the role.',
  },
  pantomime: {
    brutal: [
      'The back half of a pantomime horse does the work, sees nothing and takes no bow. There are careers like that.',
      'A pantomime announces the villain with green light and a hiss. Procurement has to find out by itself.',
    ],
    gentle: 'A pantomime is forty people agreeing on one joke. If any of the organising is in this line, that is a skill with a name.',
  },
  'sausage dog': {
    brutal: [
      'A sausage dog can attend two meetings if the rooms are adjacent.',
      'The sausage dog has the lowest desk in the building and objects to every parcel.',
    ],
    gentle: 'A sausage dog gets read twice, once for the fact and once for joy. Its name, if it had one, would make it three times.',
  },
  magician: {
    brutal: [
      'A magician never explains how it was done. In accounting that is a finding.',
      'A magician says “pick any card”. In organisations that is called a consultation.',
    ],
    gentle: 'A magician makes readers look at the other hand. That is where to put the fact you want them to find.',
  },
  juggler: {
    brutal: [
      'A juggler handles many priorities by never holding on to one. Job adverts have asked for this for years.',
      'No one hands a juggler a phone call while the clubs are up. Offices have no such taboo.',
    ],
    gentle: 'A juggler is concentration that people can see. If attention was the point, the picture beats “multitasking”.',
  },
  clown: {
    brutal: [
      'Clowns register their make-up on an egg so that no two look alike. Trade mark law has more pages and fewer eggs.',
      'A clown trains for years to fall over properly. Most people manage it in their first presentation.',
    ],
    gentle: 'Clowns are serious people at work. If there was skill behind the nose, a reader would be glad to hear which.',
  },
  unicycle: {
    brutal: [
      'A unicycle is a bicycle after the cost review.',
      'Claude Shannon rode a unicycle through Bell Labs while juggling. The corridor policy came later.',
    ],
    gentle: 'A unicycle only stays up by moving. Give the line a verb that does the same.',
  },
  trampoline: {
    brutal: [
      "After any storm somebody's trampoline is in somebody else's scope.",
      'Up is easy on a trampoline. It is the other direction that needs insurance.',
    ],
    gentle: 'A trampoline puts a bounce into a sober page. Let the sentence come down on something firm.',
  },
  'bouncy castle': {
    brutal: [
      'A bouncy castle is the only headquarters that gets better when you run at the walls.',
      'Full of air, held up by one fan, and everyone leaves with shoes missing. A bouncy castle is a conference.',
    ],
    gentle: 'Behind a bouncy castle stands a risk assessment, as organisers know. If that was part of the work, it is worth a nod.',
  },
  fireworks: {
    brutal: [
      'The whole budget goes up in smoke and people clap. Fireworks have the best stakeholders there are.',
      'Fireworks are a year of permits and eight minutes of “ooh”. Product launches hope for the “ooh”.',
    ],
    gentle: 'Fireworks need somebody who counts the seconds and the exits. If that counting was the job, let the reader hear it.',
  },
  bonfire: {
    brutal: [
      'Every few years a minister promises a bonfire of red tape. You would need a permit for it.',
      'A bonfire is the only archiving policy that people bring their friends to.',
    ],
    gentle: 'A bonfire comes with smoke, sparks and a ring of faces. Who stood round it would be the warmest thing to add.',
  },
  carnival: {
    brutal: [
      'Work on the next carnival starts the day after the last. Year end could learn from that.',
      'A carnival closes forty streets and people dance. Roadworks manage one and nobody does.',
    ],
    gentle: 'A carnival is half feathers and half street plan. If the plan was the job, say so, because that is the hard half.',
  },
  bagpipes: {
    brutal: [
      'Bagpipes have no volume control. The issue was raised and nobody could hear it.',
      'Bagpipes groan for a while before the tune begins. Some conference calls never reach the tune.',
    ],
    gentle: 'Bagpipes are heard before they are seen, and so is a line with them in it. It can be brief; it carries.',
  },
  accordion: {
    brutal: [
      'An accordion has buttons that play whole chords. It is the first instrument to ship with macros.',
      'It expands, it contracts, and there is noise both times. An accordion is a headcount plan.',
    ],
    gentle: 'An accordion breathes, and the sentence should too. One comma, and then the point.',
  },
  ukulele: {
    brutal: [
      'Four strings, three chords, a whole room singing. The ukulele is a minimum viable product that shipped.',
      'No bad news has ever been delivered on a ukulele. Internal communications has yet to try.',
    ],
    gentle: 'A ukulele keeps a line light on its feet. The facts around it may be as heavy as they are.',
  },
  kazoo: {
    brutal: [
      "You don't blow a kazoo, you hum into it. It has suffered from missing documentation ever since.",
      'A kazoo makes every voice sound the same. Corporate style guides took years to get there.',
    ],
    gentle: 'Nobody can read “kazoo” with a straight face. Whatever you are proudest of belongs in the very next line.',
  },
  tambourine: {
    brutal: [
      'A tambourine is given to whoever must not feel left out. Steering groups have an extra chair for that.',
      'A tambourine gets noticed only when it is wrong. Payroll knows exactly how that feels.',
    ],
    gentle: 'A tambourine adds a beat to the page. If it was there to get people to join in, say whether they did.',
  },
  banjo: {
    brutal: [
      'A banjo stays in tune for exactly as long as nobody plays it. Forecasts are like that too.',
      'A banjo is a drum that merged with a guitar and kept both noises.',
    ],
    gentle: 'A banjo is quick and bright, and it wakes the line up. Let the next word be the verb that matters.',
  },
  disco: {
    brutal: [
      'A works disco needs a mirror ball and somebody from Payroll who has been waiting since January.',
      'At a disco nobody dances until somebody senior has looked ridiculous. That is called tone from the top.',
    ],
    gentle: 'A disco means lights, cables and whoever stayed to sweep up. If any of that was the work, give it its name.',
  },
  limbo: {
    brutal: [
      'In limbo the bar is lowered every round and people cheer. In quality reviews it is done without music.',
      'At a party or between two approvals, limbo means bending over backwards and getting no further.',
    ],
    gentle: 'Limbo is a short word with a stretch in it. Which kind it was should be clear by the full stop.',
  },
  conga: {
    brutal: [
      'A conga line is the only organisation in which everybody knows who they report to.',
      'At the head of every conga is somebody with no plan and complete support.',
    ],
    gentle: 'A conga never stays small for long. If it went past anybody important, that is the sentence.',
  },
  bingo: {
    brutal: [
      'Buzzword bingo has been played in meetings for decades, and nobody has ever dared to shout.',
      'Bingo callers gave every number a nickname. Accounts only has “variance”.',
    ],
    gentle: 'Bingo is a crowd that hangs on every word. Write the line for that crowd: short, clear, one thing at a time.',
  },
  quiz: {
    brutal: [
      'Every quiz has one answer that is still being appealed in the car park.',
      'In any quiz the team name takes longer than the first round. Working groups are no different.',
    ],
    gentle: 'Behind every quiz somebody checked the answers. If checking was your half, a reader will trust the rest of the page more.',
  },
  'treasure hunt': {
    brutal: [
      'A treasure hunt hides things and leaves clues. An intranet does only the first.',
      'On a treasure hunt X marks the spot. No documentation has been so clear since.',
    ],
    gentle: 'A treasure hunt is logistics that people enjoy. What was at the end of it? The reader is already looking.',
  },
  'egg and spoon': {
    brutal: [
      'In an egg and spoon race the fastest is the one who goes slowly. Agile coaches charge for that.',
      'Arm out, eyes fixed, nobody breathe. The egg and spoon race is how code gets to production.',
    ],
    gentle: 'An egg and spoon is balance under pressure, with laughter. If something fragile got across, say what it was.',
  },
  'sack race': {
    brutal: [
      'Both feet in a bag, and people in chairs shout “faster”. A sack race is a fair picture of delivery.',
      'In a sack race everyone is equally badly equipped. Tenders should be that fair.',
    ],
    gentle: 'A sack race makes rivals laugh on the same lawn. If it brought people together, which people is the thing to say.',
  },
  'tug of war': {
    brutal: [
      'Tug of war was an Olympic event until 1920. Since then it has been held between Sales and Finance.',
      'Everyone gives everything, and the rope ends up where it was. A tug of war has perfect minutes.',
    ],
    gentle: 'A tug of war is teamwork with a rope through it. If one side won, a reader would like to know which.',
  },
  santa: {
    brutal: [
      'Secret santa has a spending limit and anonymous suppliers. It would fail any audit, and it works.',
      'Santa keeps one list, checks it twice and ships overnight. He has never bought a CRM.',
    ],
    gentle: 'With santa in it a line has the whole of December. If somebody wore the beard, the reader has a favourite already.',
  },
  elf: {
    brutal: [
      'An elf works all year in the back, and one person in a red suit presents the result.',
      'The elf on the shelf reports every night on what it saw. It is monitoring software with a hat.',
    ],
    gentle: 'Elf is three letters and a costume. Whatever the job was, half a clause on the shoes would be welcome.',
  },
  'easter bunny': {
    brutal: [
      'The easter bunny hides the deliverables and leaves. Everyone has worked with a contractor like that.',
      'A rabbit that hands out eggs. Nobody has ever audited the supply chain, because of the chocolate.',
    ],
    gentle: 'An easter bunny makes grown readers look behind the sofa. Let them find a fact there.',
  },
  'pumpkin carving': {
    brutal: [
      'In pumpkin carving everyone designs a masterpiece and delivers two triangles.',
      'The first lanterns were turnips. Pumpkin carving is release two, after complaints from users.',
    ],
    gentle: 'Pumpkin carving is blades, mess and a good evening. If nobody needed a plaster, that is safety management; mention it.',
  },
  snowball: {
    brutal: [
      'The first snowball that is thrown at a boss settles the culture for the whole year.',
      'A snowball gets bigger with everything it rolls over. It is the natural form of a change request.',
    ],
    gentle: 'A snowball is round, quick and over. A line can be all three.',
  },
  kite: {
    brutal: [
      'A kite stays up only because somebody holds it back. Compliance would like that on a poster.',
      'The tree by the playing field holds the results of several earlier kite projects.',
    ],
    gentle: 'A kite takes the reader outside and makes them look up. The hill it flew from, if it flew, would be a lovely place name.',
  },
  trombone: {
    brutal: [
      'A trombone has no fixed positions. It would do well in negotiations.',
      'Whoever sits in front of the trombone has read the seating plan too late.',
    ],
    gentle: 'A trombone needs room, and one line of a CV is not much. Move the other words up a little and let it slide.',
  },
  crossword: {
    brutal: [
      'In a crossword every answer has to agree with its neighbours. Departments should be printed that way.',
      'One wrong answer in ink, and a whole corner of the crossword is a lie. Spreadsheets need no ink.',
    ],
    gentle: 'A crossword suggests somebody who stays until it fits. One good clue, if there is one, would delight the right reader.',
  },
  'fancy dress': {
    brutal: ['There is always one person who was not told that the fancy dress was off.', 'Fancy dress shows who reads an invitation to the end.'],
    gentle: 'At fancy dress everyone wants to know one thing: as what? Two words of answer and the line is a picture.',
  },
  'hide and seek': {
    brutal: [
      'Close your eyes, count aloud, and everybody has gone. Hide and seek also works with “any volunteers?”.',
      'Hide and seek is how most people learn a new document management system.',
    ],
    gentle: 'Hide and seek is patience on one side and nerve on the other. If something was found, say where; that is the fun of it.',
  },
  'three legged race': {
    brutal: [
      'A three legged race ties you to somebody with another rhythm. In business it is a joint venture.',
      'In a three legged race nobody has ever won by being the fast one.',
    ],
    gentle: 'A three legged race is cooperation that can be seen from the far side of a field. Few words explain teamwork better.',
  },
  'morris dancing': {
    brutal: [
      'Bells, sticks, hankies, a pub. Morris dancing has kept its requirements stable for five centuries.',
      'The advice is to try everything once except morris dancing. Morris dancing has outlived the adviser.',
    ],
    gentle: 'Morris dancing has bells on, and so does this line. The name of the village or the side would ring nicely.',
  },
  'merry go round': {
    brutal: [
      'Up, down, round, and the same horse. A merry go round is the annual budget with music.',
      'Everyone on a merry go round is ahead of somebody. It would make a popular grading system.',
    ],
    gentle: 'A merry go round brings its own music and lights. If it went round for a good cause, name the cause.',
  },
  'face painting': {
    brutal: [
      'Face painting has no undo, and the client moves.',
      'Tiger, butterfly, superhero. Face painting offers three packages and has never been asked for a fourth.',
    ],
    gentle: 'Face painting is delicate work on a wriggling surface. If steady hands were needed, people will believe it from this.',
  },
  'paper plane': {
    brutal: [
      'Every agenda is five folds away from being a paper plane.',
      'A paper plane goes from concept to test flight in a minute. The paperwork is the aircraft.',
    ],
    gentle: 'A paper plane is engineering that anybody can try. If somebody measured how far it flew, that is the figure to give.',
  },
  // feeling
  happily: {
    brutal: [
      '“Happily” goes with “ever after”. No employer has offered those terms.',
      'You will not find “happily” in a contract. Legal would want it defined first.',
    ],
    gentle: '“Happily” smiles while it works. If the reader sees what there was to be happy about, they will smile back.',
  },
  gladly: {
    brutal: [
      '“Gladly” is how people in novels agree to things. In email it is “noted”.',
      'CVs are strong on “effectively” and “proactively”. “Gladly” got in by the garden door.',
    ],
    gentle: '“Gladly” is a word one hopes to find in a reference. A fact straight after it, and it reads like one.',
  },
  sadly: {
    brutal: ['“Sadly” usually comes in the reply and not in the application.', 'In an annual report “sadly” is spelled “challenging market conditions”.'],
    gentle: '“Sadly” shows that something mattered. Follow it with one sober fact and the reader will trust both.',
  },
  luckily: {
    brutal: [
      'Case studies say “thanks to rigorous planning”. Everybody who was there says “luckily”.',
      '“Luckily” is the one success factor that never gets its own slide.',
    ],
    gentle: 'A line that admits to luck makes every other line more believable. It takes confidence, and readers notice that.',
  },
  kindly: {
    brutal: [
      'In office English “kindly” means that this is the third email.',
      '“Kindly” leads two lives: how nice people do things, and how furious people write them.',
    ],
    gentle: 'Where “kindly” means kindness, it is a rare adverb at work. One example of it outweighs a list of soft skills.',
  },
  politely: {
    brutal: ['“Politely” mostly tells you what the other side was like.', 'Nobody needs to mention “politely” unless there was another option.'],
    gentle: '“Politely” lets a reader feel the restraint in the room. If it led somewhere, end the line on where.',
  },
  quietly: {
    brutal: ['Features are launched loudly and removed “quietly”. Only one of the two adverbs can be relied on.', '“Quietly” is an odd thing to announce.'],
    gentle: '“Quietly” is confidence with the volume down. A result told in the same voice would be hard to beat.',
  },
  bravely: {
    brutal: [
      '“Bravely” is normally awarded by a third party, with a ribbon.',
      'When a civil servant calls a plan brave, the plan is over. “Bravely” is how it gets carried out.',
    ],
    gentle: '“Bravely” makes a reader ask what the danger was. One concrete noun answers, and then the word is earned.',
  },
  apologised: {
    brutal: [
      'CVs run on “led”, “drove” and “delivered”. “Apologised” got in without a lanyard.',
      'Companies regret and spokespeople acknowledge. “Apologised” is what a person does.',
    ],
    gentle: 'An apology takes more nerve than a launch. If it put something right, that something is the achievement.',
  },
  apologized: {
    brutal: [
      '“Mistakes were made” is what institutions say instead of “apologized”. There is nobody in it.',
      'Lawyers have spent whole careers keeping “apologized” out of writing.',
    ],
    gentle: 'Saying sorry is a skill that no course certifies. If things went better afterwards, the line may say how.',
  },
  apology: {
    brutal: [
      'A corporate apology is to anyone who may have been affected. The word “may” is from Legal.',
      'Ontario passed a law so that an apology is no evidence of guilt. People there kept saying sorry.',
    ],
    gentle: 'An apology is repair work. If something was mended by it, that belongs in the line as much as any launch does.',
  },
  apologies: {
    brutal: [
      '“Apologies” is the first item of any minutes. It lists those who found something better.',
      'On British railways the “apologies” are the one service that always runs to time.',
    ],
    gentle: 'Apologies are what people who deal with people deal in. If one of them turned a mood round, it deserves the space.',
  },
  forgave: {
    brutal: [
      '“Forgave” is a verb that Accounts only uses about loans.',
      'No ticketing system has a status for “forgave”. The nearest is “closed, no further action”.',
    ],
    gentle: 'Forgiving is hard and hardly ever written down. One calm word about what came next would do it justice.',
  },
  forgiven: {
    brutal: [
      'It is easier to be forgiven than to get permission. That is how the servers got under the desks.',
      'Traffic lights on a dashboard come in red, amber and green. There is no colour for “forgiven”.',
    ],
    gentle: '“Forgiven” hints at a story with a good end. A reader would be content with just the end.',
  },
  cried: {
    brutal: [
      'Every building has a room in which somebody once cried. On the plan it says “stationery”.',
      '“They laughed, they cried” is a triumph in the theatre. On a feedback form it is two separate issues.',
    ],
    gentle: 'A tear in a line of work tells the reader that it was about people. Say it plainly, once, and stay calm after it.',
  },
  laughed: {
    brutal: [
      'Court reporters type “(laughter)”. Minute takers put the pen down until everyone who laughed has finished.',
      'There is an index for engagement and a survey for morale. “Laughed” is what they are both looking for.',
    ],
    gentle: 'Laughter is the quickest proof that a room was alive. What happened just before it is what everyone will ask.',
  },
  giggled: {
    brutal: [
      'Once somebody has giggled, no chair in the world can bring the meeting back.',
      '“Giggled” is missing from every competency framework. It sits just below “communicates with impact”.',
    ],
    gentle: '“Giggled” is too honest for a template, so readers wake up. If the reason fits into six words, spend them.',
  },
  sulked: {
    brutal: [
      'In an appraisal “sulked” is written “needed time to process the feedback”.',
      'Achilles sulked in his tent and the whole siege stopped. It is the classic study in key-person risk.',
    ],
    gentle: 'Any line that admits to a sulk was written with humour. How it blew over would be a kind last word.',
  },
  argued: {
    brutal: [
      'In court “argued” is billed by the hour. In a meeting it is minuted as “a good discussion”.',
      'A technical standard is whatever was left on the table after everyone had argued.',
    ],
    gentle: '“Argued” shows that there was a view and that it was defended. If somebody came round to it, that is the result.',
  },
  swore: {
    brutal: [
      '“Swore” is done in court with one hand up and at printers with both.',
      'Presidents swore on a book, sailors on principle, and everyone else at the password rules.',
    ],
    gentle: "“Swore” has colour. If it was the courtroom kind, name the oath; if it wasn't, name the machine.",
  },
  shouted: {
    brutal: [
      'In an email “shouted” is done with capitals, usually by somebody on the next floor.',
      '“Shouted” is how a message was marked as urgent before there were little red flags.',
    ],
    gentle: '“Shouted” puts noise into a quiet document. If something had to be heard over, that would be a vivid detail.',
  },
  begged: {
    brutal: [
      'In a business case “begged” is spelled “sought additional funding”.',
      'People have begged the question wrongly for so long that the question has given up.',
    ],
    gentle: '“Begged” is more honest than “requested”, and readers hear it. If the answer was yes, end on the yes.',
  },
  blushed: {
    brutal: [
      '“Blushed” is the only status update that sends itself.',
      'Darwin called blushing the most human expression of all. He never pressed “reply all”.',
    ],
    gentle: '“Blushed” is a spot of colour in a grey document. If praise was behind it, quote the praise.',
  },
  regretted: {
    brutal: [
      'Railways have regretted any inconvenience for a century. They have never said which.',
      'In a job interview the regretted decision always turns out to have been a success.',
    ],
    gentle: 'A regret in writing is a sign of judgement. What was done differently next time, if it was, is the stronger half.',
  },
  dreamt: {
    brutal: [
      '“Dreamt” is the phase before “concept”. Nobody has ever billed it correctly.',
      'Kekulé said he dreamt the ring of benzene by the fire. It went down as research.',
    ],
    gentle: '“Dreamt” stands at the beginning of things. If something stood there at the end, the line is a whole career.',
  },
  dreamed: {
    brutal: [
      'McCartney dreamed a tune and spent weeks asking whose it was. That is due diligence.',
      'Adverts look for people who have always dreamed of a fast-paced environment. Sleep labs have found none.',
    ],
    gentle: 'Whatever was dreamed of, a reader wants to know if it came about. Yes or no, both make a good ending.',
  },
  snored: {
    brutal: ['“Snored” is the most candid feedback that a presentation can get.', 'Mute was invented for coughs. It paid for itself with whoever snored.'],
    gentle: '“Snored” can make somebody laugh out loud in an open-plan office. Wake them with the fact that comes next.',
  },
  yawned: {
    brutal: [
      'Reading the word is enough to set it off. “Yawned” has spread through several HR departments.',
      'Once one person has yawned, the whole row has. No other message reaches everybody in a meeting.',
    ],
    gentle: '“Yawned” is a daring thing to put near any work, and funny for that reason. A very short line is the safest place for it.',
  },
  sang: {
    brutal: [
      'IBM once had a company songbook, and the staff sang from it. Today one sends a thumb.',
      'Sailors sang so that everybody pulled at the same moment. Offices hold a stand-up.',
    ],
    gentle: '“Sang” gives a line its own sound. The song, or the place, would let a reader hum along.',
  },
  danced: {
    brutal: [
      "Fred Astaire's screen test is said to have read “can dance a little”. He danced a little. So much for screening.",
      'Negotiators have danced around an issue for years. With music it takes three minutes and somebody leads.',
    ],
    gentle: 'Few verbs move as well as this one. Where it was, in two words, would put a floor under it.',
  },
  hugged: {
    brutal: [
      'Trees, trophies and goalkeepers get hugged. Budgets are merely embraced.',
      '“Hugged” is in no service level agreement. They looked under “response”.',
    ],
    gentle: 'A hug in a line of work says what the work was for. The plainer the sentence, the warmer it gets.',
  },
  sighed: {
    brutal: ['“Sighed” is the last sound before somebody fixes it themselves.', 'A good help desk can tell the fault from how the caller sighed.'],
    gentle: '“Sighed” is a small sound, and everybody knows what it means. If relief came after it, the line has its ending.',
  },
  reluctantly: {
    brutal: [
      '“Reluctantly” is the most truthful word ever put next to “agreed”.',
      'Half of all committees have a treasurer who accepted “reluctantly” and has been there ever since.',
    ],
    gentle: "“Reluctantly” makes a reader believe all the other adverbs. If the doubt was justified, or wasn't, say which.",
  },
  cheerfully: {
    brutal: [
      'Job adverts save “cheerfully” for whatever starts at five in the morning.',
      '“Cheerfully refunded” used to be a sign in shops. Now there is a form, a hold tune and a reference.',
    ],
    gentle: '“Cheerfully” is worth most beside something hard. The harder the noun that follows, the better it sounds.',
  },
  panicked: {
    brutal: [
      'The report says “escalated in line with procedure”. From the next desk it looked like “panicked”.',
      '“Panicked” takes four minutes. Writing it up as “rapid response” takes an hour.',
    ],
    gentle: 'If somebody panicked, somebody else may have stayed calm. Whoever that was, the line should end with them.',
  },
  grumbled: {
    brutal: [
      'Whoever grumbled is still interested. It is the silence that managers should listen for.',
      '“Grumbled” is feedback before it has been given a form to fill in.',
    ],
    gentle: '“Grumbled” has the sound of real people in it. If something was done about it, there is your second half.',
  },
  whistled: {
    brutal: [
      '“Whistled” is what a mechanic did just before the estimate.',
      'Seven dwarfs whistled on the way home from work. Nobody had sent them an engagement survey.',
    ],
    gentle: '“Whistled” lets a reader hear good spirits, or a warning. Which of the two it was is worth a word.',
  },
  secretly: {
    brutal: [
      '“Secretly” is an ambitious adverb for a document that goes to strangers.',
      'Every department is secretly run on a spreadsheet that does not officially exist.',
    ],
    gentle: '“Secretly” makes people lean in. Now that they are close, say the rest in a low voice and few words.',
  },
  // neighbourhood
  lighthouse: {
    brutal: [
      'No visitors, no meetings, sea on all sides. They automated the lighthouse before anyone could apply.',
      'A lighthouse has said one thing for two hundred years, and nobody has asked it to refresh the message.',
    ],
    gentle: 'A lighthouse stands on its own, and the sentence can too: one light, no fog. If it had a name, it would be a landmark.',
  },
  vicar: {
    brutal: [
      '“More tea, vicar?” is still the national procedure for changing the subject.',
      'A vicar can open a fete, end a feud and judge a marrow in one afternoon. It is called a light diary.',
    ],
    gentle: 'A vicar brings a whole village into the line. What the village wanted, if it wanted something, would be fun to hear.',
  },
  neighbour: {
    brutal: [
      'A neighbour is a stakeholder who cannot be taken off the distribution list.',
      'A neighbour has been following the project through the curtains since the skip arrived.',
    ],
    gentle: 'A neighbour is where a big project turns into a small street. If somebody next door was kept happy, that is diplomacy.',
  },
  neighbor: {
    brutal: [
      'Lend a neighbor a ladder, and you have signed a contract with no end date.',
      'Good fences make good neighbors, wrote the poet. Network security has sold that line ever since.',
    ],
    gentle: 'With a neighbor in it, the line has a front porch. If something was said across it, a few of the words would be welcome.',
  },
  postman: {
    brutal: [
      'Developers have a Postman as well. It also knocks, waits, and reports that nobody answered.',
      'The postman knows who gets the final reminders and only says “morning”. That is data protection.',
    ],
    gentle: 'A postman means a round, on time, in all weathers. If reliability was the point, this says it without the word.',
  },
  milkman: {
    brutal: [
      'Silent, electric, at the door by six, and the bottles went back. The milkman was the future.',
      'You told the milkman with a note in a bottle. Nobody had to confirm an email address.',
    ],
    gentle: 'A milkman brings an hour and a street with him. If this is about being early and reliable, you have found its emblem.',
  },
  bridesmaid: {
    brutal: [
      'A bridesmaid has a dress code, a budget and no say in either. It is matrix management with flowers.',
      '“Always the bridesmaid” is what the runner-up says after every tender.',
    ],
    gentle: 'Where there is a bridesmaid, a very large day is not far off. If keeping calm was the job, readers will believe it.',
  },
  ghost: {
    brutal: [
      'Recruiters complain of being ghosted, and so do candidates. A ghost at least turns up every night.',
      'A ghost uses the same corridor for centuries, and the estate agent lists it as character.',
    ],
    gentle: 'A ghost costs nothing and fills a room. Was it on a stage, in a story or in the attic? Readers need just a hint.',
  },
  witch: {
    brutal: [
      'A hat, a cat and her own transport. A witch was the first freelancer.',
      'Every forecast that a witch gives in Macbeth comes true. The trouble is in the terms and conditions.',
    ],
    gentle: 'A witch improves any plot. If there was a cauldron, say what it was made of; everybody who makes things will ask.',
  },
  pirate: {
    brutal: [
      'Pirate crews elected the captain and put injury pay in writing. Some employers are still getting there.',
      'A pirate had a hook, a parrot and a relaxed view of property. Licence audits still look for the parrot.',
    ],
    gentle: 'Pirate makes everyone read on in a funny voice. Give them a sentence that survives it.',
  },
  cowboy: {
    brutal: [
      'In films the cowboy rides off when the work is done. In the building trade it is usually before.',
      'A real cowboy mostly mended fences and counted. Westerns leave out the admin.',
    ],
    gentle: 'A cowboy brings a hat and a horizon. Whether it was a rider, an actor or a plumber should be clear from the verb.',
  },
  dragon: {
    brutal: [
      '“Here be dragons” was an honest way to mark what nobody had surveyed. Now it says “to be confirmed”.',
      'A dragon sleeps on a heap of gold and lends none of it. It would pass any stress test.',
    ],
    gentle: 'A dragon needs no adjective. Tell readers what it was made of, paper, pixels or ink, and it breathes.',
  },
  monster: {
    brutal: [
      'The monster under the bed has one user and has never missed a night. That is what uptime means.',
      "Frankenstein's monster got a launch date and no name. Marketing has learned to do it the other way round.",
    ],
    gentle: 'A monster is best when only a part of it can be seen. A tooth, a tail, a bill: choose one for the line.',
  },
  mermaid: {
    brutal: [
      'Half at sea, half on land, and settled on a rock. The mermaid was hybrid before anyone had a policy.',
      'Columbus logged mermaids in 1493, less lovely than advertised. It is an early three-star review.',
    ],
    gentle: 'Mermaid takes people under water in one word. If they know whether it was drawn, sewn or carved, they can see the scales.',
  },
  wizard: {
    brutal: [
      'Gandalf says a wizard is never late. Broadband engineers have adopted the policy.',
      'On a computer a wizard is four windows and a button that says Next. Merlin would have liked the hours.',
    ],
    gentle: 'Wizard promises that something surprising will happen. Put the surprise in the second half of the line.',
  },
  vampire: {
    brutal: [
      'A vampire cannot come in unless somebody invites him. Calendars should be built like that.',
      'Engineers call a charger left in the wall a vampire. It takes a little every night and is never seen.',
    ],
    gentle: 'A vampire gives a line some teeth. If there was a costume, a script or a book around it, one word says which.',
  },
  burglar: {
    brutal: [
      'A burglar tests the access control and leaves no report. Consultants leave only the report.',
      'Bilbo Baggins was hired as a burglar, in writing, with no experience. Entry level used to exist.',
    ],
    gentle: 'A burglar makes a reader check the window and then read on. If it ended well, give that away at once.',
  },
  spy: {
    brutal: ['The better the spy, the duller the reference.', 'A spy has to leave the best results off a CV. Most people manage it without training.'],
    gentle: 'Spy is all about what is left out. For once put something in: one fact that anybody may know.',
  },
  king: {
    brutal: [
      'In chess the king moves one square while everybody else does the work. Staff designed that game.',
      'King is the last position to be filled entirely by referral.',
    ],
    gentle: 'A king gives a line a crown and a hush. Whatever went on there, the plainest verb will look best beside him.',
  },
  queen: {
    brutal: [
      'In chess the queen goes anywhere, does everything, and covers for somebody who can hardly move.',
      'A queen must think that every building smells of fresh paint. So must the inspectors.',
    ],
    gentle: 'Queen makes people sit up a little straighter. Chess, bees, stage or palace: one word and they know how to bow.',
  },
  prince: {
    brutal: [
      'A prince can wait fifty years for one vacancy. Nobody can fault the succession planning.',
      'The prince found the right candidate by shoe size. Recruitment has since added a portal.',
    ],
    gentle: 'Prince is half a fairy tale already. Supply the half that can be checked: a place, a day, a title.',
  },
  duchess: {
    brutal: [
      'The duchess in Alice finds a moral in everything. She would be very big on LinkedIn.',
      'Whatever a duchess opens has been in use for a month. The plaque says otherwise.',
    ],
    gentle: 'Duchess is a word that sweeps down a staircase. Let the rest of the line wait politely at the bottom.',
  },
  mayor: {
    brutal: [
      'A mayor wears a chain so that people know who to tell about the bins.',
      'Giant scissors exist only for the mayor. Somebody has to store them, insure them and find them.',
    ],
    gentle: 'A mayor means that the town took notice. If something was opened, signed or saved, that is the verb for the line.',
  },
  knight: {
    brutal: [
      'A knight needed a horse, a sponsor and somebody to do up the back. It was never a solo role.',
      'In chess the knight goes two ahead and one to the side. Careers advisers call that a path.',
    ],
    gentle: 'A knight puts some metal in the line. The place where it clanked, a stage, a fair or a page, would set the scene.',
  },
  troll: {
    brutal: [
      'The troll under the bridge was at least charging for a service. The online kind does it for nothing.',
      'The troll let two goats pass to wait for a bigger one. Negotiation courses use worse cases.',
    ],
    gentle: 'A troll is either under a bridge or under a comment. Half a clause on which, and the reader is on your side.',
  },
  scarecrow: {
    brutal: [
      'A scarecrow manages by presence alone. Office days are defended on that basis.',
      'A scarecrow works until the first bird sits on it. After that it is a policy.',
    ],
    gentle: 'A scarecrow is half coat, half idea, and everybody can picture it. What it wore would be a fine thing to know.',
  },
  'fortune teller': {
    brutal: [
      'A fortune teller sees growth, travel and a tall stranger. The five-year plan left out the stranger.',
      "No fortune teller has ever asked for last year's figures, and the results are comparable.",
    ],
    gentle: 'A fortune teller leaves the reader wanting to know if it came true. If there is an answer, the line should give it.',
  },
  astronaut: {
    brutal: [
      'Astronauts wear a checklist on the sleeve. Nobody has ever called it bureaucracy.',
      'An astronaut gets sixteen sunrises a day. Overtime is hard to define up there.',
    ],
    gentle: 'An astronaut makes the ceiling go away for a moment. Come back to earth with one checkable thing.',
  },
};
