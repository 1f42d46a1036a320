import { MACHINE_INSTRUCTIONS } from '../lexicon/form/instructions.ts';
import { ADVERT_HEADINGS, BARE_HEADING, BOILERPLATE, DUTY_CUES, MUST_CUES, NICE_CUES, type AdvertZone } from '../lexicon/advert/headings.ts';
import { NOT_ASKED, opensWishes, WISHED } from '../lexicon/advert/loose-headings.ts';
import { looseZone } from './loose-zone.ts';
import { sentencesOf, withFragments } from './sentences-of.ts';
import { advertLines } from './advert-text.ts';
import { foldKeepingSigns } from '../english/folding.ts';

/** A sentence or bullet of an advert and what it is for. */
export interface Statement {
  /** Verbatim, without bullet sign and heading. */
  text: string;
  zone: AdvertZone;
  /** Whether the zone comes from a heading. */
  headed: boolean;
  /** Whether it only wishes: by heading or in so many words. */
  nice: boolean;
  /** Stands on a line of its own or behind a bullet sign. */
  item: boolean;
  /** Behind a bullet sign. */
  bullet: boolean;
  /** Folded text, for cues. */
  folded: string;
}

const LONGEST_HEADING = 70;
/** A line that is shorter is an item of a list also without a sign. */
const LONGEST_ITEM = 260;
/** Characters looked through for orders to a machine. */
const LONGEST_ORDER = 2_000;
const HEADINGS = ADVERT_HEADINGS.map(([zone, pattern]) => [zone, new RegExp(`^(?:${pattern})$`, 'u')] as const);
/** The zone a text opens when it is a heading; null when it is none. */
type HeadingZone = (text: string) => AdvertZone | null;
/** Bounds the memory that a hostile advert can make the memo take. */
const MEMO = 20_000;

/** Looks headings up, and remembers them for as long as one advert is read: hostile ones repeat a colon ten thousand times. */
function headingReader(): HeadingZone {
  const known = new Map<string, AdvertZone | null>();
  return (text) => {
    if (text.length > LONGEST_HEADING) return null;
    const folded = foldKeepingSigns(text)
      .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}?]+$/gu, '')
      .replace(/\s*[(（].{0,40}[)）]$/u, '');
    if (folded === '') return null;
    const before = known.get(folded);
    if (before !== undefined) return before;
    const asked = folded.replace(/\?$/u, '');
    const zone = HEADINGS.find(([, pattern]) => pattern.test(folded) || pattern.test(asked))?.[0] ?? null;
    if (known.size < MEMO) known.set(folded, zone);
    return zone;
  };
}

