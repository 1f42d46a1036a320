import { capital, inside, uncapital } from '../../../english/grammar/capitals.ts';
import { gerundsToPast } from '../../../english/grammar/gerunds.ts';
import { cvVerb, inTense, verbOf } from '../../../english/grammar/verbs.ts';
import { wordsIn } from '../../../english/tokens.ts';
import type { Statement } from '../../../evidence/shared/statements.ts';
import { inventionsAgainst } from '../../../facts/fact-lock.ts';
import { PARTICIPLES } from '../../../lexicon/grammar/verb-forms.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import { rewriteLine } from '../../report/rewrites/rewrite-line.ts';
import { ORDER } from './duty-phrase.ts';
import { isCertainOrder } from './certain-order.ts';
import { isOfAnotherVerb, roleClause, withoutNotes } from './line-as-sentence.ts';
import { nounDeed } from './noun-deeds.ts';
import { deedsInARow, reworded } from './reworded.ts';
import { thenAndNow } from './then-and-now.ts';

const MIN_TOLD = 3;
/** What takes back with one hand what it gives with the other. */
const HEDGED =
  /\b(?:when there was time|sometimes|occasionally|now and then|where possible|if needed|a (?:great|good) deal of|a lot of|lots of|plenty of|involved in various|various projects)\b/iu;

/** The line after "I", claiming no more than it does; null when no rule can tell it. `isOrderly`: the other lines of its job are told in the bare form. */
export function afterIOf(statement: Statement, isAsked: boolean, isOrderly = false): string | null {
  if (RUN_ON.test(statement.text)) return null;
  const told = afterIWhole(statement, isAsked, isOrderly);
  // "Acting team leader, Feb to June 2024" is over, though the job goes on.
  return told !== null && OVER.test(statement.text) ? told.replace(/^am /u, 'was ') : told;
}
/** Another line of the page that ran into this one: "trained 30 volunteers Nowhere in particular". */
const RUN_ON =
  /(?<=\p{Ll} )(?:Nowhere|Somewhere|Then|Also|Now|After|Before|While|When|Where|With|From|And|But|My|Looked|Left|Moved|Took|Still|Since)(?= \p{Ll})/u;
const OVER = /(?:to|until|till|–|-) ?(?:\p{L}+ )?(?:19|20)\d\d(?!\d)/u;

