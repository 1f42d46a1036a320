import { NUMBER_WORDS } from '../../../lexicon/words/numbers.ts';
import { asksBehind, asksOnly, countsBehind } from './claim-shapes.ts';
import { CHARGE, type Rule, inWords, near, verbs } from './rule.ts';

const TEACHING = verbs('train teach mentor coach induct tutor instruct onboard preceptor');

/** Learners whose work somebody leads. */
const LEARNERS_LED =
  /^guid(?:ed?|ing)\s.*\b(?:junior|trainee|students?|interns?)|^(?:day-to-day )?supervis(?:ed?|ing|ion of)\s(?:\p{L}+\s|\d+\s){0,3}(?:students|trainees?|apprentices?|interns?|probationers)\b/iu;

/** What became of people who were taught. */
export const taught: Rule = (claim) => {
  const isTeaching =
    (claim.verb !== null && TEACHING.has(claim.verb)) ||
    /^(?:preceptor|mentor|trainer|tutor|coach|instructor)\b|^(?:had|have|took on|looked after)\b.*\bapprenti[cs]es?\b/iu.test(claim.text) ||
    LEARNERS_LED.test(claim.text);
  // Pupils of a school are counted by the class, which another rule asks for.
  const isSchool = claim.verb === 'teach' || claim.verb === 'tutor';
  if (!isTeaching || claim.tells.outcome || (isSchool && claim.counted.length === 0)) return null;
  const people =
    claim.counted.find(({ arePeople }) => arePeople)?.value ??
    Number(/,\s(?:about\s|some\s)?(\d{1,3})\s(?:so far|in all|to date)/iu.exec(claim.text)?.[1] ?? NaN);
  const spoken = /,\s(\p{L}+)\sso far\b/iu.exec(claim.text)?.[1]?.toLowerCase() ?? '';
  const value = Number.isNaN(people) && NUMBER_WORDS.includes(spoken) ? NUMBER_WORDS.indexOf(spoken) : people;
  if (LEARNERS_LED.test(claim.text)) return asksOnly('taught', 'What have they learned to do without you?');
  if (Number.isNaN(value))
    return countsBehind(claim, 'taught', 'How many people was that, roughly?', { joint: ', about ', unit: 'people', example: '12', behind: ' people in all' });
  const some = value <= 3 ? 'all' : inWords(Math.max(2, value - 1));
  return asksBehind(claim, 'taught', value <= 2 ? 'What became of them?' : `What became of the ${inWords(value)}: how many work on their own today?`, ', ', {
    kind: 'noun',
    label: 'What became of them',
    example: `${some} of them working on their own today`,
  });
};

const headOf = (things: string): string => things.split(' ').at(-1) ?? '';

/** Those for whom the work is done: nobody's staff. */
const SERVED =
  /^(?:pupils|students|patients|customers|clients|guests|residents|children|kids|users|members|passengers|visitors|learners|athletes|families|tenants|women|mothers|casuals|people|attorneys|lawyers|partners|executives|directors|physicians|doctors)$/iu;

/** Two of a thing are no charge. */
const FEW = 3;

/** People, or a budget and people, in somebody's charge: what got better, or what they decide. */
export const charge: Rule = (claim) => {
  const [people] = claim.counted.filter(({ arePeople, rate: per }) => arePeople && per === '');
  const isCharge =
    (claim.verb !== null && CHARGE.has(claim.verb)) ||
    /^(?:responsible for|in charge of|line managing|captain of|head of|site in charge|equivalent to|led by me)\b/iu.test(claim.text);
  if (!isCharge || claim.tells.outcome || (people === undefined && !claim.counted.some(({ value }) => value > FEW))) return null;
  return people === undefined || SERVED.test(headOf(people.things)) || /\b(?:decid|budget|P&L|profit and loss|hiring)/iu.test(claim.bullet)
    ? asksOnly('charge', 'What got better in your time there, from what to what?')
    : asksBehind(claim, 'charge', 'What could you decide alone: the rota, hiring, spending?', ', deciding on ', {
        kind: 'names',
        label: 'What you decided',
        example: 'the rota',
      });
};

/** Those who come to somebody with their questions. */
export const contact: Rule = (claim) => {
  if (!/\b(?:contact|support|helpdesk|liaison|adviser|advisor|link)\b[^,;]*\b(?:for|to)\s/iu.test(claim.text)) return null;
  const whom = claim.counted.find(({ rate: per }) => per === '');
  if (whom === undefined || claim.tells.outcome) return null;
  return countsBehind(claim, 'requests', `How many times a month do the ${whom.figure} ${whom.things} come to you, and with what?`, {
    joint: ', about ',
    unit: 'requests a month',
    example: near(whom.value, 1.3),
    behind: ' requests a month',
  });
};

