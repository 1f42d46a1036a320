import type { OfHomelyWord } from './of-homely-word.ts';

/** What is said of things about the house, of weather, merriment, feelings and people of the street that are met in a line of work. */
export const HOUSE_AND_STREET: Readonly<Record<string, OfHomelyWord>> = {
  // household
  bunting: {
    brutal: [
      'Bunting is put up for one afternoon and taken down in November.',
      'Nobody can buy bunting without being asked what the occasion is. Software licences get less scrutiny.',
    ],
    gentle: 'When the bunting goes up, people come out to see what is on. They will come to this to see, too.',
  },
  hammock: {
    brutal: [
      'No ergonomics assessor has ever got out of a hammock with any authority.',
      'Navies slung hammocks to save space. Hot-desking took the idea and left out the lying down.',
    ],
    gentle: "Getting into a hammock makes everybody laugh, and getting out even more. It's a restful spot on a busy page.",
  },
  kettle: {
    brutal: [
      'In any office move the kettle is packed last and unpacked first. No critical path has improved on it.',
      'At half-time in a big match the power grid braces for the kettle. No app has had a launch like it.',
    ],
    gentle: 'The first thing that anyone unpacks in a new place is the kettle. A reader feels at home here.',
  },
  teapot: {
    brutal: [
      'The internet has an error code for being a teapot: 418. It is the only one with a handle.',
      'The teapot has been redesigned for three centuries, and it still pours down the outside.',
    ],
    gentle: "Where there's a teapot, somebody else is expected. That is a welcome, and people feel it.",
  },
  mug: {
    brutal: [
      'Take the wrong mug in a shared kitchen and you will meet your first real stakeholder.',
      "“World's best boss” has only ever been printed on a mug. Appraisals keep to the evidence.",
    ],
    gentle: "Everyone at work has one mug that is theirs, and there's a tale to it. You may be told a few.",
  },
  saucer: {
    brutal: [
      'A saucer is there for the spill. Project managers call it contingency and have to fight for it.',
      'Saucers come out for visitors. It is how the rest of the building knows that the auditors are in.',
    ],
    gentle: 'A cup that comes with a saucer makes you sit up and feel like a guest. Somebody will feel like one as they read.',
  },
  teaspoon: {
    brutal: [
      'Scientists once tracked seventy teaspoons at work. Most were gone in five months. It ran in a medical journal.',
      'A teaspoon is the standard measure of everything except how many are left in the drawer.',
    ],
    gentle: 'Teaspoons vanish from every office in the world. It makes people laugh, and whoever has laughed remembers you.',
  },
  saucepan: {
    brutal: [
      'The saucepan has lost its lid, and every lid is kept in case. That is archiving.',
      'A watched saucepan never boils. Then somebody invented the refresh button.',
    ],
    gentle: 'The old saucepan with the dent is always the best one. Everybody has one, and trusts it.',
  },
  ladle: {
    brutal: ['A ladle is a spoon that got promoted.', 'Whoever holds the ladle decides what a fair share is. That is all a budget meeting is about.'],
    gentle: "Whoever holds the ladle gets to know the whole queue. It's a generous thing to come across.",
  },
  toaster: {
    brutal: [
      'A toaster has a dial from one to six and two results. So has the satisfaction survey.',
      'A toaster announces delivery by throwing it at you. Couriers had to be trained.',
    ],
    gentle: 'A toaster makes the whole room jump and then look pleased. You can count on a smile for that.',
  },
  fridge: {
    brutal: [
      'An office fridge is a shared drive that starts to smell when nobody owns the files.',
      'A note on a fridge is read by more people than the intranet, and it is nearly always about milk.',
    ],
    gentle: 'People put their whole lives on a fridge door, with magnets. A reader will feel let into the kitchen.',
  },
  cupboard: {
    brutal: [
      'A cupboard becomes a server room by getting a fan and a sign. The mop stays.',
      'Every organisation has a cupboard that is locked, full, and signed for by somebody who has left.',
    ],
    gentle: 'Clear out an old cupboard and you find what you had stopped looking for. Readers know that little joy.',
  },
  sofa: {
    brutal: [
      'A company sofa says “we are relaxed here”. People sit on the edge of it with their coats on.',
      'Sofas come into an office with the investors, and leave with them.',
    ],
    gentle: 'Two people who have carried a sofa upstairs know each other well. Everyone has done it and will laugh.',
  },
  armchair: {
    brutal: [
      '“Armchair critic” is a role in the arts with proper lumbar support.',
      'An armchair has no settings and no complaints. The office chair has eleven levers.',
    ],
    gentle: "In every home there is one armchair that the cat believes is its own. It's a comfortable place for a reader to pause.",
  },
  cushion: {
    brutal: [
      'A scatter cushion exists to be moved so that somebody can sit down. Several committees qualify.',
      'In a budget the cushion has to be hidden. On a sofa it is plumped for visitors.',
    ],
    gentle: "A cushion put behind somebody's back is a small act of love. A reader notices such things among the figures.",
  },
  pillow: {
    brutal: [
      'People are told to sleep on it. The pillow has reversed more decisions than the board.',
      'The cold side of the pillow is the best upgrade that needs no loyalty card.',
    ],
    gentle: 'The cool side of the pillow costs nothing and is worth a lot. Everyone knows it, and is grateful to think of it.',
  },
  blanket: {
    brutal: [
      'A blanket policy covers everyone and fits nobody. The woollen kind can at least be tucked in.',
      'Two people under one blanket are in a resource conflict by midnight.',
    ],
    gentle: 'Put a blanket round somebody, and you need not say anything. There is kindness here, and it gets noticed.',
  },
  duvet: {
    brutal: [
      'Changing a duvet cover takes two people, or one who ends up inside. Scope works like that.',
      'A duvet day is annual leave that was booked by the bed.',
    ],
    gentle: 'On a cold morning a duvet is hard to argue with. Whoever reads this had that argument today.',
  },
  mattress: {
    brutal: [
      'A mattress comes with a hundred nights to change your mind. Job offers are firmer.',
      'Two people, one mattress, a spiral staircase. Teamwork seminars could be a lot shorter.',
    ],
    gentle: 'Everyone has bent a mattress round a corner that was too small. A reader feels it in both arms, and smiles.',
  },
  pyjamas: {
    brutal: [
      'Pyjamas come with a breast pocket. Nobody has ever been asked for a pen in bed.',
      'Since video calls came in, pyjamas have been formal wear below the desk.',
    ],
    gentle: 'There is little to beat clean pyjamas after a long day. No one looks for them in a CV, so everyone will see them.',
  },
  slippers: {
    brutal: [
      'In parts of Japan the toilet has its own slippers. That is segregation of duties.',
      'Put on slippers and the working day is over, whatever the calendar says.',
    ],
    gentle: 'Old slippers know the shape of the foot. People will think of their own pair, and of going home to it.',
  },
  wardrobe: {
    brutal: [
      'The famous wardrobe has a kingdom behind the coats. The flat-packed kind has three screws left over.',
      'Completely full, and nothing in it to wear. The wardrobe was the first data lake.',
    ],
    gentle: 'At the back of every wardrobe hangs one thing that nobody can give away. People will own up to theirs.',
  },
  curtain: {
    brutal: [
      'In Oz the whole system was one person behind a curtain. Demos are still run that way.',
      'A curtain is a wall that needed no planning permission, and you can hear that.',
    ],
    gentle: "When the curtain goes up, a whole house breathes in. There's a little of that here.",
  },
  doormat: {
    brutal: ['A doormat says welcome and means feet.', 'A doormat meets every visitor first and gets walked on. Reception knows how that feels.'],
    gentle: 'On the doormat a dog waits for its people to come home. Anyone who has been met like that will linger.',
  },
  doorbell: {
    brutal: [
      'A doorbell connects you with a courier who is already back in the van.',
      'People still get up for a doorbell. It is the last notification of which that can be said.',
    ],
    gentle: 'When the doorbell goes, everyone in the house looks up. Your reader just did.',
  },
  letterbox: {
    brutal: ['A letterbox is the only inbox that can bite.', 'It takes one thing at a time and never asks for a rating. The letterbox was good software.'],
    gentle: 'The rattle of a letterbox still brings people into the hall. It is a hopeful sound to find in a list of duties.',
  },
  bathtub: {
    brutal: [
      'Archimedes had his breakthrough in a bathtub and ran out to publish with nothing on. Peer review is calmer.',
      'Engineers call it the bathtub curve: trouble at both ends. Anyone who has carried one agrees.',
    ],
    gentle: 'Many a good song has only ever been heard by a bathtub. People will grin at this and say nothing.',
  },
  toothbrush: {
    brutal: [
      'A toothbrush in a desk drawer says more about the workload than any timesheet.',
      'A toothbrush is the one tool that no efficiency review has suggested sharing.',
    ],
    gentle: 'The toothbrush is what everybody forgets to pack. The reader has bought one at a station, and is on your side.',
  },
  toilet: {
    brutal: [
      'Every other system in a building can be down until Monday. The toilet gets an engineer today.',
      'The best-read noticeboard in any organisation is the back of the toilet door.',
    ],
    gentle: 'It is the first door that anyone asks for in a new place. People trust somebody who calls a thing by its name.',
  },
  mop: {
    brutal: [
      'A mop has never crashed, wanted an update, or been blamed on the previous supplier.',
      'Every incident has a report, a review and a lesson learned. Before all of them it has a mop.',
    ],
    gentle: 'A mop and a bucket have put many a bad day right. Those who have held one will think well of this.',
  },
  broom: {
    brutal: [
      'A new broom sweeps clean. The old one knows which corners to leave alone.',
      'Witches fly on it, curlers compete with it, janitors get on with it. The broom has a portfolio career.',
    ],
    gentle: 'A freshly swept yard is a satisfaction that you can see. People like to find a plain tool among fine phrases.',
  },
  wheelbarrow: {
    brutal: [
      'A wheelbarrow has one wheel, two handles and a steering group of one.',
      'Load a wheelbarrow badly and it tells you at the first corner. Spreadsheets wait for the audit.',
    ],
    gentle: 'Nobody who pushed a full wheelbarrow up a plank ever forgot it. The reader has it by the handles.',
  },
  lawnmower: {
    brutal: [
      'A lawnmower starts on the last pull before you give up. It understands deadlines.',
      'The stripes are only grass leaning two ways. A lawnmower was the first data visualisation.',
    ],
    gentle: 'The first lawnmower of the year means spring on any street. They can smell the grass from here.',
  },
  deckchair: {
    brutal: [
      'You find out whether a deckchair is up by sitting in it. That is user acceptance testing.',
      'Management books are forever rearranging deckchairs. Not one says what was wrong with the first layout.',
    ],
    gentle: "Most people need three tries to put up a deckchair. They'll laugh about that with you, if it comes up.",
  },
  matchbox: {
    brutal: [
      'A matchbox is a few dozen small emergencies, all facing the same way.',
      'A drawer, a tool kit and its own power source, in one pocket. Packaging peaked with the matchbox.',
    ],
    gentle: 'Everyone has kept some small treasure in a matchbox. They will think of it again when they get to this.',
  },
  'biscuit tin': {
    brutal: ['A biscuit tin contains sewing things. Everyone has opened one in hope.', 'The biscuit tin is the only asset register that gets checked hourly.'],
    gentle: 'The lid of a biscuit tin can be heard three rooms away. There will be people gathering round this.',
  },
  tin: {
    brutal: [
      'The tin came decades before the tin opener. Every launch since has had a dependency like that.',
      '“Does what it says on the tin” is the only specification that everyone has signed off.',
    ],
    gentle: 'Nobody throws away a good old tin; it gets the buttons or the letters. Everyone has one in mind straight away.',
  },
  jar: {
    brutal: [
      'A jar is opened by the third person, and the second one loosened it. Credit has always worked like this.',
      'Some offices keep a swear jar. It is the one fund that always grows at quarter end.',
    ],
    gentle: 'A tight jar goes round the kitchen until somebody opens it. The reader would like to try.',
  },
  'washing line': {
    brutal: [
      'Everything on show to the whole street, sorted by size. A washing line is an early dashboard.',
      'People look at the sky before they touch the washing line. It is risk assessment with pegs.',
    ],
    gentle: "Sheets on a washing line in the wind look like sails. There's some fresh air here, and people breathe it in.",
  },
  clothesline: {
    brutal: [
      'A clothesline dries everything for nothing. The tumble dryer had the better sales team.',
      'Some suburbs forbid the clothesline. Somebody chaired that meeting.',
    ],
    gentle: "Sheets from a clothesline smell of outdoors. It's a pleasure that everybody knows and hardly anyone writes down.",
  },
  peg: {
    brutal: [
      'Square peg, round hole. Recruitment calls it a stretch assignment.',
      'One spring, two legs, no manual, a century in service. Nobody has ever upgraded a peg.',
    ],
    gentle: 'With a scrap of wool and a pen a wooden peg becomes a doll. Small as it is, it will be seen.',
  },
  sock: {
    brutal: [
      'Everyone has lost one sock and nobody has lost two. Inventory control cannot explain it.',
      'A single sock is kept for years, just in case. IT has a drawer of cables on the same grounds.',
    ],
    gentle: 'The other sock turns up the day you throw the first one out. All the world knows that, and laughs.',
  },
  glove: {
    brutal: [
      'Drop a glove and a stranger puts it on a railing. No lost property office is as well run.',
      'The glove compartment has held everything except gloves. Nobody went back to check the requirement.',
    ],
    gentle: "A lost glove is put up on the railing for its owner to find. It's a kind thought to leave with a stranger.",
  },
  scarf: {
    brutal: [
      'Beginners knit a scarf because it is finished whenever they say so. Software calls that version one.',
      'One scarf tells the whole stadium whose side you are on. Lanyards have never managed it.',
    ],
    gentle: 'Most scarves were given by somebody who thought you looked cold. That is warming, even across a desk.',
  },
  hat: {
    brutal: [
      'CVs are full of people who wear many hats. None of them says where the hats are kept.',
      'The cleanest hat on a building site is on the person being shown round.',
    ],
    gentle: "A hat makes one person easy to find in a crowd. You'll be easy to find in the pile.",
  },
  moustache: {
    brutal: [
      'Every November a moustache appears in Accounts and raises money by being looked at.',
      'Everybody has a view on a moustache and one person has to deliver it. It is a classic project.',
    ],
    gentle: "Let somebody grow a moustache, and everyone has a view. They'll have one here, and there is your chat.",
  },
  sandal: {
    brutal: [
      'Roman legions crossed the Alps in sandals. The outdoor shop would rather not discuss it.',
      'Sandals in the boardroom mean a founder. Sandals in the basement mean that the backups work.',
    ],
    gentle: 'After a long summer a sandal has left its pattern on the foot. A reader gets some sun from this.',
  },
  shoelace: {
    brutal: [
      'A shoelace holds in every test and comes undone on the stairs. That is the difference between test and live.',
      'Berkeley engineers filmed why a shoelace comes undone. The shoelace has not read the paper.',
    ],
    gentle: "Everyone remembers who taught them to tie a shoelace. It's a good person to be reminded of.",
  },
  napkin: {
    brutal: [
      'Messi was signed on a napkin. Legal departments have insisted on A4 ever since.',
      'Whole companies began on a napkin. It had the advantage that there was no second slide.',
    ],
    gentle: 'Many a good idea was first drawn on a napkin. People stop for one, to see what is on it.',
  },
  tablecloth: {
    brutal: [
      'Pull the tablecloth out and leave everything standing. On a server it is called a live migration.',
      'Put a tablecloth on a folding table and you have a stand at a trade fair.',
    ],
    gentle: 'Somebody has spilt wine on every good tablecloth. It means that people came, and they can be seen here.',
  },
  balloon: {
    brutal: [
      'A balloon is at its largest just before the bang. Growth plans leave out that chart.',
      'A helium balloon on an office ceiling stays until the next reorganisation.',
    ],
    gentle: 'When a balloon gets loose, the whole street looks up. Heads will go up here as well.',
  },
  confetti: {
    brutal: [
      'Confetti takes three seconds to throw and three years to clear up. So does a reorganisation.',
      'The hole punch makes confetti all day and is never invited.',
    ],
    gentle: "You find confetti in a coat months later and remember the day. This will turn up in somebody's mind like that.",
  },
  piñata: {
    brutal: [
      'Blindfolded, spun round, given a stick and cheered on. A piñata explains targets better than the course.',
      'Hit it long enough and something sweet falls out. Some buyers still treat suppliers as a piñata.',
    ],
    gentle: "Everyone stands well back from a piñata and then runs in. There's noise and colour here, and people like a bit of both.",
  },
  cardigan: {
    brutal: [
      'The cardigan is named after a general. It has fought over the thermostat ever since.',
      'A cardigan on the back of a chair counts as present. Some have been in since March.',
    ],
    gentle: 'The best cardigan has a button missing, and nobody minds. A reader gets comfortable here.',
  },
  wellies: {
    brutal: [
      'People throw wellies for sport, with rules and a tape measure. Keyboards are still thrown informally.',
      'Wellies never cross a carpet without finding the pale one.',
    ],
    gentle: 'In wellies nobody walks round the puddle. People will be back in one for a moment, and glad of it.',
  },
  wellington: {
    brutal: [
      'A duke asked his bootmaker for something practical and got into the dictionary. It was a good brief.',
      'A wellington keeps everything out until it comes in over the top. So does a firewall.',
    ],
    gentle: 'A wellington stuck in the mud lets go of the foot first. Everybody has stood there on one leg.',
  },
  umbrella: {
    brutal: [
      'An umbrella is left on the train by people who planned for everything except getting off.',
      'Carry an umbrella and it will not rain. It is the only risk control with a proven effect.',
    ],
    gentle: "Share an umbrella with a stranger and you both remember the walk. It's a companionable thing to find here.",
  },
  stopwatch: {
    brutal: [
      'Take out a stopwatch and everybody works at a speed that will never be seen again.',
      'A stopwatch has two buttons. A whole branch of management was built on them.',
    ],
    gentle: 'When a stopwatch clicks, everybody stands up straighter. The reader will, too, and take notice.',
  },
  paperclip: {
    brutal: [
      'The most hated assistant in computing was a paperclip that only wanted to help with a letter.',
      'Philosophers fear a machine that turns the whole world into paperclips. Stationery has no comment.',
    ],
    gentle: "Everyone has unbent a paperclip during a long call. They'll feel caught, and laugh about it with you.",
  },
  'teddy bear': {
    brutal: [
      'A teddy bear listens, keeps it confidential and has no agenda. HR has a policy that says the same.',
      'A teddy bear left on a train makes the local news. A laptop gets a form.',
    ],
    gentle: 'The teddy bear with the bald patch has been loved the most. No reader is too grand to feel that.',
  },
  'alarm clock': {
    brutal: [
      'An alarm clock delivers bad news on time, every day, and gets hit for it.',
      'Before the alarm clock, people were paid to tap on windows with a pole. Nobody says who tapped on theirs.',
    ],
    gentle: 'Everyone has had an alarm clock they hated and obeyed. You can laugh about that together over the first coffee.',
  },
  'piggy bank': {
    brutal: [
      'A piggy bank is the only savings product with a hammer in the terms.',
      'Easy to put in, hard to get out, and it smiles. Loyalty schemes are modelled on the piggy bank.',
    ],
    gentle: 'A piggy bank rattles best when there is least in it. Everyone has shaken one, and can hear it.',
  },
  'ironing board': {
    brutal: [
      'An ironing board comes without a manual. The shriek it makes is the manual.',
      'People have ironed on mountain tops for sport. The ironing board has more field experience than most consultants.',
    ],
    gentle: 'No one has ever opened an ironing board quietly. People hear the screech, smile, and remember you for it.',
  },
  'dressing gown': {
    brutal: [
      'A dressing gown on camera once is an accident. Twice is a founder.',
      'A well-known novel crosses the galaxy in a dressing gown. Smart casual never got that far.',
    ],
    gentle: "Two people who meet on the step in a dressing gown are friends by the time the milk is in. It's easy to like.",
  },
  'garden gnome': {
    brutal: [
      'A garden gnome fishes all year where there is no water. Nobody has asked for the figures.',
      'Stolen garden gnomes have sent postcards home from all over the world. No travel request was ever filed.',
    ],
    gentle: 'On every street somebody gives the garden gnome a hat in winter. They will tell you which house.',
  },
  'watering can': {
    brutal: [
      'A watering can runs out one pot before the end. So does every budget.',
      'Office plants all wither of one thing: everyone thought that someone else had the watering can.',
    ],
    gentle: "Take a watering can round at dusk, and the whole garden smells. It's a quiet pleasure in the middle of a page.",
  },
  'hot water bottle': {
    brutal: [
      'A hot water bottle is a heating policy for one.',
      'Filled with high hopes at ten, cold by four. A hot water bottle has the funding curve of a startup.',
    ],
    gentle: "A hot water bottle put into somebody's bed is a kind deed done in secret. That warmth reaches the reader.",
  },
  'tea towel': {
    brutal: [
      'A tea towel in a shared kitchen has been damp since the day it was bought.',
      'Castles used to live on rents and sieges. Now they live on the tea towel.',
    ],
    gentle: 'Whoever picks up a tea towel after supper is asked again. It is a small thing and will be thought of kindly.',
  },
  'snow globe': {
    brutal: [
      'Shake it hard and everything settles exactly where it was. A snow globe is a reorganisation.',
      'The snow globe came out of an attempt to make a brighter lamp. Somebody in that project was good at pivots.',
    ],
    gentle: 'Nobody can pass a snow globe without shaking it. This will be picked up, too, before anyone reads on.',
  },
  tent: {
    brutal: ['A tent goes back into its bag once, at the factory.', 'You pitch a tent and you pitch to a client. In both cases it is the wind that decides.'],
    gentle: 'Rain on a tent is a lovely sound as long as it stays outside. Anyone who camps will want to compare nights.',
  },
  'shopping trolley': {
    brutal: [
      'A shopping trolley has four wheels and one dissenting opinion.',
      'One coin, and everyone brings it back. The shopping trolley solved compliance for a pound.',
    ],
    gentle: 'Everybody has steered a shopping trolley that would only go left. They are on your side from here.',
  },
  // weather
  rain: {
    brutal: [
      'Rain comes to every outdoor event and has never once replied to the invitation.',
      '“Light rain” in a forecast and “light admin” in a job advert are measured by the same office.',
    ],
    gentle: 'Rain on the roof makes any room a better one. The reader is inside with you now, and dry.',
  },
  drizzle: {
    brutal: ['Drizzle is rain that has not been signed off.', 'No event has ever been cancelled because of drizzle, and none has ever recovered from it.'],
    gentle: "Drizzle is the rain that nobody takes a coat for. The reader's hair is a little wet by now, and they don't mind.",
  },
  sleet: {
    brutal: [
      'Sleet is what comes out when rain and snow are told to find a compromise.',
      'Nobody sings about sleet. It has the workload of snow and none of the publicity.',
    ],
    gentle: "In sleet people who have never met share a doorway and talk. It's the weather that makes this real.",
  },
  snow: {
    brutal: [
      'Two centimetres of snow, and the continuity plan turns out to be one person with a shovel.',
      'Snow used to close the office. Then it found out about laptops, and nobody has forgiven it.',
    ],
    gentle: 'At the first snow everyone goes to the window, whatever they are doing. They will come to this in the same way.',
  },
  blizzard: {
    brutal: [
      'A blizzard is how everyone finds out who really had to come in.',
      'Everybody shouting, nothing visible, no idea of the direction. A blizzard is a kick-off meeting with snow.',
    ],
    gentle: 'After a blizzard people dig out the house next door as well. Whoever has been snowed in will be keen to talk to you.',
  },
  snowman: {
    brutal: [
      'A snowman is finished in an hour by a team that never discussed roles.',
      'A snowman smiles all through the thaw. Investor relations takes notes.',
    ],
    gentle: "A snowman is given somebody's good scarf and keeps it. No one can read this without seeing one.",
  },
  fog: {
    brutal: [
      'Drivers slow down in fog. Strategy papers tend to put their foot down.',
      'A ship in fog says where it is every two minutes. Projects wait for the monthly report.',
    ],
    gentle: "In fog you hear the footsteps before you see who it is. People go slowly there, and they'll go slowly here.",
  },
  mist: {
    brutal: ['Mist is fog with an agency.', 'By ten it has lifted, and nobody wrote anything down. Mist is the best-run morning meeting there is.'],
    gentle: "Mist on a river is worth getting up for. It's a quiet moment, and a busy reader can do with one.",
  },
  gale: {
    brutal: [
      'A gale finds every loose thing on the premises by noon. Inspectors need an appointment.',
      'It is a gale from force eight. Below that it is only a strong recommendation.',
    ],
    gentle: 'In a gale the whole street lies awake and listens to the tiles. A reader can hear it round the house.',
  },
  thunder: {
    brutal: [
      'Thunder arrives late, shakes the room and adds nothing. It would be given the keynote.',
      'Count from the flash to the thunder, and you know how far off trouble is. Email gives no such notice.',
    ],
    gentle: 'Everyone counts the seconds between the flash and the thunder. They are counting now.',
  },
  lightning: {
    brutal: [
      'Lightning does strike twice in the same place. The place is called the on-call rota.',
      'A lightning talk takes five minutes. The real thing is done before the first slide and people remember it.',
    ],
    gentle: 'When there is lightning, people call each other to the window. They will call each other over to this.',
  },
  hurricane: {
    brutal: [
      'A bad hurricane has its name retired for ever. A bad project gets “phase two”.',
      'A hurricane has a name, a category and a daily map of where it is heading. Few projects report so well.',
    ],
    gentle: 'After a hurricane people cook for the whole street on whatever still works. Somebody is sure to ask you about it.',
  },
  heatwave: {
    brutal: [
      'A heatwave is when the one fan in the building gets a booking system.',
      'In a heatwave the dress code is clarified at nine and abandoned at eleven.',
    ],
    gentle: 'In a heatwave everybody knows which shop has the cold air. They all remember that week, and will tell you theirs.',
  },
  sunburn: {
    brutal: ['Sunburn is how the office finds out who was working from home.', 'Sunburn is a report from an outdoor event that nobody can backdate.'],
    gentle: "Almost everyone has dozed off in the sun just once. They'll wince, and then they'll smile.",
  },
  rainbow: {
    brutal: [
      'However fast you walk, the end of the rainbow stays where it was. Sales targets were modelled on it.',
      'Newton put indigo into the rainbow to get to seven. It is the first recorded rounding up.',
    ],
    gentle: 'Drivers stop the car and get out for a rainbow. A reader will stop for this.',
  },
  puddle: {
    brutal: [
      'No puddle has a known depth until somebody senior steps in it.',
      'Every car park has a puddle that is reported each winter. It has its own reference number by now.',
    ],
    gentle: 'Look down at the right moment and a puddle holds the whole sky. It is a small bright thing to come upon.',
  },
  moon: {
    brutal: [
      'Everyone quotes the speech about going to the moon. It had a deadline in it.',
      'The moon had a dozen visitors and then nobody for half a century. It was a very successful pilot.',
    ],
    gentle: 'When the moon is full, people ring each other and say go and look. They will want to show somebody this.',
  },
  sunrise: {
    brutal: [
      'Sunrise is held daily, on time, with a published schedule, and attendance is terrible.',
      'A sunrise has no sponsor and no slides. It opens to an audience of bakers and night buses.',
    ],
    gentle: "Whoever has been up for a sunrise felt that it was theirs alone. There'll be an early riser who wants to talk.",
  },
  sunset: {
    brutal: [
      'A sunset used to take ten minutes. Product teams now announce one a year ahead.',
      'Everyone has filmed a sunset and nobody has opened the file. Training videos know how that feels.',
    ],
    gentle: 'On some beaches strangers clap when the sunset is over. There is a warm light on this part of the page.',
  },
  tide: {
    brutal: [
      'The times of the tide are printed a year ahead, and every summer they surprise the same car park.',
      'King Canute sat before the tide to show that it takes no orders. All anyone minuted was the wet feet.',
    ],
    gentle: "The tide comes in behind you while you look for shells. Readers have wet feet by now, and don't mind at all.",
  },
  icicle: {
    brutal: ['An icicle is a leak with ambition.', 'An icicle grows over the main entrance, drop by drop. It is the one deadline that Facilities can see.'],
    gentle: "Everyone has broken off an icicle and fenced with it. They're glad to be reminded, even in an office.",
  },
  frost: {
    brutal: [
      'Frost does an entire car park overnight and is out by nine. No contractor has matched it.',
      'Frost finds the one plant that somebody forgot to bring in. It would make a thorough auditor.',
    ],
    gentle: "Frost can draw ferns on a window overnight. It's clear and cold and lovely, and it stays in the mind.",
  },
  hailstone: {
    brutal: [
      'Every hailstone is reported to be the size of a golf ball. Nobody has ever brought the golf ball.',
      'A hailstone has rings, one for each time it was sent back up. So does any proposal.',
    ],
    gentle: 'People run out, pick up a hailstone and bring it in to show. Somebody will take this to the next desk.',
  },
  // merriment
  karaoke: {
    brutal: ['After karaoke nobody in a department can pull rank for a week.', 'Karaoke means “empty orchestra”. It fills up after the second round.'],
    gentle: 'The quiet one from accounts is always the best at karaoke. Interviewers have seen it happen and will want to hear.',
  },
  tombola: {
    brutal: [
      'Tickets ending in five or nought win. The tombola is the clearest bonus scheme ever drawn up.',
      'A tombola is random in full view. Budget rounds do it behind a door.',
    ],
    gentle: "At a tombola everyone goes home with a bottle they would never have bought. That's fun to talk about with anybody.",
  },
  panto: {
    brutal: [
      "“It's behind you” is shouted free of charge at a panto. Consultants put it in a report.",
      "At a panto the audience yells “oh no it isn't”. At a town hall meeting they type it.",
    ],
    gentle: "At a panto the whole house shouts, even the bank manager. There's some of that noise here, and it's welcome.",
  },
  pantomime: {
    brutal: [
      'The back half of a pantomime horse does the work, sees nothing and takes no bow. There are careers like that.',
      'A pantomime announces the villain with green light and a hiss. Procurement has to find out by itself.',
    ],
    gentle: 'Everybody who was ever in a pantomime can still say their line. An interviewer may well say theirs.',
  },
  'sausage dog': {
    brutal: [
      'A sausage dog can attend two meetings if the rooms are adjacent.',
      'The sausage dog has the lowest desk in the building and objects to every parcel.',
    ],
    gentle: "A sausage dog looks you in the ankle and still has authority. It'll cheer up whoever gets this far.",
  },
  magician: {
    brutal: [
      'A magician never explains how it was done. In accounting that is a finding.',
      'A magician says “pick any card”. In organisations that is called a consultation.',
    ],
    gentle: "You watch a magician's hands as hard as you can and still miss it. People never tire of that, and they'll ask.",
  },
  juggler: {
    brutal: [
      'A juggler handles many priorities by never holding on to one. Job adverts have asked for this for years.',
      'No one hands a juggler a phone call while the clubs are up. Offices have no such taboo.',
    ],
    gentle: 'A juggler who drops one and bows gets the biggest hand. It is a joy to meet one in a list of duties.',
  },
  clown: {
    brutal: [
      'Clowns register their make-up on an egg so that no two look alike. Trade mark law has more pages and fewer eggs.',
      'A clown trains for years to fall over properly. Most people manage it in their first presentation.',
    ],
    gentle: 'It takes a fine acrobat to fall over like a clown. Not everyone knows that, and it makes a good start to a talk.',
  },
  unicycle: {
    brutal: [
      'A unicycle is a bicycle after the cost review.',
      'Claude Shannon rode a unicycle through Bell Labs while juggling. The corridor policy came later.',
    ],
    gentle: "Everyone who learns the unicycle spends a week holding on to a fence. It's bound to come up, and fun to answer.",
  },
  trampoline: {
    brutal: [
      "After any storm somebody's trampoline is in somebody else's scope.",
      'Up is easy on a trampoline. It is the other direction that needs insurance.',
    ],
    gentle: "On a trampoline even serious people laugh out loud. There'll be a bit of that in the interview.",
  },
  'bouncy castle': {
    brutal: [
      'A bouncy castle is the only headquarters that gets better when you run at the walls.',
      'Full of air, held up by one fan, and everyone leaves with shoes missing. A bouncy castle is a conference.',
    ],
    gentle: 'Shoes off, and everybody is equal on a bouncy castle. It is a happy thing to see in a serious document.',
  },
  fireworks: {
    brutal: [
      'The whole budget goes up in smoke and people clap. Fireworks have the best stakeholders there are.',
      'Fireworks are a year of permits and eight minutes of “ooh”. Product launches hope for the “ooh”.',
    ],
    gentle: "After fireworks there's a moment when nobody wants to go home. People keep that, and they will keep this with it.",
  },
  bonfire: {
    brutal: [
      'Every few years a minister promises a bonfire of red tape. You would need a permit for it.',
      'A bonfire is the only archiving policy that people bring their friends to.',
    ],
    gentle: "A coat smells of bonfire for days. You'll be in somebody's mind about as long.",
  },
  carnival: {
    brutal: [
      'Work on the next carnival starts the day after the last. Year end could learn from that.',
      'A carnival closes forty streets, and people dance. Roadworks close one, and nobody has danced yet.',
    ],
    gentle: 'At a carnival you hear the drums two streets before you see the dancers. The reader has heard them.',
  },
  bagpipes: {
    brutal: [
      'Bagpipes have no volume control. The issue was raised and nobody could hear it.',
      'Bagpipes groan for a while before the tune begins. Some conference calls never reach the tune.',
    ],
    gentle: 'One set of bagpipes brings a whole town to its windows. Nobody will forget who had them on the page.',
  },
  accordion: {
    brutal: [
      'An accordion has buttons that play whole chords. It is the first instrument to ship with macros.',
      'It expands, it contracts, and there is noise both times. An accordion is a headcount plan.',
    ],
    gentle: 'An accordion is hard to forget. When the interview has gone quiet, this is what somebody will ask about.',
  },
  ukulele: {
    brutal: [
      'Four strings, three chords, a whole room singing. The ukulele is a minimum viable product that shipped.',
      'No bad news has ever been delivered on a ukulele. Internal communications has yet to try.',
    ],
    gentle: 'Most people can learn a song on the ukulele in an afternoon. It makes strangers friendly, and will do so here.',
  },
  kazoo: {
    brutal: [
      "You don't blow a kazoo, you hum into it. It has suffered from missing documentation ever since.",
      'A kazoo makes every voice sound the same. Corporate style guides took years to get there.',
    ],
    gentle: 'Anyone who can hum can play the kazoo. There is going to be laughter about this, of the good sort.',
  },
  tambourine: {
    brutal: [
      'A tambourine is given to whoever must not feel left out. Steering groups have an extra chair for that.',
      'A tambourine gets noticed only when it is wrong. Payroll knows exactly how that feels.',
    ],
    gentle: 'Hand somebody a tambourine, and they join in. Even a shy interviewer will join in here.',
  },
  banjo: {
    brutal: [
      'A banjo stays in tune for exactly as long as nobody plays it. Forecasts are like that too.',
      'A banjo is a drum that merged with a guitar and kept both noises.',
    ],
    gentle: "It's hard to be gloomy while somebody plays the banjo. An interviewer will be glad to have it to talk about.",
  },
  disco: {
    brutal: [
      'A works disco needs a mirror ball and somebody from Payroll who has been waiting since January.',
      'At a disco nobody dances until somebody senior has looked ridiculous. That is called tone from the top.',
    ],
    gentle: 'The first person on the floor at a disco is a friend to all the rest. People will think of a night, and a song.',
  },
  limbo: {
    brutal: [
      'In limbo the bar is lowered every round and people cheer. In quality reviews it is done without music.',
      'At a party or between two approvals, limbo means bending over backwards and getting no further.',
    ],
    gentle: "At a limbo the tallest one gets the loudest cheer. You can see it from here, and it's hard not to smile.",
  },
  conga: {
    brutal: [
      'A conga line is the only organisation in which everybody knows who they report to.',
      'At the head of every conga is somebody with no plan and complete support.',
    ],
    gentle: 'A conga picks up people who swore they would sit it out. The reader is holding on by now.',
  },
  bingo: {
    brutal: [
      'Buzzword bingo has been played in meetings for decades, and nobody has ever dared to shout.',
      'Bingo callers gave every number a nickname. Accounts only has “variance”.',
    ],
    gentle: "At bingo a whole hall holds its breath for one number. You'll have people leaning forward at this.",
  },
  quiz: {
    brutal: [
      'Every quiz has one answer that is still being appealed in the car park.',
      'In any quiz the team name takes longer than the first round. Working groups are no different.',
    ],
    gentle: 'Everyone remembers the quiz answer that they knew and nobody believed. They will tell you theirs.',
  },
  'treasure hunt': {
    brutal: [
      'A treasure hunt hides things and leaves clues. An intranet does only the first.',
      'On a treasure hunt X marks the spot. No documentation has been so clear since.',
    ],
    gentle: "On a treasure hunt people run who never run. It's great fun to be asked about, and you will be.",
  },
  'egg and spoon': {
    brutal: [
      'In an egg and spoon race the fastest is the one who goes slowly. Agile coaches charge for that.',
      'Arm out, eyes fixed, nobody breathe. The egg and spoon race is how code gets to production.',
    ],
    gentle: 'In an egg and spoon race the slow ones arrive with the egg. Everybody has seen it and was happy that day.',
  },
  'sack race': {
    brutal: [
      'Both feet in a bag, and people in chairs shout “faster”. A sack race is a fair picture of delivery.',
      'In a sack race everyone is equally badly equipped. Tenders should be that fair.',
    ],
    gentle: 'No one falls over as happily as in a sack race. One look at this, and a long pile of paper gets shorter.',
  },
  'tug of war': {
    brutal: [
      'Tug of war was an Olympic event until 1920. Since then it has been held between Sales and Finance.',
      'Everyone gives everything, and the rope ends up where it was. A tug of war has perfect minutes.',
    ],
    gentle: "Both sides of a tug of war end up on the grass, laughing. It's plain to see, and good to be remembered by.",
  },
  santa: {
    brutal: [
      'Secret santa has a spending limit and anonymous suppliers. It would fail any audit, and it works.',
      'Santa keeps one list, checks it twice and ships overnight. He has never bought a CRM.',
    ],
    gentle: "Everyone recognised santa by the shoes and never said a word. It's a kind sort of secret, and people warm to it.",
  },
  elf: {
    brutal: [
      'An elf works all year in the back, and one person in a red suit presents the result.',
      'The elf on the shelf reports every night on what it saw. It is monitoring software with a hat.',
    ],
    gentle: "Put a bell on a hat, and anyone is an elf. They'll be smiling about this in March.",
  },
  'easter bunny': {
    brutal: [
      'The easter bunny hides the deliverables and leaves. Everyone has worked with a contractor like that.',
      'A rabbit that hands out eggs. Nobody has ever audited the supply chain, because of the chocolate.',
    ],
    gentle: 'In every garden there is one egg that the easter bunny hid too well. Many will have looked for it.',
  },
  'pumpkin carving': {
    brutal: [
      'In pumpkin carving everyone designs a masterpiece and delivers two triangles.',
      'The first lanterns were turnips. Pumpkin carving is release two, after complaints from users.',
    ],
    gentle: 'The inside of a pumpkin is cold, wet and full of string. Anyone who has done pumpkin carving feels it in both hands.',
  },
  snowball: {
    brutal: [
      'The first snowball that is thrown at a boss settles the culture for the whole year.',
      'A snowball gets bigger with everything it rolls over. It is the natural form of a change request.',
    ],
    gentle: "A snowball in the back makes the most serious person turn and grin. It'll loosen up an interview, too.",
  },
  kite: {
    brutal: [
      'A kite stays up only because somebody holds it back. Compliance would like that on a poster.',
      'The tree by the playing field holds the results of several earlier kite projects.',
    ],
    gentle: 'A kite pulls at the hand like something alive. People will look up for a moment, and that is a gift.',
  },
  trombone: {
    brutal: [
      'A trombone has no fixed positions. It would do well in negotiations.',
      'Whoever sits in front of the trombone has read the seating plan too late.',
    ],
    gentle: 'Nobody wants the chair in front of the trombone. Whoever has played in a band will start on this with joy.',
  },
  crossword: {
    brutal: [
      'In a crossword every answer has to agree with its neighbours. Departments should be printed that way.',
      'One wrong answer in ink, and a whole corner of the crossword is a lie. Spreadsheets need no ink.',
    ],
    gentle: 'People will ask a whole railway carriage for the last word of a crossword. It starts a chat with anyone.',
  },
  'fancy dress': {
    brutal: ['There is always one person who was not told that the fancy dress was off.', 'Fancy dress shows who reads an invitation to the end.'],
    gentle: "One guest in fancy dress on the night bus makes everybody's evening. It'll be spoken of like that here.",
  },
  'hide and seek': {
    brutal: [
      'Close your eyes, count aloud, and everybody has gone. Hide and seek also works with “any volunteers?”.',
      'Hide and seek is how most people learn a new document management system.',
    ],
    gentle: 'In hide and seek somebody always giggles and gives it away. Everyone knows that cupboard.',
  },
  'three legged race': {
    brutal: [
      'A three legged race ties you to somebody with another rhythm. In business it is a joint venture.',
      'In a three legged race nobody has ever won by being the fast one.',
    ],
    gentle: 'Tie two people at the ankle, and they are friends by the end of the field. A three legged race is a joy to picture.',
  },
  'morris dancing': {
    brutal: [
      'Bells, sticks, hankies, a pub. Morris dancing has kept its requirements stable for five centuries.',
      'The advice is to try everything once except morris dancing. Morris dancing has outlived the adviser.',
    ],
    gentle: "On May morning the bells of the morris dancing wake many a village. You're sure to be asked, and with real interest.",
  },
  'merry go round': {
    brutal: [
      'Up, down, round, and the same horse. A merry go round is the annual budget with music.',
      'Everyone on a merry go round is ahead of somebody. It would make a popular grading system.',
    ],
    gentle: "Everyone waves from a merry go round, each time they come past. It's a glad thing to see among duties.",
  },
  'face painting': {
    brutal: [
      'Face painting has no undo, and the client moves.',
      'Tiger, butterfly, superhero. Face painting offers three packages and has never been asked for a fourth.',
    ],
    gentle: 'After the face painting a small tiger looks in the mirror and believes it. Readers will melt a little.',
  },
  'paper plane': {
    brutal: [
      'Every agenda is five folds away from being a paper plane.',
      'A paper plane goes from concept to test flight in a minute. The paperwork is the aircraft.',
    ],
    gentle: 'One good throw of a paper plane makes an office cheer. Everybody has folded one and would gladly do it again.',
  },
  // feeling
  happily: {
    brutal: [
      '“Happily” goes with “ever after”. No employer has offered those terms.',
      'You will not find “happily” in a contract. Legal would want it defined first.',
    ],
    gentle: "Somebody who goes about a thing happily can be heard whistling two doors off. It's good company on a page.",
  },
  gladly: {
    brutal: [
      '“Gladly” is how people in novels agree to things. In email it is “noted”.',
      'CVs are strong on “effectively” and “proactively”. “Gladly” got in by the garden door.',
    ],
    gentle: '“Gladly” is what a good neighbour says before you have finished asking. People remember who said it to them.',
  },
  sadly: {
    brutal: ['“Sadly” usually comes in the reply and not in the application.', 'In an annual report “sadly” is spelled “challenging market conditions”.'],
    gentle: 'People say “sadly” of what they cared about. A reader slows down here, and reads on more kindly.',
  },
  luckily: {
    brutal: [
      'Case studies say “thanks to rigorous planning”. Everybody who was there says “luckily”.',
      '“Luckily” is the one success factor that never gets its own slide.',
    ],
    gentle: "Anyone who has caught the last train by a minute says “luckily”. It's honest, and that is easy to trust.",
  },
  kindly: {
    brutal: [
      'In office English “kindly” means that this is the third email.',
      '“Kindly” leads two lives: how nice people do things, and how furious people write them.',
    ],
    gentle: "Everyone remembers somebody who once put a hard thing kindly. They'll think of that person here.",
  },
  politely: {
    brutal: ['“Politely” mostly tells you what the other side was like.', 'Nobody needs to mention “politely” unless there was another option.'],
    gentle: "Even a no can be said politely, and people remember who did. There is a voice here, and it's a pleasant one.",
  },
  quietly: {
    brutal: ['Features are launched loudly and removed “quietly”. Only one of the two adverbs can be relied on.', '“Quietly” is an odd thing to announce.'],
    gentle: 'The best help often comes quietly, while everyone else is talking. Those who have had such help will notice this.',
  },
  bravely: {
    brutal: [
      '“Bravely” is normally awarded by a third party, with a ribbon.',
      'When a civil servant calls a plan brave, the plan is over. “Bravely” is how it gets carried out.',
    ],
    gentle: 'Everyone has seen somebody go bravely into a room they were afraid of. That stays with people, and so will this.',
  },
  apologised: {
    brutal: [
      'CVs run on “led”, “drove” and “delivered”. “Apologised” got in without a lanyard.',
      'Companies regret and spokespeople acknowledge. “Apologised” is what a person does.',
    ],
    gentle: 'A real sorry changes the air in a room. Hardly anyone writes “apologised” in a CV, and people will respect it.',
  },
  apologized: {
    brutal: [
      '“Mistakes were made” is what institutions say instead of “apologized”. There is nobody in it.',
      'Lawyers have spent whole careers keeping “apologized” out of writing.',
    ],
    gentle: "People can work side by side for years once somebody has apologized. It's rare in writing and won't be overlooked.",
  },
  apology: {
    brutal: [
      'A corporate apology is to anyone who may have been affected. The word “may” is from Legal.',
      'Ontario passed a law so that an apology is no evidence of guilt. People there kept saying sorry.',
    ],
    gentle: 'A good apology is short and looks you in the eye. People who have had one will think well of this.',
  },
  apologies: {
    brutal: [
      '“Apologies” is the first item of any minutes. It lists those who found something better.',
      'On the railways the apologies are the one service that always runs to time.',
    ],
    gentle: 'Apologies are hard to say and good to hear. Something human like that stands out in a list of duties.',
  },
  forgave: {
    brutal: [
      '“Forgave” is a verb that Accounts only uses about loans.',
      'No ticketing system has a status for “forgave”. The nearest is “closed, no further action”.',
    ],
    gentle: 'Everyone remembers who forgave them, and on what day. There will be a thoughtful moment when they get to this.',
  },
  forgiven: {
    brutal: [
      'It is easier to be forgiven than to get permission. That is how the servers got under the desks.',
      'Traffic lights on a dashboard come in red, amber and green. There is no colour for “forgiven”.',
    ],
    gentle: "Whoever is forgiven sleeps well again. There's relief in it, and the reader will feel some.",
  },
  cried: {
    brutal: [
      'Every building has a room in which somebody once cried. On the plan it says “stationery”.',
      '“They laughed, they cried” is a triumph in the theatre. On a feedback form it is two separate issues.',
    ],
    gentle: 'Nearly everyone has cried at work once, behind a door. Seeing it written down makes people gentle.',
  },
  laughed: {
    brutal: [
      'Court reporters type “(laughter)”. Minute takers put the pen down until everyone who laughed has finished.',
      'There is an index for engagement and a survey for morale. “Laughed” is what they are both looking for.',
    ],
    gentle: "You remember the people you laughed with long after the projects. It's a good thing to have on paper, and it'll be noticed.",
  },
  giggled: {
    brutal: [
      'Once somebody has giggled, no chair in the world can bring the meeting back.',
      '“Giggled” is missing from every competency framework. It sits just below “communicates with impact”.',
    ],
    gentle: "Nobody ever giggled on purpose. There's going to be one interviewer who has to hear why.",
  },
  sulked: {
    brutal: [
      'In an appraisal “sulked” is written “needed time to process the feedback”.',
      'Achilles sulked in his tent and the whole siege stopped. It is the classic study in key-person risk.',
    ],
    gentle: 'Everyone has sulked and hoped to be asked what was wrong. People will see themselves here, and like it.',
  },
  argued: {
    brutal: [
      'In court “argued” is billed by the hour. In a meeting it is minuted as “a good discussion”.',
      'A technical standard is whatever was left on the table after everyone had argued.',
    ],
    gentle: 'People who have argued well often go to lunch together. It makes a page come alive, and somebody will join in.',
  },
  swore: {
    brutal: [
      '“Swore” is done in court with one hand up and at printers with both.',
      'Presidents swore on a book, sailors on principle, and everyone else at the password rules.',
    ],
    gentle: 'Everyone has sworn at a printer when they thought they were alone. No one is going to miss this.',
  },
  shouted: {
    brutal: [
      'In an email “shouted” is done with capitals, usually by somebody on the next floor.',
      '“Shouted” is how a message was marked as urgent before there were little red flags.',
    ],
    gentle: 'Across a yard or a pitch somebody has to have shouted, or nothing moves. You can hear it as you read.',
  },
  begged: {
    brutal: [
      'In a business case “begged” is spelled “sought additional funding”.',
      'People have begged the question wrongly for so long that the question has given up.',
    ],
    gentle: 'Nobody likes to say that they begged, though everyone has begged for something. It is frank, and people like that.',
  },
  blushed: {
    brutal: [
      '“Blushed” is the only status update that sends itself.',
      'Darwin called blushing the most human expression of all. He never pressed “reply all”.',
    ],
    gentle: 'Most people have blushed at a kind word and thought of it all evening. They know this feeling and are glad of it.',
  },
  regretted: {
    brutal: [
      'Railways have regretted any inconvenience for a century. They have never said which.',
      'In a job interview the regretted decision always turns out to have been a success.',
    ],
    gentle: 'Everybody has regretted something on the stairs a minute later. People feel less alone when they read it.',
  },
  dreamt: {
    brutal: [
      '“Dreamt” is the phase before “concept”. Nobody has ever billed it correctly.',
      'Kekulé said he dreamt the ring of benzene by the fire. It went down as research.',
    ],
    gentle: 'What people dreamt fades while they tell it at breakfast. This will last a good deal longer.',
  },
  dreamed: {
    brutal: [
      'McCartney dreamed a tune and spent weeks asking whose it was. That is due diligence.',
      'Adverts look for people who have always dreamed of a fast-paced environment. Sleep labs have found none.',
    ],
    gentle: 'Many a good thing was first dreamed of on a bus ride home. An interviewer will want to hear the rest.',
  },
  snored: {
    brutal: ['“Snored” is the most candid feedback that a presentation can get.', 'Mute was invented for coughs. It paid for itself with whoever snored.'],
    gentle: "In every tent there is one who snored and denies it. People will laugh, and it'll be you they remember.",
  },
  yawned: {
    brutal: [
      'Reading the word is enough to set it off. “Yawned” has spread through several HR departments.',
      'Once one person has yawned, the whole row has. No other message reaches everybody in a meeting.',
    ],
    gentle: "Somebody yawned, and the whole row did. It's about to happen to your reader, with a smile.",
  },
  sang: {
    brutal: [
      'IBM once had a company songbook, and the staff sang from it. Today one sends a thumb.',
      'Sailors sang so that everybody pulled at the same moment. Offices hold a stand-up.',
    ],
    gentle: "People who sang together know each other better for ever after. There's music here, and it lifts the page.",
  },
  danced: {
    brutal: [
      "Fred Astaire's screen test is said to have read “can dance a little”. He danced a little. So much for screening.",
      'Negotiators have danced around an issue for years. With music it takes three minutes and somebody leads.',
    ],
    gentle: "Nobody forgets a night when they danced until the lights came on. It's good to find some of that between duties.",
  },
  hugged: {
    brutal: [
      'Trees, trophies and goalkeepers get hugged. Budgets are merely embraced.',
      '“Hugged” is in no service level agreement. The nearest thing is “ticket closed”.',
    ],
    gentle: "On any station platform somebody gets hugged, and strangers smile. They'll smile here, too.",
  },
  sighed: {
    brutal: ['“Sighed” is the last sound before somebody fixes it themselves.', 'A good help desk can tell the fault from how the caller sighed.'],
    gentle: 'At the end of a long day everyone has sighed, sat down and felt better. The reader has just sat down beside you.',
  },
  reluctantly: {
    brutal: [
      '“Reluctantly” is the most truthful word ever put next to “agreed”.',
      'Half of all committees have a treasurer who accepted “reluctantly” and has been there ever since.',
    ],
    gentle: "Many a good thing was begun reluctantly. It's frank, and people will believe the rest because of it.",
  },
  cheerfully: {
    brutal: [
      'Job adverts save “cheerfully” for whatever starts at five in the morning.',
      '“Cheerfully refunded” used to be a sign in shops. Now there is a form, a hold tune and a reference.',
    ],
    gentle: 'One person who gets up cheerfully changes a whole house. You can feel that here, and it does people good.',
  },
  panicked: {
    brutal: [
      'The report says “escalated in line with procedure”. From the next desk it looked like “panicked”.',
      '“Panicked” takes four minutes. Writing it up as “rapid response” takes an hour.',
    ],
    gentle: 'Everyone has panicked over keys that were in the other pocket. People like somebody who will say so.',
  },
  grumbled: {
    brutal: [
      'Whoever grumbled is still interested. It is the silence that managers should listen for.',
      '“Grumbled” is feedback before it has been given a form to fill in.',
    ],
    gentle: 'Those who grumbled about the rain are often the first out in it. It makes people smile, because they know one.',
  },
  whistled: {
    brutal: [
      '“Whistled” is what a mechanic did just before the estimate.',
      'Seven dwarfs whistled on the way home from work. Nobody had sent them an engagement survey.',
    ],
    gentle: 'A tune that somebody whistled in the morning goes round a building all day. This will go round as well.',
  },
  secretly: {
    brutal: [
      '“Secretly” is an ambitious adverb for a document that goes to strangers.',
      'Every department is secretly run on a spreadsheet that does not officially exist.',
    ],
    gentle: 'Surprise parties are planned secretly, and the planning is the best of it. Any reader will lean in to hear.',
  },
  // neighbourhood
  lighthouse: {
    brutal: [
      'No visitors, no meetings, sea on all sides. They automated the lighthouse before anyone could apply.',
      'A lighthouse has said one thing for two hundred years, and nobody has asked it to refresh the message.',
    ],
    gentle: 'Everyone who stays on a coast looks for the lighthouse at night. It can be seen from far off on a page, too.',
  },
  vicar: {
    brutal: [
      '“More tea, vicar?” is still the national procedure for changing the subject.',
      'A vicar can open a fete, end a feud and judge a marrow in one afternoon. Diplomats bring a delegation.',
    ],
    gentle: 'A vicar knows which door in the village needs a knock. Nobody expects to meet one in a CV, and that is rather nice.',
  },
  neighbour: {
    brutal: [
      'A neighbour is a stakeholder who cannot be taken off the distribution list.',
      'A neighbour has been following the project through the curtains since the skip arrived.',
    ],
    gentle: 'A good neighbour takes the parcels in and wants nothing for it. Everybody has one in mind, and thinks of them fondly.',
  },
  neighbor: {
    brutal: [
      'Lend a neighbor a ladder, and you have signed a contract with no end date.',
      'Good fences make good neighbors, wrote the poet. Network security has sold that line ever since.',
    ],
    gentle: 'A good neighbor brings the ladder back, with something from the garden. Anybody would warm to that.',
  },
  postman: {
    brutal: [
      'Developers have a Postman as well. It also knocks, waits, and reports that nobody answered.',
      'The postman knows who gets the final reminders and only says “morning”. That is data protection.',
    ],
    gentle: "A postman knows every dog on the round by name. He's a friendly figure to have walk through a page.",
  },
  milkman: {
    brutal: [
      'Silent, electric, at the door by six, and the bottles went back. The milkman was the future.',
      'You told the milkman with a note in a bottle. Nobody had to confirm an email address.',
    ],
    gentle: 'You heard the milkman by the clink of bottles before it was light. Some people miss that sound, and it is here.',
  },
  bridesmaid: {
    brutal: [
      'A bridesmaid has a dress code, a budget and no say in either. It is matrix management with flowers.',
      '“Always the bridesmaid” is what the runner-up says after every tender.',
    ],
    gentle: 'A good bridesmaid has a needle and thread in her bag. There are flowers here and some nerves, and people will smile.',
  },
  ghost: {
    brutal: [
      'Recruiters complain of being ghosted, and so do candidates. A ghost at least turns up every night.',
      'A ghost uses the same corridor for centuries, and the estate agent lists it as character.',
    ],
    gentle: "Every old house has a ghost that somebody's friend has seen. You can be sure of being asked about this.",
  },
  witch: {
    brutal: [
      'A hat, a cat and her own transport. A witch was the first freelancer.',
      'Every forecast that a witch gives in Macbeth comes true. The trouble is in the terms and conditions.',
    ],
    gentle: 'Where there is a witch, a cat is not far. Everyone loved those stories, and they will stop here for a moment.',
  },
  pirate: {
    brutal: [
      'Pirate crews elected the captain and put injury pay in writing. Some employers are still getting there.',
      'A pirate had a hook, a parrot and a relaxed view of property. Licence audits still look for the parrot.',
    ],
    gentle: "With one eye shut anybody can be a pirate. It's hard to read this in an ordinary voice and impossible to forget.",
  },
  cowboy: {
    brutal: [
      'In films the cowboy rides off when the work is done. In the building trade it is usually before.',
      'A real cowboy mostly mended fences and counted. Westerns leave out the admin.',
    ],
    gentle: "A cowboy sang to the cattle at night to keep them calm. There's a wide sky here, and readers like the view.",
  },
  dragon: {
    brutal: [
      '“Here be dragons” was an honest way to mark what nobody had surveyed. Now it says “to be confirmed”.',
      'A dragon sleeps on a heap of gold and lends none of it. It would pass any stress test.',
    ],
    gentle: 'All over the world people have dragons, and no two look alike. Someone is certain to ask you about this one.',
  },
  monster: {
    brutal: [
      'The monster under the bed has one user and has never missed a night. That is what uptime means.',
      "Frankenstein's monster got a launch date and no name. Marketing has learned to do it the other way round.",
    ],
    gentle: 'A good monster is usually a bit lonely, as anybody who reads stories knows. They will want to meet this one.',
  },
  mermaid: {
    brutal: [
      'Half at sea, half on land, and settled on a rock. The mermaid was hybrid before anyone had a policy.',
      'Columbus logged mermaids in 1493, less lovely than advertised. It is an early three-star review.',
    ],
    gentle: "Sailors swore that they had seen a mermaid, and some people still look. It's a lovely thing to be stopped by.",
  },
  wizard: {
    brutal: [
      'Gandalf says a wizard is never late. Broadband engineers have adopted the policy.',
      'On a computer a wizard is four windows and a button that says Next. Merlin would have liked the hours.',
    ],
    gentle: 'Every wizard in the stories mislays something important. People know that feeling and are charmed by it.',
  },
  vampire: {
    brutal: [
      'A vampire cannot come in unless somebody invites him. Calendars should be built like that.',
      'Engineers call a charger left in the wall a vampire. It takes a little every night and is never seen.',
    ],
    gentle: "In the stories a vampire has to be asked in, which is rather polite. It'll be remembered, with a pleasant shiver.",
  },
  burglar: {
    brutal: [
      'A burglar tests the access control and leaves no report. Consultants leave only the report.',
      'Bilbo Baggins was hired as a burglar, in writing, with no experience. Entry level used to exist.',
    ],
    gentle: "Everyone has lain awake and taken the fridge for a burglar. They'll grin, because it was only the fridge.",
  },
  spy: {
    brutal: ['The better the spy, the duller the reference.', 'A spy has to leave the best results off a CV. Most people manage it without training.'],
    gentle: 'Everybody was once a spy behind a hedge with a notebook. They will come closer to hear about this.',
  },
  king: {
    brutal: [
      'In chess the king moves one square while everybody else does the work. Staff designed that game.',
      'King is the last position to be filled entirely by referral.',
    ],
    gentle: "Put on a paper crown and you are king for the afternoon. It's grand and cheerful, and eyes go to it.",
  },
  queen: {
    brutal: [
      'In chess the queen goes anywhere, does everything, and covers for somebody who can hardly move.',
      'A queen must think that every building smells of fresh paint. So must the inspectors.',
    ],
    gentle: 'In a hive every bee knows whether the queen is at home. People will find this one just as surely.',
  },
  prince: {
    brutal: [
      'A prince can wait fifty years for one vacancy. Nobody can fault the succession planning.',
      'The prince found the right candidate by shoe size. Recruitment has since added a portal.',
    ],
    gentle: "In the stories half the frogs turn out to be a prince. There's some of that here, and people will want to hear it.",
  },
  duchess: {
    brutal: [
      'The duchess in Alice finds a moral in everything. She would be very big on LinkedIn.',
      'Whatever a duchess opens has been in use for a month. The plaque says otherwise.',
    ],
    gentle: 'Mention a duchess, and everybody sits up straight without noticing. Somebody will be very keen to hear more.',
  },
  mayor: {
    brutal: [
      'A mayor wears a chain so that people know who to tell about the bins.',
      'Giant scissors exist only for the mayor. Somebody has to store them, insure them and find them.',
    ],
    gentle: 'When the mayor is coming, somebody polishes the door handle. People sit up a little here, and remember it afterwards.',
  },
  knight: {
    brutal: [
      'A knight needed a horse, a sponsor and somebody to do up the back. It was never a solo role.',
      'In chess the knight goes two ahead and one to the side. Careers advisers call that a path.',
    ],
    gentle: 'You hear a knight before you see him. That rattle carries across a page of quiet duties.',
  },
  troll: {
    brutal: [
      'The troll under the bridge was at least charging for a service. The online kind does it for nothing.',
      'The troll let two goats pass to wait for a bigger one. Negotiation courses use worse cases.',
    ],
    gentle: "Stay up too late, the stories say, and a troll turns to stone. It'll be told again at somebody's kitchen table.",
  },
  scarecrow: {
    brutal: [
      'A scarecrow manages by presence alone. Office days are defended on that basis.',
      'A scarecrow works until the first bird sits on it. After that it is a policy.',
    ],
    gentle: "A scarecrow wears somebody's good old coat, and the birds sit on it. Everyone can see that, right across the field.",
  },
  'fortune teller': {
    brutal: [
      'A fortune teller sees growth, travel and a tall stranger. The five-year plan left out the stranger.',
      "No fortune teller has ever asked for last year's figures, and the results are comparable.",
    ],
    gentle: "People laugh at a fortune teller and listen all the same. They'll have pulled up a chair by the time you get to this.",
  },
  astronaut: {
    brutal: [
      'Astronauts wear a checklist on the sleeve. Nobody has ever called it bureaucracy.',
      'An astronaut gets sixteen sunrises a day. Overtime is hard to define up there.',
    ],
    gentle: 'Astronauts say that what they looked at most was home. It makes anyone look up from a desk for a moment.',
  },
};
