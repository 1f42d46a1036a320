import type { KindOf } from '../../../../domain/finding.ts';
import type { Facts, KindJokes, Template, TermJokes } from '../template.ts';

const is =
  (...patterns: readonly string[]) =>
  (facts: Facts): boolean =>
    patterns.includes(String(facts['pattern']));
const only = (when: (facts: Facts) => boolean, ...texts: readonly string[]): Template[] => texts.map((text) => ({ text, when }));
const finals = is('finals', 'final');
const untouched = is('untouched', 'untitled', 'unnamed');
/** Nobody's name is in it; before a version or a "final" it may be. */
const nameless = (text: string): Template => ({ text, when: is('untouched', 'generic') });

const FONTS: TermJokes = {
  fact: 'font',
  brutal: {
    'comic sans|comicsansms|comic sans ms|comicsans': [
      'This line is set in {font}, the typeface of the note about whose milk it is.',
      '“{quote}”, in {font}. Read it aloud and a balloon animal appears.',
      '{Font} was drawn for a cartoon dog. “{quote}” was, one hopes, meant for people.',
    ],
    papyrus: [
      'This line is in {font}. The spa is expecting you at ten.',
      '“{quote}” in {font}: a CV from the gift shop of a pyramid.',
      '{Font} has sunk two film posters and a yoga studio. “{quote}” is next.',
    ],
    'curlz|curlz mt|jokerman|chiller|kristen|kristen itc|ravie': [
      '“{quote}” in {font}: the letters have come in fancy dress.',
      '{Font} belongs on a bouncy castle. Hold on to something.',
    ],
    impact: ['“{quote}” in {font}: a meme without a cat.'],
    'brush script|lucida handwriting|bradley hand|segoe script|monotype corsiva|mistral|comic neue|chalkboard|marker felt': [
      '“{quote}” in {font}: the wedding invitation has got into the wrong envelope.',
      '{Font}: the letters have linked arms and are swaying.',
    ],
  },
};

