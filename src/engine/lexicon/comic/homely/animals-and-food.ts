import type { OfHomelyWord } from './of-homely-word.ts';

/** What is said of animals and of things to eat and drink that are met in a line of work. */
export const ANIMALS_AND_FOOD: Readonly<Record<string, OfHomelyWord>> = {
  // animal
  wombat: {
    brutal: [
      "A wombat's droppings are cubes. Packaging has been asking how for years.",
      'A wombat digs all night and asks for no recognition. Senior management is not an option.',
    ],
    gentle: 'Most readers have met a wombat only in pictures. One clause on how it came into the work and they will go back and read the line again.',
  },
  kangaroo: {
    brutal: [
      'A kangaroo comes with a pocket that fits. Workwear has been trying for a century.',
      'Kangaroos are no good at going backwards. On a CV that reads as commitment.',
    ],
    gentle: 'A kangaroo gives the setting in one word. Put the name of the place beside it and the picture is complete.',
  },
  koala: {
    brutal: [
      'Asleep for twenty hours a day, and nobody has a bad word to say. That is a strong personal brand.',
      'A koala eats one plant all its life. Recruiters call that a clear niche.',
    ],
    gentle: 'A koala slows a reader down, and a slow reader takes in more. Let the important word come right after it.',
  },
  emu: {
    brutal: [
      'Australia once sent soldiers against the emus. The emus won, and still do not mention it.',
      'An emu runs at fifty kilometres an hour with nowhere to be. Strategy departments know the feeling.',
    ],
    gentle: 'An emu can be seen from the far end of a pile of applications. Say in three words what part it played.',
  },
  ferret: {
    brutal: [
      'The collective noun is a business of ferrets. One was bound to turn up on a CV.',
      'Ferrets have been hired to pull cable through pipes. They passed the interview by leaving it.',
    ],
    gentle: 'A ferret brings a whole scene with it, and people like to be shown a scene. Where was this? The place would finish it.',
  },
  tadpole: {
    brutal: [
      'A tadpole changes its whole body for the next role. Most applicants change the font.',
      'A tadpole comes out of its restructuring with more legs than it went in with.',
    ],
    gentle: 'A tadpole is about turning into something. If this line is about a change as well, show what it looked like before and after.',
  },
  bat: {
    brutal: [
      'One bat in the roof can hold up a building project for a year. Few directors can.',
      'Bats shout into the dark and steer by what comes back. Sales calls that outreach.',
    ],
    gentle: 'Bats come with seasons, surveys and rules. If any of those came into it, one word of it shows that you know them.',
  },
  cat: {
    brutal: [
      'A cat attends the whole meeting, says nothing, and sits on the one document you need.',
      'Call a cat and it takes the matter under advisement. It would do well in Legal.',
    ],
    gentle: 'Everyone has known a cat, so everyone can see this line. One habit or one name, and it could be no other cat.',
  },
  dog: {
    brutal: [
      'A dog greets everybody at the door as if they were expected. Reception takes a course for that.',
      'Mention a dog and half the panel wants to know its name before yours.',
    ],
    gentle: 'A dog makes strangers start talking, and an interview needs that. If it had a name, the name is worth its three letters.',
  },
  puppy: {
    brutal: [
      'With a puppy in the room, any other business becomes the only business.',
      "A puppy has no attention span and everybody's attention. Marketing has never managed that.",
    ],
    gentle: 'Almost everyone softens at a puppy. Use the good mood: put the most serious fact of the line directly behind it.',
  },
  kitten: {
    brutal: [
      'No kitten has ever finished a task, and no kitten has ever had a bad appraisal.',
      'A kitten will chase a red dot all afternoon. So will anyone with notifications on.',
    ],
    gentle: 'A kitten is easy to picture, and that earns you a second of goodwill. A plain fact about the work is the best way to spend it.',
  },
  parrot: {
    brutal: [
      'A parrot repeats what it has heard with complete confidence. There are whole conferences of that.',
      'Parrots pick up the words long before the meaning. That is also how “synergy” spread.',
    ],
    gentle: 'The first thing people ask about a parrot is what it says. If there is an answer, four words of it would make their day.',
  },
  budgie: {
    brutal: [
      'Put a cloth over a budgie and its working day ends. Open-plan offices should look into it.',
      'A budgie can talk to a mirror for an hour and come away encouraged. So can a keynote speaker.',
    ],
    gentle: 'A budgie is small, bright and cheerful, and so is a line with one in it. What was its job in the story?',
  },
  parakeet: {
    brutal: [
      'London is full of wild parakeets and nobody agrees how they got in. They are a legacy system.',
      'Bright green, very loud, never alone. Parakeets look like a team-building day.',
    ],
    gentle: 'A parakeet puts colour into a page of black and white. One word about where, and the reader can hear it too.',
  },
  hamster: {
    brutal: [
      'A hamster covers miles every night without leaving the room. Anybody with an inbox can relate.',
      'The hamster fills both cheeks and leaves by the side. That is how you do a conference lunch.',
    ],
    gentle: 'Small animals make large memories. If something was learned about care, routine or quiet, the hamster has earned its place.',
  },
  gerbil: {
    brutal: [
      'A gerbil can turn a report into bedding overnight. Some reports have been waiting for that.',
      'Gerbils drum with one foot when they sense danger. It is quicker than raising a ticket.',
    ],
    gentle: 'A gerbil is so exact a word that the whole line sounds honest. Let the verb beside it be just as exact.',
  },
  'guinea pig': {
    brutal: ['Not from Guinea and not a pig. Somebody signed off that job title.', 'A guinea pig whistles when it hears the fridge. The office only looks up.'],
    gentle: "The phrase is worn out and the animal isn't. If this is the one with fur, let that be clear early and everyone is on its side.",
  },
  rabbit: {
    brutal: [
      'Start with two rabbits and the headcount plan is out of date by spring.',
      'A rabbit can see behind itself and not what is under its nose. Most dashboards are built that way.',
    ],
    gentle: 'A rabbit is quick to picture and slow to forget. Say what it was there for and the line explains itself.',
  },
  hare: {
    brutal: [
      'The hare lost one race and has been a slide in management training ever since.',
      'In March hares settle their differences by boxing in a field. It is quicker than mediation.',
    ],
    gentle: 'A hare, not a rabbit: the right word shows somebody who looks properly. Let one more exact noun keep it company.',
  },
  hedgehog: {
    brutal: [
      'A hedgehog has one policy: roll up and wait until the meeting is over.',
      'Thousands of spines, and it can still get stuck in a yoghurt pot. Security is about the small things.',
    ],
    gentle: 'Few animals have so many friends as the hedgehog. If somebody was won over in this line, say who.',
  },
  fox: {
    brutal: [
      'Foxes moved into town because the food was better and nobody checked their passes.',
      'A fox goes through the bins at three in the morning and calls it market research.',
    ],
    gentle: 'A fox brings its own night and its own silence. The hour of the day would be a lovely detail beside it.',
  },
  badger: {
    brutal: [
      "A badger's home can stop a bypass. Most objections need at least a letter.",
      'Badgers air their bedding on dry mornings. Not every hotel can say that.',
    ],
    gentle: 'Badgers are protected, so wherever one turns up somebody had to know the rules. If that was you, it is worth half a line.',
  },
  squirrel: {
    brutal: [
      'A squirrel hides everything in a safe place and forgets which. The shared drive was built on this.',
      'Squirrels cause more power cuts than hackers do. Nobody sells software against squirrels.',
    ],
    gentle: 'A squirrel makes people smile before they know what the line is about. Follow it with what the work was for.',
  },
  raccoon: {
    brutal: [
      'A raccoon remembers for years how to open a lock. The rest of us click “forgot password”.',
      'Masked, nocturnal, good with its hands. The raccoon is overqualified for bins.',
    ],
    gentle: 'A raccoon is a small crime story in one word. Readers will want the ending, and five words are enough for it.',
  },
  skunk: {
    brutal: [
      'Nobody has ever told a skunk to be more assertive.',
      'A skunk warns, stamps, warns again, and only then escalates. That is a model complaints procedure.',
    ],
    gentle: 'A skunk is remembered by everybody who was near. If the point is how calmly it was handled, let the line say “calmly”.',
  },
  otter: {
    brutal: [
      'Otters hold hands in their sleep so that nobody drifts off. Long meetings have no such system.',
      "A sea otter keeps its favourite stone in a pocket of its own skin. That's one way to stop tools walking.",
    ],
    gentle: 'People go a long way to see an otter for four seconds. Here it stays on the page, so give it a good verb.',
  },
  walrus: {
    brutal: [
      'A walrus gets itself out of the water by its teeth. Monday mornings have a similar look.',
      'Large moustache, lies about, and everybody makes room. The walrus must be on several boards.',
    ],
    gentle: 'There is no small walrus and no dull line with one in it. The setting would be a welcome extra.',
  },
  dolphin: {
    brutal: [
      'Dolphins sleep with half the brain at a time. Anyone who dials in from home knows the technique.',
      'Every dolphin has its own whistle for a name. Nobody has to wear a badge.',
    ],
    gentle: 'A dolphin brightens a line at once. Balance it with something dry, a date or an amount, and both will gain.',
  },
  whale: {
    brutal: [
      "A whale's tongue can weigh as much as an elephant. Imagine it on a conference call.",
      'A whale comes up, breathes out and goes down again for an hour. It is the best diary anyone keeps.',
    ],
    gentle: 'A whale gives the reader scale. A length or a distance would take their breath away.',
  },
  crab: {
    brutal: [
      'A crab goes sideways with total conviction. On a CV that is called a lateral move.',
      'Hermit crabs queue by size to swap houses. No estate agent has ever run a chain that well.',
    ],
    gentle: 'A crab has its own way of getting there, and readers like that. One verb that moves, and it will walk off the page.',
  },
  lobster: {
    brutal: [
      'Lobster was once spread on fields as fertiliser. Then it got a bib. That is rebranding.',
      'A lobster has one claw to crush and one to cut. Finance has the same two.',
    ],
    gentle: 'Lobster suggests an occasion. Which one it was would tell the reader as much about the work as the rest of the sentence.',
  },
  cow: {
    brutal: [
      'A cow goes over everything twice before it passes it on. Proofreading used to work like that.',
      'Cows have best friends and suffer when they are moved. Hot-desking was not tested on them.',
    ],
    gentle: 'There is nothing vague about a cow, and it makes the words around it look solid too. Pick those with the same care.',
  },
  calf: {
    brutal: [
      'A calf is on its feet within the hour. Onboarding takes a week and a lanyard.',
      'A calf will try to drink from a sleeve, a thumb and a gate. That is a thorough market survey.',
    ],
    gentle: 'A calf means early hours and patience to anyone who has been near one. If the line is about either, name it.',
  },
  sheep: {
    brutal: [
      'One sheep goes through the gate and the rest follow. Every software rollout depends on it.',
      'A sheep can remember fifty faces for two years. Try that after a networking event.',
    ],
    gentle: 'Sheep make a landscape out of a sentence. Where was the field? A county or a hill would be enough.',
  },
  lamb: {
    brutal: [
      'A lamb goes from asleep to airborne with no change management at all.',
      'At dusk lambs race along the hedge in a gang. It is the one team event nobody has to organise.',
    ],
    gentle: 'A lamb dates a line to spring without a date. If the season mattered to the work, that is worth spelling out.',
  },
  goat: {
    brutal: ['A goat looks at every fence as a first draft.', 'Goats will clear a slope that no machine can reach. They bill in droppings.'],
    gentle: 'A goat always has a will of its own, so the reader expects a story. A verb with some resistance in it will do.',
  },
  pig: {
    brutal: [
      'Pigs have learned to play video games with a joystick. Mandatory e-learning would not stop them.',
      "A pig keeps its mess well away from where it sleeps. Open plan can't always say that.",
    ],
    gentle: 'Pigs are cleverer than people expect, and so is a line that mentions one plainly. What was the clever bit?',
  },
  piglet: {
    brutal: [
      'A piglet goes from asleep to full alarm in one second. So does anyone who hears “quick question”.',
      'Piglets settle in the first week who sits where, and it never changes. Ask any staff room.',
    ],
    gentle: 'A piglet is the sort of detail that gets read aloud to the next desk. Make sure the whole line stands being read aloud.',
  },
  horse: {
    brutal: [
      'Horses can sleep standing up. Anyone who has staffed an exhibition stand sees the use of it.',
      'Engines are still measured in horses, long after the horses left. Some titles just stay on the door.',
    ],
    gentle: 'A horse tells people about trust and size without an adjective. If trust was the point, let the result show it.',
  },
  pony: {
    brutal: ['A pony is a small horse with large opinions.', 'A pony knows to the minute when the feed is due. No calendar reminder has ever been so firm.'],
    gentle: 'Ponies look sweet and argue well. If there was an argument in this line, who won it is the detail to add.',
  },
  donkey: {
    brutal: [
      "A donkey won't move until it sees the reason. Consultants bill that as discovery.",
      'A donkey remembers a road for decades. The sat nav wants an update first.',
    ],
    gentle: 'A donkey makes a line patient and warm. Tell us what got done at that pace, and it turns into praise.',
  },
  mule: {
    brutal: [
      'Half horse, half donkey, better at the job than either. So a merger can work.',
      'A mule that has enough to carry simply stops. It has never been sent on a resilience course.',
    ],
    gentle: 'Mules are about getting a load to a hard place. If that is the story, the load and the place are all it needs.',
  },
  camel: {
    brutal: [
      'A camel, they say, is a horse designed by a committee. It works, so there was no committee.',
      'A camel groans before anything has been loaded. That is called managing expectations.',
    ],
    gentle: 'A camel carries a reader a long way in five letters. Name the country or the occasion and they have arrived.',
  },
  llama: {
    brutal: [
      'A llama with too much on its back sits down and spits. Workload is rarely raised so clearly.',
      'Llamas are put in fields to guard the sheep. They work in security with that hair.',
    ],
    gentle: 'Llamas make everybody ask how on earth. Answer in four words and the reader will be grateful.',
  },
  alpaca: {
    brutal: [
      'An alpaca always looks as if somebody has just changed the agenda.',
      'Alpacas hum when they are worried. Towards quarter end you can hear the same thing on most floors.',
    ],
    gentle: 'The alpaca has charmed people who like nothing else. Let it do the charming, and keep the rest of the line brisk.',
  },
  hen: {
    brutal: [
      'Hens invented the pecking order and never needed a slide to explain it.',
      "A hen tells the whole yard about every egg. That's how you report a result.",
    ],
    gentle: 'A hen is homely and exact. Was there an outcome as countable as an egg? It would sit well beside her.',
  },
  cockerel: {
    brutal: [
      'A cockerel crows and the sun comes up. Marketing has claimed credit on less.',
      'The cockerel starts at four, shouts, and leaves the eggs to others. There is usually a title for that.',
    ],
    gentle: 'Everybody hears a cockerel when they read the word. A line with sound in it is rare, so keep the other words short.',
  },
  chicken: {
    brutal: [
      'Nobody ever found out why it crossed the road. There was no business case on file.',
      'There are billions of chickens and not one has asked for a seat at the table.',
    ],
    gentle: 'Chicken is a plain word, and plain words get believed. Tell us which part of it was the work.',
  },
  duck: {
    brutal: [
      'Calm on top, frantic underneath, and everything runs off its back. A duck could manage a call centre.',
      'Programmers explain their bugs to a rubber duck. It has solved more than some steering groups.',
    ],
    gentle: 'A duck improves a serious line without spoiling it. Was there just the one? Even that is worth saying.',
  },
  goose: {
    brutal: [
      'Geese guarded the Capitol in Rome and a whisky store in Scotland. Nobody asked them for a lanyard.',
      'A goose can move a person ten times its weight by attitude alone. Debt collection still uses letters.',
    ],
    gentle: 'Everyone who has met a goose has a version of this line. The detail that is only in yours is the one they will quote.',
  },
  swan: {
    brutal: [
      'When a swan sits down on a motorway, the motorway waits. That is seniority.',
      '“It can break your arm,” says everybody about the swan. Nobody has met the arm.',
    ],
    gentle: 'A swan makes people step back and look. Whoever has to stay calm near one may say so in plain words.',
  },
  turkey: {
    brutal: [
      "A turkey's head turns red, white or blue with its mood. Try hiding that on a video call.",
      "A turkey's forecast is excellent right up to December. Planners should find that instructive.",
    ],
    gentle: 'A turkey means a feast or a farmyard, and readers like both. Tell them early which of the two they are in.',
  },
  pigeon: {
    brutal: [
      'Pigeons delivered messages for centuries, and nobody was ever copied in.',
      'A pigeon always comes back to the office. It has never been told about remote work.',
    ],
    gentle: 'A pigeon belongs to every city, so everyone has an opinion on this line. Facts are a pleasant change: how many, where?',
  },
  seagull: {
    brutal: [
      'Management has a word for someone who flies in, makes noise and leaves a mess. It is this bird.',
      'A seagull does not steal your chips. It reopens negotiations.',
    ],
    gentle: 'One seagull and the reader can smell the sea. If the coast mattered to the work, name the town.',
  },
  gull: {
    brutal: [
      'Gulls tap-dance on grass so that worms think it is raining. It is the cheapest campaign there is.',
      'A gull will drink seawater. It would not complain about the machine on the second floor.',
    ],
    gentle: 'Whoever writes gull and not seagull has looked at birds. That kind of looking is worth a second example.',
  },
  crow: {
    brutal: [
      'Crows remember who crossed them and tell the others. That is a very full reference.',
      'A crow will bend a wire into a hook without raising a purchase order.',
    ],
    gentle: 'Crows solve things, and people know it. A line about one is a good home for the word “solved”, if it was.',
  },
  magpie: {
    brutal: [
      "Magpies don't much care for shiny things. Somebody in communications owes them a correction.",
      'People salute a magpie when they meet one. Most directors get a nod.',
    ],
    gentle: 'A magpie in black and white is easy to see on black and white paper. Where had it settled? Tell them.',
  },
  owl: {
    brutal: [
      'The owl got its name for wisdom by having large eyes and saying little. It still works in meetings.',
      'An owl can turn its head to face backwards. Exam halls would pay well for that.',
    ],
    gentle: 'An owl makes a line go quiet, which is rare on a page of busy verbs. Give it a calm one.',
  },
  heron: {
    brutal: [
      'A heron stands still for hours and then takes everything. Finance calls that a strategy.',
      'A heron can stare at cold water and look as if it were thinking. Boards have the same posture.',
    ],
    gentle: 'A heron is all patience, and readers feel it. If the work took as long as it looks, say how long.',
  },
  peregrine: {
    brutal: [
      'Peregrines swapped their cliffs for office towers and got the top floor without applying.',
      'Fastest animal on earth, and it nests on the council offices. That evens things out.',
    ],
    gentle: "A peregrine is rare enough that people will want to know which building. If it isn't a secret, name it.",
  },
  falcon: {
    brutal: [
      'Airports employ falcons. No other ground staff may leave the ground without a boarding card.',
      'A falcon wears a hood until it is needed. For some Mondays that would be a good scheme.',
    ],
    gentle: 'A falcon stands for one exact second after long waiting. What was the exact second here? That is the line.',
  },
  eagle: {
    brutal: [
      'An eagle can see a rabbit from three kilometres. It would find the typo from there.',
      'Eagles have sat on flags and coins for two thousand years without asking for royalties.',
    ],
    gentle: 'An eagle is a grand thing to meet in a plain sentence. Leave the sentence plain and it stays grand.',
  },
  sparrow: {
    brutal: [
      'Sparrows live for years in garden centres and station halls. Nobody has ever found the paperwork.',
      "A sparrow takes a bath in dust and comes out pleased. It's all in how facilities are presented.",
    ],
    gentle: 'It takes attention to notice a sparrow. If attention is what the job was about, this is the line that shows it.',
  },
  peacock: {
    brutal: [
      'A peacock drags its whole portfolio behind it and opens it on the smallest excuse.',
      'Magnificent tail, dreadful voice. The peacock should have applied in writing.',
    ],
    gentle: 'There is enough show in the peacock for the whole page. The words round it can afford to be modest.',
  },
  ostrich: {
    brutal: [
      'Ostriches never buried their heads in the sand. They are still waiting for the correction.',
      'An ostrich has an eye bigger than its brain. It sees everything coming and minutes none of it.',
    ],
    gentle: 'An ostrich is the largest surprise a short line can hold. A figure for its size, or its speed, would be hard to forget.',
  },
  penguin: {
    brutal: [
      'Penguins arrive in evening wear and then walk like that. Awards dinners end the same way.',
      'Penguins take turns in the warm middle of the huddle. No stand-up has been run so fairly.',
    ],
    gentle: 'Nobody is cross after the word penguin. It is a good moment for the one result you most want believed.',
  },
  snake: {
    brutal: ['A snake gets any meeting room to itself, with no booking.', 'A snake takes off its whole skin in one piece and moves on. Rebrands cost more.'],
    gentle: 'At the word snake everyone sits up. Tell them in the same breath that it ended well, if it did.',
  },
  lizard: {
    brutal: [
      'Under pressure a lizard drops its tail and later grows another. Budgets are cut with less thought.',
      "A lizard can't start until it has been in the sun for an hour. Elsewhere that is flexitime.",
    ],
    gentle: 'A lizard is gone in a blink, so a reader looks twice. Put what matters where the second look falls.',
  },
  tortoise: {
    brutal: [
      'Slow, armoured, and asleep from November to March. The tortoise and the budget cycle would get along.',
      'A tortoise can outlast the project, the platform and three owners of the building.',
    ],
    gentle: 'Tortoises are liked for getting there. If something in this line took a long time and arrived, that is its point.',
  },
  turtle: {
    brutal: [
      'A turtle crosses an ocean to get back to its own beach. It has never claimed mileage.',
      'Some turtles breathe through their rear ends all winter. No wellness app has suggested it yet.',
    ],
    gentle: 'A turtle gives a line its own slow weather. The beach, the tank or the page it swam on would be good to know.',
  },
  frog: {
    brutal: [
      'The boiling frog is in every talk about change. Real frogs just get out.',
      '“Eat the frog” is a method for managing your time. The frog was not consulted.',
    ],
    gentle: 'Frogs are found by people who stop and crouch down. A word about where would let the reader crouch as well.',
  },
  toad: {
    brutal: [
      'Every spring volunteers carry toads across the road in buckets. No rail company offers as much.',
      'A toad takes off its skin and eats it. Nothing is left for the archive.',
    ],
    gentle: 'Hardly anyone chooses a toad, and that makes it trustworthy. Let the rest of the line be as unglamorous and as true.',
  },
  newt: {
    brutal: [
      'A great crested newt can hold up a motorway. People need a barrister for that.',
      'A newt can regrow a leg and part of an eye. On paper it is still a planning issue.',
    ],
    gentle: 'A newt tells the expert about permits and tells everyone else about ponds. If a permit was involved, say which.',
  },
  wasp: {
    brutal: [
      'Wasps made paper long before offices did. The only jam they know comes with scones.',
      'A wasp can close an outdoor meeting without a single slide.',
    ],
    gentle: 'A wasp is short, sharp and known to all. A line about one should be the same length as the wasp.',
  },
  hornet: {
    brutal: [
      'Everyone will tell you a hornet is calmer than a wasp. They tell you from indoors.',
      "A hornets' nest is made of chewed paper. The office kind is made of email.",
    ],
    gentle: 'People want to know two things about a hornet: how big, and how it ended. One of them would be plenty.',
  },
  moth: {
    brutal: [
      'The first computer bug in a logbook was a moth, stuck in with tape. Nobody has closed the ticket.',
      'A moth spends all evening at the brightest screen in the room. It is practically staff.',
    ],
    gentle: 'A moth is a small, late, quiet thing. It gives the line an hour of the day for nothing.',
  },
  butterfly: {
    brutal: [
      'A butterfly flaps its wings and somewhere a forecast gets a footnote.',
      'A butterfly tastes with its feet. No caterer has ever allowed for that.',
    ],
    gentle: 'If you know which butterfly it was, write the name. Those names are the best words in English and cost you nothing.',
  },
  beetle: {
    brutal: [
      'There are some four hundred thousand kinds of beetle. Of course a few are filed twice.',
      'A dung beetle steers by the Milky Way, walking backwards. Logistics uses an app.',
    ],
    gentle: 'A beetle is a close-up, and a CV is mostly wide shots. A colour or a size would bring it even closer.',
  },
  slug: {
    brutal: ['A slug is a snail that went freelance.', 'A slug leaves a complete record of where it has been. Timesheets are rarely so good.'],
    gentle: 'No one would invent a slug to impress anybody, so this line is believed. Put the claim you care about next to it.',
  },
  snail: {
    brutal: [
      'A snail takes its office everywhere, and nobody has ever called it agile.',
      'Email was invented to beat the snail. The replies take about as long.',
    ],
    gentle: 'A snail is a pleasure at the end of a fast page. If slowness was a virtue here, the line may say so outright.',
  },
  ant: {
    brutal: [
      'Ants run roads, farms and warehouses without a manager. It is best not mentioned upstairs.',
      'One ant finds the sugar and within the hour everybody knows. No intranet has come close.',
    ],
    gentle: 'Ants are never only one, so a reader thinks of systems. How many, or how far, would be a nice thing to learn.',
  },
  flea: {
    brutal: [
      'Flea circuses were real, with carts and a paying public. Performance management has come a long way.',
      'A flea can jump a hundred times its own length, and nobody wants it by Friday.',
    ],
    gentle: 'It takes some nerve to write flea, and readers like nerve. Follow it with what was put right.',
  },
  goldfish: {
    brutal: [
      'The three-second memory is a myth. A goldfish remembers for months, including what was agreed.',
      'A goldfish is watched all day through glass by people with coffee. Meeting rooms are built like that.',
    ],
    gentle: "There is a goldfish in everyone's past, so this line finds a friend. Where did it live? The desk, the foyer, the film?",
  },
  eel: {
    brutal: [
      'Nobody has ever seen a European eel spawn. That is how to keep something out of the minutes.',
      "European eels go to the Sargasso Sea to meet. It's the longest trip ever made for an off-site.",
    ],
    gentle: 'Eels are famous for being hard to hold, and this one holds the reader. What was gripped, counted or learned?',
  },
  trout: {
    brutal: [
      'A trout hangs in a strong current all day and looks relaxed. Customer service trains for years.',
      'You can calm a trout by tickling its stomach. It has been tried less with suppliers.',
    ],
    gentle: "A trout brings clear water into the sentence. A river's name would be worth more than any adjective.",
  },
  carp: {
    brutal: [
      'Carp are caught, weighed, admired and put back. It is an appraisal with a net.',
      'Some carp are caught so often that they are given names. Few repeat customers get that far.',
    ],
    gentle: 'A carp has all the time in the world and lends some to the reader. Use it for the detail you nearly left out.',
  },
  labrador: {
    brutal: [
      'A labrador brings everything back, unasked, slightly wet. Accounts receivable can only dream.',
      'No labrador has ever met a stakeholder it did not like.',
    ],
    gentle: 'Labrador is better than dog: the reader has the right animal at once. Be as exact about the work beside it.',
  },
  spaniel: {
    brutal: ['Spaniels sniff out cash for a living and take their pay in tennis balls.', 'A spaniel works as if every bush were the last week of the quarter.'],
    gentle: 'You can hear a spaniel arrive in this line. If it had a task, name the task; working dogs make fine colleagues.',
  },
  terrier: {
    brutal: [
      'Give a terrier a problem and the problem is in pieces. It does not do next steps.',
      'A terrier follows a thing down the hole. The rest of us open a ticket and wait at the top.',
    ],
    gentle: 'A terrier stands for not letting go. If that was true of the work too, one result would prove it.',
  },
  poodle: {
    brutal: [
      'The poodle cut began as workwear for cold water. It got out of hand, like any dress code.',
      'Under that haircut the poodle is a gun dog. Never judge a candidate by the formatting.',
    ],
    gentle: 'People smile at a poodle and then recall that it is one of the clever ones. A line that turns the same way would be fun.',
  },
  greyhound: {
    brutal: [
      'A greyhound goes flat out for half a minute and then sleeps all day. That is a true sprint.',
      'The fastest dog there is, and all it wants is the sofa. Somebody has found work-life balance.',
    ],
    gentle: 'A greyhound makes a line look quick. If something was done in record time, this is where to say in how much.',
  },
  reindeer: {
    brutal: [
      'Reindeer work one night a year and everybody knows them by name. Personal brands are made of less.',
      "A reindeer's eyes change colour for the dark months. The rest of us get a desk lamp.",
    ],
    gentle: 'A reindeer puts a date on the line and snow around it. If somebody was surprised by it, their face is the best ending.',
  },
  moose: {
    brutal: ['Swedish cars are tested on dodging a moose. The moose is exempt.', 'A moose can dive for its lunch. It leaves that off its profile.'],
    gentle: 'A moose is the biggest thing for miles, in a forest or in a paragraph. Nothing else in the line needs to be large.',
  },
  wolf: {
    brutal: [
      'The scientist who made the alpha wolf famous took it back. The seminars are still running.',
      'A howl carries ten kilometres. No wolf has ever asked whether everyone can hear it.',
    ],
    gentle: 'A wolf makes any sentence sound like the start of something. Give the reader the end of it as well.',
  },
  tiger: {
    brutal: ['A tiger needs no introduction and has never waited for one.', "Most of a tiger's hunts come to nothing. Sales would have put it on a plan."],
    gentle: 'No word of five letters is louder than tiger. Keep the rest of the line quiet and it will carry.',
  },
  lion: {
    brutal: ['The lionesses do the hunting, and the lion gets the logo.', 'A lion rests for twenty hours a day, and nobody has ever scheduled over it.'],
    gentle: 'A lion does not need adjectives, and neither does what was done around it. A verb and a place will do.',
  },
  elephant: {
    brutal: [
      'The elephant in the room is usually kept out of the minutes. Here it is in writing.',
      'Elephants never forget. That is why nobody asks one to the lessons-learned session.',
    ],
    gentle: "An elephant in a CV gets the reader's full attention for one sentence. Make it the sentence with the result in it.",
  },
  giraffe: {
    brutal: [
      'A giraffe sleeps a couple of hours a day, in bits. As a founder it would give talks about it.',
      'A giraffe has as many neck bones as you have. It just gave them more budget.',
    ],
    gentle: 'A giraffe stretches a line upwards, and eyes follow. What stood at the top of it, an idea, a price, a roof?',
  },
  monkey: {
    brutal: [
      'Give enough monkeys enough typewriters and you get Shakespeare. A good CV would take them longer.',
      'Delhi has paid people to imitate large monkeys so that small ones leave. That is middle management.',
    ],
    gentle: 'A monkey promises mischief, and readers lean in. Tell them what it took to bring order back, if order came.',
  },
  octopus: {
    brutal: [
      'An octopus has a brain in every arm. It is the only true matrix organisation.',
      'Octopuses have left their tanks at night, crossed the floor and gone home down the drain. No exit interview.',
    ],
    gentle: 'An octopus is all curiosity, and so is whoever reads about one. Satisfy it with one fact.',
  },
  jellyfish: {
    brutal: [
      'A jellyfish has got by for half a billion years without a brain. Do not tell the leadership course.',
      'Transparent, flexible, goes with the flow. The jellyfish has read the job advert.',
    ],
    gentle: 'A jellyfish drifts in and everybody looks. One firm, dry word beside it would set it off nicely.',
  },
  shark: {
    brutal: ['Sharks are older than trees and have never had a rebrand.', 'Business books are full of sharks. No shark has been given a chapter to reply.'],
    gentle: 'A shark does its own publicity. The line can be calm, and calm beside a shark reads as competence.',
  },
  sloth: {
    brutal: [
      'A sloth comes down from its tree once a week. Hybrid working was always possible.',
      'Moss grows on a sloth while it works. Several approvals processes have reached that stage.',
    ],
    gentle: 'Everybody is fond of the sloth by the second word. If speed was the joke, a real time in days would finish it.',
  },
  hippo: {
    brutal: [
      "In meetings a HiPPO is the highest paid person's opinion. The real one also needs a wide corridor.",
      'A hippo looks like a sofa and outruns a sprinter. Never judge by the profile.',
    ],
    gentle: 'A hippo is round, heavy and welcome. The reader will forgive a long sentence for it, but a short one is funnier.',
  },
  rhino: {
    brutal: ['Thick skin, poor eyesight, right of way. A rhino could chair anything.', 'A group of rhinos is called a crash. Servers do it with less warning.'],
    gentle: 'A rhino puts weight into a line. A gentle verb beside it is the kind of contrast that people retell.',
  },
  gorilla: {
    brutal: [
      'In a famous test half the viewers missed the gorilla. Auditors do not like to talk about it.',
      'The 800-pound gorilla sits wherever it wants. Desk booking does not apply.',
    ],
    gentle: 'A gorilla makes the reader go still, as people do near one. If something had to be done gently, say what.',
  },
  bee: {
    brutal: [
      'A bee reports where the flowers are by dancing. Nobody in the hive asks for the deck.',
      'Bees vote on a new home by head-butting whoever is wrong. Committees have got soft.',
    ],
    gentle: 'Bees mean work in every language. If there was honey, or a harvest of any kind, weigh it for the reader.',
  },
  bumblebee: {
    brutal: [
      "A bumblebee flies although a famous calculation says it can't. Nobody ever finds the engineer.",
      'Bumblebees are large, loud and entirely well-meaning. Every office party has some.',
    ],
    gentle: 'A bumblebee warms a whole line of plain words. A month, May or June, would be all the detail it needs.',
  },
  earthworm: {
    brutal: [
      'Darwin studied earthworms for forty years and played them the bassoon. Research grants were different then.',
      "An earthworm moves tonnes of soil and has no portfolio. The best people often don't.",
    ],
    gentle: 'An earthworm is the humblest word on offer and readers respect it. What grew afterwards? That is its reference.',
  },
  caterpillar: {
    brutal: [
      'A caterpillar dissolves almost completely and comes out with wings. No rebrand has gone so far.',
      'A caterpillar eats all day in a dull role and is certain of its next one.',
    ],
    gentle: 'A caterpillar makes everyone think of what comes next. If something did, that is the second half of the line.',
  },
  ladybird: {
    brutal: [
      'A ladybird eats thousands of greenfly and is loved for the spots. Packaging always wins.',
      'No ladybird has ever landed on somebody without stopping the conversation.',
    ],
    gentle: 'A ladybird is a scrap of luck in a grey line. Leave it small and let the next fact be solid.',
  },
  flamingo: {
    brutal: [
      'A flamingo is pink because of what it eats. Every canteen should come with that warning.',
      'A flamingo uses less effort on one leg than on two. That is lean management.',
    ],
    gentle: 'A flamingo is the pinkest word in English. Put one sober figure next to it and both look better.',
  },
  puffin: {
    brutal: [
      'A puffin commutes between a burrow and the open sea, with a beak full of fish and no complaints.',
      'The puffin looks like an executive who was made up by a clown. People cross seas to see it.',
    ],
    gentle: "A puffin makes readers wish they had been there. An island's name would nearly take them.",
  },
  stork: {
    brutal: [
      'The stork ran deliveries for centuries and nobody ever traced a parcel.',
      'Storks greet each other by clattering their beaks. Some stand-ups sound similar.',
    ],
    gentle: 'A stork on a roof, in a field or in a story is taken as good news. What was the good news here?',
  },
  kingfisher: {
    brutal: [
      "Japan's fast train got its nose from the kingfisher. The kingfisher got nothing.",
      'Most people see a kingfisher as a blue line that somebody else was looking at.',
    ],
    gentle: 'A kingfisher is a flash of blue that people remember for years. Keep the sentence as quick as the bird.',
  },
  chameleon: {
    brutal: [
      'A chameleon changes colour with its mood and not its wall. Adaptability was a misunderstanding.',
      "A chameleon's eyes look in two directions at once. So does a steering committee.",
    ],
    gentle: 'A chameleon is hard to see and easy to remember. The colour of something in the line would be the nicest addition.',
  },
  meerkat: {
    brutal: [
      'Meerkats post a lookout who calls every few seconds that all is well. It is a status meeting that works.',
      'A meerkat stands upright, looks round, sees no manager, and goes back down. Open plan is full of it.',
    ],
    gentle: 'Meerkats are all alertness, and so are their readers. If somebody was keeping watch in this line, say over what.',
  },
  dachshund: {
    brutal: [
      'The dachshund was bred to go down holes after badgers. It is still the longest candidate for the smallest post.',
      'A dachshund has the legs of a footstool and the voice of a head of department.',
    ],
    gentle: 'A dachshund gives you length and comedy in one word. A short sentence suits it best.',
  },
  collie: {
    brutal: [
      'Put a collie at a party and by nine all the guests are in one corner. Event management takes a degree.',
      'A border collie has learned over a thousand names of toys. Networking events print badges.',
    ],
    gentle: "A collie is the cleverest worker in the field. If it did a job here, describe it as you would a colleague's.",
  },
  rooster: {
    brutal: [
      'The rooster announces the day and takes no part in it. It was an early press officer.',
      'A weather vane is a rooster that turns with every wind. It has been on top for a thousand years.',
    ],
    gentle: 'A rooster comes with its own sound and its own hour. Which morning was it? The reader is awake now.',
  },
  deer: {
    brutal: [
      'A deer hears a crisp packet across a field and freezes. Anyone on mute knows the feeling.',
      'Deer cross where deer have always crossed. The road was the later requirement.',
    ],
    gentle: 'A deer makes people hold their breath for a line. Use the silence for something you want heard.',
  },
  // food
  biscuit: {
    brutal: [
      'Nobody takes the last biscuit. It is the only rule that every organisation enforces.',
      'You can tell a meeting by its biscuits. Shortbread means there is bad news.',
    ],
    gentle: 'A biscuit is a small kindness that everybody understands. If it got people round a table, say what they agreed there.',
  },
  cake: {
    brutal: ['An email that says “cake in the kitchen” does not need a follow-up.', 'Nobody has ever asked for the agenda of a meeting with cake.'],
    gentle: 'Cake usually means that something was worth marking. What it was for may be the strongest word in the line.',
  },
  cupcake: {
    brutal: ['A cupcake is cake after headcount planning: one each, no discussion.', 'Half of it is icing. Presentations are allowed about the same.'],
    gentle: 'Cupcakes are made one at a time and counted by the dozen. A count belongs here, and it would be a cheerful one.',
  },
  pudding: {
    brutal: [
      '“The proof is in the eating” is still the clearest acceptance test ever written.',
      'In Britain a pudding may be a sponge, a sausage or a batter. Nobody has harmonised the terms.',
    ],
    gentle: 'A reader who gets as far as the pudding is in a good mood. It is the right place for your best result.',
  },
  custard: {
    brutal: [
      'Hit custard and it goes solid, leave it and it flows. So it is with most negotiations.',
      'A lump in the custard is the oldest failed integration on record.',
    ],
    gentle: 'Custard is pure canteen, and everyone has been in that canteen. Readers will follow wherever the line goes next.',
  },
  jelly: {
    brutal: [
      'People have nailed jelly to a wall, just to check. Requirements have yet to be tried.',
      'Jelly takes the shape of whatever it is poured into. On a CV that is spelled “adaptable”.',
    ],
    gentle: 'Jelly wobbles even in print. Set something firm next to it, a date or a sum, and the line will stand.',
  },
  trifle: {
    brutal: [
      'A soft base, layers nobody can change later, cream over all of it. Trifle is a legacy system.',
      'Five layers, and they call it a trifle. Estimates are written by the same people.',
    ],
    gentle: 'A trifle sounds like nothing and takes a day to make. If the work was like that too, say what went into it.',
  },
  scone: {
    brutal: [
      'Jam first or cream first has divided two counties for a century. The scone will not comment.',
      'Nobody agrees how to say “scone”. On paper it gets through every time.',
    ],
    gentle: 'A scone is a whole afternoon in one word. Who sat down to it would tell the reader what the afternoon was for.',
  },
  crumpet: {
    brutal: [
      'A crumpet is mostly holes, and the holes are the point. Some strategies make the same claim.',
      'Butter goes in at the top and comes out at the bottom. A crumpet is frank about budgets.',
    ],
    gentle: 'A crumpet is warm before you have said anything about it. The verb can stay cool.',
  },
  bun: {
    brutal: [
      'A bun is the smallest amount of goodwill that an organisation can buy.',
      'Morale has been surveyed, benchmarked and workshopped. Then somebody brings buns.',
    ],
    gentle: 'Buns are modest, and modest details are believed. It makes this a good line to put a real figure in.',
  },
  doughnut: {
    brutal: [
      'A doughnut has nothing in the middle and everybody is happy. Org charts keep trying for that.',
      'A box of doughnuts is the quickest known way to meet another department.',
    ],
    gentle: 'A doughnut gets a smile from the tired reader at the end of the pile. What follows it will be read kindly.',
  },
  donut: {
    brutal: [
      'Somebody always cuts one donut in half, out of modesty, and then comes back for the other half.',
      'Donuts turn up on a Friday, and so does everybody who works from home.',
    ],
    gentle: "A donut is a friendly thing to leave on somebody's desk, or in somebody's memory. One clear fact beside it will stay there too.",
  },
  croissant: {
    brutal: ['Croissants at the meeting mean a consultant at the meeting.', 'A croissant has as many layers as head office and leaves more on the table.'],
    gentle: 'A croissant says early, and a reader will believe the hour. Say what was ready by nine and it says more.',
  },
  pancake: {
    brutal: [
      'The first one always goes wrong. With pancakes that is a tradition and not an incident.',
      'Flat, quick, easily turned over. Consultants draw organisations like that.',
    ],
    gentle: 'A pancake gets better by the third try, and people like a line that admits it. What had improved by the end?',
  },
  waffle: {
    brutal: [
      'The edible sort has structure, clear edges and holds something. CVs mostly deal in the other.',
      'A grid of little boxes with something poured over all of it. It is a waffle or a spreadsheet.',
    ],
    gentle: 'It is brave to let a recruiter read this word. Keep the line short, and the joke is on everybody else.',
  },
  pie: {
    brutal: [
      'A pie is the only chart that anyone has asked for seconds of.',
      'Everyone wants a bigger slice, and one person knows how big it is. That is Finance.',
    ],
    gentle: 'Pie is generous and round and needs no explaining. Whoever it was shared with would be a good last word.',
  },
  pasty: {
    brutal: [
      'The crimp was a handle for miners with dirty hands. It is user-centred design with swede in it.',
      'A pasty is a packed lunch that is also the packaging. Sustainability is still catching up.',
    ],
    gentle: 'A pasty was made to be taken to work, so it looks at home here. Where the work was is the other half of the picture.',
  },
  sausage: {
    brutal: [
      'Nobody should see how laws and sausages are made, they say. Annual accounts were added later.',
      'One sausage left on the tray, and suddenly everybody remembers the procedure.',
    ],
    gentle: "A sausage has no pretensions, and a line with one in it doesn't need any either. Say the plain thing plainly.",
  },
  bacon: {
    brutal: ['The smell of bacon reaches every floor without a distribution list.', 'Bacon has tested more smoke alarms than Facilities.'],
    gentle: 'Bacon works on people before breakfast and in the middle of a paragraph. The hour of the day would make it perfect.',
  },
  burger: {
    brutal: [
      'There is the picture on the wall and the thing in the box. A burger teaches expectation management.',
      'A burger has to survive the first bite without losing scope.',
    ],
    gentle: 'A burger brings a reader down to earth in the best way. Stay there: what was done, for how many?',
  },
  kebab: {
    brutal: [
      'After midnight a kebab settles more disputes than arbitration. It has also opened a few.',
      'Programmers join words with hyphens and call it kebab case. Somebody was hungry at a naming meeting.',
    ],
    gentle: 'A kebab tells the reader that it was late. If the late hour got something finished, that is the line.',
  },
  chip: {
    brutal: [
      'A chip left alone belongs to whoever sits nearest. Tasks are assigned the same way.',
      'Chips are shared within minutes and nobody asks for access.',
    ],
    gentle: 'One chip and you can smell the vinegar. A line that does that may be as short as it likes.',
  },
  crisps: {
    brutal: ['One packet of crisps can be heard by everybody on the call.', 'A packet of crisps is mostly air. Annual reports are filled on the same machine.'],
    gentle: 'Crisps are what people eat when they stay on. If that is what happened, what did staying on achieve?',
  },
  peanut: {
    brutal: [
      'Mission control has passed peanuts round for decades. They are in no manual, and no launch goes without.',
      'Pay peanuts and you get monkeys, they say. Nobody has ever costed the monkeys.',
    ],
    gentle: 'A peanut is tiny, and the eye goes to it at once. Small exact things are what readers trust.',
  },
  popcorn: {
    brutal: [
      'Burn one bag of popcorn and the whole building learns your floor.',
      'Every kernel gets the same heat, and they finish at different times. Planners still draw one bar.',
    ],
    gentle: 'Popcorn means there was something to watch. Say what, and the reader takes the seat next to you.',
  },
  toffee: {
    brutal: [
      'Hand round toffee first, and you can present for four minutes without interruption.',
      'Toffee sets the moment you stop stirring. So does a temporary process.',
    ],
    gentle: 'Toffee slows everybody down agreeably. A line like that is a good one to read last before lunch.',
  },
  fudge: {
    brutal: [
      'In a tin it is a present. In a forecast it is also quite popular.',
      'The recipe for fudge is said to have been a mistake with caramel. Most procedures start that way.',
    ],
    gentle: 'Fudge that can be eaten is the honest kind. An exact figure right beside it would complete the joke.',
  },
  chocolate: {
    brutal: [
      'Everybody knows which chocolate is left in the box. It has been there since Christmas.',
      'A box of chocolates on a desk keeps no records, and by three there is nothing to audit.',
    ],
    gentle: 'Chocolate needs no translation, and that is more than most words on a CV can say. The occasion would go well with it.',
  },
  sweets: {
    brutal: [
      'At a trade fair the bowl of sweets has the longest queue and no sales target.',
      'Nobody takes a sweet from a reception desk without a quick look at the door.',
    ],
    gentle: 'Sweets make the reader look for who got them. Name the audience and the line has a purpose as well.',
  },
  lollipop: {
    brutal: [
      'A lollipop is the only completion bonus that is paid on the spot.',
      'It has a handle, a defined scope and a clear end. A lollipop is a better brief than most.',
    ],
    gentle: 'A lollipop is bright, cheap and remembered for decades. Those are fine qualities for a detail in a CV.',
  },
  'ice cream': {
    brutal: [
      'Ice cream sets a deadline, and nobody has ever had it extended.',
      'An ice cream van plays one tune and the street comes out. No calendar invitation does that.',
    ],
    gentle: 'Ice cream puts the sun in the line. If there was a queue, its length is a figure worth having.',
  },
  sandwich: {
    brutal: [
      'Managers put criticism between two layers of praise and call it a sandwich. The filling falls out.',
      'Invented so that an earl could stay at the card table. It has kept people at their desks ever since.',
    ],
    gentle: 'A sandwich is the most ordinary thing at work and hardly ever gets written down. Ordinary is what makes it true.',
  },
  toast: {
    brutal: [
      'Toast is the one thing in the office kitchen that can call the fire brigade.',
      'There are four seconds between done and burnt. Few processes run to the tolerance of toast.',
    ],
    gentle: 'You can smell toast through paper. Whatever else the line holds will be read by somebody who is slightly hungry and kind.',
  },
  marmalade: {
    brutal: [
      'Marmalade leaves the bits in on purpose and wins awards for it. Try that with a release.',
      'A famous bear keeps a marmalade sandwich under his hat. It is called contingency planning.',
    ],
    gentle: 'Marmalade is a word with character, and the rest of the line borrows some. A short word beside it is enough.',
  },
  honey: {
    brutal: [
      "Honey from a pharaoh's tomb is still good. The best-before date came from Legal.",
      'A bee makes a twelfth of a teaspoon in its life. Nobody has dared to call that underperforming.',
    ],
    gentle: 'Honey says that somebody had patience. If it can be weighed, the weight is the loveliest figure you could give.',
  },
  gravy: {
    brutal: [
      'Gravy covers whatever went wrong on the plate. Slides do it with a gradient.',
      'There is a gravy train and a gravy boat, and nobody has seen the timetable for either.',
    ],
    gentle: 'Gravy is comfort, even at second hand. Readers will be comfortable, so this is where to put the demanding fact.',
  },
  ketchup: {
    brutal: [
      'Nothing, nothing, nothing, then all of it at once. Ketchup moves like a decision from head office.',
      'Ketchup was once sold by chemists as a remedy. That is what you call a pivot.',
    ],
    gentle: 'Ketchup is the least formal word there is, and it relaxes whoever is reading. Now is the time for the serious bit.',
  },
  mustard: {
    brutal: [
      'Nobody can say what “cutting the mustard” means. It has been in appraisals for a century.',
      'A little goes a long way and the jar lasts years. There is no other budget line like mustard.',
    ],
    gentle: 'Mustard is small, sharp and noticed. The sentence can take after it.',
  },
  pickle: {
    brutal: [
      'A pickle is a cucumber that stayed on the project too long.',
      'Vinegar, a lid and a year in a dark cupboard. Strategy papers get the same, without the vinegar.',
    ],
    gentle: 'A pickle adds some bite to a mild page. Tell people in what jar, on what shelf, and they can taste it.',
  },
  gherkin: {
    brutal: [
      'Half the world takes the gherkin out, and it still ships with every burger. That is a legacy feature.',
      'London has a tower called the Gherkin. Its architects had other words on the drawings.',
    ],
    gentle: 'Gherkin is funny to say, and somebody will say it aloud. Give them a sentence that sounds good round it.',
  },
  cheese: {
    brutal: [
      'Somebody moved it once, and it became a management bestseller.',
      'Safety experts draw every mishap as slices of cheese. All the money goes on the holes.',
    ],
    gentle: 'Cheese has a name for every village. If you know which one it was, write that, and the line has an address.',
  },
  yoghurt: {
    brutal: [
      '“Live culture”, it says on the lid. Most employers put that on the careers page.',
      'A yoghurt in a shared fridge is all you need to understand property law.',
    ],
    gentle: 'A yoghurt is so everyday that nobody would make it up. The fact next to it gets believed on its credit.',
  },
  porridge: {
    brutal: [
      'Too hot, too cold, just right. Porridge did user testing before anybody had a budget for it.',
      'Porridge left in a bowl sets harder than most foundations. Nobody has ever owned up to the bowl.',
    ],
    gentle: 'Porridge says that the day began early and properly. If the early start paid off, finish the sentence with that.',
  },
  cereal: {
    brutal: [
      'The back of a cereal box is the most widely read document in the country. It has a maze.',
      'People emptied whole boxes of cereal to reach a plastic whistle. Incentive schemes have got more complicated.',
    ],
    gentle: 'Cereal is the least solemn thing that a reader will see today. They will be grateful, and grateful people read on.',
  },
  noodle: {
    brutal: [
      'An instant noodle has one deadline, three minutes, and has never missed it.',
      'Pull one noodle and four others move. Server rooms are cabled by that principle.',
    ],
    gentle: "Noodles are long and the line needn't be. Two plain words about where, and the reader can smell the steam.",
  },
  curry: {
    brutal: ['A curry menu runs from mild to a dare. No risk scale has ever been so honest.', 'Curry is better on the second day. Minutes are not.'],
    gentle: "Curry has a warmth that duties don't. If it brought people together, name the people.",
  },
  soup: {
    brutal: ['The soup of the day is a full report on yesterday.', 'In some places alphabet soup is a starter. In others it is the org chart.'],
    gentle: 'Soup is what you give to people who have been out in the cold. If that is near the truth here, say it outright.',
  },
  stew: {
    brutal: ['A stew is what you get when everything is low priority and left on for hours.', 'A stew forgives late additions. Scope has never been so kind.'],
    gentle: 'A stew takes its time and nobody minds. If slow was the right way to do this, the line may be proud of it.',
  },
  dumpling: {
    brutal: [
      'Nearly every cuisine invented the dumpling on its own. There was no working group.',
      'You find out what is in a dumpling after you commit. Most contracts start like that too.',
    ],
    gentle: "There is a dumpling in every reader's past. Which country did this one come from? The word for it there would be a gift.",
  },
  omelette: {
    brutal: [
      'Every reorganisation is explained with omelettes. No egg has ever given the talk.',
      'Folded over, nobody sees what happened inside. The omelette is an executive summary.',
    ],
    gentle: 'An omelette takes three minutes and some nerve. If the work was quick too, this is the line to time it in.',
  },
  pizza: {
    brutal: ['Pizza at six means that nobody is leaving at six.', 'A team should be small enough for two pizzas, they say. They never say what size of pizza.'],
    gentle: 'Pizza usually marks a long evening with others. What stood finished at the end of it would be the best topping.',
  },
  lasagne: {
    brutal: [
      'Layers on layers, and nobody remembers who signed off the middle one. Lasagne is governance.',
      'Lasagne is always announced as for six and eaten by four. Capacity planning knows the problem.',
    ],
    gentle: 'A lasagne feeds a crowd, so the reader looks for the crowd. Let them see it.',
  },
  spaghetti: {
    brutal: [
      'The BBC once showed spaghetti growing on trees, and viewers rang to ask for a cutting. Check your facts.',
      'Nobody has ever looked senior while eating spaghetti.',
    ],
    gentle: 'Spaghetti in the plain sense makes engineers smile twice. A tidy sentence round it makes them smile three times.',
  },
  banana: {
    brutal: [
      'The curve of a banana is in the EU rules. Somebody wrote that spec and had it reviewed.',
      'The banana skin is the oldest near miss on record, and still the best known.',
    ],
    gentle: "A banana cannot be made dignified and needn't be. Let it be funny, and let the next clause be the serious one.",
  },
  plum: {
    brutal: [
      'There is such a thing as a plum job. Nobody has ever seen one advertised.',
      'Somebody ate the plums and left a poem about it. In an office you get a note in capitals.',
    ],
    gentle: 'Plum is a word with a colour and a month in it. Few words on a CV do so much, so give it room.',
  },
  cherry: {
    brutal: ['Everyone leaves the cherry until last, and then somebody senior comes by.', 'Two bites at the cherry is one more than most procedures allow.'],
    gentle: 'A cherry is the red dot on the page, and the eye goes straight there. Put the thing you want seen right behind it.',
  },
  strawberry: {
    brutal: [
      'Strawberry is a flavour that has little to do with strawberries. Some job titles are made the same way.',
      'A strawberry wears its seeds on the outside. That is full disclosure.',
    ],
    gentle: 'A strawberry means summer to every reader. If it was one, say what got finished in the heat.',
  },
  raspberry: {
    brutal: [
      'Blowing a raspberry is the one kind of feedback that never needs a follow-up.',
      'A raspberry is past its best by teatime. Press releases keep a little longer.',
    ],
    gentle: 'Raspberry has a silent letter and a loud reputation. Both are good company for a line that must be remembered.',
  },
  pumpkin: {
    brutal: [
      'A pumpkin has been a coach, a lantern and a latte. Nobody calls it unfocused.',
      'At midnight the coach is a pumpkin again. Free trials end the same way.',
    ],
    gentle: 'A pumpkin gives the line a date without a date. If it drew a crowd, the crowd would be good to see.',
  },
  turnip: {
    brutal: ['No consultant has ever put “turnip” on a slide.', "You can't get blood out of a turnip, they say. They have not met the expenses department."],
    gentle: 'Turnip is as honest as a word gets. Readers will take the rest of the line at its word, too.',
  },
  cabbage: {
    brutal: [
      'The smell of cabbage stays in a corridor longer than most directors.',
      'You take the outer leaves off until it looks presentable. CVs are edited like cabbages.',
    ],
    gentle: "A cabbage is nobody's idea of showing off, and that is its charm. An unshowy fact would match it well.",
  },
  sprout: {
    brutal: [
      'Everybody takes three sprouts to be polite. Training days are attended on the same basis.',
      'People cut a cross into every sprout and nobody knows why. The procedure has never been reviewed.',
    ],
    gentle: 'Sprouts split every table in two, so everybody has something to say. Good: a line that starts a conversation is doing its job.',
  },
  onion: {
    brutal: [
      'Layers, and somebody ends up in tears. An onion is a fair picture of most approval processes.',
      'An onion is the one excuse for crying in the kitchen that nobody follows up.',
    ],
    gentle: 'An onion makes a page smell of somewhere real. Which place? The reader would like to go there.',
  },
  garlic: {
    brutal: ['Garlic at lunch is the best method yet found for shortening an afternoon meeting.', 'Garlic keeps vampires out. There is no data on recruiters.'],
    gentle: 'Garlic is hard to ignore, and so is a line with some in it. Put your clearest verb beside it.',
  },
  potato: {
    brutal: [
      'A hot potato is the only project that is handed over without a handover.',
      'They say a king put guards round the potato field so that people would want some. Best launch ever.',
    ],
    gentle: 'A potato is plain, useful and known to all. If the work was too, that is a compliment you may pay it.',
  },
  kale: {
    brutal: ['Kale was what you put under the salad bar. Then it got an agent.', 'Kale has to be massaged before anyone will swallow it. So do some figures.'],
    gentle: 'Kale is exact where vegetables would be vague. That is how good lines are made: another exact word, and this is one.',
  },
  teabag: {
    brutal: [
      'Every shared kitchen has a teabag drying on a spoon, and no witnesses.',
      'It shows its strength in hot water. The teabag has been on leadership posters for years.',
    ],
    gentle: 'A teabag is as small as a detail gets, and small details are what people retell. One more of that size would do.',
  },
  cuppa: {
    brutal: ['More gets settled over a cuppa than in the meeting it delays.', "A cuppa takes four minutes and fixes about half of what the helpline couldn't."],
    gentle: 'Cuppa is how people talk, and it lets a reader hear a voice. Let the fact that follows be in the same voice.',
  },
  lemonade: {
    brutal: [
      'When life gives you lemons, you still need the food hygiene certificate.',
      'A lemonade stand has one product, one price and cash. Business plans went downhill from there.',
    ],
    gentle: "Lemonade makes it a warm day in the reader's head. Say what was being raised, built or waited for.",
  },
  cocoa: {
    brutal: ['A mug of cocoa is the international sign for closing the laptop.', 'The Aztecs paid in cocoa beans. Expenses must have been a pleasure.'],
    gentle: 'Cocoa is night-time and kindness in five letters. If somebody was looked after, that is what the reader will take away.',
  },
  cider: {
    brutal: [
      'Farm workers once got part of their wages in cider. Payroll queries were rare and long.',
      'In every apple county there is a cider that is not sold, only mentioned.',
    ],
    gentle: 'Cider tells people that there was an orchard somewhere. Its name, or its village, would be a pleasure to read.',
  },
  gin: {
    brutal: [
      'Gin was added to make officials take their quinine. No compliance measure has worked so well since.',
      'There are more gins with botanicals than people who can name a botanical.',
    ],
    gentle: 'Gin is three letters and an evening. If there was a good reason for the evening, put the reason first.',
  },
  whisky: {
    brutal: [
      "Distillers call what evaporates the angels' share. Stocktakers have a shorter word.",
      'Left in the dark for twelve years, whisky doubles in value. It has been tried with policies.',
    ],
    gentle: 'A whisky has a place and a number on its label. The line could have both as well.',
  },
  rum: {
    brutal: [
      'The Royal Navy issued rum daily until 1970. It is still the benchmark for employee benefits.',
      'Rum was tested with gunpowder to see if it still burned. Quality control has been dull since.',
    ],
    gentle: 'Rum carries a whiff of ships into the driest document. Whoever reads on hopes for a harbour, so name one if there was one.',
  },
  beer: {
    brutal: [
      'One of the oldest receipts in the world is for beer. It is not known if it was approved.',
      'The pyramids were built on beer rations. You will notice that they are still standing.',
    ],
    gentle: 'Beer is where colleagues become people. If it came at the end of something, the something belongs in front.',
  },
  wine: {
    brutal: [
      'On a wine list “confident” and “complex” are enough. On a CV they need evidence.',
      'The second cheapest wine is ordered by everyone who has to claim it back.',
    ],
    gentle: 'Wine has years, slopes and names, and exact people write them down. One of the three would make this line exact.',
  },
  champagne: {
    brutal: [
      'Champagne may only come from Champagne. No profession guards its job title so well.',
      'The cork leaves at fifty kilometres an hour. The budget is usually right behind it.',
    ],
    gentle: 'Champagne suggests that something worked. Tell people what, and they will raise a glass as they read.',
  },
  raffle: {
    brutal: [
      'In every raffle the bath salts are won, given back, and entered for next year.',
      'A raffle has clearer rules than most promotions, and nobody asks to see the scoring.',
    ],
    gentle: 'A raffle has a takings tin, and tins get counted. If the total is known, it will be the friendliest figure on the page.',
  },
  buffet: {
    brutal: [
      'No closing speaker has ever been heard by people who can see the buffet.',
      'A buffet shows you who plans: they are the ones who started at the far end.',
    ],
    gentle: 'A buffet means numbers, timing and somebody who thought ahead. For how many is all that a reader wants to know.',
  },
  picnic: {
    brutal: ['A picnic is an event whose main supplier is the weather.', 'Every picnic has a stakeholder with six legs.'],
    gentle: 'A picnic takes the page outdoors for a moment. If it rained, admit it; people love a line that got wet.',
  },
  barbecue: {
    brutal: [
      'Black outside, raw inside, on schedule. Barbecue is run by milestones.',
      'At a barbecue one person holds the tongs and everybody else advises. It is a steering committee.',
    ],
    gentle: 'A barbecue is smoke, people and a plan that changed at noon. Who came? That is where the line gets its warmth.',
  },
  lunchbox: {
    brutal: [
      'A lunchbox is the one piece of kit that nobody leaves at work over the weekend twice.',
      'Nothing changes hands as fairly as the contents of a lunchbox. Procurement should sit in.',
    ],
    gentle: "A lunchbox is somebody's whole day in a tin. A detail as small as that makes large claims easier to believe.",
  },
  carrot: {
    brutal: [
      'Management still has two instruments, and only one of them is edible.',
      'Carrots never helped anybody see in the dark. It was wartime PR, and it still ranks first.',
    ],
    gentle: 'A carrot is the most cheerful colour that a CV can get without a printer. Let the next word be a sober one.',
  },
  parsnip: {
    brutal: ['Fine words butter no parsnips. It is the shortest CV advice in the language.', 'A parsnip gets sweeter after a hard frost. Few candidates do.'],
    gentle: 'Parsnip is never the first word people think of, so it sounds observed. Add one more thing that only an eyewitness would know.',
  },
  leek: {
    brutal: [
      'In the north of England prize leeks are guarded overnight. Some data centres have less.',
      'In Wales you may wear a leek on your jacket to work. Dress-down Friday is nothing beside it.',
    ],
    gentle: 'A leek is tall, green and impossible to mistake. The reader has a picture; a place name would hang it on the wall.',
  },
  beetroot: {
    brutal: [
      'Beetroot leaves an audit trail that no white shirt has ever closed.',
      'Beetroot is the colour of anyone who finds out that they were not on mute.',
    ],
    gentle: 'Beetroot stains, and so do good details. Whoever reads this on Monday will still have it on Wednesday.',
  },
  jam: {
    brutal: [
      'Jam tomorrow and never jam today. Lewis Carroll had seen a bonus scheme.',
      'A jar of jam with a handwritten label opens more doors than a business card.',
    ],
    gentle: 'Jam is fruit with a plan. How many jars, or for whom, would be a very pleasant thing to be told.',
  },
  crumb: {
    brutal: ['A crumb on the table is all that most meetings leave behind.', 'One crumb can take out the letter E for a week.'],
    gentle: 'A crumb is the smallest thing in the line and the first that people see. That is what good detail does.',
  },
  breadcrumb: {
    brutal: [
      'A trail of breadcrumbs was the first navigation menu. It failed in testing, because of birds.',
      "Grate yesterday's bread and it costs more than today's. Somebody in repurposing knew what they were doing.",
    ],
    gentle: 'A breadcrumb makes the reader look closely and then look for the next one. Leave a fact there for them to find.',
  },
  crust: {
    brutal: [
      '“Earning a crust” is the only salary negotiation that opened at the edge.',
      '“With the crusts off” is the earliest custom order on record. It still delays lunch.',
    ],
    gentle: 'The crust is the part with the flavour, and a good line is mostly crust. You could cut whatever is soft around it.',
  },
  pretzel: {
    brutal: [
      'A pretzel is what a straight answer looks like after three departments.',
      'A pretzel gets tied in a knot and then salted. Anyone who has filed expenses can feel it.',
    ],
    gentle: 'A pretzel has a shape that everybody can draw. If the task had one too, describe it as simply.',
  },
  nacho: {
    brutal: [
      'A head waiter called Nacho made them up when the cook was out. It is still the fairest way to get a credit.',
      'One nacho is holding up all the others, and somebody always takes it. Handovers exist because of this.',
    ],
    gentle: 'A nacho is never alone. If there was a team round the plate, this scene shows it better than a skills list can.',
  },
  meatball: {
    brutal: [
      "A meatball on a stick is how you know that it's a networking event.",
      'A furniture shop is known all over the world for its meatballs. So much for core business.',
    ],
    gentle: 'Meatball has a bounce to it, and the page can use one. The sentence needs only a good verb to keep bouncing.',
  },
  fishcake: {
    brutal: ['A fishcake is two departments held together by breadcrumbs.', 'Nobody has ever iced a fishcake. The name did not go through user testing.'],
    gentle: 'A fishcake is about as far from jargon as English goes. The rest of the line is welcome to join it there.',
  },
  flapjack: {
    brutal: [
      'A flapjack is oats in London and a pancake in New York. Global teams should agree before they order.',
      "A flapjack counts as the sensible option among people who haven't seen the syrup go in.",
    ],
    gentle: 'Flapjack is two good sounds in one word. Readers will hear it, so let the line have a rhythm.',
  },
  gingerbread: {
    brutal: [
      'A gingerbread house meets no building regulation and always gets permission.',
      'Architects hold gingerbread contests. They are the only models that clients finish.',
    ],
    gentle: 'Gingerbread smells of December to everyone. If there was a deadline with it, that would bring the line home.',
  },
  meringue: {
    brutal: [
      'A meringue is nine tenths air and takes all afternoon. Brand strategies have been sold on less.',
      'Open the oven once to check and it sinks. The meringue is the case against status updates.',
    ],
    gentle: 'Meringue takes a steady hand, and the word alone shows it. If a steady hand was what counted, say for what.',
  },
  brownie: {
    brutal: [
      'The corner piece of the brownie is the only office location worth fighting for.',
      'Brownie points have never been redeemed. They are still the main currency in most teams.',
    ],
    gentle: 'A brownie has a soft middle and firm edges, like a good sentence. Put the warm part in the centre.',
  },
  muffin: {
    brutal: [
      'A muffin is cake that found the right word for breakfast. Every CV has tried that.',
      'The top of the muffin gets the credit and the bottom does the holding up. You have seen the org chart.',
    ],
    gentle: "Muffin is a soft word with a hard job: to stay in a recruiter's mind. It manages that. Give it one hard fact for company.",
  },
  bagel: {
    brutal: [
      'The hole was for carrying bagels on a stick. Somebody thought of the logistics first.',
      'A bagel is boiled and then baked. Only planning applications go through more.',
    ],
    gentle: 'A bagel sets the scene on a street corner somewhere. Which city? Those few letters would do a lot.',
  },
  marshmallow: {
    brutal: [
      'Psychologists once judged the future by who could leave a marshmallow alone. Recruiters use software.',
      'Teams build towers out of it in workshops. The marshmallow always goes on last and always wins.',
    ],
    gentle: 'A marshmallow keeps a line from taking itself too seriously. The result behind it may be as serious as you like.',
  },
  rhubarb: {
    brutal: [
      'Rhubarb is grown in the dark and picked by candlelight. Some quarterly figures had the same upbringing.',
      'Extras mutter “rhubarb” when a scene needs talk. Some meetings have never moved on.',
    ],
    gentle: 'Rhubarb is a comic word and a stern plant. It lets a reader laugh first and then take you seriously.',
  },
  guacamole: {
    brutal: [
      'Guacamole is extra. It is the most consistently enforced charge in business.',
      'A guacamole is at its best for twenty minutes. So is a dashboard.',
    ],
    gentle: 'Guacamole is a mouthful, and interviewers enjoy saying it. Let the words on either side be short ones.',
  },
  avocado: {
    brutal: [
      'Not yet, not yet, not yet, too late. An avocado is scheduled like a product launch.',
      'The avocado has been blamed for the housing market. Few fruits have had such coverage.',
    ],
    gentle: 'An avocado is right for one afternoon, and people know it. If timing was the achievement, this is a fine place to say so.',
  },
  cucumber: {
    brutal: [
      'Cool as one, they say. Nobody has ever seen a cucumber on the last day of the quarter.',
      'A cucumber is almost entirely water, in a firm skin. It is the shape of many mission statements.',
    ],
    gentle: 'Cucumber is crisp, and the word sounds it. Cut the line to the same thickness and it will be just right.',
  },
  tomato: {
    brutal: [
      'Knowledge is that a tomato is a fruit. Wisdom is to leave it out of the taxonomy meeting.',
      'A time management method is named after a tomato-shaped timer. The tomato itself is always late.',
    ],
    gentle: 'A tomato is red, round and believed at once. If there is a whole row of them behind it, say how long.',
  },
  lemon: {
    brutal: ['In the car trade a lemon is the one you bought. Economists got a Nobel Prize out of that.', 'A slice of lemon makes tap water a conference.'],
    gentle: 'A lemon wakes the mouth up, even in type. The reader is alert now, so say what matters.',
  },
  pineapple: {
    brutal: [
      'Georgian hosts hired a pineapple for the evening as a centrepiece. Event rental began with taste.',
      'A pineapple takes two years to grow and one second to start a fight about pizza.',
    ],
    gentle: 'A pineapple is the best dressed thing in any sentence. It needs only a simple verb beside it.',
  },
  coconut: {
    brutal: [
      'Two halves of a coconut make a horse. The effects department has never found anything better.',
      'A coconut can cross an ocean and start again on the other side. It calls that an international career.',
    ],
    gentle: 'A coconut takes some getting into, as good jobs do. If persistence was the point, say what was inside in the end.',
  },
  marzipan: {
    brutal: [
      'Marzipan can be shaped into any fruit and tastes of none of them. Some profiles are written like that.',
      'Under the icing of every official cake there is a layer of marzipan that half the guests slide off.',
    ],
    gentle: 'Marzipan suggests careful fingers. If detail was the skill, there is hardly a better word to hang it on.',
  },
  'mince pie': {
    brutal: ['A mince pie contains no mince. The name was never migrated.', 'In December mince pies replace the agenda. Attendance improves.'],
    gentle: 'A mince pie tells everybody which month it was. If something still got finished in that month, it counts double.',
  },
};
