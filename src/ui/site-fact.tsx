import { createElement, Fragment, type ReactNode } from 'react';
import { factBlank, SITE_FACT_TAG, type SiteFactName } from '../domain/site-blank.ts';
import { pageMeta } from './page-meta.ts';

interface SiteFactProps {
  name: SiteFactName;
  /** What is said if the server knows it. An element, never bare text: beside other text that would not hydrate. */
  renderKnown: (value: string) => ReactNode;
  /** And if it does not. */
  unknown?: ReactNode;
}

/**
 * What depends on something that only the server knows: who runs the site, where one writes. A prerendered page holds both
 * ways of saying it, and the server keeps the true one, so that it is there before any script is.
 */
export function SiteFact({ name, renderKnown, unknown = null }: SiteFactProps): ReactNode {
  if (typeof document === 'undefined') {
    return createElement(
      Fragment,
      null,
      createElement(SITE_FACT_TAG, { name, 'data-if': 'known' }, renderKnown(factBlank(name))),
      createElement(SITE_FACT_TAG, { name, 'data-if': 'unknown' }, unknown),
    );
  }
  const value = pageMeta(name);
  return value === '' ? unknown : renderKnown(value);
}