/** "when the manager is away", "7 times so far": what was decided meanwhile. */
export const cover: Rule = (claim) =>
  /\b(?:cover(?:ed|ing)?\b.*\b(?:for|leave|away|absence)|when(?:ever)? (?:the |my |our |she|he|they)?[\p{L}\s'’]{0,30}\b(?:is|are|was|were|'s|’s)\s?(?:away|absent|off|on (?:leave|holidays?))|in (?:the|his|her) [\p{L}\s'’]{0,20}absence|she's away|acting\b|relief\b)/iu.test(
    claim.text,
  ) && !claim.tells.change
    ? asksOnly('cover', 'What did you have to decide while it was yours?')
    : null;

/** A place or a shift that somebody is called to. */
export const onCall: Rule = (claim) =>
  /\b(?:on[- ]call|after[- ]hours|out[- ]of[- ]hours|crisis response|call[- ]?outs?|standby)\b/iu.test(claim.text) && claim.counted.length === 0
    ? asksBehind(claim, 'calls', 'How often are you called out in an ordinary week of it?', ', about ', {
        kind: 'amount',
        label: 'How often',
        example: 'three calls a week',
      })
    : null;

/** A part in the work of others. */
export const share: Rule = (claim) =>
  /^(?:support(?:ed|ing)?|help(?:ed|ing)?|assist(?:ed|ing)?|contribut(?:ed|ing)|participat(?:ed|ing)|took part|involved|part of|work(?:ed|ing)? (?:with|alongside|closely|collaboratively))\b/iu.test(
    claim.text,
  ) &&
  SHARED.test(claim.text) &&
  !claim.tells.change
    ? asksOnly('share', /:\s/u.test(claim.text) ? 'Which of these did you do from start to finish, and who signed it off?' : 'Which part of it was yours?')
    : null;

/** What several people work on until it is done; whoever assists a paramedic all day has no part of their own to name. */
export const SHARED =
  /\b(?:pilot|project|move|migration|launch|roll-?out|implementation|introduction|consultation|audit|refurbishment|relocation|opening|closure|merger|upgrade|campaign|trial|study|enhancement|redesign|exhibition|inquiry)\b/iu;

/** What people come to. */
export const event: Rule = (claim) =>
  claim.verb !== null && EVENT.test(claim.text) && claim.counted.length === 0 && !claim.tells.outcome
    ? countsBehind(claim, 'came to', 'How many people came?', { joint: ', for about ', unit: 'people', example: '40', behind: ' people' })
    : null;

const EVENT =
  /^(?:plann|organi[sz]|host|arrang|coordinat|co-ordinat|stag|curat|r[au]n|put on|launch|held|hold)\p{L}*\s(?:[^,]{0,40}\s)?(?:open (?:day|evening)|fair|fête|fete|conference|festival|drop-in|weddings?|exhibition|show|concert|gala|tournament|workshop|seminar|class(?:es)?|club|camp|tours?|talks?|party|parties|dinner|lunch)\b/iu;

/** A piece of work without a verb, with its number: whose work it was. */
export const part: Rule = (claim) => {
  const [first] = claim.counted.filter(({ rate: per, value }) => per === '' && value > 2);
  if (first === undefined || first.arePeople || claim.tells.outcome || claim.tells.rank || claim.verb !== null || !PIECE_OF_WORK.test(claim.text)) return null;
  return asksOnly('part', claim.tells.time ? 'What was your own part in it, and who did the rest?' : 'What was your own part in it, and over what time?');
};

/** What is begun, and done one day. */
const PIECE_OF_WORK =
  /\b(?:turnarounds?|shutdown|scheme|project|pilot|rewire|refit|refurbishment|relocation|move|migration|launch|exhibition|survey|campaign|installation|conversion)\b/iu;

/** A deed with its number and its time: how many hands there were. */
export const hands: Rule = (claim) =>
  claim.verb !== null &&
  BY_MANY_HANDS.has(claim.verb) &&
  claim.counted.length > 0 &&
  claim.tells.time &&
  !claim.tells.others &&
  !claim.tells.change &&
  !claim.tells.outcome
    ? asksBehind(claim, 'team', 'How many of you were there, and which part was yours?', ', in a team of ', {
        kind: 'amount',
        label: 'How many',
        example: 'four',
      })
    : null;

/** What nobody does alone. */
const BY_MANY_HANDS = verbs('evacuate move build rebuild migrate stand relocate install implement open refurbish roll erect dismantle rescue');

/** "Bug checking alongside the consultant": who did what. */
export const alongside: Rule = (claim) => {
  const [, who = ''] =
    /\b(?:alongside|together with) (?:the|our|an?) (?!named\b|same\b|other\b)(\p{Ll}{3,}(?:\s\p{Ll}{3,}(?=[,.;]|$))?)/u.exec(claim.text) ?? [];
  return who === '' || claim.tells.change ? null : asksOnly('share', `Which part of it did you do, and which did the ${who} do?`);
};
