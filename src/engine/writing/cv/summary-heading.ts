import { CAREER_PATHS } from '../../../domain/cv-build.ts';
import { industryOfTitle } from '../../building/industry.ts';
import { fold, squeezed } from '../../english/folding.ts';
import { withArticle } from '../../english/grammar/article.ts';
import { nameCase, titleInside } from '../../english/grammar/casing.ts';
import { occupationOfTitle } from '../../evidence/observations/world/trade-of.ts';
import { TITLE_WORDS } from '../../lexicon/reading/titles.ts';
import { A_FIELD, industryIn } from './industry-of-work.ts';
import { fill } from './summary-parts.ts';
import type { SummaryPhrases } from './summary-phrases.ts';
import type { SummarySource } from './summary-source.ts';
import { isKinTitle } from './trades.ts';
import { isSameTrade } from './years-in-trade.ts';

const [STAYING, SWITCHING, JUMPING, CLIMBING] = CAREER_PATHS;

/** Where somebody wants to go, as the last sentence of a summary that begins with `opened`; empty where that is no news. */
export function heading(source: SummarySource, phrases: SummaryPhrases, opened: string): string {
  const { questionnaire, experience, language } = source;
  const wanted = nameCase(squeezed(questionnaire.jobTitle)).split(/,\s|\s[|·•–—]\s/u)[0] ?? '';
  // What she was once, and what no employer calls a job, is no wish; nor is a headline of which a part is her title.
  const parts = [wanted, ...(language === 'en' ? [] : wanted.split(/\s(?:und|et|y|e|en)\s|\s?[/&]\s?/u))];
  const wasHeld = experience.some(({ jobTitle }) => jobTitle !== '' && parts.some((part) => fold(jobTitle) === fold(part)));
  if (
    wanted === '' ||
    wasHeld ||
    /[★☆|•*!]/u.test(questionnaire.jobTitle) ||
    !isWish(wanted, experience[0]?.jobTitle ?? '', language) ||
    ANY_JOB.test(wanted) ||
    NO_ROLE.test(wanted)
  )
    return '';
  const inside = (text: string): string => (language === 'en' ? titleInside(text) : text);
  const title = inside(wanted);
  // Said once is enough.
  const told = industryIn(questionnaire, phrases, language);
  const industry = industryOfTitle(wanted) !== undefined || opened.includes(told) || fold(title).includes(fold(told.replace(/^ in /u, ''))) ? '' : told;
  const current = experience[0]?.jobTitle ?? '';
  // "Game designer" of a senior game designer: what she is, and no wish.
  const held = fold(current).split(' ');
  if (
    current !== '' &&
    language === 'en' &&
    fold(wanted)
      .split(' ')
      .every((word) => held.includes(word))
  )
    return '';
  const field = industry.replace(/^ in /u, '');
  const values = { title, industry, current: inside(current), role: withArticle(title), field };
  // "Project management" is work, and nobody's title.
  const whole = (template: string): string => fill(language === 'en' && A_FIELD.test(title) ? template.replace(' as {role}', ' in {title}') : template, values);
  if (experience.length === 0) return whole(phrases.role);
  switch (questionnaire.careerPath) {
    case STAYING:
      // The same job again is what every applicant looks for.
      return fold(current) === fold(wanted) ? '' : whole(phrases.step);
    case SWITCHING:
      return whole(current === '' || fold(current) === fold(wanted) ? phrases.role : phrases.switching);
    case JUMPING:
      return whole(field === '' ? phrases.role : phrases.jumping);
    case CLIMBING:
      return whole(phrases.returning);
    default:
      return fold(current) === fold(wanted) ? '' : whole(phrases.role);
  }
}

/** Whether a title names work that its owner has not got: "data engineer / pipelines" of a data engineer is her headline. */
function isWish(wanted: string, current: string, language: string): boolean {
  if (language !== 'en' || A_FIELD.test(wanted)) return true;
  const words = wanted.toLowerCase().split(/[^\p{L}]+/u);
  if (/curriculum|vitae|résumé|resume/u.test(words.join(' '))) return false;
  const isTitle = words.some((word) => TITLE_WORDS.has(word)) || occupationOfTitle(wanted) !== null;
  const isRaised = words.some((word) => UP.test(word) && !current.toLowerCase().includes(word));
  return (
    isTitle && (current === '' || isRaised || !wanted.split(/\s*[/&]\s*|\sand\s/u).some((part) => isSameTrade(part, current) || isKinTitle(part, current)))
  );
}
const UP = /^(?:senior|head|lead|leader|manager|director|chief|principal|supervisor|deputy|partner)$/u;

/** What one is, and nobody is hired as. */
const NO_ROLE = /\b(?:graduate|student|school leaver|professional|undergraduate|jobseeker)s?$/iu;
/** No job in particular. */
const ANY_JOB = /^(?:any(?:thing)?(?: (?:job|role|work))?|something|whatever|job|work|a job|irgendwas|egal|n’importe quoi|cualquier cosa|lo que sea)$/iu;
