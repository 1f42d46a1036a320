import { startTransition, type ComponentProps, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of ours, as `link()` builds it. */
  to: string;
}

/**
 * A link to another screen: a real `<a>` that the router follows without loading the page anew.
 * React Router's own Link brings prefetching and data loading along, 3 KB of the first load that nothing here uses.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // A new tab, a download or whatever else the visitor asks the browser for stays the browser's business.
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || rest.target !== undefined) return;
    event.preventDefault();
    startTransition(() => void navigate(to));
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {rest.children}
    </a>
  );
}
