import type { Context } from '../../../context.ts';
import { firstSightings, observedTexts, quoteOf } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

/** What was not done, had, lost or broken, and is told all the same. */
const DENIAL =
  /\b(?:never (?:missed|lost|late|once|broke\w*|dropped|failed|complained|been|had|a single)|no (?:complaints?|accidents?|incidents?|errors|mistakes|injuries|casualties|returns|drama|fires|lost time|exceptions|surprises)|none of (?:them|which|whom|it)|not (?:touching|mine|my|yet|counting|including|a single|one|once|allowed|me)|nobody (?:died|noticed|complained)|nothing (?:broke|exploded|burned|lost|caught)|without (?:incident|complaint|breaking|losing|a single|anyone|anybody|crying|shouting)|zero (?:complaints?|accidents?|incidents?|defects|downtime|returns|breaches|findings)|(?:noch )?nie (?:ein|eine|einen|zu)|keine? (?:Beschwerden?|Unfälle|Unfall|Reklamation(?:en)?|Fehltage?)|ohne (?:Unfall|Beschwerde|Verletzte|Ausfall)|unfallfrei|jamais (?:eu|un|une|en)|aucun(?:e)? (?:accident|plainte|réclamation|incident)|sans (?:accident|incident|plainte)|nunca (?:un|una|he)|ning(?:ún|una) (?:accidente|queja|reclamación|incidente)|sin (?:accidentes|incidentes|quejas)|geen (?:klachten|ongevallen))(?![\p{L}])[^,.;()]{0,50}/giu;
/** Where nobody came to harm and the line says how many or since when, the denial is the achievement. */
const HARM =
  /\b(?:accidents?|incidents?|injur\w+|casualties|complaints?|errors?|mistakes?|lost time|findings|breaches|defects|died|unf[aä]ll\w*|beschwerden?|r[ée]clamations?|plaintes?|accidentes?|quejas?|klachten|ongevallen)\b/iu;
/** The clause belongs to what stands before it, and not to the writer. */
const OF_OTHERS =
  /\b(?:who|which|that|whose|they|he|she|people|donors|customers|clients|patients|families|them)(?:['’]\p{L}+|\s(?:have|has|had|were|was|are|is))*\s*$/iu;
const ODDITY = 7;

/** A claim of absence by the person: nobody lists what did not happen unless it nearly did. */
export function observeDenials(context: Context): AnySighting[] {
  return firstSightings(observedTexts(context), (text) => {
    if (text.place === 'skills') return [];
    return [...text.text.matchAll(DENIAL)].slice(0, 1).flatMap((match): AnySighting[] => {
      const phrase = match[0].trim();
      if (HARM.test(phrase) && /\d/u.test(text.text)) return [];
      // "Volunteers who had never been asked" deny nothing of themselves.
      if (OF_OTHERS.test(text.text.slice(0, match.index))) return [];
      const quoted = quoteOf(context, text, match.index, match.index + phrase.length);
      // Half a clause is somebody's, and nobody can see whose.
      return quoted === null || quoted.whole === 'phrase' ? [] : [{ kind: 'denial', ...quoted, oddity: ODDITY, facts: { phrase } }];
    });
  });
}
