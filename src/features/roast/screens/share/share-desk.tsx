import { useState } from 'react';
import { ROAST_SCREENS } from '../../../../domain/limits.ts';
import { link } from '../../../../domain/paths.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { copyText } from '../../../../ui/clipboard.ts';
import { downloadFile } from '../../../../ui/download.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { Switch } from '../../../../ui/form/switch.tsx';
import type { CvAnalysisResultRow } from '../../contract.ts';
import { shareWords } from '../../copy.ts';
import { roastQueryOf } from '../tone.ts';
import { pictureOf } from './picture-of.ts';
import { withBars } from './redact.ts';
import { shareLinks } from './share-links.ts';
import { Networks } from './networks.tsx';
import { Picture, type PictureKind, useDrawnPicture } from './picture.tsx';

/** Everything to do with one picture: look at it, take it, post it, paste it. */
export function ShareDesk({ row, tone }: { row: CvAnalysisResultRow; tone: Tone }) {
  const words = shareWords(tone);
  const toast = useToast();
  const [quotes, setQuotes] = useState(false);
  const [failed, setFailed] = useState(false);

  const [kind, setKind] = useState<PictureKind>('card');
  const isSheet = kind === 'sheet';

  const picture = pictureOf(row, tone, quotes);
  const state = useDrawnPicture(row, tone, quotes, kind);
  const drawn = state === 'failed' ? null : state;
  const home = `${location.origin}/`;
  const line = words.text(withBars(picture.topLine, words.blackout));
  const text = `${line}\n${words.more(home)}`;
  const spoken = {
    stamp: picture.stamp,
    line: withBars(picture.topLine, words.blackoutSpoken),
    assessment: withBars(picture.assessment, words.blackoutSpoken),
    action: picture.action,
    address: picture.address,
  };

  const copy = async (said: string) => {
    const copied = await copyText(text);
    setFailed(!copied);
    if (copied) toast(said, ROAST_SCREENS.toast);
  };
  const take = async (use: (png: Blob) => Promise<void> | void) => {
    try {
      if (drawn === null) throw new Error('not drawn');
      await use(drawn.png);
      setFailed(false);
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    }
  };
  const fileName = isSheet ? words.sheetFileName : words.fileName;
  const file = (png: Blob) => new File([png], fileName, { type: png.type });

  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-8 px-4 pt-8 sm:px-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:pt-12">
      <header className="lg:col-start-2">
        <h1 className="text-5xl sm:text-7xl">{words.heading}</h1>
        <p className="mt-3 max-w-xl text-lg">{words.lead}</p>
      </header>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Picture
          drawn={drawn}
          kind={kind}
          label={words.pictureLabel}
          alt={isSheet ? words.sheetAlt(spoken.stamp) : words.alt(spoken)}
          drawing={words.drawing}
        />
      </div>
      <div className="min-w-0 space-y-8 lg:col-start-2">
        {row.page_view !== null && (
          <fieldset aria-label={words.kindLabel} className="flex w-max border-3 border-ink bg-sheet p-1">
            {(['card', 'sheet'] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === kind}
                onClick={() => {
                  setKind(each);
                  // What was shown on one picture is not shown on the other unasked.
                  setQuotes(false);
                }}
                className="display min-h-11 rounded-[inherit] px-4 text-lg aria-pressed:bg-ink aria-pressed:text-paper"
              >
                {words.kinds[each]}
              </button>
            ))}
          </fieldset>
        )}
        <Switch label={isSheet ? words.names : words.quotes} hint={isSheet ? words.namesHint : words.quotesHint} checked={quotes} onChange={setQuotes} />
        <output className="sr-only">{!quotes ? '' : isSheet ? words.namesShown : words.quotesShown}</output>
        <div className="flex flex-wrap gap-4">
          <Button tone="red" size="lg" onClick={() => void take((png) => downloadFile(png, fileName))}>
            {words.download}
          </Button>
          {canShareFiles(words.fileName) && (
            <Button tone="ink" size="lg" onClick={() => void take((png) => navigator.share({ files: [file(png)], text }))}>
              {words.share}
            </Button>
          )}
          <Button tone="paper" size="lg" onClick={() => void copy(words.copied)}>
            {words.copy}
          </Button>
        </div>
        {(failed || state === 'failed') && <Failure heading={words.failureHeading} message={words.failure} label={words.textLabel} text={text} />}
        <Networks words={words} links={shareLinks(line, home)} onPaste={() => void copy(words.copiedForApp)} />
        <ButtonLink to={link('roast', {}, roastQueryOf(row.cv_upload_id, tone))} tone="paper">
          {words.back}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What could not be copied or saved, ready to be taken by hand. */
function Failure({ heading, message, label, text }: { heading: string; message: string; label: string; text: string }) {
  return (
    <div className="space-y-3">
      <ErrorBox heading={heading} message={message} />
      <textarea
        readOnly
        aria-label={label}
        rows={5}
        value={text}
        ref={(field) => field?.select()}
        onFocus={(event) => event.target.select()}
        className="block w-full border-3 border-ink bg-sheet p-3"
      />
    </div>
  );
}

/** Phones mostly can, desktops mostly not. */
function canShareFiles(name: string): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], name, { type: 'image/png' })] });
}
