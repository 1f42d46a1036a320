import { TERMS } from '../copy.ts';
import { LegalPage } from './legal-page.tsx';

export default function TermsScreen() {
  return <LegalPage text={TERMS} />;
}
