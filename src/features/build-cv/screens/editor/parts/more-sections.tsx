import type { ReactNode } from 'react';
import { type CvExtraEntry, type CvExtraSection, EXTRA_KINDS, ExtraKind, headingOf, NEW_ENTRY } from '../../../../../domain/cv-extras.ts';
import { keysOf } from '../../../../../domain/keys.ts';
import { Button } from '../../../../../ui/form/button.tsx';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { SECTIONS } from '../../../sections.copy.ts';
import { Bullets } from './bullets.tsx';
import { CvLine } from './fields.tsx';
import { IconButton } from './icon-button.tsx';
import { moved } from './lists.ts';
import type { PartProps } from './part-props.ts';

const KINDS = keysOf(EXTRA_KINDS).map((value) => ({ value, label: EXTRA_KINDS[value] }));

/** Sections after the eight: they can be added, named, moved and removed. */
export function MoreSections({ data, edit, focusSoon }: PartProps) {
  const sections = data.moreSections ?? [];
  const change = (field: string | null, next: (all: CvExtraSection[]) => CvExtraSection[]) =>
    edit(field, (cv) => ({ ...cv, moreSections: next(cv.moreSections ?? []) }));
  const move = (at: number, by: 1 | -1) => {
    change(null, (all) => moved(all, at, by));
    focusSoon(`section.${at + by}.${by === 1 ? 'down' : 'up'}`);
  };
  return (
    <>
      <p className="mb-5">{SECTIONS.lead}</p>
      <ol className="space-y-8">
        {sections.map((section, at) => {
          const name = SECTIONS.section(at + 1, headingOf(section));
          return (
            // Sections have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="border-3 border-ink bg-paper p-3 sm:p-5">
              <Head name={name}>
                <IconButton icon="up" label={SECTIONS.up(name)} focusName={`section.${at}.up`} disabled={at === 0} onClick={() => move(at, -1)} />
                <IconButton
                  icon="down"
                  label={SECTIONS.down(name)}
                  focusName={`section.${at}.down`}
                  disabled={at === sections.length - 1}
                  onClick={() => move(at, 1)}
                />
                <IconButton
                  icon="cross"
                  label={SECTIONS.remove(name)}
                  focusName={`section.${at}.remove`}
                  onClick={() => {
                    change(null, (all) => all.toSpliced(at, 1));
                    focusSoon('add-section');
                  }}
                />
              </Head>
              <Section
                section={section}
                path={`moreSections.${at}`}
                change={(field, next) => change(field, (all) => all.map((one, index) => (index === at ? next(one) : one)))}
                focusSoon={focusSoon}
              />
            </li>
          );
        })}
      </ol>
      <Button
        tone="ink"
        size="sm"
        className="mt-6"
        data-focus="add-section"
        onClick={() => {
          change(null, (all) => [...all, { kind: 'certificates', heading: '', entries: [NEW_ENTRY] }]);
          focusSoon(`moreSections.${sections.length}.heading`);
        }}
      >
        {SECTIONS.add}
      </Button>
    </>
  );
}

function Head({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <h3 className="display min-w-0 text-xl wrap-anywhere sm:text-2xl">{name}</h3>
      <div className="flex shrink-0 gap-1.5">{children}</div>
    </div>
  );
}

interface SectionProps {
  section: CvExtraSection;
  path: string;
  change: (field: string | null, next: (section: CvExtraSection) => CvExtraSection) => void;
  focusSoon: PartProps['focusSoon'];
}

function Section({ section, path, change, focusSoon }: SectionProps) {
  const { kind, heading, entries } = section;
  return (
    <>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
        <SelectField
          label={SECTIONS.kind}
          options={KINDS}
          placeholder={EXTRA_KINDS.custom}
          value={kind}
          onChange={({ target: { value } }) => change(null, (one) => ({ ...one, kind: ExtraKind.safeParse(value).data ?? 'custom' }))}
        />
        <CvLine
          field={`${path}.heading`}
          label={SECTIONS.heading}
          hint={SECTIONS.headingHint}
          value={heading}
          autoComplete="off"
          onText={(text) => change(`${path}.heading`, (one) => ({ ...one, heading: text }))}
        />
      </div>
      <ol className="mt-6 space-y-6">
        {entries.map((entry, at) => (
          // Entries have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="border-t-2 border-ink/20 pt-4">
            <Entry
              entry={entry}
              name={SECTIONS.entry(at + 1, entry.title.trim())}
              path={`${path}.entries.${at}`}
              change={(field, next) => change(field, (one) => ({ ...one, entries: one.entries.map((each, index) => (index === at ? next(each) : each)) }))}
              remove={() => {
                change(null, (one) => ({ ...one, entries: one.entries.toSpliced(at, 1) }));
                focusSoon(`${path}.add`);
              }}
              focusSoon={focusSoon}
            />
          </li>
        ))}
      </ol>
      <Button
        tone="paper"
        size="sm"
        className="mt-5"
        data-focus={`${path}.add`}
        onClick={() => {
          change(null, (one) => ({ ...one, entries: [...one.entries, NEW_ENTRY] }));
          focusSoon(`${path}.entries.${entries.length}.title`);
        }}
      >
        {SECTIONS.addEntry}
      </Button>
    </>
  );
}

interface EntryProps {
  entry: CvExtraEntry;
  name: string;
  path: string;
  change: (field: string | null, next: (entry: CvExtraEntry) => CvExtraEntry) => void;
  remove: () => void;
  focusSoon: PartProps['focusSoon'];
}

const nothing = (): void => undefined;

function Entry({ entry, name, path, change, remove, focusSoon }: EntryProps) {
  const bind = (field: 'title' | 'place' | 'dates' | 'url') => ({
    field: `${path}.${field}`,
    label: SECTIONS[field],
    value: entry[field],
    autoComplete: 'off' as const,
    onText: (text: string) => change(`${path}.${field}`, (one) => ({ ...one, [field]: text })),
  });
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h4 className="min-w-0 font-bold wrap-anywhere">{name}</h4>
        <IconButton icon="cross" label={SECTIONS.removeEntry(name)} focusName={`${path}.remove`} onClick={remove} />
      </div>
      <div className="mt-2 grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
        <CvLine {...bind('title')} />
        <CvLine {...bind('place')} />
        <CvLine {...bind('dates')} />
        <CvLine {...bind('url')} type="url" />
      </div>
      <Bullets
        bullets={entry.lines}
        questions={[]}
        path={`${path}.lines`}
        change={(field, next) => change(field, (one) => ({ ...one, lines: next(one.lines) }))}
        answer={nothing}
        dismiss={nothing}
        focusSoon={focusSoon}
      />
    </>
  );
}
