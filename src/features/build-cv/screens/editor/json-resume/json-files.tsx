import { useRef, useState } from 'react';
import type { CvEditorData } from '../../../../../domain/cv-build.ts';
import { downloadFile } from '../../../../../ui/download.ts';
import { Dialog } from '../../../../../ui/feedback/dialog.tsx';
import { ErrorBox } from '../../../../../ui/feedback/notice.tsx';
import { Button } from '../../../../../ui/form/button.tsx';
import { DONE, JSON_RESUME, PARTS } from '../../../editor.copy.ts';
import { replacedParts } from './amounts.ts';
import { resumeFile } from './export-resume.ts';
import { type ImportEnd, readResumeFile } from './import-resume.ts';

interface JsonFilesProps {
  data: CvEditorData;
  /** Without its ending. */
  fileName: string;
  onImport: (found: Partial<CvEditorData>) => void;
}

/** The CV as a JSON Resume, out and in. */
export function JsonFiles({ data, fileName, onImport }: JsonFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [end, setEnd] = useState<ImportEnd | null>(null);
  const take = async (file: File | undefined) => {
    if (file !== undefined) setEnd(await readResumeFile(file));
  };
  const found = end?.ok === true ? end.found : null;
  const replaced = found === null ? [] : replacedParts(data, { ...data, ...found });
  return (
    <section aria-labelledby="json-files" className="mt-8 border-3 border-dashed border-ink p-4 sm:p-5">
      <h2 id="json-files" className="text-xl">
        {JSON_RESUME.heading}
      </h2>
      <p className="mt-1 text-base">{JSON_RESUME.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone="paper" size="sm" onClick={() => downloadFile(resumeFile(data, new Date()), `${fileName}.json`)}>
          {JSON_RESUME.export}
        </Button>
        <Button tone="paper" size="sm" onClick={() => input.current?.click()}>
          {JSON_RESUME.import}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={JSON_RESUME.inputLabel}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file again must count as a choice.
            event.target.value = '';
          }}
        />
      </div>
      {end?.ok === false && (
        <div className="mt-4">
          <ErrorBox
            heading={JSON_RESUME.failedHeading}
            message={[JSON_RESUME.errors[end.reason], end.where === null ? '' : JSON_RESUME.where(end.where)].join(' ').trim()}
          />
        </div>
      )}
      <Dialog open={found !== null} onClose={() => setEnd(null)} title={JSON_RESUME.dialogTitle} closeLabel={DONE.close}>
        <p>{replaced.length === 0 ? JSON_RESUME.nothing : JSON_RESUME.dialog}</p>
        <ul className="mt-3 list-[square] pl-5 marker:text-pen">
          {replaced.map(({ part, before, after }) => (
            <li key={part}>{JSON_RESUME.replaced(PARTS[part], before, after)}</li>
          ))}
        </ul>
        {replaced.length > 0 && <p className="mt-3 text-base text-ink-soft">{JSON_RESUME.kept}</p>}
        <div className="mt-6 flex flex-wrap gap-3">
          {replaced.length > 0 && (
            <Button
              tone="red"
              size="sm"
              onClick={() => {
                if (found !== null) onImport(found);
                setEnd(null);
              }}
            >
              {JSON_RESUME.confirm}
            </Button>
          )}
          <Button tone="paper" size="sm" onClick={() => setEnd(null)}>
            {JSON_RESUME.cancel}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
