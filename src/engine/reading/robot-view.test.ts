import { describe, expect, it } from 'vitest';
import { ROBOT_VIEW } from '../../domain/limits.ts';
import { ROBOT_FIELDS, RobotView } from '../../domain/roast.ts';
import { understandCv } from '../roast-cv.ts';
import { documentFromText } from './document-from-text.ts';
import { robotView } from './robot-view.ts';

const CV = `Tamsin Oakby
Warehouse Manager
tamsin.oakby@example.com | +44 7700 900123 | Leeds, UK

Experience
Warehouse Manager, Larkfield Foods Ltd, 03/2019 - present
- Cut picking errors from 40 a week to 6
Shift Leader, Pebble Post Ltd, 2015 - 02/2019
- Led a night shift of 14

Skills
Excel, Forklift, SAP`;

const view = (text: string) => robotView(understandCv(documentFromText(text), 'Warehouse Manager'));
const values = (robot: RobotView, name: (typeof ROBOT_FIELDS)[number]) => robot.fields.filter((field) => field.name === name).map(({ value }) => value);

describe('what the robot saw', () => {
  it('has the fields it read, each with its place', () => {
    const robot = view(CV);
    expect(values(robot, 'name')).toEqual(['Tamsin Oakby']);
    expect(values(robot, 'email')).toEqual(['tamsin.oakby@example.com']);
    expect(values(robot, 'currentCompany')).toEqual(['Larkfield Foods Ltd']);
    expect(values(robot, 'period')).toHaveLength(2);
    expect(values(robot, 'skills')).toEqual(['3']);
    expect(robot.fields.find(({ name }) => name === 'currentTitle')).toMatchObject({ value: 'Warehouse Manager', page: 1, line: expect.any(Number) });
  });

  it('says of every field whether it was found', () => {
    const robot = view('Experience\nBaker, Crumb Ltd\n- Bread, and lots of it');
    expect(new Set(robot.fields.map(({ name }) => name))).toEqual(new Set(ROBOT_FIELDS));
    expect(values(robot, 'email')).toEqual([null]);
    expect(values(robot, 'skills')).toEqual([null]);
    expect(RobotView.parse(robot)).toEqual(robot);
  });

  it('reveals hidden lines in their place and keeps them out of the fields', () => {
    const document = documentFromText(CV);
    const [first] = document.lines;
    if (first === undefined) throw new Error('no line');
    const hidden = { ...first, line: document.lines.length + 1, text: 'Kubernetes Kafka Go', hidden: 'white' as const };
    const robot = robotView(understandCv({ ...document, lines: [...document.lines, hidden] }, 'Warehouse Manager'));
    expect(robot.lines.at(-1)).toMatchObject({ text: 'Kubernetes Kafka Go', hidden: 'white' });
    expect(values(robot, 'skills')).toEqual(['3']);
  });

  it('names whoever must not stand on a public picture', () => {
    const { people } = view(CV);
    for (const name of ['Tamsin Oakby', 'tamsin.oakby@example.com', 'tamsin.oakby', 'Larkfield Foods Ltd', 'Pebble Post Ltd']) expect(people).toContain(name);
  });

  it('stops at the cap and says how much there was', () => {
    const robot = view(`${CV}\n${Array.from({ length: 500 }, (_, index) => `- Moved pallet number ${index} across the yard`).join('\n')}`);
    expect(robot.lines).toHaveLength(ROBOT_VIEW.maxLines);
    expect(robot.totalLines).toBeGreaterThan(500);
  });
});
