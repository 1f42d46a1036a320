import type { ShapeTellings } from '../observed-jokes.ts';

/** A claim or a certificate beside other words of the page. Both are printed before the telling, in “{one}” and “{other}”. */
export const PAPER_CROSSINGS: Readonly<Record<string, ShapeTellings>> = {
  'detail-roughly': {
    brutal: [
      'The attention got as far as “{other}” and went to lunch.',
      'Somewhere behind “{other}” are the details, unattended.',
      'An eye for it, and the eye blinked at “{other}”.',
      '“{other}” is what a detail is called when nobody was paying attention.',
      'You had room for one detail there. You gave the room to “{other}”.',
      'If “{other}” is the close-up, I’d love to see the summary.',
      'Correct to the nearest “{other}”.',
      'I asked for the details. “{other}”, said the page, like a witness whose lawyer has just come in.',
      'The detail was about to be named, and then “{other}” took the call.',
      'Nothing escapes you, except whatever “{other}” was.',
    ],
    gentle: [
      '“{other}” keeps back the very thing that the claim promises. Name two of them, and the claim is true.',
      'What stood behind “{other}”? Put one in its place, and the other line needs no help.',
      'A claim about detail sends people looking for some. Write out what “{other}” stands for.',
      'Swap “{other}” for a number or a name. It takes a minute, and it proves the claim.',
    ],
  },
  'many-and-one-task': {
    brutal: [
      'First {one}, then {other}: attention to everything, and to one thing. I assume there’s a rota.',
      'Everything at once, with {other}. Somewhere a plate has just stopped spinning, and you saw exactly which.',
      '{One}, and {other}. Presumably in different weeks.',
      '{One} is for jugglers and {other} is for jewellers. Please don’t do mine on the same day.',
      'I asked {one} to hold still while I read “{other}”. It had already started something else.',
      '{Other} looks at one thing. {One} looks away from it. You list both, at a glance.',
    ],
    gentle: [
      '{One} and {other} pull in two directions. Choose the one the job needs and show it once.',
      'Both may be true on different days. One line in a job, with a date, would say which day it was.',
      'Readers pass over {one}; {other} they check. Keep the second, and prove it.',
    ],
  },
  'organised-lapsed': {
    brutal: [
      '“{one}” has one exception, and it says “{other}” on it.',
      'I believed “{one}” all the way down to “{other}”. Then I looked in my own drawer. Carry on.',
      '“{one}”, says the page. “{other}”, says the small print, and the small print has met you.',
      '“{one}” has had one day off, and that was the day of the renewal. It says “{other}”.',
      '“{one}” and “{other}” in one CV: the calendar has been asked for a reference and is still thinking.',
      '“{one}” is the talk. “{other}” is the reminder going off in another room.',
    ],
    gentle: [
      '“{other}” stands against “{one}”. A date for the renewal, printed beside it, makes peace between them.',
      'Book it, and write the date in. “{one}” is then said by the page itself.',
      'It’s good that you say “{other}” openly. With the new date beside it, it becomes a point for you.',
    ],
  },
  'in-date-and-out': {
    brutal: [
      'One paper says “{one}”, another “{other}”. It’s like milk: nobody asks about the good bottle.',
      'Beside “{one}”, “{other}” looks like the one plant that nobody watered.',
      '“{one}” is how one keeps a certificate. “{other}” is how one remembers having kept it.',
      'First “{one}”, then “{other}”. I see that there are favourites.',
      'You kept one of them alive, “{one}”. I should like to know what the “{other}” one did to you.',
      'HR nods at “{one}” and stops at “{other}”, and HR stops for a long time.',
    ],
    gentle: [
      'Put those that say “{one}” first, and give the “{other}” one a date for its renewal.',
      'It’s right to print “{other}”. A booked date beside it would close the question.',
      '“{one}” will be believed because you’re frank about “{other}”. Renew that one before anyone asks.',
    ],
  },
};
