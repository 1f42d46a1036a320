import { KEYWORD_STATUSES } from '../../../src/domain/optimization.ts';
import { keysOf } from '../../../src/domain/keys.ts';
import type { Bench } from './bench.ts';
import { type Judged, ROOMS } from './claim.ts';
import type { Expected } from './recall.ts';

/** False statements shown of each room; `--room` shows all of one. */
const SHOWN = 12;
const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(3));
const isFalse = ({ verdicts }: Judged): boolean => verdicts.some(({ holds }) => holds === false);
/** A sentence that claims nothing and is no advice: nobody can say whether it is true. */
const isUnclaimed = ({ claims, advice }: Judged): boolean => claims.length === 0 && !advice;

/** Numbers up to twelve stand in words as often as in digits. */
const IN_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A sentence that rests on a finding and names none of its values: true of any CV with that fault, or a claim the reader cannot see. */
function isMute({ text, claims }: Judged): boolean {
  const low = text.toLowerCase();
  return claims.some(
    (claim) =>
      claim.kind === 'finding' &&
      ![...Object.values(claim.facts), ...(claim.subject?.split(/\s+/u).filter((word) => word.length > 3) ?? [])].some((value) =>
        [String(value).toLowerCase(), typeof value === 'number' ? IN_WORDS[value] : undefined].some(
          (said) => said !== undefined && said !== '' && low.includes(said),
        ),
      ),
  );
}

/** The tables of a run: false statements by room and by rule, recall by kind, the ledger of adverts, the scales. */
export function printTables(bench: Bench, told: readonly Judged[]): void {
  rooms(told);
  kinds(told);
  examples(told);
  recall(bench.runs.flatMap(({ expected, person }) => expected.map((one) => ({ ...one, english: person.truth.language === 'en' }))));
  ledger(bench);
  scales(bench);
}

function rooms(told: readonly Judged[]): void {
  heading('Statements', ['room', 'sentences', 'with claims', 'false', 'share', 'unclaimed', 'value unsaid', 'CVs with one false']);
  for (const room of ROOMS) {
    const own = told.filter((one) => one.room === room);
    if (own.length > 0) row([room, ...figures(own)]);
  }
  row(['all', ...figures(told)]);
}

function figures(told: readonly Judged[]): string[] {
  const wrong = told.filter(isFalse);
  const claiming = told.filter(({ claims }) => claims.length > 0);
  const cvs = (of: readonly Judged[]): number => new Set(of.map(({ person, layout }) => `${person} ${layout}`)).size;
  return [told.length, claiming.length, wrong.length]
    .map(String)
    .concat(
      share(wrong.length, claiming.length),
      String(told.filter(isUnclaimed).length),
      String(told.filter(isMute).length),
      `${String(cvs(wrong))} of ${String(cvs(told))}`,
    );
}

function kinds(told: readonly Judged[]): void {
  heading('False, by what was claimed', ['claim', 'rule', 'false', 'of']);
  const verdicts = told.flatMap((one) => one.verdicts);
  const nameOf = ({ claim }: (typeof verdicts)[number]): string =>
    claim.kind === 'finding'
      ? `finding ${claim.finding}`
      : 'subject' in claim && claim.kind !== 'requirement' && claim.kind !== 'rewrite' && claim.kind !== 'result'
        ? `${claim.kind} ${claim.subject}`
        : claim.kind;
  const byKind = Map.groupBy(verdicts, nameOf);
  const counted = [...byKind].map(([name, all]) => ({
    name,
    rule: all[0]?.claim.rule ?? 0,
    wrong: all.filter(({ holds }) => holds === false).length,
    all: all.length,
  }));
  for (const { name, rule, wrong, all } of counted.filter((one) => one.wrong > 0).toSorted((a, b) => b.wrong - a.wrong))
    row([name, String(rule), String(wrong), String(all)]);
}

function examples(told: readonly Judged[]): void {
  console.log('\nFalse statements (some of each room; --room shows all of one)');
  const single = new Set(told.map(({ room }) => room)).size === 1;
  for (const [room, all] of Map.groupBy(told.filter(isFalse), (one) => one.room)) {
    const seen = new Set<string>();
    const distinct = all.filter(({ person, text }) => (seen.has(`${person} ${text}`) ? false : Boolean(seen.add(`${person} ${text}`))));
    for (const one of spread(distinct, single ? distinct.length : SHOWN)) {
      const [wrong] = one.verdicts.filter(({ holds }) => holds === false);
      const place = wrong?.claim.place;
      console.log(
        `  ${room} · ${one.person} (${one.layout}) ${one.where}${place == null ? '' : ` p${String(place.page)} l${String(place.line)}`} · rule ${String(wrong?.claim.rule ?? '?')}: ${wrong?.why ?? ''}\n      ${one.text.slice(0, 240)}`,
      );
    }
  }
}

