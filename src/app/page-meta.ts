import type { PageMeta } from '../platform/http/web-pages.ts';
import type { Config } from './config.ts';

/** What every page tells the client: all of it public. */
export function pageMetaOf(config: Config): PageMeta {
  return {
    'anon-key': config.anonKey,
    prices: JSON.stringify(config.priceIds),
    'support-email': config.supportEmail ?? '',
    'operator-name': config.operator.name ?? '',
    'operator-address': config.operator.address ?? '',
    'site-url': config.siteUrl,
    'model-provider': config.model?.provider ?? '',
  };
}
