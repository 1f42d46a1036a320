import { isMeasured } from '../../../../english/measures.ts';
import { capital } from '../../../../english/grammar/capitals.ts';
import { mayOpenWithThing, openingVerb } from '../../../../english/grammar/retense.ts';
import { pastOf } from '../../../../english/grammar/verbs.ts';
import { DEEDS_AS_THINGS, PUFFING_ADVERBS, WORDY_PHRASES } from '../../../../lexicon/wording/wordy.ts';
import type { LineRole } from '../../line-role.ts';
import type { Around } from '../../statement-around.ts';
import type { Template } from '../../template.ts';

/** A change to the wording of one line that is sure to be for the better: what a mentor remarks, and the way out. Every word in “…” stands in the line. */
export interface LineEdit {
  remarks: readonly string[];
  ways: readonly string[];
}

/** A statement of work as these rules see it. */
interface Statement {
  text: string;
  /** The job it stands under is over; null where its dates do not say. */
  isOver: boolean | null;
}

type Rule = (statement: Statement) => LineEdit | null;

const bare = (words: string): string => words.replace(/[“”"‘]/gu, '');
/** In a way out, words of the line are quoted. */
const asQuoted = (words: string): string => `“${bare(words)}”`;
/** In a remark they are mentioned, as one mentions a word: its quotation is the one in front of it, which may be shorter than the line. */
const asMentioned = (words: string): string => `‘${bare(words)}’`;

/** "Interviews patients" under a job that is over. */
const tense: Rule = ({ text, isOver }) => {
  const verb = openingVerb(text);
  if (isOver !== true || verb === null || (verb.form !== 'third' && verb.form !== 'bare') || mayOpenWithThing(text)) return null;
  const past = capital(pastOf(verb.verb));
  if (past.toLowerCase() === verb.written.toLowerCase()) return null;
  const [now, here] = [asQuoted(verb.written), asMentioned(verb.written)];
  return {
    remarks: [
      `The dates say this job is over, and ${here} says it isn’t. In the past it reads as done.`,
      `${here} is for a job you still have. For this one it’s ‘${past}’.`,
      `A careful reader notices the verb: the job has ended, so it’s ‘${past}’, not ${here}.`,
      `You’ve left this job, and ${here} hasn’t. ‘${past}’ closes the door behind you.`,
      `With ${here} it sounds as if you were still there. ‘${past}’ says it’s finished and yours.`,
      `${here} or ‘${past}’? The job is over, so the second, and the same goes for its neighbours.`,
      `Small thing, quickly mended: this job has an end, and ${here} ought to have one, too.`,
      `The work is done, so let the verb say so: ‘${past}’.`,
    ],
    ways: [
      `Write ‘${past}’ for ${now}: the job has ended.`,
      `Put the verb in the past: ‘${past}’. Then do the same with the others in this job.`,
      `Change ${now} to ‘${past}’, and read the rest of the job for the same slip.`,
    ],
  };
};

/** "Interviews patients" in the job somebody has. */
const person: Rule = ({ text, isOver }) => {
  const verb = openingVerb(text);
  if (isOver !== false || verb?.form !== 'third' || mayOpenWithThing(text)) return null;
  const [now, here, own] = [asQuoted(verb.written), asMentioned(verb.written), capital(verb.verb)];
  return {
    remarks: [
      `${here} is how a reference would put it. On your own CV it’s ‘${own}’.`,
      `With ${here} it sounds as if somebody else wrote this about you. ‘${own}’ sounds like you.`,
    ],
    ways: [`Write ‘${own}’ for ${now}: it’s you who’s talking.`, `Take the s off ${now}, here and wherever a line starts like that.`],
  };
};

const LABEL =
  /^(?<label>(?:(?:key|major|main|notable|selected|special) )?(?:achievements?|accomplishments?|responsibilit(?:y|ies)|duties|highlights?|results?|contributions?|tasks)(?: (?:include|included|including))?)\s?:\s+(?<next>\p{Lu}\p{L}+)/iu;

/** "Key achievements: Built …". */
const label: Rule = ({ text }) => {
  const { label: said = '', next = '' } = LABEL.exec(text)?.groups ?? {};
  if (said === '') return null;
  const [name, first] = [asQuoted(said), asQuoted(next)];
  return {
    remarks: [
      `The line starts with a label. ${asMentioned(next)} is where it gets going.`,
      `A reader in a hurry meets ${asMentioned(said)} first. Let them meet ${asMentioned(next)}.`,
    ],
    ways: [`Cut ${name} and start with ${first}.`, `Take ${name} off the front: ${first} is the better first word.`],
  };
};

const wordy: Rule = ({ text }) => {
  const lower = text.toLowerCase();
  for (const { phrase, shorter } of WORDY_PHRASES) {
    const at = lower.indexOf(phrase);
    if (at < 0 || /[\p{L}\p{N}-]/u.test(`${lower.charAt(at - 1)}${lower.charAt(at + phrase.length)}`)) continue;
    const words = text.slice(at, at + phrase.length);
    const [long, here] = [asQuoted(words), asMentioned(words)];
    return shorter === ''
      ? {
          remarks: [`${here} can go, and nobody will miss it.`, `The line says the same without ${here}, and says it sooner.`],
          ways: [`Take out ${long}: the line says the same without it.`, `Cut ${long}. The space is worth more than the phrase.`],
        }
      : {
          remarks: [
            `${here} takes the long way round. ‘${capital(shorter)}’ gets there first.`,
            `Nobody says ${here} out loud. Try ‘${shorter}’ and read the line again.`,
            `There’s a shorter word for ${here}: ‘${shorter}’. Short words make work sound done.`,
          ],
          ways: [`Write ‘${shorter}’ for ${long}.`, `Swap ${long} for ‘${shorter}’, here and wherever else it stands.`],
        };
  }
  return null;
};

/** "successfully", at the front or in the middle; never "so efficiently that". */
const puffed: Rule = ({ text }) => {
  const found =
    /(?<![\p{L}-])(?<!(?:so|more|most|as|less|very|not|work|works|working|worked|communicate|communicated|communicating) )(?<word>\p{L}+ly)(?=\s\p{L}{3,})/giu;
  for (const { groups } of text.matchAll(found)) {
    const word = groups?.['word'] ?? '';
    if (!PUFFING_ADVERBS.has(word.toLowerCase())) continue;
    const [said, here] = [asQuoted(word), asMentioned(word)];
    return {
      remarks: [
        `${here} is for other people to say. The line is stronger when you leave it to them.`,
        `I’d believe this without ${here}. Nobody writes down the times it went the other way.`,
      ],
      ways: [`Take out ${said}, and let the deed speak.`, `Cut ${said}, or put in its place the fact that shows it.`],
    };
  }
  return null;
};

/** "This includes …". */
const pointing: Rule = ({ text }) => {
  const word = /^(?<word>This|These|Those|It|They)\s+\p{Ll}+/u.exec(text)?.groups?.['word'];
  if (word === undefined || /^(?:This|These|Those)\s+(?:role|job|position|post|project|team|work|company|included? the following)/u.test(text)) return null;
  const [said, here] = [asQuoted(word), asMentioned(word)];
  return {
    remarks: [
      `${here} leans on the line above it, and a quick reader may only see this one.`,
      `On its own I can’t tell what ${here} is. A bullet has to stand by itself.`,
    ],
    ways: [`Say what ${said} is, or join this to the line above.`, `Start with the work itself in place of ${said}.`],
  };
};

const MOST_WORDS = 34;
/** More than one thing in a breath. */
const long: Rule = ({ text }) => {
  if (text.split(/\s+/u).length < MOST_WORDS || !/[,;]|\band\b/u.test(text)) return null;
  return {
    remarks: [
      'There’s more than one thing in this line, and the second one gets lost.',
      'By the second half of this line a reader is on the next one. Cut it where the first deed ends.',
    ],
    ways: ['Make two bullets of it, each with a verb of its own.', 'Cut it after the first thing you did, and give the next one its own line.'],
  };
};

/** "Preparation of the accounts". */
const asThing: Rule = ({ text, isOver }) => {
  const noun = /^(?<noun>\p{L}+) of (?!the (?:team|department|company)\b)/iu.exec(text)?.groups?.['noun'];
  const verb = noun === undefined ? undefined : DEEDS_AS_THINGS[noun.toLowerCase()];
  if (noun === undefined || verb === undefined || isOver === null) return null;
  const [said, here, told] = [asQuoted(`${noun} of`), asMentioned(`${noun} of`), capital(isOver ? pastOf(verb) : verb)];
  return {
    remarks: [
      `${here} is what a job description calls it. ‘${told}’ says you did it.`,
      `With ${here} in front, the work happens by itself. ‘${told}’ puts you in it.`,
    ],
    ways: [`Start with ‘${told}’ in place of ${said}.`, `Turn ${said} into a verb: ‘${told}’.`],
  };
};

/** "$5000.00". */
const money: Rule = ({ text }) => {
  const [sum] = /[$£€]\d{1,3}(?:,?\d{3})+\.00(?!\d)/u.exec(text) ?? [];
  if (sum === undefined) return null;
  const [said, short] = [
    asQuoted(sum),
    sum
      .slice(0, -3)
      .replace(/(?<=\d)(?=(?:\d{3})+$)/gu, ',')
      .replaceAll(',,', ','),
  ];
  return {
    remarks: [`It’s a good sign that there’s a sum in it. As ${short} it’s easier to take in.`],
    ways: [`Print ${said} as ${short}: nobody needs the noughts after the point.`],
  };
};

/** "my own client base". */
const mine: Rule = ({ text }) => {
  const [words, own] = /\bmy (own )?(?=\p{Ll})/u.exec(text) ?? [];
  if (words === undefined) return null;
  const said = asQuoted(words.trim());
  return {
    remarks: [`${asMentioned(words.trim())} can go: it’s your CV, so a reader assumes as much.`],
    ways: [own === undefined ? `Leave out ${said}: the whole page is about you.` : `Leave out ${said}. The line is as true without it.`],
  };
};

/** "accounts.Completed". */
const unspaced: Rule = ({ text }) => {
  const { before = '', after = '' } = /(?<![@\p{L}./])(?<before>\p{Ll}{3,15}\.)(?<after>\p{Lu}\p{Ll}{2,15})(?=\s)/u.exec(text)?.groups ?? {};
  if (before === '') return null;
  return {
    remarks: [`Two sentences have run into each other at ${asMentioned(`${before}${after}`)}. The second one deserves a bullet of its own.`],
    ways: [`Start a new bullet at ${asQuoted(after)}: at the moment it’s stuck to ${asQuoted(before)}`.replace(/\.”$/u, '”.')],
  };
};

const alsoFirst: Rule = ({ text }) => {
  const word = /^(?<word>Also|Additionally|Furthermore|Moreover|And)[,\s]/u.exec(text)?.groups?.['word'];
  if (word === undefined) return null;
  const said = asQuoted(word);
  return {
    remarks: [`Every line after the first is an ‘also’. Without ${asMentioned(word)} this one starts with what you did.`],
    ways: [`Drop ${said} and start with the verb.`],
  };
};

/** Deeds of so few words say little; where they count nothing, the number is what is missing. */
const LEAST_WORDS = 4;
const short: Rule = ({ text }) => {
  const words = text.replace(/[.\s]+$/u, '').split(/\s+/u);
  if (words.length > LEAST_WORDS || words.length < 2 || isMeasured(text) || openingVerb(text)?.tense !== 'past') return null;
  const said = asQuoted(text.replace(/[.\s]+$/u, ''));
  return {
    remarks: ['True, and over too soon. How many a day, or for how many people?', 'After these few words I’m waiting for the rest: for whom, and how often?'],
    ways: ['Finish the line: for how many people, or how often.', `Put a number behind ${said}: a day, a week, whatever you remember.`],
  };
};

const RULES: readonly Rule[] = [label, pointing, unspaced, tense, person, asThing, puffed, wordy, mine, money, alsoFirst, long, short];
/** Of a summary, which is told in sentences. */
const OF_PROSE: readonly Rule[] = [unspaced, puffed, wordy, money];
const OF_ROLES: Readonly<Partial<Record<LineRole, readonly Rule[]>>> = { work: RULES, project: RULES, volunteering: RULES, summary: OF_PROSE };

/** The changes that are sure for one line of work or of the summary, the most telling first; none outside English and elsewhere. */
export function editsOf({ line, text, isEnglish }: Around): LineEdit[] {
  const rules = isEnglish ? OF_ROLES[line.role] : undefined;
  if (rules === undefined) return [];
  const said = line.statement ?? text.trim();
  if (said === '' || /[“”"]/u.test(said)) return [];
  const period = line.job?.period ?? null;
  const isOver = period === null ? null : period.current ? false : period.end !== null ? true : null;
  return rules.flatMap((rule) => rule({ text: said, isOver }) ?? []);
}

/** Those about words that are shown: a remark on words that stand outside the quote is about another line to whoever reads it. */
export const editsOfShown = (edits: readonly LineEdit[], quote: string): LineEdit[] =>
  edits.filter(({ ways: [way = ''] }) => {
    const [, words = ''] = /“([^”]+)”/u.exec(way) ?? [];
    return quote.includes(words);
  });

const asTemplate = (text: string, parts: readonly string[]): Template => ({ text: text.replaceAll(/[{}]/gu, ''), parts: [...parts] });

/** What a mentor remarks about the wording of a line; each remark uses up its rule's wording, so that no two lines of a roast hear the same. */
export const remarksOf = (edits: readonly LineEdit[]): Template[] =>
  edits.flatMap(({ remarks }) => remarks.map((text) => asTemplate(text, [text, skeletonOf(text)])));

/** The ways out of a line's wording. */
export const editWays = (edits: readonly LineEdit[]): Template[] => edits.flatMap(({ ways }) => ways.map((text) => asTemplate(text, [text, skeletonOf(text)])));

/** The sentence without what it quotes. */
const skeletonOf = (text: string): string => text.replaceAll(/“[^”]*”|‘[^’]*’(?!\p{L})/gu, '…');
