import { describe, expect, it } from 'vitest';
import type { Cv } from '../../../domain/cv.ts';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { emailHandleDetector } from './email-handle.ts';
import { emailProviderDetector } from './email-provider.ts';
import { missingEmailDetector } from './missing-email.ts';
import { missingLinkDetector } from './missing-link.ts';
import { missingLocationDetector } from './missing-location.ts';
import { missingPhoneDetector } from './missing-phone.ts';

const at = (value: string): { value: string; page: number; line: number } => ({ value, page: 1, line: 3 });
const withEmail = (email: string, name = 'Robin Fell', cv: Partial<Cv> = {}): ReturnType<typeof contextOf> =>
  contextOf(`${name}\nSurveyor\n${email}\nExperience\nSurveyor | Fell Ltd | 2019 - 2021`, { cv: { email: at(email), ...cv } });

describe('what is missing', () => {
  const bare = contextOf('Robin Fell\nSurveyor\nExperience\nSurveyor | Fell Ltd | 2019 - 2021');

  it('is pointed at under the name, where it should stand', () => {
    for (const detector of [missingEmailDetector, missingPhoneDetector, missingLocationDetector, missingLinkDetector]) {
      expect(detector.detect(bare)).toEqual([expect.objectContaining({ quote: null, page: 1, line: 2 })]);
    }
  });

  it('is not missing where a link carries it', () => {
    const linked = contextOf('Robin Fell\nSurveyor', { document: { links: ['mailto:robin@fell.example', 'tel:+441234567890', 'https://fell.example'] } });
    for (const detector of [missingEmailDetector, missingPhoneDetector, missingLinkDetector]) expect(detector.detect(linked)).toEqual([]);
  });

  it('is not missing where it stands in the text', () => {
    expect(missingEmailDetector.detect(withEmail('robin@fell.example'))).toEqual([]);
    expect(missingLinkDetector.detect(contextOf('Robin Fell\nlinkedin.com/in/robinfell'))).toEqual([]);
  });
});

describe('what may be there after all', () => {
  it.each([
    ['a postcode', 'NR2 3TX'],
    ['a town', 'robin@fell.example | Wrexham'],
    ['a town in the headline', 'Surveyor (Wrexham, but I have a bag packed), LL11'],
    ['a country', 'Living on a boat off Portugal'],
    ['a state', 'Eau Claire, WI'],
  ])('is no missing place: %s', (_, line) => {
    const context = contextOf(`Robin Fell\nSurveyor\n${line}\nExperience\nSurveyor | Fell Ltd | 2019 - 2021`, { cv: { email: at('robin@fell.example') } });
    expect(missingLocationDetector.detect(context)).toEqual([]);
  });

  it.each(['(715) • 555 • 0142', 'Tel. 0 77 00 / 90 06 55', '575 201 884', 'ring me on 07700900263 after six'])('is no missing phone: %s', (line) => {
    expect(missingPhoneDetector.detect(contextOf(`Robin Fell\nSurveyor\n${line}`))).toEqual([]);
  });

  it.each(['+49 176 *** *** **', '+44 20 XXXX XXXX', '212-XXX-XXXX'])('a number that hides its digits is there: %s', (number) => {
    expect(missingPhoneDetector.detect(contextOf(`Robin Fell\nSurveyor\n${number}\nExperience\nSurveyor | Fell Ltd | 2019 - 2021`))).toEqual([]);
  });

  it('years and dates are no phone', () => {
    const context = contextOf('Robin Fell\nSurveyor\nExperience\nSurveyor | Fell Ltd | 2019 - 2021\n• Surveyed 01/2019 - 12/2020');
    expect(missingPhoneDetector.detect(context)).toHaveLength(1);
  });

  it('a site without its www is a link', () => {
    expect(missingLinkDetector.detect(contextOf('Robin Fell\nrobinfell.example.org/maps'))).toEqual([]);
    expect(missingLinkDetector.detect(contextOf('Robin Fell\nrobin@fell.org'))).toHaveLength(1);
  });
});

describe('e-mail handle', () => {
  it.each([
    'partyanimal@mail.example',
    'robin.gamer@mail.example',
    'sexy_fell@mail.example',
    'xXrobinXx@mail.example',
    'robbo.the.legend82@mail.example',
    'robin_the_hammer@mail.example',
    'thebeast@mail.example',
  ])('%s is no way to sign a contract', (email) => {
    expect(emailHandleDetector.detect(withEmail(email))).toEqual([expect.objectContaining({ quote: email, facts: { handle: email.split('@')[0] } })]);
  });

  it.each([
    'robin.fell@mail.example',
    'rfell1987@mail.example',
    'robin87@mail.example',
    'lola.haselbeck@mail.example',
    'contact@mail.example',
    'm.legendre@mail.example',
    'robin.thebault@mail.example',
    'theo.fell@mail.example',
    'robbo.fell@mail.example',
  ])('%s is fine', (email) => {
    expect(emailHandleDetector.detect(withEmail(email))).toEqual([]);
  });

  it('never laughs at a name', () => {
    expect(emailHandleDetector.detect(withEmail('bunny.devil@mail.example', 'Bunny Devil'))).toEqual([]);
  });
});

describe('e-mail provider', () => {
  it('shrugs at an old one only', () => {
    expect(emailProviderDetector.detect(withEmail('robin@hotmail.com'))).toEqual([expect.objectContaining({ weight: 1, facts: { domain: 'hotmail.com' } })]);
    expect(emailProviderDetector.detect(withEmail('robin@gmail.com'))).toEqual([]);
  });
});
