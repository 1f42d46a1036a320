import { plural } from '../../../english/grammar/agreement.ts';
import { isMeasured } from '../../../english/measures.ts';
import { VERBS_OF_CHANGE } from '../../../lexicon/grammar/countable-things.ts';
import { plainQuestionsFor } from '../../../lexicon/wording/asks/plain-questions.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import { NUMBER_WORDS } from '../../../lexicon/words/numbers.ts';
import { tellsOfChange, tellsOfRank } from '../../report/wants/answering-lines.ts';
import { asksBehind, asksForChange, asksOnly, type ClaimAsk, countsBehind, countsInside } from './claim-shapes.ts';
import { type Claim, levelIn } from './read-claim.ts';

/** One way of asking: null where a line does not call for it, or tells it already. */
type Rule = (claim: Claim) => ClaimAsk | null;

const verbs = (bare: string): ReadonlySet<string> => new Set(bare.split(' '));
const TEACHING = verbs('train teach mentor coach induct tutor instruct onboard preceptor');
const CHARGE = verbs('own look lead manage run head supervise oversee own direct coordinate hold');
const MAKING = verbs(
  'write build create design redesign develop draw draft devise make compile produce automate rebuild rewrite introduce establish start launch set',
);
const LASTING = verbs(
  'build rebuild migrate move convert map survey georeference scan digitise digitize refurbish install fit rewire clear catalogue rehouse relocate review translate',
);
const HANDLING = verbs(
  'handle resolve process answer investigate prosecute prepare close file negotiate represent assess treat deliver complete conduct represent repair service inspect audit review',
);
const AGAIN = verbs('check count clean inspect monitor review update test audit record restock order patrol publish post report');

/** An example of another number than the line's own, near it. */
const near = (value: number, share: number): string => Math.max(1, Math.round(value * share)).toLocaleString('en');
const inWords = (value: number): string => NUMBER_WORDS[value] ?? value.toLocaleString('en');

/** Of what has changed: how, in what time, and what it was worth. */
const change: Rule = (claim) => {
  const { tells, pair, text } = claim;
  if (!tells.change) return null;
  // "Breakfast for 210, banquets to 400" goes from nowhere to nowhere.
  if (pair === null && !MOVED.test(claim.bullet)) return null;
  const isHere = tellsOfChange(text) || (pair !== null && text.includes(pair.from) && text.includes(pair.to));
  if (!isHere && pair === null) return null;
  const how = pair === null ? 'What did you do that brought that about?' : `What did you do to get from ${pair.from} to ${pair.to}?`;
  if (!tells.how && (claim.verb === null || !isHere))
    return isHere ? asksBehind(claim, 'how', how, ', by ', { kind: 'noun', label: 'By doing what', example: '' }) : asksOnly('how', how);
  const time = pair === null ? 'Over what time was that?' : `Over what time did it go from ${pair.from} to ${pair.to}?`;
  if (!tells.time)
    return isHere ? asksBehind(claim, 'time', time, ', in ', { kind: 'amount', label: 'In how long', example: '14 months' }) : asksOnly('time', time);
  if (!/[£$€₹]|\bhours?\b|\bworth\b/u.test(claim.bullet)) return asksOnly('worth', 'What was that worth in a year, in money or in hours?');
  return tells.others ? null : asksOnly('team', 'Who worked on it besides you, and which part was yours?');
};

const MOVED =
  /%|\b(?:fell|rose|down|up|dropp\p{L}*|halv\p{L}*|doubl\p{L}*|tripl\p{L}*|went|was|were|now|less|fewer|more|under|cut|reduc\p{L}*|increas\p{L}*|improv\p{L}*|rais\p{L}*|grew|used|instead|after|had|before)\b|→|->/iu;

/** A share that stands alone says nothing until it stands against another. */
const level: Rule = (claim) => {
  const share = levelIn(claim);
  if (share === null || claim.tells.compared || share === 100) return null;
  const other =
    share >= 90
      ? Math.round((share - (100 - share) * 1.6) * (Number.isInteger(share) ? 1 : 10)) / (Number.isInteger(share) ? 1 : 10)
      : share >= 50
        ? Math.round(share - 9)
        : null;
  return asksBehind(claim, 'before', 'What had it been before, or what was the target?', ', against ', {
    kind: 'amount',
    label: 'Against',
    example: other === null ? '' : `${other}% before`,
  });
};

