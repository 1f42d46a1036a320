/**
 * Adjectives that praise without a fact. They count only before a noun of ability ("excellent skills", "strong background"),
 * because "strong passwords" and "advanced encryption" are honest. By weight; further forms after "=".
 */
export const QUALIFIERS: Readonly<Record<number, string>> = {
  5: `
    excellent
    outstanding
    exceptional
    superb
    superior
    great
    fantastic
    amazing
    extraordinary
    phenomenal
    impeccable
    unparalleled
    unmatched
    unrivaled = unrivalled
    unsurpassed
    incredible
    remarkable
    brilliant
    stellar
    top notch
    first class
    first rate
    exemplary
    perfect
    flawless
    awesome
  `,
  4: `
    strong
    solid
    proven
    demonstrated
    extensive
    vast
    deep
    broad
    wide
    thorough
    in depth
    profound
    sound
    good
    very good
    keen
    sharp
    polished
    impressive
    effective
    exceptionally strong
    extremely strong
    very strong
    well developed
    highly developed
    finely honed
    comprehensive
    rich
    robust
    sophisticated
    tremendous
    considerable
    fine
  `,
};

/** Adjectives of character; they count only where they describe the person. */
export const PERSON_ADJECTIVES: Readonly<Record<number, string>> = {
  5: `
    enthusiastic
    energetic
    dedicated
    ambitious
    talented
    gifted
    accomplished
    diligent
    tenacious
    inspiring
    inspirational
    exceptional
    outstanding
    excellent
    devoted
    loyal
    trustworthy
    vibrant
    bright
    outgoing
    cheerful
    friendly
    bubbly
    fun loving
    confident
    determined
    courageous
    fearless
    bold
  `,
  4: `
    reliable
    dependable
    committed
    conscientious
    punctual
    flexible
    efficient
    skilled
    skillful = skilful
    competent
    knowledgeable
    capable
    successful
    professional
    astute
    savvy
    meticulous
    thorough
    honest
    sincere
    hard nosed
    articulate
    disciplined
    independent
    respected
    polished
    intuitive
    curious
    eager
    positive
    industrious
    productive
  `,
};

/** Intensifiers; the word they blow up belongs to the term, because "highly available systems" is a fact. */
export const INTENSIFIERS: Readonly<Record<number, string>> = {
  4: `
    extremely organized = extremely organised, very organized, very organised, exceptionally organized, exceptionally organised, incredibly organized
    extremely reliable = very reliable, highly reliable person
    extremely hardworking = very hardworking, extremely hard working, very hard working
    extremely dedicated = very dedicated, truly dedicated, fully dedicated
    extremely passionate = very passionate, truly passionate, deeply passionate, incredibly passionate
    extremely creative = very creative, exceptionally creative
    extremely talented = exceptionally talented, incredibly talented
    extremely knowledgeable = very knowledgeable, highly knowledgeable
    extremely friendly = very friendly
    extremely proficient = highly proficient, very proficient
    extremely efficient = very efficient, highly efficient professional
    extremely flexible = very flexible
    extremely responsible = very responsible, highly responsible
    extremely ambitious = highly ambitious, very ambitious
    extremely enthusiastic = highly enthusiastic, very enthusiastic
    extremely energetic = highly energetic, very energetic
    extremely committed = highly committed, fully committed, very committed
    extremely focused = highly focused, very focused, laser focused
    extremely competent = highly competent, very competent
    extremely capable = highly capable, very capable
    extremely successful = highly successful, very successful, hugely successful
    extremely accomplished = highly accomplished
    extremely versatile = highly versatile, very versatile
    highly sought after
  `,
};

/** Nouns of ability: what a qualifier must stand before (at most three words later) to be empty. */
export const ABILITY_NOUNS: ReadonlySet<string> = new Set(
  `skill skills ability abilities aptitude knowledge background understanding ethic ethics communicator leader leadership organizer organiser
   interpersonal acumen expertise proficiency talent talents attitude capability capabilities competence competency strengths grasp
   instincts judgment judgement professionalism qualities listener presenter writer negotiator multitasker commitment dedication motivation`.split(/\s+/u),
);

/** What a CV calls its owner; a character adjective at most four words before one of these describes the person. */
export const PERSON_NOUNS: ReadonlySet<string> = new Set(
  `professional individual person leader manager engineer developer designer analyst consultant specialist administrator assistant accountant architect artist
   associate attorney auditor banker bartender builder buyer carpenter cashier chef clerk clinician coach communicator contractor cook coordinator copywriter
   counselor counsellor creator dentist director economist editor educator electrician employee entrepreneur executive expert facilitator farmer financier
   generalist graduate hairdresser handyman host hostess housekeeper hygienist instructor intern investigator investor journalist lawyer lecturer librarian
   machinist marketer mechanic mentor merchandiser negotiator nurse officer operator organizer organiser owner paralegal paramedic pharmacist photographer
   physician pilot planner player plumber practitioner presenter producer programmer psychologist receptionist recruiter representative researcher salesperson
   salesman saleswoman scientist secretary server stylist strategist student supervisor surgeon teacher team-player technician technologist therapist thinker
   tester trader trainer translator tutor undergraduate underwriter waiter waitress welder worker writer candidate jobseeker learner master listener self-starter
   starter solver achiever performer volunteer collaborator innovator agent broker estimator inspector foreman superintendent advocate dba cpa hr`.split(
    /\s+/u,
  ),
);

/** Words behind which a noun is no longer praised by the adjective before them. */
export const ENDS_OF_PRAISE: ReadonlySet<string> = new Set([
  'to',
  'of',
  'for',
  'in',
  'on',
  'by',
  'with',
  'at',
  'from',
  'who',
  'that',
  'as',
  'is',
  'are',
  'the',
  'my',
  'through',
  'or',
]);
