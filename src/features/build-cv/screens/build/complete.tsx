import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CvPreview } from '../../../../domain/cv-build.ts';
import { type CvBuildDetails, keepsSummary } from '../../../../domain/cv-details.ts';
import { CHECKOUT_REDIRECT } from '../../../../domain/limits.ts';
import { link, QUERY } from '../../../../domain/paths.ts';
import { priceIdsIn } from '../../../../domain/products.ts';
import { readRow } from '../../../../ui/api.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { useCheckoutRedirect } from '../../../../ui/checkout.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Message } from '../../../../ui/feedback/message.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { Queries } from '../../../../ui/queries.tsx';
import { pageMeta } from '../../../../ui/page-meta.ts';
import { CREATE_CHECKOUT_SESSION, CreateCheckoutSessionReply } from '../../../payment/contract.ts';
import { CvBuildRow } from '../../contract.ts';
import { CV_BUILD_DATA } from '../../../../domain/tables.ts';
import { COMPLETE } from '../../complete.copy.ts';
import { keepDetailsFor } from '../kept-details.ts';
import { DesignsBefore } from '../pdf/designs-before.tsx';
import { Offer } from './offer.tsx';
import { PreviewPage } from './preview-page.tsx';
import { isEmpty, sendDetails } from './send-details.ts';
import { StartOver } from './start-over.tsx';

const Shown = CvBuildRow.pick({ id: true, content_preview: true, generated_cv_content: true });

/** The free part of a written CV; `generated_cv_content` stays null until it is bought. Null: no such row. */
function previewQuery(id: string) {
  return queryOptions({
    queryKey: ['cv-build', id],
    queryFn: async ({ signal }) => {
      const row = await readRow(CV_BUILD_DATA, 'id,content_preview,generated_cv_content', 'id', id, { signal });
      return row === null ? null : Shown.parse(row);
    },
    retry: 2,
    // What is not bought now may be bought in the next tab.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

interface CompleteProps {
  id: string;
  owned: boolean;
  /** Whose CV it is and what else completes it, as far as this device knows. */
  details: CvBuildDetails | null;
  onOwned: () => void;
  onChangeAnswers: () => void;
  onWriteAgain: () => void;
  onStartOver: () => void;
}

/** It is written: an honest preview, and the way to buy it. Bought: the way to the editor. */
export function Complete(props: CompleteProps) {
  return (
    <Queries>
      <Written {...props} />
    </Queries>
  );
}

function Written({ id, owned: ownedBefore, details, onOwned, onChangeAnswers, onWriteAgain, onStartOver }: CompleteProps) {
  useDocumentTitle(COMPLETE.title);
  const { data, isError, isPending, refetch } = useQuery(previewQuery(id));
  const { state, start } = useCheckoutRedirect({
    call: CREATE_CHECKOUT_SESSION,
    addressIn: (reply) => CreateCheckoutSessionReply.safeParse(reply).data?.url ?? null,
    redirectDelay: CHECKOUT_REDIRECT,
  });
  const bought = data?.generated_cv_content != null || state === 'owned';
  const owned = bought || ownedBefore;
  const noteOwned = useEffectEvent(onOwned);
  useEffect(() => {
    if (bought && !ownedBefore) noteOwned();
  }, [bought, ownedBefore]);

  const priceId = priceIdsIn(pageMeta('prices')).cv_build;
  const blocked = priceId === '' || id === '';
  const [sending, setSending] = useState(false);
  const [unsent, setUnsent] = useState<string | null>(null);
  const busy = sending || state === 'busy';
  const buy = async () => {
    if (busy || blocked) return;
    setSending(true);
    if (details !== null) keepDetailsFor(id, details);
    const trouble = await sendDetails(id, details);
    setUnsent(trouble);
    setSending(false);
    if (trouble !== null) return;
    const site = pageMeta('site-url') || location.origin;
    await start({
      priceId,
      entityId: id,
      productType: 'cv_build',
      successUrl: `${site}${link('buildPaymentSuccess')}`,
      cancelUrl: `${site}${link('buildPaymentCancelled')}`,
    });
  };

  if (data === null) return <Message heading={COMPLETE.goneHeading} text={COMPLETE.gone} action={COMPLETE.goneAction} onAction={onWriteAgain} />;
  if (owned) return <Owned id={id} onStartOver={onStartOver} />;
  const preview = data?.content_preview ?? null;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 lg:pt-12">
      <h1 className="text-5xl sm:text-7xl">{COMPLETE.heading}</h1>
      <p className="mt-3 max-w-3xl text-lg">{COMPLETE.lead}</p>
      <p className="pen-note mt-2 -rotate-1">{COMPLETE.note}</p>
      <div className="mt-7 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {isPending && (
            <output className="sheet flex items-center gap-5 p-6">
              <Spinner className="size-12" /> {COMPLETE.loading}
            </output>
          )}
          {!isPending && preview === null && (
            <div className="space-y-5">
              <ErrorBox heading={COMPLETE.errorHeading} message={isError ? COMPLETE.error : COMPLETE.unwritten} />
              <Button tone="paper" onClick={() => void refetch()}>
                {COMPLETE.errorAction}
              </Button>
            </div>
          )}
          {preview !== null && (
            <>
              <PreviewPage preview={ownSummary(preview, details)} name={details?.bio.fullName.trim() ?? ''} />
              <p className="mt-5 font-medium">{COMPLETE.questions(preview.questions)}</p>
              <DesignsBefore id={id} />
            </>
          )}
        </div>
        <Offer state={busy ? 'busy' : state} blocked={blocked} unsent={unsent} sends={details !== null && !isEmpty(details)} onBuy={() => void buy()} />
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button tone="paper" onClick={onChangeAnswers}>
          {COMPLETE.change}
        </Button>
        <span className="text-ink-soft">{COMPLETE.changeNote}</span>
        <StartOver onStartOver={onStartOver} />
      </div>
    </div>
  );
}

/** An imported CV keeps the summary that its owner wrote: what is shown is what will be there. */
function ownSummary(preview: CvPreview, details: CvBuildDetails | null): CvPreview {
  if (details === null || !keepsSummary(details)) return preview;
  const own = details.summary.trim();
  const items = own.split(/\s+/u).length;
  const isThere = preview.sections.some(({ name }) => name === 'summary');
  const sections = preview.sections.map((section) => (section.name === 'summary' ? { ...section, items } : section));
  return { ...preview, summary: own.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? own, sections: isThere ? sections : [{ name: 'summary', items }, ...sections] };
}

function Owned({ id, onStartOver }: { id: string; onStartOver: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever pressed "unlock" on a CV that is paid for finds another page under the same address.
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 sm:px-6 lg:pt-12">
      <h1 ref={heading} tabIndex={-1} className="text-5xl sm:text-7xl">
        {COMPLETE.ownedHeading}
      </h1>
      <p className="pen-note mt-3 -rotate-1">{COMPLETE.ownedNote}</p>
      <div className="sheet mt-7 p-5 sm:p-8">
        <p className="text-lg">{COMPLETE.owned}</p>
        <ButtonLink to={link('cvEditor', {}, { [QUERY.id]: id })} tone="red" size="lg" className="mt-5 max-sm:w-full">
          {COMPLETE.edit}
        </ButtonLink>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <span>{COMPLETE.ownedChange}</span>
        <StartOver bought onStartOver={onStartOver} />
      </div>
    </div>
  );
}