/** "16 rooms per day": whether that is much. */
const rate: Rule = (claim) => {
  const rated = claim.counted.find((one) => one.rate !== '' && one.value > 2);
  if (rated === undefined || claim.tells.compared || claim.tells.outcome) return null;
  if (/year$/u.test(rated.rate))
    return asksBehind(claim, 'grew', `How many ${rated.things} a year was it when you began?`, ', against ', {
      kind: 'amount',
      label: 'How many',
      example: `${near(rated.value, 0.7)} in the first year`,
    });
  const per = rated.rate
    .replace(/^per\s/u, 'a ')
    .replace(/^each\s|^every\s/u, 'a ')
    .replace(/\ba (?=hour)/u, 'an ');
  return asksBehind(claim, 'norm', `How many ${rated.things} ${per} did the others do, or was the target?`, ', against a target of ', {
    kind: 'amount',
    label: 'Target',
    example: near(rated.value, 0.85),
  });
};

/** What became of people who were taught. */
const taught: Rule = (claim) => {
  const isTeaching =
    (claim.verb !== null && TEACHING.has(claim.verb)) ||
    /^(?:preceptor|mentor|trainer|tutor|coach|instructor)\b|^(?:had|have|took on|looked after)\b.*\bapprenti[cs]es?\b/iu.test(claim.text);
  if (!isTeaching || claim.tells.outcome) return null;
  const people =
    claim.counted.find(({ arePeople }) => arePeople)?.value ??
    Number(/,\s(?:about\s|some\s)?(\d{1,3})\s(?:so far|in all|to date)/iu.exec(claim.text)?.[1] ?? NaN);
  const spoken = /,\s(\p{L}+)\sso far\b/iu.exec(claim.text)?.[1]?.toLowerCase() ?? '';
  const value = Number.isNaN(people) && NUMBER_WORDS.includes(spoken) ? NUMBER_WORDS.indexOf(spoken) : people;
  if (Number.isNaN(value))
    return countsBehind(claim, 'taught', 'How many people was that, roughly?', { joint: ', about ', unit: 'people', example: '12', behind: ' people in all' });
  const some = value <= 3 ? 'all' : inWords(Math.max(2, value - 1));
  return asksBehind(claim, 'taught', value <= 2 ? 'What became of them?' : `What became of the ${inWords(value)}: how many work on their own today?`, ', ', {
    kind: 'noun',
    label: 'What became of them',
    example: `${some} of them working on their own today`,
  });
};

const headOf = (things: string): string => things.split(' ').at(-1) ?? '';
/** Those for whom the work is done: nobody's staff. */
const SERVED =
  /^(?:pupils|students|patients|customers|clients|guests|residents|children|kids|users|members|passengers|visitors|learners|athletes|families|tenants|women|mothers|casuals|people)$/iu;

/** People, or a budget and people, in somebody's charge: what got better, or what they decide. */
const charge: Rule = (claim) => {
  const [people] = claim.counted.filter(({ arePeople, rate: per }) => arePeople && per === '');
  const isCharge =
    (claim.verb !== null && CHARGE.has(claim.verb)) ||
    /^(?:responsible for|in charge of|line managing|captain of|head of|site in charge|equivalent to|led by me)\b/iu.test(claim.text);
  if (!isCharge || claim.tells.outcome || (people === undefined && claim.counted.length === 0)) return null;
  return people === undefined || SERVED.test(headOf(people.things)) || /\b(?:decid|budget|P&L|profit and loss|hiring)/iu.test(claim.bullet)
    ? asksForChange(claim, 'charge', 'What got better in your time there, from what to what?')
    : asksBehind(claim, 'charge', 'What about their work could you decide alone: the rota, hiring, spending?', ', deciding on ', {
        kind: 'names',
        label: 'What you decided',
        example: 'rotas, hiring',
      });
};

/** Those who come to somebody with their questions. */
const contact: Rule = (claim) => {
  if (!/\b(?:contact|support|helpdesk|liaison|adviser|advisor|link)\b[^,;]*\b(?:for|to)\s/iu.test(claim.text)) return null;
  const whom = claim.counted.find(({ rate: per }) => per === '');
  if (whom === undefined || claim.tells.outcome) return null;
  return countsBehind(claim, 'requests', `How many times a month do the ${whom.figure} ${whom.things} come to you, and with what?`, {
    joint: ', about ',
    unit: 'requests a month',
    example: near(whom.value, 1.3),
    behind: ' requests a month',
  });
};

