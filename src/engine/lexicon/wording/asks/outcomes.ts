/** What is better after a deed of one kind, in figures that somebody in that trade would believe. */
export interface OutcomeExample {
  outcome: string;
  from: string;
  to: string;
}

const of = (words: RegExp, outcome: string, from: string, to: string) => ({
  words: new RegExp(String.raw`(?<![\p{L}])(?:${words.source})(?![\p{L}])`, 'iu'),
  example: { outcome, from, to },
});

/** By the thing that was made, brought in or taught; the particular before the general. A thing of no kind below has no example that would fit. */
const OUTCOMES_OF_THINGS: readonly { words: RegExp; example: OutcomeExample }[] = [
  of(/translation memor(?:y|ies)|term(?:inology)? (?:base|bank|list)s?|glossar(?:y|ies)/u, 'queries per job', '30', '12'),
  of(/check ?lists?|procedures?|sops?|protocols?|work instructions?|hand-?over sheets?|process(?:es)?/u, 'mistakes', '9 a month', '2 a month'),
  of(/trackers?|spreadsheets?|dashboards?|scripts?|macros?|templates?|reporting/u, 'the time for a report', '3 hours', '40 minutes'),
  of(/rotas?|rosters?|shift (?:plans?|patterns?)/u, 'overtime', '60 hours a month', '15 hours a month'),
  of(/menus?|recipes?|dishes/u, 'food waste', '12%', '7%'),
  of(/window displays?|displays?|aisles?|shop layout|merchandising/u, 'sales of the range', '£1,200 a week', '£1,900 a week'),
  of(/induction|onboarding|training|new starters?|apprentices?|trainees?|freshers|juniors?/u, 'mistakes in the first month', '9', '4'),
  of(/newsletters?|campaigns?|websites?|blogs?|landing pages?|social media/u, 'visits', '4,000 a month', '9,000 a month'),
  of(/filing system|filing|stock ?room|store ?room|tool store|labels|labelling|racking/u, 'searching', '20 minutes a day', '5 minutes a day'),
  of(/suppliers?|tariffs?|supply contracts?|leases?|insurance/u, 'costs', '£3,100 a month', '£2,400 a month'),
  of(/fixtures?|jigs?|tooling|set-?ups?/u, 'set-up time', '45 minutes', '20 minutes'),
  of(/self-checkouts?|checkouts?|tills?/u, 'queues at weekends', '9 minutes', '4 minutes'),
  of(/appointments?|bookings?|booking system|reception|triage|call-?backs?|ticket system|help ?desk/u, 'waiting time', '9 days', '4 days'),
  of(/pipelines?|deploy(?:s|ments?)|test suite|builds?|queries|api|service|monolith/u, 'the time for a release', '40 minutes', '12 minutes'),
  of(/lesson plans?|schemes? of work|revision (?:classes|sessions)|curriculum/u, 'pass rates', '61%', '74%'),
];

/** What could have been better after a deed about this thing; undefined where no example would fit. */
export const outcomeExampleFor = (text: string): OutcomeExample | undefined => OUTCOMES_OF_THINGS.find(({ words }) => words.test(text))?.example;
