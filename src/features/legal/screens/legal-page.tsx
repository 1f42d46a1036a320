import { SITE_FACTS } from '../../../domain/site-blank.ts';
import type { ReactNode } from 'react';
import { link } from '../../../domain/paths.ts';
import { useDocumentTitle } from '../../../ui/browser.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { SiteFact } from '../../../ui/site-fact.tsx';
import { LEGAL, type LegalText, OPERATOR_SECTION } from '../copy.ts';

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

interface LegalPageProps {
  text: LegalText;
  /** What is added below a section of this heading. */
  more?: Readonly<Record<string, ReactNode>>;
}

/** A page of small print: the note from the management, all of it in one breath, then all of it. */
export function LegalPage({ text, more = {} }: LegalPageProps) {
  useDocumentTitle(text.title);
  return (
    <article className="mx-auto max-w-7xl px-4 pt-8 sm:px-6 sm:pt-14">
      <header className="max-w-4xl">
        <h1 className="text-5xl sm:text-7xl">{text.heading}</h1>
        <p className="mt-3 text-base text-ink-soft">{LEGAL.updated}</p>
      </header>
      <aside aria-labelledby="management" className="mt-8 max-w-4xl -rotate-[0.4deg] border-3 border-ink bg-desk px-5 py-5 shadow-hard sm:px-8 sm:py-6">
        <h2 id="management" className="text-xl">
          {LEGAL.managementHeading}
        </h2>
        <p className="pen-note mt-2">{text.note}</p>
      </aside>
      <div className="mt-12 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="max-w-3xl min-w-0">
          <p className="border-l-6 border-pen pl-5 text-xl">
            <strong className="display block text-lg">{LEGAL.shortHeading}</strong>
            {text.short}
          </p>
          {text.sections.map((section, index) => (
            <section key={section.heading} aria-labelledby={idOf(section.heading)} className="mt-10">
              <h2 id={idOf(section.heading)} className="flex gap-3 text-3xl">
                <span aria-hidden="true" className="text-pen-deep">
                  {index + 1}
                </span>
                {section.heading}
              </h2>
              {section.blocks.map((block) =>
                typeof block === 'string' ? (
                  <p key={block} className="mt-3 text-lg">
                    {block}
                  </p>
                ) : (
                  <ul key={block[0]} className="mt-3 list-[square] space-y-2 pl-6 text-lg marker:text-pen">
                    {block.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
              {section.heading === OPERATOR_SECTION && <Operator />}
              {more[section.heading]}
            </section>
          ))}
          <p className="mt-12 text-lg">
            <SiteFact
              fact={SITE_FACTS.supportEmail}
              renderKnown={(email) => (
                <span>
                  {LEGAL.writeTo} <Mail address={email} /> · <Contact />
                </span>
              )}
              unknown={
                <span>
                  {LEGAL.noAddress} <Contact />.
                </span>
              }
            />
          </p>
          <ButtonLink to={link('landing')} tone="red" size="lg" className="mt-8">
            {LEGAL.home}
          </ButtonLink>
        </div>
        <nav aria-label={LEGAL.contents} className="hidden lg:block">
          <h2 className="text-xl">{LEGAL.contents}</h2>
          <ul className="mt-2 lg:sticky lg:top-4">
            {text.sections.map((section) => (
              <li key={section.heading}>
                <a href={`#${idOf(section.heading)}`} className="inline-flex min-h-9 items-center underline-offset-4 hover:underline">
                  {section.heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </article>
  );
}

/** Who runs this installation, as far as it was told. */
function Operator() {
  const words = LEGAL.operator;
  return (
    <div className="mt-3 space-y-1 border-l-6 border-ink bg-desk px-5 py-4 text-lg">
      <SiteFact
        fact={SITE_FACTS.operatorName}
        renderKnown={(name) => (
          <p>
            {words.runBy} <strong className="wrap-anywhere">{name}</strong>.
          </p>
        )}
        unknown={<p>{words.nameless}</p>}
      />
      <SiteFact
        fact={SITE_FACTS.operatorAddress}
        renderKnown={(address) => (
          <p className="wrap-anywhere">
            {words.address} {address}
          </p>
        )}
        unknown={<p>{words.noAddress}</p>}
      />
      <SiteFact
        fact={SITE_FACTS.supportEmail}
        renderKnown={(email) => (
          <p>
            {words.email} <Mail address={email} />
          </p>
        )}
        unknown={<p>{words.noEmail}</p>}
      />
    </div>
  );
}

function Mail({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="font-bold wrap-anywhere underline decoration-2 underline-offset-4">
      {address}
    </a>
  );
}

function Contact() {
  return (
    <Link to={link('contact')} className="font-bold underline decoration-2 underline-offset-4">
      {LEGAL.contactForm}
    </Link>
  );
}
