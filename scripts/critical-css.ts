/** A style sheet as blocks and statements: `prelude{body}` where the body is null for a statement that ends in a semicolon. */
interface Rule {
  prelude: string;
  body: string | null;
}

/** At-rules whose body is rules again. */
const NESTING = /^@(?:layer|media|supports|container)\b/;

/**
 * The part of a minified style sheet that a page needs to be painted before the whole of it has come: rules whose classes all stand
 * in the HTML, rules without a class, and of what they refer to by name (custom properties, animations) what is used.
 */
export function criticalCss(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/)),
  );
  const rules = rulesOf(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''));
  const named = /^@(?:property|keyframes)\s+(\S+)/;
  // A property is of use where it is read; a list of defaults for old browsers names all there are.
  const isUsed = (name: string): boolean => plain.includes(name.startsWith('--') ? `var(${name}` : name);
  const plain = kept(
    rules.filter(({ prelude }) => !named.test(prelude)),
    classes,
  );
  const used = rules.filter(({ prelude }) => {
    const name = named.exec(prelude)?.[1];
    return name !== undefined && isUsed(name);
  });
  return plain + used.map(written).join('');
}

function kept(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if (rule.body === null || /^@(?:font-face|property|keyframes)/.test(rule.prelude)) return written(rule);
      if (NESTING.test(rule.prelude)) {
        const inner = kept(rulesOf(rule.body), classes);
        return inner === '' ? '' : `${rule.prelude}{${inner}}`;
      }
      return selectorsOf(rule.prelude).some((selector) => classesOf(selector).every((name) => classes.has(name))) ? written(rule) : '';
    })
    .join('');
}

const written = ({ prelude, body }: Rule): string => (body === null ? `${prelude};` : `${prelude}{${body}}`);

/** The rules at the top of a text. Braces in strings and escapes are none. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let from = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at];
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === '{' && (depth += 1) === 1) open = at;
    else if (character === '}' && (depth -= 1) === 0) {
      rules.push({ prelude: css.slice(from, open).trim(), body: css.slice(open + 1, at) });
      from = at + 1;
    } else if (character === ';' && depth === 0) {
      rules.push({ prelude: css.slice(from, at).trim(), body: null });
      from = at + 1;
    }
  }
  return rules.filter(({ prelude }) => prelude !== '');
}

function endOfString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[from]) return at;
  }
  return css.length;
}

/** A list of selectors, cut at the commas that stand in no bracket. */
function selectorsOf(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const character = prelude[at];
    if (character === '\\') at += 1;
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === ',' && depth === 0) {
      selectors.push(prelude.slice(from, at));
      from = at + 1;
    }
  }
  return [...selectors, prelude.slice(from)];
}

/** Class names of a selector, unescaped. Those in brackets (`:is(.a,.b)`, `:not(.c)`) need not be there. */
function classesOf(selector: string): string[] {
  const outside = selector.replaceAll(/(?<!\\)\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)/g, '');
  return [...outside.matchAll(/\.((?:\\.|[-\w\u{80}-\u{10FFFF}])+)/gu)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));
}
