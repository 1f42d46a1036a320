import type { Experience } from '../../../../domain/cv.ts';
import type { Context } from '../../../context.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 8;
/** Whoever says so has told how two jobs fit into a week. */
const SHARED =
  /\b(?:part[- ]?time|weekends?|evenings?|nights?|freelance\w*|self[- ]employed|contract\w*|consult\w*|volunt\w*|casual|bank|zero[- ]hours|adjunct|trustee|board|member|reserve|founder|owner|co-founder|director|seasonal|per diem|prn|tutor|intern\w*|student|chair\w*|governor|treasurer)\b/iu;

const saysHow = ({ title, company, details }: Experience): boolean => SHARED.test([title, company, ...details].map((read) => read?.value ?? '').join(' '));

/** Two jobs that both run to the present, and nothing says how they share the week. */
export function observeTwoPresents({ cv }: Context): AnySighting[] {
  const present = cv.experience.filter(({ period }) => period?.current === true);
  const [one, other] = present;
  if (present.length !== 2 || one?.period == null || other?.period == null || saysHow(one) || saysHow(other)) return [];
  const [{ text: quote, page, line }, first] = [other.period, one.period];
  if (quote === first.text && page === first.page && line === first.line) return [];
  const also = [{ quote: first.text, page: first.page, line: first.line }];
  return [{ kind: 'against', quote, page, line, also, oddity: ODDITY, facts: { it: quote, name: 'two-presents' } }];
}
