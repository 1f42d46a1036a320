import { foldKeepingSigns } from '../english/folding.ts';
import { writtenWords } from '../english/tokens.ts';
import { AMOUNT_OF_WORK, NO_DEMAND, REPORTS_TO } from '../lexicon/advert/asking-phrases.ts';
import { MUST_CUES, NICE_CUES } from '../lexicon/advert/headings.ts';
import { NOT_ASKED, WISHED } from '../lexicon/advert/loose-headings.ts';
import { PERMISSIONS } from '../lexicon/advert/permissions.ts';
import { A_DEGREE_IN, DEGREE_CUE, SUBJECT } from '../lexicon/demands/degrees.ts';
import { CREDENTIAL_WORDS } from '../lexicon/demands/credentials.ts';
import { verbOf } from '../english/grammar/verbs.ts';
import { LANGUAGE_OF } from '../lexicon/demands/languages.ts';
import { EXPERIENCE_NEAR, TIME_SPAN } from '../lexicon/demands/years.ts';
import type { AdvertRequirement } from './advert.ts';
import { alternativesOf, alternativeWord } from './alternatives.ts';
import { conditionsIn } from './conditions.ts';
import { cut } from './cut-phrase.ts';
import { degreeLevel } from './degree-level.ts';
import { isEverydayWord } from '../lexicon/words/word-sizes.ts';
import { knownTerm, termHits } from './known-terms.ts';
import { withDegreesSpelled } from './kind/degree-names.ts';
import { languageLevel } from './language-level.ts';
import { languagesIn, yearsAt } from './special-requirements.ts';
import { listIn, membersOf, piecesOf, type Piece } from './pieces.ts';
import { withoutAsides, type Statement } from './statements.ts';
import { asksInProse } from './prose/asks-in-prose.ts';
import { stripped } from './stripped.ts';

/** A requirement with the statement that asks for it. */
export interface Demand extends Pick<AdvertRequirement, 'phrase' | 'kind' | 'must' | 'alternatives'> {
  statement: Statement;
}

/** Words; below it nothing is asked for by a clause of a sentence, or by an item of a list ("Document systems"). */
const LEAST_DUTY = { clause: 3, item: 2 } as const;

/**
 * What an advert asks for as a careful person lists it: one entry for each item under a heading that asks, with its alternatives,
 * and for each clause of a sentence that insists or wishes; papers of the state wherever they stand. In the advert's order.
 */
export function demandsOf(statements: readonly Statement[], language: string, roles: string): Demand[] {
  const found: Demand[] = [];
  for (const statement of statements) {
    const asked = asksInProse(statement, language, roles);
    if (asked !== null) {
      for (const { text, zone } of asked) {
        const own: Statement = { ...statement, zone, nice: zone === 'nice', item: true };
        // The duties of a sentence are told apart already; a list behind a colon is not.
        const pieces =
          zone === 'duty'
            ? (listIn(text) ?? text.split(/^(?:an?|the|our)\s/iu.test(text) ? FURTHER_THING : FURTHER_DUTY)).map((one): Piece => ({ text: one, carried: true }))
            : piecesOf({ ...own, text, item: false });
        for (const piece of pieces) found.push(...demandsIn({ ...piece, carried: true }, own, language));
      }
      for (const permission of permissionsIn(statement, found)) found.push(permission);
      found.push(...conditionsOf(statement, found), ...peopleLed(statement));
      continue;
    }
    if (statement.zone === 'unasked') continue;
    const asks = statement.zone === 'must' || statement.zone === 'nice' || statement.zone === 'duty';
    if (asks && (statement.headed || !isNoDemand(statement.folded.slice(0, A_LINE))))
      for (const piece of piecesOf(statement)) found.push(...demandsIn(piece, statement, language));
    for (const permission of permissionsIn(statement, found)) found.push(permission);
    found.push(...conditionsOf(statement, found), ...peopleLed(statement));
  }
  return found;
}

