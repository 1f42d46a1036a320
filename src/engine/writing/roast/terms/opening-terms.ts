import type { Facts, TermJokes } from '../template.ts';

const PREPOSITION = /^(?:the following|the below|following|various|such|both|with|in|on|to|for|at|by|of|from|into|as|and|or|that|when|where|how|all|any|other|each)\b/iu;
/** "Helped increase sales": what follows is a verb, not a thing. Base forms only: "managing sales" can stand as a noun. */
const VERB =
  /^(?:[\p{L}]+(?:ize|ise|ify|late|nate|rate|tate|cate|vate|pate|grate|ute)|increase|improve|develop|create|manage|build|design|ensure|maintain|reduce|provide|prepare|implement|support|train|launch|grow|drive|set|make|keep|run|plan|lead|write|research|process|answer|help|assist|find|bring|deliver|achieve|meet|solve|resolve|handle|complete|determine|identify|establish|expand|promote|sell|teach|move|clean|cook|serve|be|become|get|gain|learn|understand|review|track|test|fix|file|draft|order|perform|conduct|monitor|oversee|produce|develop|obtain|install|assess|collect|enter|open|close|start|raise|boost|cut|save|streamline|transform|shape|define|schedule|supervise|recruit|hire|enhance|prevent|address|present|publish|strengthen|convert|check|sort|pack|load|guide|mentor|coach|retain|attract|acquire|secure|win|migrate|deploy)\b(?!\s+(?:of|for|and)\b)/iu;
const PEOPLE =
  /\b(?:customers?|clients?|applicants?|candidates?|vendors?|suppliers?|participants?|tenants?|passengers?|callers?|learners?|patients?|students?|pupils|guests?|visitors|residents?|users?|members?|employees|staff|colleagues|coworkers|co-workers|teams?|manager|managers|director|directors|representatives?|teachers?|supervisors?|engineers?|doctors?|nurses?|officers?|executives?|accountants?|analysts?|developers?|designers?|president|owner|ceo|cfo|coordinator|professor|children|families|people|individuals|kunden|patienten|kollegen|mitarbeiter)(?:\s+\p{L}+ly|\s+and\s+\p{L}+)?$/iu;

const objectOf = (facts: Facts): string => String(facts['object'] ?? 'with');
/** Whether the object can stand where a noun stands. */
const isNoun = (facts: Facts): boolean => !PREPOSITION.test(objectOf(facts)) && !VERB.test(objectOf(facts));
/** Whether it is somebody: people are not painted, built or parked. */
export const isSomebody = (facts: Facts): boolean => isNoun(facts) && PEOPLE.test(objectOf(facts));
/** Whether it is something: work, a place, an event. */
export const nounObject = (facts: Facts): boolean => isNoun(facts) && !PEOPLE.test(objectOf(facts));
export const repeated = (facts: Facts): boolean => Number(facts['times']) >= 2;

const noun = (text: string): { text: string; when: (facts: Facts) => boolean } => ({ text, when: nounObject });

