import { REFUND } from '../copy.ts';
import { LegalPage } from './legal-page.tsx';

export default function RefundScreen() {
  return <LegalPage text={REFUND} />;
}
