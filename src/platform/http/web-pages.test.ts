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

it('keeps of a page what is true of this installation, before any script has run', () => {
  const html =
    '<p><site-fact name="support-email" data-if="known"><a href="mailto:support-email@site-fact.invalid">support-email@site-fact.invalid</a></site-fact>' +
    '<site-fact name="support-email" data-if="unknown"><b>No address.</b></site-fact></p>';
  const meta = { 'anon-key': 'k', prices: '', 'operator-name': '', 'operator-address': '', 'site-url': 'https://example.com', 'model-provider': '' };
  expect(withMeta(html, { ...meta, 'support-email': 'a&b@example.com' })).toBe('<p><a href="mailto:a&amp;b@example.com">a&amp;b@example.com</a></p>');
  expect(withMeta(html, { ...meta, 'support-email': '' })).toBe('<p><b>No address.</b></p>');
});
