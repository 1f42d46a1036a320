import { canBreak, isSomebody, isThing } from '../things.ts';
import type { Template, TermJokes } from '../template.ts';

/** `{object}` is a thing. `{rest}` is what the line goes on with, word for word, so it may follow the quoted opening. */
const thing = (text: string): Template => ({ text, when: isThing });
/** A name with capitals may be somebody's title: nobody is led or watered. */
const lifeless = (text: string): Template => ({ text, when: (facts) => isThing(facts) && !/\p{Lu}/u.test(String(facts['object'])) });
const folk = (text: string): Template => ({ text, when: isSomebody });
const machine = (text: string): Template => ({ text, when: canBreak });

/** “Was responsible for” has its verb already. */
const bare = (text: string): Template => ({ text, when: (facts) => isThing(facts) && /^responsible/iu.test(String(facts['opening'])) });

/** Jokes about one weak opening of a bullet. */
export const WEAK_OPENING_TERMS: TermJokes = {
  fact: 'opening',
  brutal: {
    'assisted|assisting|assist|assists|assisted with|assisted in|assist in|assist with|assisting with|assisting in|assists in|assists with': [
      thing('“{opening}” is what the ladder did. Somebody else stood on it and reached {object}.'),
      thing('Footballers have “{opening}” columns too, with a figure in them. Yours has {object} and no figure.'),
      thing('“{opening}” is steering {object} with your hand on somebody else’s hand.'),
      thing('Batman gets {object}. “{opening}” is Robin, waiting in the car.'),
      thing('“{opening}” is the small print under {object}. The large print went to somebody with a verb.'),
      thing('“{opening}” gives {object} a pilot, and gives you the seat with the good view.'),
      thing('In {object}, “{opening}” is the magician’s helper: in the box, smiling, sawn in half.'),
      '“{opening}” {rest}: satnavs do as much, and they state the distance.',
      '“{opening}” {rest}. Somebody held the ladder. Was there also a roof?',
      '“{opening}” {rest}. Football calls that a pass and writes down who scored.',
      'A good {post} could say what they did themselves. “{opening}” {rest}, says this one.',
      '“{opening}” {rest}. The stapler would put it the same way.',
      'If “{opening}” {rest} came up at a trial, you’d be released by lunchtime.',
      folk('“{opening}” {object}: with the luggage, the paperwork or a kind look?'),
      folk('A revolving door “{opening}” {object} too, and somebody counts them going through.'),
    ],
    'helped|helping|helped to|helped with|help|helps|help to|helping to': [
      '“{opening}” {rest}. Sherpas do that as well, and they write down the mountain.',
      '“{opening}” {rest}. So did a good night’s sleep. What was your bit?',
      '“{opening}” {rest}, in the way the crowd helps the striker.',
      thing('“{opening}” covers everything from saving {object} to passing the sugar.'),
      '“{opening}” is a lovely word on a thank-you card. This isn’t one.',
      thing('“{opening}” puts you on the list of everyone who held a door for {object}.'),
      '“{opening}” {rest}: by lifting, by paying or by standing out of the way?',
      '“{opening}” is what it says on cough syrup, and that comes with a dose.',
    ],
    'worked on|working on|works on|work on': [
      { text: '“{opening}” {rest}. So did {~the dust|the lamp on the night shift}. Was any of it finished?', when: isThing },
      thing('“{opening}”: {object} on the bench, the radio on, and the day went by.'),
      {
        text: 'People have “{opening}” cathedrals without finishing one. How did {object} end?',
        when: (facts) => isThing(facts) && /^worked/iu.test(String(facts['opening'])),
      },
      thing('“{opening}” opens {object} up and goes to lunch before the closing.'),
    ],
    'participated in|participated|participating in|participate in|participates in|took part in|taking part in|take part in': [
      '“{opening}” {rest}: they give a ribbon for that, in the last size they have.',
      thing('In {object}, “{opening}” is the bib number without the finishing time.'),
      thing('“{opening}” is the certificate that everyone at {object} got. Who won?'),
      thing('The Olympics and {object} share a motto: “{opening}”. Only one of them posts the results.'),
      '“{opening}” {rest}, as the audience does in a pantomime.',
    ],
    'involved in|was involved in|involved with|involvement in|actively involved in': [
      '“{opening}” {rest}, like a witness or a cat.',
      thing('“{opening}”: newspapers write that about {object} until the facts are in.'),
      '“{opening}” is what one is in an accident.',
    ],
    'attended|attending|attend|attends': [
      '“{opening}” {rest}. So did the {~biscuits|name tags|radiator}.',
      '“{opening}” is how a register describes you.',
      '“{opening}” {rest}: the chair had the same view and wrote no CV about it.',
      '“{opening}” {rest}, awake or otherwise: the line doesn’t commit itself.',
      thing('“{opening}” puts you and {object} in one room. Then the lights go down.'),
    ],
    'supported|supporting|support|supports|provided support|provided support to|gave support': [
      '“{opening}” {rest}, like scaffolding: in every picture, on no one’s invitation.',
      '“{opening}” {rest}. A cushion could sign that.',
      '“{opening}” is what a shelf does all day without a bullet point.',
      thing('Under {object} there’s a beam marked “{opening}”. Visitors look at the ceiling.'),
    ],
    'familiar with|familiarity with|some knowledge of|knowledge of|basic knowledge of': [
      '“{opening}” {rest}: you’ve met at a party and would recognise the coat.',
      '“{opening}” {rest}, the way people know the Alps from the calendar.',
      '“{opening}” is a nod across the street.',
    ],
    'contributed to|contributing to|contributed|contributed in|contribute to': [
      '“{opening}” {rest}: a coin in the hat. Which coin?',
      thing('“{opening}” puts you and the coffee machine on equal terms with regard to {object}.'),
    ],
    'handled|handling|handle': [
      '“{opening}” {rest}: with gloves, judging by the prints.',
      thing('“{opening}” is for parcels marked fragile. In what state did {object} arrive?'),
    ],
    'dealt with|dealing with|deal with|deals with': [
      '“{opening}” {rest}, in the voice people use for wasps.',
      '“{opening}” {rest}: solved, hidden or passed to the next desk?',
    ],
    'tried to|attempted to|strived to|strove to|aimed to': [
      '“{opening}” tells the ending in the first word, and it’s the sad one.',
      '“{opening}” is a sentence leaving by the back door.',
    ],
    'worked with|worked closely with|working with|work with|worked alongside|works with|working closely with|work closely with': [
      '“{opening}” {rest}: same lift, same canteen, outcome unknown.',
      '“{opening}” {rest}. Scissors work with paper, and afterwards there are two pieces.',
      '“{opening}” {rest}: a buddy film without the plot.',
      '“{opening}” {rest} is a seating plan. What was served?',
    ],
    'collaborated with|collaborated|collaborated on|collaborating with|cooperated with': [
      '“{opening}” {rest}: a duet, and I’ve been handed the page turner’s part.',
      '“{opening}” {rest}: there was a table, everyone sat at it. What was on it?',
    ],
    'exposed to|exposure to|gained exposure to|was exposed to': [
      '“{opening}” is a term for asbestos and sunshine. Skills are used.',
      '“{opening}” {rest}: it shone on you for a while. Any colour?',
    ],
    'learned|learnt|learned about|learning|studied|learned how to|gained knowledge of': [
      '“{opening}” {rest}: good. And on the Monday after?',
      '“{opening}” is the souvenir. What did you build on the trip?',
    ],
    'gained experience in|gained experience|gained|gaining experience|acquired': [
      '“{opening}” {rest}: that’s what the work left in you. What did you leave in the work?',
      '“{opening}” puts the profit of this line entirely on your side.',
    ],
    'aided|aided in|aiding': ['“{opening}” is usually followed by ‘abetted’, with more detail.', '“{opening}” {rest}: a torch was held.'],
    'liaised with|liaised|liaising|liaising with|liaise with': [
      '“{opening}” {rest}: a spy novel’s word for forwarding an e-mail.',
      '“{opening}”: messages travelled. What did they change when they arrived?',
    ],
    'ensured|ensuring|made sure|ensure|ensured that': [
      '“{opening}” {rest}, by glaring or by doing something. The line protects its sources.',
      '“{opening}” is a guarantee without the small print of how.',
    ],
    'performed|performing|performs|perform': [
      '“{opening}” {rest}. Was there applause, a result, a second night?',
      thing('“{opening}”: on the programme, {object}. The review is missing.'),
    ],
    'conducted|conducting|conduct': [
      '“{opening}” {rest}, with a stick or from the driver’s seat?',
      '“{opening}” is what copper does, and copper gives a figure.',
    ],
    'carried out|carrying out|carry out|executed': [
      '“{opening}” {rest}: out of where, and where was it put down?',
      '“{opening}” could also be a waiter with plates.',
    ],
    'was part of|part of|member of|was a member of|been part of': [
      '“{opening}” {rest}, as the spoon is part of the soup.',
      '“{opening}” makes you a percentage. Which one?',
    ],
    'observed|shadowed|observing|shadowing': ['“{opening}” {rest}: the best seat, and still a seat.'],
    'engaged in|engaged with|engaging in|engaged': [
      '“{opening}” {rest}; the wedding, presumably, is on another CV.',
      '“{opening}” is what the phone line says when nothing gets through.',
    ],
    'maintained|maintaining|maintain': [
      '“{opening}” {rest}: still there when you left. So were the walls.',
      '“{opening}” {rest}: nothing broke, which can be told with a number and a proud face.',
    ],
    'communicated with|communicated|communicating|communicating with|communicates with|communicate with': [
      '“{opening}” {rest}: words left a mouth. Then what?',
      '“{opening}” {rest}. So does a fire alarm, and something changes afterwards.',
      '“{opening}” {rest}: by phone, by mail, by raised eyebrow?',
    ],
    'interacted with|interacting with|interacted|interact with': [
      '“{opening}” {rest}, a phrase written by a scientist behind glass.',
      '“{opening}” {rest}: chemistry says that too, and then names the reaction.',
    ],
    'served as|served|serving as|acted as|acting as': ['“{opening}” {rest}: that’s the costume. What happened in the play?'],
    'utilized|used|utilised|using|utilizing': ['“{opening}” {rest}. Good: on what, and what fell out at the other end?'],
    'monitored|monitoring|oversaw|overseeing|overseen': ['“{opening}” {rest}: from a tower, with binoculars? Say what you did when it moved.'],
    'coordinated|coordinating|coordinate': ['“{opening}” {rest}: the word has traffic in it, the line has no cars.'],
    'facilitated|facilitating': ['“{opening}” {rest}, as grease does.'],
    'provided|providing': ['“{opening}” {rest}: so does a vending machine, and it counts the coins.'],
    'mithilfe|mitarbeit|mitgewirkt|unterstützung|unterstützt|mitarbeit bei|unterstützung bei': [
      '“{opening} {restAbroad}” is the note in the programme. The main role went to somebody else.',
      '“{opening}” is a second row of singers. Which note was yours?',
    ],
  },
};