/** "when the manager is away", "7 times so far": what was decided meanwhile. */
const cover: Rule = (claim) =>
  /\b(?:cover(?:ed|ing)?\b.*\b(?:for|leave|away|absence)|when(?:ever)? (?:the |my |our |she|he|they)?[\p{L}\s'’]{0,30}\b(?:is|are|was|were|'s|’s)\s?(?:away|off|on (?:leave|holidays?))|in (?:the|his|her) [\p{L}\s'’]{0,20}absence|she's away|acting\b|relief\b)/iu.test(
    claim.text,
  ) && !claim.tells.change
    ? asksOnly('cover', 'What did you have to decide while it was yours, and how did it turn out?')
    : null;

/** A place or a shift that somebody is called to. */
const onCall: Rule = (claim) =>
  /\b(?:on[- ]call|after[- ]hours|out[- ]of[- ]hours|crisis response|call[- ]?outs?|standby)\b/iu.test(claim.text) && claim.counted.length === 0
    ? asksBehind(claim, 'calls', 'How often are you called out in an ordinary week of it?', ', about ', {
        kind: 'amount',
        label: 'How often',
        example: 'three calls a week',
      })
    : null;

/** "Every kitchen in the village": how many that is. */
const all: Rule = (claim) => {
  const [, , things = ''] =
    /^(?:did |fitted |cleaned |painted )?(every|each|all(?: of)?(?: the)?|most of the|nearly every|almost every)\s((?:(?!from|of|in|for|on|at|with|by|to)\p{Ll}[\p{L}-]*\s)?(?!from|of|in|for|on|at|with|by|to)\p{Ll}[\p{L}-]{2,})(?=\s|,|$)/iu.exec(
      claim.text,
    ) ?? [];
  const head = things.split(' ').at(-1) ?? '';
  if (things === '' || claim.counted.length > 0 || NO_KIND.test(head)) return null;
  const many = /s$/u.test(things) ? things : plural(things);
  return asksBehind(claim, 'all', `How many ${many} is that, roughly?`, ' (', { kind: 'amount', label: 'How many', example: `about 60 ${many}` }, ')');
};
const NO_KIND = /^(?:day|week|month|year|time|stage|level|area|aspect|step|way|kind|types?|areas|aspects|duties|staff|other|stocks?|of|the)$/iu;

/** "Council houses": a plural alone. */
const bare: Rule = (claim) => {
  if (claim.verb !== null || !/^\p{L}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*){0,3}$/u.test(claim.text) || !/[^su]s$/u.test(claim.text) || claim.counted.length > 0)
    return null;
  if (
    /\s(?:and|of|in|for|with|to)\s/u.test(claim.text) ||
    /^(?:skills|duties|various|references|hobbies|interests)\b/iu.test(claim.text) ||
    NO_KIND.test(claim.text)
  )
    return null;
  const many = claim.text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return asksBehind(claim, 'bare', `How many ${many}, roughly, and what did you do there?`, ', ', {
    kind: 'amount',
    label: 'How many',
    example: 'about 40 of them',
  });
};

/** "Media fill participation", "Equipment validation": a deed told as a thing. */
const deedAsThing: Rule = (claim) =>
  claim.verb === null &&
  claim.counted.length === 0 &&
  claim.list === null &&
  /^(?:[\p{L}-]+\s){1,5}(?:participation|exposure|involvement|attendance|monitoring|validation|calibration|cleaning|testing|sampling|reviews?|handling|investigations?|maintenance|documentation|preparation|inspections?|planning|coordination|support|administration)(?:\s(?:of|for|in|at|with|as)\s.+)?$/iu.test(
    claim.text,
  )
    ? asksBehind(claim, 'often', 'How often did you do it, and what was your own part?', ', ', {
        kind: 'amount',
        label: 'How often',
        example: 'about 4 times a month',
      })
    : null;

