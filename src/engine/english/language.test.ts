import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

/** Texts of what is typed, pasted and printed; each with what a person would say it is in. */
const CASES: readonly (readonly [string, string])[] = [
  ['', 'en'],
  ['Excel, SQL, Jira', 'en'],
  ['I ran the front desk of a small hotel and trained new staff', 'en'],
  ['Realised three kitchens for Maison Dupont, Lyon, and Casa Verde, Madrid, from the first sketch to the opening', 'en'],
  ['Leitung der Werkstatt mit acht Gesellen und Einkauf von Material', 'de'],
  ['Ich war für die Kasse und das Lager zuständig', 'de'],
  ['Gestion des stocks et de la caisse, accueil des clients', 'fr'],
  ['Responsable de la recepción y del equipo de noche en un hotel', 'es'],
  ['Responsabile della cucina e degli acquisti per il ristorante', 'it'],
  ['Responsável pela gestão do armazém e das encomendas dos clientes', 'pt'],
  ['Verantwoordelijk voor het magazijn en de inkoop van het bedrijf', 'nl'],
  ['Ansvarig för lagret och inköp av material till verkstaden', 'sv'],
  ['Odpowiedzialna za magazyn i zakupy oraz dostawy dla klientów', 'pl'],
  ['営業部で十年間働きました。お客様との契約を担当しています。新しい人の研修もします。', 'ja'],
  ['負責公司銷售部門的管理工作，十年經驗，帶領二十人的團隊完成年度目標。', 'zh'],
  ['Я работал бухгалтером и отвечал за отчётность компании', 'ru'],
  ['عملت محاسبا في شركة كبيرة وكنت مسؤولا عن التقارير', 'und'],
  // Addresses hold little words of other languages.
  ['jo.peel@example.com | linkedin.com/in/jopeel | example.com.br/e/o', 'en'],
  ['Office Manager\nOslo\nMicrosoft Dynamics, Visma, Tripletex', 'en'],
];

describe('the language of a text', () => {
  it.each(CASES)('takes “%s” for %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  it('takes what we have no rules for writing as undetermined where that is asked', () => {
    expect(languageOf('Odpowiedzialna za magazyn i zakupy oraz dostawy dla klientów', 'rules for writing')).toBe('und');
    expect(languageOf('Leitung der Werkstatt mit acht Gesellen und Einkauf von Material', 'rules for writing')).toBe('de');
  });
});
