import type { Tone } from '../../../../domain/roast.ts';
import type { TemplateSource } from '../template.ts';

/** Where a kind has run out of templates in a roast: true of any quoted line that somebody marked. */
export const ANY_JOKES: Readonly<Record<Tone, readonly TemplateSource[]>> = {
  brutal: [
    '“{quote}”: of {cvLines} lines, this is the one the red pen leaned on.',
    'Line {line}, “{quote}”, again. The pen is running warm.',
    'And then “{quote}”, as if {cvWords} words had not been through enough.',
    'I asked {cvWords} words who did it. They all looked at “{quote}”.',
    '“{quote}” is where a reader of {cvWords} words puts the coffee down.',
    'Exhibit, page {page}, line {line}: “{quote}”. No further questions.',
    '“{quote}” has been noted, line {line}, and put in the jar with the others.',
    'Another one of those on line {line}: “{quote}”. They travel in herds.',
    'The margin beside line {line}, “{quote}”, is full. Somebody fetch paper.',
    '“{quote}”: the page had {cvLines} chances, and spent one here.',
  ],
  gentle: [
    'Line {line} deserves a second look: “{quote}”.',
    '“{quote}”, on line {line}, has the same small problem as others before it; mend them together.',
    'Before you send this, rework “{quote}” on line {line}.',
    'Read line {line}, “{quote}”, aloud to somebody and see what they ask. Their question is your edit.',
    'The same advice holds for “{quote}” on line {line}.',
    'Line {line}, “{quote}”, can be improved in a minute, now that you know the pattern.',
    'I marked line {line}, “{quote}”, as well. It is the same remedy.',
    'When you have mended the others, come back to line {line}, “{quote}”.',
    'One more of the same: “{quote}”, line {line}.',
    'Do for line {line}, “{quote}”, what you did for its neighbours.',
  ],
};
