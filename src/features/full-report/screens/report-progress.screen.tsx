import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { link, QUERY } from '../../../domain/paths.ts';
import { useDocumentTitle } from '../../../ui/browser.ts';
import { Message } from '../../../ui/feedback/message.tsx';
import { Queries } from '../../../ui/queries.tsx';
import { REPORT_PROGRESS } from '../copy.ts';
import { REPORT_FAILED } from './report-failure.tsx';
import { ReportWaiting } from './report-waiting.tsx';
import { reportQuery } from './report-queries.ts';

/** /progress in the mode of the report: waits until it is written, then opens it; back to the roast when that fails. */
export default function ReportProgressScreen() {
  useDocumentTitle(REPORT_PROGRESS.title);
  const [query] = useSearchParams();
  const id = query.get(QUERY.id) ?? '';
  if (id === '')
    return <Message heading={REPORT_PROGRESS.missingHeading} text={REPORT_PROGRESS.missing} action={REPORT_PROGRESS.missingAction} to={link('upload')} />;
  return (
    <Queries>
      <Writing key={id} id={id} />
    </Queries>
  );
}

function Writing({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data, isError, isFetching } = useQuery(reportQuery(id));
  const failed = !isFetching && (isError || (data !== undefined && 'refused' in data));
  const written = data !== undefined && 'report' in data;
  useEffect(() => {
    if (written) void navigate(link('fullRoastReport', {}, { [QUERY.id]: id }), { replace: true });
    else if (failed) void navigate(link('roast', {}, { [QUERY.id]: id }), { replace: true, state: REPORT_FAILED });
  }, [written, failed, id, navigate]);
  return <ReportWaiting status={REPORT_PROGRESS.writing} />;
}
