import { expect, it } from 'vitest';
import { withMeta } from './web-pages.ts';

it('fills the blanks of a page, and no value can leave its attribute', () => {
  const html = '<meta name="anon-key" content="" /><meta name="prices" content="" /><meta name="support-email" content="" />';
  const filled = withMeta(html, {
    'anon-key': '$& "><script>',
    prices: '{"cv_build":"price_1"}',
    'support-email': 'help@example.com',
    'operator-name': '',
    'operator-address': '',
    'site-url': 'https://example.com',
    'model-provider': '',
  });
  expect(filled).toBe(
    '<meta name="anon-key" content="$&amp; &quot;>&lt;script>" /><meta name="prices" content="{&quot;cv_build&quot;:&quot;price_1&quot;}" /><meta name="support-email" content="help@example.com" />',
  );
});