function afterIWhole({ text: line, passage }: Statement, isAsked: boolean, isOrderly: boolean): string | null {
  const current = passage.job?.period?.current === true;
  // "Pre-start checks and daily sheets" are checks, and no starting.
  if (isAdjective(line, isOrderly) || /^(?:pre|post|non|anti)-/iu.test(line)) return null;
  const whole = line.replace(/[\s.;,]+$/u, '');
  const role = roleClause(whole.replace(OF_A_SIZE, 'a '), current);
  if (role !== null) return role;
  // "In 2025 handled 47 cases": the year goes behind.
  const [, year = '', deed = ''] = /^((?:In|During|Since) (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d),? (\p{Ll}{3,}ed [^.;:]+)/u.exec(whole) ?? [];
  if (year !== '' && cvVerb(/^\p{L}+/u.exec(deed)?.[0] ?? '')?.tense === 'past' && !year.startsWith('Since')) return `${withoutNotes(deed)} ${uncapital(year)}`;
  // "…till 2018, QuickBooks since": either half alone would be untrue today.
  if (/, [^,]{2,40} since$/u.test(whole)) return null;
  const text = withoutNotes(plainly(withArticles(deedsInARow(thenAndNow(whole), current))));
  const beside = [passage.job?.company?.value ?? '', passage.job?.title?.value ?? ''].filter((name) => name !== '');
  const bare = text.replace(/[\s.;,]+$/u, '');
  const better = rewriteLine({ text, beside, language: 'en' });
  const unblanked = better === null ? null : withoutBlanks(better.after);
  const own = reworded(bare, current);
  if (own !== null && !HEDGED.test(text) && isLocked(own, line, beside)) return own;
  const candidates = [
    // "Responsible for 14 staff" is no handling of them.
    /^responsible for (?:\d|the |all |an? )/iu.test(bare) ? `was ${inside(bare)}` : null,
    better === null || ['result', 'sound', 'wall'].includes(better.ailment) ? null : unblanked,
    bare,
    gerundsToPast(bare),
    unblanked,
    /^responsible for\b/iu.test(bare) ? `was ${inside(bare)}` : null,
  ];
  for (const candidate of candidates) {
    if (candidate === null || /[[\]]/u.test(candidate)) continue;
    const told = afterI(candidate, current, isOrderly);
    // "Ran coverage improvement 31% to 78%": the change is the thing, and nobody runs it.
    if (told !== null && /^responsible for\b.*\d\S* to \d/iu.test(bare) && !/(?<!\p{L})from \S*\d/u.test(bare)) continue;
    if (told === null || wordsIn(told).length < MIN_TOLD || HEDGED.test(text)) continue;
    // "Mentored 9 students so far" goes on.
    if (inventionsAgainst(capital(told), { text: line, beside }).length === 0) return goingOn(told, line, current);
  }
  // The verb is ours and claims as little as a verb can; everything else is under the lock.
  const thing = nounDeed(bare, current, isAsked);
  return thing !== null && isLocked(thing, line, beside) ? thing : null;
}

/** Whether nothing but the verb is ours. */
const isLocked = (told: string, line: string, beside: readonly string[]): boolean =>
  inventionsAgainst(capital(told), { text: line, beside }).every(({ kind }) => kind === 'claim');

/** Without the boast in front of a deed, and with an idiom in place of a half one: "drove ownership of". */
const plainly = (text: string): string =>
  text
    .replace(/^Also (?=\p{Ll}{3,})/u, '')
    .replace(/, (?:every|each) (?:single )?time$/u, '')
    .replace(/^(?:Passionate?ly|Successfully|Effectively|Efficiently|Proactively|Consistently|Seamlessly|Diligently|Tirelessly|Expertly) (?=\p{Ll})/u, '')
    .replace(/^(?:Drove|Drive) ownership of /u, 'Took ownership of ')
    // "…, is famous": a verb that nothing stands in front of.
    .replace(/, (?:is|was|are|were) (?:very |quite )?\p{Ll}+$/u, '');

/** "When Assistant Manager is on holidays": one person by her post. */
const withArticles = (text: string): string =>
  text
    .replace(OF_A_DEED, '$1 the $2 of ')
    .replace(OF_A_SIZE, 'a ')
    // "Look after own van"
    .replace(/(?<= (?:after|of|with|to|for|in|on) )own (?=\p{Ll})/u, 'my own ')
    .replace(
      /(?<= (?:when|while|if) )(?=(?:\p{Lu}\p{Ll}+ ){0,2}(?:Manager|Director|Supervisor|Head|Leader|Chef|Matron|Principal) (?:is|was)(?!\p{L}))/u,
      'the ',
    );

/** "For night shift of 5": one of several, by its size. */
const OF_A_SIZE =
  /(?<= (?:for|of|on|in) )(?=(?:(?:night|day|early|late|back|weekend) )?(?:shift|crew|team|gang|squad|group) of (?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve)(?!\p{L}))/u;

/** "Oversaw refurbishment of 12 rooms": which one is said behind it. */
const OF_A_DEED =
  /^(Oversaw|Oversee|Led|Lead|Managed?|Coordinated?|Completed?|Planned|Supervised?|Directed|Delivered|Organi[sz]ed) (\p{Ll}{4,}(?:ment|tion|sion)) of (?=\S)/u;

/** What goes on is told as going on: "mentored 9 students so far", and what one is responsible for today. */
function goingOn(told: string, line: string, current: boolean): string {
  const [first = ''] = /^\p{L}+/u.exec(told) ?? [];
  const verb = cvVerb(first);
  if (!current || verb?.tense !== 'past') return told;
  if (/^responsible for\b/iu.test(line)) return `${inTense(verb.verb, 'present')}${told.slice(first.length)}`;
  // "Trained 11 starters since 2019": it goes on, too.
  if (SINCE.test(told)) {
    const participle = first.endsWith('ed') || SAME_PARTICIPLE.test(first) ? first : [...PARTICIPLES].find(([, bareVerb]) => bareVerb === verb.verb)?.[0];
    return participle === undefined ? told : `have ${participle}${told.slice(first.length)}`;
  }
  if (!/\b(?:so far|to date)\b/u.test(told)) return told;
  // Of a verb with a participle of its own ("wrote", "written") the adverb goes, and nothing is claimed by that.
  return first.endsWith('ed') || SAME_PARTICIPLE.test(first) ? `have ${told}` : told.replace(/,? (?:so far|to date)\b/u, '');
}

const SINCE = /(?<!\p{L})since (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d$/u;
const SAME_PARTICIPLE = /^(?:made|built|sold|led|held|found|taught|won|kept|bought|brought|dealt|met|sent|spent|set|cut|put|read)$/u;

/** "Ran social media: [how many?], [what changed?]" says its deed before the blanks. Null where a blank stands amid the words. */
function withoutBlanks(after: string): string | null {
  const line = after.replace(/[:,]\s*\[[^\]]*\](?:,?\s*\[[^\]]*\])*$/u, '').trim();
  return line.includes('[') || line === '' ? null : line;
}

