import { expect, it } from 'vitest';
import { laidOut } from '../printed.test-kit.ts';
import { seenLine } from '../text/seen-line.ts';
import { deedsOf, readBullets } from './bullets.ts';

const statements = (...lines: string[]): string[] => readBullets(laidOut(lines).lines.map(seenLine)).map(({ text }) => text);

it.each([
  ['a compound stays one word', ['• Pragmatisch, mit Hands-on-', 'Mentalität in der Werkstatt'], 'Pragmatisch, mit Hands-on-Mentalität in der Werkstatt'],
  ['a hyphen before "und" stands for the rest', ['• Erfasst Vor-', 'und Nachteile der Anlage'], 'Erfasst Vor- und Nachteile der Anlage'],
  ['abbreviations end nothing', ['• Serve the ferry crew soup at 3 a.m. and stew', 'at noon'], 'Serve the ferry crew soup at 3 a.m. and stew at noon'],
  [
    'a name with its sign goes on',
    ['• Day-30 retention of Bonnet! from 4.1% to', '9.8% after a calendar'],
    'Day-30 retention of Bonnet! from 4.1% to 9.8% after a calendar',
  ],
  ['a dash parts', ['• Sorted the stores –', 'twice a week, alone'], 'Sorted the stores – twice a week, alone'],
])('%s', (_, lines, statement) => {
  expect(statements(...lines)).toEqual([statement]);
});

it('begins a statement that lost its sign where the words of the others begin', () => {
  const lines = laidOut([
    '• Group portraits of up to 85 guests, difficult cousins and one horse included',
    '• Highlight reels of 3 to 5 minutes',
    { text: 'Drone flights over venues, each with the permission of the owner and of the', x: 61 },
    { text: 'Castle', x: 61 },
    '• One assistant',
  ]).lines.map(seenLine);
  expect(readBullets(lines).map(({ text }) => text)).toEqual([
    'Group portraits of up to 85 guests, difficult cousins and one horse included',
    'Highlight reels of 3 to 5 minutes',
    'Drone flights over venues, each with the permission of the owner and of the Castle',
    'One assistant',
  ]);
});

it('takes labels for no deeds, and what the house is for a detail', () => {
  const labels = ['Roles & Responsibilities:', 'Duties:', 'Key achievements', 'Main duties and responsibilities:', 'Aufgaben:', 'Responsibilities include:'];
  const deeds = [
    'Duties: kept the books',
    'Responsibilities grew to four shops',
    'Achieved 40 sales',
    'Profile of the company written',
    'Tasked with the rota',
    'Key holder',
  ];
  const bullets = ['Company profile: maker of seat frames', ...labels, ...deeds].map((text) => ({ text, marked: false, page: 1, line: 1 }));
  expect(deedsOf(bullets).deeds.map(({ text }) => text)).toEqual(deeds);
  expect(deedsOf(bullets).ofHouse.map(({ value }) => value)).toEqual(['maker of seat frames']);
});

it('parts what runs on where the next statement begins, at the line on which it does', () => {
  const lines = laidOut([
    '• Ironed the sheets of a hotel to its own standard Folded towels for the three',
    'floors above the ballroom Responsible for the keys of the linen room',
  ]).lines.map(seenLine);
  expect(readBullets(lines).map(({ text, line }) => [text, line])).toEqual([
    ['Ironed the sheets of a hotel to its own standard', 1],
    ['Folded towels for the three floors above the ballroom', 1],
    ['Responsible for the keys of the linen room', 2],
  ]);
  expect(statements('• Support für die Kollegen am Schalter und Kasse Support der Filiale')).toHaveLength(1);
});
