import { type Accent, ACCENTS, type CvDesign, DESIGNS, type Design, SPACINGS, TYPE_SIZES } from '../../../../domain/cv-design.ts';
import { keysOf } from '../../../../domain/keys.ts';
import { PDF } from '../../pdf.copy.ts';

interface DesignChoiceProps {
  design: CvDesign;
  onChoose: (design: CvDesign) => void;
  thumbnails: Partial<Record<Design, string>>;
}

/** Which of the six designs, in which colour, how large and how wide. */
export function DesignChoice({ design, onChoose, thumbnails }: DesignChoiceProps) {
  return (
    <div className="space-y-4">
      <fieldset>
        <legend className="display text-lg">{PDF.designLegend}</legend>
        <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {DESIGNS.map((name) => (
            <label
              key={name}
              className="flex cursor-pointer flex-col border-3 border-ink bg-sheet has-checked:bg-ink has-checked:text-paper has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-ink"
            >
              <input
                type="radio"
                name="cv-design"
                value={name}
                checked={design.design === name}
                onChange={() => onChoose({ ...design, design: name })}
                className="sr-only"
              />
              <span className="block aspect-[4/3] overflow-hidden border-b-3 border-ink bg-white">
                {thumbnails[name] !== undefined && <img src={thumbnails[name]} alt="" className="block w-full" />}
              </span>
              <span className="px-2 py-1.5 leading-tight">
                <span className="display block text-lg">{PDF.designs[name].name}</span>
                <span className="block text-sm">{PDF.designs[name].for}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <fieldset>
          <legend className="display text-lg">{PDF.accentLegend}</legend>
          <div className="mt-1 flex gap-1.5">
            {keysOf(ACCENTS).map((accent) => (
              <Swatch key={accent} accent={accent} checked={design.accent === accent} onChoose={() => onChoose({ ...design, accent })} />
            ))}
          </div>
        </fieldset>
        <Steps
          name="cv-type"
          legend={PDF.sizeLegend}
          options={TYPE_SIZES}
          labels={PDF.sizes}
          value={design.size}
          onChoose={(size) => onChoose({ ...design, size })}
        />
        <Steps
          name="cv-space"
          legend={PDF.spacingLegend}
          options={SPACINGS}
          labels={PDF.spacings}
          value={design.spacing}
          onChoose={(spacing) => onChoose({ ...design, spacing })}
        />
      </div>
    </div>
  );
}

function Swatch({ accent, checked, onChoose }: { accent: Accent; checked: boolean; onChoose: () => void }) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center border-3 border-ink/25 has-checked:border-ink has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink">
      <input type="radio" name="cv-accent" value={accent} checked={checked} onChange={onChoose} className="sr-only" aria-label={PDF.accents[accent]} />
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7">
        <rect width="24" height="24" fill={ACCENTS[accent]} />
        {checked && <path d="M6 12.500l4 4 8-9" className="fill-none stroke-paper stroke-3" />}
      </svg>
    </label>
  );
}

interface StepsProps<Value extends string> {
  name: string;
  legend: string;
  options: readonly Value[];
  labels: Record<Value, string>;
  value: Value;
  onChoose: (value: Value) => void;
}

function Steps<Value extends string>({ name, legend, options, labels, value, onChoose }: StepsProps<Value>) {
  return (
    <fieldset>
      <legend className="display text-lg">{legend}</legend>
      <div className="mt-1 flex">
        {options.map((option) => (
          <label
            key={option}
            className="grid min-h-11 cursor-pointer place-items-center border-3 border-ink bg-sheet px-3 text-base not-first:border-l-0 has-checked:bg-ink has-checked:text-paper has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink"
          >
            <input type="radio" name={name} value={option} checked={value === option} onChange={() => onChoose(option)} className="sr-only" />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
