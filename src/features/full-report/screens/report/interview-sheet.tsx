import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type FullRoastReport, type InterviewItem, lineKey, mendedLinesOf } from '../../../../domain/report.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { ASKING } from '../../report.copy.ts';
import type { Answering } from './use-answers.ts';

const WORDS = ASKING.interview;

interface InterviewSheetProps {
  report: FullRoastReport;
  job: string;
  answering: Answering;
}

/** The questions of an interview from this CV's own lines, on a sheet of its own for the printer. Reports of an earlier day have none. */
export function InterviewSheet({ report, job, answering }: InterviewSheetProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return undefined;
    const done = () => setPrinting(false);
    addEventListener('afterprint', done);
    const timer = setTimeout(() => print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', done);
    };
  }, [printing]);
  const { interview = [] } = report;
  if (interview.length === 0) return null;
  const mended = new Map(mendedLinesOf(report).map((line) => [lineKey(line), answering.told(line).text]));
  const items = interview.map((item) => ({ ...item, now: mended.get(lineKey(item)) ?? item.before }));
  return (
    <section aria-labelledby="interview" className="mt-20 border-t-4 border-ink pt-8">
      <h2 id="interview" className="text-4xl">
        {WORDS.heading}
      </h2>
      <p className="mt-2 max-w-3xl text-lg">{WORDS.lead}</p>
      <Button tone="ink" className="mt-5" onClick={() => setPrinting(true)}>
        {WORDS.print}
      </Button>
      <details className="sheet mt-6 px-5 py-4 sm:px-7">
        <summary className="min-h-11 cursor-pointer text-lg font-bold">{WORDS.read(items.length)}</summary>
        <Questions items={items} />
      </details>
      {printing &&
        createPortal(
          <div className="cv-print">
            <div className="cv-sheet">
              <h1 className="cv-name">{WORDS.sheetTitle(job)}</h1>
              <p>{WORDS.note}</p>
              <Questions items={items} />
            </div>
          </div>,
          document.body,
        )}
    </section>
  );
}

function Questions({ items }: { items: readonly (InterviewItem & { now: string })[] }) {
  return (
    <ol className="list-none! space-y-5 p-0! pt-3!">
      {items.map(({ question, contains, facts, now, page, line }) => (
        <li key={`${page}-${line}-${question}`} className="break-inside-avoid border-t-2 border-ink/20 pt-3 first:border-t-0">
          <p className="font-bold">{question}</p>
          <p className="mt-1 wrap-anywhere">
            <span className="font-medium">{WORDS.line}:</span> {now}
          </p>
          <p className="mt-1">
            <span className="font-medium">{WORDS.contains}:</span> {contains}
          </p>
          {facts.length > 0 && (
            <p className="mt-1 wrap-anywhere">
              <span className="font-medium">{WORDS.facts}:</span> {facts.join('; ')}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
