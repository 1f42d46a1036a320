import { link } from '../../../domain/paths.ts';
import { useBrowserValue, useDocumentTitle } from '../../../ui/browser.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Stamp } from '../../../ui/pen/stamp.tsx';
import { NOT_FOUND } from '../not-found.copy.ts';
import { LandingContent } from './landing-content.tsx';

let picked: string | undefined;

/** One joke a visit: the page must not change its mind while it is being read. */
function pickJoke(): string {
  picked ??= NOT_FOUND.jokes[Math.floor(Math.random() * NOT_FOUND.jokes.length)] ?? NOT_FOUND.jokes[0];
  return picked;
}

/** The answer to any address that leads nowhere: one joke, a way home, and the landing page below it. */
export default function NotFoundScreen() {
  useDocumentTitle(NOT_FOUND.title);
  const joke = useBrowserValue(pickJoke, '');
  return (
    <>
      <section className="overflow-x-clip border-b-4 border-ink bg-sheet">
        <div className="mx-auto grid max-w-7xl items-center gap-6 px-4 py-10 sm:px-6 md:grid-cols-[auto_1fr_auto] md:gap-10">
          <Stamp className="-rotate-8 justify-self-start text-6xl sm:text-7xl">{NOT_FOUND.stamp}</Stamp>
          <div>
            <h1 className="text-3xl sm:text-4xl">{NOT_FOUND.heading}</h1>
            <p className="pen-note mt-3 min-h-[2.2em] sm:min-h-[1.1em]">{joke}</p>
          </div>
          <ButtonLink to={link('landing')} tone="red" className="justify-self-start">
            {NOT_FOUND.home}
          </ButtonLink>
        </div>
      </section>
      <LandingContent titleAs="h2" />
    </>
  );
}
