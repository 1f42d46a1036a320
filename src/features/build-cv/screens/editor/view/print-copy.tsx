import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { CvPageBlock } from '../../../../../domain/cv-page.ts';
import type { Paper } from '../../../../../domain/paper.ts';
import { CvSheet } from './cv-sheet.tsx';

/**
 * The page that the printer gets, out of sight on the screen: the print styles hide everything else. It hangs on the body,
 * so that nothing around the editor can take part in its pages.
 */
export function PrintCopy({ blocks, paper, fileName }: { blocks: readonly CvPageBlock[]; paper: Paper; fileName: string }) {
  const named = useEffectEvent(() => fileName);
  useEffect(() => {
    // Browsers propose the title of the page as the name of the PDF.
    let title = '';
    const before = () => {
      title = document.title;
      document.title = named();
    };
    const after = () => {
      document.title = title;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return createPortal(
    <div className="cv-print" data-paper={paper}>
      <CvSheet blocks={blocks} paper={paper} />
    </div>,
    document.body,
  );
}
