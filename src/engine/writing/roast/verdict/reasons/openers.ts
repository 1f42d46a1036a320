import type { CurvedScore } from '../../../../scoring/curves.ts';
import type { Tone } from '../../../../../domain/roast.ts';
import type { Band } from '../../../../scoring/bands.ts';

/** The scores that begin with a word on the number, and go on with its heaviest reason. */
export type Opened = CurvedScore;

/** A word on the number, before its reason. */
export const OPENERS_OF_SCORES: Readonly<Record<Tone, Readonly<Record<Opened, Readonly<Record<Band, readonly string[]>>>>>> = {
  brutal: {
    atsRating: {
      good: [
        'The robot coped.',
        'Software gets through this.',
        'No smoke from the machine.',
        'The robot made it to the end.',
        'The scanner let it pass.',
        'The robot has had worse days.',
      ],
      mid: [
        'The robot got most of it.',
        'Software will trip in places.',
        'The robot needed a sit-down.',
        'The machine got the gist.',
        'Readable, if you’re patient and made of metal.',
      ],
      bad: ['The robot gave up.', 'To software this is soup.', 'The machine sent it back.', 'The robot asked for a transfer.'],
    },
    buzzwordOverdose: {
      good: ['Nearly sober.', 'A sip, no more.', 'Mostly plain speaking.', 'Safe to drive.', 'A trace.'],
      mid: ['A bit much.', 'Slightly drunk.', 'The brochure’s showing.', 'Not an overdose. A long lunch.', 'You’ve been near a conference.'],
      bad: ['Call somebody.', 'This CV shouldn’t drive.', 'A full brochure.', 'I wrung it out over the sink.'],
    },
    eyeRollFactor: {
      good: ['Barely a blink.', 'Eyes front.', 'One eyebrow, briefly.', 'I’ve rolled my eyes harder at a menu.', 'A small sigh, through the nose.'],
      mid: [
        'One long sigh.',
        'The eyes wandered.',
        'I put the pen down once.',
        'A look at the ceiling.',
        'I rubbed my eyes and it was still there.',
        'Half an eye-roll.',
      ],
      bad: ['My eyes went right round.', 'I’ve now seen the inside of my own skull.', 'I read this bit out to the next desk.', 'I had to walk round the room.'],
    },
    clicheDensity: {
      good: [
        'Mostly your own words.',
        'Nearly all home-made.',
        'You, with one borrowed button.',
        'Almost nothing off the shelf.',
        'Your own sentences, near enough.',
      ],
      mid: [
        'Some of this is rented.',
        'Half tailor, half rack.',
        'I’ve heard parts of this before.',
        'Some of it came out of a packet.',
        'Bits of this have been to other interviews.',
      ],
      bad: ['I could sing along.', 'Most of it came out of a packet.', 'A parrot could have sent this.', 'I know this one. Everybody does.'],
    },
    desperationLevel: {
      good: ['Mostly calm.', 'Composed, apart from one thing.', 'You want it, and it only shows once.', 'One small wave.'],
      mid: ['A bit keen.', 'Standing slightly too close.', 'The doorbell, twice.', 'You’ve baked the panel a cake.'],
      bad: ['Let go of my sleeve.', 'It followed me to the car park.', 'It says please without using the word.'],
    },
  },
  gentle: {
    atsRating: {
      good: ['Low, and low is good here.', 'Software should manage this.', 'Little to worry about.', 'Readable for a machine.'],
      mid: ['Mostly readable.', 'Software may stumble in places.', 'This can come down in an evening.', 'It’s the form, not your work.'],
      bad: ['Software loses part of this.', 'Mostly technical, so quick to mend.', 'The form hides the work.'],
    },
    buzzwordOverdose: {
      good: ['Plainly told, for the most part.', 'Low.', 'Hardly any stock words.', 'Little to swap.'],
      mid: ['A few words claim more than they show.', 'You have better words than these.', 'Some examples would help here.'],
      bad: ['The words stand in front of the work.', 'There’s something you did behind each of these.', 'Your own facts would do more.'],
    },
    eyeRollFactor: {
      good: ['An easy read.', 'A reader stays with you.', 'Little gets in the way.', 'Pleasant to read.'],
      mid: [
        'Readers will slow down here.',
        'A little patience is needed.',
        'The work is better than this suggests.',
        'One thing costs you more than the rest.',
      ],
      bad: ['Readers may not get to the good part.', 'The good lines have to fight for attention.', 'This hides good work.'],
    },
    clicheDensity: {
      good: ['Your own words, mostly.', 'Low.', 'A familiar turn here and there.', 'Your own voice leads.'],
      mid: ['Some sentences are borrowed.', 'A few phrases could be more yours.', 'Your voice is in here; let more of it through.'],
      bad: ['Many phrases here belong to everybody.', 'Your own words would be better.', 'Tell it as you’d tell a friend.'],
    },
    desperationLevel: {
      good: ['A calm tone.', 'Confident enough.', 'It holds its nerve.'],
      mid: ['A little eager.', 'You can ask for less and get more.', 'The tone could be calmer.'],
      bad: ['It asks before it offers.', 'The tone undersells you.', 'Lead with what you bring.'],
    },
  },
};