/** Things in a row: which of them was the work. */
const rowOfThings: Rule = (claim) => {
  const { list } = claim;
  if (list === null) return null;
  const [first = ''] = list;
  const segments = claim.text.replace(/\s*\([^)]*\)/gu, '').split(/,\s+/u);
  const ofTheLine =
    segments.find(
      (item) =>
        !/^(?:an?|one|some|and|in|with|at|by|half)\s|\s(?:and|&)\s|\s(?:most|on|every)\s|\b(?:a|an) (?:day|week|month|year)\b|\b(?:hours?|shifts?|off)\b/iu.test(
          item,
        ),
    ) ?? first;
  const example =
    /^\p{Lu}\p{Ll}/u.test(ofTheLine) && ofTheLine === first && !/^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(ofTheLine)
      ? ofTheLine.charAt(0).toLowerCase() + ofTheLine.slice(1)
      : ofTheLine;
  const arePlaces = list.filter((item) => /^(?:an?|the)\s/iu.test(item)).length >= 2;
  return arePlaces
    ? asksOnly('largest', 'Which of them was the largest, and what did you do there yourself?')
    : asksBehind(claim, 'mostly', 'Which of these took most of your time, and how much of it was there?', ', mostly ', {
        kind: 'noun',
        label: 'Mostly',
        example,
      });
};

/** Deeds in a row: "Boarded, taped and skimmed new builds". */
const rowOfDeeds: Rule = (claim) =>
  claim.verb !== null &&
  claim.counted.length === 0 &&
  /^\p{L}+(?:ed|t|d|k|n|g)(?:\s[^,;:]{1,40})?,\s(?:and\s)?\p{L}+(?:ed|t|d|k|n|g)\b/u.test(claim.text) &&
  !claim.tells.change
    ? asksOnly('most', 'Which of these did you do most, and how much of it in an ordinary week?')
    : null;

