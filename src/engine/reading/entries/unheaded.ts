import { findPeriods } from '../text/dates.ts';
import { companyScore, titleScore } from '../text/evidence-words.ts';
import { commaParts } from '../text/commas.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** How what is no work opens on a page without headings: schooling, papers, what somebody says of herself. */
const OPENS_OTHER =
  /^(?:(?:\d{1,2} |my )?(?:i?gcses?|[ao][- ]?levels?|highers|nationals|btec|nvq|svq|t[- ]levels?|level \d|leaving cert|matric|abitur|first aid|food (?:hygiene|safety)|driving licen[cs]e|full (?:clean )?(?:uk )?driving|references?)(?!\p{L})|i (?:am|speak|have|like|enjoy|can|play|hold|also|do|live)(?!\p{L})|i['’]m(?!\p{L})|(?:\p{L}+ ){0,3}licen[cs]e(?!\p{L}))/iu;

const endsSentence = (line: SeenLine | undefined): boolean => line === undefined || /[.!?]["”’)]?$/u.test(line.text);

/**
 * The lines of a stretch without a heading that can tell of work: from where schooling, papers, clubs or words about oneself open a paragraph,
 * nothing is told of the job above any more, up to the next dated head.
 */
export function linesOfWork(content: readonly SeenLine[]): SeenLine[] {
  let isOther = false;
  return content.filter((line, at) => {
    if (line.marked || !endsSentence(content[at - 1])) return !isOther;
    const [first = ''] = commaParts(line.text);
    const isDated = findPeriods(`${line.text} ${content[at + 1]?.text ?? ''}`).length > 0;
    if (OPENS_OTHER.test(line.text)) isOther = true;
    else if (isDated && titleScore(first) === 2) isOther = false;
    else if (isPlacement(first) || findPeriods(line.text).some(({ range }) => range)) isOther = false;
    else if (line.text.includes(',') && companyScore(first) >= 2) isOther = true;
    return !isOther;
  });
}

/** "Work experience", "Summer placement": work for a time that one date tells. */
export const isPlacement = (text: string): boolean =>
  /^(?:work (?:experience|placement|shadowing)|(?:school|summer|student|college) placement|placement|internship|volunteering|voluntary work|schülerpraktikum|praktikum|stage)$/iu.test(
    text.trim(),
  );
