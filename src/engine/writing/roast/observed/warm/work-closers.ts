import { ANY_TOPIC, topicOf } from '../../../../lexicon/claims/line-topics.ts';
import { OUTSTANDING, strengthOf } from '../../../strength/line-strength.ts';
import type { QuotedLine } from '../../line-role.ts';
import { textOf, type Facts, type Template, type TemplateSource } from '../../template.ts';

const TELLS = [
  'To an employer it says {c}.',
  'What it tells an employer: {c}.',
  'Between the lines it says {c}.',
  'Whoever hires reads from this line {c}.',
  'Taken out of its trade, the line says {c}.',
  'A stranger takes from this line {c}.',
] as const;
const STORY = [
  'Tell them about {c}.',
  'The story behind this line is {c}.',
  'I would ask about {c}.',
  'I would like to hear about {c}.',
  'Somebody in the trade would ask about {c}.',
] as const;
const STORY_TOLD = [
  'Tell them {c}.',
  'I would like to hear {c}.',
  'They may want to know {c}.',
  'Only you can tell {c}.',
  'Somebody in the trade would ask {c}.',
] as const;
const OPEN = [
  'The line could still say {c}.',
  'What the line leaves open is {c}.',
  'A stranger would like to know {c}.',
  'From here nobody can see {c}.',
] as const;

/** What stands for a result: its line says how it came out. */
const OF_RESULT: readonly string[] = [
  'The line says how it came out, and that is what gets somebody asked in.',
  'With the result printed, the story may be short.',
  'Proof of this kind may stand near the top of a page.',
  'Lean on this line when they ask what you are good at.',
  'How it came out is what a reader will repeat to a colleague.',
  'The result is there; how you got it is what they will ask about.',
  'A result outlives the job that it was made in.',
  'When nerves get the better of you, go back to this line: it is a fact.',
];
/** It gives a figure, and nothing says what came of it. */
const OF_FIGURE: readonly string[] = [
  'The figure tells a stranger how large it was.',
  'A count can be checked, and what can be checked is believed.',
  'You kept count, and that says something about how you work.',
  'Whether that figure was usual or more than usual only you can say.',
  'Somebody may ask how you counted. An honest estimate is a fine answer.',
  'A number is read before the words round it.',
  'Whoever did the same work elsewhere will hold your figure against their own.',
];
/** Of a line whose topic we do not know. */
const OF_ANY: readonly string[] = [
  'The trade will recognise you by such words.',
  'Whoever has done the same will know what a day of it costs.',
  'What you would do differently today is the best thing to say about it.',
  'It is the part of the work that a title cannot tell.',
  'Whoever noticed when it was done well is the person to mention.',
  'There is a first time for everything of that kind, and the first time is the one to tell about.',
  'A colleague would know at once what you mean; others need half a sentence more.',
  'Work like this is noticed when nobody does it, so tell what would have been missed.',
  'The difference between doing it and doing it well is what they hope to hear.',
  'Nobody writes such a line for show, and it is read as true.',
  'Part of every job is done where nobody looks. Somebody is looking now.',
  'What you learned in the first month of it would fill the interview.',
];
/** It says the thing itself, where that can be said in a sentence (spoken-thing.ts). */
const said = (text: string): Template => ({ text: text.replaceAll('{it}', '{thing}'), when: ({ thing }: Facts) => thing !== undefined });
const OF_THINGS: readonly TemplateSource[] = [
  said('Every place goes about {it} in its own way, and yours is the one that you can tell about.'),
  said('What went wrong with {it} once, and not twice, is the story.'),
  said('Somebody who knows {it} will ask about the awkward days first.'),
  said('A good question to ask back: how do they go about {it}?'),
  said('Nobody outside the trade sees what is hard about {it}; tell them that.'),
  said('With {it} the first thing that you check says how long you have done this.'),
  said('You can explain {it} in one breath, or you can explain it well. Choose by who asks.'),
  said('A newcomer would ask you about {it} in the first week. Answer the interviewer the same way.'),
  said('How you learned about {it} is the question behind the question.'),
  said('Talk about {it} the way you would to a new colleague, and be brief.'),
  'About the {noun} you know more than whoever will ask.',
  'It is the {noun} that a stranger will ask about.',
];
const OF_PLACES: readonly TemplateSource[] = [
  'At {firm} they would know what it took; the next reader has only this line.',
  'How {firm} did it is worth a sentence when they compare.',
  'Somebody at {firm} could tell the same story. Tell it the way they would.',
  'If {firm} comes up in the interview, you could begin with this line.',
  'What this was like at {firm} only you can tell.',
  'Whoever rings {firm} may hear about this line first.',
];
const OF_RESULT_WITH_THINGS: readonly TemplateSource[] = [
  said('Anybody can name {it}; you can say how it came out.'),
  said('Whoever knows {it} knows what such a result takes.'),
  said('If they ask what you have done with {it}, the answer is printed here.'),
  'At {firm} it may be forgotten by now; on this page it works for you.',
  'Whoever rings {firm} could ask about this one, and you would be glad of it.',
];
const AWAY_WITH_THINGS: readonly TemplateSource[] = [
  said('The next trade may not know {it}; tell them what it was good for.'),
  said('Say what {it} taught you that the next job can use.'),
];
/** For somebody who leaves the trade. */
const OF_ANOTHER_TRADE: readonly string[] = [
  'The next trade has a word of its own for this; borrow theirs.',
  'What carries over to the next job is the habit and not the tool.',
  'Told without the words of this trade, it will be understood in the next.',
  'A reader from another trade needs to hear what it was good for.',
];
/** The job is held today; it ended long ago. */
const OF_TODAY: readonly string[] = ['It is what you do today, and the freshest story is the easiest to tell.'];
const OF_LONG_AGO: readonly string[] = [
  'It is some years ago; what you still do the same way is the part that counts.',
  'An old job is worth the one thing in it that the next job can use.',
];
/** Behind a story of the very trade of the job that the line stands under. */
const OF_POST: readonly Template[] = [
  'Every {post} has an opinion on that, and yours is worth hearing.',
  'Any {post} could add a chapter, and yours will be another one.',
  'That is how {post:a} tells it at a party. You tell yours at the interview.',
  'Another {post} would tell it differently, and that is what makes yours worth hearing.',
].map((text) => ({
  text,
  // Whoever was learning or helping has no opinions of the trade to be asked for.
  when: ({ post }: Facts) => !/\b(?:student|pupil|intern|trainee|apprentice|volunteer|assistant|helper|aide)\b/iu.test(String(post)),
}));

