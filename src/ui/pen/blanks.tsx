/** Up to this many characters a blank fits on one line of a phone. */
const SHORT_BLANK = 22;

/** Text whose bracketed blanks stand out: they are to be filled in before it is sent anywhere. */
export function Blanks({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\])/).map((part, index) =>
    part.startsWith('[') ? (
      // The parts of one sentence have no names but their places.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={`border-b-3 border-dashed border-pen font-bold text-pen-deep ${part.length <= SHORT_BLANK ? 'whitespace-nowrap' : ''}`}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