/** Programs in a row behind a verb of use. */
const tools: Rule = (claim) => {
  const [, , names = ''] =
    /^(used?|utili[sz]ed?|worked (?:with|in|on)|using|proficient in)\s((?:\p{Lu}[\p{L}\d+#.&-]*(?:\s\p{Lu}[\p{L}\d+#.&-]*)?(?:,\s|\sand\s|\s&\s)?(?:and\s)?){2,})/iu.exec(
      claim.text,
    ) ?? [];
  const isOfTools = /^(?:used?|utili[sz]e[ds]?)\s\p{Lu}/u.test(claim.text.charAt(0).toLowerCase() + claim.text.slice(1));
  return names === '' || !isOfTools || claim.tells.outcome ? null : asksOnly('tools', 'Which of these did you use every day, and what did you make with it?');
};

/** People, gatherings and food are used by nobody. */
const LIVING =
  /\b(?:orchestra|choir|teams?|groups?|class(?:es)?|lessons?|sessions?|meetings?|culture|relationships?|events?|concerts?|food|meals?|dishes|bread|cakes?|coffee|drinks|lunch|dinners?|campaigns?|rapport)\b/iu;

/** What was made: who uses it, or how long it took. */
const made: Rule = (claim) => {
  if (claim.verb === null || !MAKING.has(claim.verb) || claim.tells.change) return null;
  if (/^set (?!up\b)|^(?:draw|drew) up\b|^made (?:sure|up|it)\b|^make (?:sure|up)\b|^start(?:ed)? (?:as|at|in|on|with)\b/iu.test(claim.text)) return null;
  if (LIVING.test(claim.text)) return null;
  if (!/\b(?:used|uses?|using|ask(?:ed)? for|for (?:a|an|the|all|every|both|my|our|other|new)\s|serving)\b/iu.test(claim.bullet) && !claim.tells.outcome)
    return asksBehind(claim, 'used', 'Who uses it, and how many people is that?', ', used by ', { kind: 'noun', label: 'Who uses it', example: '' });
  if (claim.tells.outcome) return asksOnly('cost', 'Who asked for it, and what did it cost in money or in hours?');
  if (!claim.tells.time) return asksBehind(claim, 'took', 'How long did it take you?', ', in ', { kind: 'amount', label: 'In how long', example: 'six weeks' });
  return null;
};

/** What takes its time: how long it took, or how many of you there were. */
const lasting: Rule = (claim) => {
  if (claim.verb === null || !LASTING.has(claim.verb) || claim.counted.length === 0 || claim.tells.change) return null;
  if (!claim.tells.time) return asksBehind(claim, 'took', 'How long did it take?', ', in ', { kind: 'amount', label: 'In how long', example: 'five months' });
  return claim.tells.others
    ? null
    : asksBehind(claim, 'team', 'How many of you were there, and which part was yours?', ', in a team of ', {
        kind: 'amount',
        label: 'How many',
        example: 'four',
      });
};

/** Cases by the number: how many of them alone, or over what time. */
const cases: Rule = (claim) => {
  const things = claim.counted.find(({ rate: per, arePeople }) => per === '' && !arePeople);
  if (things === undefined || things.value < 3 || claim.tells.outcome || /\bso far\b/iu.test(claim.text)) return null;
  if (claim.verb !== null && HANDLING.has(claim.verb) && things.value > 5 && !claim.tells.others)
    return asksBehind(claim, 'alone', `How many of the ${things.figure} were yours alone?`, ', ', {
      kind: 'amount',
      label: 'How many alone',
      example: `${near(things.value, 0.7)} of them alone`,
    });
  if (claim.verb !== null && !claim.past)
    return asksBehind(claim, 'grew', `How many ${things.things} were there when you began?`, ', against ', {
      kind: 'amount',
      label: 'How many',
      example: `${near(things.value, 0.7)} at the start`,
    });
  if (claim.tells.time || claim.verb === null) return null;
  return asksBehind(claim, 'time', 'Over what time was that?', ', in ', { kind: 'amount', label: 'In how long', example: '14 months' });
};

/** A part in the work of others. */
const share: Rule = (claim) =>
  /^(?:support(?:ed|ing)?|help(?:ed|ing)?|assist(?:ed|ing)?|contribut(?:ed|ing)|participat(?:ed|ing)|took part|involved|part of|work(?:ed|ing)? (?:with|alongside|closely|collaboratively))\b/iu.test(
    claim.text,
  ) && !claim.tells.change
    ? asksOnly(
        'share',
        /:\s/u.test(claim.text)
          ? 'Which of these did you do from start to finish, and who signed it off?'
          : 'Which part of it would have been left undone without you?',
      )
    : null;

/** What is done again and again: how often. */
const again: Rule = (claim) =>
  claim.verb !== null &&
  AGAIN.has(claim.verb) &&
  claim.counted.length === 0 &&
  !claim.tells.time &&
  !claim.tells.outcome &&
  !/\b(?:when|while|whenever|before|after|every|each)\b/iu.test(claim.text)
    ? asksBehind(claim, 'often', 'How often, and what did you find?', ', ', { kind: 'amount', label: 'How often', example: 'twice a week' })
    : null;

/** "Translated patient leaflets": how many of the very thing. */
const many: Rule = (claim) => {
  if (claim.verb === null || VERBS_OF_CHANGE.has(claim.verb) || claim.counted.length > 0 || claim.tells.outcome || isMeasured(claim.text)) return null;
  const [, first = '', object = '', rest = ''] =
    /^(?:I\s)?(\p{L}+)\s((?:\p{Ll}[\p{L}-]*\s){0,2}?\p{Ll}[\p{L}-]*[^su\W]s)((?:\s(?:for|from|to|into|in|at|on|with|of|by|across|about)\s.*)?)$/u.exec(
      claim.text,
    ) ?? [];
  if (
    object === '' ||
    /^(?:the|a|an|all|any|our|my|his|her|their|its|this|that|these|those|some|as|in|on|at|for|with|to|it|up|out|part)\s/iu.test(`${object} `) ||
    NO_PLURAL.test(object) ||
    /\b(?:and|or|of|the)\b/iu.test(object)
  )
    return null;
  return countsInside(claim, 'many', `How many ${object}, roughly, and over what time?`, { first, object, rest });
};
const NO_PLURAL =
  /(?:^|\s)(?:records|notes|logs|needs|standards|skills|goals|efforts|times|ways|things|news|details|hours|days|nights|shifts|weekends|needs|services|operations|levels|sales|works|relations|duties|hats|grades|grasslands|aspects|conditions|resources|materials|goods|supplies|funds|costs|results|outcomes|strategies|activities|affairs|matters|communications|logistics|grounds|premises|facilities|savings|earnings|arts|physics|mathematics|maths|series|species|always)$/iu;

/** What went up or down by an amount that is not told. */
const moved: Rule = (claim) => {
  if (claim.verb === null || !VERBS_OF_CHANGE.has(claim.verb) || isMeasured(claim.text)) return null;
  return asksBehind(claim, 'moved', 'By how much, and over what time?', ' by ', { kind: 'amount', label: 'By how much', example: 'about a fifth' });
};

/** What people come to. */
const event: Rule = (claim) =>
  claim.verb !== null && EVENT.test(claim.text) && claim.counted.length === 0 && !claim.tells.outcome
    ? countsBehind(claim, 'came to', 'How many people came?', { joint: ', for about ', unit: 'people', example: '40', behind: ' people' })
    : null;
const EVENT =
  /^(?:plann|organi[sz]|host|arrang|coordinat|co-ordinat|stag|curat|r[au]n|put on|launch|held|hold)\p{L}*\s(?:[^,]{0,40}\s)?(?:open (?:day|evening)|fair|fête|fete|conference|festival|drop-in|weddings?|exhibition|show|concert|gala|tournament|workshop|seminar|class(?:es)?|club|camp|tours?|talks?|party|parties|dinner|lunch)\b/iu;

/** What somebody has in hand and nobody has measured: a shop, a float, a fleet. */
const size: Rule = (claim) =>
  claim.verb !== null &&
  CHARGE.has(claim.verb) &&
  claim.counted.length === 0 &&
  !isMeasured(claim.text) &&
  /^\p{L}+\s(?:the|a|an|our|all)?\s?\p{L}/iu.test(claim.text) &&
  !/^\p{L}+\s(?:to|in|on|at|by|with|as)\b/iu.test(claim.text)
    ? asksBehind(claim, 'size', 'How large was it, in people or in money?', ', ', { kind: 'amount', label: 'How large', example: '' })
    : null;

/** What was bargained for. */
const bargained: Rule = (claim) =>
  claim.verb === 'negotiate' && !claim.tells.outcome ? asksOnly('bargain', 'What did you get that was not on the table at first?') : null;

/** A deed without a size: what came of it. */
const deed: Rule = (claim) =>
  claim.verb === null || claim.tells.outcome || NO_OUTCOME.has(claim.verb)
    ? null
    : claim.counted.length > 0
      ? null
      : (plainQuestion(claim.text) ??
        asksBehind(claim, 'came', 'What came of it? A number, a name or a date will do.', ', with ', { kind: 'noun', label: 'In a few words', example: '' }));
const plainQuestion = (text: string): ClaimAsk | null => {
  const [question] = plainQuestionsFor(text);
  return question === undefined ? null : asksOnly(`plain ${question}`, question);
};
const NO_OUTCOME = verbs('win receive award attend earn learn join leave work start staff gain achieve be have get act speak travel study live');

/** A number without a verb: whose work it was. */
const part: Rule = (claim) => {
  const [first] = claim.counted.filter(({ rate: per, value }) => per === '' && value > 2);
  if (first === undefined || claim.tells.outcome || claim.tells.rank || claim.verb !== null) return null;
  if (first.arePeople && SERVED.test(headOf(first.things)))
    return asksOnly('served', `What did you do for the ${first.figure} ${first.things} yourself, from start to finish?`);
  if (first.arePeople) return asksOnly('charge', 'What about their work could you decide alone: the rota, hiring, spending?');
  return asksOnly('part', claim.tells.time ? 'What was your own part in it, and who did the rest?' : 'What was your own part in it, and over what time?');
};

/** "Testified 26 times": how it ended. */
const times: Rule = ({ text, tells }) =>
  /\b(?:\d{1,4}|twice|three|four|five|six|seven|eight|nine|ten) times?\b|\btwice\b/iu.test(text) &&
  !tells.change &&
  !/\b(?:\d|two|three|four|five|six) times (?:a|per|each)\b/iu.test(text)
    ? asksOnly('times', 'Over how many years was that, and how did it usually end?')
    : null;

/** A deed with its number and its time: how many hands there were. */
const hands: Rule = (claim) =>
  claim.verb !== null &&
  !CHARGE.has(claim.verb) &&
  !TEACHING.has(claim.verb) &&
  claim.counted.length > 0 &&
  claim.tells.time &&
  !claim.tells.others &&
  !claim.tells.change &&
  !claim.tells.outcome
    ? asksBehind(claim, 'team', 'How many of you were there, and which part was yours?', ', in a team of ', {
        kind: 'amount',
        label: 'How many',
        example: 'four',
      })
    : null;

/** "Without a drift complaint": what kept it so. */
const kept: Rule = (claim) =>
  /\bwithout (?:a|an|any|one|losing|missing)\b|\bno (?:missed|lost|complaints?|accidents?|errors?|losses|late)\b|\bno \p{L}+ (?:missed|lost|sent back)|\bnil\b|\bnever (?:missed|late|lost)|\bzero\b|\bnone (?:since|in)\b/iu.test(
    claim.text,
  ) && !claim.tells.how
    ? asksOnly('kept', 'What did you do that others leave out, so that it stayed that way?')
    : null;

/** "Caseload of 38 women": whether that is much. */
const load: Rule = (claim) => {
  const [what = ''] = /\b(?:caseload|book|portfolio|list|class(?:es)?|round|load) of\b/iu.exec(claim.text) ?? [];
  const counted = claim.counted.find(({ at }) => what !== '' && at > claim.text.indexOf(what));
  return counted === undefined || claim.tells.compared
    ? null
    : asksBehind(claim, 'norm', 'How large was the usual one there?', ', against a usual ', {
        kind: 'amount',
        label: 'Usual',
        example: near(counted.value, 0.85),
      });
};

/** "Bug checking alongside the consultant": who did what. */
const alongside: Rule = (claim) => {
  const [, who = ''] = /\b(?:alongside|together with|under) (?:the|our|a|an) (\p{Ll}{3,}(?:\s\p{Ll}{3,}(?=[,.;]|$))?)/u.exec(claim.text) ?? [];
  return who === '' || claim.tells.change ? null : asksOnly('share', `Which part of it did you do, and which did the ${who} do?`);
};

/** A duty told as a thing, of which no rule knows more. */
const duty: Rule = (claim) => {
  const { text } = claim;
  if (claim.verb !== null || claim.tells.outcome || claim.list !== null || text.split(/\s+/u).length < 3 || NO_DUTY.test(text)) return null;
  const [first = ''] = text.split(/\s/u);
  const head = (/(\p{L}+)(?:\s\(|$|\s(?:and|for|of|in|at|with|on|to)\s)/u.exec(text)?.[1] ?? '').toLowerCase();
  if (TITLE_WORDS.has(head) || TITLE_WORDS.has(first.toLowerCase()) || /\b(?:holder|operator|practitioner|keeper|champion|rep|lead)\b/iu.test(text))
    return asksOnly('post', 'For how long, and what did you answer for in it?');
  return claim.tells.time || claim.counted.length > 0
    ? null
    : asksBehind(claim, 'week', 'How much of that was there in an ordinary week?', ', about ', { kind: 'amount', label: 'How much', example: '' });
};
/** Asides, names and half sentences. */
const NO_DUTY =
  /@|^(?:[Ww]hile|[Mm]ostly|[Pp]eople|[Oo]wn|[Ss]ervice|[Oo]f|[Tt]hen|[Ll]ater|[Aa]lso|[Cc]ertified|[Ll]evel|[Gg]rade|[Yy]ear|[Ss]ame|[Pp]lus)\b|^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+\b|^\p{Lu}{2,}\s\d|\b(?:is|are|was|were|has|have|had|chiefly|part[- ]time|full[- ]time|seasonal|casual|then)\b|\d(?:st|nd|rd|th)\b|\bplace\b/u;

/** A place in a ranking, a result against its target: how. */
const rank: Rule = (claim) =>
  (tellsOfRank(claim.text) || /#\d{1,2} of \d/u.test(claim.text)) && !claim.tells.change && !claim.tells.how
    ? asksOnly('rank', 'What did you do that the others did not?')
    : null;

/** The particular before the general. */
const RULES: readonly Rule[] = [
  change,
  taught,
  contact,
  share,
  cover,
  onCall,
  charge,
  level,
  load,
  rate,
  alongside,
  all,
  bare,
  deedAsThing,
  tools,
  rowOfThings,
  rowOfDeeds,
  lasting,
  made,
  moved,
  bargained,
  event,
  many,
  cases,
  rank,
  times,
  hands,
  kept,
  part,
  again,
  size,
  deed,
  duty,
];

/** Every question that fits what a line claims and does not say, the most fitting first. */
export const asksOf = (claim: Claim): ClaimAsk[] => RULES.flatMap((rule) => rule(claim) ?? []);
