import { germanChange, germanThings } from './german-things.ts';
import { calm } from '../../../english/grammar/capitals.ts';

/** German, French and Spanish lines are nouns more often than sentences: they are told whole, behind a verb that claims no more. */
export function toldElsewhere(source: string, language: string, current: boolean): string | null {
  const first = /^\p{L}+/u.exec(source)?.[0] ?? '';
  if (/[:;]/u.test(source)) return null;
  if (language === 'de') {
    if (/^(?:mitarbeit|teilnahme|allgemeine|sonstige|diverse|unterstützung|mithilfe)\b/iu.test(source)) return null;
    const change = germanChange(source);
    if (change !== null) return change;
    // "Ansprechpartner für Fahrer und Kunden": what one is.
    if (
      /^(?:Ansprechpartner|Ansprechpartnerin|Teamleiter|Teamleiterin|Schichtleiter|Schichtleiterin|Stellvertreter|Stellvertreterin|Ausbilder|Ausbilderin) (?:für|der|des|von) [^,]+$/u.test(
        source,
      )
    )
      return `${current ? 'bin' : 'war'} ich ${source}`;
    if (/^(?:zuständig|verantwortlich) für\b/iu.test(source)) return `${current ? 'bin' : 'war'} ich ${calm(source)}`;
    if (
      /(?:^|\s)(?:ge\p{Ll}+(?:t|en)|\p{Ll}+iert|(?:be|ver|ent|er|zer)\p{Ll}+(?:t|en)|(?:ab|an|auf|aus|ein|um|vor|zu)ge\p{Ll}+(?:t|en))$/u.test(
        source.replace(/ \([^()]*\)$/u, ''),
      )
    )
      return / [–—] |, davon /u.test(source)
        ? null
        : `habe ich ${(FEMININE.test(first) || first.endsWith('quote')) && / (?:von|um|auf) \S*\d/u.test(source) ? 'die ' : ''}${source}`;
    // "Leitete eine Gruppe", "Organisierte 24 Elternabende": the verb goes in front of its subject.
    const [, verb = '', object = ''] = PRETERITE.exec(source) ?? [];
    if (verb !== '') return `${calm(verb)} ich ${object}`;
    // "Ca. 210 Neuversorgungen im Jahr": how many of a thing.
    if (/^(?:ca\.|etwa|rund|gut|über) ?\d[\d.]* \p{Lu}\p{Ll}+[^,]*$/iu.test(source))
      return `${current ? 'gehören' : 'gehörten'} zu meiner Arbeit ${calm(source)}`;
    if (first.endsWith('te') || NO_THING.test(source)) return null;
    const things = germanThings(source);
    return things === null ? null : `${things.isOne ? (current ? 'gehört' : 'gehörte') : current ? 'gehören' : 'gehörten'} zu meiner Arbeit ${things.text}`;
  }
  if (language === 'fr') {
    if (/^(?:participation|aide|assistance|support|contribution)\b/iu.test(source)) return null;
    // "Nombre de pannes passé de 6,2 à 3,9": a sentence that has lost its verb.
    const [, thing = '', change = ''] = /^Nombre (d(?:e |['’]).+?) passés? (de \S*\d.* à \S*\d.*)$/u.exec(source) ?? [];
    if (thing !== '') return `le nombre ${thing} est passé ${change}`;
    if (/^(?:responsable|en charge|tuteur|tutrice|référente?|formateur|formatrice|chef|cheffe|secouriste|délégu[ée]+)(?= (?:de|des|du|d['’]))/iu.test(source))
      return `${current ? 'je suis' : 'j’ai été'} ${calm(source)}`;
    if (/^(?:responsable|en charge)\b/iu.test(source)) return `${current ? 'je suis' : 'j’ai été'} ${calm(source)}`;
    // "Chantier livré 4 jours avant la date": what was done with a thing is no part of the work.
    if (/\s\p{Ll}{2,}(?:é|ée|és|ées|is|ise)(?= (?:de|à|en|avec|par|sans|\d|avant|après|pour)(?!\p{L}))/u.test(source) && !first.endsWith('é')) return null;
    if (/^(?:je\s|j['’])/iu.test(source)) return source.charAt(0).toLowerCase() + source.slice(1);
    return first.endsWith('é') && first.length > 4 ? `j’ai ${calm(source)}` : `mon travail ${current ? 'comprend' : 'comprenait'} : ${calm(source)}`;
  }
  if (language === 'es') {
    if (/^(?:participación|ayuda|asistencia|apoyo|colaboración)\b/iu.test(source)) return null;
    if (/^(?:responsable|encargad[oa])\b/iu.test(source)) return `${current ? 'soy' : 'fui'} ${calm(source)}`;
    if (/^(?:dirijo|gestiono|llevo|coordino|negocio|formo|preparo|atiendo|superviso|elaboro|redacto|controlo)\s/iu.test(source)) return calm(source);
    return /[éí]$/u.test(first) && first.length > 3 ? calm(source) : `mi trabajo ${current ? 'incluye' : 'incluía'}: ${calm(source)}`;
  }
  // A letter in English has no words for a line of another language: it stays out.
  return null;
}

const PRETERITE =
  /^(\p{Lu}\p{Ll}+te) ((?:eine?n?|das|die|den|der|alle|mein\p{Ll}*|unser\p{Ll}*|neue|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|rund|etwa|über|\d)(?!\p{L}).*)$/u;
const FEMININE = /(?:ung|heit|keit|schaft|tion|tät|pflege)$/u;
/** What begins so is no thing that belongs to anybody's work: "Neun Jahre ohne Unfall", "Als Lehrfahrer …". */
const NO_THING =
  /^(?:als|bei|in|im|an|am|auf|aus|mit|nach|seit|vor|von|für|über|unter|während|durch|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d|keine?|nie|täglich|immer)(?!\p{L})/iu;
