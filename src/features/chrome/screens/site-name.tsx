import { link } from '../../../domain/paths.ts';
import { SITE_NAME } from '../../../domain/product-name.ts';
import { Link } from '../../../ui/link.tsx';
import { CHROME } from '../copy.ts';

/** The name as a rubber stamp on the desk. Leads home. */
export function SiteName({ className = '' }: { className?: string }) {
  return (
    <Link to={link('landing')} aria-label={CHROME.home} className={`display inline-flex min-h-11 items-center no-underline ${className}`}>
      <span className="-rotate-2 bg-ink px-3 pt-2 pb-1 text-2xl leading-none text-paper shadow-[4px_4px_0_var(--color-pen)]">{SITE_NAME}</span>
    </Link>
  );
}