/** Jokes about one weak opening of a bullet. */
export const WEAK_OPENING_TERMS: TermJokes = {
  fact: 'opening',
  brutal: {
    'assisted|assisting|assist|assisted with|assisted in': [
      noun('“{opening}”: {object}, with your hand on somebody else’s hand.'),
      noun('“{opening}” is what the ladder did. Somebody else stood on it and reached {object}.'),
      noun('Footballers have “{opening}” columns too, with a figure in them. {Object} got none.'),
    ],
    'helped|helping|helped to|helped with|help': [
      noun('“{opening}”: {object} would like to thank everyone who held a door.'),
      noun('“{opening}” covers everything from saving {object} to passing the sugar.'),
      '“{opening}” is a fine word on a thank-you card and a thin one on line {line}.',
    ],
    'worked on|worked|working on|works on': [
      noun('“{opening}” {object}. {~So did the dust|So did the night shift’s lamp}. Was it finished?'),
      noun('“{opening}”: {object} on the bench, the radio on, and the day went by.'),
      noun('People have “{opening}” cathedrals without finishing one. How did {object} end?'),
    ],
    'participated in|participated|participating in|participate in|took part in|taking part in': [
      noun('“{opening}” {object}: they give a ribbon for that, in the last size they have.'),
      noun('“{opening}”: {object} took place and you were a place it took.'),
      noun('In {object}, “{opening}” is the bib number without the finishing time.'),
    ],
    'involved in|was involved in|involved with|involvement in|actively involved in': [
      noun('“{opening}” {object}, like a witness, a suspect or a cat.'),
      noun('“{opening}”: newspapers write that about {object} until the lawyers clear it.'),
      '“{opening}” is what one is in an accident.',
    ],
    'attended|attending|attend': [
      noun('“{opening}” {object}. So did the {~biscuits|name tags|radiator}.'),
      noun('“{opening}”: {object} there, you there, the coffee there. Which of you did something?'),
      '“{opening}” is how a register describes you.',
    ],
    'supported|supporting|support|provided support|provided support to|gave support': [
      noun('“{opening}” {object}, like scaffolding: in every picture, on no one’s invitation.'),
      noun('“{opening}”: {object} leaned. Did it also stand up afterwards?'),
      '“{opening}” is what a shelf does all day without a bullet point.',
    ],
    'familiar with|familiarity with|some knowledge of|knowledge of|basic knowledge of': [
      noun('“{opening}” {object}: you have met at a party and would recognise the coat.'),
      noun('“{opening}” {object}, in the way people are familiar with the Alps from the calendar.'),
      '“{opening}” is a nod across the street.',
    ],
    'contributed to|contributing to|contributed|contributed in|contribute to': [
      noun('“{opening}” {object}: a coin in the hat. Which coin?'),
      noun('“{opening}” puts you and the tea kitchen on equal terms with regard to {object}.'),
    ],
    'handled|handling|handle': [
      noun('“{opening}” {object}: with gloves, judging by the prints.'),
      noun('“{opening}” is for parcels marked fragile. In what state did {object} arrive?'),
    ],
    'dealt with|dealing with|deal with|deals with': [
      noun('“{opening}” {object}, in the voice people use for wasps.'),
      noun('“{opening}”: after which {object} was solved, hidden or transferred?'),
    ],
    'tried to|attempted to|strived to|strove to|aimed to': [
      '“{opening}” tells the ending in the first word, and it is the sad one.',
      '“{opening}” is a sentence leaving by the back door.',
    ],
    'worked with|worked closely with|working with|work with|worked alongside': [
      noun('“{opening}” {object}: same lift, same canteen, outcome unknown.'),
      noun('“{opening}”: two parties, one bullet, and {object} seems to have been the busy one.'),
    ],
    'collaborated with|collaborated|collaborated on|collaborating with|cooperated with': [
      noun('“{opening}” {object}: a duet of which I have been given the page turner’s part.'),
      noun('“{opening}” says there was a table. {Object} sat on one side. What was on it?'),
    ],
    'exposed to|exposure to|gained exposure to|was exposed to': ['“{opening}” is a term for asbestos and sunshine. Skills are used.', noun('“{opening}”: {object} shone on you for a while. Any colour?')],
    'learned|learnt|learned about|learning|studied|learned how to|gained knowledge of': [noun('“{opening}” {object}: good. And on the Monday after?'), '“{opening}” is the souvenir. What did you build on the trip?'],
    'gained experience in|gained experience|gained|gaining experience|acquired': [noun('“{opening}”: {object} left something in you. The reader asks what you left in {object}.'), '“{opening}” puts the profit of this line entirely on your side.'],
    'aided|aided in|aiding': ['“{opening}” is usually followed by ‘abetted’, with more detail.', noun('“{opening}” {object}: a torch was held.')],
    'liaised with|liaised|liaising|liaising with|liaise with': [noun('“{opening}” {object}: a spy novel’s word for forwarding an e-mail.'), '“{opening}”: messages travelled. What did they change when they arrived?'],
    'ensured|ensuring|made sure|ensure|ensured that': [noun('“{opening}” {object}, by glaring at it or by doing something. The line protects its sources.'), '“{opening}” is a guarantee without the small print of how.', noun('“{opening}”: safety for {object}, because you wished it so.')],
    'performed|performing|performs|perform': [noun('“{opening}” {object}. Was there applause, a result, a second night?'), noun('“{opening}”: on the programme, {object}. The review is missing.')],
    'conducted|conducting|conduct': [noun('“{opening}” {object}, with a stick or from the driver’s seat?'), '“{opening}” is what copper does, and copper gives a figure.'],
    'carried out|carrying out|carry out|executed': [noun('“{opening}” {object}: out of where, and where was it put down?'), '“{opening}” could also be a waiter with plates.'],
    'was part of|part of|member of|was a member of|been part of': [noun('“{opening}” {object}, as the spoon is part of the soup.'), '“{opening}” makes you a percentage. Which one?'],
    'observed|shadowed|observing|shadowing': [noun('“{opening}” {object}: the best seat, and still a seat.'), '“{opening}” is how owls would put it.'],
    'engaged in|engaged with|engaging in|engaged': [noun('“{opening}” {object}; the wedding, presumably, is on another CV.'), '“{opening}” is what the phone line says when nothing gets through.'],
    'maintained|maintaining|maintain': [noun('“{opening}” {object}: still there when you left. So were the walls.'), noun('“{opening}” {object}: nothing broke, which can be told with a number and a proud face.')],
    'communicated with|communicated|communicating': [noun('“{opening}” {object}: words left a mouth. Then what?')],
    'interacted with|interacting with|interacted': [noun('“{opening}” {object}, a phrase written by a scientist behind glass.')],
    'served as|served|serving as|acted as|acting as': [noun('“{opening}” {object}: that is the costume. What happened in the play?')],
    'utilized|used|utilised|using|utilizing': [noun('“{opening}” {object}. Good: on what, and what fell out at the other end?')],
    'monitored|monitoring|oversaw|overseeing|overseen': [noun('“{opening}” {object}: from a tower, with binoculars? Say what you did when it moved.')],
    'coordinated|coordinating|coordinate': [noun('“{opening}” {object}: the word has traffic in it, the line has no cars.')],
    'facilitated|facilitating': [noun('“{opening}” {object}, as grease does.')],
    'provided|providing': [noun('“{opening}” {object}: so does a vending machine, and it counts the coins.')],
    'mithilfe|mitarbeit|mitgewirkt|unterstützung|unterstützt|mitarbeit bei|unterstützung bei': [noun('“{opening}”: {object} had a main role, and this is the note in the programme.'), '“{opening}” is a second row of singers. Which note was yours?'],
  },
};

