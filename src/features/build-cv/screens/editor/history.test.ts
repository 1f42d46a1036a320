import { describe, expect, it } from 'vitest';
import { type CvEditorData, editorDataOf } from '../../../../domain/cv-build.ts';
import { type CvHistory, type HistoryAction, historyOf, historyReducer } from './history.ts';

const EMPTY = editorDataOf({
  professionalSummary: '',
  skillsSection: { technicalSkills: [], softSkills: [], toolsAndTechnologies: [] },
  experience: [],
  educationSection: { degree: '', institution: '', dates: '', details: '' },
  proudestAchievementSection: '',
  personalInterestsSection: '',
});
const set = (field: 'fullName' | 'phone', value: string, at: number): HistoryAction => ({
  type: 'change',
  part: 'bio',
  field,
  at,
  change: (data: CvEditorData) => ({ ...data, [field]: value }),
});
const after = (...actions: HistoryAction[]): CvHistory => actions.reduce(historyReducer, historyOf(EMPTY));
const UNDO: HistoryAction = { type: 'undo' };
const REDO: HistoryAction = { type: 'redo' };

describe('undo', () => {
  it('takes back what was typed in one go in one field as one step', () => {
    const typed = [set('fullName', 'I', 0), set('fullName', 'In', 200), set('fullName', 'Ine', 400), set('phone', '1', 500)];
    expect(after(...typed, UNDO).present).toMatchObject({ fullName: 'Ine', phone: '' });
    expect(after(...typed, UNDO, UNDO).present).toBe(EMPTY);
  });

  it('ends a step after a pause, and after an undo', () => {
    expect(after(set('fullName', 'A', 0), set('fullName', 'AB', 5_000), UNDO).present.fullName).toBe('A');
    expect(after(set('fullName', 'A', 0), UNDO, set('fullName', 'B', 100), UNDO).present).toBe(EMPTY);
  });

  it('goes forward again until something else is typed', () => {
    const there = after(set('fullName', 'A', 0), set('phone', '1', 10), UNDO, UNDO, REDO);
    expect(there.present).toMatchObject({ fullName: 'A', phone: '' });
    expect(historyReducer(there, REDO).present.phone).toBe('1');
    expect(historyReducer(historyReducer(there, set('phone', '2', 20)), REDO).present.phone).toBe('2');
  });

  it('does nothing where there is nothing to do', () => {
    expect(after(UNDO, REDO).present).toBe(EMPTY);
    expect(after({ type: 'change', part: 'bio', field: null, at: 0, change: (data) => data }).past).toEqual([]);
  });

  it('knows the part a step was made in', () => {
    expect(after(set('phone', '1', 0)).past.at(-1)?.part).toBe('bio');
  });
});
