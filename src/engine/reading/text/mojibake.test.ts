import { describe, expect, it } from 'vitest';
import { unscrambled } from './mojibake.ts';

describe('unscrambled', () => {
  it.each([
    ['CafÃ© manager', 'Café manager'],
    ['Fennimore Ltd ï¼ Leeds , UK', 'Fennimore Ltd – Leeds , UK'],
    ['Cut waste byÂ 12% in a year', 'Cut waste by 12% in a year'],
    ['LipoxÂ®, VarnaxÂ®', 'Lipox®, Varnax®'],
    ['clientâ€™s books â€“ daily', 'client’s books – daily'],
    ['Ã‰cole du Marais', 'École du Marais'],
    ['• â— Kept the ledger', '• Kept the ledger'],
  ])('mends %s', (scrambled, meant) => expect(unscrambled(scrambled)).toBe(meant));

  it.each(['Gestão de São João', 'NÃO FUMAR', 'EXPERIÊNCIA E ÂMBITO', 'naïve Bayes', 'Château-Thierry'])('leaves %s', (text) =>
    expect(unscrambled(text)).toBe(text),
  );
});
