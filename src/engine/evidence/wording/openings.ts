import type { Context } from '../../context.ts';
import type { Draft } from '../detector.ts';
import { quoteAround } from '../shared/locate.ts';
import { statementsOf, type Statement } from '../shared/statements.ts';
import type { TermMatch, TermMatcher } from '../../english/matching.ts';
import { objectAfter } from './objects.ts';

/** Most findings of one detector, and of one opening among them. */
const MOST = 40;
const MOST_OF_ONE = 24;

/** Statements that begin with an opening of the matcher, one finding a line. */
export function openingsOf(context: Context, matcher: TermMatcher, options: { skip: (text: string) => boolean }): Draft<'weak-opening'>[] {
  const found = statementsOf(context).flatMap((statement) => {
    const match = opening(statement.text, statement.tokens, matcher);
    if (!match || options.skip(statement.text) || isNoDuty(statement)) return [];
    return [{ statement, match }];
  });
  const counts = new Map<string, number>();
  for (const { match } of found) counts.set(match.term.term, (counts.get(match.term.term) ?? 0) + 1);

  const given = new Map<string, number>();
  const drafts: Draft<'weak-opening'>[] = [];
  for (const { statement, match } of found) {
    const named = objectAfter(statement.text, match.end) ?? unnamed(statement.text, match);
    const already = given.get(match.term.term) ?? 0;
    if (named === null || already >= MOST_OF_ONE || drafts.length >= MOST) continue;
    const { passage, start } = statement;
    const quoted = quoteAround(context, passage.text, passage, start + match.start, start + named.end);
    // A job pasted twice is one line to laugh at, not two.
    if (!quoted || drafts.some((draft) => draft.quote === quoted.quote)) continue;
    given.set(match.term.term, already + 1);
    const times = counts.get(match.term.term) ?? 1;
    drafts.push({ ...quoted, weight: Math.min(9, match.term.weight + (times > 2 ? 1 : 0)), facts: { opening: match.written, object: named.object, times } });
  }
  return drafts;
}

/** A certificate or a team by its name ("Basic Life Support", "Support bay"), and help that is the work itself: of those who are in somebody's care. */
const isNoDuty = ({ text, passage }: Statement): boolean =>
  (passage.role !== 'job' && (passage.section === 'other' || passage.section === 'awards')) ||
  /^(?:support|help|assist)\s(?:bays?|desks?|workers?|staff|teams?|roles?|wards?|units?|services?|vessels?|line)\b/iu.test(text) ||
  /^(?:support|help|assist|supported|helped|assisted)\s(?:\p{L}+\s){0,2}(?:starters|trainees|apprentices|students|learners|pupils|children|residents|patients|clients|customers|guests|families|tenants|adults|passengers|visitors|parents|users)\b/iu.test(
    text,
  );

/** The opening of a matcher that a statement begins with, an adverb or "I" before it skipped. */
export function opening(text: string, tokens: Parameters<TermMatcher>[1], matcher: TermMatcher): TermMatch | undefined {
  const head = (tokens ?? []).slice(0, 8);
  const [match] = matcher(text, head);
  const before = match ? text.slice(0, match.start) : '';
  return match &&
    /^(?:(?:Also|Currently|Mainly|Then),?\s*)?(?:I(?: (?:have|am|was))?(?: also| been| mainly){0,2}|Have(?: also)? been|Also,?|\p{Lu}\p{L}+ly)?\s*$/u.test(
      before,
    )
    ? match
    : undefined;
}

/** The fewest words behind an opening that make it a line about something. */
const LEAST_BEHIND = 2;

/** An opening whose object we cannot read is its own object: nobody then says what it is ("Responsible for IOLTA, both accounts"). Null where nothing follows. */
function unnamed(text: string, { end, written }: TermMatch): ReturnType<typeof objectAfter> {
  const behind = text.slice(end).match(/[\p{L}\p{N}]+/gu) ?? [];
  return behind.length < LEAST_BEHIND ? null : { object: written, end };
}
