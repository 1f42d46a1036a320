import type { OfHomelyWord } from './of-homely-word.ts';

/** What is said of animals and of things to eat and drink that are met in a line of work. */
export const ANIMALS_AND_FOOD: Readonly<Record<string, OfHomelyWord>> = {
  // animal
  wombat: {
    brutal: [
      "A wombat's droppings are cubes. Packaging has been asking how for years.",
      'A wombat digs all night and asks for no recognition. Senior management is not an option.',
    ],
    gentle: 'A wombat is as solid as a small sofa and trots like one. Whoever reads this will smile, and still be smiling three lines further down.',
  },
  kangaroo: {
    brutal: [
      'A kangaroo comes with a pocket that fits. Workwear has been trying for a century.',
      'Kangaroos are no good at going backwards. On a CV that reads as commitment.',
    ],
    gentle: "Nobody needs a kangaroo explained. It is in the reader's head at one bound and will still be there when the duties have faded.",
  },
  koala: {
    brutal: [
      'Asleep for twenty hours a day, and nobody has a bad word to say. That is a strong personal brand.',
      'A koala eats one plant all its life. Recruiters call that a clear niche.',
    ],
    gentle: 'A koala asleep in the fork of a tree is one of the most restful sights there is. People will be glad they came across one.',
  },
  emu: {
    brutal: [
      'Australia once sent soldiers against the emus. The emus won, and still do not mention it.',
      'An emu runs at fifty kilometres an hour with nowhere to be. Strategy departments know the feeling.',
    ],
    gentle: 'An emu walks up and looks you straight in the eye. Anyone who has met one will want to talk about it in the interview.',
  },
  ferret: {
    brutal: [
      'The collective noun is a business of ferrets. One was bound to turn up on a CV.',
      'Ferrets have been hired to pull cable through pipes. They passed the interview by leaving it.',
    ],
    gentle: 'A ferret falls asleep as suddenly as it wakes. People who keep them love to talk about them, and somebody is sure to ask.',
  },
  tadpole: {
    brutal: [
      'A tadpole changes its whole body for the next role. Most applicants change the font.',
      'A tadpole comes out of its restructuring with more legs than it went in with.',
    ],
    gentle: 'Most of us have watched tadpoles grow legs in a jar on a window sill. The reader is back at that window, and in a good mood.',
  },
  bat: {
    brutal: [
      'One bat in the roof can hold up a building project for a year. Few directors can.',
      'Bats shout into the dark and steer by what comes back. Sales calls that outreach.',
    ],
    gentle: 'On a summer evening everybody stops talking to watch a bat go over. Eyes will stop here in the same way.',
  },
  cat: {
    brutal: [
      'A cat attends the whole meeting, says nothing, and sits on the one document you need.',
      'Call a cat and it takes the matter under advisement. It would do well in Legal.',
    ],
    gentle: 'Half the people who read this have cat hair on a sleeve. You will have something to talk about once the formal part is over.',
  },
  dog: {
    brutal: [
      'A dog greets everybody at the door as if they were expected. Reception takes a course for that.',
      'Mention a dog and half the panel wants to know its name before yours.',
    ],
    gentle: 'Say dog, and somebody in the room gets out a picture of theirs. Interviews are warmer after that.',
  },
  puppy: {
    brutal: [
      'With a puppy in the room, any other business becomes the only business.',
      "A puppy has no attention span and everybody's attention. Marketing has never managed that.",
    ],
    gentle: 'No one stays stern near a puppy. Whoever reads this will be a little kinder to the next line as well.',
  },
  kitten: {
    brutal: [
      'No kitten has ever finished a task, and no kitten has ever had a bad appraisal.',
      'A kitten will chase a red dot all afternoon. So will anyone with notifications on.',
    ],
    gentle: 'One kitten asleep in a box can stop a whole floor working. It will stop a reader, and in the nicest way.',
  },
  parrot: {
    brutal: [
      'A parrot repeats what it has heard with complete confidence. There are whole conferences of that.',
      'Parrots pick up the words long before the meaning. That is also how “synergy” spread.',
    ],
    gentle: 'Some parrots live as long as we do and have plenty to say. You can expect an interviewer to begin here.',
  },
  budgie: {
    brutal: [
      'Put a cloth over a budgie and its working day ends. Open-plan offices should look into it.',
      'A budgie can talk to a mirror for an hour and come away encouraged. So can a keynote speaker.',
    ],
    gentle: 'There was a budgie chattering in a kitchen on every street. Many a reader will hear it again and think of that kitchen.',
  },
  parakeet: {
    brutal: [
      'London is full of wild parakeets and nobody agrees how they got in. They are a legacy system.',
      'Bright green, very loud, never alone. Parakeets look like a team-building day.',
    ],
    gentle: 'A flock of parakeets goes over in a flash of green and everyone looks up. There will be some looking up here.',
  },
  hamster: {
    brutal: [
      'A hamster covers miles every night without leaving the room. Anybody with an inbox can relate.',
      'The hamster fills both cheeks and leaves by the side. That is how you do a conference lunch.',
    ],
    gentle: 'Anyone who has had a hamster remembers the wheel going at two in the morning. They will be fond of this.',
  },
  gerbil: {
    brutal: [
      'A gerbil can turn a report into bedding overnight. Some reports have been waiting for that.',
      'Gerbils drum with one foot when they sense danger. It is quicker than raising a ticket.',
    ],
    gentle: 'A gerbil sits up on its hind legs to see who has come in. It is a small clear picture, and those are the ones that last.',
  },
  'guinea pig': {
    brutal: ['Not from Guinea and not a pig. Somebody signed off that job title.', 'A guinea pig whistles when it hears the fridge. The office only looks up.'],
    gentle: 'Guinea pigs squeak with joy when they hear the fridge open. Readers who had one will want to tell you its name.',
  },
  rabbit: {
    brutal: [
      'Start with two rabbits and the headcount plan is out of date by spring.',
      'A rabbit can see behind itself and not what is under its nose. Most dashboards are built that way.',
    ],
    gentle: 'A happy rabbit leaps and twists in the air for no reason. It is a good thing to have in mind halfway down a page.',
  },
  hare: {
    brutal: [
      'The hare lost one race and has been a slide in management training ever since.',
      'In March hares settle their differences by boxing in a field. It is quicker than mediation.',
    ],
    gentle: 'Somebody who has seen a hare cross a field talks about it all week. This may well be what they talk about after you leave.',
  },
  hedgehog: {
    brutal: [
      'A hedgehog has one policy: roll up and wait until the meeting is over.',
      'Thousands of spines, and it can still get stuck in a yoghurt pot. Security is about the small things.',
    ],
    gentle: 'A hedgehog on the lawn brings the whole house to the window in socks. People do not skip one on paper either.',
  },
  fox: {
    brutal: [
      'Foxes moved into town because the food was better and nobody checked their passes.',
      'A fox goes through the bins at three in the morning and calls it market research.',
    ],
    gentle: 'Everyone who met a fox on an empty street remembers that it looked back. They will look back at this.',
  },
  badger: {
    brutal: [
      "A badger's home can stop a bypass. Most objections need at least a letter.",
      'Badgers air their bedding on dry mornings. Not every hotel can say that.',
    ],
    gentle: 'Plenty of people live beside badgers for years and never see one. Coming across one here will please them.',
  },
  squirrel: {
    brutal: [
      'A squirrel hides everything in a safe place and forgets which. The shared drive was built on this.',
      'Squirrels cause more power cuts than hackers do. Nobody sells software against squirrels.',
    ],
    gentle: 'A squirrel will take a nut from a patient hand. People tell that for years, and they may tell you when they get to this.',
  },
  raccoon: {
    brutal: [
      'A raccoon remembers for years how to open a lock. The rest of us click “forgot password”.',
      'Masked, nocturnal, good with its hands. The raccoon is overqualified for bins.',
    ],
    gentle: 'A raccoon feels its supper all over with both hands before it eats. There is bound to be a friendly question about this.',
  },
  skunk: {
    brutal: [
      'Nobody has ever told a skunk to be more assertive.',
      'A skunk warns, stamps, warns again, and only then escalates. That is a model complaints procedure.',
    ],
    gentle: 'A skunk stamps its feet and gives fair warning first. No one passes over one, and somebody will be hoping for the story.',
  },
  otter: {
    brutal: [
      'Otters hold hands in their sleep so that nobody drifts off. Long meetings have no such system.',
      "A sea otter keeps its favourite stone in a pocket of its own skin. That's one way to stop tools walking.",
    ],
    gentle: 'Sea otters sleep on their backs and hold hands. The reader has that picture now, and you are part of it.',
  },
  walrus: {
    brutal: [
      'A walrus gets itself out of the water by its teeth. Monday mornings have a similar look.',
      'Large moustache, lies about, and everybody makes room. The walrus must be on several boards.',
    ],
    gentle: 'A walrus can sleep upright in the sea, bobbing like a bottle. A sight that large is not forgotten by lunchtime.',
  },
  dolphin: {
    brutal: [
      'Dolphins sleep with half the brain at a time. Anyone who dials in from home knows the technique.',
      'Every dolphin has its own whistle for a name. Nobody has to wear a badge.',
    ],
    gentle: 'When dolphins come alongside, everyone on the boat runs to the same rail. Expect people to run to this.',
  },
  whale: {
    brutal: [
      "A whale's tongue can weigh as much as an elephant. Imagine it on a conference call.",
      'A whale comes up, breathes out and is gone for an hour. Senior managers call that being visible.',
    ],
    gentle: 'People cross half the world to see a whale breathe out once. Somebody who has done it will be glad to find one here.',
  },
  crab: {
    brutal: [
      'A crab goes sideways with total conviction. On a CV that is called a lateral move.',
      'Hermit crabs queue by size to swap houses. No estate agent has ever run a chain that well.',
    ],
    gentle: 'Anyone who has fished for crabs off a harbour wall is standing there again with a bucket. They will like you for it.',
  },
  lobster: {
    brutal: [
      'Lobster was once spread on fields as fertiliser. Then it got a bib. That is rebranding.',
      'A lobster has one claw to crush and one to cut. Finance has the same two.',
    ],
    gentle: "Many a lobster is a deep dark blue until it reaches the pot. People don't expect one here, and they will bring it up.",
  },
  cow: {
    brutal: [
      'A cow goes over everything twice before it passes it on. Proofreading used to work like that.',
      'Cows have best friends and suffer when they are moved. Hot-desking was not tested on them.',
    ],
    gentle: 'Cows will cross a whole field to see who is at the gate. A reader is just as curious and will come over.',
  },
  calf: {
    brutal: [
      'A calf is on its feet within the hour. Onboarding takes a week and a lanyard.',
      'A calf will try to drink from a sleeve, a thumb and a gate. That is a thorough market survey.',
    ],
    gentle: "A calf's tongue is as rough as sandpaper, and it tries it on everyone. Whoever has felt that will feel it again here.",
  },
  sheep: {
    brutal: [
      'One sheep goes through the gate and the rest follow. Every software rollout depends on it.',
      'A sheep can remember fifty faces for two years. Try that after a networking event.',
    ],
    gentle: "Sheep can tell each other's faces apart, and ours. There's a hillside in the room now, and a breath of air with it.",
  },
  lamb: {
    brutal: [
      'A lamb goes from asleep to airborne with no change management at all.',
      'At dusk lambs race along the hedge in a gang. It is the one team event nobody has to organise.',
    ],
    gentle: 'Lambs jump with all four feet at once because it is a fine day. You can see it, and so can everyone who reads on.',
  },
  goat: {
    brutal: ['A goat looks at every fence as a first draft.', 'Goats will clear a slope that no machine can reach. They bill in droppings.'],
    gentle: "A goat is on the roof before anybody has seen it climb. People will ask about this, and they'll be laughing as they do.",
  },
  pig: {
    brutal: [
      'Pigs have learned to play video games with a joystick. Mandatory e-learning would not stop them.',
      "A pig keeps its mess well away from where it sleeps. Open plan can't always say that.",
    ],
    gentle: 'Scratch a pig behind the ear and it leans on you with its whole weight. Readers feel that, and it is a friendly feeling.',
  },
  piglet: {
    brutal: [
      'A piglet goes from asleep to full alarm in one second. So does anyone who hears “quick question”.',
      'Piglets settle in the first week who sits where, and it never changes. Ask any staff room.',
    ],
    gentle: 'Piglets sleep in a heap, and the one on top has the best of it. That picture goes home with whoever reads it.',
  },
  horse: {
    brutal: [
      'Horses can sleep standing up. Anyone who has staffed an exhibition stand sees the use of it.',
      'Engines are still measured in horses, long after the horses left. Some titles just stay on the door.',
    ],
    gentle: 'A horse lets out a long breath when it has decided to trust you. Anyone who knows that sound will want to talk to you.',
  },
  pony: {
    brutal: ['A pony is a small horse with large opinions.', 'A pony knows to the minute when the feed is due. No calendar reminder has ever been so firm.'],
    gentle: 'Nearly everybody has a story about a small pony with a strong will. You will be asked for yours, or told theirs.',
  },
  donkey: {
    brutal: [
      "A donkey won't move until it sees the reason. Consultants bill that as discovery.",
      'A donkey remembers a road for decades. The sat nav wants an update first.',
    ],
    gentle: "A donkey's ears tell you what it thinks of the day. People slow down for one, on the road and on paper.",
  },
  mule: {
    brutal: [
      'Half horse, half donkey, better at the job than either. So a merger can work.',
      'A mule that has enough to carry simply stops. It has never been sent on a resilience course.',
    ],
    gentle: "A mule on a mountain path looks before every step. It's a sturdy thing to have in mind between one duty and the next.",
  },
  camel: {
    brutal: [
      'A camel, they say, is a horse designed by a committee. It works, so there was no committee.',
      'A camel groans before anything has been loaded. That is called managing expectations.',
    ],
    gentle: 'A camel has two rows of eyelashes to keep the sand out. People will look up here, and one of them will want to hear more.',
  },
  llama: {
    brutal: [
      'A llama with too much on its back sits down and spits. Workload is rarely raised so clearly.',
      'Llamas are put in fields to guard the sheep. They work in security with that hair.',
    ],
    gentle: "Llamas say hello by breathing softly on each other's noses. It'll be hard for anyone to leave this unmentioned.",
  },
  alpaca: {
    brutal: [
      'An alpaca always looks as if somebody has just changed the agenda.',
      'Alpacas hum when they are worried. Towards quarter end you can hear the same thing on most floors.',
    ],
    gentle: 'Alpacas hum to one another all day. Whoever gets this far will have a smile ready and something to ask.',
  },
  hen: {
    brutal: [
      'Hens invented the pecking order and never needed a slide to explain it.',
      "A hen tells the whole yard about every egg. That's how you report a result.",
    ],
    gentle: 'Hens talk quietly to their eggs before they hatch. A homely thing like that outlasts a whole list of duties.',
  },
  cockerel: {
    brutal: [
      'A cockerel crows and the sun comes up. Marketing has claimed credit on less.',
      'The cockerel starts at four, shouts, and leaves the eggs to others. There is usually a title for that.',
    ],
    gentle: 'One cockerel on a wall can wake three farms. A reader hears it at once, and most of a CV makes no sound.',
  },
  chicken: {
    brutal: [
      'Nobody ever found out why it crossed the road. There was no business case on file.',
      'There are billions of chickens and not one has asked for a seat at the table.',
    ],
    gentle: 'A chicken scratches twice, steps back, and looks at what has turned up. Anyone can see that, and they will enjoy it.',
  },
  duck: {
    brutal: [
      'Calm on top, frantic underneath, and everything runs off its back. A duck could manage a call centre.',
      'Programmers explain their bugs to a rubber duck. It has solved more than some steering groups.',
    ],
    gentle: 'A duck comes out of the water and shakes from the tail up. Everyone has fed one, so everyone is on your side here.',
  },
  goose: {
    brutal: [
      'Geese guarded the Capitol in Rome and a whisky store in Scotland. Nobody asked them for a lanyard.',
      'A goose can move a person ten times its weight by attitude alone. Debt collection still uses letters.',
    ],
    gentle: 'Whoever has been chased by a goose tells it for the rest of their days. Half the people who read this have been.',
  },
  swan: {
    brutal: [
      'When a swan sits down on a motorway, the motorway waits. That is seniority.',
      '“It can break your arm,” says everybody about the swan. Nobody has met the arm.',
    ],
    gentle: 'When a swan comes down the river, people lower their voices. There will be a small silence here, a pleasant one.',
  },
  turkey: {
    brutal: [
      "A turkey's head turns red, white or blue with its mood. Try hiding that on a video call.",
      "A turkey's forecast is excellent right up to December. Planners should find that instructive.",
    ],
    gentle: 'A turkey gobbles back at anyone who speaks to it. You can count on a laugh from whoever has tried.',
  },
  pigeon: {
    brutal: [
      'Pigeons delivered messages for centuries, and nobody was ever copied in.',
      'A pigeon always comes back to the office. It has never been told about remote work.',
    ],
    gentle: 'A pigeon finds its way home from places it has never seen. Plenty of people have a soft spot for them and will say so.',
  },
  seagull: {
    brutal: [
      'Management has a word for someone who flies in, makes noise and leaves a mess. It is this bird.',
      'A seagull does not steal your chips. It reopens negotiations.',
    ],
    gentle: "One seagull overhead, and the harbour is not far. People can smell the sea, and they'll remember who brought it.",
  },
  gull: {
    brutal: [
      'Gulls tap-dance on grass so that worms think it is raining. It is the cheapest campaign there is.',
      'A gull will drink seawater. It would not complain about the office coffee.',
    ],
    gentle: 'Gulls hang in the wind above a pier as if they were on strings. The reader has a bit of sea air now.',
  },
  crow: {
    brutal: [
      'Crows remember who crossed them and tell the others. That is a very full reference.',
      'A crow will bend a wire into a hook without raising a purchase order.',
    ],
    gentle: 'Crows have been known to bring small presents to people who feed them. Interviewers love to be told such things.',
  },
  magpie: {
    brutal: [
      "Magpies don't much care for shiny things. Somebody in communications owes them a correction.",
      'People salute a magpie when they meet one. Most directors get a nod.',
    ],
    gentle: 'Plenty of people greet a magpie out loud when they think nobody is near. They will see this one and may own up.',
  },
  owl: {
    brutal: [
      'The owl got its name for wisdom by having large eyes and saying little. It still works in meetings.',
      'An owl can turn its head to face backwards. Exam halls would pay well for that.',
    ],
    gentle: "When an owl calls, people open the window to hear it better. They'll go over this twice for the same reason.",
  },
  heron: {
    brutal: [
      'A heron stands still for hours and then takes everything. Finance calls that a strategy.',
      'A heron can stare at cold water and look as if it were thinking. Boards have the same posture.',
    ],
    gentle: 'You see one heron and remember where. A reader will do the same with this line.',
  },
  peregrine: {
    brutal: [
      'Peregrines swapped their cliffs for office towers and got the top floor without applying.',
      'Fastest animal on earth, and it nests on the council offices. That evens things out.',
    ],
    gentle: 'Crowds with binoculars gather under the towers where peregrines nest. Somebody who reads this may have stood there.',
  },
  falcon: {
    brutal: [
      'Airports employ falcons. No other ground staff may leave the ground without a boarding card.',
      'A falcon wears a hood until it is needed. For some Mondays that would be a good scheme.',
    ],
    gentle: 'A falcon comes back to the glove of its own free will. People find that moving, and they will ask to hear more.',
  },
  eagle: {
    brutal: [
      'An eagle can see a rabbit from three kilometres. It would find the typo from there.',
      'Eagles have sat on flags and coins for two thousand years without asking for royalties.',
    ],
    gentle: 'When an eagle goes over, every conversation stops and somebody points. This will be pointed at too.',
  },
  sparrow: {
    brutal: [
      'Sparrows live for years in garden centres and station halls. Nobody has ever found the paperwork.',
      'A sparrow takes a bath in dust and comes out pleased. Finance calls that working within existing resources.',
    ],
    gentle: 'Sparrows hop between café tables as if they had booked. Everyone knows them, and everyone is pleased to see one.',
  },
  peacock: {
    brutal: [
      'A peacock drags its whole portfolio behind it and opens it on the smallest excuse.',
      'Magnificent tail, dreadful voice. The peacock should have applied in writing.',
    ],
    gentle: "You can hear a peacock two villages away. Among a list of duties it can't be missed, and nobody would want to.",
  },
  ostrich: {
    brutal: [
      'Ostriches never buried their heads in the sand. They are still waiting for the correction.',
      'An ostrich has an eye bigger than its brain. It sees everything coming and minutes none of it.',
    ],
    gentle: 'An ostrich has the largest eyes of any bird and uses them on visitors. Somebody will repeat this at lunch.',
  },
  penguin: {
    brutal: [
      'Penguins arrive in evening wear and then walk like that. Awards dinners end the same way.',
      'Penguins take turns in the warm middle of the huddle. No stand-up has been run so fairly.',
    ],
    gentle: 'Some penguins court each other with a well-chosen pebble. Nobody can be cross for a minute or two after that.',
  },
  snake: {
    brutal: ['A snake gets any meeting room to itself, with no booking.', 'A snake takes off its whole skin in one piece and moves on. Rebrands cost more.'],
    gentle: 'A snake is dry and smooth in the hand, which surprises everyone. You are likely to be asked about this first.',
  },
  lizard: {
    brutal: [
      'Under pressure a lizard drops its tail and later grows another. Budgets are cut with less thought.',
      "A lizard can't start until it has been in the sun for an hour. Elsewhere that is flexitime.",
    ],
    gentle: "A lizard on a warm wall is gone when you blink. There's a bit of sun in the room now, and people are grateful for it.",
  },
  tortoise: {
    brutal: [
      'Slow, armoured, and asleep from November to March. The tortoise and the budget cycle would get along.',
      'A tortoise can outlast the project, the platform and three owners of the building.',
    ],
    gentle: 'A tortoise will march right across a lawn for one dandelion. Readers are fond of them, and they will be fond of this.',
  },
  turtle: {
    brutal: [
      'A turtle crosses an ocean to get back to its own beach. It has never claimed mileage.',
      'Some turtles breathe through their rear ends all winter. No wellness app has suggested it yet.',
    ],
    gentle: 'Newly hatched turtles run for the sea all at once. It is a sight that people carry with them for years.',
  },
  frog: {
    brutal: [
      'The boiling frog is in every talk about change. Real frogs just get out.',
      '“Eat the frog” is a method for managing your time. The frog was not consulted.',
    ],
    gentle: 'Lift a flowerpot, and there sits a frog. Finding one in a CV is the same small delight.',
  },
  toad: {
    brutal: [
      'Every spring volunteers carry toads across the road in buckets. No rail company offers as much.',
      'A toad takes off its old skin and eats it. That is how to clear out a shared drive.',
    ],
    gentle: 'A toad has golden eyes, if you get down low enough to look. There will be one reader who has, and who is pleased.',
  },
  newt: {
    brutal: [
      'A great crested newt can hold up a motorway. People need a barrister for that.',
      'A newt can regrow a leg and part of an eye. On paper it is still a planning issue.',
    ],
    gentle: "A newt hangs in the pond with its arms out like a swimmer. Pond people know each other by this, and there's often one about.",
  },
  wasp: {
    brutal: [
      'Wasps made paper long before offices did. The only jam they know comes with scones.',
      'A wasp can close an outdoor meeting without a single slide.',
    ],
    gentle: 'Everybody has put a glass over a wasp and a postcard under it. The reader knows exactly where they are.',
  },
  hornet: {
    brutal: [
      'Everyone will tell you a hornet is calmer than a wasp. They tell you from indoors.',
      "A hornets' nest is made of chewed paper. The office kind is made of email.",
    ],
    gentle: 'A hornet sounds like a small engine coming over the hedge. No mind will wander while its owner reads this.',
  },
  moth: {
    brutal: [
      'The first computer bug in a logbook was a moth, stuck in with tape. Nobody has closed the ticket.',
      'A moth spends all evening at the brightest screen in the room. It is practically staff.',
    ],
    gentle: 'Some moths are as lovely as any butterfly, and hardly anyone stays up to see. A curious reader will stop here.',
  },
  butterfly: {
    brutal: [
      'A butterfly flaps its wings and somewhere a forecast gets a footnote.',
      'A butterfly tastes with its feet. No caterer has ever allowed for that.',
    ],
    gentle: 'When a butterfly lands on a sleeve, people hold quite still. For a second your reader will hold still too.',
  },
  beetle: {
    brutal: [
      'There are some four hundred thousand kinds of beetle. Head office would merge them into five.',
      'A dung beetle can steer by the Milky Way, walking backwards. Logistics uses an app.',
    ],
    gentle: 'Beetles come in copper, emerald and gold if you bend down. Somebody will bend down over this with pleasure.',
  },
  slug: {
    brutal: ['A slug is a snail that went freelance.', 'A slug leaves a complete record of where it has been. Timesheets are rarely so good.'],
    gentle: 'Any gardener has gone out at midnight with a torch because of slugs. They will want to compare notes with you.',
  },
  snail: {
    brutal: [
      'A snail takes its office everywhere, and nobody has ever called it agile.',
      'Email was invented to beat the snail. The replies take about as long.',
    ],
    gentle: "After rain the snails come out and people step round them with care. It's a gentle thing to meet on a busy page.",
  },
  ant: {
    brutal: [
      'Ants run roads, farms and warehouses without a manager. It is best not mentioned upstairs.',
      'One ant finds the sugar and within the hour everybody knows. No intranet has come close.',
    ],
    gentle: 'Everyone has lain on the grass and watched an ant carry something far too big. The reader is back there now.',
  },
  flea: {
    brutal: [
      'Flea circuses were real, with carts and a paying public. Performance management has come a long way.',
      'A flea can jump a hundred times its own length. Nobody has raised its targets yet.',
    ],
    gentle: "Whoever has heard of a flea begins to scratch. You'll have people laughing and scratching, and they will not forget you.",
  },
  goldfish: {
    brutal: [
      'The three-second memory is a myth. A goldfish remembers for months, including what was agreed.',
      'A goldfish is watched all day through glass by people with coffee. Meeting rooms are built like that.',
    ],
    gentle: "A goldfish knows who feeds it and comes up to the glass. Many people had one, and they'll think of it when they get here.",
  },
  eel: {
    brutal: [
      'Nobody has ever seen a European eel spawn. That is how to keep something out of the minutes.',
      "European eels go to the Sargasso Sea to meet. It's the longest trip ever made for an off-site.",
    ],
    gentle: "An eel can cross a wet meadow at night to reach the next water. There'll be someone at the table who wants to know more.",
  },
  trout: {
    brutal: [
      'A trout hangs in a strong current all day and looks relaxed. Customer service trains for years.',
      'You can calm a trout by tickling its stomach. It has been tried less with suppliers.',
    ],
    gentle: 'You see the shadow of a trout on the gravel before you see the trout. An angler on the panel will put down the pen.',
  },
  carp: {
    brutal: [
      'Carp are caught, weighed, admired and put back. It is an appraisal with a net.',
      'Some carp are caught so often that they are given names. Few repeat customers get that far.',
    ],
    gentle: 'A carp comes up slowly, takes the bread and goes. People calm down watching one, and may do so here.',
  },
  labrador: {
    brutal: [
      'A labrador brings everything back, unasked, slightly wet. Accounts receivable can only dream.',
      'No labrador has ever met a stakeholder it did not like.',
    ],
    gentle: 'A labrador carries something to the door for every visitor. Your reader has met one and liked it.',
  },
  spaniel: {
    brutal: ['Spaniels sniff out cash for a living and take their pay in tennis balls.', 'A spaniel works as if every bush were the last week of the quarter.'],
    gentle: 'A spaniel is wet by ten in the morning and delighted about it. Offices are short of that, so this will be welcome.',
  },
  terrier: {
    brutal: [
      'Give a terrier a problem and the problem is in pieces. It does not do next steps.',
      'A terrier follows a thing down the hole. The rest of us open a ticket and wait at the top.',
    ],
    gentle: 'A terrier will wait at a hole in the bank until dark. Anyone who has had one knows it, and will say so across the table.',
  },
  poodle: {
    brutal: [
      'The poodle cut began as workwear for cold water. It got out of hand, like any dress code.',
      'Under that haircut the poodle is a gun dog. Never judge a candidate by the formatting.',
    ],
    gentle: "Under the curls a poodle is one of the cleverest dogs there is. It's a pleasant surprise in a list of duties.",
  },
  greyhound: {
    brutal: [
      'A greyhound goes flat out for half a minute and then sleeps all day. That is a true sprint.',
      'The fastest dog there is, and all it wants is the sofa. Somebody has found work-life balance.',
    ],
    gentle: "A greyhound at rest takes up the whole sofa and leans on whoever is left. There's sure to be a chat about this.",
  },
  reindeer: {
    brutal: [
      'Reindeer work one night a year and everybody knows them by name. Personal brands are made of less.',
      "A reindeer's eyes change colour for the dark months. The rest of us get a desk lamp.",
    ],
    gentle: "A reindeer's feet click as it walks, so the herd keeps together in snow. This is what they will bring up over coffee.",
  },
  moose: {
    brutal: [
      'Some cars are tested on dodging a moose. The moose is exempt.',
      'A moose will dive to the bottom of a lake for its lunch. The office walks to the machine and complains.',
    ],
    gentle: "Everyone who has seen a moose begins by saying how big it was. They'll begin with it when they talk about your page, too.",
  },
  wolf: {
    brutal: [
      'The scientist who made the alpha wolf famous took it back. The seminars are still running.',
      'A howl carries ten kilometres. No wolf has ever asked whether everyone can hear it.',
    ],
    gentle: 'When a wolf howls, people stand still in the dark and smile. Nobody reads past one.',
  },
  tiger: {
    brutal: ['A tiger needs no introduction and has never waited for one.', "Most of a tiger's hunts come to nothing. Sales would have put it on a plan."],
    gentle: "No two tigers wear the same stripes. It can be seen from the other side of the desk, and it won't be mixed up with another page.",
  },
  lion: {
    brutal: ['The lionesses do the hunting, and the lion gets the logo.', 'A lion rests for twenty hours a day, and nobody has ever scheduled over it.'],
    gentle: 'When a lion yawns, a whole crowd at the zoo goes quiet. You have the room for a moment here.',
  },
  elephant: {
    brutal: [
      'The elephant in the room is usually kept out of the minutes. Here it is in writing.',
      'Elephants never forget. That is why nobody asks one to the lessons-learned session.',
    ],
    gentle: 'Elephants greet old friends with their trunks. Of all that is on a page, this is what people still have on the way home.',
  },
  giraffe: {
    brutal: [
      'A giraffe sleeps a couple of hours a day, in bits. As a founder it would give talks about it.',
      'A giraffe has as many neck bones as you have. It just gave them more budget.',
    ],
    gentle: 'A giraffe bends down and looks at you through enormous eyelashes. No one minds stopping for that.',
  },
  monkey: {
    brutal: [
      'Give enough monkeys enough typewriters and you get Shakespeare. A good CV would take them longer.',
      'Delhi has paid people to imitate large monkeys so that small ones leave. That is middle management.',
    ],
    gentle: 'A monkey will have your sandwich and then look at you kindly. People are certain to ask, and to enjoy the answer.',
  },
  octopus: {
    brutal: [
      'An octopus has a brain in every arm. It is the only true matrix organisation.',
      'Octopuses have left their tanks at night, crossed the floor and gone home down the drain. No exit interview.',
    ],
    gentle: 'An octopus can open a jar from the inside. Interviewers put a ring round things like this.',
  },
  jellyfish: {
    brutal: [
      'A jellyfish has got by for half a billion years without a brain. Do not tell the leadership course.',
      'Transparent, flexible, goes with the flow. The jellyfish has read the job advert.',
    ],
    gentle: "Some jellyfish glow when a boat goes by at night. You will be asked about this, and it'll be the easy part of the day.",
  },
  shark: {
    brutal: ['Sharks are older than trees and have never had a rebrand.', 'Business books are full of sharks. No shark has been given a chapter to reply.'],
    gentle: 'Most sharks are shy, and the smallest would fit in a hand. Still, theirs is the name that people see first.',
  },
  sloth: {
    brutal: [
      'A sloth comes down from its tree once a week. Hybrid working was always possible.',
      'Moss grows on a sloth while it works. Several approvals processes have reached that stage.',
    ],
    gentle: 'A sloth can spend all day in one tree and look content. It is a small rest for somebody with a pile of CVs to read.',
  },
  hippo: {
    brutal: [
      "In meetings a HiPPO is the highest paid person's opinion. The real one sinks fewer projects.",
      'A hippo looks like a sofa and outruns most people. Never judge by the profile.',
    ],
    gentle: 'Hippos walk along the bottom of the river as if they had all day. People will be delighted to find one between two duties.',
  },
  rhino: {
    brutal: ['Thick skin, poor eyesight, right of way. A rhino could chair anything.', 'A group of rhinos is called a crash. Servers do it with less warning.'],
    gentle: 'A rhino carries a bird about on its back, and they seem to get on. Somebody will want to know more, and will remember who it was.',
  },
  gorilla: {
    brutal: [
      'In a famous test half the viewers missed the gorilla. Auditors do not like to talk about it.',
      'An 800-pound gorilla sits where it wants, they say. The desk booking system has never disagreed.',
    ],
    gentle: 'Gorillas make themselves a fresh bed of leaves every evening. It will be mentioned again after the interview.',
  },
  bee: {
    brutal: [
      'A bee reports where the flowers are by dancing. Nobody in the hive asks for the deck.',
      'Bees vote on a new home by head-butting whoever is wrong. Committees have got soft.',
    ],
    gentle: 'A bee comes home dusted yellow to the knees. There is a whole summer garden here, and the reader is standing in it.',
  },
  bumblebee: {
    brutal: [
      "A bumblebee flies although a famous calculation says it can't. Nobody ever finds the engineer.",
      'Bumblebees are large, loud and entirely well-meaning. Every office party has some.',
    ],
    gentle: 'A tired bumblebee can be set going again with a drop of sugar water. People who have done that will take to you.',
  },
  earthworm: {
    brutal: [
      'Darwin studied earthworms for forty years and played them the bassoon. Research grants were different then.',
      "An earthworm moves tonnes of soil and has no portfolio. The best people often don't.",
    ],
    gentle: "A robin knows what an earthworm is worth, and so does every gardener. It's an honest thing to meet, and easy to trust.",
  },
  caterpillar: {
    brutal: [
      'A caterpillar dissolves almost completely and comes out with wings. No rebrand has gone so far.',
      'A caterpillar eats all day in a dull role and is certain of its next one.',
    ],
    gentle: 'Everybody once kept a caterpillar and looked for the right leaf. That is a tender thing to be reminded of at work.',
  },
  ladybird: {
    brutal: [
      'A ladybird eats thousands of greenfly and is loved for the spots. Packaging always wins.',
      'No ladybird has ever landed on somebody without stopping the conversation.',
    ],
    gentle: "People let a ladybird walk up to the fingertip and fly. They'll be just as gentle for a moment when they read this.",
  },
  flamingo: {
    brutal: [
      'A flamingo is pink because of what it eats. Every canteen should come with that warning.',
      'A flamingo uses less effort on one leg than on two. That is lean management.',
    ],
    gentle: "A flamingo can sleep soundly on one leg. There's no missing it, and it will brighten somebody's afternoon.",
  },
  puffin: {
    brutal: [
      'A puffin commutes between a burrow and the open sea, with a beak full of fish and no complaints.',
      'The puffin looks like an executive who was made up by a clown. People cross seas to see it.',
    ],
    gentle: 'A puffin lands like somebody who has missed a step. People go a long way to see it and will be happy to hear of another.',
  },
  stork: {
    brutal: [
      'The stork ran deliveries for centuries and nobody ever traced a parcel.',
      'Storks greet each other by clattering their beaks. Some stand-ups sound similar.',
    ],
    gentle: "Storks come back to the same chimney in spring, and the village looks up. You'll see the same look across the table.",
  },
  kingfisher: {
    brutal: [
      "Japan's fast train got its nose from the kingfisher. The kingfisher got nothing.",
      'Most people see a kingfisher as a blue line that somebody else was looking at.',
    ],
    gentle: 'A kingfisher is gone before you can point at it. People speak for years of the one they saw, and now they can tell you.',
  },
  chameleon: {
    brutal: [
      'A chameleon changes colour with its mood and not its wall. Adaptability was a misunderstanding.',
      "A chameleon's eyes look in two directions at once. So does a steering committee.",
    ],
    gentle: 'A chameleon rocks back and forth before every step, like a leaf. Nobody will leave the room without having asked.',
  },
  meerkat: {
    brutal: [
      'Meerkats post a lookout who calls every few seconds that all is well. It is a status meeting that works.',
      'A meerkat stands upright, looks round, sees no manager, and goes back down. Open plan is full of it.',
    ],
    gentle: "Meerkats warm their stomachs in the sun before the day begins. It cheers everyone up, with no effort on anybody's part.",
  },
  dachshund: {
    brutal: [
      'The dachshund was bred to go down holes after badgers. It is still the longest candidate for the smallest post.',
      'A dachshund has the legs of a footstool and the voice of a head of department.',
    ],
    gentle: 'A dachshund goes upstairs like a small train. Owners can talk about that for hours, so there is a friendly chat in this.',
  },
  collie: {
    brutal: [
      'Put a collie at a party and by nine all the guests are in one corner. Event management takes a degree.',
      'A border collie has learned over a thousand names of toys. Networking events print badges.',
    ],
    gentle: 'A collie with nothing to herd will herd the guests. Anybody who has been rounded up by one will grin.',
  },
  rooster: {
    brutal: [
      'The rooster announces the day and takes no part in it. It was an early press officer.',
      'A weather vane is a rooster that turns with every wind. It has been on top for a thousand years.',
    ],
    gentle: 'A rooster tries out his voice before it is light and means every note. You can hear it from here.',
  },
  deer: {
    brutal: [
      'A deer hears a crisp packet across a field and freezes. Anyone on mute knows the feeling.',
      'Deer cross where deer have always crossed. The road was the later requirement.',
    ],
    gentle: "You look up on a woodland path, and the deer has been looking at you. People treasure that, and they'll have it back for a second.",
  },
  // food
  biscuit: {
    brutal: [
      'Nobody takes the last biscuit. It is the only rule that every organisation enforces.',
      'You can tell a meeting by its biscuits. Shortbread means there is bad news.',
    ],
    gentle: 'A plate of biscuits has saved many a hard meeting. The reader can taste one, and feels a little better.',
  },
  cake: {
    brutal: ['An email that says “cake in the kitchen” does not need a follow-up.', 'Nobody has ever asked for the agenda of a meeting with cake.'],
    gentle: 'Everybody comes out of the office when there is cake. They will come to this too, and in good spirits.',
  },
  cupcake: {
    brutal: ['A cupcake is cake after headcount planning: one each, no discussion.', 'Half of a cupcake is icing. So is half of most presentations.'],
    gentle: 'Whoever gets a cupcake starts with the icing. It is a cheerful little thing to find among the duties.',
  },
  pudding: {
    brutal: [
      '“The proof is in the eating” is still the clearest acceptance test ever written.',
      'In Britain a pudding may be a sponge, a sausage or a batter. Nobody has harmonised the terms.',
    ],
    gentle: 'When pudding is mentioned, people find that they have room after all. They will make room for this.',
  },
  custard: {
    brutal: [
      'Hit custard and it goes solid, leave it and it flows. So it is with most negotiations.',
      'A lump in the custard is the oldest failed integration on record.',
    ],
    gentle: 'Everyone has strong views on custard with skin. You may hear a few, and after that nobody is nervous.',
  },
  jelly: {
    brutal: [
      '“Like nailing jelly to a wall,” people say about requirements. Jelly at least sets.',
      'Jelly takes the shape of whatever it is poured into. On a CV that is spelled “adaptable”.',
    ],
    gentle: "No one has carried a jelly through a room without being watched. You have everybody's eyes here, and their good wishes.",
  },
  trifle: {
    brutal: [
      'A soft base, layers nobody can change later, cream over all of it. Trifle is a legacy system.',
      'A trifle has five layers and a name that means “nothing much”. Estimates are written by the same people.',
    ],
    gentle: 'A trifle in a glass bowl shows all its layers before the first spoon goes in. The reader is already looking for a spoon.',
  },
  scone: {
    brutal: [
      'Jam first or cream first has divided two counties for a century. The scone will not comment.',
      'Nobody agrees how to say “scone”. On paper it gets through every time.',
    ],
    gentle: "Jam first or cream first: people settle it in every tea room and never agree. It's sure to come up, and it breaks the ice.",
  },
  crumpet: {
    brutal: [
      'A crumpet is mostly holes, and the holes are the point. Some strategies make the same claim.',
      'Butter goes in at the top of a crumpet and runs out at the bottom. Budgets work just like that.',
    ],
    gentle: 'Butter runs through a hot crumpet and down the wrist. Everyone can feel that, and nobody minds.',
  },
  bun: {
    brutal: [
      'A bun is the smallest amount of goodwill that an organisation can buy.',
      'Morale has been surveyed, benchmarked and workshopped. Then somebody brings buns.',
    ],
    gentle: "A bag of warm buns makes friends of a whole floor. You'll be thought of kindly, if only for the smell.",
  },
  doughnut: {
    brutal: [
      'A doughnut has nothing in the middle and everybody is happy. Org charts keep trying for that.',
      'A box of doughnuts is the quickest known way to meet another department.',
    ],
    gentle: 'No one has ever eaten a doughnut and not licked off the sugar. Whoever reads this is already smiling.',
  },
  donut: {
    brutal: [
      'Somebody always cuts one donut in half, out of modesty, and then comes back for the other half.',
      'Donuts turn up on a Friday, and so does everybody who works from home.',
    ],
    gentle: 'A box of donuts on the counter gets strangers talking. You and an interviewer could be next.',
  },
  croissant: {
    brutal: ['Croissants at the meeting mean a consultant at the meeting.', 'A croissant has as many layers as head office and leaves more on the table.'],
    gentle: "A croissant leaves flakes on any suit, however important. It's a human touch, and people are glad of one.",
  },
  pancake: {
    brutal: [
      'The first one always goes wrong. With pancakes that is a tradition and not an incident.',
      'Flat, quick, easily turned over. Consultants draw organisations like that.',
    ],
    gentle: "Everyone remembers who tossed the pancake that stuck to the ceiling. There's a story like that in every kitchen, so expect to swap.",
  },
  waffle: {
    brutal: [
      'The waffle you can eat has structure, clear edges and holds something. CVs mostly deal in the other kind.',
      'A grid of little boxes with something poured over all of it. It is a waffle or a spreadsheet.',
    ],
    gentle: 'A waffle fresh off the iron can be smelt right down the street. Nobody hurries past, and nobody will here.',
  },
  pie: {
    brutal: [
      'A pie is the only chart that anyone has asked for seconds of.',
      'Everyone wants a bigger slice of the pie, and one department holds the knife. That is Finance.',
    ],
    gentle: 'When a pie is cut and the steam comes out, everybody leans in. Your reader is leaning in.',
  },
  pasty: {
    brutal: [
      'The crimp was a handle for miners with dirty hands. It is user-centred design with swede in it.',
      'A pasty is a packed lunch that is also the packaging. Sustainability is still catching up.',
    ],
    gentle: 'A hot pasty on a cold harbour wall is hard to beat. People will be hungry by now, and fond of you.',
  },
  sausage: {
    brutal: [
      'Nobody should see how laws and sausages are made, they say. Annual accounts were added later.',
      'One sausage left on the tray, and suddenly the whole office is very polite.',
    ],
    gentle: "A sausage in the pan brings people out of their tents. It's plain and good, and it will be in their heads until lunch.",
  },
  bacon: {
    brutal: ['The smell of bacon reaches every floor without a distribution list.', 'Bacon has tested more smoke alarms than Facilities.'],
    gentle: 'Nobody sleeps through the smell of bacon. Even a tired reader is awake now.',
  },
  burger: {
    brutal: [
      'There is the picture on the wall and the thing in the box. A burger teaches expectation management.',
      'A burger has to survive the first bite without losing scope.',
    ],
    gentle: "A proper burger takes two hands and a napkin. That can be seen at once, and most duties can't.",
  },
  kebab: {
    brutal: [
      'After midnight a kebab settles more disputes than arbitration. It has also opened a few.',
      'Programmers join words with hyphens and call it kebab case. Somebody was hungry at a naming meeting.',
    ],
    gentle: "Everyone knows the best kebab in town, and the street it is on. You'll be told about theirs.",
  },
  chip: {
    brutal: [
      'A chip left alone belongs to whoever sits nearest. Tasks are assigned the same way.',
      'Chips are shared within minutes and nobody asks for access.',
    ],
    gentle: 'The first chip is always too hot, and nobody waits. Every person who reads this has burnt a tongue and will laugh.',
  },
  crisps: {
    brutal: ['One packet of crisps can be heard by everybody on the call.', 'A packet of crisps is mostly air. Annual reports are filled on the same machine.'],
    gentle: 'Open a bag of crisps on a train and every head turns. They will turn here, with a friendly look.',
  },
  peanut: {
    brutal: [
      'Mission control has passed peanuts round for decades. They are in no manual, and no launch goes without.',
      'Pay peanuts and you get monkeys, they say. Nobody has ever costed the monkeys.',
    ],
    gentle: 'Cracking a peanut out of its shell is one of the small pleasures. Things of that size are what people remember of a page.',
  },
  popcorn: {
    brutal: [
      'Burn one bag of popcorn and the whole building learns your floor.',
      'Every kernel of popcorn gets the same heat and finishes when it likes. Project plans assume otherwise.',
    ],
    gentle: 'You know that the lights are about to go down when you smell popcorn. It takes a tired reader out for the evening.',
  },
  toffee: {
    brutal: [
      'Hand round toffee first, and you can present for four minutes without interruption.',
      'Toffee sets the moment you stop stirring. So does a temporary process.',
    ],
    gentle: "A good toffee stops all talk for two minutes. People linger over it, and they'll linger here.",
  },
  fudge: {
    brutal: [
      'In a tin it is a present. In a forecast it is also quite popular.',
      'The recipe for fudge is said to have been a mistake with caramel. Most procedures start that way.',
    ],
    gentle: 'Every seaside town has a fudge shop, and you smell it first. Whoever reads this is on holiday for a moment.',
  },
  chocolate: {
    brutal: [
      'Everybody knows which chocolate is left in the box. It has been there since Christmas.',
      'A box of chocolates on a desk keeps no records, and by three there is nothing to audit.',
    ],
    gentle: 'A square of chocolate can turn a bad afternoon round. Just reading about it helps, and they will know whom to thank.',
  },
  sweets: {
    brutal: [
      'At a trade fair the bowl of sweets has the longest queue and no sales target.',
      'Nobody takes a sweet from a reception desk without a quick look at the door.',
    ],
    gentle: "Everyone knows which sweets they picked out of the bag first. It's the easiest thing in the world to chat about.",
  },
  lollipop: {
    brutal: [
      'A lollipop is the only completion bonus that is paid on the spot.',
      'It has a handle, a defined scope and a clear end. A lollipop is a better brief than most.',
    ],
    gentle: 'Give anybody a lollipop, and they look cheerful, whatever their rank. It can be seen from the top of the page.',
  },
  'ice cream': {
    brutal: [
      'Ice cream sets a deadline, and nobody has ever had it extended.',
      'An ice cream van plays one tune and the street comes out. No calendar invitation does that.',
    ],
    gentle: 'The chime of an ice cream van brings a whole street out of doors. People will come out for this as well.',
  },
  sandwich: {
    brutal: [
      'Managers put criticism between two layers of praise and call it a sandwich. The filling falls out.',
      'Invented so that an earl could stay at the card table. It has kept people at their desks ever since.',
    ],
    gentle: 'A sandwich tastes better at the top of a hill. That is real life, and readers are hungry for some.',
  },
  toast: {
    brutal: [
      'Toast is the one thing in the office kitchen that can call the fire brigade.',
      'There are four seconds between done and burnt. Few processes run to the tolerance of toast.',
    ],
    gentle: 'When there is a smell of toast, somebody is at home. It makes people feel welcome on the page.',
  },
  marmalade: {
    brutal: [
      'Marmalade leaves the bits in on purpose and wins awards for it. Try that with a release.',
      'A famous bear keeps a marmalade sandwich under his hat. It is called contingency planning.',
    ],
    gentle: 'In January a pan of marmalade fills the whole house with oranges. Somebody on the panel makes it and will want to talk.',
  },
  honey: {
    brutal: [
      "Honey from a pharaoh's tomb is still good. The best-before date came from Legal.",
      'A bee makes a twelfth of a teaspoon in its life. Nobody has dared to call that underperforming.',
    ],
    gentle: "Honey tastes of whatever was in flower that month. People will ask about this, and it'll be a pleasant talk.",
  },
  gravy: {
    brutal: [
      'Gravy covers whatever went wrong on the plate. Slides do it with a gradient.',
      'There is a gravy train and a gravy boat, and nobody has seen the timetable for either.',
    ],
    gentle: "A jug of gravy going round gets strangers to pass things to each other. There's a warm table here, with a place laid.",
  },
  ketchup: {
    brutal: [
      'Nothing, nothing, nothing, then all of it at once. Ketchup moves like a decision from head office.',
      'Ketchup was once sold by chemists as a remedy. That is what you call a pivot.',
    ],
    gentle: 'Somebody always hits the bottom of the ketchup bottle once too often. The reader has been that person.',
  },
  mustard: {
    brutal: [
      'Nobody can say what “cutting the mustard” means. It has been in appraisals for a century.',
      'A little goes a long way and the jar lasts years. There is no other budget line like mustard.',
    ],
    gentle: "Too much mustard brings tears to the eyes, and then everyone laughs. It'll wake people up in the kindest way.",
  },
  pickle: {
    brutal: [
      'A pickle is a cucumber that stayed on the project too long.',
      'Vinegar, a lid and a year in a dark cupboard. Strategy papers get the same, without the vinegar.',
    ],
    gentle: "A jar of pickles from somebody's own kitchen is a present that people remember. So is a mention of it here.",
  },
  gherkin: {
    brutal: [
      'Half the world takes the gherkin out, and it still ships with every burger. That is a legacy feature.',
      'London has a tower called the Gherkin. Its architects had other words on the drawings.',
    ],
    gentle: "Half of us fish the gherkin out and the other half want it. There'll be both at the table, so you won't sit in silence.",
  },
  cheese: {
    brutal: [
      'Somebody moved it once, and it became a management bestseller.',
      'Put cheese on the agenda, and nobody asks whether they are really needed at the meeting.',
    ],
    gentle: 'Many a good cheese carries the name of its village. Somebody will have a favourite and tell you where to buy it.',
  },
  yoghurt: {
    brutal: [
      '“Live culture”, it says on the lid. Most employers put that on the careers page.',
      'A yoghurt in a shared fridge is all you need to understand property law.',
    ],
    gentle: "There is always one person who licks the lid of the yoghurt. Often it's the one who is reading, and they'll feel seen.",
  },
  porridge: {
    brutal: [
      'Too hot, too cold, just right. Porridge did user testing before anybody had a budget for it.',
      'Porridge left in a bowl sets harder than most foundations. Nobody has ever owned up to the bowl.',
    ],
    gentle: 'Porridge keeps you warm until noon, and everyone has a rule about salt or sugar. Get ready to hear some.',
  },
  cereal: {
    brutal: [
      'The back of a cereal box is the most widely read document in the country. It has a maze.',
      'People emptied whole boxes of cereal to reach a plastic whistle. Incentive schemes have got more complicated.',
    ],
    gentle: 'Most people have had cereal for supper and told no one. They might tell you, after this.',
  },
  noodle: {
    brutal: [
      'An instant noodle has one deadline, three minutes, and has never missed it.',
      'Pull one noodle and four others move. Server rooms are cabled by that principle.',
    ],
    gentle: 'The last noodle always splashes the shirt. Everybody has had that happen on a day that mattered, and will smile.',
  },
  curry: {
    brutal: ['A curry menu runs from mild to a dare. No risk scale has ever been so honest.', 'Curry is better on the second day. Minutes are not.'],
    gentle: 'A curry is better the next day, and every kitchen knows the one right recipe. It gives people plenty to talk about.',
  },
  soup: {
    brutal: ['The soup of the day is a full report on yesterday.', 'In some places alphabet soup is a starter. In others it is the org chart.'],
    gentle: 'A bowl of soup is what you give somebody who has come in from the cold. That kindness comes across.',
  },
  stew: {
    brutal: ['A stew is what you get when everything is low priority and left on for hours.', 'A stew forgives late additions. Scope has never been so kind.'],
    gentle: 'A stew on the back of the stove means that there is enough for one more. Readers like to be near that.',
  },
  dumpling: {
    brutal: [
      'Nearly every cuisine invented the dumpling on its own. There was no working group.',
      'You find out what is in a dumpling after you commit. Most contracts start like that too.',
    ],
    gentle: "Wherever you travel, somebody sits at a table folding dumplings and talking. It's a good table to be reminded of.",
  },
  omelette: {
    brutal: [
      'Every reorganisation is explained with omelettes. No egg has ever given the talk.',
      'Folded over, nobody sees what happened inside. The omelette is an executive summary.',
    ],
    gentle: 'An omelette has saved many an evening with an empty cupboard. People trust anything as simple as that.',
  },
  pizza: {
    brutal: ['Pizza at six means that nobody is leaving at six.', 'A team should be small enough for two pizzas, they say. They never say what size of pizza.'],
    gentle: 'The last slice of pizza is offered round three times before anyone takes it. Everybody knows that table and feels at home.',
  },
  lasagne: {
    brutal: [
      'Layers on layers, and nobody remembers who signed off the middle one. Lasagne is governance.',
      'Lasagne is always announced as for six and eaten by four. Capacity planning knows the problem.',
    ],
    gentle: "The corner of a lasagne has the crisp edge, and people will fight for it. They'll admit as much when you meet.",
  },
  spaghetti: {
    brutal: [
      'The BBC once showed spaghetti growing on trees, and viewers rang to ask for a cutting. Check your facts.',
      'Nobody has ever looked senior while eating spaghetti.',
    ],
    gentle: 'There is always one strand of spaghetti that misbehaves. It puts everybody at the same level, and that helps in an interview.',
  },
  banana: {
    brutal: [
      'The curve of a banana is in the EU rules. Somebody wrote that spec and had it reviewed.',
      'The banana skin is the oldest near miss on record, and still the best known.',
    ],
    gentle: 'A banana comes in its own wrapper and tells you when it is ready. Anyone sees it at once, and it makes them smile.',
  },
  plum: {
    brutal: [
      'There is such a thing as a plum job. Nobody has ever seen one advertised.',
      'Somebody ate the plums and left a poem about it. In an office you get a note in capitals.',
    ],
    gentle: 'A ripe plum comes off the branch into your hand. It is September for a moment, and people like it there.',
  },
  cherry: {
    brutal: ['Everyone leaves the cherry until last, and then somebody senior comes by.', 'Two bites at the cherry is one more than most procedures allow.'],
    gentle: "Everyone has hung a pair of cherries over one ear. It's a bright spot, and that is where the eyes will go.",
  },
  strawberry: {
    brutal: [
      'Strawberry is a flavour that has little to do with strawberries. Some job titles are made the same way.',
      'A strawberry wears its seeds on the outside. That is full disclosure.',
    ],
    gentle: "The best strawberry never makes it into the basket. People can taste it, and they'll know where on the page it was.",
  },
  raspberry: {
    brutal: [
      'Blowing a raspberry is the one kind of feedback that never needs a follow-up.',
      'A raspberry is past its best by teatime. So is most urgent news.',
    ],
    gentle: 'Raspberries hide under the leaves, and there is always one more. Finding one here is just as nice.',
  },
  pumpkin: {
    brutal: [
      'A pumpkin has been a coach, a lantern and a latte. Nobody calls it unfocused.',
      'At midnight the coach is a pumpkin again. Free trials end the same way.',
    ],
    gentle: 'People carve a pumpkin and put it on the step for strangers to see. It gives off a friendly light here, too.',
  },
  turnip: {
    brutal: ['No consultant has ever put “turnip” on a slide.', "You can't get blood out of a turnip. Credit control would send one more reminder."],
    gentle: 'Turnips were lanterns long before pumpkins were. Somebody will be delighted to hear that from you.',
  },
  cabbage: {
    brutal: [
      'The smell of cabbage stays in a corridor longer than most directors.',
      'You take the outer leaves off until it looks presentable. CVs are edited like cabbages.',
    ],
    gentle: "A really fresh cabbage squeaks when you squeeze it. There's nothing grand about it, and people take to that.",
  },
  sprout: {
    brutal: [
      'Everybody takes three sprouts to be polite. Training days are attended on the same basis.',
      'People cut a cross into every sprout and nobody knows why. The procedure has never been reviewed.',
    ],
    gentle: 'Some count their sprouts and others ask for more. One of each sits on any panel, and they will start on it.',
  },
  onion: {
    brutal: [
      'Layers, and somebody ends up in tears. An onion is a fair picture of most approval processes.',
      'An onion is the one excuse for crying in the kitchen that nobody follows up.',
    ],
    gentle: 'The best of cooks still weeps over an onion. Everybody knows it from their own kitchen, so everybody is with you.',
  },
  garlic: {
    brutal: ['Garlic at lunch is the best method yet found for shortening an afternoon meeting.', 'Garlic keeps vampires out. There is no data on recruiters.'],
    gentle: 'Garlic in warm butter brings people into the kitchen to see what there is. They are coming in now.',
  },
  potato: {
    brutal: [
      'A hot potato is the only project that is handed over without a handover.',
      'They say a king put guards round the potato field so that people would want some. Best launch ever.',
    ],
    gentle: 'Everybody has peeled a potato. A reader is in the room with you at once, and few lines manage that.',
  },
  kale: {
    brutal: ['Kale was what you put under the salad bar. Then it got an agent.', 'Kale has to be massaged before anyone will swallow it. So do some figures.'],
    gentle: 'Kale stands out in the snow and is the sweeter for it. Any gardener will nod, and there is often a gardener.',
  },
  teabag: {
    brutal: [
      'Every shared kitchen has a teabag drying on a spoon, and no witnesses.',
      'It shows its strength in hot water. The teabag has been on leadership posters for years.',
    ],
    gentle: "How long to leave a teabag in has divided many an office. It's a sure way to get a stiff room talking.",
  },
  cuppa: {
    brutal: ['More gets settled over a cuppa than in the meeting it delays.', "A cuppa takes four minutes and fixes about half of what the helpline couldn't."],
    gentle: "Bad news goes down easier with a cuppa. There's a kind voice here, and a reader will hear it.",
  },
  lemonade: {
    brutal: [
      'When life gives you lemons, you still need the food hygiene certificate.',
      'A lemonade stand has one product, one price and cash. Business plans went downhill from there.',
    ],
    gentle: "Real lemonade makes you shut one eye. It's a hot afternoon all at once, and nobody is in a hurry.",
  },
  cocoa: {
    brutal: ['A mug of cocoa is the international sign for closing the laptop.', 'The Aztecs paid in cocoa beans. Expenses must have been a pleasure.'],
    gentle: 'Cocoa is for evenings with rain on the roof. Whoever reads this will feel a bit looked after.',
  },
  cider: {
    brutal: [
      'Farm workers once got part of their wages in cider. Payroll queries were rare and long.',
      'In every apple county there is a cider that is not sold, only mentioned.',
    ],
    gentle: "An orchard in blossom hums from end to end, long before there is cider. It's a lovely place to send a reader's thoughts.",
  },
  gin: {
    brutal: [
      'Gin was added to make officials take their quinine. No compliance measure has worked so well since.',
      'There are more gins with botanicals than people who can name a botanical.',
    ],
    gentle: 'Every gin has juniper in it, and after that each maker has a secret. People who care will want to talk it over.',
  },
  whisky: {
    brutal: [
      "Distillers call what evaporates the angels' share. Stocktakers have a shorter word.",
      'Left in the dark for twelve years, whisky doubles in value. It has been tried with policies.',
    ],
    gentle: 'A whisky takes its colour from the barrel it slept in. Those who love it can talk for hours, and now they have a reason.',
  },
  rum: {
    brutal: [
      'The Royal Navy issued rum daily until 1970. It is still the benchmark for employee benefits.',
      'Rum was tested with gunpowder to see if it still burned. Quality control has been dull since.',
    ],
    gentle: "Rum smells of molasses and old harbours. Nobody expects a harbour in a CV, so they'll remember it.",
  },
  beer: {
    brutal: [
      'One of the oldest receipts in the world is for beer. It is not known if it was approved.',
      'The pyramids were built on beer rations. You will notice that they are still standing.',
    ],
    gentle: 'A beer after a long day tastes of more than the recipe. Most people know that, and it makes talking easy.',
  },
  wine: {
    brutal: [
      'On a wine list “confident” and “complex” are enough. On a CV they need evidence.',
      'The second cheapest wine is ordered by everyone who has to claim it back.',
    ],
    gentle: 'People remember where they drank a certain wine, and with whom. If this comes up, they will tell you.',
  },
  champagne: {
    brutal: [
      'Champagne may only come from Champagne. No profession guards its job title so well.',
      'The cork leaves at fifty kilometres an hour. The budget is usually right behind it.',
    ],
    gentle: 'Everybody in the room looks round when a champagne cork goes. They will look round here.',
  },
  raffle: {
    brutal: [
      'In every raffle the bath salts are won, given back, and entered for next year.',
      'A raffle has clearer rules than most promotions, and nobody asks to see the scoring.',
    ],
    gentle: 'At every raffle somebody wins the thing they brought. The reader has held a ticket too, and hoped.',
  },
  buffet: {
    brutal: [
      'No closing speaker has ever been heard by people who can see the buffet.',
      'A buffet shows you who plans: they are the ones who started at the far end.',
    ],
    gentle: 'At a buffet the shy ones end up talking by the bread. There are people here, and readers like people.',
  },
  picnic: {
    brutal: ['A picnic is an event whose main supplier is the weather.', 'Every picnic has a stakeholder with six legs.'],
    gentle: 'The salt always stays at home on a picnic, and the day is no worse for it. People can feel the sun on this.',
  },
  barbecue: {
    brutal: [
      'Black outside, raw inside, on schedule. Barbecue is run by milestones.',
      'At a barbecue one person holds the tongs and everybody else advises. It is a steering committee.',
    ],
    gentle: 'A barbecue brings the street to the fence with a plate and some advice. Everybody can smell it from where they sit.',
  },
  lunchbox: {
    brutal: [
      'A lunchbox is the one piece of kit that nobody leaves at work over the weekend twice.',
      'Two people can swap the contents of a lunchbox in ten seconds. Procurement would need a quarter.',
    ],
    gentle: "Everyone remembers the lunchbox they had, down to the catch. They'll think of it here, and warmly.",
  },
  carrot: {
    brutal: [
      'Management still has two instruments, and only one of them is edible.',
      'Carrots never helped anybody see in the dark. It was wartime PR, and it still ranks first.',
    ],
    gentle: "A carrot pulled straight from the ground tastes a little of the ground, and that's the best of it. Gardeners will stop and nod.",
  },
  parsnip: {
    brutal: ['Fine words butter no parsnips. It is the shortest CV advice in the language.', 'A parsnip gets sweeter after a hard frost. Few candidates do.'],
    gentle: 'It takes a frost to make a parsnip sweet. Somebody who grows them will be pleased to meet one in an office.',
  },
  leek: {
    brutal: [
      'In the north of England prize leeks are guarded overnight. Some data centres have less.',
      'In Wales you may wear a leek on your jacket to work. Dress-down Friday is nothing beside it.',
    ],
    gentle: 'You can wash a leek three times and still find sand. Anyone who cooks is nodding by now.',
  },
  beetroot: {
    brutal: [
      'Beetroot leaves a lasting mark on everything. Cover letters promise the same.',
      'Beetroot is the colour of anyone who finds out that they were not on mute.',
    ],
    gentle: 'Beetroot turns the board pink, and then the cook. People will laugh, and look at their hands.',
  },
  jam: {
    brutal: [
      'Jam tomorrow and never jam today. Lewis Carroll had seen a bonus scheme.',
      'A jar of jam with a handwritten label opens more doors than a business card.',
    ],
    gentle: 'Jam sets just when you have given up on it. Whoever has stood over the pan will want a word with you.',
  },
  crumb: {
    brutal: ['A crumb on the table is all that most meetings leave behind.', 'One crumb in a keyboard can take out the letter E for a week.'],
    gentle: 'A few crumbs on the cloth mean that somebody enjoyed it. Small things like this stay with people.',
  },
  breadcrumb: {
    brutal: [
      'A trail of breadcrumbs was the first navigation menu. It failed in testing, because of birds.',
      'Grate stale bread, and it costs more than fresh. That is what consultants mean by adding value.',
    ],
    gentle: "Throw breadcrumbs on the lawn and the whole garden comes. People have done that, and they'll see it as they read.",
  },
  crust: {
    brutal: [
      'People talk of “earning a crust”. No job advert has been that honest about the pay.',
      'Half of all people want the crust and half cut it off. Market research rarely gets it so clear.',
    ],
    gentle: 'The end of a warm loaf rarely gets as far as the table. Everyone has eaten that crust standing up, and was happy.',
  },
  pretzel: {
    brutal: [
      'A pretzel is what a straight answer looks like after three departments.',
      'A pretzel gets tied in a knot and then salted. Anyone who has filed expenses can feel it.',
    ],
    gentle: "A soft pretzel, warm from the stall, makes a cold morning easier. It'll be remembered when the duties have run together.",
  },
  nacho: {
    brutal: [
      'A head waiter called Nacho made them up when the cook was out. It is still the fairest way to get a credit.',
      'One nacho is holding up all the others, and somebody always takes it. Handovers exist because of this.',
    ],
    gentle: 'The best nacho takes all the cheese with it. You will get a laugh, and then you will get a chat.',
  },
  meatball: {
    brutal: [
      "A meatball on a stick is how you know that it's a networking event.",
      'A furniture shop is known all over the world for its meatballs. So much for core business.',
    ],
    gentle: "Everyone knows one kitchen where the meatballs are the right ones. They'll be thinking of it with a smile.",
  },
  fishcake: {
    brutal: ['A fishcake is two departments held together by breadcrumbs.', 'Nobody has ever iced a fishcake. The name did not go through user testing.'],
    gentle: 'A fishcake with a squeeze of lemon makes a good Friday supper. It is so far from office talk that people will thank you.',
  },
  flapjack: {
    brutal: [
      'A flapjack is oats in London and a pancake in New York. Global teams should agree before they order.',
      "A flapjack counts as the sensible option among people who haven't seen the syrup go in.",
    ],
    gentle: "A flapjack in the pocket has got many people up a hill. It's a homely thing to reach halfway down a list.",
  },
  gingerbread: {
    brutal: [
      'A gingerbread house meets no building regulation and always gets permission.',
      'Architects hold gingerbread contests. They are the only models that clients finish.',
    ],
    gentle: 'Gingerbread in the oven makes a whole staircase smell of winter. This will be remembered with pleasure.',
  },
  meringue: {
    brutal: [
      'A meringue is nine tenths air and takes all afternoon. Brand strategies have been sold on less.',
      'Open the oven once to check and it sinks. The meringue is the case against status updates.',
    ],
    gentle: 'A meringue breaks at the first touch, and everybody forgives it. There is something light here among heavy things.',
  },
  brownie: {
    brutal: [
      'The corner piece of the brownie is the only office location worth fighting for.',
      'Brownie points have never been redeemed. They are still the main currency in most teams.',
    ],
    gentle: 'There is always one person who wants the corner of the brownie tin. You may well meet them across the table.',
  },
  muffin: {
    brutal: [
      'A muffin is cake that found the right word for breakfast. Every CV has tried that.',
      'The top of the muffin gets the credit and the bottom does the holding up. You have seen the org chart.',
    ],
    gentle: 'A muffin is at its best before it has cooled enough to eat. Readers know just what is meant.',
  },
  bagel: {
    brutal: [
      'The hole was for carrying bagels on a stick. Somebody thought of the logistics first.',
      'A bagel is boiled and then baked. Only planning applications go through more.',
    ],
    gentle: 'A bagel is boiled before it is baked, and that is why it chews. Somebody will be glad to be told.',
  },
  marshmallow: {
    brutal: [
      'Psychologists once judged the future by who could leave a marshmallow alone. Recruiters use software.',
      'In workshops, teams build towers that must hold up one marshmallow. The marshmallow usually wins.',
    ],
    gentle: 'A marshmallow on a stick is perfect for about four seconds. Your reader is by the fire now, in good company.',
  },
  rhubarb: {
    brutal: [
      'Rhubarb is grown in the dark and picked by candlelight. Some quarterly figures had the same upbringing.',
      'Extras mutter “rhubarb” when a scene needs talk. Some meetings have never moved on.',
    ],
    gentle: 'In a dark shed you can hear rhubarb grow. Nobody believes it, and you may be the one who gets to tell them.',
  },
  guacamole: {
    brutal: [
      'Guacamole is extra. It is the most consistently enforced charge in business.',
      'A guacamole is at its best for twenty minutes. So is a dashboard.',
    ],
    gentle: 'Somebody always guards the last of the guacamole. People know that corner of the party and will think of it with a smile.',
  },
  avocado: {
    brutal: [
      'Not yet, not yet, not yet, too late. An avocado is scheduled like a product launch.',
      'The avocado has been blamed for the housing market. Few fruits have had such coverage.',
    ],
    gentle: "Everyone has tried to grow a tree from an avocado stone on a window sill. There's a whole conversation in that.",
  },
  cucumber: {
    brutal: [
      'Cool as one, they say. Nobody has ever seen a cucumber on the last day of the quarter.',
      'A cucumber is almost entirely water, in a firm skin. It is the shape of many mission statements.',
    ],
    gentle: "Anyone who grows cucumbers ends up giving them to the whole street. There's a good chance of a laugh about that.",
  },
  tomato: {
    brutal: [
      'Knowledge is that a tomato is a fruit. Wisdom is to leave it out of the taxonomy meeting.',
      'A time management method is named after a tomato-shaped timer. The tomato itself is always late.',
    ],
    gentle: 'A tomato still warm from the sun needs only salt. Anybody who grows them will want to compare.',
  },
  lemon: {
    brutal: ['In the car trade a lemon is the one you bought. Economists got a Nobel Prize out of that.', 'A slice of lemon makes tap water a conference.'],
    gentle: 'A lemon tree can bear fruit and blossom at the same time. A tired reader wakes up here.',
  },
  pineapple: {
    brutal: [
      'Two centuries ago hosts rented a pineapple for the evening, to impress. Plants in the lobby go back to that.',
      'A pineapple takes two years to grow and one second to start a fight about pizza.',
    ],
    gentle: 'A pineapple can take two years to grow. No eye will miss this, and somebody will want to know how it came about.',
  },
  coconut: {
    brutal: [
      'Two halves of a coconut make a horse. The effects department has never found anything better.',
      'A coconut can cross an ocean and start again on the other side. It calls that an international career.',
    ],
    gentle: 'It takes a nail, a hammer and three opinions to open a coconut. Everybody can see it, and hear it roll.',
  },
  marzipan: {
    brutal: [
      'Marzipan can be shaped into any fruit and tastes of none of them. Some profiles are written like that.',
      'Under the icing of every official cake there is a layer of marzipan that half the guests slide off.',
    ],
    gentle: "In some places people give each other marzipan pigs for luck. It is sweet and small, and it'll be spoken of.",
  },
  'mince pie': {
    brutal: ['A mince pie contains no mince. Nobody has dared to update the documentation.', 'In December mince pies replace the agenda. Attendance improves.'],
    gentle: 'A mince pie offered at the door is hard to refuse. Some December comes in with it, and some goodwill.',
  },
};
