import { FINDING_KINDS } from '../../../../domain/finding.ts';
import type { RoastComparison } from '../../../../domain/comparison.ts';
import type { PageView } from '../../../../domain/page-view.ts';
import { keysOf } from '../../../../domain/keys.ts';
import { link } from '../../../../domain/paths.ts';
import { SCORES, type Tone } from '../../../../domain/roast.ts';
import { Link } from '../../../../ui/link.tsx';
import { type ComparisonWords, comparisonWords } from '../../comparison.copy.ts';
import { roastQueryOf } from '../tone.ts';
import { ComparisonSheets } from './comparison-sheets.tsx';
import { FindingList } from './comparison-findings.tsx';
import { ScoreShift } from './score-shift.tsx';

const isStrength = ({ kind }: RoastComparison['gone'][number]): boolean => FINDING_KINDS[kind].group === 'strengths';
const isFault = (finding: RoastComparison['gone'][number]): boolean => !isStrength(finding);

/** On top of the roast of a mended CV: what became of the one before it, told in the same hand. */
export function Comparison({ comparison, view, tone }: { comparison: RoastComparison; view: PageView | null; tone: Tone }) {
  const words = comparisonWords(tone);
  const { verdict, lines } = comparison.voices[tone];
  return (
    <section aria-labelledby="comparison" className="mt-10 border-4 border-ink bg-desk p-5 shadow-hard-lg sm:p-9">
      <h2 id="comparison" className="text-4xl sm:text-6xl">
        {words.heading}
      </h2>
      <p className="mt-4 max-w-4xl text-xl leading-relaxed font-medium sm:text-2xl">{verdict}</p>

      {view !== null && <ComparisonSheets comparison={comparison} view={view} tone={tone} words={words} />}

      <h3 className="display mt-9 text-2xl sm:text-3xl">{words.scoresHeading}</h3>
      <p className="mt-1">{words.scoresLead}</p>
      <ul className="sheet mt-5 divide-y-2 divide-ink/15">
        {keysOf(SCORES).map((name) => (
          <li key={name}>
            <ScoreShift name={name} shift={comparison.scores[name]} words={words} />
          </li>
        ))}
      </ul>

      {lines.length > 0 && (
        <>
          <h3 className="display mt-9 text-2xl sm:text-3xl">{words.linesHeading}</h3>
          <ul className="mt-4 grid gap-x-10 gap-y-3 md:grid-cols-2">
            {lines.map((line) => (
              <li key={line} className="border-l-4 border-pen pl-4 wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </>
      )}

      <Lists comparison={comparison} words={words} />
      <p className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-2">
        {comparison.stayed > 0 && <span>{words.stayed(comparison.stayed)}</span>}
        <Link
          to={link('roast', {}, roastQueryOf(comparison.previousUploadId, tone))}
          className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
        >
          {words.back}
        </Link>
      </p>
    </section>
  );
}

/** Good news first. What is gone or lost stood in the old CV, what is new or gained stands in the new one. */
function Lists({ comparison: { gone, fresh }, words }: { comparison: RoastComparison; words: ComparisonWords }) {
  const lists = [
    { key: 'gone', findings: gone.filter(isFault), heading: words.gone, place: words.oldPlace, struck: true },
    { key: 'gained', findings: gone.filter(isStrength), heading: words.gained, place: words.newPlace, struck: false },
    { key: 'fresh', findings: fresh.filter(isFault), heading: words.fresh, place: words.newPlace, struck: false },
    { key: 'lost', findings: fresh.filter(isStrength), heading: words.lost, place: words.oldPlace, struck: false },
  ].filter(({ findings }) => findings.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className="mt-9 grid items-start gap-5 lg:grid-cols-2">
      {lists.map(({ key, findings, heading, place, struck }) => (
        <FindingList key={key} heading={heading(findings.length)} findings={findings} place={place} struck={struck} />
      ))}
    </div>
  );
}