/** Jokes about one way of reciting a duty. */
export const DUTY_OPENING_TERMS: TermJokes = {
  fact: 'opening',
  brutal: {
    'responsible for|was responsible for|am responsible for|responsible of|also responsible for|directly responsible for|solely responsible for|primarily responsible for|mainly responsible for':
      [
        machine('“{opening}” means the phone rang for you when {object} broke. Did you pick up?'),
        thing('“{opening}” tells me whose phone rang when {object} went wrong. Not whether anyone picked up.'),
        '“{opening}” {rest}. I have a smoke alarm that says the same, and the alarm went off once.',
        lifeless('“{opening}” {object}, you say, and I have a houseplant. One of us ought to tell how it is doing.'),
        lifeless('“{opening}”: I know who holds the lead of {object}. I know nothing about the walk.'),
        thing('If {object} wrote the reference, what would come after “{opening}”?'),
        '“{opening}” {rest}. The Titanic had somebody like that for every deck.',
        '“{opening}” {rest}: the sort of thing one says before the inquiry.',
        thing('Whoever is “{opening}” the moon has less to do than you had with {object}, and puts it the same way.'),
        '“{opening}” {rest}. So is the lock on the door, and it has never missed a night.',
        '“{opening}” is a job advert in the past tense. It still has the drawing pin in it.',
        bare('Atlas was “{opening}” the sky. What did {object} weigh?'),
        folk('“{opening}” {object}: a shepherd counts them every evening. How many were they?'),
        folk('“{opening}” {object}. Lifeguards are, too, and get asked how many came out of the water.'),
      ],
    'responsibilities included|responsibilities include|my responsibilities included|responsibilities|key responsibilities|responsibilities were': [
      '“{opening}” {rest}. That’s the menu. What was eaten?',
      '“{opening}” {rest}, reads the box the job came in.',
      '“{opening}” {rest}: the back page of an insurance policy, read aloud.',
    ],
    'duties included|duties include|my duties included|duties|duties were|job duties included|main duties included': [
      '“{opening}” {rest}. Sentries have duties; people with stories leave the hut.',
      '“{opening}” {rest}, reads the notice by the time clock.',
      '“{opening}” {rest}, and a shelf in the staff fridge.',
      '“{opening}” {rest}, in the voice of whoever pinned it to the staff-room door.',
    ],
    'in charge of|was in charge of|being in charge of|incharge of': [
      '“{opening}” {rest}: the captain’s hat is on. Did the ship go anywhere?',
      '“{opening}” {rest}, as a traffic light is in charge of a junction.',
      'A lifebelt can be put “{opening}” {rest}. Then somebody has to jump.',
    ],
    'tasked with|was tasked with|charged with|assigned to|was assigned to|entrusted with|given the task of': [
      '“{opening}” {rest}: we see the order leave the office. It never reports back.',
      '“{opening}” is how spy films begin. This one goes straight to the credits.',
      '“{opening}” {rest}, and there the envelope closes.',
    ],
    'accountable for|held accountable for|answerable for': [
      '“{opening}” {rest}: then there’s an account. Print the last line of it.',
      thing('“{opening}”: accountants bring figures to that meeting. {Object} came alone.'),
    ],
    'required to|expected to|had to|was required to|was expected to': [
      '“{opening}” {rest}: order received. Over.',
      '“{opening}”: somebody wanted something. The line stops before you move.',
    ],
    'my role was|my role|role included|role involved|job involved|my job was|role was to|my role included|work included|tasks included|my tasks included|tasks':
      ['“{opening}” {rest}. Extras say that too. What was the scene?', '“{opening}” reads a script aloud, including the stage directions.'],
    'zuständig für|verantwortlich für|verantwortung für|zuständigkeit für|verantwortlich': [
      '“{opening} {restAbroad}”: the sign on the office door has made it into the CV.',
      '“{opening} {restAbroad}”. The counter is open; what was stamped?',
      '“{opening}” settles who gets the call, not how it ended.',
      '“{opening}”, says the door at {firm}. Behind it, I assume, somebody did something.',
      'The door plate says “{opening}”. I knocked, and it was only the door.',
      '“{opening}”: a parcel with the address on and nothing said about what was in it.',
    ],
    'aufgaben|aufgabe war|aufgabenbereich|aufgabengebiet|zu meinen aufgaben gehörten|meine aufgaben waren|tätigkeiten': [
      '“{opening}”: the job advert called and wants its paragraph back.',
      '“{opening}” lists the homework and not the marks.',
    ],
  },
};
