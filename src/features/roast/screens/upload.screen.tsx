import { useDocumentTitle } from '../../../ui/browser.ts';
import { UPLOAD } from '../copy.ts';
import { BackButton } from './upload/back-button.tsx';
import { UploadForm } from './upload/upload-form.tsx';
import { UploadPromise } from './upload/upload-promise.tsx';

export default function UploadScreen() {
  useDocumentTitle(UPLOAD.title);
  return (
    <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-10 px-4 pt-8 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-14">
      <UploadForm words={UPLOAD} tone="brutal">
        <BackButton />
      </UploadForm>
      <UploadPromise words={UPLOAD} />
    </div>
  );
}
