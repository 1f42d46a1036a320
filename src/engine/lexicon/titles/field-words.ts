const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What a job is in, typed where a job was asked for: nobody is "a sales" or "an agriculture". */
export const FIELD_WORDS = words(
  'sales hr it law legal arts art apparel automobile automotive aviation agriculture banking bpo finance fitness healthcare media design marketing retail hospitality security support operations services service logistics ' +
    'relations resources pharmacy translation research development education insurance tech technology science analysis entry wellness beauty fashion food transport textiles energy property',
);

/** How such words end: "engineering", "construction", "accountancy", "journalism". */
export const FIELD_ENDS = /(?:[^k]ing|tion|ment|ture|ness|ics|ogy|ancy|ency|ance|ism|care|graphy|ware)$/u;
