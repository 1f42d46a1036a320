import { LOST_LINK } from '../copy.ts';
import { MailLinkForm } from './mail-link-form.tsx';

/** For whoever paid and has lost the way back. */
export function LostLink() {
  return (
    <section aria-labelledby="lost-link" className="sheet mt-16 p-5 sm:p-8">
      <h2 id="lost-link" className="text-3xl sm:text-4xl">
        {LOST_LINK.heading}
      </h2>
      <p className="mt-2 max-w-3xl text-lg">{LOST_LINK.lead}</p>
      <div className="mt-5 max-w-2xl">
        <MailLinkForm entityId={null} label={LOST_LINK.mailLabel} hint={LOST_LINK.mailHint} />
      </div>
    </section>
  );
}
