import { Button } from '../../../../ui/form/button.tsx';
import { WIZARD } from '../../copy.ts';

interface RoastedCvProps {
  chosen: boolean;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
  onDrop: () => void;
}

/** For who comes from a roast: that very CV, with what was put right there, and nothing to hand over again. */
export function RoastedCv({ chosen, busy, disabled, onChoose, onDrop }: RoastedCvProps) {
  return (
    <section aria-labelledby="roasted-cv" className="mt-7 border-3 border-ink bg-marker p-5 shadow-hard">
      <h2 id="roasted-cv" className="text-2xl">
        {chosen ? WIZARD.roastedChosen : WIZARD.roastedHeading}
      </h2>
      <p className="mt-1">{WIZARD.roasted}</p>
      <div className="mt-4">
        {chosen ? (
          <Button tone="paper" size="sm" onClick={onDrop} disabled={disabled}>
            {WIZARD.roastedDrop}
          </Button>
        ) : (
          <Button tone="ink" size="sm" onClick={onChoose} disabled={disabled} aria-disabled={busy}>
            {busy ? WIZARD.validating : WIZARD.roastedTake}
          </Button>
        )}
      </div>
    </section>
  );
}
