import { describe, expect, it } from 'vitest';
import { toldElsewhere } from './told-elsewhere.ts';

describe('a German line of nouns as a sentence', () => {
  it.each([
    ['Senkung der Leerkilometer von 21 auf 13 Prozent', 'habe ich die Leerkilometer von 21 auf 13 Prozent gesenkt'],
    [
      'Umstellung der Hausvorlage von Finale auf Dorico, 62 Titel übertragen',
      'habe ich die Hausvorlage von Finale auf Dorico umgestellt und 62 Titel übertragen',
    ],
    ['Anpassung von Hörsystemen, rund 320 Versorgungen im Jahr', 'gehört zu meiner Arbeit die Anpassung von Hörsystemen (rund 320 Versorgungen im Jahr)'],
    [
      'Überwachung von Lenk- und Ruhezeiten, Auslesen der Tachodaten',
      'gehören zu meiner Arbeit die Überwachung von Lenk- und Ruhezeiten und das Auslesen der Tachodaten',
    ],
    ['Satz von Programmheften, Gesangbüchern und Plakaten', 'gehört zu meiner Arbeit der Satz von Programmheften, Gesangbüchern und Plakaten'],
    ['Frachtpapiere, Reklamationen, Avisierung', 'gehören zu meiner Arbeit Frachtpapiere, Reklamationen und die Avisierung'],
    ['Ansprechpartner für Fahrer und Kunden', 'bin ich Ansprechpartner für Fahrer und Kunden'],
  ])('%s', (line, told) => {
    expect(toldElsewhere(line, 'de', true)).toBe(told);
  });

  it.each([
    'Stückgut im Nah- und Fernverkehr, Kran und Mitnahmestapler',
    'Preflight, Ausschießen, Proof',
    'Einrichten von Einzelstimmen, die man auch wirklich wenden kann',
  ])('stays out where an article is in doubt: %s', (line) => {
    expect(toldElsewhere(line, 'de', true)).toBeNull();
  });
});
