import { SITE_FACTS } from '../../../domain/site-blank.ts';
import { SiteFact } from '../../../ui/site-fact.tsx';
import { PRIVACY, PRIVACY_MODEL, PRIVACY_MODEL_SECTION } from '../copy.ts';
import { LegalPage } from './legal-page.tsx';

export default function PrivacyScreen() {
  const line = (text: string) => <p className="mt-3 text-lg font-bold">{text}</p>;
  const model = <SiteFact fact={SITE_FACTS.modelProvider} renderKnown={(provider) => line(PRIVACY_MODEL.some(provider))} unknown={line(PRIVACY_MODEL.none)} />;
  return <LegalPage text={PRIVACY} more={{ [PRIVACY_MODEL_SECTION]: model }} />;
}
