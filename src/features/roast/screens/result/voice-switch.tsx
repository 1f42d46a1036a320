import { useId, useState } from 'react';
import { TONES, type Tone } from '../../../../domain/roast.ts';
import { VOICES } from '../../copy.ts';

/** Both hands have been through the page: this says whose notes are shown. */
export function VoiceSwitch({ tone, onChoose }: { tone: Tone; onChoose: (tone: Tone) => void }) {
  const id = useId();
  const [said, setSaid] = useState('');
  return (
    <fieldset aria-labelledby={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span id={id} className="font-bold max-sm:sr-only">
        {VOICES.label}
      </span>
      <span className="flex border-3 border-ink bg-sheet p-1">
        {TONES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === tone}
            onClick={() => {
              onChoose(each);
              setSaid(VOICES.switched[each]);
            }}
            className="display min-h-11 rounded-[inherit] px-3 text-lg sm:px-4 aria-pressed:bg-pen aria-pressed:text-white"
          >
            {VOICES.names[each]}
          </button>
        ))}
      </span>
      <output className="sr-only">{said}</output>
    </fieldset>
  );
}