/** Jokes about one way of reciting a duty. */
export const DUTY_OPENING_TERMS: TermJokes = {
  fact: 'opening',
  brutal: {
    'responsible for|was responsible for|am responsible for|responsible of': [
      noun('“{opening}” {object}. So is somebody at every company in the phone book.'),
      noun('“{opening}” {object}: culprits get the same phrase, followed by a verdict.'),
      noun('Gravity is “{opening}” a great deal, and there you can watch it work. {Object}, on the other hand, is only held by a phrase.'),
      noun('“{opening}” means the phone rang for you when {object} broke. Did you pick up?'),
      noun('“{opening}” {object}. Whether {object} noticed remains between the two of you.'),
    ],
    'responsibilities included|responsibilities include|my responsibilities included|responsibilities|key responsibilities|responsibilities were': [
      noun('“{opening}” {object}. That is the menu. What was eaten?'),
      noun('“{opening}”: you unpacked the job and in the box lay {object}.'),
      '“{opening}” opens line {line} like the back of an insurance policy.',
    ],
    'duties included|duties include|my duties included|duties|duties were|job duties included': [
      noun('“{opening}” {object}. Sentries have duties; people with stories leave the hut.'),
      noun('“{opening}” {object}, reads the notice by the time clock.'),
      noun('“{opening}”: {object} came with the keys and the parking permit.'),
    ],
    'in charge of|was in charge of|being in charge of': [
      noun('“{opening}” {object}: the captain’s hat is on. Did the ship go anywhere?'),
      noun('“{opening}” {object}, like a traffic light is in charge of a junction.'),
      noun('A lifebelt can be put “{opening}” {object}. Then somebody has to jump.'),
    ],
    'tasked with|was tasked with|charged with|assigned to|was assigned to|entrusted with|given the task of': [
      noun('“{opening}” {object}: we see the order leave the office. It never reports back.'),
      noun('“{opening}” is how spy films begin. {Object} would like a second act.'),
      noun('“{opening}” {object}, and there the envelope closes.'),
    ],
    'accountable for|held accountable for|answerable for': [
      noun('“{opening}” {object}: then there is an account. Print the last line of it.'),
      noun('“{opening}”: accountants bring figures to that meeting. {Object} came alone.'),
    ],
    'required to|expected to|had to|was required to|was expected to': ['“{opening}” sounds like a note from the parole office.', '“{opening}”: somebody wanted something. The line stops before you move.'],
    'my role was|my role|role included|role involved|job involved|my job was|role was to|my role included|work included|tasks included|my tasks included|tasks': [
      noun('“{opening}” {object}. Extras say that too. What was the scene?'),
      '“{opening}” reads a script aloud, including the stage directions.',
    ],
    'zuständig für|verantwortlich für|verantwortung für|zuständigkeit für|verantwortlich': [
      noun('“{opening}” {object}: the sign on the office door has made it into the CV.'),
      noun('“{opening}” {object}. The counter is open; what was stamped?'),
      noun('“{opening}” {object}: that settles who gets the call, not how it ended.'),
    ],
    'aufgaben|aufgabe war|aufgabenbereich|aufgabengebiet|zu meinen aufgaben gehörten|meine aufgaben waren|tätigkeiten': [
      noun('“{opening}”: {object}. The job advert called and wants its paragraph back.'),
      '“{opening}” lists the homework and not the marks.',
    ],
  },
};
