import type { Tone } from '../../../../domain/roast.ts';
import type { TemplateSource } from '../template.ts';

/** Where a kind has run out of templates in a roast: true of any quoted line that somebody marked. */
export const ANY_JOKES: Readonly<Record<Tone, readonly TemplateSource[]>> = {
  brutal: [
    '“{quote}”: this is one the red pen leaned on.',
    'The pen stopped at “{quote}” and asked for a second cartridge.',
    '“{quote}” is where a reader puts the coffee down.',
    'Exhibit A: “{quote}”. No further questions.',
    '“{quote}” has been noted and filed under things to be sorry about.',
    '“{quote}”: the page had better ideas, and this one got the seat.',
  ],
  gentle: [
    'This one deserves a second look: “{quote}”.',
    'Before you send this, rework “{quote}”.',
    'Read “{quote}” aloud to somebody and see what they ask. Their question is your edit.',
    '“{quote}” is one I’d change before sending.',
    'If you have ten minutes, spend two on “{quote}”.',
    'What should a reader remember of “{quote}”? Let the line say only that.',
  ],
};
