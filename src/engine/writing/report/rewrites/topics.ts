/** What is asked about a line of this kind of work. */
interface Topic {
  words: RegExp;
  /** Bracketed blanks: what would make the line countable, and what came of it. */
  blanks: readonly [string, string];
  /** Verbs to choose from where the line names none. */
  deeds?: string;
}

/** Every alternative begins at the beginning of a word: a reward is no ward. */
const fromWordStart = (words: RegExp): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.source})`, words.flags);
const topic = (words: RegExp, blanks: readonly [string, string], deeds?: string): Topic => ({
  words: fromWordStart(words),
  blanks,
  ...(deeds === undefined ? {} : { deeds }),
});

/** First match wins: the particular before the general. */
const TOPICS: readonly Topic[] = [
  topic(/\bquotas?\b|\btargets?\b/iu, ['[by how much?]', '[how many quarters in a row?]']),
  topic(
    /\bsocial media|facebook|instagram|twitter|linkedin|tiktok/iu,
    ['[how many posts a week?]', '[what changed in followers or sales?]'],
    '[Wrote, scheduled or answered?]',
  ),
  topic(/\bnewsletter|mailing/iu, ['[sent to how many readers?]', '[opened by how many?]'], '[Wrote, laid out or sent?]'),
  topic(/leads\b|lead generation|prospect|outbound|cold call|sales cycle|territory|\bcrm\b|decision makers|booked meetings/iu, [
    '[how much revenue?]',
    '[against what target?]',
  ]),
  topic(/\bmeetings?\b|stand-?ups?|retros?\b|inset\b|besprechung/iu, ['[how often?]', '[which decision came out of it?]'], '[Prepared, minuted or chaired?]'),
  topic(
    /\btrade show|exhibition|\bfair\b|\bevents?\b(?! (?:a|per) )|conference|wedding/iu,
    ['[how many guests or visitors?]', '[what came of it?]'],
    '[Planned, built or staffed?]',
  ),
  topic(/\bcampaigns?\b|promotion|advert/iu, ['[how much budget?]', '[what did it bring in?]'], '[Planned, wrote or booked?]'),
  topic(/\bwebsite|web ?site|web pages?|seo\b/iu, ['[which pages?]', '[what changed for visitors?]'], '[Planned, wrote or tested?]'),
  topic(/\bstakeholders?\b/iu, ['[about what?]', '[what was agreed?]']),
  topic(/\bcomplaints?\b/iu, ['[how many a month?]', '[how many settled at once?]']),
  topic(/\bphone|telephone|enquir|inquir|quer(?:y|ies)\b|call(?:s|ers)?\b|helpdesk/iu, ['[how many a day?]', '[how many settled without passing them on?]']),
  topic(
    /\bbrochure|leaflet|poster|flyer|catalogue|slides?\b|presentation/iu,
    ['[how many pages or copies?]', '[who used it?]'],
    '[Wrote, designed or proofread?]',
  ),
  topic(
    /\bspreadsheet|excel\b|data ?entry|\brecords?\b|database\b(?! admin)|relabel|collections?\b/iu,
    ['[how many entries?]', '[who relied on it?]'],
    '[Built, corrected or kept?]',
  ),
  topic(/\bmonth[- ]?end\b|year[- ]?end\b/iu, ['[how many days to close?]', '[which part was yours?]'], '[Prepared, checked or posted?]'),
  topic(
    /\bledger|reconciliation|invoice|accounts payable|vat\b|petty cash|payroll|bookkeep/iu,
    ['[how many at a time?]', '[how many days to close, or errors found?]'],
    '[Prepared, checked or posted?]',
  ),
  topic(/\bbudget|food cost|forecast|costs?\b/iu, ['[how large a budget?]', '[over or under, and by how much?]']),
  topic(
    /\bsubjects\b|pupils?\b|class\b|reception and year|lesson|teach|taught|curriculum|display|marking/iu,
    ['[how many pupils?]', '[what could they do at the end?]'],
    '[Planned, taught or assessed?]',
  ),
  topic(/\btill\b|cash|customers?\b|serv(?:ing|ed)|guests?\b|check-?in|reception\b|tables\b|front desk/iu, [
    '[how many people a shift?]',
    '[what did they come back for?]',
  ]),
  topic(/\bstock|shel(?:f|ves)|order(?:s|ing|ed)\b|suppl(?:y|ier)|warehouse|inventory|keys, luggage|baustellenmaterial/iu, [
    '[how many items a week?]',
    '[how seldom did anything run out?]',
  ]),
  topic(/\brotas?\b|staff\b(?! nurse)|team of|front desk team/iu, ['[how many people?]', '[what ran better for it?]']),
  topic(/\baudit\b|inspection|compliance|hygiene|safety/iu, ['[how many checked?]', '[what was changed afterwards?]'], '[Collected, checked or reported?]'),
  topic(
    /\bmedication|observations|cannulation|wound|bed\b|ward\b|patients?\b|discharge|clinic|fracture|residents?\b/iu,
    ['[how many patients a shift?]', '[what got safer or faster?]'],
    '[Prepared, recorded or carried out?]',
  ),
  topic(
    /\bmicroservices?|\bcode\b|monolith|\bapi\b|back-?end|front-?end|services?\b.*(?:java|spring)|software/iu,
    ['[which part, how many users?]', '[what got faster or broke less?]'],
    '[Built, extended or fixed?]',
  ),
  topic(/\bbug|tickets?\b|unit tests?|tests?\b|jira\b/iu, ['[how many a week?]', '[which failure stopped coming back?]'], '[Wrote, reviewed or fixed?]'),
  topic(
    /\bpostgres|oracle\b|sql\b|kubernetes|docker|cloud|aws\b|pipeline|server/iu,
    ['[for which system, of what size?]', '[what did you change in it?]'],
    '[Queried, configured or migrated?]',
  ),
  topic(/\bpasswords?\b|toner|laptops?\b|it support|hardware/iu, ['[how many users?]', '[how quickly?]']),
  topic(
    /\bclub\b|nativity|camp\b|face painting|songs|volunteer|litter/iu,
    ['[how many took part?]', '[what was left at the end?]'],
    '[Planned, ran or cleaned up after?]',
  ),
  topic(/\bgrants?\b|funding|proposals?\b/iu, ['[how much money?]', '[how many granted?]'], '[Drafted, costed or edited?]'),
  topic(/\bcommittee|panel\b|board\b/iu, ['[which ones?]', '[what was decided with your vote?]']),
  topic(
    /\bresearch|survey|\bstud(?:y|ies)\b|seawater|barnacle|laborator|dataset|experiment/iu,
    ['[how many samples or sites?]', '[what was found or published?]'],
    '[Designed, measured or analysed?]',
  ),
  topic(/\bmaintenance|equipment|machin|install|repair|wartung|instandhaltung|fehlersuche|förderanlagen/iu, [
    '[how many machines?]',
    '[how much less downtime?]',
  ]),
  topic(/\btrain(?:ed|ing)?\b|mentor|coach|onboard|supervis|phd students/iu, ['[how many people?]', '[what could they do afterwards?]']),
  topic(/\bkitchen|menu|chef|covers\b|cooking|peeled|chopped|tea\b|coffee/iu, ['[how many covers a service?]', '[what got cheaper, faster or better?]']),
  topic(/\bfil(?:ing|ed)\b|photocop|office\b|admin|letters|\bpost\b|reception|tasks|duties/iu, ['[how many a week?]', '[what ran faster because of it?]']),
  topic(/\breports?\b|document|correspondence|minutes\b/iu, ['[how many, for whom?]', '[what was decided with it?]'], '[Wrote, checked or presented?]'),
  topic(/\bprojects?\b|launch|rollout|implementation/iu, ['[which one, how large?]', '[your own part?]'], '[Planned, built or tested?]'),
  topic(/\bprocess|procedure|workflow/iu, ['[which steps?]', '[what got faster?]'], '[Followed, checked or improved?]'),
  topic(/sold\b|sales\b|selling/iu, ['[how much a month?]', '[compared with the others?]']),
];

const ANY_TOPIC: Topic = {
  words: /(?:)/u,
  blanks: ['[how many or how often?]', '[what changed because of it?]'],
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
