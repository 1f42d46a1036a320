import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { link, QUERY } from '../../../../domain/paths.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { Message } from '../../../../ui/feedback/message.tsx';
import { ButtonLink } from '../../../../ui/form/button.tsx';
import { Queries } from '../../../../ui/queries.tsx';
import { REPORT, REPORT_PROGRESS } from '../../copy.ts';
import { roastLink } from '../current-upload.ts';
import { MoneyBackMessage } from '../payment/money-back.tsx';
import { ReportOffer } from '../report-offer.tsx';
import { reportQuery } from '../report-queries.ts';
import { ReportWaiting } from '../report-waiting.tsx';
import { ReportPage } from './report-page.tsx';

/** /full-roast-report?id=…: the report, or why it cannot be read. */
export default function ReportScreen() {
  const [query] = useSearchParams();
  const id = query.get(QUERY.id) ?? '';
  useDocumentTitle(REPORT.titlePlain);
  if (id === '')
    return <Message heading={REPORT_PROGRESS.missingHeading} text={REPORT_PROGRESS.missing} action={REPORT_PROGRESS.missingAction} to={link('upload')} />;
  return (
    <Queries>
      <Fetched key={id} id={id} />
    </Queries>
  );
}

function Fetched({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(reportQuery(id));
  if (data !== undefined && 'report' in data) return <ReportPage id={id} report={data.report} />;
  if (isFetching) return <Loading />;
  if (isError) return <Message heading={REPORT.errorHeading} text={REPORT.error} action={REPORT.errorAction} onAction={() => void refetch()} />;
  if (data !== undefined && 'moneyBack' in data) return <MoneyBackMessage reason={data.moneyBack} paymentNumber={data.paymentNumber} id={id} />;
  if (data?.refused === 'unpaid') return <Locked id={id} />;
  return <Message heading={REPORT.goneHeading} text={REPORT.gone} action={REPORT.goneAction} to={link('upload')} />;
}

function Loading() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // A quick answer should not flash a spinner first.
    const timer = setTimeout(() => setShown(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return shown ? <ReportWaiting status={REPORT_PROGRESS.opening} /> : <div className="min-h-dvh" />;
}

function Locked({ id }: { id: string }) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-8 sm:px-6 lg:pt-12">
      <h1 className="text-5xl sm:text-7xl">{REPORT.unpaidHeading}</h1>
      <p className="mt-4 mb-6 max-w-3xl text-lg">{REPORT.unpaid}</p>
      <ButtonLink to={roastLink(id)} tone="paper">
        {REPORT.back}
      </ButtonLink>
      <ReportOffer cvUploadId={id} />
    </div>
  );
}