const COUNTED =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|every|each|daily|weekly|monthly|all|only|never|none|how many)\b/iu;

/** A sentence with one of its clauses; a roast says neither of them twice. */
const joined = (frames: readonly string[], clauses: readonly string[]): Template[] =>
  clauses.flatMap((clause) => frames.map((frame): Template => ({ text: frame.replace('{c}', clause), parts: [frame, clause] })));
const isTold = (clause: string): boolean => /^(?:how|what|who|which|why)\b/u.test(clause);

/**
 * What a mentor says of a line of work: that it says how it came out, where it does; else what it is about tells an employer, what it leaves open, and
 * the story behind it. Nothing is asked of a figure where one stands.
 */
export function workClosers(line: QuotedLine, shown: string, isAway: boolean, isOfPost: boolean): readonly TemplateSource[] {
  const text = line.statement ?? '';
  const topic = topicOf(shown, text);
  const { job } = line;
  const plain = (list: readonly string[]): readonly string[] => list;
  const tells = topic === ANY_TOPIC ? [] : joined(TELLS, topic.shows);
  if (isAway) return [...tells, ...plain(OF_ANOTHER_TRADE), ...AWAY_WITH_THINGS];
  const isResult = strengthOf(text, true, 'en') >= OUTSTANDING;
  if (isResult && !line.isStruck) return [...plain(OF_RESULT), ...OF_RESULT_WITH_THINGS, ...(isOfPost ? OF_POST : [])];
  const isPlain = line.isDeed && !isResult && !line.isMeasured && !COUNTED.test(text);
  return [
    ...tells,
    ...OF_THINGS,
    ...OF_PLACES,
    ...(topic === ANY_TOPIC ? plain(OF_ANY) : []),
    ...joined(
      STORY,
      topic.aloud.filter((clause) => !isTold(clause)),
    ),
    ...joined(STORY_TOLD, topic.aloud.filter(isTold)),
    ...(isPlain && topic !== ANY_TOPIC ? joined(OPEN, topic.size) : []),
    ...(line.isMeasured && !isResult && !line.isStruck ? plain(OF_FIGURE) : []),
    ...plain(job?.period?.current === true ? OF_TODAY : []),
    ...OF_OLD,
    ...(isOfPost ? OF_POST : []),
  ];
}
const OF_OLD: readonly Template[] = OF_LONG_AGO.map((text) => ({ text, when: ({ oldJob }: Facts) => oldJob === 1 }));

/** Every sentence of these, with every clause: for the laws that bind them. */
export const ALL_WORK_CLOSERS: readonly string[] = [
  ...OF_RESULT,
  ...OF_FIGURE,
  ...OF_ANY,
  ...OF_ANOTHER_TRADE,
  ...OF_TODAY,
  ...OF_LONG_AGO,
  ...[...OF_THINGS, ...OF_PLACES, ...OF_RESULT_WITH_THINGS, ...AWAY_WITH_THINGS].map(textOf),
  ...OF_POST.map(({ text }) => text),
  ...TELLS,
  ...STORY,
  ...STORY_TOLD,
  ...OPEN,
];
