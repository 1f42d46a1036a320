import { fold } from '../english/folding.ts';
import { LANGUAGE_NAMES } from '../lexicon/reading/levels.ts';

/** Labels of rows and headings of other parts that stand in a list of skills once the columns are gone. */
const LABEL =
  /^(?:(?:key|core|other|technical|soft|hard|it|computer|digital|professional|transferable|oddly specific|further|additional) )*(?:skills?|competenc(?:e|es|ies)|languages?|other languages|data|certificates?|certifications?|licen[cs]es?|driving licen[cs]e|tools?|tooling|software|systems|technologies|databases?|frameworks?|platforms?|interests|hobbies|information|strengths|qualifications|training|courses|mother tongue|listening|reading|writing|interaction|spoken (?:interaction|production)|production|specific|references|education|experience|misc(?:ellaneous)?|other|general|methods?|operating systems)$/iu;
/** Begun and not done, or of a past that is over: told of a skill, it takes it back. */
const UNFINISHED = /^(?:learning|studying|currently|started|starting|beginning|working towards|want(?:ing)? to|hop(?:e|ing) to)(?!\p{L})/iu;
/** A remark, a story, a name of a person, a day: no name of a skill. */
const REMARK =
  /(?<!\p{L})(?:I|I['’]m|my|me|who|which|called|nicknamed)(?!\p{L})|^(?:on |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})|^\(?(?:19|20)\d\d\)?$|["“”]|@|https?:|(?<!\p{L})(?:up)?on request$|^(?:\d+|one|two|three|four|five) \p{Ll}{3,}|^[ABC][12](?!\p{L}|\d)/iu;
/** The head of a template's table. */
const TABLE_HEAD = /^(?:skills? )?(?:experience )?(?:total years|last used)(?: last used)?$/iu;
/** How long a ticket is good for is said beside it. */
const UNTIL = / \((?:exp(?:ires|\.)?|valid|until|to|renewed|due)(?!\p{L})[^()]*\)$/iu;
/** Words that a sentence cut at a comma ends with. */
const STRANDED = /(?<!\p{L})(?:on|of|and|or|the|an?|with|from|for|to|in|at|by|my|is|was)$/iu;
const MOST_WORDS = 7;

/** "Proficiency in accounting software", "Microsoft Office proficiency": a list of skills says as much of each; "KNX, in progress" is an aside. */
const named = (skill: string): string =>
  capital(
    skill.replace(/^(?:proficien(?:cy|t)|expertise|expert|skilled|well[- ]versed|competen(?:cy|t)) (?:in|with|at) (?:the use of |using )?(?=\p{L})/iu, ''),
    skill,
  )
    .replace(/(?<=\p{L}) (?:proficiency|proficient)$/iu, '')
    .replace(/, ((?:still )?(?:in progress|learning|studying))$/iu, (_, how: string) => ` (${how.toLowerCase()})`);
/** With a capital where the whole began with one. */
const capital = (cut: string, whole: string): string => (/^\p{Lu}/u.test(whole) ? cut.charAt(0).toUpperCase() + cut.slice(1) : cut);

/** A skill of a list without the sentence that runs on behind it; null for a label, a heading, a remark and what is still being learnt. */
export function listedSkill(item: string): string | null {
  const [head = ''] = item.split(/(?<=[\p{L}\p{N})]{2})\.\s+(?=\p{Lu})/u);
  const skill = named(head.replace(UNTIL, '').replace(/^[\s.,;:*–—-]+|[\s.,;:*–—-]+$/gu, ''));
  if (skill === '' || LABEL.test(skill) || TABLE_HEAD.test(skill) || UNFINISHED.test(skill) || REMARK.test(skill) || STRANDED.test(skill)) return null;
  if ((skill.match(/\(/gu)?.length ?? 0) !== (skill.match(/\)/gu)?.length ?? 0)) return null;
  if (LANGUAGE_NAMES.has(fold(skill))) return null;
  // A note in brackets is no part of the name.
  const name = skill.replace(/ \([^()]*\)$/u, '');
  return name.split(/\s+/u).filter((word) => word !== '/').length > MOST_WORDS ? null : skill;
}
