import type { Context } from '../../context.ts';
import { foldKeepingSigns } from '../../english/folding.ts';
import { A_LITTLE, ASKS_FOR_MASTERY } from '../../lexicon/advert/kinds-of-proof.ts';
import type { AdvertRequirement } from '../advert.ts';
import { sharesField } from '../degree-level.ts';
import { ownTrade } from '../proof-degree.ts';
import type { ProofPassage } from '../proof.ts';

/** What somebody likes stands on few pages. */
export const AN_INTEREST = /^(?:an? )?(?:(?:genuine|keen|strong|real|active|lively) )?(?:interest|passion|enthusiasm|curiosity|love) (?:in|for|about|of)\b/u;
/** What the house looks into once there is an offer; folded. */
export const CHECKED_BY_THEM =
  /\b(?:background|credit|reference|criminal (?:record|history)) checks?\b|\b(?:clear|clean) (?:criminal|credit|police)(?: (?:and|or|&) (?:criminal|credit|police))? (?:record|history)\b|^age\b|\b(?:\d\d|eighteen|twenty(?:-\p{L}+)?) (?:years (?:of age|old) )?(?:or|and) (?:older|over|above)\b|\bat least \d\d (?:years (?:of age|old))\b|\baged? (?:between )?\d\d\b|\bpre-?employment medical\b|\b(?:dot|employment) physical\b|\bdrugs? (?:and|&) alcohol\b|\bdrug (?:test|screen)|\bmedical (?:examination|assessment|screening)\b|\bresiden(?:cy|ce)\b|\bcheckable history\b/u;

/** A check that the house takes care of; folded. */
export const WE_ARRANGE = /\bchecks?\b.*\bwe(?:'ll| will)? (?:arrange|organi[sz]e|pay for|apply for|carry (?:it |these )?out|do)\b/u;

/** Where experience will do as well. */
const EQUALLY = /\bequivalent (?:\p{L}+ ){0,2}experience|\bexperience that makes up for\b|\bor experience\b/u;

/** Whether years in the trade or a paper of its field may make up for the one that is asked for, where the advert says that they may. */
export const makesUpFor = ({ phrase, quote }: AdvertRequirement, context: Context, passages: readonly ProofPassage[]): boolean =>
  EQUALLY.test(foldKeepingSigns(quote)) &&
  (ownTrade(context, passages) !== null || context.cv.education.some(({ degree }) => degree !== null && sharesField(phrase, degree.value)));

/** "Regional economies, work or energy": a word that stands on every page says nothing. */
export const isOneEverydayWord = (way: string): boolean =>
  /^(?:works?|working|jobs?|life|people|time|things?|areas?|others?|teams?|study|studies|experience|industry|training|energy)$/u.test(way);

/** "R, beginner" and "a bit of Power BI" where mastery is asked for. */
export const isALittle = ({ kind, quote }: AdvertRequirement, text: string, start: number, end: number): boolean =>
  kind !== 'credential' &&
  ASKS_FOR_MASTERY.test(foldKeepingSigns(quote)) &&
  (A_LITTLE.before.test(text.slice(0, start)) || A_LITTLE.behind.test(text.slice(end)));

/** Where the right to get it is as good as the thing itself: no CV shows that somebody could not; folded. */
export const OR_OBTAIN = /\bor (?:the |an? )?(?:abilit\p{L}+ to|(?:be )?able to|(?:be )?eligib\p{L}+ (?:to|for)) (?:obtain\p{L}*|get|acquire|registration)\b/u;

/** How somebody is: whoever is calm does not write it down, and no line that is missing says otherwise; folded. */
export const A_TRAIT =
  /^(?:an? |the )?(?:(?:very|highly|strong|good|excellent|genuine) )*(?:calm|warm|friendly|patient|polite|self-?(?:directed|motivated|starter|disciplined)|team spirit|team player|independent|structured way of working|hands-on mentality|integrity|(?:verbal|written|oral|interpersonal) (?:(?:and|&) (?:verbal|written|oral) )?(?:communication|skills)|written communication|communication skills|accuracy|attention to detail|eye for detail|leadership, integrity|positive|resilien\p{L}+|empath\p{L}+|creativ\p{L}+|comfortable working|good with people|(?:good )?sense of humou?r|work(?:ing)? (?:well )?(?:with other people|under pressure|remotely))\b/u;
