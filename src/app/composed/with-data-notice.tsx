import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { QUERY } from '../../domain/paths.ts';
import type { Subject } from '../../features/my-data/copy.ts';
import { useBrowserValue } from '../../ui/browser.ts';

interface Kept {
  subject: Subject;
  /** Table and key column of the row whose `delete_at` is shown; the key is the id that is deleted. */
  table: string;
  column: string;
  /** Query parameters that may hold the id; the first that does counts. */
  parameters: readonly string[];
  /** Where the address lacks it: the id as the device knows it, null for nothing to show (yet). */
  idOnDevice?: (query: URLSearchParams) => string | null;
  /** Names in the device store of copies that do not hold the id themselves (those that do are found by it). */
  deviceKeys?: readonly string[];
}

/** It is about what is there already, and stands below it: no first screen waits for it. */
const DataNotice = lazy(() => import('../../features/my-data/screens/data-notice.tsx').then((module) => ({ default: module.DataNotice })));

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A result page with the line below it that says until when its data is kept, and the button that deletes it now.
 * Rooms do not know each other, so every such page is put together here, in a file of its own beside this one:
 *
 *     export default withDataNotice(EditorScreen, { subject: 'build', table: CV_BUILD_DATA, column: 'id', parameters: [QUERY.id] });
 *
 * and `screens.tsx` loads that file. The line stays away while there is no row under the id, and on a demo.
 */
export function withDataNotice(Screen: ComponentType, kept: Kept): ComponentType {
  return function ScreenWithDataNotice() {
    const [query] = useSearchParams();
    const named = kept.parameters.map((name) => query.get(name) ?? '').find((value) => value !== '') ?? kept.idOnDevice?.(query) ?? '';
    const id = ID.test(named) && query.get(QUERY.demo) === null ? named.toLowerCase() : null;
    // The prerendered page knows of no id.
    const live = useBrowserValue(() => true, false);
    const [deleted, setDeleted] = useState<string | null>(null);
    // What this device knew of it is forgotten, the id too: the receipt stays all the same.
    const gone = deleted !== null && (id === null || deleted === id);
    return (
      <>
        {!gone && <Screen />}
        {live && (id !== null || gone) && (
          <Suspense>
            <DataNotice subject={kept.subject} table={kept.table} column={kept.column} id={id} deviceKeys={kept.deviceKeys ?? []} onDeleted={setDeleted} />
          </Suspense>
        )}
      </>
    );
  };
}
