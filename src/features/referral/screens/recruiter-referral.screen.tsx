import { useState, type ReactNode } from 'react';
import { keysOf } from '../../../domain/keys.ts';
import { link, type PathName } from '../../../domain/paths.ts';
import { useBrowserValue, useDocumentTitle } from '../../../ui/browser.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/pen/card.tsx';
import { pageMeta } from '../../../ui/page-meta.ts';
import { REFERRAL } from '../copy.ts';

const siteUrl = (): string => pageMeta('site-url') || location.origin;

const TARGETS: Record<keyof typeof REFERRAL.cards, PathName> = { roast: 'upload', build: 'build', optimize: 'optimize' };

export default function RecruiterReferralScreen() {
  useDocumentTitle(REFERRAL.title);
  return (
    <div className="mx-auto max-w-7xl px-4 pt-8 sm:px-6 sm:pt-14">
      <header className="max-w-5xl">
        <h1 className="text-4xl sm:text-6xl">{REFERRAL.heading}</h1>
        <p className="mt-4 max-w-3xl text-xl">{REFERRAL.lead}</p>
      </header>
      <ReferralLine />
      <section aria-labelledby="offers" className="mt-16">
        <h2 id="offers" className="text-4xl sm:text-5xl">
          {REFERRAL.offersHeading}
        </h2>
        <ul className="mt-7 grid gap-8 md:grid-cols-3">
          {keysOf(REFERRAL.cards).map((name) => (
            <Offer key={name} name={name} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="promises" className="mt-16 max-w-3xl">
        <h2 id="promises" className="text-3xl sm:text-4xl">
          {REFERRAL.promiseHeading}
        </h2>
        <ul className="mt-4 space-y-3 text-lg">
          {REFERRAL.promises.map((promise) => (
            <Crossed key={promise}>{promise}</Crossed>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The sentence to put under a rejection, and a button that copies it. */
function ReferralLine() {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const sentence = REFERRAL.sentence(useBrowserValue(siteUrl, ''));
  const copy = async () => setState((await copyText(sentence)) ? 'copied' : 'failed');
  return (
    <section aria-labelledby="the-link" className="sheet mt-10 max-w-4xl p-5 sm:p-8">
      <h2 id="the-link" className="text-3xl">
        {REFERRAL.linkHeading}
      </h2>
      <p className="mt-2">{REFERRAL.linkText}</p>
      <p className="pen-note mt-4 wrap-anywhere select-all">{sentence}</p>
      <Button tone="red" onClick={() => void copy()} className="mt-5">
        {state === 'copied' ? REFERRAL.copied : REFERRAL.copy}
      </Button>
      <output className={state === 'failed' ? 'mt-3 block font-bold' : 'sr-only'}>
        {state === 'failed' ? REFERRAL.copyFailed : state === 'copied' ? REFERRAL.copied : ''}
      </output>
    </section>
  );
}

function Offer({ name }: { name: keyof typeof REFERRAL.cards }) {
  const card = REFERRAL.cards[name];
  return (
    <li className="grid">
      <Card className="flex flex-col p-6">
        <p className="display text-5xl">{card.price}</p>
        <h3 className="display mt-4 text-3xl">{card.name}</h3>
        <p className="mt-2 mb-7">{card.text}</p>
        <ButtonLink to={link(TARGETS[name])} tone={name === 'roast' ? 'red' : 'ink'} className="mt-auto self-start">
          {card.action}
        </ButtonLink>
      </Card>
    </li>
  );
}

function Crossed({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="mt-1 size-5 shrink-0">
        <path className="pen-stroke" d="M4 5c5 4 10 9 16 15M19 4C14 9 9 14 5 20" />
      </svg>
      {children}
    </li>
  );
}
