import { ROAST_SCREENS } from '../../../../domain/limits.ts';
import { keysOf } from '../../../../domain/keys.ts';
import { KEYWORD_STATUSES, type KeywordEntry, type KeywordStatus, type OptimizationResult } from '../../../../domain/optimization.ts';
import { copyText } from '../../../../ui/clipboard.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { Card } from '../../../../ui/pen/card.tsx';
import { MarkSign, type Mark } from '../../../../ui/pen/pen-mark.tsx';
import { RESULT } from '../../result.copy.ts';
import { addedBy } from './added.ts';

const { ledger: WORDS } = RESULT;
const MARKS: Record<KeywordStatus, Mark> = { said: 'tick', unsaid: 'caret', 'not-shown': 'strike' };

/** What the advert asks for in three groups: said, true but unsaid, not shown. */
export function KeywordLedger({ result, accepted }: { result: OptimizationResult; accepted: ReadonlySet<string> }) {
  const added = addedBy(result, accepted);
  return (
    <div className="space-y-10">
      {keysOf(KEYWORD_STATUSES).map((status) => {
        const entries = result.keywordLedger.filter((entry) => entry.status === status).toSorted((a, b) => b.points - a.points);
        return (
          <section key={status} aria-labelledby={`ledger-${status}`} className="min-w-0">
            <h3 id={`ledger-${status}`} className="display flex items-center gap-3 text-2xl">
              <MarkSign mark={MARKS[status]} className="size-8 shrink-0" />
              {KEYWORD_STATUSES[status]}
              <span className="tabular-nums">{entries.length}</span>
            </h3>
            <p className="mt-2 mb-4 max-w-3xl">{entries.length === 0 ? WORDS.empty[status] : WORDS.leads[status]}</p>
            <ul className="gap-6 md:columns-2 lg:columns-3">
              {entries.map((entry) => (
                <li key={entry.id} className="break-inside-avoid pr-1 pb-5">
                  <Entry entry={entry} added={added.has(entry.id)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Entry({ entry: { requirement, kind, must, status, advertQuote, proof, sentence, points }, added }: { entry: KeywordEntry; added: boolean }) {
  return (
    <Card className="p-4">
      <h4 className="display text-xl wrap-anywhere">{requirement}</h4>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm font-bold text-ink-soft">
        <span className={must ? 'text-pen-deep' : undefined}>{must ? WORDS.must : WORDS.nice}</span>
        <span>{WORDS.kinds[kind]}</span>
        <span className="tabular-nums">{WORDS.points(points)}</span>
      </p>
      <dl className="mt-3 space-y-3 text-base">
        <Quoted name={WORDS.advert} quote={advertQuote} />
        {proof !== null && <Quoted name={`${WORDS.proof[status]} (${WORDS.place(proof.page, proof.line)})`} quote={proof.quote} mine />}
      </dl>
      {sentence !== null && <ToAdd requirement={requirement} sentence={sentence} added={added} />}
    </Card>
  );
}

function Quoted({ name, quote, mine = false }: { name: string; quote: string; mine?: boolean }) {
  return (
    <div>
      <dt className="display text-sm">{name}</dt>
      <dd className={`border-l-4 pl-3 wrap-anywhere ${mine ? 'border-pen' : 'border-ink/30'}`}>
        <q>{quote}</q>
      </dd>
    </div>
  );
}

function ToAdd({ requirement, sentence, added }: { requirement: string; sentence: string; added: boolean }) {
  const toast = useToast();
  const copy = async () => toast((await copyText(sentence)) ? WORDS.copied : RESULT.copyFailed, ROAST_SCREENS.toast);
  return (
    <div className="mt-3 border-t-2 border-ink/20 pt-3">
      <div className="flex items-center justify-between gap-3">
        <p className="display text-sm">{WORDS.sentence}</p>
        <Button tone="paper" size="sm" onClick={() => void copy()} aria-label={WORDS.copySentence(requirement)}>
          {WORDS.copy}
        </Button>
      </div>
      <p className="mt-1 font-medium wrap-anywhere">{sentence}</p>
      {added && <p className="mt-2 font-bold text-pen-deep">{WORDS.nowSaid}</p>}
    </div>
  );
}
