import type { ReactNode } from 'react';
import { SITE_FACTS } from '../../../domain/site-blank.ts';
import { link } from '../../../domain/paths.ts';
import { useDocumentTitle } from '../../../ui/browser.ts';
import { Link } from '../../../ui/link.tsx';
import { SiteFact } from '../../../ui/site-fact.tsx';
import { CONTACT } from '../copy.ts';
import { ContactForm } from './contact-form.tsx';

/** `lostLink`: another feature's, which is better than a letter to us. */
export default function ContactScreen({ lostLink }: { lostLink?: ReactNode }) {
  useDocumentTitle(CONTACT.title);
  return (
    <div className="mx-auto max-w-7xl px-4 pt-8 sm:px-6 sm:pt-14">
      <header className="max-w-4xl">
        <h1 className="text-5xl sm:text-7xl">{CONTACT.heading}</h1>
        <p className="mt-4 text-xl">{CONTACT.lead}</p>
      </header>
      <div className="mt-10 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ContactForm />
        <div className="space-y-10">
          <section aria-labelledby="direct">
            <h2 id="direct" className="text-2xl">
              {CONTACT.directHeading}
            </h2>
            <SiteFact
              fact={SITE_FACTS.supportEmail}
              renderKnown={(email) => (
                <div>
                  <p className="mt-2">{CONTACT.direct}</p>
                  <a href={`mailto:${email}`} className="mt-1 inline-block text-xl font-bold wrap-anywhere underline decoration-3 underline-offset-4">
                    {email}
                  </a>
                </div>
              )}
              unknown={<p className="mt-2">{CONTACT.noAddress}</p>}
            />
            <SiteFact
              fact={SITE_FACTS.operatorName}
              renderKnown={(name) => (
                <p className="mt-3">
                  {CONTACT.runBy} <strong className="wrap-anywhere">{name}</strong>
                </p>
              )}
            />
            <SiteFact
              fact={SITE_FACTS.operatorAddress}
              renderKnown={(address) => (
                <p className="mt-1 wrap-anywhere">
                  {CONTACT.address} {address}
                </p>
              )}
            />
          </section>
          <section aria-labelledby="times">
            <h2 id="times" className="text-2xl">
              {CONTACT.timesHeading}
            </h2>
            <dl className="mt-3 divide-y-2 divide-ink border-y-3 border-ink">
              {CONTACT.times.map(({ what, when }) => (
                <div key={what} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
                  <dt>{what}</dt>
                  <dd className="display text-lg">{when}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
      {lostLink}
      <section aria-labelledby="complaints" className="mt-16">
        <h2 id="complaints" className="text-4xl sm:text-5xl">
          {CONTACT.questionsHeading}
        </h2>
        <dl className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {CONTACT.questions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="pen-note">“{question}”</dt>
              <dd className="mt-1 text-lg">{answer}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-lg">
          <Link to={link('refund')} className="font-bold underline decoration-2 underline-offset-4">
            {CONTACT.refundPolicy}
          </Link>
        </p>
      </section>
    </div>
  );
}
