import type { QuotedPlace } from '../../../../domain/observation.ts';
import type { Context } from '../../../context.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 10;
/** Two quotes stand before one joke. */
const MAX_HALF = 44;

/** What people say how well they can; each with whatever else it is called. English is left out: whoever writes here has enough of it. */
const SUBJECTS: readonly string[] = [
  ...'French German Spanish Italian Portuguese Dutch Russian Mandarin Japanese Arabic Polish Turkish Swedish Norwegian Danish Greek Korean Hindi Cantonese Catalan Romanian'.split(
    ' ',
  ),
  '(?:MS |Microsoft )?Excel',
  '(?:MS |Microsoft )?Word',
  '(?:MS |Microsoft )?Power ?Point',
  '(?:MS |Microsoft )Access',
  '(?:MS |Microsoft )?Outlook',
  '(?:MS |Microsoft )Office',
  'SQL',
  'Python',
  'JavaScript',
  'Java(?! ?Script)',
  'HTML5?',
  'CSS3?',
  'PHP',
  'VBA',
  'Linux',
  '(?:Adobe )?Photoshop',
  '(?:Adobe )?Illustrator',
  'AutoCAD',
  'QuickBooks',
  'SAP',
  'Tableau',
  'Power BI',
  'Salesforce',
  'math(?:s|ematics|ematical)?',
  'numeracy',
  'statistics',
  'spelling',
  'grammar',
  'typing',
  'book-?keeping',
  'accounting',
  'photography',
  'cooking',
  'coding',
  'programming',
  'graphic design',
  'web design',
  'carpentry',
  'plumbing',
  'welding',
  'sewing',
  'computer',
  'IT',
  'presentation',
  'negotiation',
];
const BETWEEN = String.raw`(?:\s(?:skills?|knowledge|user|proficiency|level|command|understanding|ability|written|spoken|verbal|working|in|at|with|of|and|the|using))*`;
const HIGH = 'expert|advanced|excellent|outstanding|exceptional|fluent|fluency';
const LOW = "basics?|beginner(?:['’]s)?|novice|rudimentary|limited|A1|A2";
/** Behind a subject that is the first half of another word. */
const OF_SKILL = String.raw`(?=\s(?:skills?|literacy|abilities|ability|knowledge)\b)`;
const NEEDS_SKILL = /^(?:computer|IT|presentation|negotiation)$/u;
/** A course, its book and its teacher are at a level of their own. */
const NO_COURSE = String.raw`(?!\s(?:course|class(?:es)?|teacher|lessons?|tutor|module|exam|certificate|principles|concepts|equipment|functions?|formulas?))`;

interface Subject {
  words: RegExp;
  high: RegExp;
  low: RegExp;
}

const said = (levels: string, subject: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d-])(?<level>${levels})${BETWEEN}\s(?<it>${subject})(?![\p{L}\d+#])${NEEDS_SKILL.test(subject) ? OF_SKILL : NO_COURSE}|(?<![\p{L}\d-])(?<it2>${subject})(?![\p{L}\d+#])(?:\s(?:skills?|level|knowledge))?\s?[(:–—-]\s?(?<level2>${levels})(?![\p{L}\d])`,
    'iu',
  );
const ALL: readonly Subject[] = SUBJECTS.map((subject) => ({
  words: new RegExp(String.raw`(?<![\p{L}\d])(?:${subject})(?![\p{L}\d+#])`, 'iu'),
  // "Advanced mathematics" is a subject of its own.
  high: said(/^math|^statistics/u.test(subject) ? HIGH.replace('|advanced', '') : HIGH, subject),
  low: said(LOW, subject),
}));

interface Level {
  it: string;
  level: string;
  at: QuotedPlace;
  text: ObservedText;
}

/** What somebody says of themselves: in the summary, among the skills and languages, at the top. */
const isSelf = ({ job, place, section }: ObservedText): boolean =>
  job === null && (place !== 'study' || section === 'languages') && section !== 'experience' && section !== 'projects' && section !== 'volunteering';

function levelIn(context: Context, text: ObservedText, words: RegExp): Level | null {
  const match = words.exec(text.text);
  if (match === null) return null;
  const { it, it2, level, level2 } = match.groups ?? {};
  const at = quoteOf(context, text, match.index, match.index + match[0].length, MAX_HALF);
  return at === null || at.quote.length > LONGEST ? null : { it: it ?? it2 ?? '', level: (level ?? level2 ?? '').replace(/^fluency$/iu, 'fluent'), at, text };
}
const LONGEST = 70;

/** One thing at two levels: excellent in one line, basic in another. */
export function observeLevels(context: Context): AnySighting[] {
  const texts = observedTexts(context).filter(isSelf);
  return ALL.flatMap(({ words, high, low }): AnySighting[] => {
    const about = texts.filter(({ text }) => words.test(text));
    if (about.length < 2) return [];
    // "Basic to advanced" is one statement of one person.
    const only = (one: RegExp, other: RegExp): Level | null =>
      about.flatMap((text) => (other.test(text.text) ? [] : (levelIn(context, text, one) ?? [])))[0] ?? null;
    const [best, least] = [only(high, low), only(low, high)];
    if (best === null || least === null || (best.at.page === least.at.page && best.at.line === least.at.line)) return [];
    const falls = best.at.page < least.at.page || (best.at.page === least.at.page && best.at.line < least.at.line);
    const [first, second] = falls ? [best, least] : [least, best];
    const { quote, page, line } = second.at;
    const also = [{ quote: first.at.quote, page: first.at.page, line: first.at.line }];
    const it = /^math/iu.test(least.it) ? 'mathematics' : /^(?:computer|IT|presentation|negotiation)$/u.test(least.it) ? `${least.it} skills` : least.it;
    const facts = { name: falls ? 'level-falls' : 'level-rises', it, one: best.level.toLowerCase(), other: asLevel(least.level) };
    return [{ kind: 'against', quote, page, line, also, oddity: ODDITY, facts }];
  }).slice(0, 1);
}

const asLevel = (level: string): string => (/^A\d$/iu.test(level) ? level.toUpperCase() : level.toLowerCase());
