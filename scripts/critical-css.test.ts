import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

test('keeps rules whose classes are all there, rules without one, and what they name', () => {
  const css =
    '@layer theme,base;@layer base{:root{--a:1}h1{margin:0}}@layer utilities{.mt-2{margin:2px}.sm\\:p-1\\.5{padding:var(--x)}.gone{top:0}.mt-2 .gone{left:0}' +
    '@media (width>=40rem){.gone{top:1px}.mt-2{top:1px}}}@property --x{syntax:"*";inherits:false}@property --y{syntax:"*"}' +
    '.card{content:"}{";animation:land 1s}@keyframes land{0%{opacity:0}}@keyframes rise{0%{opacity:1}}';
  expect(criticalCss(css, '<p class="mt-2 sm:p-1.5"><b class="card">')).toBe(
    '@layer theme,base;@layer base{:root{--a:1}h1{margin:0}}@layer utilities{.mt-2{margin:2px}.sm\\:p-1\\.5{padding:var(--x)}' +
      '@media (width>=40rem){.mt-2{top:1px}}}.card{content:"}{";animation:land 1s}@property --x{syntax:"*";inherits:false}@keyframes land{0%{opacity:0}}',
  );
});

test('a class in brackets need not be there, and one of several selectors is enough', () => {
  const css = '.a:not(.b){top:0}.c:is(.d,.e){top:1px}.x,.a{top:2px}.x{top:3px}';
  expect(criticalCss(css, '<p class="a">')).toBe('.a:not(.b){top:0}.x,.a{top:2px}');
});
