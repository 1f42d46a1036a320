import { describe, expect, it, test } from 'vitest';
import { plain, redact, redactNames, withBars, withoutLineNumbers } from './redact.ts';

const PEOPLE = ['Fernhollow Garden Centres', 'dazza.legend82@example.com', 'Darren Poultney', 'dazza.legend82', 'Leeds'];
const shown = (text: string, people: readonly string[] = PEOPLE) => withBars(redact(text, people), '#');

describe('what must not stand on a public picture', () => {
  it('blacks out every quote with its marks, and nothing around it', () => {
    expect(shown('“Attended weekly meetings.” So did the chairs.')).toBe('# So did the chairs.');
    expect(shown('"Various" is doing a lot of work, „etwas“ and «autre» too.')).toBe('# is doing a lot of work, # and # too.');
    expect(shown("It's your CV's third page.")).toBe("It's your CV's third page.");
  });

  it('blacks out names, employers, schools, handles and addresses outside quotes', () => {
    expect(shown('Nine bullets for Fernhollow Garden Centres and one for darren poultney.')).toBe('Nine bullets for # and one for #.');
    expect(shown('Dazza.legend82 will be read out at reception.')).toBe('# will be read out at reception.');
    expect(shown('Write to somebody.else@example.org or call +44 7700 900142.')).toBe('Write to # or call #.');
    expect(shown('The file is called CV_Poultney_final2.pdf. Final.')).toBe('The file is called #. Final.');
    expect(shown('linkedin.com/in/darren is a link.', [])).toBe('# is a link.');
  });

  it('finds a name that was shortened', () => {
    expect(shown('Fernhollow got nine bullets, Poultney none.')).toBe('# got nine bullets, # none.');
  });

  it('takes any name as it is written', () => {
    const odd = ['Smith-Jones & Co. (UK) [x] a/b $1^|', 'example.com/in/ann-lee', 'C++ Ltd\\', 'O’Hara'];
    for (const name of odd) expect(shown(`So ${name} it is.`, [name])).toBe('So # it is.');
  });

  it('leaves years, scores and ordinary words alone', () => {
    const line = 'Fourteen bullets since 2019, 9 of 14 without a number, and the garden is fine.';
    expect(shown(line)).toBe(line);
  });

  it('shows all of it to whoever chose to', () => {
    expect(withBars(plain('“Sales” at Fernhollow'), '#')).toBe('“Sales” at Fernhollow');
  });

  it('on the whole sheet leaves quotes, and inks over who and where', () => {
    const sheet = withBars(redactNames('“Ran the tills” at Fernhollow, Leeds, 07700 900142.', PEOPLE), '#');
    expect(sheet).toBe('“Ran the tills” at #, #, #.');
  });
});

test('on a picture no joke counts lines', () => {
  expect(withoutLineNumbers('Line 14 of page 2: “E-mail”, on line 3.')).toBe('This line: “E-mail”, on this line.');
  expect(withoutLineNumbers('An online 3-day course in 4 lines.')).toBe('An online 3-day course in 4 lines.');
});
