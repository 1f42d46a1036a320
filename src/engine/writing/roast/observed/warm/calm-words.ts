import type { TemplateSource } from '../../template.ts';

/** What a mentor says of an odd detail where nothing is known of the thing itself: none asks for what the line may say, and none calls it good as it is. */
export const CALM_WORDS: readonly TemplateSource[] = [
  'I stopped here, and others may stop here as well.',
  'That detail is yours, and details are what people remember.',
  'I read this line twice, and not because anything was unclear.',
  'I would rather be asked about this than about my strengths.',
  'One such detail does more for a page than three adjectives.',
  'That is where I would put my finger and say: tell me.',
  'It sounds like somebody who was there.',
  'No template has this line in it.',
  'If {firm} comes up in the interview, you could begin there.',
  'When they ask for something that is not on the list, you have this.',
  'Somebody will remember that line when they have forgotten the dates.',
  'Out of a whole page, this is a line I could repeat to somebody tomorrow.',
  'Nobody could have copied that from another CV.',
  'That is the line I would read out to whoever sits at the next desk.',
];