/** A number that is good and has nothing worth a word against it. `spotless`: nothing at all. */
export const NOTHING_AGAINST: Readonly<Record<Tone, Readonly<Record<Opened, { light: readonly string[]; spotless: readonly string[] }>>>> = {
  brutal: {
    atsRating: {
      light: [
        'The robot had a quibble or two and let it go.',
        'The robot shrugged and moved on.',
        'A beep, nothing more.',
        'Software gets through this without a fuss.',
        'The robot got through it and asked for the next one.',
      ],
      spotless: [
        'The robot came for a fight and left with a clean copy.',
        'The robot has no notes. It wanted notes.',
        'Software will read this like a bedtime story.',
      ],
    },
    buzzwordOverdose: {
      light: ['A sip, and still walking straight.', 'Nothing a glass of water won’t fix.', 'A little froth. There’s beer underneath.', 'Near enough sober.'],
      spotless: [
        'Stone-cold sober. Terrible at parties, excellent on paper.',
        'Not one buzzword. Marketing would like a word.',
        'I shook it and nothing rattled.',
        'You talk like a person. Don’t let anybody fix that.',
        'I came for a sales pitch and got a straight answer.',
        'Dry as toast. Recruiters like toast.',
        'Nothing to detox.',
        'I read it twice with a net and caught nothing.',
        'Plain speaking. I’d forgotten what that looks like.',
        'Hype: none. Somebody’s been brought up properly.',
      ],
    },
    eyeRollFactor: {
      light: [
        'The eyes drifted once and came back on their own.',
        'A twitch. I’m over it.',
        'A glance at the clock, and then back to you.',
        'An eyebrow moved. It was told to sit down.',
        'I blinked more than usual. That’s all.',
      ],
      spotless: [
        'Not a flicker, and I was watching.',
        'Nothing rolled here but the chair.',
        'I forgot to look out of the window.',
        'I had an eye-roll ready. I’ve put it back in the drawer.',
      ],
    },
    clicheDensity: {
      light: [
        'Mostly home cooking, with one jar opened.',
        'The phrase book got a look-in and no more.',
        'Some of the cutlery is borrowed. You cooked.',
        'You sound like you, near enough.',
      ],
      spotless: [
        'I’d never read these sentences before. That’s a compliment.',
        'I played cliché bingo and my card’s still blank.',
        'Nothing here I could have finished for you, and I do like to interrupt.',
        'No template will be asking for any of this back.',
        'Every sentence in here was made on the premises.',
        'The phrase book stayed shut.',
        'Not one line I’ve seen before. I see a lot of lines.',
        'You wrote this yourself. It shows, in a good way.',
        'All your own words. Even the full stops sound like you.',
        'No packets were opened in the making of this.',
      ],
    },
    desperationLevel: {
      light: [
        'You’d quite like the job and you’re not being weird about it.',
        'Ironed shirt, no flowers.',
        'A quick look at the phone, then away again.',
        'Keen, in a way that lets people breathe.',
        'You came ten minutes early and waited round the corner.',
        'A firm handshake that ended on time.',
        'One hand up. Nobody’s snapping their fingers.',
        'You straightened your collar and left it there.',
        'A touch hopeful. That’s allowed.',
      ],
      spotless: [
        'No begging. You could sell umbrellas with that face.',
        'Calm as a bridge.',
        'You sound like someone with plans for the evening.',
        'The CV knocked once and waited.',
        'Cats on windowsills want more from people.',
        'I listened for pleading and heard traffic.',
        'It put its card on the table and took its hand away.',
        'You never once say please. It suits you.',
        'You sat down in the waiting room and read the magazine.',
        'Nobody’s sleeve was touched.',
      ],
    },
  },
  gentle: {
    atsRating: {
      light: ['Software reads this well enough.', 'Low, which is good. A machine gets what it needs.', 'Little here would hold a machine up.'],
      spotless: ['Software reads this without trouble, so leave the layout alone.', 'Nothing here would trip a machine.'],
    },
    buzzwordOverdose: {
      light: ['Low. Hardly a word here is only for show.', 'Plainly told. What’s left wouldn’t stop a reader.'],
      spotless: [
        'Plain words throughout. Readers like that.',
        'No stock words to take out. Spend your time elsewhere.',
        'You say things as they are, and it reads well.',
        'Nothing here sounds like a brochure.',
      ],
    },
    eyeRollFactor: {
      light: ['An easy read, for most of the way.', 'A reader stays with you all the way.', 'Little gets between the reader and your work.'],
      spotless: ['A pleasure to read from top to bottom.', 'Nothing here tries a reader’s patience.'],
    },
    clicheDensity: {
      light: ['Mostly your own words, and a few borrowed ones.', 'Your own voice leads, nearly all the way.'],
      spotless: [
        'These are your own sentences, and a reader hears that.',
        'It sounds like one person wrote it, and one did.',
        'Your own words from start to finish.',
      ],
    },
    desperationLevel: {
      light: ['A calm tone. It wouldn’t put anybody off.', 'You want the job, and it’s no louder than it should be.', 'The tone holds from top to bottom.'],
      spotless: [
        'Calm and confident. Keep that tone in the letter.',
        'You ask for little and offer a lot. That’s the right way round.',
        'The facts do the asking. Good.',
        'A steady tone, which suits you.',
      ],
    },
  },
};
