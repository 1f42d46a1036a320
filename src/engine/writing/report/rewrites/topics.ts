/** What is asked about a line of this kind of work: two blanks, the question behind them, and what an interviewer would ask. */
export interface Topic {
  words: RegExp;
  /** Bracketed blanks: what would make the line countable, and what came of it. */
  blanks: readonly [string, string];
  question: string;
  interview: string;
  /** Verbs to choose from where the line names none. */
  deeds?: string;
}

/** Every alternative begins at the beginning of a word: a reward is no ward. */
const fromWordStart = (words: RegExp): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.source})`, words.flags);
const topic = (words: RegExp, blanks: readonly [string, string], question: string, interview: string, deeds?: string): Topic => ({
  words: fromWordStart(words),
  blanks,
  question,
  interview,
  ...(deeds === undefined ? {} : { deeds }),
});

/** First match wins: the particular before the general. */
const TOPICS: readonly Topic[] = [
  topic(
    /\bquotas?\b|\btargets?\b/iu,
    ['[by how much?]', '[how many quarters in a row?]'],
    'What was the target, by how much did you pass it, and how often?',
    'Tell me about the quarter in which you missed it.',
  ),
  topic(
    /\bsocial media|facebook|instagram|twitter|linkedin|tiktok/iu,
    ['[how many posts a week?]', '[what changed in followers or sales?]'],
    'Which channels, how often, and what moved because of it?',
    'Which post did best, and what did you do differently after it?',
    '[Wrote, scheduled or answered?]',
  ),
  topic(
    /\bnewsletter|mailing/iu,
    ['[sent to how many readers?]', '[opened by how many?]'],
    'How many people got it, how often, and what did they do with it?',
    'How did you know that anyone read it?',
    '[Wrote, laid out or sent?]',
  ),
  topic(
    /leads\b|lead generation|prospect|outbound|cold call|sales cycle|territory|\bcrm\b|decision makers|booked meetings/iu,
    ['[how much revenue?]', '[against what target?]'],
    'What was the target, what did you reach, and how much of it was yours?',
    'Take one deal apart for me: first call to signature.',
  ),
  topic(
    /\bmeetings?\b|stand-?ups?|retros?\b|inset\b|besprechung/iu,
    ['[how often?]', '[which decision came out of it?]'],
    'What was decided because you were in the room?',
    'Tell me one thing that went another way because you spoke up.',
    '[Prepared, minuted or chaired?]',
  ),
  topic(
    /\btrade show|exhibition|\bfair\b|\bevents?\b(?! (?:a|per) )|conference|wedding/iu,
    ['[how many guests or visitors?]', '[what came of it?]'],
    'How large was it, what was yours alone, and what did it bring in?',
    'What went wrong on the day, and who mended it?',
    '[Planned, built or staffed?]',
  ),
  topic(
    /\bcampaigns?\b|promotion|advert/iu,
    ['[how much budget?]', '[what did it bring in?]'],
    'Which campaign, for how much, and what came back?',
    'Pick one campaign: what was the aim, and by how much was it met or missed?',
    '[Planned, wrote or booked?]',
  ),
  topic(
    /\bwebsite|web ?site|web pages?|seo\b/iu,
    ['[which pages?]', '[what changed for visitors?]'],
    'Which part was yours, and what could visitors do afterwards that they could not before?',
    'Walk me through the one page that is yours.',
    '[Planned, wrote or tested?]',
  ),
  topic(
    /\bstakeholders?\b/iu,
    ['[about what?]', '[what was agreed?]'],
    'Who were they, what did each want, and what did you get them to agree on?',
    'Name a stakeholder who disagreed with you. How did it end?',
  ),
  topic(
    /\bcomplaints?\b/iu,
    ['[how many a month?]', '[how many settled at once?]'],
    'How many, about what, and how many ended well?',
    'Tell me about the complaint you still think of.',
  ),
  topic(
    /\bphone|telephone|enquir|inquir|quer(?:y|ies)\b|call(?:s|ers)?\b|helpdesk/iu,
    ['[how many a day?]', '[how many settled without passing them on?]'],
    'How many a day, and what could you settle yourself?',
    'What was the hardest one, and what did you say?',
  ),
  topic(
    /\bbrochure|leaflet|poster|flyer|catalogue|slides?\b|presentation/iu,
    ['[how many pages or copies?]', '[who used it?]'],
    'What part was yours, how many were made, and who used them?',
    'What did you leave out, and why?',
    '[Wrote, designed or proofread?]',
  ),
  topic(
    /\bspreadsheet|excel\b|data ?entry|\brecords?\b|database\b(?! admin)|relabel|collections?\b/iu,
    ['[how many entries?]', '[who relied on it?]'],
    'How large was it, how fresh did it stay, and who decided something with it?',
    'What broke when it was wrong, and how did you find out?',
    '[Built, corrected or kept?]',
  ),
  topic(
    /\bmonth[- ]?end\b|year[- ]?end\b/iu,
    ['[how many days to close?]', '[which part was yours?]'],
    'How long does the close take, and which part of it is yours?',
    'What delays the close most, and what did you do about it?',
    '[Prepared, checked or posted?]',
  ),
  topic(
    /\bledger|reconciliation|invoice|accounts payable|vat\b|petty cash|payroll|bookkeep/iu,
    ['[how many at a time?]', '[how many days to close, or errors found?]'],
    'How many, how large, how fast, and what did you catch?',
    'Which difference took you longest to find?',
    '[Prepared, checked or posted?]',
  ),
  topic(
    /\bbudget|food cost|forecast|costs?\b/iu,
    ['[how large a budget?]', '[over or under, and by how much?]'],
    'How much money, and where did it end up against plan?',
    'Where did you overspend, and what did you do the next month?',
  ),
  topic(
    /\bsubjects\b|pupils?\b|class\b|reception and year|lesson|teach|taught|curriculum|display|marking/iu,
    ['[how many pupils?]', '[what could they do at the end?]'],
    'How many pupils, and what could they do in summer that they could not in autumn?',
    'Tell me about a lesson that failed, and the next one.',
    '[Planned, taught or assessed?]',
  ),
  topic(
    /\btill\b|cash|customers?\b|serv(?:ing|ed)|guests?\b|check-?in|reception\b|tables\b|front desk/iu,
    ['[how many people a shift?]', '[what did they come back for?]'],
    'How many people on a busy day, and what did you do that another would not have?',
    'Tell me about the customer nobody else wanted to serve.',
  ),
  topic(
    /\bstock|shel(?:f|ves)|order(?:s|ing|ed)\b|suppl(?:y|ier)|warehouse|inventory|keys, luggage|baustellenmaterial/iu,
    ['[how many items a week?]', '[how seldom did anything run out?]'],
    'How much passed through your hands, and what ran out or did not?',
    'When did the count last not match, and why?',
  ),
  topic(
    /\brotas?\b|staff\b(?! nurse)|team of|front desk team/iu,
    ['[how many people?]', '[what ran better for it?]'],
    'How many people, and what would they say was different under you?',
    'Which person on that team was hardest to plan for, and what did you do?',
  ),
  topic(
    /\baudit\b|inspection|compliance|hygiene|safety/iu,
    ['[how many checked?]', '[what was changed afterwards?]'],
    'What was found, and what did you change because of it?',
    'Which finding did you disagree with?',
    '[Collected, checked or reported?]',
  ),
  topic(
    /\bmedication|observations|cannulation|wound|bed\b|ward\b|patients?\b|discharge|clinic|fracture|residents?\b/iu,
    ['[how many patients a shift?]', '[what got safer or faster?]'],
    'How many patients, how ill, and what changed on the ward because of you?',
    'Tell me about a shift that went wrong, and your part in putting it right.',
    '[Prepared, recorded or carried out?]',
  ),
  topic(
    /\bmicroservices?|\bcode\b|monolith|\bapi\b|back-?end|front-?end|services?\b.*(?:java|spring)|software/iu,
    ['[which part, how many users?]', '[what got faster or broke less?]'],
    'Which part did you write, who uses it, and what is measurably better?',
    'Draw me the part you wrote. What would you do differently?',
    '[Built, extended or fixed?]',
  ),
  topic(
    /\bbug|tickets?\b|unit tests?|tests?\b|jira\b/iu,
    ['[how many a week?]', '[which failure stopped coming back?]'],
    'How many, how hard, and what stopped failing?',
    'Which bug taught you most?',
    '[Wrote, reviewed or fixed?]',
  ),
  topic(
    /\bpostgres|oracle\b|sql\b|kubernetes|docker|cloud|aws\b|pipeline|server/iu,
    ['[for which system, of what size?]', '[what did you change in it?]'],
    'Which system, how large, and which change is yours?',
    'What did you break while learning it, and how did you notice?',
    '[Queried, configured or migrated?]',
  ),
  topic(
    /\bpasswords?\b|toner|laptops?\b|it support|hardware/iu,
    ['[how many users?]', '[how quickly?]'],
    'How many people rang you, and how soon were they working again?',
    'What did you fix that nobody else could?',
  ),
  topic(
    /\bclub\b|nativity|camp\b|face painting|songs|volunteer|litter/iu,
    ['[how many took part?]', '[what was left at the end?]'],
    'How many took part, and what did you set up that stayed?',
    'What did you do when it rained?',
    '[Planned, ran or cleaned up after?]',
  ),
  topic(
    /\bgrants?\b|funding|proposals?\b/iu,
    ['[how much money?]', '[how many granted?]'],
    'Which part of the text is yours, and how much came of it?',
    'Which reviewer was right, and what did you change?',
    '[Drafted, costed or edited?]',
  ),
  topic(
    /\bcommittee|panel\b|board\b/iu,
    ['[which ones?]', '[what was decided with your vote?]'],
    'Which ones, since when, and what did you bring about there?',
    'What would not exist without your time on it?',
  ),
  topic(
    /\bresearch|survey|\bstud(?:y|ies)\b|seawater|barnacle|laborator|dataset|experiment/iu,
    ['[how many samples or sites?]', '[what was found or published?]'],
    'How many samples, over what time, and what do we know because of it?',
    'Which result surprised you, and did it survive the second look?',
    '[Designed, measured or analysed?]',
  ),
  topic(
    /\bmaintenance|equipment|machin|install|repair|wartung|instandhaltung|fehlersuche|förderanlagen/iu,
    ['[how many machines?]', '[how much less downtime?]'],
    'How many machines, how often, and how much longer did they run?',
    'Which fault took you longest to find?',
  ),
  topic(
    /\btrain(?:ed|ing)?\b|mentor|coach|onboard|supervis|phd students/iu,
    ['[how many people?]', '[what could they do afterwards?]'],
    'How many people, and what did they do alone afterwards?',
    'Who did not get it at first, and what did you change?',
  ),
  topic(
    /\bkitchen|menu|chef|covers\b|cooking|peeled|chopped|tea\b|coffee/iu,
    ['[how many covers a service?]', '[what got cheaper, faster or better?]'],
    'How many plates, how many hands, and what changed while you stood there?',
    'It is eight o’clock, the oven is dead. What did you do the last time?',
  ),
  topic(
    /\bfil(?:ing|ed)\b|photocop|office\b|admin|letters|\bpost\b|reception|tasks|duties/iu,
    ['[how many a week?]', '[what ran faster because of it?]'],
    'How much of it was there, and what did you make faster?',
    'What did you stop doing, and who noticed?',
  ),
  topic(
    /\breports?\b|document|correspondence|minutes\b/iu,
    ['[how many, for whom?]', '[what was decided with it?]'],
    'For whom, how often, and what was decided with it?',
    'Which number in it did people argue about?',
    '[Wrote, checked or presented?]',
  ),
  topic(
    /\bprojects?\b|launch|rollout|implementation/iu,
    ['[which one, how large?]', '[your own part?]'],
    'Which project, and which part would have stopped without you?',
    'What was late, and what did you do about it?',
    '[Planned, built or tested?]',
  ),
  topic(
    /\bprocess|procedure|workflow/iu,
    ['[which steps?]', '[what got faster?]'],
    'Which steps were yours, and what takes less time now?',
    'What is the step you would remove today?',
    '[Followed, checked or improved?]',
  ),
  topic(
    /sold\b|sales\b|selling/iu,
    ['[how much a month?]', '[compared with the others?]'],
    'How much did you sell, and how was that against the rest of the team?',
    'Sell me the thing you sold least of.',
  ),
];

const ANY_TOPIC: Topic = {
  words: /(?:)/u,
  blanks: ['[how many or how often?]', '[what changed because of it?]'],
  question: 'How much of it was there, and what would have been missing without you?',
  interview: 'Give me one example, with a date and an ending.',
};

export function topicOf(text: string): Topic {
  return TOPICS.find(({ words }) => words.test(text)) ?? ANY_TOPIC;
}

/** The same in the language of the line, for lines that are not English; English question, since the report is. */
export const FOREIGN_BLANKS: Readonly<Record<string, readonly [string, string]>> = {
  de: ['[wie viele?]', '[was wurde dadurch besser?]'],
  fr: ['[combien ?]', '[quel résultat ?]'],
  es: ['[¿cuántos?]', '[¿qué cambió?]'],
  it: ['[quanti?]', '[che cosa è cambiato?]'],
  pt: ['[quantos?]', '[o que mudou?]'],
  nl: ['[hoeveel?]', '[wat werd er beter?]'],
};
