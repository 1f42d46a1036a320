import { createElement, Fragment, type ReactNode } from 'react';
import { pageMeta } from './page-meta.ts';

export interface SiteFactProps {
  /** How it is called, and what stands for it while the page is prerendered. */
  fact: { name: string; tag: string; blank: string };
  /** What is said if the server knows it. An element, never bare text: beside other text that would not hydrate. */
  renderKnown: (value: string) => ReactNode;
  /** And if it does not. */
  unknown?: ReactNode;
}

/**
 * What depends on something that only the server knows: who runs the site, where one writes. A prerendered page holds both
 * ways of saying it, and the server keeps the true one, so that it is there before any script is.
 */
export function SiteFact({ fact, renderKnown, unknown = null }: SiteFactProps): ReactNode {
  if (typeof document === 'undefined') {
    return createElement(
      Fragment,
      null,
      createElement(fact.tag, { name: fact.name, 'data-if': 'known' }, renderKnown(fact.blank)),
      createElement(fact.tag, { name: fact.name, 'data-if': 'unknown' }, unknown),
    );
  }
  const value = pageMeta(fact.name);
  return value === '' ? unknown : renderKnown(value);
}
