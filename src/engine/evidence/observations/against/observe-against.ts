import type { Finding } from '../../../../domain/finding.ts';
import type { Context } from '../../../context.ts';
import type { AnySighting } from '../observer.ts';
import { observeAdvertWords } from './advert-words.ts';
import { observeCopied } from './copied.ts';
import { observeHeadcounts } from './headcounts.ts';
import { observeLevels } from './levels.ts';
import { observeListed } from './listed.ts';
import { observeMisnamed } from './misnamed.ts';
import { observeOpposites } from './opposites.ts';
import { observePraiseTwice } from './praise-twice.ts';
import { observeSameTasks } from './same-task.ts';
import { observeSpace } from './space.ts';
import { observeTwoPresents } from './two-presents.ts';
import { observeUnnamedTools } from './unnamed-tools.ts';
import { observeUnshown } from './unshown.ts';

/** What a reader notices who holds one line of a page against the rest of it. English alone. */
export function observeAgainst(context: Context, findings: readonly Finding[]): AnySighting[] {
  if (context.cv.language !== 'en') return [];
  return [
    ...observeLevels(context),
    ...observeSameTasks(context),
    ...observeCopied(context),
    ...observeListed(context),
    ...observeAdvertWords(context),
    ...observeTwoPresents(context),
    ...observeSpace(context),
    ...observePraiseTwice(context),
    ...observeOpposites(context),
    ...observeHeadcounts(context),
    ...observeUnshown(context),
    ...observeUnnamedTools(context),
    ...observeMisnamed(context, findings),
  ];
}
