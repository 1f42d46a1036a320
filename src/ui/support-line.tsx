import { link } from '../domain/paths.ts';
import { Link } from './link.tsx';
import { SiteFact } from './site-fact.tsx';

interface SupportLineProps {
  words: {
    /** Before the address. */
    support: string;
    /** Without one, before the way to the contact page. */
    supportPlain: string;
    contact: string;
  };
}

/** Where somebody who is stuck can write, as far as this installation was told. */
export function SupportLine({ words }: SupportLineProps) {
  return (
    <SiteFact
      name="support-email"
      renderKnown={(email) => (
        <span>
          {words.support}{' '}
          <a href={`mailto:${email}`} className="font-bold wrap-anywhere underline decoration-2 underline-offset-4">
            {email}
          </a>
        </span>
      )}
      unknown={
        <span>
          {words.supportPlain}{' '}
          <Link to={link('contact')} className="font-bold underline decoration-2 underline-offset-4">
            {words.contact}
          </Link>
        </span>
      }
    />
  );
}
