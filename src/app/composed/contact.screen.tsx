import ContactScreen from '../../features/contact/screens/contact.screen.tsx';
import { LostLink } from '../../features/my-link/screens/lost-link.tsx';

/** /contact: with the way back for whoever has lost a link. */
export default function ContactWithLostLink() {
  return <ContactScreen lostLink={<LostLink />} />;
}
