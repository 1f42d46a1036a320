/** What a line of work shows that is of use in any trade, by words that stand in it: "you were trusted with money". */
export interface Bridge {
  says: RegExp;
  /** What carries over, as the rest of a sentence: "being trusted with money". */
  what: string;
}

const bridge = (words: string, what: string): Bridge => ({ says: new RegExp(String.raw`\b(?:${words})\b`, 'iu'), what });

/** The more particular first: the first whose words stand in a line is told. */
export const BRIDGES: readonly Bridge[] = [
  bridge('complaints?|disputes?|escalat\\w+|grievances?|upset|angry|difficult (?:customers?|clients?|people)', 'staying calm when somebody else isn’t'),
  bridge('cash|tills?|takings|petty cash|bank deposits?|float|floats', 'being trusted with money'),
  bridge('trained|training|taught|teach\\w*|mentor\\w*|coach\\w*|induct\\w*|onboard\\w*|tutor\\w*', 'showing somebody else how it’s done'),
  bridge('supervis\\w+|led|managed a team|team of|staff of|crew of|foreman|shift lead', 'being responsible for other people’s work'),
  bridge('rotas?|rosters?|schedul\\w+|diar(?:y|ies)|calendars?|appointments?|booked|bookings?|itinerar\\w+', 'keeping other people’s time straight'),
  bridge('safety|hazards?|risk assessments?|lockout|first aid|emergenc\\w+', 'seeing what could go wrong before it does'),
  bridge('inspect\\w*|audits?|audited|checked|checks|tested|compliance', 'finding the mistake before it costs anything'),
  bridge('stock|inventor\\w+|stocktak\\w+|supplies|replenish\\w*|reorder\\w*|cycle counts?', 'knowing what’s there and what’s missing'),
  bridge('budgets?|forecasts?|invoices?|expenses|payroll|accounts payable|accounts receivable|reconcil\\w+', 'getting the figures right'),
  bridge('suppliers?|vendors?|contracts?|negotiat\\w+|purchase orders?|procurement|purchas\\w+', 'getting what you need from people outside the building'),
  bridge('minutes|letters|correspondence|drafted|wrote|newsletters?|press releases?', 'writing so that others can act on it'),
  bridge('data entry|records?|filing|filed|forms|logs?|database', 'keeping records that somebody else can rely on'),
  bridge('presented|presentations?|briefings?|workshops?|demonstrat\\w+|spoke', 'explaining things to a room'),
  bridge('customers?|clients?|guests?|visitors?|patients?|residents?|passengers?|callers?|enquir\\w+|inquir\\w+', 'dealing with people you haven’t met before'),
  bridge('students?|pupils?|children|class(?:es|room)?', 'holding a room’s attention'),
  bridge('events?|conferences?|field trips?|volunteers', 'getting several people to the same place on the same day'),
  bridge('repair\\w*|troubleshoot\\w*|fixed|diagnos\\w+', 'finding out why something doesn’t work'),
  bridge('deadlines?|dispatch\\w*|shipp\\w+|deliveries', 'getting things out of the door on time'),
  bridge('sales|sold|selling|upsell\\w*|targets?|quotas?|pitch\\w*', 'asking for a yes and taking a no'),
];
