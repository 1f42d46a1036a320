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
  [/^(?:provid|deliver|g[ai]v|offer|ensur|contribut|demonstrat|focus)\p{L}*\b.*\bcustomer service\b/iu, 'Which customer would say so, and about what?'],
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
  [/\b(?:method(?:s|ologies|ology)?|techniques?|best practices?|Design Thinking)\b/iu, 'Which method was it, and what got better with it?'],
  [/\btechnolog(?:y|ies)\b/iu, 'Which technology was it, and what did you do with it?'],
  [/\b(?:pivotal|key|integral|vital|leading)\s(?:role|part|member)\b|\binstrumental\b/iu, 'What was your own task in it, and how large was the whole?'],
  [/^(?:\S+\s){0,5}(?<!MS |Microsoft )(?:projects|initiatives)\b/iu, 'Which was the largest of them, and what was your task in it?'],
  [
    /^(?:provided |gave |offered )?(?:\p{L}+ )?(?:advice|advis\p{L}+|consulted|guidance|counsel\p{L}*)\b/iu,
    'Which advice of yours was taken, and what came of it?',
  ],
  [
    /^(?:draft\p{L}*|wrote|write|writing|prepar\p{L}+ (?:\p{L}+ )?(?:correspondence|contracts|documents))\b/iu,
    'Which of them did you write alone, and who signed it?',
  ],
  [
    /^(?:teach|taught|tutor|educat|instruct|plann?|deliver|mentor|coach|support|prepar)\p{L}*\b.*\b(?:lessons?(?! learn(?:ed|t))|learners|pupils|students)\b/iu,
    'How many pupils, and what did their results do?',
  ],
  [
    /^(?:car|look|nurs|bath|feed|fed|dress|wash|comfort|reposition)\p{L}*\b.*\b(?:residents?|service users?|patients?)\b|\bperson-centred\b/iu,
    'How many people were in your care, and what was your share of it?',
  ],
  [/^(?!.*\bmeetings?\b)(?:\S+\s){1,6}(?:patients|residents|service users)\b/iu, 'How many of them did you see on an ordinary day?'],
  [
    /^(?:maintain|ensur|enforc|follow|adher|compl(?:y|ied)|me(?:e)?t|uph(?:e|o)ld|keep|kept|monitor|inspect|audit)\p{L}*\b.*\b(?:standards?|quality|compliance|regulations?)\b/iu,
    'Who inspected it, and what did they say?',
  ],
  [
    /^(?:resolv|solv|troubleshoot|handl|address|investigat|identif|deal|fix)\p{L}*\b.*\b(?:problems?|issues|concerns|discrepancies|complaints)\b/iu,
    'Which one took you longest, and how did it end?',
  ],
  [/\b(?:problems|issues|concerns|discrepancies|complaints)\b/iu, 'What was the worst of them, and what did you do about it?'],
  [/\bsolutions?\b/iu, 'Which problem did it solve, and for whom?'],
  [/\bchallenges\b/iu, 'Which one was the hardest, and what did you do about it?'],
  [
    /^(?:improv|enhanc|streamlin|optimi|transform|innovat|chang|moderni|simplif)\p{L}*|\bto (?:improve|enhance|streamline|optimi[sz]e)\b|\binnovat\p{L}+/iu,
    'What is one thing that you changed, and what was better for it?',
  ],
  [
    /^(?:buil[dt]|led|lead|manag|hir|recruit|train|mentor|coach|supervis|plann?|head|develop|r[au]n)\p{L}*\b.*\bteams?\b/iu,
    'How many people were in the team?',
  ],
  [/\b(?:with|as|of|in) (?:an?|the|our|my) (?:\p{L}+ )?team\b|\bteamwork\b/iu, 'How many people were you, and which part was yours?'],
];

/** The plain questions that fit what a line is about, the most fitting first. */
export const plainQuestionsFor = (text: string): string[] => {
  const main = text.replace(TAIL, '');
  return PLAIN_QUESTIONS_BY_TOPIC.flatMap(([words, ...questions]) => (words.test(main) ? questions : [])).slice(0, 3);
};

/** What a deed was done by, within or for: a line is not about that. */
const TAIL =
  /(?<=\p{L}{3}),?\s(?:in (?:accordance|compliance|line|conjunction) with|according to|as per|based on|to ensure|ensuring|in order to|so that|under the direction of|per (?:company|state|federal)|while \p{Ll}+ing)\s.*$/iu;
