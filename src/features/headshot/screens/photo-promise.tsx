import { HEADSHOT_COPY } from '../copy.ts';

/** What becomes of the photo; that no network is needed is promised when that is so. Its place is kept, so that nothing moves. */
export function PhotoPromise({ unplugged }: { unplugged: boolean }) {
  return (
    <>
      {HEADSHOT_COPY.photoStays} <span className={unplugged ? '' : 'invisible'}>{HEADSHOT_COPY.unplugged}</span>
    </>
  );
}
