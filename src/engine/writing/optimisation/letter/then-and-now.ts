/** "Empty miles were 24% when I started, 16% now": both ends of a change, the second with its verb. */
export const thenAndNow = (line: string): string =>
  line
    // "The pick rate was 24 kg an hour, now 31 kg an hour"
    .replace(
      /^([^,;:]*(?<!\p{L})(was|were) [^,;:]*\d[^,;:]*), (?:and |but )?now ([£$€]?\d[^,;:]*)$/u,
      (_, then: string, verb: string, amount: string) => `${then} and ${verb === 'was' ? 'is' : 'are'} ${amount} now`,
    )
    .replace(
      /^([^,;:]*(?<!\p{L})(was|were) [^,;:]*\d[^,;:]*), (?:and )?(?:now )?(\S*\d\S*(?: \p{Ll}+)?)( now| today)$/u,
      (_, then: string, verb: string, amount: string, now: string) => `${then} and ${verb === 'was' ? 'is' : 'are'} ${amount}${now}`,
    );

/** "Empty miles were 24% when I started": how it was before, and no more; rule 5 of truth.md has it told with its end or not at all. */
export const isHalfOfChange = (told: string): boolean =>
  /(?<!\p{L})(?:was|were|stood at) [^,;:]*\d[^,;:]* when I (?:started|began|came|joined|arrived|took (?:it )?over)$/u.test(told);