/** Words that are things as often as deeds, with nothing behind them that a deed would have. */
const BARE_THING =
  /^(?:route|staff|stock|cash|market|budget|design|test|order|report|support|shop|school|cost|plan|risk|price|record|book|floor|ground|study)\s(?!(?:the|an?|all|our|my|their|its|up|for|on|in|with|new|every|each|\d+)\b)\p{Ll}/iu;
/** "Responsible for HACCP folder": the article is missing, and no rule can tell which. */
const BARE_DUTY =
  /^(?:(?:was |were )?responsible for|looked after|look after)\s(?!(?:the|an?|all|our|my|their|his|her|its|one|two|three|four|five|six|up|both|\d[\d.,]*|\p{L}+ing|\p{L}+s|people|staff|(?:\p{L}+ ){0,3}(?:cover|control|care|safety|security|maintenance|compliance|hygiene|payroll|recruitment|scheduling|purchasing)$)\b)/iu;

/** "Supervise purchase ledger clerk": one person, and no word for which. */
function lacksArticle(line: string): boolean {
  const [, ...words] = (/^[^,;:(]*/u.exec(line)?.[0] ?? '').split(' ');
  const end = words.findIndex((word) => /^(?:and|or|of|for|in|on|at|with|to|by|from|through|over|during|into|as)$/u.test(word));
  const phrase = end < 0 ? words : words.slice(0, end);
  return (
    phrase.length > 0 &&
    phrase.every((word) => /^\p{Ll}{3,}$/u.test(word) && !/^(?:the|all|our|my|their|his|her|its|one|two|three|four|five|six|every|each|both)$/u.test(word)) &&
    TITLE_WORDS.has(phrase.at(-1) ?? '') &&
    // "First line support" needs none.
    phrase.at(-1) !== 'support' &&
    !(phrase.at(-1) ?? '').endsWith('s')
  );
}

/** Adjectives that are verbs as well, with nothing behind them that a deed alone would have: "Open English subtitles", "Live captions", "Dry stone walls". */
const ADJECTIVE =
  /^(?:open|clean|clear|live|dry|direct|complete|separate|present|correct|free|empty|level|light|cool|slow|lead|total|mobile|square|even|narrow|warm|double|secure|blind|loose|tame|wet|calm|faint|rough|round|smooth|thin|near|alternate|duplicate|elaborate|moderate|deliberate|appropriate|subject|temporary|key|prime|express|exempt|intent|mature|perfect|still|busy|dirty|humble|idle|lower|upper|own|master|fire|power|gas|stone|steel|water|colour|color|sound|spray) (?!(?:the|an?|all|our|my|their|its|his|her|your|this|these|those|that|any|each|every|both|up|down|out|off|in|on|with|for|to|and|as|at|over|through|from|by|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d,.]*|new|regular|several|some|many|people|staff)(?!\p{L}))(?=\p{L})/iu;
/** Of these a plural behind them is what is done to them, where the other lines of the job are orders, too. */
const OFTEN_A_DEED = /^(?:complete|lead|present|direct|correct|clear|separate|empty|clean|secure|open) (?:\p{Ll}+ )?\p{Ll}{3,}s(?!\p{L})/iu;
/** Whether a line begins with such a word and is no deed for certain; `isOrderly`: the other lines of its job are told in the bare form. */
const isAdjective = (line: string, isOrderly: boolean): boolean => ADJECTIVE.test(line) && !(isOrderly && OFTEN_A_DEED.test(line));

/** "Planned, costed and delivered three exhibitions": several deeds to one thing. */
const SEVERAL =
  /^\p{Lu}\p{Ll}+ed(?:, \p{Ll}+ed){0,2},? and \p{Ll}+(?:ed|t|n|e) (?:the|an?|all|our|\d|one|two|three|four|five|six|seven|eight|nine|ten|new|\p{Ll}+s)(?!\p{L})/u;

/** "Record sales of £2m": how large, and no recording. */
const NO_ORDER =
  /^(?:record (?:sales|profits?|turnover|numbers?|results?|attendances?)|test results|stock levels|market stalls)(?!\p{L})|^\p{L}+ \p{Ll}+s (?:rose|fell|went|grew|were|are|up|down)(?!\p{L})/iu;

