import type { Trade } from './trades.ts';

/**
 * Plain words of life outside work: met every day, and on hardly any CV. Where one stands in a line of work, a person wrote that line.
 * Singular, lower case; words that also name tools or processes of ordinary work ("mouse", "bug", "branch", "shell", "crane") are left out.
 * `unless`: the trades in whose lines such words are no oddity.
 */
export const HOMELY: Readonly<Record<string, { words: string; unless: readonly Trade[] }>> = {
  animal: {
    words:
      'wombat kangaroo koala emu ferret tadpole bat cat dog puppy kitten parrot budgie parakeet hamster gerbil guinea-pig rabbit hare hedgehog fox badger squirrel raccoon skunk otter  walrus dolphin whale  crab lobster cow  calf sheep lamb  goat pig piglet horse pony donkey mule camel llama alpaca hen cockerel chicken duck goose swan turkey pigeon seagull gull crow magpie owl heron peregrine falcon eagle  sparrow peacock ostrich penguin snake lizard tortoise turtle frog toad newt   wasp hornet moth butterfly beetle  slug snail  ant flea goldfish eel trout carp labrador spaniel terrier poodle greyhound reindeer moose  octopus jellyfish shark sloth hippo rhino gorilla bee bumblebee earthworm caterpillar ladybird flamingo puffin stork kingfisher chameleon meerkat dachshund collie rooster deer wolf tiger lion elephant giraffe monkey',
    unless: ['animals', 'land-and-garden', 'research', 'kitchen', 'bar-and-floor', 'factory'],
  },
  food: {
    words:
      'biscuit cake cupcake pudding custard jelly trifle scone crumpet bun doughnut donut croissant pancake waffle pie pasty sausage bacon burger kebab chip crisps peanut popcorn toffee fudge chocolate sweets lollipop ice-cream sandwich toast marmalade  honey gravy ketchup mustard pickle gherkin cheese yoghurt porridge cereal noodle curry soup stew dumpling omelette pizza lasagne spaghetti banana  plum cherry strawberry raspberry pumpkin turnip cabbage sprout onion garlic potato kale teabag cuppa lemonade cocoa cider gin whisky rum beer wine champagne raffle buffet picnic barbecue lunchbox carrot parsnip pasty leek beetroot jam crumb breadcrumb crust pretzel nacho meatball fishcake flapjack gingerbread meringue brownie muffin bagel marshmallow rhubarb guacamole avocado cucumber tomato lemon pineapple coconut marzipan mince-pie',
    unless: ['kitchen', 'bar-and-floor', 'hotel-and-travel', 'shop', 'factory', 'land-and-garden', 'care', 'warehouse', 'driving', 'sea-and-air'],
  },
  household: {
    words:
      'bunting hammock kettle teapot mug saucer teaspoon saucepan ladle toaster fridge cupboard  sofa armchair cushion pillow blanket duvet mattress pyjamas slippers wardrobe  curtain  doormat doorbell letterbox bathtub toothbrush toilet  mop broom wheelbarrow lawnmower deckchair   matchbox biscuit-tin tin jar  washing-line peg sock glove scarf hat  moustache  sandal   shoelace  napkin tablecloth balloon confetti piñata cardigan wellies wellington scarf umbrella stopwatch clothesline paperclip teddy-bear alarm-clock piggy-bank ironing-board dressing-gown garden-gnome watering-can hot-water-bottle tea-towel snow-globe tent shopping-trolley',
    unless: [
      'cleaning-and-caretaking',
      'hotel-and-travel',
      'kitchen',
      'shop',
      'care',
      'bar-and-floor',
      'nursery',
      'pipes-and-wires',
      'building',
      'hair-and-gym',
      'factory',
    ],
  },
  weather: {
    words:
      'rain drizzle sleet  snow blizzard snowman fog mist gale  thunder lightning hurricane  heatwave  sunburn rainbow puddle moon sunrise sunset tide icicle frost hailstone',
    unless: [
      'land-and-garden',
      'sea-and-air',
      'driving',
      'building',
      'building-office',
      'engineering-office',
      'emergency',
      'research',
      'logistics',
      'public-service',
      'pipes-and-wires',
      'banking-and-insurance',
      'data',
      'servers-and-support',
      'software',
    ],
  },
  merriment: {
    words:
      'karaoke tombola panto pantomime  sausage-dog magician juggler clown unicycle trampoline bouncy-castle fireworks bonfire  carnival  bagpipes accordion ukulele kazoo tambourine banjo disco limbo conga bingo raffle quiz treasure-hunt egg-and-spoon sack-race tug-of-war santa elf easter-bunny pumpkin-carving snowball kite trombone crossword fancy-dress hide-and-seek three-legged-race morris-dancing merry-go-round face-painting paper-plane',
    unless: ['stage-and-screen', 'nursery', 'school', 'hotel-and-travel'],
  },
  feeling: {
    words:
      'happily gladly sadly luckily kindly politely quietly bravely apologised apologized apology apologies forgave forgiven cried laughed giggled sulked argued swore   shouted begged blushed regretted dreamt dreamed snored yawned sang danced hugged sighed reluctantly cheerfully panicked grumbled whistled secretly',
    unless: ['stage-and-screen', 'nursery'],
  },
  neighbourhood: {
    words:
      'lighthouse vicar neighbour neighbor postman milkman   bridesmaid ghost witch pirate cowboy dragon monster mermaid wizard vampire burglar spy king queen prince duchess mayor knight troll scarecrow fortune-teller astronaut',
    unless: ['public-service', 'security', 'stage-and-screen', 'words-and-news'],
  },
};
