import type { Read } from '../../../../domain/cv.ts';
import { isVerbatim } from '../../../../domain/quote.ts';
import type { Context } from '../../../context.ts';
import { LISTED_WORDS } from '../../../lexicon/comic/listed-words.ts';
import type { AnySighting } from '../observer.ts';

/** A list in the order of the alphabet is odder than a word too many; a word that is no skill is as odd as any. */
const ODDITIES = { alphabet: 8.5, echo: 8, word: 8 } as const;
/** Fewer entries may stand in that order by chance. */
const LEAST_SORTED = 12;
/** Share of neighbours that are in order: a hand that sorts slips now and then. */
const SORTED = 0.9;
const LEAST_LETTERS = 4;
/** Words of a list that are told. */
const MOST_WORDS = 4;

const FORMS: ReadonlyMap<string, (typeof LISTED_WORDS)[number]> = new Map(LISTED_WORDS.flatMap((entry) => entry.says.split('|').map((form) => [form, entry])));
const low = ({ value }: Read): string => value.trim().toLowerCase();

/** What a list of skills looks like that was put together by nobody in particular: sorted like a telephone book, one word twice, words that are no skill. */
export function observeListed(context: Context): AnySighting[] {
  const skills = context.cv.skills.filter((skill) => isVerbatim(context.document, skill.value, skill) && !/[“”"]/u.test(skill.value));
  return [...listsOf(context, skills).flatMap(alphabet).slice(0, 1), ...echo(skills), ...words(context, skills)];
}

/** The skills of each list: those of one section, line upon line. */
function listsOf({ cv, lines }: Context, skills: readonly Read[]): Read[][] {
  const at = (skill: Read): number => lines.findIndex(({ page, line }) => page === skill.page && line === skill.line);
  return cv.sections.map(({ from, to }) => skills.filter((skill) => from <= at(skill) && at(skill) < to));
}

function alphabet(skills: readonly Read[]): AnySighting[] {
  const listed = skills.map(low);
  const [first, last] = [skills[0], skills.at(-1)];
  const inOrder = listed.slice(1).filter((word, at) => (listed[at] ?? '').localeCompare(word, 'en') <= 0).length;
  if (first === undefined || last === undefined || skills.length < LEAST_SORTED || inOrder < SORTED * (skills.length - 1)) return [];
  return [
    {
      kind: 'listed',
      quote: first.value,
      page: first.page,
      line: first.line,
      also: [{ quote: last.value, page: last.page, line: last.line }],
      oddity: ODDITIES.alphabet,
      facts: { it: first.value, other: last.value, name: 'alphabet' },
    },
  ];
}

/** "client, clients": one of a word and its plural, or the same twice. */
function echo(skills: readonly Read[]): AnySighting[] {
  const byWord = Map.groupBy(skills, (skill) =>
    low(skill)
      .replace(/(?<=\p{L}{3})ies$/u, 'y')
      .replace(/(?<=\p{L}{2}[^s])s$/u, ''),
  );
  for (const same of byWord.values()) {
    const [one, other] = [same[0], same.find((skill) => low(skill) !== (same[0] === undefined ? '' : low(same[0])))];
    if (one === undefined || other === undefined || low(one).length < LEAST_LETTERS || /\s/u.test(low(one))) continue;
    return [
      {
        kind: 'listed',
        quote: other.value,
        page: other.page,
        line: other.line,
        also: [{ quote: one.value, page: one.page, line: one.line }],
        oddity: ODDITIES.echo,
        facts: { it: one.value, other: other.value, name: 'echo' },
      },
    ];
  }
  return [];
}

function words({ job, cv }: Context, skills: readonly Read[]): AnySighting[] {
  const trade = [job.phrase, job.title, ...cv.experience.map(({ title }) => title?.value ?? '')].join(' ').toLowerCase();
  const asked = new Set(job.skills.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases]));
  const told = new Set<unknown>();
  // "Excel, Word, Access": a program among its kind.
  const isOffice = skills.some((skill) => /^(?:ms |microsoft )?(?:excel|word|powerpoint|outlook|office)\b/u.test(low(skill)));
  return skills
    .flatMap((skill): AnySighting[] => {
      const entry = FORMS.get(low(skill));
      // What the wanted job is called, or the post somebody has, is looked for among the skills.
      if (entry === undefined || told.has(entry) || asked.has(low(skill)) || trade.includes(low(skill)) || (isOffice && low(skill) === 'access')) return [];
      if (entry.not !== undefined && new RegExp(String.raw`(?<!\p{L})(?:${entry.not})`, 'u').test(trade)) return [];
      told.add(entry);
      const { value, page, line } = skill;
      return [{ kind: 'listed', quote: value, page, line, oddity: ODDITIES.word, facts: { it: value, name: entry.says } }];
    })
    .slice(0, MOST_WORDS);
}
