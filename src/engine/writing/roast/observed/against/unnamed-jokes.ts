import type { ShapeTellings } from '../observed-jokes.ts';

const of = (...brutal: readonly string[]): ShapeTellings => ({ brutal, gentle: [] });

/** A sort of tools, and the page names none of it. `{it}` is the sort as printed. */
export const UNNAMED: Readonly<Record<string, ShapeTellings>> = {
  accounting: of(
    'No name given. An invoice like that gets sent back.',
    'Which? If the ledger were that vague, somebody would be in court.',
    'Item: {it}. Supplier: unknown. Amount: unknown. Somebody reconcile this.',
    'Even petty cash has a name on it.',
    'A chef with experience of food.',
  ),
  crm: of(
    'A customer relationship starts with a name. So does a CRM.',
    'You managed the relationship and forgot who it was with.',
    'It greets you every morning, and you’ve no idea who it is.',
    'Somewhere it has you down as a cold lead.',
  ),
  design: of(
    'They all have a logo. You, of all people, might have looked.',
    'A pencil is one. So is a fork, with enough mashed potato.',
    'Logo to follow.',
    'Portrait of an unknown program, artist present.',
  ),
  social: of(
    'Name one. It has been trying to get your attention all day.',
    'Which? Some of those are for dancing.',
    'You were on them, and you can’t remember where. We have all had that evening.',
    'A campaign whose channel is a secret. The reach will be modest.',
  ),
  coding: of(
    'Undeclared variable.',
    'Which? A compiler would have stopped at this line.',
    'Plural, and not one of them is spoken here.',
    'It’s like listing ‘words’ and leaving the reader to guess French.',
  ),
  projects: of(
    'No name, no owner, no due date. It would have turned red in whichever one it is.',
    'It has a name, a colour scheme and nineteen unread notifications.',
    'Somewhere a ticket has been raised to find out which.',
    'Name of tool: to be confirmed. Status: green.',
  ),
  tills: of(
    'Unexpected item in the skills area.',
    'It told you its name every morning, when you switched it on.',
    'Which? They all say ‘please wait’, but in different fonts.',
    'Even the receipt says which one.',
  ),
  records: of(
    'A record with no name on it. The ward would send that back.',
    'Patient unidentified.',
    'You wouldn’t chart it like that.',
    'Whichever it was, it logged you out every ten minutes. Name the culprit.',
  ),
  people: of(
    'The one system that knows everybody’s name, and nobody knows its.',
    'Please complete all fields marked with a star. This was one.',
    'Anonymous, like a good exit survey.',
    'It has your holiday balance to two decimals, and you’ve forgotten what it is called.',
  ),
};

export const GENTLE_OF_UNNAMED: readonly string[] = [
  'Name the one you used most: adverts ask for {it} by the name on the box.',
  'Nobody searches for “{it}”. They search for a product, so print the name of one.',
  'A name and a year would turn “{it}” into a skill.',
  'Anybody may write “{it}”. Only somebody who used one knows what it was called.',
];

export const FIXES_OF_UNNAMED: readonly string[] = [
  'Put the name of the one you used last in place of “{it}”.',
  'Name two at most, those that you could open tomorrow and use.',
  'If the advert names one that you know, print that name here.',
];