/** The advert's statements in order, each with its zone; headings and orders to a machine are left out. */
export function statementsOf(text: string): { title: string | null; statements: Statement[] } {
  const statements: Statement[] = [];
  const headingZone = headingReader();
  let zone: AdvertZone = 'none';
  let headed = false;
  let title: string | null = null;
  let listed = false;
  const lines = advertLines(text);
  // Where no sign marks an item, lines are no lists.
  const signed = lines.some((line) => BULLET.test(line));
  for (const [at, line] of lines.entries()) {
    const bullet = BULLET.test(line);
    const bare = line.replace(/^#{1,6}\s*|\*{1,2}/gu, '');
    const loose: AdvertZone | null = at === 0 || bullet ? null : looseZone(bare, zone);
    const alone: AdvertZone | null = loose === 'nice' || loose === 'unasked' ? loose : (headingZone(bare) ?? loose);
    if (alone !== null && !bullet) {
      zone = alone;
      headed = true;
      listed = false;
      continue;
    }
    if (!bullet && OPENS_DUTIES.test(line)) {
      zone = 'duty';
      headed = true;
      listed = false;
      continue;
    }
    if (!bullet && OPENS_MUSTS.test(line)) {
      zone = 'must';
      headed = true;
      listed = false;
      continue;
    }
    // A label over a part of a list that no list of ours knows ("Trade", "On the tools"): it asks for nothing, and its list goes on.
    if (listed && !bullet && BULLET.test(lines[at + 1] ?? '') && LABEL.test(line)) continue;
    // A paragraph below a list belongs to its heading no more.
    if (signed && listed && !bullet && line.length > LEAST_PARAGRAPH && (zone === 'must' || zone === 'nice' || zone === 'duty')) {
      zone = 'none';
      headed = false;
    }
    listed = bullet;
    if (at === 0) {
      title = titleOf(line);
      if (title !== null) continue;
    }
    for (const part of partsOf(line, headingZone)) {
      const [opened, rest] = withoutHeading(part.text, headingZone);
      const before: { zone: AdvertZone; headed: boolean } = { zone, headed };
      if (opened !== null) {
        zone = opened;
        headed = true;
      }
      for (const sentence of part.bullet ? withFragments(sentencesOf(rest)) : sentencesOf(rest)) {
        const statement = statementOf(sentence, zone, headed, part);
        if (!statement) continue;
        statements.push(statement);
        // "The following would be an advantage:" speaks for the lines below it.
        if (opensWishes(statement.folded)) {
          zone = 'nice';
          headed = true;
        }
      }
      // "Contract: permanent" speaks for its own line.
      // "The practice: five vets and a tortoise."
      if (opened !== null && (FACT.test(part.text) || (opened === 'about' && rest !== '') || (rest !== '' && PAY.test(part.text)))) ({ zone, headed } = before);
    }
  }
  return { title, statements };
}

export const BULLET = /^(?:[•·▪●◦‣⁃∙■□►▶➤➢✓✔★☆❖◆◇»›>→⇒*+–—\-\u0095\uf0b7\uf0a7]\ufe0f?|o(?=\s)|(?:\d{1,2}|[a-h])[.)](?=\s))\s*(?=\S)/u;
/** "Reporting to the Site Manager, the Glazier will:". */
const OPENS_DUTIES = /^[^.;]{3,120}\b(?:will|you(?:['’]ll| will) (?:also )?be):$/u;
/** "We're after someone who has:". */
const OPENS_MUSTS =
  /^[^.;:]{0,80}\b(?:some(?:one|body)|person|people|candidates?|applicants?|colleague|individual) (?:who|with|that)(?: (?:also |already )?(?:has|have|is|are|can|brings?|holds?))?\s*:$/iu;
/** A line of a few words and no figures, closed by nothing. */
const LABEL = /^\p{Lu}[^.!?;,:\d]{2,40}:?$/u;
/** A line of facts at the head of an advert: its label, and no sentence behind it. */
const FACT =
  /^(?:experience|education|qualification|skills?|location|company|contract|hours|salary|pay|ctc|openings|department|job type|type|schedule|shift|start|languages?|industry|category|level)\s*:\s?(?:[^.!?;]|\.(?=\d)){1,120}$/iu;
/** "Pay: £15.60 an hour; night premium £1.20. Free parking." */
const PAY = /^(?:the )?(?:pay|salary|wages?|money|rate|package|hours)\s*:/iu;
/** Characters; a shorter line below a list may be its last item. */
const LEAST_PARAGRAPH = 60;
/** What a line that is no sentence and begins an advert may be longer than: nothing that names a job. */
const LONGEST_TITLE = 90;

function titleOf(line: string): string | null {
  return line.length <= LONGEST_TITLE && !/[.!?]$/u.test(line) && !BULLET.test(line) ? line : null;
}

interface Part {
  text: string;
  item: boolean;
  /** Behind a bullet sign. */
  bullet: boolean;
}

/** A line cut at the bullet signs and headings inside it. */
function partsOf(line: string, headingZone: HeadingZone): Part[] {
  const items = line
    .split(/(?:^|\s)[•·▪●◦‣∙■►▶➤➢✓✔★❖◆◇\u0095\uf0b7\uf0a7]\ufe0f?\s*|\s\*\s(?=\p{Lu})|^(?:[*+–—»›>→⇒-]|o(?=\s)|(?:\d{1,2}|[a-h])[.)](?=\s))\s*(?=\S)/u)
    .filter((item) => item.trim() !== '');
  const short = line.length < LONGEST_ITEM;
  const bullet = items.length > 1 || BULLET.test(line);
  return items.flatMap((item) => cutAtHeadings(item, headingZone).map((text) => ({ text, item: bullet || short, bullet })));
}

/** Headings with a colon in the middle of a text: "... in Git. What you have: ...". */
function cutAtHeadings(text: string, headingZone: HeadingZone): string[] {
  const cuts: number[] = [];
  for (const { index: colon } of text.matchAll(/[:：](?=\s|$)/gu)) {
    const before = text.slice(Math.max(0, colon - LONGEST_HEADING), colon);
    const starts = [...before.matchAll(/(?:^|(?<=[\s*]))\p{Lu}/gu)].map(({ index }) => index).slice(-8);
    const start = starts.find((from) => headingZone(before.slice(from)) !== null);
    if (start !== undefined) cuts.push(colon - before.length + start);
  }
  for (const found of text.matchAll(BARE_HEADING)) {
    const words = found[0].trim();
    if (headingZone(words) !== null) cuts.push(found.index);
  }
  if (cuts.length === 0) return [text];
  const bounds = [...new Set([0, ...cuts.toSorted((a, b) => a - b), text.length])];
  return bounds.slice(0, -1).flatMap((from, at) => {
    const part = text.slice(from, bounds[at + 1]).trim();
    return part === '' ? [] : [part];
  });
}

/** "Requirements: a degree" and "Your profile You have..." without their headings, with the zone they open. */
function withoutHeading(text: string, headingZone: HeadingZone): [AdvertZone | null, string] {
  const colon = /^([^:：]{2,70})[:：]\s*(\S[\s\S]*)?$/u.exec(text);
  const before = colon?.[1];
  if (before !== undefined) {
    const zone = headingZone(before);
    if (zone !== null) return [zone, colon?.[2] ?? ''];
  }
  BARE_HEADING.lastIndex = 0;
  const bare = BARE_HEADING.exec(text);
  BARE_HEADING.lastIndex = 0;
  const words = bare?.index === 0 ? bare[0] : null;
  const zone = words === null ? null : headingZone(words);
  return words === null || zone === null ? [null, text] : [zone, text.slice(words.length).trim()];
}

function statementOf(text: string, headingsZone: AdvertZone, headed: boolean, { item, bullet }: Part): Statement | null {
  if (MACHINE_INSTRUCTIONS.some((pattern) => pattern.test(text.slice(0, LONGEST_ORDER)))) return null;
  const folded = foldKeepingSigns(text);
  // "(E)" and "(D)" of a person specification count for more than its headings.
  const mark = MARK.exec(text)?.[1]?.toLowerCase();
  const nice = mark === undefined ? NICE_CUES.test(withoutAsides(folded)) : /^[dpn]/u.test(mark);
  const zone = mark === undefined ? zoneOf(folded, headingsZone, nice, bullet) : nice ? 'nice' : 'must';
  return { text: text.replace(MARK, ''), zone, headed: headed && zone === headingsZone, nice: nice || zone === 'nice', item, bullet, folded };
}

/** "Level 2 Food Hygiene (Level 3 preferred)" insists on level 2: what a bracket wishes for beside the thing is not the thing. */
export const withoutAsides = (folded: string): string => folded.replace(/\([^()]*\)/gu, (inside) => (ALL_CUE.test(inside) ? inside : ' '));
const ALL_CUE =
  /^\((?:is |highly |also |would be )*(?:an? )?(?:desirable|desired|preferred|preferable|advantageous|beneficial|useful|welcome|optional|nice to have|plus|bonus|advantage|wunschenswert|von vorteil|souhaite|deseable|een pre)\b(?:,? (?:but )?not (?:essential|required|necessary))?\)$/u;

const MARK = /\s*\((E|D|essential|desirable|required|must|must[- ]have|preferred|nice[- ]to[- ]have)\)\.?$/iu;

/** Where one clause of a folded sentence ends and another begins. */
export const CLAUSE =
  /[;:–]\s|,\s(?=(?:and|but|so|since|as|because|though|while|which|where|we|our|you|on which|der|die|das|und|aber|et|mais|car|y|pero|en|maar|want|dat)\b)|\s\(|\)\s?/u;

/** A paper or a skill is called essential also where the sentence goes on with what one will do. */
const INSISTS = /\b(?:(?:is|are) (?:both |also |all )?(?:essential|mandatory|required)|must (?:have|hold))\b/u;

/** "Are you an experienced deputy ready for the next step?" courts the reader; "Newly qualified nurses are welcome" invites; folded. */
const INVITES =
  /^(?:even )?if you (?:think|feel|believe|don't|do not|aren't|are (?:not sure|unsure|excited|interested)|like the sound|want to (?:work|join|be part))\b|^(?:are you|could you be|do you (?:want|love|enjoy|fancy|thrive|dream)|would you (?:like|love)|looking|ready|fancy|want|searching|tired)\b[^?]*\?$|^(?:(?:newly|recently)[ -]qualified|applications? (?:from|by)|applicants?|career changers|returners|veterans|women|people (?:of|with|from)|candidates (?:of|from|with))\b[^.;]*\b(?:is|are) (?:very |also |particularly |especially )?(?:welcomed?|encouraged|invited)\b/u;

/** A line of a list that names what is done with pensions, pay and cover; folded. */
const WORK_ON_IT =
  /^(?!.*\b(?:we|our|your?|\d+ days|generous|competitive|matched|free)\b)[^£$€%]*\b(?:administ\p{L}*|process\p{L}*|calculat\p{L}*|reconcil\p{L}*|handl\p{L}*|advis\p{L}*|knowledge of|experience (?:of|in|with))\b/u;

/** "You'll look after HR records and take part in salary reviews and benefits administration": work, whatever it is done with; folded. */
const WILL_WORK_ON_IT =
  /^(?:as [^,]{2,40}, )?you(?:'ll| will)(?! (?:get|receive|enjoy|have|earn|benefit|join|find|be (?:paid|given|offered|entitled|rewarded|eligible)))\b[^£$€%]*\b(?:salary|pay|benefits?|pensions?|leave|holiday|bonus) (?:reviews?|administration|process\p{L}*|quer(?:y|ies)|records?|calculations?|changes|requests?|matters)\b/u;

/** A sentence's own words may overrule its heading only where they leave no doubt. */
function zoneOf(folded: string, heading: AdvertZone, nice: boolean, bullet: boolean): AdvertZone {
  const listed = bullet && (heading === 'must' || heading === 'nice' || heading === 'duty');
  // Of two clauses one may ask and the other not; the first of an item asks by its heading ("Excel (no need for macros)").
  const asking = (clause: string, at: number): boolean => !NOT_ASKED.test(clause) && ((listed && at === 0) || WISHED.test(clause) || MUST_CUES.test(clause));
  if (NOT_ASKED.test(folded) && !folded.split(CLAUSE).some(asking)) return 'unasked';
  if (INVITES.test(folded)) return 'about';
  // An item of a list of requirements may name agencies, data and leaders; only what is offered is no item of it.
  // "Auto-enrolment pension administration" is work, whatever else pensions are.
  const boiler = BOILERPLATE.find(
    ([zone, pattern]) =>
      (!listed || (zone === 'offer' && !WORK_ON_IT.test(folded))) && !(zone === 'offer' && WILL_WORK_ON_IT.test(folded)) && pattern.test(folded),
  )?.[0];
  const asks = MUST_CUES.test(folded);
  if (heading === 'must' || heading === 'nice' || heading === 'duty') return boiler !== undefined && !asks ? boiler : heading;
  if (heading !== 'none') return heading;
  if (boiler !== undefined) return boiler;
  if (INSISTS.test(folded)) return 'must';
  if (DUTY_CUES.test(folded)) return 'duty';
  if (asks) return 'must';
  return nice ? 'nice' : 'none';
}