/** So many of a list, evenly over all of it. */
function spread<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, at) => all[Math.floor(at * step)]).flatMap((one) => (one === undefined ? [] : [one]));
}

function recall(expected: readonly (Expected & { english: boolean })[]): void {
  heading('True and missed', ['kind', 'expected', 'found', 'recall', 'recall en', 'first missed']);
  for (const [kind, all] of [...Map.groupBy(expected, (one) => one.kind)].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const of = (some: readonly Expected[]): string => share(some.filter(({ found }) => found).length, some.length);
    row([
      kind,
      String(all.length),
      String(all.filter(({ found }) => found).length),
      of(all),
      of(all.filter(({ english }) => english)),
      all.find(({ found }) => !found)?.what.slice(0, 50) ?? '',
    ]);
  }
}

function ledger({ ledger: tally, pairs }: Bench): void {
  if (pairs === 0) return;
  heading(`Ledger of adverts, ${String(pairs)} pairs`, ['status', 'said', 'right', 'precision', 'expected', 'found', 'recall']);
  for (const status of [...keysOf(KEYWORD_STATUSES), 'asked'] as const) {
    const { said, right, expected, found } = tally[status];
    row([status, String(said), String(right), share(right, said), String(expected), String(found), share(found, expected)]);
  }
}

function scales({ runs }: Bench): void {
  const first = runs.filter(({ print }) => print.layout === 'as-written');
  heading('Scales (rule 9)', ['kind of CV', 'CVs', 'buzzwords', 'clichés', 'eye-roll']);
  for (const [kind, all] of Map.groupBy(first, ({ person }) => person.truth.kind)) {
    const list = (name: 'buzzwordOverdose' | 'clicheDensity' | 'eyeRollFactor'): string => {
      const sorted = all.map(({ scores }) => scores[name]).toSorted((a, b) => a - b);
      return sorted.length > 4 ? `${String(sorted[0])}..${String(sorted[Math.floor(sorted.length / 2)])}..${String(sorted.at(-1))}` : sorted.join(' ');
    };
    row([kind, String(all.length), list('buzzwordOverdose'), list('clicheDensity'), list('eyeRollFactor')]);
  }
  const agree = first.filter(({ interview, person }) => interview === person.truth.recruiter.interview).length;
  const near = first.filter(
    ({ interview, person }) =>
      !(interview === 'yes' && person.truth.recruiter.interview === 'no') && !(interview === 'no' && person.truth.recruiter.interview === 'yes'),
  ).length;
  console.log(`\nWould interview: agrees with the recruiter in ${share(agree, first.length)}, not opposed in ${share(near, first.length)}`);
}

/** Random sentences with what was found of them, for a person to audit; the same ones for the same sentences. */
export function printSample(told: readonly Judged[], count: number): void {
  const claiming = told.filter(({ advice }) => !advice).map((one) => ({ one, key: hash(`${one.person}${one.layout}${one.where}${one.text}`) }));
  for (const { one } of claiming.toSorted((a, b) => a.key - b.key).slice(0, count)) {
    const said =
      one.claims.length === 0
        ? 'UNCLAIMED'
        : one.verdicts
            .map(
              ({ claim, holds, why }) =>
                `${claim.kind}${'finding' in claim ? `:${claim.finding}` : ''} ${holds === null ? '?' : holds ? 'true' : `FALSE (${why})`}`,
            )
            .join('; ');
    console.log(`[${one.person} · ${one.layout} · ${one.room} ${one.where}]\n  ${one.text}\n  -> ${said}`);
  }
}

/** FNV-1a: no chance, but no order either. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

const WIDTHS = [30, 12, 12, 12, 12, 12, 12, 30];
function heading(title: string, columns: readonly string[]): void {
  console.log(`\n${title}`);
  row(columns);
}
function row(cells: readonly string[]): void {
  console.log(
    cells
      .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 12))
      .join(' ')
      .trimEnd(),
  );
}
