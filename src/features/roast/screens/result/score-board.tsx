import { SCORES, type ScoreName } from '../../../../domain/roast.ts';
import { HelpPopover } from '../../../../ui/feedback/help-popover.tsx';
import { Card } from '../../../../ui/pen/card.tsx';
import { ScoreGauge } from '../../../../ui/pen/score-gauge.tsx';
import type { ResultWords } from '../../copy.ts';
import type { ScoreView } from './roast-view.ts';
import { ScoreLedgerTable } from './score-ledger.tsx';

/** The six of the specification, in its order. Skill relevance is the seventh and gets a line of its own. */
const CARDS = [
  'atsRating',
  'buzzwordOverdose',
  'eyeRollFactor',
  'clicheDensity',
  'desperationLevel',
  'lengthAppropriate',
] as const satisfies readonly ScoreName[];

const directionOf = (name: ScoreName, words: ResultWords): string => (SCORES[name].good === 'low' ? words.lowerBetter : words.higherBetter);

export function ScoreBoard({ scores, words }: { scores: Record<ScoreName, ScoreView>; words: ResultWords }) {
  return (
    <section aria-labelledby="scores" className="mt-8 sm:mt-20">
      <h2 id="scores" className="text-4xl sm:text-5xl">
        {words.scoresHeading}
      </h2>
      <p className="mt-2">{words.scoresLead}</p>
      <ul className="mt-5 grid grid-cols-2 gap-2.5 has-[details[open]]:items-start md:mt-8 md:gap-7 xl:grid-cols-3">
        {CARDS.map((name) => (
          <li key={name} className="max-md:has-[details[open]]:col-span-2">
            <ScoreCard name={name} view={scores[name]} words={words} />
          </li>
        ))}
      </ul>
      <SmallScore name="skillRelevance" view={scores.skillRelevance} words={words} />
    </section>
  );
}

interface ScoreProps {
  name: ScoreName;
  view: ScoreView;
  words: ResultWords;
}

function ScoreCard({ name, view, words }: ScoreProps) {
  const score = SCORES[name];
  const direction = directionOf(name, words);
  return (
    <Card className="score-card relative flex h-full flex-col p-2.5 md:p-5">
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto] md:gap-y-4">
        <h3 className="display leading-tight max-md:min-h-[2.5em] md:pt-2 md:text-2xl">{score.name}</h3>
        <div className="flex max-md:absolute max-md:right-0 max-md:bottom-5">
          <HelpPopover label={words.helpLabel(score.name)} text={words.help[name]} />
        </div>
        <div className="md:col-span-2">
          <ScoreGauge score={view.score} good={score.good} label={words.outOf(view.score, direction)} />
          <p aria-hidden="true" className="mt-1 text-center text-sm font-bold text-ink-soft md:text-base">
            {direction}
          </p>
        </div>
      </div>
      <p className="score-words mt-4 grow">{view.description}</p>
      <ScoreLedgerTable view={view} name={score.name} words={words} />
    </Card>
  );
}

function SmallScore({ name, view, words }: ScoreProps) {
  const score = SCORES[name];
  const direction = directionOf(name, words);
  return (
    <Card className="score-card relative mt-3 p-3 md:mt-7 md:p-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="display text-5xl" aria-hidden="true">
          {view.score}
        </p>
        <div className="min-w-0 grow basis-40 md:basis-60">
          <div className="flex items-center gap-3">
            <h3 className="display text-2xl">{score.name}</h3>
            <HelpPopover label={words.helpLabel(score.name)} text={words.help[name]} />
          </div>
          <p className="sr-only">{words.outOf(view.score, direction)}</p>
          <p aria-hidden="true" className="text-base font-bold text-ink-soft">
            {direction}
          </p>
        </div>
        <p className="score-words grow-[3] basis-80">{view.description}</p>
      </div>
      <ScoreLedgerTable view={view} name={score.name} words={words} />
    </Card>
  );
}
