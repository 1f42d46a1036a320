import { DATED_PROVIDERS } from '../../lexicon/form/mail.ts';
import type { Detector } from '../detector.ts';
import { placeOf } from '../structure/placement.ts';

/** A mail provider that was new once. Weight 1: it costs nobody an interview. */
export const emailProviderDetector: Detector<'email-provider'> = {
  kind: 'email-provider',
  detect(context) {
    const { email } = context.cv;
    const domain = email?.value.split('@')[1]?.toLowerCase() ?? '';
    if (!email || !DATED_PROVIDERS.has(domain)) return [];
    return [{ quote: email.value, ...placeOf(email), weight: 1, facts: { domain } }];
  },
};
