import type { ReactNode } from 'react';
import { keysOf } from '../../../../domain/keys.ts';
import { DEFAULT_JOB_ROLE, type FullRoastReport, REPORT_SECTIONS } from '../../../../domain/report.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { PaymentNumber } from '../../../../ui/payment-number.tsx';
import { SentenceList } from '../../../../ui/pen/sentence-list.tsx';
import { REPORT } from '../../copy.ts';
import { notedPaymentNumber, roastLink } from '../current-upload.ts';
import { InterviewSheet } from './interview-sheet.tsx';
import { RedFlags } from './red-flags.tsx';
import { MendedList, Opening, Rewrites } from './line-sections.tsx';
import { Scorecard } from './scorecard.tsx';
import { useAnswers } from './use-answers.ts';
import { type ReportPdf, useReportPdf } from './use-report-pdf.ts';
import { type ReportDownload, useReportDownload } from './use-report-download.ts';

type SectionName = keyof typeof REPORT_SECTIONS;

/** The report as it was bought: six numbered sections, and its Word file. */
export function ReportPage({ id, report }: { id: string; report: FullRoastReport }) {
  const job = report.jobRole.trim() === '' ? DEFAULT_JOB_ROLE : report.jobRole;
  useDocumentTitle(REPORT.title(job));
  const answering = useAnswers(id, report);
  const download = useReportDownload(id, report, answering.all);
  const pdf = useReportPdf(id, report, answering.all);
  const back = roastLink(id);
  const sections: Record<SectionName, ReactNode> = {
    roastScorecard: <Scorecard scores={report.roastScorecard} ledger={report.scoreLedger} />,
    whatRecruitersWant: <SentenceList lines={report.whatRecruitersWant} empty={REPORT.empty.other} />,
    atsOptimization: <SentenceList lines={report.atsOptimization} empty={REPORT.empty.other} />,
    redFlags: <RedFlags flags={report.redFlags} />,
    fixSuggestions: <SentenceList lines={report.fixSuggestions} empty={REPORT.empty.other} ordered />,
    beforeAfterRewrites: <Rewrites report={report} answering={answering} />,
  };
  return (
    <div className="mx-auto max-w-7xl px-4 pt-8 sm:px-6 lg:pt-12">
      <header className="max-w-5xl">
        <p className="display text-xl text-pen-deep">{REPORT.kicker}</p>
        <h1 className="mt-2 text-5xl sm:text-7xl">{REPORT.heading}</h1>
        <p className="mt-4 text-lg">
          {REPORT.position} <strong className="wrap-anywhere">{job}</strong>. {REPORT.lead}
        </p>
        <PaymentNumber label={REPORT.paymentNumber} number={notedPaymentNumber(id)} className="mt-3" />
      </header>
      <div className="mt-8 grid gap-x-14 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside className="lg:sticky lg:top-6 lg:h-fit">
          <Actions download={download} pdf={pdf} back={back} />
          <Contents />
        </aside>
        <div className="min-w-0">
          <Opening report={report} answering={answering} />
          {keysOf(REPORT_SECTIONS).map((name, index) => (
            <Section key={name} name={name} number={index + 1}>
              {sections[name]}
            </Section>
          ))}
          <MendedList id={id} answering={answering} />
          <InterviewSheet report={report} job={job} answering={answering} />
          <section aria-labelledby="end" className="mt-20 border-t-4 border-ink pt-8">
            <h2 id="end" className="text-4xl">
              {REPORT.endHeading}
            </h2>
            <p className="mt-2 mb-6 text-lg">{REPORT.end}</p>
            <Actions download={download} pdf={pdf} back={back} row />
          </section>
        </div>
      </div>
      <output className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center">
        {download.complete && (
          <span className="animate-rise border-4 border-ink bg-marker px-7 py-3 text-center shadow-hard">
            <span className="display block text-2xl sm:text-3xl">{REPORT.downloaded}</span>
            {REPORT.downloadedNote}
          </span>
        )}
      </output>
    </div>
  );
}

/** The Word file and the way back; they stand at the top and again at the end. */
function Actions({ download, pdf, back, row = false }: { download: ReportDownload; pdf: ReportPdf; back: string; row?: boolean }) {
  const busy = download.state === 'busy';
  return (
    <>
      {pdf.state === 'failed' && !row && (
        <div className="mb-6">
          <ErrorBox heading={REPORT.failedHeading} message={REPORT.failedPdf} />
        </div>
      )}
      {download.state === 'failed' && !row && (
        <div className="mb-6">
          <ErrorBox heading={REPORT.failedHeading} message={REPORT.failed} />
        </div>
      )}
      <div className={`flex flex-wrap gap-4 ${row ? '' : 'lg:flex-col'}`}>
        <Button tone="red" onClick={download.start} aria-disabled={busy} className="grow sm:grow-0">
          {busy ? REPORT.downloading : REPORT.download}
        </Button>
        <Button tone="paper" onClick={pdf.start} aria-disabled={pdf.state === 'busy'} className="grow sm:grow-0">
          {pdf.state === 'busy' ? REPORT.downloading : REPORT.downloadPdf}
        </Button>
        <ButtonLink to={back} tone="paper" className="grow sm:grow-0">
          {REPORT.back}
        </ButtonLink>
      </div>
    </>
  );
}

/** Where the parts are. Plain links: the browser moves scroll and focus. */
function Contents() {
  return (
    <nav aria-label={REPORT.contentsLabel} className="mt-8">
      <ol className="border-t-3 border-ink">
        {keysOf(REPORT_SECTIONS).map((name, index) => (
          <li key={name} className="border-b-2 border-ink/20">
            <a href={`#${name}`} className="flex min-h-11 items-center gap-3 py-1.5 leading-snug font-medium no-underline hover:underline">
              <span aria-hidden="true" className="display w-5 shrink-0 text-xl text-pen-deep">
                {index + 1}
              </span>
              {REPORT_SECTIONS[name]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ name, number, children }: { name: SectionName; number: number; children: ReactNode }) {
  return (
    <section id={name} aria-labelledby={`${name}-heading`} className="mt-16 scroll-mt-4 lg:not-first:mt-24 lg:first:mt-0">
      <div className="flex items-start gap-4 sm:gap-6">
        <p className="display -mt-1 text-6xl leading-none! text-pen sm:text-8xl">
          <span className="sr-only">{REPORT.number(number)}: </span>
          <span aria-hidden="true">{number}</span>
        </p>
        <div className="min-w-0">
          <h2 id={`${name}-heading`} className="text-3xl sm:text-5xl">
            {REPORT_SECTIONS[name]}
          </h2>
          <p className="mt-2 max-w-3xl">{REPORT.leads[name]}</p>
        </div>
      </div>
      <div className="mt-7">{children}</div>
    </section>
  );
}
