import type { ReactNode } from 'react';

import { link, type PathName } from '../../../domain/paths.ts';
import { useBrowserValue } from '../../../ui/browser.ts';
import { Link } from '../../../ui/link.tsx';
import { CHROME } from '../copy.ts';
import { NAV } from './nav-bar.tsx';
import { SiteName } from './site-name.tsx';

const thisYear = (): number => new Date().getFullYear();

export function Footer() {
  const year = useBrowserValue(thisYear, BUILD_YEAR);
  return (
    <footer aria-label={CHROME.footerLabel} className="on-ink mt-10 bg-ink sm:mt-20 text-paper">
      <div className="mx-auto grid max-w-7xl grid-cols-2 gap-x-6 gap-y-7 px-4 py-6 sm:gap-x-8 sm:gap-y-10 sm:px-6 sm:py-12 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-2 lg:col-span-1">
          <SiteName className="[&>span]:bg-pen [&>span]:text-white [&>span]:shadow-none" />
          <p className="mt-4 max-w-md text-base text-paper/85">{CHROME.disclaimer}</p>
        </div>
        <Column heading={CHROME.services}>
          {NAV.map(({ item, to }) => (
            <Item key={item} to={to}>
              {CHROME.items[item]}
            </Item>
          ))}
        </Column>
        <Column heading={CHROME.reading}>
          <Item to="blogLanding">{CHROME.blog}</Item>
          <Item to="recruiterReferral">{CHROME.referral}</Item>
          <Item to="contact">{CHROME.contact}</Item>
        </Column>
        <Column heading={CHROME.legal}>
          <Item to="terms">{CHROME.terms}</Item>
          <Item to="privacy">{CHROME.privacy}</Item>
          <Item to="refund">{CHROME.refund}</Item>
        </Column>
      </div>
      <p className="border-t-2 border-paper/25 px-4 py-3 text-center sm:py-5 text-base text-paper/85">{CHROME.rights(year)}</p>
    </footer>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-lg text-paper">{heading}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}

function Item({ to, children }: { to: PathName; children: ReactNode }) {
  return (
    <li>
      <Link to={link(to)} className="inline-flex min-h-9 items-center text-base text-paper/85 underline-offset-4 hover:text-paper hover:underline">
        {children}
      </Link>
    </li>
  );
}
