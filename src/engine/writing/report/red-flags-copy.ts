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
    why: 'A duty says what the job was. The reader knows that, and wants to hear what you did.',
  },
  'weak-opening': {
    flag: 'Somebody else’s work',
    why: 'The reader cannot tell whether you did the work or watched it.',
  },
  buzzword: { flag: 'Buzzwords', why: 'Every other applicant uses the same words, so they decide nothing.' },
  cliche: { flag: 'Stock phrases', why: 'Readers skip what they have already read on other CVs.' },
  'empty-adjective': { flag: 'Praise without evidence', why: 'You cannot award yourself adjectives; show the work and let the reader do it.' },
  'passive-voice': { flag: 'Nobody did it', why: 'The passive hides who did it, and it should be you.' },
  'first-person': { flag: 'First person', why: 'CVs leave out “I”. With it, yours reads like a letter.' },
  'tense-mix': { flag: 'Tenses mixed', why: 'It looks pasted together from several versions.' },
  'repeated-verb': { flag: 'One verb for everything', why: 'When every line begins the same way, the reader stops after the second.' },
  'vague-quantity': { flag: 'Vague amounts', why: 'The reader assumes that you do not know the number.' },
  'spelling-mistake': { flag: 'Spelling', why: 'It is an easy reason to reject a CV, and keyword searches miss the word.' },
  'duplicate-line': { flag: 'The same line twice', why: 'It looks as if nobody checked the page.' },
  'wall-of-text': { flag: 'Walls of text', why: 'Nobody reads a block this long.' },
  'tiny-bullet': { flag: 'Bullets that stop too soon', why: 'Two or three words use up a line and say nothing.' },
  'thin-job': { flag: 'A job with nothing in it', why: 'With so little under it, the job counts for nothing.' },
  'bullet-pile': { flag: 'A pile of bullets', why: 'With so many, nobody finds the good ones.' },
  'no-bullets': { flag: 'No bullets at all', why: 'There is nothing for the eye to land on.' },
  'not-a-skill': { flag: 'Skills that are none', why: 'It makes the real skills beside it look weaker.' },
  'skill-bar': { flag: 'Skills rated by yourself', why: 'Nobody knows what full marks would mean, and parsers cannot read the bars.' },
  'skill-pile': { flag: 'Too many skills', why: 'A list this long hides the few skills that matter.' },
  'skill-unused': { flag: 'Skills without work', why: 'A skill that no job mentions is only a claim.' },
  'soft-skill-list': { flag: 'Soft skills in a list', why: 'Naming a soft skill proves nothing; a line of work does.' },
  'missing-email': { flag: 'No e-mail address found', why: 'Without one, nobody can write to you.' },
  'missing-phone': { flag: 'No phone number found', why: 'Some recruiters ring first.' },
  'missing-location': { flag: 'No place found', why: 'Searches by region leave you out.' },
  'email-handle': { flag: 'The e-mail handle', why: 'It is the first thing a recruiter types.' },
  'date-format-mix': { flag: 'Dates in several formats', why: 'Parsers count your years from the dates, and mixed formats lead to mistakes.' },
  'date-missing': { flag: 'Jobs without dates', why: 'Software cannot count a job it cannot date.' },
  'date-impossible': { flag: 'Dates that cannot be', why: 'It is a slip, and the reader has to guess which one is right.' },
  'missing-summary': { flag: 'No summary', why: 'The reader has to work out for which job this is.' },
  'missing-skills': { flag: 'No skills section', why: 'Keyword searches look there first.' },
  'missing-experience': { flag: 'No experience section found', why: 'Without a heading they know, parsers file your jobs under nothing.' },
  'missing-education': { flag: 'No education section found', why: 'Forms have a field for it, and yours will arrive empty.' },
  objective: { flag: 'An objective', why: 'It says what you want. The reader wants to know what they get.' },
  'unknown-heading': {
    flag: 'Headings that no parser knows',
    why: 'Software sorts by headings and may not know what to do with yours.',
  },
  'title-heading': { flag: 'A title that says CV', why: 'It uses the best line of the page to say something everybody can see.' },
  'references-available': { flag: 'References on request', why: 'Employers know that they can ask.' },
  placeholder: { flag: 'A placeholder', why: 'It shows that nobody read the page before it was sent.' },
  'hobby-filler': { flag: 'Hobbies of everybody', why: 'Hobbies that everybody has say nothing about you.' },
  'too-long': { flag: 'Too long', why: 'The longer it is, the less of it is read.' },
  'too-short': { flag: 'Too short', why: 'Nobody can find or ask about what is not there.' },
  'columns-layout': { flag: 'Columns', why: 'Some parsers read straight across the page and mix the columns into each other.' },
  'table-layout': { flag: 'A table', why: 'Some parsers lose the order of the cells, and dates part from their jobs.' },
  'comic-font': { flag: 'The typeface', why: 'It is noticed before the first word is read.' },
  'font-mix': { flag: 'Many typefaces', why: 'It looks pasted together.' },
  'small-print': { flag: 'Small print', why: 'People skip what they have to zoom in on.' },
  'file-name': { flag: 'The file name', why: 'It is what a recruiter sees in a list, before the CV itself.' },
  'document-title': { flag: 'The document title', why: 'It shows in the tab of everybody who opens the file.' },
  'job-absent': {
    flag: 'The job is not named',
    why: 'Recruiters search by job title as well as by skill and place, and a search for this title does not find this CV.',
  },
  'skills-missing': { flag: 'Missing keywords', why: 'Recruiters search for these words, and a CV without them is not found.' },
  'missing-link': null,
  'email-provider': null,
  'date-overlap': null,
};

/** Null: such a finding is no red flag. */
export function redFlagOf(kind: FindingKind): RedFlag | null {
  return isKindOf(kind, 'strengths', 'personal') ? null : RED_FLAGS[kind];
}
