import { describe, expect, it } from 'vitest';
import { understandAdvert } from '../understand-advert.ts';

const LIST = 'Requirements\n- PostgreSQL\n- Terraform\n- Git\n';
const KNOWN = new Set(['PostgreSQL', 'Terraform', 'Git']);
/** What an advert in prose asks for beside the list above it; a wish ends in "?". */
const asked = (sentence: string, title = 'Shop Assistant'): string[] =>
  understandAdvert(`${title}\n${sentence}\n\n${LIST}`, title)
    .requirements.filter(({ phrase }) => !KNOWN.has(phrase))
    .map(({ phrase, must }) => `${phrase}${must ? '' : '?'}`);

describe('what a sentence asks for, thing by thing', () => {
  it.each([
    ["You'll be the sort of person who can lift 20 kg and doesn't mind a 4 a.m. start.", ['lift 20 kg', '4 a.m. start']],
    ['We need someone who has run a till, can cash up and ideally holds a personal licence.', ['run a till', 'cash up', 'personal licence?']],
    ['You have five years of SEO experience and lead a team.', ['five years of SEO experience', 'lead a team']],
    [
      'The successful candidate will have at least two years as a florist, must hold a first aid certificate and must be able to drive.',
      ['two years as a florist', 'first aid certificate', 'drive'],
    ],
    ['Experience of wedding flowers would be handy.', ['wedding flowers?']],
    ['You will be sweeping chimneys, fitting cowls and explaining both to the owner.', ['sweeping chimneys', 'fitting cowls', 'explaining both to the owner']],
    [
      'You will be responsible for glazing greenhouses, for cutting glass and for loading the wagon.',
      ['glazing greenhouses', 'cutting glass', 'loading the wagon'],
    ],
    ['You should be comfortable with heights and used to an early start.', ['heights', 'early start']],
    ['It helps if you speak Polish, have driven a tractor, or hold a spraying ticket.', ['Polish?', 'driven a tractor?', 'spraying ticket?']],
    ['If you have kept bees before, so much the better.', ['kept bees before?']],
    ['Knowledge of felting and experience of natural dyes are both desirable.', ['felting?', 'natural dyes?']],
    ['Do you hold a boatmaster licence with a tidal endorsement?', ['boatmaster licence with a tidal endorsement']],
    ["We'd expect you to strip the beds, fold the linen and look after the float.", ['strip the beds', 'fold the linen', 'look after the float']],
    ['Must be available on Saturdays and be able to work alone.', ['available on Saturdays', 'work alone']],
    ['You will take and develop photographs of the finds.', ['take and develop photographs of the finds']],
    ['We would love to hear from people who can row, steer a barge or splice a rope.', ['row, steer a barge or splice a rope?']],
  ])('“%s”', (sentence, phrases) => {
    expect(asked(sentence)).toEqual(phrases);
  });

  it.each([
    ['Experience of lacemaking is not essential but a degree in textiles would be an advantage.', ['degree in textiles?']],
    ['The ability to concentrate for hours and to react at once.', ['concentrate for hours', 'react at once']],
    ['The person selected will sharpen tools, order timber and train summer interns.', ['sharpen tools', 'order timber', 'train summer interns']],
    ['You must type accurately, work alone and keep a confidence.', ['type accurately', 'work alone', 'keep a confidence']],
    ['Familiarity with loom software is strongly preferred.', ['loom software?']],
    ['The role involves mending nets, gutting fish and hosing down the deck.', ['mending nets', 'gutting fish', 'hosing down the deck']],
  ])('“%s”', (sentence, phrases) => {
    expect(asked(sentence)).toEqual(phrases);
  });

  it('a role of the advert’s own title has its duties in the third person', () => {
    expect(asked('The Ferry Attendant checks tickets, directs cars and hoses down the deck.', 'Ferry Attendant')).toEqual([
      'checks tickets',
      'directs cars',
      'hoses down the deck',
    ]);
  });

  it('German: what Sie and du have and will do', () => {
    const text =
      'Glaser gesucht\nSie haben eine abgeschlossene Ausbildung als Glaser und besitzen einen gültigen Führerschein. Sie werden Scheiben schneiden und Rahmen kitten. Wir bieten Ihnen 30 Tage Urlaub und ein gutes Team in der Altstadt.';
    expect(understandAdvert(text, 'Glaser').requirements.map(({ phrase }) => phrase)).toEqual([
      'abgeschlossene Ausbildung als Glaser',
      'Führerschein',
      'Scheiben schneiden',
      'Rahmen kitten',
    ]);
  });
});

describe('what a sentence about the applicant does not ask for', () => {
  it.each([
    "You'll get a free lunch and every third weekend off.",
    "You'll join a friendly crew of six and report to Wilhelmina, who runs the yard.",
    'You do not need a degree, because we will teach you all of it.',
    'Everyone earns the same.',
    'You will be given a bicycle and shown the ropes.',
    'You can expect a reply within a week.',
    "We're looking for a home with a garden for our three donkeys.",
    'The Bakery Manager runs the rota and orders the flour.',
  ])('“%s”', (sentence) => {
    expect(asked(sentence)).toEqual([]);
  });

  it('a line that says who is there opens no list, and speaks for itself alone', () => {
    expect(asked('The practice: four osteopaths and a parrot.\nYou must hold a first aid certificate.')).toEqual(['first aid certificate']);
  });
});
