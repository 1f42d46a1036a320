import { link } from '../../../domain/paths.ts';
import { SITE_NAME } from '../../../domain/product-name.ts';
import { useDocumentTitle } from '../../../ui/browser.ts';
import { Link } from '../../../ui/link.tsx';
import { Hand } from '../../../ui/pen/hand.tsx';
import { GENTLE } from '../copy.ts';
import { UploadForm } from './upload/upload-form.tsx';
import { UploadPromise } from './upload/upload-promise.tsx';

/** The gentle entrance: the upload in pencil, without header and footer. */
export default function GentleScreen() {
  useDocumentTitle(GENTLE.title);
  return (
    <Hand gentle>
      <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-8 px-4 pt-5 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-10">
        <p className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 lg:col-span-2">
          <Link to={link('landing')} aria-label={GENTLE.home} className="display inline-flex min-h-11 items-center text-2xl no-underline">
            {SITE_NAME}
          </Link>
          <span>
            {GENTLE.brutalLead}{' '}
            <Link to={link('upload')} className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4">
              {GENTLE.brutal}
            </Link>
          </span>
        </p>
        <UploadForm words={GENTLE} tone="gentle">
          <Link to={link('landing')} className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4">
            {GENTLE.home}
          </Link>
        </UploadForm>
        <UploadPromise words={GENTLE} />
      </div>
    </Hand>
  );
}
