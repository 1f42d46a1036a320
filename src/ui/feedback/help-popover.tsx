import { useId } from 'react';

/**
 * A question mark that toggles a short explanation. Being an `auto` popover, opening one closes
 * any other, and Escape or a press elsewhere closes it; all of that without script.
 *
 * The explanation hangs from the button, so in a row the button is as tall as what it stands beside: a title that takes
 * three lines stays in sight.
 */
export function HelpPopover({ label, text }: { label: string; text: string }) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className="group flex shrink-0 items-start self-stretch rounded-3xl">
        <span aria-hidden="true" className="display grid size-11 place-items-center rounded-full border-3 border-ink bg-paper text-xl group-hover:bg-marker">
          ?
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        role="note"
        className="help-panel w-[min(20rem,calc(100vw-2rem))] border-3 border-ink bg-ink p-4 text-left text-base text-paper shadow-pen"
      >
        {text}
      </div>
    </>
  );
}
