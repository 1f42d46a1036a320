import { useDocumentTitle } from '../../../ui/browser.ts';
import { LANDING } from '../copy.ts';
import { LandingContent } from './landing-content.tsx';

export default function LandingScreen() {
  useDocumentTitle(LANDING.title);
  return <LandingContent />;
}