export const FORMAT_JOKES = {
  'columns-layout': {
    brutal: [
      '{Columns:words} columns. A parser that reads straight across will have your skills working at your last employer.',
      '{Columns:words} columns side by side: to software, {cvLines} lines can sound like people talking at once.',
      'With {columns:words} columns, “{quote}” on line {line} may end up in the middle of a sentence about something else.',
      'A designer sees {columns:words} columns. The robot sees a collision involving {cvLines} lines.',
      '“{quote}” on line {line} has its own column. For a parser that’s next door, and the walls are thin.',
      '{Columns:words} columns: newspapers do it, and then add an editor.',
      '{Columns:words} columns. Read straight across, {employer} becomes one of your skills, or the other way round.',
      '{Columns:words} columns and {cvWords} words: a parser shuffles the two halves like a deck and deals itself a stranger.',
    ],
    gentle: [
      '{Columns:words} columns look tidy, but many parsers read straight across and mix up your {cvLines} lines.',
      'Nothing has to change in the {cvWords} words: {columns:words} columns into one, and software can follow.',
      'People and programs both read one column without errors. Move what stands round line {line} below or above the main text.',
      'In {columns:words} columns, part of {cvLines} lines may reach a recruiter in the wrong order. One column is the safe form.',
      'Copy your {cvPages:words} {cvPages|page|pages} into a plain text editor: the order of {cvLines} lines you see there is what software reads.',
    ],
    fixes: [
      'Use one column, with contact line on top and skills as a short list above or below the experience.',
      'Move the side column into the main text, and test it by copying the PDF into a text editor.',
    ],
  },
  'table-layout': {
    brutal: [
      'There’s a table round some of your {cvLines} lines. Parsers eat tables cell by cell, in an order of their own.',
      'Line {line} has been put into a cell. It has behaved well so far, and no parser has come to visit.',
      'The table round line {line} of {cvLines} is neat for people and scrambled eggs for software.',
      'Some of these {cvWords} words live in a grid, like a peeled egg in a box. Software drops the box.',
      'The table round line {line} was made for train times. Some parsers will miss the train.',
      'Copy line {line} out of its table and see in what order it comes. The robot got that version.',
    ],
    gentle: [
      'Part of your {cvLines} lines is laid out in a table. Plain lines and tabs survive software much better.',
      'Some parsers skip table cells, so part of your {cvWords} words may never reach a reader.',
      'Same content without the table: line {line} keeps its place and becomes readable everywhere.',
      'Try exporting to plain text. If line {line} ends up elsewhere, the table is the reason.',
    ],
    fixes: ['Replace the table with plain lines, and put the dates after a tab.', 'Remove cells and borders; use headings, bullets and one column.'],
  },
  'comic-font': {
    brutal: [
      '“{quote}”, in {font}. It can’t be read in a serious voice; I’ve tried.',
      '{Font} makes “{quote}” sound as if a clown had it notarised.',
      'Set in {font}, “{quote}” arrives at the interview in oversized shoes.',
      '{Font} on a CV is a kazoo at a board meeting.',
      '“{quote}” deserves a better outfit than {font}.',
      'There are thousands of typefaces. “{quote}” went out in {font}.',
    ],
    gentle: [
      '{Font} draws attention to itself instead of to your {cvWords} words. A plain typeface helps the content.',
      'Many readers take {font} as a joke, whatever the {cvLines} lines say. Calibri, Arial or Georgia are safe.',
      'The {cvWords} words are serious, and {font} works against them.',
      'Change {font} for a standard typeface; it takes a minute and none of the {cvLines} lines has to move.',
    ],
    fixes: ['Set the CV in one standard typeface, such as Calibri, Arial or Georgia.', 'Select all and swap {font} for a plain typeface.'],
    terms: FONTS,
  },
  'font-mix': {
    brutal: [
      '{FontCount:words} typefaces in {cvLines} lines. It looks as if the kidnapper ran out of magazines.',
      'At “{quote}” another of {fontCount:words} typefaces gets on. Standing room only.',
      '{FontCount:words} typefaces on one CV: a choir in which everyone brought a different song.',
      '“{quote}” is set in one of {fontCount:words} typefaces, presumably the one whose turn it was.',
      '{FontCount:words} typefaces show where each part was pasted from. Archaeologists call that layers.',
      'By “{quote}” the CV has changed clothes again: {fontCount:words} outfits so far.',
    ],
    gentle: [
      '{FontCount:words} typefaces make {cvLines} lines restless. One for text and one for headings is plenty.',
      'The change of typeface on line {line} catches the eye for the wrong reason.',
      'Pasted parts often keep their own font. Select all and set one; {fontCount:words} become calm at once.',
      'A single typeface makes all {cvWords} words look like one document.',
    ],
    fixes: ['Use one typeface, and bold or size for the headings.', 'Select all, set one typeface, and make only the headings bold.'],
  },
  'small-print': {
    brutal: [
      '“{quote}” at {size} points: the recruiter is now looking at it the way jewellers do.',
      '{Lines} {lines|line|lines} at {size} points. Insurance companies have been sued for larger.',
      'At {size} points, “{quote}” is whispering from behind a curtain.',
      '{Size} points is a size for the sides of pills. “{quote}” was supposed to be swallowed too?',
      'The text shrank to {size} points to stay on the page. It could have been cut; it chose to be ants.',
      '{Lines} {lines|line|lines} in {size} points: written for eagles, sent to HR.',
    ],
    gentle: [
      '{Size} points is hard to read on a screen and worse in print, for all {cvWords} words. Ten to twelve is comfortable.',
      'If “{quote}” has to be this small to fit, something else can be cut.',
      '{Lines} {lines|line|lines} at {size} points may simply be skipped. Fewer words at full size are read.',
      'Set “{quote}” at ten points or more and let the length tell you what to shorten.',
      'Hold the page at arm’s length, as a tired reader does. If “{quote}” blurs, the type is too small.',
      'Small type hides good lines, and “{quote}” may be one. Cut something else and let it grow.',
      'I had to lean in for “{quote}”. Not everyone will.',
      'Print one page and read “{quote}” by a desk lamp. That’s how it will be read.',
    ],
    fixes: ['Set body text at 10 to 12 points and cut words until it fits.', 'Raise the {size}-point text to at least 10 points, and shorten the rest.'],
  },
  'file-name': {
    brutal: [
      ...only(
        finals,
        '‘{name}’: nothing is ever final that has to say so.',
        'The file is called ‘{name}’. There’s a graveyard of finals behind that one.',
        '‘{name}’. And tomorrow, one feels, there will be another.',
        '‘{name}’ reads like the last words of somebody who then thought of a comma.',
      ),
      ...only(
        is('copy'),
        '‘{name}’: the original is in a safe place, and this is what you sent.',
        '‘{name}’, says the recruiter’s download folder, next to all the other copies.',
        '‘{name}’ has been saved so often that it is starting to fade.',
      ),
      ...only(
        is('template'),
        '‘{name}’: the scaffolding is still up, with the builder’s banner on it.',
        '‘{name}’ tells them whose design this was before they see yours.',
      ),
      ...only(
        untouched,
        '‘{name}’ is what a file is called before anyone loves it.',
        '‘{name}’: in the recruiter’s folder it will meet forty others with the same face.',
        'You wrote a whole CV and let the computer think of the title: ‘{name}’.',
      ),
      ...only(is('scan'), '‘{name}’: the scanner named it, and the scanner has no ambition.', '‘{name}’. Next to it on the disk: the gas bill.'),
      ...only(is('draft'), '‘{name}’: they got the rehearsal.', '‘{name}’ arrives at the premiere with the script still in its hand.'),
      ...only(
        is('new'),
        '‘{name}’: new compared with what? The reader now wants to see the other one.',
        '‘{name}’ was new on the day you typed it. It has been telling people ever since.',
      ),
      ...only(is('version'), '‘{name}’: thank you for the version history. Were there bug fixes?', '‘{name}’: release notes would be welcome.'),
      ...only(
        is('generic'),
        '‘{name}’: in a folder of two hundred files with that label, good luck to both of you.',
        '‘{name}’. The recruiter’s download folder has a drawer full of those.',
      ),
      ...only(is('other-job'), '‘{name}’: addressed to somebody, and everybody can see to whom.'),
      'First thing they see, before the CV: ‘{name}’.',
      'Before a word of it is read, ‘{name}’ has already spoken.',
      '‘{name}’ is the handshake, and the glove is still on.',
      '‘{name}’. Even a jar of jam gets a better label.',
      'In the downloads of a person hiring {job:a}, ‘{name}’ goes missing first.',
      'The envelope says ‘{name}’. Inside, a CV hopes nobody noticed.',
      '‘{name}’: you dressed for the interview and came in your socks.',
      'Somebody is going to say ‘{name}’ out loud in a meeting, and then spell it.',
      nameless('They’ll save it, lose it, and search for you. It’s under ‘{name}’, obviously.'),
      'If they forward ‘{name}’, the person at the other end will think it’s a virus.',
      'You signed a painting with ‘{name}’.',
      'I’ve named goldfish with more care than ‘{name}’.',
      '‘{name}’ sounds like something you find behind a radiator.',
      'There was a box that said ‘Save as’. You saved as ‘{name}’, and looked at nobody.',
      'It has {employer} inside and arrives as ‘{name}’, like a limousine on bricks.',
      'All that work at {employer}, posted under ‘{name}’.',
      'Would you have sent ‘{name}’ to a customer of {employer}? Then why do I get it?',
      '‘{name}’: the CV says {employer}, the file says Tuesday night.',
      'The CV wants to be {job:a}. The file name wants to go home: ‘{name}’.',
      'Alphabetically, ‘{name}’ comes somewhere after hope.',
      'You can rename ‘{name}’ in four seconds. I timed it, while waiting to feel something.',
      nameless('On a memory stick in a drawer, fine. In an application for {job}, ‘{name}’ is a name badge that says ‘Badge’.'),
      'Nobody ever opened ‘{name}’ with trembling hands.',
      'I assume ‘{name}’ has siblings, and that they don’t speak.',
      '‘{name}’ has the ring of a file that was nearly deleted twice.',
      'You’ll spend an hour choosing a shirt. ‘{name}’ took one second.',
      'HR has seen worse than ‘{name}’. HR has seen things.',
    ],
    gentle: [
      nameless('The file is called ‘{name}’. It’s seen before the CV is, so it may as well say whose it is.'),
      nameless('A recruiter has many downloads; ‘{name}’ is hard to find again among them.'),
      nameless('‘{name}’ says how the file was made. Let it say who made it and for what.'),
      'You took time over the CV; take ten seconds more and rename ‘{name}’.',
      'Whoever saves the CV will see ‘{name}’ first. It deserves a clearer label.',
      'Imagine the downloads of somebody hiring {job:a}: thirty files. Would you open ‘{name}’?',
      'If they forward it to the team, ‘{name}’ is all the team knows of you. Make it who you are and ‘CV’.',
      '‘{name}’ means something to you. To a stranger it means that they have to rename it.',
      nameless('A good file name works like a name badge: first, last, CV. ‘{name}’ leaves them guessing.'),
      'Versions are for your own folder. Keep ‘{name}’ there and send a copy with a calm name.',
      'It costs nothing and it’s noticed: change ‘{name}’ before you send it.',
      'The care you took over {employer} doesn’t show in ‘{name}’. Ten seconds will mend that.',
      'Inside it says {employer}, outside it says ‘{name}’. Let the outside be as clear as the inside.',
      nameless('A search for you in their inbox won’t find ‘{name}’. It would find your first and last name.'),
      'When they ask for it again in a month, nobody will remember ‘{name}’.',
      'Small things are read as habits. ‘{name}’ would be an easy one to put right.',
      'Would {employer} have sent a document called ‘{name}’ to a client? Treat yourself as well as that.',
      'You can leave the date and the version out; ‘{name}’ only makes a reader wonder about the others.',
      'I nearly lost ‘{name}’ among my own files. A recruiter has more of them than I do.',
      nameless('Put {job} in the file name, if you like, next to who you are. ‘{name}’ tells them neither.'),
      'Nobody is turned down for ‘{name}’. But a tidy name is a small kindness to whoever keeps the files.',
      'If they reply, ‘{name}’ may well be in the subject. Choose what you’d like to read there.',
      nameless('On a phone, a long list shows the beginning of a name only. ‘{name}’ should begin with you.'),
      'The first impression can be had for free: rename ‘{name}’.',
      'Say ‘{name}’ aloud, as if over the phone to the person hiring. Now you know what to change.',
      'Let ‘{name}’ be the last thing you mend, and don’t forget it: it travels further than any line.',
      'The name of the file is the one title nobody proofreads. Have a look at ‘{name}’.',
      'I wouldn’t want ‘{name}’ to be the first thing you’re asked about.',
      '‘{name}’ still belongs to the making of the CV. The one you send belongs to the reader.',
      'Call it what a stranger would look for. Nobody will look for ‘{name}’.',
    ],
    fixes: ['Call the file “first-last-CV.pdf”.', 'Rename ‘{name}’: first name, last name, CV, and no version number.'],
  },
  'document-title': {
    brutal: [
      ...only(is('template'), 'The window title says ‘{title}’. The costume still has its rental tag.', '‘{title}’: the template has signed your work.'),
      ...only(
        is('untitled', 'untouched'),
        'Open the file and the tab reads ‘{title}’. It reads like a mood.',
        '‘{title}’, says the tab, in a voice like an empty office.',
      ),
      ...only(
        is('program', 'file'),
        '‘{title}’: the tab shows the workshop, with sawdust.',
        'The tab reads ‘{title}’. It’s the label in the collar, worn outside.',
      ),
      ...only(
        is('finals', 'copy'),
        'The file has been renamed; its title hasn’t. In the tab it still says ‘{title}’.',
        '‘{title}’: the inside pocket remembers.',
      ),
      'Inside the file, where only software and the curious look, it’s called ‘{title}’.',
      '‘{title}’ is stitched into the lining of these {cvPages:words} {cvPages|page|pages}.',
      'A tab in the recruiter’s browser now says ‘{title}’, between the weather and a recipe.',
      'Title of the work, according to its own metadata: ‘{title}’. {CvWords} words follow.',
      'The PDF introduces itself as ‘{title}’. One wishes it had been introduced by you.',
      '‘{title}’: the working title worked so hard that it stayed.',
    ],
    gentle: [
      'The PDF carries the title ‘{title}’. Browsers show it in the tab above your {cvLines} lines, so it’s worth changing.',
      'In the document properties the title is ‘{title}’. Set it to what a reader of {cvWords} words should see.',
      '‘{title}’ is left over from the making of the file. One field in the properties corrects it, and none of the {cvLines} lines has to move.',
      'Few people look, but some viewers show ‘{title}’ in large letters above these {cvWords} words. Give it a proper title.',
    ],
    fixes: [
      'Set the title in the file properties to your name and “CV”, and export again.',
      'Open the file properties, replace ‘{title}’, and save the PDF anew.',
    ],
  },
} as const satisfies Record<KindOf<'format'>, KindJokes>;
