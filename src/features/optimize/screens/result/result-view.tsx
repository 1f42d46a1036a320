import { useEffect, useRef, type ReactNode } from 'react';
import { keysOf } from '../../../../domain/keys.ts';
import { changesOf, matchScore, type OptimizationResult } from '../../../../domain/optimization.ts';
import { link } from '../../../../domain/paths.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { PaymentNumber } from '../../../../ui/payment-number.tsx';
import { SentenceList } from '../../../../ui/pen/sentence-list.tsx';
import { RESULT } from '../../result.copy.ts';
import { startNextWith } from '../wizard/draft.ts';
import { Changes } from './changes.tsx';
import { useChoices } from './choices.ts';
import { CoverLetter } from './cover-letter.tsx';
import { cvText } from './cv-text.ts';
import { Keywords } from './lists.tsx';
import { KeywordLedger } from './keyword-ledger.tsx';
import { MatchScore } from './match-score.tsx';
import { type Download, useReportDownload, useReportPdf } from './use-download.ts';

type SectionName = keyof typeof RESULT.sections;
const NOTHING_ACCEPTED: ReadonlySet<string> = new Set();

interface ResultViewProps {
  /** Of the request: decisions are kept under it. */
  id: string;
  result: OptimizationResult;
  /** Came from the progress screen, so that the focus has to be brought along. */
  arrived: boolean;
  paymentNumber: string | null;
}

/** The optimization to be read and decided on: score, changes, letter, ledger, advice, and its Word files. */
export function ResultView({ id, result, arrived, paymentNumber }: ResultViewProps) {
  const { jobRole, companyName } = result;
  useDocumentTitle(RESULT.title(jobRole, companyName));
  const choices = useChoices(id);
  const letter = choices.letter ?? result.coverLetter;
  const edited: OptimizationResult = { ...result, coverLetter: letter };
  const download = useReportDownload(edited, choices.accepted);
  const pdf = useReportPdf(id, edited, choices.accepted);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [arrived]);

  const all = new Set(changesOf(result).map((change) => change.id));
  const score = (accepted: ReadonlySet<string>): number => matchScore(result, accepted);
  const sections: Record<SectionName, ReactNode> = {
    match: <MatchScore result={result} accepted={choices.accepted} before={score(new Set())} now={score(choices.accepted)} after={score(all)} />,
    changes: <Changes id={id} result={result} choices={choices} />,
    letter: <CoverLetter id={id} result={edited} written={result.coverLetter} onEdit={choices.setLetter} />,
    ledger: <KeywordLedger result={result} accepted={choices.accepted} />,
    keywords: <Keywords words={result.atsKeywords} />,
    tips: <SentenceList lines={result.companyTailoringTips} empty={RESULT.empty} />,
    recommendations: <SentenceList lines={result.overallRecommendations} empty={RESULT.empty} ordered />,
  };
  return (
    <div className="mx-auto max-w-[90rem] px-4 pt-8 sm:px-6 lg:pt-12">
      <header className="max-w-5xl">
        <p className="display text-xl text-pen-deep">{RESULT.kicker}</p>
        <h1 ref={heading} tabIndex={-1} className="mt-2 text-5xl wrap-anywhere sm:text-7xl">
          {RESULT.heading(jobRole, companyName)}
        </h1>
        <p className="mt-4 text-lg">{RESULT.lead}</p>
        <PaymentNumber label={RESULT.paymentNumber} number={paymentNumber} className="mt-3" />
      </header>
      <Warning />
      <div className="mt-8 flex flex-wrap items-start gap-x-10 gap-y-6">
        <Report download={download} pdf={pdf} />
        <Contents />
      </div>
      {keysOf(RESULT.sections).map((name) => (
        <Section key={name} name={name}>
          {sections[name]}
        </Section>
      ))}
      <section aria-labelledby="end" className="mt-20 border-t-4 border-ink pt-8">
        <h2 id="end" className="text-4xl">
          {RESULT.endHeading}
        </h2>
        <p className="mt-2 mb-6 max-w-3xl text-lg">{RESULT.end}</p>
        <div className="flex flex-wrap gap-4">
          <DownloadButtons download={download} pdf={pdf} />
          <ButtonLink to={link('optimize')} tone="paper" onClick={() => startNextWith(cvText(result, NOTHING_ACCEPTED))}>
            {RESULT.again}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

function Warning() {
  return (
    <section aria-labelledby="ideal" className="mt-8 max-w-5xl border-l-6 border-pen bg-desk p-5 sm:p-6">
      <h2 id="ideal" className="text-2xl">
        {RESULT.warningHeading}
      </h2>
      <p className="mt-2">{RESULT.warning}</p>
    </section>
  );
}

interface Files {
  download: Download;
  pdf: Download;
}

function Report({ download, pdf }: Files) {
  const failed = [
    { of: download, message: RESULT.failed },
    { of: pdf, message: RESULT.failedPdf },
  ].filter(({ of }) => of.state === 'failed');
  return (
    <div>
      <div className="flex flex-wrap gap-4">
        <DownloadButtons download={download} pdf={pdf} />
      </div>
      {failed.map(({ of, message }) => (
        <div key={message} className="mt-5">
          <ErrorBox heading={RESULT.failedHeading} message={message} dismiss={{ label: RESULT.dismiss, onDismiss: of.dismiss }} />
        </div>
      ))}
    </div>
  );
}

function DownloadButtons({ download, pdf }: Files) {
  const [busy, setting] = [download.state === 'busy', pdf.state === 'busy'];
  return (
    <>
      <Button tone="red" onClick={download.start} aria-disabled={busy}>
        {busy ? RESULT.downloading : RESULT.download}
      </Button>
      <Button tone="paper" onClick={pdf.start} aria-disabled={setting}>
        {setting ? RESULT.downloading : RESULT.downloadPdf}
      </Button>
    </>
  );
}

/** Where the parts are. Plain links: the browser moves scroll and focus. */
function Contents() {
  return (
    <nav aria-label={RESULT.contentsLabel} className="min-w-0">
      <ol className="flex flex-wrap gap-x-5 gap-y-1">
        {keysOf(RESULT.sections).map((name) => (
          <li key={name}>
            <a href={`#${name}`} className="flex min-h-11 items-center font-medium underline decoration-pen decoration-2 underline-offset-4">
              {RESULT.sections[name]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  return (
    <section id={name} aria-labelledby={`${name}-heading`} className="mt-16 scroll-mt-4">
      <h2 id={`${name}-heading`} className="text-3xl sm:text-5xl">
        {RESULT.sections[name]}
      </h2>
      <p className="mt-2 max-w-3xl">{RESULT.leads[name]}</p>
      <div className="mt-7">{children}</div>
    </section>
  );
}
