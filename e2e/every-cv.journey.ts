import { CVS } from '../fixtures/cvs.ts';
import { ROAST_LINE } from '../src/domain/limits.ts';
import { RESULT } from '../src/features/roast/copy.ts';
import { handIn, squeeze, squeezedText, storedRoast } from './steps.ts';
import { expect, test } from './test.ts';

test.skip(({ isMobile }) => isMobile, 'what comes back does not depend on the screen');

for (const { name, expect: truth } of CVS) {
  test(`${name} comes back marked`, async ({ page }) => {
    await page.goto('/upload');
    await handIn(page, name);
    await page.waitForURL('**/roast?*');
    await expect(page.getByText(RESULT.linesHeading)).toBeVisible();
    await expect(page.getByText(RESULT.demoHeading)).toHaveCount(0);

    const { roast_lines: lines, roast_evidence: evidence } = await storedRoast(page);
    expect(lines.length).toBeGreaterThanOrEqual(ROAST_LINE.min);
    expect(evidence).toHaveLength(lines.length);
    expect(evidence.filter(({ page: at }) => at > truth.pages)).toEqual([]);
    expect(new Set(lines).size, 'no line is said twice').toBe(lines.length);
    // Law 6: the person and what belongs to her are nobody's joke.
    expect(lines.filter((line) => truth.name.split(/[ -]/).some((part) => part.length > 2 && line.includes(part)))).toEqual([]);

    // Side by side, the file's own order of words is not the page's.
    if (truth.columns > 1 || truth.table) return;
    const cv = await squeezedText(name);
    const quotes = await page.getByRole('blockquote').allTextContents();
    expect(quotes.filter((quote) => !cv.includes(squeeze(quote)))).toEqual([]);
  });
}
