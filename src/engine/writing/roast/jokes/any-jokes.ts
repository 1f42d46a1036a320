import type { Tone } from '../../../../domain/roast.ts';
import type { TemplateSource } from '../template.ts';

/** Where a kind has run out of templates in a roast: true of any quoted line that somebody marked. */
export const ANY_JOKES: Readonly<Record<Tone, readonly TemplateSource[]>> = {
  brutal: [
    '“{quote}”: of {cvLines} lines, this is one the red pen leaned on.',
    'The pen stopped at “{quote}”, line {line}, and asked for a second cartridge.',
    'I asked {cvWords} words who did it. They all looked at “{quote}”.',
    '“{quote}” is where a reader of {cvWords} words puts the coffee down.',
    'Exhibit, line {line}: “{quote}”. No further questions.',
    '“{quote}” has been noted, line {line}, and filed under things to be sorry about.',
    '“{quote}”: the page had {cvLines} chances, and spent one here.',
  ],
  gentle: [
    'Line {line} deserves a second look: “{quote}”.',
    'Before you send this, rework “{quote}” on line {line}.',
    'Read line {line}, “{quote}”, aloud to somebody and see what they ask. Their question is your edit.',
    'Of your {cvLines} lines, “{quote}” is one I would change before sending.',
    'If you have ten minutes, spend two on line {line}: “{quote}”.',
    'What should a reader remember of “{quote}”? Let line {line} say only that.',
  ],
};
