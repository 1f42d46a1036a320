import type { FindingKind } from '../../../../../domain/finding.ts';
import type { Tone } from '../../../../../domain/roast.ts';
import type { Judgement } from '../../../../judgement.ts';
import { isMeasured } from '../../../../english/measures.ts';
import { reasonFacts } from '../../../../scoring/because.ts';
import { timesOf } from '../../../../scoring/weights.ts';
import { shuffled } from '../../stable-hash.ts';
import { fill, textOf, type Facts } from '../../template.ts';
import { MAX_SENTENCE } from '../say.ts';
import { BRUTAL_REASONS } from './brutal.ts';
import { GENTLE_REASONS } from './gentle.ts';

/** So often one finding is told on one screen: in a note and in the verdict, or in one of them and on a card. */
const MOST_TOLD = 2;

/** What each kind of finding of a CV means for it, said in another way where it is said again, and nowhere once it has been told often enough. */
export class Reasons {
  readonly #said = new Set<string>();
  readonly #told = new Map<FindingKind, number>();
  readonly #judgement: Judgement;
  readonly #about: Facts;
  readonly #seed: string;
  readonly #tone: Tone;

  constructor(judgement: Judgement, about: Facts, seed: string, tone: Tone) {
    this.#judgement = judgement;
    this.#about = about;
    this.#seed = seed;
    this.#tone = tone;
  }

  /** That a note or the verdict has told it. */
  tell(kind: FindingKind): void {
    this.#told.set(kind, (this.#told.get(kind) ?? 0) + 1);
  }

  /** That nothing more is to be said of it. */
  spend(kind: FindingKind): void {
    this.#told.set(kind, MOST_TOLD);
  }

  /** Whether a reader has heard enough of it. */
  isSpent(kind: FindingKind): boolean {
    return (this.#told.get(kind) ?? 0) >= MOST_TOLD;
  }

  /** Whether there are sentences about it at all. */
  speaksOf(kind: FindingKind): boolean {
    return (REASONS[this.#tone][kind] ?? []).length > 0;
  }

  /** A sentence that has not been said; null where there is none, nothing of the kind was found, or enough has been heard of it. */
  of(kind: FindingKind, slot: string, mayRepeat = false): string | null {
    if (this.isSpent(kind) && !mayRepeat) return null;
    const all = this.#judgement.findings.filter((finding) => finding.kind === kind);
    const [first] = all;
    if (first === undefined) return null;
    const { job, ...found } = reasonFacts({ first, all, times: timesOf(all) });
    const facts: Record<string, string | number> = { ...(job === undefined ? {} : { job }), ...this.#about, ...found };
    // Beside a line that counts, nobody says that none does: what was not read as a bullet may be one.
    if (kind === 'no-numbers' && facts['without'] === facts['total'] && this.#judgement.lines.some(({ text }) => isMeasured(text))) delete facts['total'];
    const left = (REASONS[this.#tone][kind] ?? []).filter((template) => !this.#said.has(textOf(template)));
    const options = left.length === 0 && mayRepeat ? (REASONS[this.#tone][kind] ?? []) : left;
    for (const template of shuffled(options, `${this.#seed}:${this.#tone}:${slot}:why`, textOf)) {
      const filled = fill(template, facts, null, `${this.#seed}:${slot}`, MAX_SENTENCE);
      if (filled === null) continue;
      this.#said.add(textOf(template));
      this.tell(kind);
      return filled;
    }
    return null;
  }
}

const REASONS = { brutal: BRUTAL_REASONS, gentle: GENTLE_REASONS } as const satisfies Record<Tone, unknown>;
