/** What is asked in plain words of a line whose big or general words hide the deed, by what the line is about; the particular before the general. */
const PLAIN_QUESTIONS_BY_TOPIC: readonly (readonly [words: RegExp, ...questions: string[]])[] = [
  [/\b(?:KPIs?|SLAs?|OKRs?|quotas?|targets?)\b/iu, 'Which target was it, and by how much did you beat it?'],
  [/\b(?:role model|mentor|mentored|mentoring|coached|inspired)\b/iu, 'Who did you bring on, and what do they do today?'],
  [/^(?:won|received|awarded|named|chosen|nominated|shortlisted)\b/iu, 'How many were in for it, and what was it given for?'],
  [/^acting\b/iu, 'For how many weeks in all, and how many people did you lead?'],
  [/\b(?:technical|it|desktop|user|administrative|admin) support\b/iu, 'Who did you support, and how many requests a week?'],
  [
    /\b(?:wellbeing|well-being|wellness|diversity|inclusion|sustainability|engagement) (?:agenda|programme|program|strategy|initiatives?)\b/iu,
    'What did you do first, and who took part?',
  ],
  [/\bvision\b/iu, 'What did you decide against because of it?'],
  [/\bcustomer service\b/iu, 'Which customer would say so, and about what?'],
  [/\bteam[- ]player\b/iu, 'How many people were you, and which part was yours?'],
  [/\bexpectations\b/iu, 'Whose expectations were they, and how did they tell you?'],
  [/\bstrateg(?:y|ies)\b/iu, 'What was the first thing that it changed, and for whom?'],
  [/\b(?:trainer|instructor|first aider|fire marshal|union rep|champion)\b/iu, 'For how long, and how many people did you train or look after?'],
  [/\b(?:multi-?task\p{L}*|priorit\p{L}+|fast[- ]paced|deadlines?|under pressure)\b/iu, 'Which two things had to be done at once, and what did you do first?'],
  [/\b(?:synerg\p{L}+|silos?)\b/iu, 'What do the two sides do together now that they did not do before?'],
  [/\b(?:business development|thought leadership)\b/iu, 'Which client, talk or article was yours?'],
  [/\b(?:relationships?|rapport|partnerships?|community|networks?)\b/iu, 'Name one of them: what did they get from you, or you from them?'],
  [/\b(?:liais\p{L}+|multi[- ]?disciplinary|cross-functional)\b|\bwith (?:\p{L}+ and )?(?:\p{L}+ )?stakeholders\b/iu, 'Who with, and what did you settle?'],
  [/\bcollaborat\p{L}*|\bwork(?:ed|ing)? (?:closely )?with (?:colleagues|the team|others)\b/iu, 'Who with, and which part of it was yours?'],
  [/\b(?:understanding|insight|exposure|knowledge|familiar\p{L}*)\b/iu, 'What did you make or finish there yourself?'],
  [/\b(?:culture|mindset|morale|team spirit|values|ethos)\b/iu, 'What did people do differently afterwards?'],
  [/\b(?:method(?:s|ologies|ology)?|techniques?|best practices?|technolog(?:y|ies)|Design Thinking)\b/iu, 'Which method was it, and what got better with it?'],
  [/\b(?:pivotal|key|integral|vital|leading)\s(?:role|part|member)\b|\binstrumental\b/iu, 'What was your own task in it, and how large was the whole?'],
  [
    /(?<!MS |Microsoft )\b(?:transactions?|projects?|initiatives?|exercises?|matters|engagements?)\b/iu,
    'Which was the largest of them, and what was your task in it?',
  ],
  [
    /^(?:provided |gave |offered )?(?:\p{L}+ )?(?:advice|advis\p{L}+|consulted|guidance|counsel\p{L}*)\b/iu,
    'Which advice of yours was taken, and what came of it?',
  ],
  [
    /^(?:draft\p{L}*|wrote|write|writing|prepar\p{L}+ (?:\p{L}+ )?(?:correspondence|contracts|documents))\b/iu,
    'Which of them did you write alone, and who signed it?',
  ],
  [/\b(?:lessons?(?! learn(?:ed|t))|learners|pupils|students)\b/iu, 'How many pupils, and what did their results do?'],
  [/\b(?:residents?|service users?|patients?|person-centred)\b/iu, 'How many people were in your care, and what was your share of it?'],
  [/\b(?:standards?|quality|compliance|best practice|regulations?)\b/iu, 'Who inspected it, and what did they say?'],
  [/\b(?:solutions?|problems?|challenges|issues)\b/iu, 'Which problem was it, and what do people do now instead?'],
  [/\b(?:improv\p{L}+|efficien\p{L}+|innovat\p{L}+|transform\p{L}+|change)\b/iu, 'What is one thing that you changed, and what was better for it?'],
  [/\bteam\b/iu, 'How many people were you, and which part was yours?'],
];

/** The plain questions that fit what a line is about, the most fitting first. */
export const plainQuestionsFor = (text: string): string[] =>
  PLAIN_QUESTIONS_BY_TOPIC.flatMap(([words, ...questions]) => (words.test(text) ? questions : [])).slice(0, 3);