/** A verb in the past opens it, or in the present for the present job; "I" goes in front of either. */
function afterI(text: string, current: boolean, isOrderly: boolean): string | null {
  // Whoever writes "I" writes a verb behind it.
  const isSaid = /^I\s+\p{Ll}/u.test(text);
  const line = text.replace(/^I\s+/u, '').replace(/^have (?=\p{Ll}+ed\s)/u, '');
  // "Acting Team Leader for 14 weeks": what one was.
  if (/^(?:Acting|Acted)\s\p{Lu}/u.test(line)) return `was ${line.replace(/^Acted/u, 'Acting')}`;
  // "Route 12 now runs until midnight": a thing with a verb of its own.
  if (/^\p{L}+ \d+ (?:now|still|is|was|has|ran)(?!\p{L})/u.test(line)) return null;
  // "Drove, loaded, convoy commander", "Stock, rotas, wages": a list, and no sentence; "Staff turnover" is a thing.
  if (
    (/^\p{L}+,\s/u.test(line) && !SEVERAL.test(line)) ||
    (BARE_THING.test(line) && !(current && (isCertainOrder(line) || (isOrderly && ORDER.test(line) && !NO_ORDER.test(line))))) ||
    BARE_DUTY.test(line) ||
    lacksArticle(line)
  )
    return null;
  const opening = (/^[\p{L}-]+/u.exec(line)?.[0] ?? '').toLowerCase();
  // "Return-to-work interviews", "On-call one week in five", "Survey123 form": a compound or a name, and no deed.
  if (/-\p{L}+-|^(?:on|off|in|out|by|re-entry)-|^after-hours/u.test(opening) || /^\p{L}+\d/u.test(line)) return null;
  // "Second-chaired", "cite-check": the verb is behind the hyphen; "line manage": behind the noun.
  const first = opening.split('-').at(-1) ?? '';
  const second = (/^[\p{L}-]+\s+([\p{L}-]+)/u.exec(line)?.[1] ?? '').toLowerCase();
  const word = first.endsWith('ly') || opening === 'line' ? second : first;
  // "Form tutor", "support worker": a title, and no verb.
  if (TITLE_WORDS.has(second) && !isSaid && !/^(?:won|became)$/u.test(first) && first === word && opening === first) return null;
  const form = cvVerb(word);
  if (isOfAnotherVerb(line, form?.tense === 'past')) return null;
  const isTold = form !== undefined && (form.tense === 'past' || form.tense === 'either' || (form.tense === 'present' && form.verb === word && current));
  const isPast =
    (current &&
      /^(?:own|chair|head|feed|host|keep|run|lead|train|teach|agree|bake|cook|sit|carry|drive|fit|fix|write|read|sign|make|take|give|meet|pick|load|weigh|fill|sell|buy|visit)$/u.test(
        word,
      )) ||
    /^(?:was|were|made|took|kept|wrote|ran|sold|taught|gave|held|led|built|drove|bought|brought|did|set|put|cut|got|sent|met|spoke|found|won|grew|dealt|handled|looked|peeled|counted|published|reset|opened|brought|caught|drew|threw|flew|rode|fed|bred|laid|hung|swept|dug|lent|rang|stood|struck|wound|sought|fought|undertook|oversaw|rewrote|rebuilt|withdrew|overcame|learnt|wove|spun|shot|steered|froze|blew)$/u.test(
      word,
    );
  // "I've", "I'm", and an adverb between the two, are none that we can begin with.
  if (
    isSaid &&
    /^\p{Ll}{2,}$/u.test(first) &&
    !first.endsWith('ly') &&
    !/^(?:am|was|will|would|can|could|may|might|should|must|have|had|do|did|just|also|even|hope|want|like|love|enjoy|think|believe|feel|know|look|aim|need|wish)$/u.test(
      first,
    )
  )
    return current || form?.tense === 'past' || verbOf(first)?.tense === 'past' ? line : null;
  return isTold ||
    isPast ||
    (current && (isCertainOrder(line) || (isOrderly && ORDER.test(line) && !NO_ORDER.test(line)))) ||
    /^\p{L}{3,}ed$/u.test(word) ||
    (current && opening === word && CERTAIN_ORDER.test(line))
    ? uncapital(line)
    : null;
}

/** "Dispense 300 items a day", "Pot up the seedlings": what stands before an article or a figure is a deed, whatever its verb. */
const CERTAIN_ORDER =
  /^(?!(?:about|around|over|under|some|half|all|both|only|just|with|from|for|of|in|on|at|to|by|up|down|near|between|within|during|since|until|plus|than|type|class|grade|level|phase|stage|group|band|tier|part|page|unit|route|road|room|bay|ward|year|years|age|ages|section|area|zone|block|line|the|not|no|this|that|each|every|one|two|three|four|five|six|seven|eight|nine|ten)\s)\p{Lu}\p{Ll}{2,}(?<!ing|ed|ly|s|al|ion|ment|ance|ence)(?: (?:up|out|off|down|in|on|over))? (?:the|an?|all|our|\d[\d,]*) \p{L}/iu;
