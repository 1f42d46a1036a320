import { useBrowserValue } from '../../../ui/browser.ts';
import { pageMeta } from '../../../ui/page-meta.ts';
import { PRIVACY, PRIVACY_MODEL, PRIVACY_MODEL_SECTION } from '../copy.ts';
import { LegalPage } from './legal-page.tsx';

const modelProvider = (): string => pageMeta('model-provider');

export default function PrivacyScreen() {
  const provider = useBrowserValue(modelProvider, '');
  const line = <p className="mt-3 text-lg font-bold">{provider === '' ? PRIVACY_MODEL.none : PRIVACY_MODEL.some(provider)}</p>;
  return <LegalPage text={PRIVACY} more={{ [PRIVACY_MODEL_SECTION]: line }} />;
}
