import { SHEET } from '../../copy.ts';

/** The notes on the drawn page, or one below the other for those who prefer to read. */
export function PageOrList({ list, onChoose }: { list: boolean; onChoose: (list: boolean) => void }) {
  return (
    <fieldset aria-label={SHEET.pageLabel} className="flex border-3 border-ink bg-sheet p-1">
      {[false, true].map((each) => (
        <button
          key={String(each)}
          type="button"
          aria-pressed={each === list}
          onClick={() => onChoose(each)}
          className="display min-h-11 rounded-[inherit] px-3 text-lg aria-pressed:bg-ink aria-pressed:text-paper sm:px-4"
        >
          {each ? SHEET.list : SHEET.page}
        </button>
      ))}
    </fieldset>
  );
}
