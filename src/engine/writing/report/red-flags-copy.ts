import { type FindingKind, isKindOf, type KindOf } from '../../../domain/finding.ts';

interface RedFlag {
  flag: string;
  why: string;
}

/**
 * Name of a red flag and what it does to a reader or a parser. Law 6: nothing about the person, no gaps, no layoffs;
 * kinds that are strengths or private details have none. True statements only, no statistics. Null: too light to be one.
 */
const RED_FLAGS: Readonly<Record<Exclude<FindingKind, KindOf<'strengths' | 'personal'>>, RedFlag | null>> = {
  'hidden-text': { flag: 'Hidden text', why: 'Parsers read it out in full with the rest of the page, and a recruiter who finds it stops trusting all of it.' },
  'machine-instruction': { flag: 'Orders to the machine', why: 'It is visible to everybody who opens the parsed text, and it turns a CV into an exhibit.' },
  'no-numbers': { flag: 'No numbers', why: 'A reader cannot tell a small job from a large one, and assumes the small one.' },
  'duty-opening': {
    flag: 'Duties instead of deeds',
    why: 'A duty tells what the post was for, which the reader knows, and not what you did in it, which the reader came for.',
  },
  'weak-opening': {
    flag: 'Somebody else’s work',
    why: 'An opening like this makes the reader look for the person who did the work, and that person is not applying.',
  },
  buzzword: { flag: 'Buzzwords', why: 'Every applicant for this job can say the same in the same words, so it decides nothing.' },
  cliche: { flag: 'Stock phrases', why: 'What a reader has already met today, a reader skips.' },
  'empty-adjective': { flag: 'Praise without evidence', why: 'Adjectives are the reader’s to give, after the evidence.' },
  'passive-voice': { flag: 'Nobody did it', why: 'In the passive it stays open whether it was you.' },
  'first-person': { flag: 'First person', why: 'A CV is written without “I”; with it, it reads like a letter that got into the wrong envelope.' },
  'tense-mix': { flag: 'Tenses mixed', why: 'It looks pasted together from several versions, which makes the reader check for other seams.' },
  'repeated-verb': { flag: 'One verb for everything', why: 'Lines that begin alike are read as one line.' },
  'vague-quantity': { flag: 'Vague amounts', why: 'Where a number was known it would be there; that is what the reader concludes.' },
  'spelling-mistake': { flag: 'Spelling', why: 'It is the cheapest reason to put a CV aside, and parsers match words letter by letter.' },
  'duplicate-line': { flag: 'The same line twice', why: 'The reader concludes that there was nothing else to tell of one of the two.' },
  'wall-of-text': { flag: 'Walls of text', why: 'A block this long is seen, and not read.' },
  'tiny-bullet': { flag: 'Bullets that stop too soon', why: 'Two or three words take up a whole line and tell nothing.' },
  'thin-job': { flag: 'A job with nothing in it', why: 'Where a post has hardly a line, the reader cannot count it as experience.' },
  'bullet-pile': { flag: 'A pile of bullets', why: 'With so many, the good ones are buried with the rest.' },
  'no-bullets': { flag: 'No bullets at all', why: 'There is nothing for the eye to land on.' },
  'not-a-skill': { flag: 'Skills that are none', why: 'An entry like this makes the real ones beside it look doubtful.' },
  'skill-bar': { flag: 'Skills rated by yourself', why: 'Nobody knows what the whole bar stands for, and parsers drop the drawing and keep stray numbers.' },
  'skill-pile': { flag: 'Too many skills', why: 'A list of everything is read as a list of nothing in particular.' },
  'skill-unused': { flag: 'Skills without work', why: 'A skill that appears in no job is a claim without a witness.' },
  'soft-skill-list': { flag: 'Soft skills in a list', why: 'A soft skill shows in a line of work. Naming it proves nothing.' },
  'missing-email': { flag: 'No e-mail address found', why: 'The software files you without a way to be invited.' },
  'missing-phone': { flag: 'No phone number found', why: 'Some recruiters ring first; they will ring somebody else.' },
  'missing-location': { flag: 'No place found', why: 'Searches by region leave you out.' },
  'email-handle': { flag: 'The e-mail handle', why: 'It is the first thing in the contact block and sets the tone for the rest.' },
  'date-format-mix': { flag: 'Dates in several formats', why: 'Parsers compute your years from them, and each further format is a chance to get them wrong.' },
  'date-missing': { flag: 'Jobs without dates', why: 'Software cannot count a job it cannot date.' },
  'date-impossible': { flag: 'Dates that cannot be', why: 'It is a slip, but the reader has to wonder which of the two is true.' },
  'missing-summary': { flag: 'No summary', why: 'The reader has to work out for which job this is.' },
  'missing-skills': { flag: 'No skills section', why: 'Keyword searches look there first.' },
  'missing-experience': { flag: 'No experience section found', why: 'Without a heading they know, parsers file your jobs under nothing.' },
  'missing-education': { flag: 'No education section found', why: 'Forms have a field for it, and yours will arrive empty.' },
  objective: { flag: 'An objective', why: 'It tells what you want; the reader is looking for what they get.' },
  'unknown-heading': {
    flag: 'Headings that no parser knows',
    why: 'Software sorts by headings; what stands under a fancy one lands in the wrong drawer or in none.',
  },
  'title-heading': { flag: 'A title that says CV', why: 'It takes the best line of the page to tell the reader what they are holding.' },
  'references-available': { flag: 'References on request', why: 'Everybody knows, and the line could have carried a fact.' },
  placeholder: { flag: 'A placeholder', why: 'It says that nobody read the page before it was sent, and it is the line that gets shown around.' },
  'hobby-filler': { flag: 'Hobbies of everybody', why: 'What is true of the neighbour as well says nothing about you.' },
  'too-long': { flag: 'Too long', why: 'The important line stands on a page that nobody turns to.' },
  'too-short': { flag: 'Too short', why: 'What is not told cannot be searched for, and nobody can ask about it.' },
  'columns-layout': { flag: 'Columns', why: 'Some parsers read straight across the page and mix the columns into each other.' },
  'table-layout': { flag: 'A table', why: 'Some parsers lose the order of the cells, and dates part from their jobs.' },
  'comic-font': { flag: 'The typeface', why: 'It speaks before the first word does.' },
  'font-mix': { flag: 'Many typefaces', why: 'It looks assembled, and assembled is how it will be read.' },
  'small-print': { flag: 'Small print', why: 'What has to be enlarged is skipped.' },
  'file-name': { flag: 'The file name', why: 'It is what a recruiter sees in a list, before the CV itself.' },
  'document-title': { flag: 'The document title', why: 'It shows in the tab of everybody who opens the file.' },
  'job-absent': {
    flag: 'The job is not named',
    why: 'Recruiters search by job title as well as by skill and place, and a search for this title does not find this CV.',
  },
  'skills-missing': { flag: 'Missing keywords', why: 'What is not named is not found, however well you can do it.' },
  'missing-link': null,
  'email-provider': null,
  'date-overlap': null,
};

/** Null: such a finding is no red flag. */
export function redFlagOf(kind: FindingKind): RedFlag | null {
  return isKindOf(kind, 'strengths', 'personal') ? null : RED_FLAGS[kind];
}
