import { foldKeepingSigns } from '../english/folding.ts';

/** Classes of driving licences, each with those it holds; names of lorries and buses are their classes'. */
const CLASSES: readonly (readonly [name: string, pattern: RegExp, holds: readonly string[]])[] = [
  ['C+E', /\bc ?\+ ?e\b|\bce licen[cs]e\b|\bclass (?:1|one)\b|\b(?:hgv|lgv) (?:class )?1\b|\bcdl(?:[- ]class)? a\b|\bklasse ce\b/u, ['C', 'C1', 'B']],
  [
    'C',
    /\bcat(?:egory)?\.? c\b(?!\w|\+)|\bclass (?:2|two)\b|\b(?:hgv|lgv)(?: (?:class )?2| c)?\b|\bklasse c\b|\bfuhrerschein c\b|\bpermis c\b|\brijbewijs c\b|\bcdl\b/u,
    ['C1', 'B'],
  ],
  ['C1', /\bc1\b|\b7[.,]5 ?(?:t|tonnes?)\b/u, ['B']],
  ['D', /\bcat(?:egory)?\.? d\b|\bpcv\b|\bpsv\b|\bklasse d\b|\bfuhrerschein d\b|\bpermis d\b|\brijbewijs d\b|\bbus licen[cs]e\b/u, ['D1', 'B']],
  ['D1', /\bd1\b/u, ['B']],
  [
    'B',
    /\b(?:cat(?:egory)?\.?|class|klasse|permis|carne|permiso|rijbewijs|fuhrerschein|licen[cs]e|ehliyet|kat\.?|kategorii?) ?\(?b\b|\bdriving licen[cs]e\b|\bdriver'?s? licen[cs]e\b|\b(?:full|clean|manual|uk|valid)(?: and |, ?| )?(?:clean |uk |full |manual )*licen[cs]e\b|\bb1?(?:,| and| &|\/|\+)? ?(?:(?:be|b1|c1|c1e|a|am)(?:,| and| &|\/)? )*licen[cs]es?\b|\bfuhrerschein\b(?!(?: klasse| der klasse)?:? (?:c1?|d1?|am?|t|l)(?:e\b|\b))|\bpermis de conduire\b|\bclass 5\b|\bg class\b|\b(?:carne|carnet|permiso) de conducir\b|\brijbewijs\b|\bprawo jazdy\b|\bb sinifi\b/u,
    [],
  ],
];

/** The classes a text names; a plain "driving licence" is one for cars. */
export function licenceClasses(text: string): string[] {
  // A "Class 2" of vessels, doctors or engineers drives no lorry.
  const plain = foldKeepingSigns(text).replace(ITS_CLASS, 'class b');
  const folded =
    /\bclass (?:1|2|one|two)\b/u.test(plain) && NO_ROAD.test(plain) && !ROAD.test(plain) ? plain.replace(/\bclass (?:1|2|one|two)\b/gu, ' ') : plain;
  return CLASSES.filter(([, pattern]) => pattern.test(folded)).map(([name]) => name);
}

const NO_ROAD =
  /\b(?:vessels?|ships?|boats?|fishing|competency|medical|nurse|engineer|officer|laser|boilers?|honours|degree|bsc|teacher|school|asbestos|steam)\b/u;
const ROAD = /\b(?:licen[cs]es?|hgv|lgv|cdl|driv\p{L}*|lorr(?:y|ies)|trucks?|artics?|rigids?|cpc|tacho\p{L}*)\b/u;

/** "Driver licence, class 1" of New Zealand is one for cars; its class 2 is for lorries, as "class 2 licence" is elsewhere. */
const ITS_CLASS = /(?<=\bdriver'?s? licen[cs]e,? \(?)class 1\b/gu;

/** Whether one who holds this class may drive another: by its name, by a higher class, or not. */
export function licenceCovers(held: readonly string[], asked: string): 'said' | 'higher' | null {
  if (held.includes(asked)) return 'said';
  return CLASSES.some(([name, , holds]) => held.includes(name) && holds.includes(asked)) ? 'higher' : null;
}
