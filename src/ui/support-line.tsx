import { Link } from './link.tsx';
import { SiteFact, type SiteFactProps } from './site-fact.tsx';

export interface SupportLineProps {
  words: {
    /** Before the address. */
    support: string;
    /** Without one, before the way to the contact page. */
    supportPlain: string;
    contact: string;
  };
  /** The address, as a fact of the site. */
  email: SiteFactProps['fact'];
  /** Link to the contact page. */
  contactPage: string;
}

/** Where somebody who is stuck can write, as far as this installation was told. */
export function SupportLine({ words, email, contactPage }: SupportLineProps) {
  return (
    <SiteFact
      fact={email}
      renderKnown={(address) => (
        <span>
          {words.support}{' '}
          <a href={`mailto:${address}`} className="font-bold wrap-anywhere underline decoration-2 underline-offset-4">
            {address}
          </a>
        </span>
      )}
      unknown={
        <span>
          {words.supportPlain}{' '}
          <Link to={contactPage} className="font-bold underline decoration-2 underline-offset-4">
            {words.contact}
          </Link>
          .
        </span>
      }
    />
  );
}
