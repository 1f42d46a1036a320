import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ROAST_SCREENS } from '../../../../domain/limits.ts';
import { link, QUERY } from '../../../../domain/paths.ts';
import { type FullRoastReport, lineKey } from '../../../../domain/report.ts';
import { copyText } from '../../../../ui/clipboard.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { Strike } from '../../../../ui/pen/pen-mark.tsx';
import { REPORT } from '../../copy.ts';
import { ASKING } from '../../report.copy.ts';
import { Lines } from './rewrites.tsx';
import type { Answering } from './use-answers.ts';

interface SectionProps {
  report: FullRoastReport;
  answering: Answering;
}

/** Above the numbered sections: the lines that cost most, the dearest first. */
export function Opening({ report: { costliest = [] }, answering }: SectionProps) {
  if (costliest.length === 0) return null;
  return (
    <section id="costliest" aria-labelledby="costliest-heading" className="mt-16 scroll-mt-4 lg:mt-0">
      <h2 id="costliest-heading" className="text-3xl sm:text-5xl">
        {ASKING.heading}
      </h2>
      <p className="mt-2 mb-7 text-lg">{ASKING.lead}</p>
      <Lines lines={costliest} answering={answering} label={(_, at) => ASKING.number(at + 1)} />
    </section>
  );
}

/** Section 6: what has become another sentence, what else wants a fact, and what is strong and stays. Nothing of the opening is told again. */
export function Rewrites({ report, answering }: SectionProps) {
  const { costliest = [], asked = [], strongLines = [], beforeAfterRewrites } = report;
  const above = new Set(costliest.map(lineKey));
  const here = beforeAfterRewrites.filter((line) => !above.has(lineKey(line)));
  const told = beforeAfterRewrites.filter((line) => above.has(lineKey(line)));
  return (
    <div className="space-y-12">
      {beforeAfterRewrites.length === 0 && <p className="text-lg">{costliest.length === 0 ? REPORT.empty.other : ASKING.noRewrites}</p>}
      {told.length > 0 && (
        <div className="sheet px-5 py-5 sm:px-7">
          <dl className="space-y-5">
            {told.map((line) => (
              <div key={lineKey(line)}>
                <dt className="wrap-anywhere">
                  <span className="sr-only">{REPORT.before}: </span>
                  <Strike>{line.before}</Strike>
                </dt>
                <dd className="mt-1 text-lg font-medium wrap-anywhere">
                  <span className="sr-only">{REPORT.after}: </span>
                  {answering.told(line).text}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-5 text-ink-soft">{ASKING.above}</p>
        </div>
      )}
      {here.length > 0 && <Lines lines={here} answering={answering} label={(_, at) => REPORT.rewrite(at + 1)} />}
      {asked.length > 0 && (
        <div>
          <h3 className="mb-6 text-2xl sm:text-3xl">{ASKING.moreHeading}</h3>
          <Lines lines={asked} answering={answering} label={(line) => REPORT.place(line.page, line.line)} />
        </div>
      )}
      {strongLines.length > 0 && (
        <div>
          <h3 className="text-2xl sm:text-3xl">{ASKING.strongHeading}</h3>
          <p className="mt-2 mb-4 text-lg">{ASKING.strongLead}</p>
          <ul className="sheet divide-y-2 divide-ink/15">
            {strongLines.map(({ quote, page, line }) => (
              <li key={`${page}-${line}-${quote}`} className="px-5 py-3 text-lg wrap-anywhere sm:px-7">
                {quote}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** At the end: every mended line in the order of the CV, to copy or to carry into the builder. */
export function MendedList({ id, answering }: Pick<SectionProps, 'answering'> & { id: string }) {
  const toast = useToast();
  const navigate = useNavigate();
  const [carrying, setCarrying] = useState(false);
  const carry = async () => {
    if (carrying) return;
    setCarrying(true);
    await answering.saveNow();
    await navigate(link('cvImport', {}, { [QUERY.report]: id }));
  };
  const copy = async () => {
    const copied = await copyText(answering.mended.join('\n'));
    toast(copied ? ASKING.copiedAll : REPORT.copyFailed, ROAST_SCREENS.toast);
  };
  return (
    <section aria-labelledby="mended" className="mt-20 border-t-4 border-ink pt-8">
      <h2 id="mended" className="text-4xl">
        {ASKING.listHeading}
      </h2>
      {answering.mended.length === 0 ? (
        <p className="mt-2 text-lg">{ASKING.listEmpty}</p>
      ) : (
        <>
          <p className="mt-2 mb-5 text-lg">{ASKING.listLead}</p>
          <ul className="sheet space-y-3 px-5 py-5 sm:px-7">
            {answering.mended.map((text) => (
              <li key={text} className="ml-5 list-disc text-lg wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap gap-4">
            <Button tone="red" onClick={() => void carry()} aria-disabled={carrying}>
              {ASKING.carry}
            </Button>
            <Button tone="ink" onClick={() => void copy()}>
              {ASKING.copyAll}
            </Button>
          </div>
          <p className="mt-3 max-w-3xl text-ink-soft">{ASKING.carryNote}</p>
        </>
      )}
    </section>
  );
}