/** "Responsible for a team of eight, a portfolio of six schemes, and the relationship with the trustees". */
const FURTHER_THING = /,\s(?:and\s)?(?=(?:an?|the|our)\s)/u;
/** "Responsible for erecting scaffold, for loading wagons and for handing over". */
const FURTHER_DUTY = /,?\s(?:and\s)?for\s(?=\p{L}+ing\s)|,\s(?:and\s)?for\s(?=\p{L})/u;

const isOfSentence = (demand: Demand, { text }: Statement): boolean => demand.statement.text === text;

function permissionsIn(statement: Statement, before: readonly Demand[]): Demand[] {
  return PERMISSIONS.flatMap((pattern): Demand[] => {
    const phrase = pattern
      .exec(statement.text)?.[0]
      .trim()
      .replace(/[.,;]+$/u, '');
    if (phrase === undefined || before.some((other) => pattern.test(other.phrase) || (isOfSentence(other, statement) && pattern.test(other.statement.text))))
      return [];
    if (
      /\b(?:sponsor|zuschuss|we (?:pay|cover)|allowance|subsid)/u.test(statement.folded) &&
      !/right to|eligib|authori|permission|citizen|working rights/u.test(statement.folded)
    )
      return [];
    if (NOT_ASKED.test(statement.folded) && !/must|need to|required|muss/u.test(statement.folded)) return [];
    return [{ phrase, kind: 'credential', must: !statement.nice || FIRM.test(statement.folded), alternatives: [], statement }];
  });
}

/** "A basic DBS check is needed" below a list of wishes is none of them; folded. */
const FIRM = /\b(?:(?:is|are|will be) (?:needed|required|sought|carried out|undertaken)|subject to|must|mandatory)\b/u;

