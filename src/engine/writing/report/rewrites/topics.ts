/** A kind of work. */
interface Topic {
  words: RegExp;
  /** Verbs to choose from where the line names none. */
  deeds?: string;
}

/** Every alternative begins at the beginning of a word: a reward is no ward. */
const fromWordStart = (words: RegExp): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.source})`, words.flags);
const topic = (words: RegExp, deeds?: string): Topic => ({
  words: fromWordStart(words),
  ...(deeds === undefined ? {} : { deeds }),
});

/** First match wins: the particular before the general. */
const TOPICS: readonly Topic[] = [
  topic(/\bquotas?\b|\btargets?\b/iu),
  topic(/\bsocial media|facebook|instagram|twitter|linkedin|tiktok/iu, '[Wrote, scheduled or answered?]'),
  topic(/\bnewsletter|mailing/iu, '[Wrote, laid out or sent?]'),
  topic(/leads\b|lead generation|prospect|outbound|cold call|sales cycle|territory|\bcrm\b|decision makers|booked meetings/iu),
  topic(/\bmeetings?\b|stand-?ups?|retros?\b|inset\b|besprechung/iu, '[Prepared, minuted or chaired?]'),
  topic(/\btrade show|exhibition|\bfair\b|\bevents?\b(?! (?:a|per) )|conference|wedding/iu, '[Planned, built or staffed?]'),
  topic(/\bcampaigns?\b|promotion|advert/iu, '[Planned, wrote or booked?]'),
  topic(/\bwebsite|web ?site|web pages?|seo\b/iu, '[Planned, wrote or tested?]'),
  topic(/\bstakeholders?\b/iu),
  topic(/\bcomplaints?\b/iu),
  topic(/\bphone|telephone|enquir|inquir|quer(?:y|ies)\b|call(?:s|ers)?\b|helpdesk/iu),
  topic(/\bbrochure|leaflet|poster|flyer|catalogue|slides?\b|presentation/iu, '[Wrote, designed or proofread?]'),
  topic(/\bspreadsheet|excel\b|data ?entry|\brecords?\b|database\b(?! admin)|relabel|collections?\b/iu, '[Built, corrected or kept?]'),
  topic(/\bmonth[- ]?end\b|year[- ]?end\b/iu, '[Prepared, checked or posted?]'),
  topic(/\bledger|reconciliation|invoice|accounts payable|vat\b|petty cash|payroll|bookkeep/iu, '[Prepared, checked or posted?]'),
  topic(/\bbudget|food cost|forecast|costs?\b/iu),
  topic(/\bsubjects\b|pupils?\b|class\b|reception and year|lesson|teach|taught|curriculum|display|marking/iu, '[Planned, taught or assessed?]'),
  topic(/\btill\b|cash|customers?\b|serv(?:ing|ed)|guests?\b|check-?in|reception\b|tables\b|front desk/iu),
  topic(/\bstock|shel(?:f|ves)|order(?:s|ing|ed)\b|suppl(?:y|ier)|warehouse|inventory|keys, luggage|baustellenmaterial/iu),
  topic(/\brotas?\b|staff\b(?! nurse)|team of|front desk team/iu),
  topic(/\baudit\b|inspection|compliance|hygiene|safety/iu, '[Collected, checked or reported?]'),
  topic(
    /\bmedication|observations|cannulation|wound|bed\b|ward\b|patients?\b|discharge|clinic|fracture|residents?\b/iu,
    '[Prepared, recorded or carried out?]',
  ),
  topic(/\bmicroservices?|\bcode\b|monolith|\bapi\b|back-?end|front-?end|services?\b.*(?:java|spring)|software/iu, '[Built, extended or fixed?]'),
  topic(/\bbug|tickets?\b|unit tests?|tests?\b|jira\b/iu, '[Wrote, reviewed or fixed?]'),
  topic(/\bpostgres|oracle\b|sql\b|kubernetes|docker|cloud|aws\b|pipeline|server/iu, '[Queried, configured or migrated?]'),
  topic(/\bpasswords?\b|toner|laptops?\b|it support|hardware/iu),
  topic(/\bclub\b|nativity|camp\b|face painting|songs|volunteer|litter/iu, '[Planned, ran or cleaned up after?]'),
  topic(/\bgrants?\b|funding|proposals?\b/iu, '[Drafted, costed or edited?]'),
  topic(/\bcommittee|panel\b|board\b/iu),
  topic(/\bresearch|survey|\bstud(?:y|ies)\b|seawater|barnacle|laborator|dataset|experiment/iu, '[Designed, measured or analysed?]'),
  topic(/\bmaintenance|equipment|machin|install|repair|wartung|instandhaltung|fehlersuche|förderanlagen/iu),
  topic(/\btrain(?:ed|ing)?\b|mentor|coach|onboard|supervis|phd students/iu),
  topic(/\bkitchen|menu|chef|covers\b|cooking|peeled|chopped|tea\b|coffee/iu),
  topic(/\bfil(?:ing|ed)\b|photocop|office\b|admin|letters|\bpost\b|reception|tasks|duties/iu),
  topic(/\breports?\b|document|correspondence|minutes\b/iu, '[Wrote, checked or presented?]'),
  topic(/\bprojects?\b|launch|rollout|implementation/iu, '[Planned, built or tested?]'),
  topic(/\bprocess|procedure|workflow/iu, '[Followed, checked or improved?]'),
  topic(/sold\b|sales\b|selling/iu),
];

const ANY_TOPIC: Topic = { words: /(?:)/u };

export function topicOf(text: string): Topic {
  return TOPICS.find(({ words }) => words.test(text)) ?? ANY_TOPIC;
}
