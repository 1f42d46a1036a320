import { agreeing, counted } from '../../../english/grammar/agreement.ts';
import type { FullRoastReport } from '../../../../domain/report.ts';
import { carriesNumber, countedBullets } from '../../../evidence/shared/counts.ts';
import type { Judgement } from '../../../judgement.ts';
import { placesInWords } from '../places.ts';
import { hasLostJobs } from '../rewrites/lines-of-work.ts';
import { answerQuote } from './answer-want.ts';

type StrongLines = NonNullable<FullRoastReport['strongLines']>;

/** How many bullets carry a number, as the judgement has counted them, and the strongest of the lines that the report calls strong; by its place alone where the list has quoted it (`said`). */
export function tellNumbers(judgement: Judgement, strong: StrongLines, said: readonly string[] = []): string {
  const { findings } = judgement;
  const best = bestOf(strong, said);
  // Of lines that our reader has lost nothing is counted.
  if (hasLostJobs(judgement)) return best === '' ? 'Put one in every line you can: how many, how much or how fast.' : `Your page has some${best}.`;
  const few = findings.find(({ kind }) => kind === 'no-numbers');
  const many = findings.find(({ kind, quote }) => kind === 'strong-number' && quote !== null);
  if (few !== undefined && few.facts['exact'] === 0) return `Most of your bullets have none${best}.`;
  if (few !== undefined) {
    const total = Number(few.facts['total']);
    return shareOf(total - Number(few.facts['without']), total, best);
  }
  if (many !== undefined && many.facts['exact'] === 0) return `Your page has some${best}.`;
  if (many !== undefined) return shareOf(Number(many.facts['times']), Number(many.facts['total']), best);
  const bullets = countedBullets(judgement);
  if (bullets === null) return 'Go through your lines and ask: how many, how much, how fast?';
  return shareOf(bullets.filter(({ text }) => carriesNumber(text)).length, bullets.length, best);
}

const shareOf = (some: number, total: number, best: string): string =>
  some === 0 ? `None of your ${total} bullets has a number.` : `${some} of your ${counted(total, 'bullet')} ${agreeing(some, 'has', 'have')} a number${best}.`;

function bestOf(strong: StrongLines, said: readonly string[]): string {
  const line = strong.find(({ quote }) => carriesNumber(quote));
  if (line !== undefined && said.some((text) => text.includes(answerQuote(line.quote)))) return `; the best is the one at ${placesInWords([line])}`;
  return line === undefined ? '' : `; the best is “${answerQuote(line.quote)}” (${placesInWords([line])})`;
}
