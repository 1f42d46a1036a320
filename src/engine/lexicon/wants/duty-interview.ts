/** What an interviewer of the trade asks about a duty, and what a good answer contains. Without a tense: the job may be over. */
export interface DutyInterview {
  says: RegExp;
  question: string;
  contains: string;
  /** The trades in which it is asked, by the title of the line's job or the wanted one; null where the words alone decide. */
  of: RegExp | null;
}