/** "A small office of two assistants, whom you will line-manage." */
function peopleLed(statement: Statement): Demand[] {
  const phrase = LED.exec(statement.text)?.[0];
  return phrase === undefined || statement.zone === 'unasked'
    ? []
    : [{ phrase: phrase.trim(), kind: 'responsibility', must: !statement.nice, alternatives: [], statement }];
}
const LED = /(?:[\p{L}\d-]+\s){0,2}[\p{L}-]+,? whom you(?:['’]ll| will)? (?:also )?(?:line[- ]?manage|supervise|lead|manage|train|mentor)\b/u;

/** Hours and travel that a sentence insists on outside of any list. */
function conditionsOf(statement: Statement, before: readonly Demand[]): Demand[] {
  if (!INSISTS.test(statement.folded) || before.some((other) => isOfSentence(other, statement) && conditionsIn(other.phrase).length > 0)) return [];
  // What is offered and told of the house is insisted on only in so many words.
  const insists = ASKING.has(statement.zone) ? INSISTS : STRONGLY;
  return statement.text
    .split(/;\s|\s[–—]\s|:\s|,\s(?:so|but|as|since|and since|and(?=\s(?:we|you|happy|willing|prepared)\s))\s|\sand (?=to\s)/u)
    .filter((part) => conditionsIn(part).length > 0)
    .flatMap((part, at): Demand[] => {
      const folded = foldKeepingSigns(part);
      if ((at === 0 && !insists.test(folded)) || NOT_ASKED.test(folded)) return [];
      return [{ phrase: cut(stripped(part)), kind: 'responsibility', must: !statement.nice, alternatives: [], statement }];
    });
}
const ASKING: ReadonlySet<Statement['zone']> = new Set(['must', 'nice', 'duty', 'none']);
const STRONGLY =
  /\b(?:you (?:must|will need to|need to)|you'll (?:have|need) to|must be (?:able|available|willing|prepared)|applicants must|candidates must|est a prevoir|is required|wird vorausgesetzt|setzen wir voraus)\b/u;
const INSISTS =
  /\b(?:must|need(?:s)? (?:you )?to|available|prepared to|willing(?:ness)? to|able to|required|expect(?:ed)?|ask(?:ed)? (?:you |everybody |everyone |all (?:our )?(?:staff|colleagues) )?to|rota is|teilnahme|attendance|you(?:'ll| will) (?:be travel|have to|work)|part of (?:it|the (?:job|role|post))|is needed|involves (?:daily |regular )?travel|dienst|bereit|setzen wir voraus|deplacements?|est a prevoir|disponibilite|disponibilidad|bereid)\b/u;

/** Characters; pay and place stand at the head of a line. */
const A_LINE = 60;

const isNoDemand = (folded: string): boolean => NO_DEMAND.test(folded.replace(AMOUNT_OF_WORK, ' ').replace(REPORTS_TO, ''));

/** "Spreadsheets (SQL or Looker a plus)", "NVQ Level 3 (NVQ Level 4 desirable)": a wish of its own, and no other way to what stands before it. */
const WISH_INSIDE =
  /\s*\(([^()]{2,60}?),? (?:(?:is|are|would be|will be) )?(?:an? (?:(?:big|real|definite|distinct|added) )?(?:plus|bonus|asset|advantage)|desirable|advantageous)\)/iu;

/** "Advanced Excel skills, ideally including Power Query": a wish at the end that has a name. */
const WISH_BEHIND = /,\s(?:ideally|preferably)\s(?:including|with|in|using|experience (?:of|with|in)|knowledge of)\s((?-i:\p{Lu})[\p{L}\d+#. /-]{1,40})$/iu;

function demandsIn({ text: whole, carried }: Piece, given: Statement, language: string): Demand[] {
  const wish = given.zone === 'duty' ? null : (WISH_INSIDE.exec(whole) ?? (yearsAt(whole) === null ? WISH_BEHIND.exec(whole) : null));
  if (wish === null) return askedIn({ text: whole, carried }, given, language);
  const [written, inside = ''] = wish;
  const isWhole = whole.replace(written, '').trim();
  const wished: Statement = { ...given, zone: 'nice', nice: true, item: true, headed: true };
  // What is left is wished for only where it says so itself.
  const kept: Statement = given.zone === 'must' ? { ...given, nice: false } : given;
  return [...askedIn({ text: isWhole, carried }, kept, language), ...askedIn({ text: inside.trim(), carried: true }, wished, language)].map((demand) => ({
    ...demand,
    statement: given,
  }));
}

function askedIn({ text: piece, carried }: Piece, statement: Statement, language: string): Demand[] {
  const folded = foldKeepingSigns(piece);
  // "Excel (no need for macros)": what stands in brackets takes nothing back.
  const bare = folded.replace(/\([^()]*\)/gu, ' ');
  if ((NOT_ASKED.test(bare) && !WISHED.test(bare)) || isNoDemand(bare)) return [];
  const { zone, item } = statement;
  if (IF_ONLY.test(folded) || OFFERED.test(folded) || tellsOfTheHouse(piece, statement)) return [];
  if (!item && zone === 'duty' && !DOING.test(statement.folded) && !/\b(?:must|need|required?|essential)\b/u.test(folded)) return [];
  const isName = (zone === 'nice' || (zone === 'must' && !A_CLAUSE.test(folded))) && statement.headed && writtenWords(piece).length <= A_FEW;
  if (
    !item &&
    !carried &&
    !isName &&
    zone !== 'duty' &&
    !MUST_CUES.test(folded) &&
    !NICE_CUES.test(withoutAsides(folded)) &&
    stripped(piece) === piece.trim() &&
    !(zone === 'must' && DONE.test(piece))
  )
    return [];
  // "X would be an advantage, as would Y": the verb of the first clause speaks for the second.
  const must = carried && statement.nice && !/\b(?:must|essential|required|mandatory)\b/u.test(folded) ? false : isMust(folded, statement);
  const members = membersOf(
    piece.replace(HOUSE_ASIDE, '').replace(TO_BE_LEARNED, '').replace(IN_PARTICULAR, ''),
    language,
    zone === 'duty' || languagesIn(piece).length > 1,
  );
  // "Shifts, also at night, at weekends and on bank holidays" is one condition.
  const whole = members.length > 1 && members.every((member) => conditionsIn(member).length > 0) ? [piece] : members;
  // "Klasse B, Klasse C wünschenswert": the wish is the last member's alone.
  const [first = '', last = '', ...more] = whole;
  const isLastAlone =
    statement.zone === 'must' &&
    more.length === 0 &&
    last !== '' &&
    piece.includes(`${first}, ${last}`) &&
    NICE_CUES.test(foldKeepingSigns(`, ${last}`)) &&
    !NICE_CUES.test(foldKeepingSigns(first));
  return whole.flatMap((member, at) => demandOf(member, must || (isLastAlone && at === 0), statement, language));
}

/** "IT skills, in particular Word and Outlook": the programs are what is asked for. */
const IN_PARTICULAR =
  /^(?:(?:very |strong|good|excellent|solid|sound|confident|basic|advanced)\s)*(?:it|computer|digital|software|office|technical|pc) (?:skills|literacy|packages|knowledge),? (?:in particular|especially|particularly|notably|above all)\s(?:with |in )?/iu;

/** "You must have prepared board papers, and serviced a committee." */
const DONE = /^\p{Ll}{3,}ed\s(?:an?|the|our|your)\s/u;

const A_FEW = 8;
/** A sentence with a verb or a subject of its own; folded. */
const A_CLAUSE =
  /\b(?:is|are|was|were|has|have|had|will|would|can|must|do|does|we|our|us|you|your|they|it|this|that|who|which|get|gets|join|apply|please|come|goes|makes?|means)\b/u;

/** A clause that supposes, or opens a further thought, asks for nothing itself; folded. */
const IF_ONLY =
  /\?$|^(?:you(?:['’]ll| will) )?be (?:on|in|at|behind|up to) .*\bwithin (?:an?|the first|your first|two|three|six|\d+) (?:day|week|month|year)s?\b|^(?:wondering|here (?:it|we)|then you|do you (?!have)|are you|please (?:submit|send|read|visit)|interviews? for|(?:all|selected|shortlisted|successful) applicants (?:are|will)|as always|by (?:this|that) time|(?:from |in )?(?:week|month|year|day) \d|after that|best of all|tasks in general|what(?:'?s| is) in it|a job in a|about the (?:department|team|company)|these types of|if (?:these|this)|if (?:you|it|not|this|that)|should you|as (?:this|the|our|we)|\p{L}+ of (?:our|the|us)(?: \p{L}+){0,3} (?:did|do|does|have|has|had|are|were|was|is|stayed|started)\b|half (?:of )?(?:our|the)|when you|because|since|in practice|one warning|required from|visits?\b|will (?:spend|report|be based|join|be part)\b|half our|the (?:\p{L}+ ){1,3}(?:goes?|leaves?|opens?|closes?|starts?|comes?|runs?|takes?|arrives?|lives?)\b|we (?!(?:also |will |do )*(?:need|require|want|expect|ask|look))|our |they |he (?!or she)|she |you(?:'ll| will) know our |(?:be )?the person (?:who|that)|an? (?:\p{L}+ )?(?:share|half|third|number|lot|few) of (?:our|the|us)|this (?:post|role|is)|the (?:trust|company|(?:post|rota|rotation|package|office|subject) is)|it is (?:committed|an? |the )|it (?:goes|rings|takes|means|gets|comes|will|may|can|closes)|(?:some|most|many|all|part|parts|none|neither) of (?:our|the|these|it)|nice to have\b|what (?:it|they|we)\b|(?:then )?(?:be |being )?placed (?:as|in|into|with)\b|then (?:be|move|join|progress|go)\b|(?:this is |it(?:'s| is) |we have |here is )?(?:an? |our |the )?(?:(?:[\p{L}-]+ ){0,2})?opportunity (?:has |have )?(?:arisen|exists?|available|for|to)\b|whom? |not on |first year|you(?:'re| are) (?:the (?:reason|one|person|first|face|link|glue|key)|why)\b|you(?:'ll| will)? be (?:the|an?|our|one|part)\b(?! (?:member|fellow|registered))|en dependencia|reporting to|with the (?:support|help) of|your first|wenn sie|si vous|si tienes|als je)/u;

/** "The Records branch turns paper into answers.": a sentence of its own whose subject is nobody who applies. */
function tellsOfTheHouse(piece: string, { text }: Statement): boolean {
  const [, name = '', verb = ''] = /^(\p{Lu}\p{L}+)\s(\p{Ll}+)\s(?:\S+\s){4}/u.exec(piece) ?? [];
  // "Kiteline moves three million payments a day.": a name that is no word, and what it does.
  if (/[.!]$/u.test(text) && verbOf(verb)?.form === 'third' && !isEverydayWord(name.toLowerCase()) && knownTerm(name) === undefined) return true;
  const [, rest] = /^(?:The|Our|This)\s((?:[\p{L}'’-]+\s){2,7})/u.exec(piece) ?? [];
  if (rest === undefined || !/[.!]$/u.test(text) || /\b(?:you|candidate|applicant|post-?holder|successful|must|need)/iu.test(piece)) return false;
  return rest
    .trim()
    .split(/\s/u)
    .slice(1)
    .some((word) => verbOf(word)?.form === 'third');
}

/** What the house will do for whoever comes; folded. */
const OFFERED =
  /^(?:you(?:'ll| will) )?join (?:us|our|an?|the (?:team|firm|company))\b|^(?:(?:our|the|this|your) )?(?:\p{L}+ )?(?:school|trust|council|college|university|company|appointment|offer|employment|role|post|position) (?:is|are) (?:fully )?(?:committed to|subject to)\b|^(?:will |to )?join us\b|^(?:owing|due|thanks) to\b|^(?:we(?:'re| are) )?searching for\b|^(?:desirable|essential|preferred)\)?$|(?:^|\b(?:will|'ll) )(?:be )?(?:given|offered|supported|provided with|entitled to)\b/u;

/** A clause of prose that tells what one will do; folded. */
const DOING = /\b(?:you(?:'ll| will| would)?|will|vous|sie|du|je)\b/u;

/** "Five years in marketing, ideally in food" insists on the years: a wish in the middle is not the whole. */
function isMust(folded: string, { zone, nice }: Statement): boolean {
  if (
    /\b(?:must (?:have|hold|be)|(?<!\bnot (?:\p{L}+ )?)essential|mandatory|(?:is|are) (?:(?:required|needed)|an? (?:absolute |definite )?must))\b/u.test(folded)
  )
    return true;
  if (zone === 'nice') return false;
  const cue = withoutAsides(folded).search(NICE_CUES);
  if (cue < 0) return !nice || zone !== 'none' ? true : !nice;
  // "Five years' maintenance experience, food industry an asset": the wish is the last clause, and the years are none.
  const before = folded.slice(0, folded.lastIndexOf(',', cue));
  if (before.length > IN_THE_MIDDLE && yearsAt(before) !== null && before.length < cue) return true;
  return cue > IN_THE_MIDDLE && /^(?:,\s?)?(?:ideal|prefer|idealer|optimal)/u.test(folded.slice(cue)) && !/\bpreferred\b/u.test(folded.slice(cue));
}
/** Characters. */
const IN_THE_MIDDLE = 15;

/** "Records on your tablet (we use Job Manager; training given)": what the house says of itself in a bracket. */
const HOUSE_ASIDE = /,?\s+or we(?:['’]ll| will| can)? [^,;]*$|\s*\((?:we|our|you(?:'ll|’ll| will)?|it|this|that|they|training|full training|no )\b[^()]*\)/giu;

/** "Work on the counter and do a Level 2 Apprenticeship": what is learned there nobody has yet. */
const TO_BE_LEARNED =
  /,?\s(?:and|while)\s(?:do|doing|complet(?:e|ing)|start(?:ing)?|undertak(?:e|ing)|study(?:ing)? for|gain(?:ing)?|work(?:ing)? towards)\s(?:an?|your|the)\s[^,;]*\b(?:apprenticeship|qualification|[NS]VQ|diploma|certificate)\b.*$/iu;

function demandOf(member: string, must: boolean, statement: Statement, language: string): Demand[] {
  const folded = foldKeepingSigns(member);
  const body = stripped(member);
  const whole = stripped(member, false);
  if (OF_THE_HOUSE.test(folded) || (statement.zone === 'duty' && writtenWords(body).length === 1 && verbOf(body.toLowerCase())?.form === 'bare')) return [];
  // "You will change that": the verb alone is no duty.
  if (body === '' || NO_THING.test(foldKeepingSigns(cut(body))) || NO_THING.test(foldKeepingSigns(body)) || NO_THING.test(folded)) return [];
  const make = (kind: Demand['kind'], phrase: string, alternatives: readonly string[] = []): Demand => ({ phrase, kind, must, alternatives, statement });
  const years = yearsAt(member);
  if (years !== null && (EXPERIENCE_NEAR.test(folded) || EXPERIENCE_NEAR.test(statement.folded) || (statement.zone !== 'duty' && !TIME_SPAN.test(folded)))) {
    // "A Ph.D., or an M.S. with four years": two ways to one paper.
    if (degreeLevel(member.slice(0, years.at)) !== null && alternativeWord(language).test(member.slice(0, years.at)))
      return [make('credential', cut(body), alternativesOf(whole, language))];
    const from = inYears(stripped(member.slice(years.at)));
    // "You must have managed managers, and done it for three years": the years alone say nothing.
    return [make('experience', cut(from.split(/\s+/u).length > BARE_YEARS || years.at < A_START ? from : body))];
  }
  const languages = SUBJECT.test(folded) || A_DEGREE_IN.test(folded) ? [] : languagesIn(member);
  // "Bilingual English/Spanish": the one beside the advert's own.
  if (languages.length === 2 && BILINGUAL.test(folded) && statement.zone !== 'duty') {
    const other = languages.filter(({ name }) => name !== LANGUAGE_OF.get(language));
    if (other.length === 1) return other.map(({ word }) => make('language', `${word} (${BILINGUAL.exec(member)?.[0].toLowerCase() ?? 'bilingual'})`));
  }
  const [first] = languages;
  if (
    first !== undefined &&
    !LANGUAGE_PAPER.test(folded) &&
    (folded.indexOf(foldKeepingSigns(first.word)) < LANGUAGE_REACH || languageLevel(folded) !== null) &&
    statement.zone !== 'duty'
  ) {
    const parts = languages.length > 1 ? member.split(/,?\s(?:and|und|et|y|en|sowie|plus)\s|,\s/u) : [member];
    const named = (bare: string): string => {
      const word = languages.length === 1 && new RegExp(`\\bwritten ${bare}\\b`, 'iu').test(member) ? `written ${bare}` : bare;
      const level = languageLevel(parts.find((part) => part.includes(word)) ?? member);
      return `${word.replace(/kenntnisse$/u, '')}${level === null ? '' : ` (${level.word})`}`;
    };
    return languages.length > 1 && alternativeWord(language).test(folded)
      ? [
          make(
            'language',
            languages.map(({ word }) => word).join(' or '),
            languages.map(({ word }) => named(word)),
          ),
        ]
      : languages.map(({ word }) => make('language', named(word)));
  }
  if (
    (statement.zone !== 'duty' || /degree|bachelor|master'|diploma|studium|diplome/u.test(folded)) &&
    (DEGREE_CUE.test(folded) || DEGREE_CUE.test(foldKeepingSigns(withDegreesSpelled(body)))) &&
    degreeLevel(member) !== null &&
    !/\bneither here\b|\blicen[cs]e\b|\blicence\b|first aid/u.test(folded)
  )
    return [make('credential', cut(body), alternativesOf(whole, language))];
  const isDuty = statement.zone === 'duty';
  if (
    isDuty &&
    writtenWords(body).length < (statement.item ? LEAST_DUTY.item : LEAST_DUTY.clause) &&
    !(language === 'de' && statement.item && /^\p{Lu}\p{Ll}{8,}$/u.test(body)) &&
    !termHits(body).some(({ term }) => term !== null && (statement.item || term.kind !== 'skill'))
  )
    return [];
  if (!isDuty && conditionsIn(body).length > 0 && !CREDENTIAL_WORDS.test(folded)) return [make('responsibility', cut(body))];
  return [make(isDuty ? 'responsibility' : kindOf(body, folded), cut(body), alternativesOf(isDuty ? body : whole, language))];
}
const BILINGUAL = /\b(?:bilingual|zweisprachig|bilingue|bilingüe|tweetalig)\b/iu;
/** "Five of which as a manager": five years. */
const inYears = (phrase: string): string =>
  phrase.replace(
    /^((?:at least )?[\p{L}\d]+\+?) of (?:them|these|those|which)\b/iu,
    (_, count: string) => `${count} ${/\b(?:one|1)$/iu.test(count) ? 'year' : 'years'}`,
  );

/** An examination in a language is a paper, and not the language; folded. */
const LANGUAGE_PAPER = /\b(?:language (?:test|exam|certificate)|ielts|oet|toefl|pte academic|tef|goethe[- ]zertifikat|delf|dele)\b/u;

/** Words of a number and its unit; characters before which it stands at the head. */
const BARE_YEARS = 2;
const A_START = 15;

/** Characters before a language that is itself asked for. */
const LANGUAGE_REACH = 40;

/** "9 years our Head Chef is moving", "5-8 years | ₹38-52 LPA": years of the house, and a line of figures under the title; folded. */
const OF_THE_HOUSE =
  /^(?:(?:after|for|over|in) )?(?:the (?:last|past) )?(?:\d+|\p{L}+) years?,? (?:our|we|the (?:company|firm|team|current|present))\b|\|.*(?:[£$€₹]|\b(?:lpa|esops?|per (?:hour|annum)|hybrid|permanent|full[- ]time)\b)/u;

/** Nothing that anybody could have or do; folded. */
const NO_THING =
  /^(?:(?:perform|do|undertake|complete|assist with|carry out|handle) )?(?:any |all |and )*(?:other|additional|further|various|ad[- ]hoc)(?: [\p{L}-]+){0,2} (?:duties|tasks|responsibilities)\b(?!.*\b(?:includ|such as|like))|^people (?:finish|love|use|want|need|enjoy|trust|read|like|remember|understand|come back)\b|^(?:it|this|that|them|both|either|here|one|please|be up for that|of|ha(?:s|ve)(?: got| been)?|you(?: have| are)?|can|will|is|are|hand|own|all|and|or)?$|^(?:(?:an?|the|our|your) )?views? (?:of|over)\b|^workwear$|^(?:two|three|\d|good|professional) (?:\p{L}+ )?references?$|^(?:an? )?portfolio to prove it$|^(?:or )?(?:any |an? )?equivalent combination\b|^(?:out-of-state |newly qualified |recent )*(?:applicants|graduates|returners|candidates|newcomers|\p{L}{2,4}s)(?: are)?(?: also| very)? welcome\b|^(?:(?:on |by |over |in )?(?:the )?(?:phone|telephone|e-?mail|person|face[- ]to[- ]face)(?:,? (?:and|or) )?)+$|^\p{L}+ is your (?:responsibility|job)$|\bencouraged to apply\b|^(?:come|join) (?:and )?(?:\p{L}+ )?with us$|^(?:have |has )?(?:either )?(?:done|do|did) so\b|\bas (?:above|below|listed|described|mentioned)$|^\p{L}+ly \p{L}+ing$|^(?:(?:both|fluent|clear) )?(?:written|spoken|oral|verbal)(?:(?:,| and| or| &|\/)+ ?(?:written|spoken|oral|verbal|reading|writing))*$|^(?:full|part)[- ]time$|^permanent$|^(?:some|any|every)?(?:one|body)$|^(?:good )?with people\b|^people(?: at\b.*)?$|^(?:one|two|three|four|five|six|seven|eight|nine|ten)(?: of)?$|^age$|^(?:duties|responsibilities|tasks|requirements|skills)(?: will)? (?:include|are)\b|^(?:certified|original|scanned) copies of\b|^(?:cvs?|resumes?) (?:alone|only|must|should|in)\b|^(?:what|which|who|whom|where)\s|^\p{L}+ (?:to |with |of |by |on |upon |for |about )?(?:it|them|this|that|both)$/u;

function kindOf(body: string, folded: string): Demand['kind'] {
  const hits = termHits(body);
  if (CREDENTIAL_WORDS.test(folded) || hits.some(({ term }) => term?.kind === 'credential')) return 'credential';
  if (hits.some(({ term }) => term?.kind === 'tool')) return 'tool';
  const [hit] = hits;
  return hit?.term?.kind === 'skill' && hit.end - hit.start > body.length / 2 ? 'skill' : 'knowledge';
}
